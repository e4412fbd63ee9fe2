"""The queue: "after" abilities wait in it, "before" abilities interrupt it (DS-QUEUE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card, confirm
from cantina.games.destiny.cards.executor.language import perform, possible
from cantina.games.destiny.cards.reading import conditions, filters
from cantina.games.destiny.cards.reading.values import this_die
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import events
from cantina.games.destiny.cards.vocabulary.rules import HasAbilitiesOf
from cantina.games.destiny.cards.vocabulary.selectors import Dice, This, Whose
from cantina.games.destiny.rules import free_for_all, keywords, ongoing
from cantina.games.destiny.rules.zones import first_decider
from cantina.games.destiny.state import Battle, Card, Happening, Waiting
from cantina.games.destiny.terms import Keyword

GUARDIAN = -1  # the number of the keyword where an ability's number stands
REDEPLOY = -4  # likewise


# --- finding what answers ----------------------------------------------------------------------


def answers(g: Battle, key: str, happening: Happening) -> list[Waiting]:
    """Return the abilities of cards in play that answer to what happens; changes nothing."""
    found: list[Waiting] = []
    known = facts.KNOWN
    for card in facts.carrying(g, key):
        code = g.codes[card.id]
        for index in known[code].triggers[key]:
            if heard(g, card, code, index, happening):
                found.append(Waiting(card.controller, card.id, code, index, happening))
    for card in facts.carrying(g, HasAbilitiesOf):
        for lender in ongoing.lent_abilities(g, card):
            lent = g.codes[lender]
            for index in known[lent].triggers.get(key, ()):
                if heard(g, card, lent, index, happening):
                    found.append(Waiting(card.controller, card.id, lent, index, happening))
    return found


def heard(g: Battle, card: Card, code: str, index: int, happening: Happening) -> bool:
    """Say whether one ability answers to what happens."""
    ability: Any = facts.KNOWN[code].definition.abilities[index]
    ctx = Context(g, card.controller, card.id, code, cause=happening)
    if not MATCHES[type(ability.event)](ctx, ability.event, happening):
        return False
    when = getattr(ability, "when", None)
    if when is not None and not conditions.holds(ctx, when):
        return False
    return first_time(g, code, index) not in card.marks


def first_time(g: Battle, code: str, index: int) -> str | None:
    """Return how the one time an ability counts is noted; None if it counts every time."""
    first = getattr(facts.KNOWN[code].definition.abilities[index], "first", None)
    if first is None:
        return None
    return f"{code}/{index}" if first is events.First.EACH_GAME else f"{code}/{index}@{g.round}"


def _by(ctx: Context, seat: int, whose: Whose) -> bool:
    return filters.belongs(ctx, seat, whose)


def _card(ctx: Context, word: Any, happening: Happening) -> bool:
    return filters.is_among(ctx, happening.card, word.card)


def _activates(ctx: Context, word: events.Activates, h: Happening) -> bool:
    return _by(ctx, h.seat, word.by) and _card(ctx, word, h)


def _plays(ctx: Context, word: events.Plays, h: Happening) -> bool:
    if not _by(ctx, h.seat, word.by) or not filters.is_among(ctx, h.card, word.card):
        return False
    return word.on is None or (h.host >= 0 and filters.is_among(ctx, h.host, word.on))


def _empties(ctx: Context, word: events.EmptiesHand, h: Happening) -> bool:
    return _by(ctx, h.seat, word.by) and (word.or_discards or h.how == "played")


def _defeated(ctx: Context, word: events.Defeated, h: Happening) -> bool:
    if word.by_damage and h.how != "damage":
        return False
    if isinstance(word.card, This):
        return h.card == ctx.card
    side = filters.belongs(ctx, h.target, word.card.of)
    return side and filters.fits_card(ctx, h.card, word.card)


def _rolls(ctx: Context, word: events.Rolls, h: Happening) -> bool:
    if word.into_pool and h.how != "rolled":
        return False
    die = ctx.g.dice[h.die]
    if isinstance(word.dice, Dice):
        return filters.belongs(ctx, h.seat, word.dice.of) and filters.fits_die(
            ctx, h.die, word.dice
        )
    return die.card == ctx.card and h.seat == ctx.seat


def _resolves(ctx: Context, word: events.Resolves, h: Happening) -> bool:
    if h.seat != ctx.seat or h.source != ctx.card:
        return False
    ctx.shown[h.die] = h.faces[0]
    return bool(this_die(ctx, word.dice))


def _removes(ctx: Context, word: events.RemovesDice, h: Happening) -> bool:
    if not _by(ctx, h.seat, word.by):
        return False
    if not filters.belongs(ctx, h.target, word.dice.of):
        return False
    fitting = tuple([die for die in h.dice if filters.fits_die(ctx, die, word.dice)])
    return bool(fitting)


MATCHES: dict[type[Any], Callable[[Context, Any, Happening], bool]] = {
    events.Activates: _activates,
    events.Plays: _plays,
    events.EmptiesHand: _empties,
    events.Defeated: _defeated,
    events.DealtDamage: _card,
    events.TakesDamage: _card,
    events.GainsShields: _card,
    events.Rolls: _rolls,
    events.Resolves: _resolves,
    events.RemovesDice: _removes,
    events.DiscardsToReroll: lambda ctx, word, h: _by(ctx, h.seat, word.by),
    events.ClaimsBattlefield: lambda ctx, word, h: _by(ctx, h.seat, word.by),
    events.TakesAction: lambda ctx, word, h: _by(ctx, h.seat, word.by),
    events.UsesAction: _card,
    events.Discarded: lambda ctx, word, h: h.how == "effect" and _card(ctx, word, h),
    events.SetUp: lambda ctx, word, h: True,
}


# --- after --------------------------------------------------------------------------------------


def after(g: Battle, happening: Happening) -> None:
    """Collect the "after" abilities that what just happened triggers (DS-AFTER-1)."""
    for waiting in answers(g, "after:" + happening.kind, happening):
        mark = first_time(g, waiting.code, waiting.ability)
        if mark is not None:
            card = g.play[waiting.card]
            card.marks = (*card.marks, mark)
        g.moment.append(waiting)


async def settle(g: Battle) -> None:
    """Put what was triggered in one moment into the queue, in the order its players choose."""
    if g.holding or not g.moment:
        return
    waiting, g.moment = g.moment, []
    while len(waiting) > 1:
        first = await choose_first(g, waiting, "ds-ask-order-queue")
        g.queue.append(first)
        waiting.remove(first)
    g.queue += waiting


async def choose_first(g: Battle, waiting: list[Waiting], prompt: str) -> Waiting:
    """Let the right player pick which ability comes first (DS-SIMULTANEOUS-1, -2)."""
    if all(same_ability(one, waiting[0]) for one in waiting):
        return waiting[0]
    owners = {one.seat for one in waiting}
    seat = waiting[0].seat if len(owners) == 1 else first_decider(g)
    index = await Ask(
        seat,
        prompt,
        list(range(len(waiting))),
        label=lambda at: text(
            "ds-option-ability",
            card=facts.name(g, waiting[at].card),
            seat=facts.player(waiting[at].seat),
        ),
        at=lambda at: at_card(waiting[at].card),
        rules=("DS-SIMULTANEOUS-1", "DS-SIMULTANEOUS-2"),
    )
    return waiting[index]


def same_ability(one: Waiting, other: Waiting) -> bool:
    """Say whether the order of two abilities cannot matter, as they are one and the same."""
    if one.ability == other.ability == REDEPLOY:
        return one.seat == other.seat
    return one.card == other.card and one.code == other.code and one.ability == other.ability


# --- applying -----------------------------------------------------------------------------------


async def apply(g: Battle, waiting: Waiting) -> bool:
    """Apply a triggered ability, even if its card has left play (DS-TRIGGER-3)."""
    ability: Any = facts.KNOWN[waiting.code].definition.abilities[waiting.ability]
    ctx = Context(g, waiting.seat, waiting.card, waiting.code, waiting.cause.die, waiting.cause)
    when = getattr(ability, "when", None)
    if when is not None and not conditions.holds(ctx, when):
        return False
    g.effects += 1
    outcome = await perform(ctx, ability.effect)
    return outcome.done


# --- before -------------------------------------------------------------------------------------


async def before(g: Battle, *happenings: Happening) -> list[Waiting]:
    """Apply the "before" abilities at once, then let it happen (DS-BEFORE-1); return them."""
    waiting = [one for happening in happenings for one in interruptions(g, happening)]
    if waiting:
        await apply_before(g, waiting)
    return waiting


def interruptions(g: Battle, happening: Happening) -> list[Waiting]:
    """Return the abilities and keywords that come before something that is about to happen."""
    found = answers(g, "before:" + happening.kind, happening)
    card = g.play.get(happening.card)
    if card is None:
        return found
    if happening.kind == "activate" and card.kind == "character":
        if ongoing.has_keyword(g, card, Keyword.GUARDIAN):
            code = g.codes[card.id]
            found.append(Waiting(card.controller, card.id, code, GUARDIAN, happening))
    elif happening.kind == "defeat":
        for upgrade in keywords.redeployable(g, card.id):
            code = g.codes[upgrade.id]
            found.append(Waiting(upgrade.controller, upgrade.id, code, REDEPLOY, happening))
    return found


async def apply_before(g: Battle, waiting: list[Waiting]) -> None:
    """Apply interrupting abilities in the order their players choose."""
    g.interrupting += 1
    while waiting := of_players_left(g, waiting):
        first = await choose_first(g, waiting, "ds-ask-order-before")
        waiting.remove(first)
        async with free_for_all.Applying(g, first.seat):
            if first.ability == GUARDIAN:
                await keywords.guardian(g, first)
            elif first.ability == REDEPLOY:
                await keywords.redeploy(g, first.card, first.cause.card)
            else:
                await apply(g, first)
    g.interrupting -= 1


def of_players_left(g: Battle, waiting: list[Waiting]) -> list[Waiting]:
    """Return the abilities whose players are still in the game (DS-FFA-13)."""
    return [one for one in waiting if not g.players[one.seat].out]


# --- instead ------------------------------------------------------------------------------------


async def replaced(g: Battle, happening: Happening) -> bool:
    """Let one replacement effect take the place of what would happen (DS-REPLACEMENT-2, -8)."""
    waiting = answers(g, "instead:" + happening.kind, happening)
    while waiting:
        first = await choose_first(g, waiting, "ds-ask-order-instead")
        waiting.remove(first)
        ability: Any = facts.KNOWN[first.code].definition.abilities[first.ability]
        ctx = Context(g, first.seat, first.card, first.code, cause=happening)
        if not possible(ctx, ability.effect) or (ability.optional and g.declining):
            continue
        if ability.optional:
            prompt = text("ds-ask-instead", card=facts.name(g, first.card))
            if not await confirm(first.seat, prompt, at_card(first.card)):
                continue
        g.say("ds-log-instead", "DS-REPLACEMENT-2", card=facts.name(g, first.card))
        async with free_for_all.Applying(g, first.seat):
            await perform(ctx, ability.effect)
        return True
    return False
