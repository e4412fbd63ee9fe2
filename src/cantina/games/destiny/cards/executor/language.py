"""The executor of card text: general nodes with Destiny's meaning, and a place for all others."""

from __future__ import annotations

from collections.abc import Awaitable

from cantina.core.ask import Ask
from cantina.core.effects import (
    NOTHING,
    Choose,
    Do,
    Effect,
    If,
    Language,
    May,
    Node,
    Outcome,
    Then,
    To,
)
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card, confirm
from cantina.games.destiny.cards.printing.printer import Printer
from cantina.games.destiny.cards.reading import conditions
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary.effects import Exhaust, GiveResources, Spend
from cantina.games.destiny.cards.vocabulary.flow import Spot
from cantina.games.destiny.cards.vocabulary.selectors import This

language: Language[Context] = Language("destiny")


def perform(ctx: Context, effect: Effect) -> Awaitable[Outcome]:
    """Carry an effect out and report what it really did."""
    return language.run(ctx, effect)


def possible(ctx: Context, effect: Effect) -> bool:
    """Say whether anything could come of an effect now."""
    return language.possible(ctx, effect)


def payable(ctx: Context, cost: Effect) -> bool:
    """Say whether a cost can be paid in full, as far as can be seen now."""
    if isinstance(cost, Do):
        return all(payable(ctx, part) for part in cost.effects)
    return language.possible(ctx, cost)


def source_name(ctx: Context) -> Text:
    """Return the title of the card whose ability is applied."""
    return facts.code_name(ctx.code)


def in_words(node: Node) -> Text:
    """Return what an effect, a condition or a filter says, as the card says it."""
    return Printer().say(node)


@language.does(Do)
async def _do(ctx: Context, node: Do) -> Outcome:
    done, amount = True, 0
    for effect in node.effects:
        outcome = await language.run(ctx, effect)
        done = done and outcome.done
        amount += outcome.amount
    return Outcome(done, amount)


@language.does(Then)
async def _then(ctx: Context, node: Then) -> Outcome:
    first = await language.run(ctx, node.first)
    return await language.run(ctx, node.then) if first.done else NOTHING  # DS-THEN-1


@language.does(To)
async def _to(ctx: Context, node: To) -> Outcome:
    if not payable(ctx, node.cost):
        return NOTHING
    paid = await language.run(ctx, node.cost)
    return await language.run(ctx, node.effect) if paid.done else NOTHING


@language.does(May)
async def _may(ctx: Context, node: May) -> Outcome:
    if ctx.g.declining or not possible(ctx, node.effect):
        return NOTHING
    if not await confirm(
        ctx.seat,
        lambda: text("ds-ask-may", card=source_name(ctx), effect=in_words(node.effect)),
        at_card(ctx.card) if ctx.card >= 0 else None,
    ):
        return NOTHING
    return await language.run(ctx, node.effect)


@language.does(Choose)
async def _choose(ctx: Context, node: Choose) -> Outcome:
    """Any option may be chosen, even one that will do nothing (DS-CHOOSE-1)."""
    left, chosen = list(range(len(node.effects))), []
    for _ in range(node.count):
        index = await Ask(
            ctx.seat,
            text("ds-ask-choose", card=source_name(ctx), count=node.count),
            left[:],
            label=lambda index: in_words(node.effects[index]),
            rules=("DS-CHOOSE-1",),
        )
        left.remove(index)
        chosen.append(index)
    return await _do(ctx, Do(tuple([node.effects[index] for index in chosen])))


@language.does(If)
async def _if(ctx: Context, node: If) -> Outcome:
    if conditions.holds(ctx, node.condition):
        return await language.run(ctx, node.effect)
    return NOTHING if node.otherwise is None else await language.run(ctx, node.otherwise)


@language.can(Do)
def _can_do(ctx: Context, node: Do) -> bool:
    return any(possible(ctx, effect) for effect in node.effects)


@language.can(Then)
def _can_then(ctx: Context, node: Then) -> bool:
    return possible(ctx, node.first)


@language.can(To)
def _can_to(ctx: Context, node: To) -> bool:
    """Look at the effect too, unless it may speak of what the cost will have chosen."""
    if not payable(ctx, node.cost):
        return False
    return not chooses_nothing(node.cost) or possible(ctx, node.effect)


def chooses_nothing(cost: Effect) -> bool:
    """Say whether paying a cost leaves "that die" and "that card" as they are."""
    if isinstance(cost, Do):
        return all(chooses_nothing(part) for part in cost.effects)
    if isinstance(cost, Exhaust):
        return isinstance(cost.cards, This)
    return isinstance(cost, Spend | GiveResources | Spot)


@language.can(Choose)
def _can_choose(ctx: Context, node: Choose) -> bool:
    return any(possible(ctx, effect) for effect in node.effects)


def report(ctx: Context, done: bool, amount: int) -> Outcome:
    """Report what an effect did, for "then", "to" and the amounts after it."""
    ctx.amount = amount
    return Outcome(done, amount)
