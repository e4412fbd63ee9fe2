"""Damage, healing and shields by card text."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import NOTHING, Outcome
from cantina.core.text import text
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import language, report, source_name
from cantina.games.destiny.cards.reading.values import number
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import effects
from cantina.games.destiny.rules import damage, defeat
from cantina.games.destiny.rules.zones import characters
from cantina.games.destiny.terms import Symbol


def is_character(ctx: Context, card: int) -> bool:
    """Say whether a card is a character in play, and so can be dealt damage."""
    found = ctx.g.play.get(card)
    return found is not None and found.kind == "character"


@language.does(effects.Deal)
async def _deal(ctx: Context, node: effects.Deal) -> Outcome:
    found, _ = await targets.cards(
        ctx, node.to, "ds-ask-deal", lambda card: is_character(ctx, card)
    )
    amount = number(ctx, node.n)
    hits = await damage.deal(ctx, [(card, amount) for card in found], "", node.unblockable)
    # Damage that was blocked has still been dealt (DS-TAKE-DAMAGE-3).
    return report(ctx, bool(hits), sum([hit.dealt for hit in hits]))


@language.can(effects.Deal)
def _can_deal(ctx: Context, node: effects.Deal) -> bool:
    return targets.any_cards(ctx, node.to, lambda card: is_character(ctx, card))


@language.does(effects.DealSplit)
async def _deal_split(ctx: Context, node: effects.DealSplit) -> Outcome:
    hits = await damage.distribute(ctx, ctx.seat, number(ctx, node.n))
    return report(ctx, bool(hits), sum([hit.dealt for hit in hits]))


@language.can(effects.DealSplit)
def _can_deal_split(ctx: Context, _: effects.DealSplit) -> bool:
    return bool(characters(ctx.g, ctx.seat))


@language.does(effects.Indirect)
async def _indirect(ctx: Context, node: effects.Indirect) -> Outcome:
    dealt = 0
    for seat in await targets.players(ctx, node.to):
        ctx.player = seat
        amount = number(ctx, node.n)
        hits = await damage.distribute(ctx, seat, amount, Symbol.INDIRECT)
        dealt += sum([hit.dealt for hit in hits])
    return report(ctx, dealt > 0, dealt)


@language.does(effects.Heal)
async def _heal(ctx: Context, node: effects.Heal) -> Outcome:
    found, _ = await targets.cards(ctx, node.cards, "ds-ask-heal")
    amount = number(ctx, node.n)
    healed = sum([damage.heal(ctx, card, amount) for card in found])
    return report(ctx, healed > 0, healed)


@language.can(effects.Heal)
def _can_heal(ctx: Context, node: effects.Heal) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: damaged(ctx, card))


def damaged(ctx: Context, card: int) -> bool:
    """Say whether damage lies on a card in play."""
    found = ctx.g.play.get(card)
    return found is not None and found.damage > 0


@language.does(effects.MoveDamage)
async def _move_damage(ctx: Context, node: effects.MoveDamage) -> Outcome:
    source, _ = await targets.cards(
        ctx, node.source, "ds-ask-damage-from", lambda card: damaged(ctx, card)
    )
    if not source:
        return report(ctx, False, 0)
    goal, _ = await targets.cards(ctx, node.to, "ds-ask-damage-to", lambda c: c != source[0])
    if not goal:
        return report(ctx, False, 0)
    most = min(number(ctx, node.n), ctx.g.play[source[0]].damage)
    if node.up_to:
        most = await Ask(
            ctx.seat,
            text("ds-ask-how-much", card=source_name(ctx)),
            list(range(most, -1, -1)),
            label=lambda amount: text("ds-option-number", number=amount),
        )
    moved = await damage.move_damage(ctx, source[0], goal[0], most)
    return report(ctx, moved > 0, moved)


@language.can(effects.MoveDamage)
def _can_move_damage(ctx: Context, node: effects.MoveDamage) -> bool:
    return targets.any_cards(ctx, node.source, lambda card: damaged(ctx, card))


@language.does(effects.Block)
async def _block(ctx: Context, _: effects.Block) -> Outcome:
    if ctx.cause.unblockable:
        return NOTHING
    blocked = ctx.cause.amount
    ctx.cause.amount = 0
    return report(ctx, True, blocked)


@language.does(effects.GiveShields)
async def _give_shields(ctx: Context, node: effects.GiveShields) -> Outcome:
    found, _ = await targets.cards(ctx, node.to, "ds-ask-give-shields")
    amount = number(ctx, node.n)
    given = 0
    for card in found:
        given += await damage.give_shields(ctx, card, amount)
    return report(ctx, bool(found), given)


@language.can(effects.GiveShields)
def _can_give_shields(ctx: Context, node: effects.GiveShields) -> bool:
    return targets.any_cards(ctx, node.to)


@language.does(effects.RemoveShields)
async def _remove_shields(ctx: Context, node: effects.RemoveShields) -> Outcome:
    found, _ = await targets.cards(ctx, node.cards, "ds-ask-remove-shields")
    amount = number(ctx, node.n)
    gone = [damage.remove_shields(ctx, card, amount) for card in found]
    enough = any(gone) if amount >= effects.ALL else all(one == amount for one in gone)
    return report(ctx, bool(gone) and enough, sum(gone))


def shielded(ctx: Context, card: int) -> bool:
    """Say whether shields lie on a card in play."""
    found = ctx.g.play.get(card)
    return found is not None and found.shields > 0


@language.can(effects.RemoveShields)
def _can_remove_shields(ctx: Context, node: effects.RemoveShields) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: shielded(ctx, card))


@language.does(effects.MoveShields)
async def _move_shields(ctx: Context, node: effects.MoveShields) -> Outcome:
    source, _ = await targets.cards(
        ctx, node.source, "ds-ask-shields-from", lambda card: shielded(ctx, card)
    )
    if not source:
        return report(ctx, False, 0)
    goal, _ = await targets.cards(
        ctx, node.to, "ds-ask-shields-to", lambda card: card != source[0] and has_room(ctx, card)
    )
    if not goal:
        return report(ctx, False, 0)
    moved = damage.move_shields(ctx, source[0], goal[0], number(ctx, node.n))
    return report(ctx, moved > 0, moved)


def has_room(ctx: Context, card: int) -> bool:
    """Say whether a character can take another shield (DS-SHIELD-4)."""
    found = ctx.g.play.get(card)
    return found is not None and found.shields < damage.MOST_SHIELDS


@language.can(effects.MoveShields)
def _can_move_shields(ctx: Context, node: effects.MoveShields) -> bool:
    return targets.any_cards(ctx, node.source, lambda card: shielded(ctx, card))


@language.does(effects.Defeat)
async def _defeat(ctx: Context, node: effects.Defeat) -> Outcome:
    found, _ = await targets.cards(
        ctx, node.cards, "ds-ask-defeat", lambda card: is_character(ctx, card)
    )
    fallen = await defeat.defeat(ctx, found) if found else []
    return report(ctx, bool(fallen), len(fallen))


@language.can(effects.Defeat)
def _can_defeat(ctx: Context, node: effects.Defeat) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: is_character(ctx, card))
