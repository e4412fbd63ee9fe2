"""The queue: "after" abilities wait in it, "before" abilities interrupt it (DS-QUEUE)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from cantina.core.ask import Ask
from cantina.core.asking import AT_ONCE
from cantina.core.cards import Limit, May
from cantina.core.text import Text, text
from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import at_card, confirm
from cantina.games.destiny.cards.frames import Trigger
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import meets
from cantina.games.destiny.rules import free_for_all, ongoing
from cantina.games.destiny.rules.zones import first_decider
from cantina.games.destiny.state import Card, Duel, Happening, Waiting

GUARDIAN = -1  # the number of the keyword where an ability's number stands
REDEPLOY = -4  # likewise


# --- finding what answers ----------------------------------------------------------------------


def answers(g: Duel, key: str, happening: Happening) -> list[Waiting]:
    """Return the abilities of cards in play that answer to what happens; changes nothing."""
    found: list[Waiting] = []
    for card, printed_on, number in carried.listening(g, key):
        able = [(printed_on, number)] if number != carried.BORROWED else borrowed(g, card, key)
        for code, index in able:
            if heard(g, card, code, index, happening):
                found.append(Waiting(card.controller, card.id, code, index, happening))
    return found


def borrowed(g: Duel, card: Card, key: str) -> list[tuple[str, int]]:
    """Return the abilities that wait for something and that a card has of others."""
    lent = [g.codes[lender] for lender in ongoing.lent_abilities(g, card)]
    return [(code, index) for code in lent for index in facts.KNOWN[code].triggers.get(key, ())]


class Keys(dict[str, str]):
    """What abilities listen to, by the kind of happening, for one tense."""

    def __init__(self, tense: str) -> None:
        self.tense = tense

    def __missing__(self, kind: str) -> str:
        key = self[kind] = f"{self.tense}:{kind}"
        return key


AFTER, BEFORE, WOULD = Keys("after"), Keys("before"), Keys("would")


def heard(g: Duel, card: Card, code: str, index: int, happening: Happening) -> bool:
    """Say whether one ability answers to what happens."""
    ability = facts.KNOWN[code].ability(index)
    scene = Scene(g, card.controller, card.id, code, cause=happening)
    assert isinstance(ability.at, Trigger)
    if not ability.at.event.hears(scene, happening):
        return False
    if not ability.waits() and ability.when is not None and not ability.when.holds(scene):
        return False
    return first_time(g, code, index) not in card.marks


def first_time(g: Duel, code: str, index: int) -> str | None:
    """Return how the one time an ability counts is noted; None if it counts every time."""
    limit = facts.KNOWN[code].ability(index).limit
    if limit is None:
        return None
    return f"{code}/{index}" if limit is Limit.GAME else f"{code}/{index}@{g.round}"


# --- what cards look back on --------------------------------------------------------------------

NOTED = ("activate", "additional", "remove", "resolve")


def note(g: Duel, happening: Happening) -> None:
    """Keep in mind what is done in a turn, for cards that ask for the last turn of a player."""
    if g.acting >= 0 and happening.kind in NOTED:
        g.players[g.active].last_turn.append(happening)


# --- after --------------------------------------------------------------------------------------


def after(g: Duel, happening: Happening, leaving: Sequence[int] = ()) -> None:
    """Collect the "after" abilities that what just happened triggers (DS-AFTER-1).

    Of the cards that leave play with it only those hear of it to which, or to whose host, it
    happened.
    """
    kind = happening.kind
    if kind in NOTED:
        note(g, happening)
    if not g.carried[AFTER[kind]]:
        return
    for waiting in answers(g, AFTER[kind], happening):
        gone = waiting.card in leaving
        if gone and happening.card not in (waiting.card, g.play[waiting.card].host):
            continue
        mark = first_time(g, waiting.code, waiting.ability)
        if mark is not None:
            card = g.play[waiting.card]
            card.marks = (*card.marks, mark)
        g.moment.append(waiting)


def settle(g: Duel) -> Awaitable[None]:
    """Put what was triggered in one moment into the queue, in the order its players choose."""
    return AT_ONCE if g.holding or not g.moment else put_in_queue(g)


async def put_in_queue(g: Duel) -> None:
    """Let the players choose the order of what was triggered."""
    waiting, g.moment = g.moment, []
    shared = is_shared(waiting)
    waiting, last = without_idle(g, waiting, shared)
    while len(waiting) > 1:
        first = await choose_first(g, waiting, shared, "ds-ask-order-queue")
        g.queue.append(first)
        waiting.remove(first)
    g.queue += waiting + last  # DS-QUEUE-6


def is_shared(waiting: list[Waiting]) -> bool:
    """Say whether abilities of several players wait: one of them orders all (DS-SIMULTANEOUS-2)."""
    return len({one.seat for one in waiting}) > 1


def without_idle(
    g: Duel, waiting: list[Waiting], shared: bool
) -> tuple[list[Waiting], list[Waiting]]:
    """Part abilities whose order is a question from those that come last without one.

    Behind what waits already, or where it could go between two others, nobody knows what will be
    idle, and the order is its player's to choose (DS-SIMULTANEOUS-1).
    """
    if len(waiting) < 2 or g.queue:
        return waiting, []
    decider = decider_of(g, waiting, shared)
    idle = [one for one in waiting if is_idle(g, one, decider)]
    if len(idle) == len(waiting):
        return [], waiting
    if len(idle) != 1 or len(waiting) > 2:
        return waiting, []
    return [one for one in waiting if one is not idle[0]], idle


def is_idle(g: Duel, waiting: Waiting, decider: int) -> bool:
    """Say whether nothing could come of an ability that its player need not use.

    Last it may still come to something, and whoever does not want that declines: so nobody is
    asked where it goes.
    """
    if waiting.ability < 0 or waiting.seat != decider:
        return False
    ability = facts.KNOWN[waiting.code].ability(waiting.ability)
    if not (ability.may or isinstance(ability.effect, May)):
        return False
    return not ability.is_open(scene_of(g, waiting))


def decider_of(g: Duel, waiting: list[Waiting], shared: bool) -> int:
    """Return who orders abilities (DS-SIMULTANEOUS-1, -2)."""
    return first_decider(g) if shared else waiting[0].seat


async def choose_first(g: Duel, waiting: list[Waiting], shared: bool, prompt: str) -> Waiting:
    """Let the right player pick which ability comes first (DS-SIMULTANEOUS-1, -2)."""
    if all(same_ability(one, waiting[0]) for one in waiting):
        return waiting[0]
    index = await Ask(
        decider_of(g, waiting, shared),
        prompt,
        list(range(len(waiting))),
        label=lambda at: text(
            "ds-option-ability",
            card=facts.name(g, waiting[at].card),
            seat=facts.player(waiting[at].seat),
        ),
        at=lambda at: at_card(waiting[at].card),
        note=lambda at: said(waiting[at]),
        rules=("DS-SIMULTANEOUS-1", "DS-SIMULTANEOUS-2"),
    )
    return waiting[index]


def said(waiting: Waiting) -> Text | None:
    """Return what an ability does, in words; a keyword is known by its name."""
    if waiting.ability < 0:
        return None
    return facts.KNOWN[waiting.code].ability(waiting.ability).does()


def same_ability(one: Waiting, other: Waiting) -> bool:
    """Say whether the order of two abilities cannot matter, as they are one and the same."""
    if one.ability == other.ability == REDEPLOY:
        return one.seat == other.seat
    return one.card == other.card and one.code == other.code and one.ability == other.ability


# --- applying -----------------------------------------------------------------------------------


async def apply(g: Duel, waiting: Waiting) -> bool:
    """Apply a triggered ability, even if its card has left play (DS-TRIGGER-3)."""
    ability = facts.KNOWN[waiting.code].ability(waiting.ability)
    scene = scene_of(g, waiting)
    if not await meets(scene, ability.when, ability.effect):
        return False
    g.effects += 1
    outcome = await ability.apply(scene)
    return outcome.done


def scene_of(g: Duel, waiting: Waiting) -> Scene:
    """Return the scene in which a triggered ability is applied."""
    return Scene(g, waiting.seat, waiting.card, waiting.code, waiting.cause.die, waiting.cause)


# --- before -------------------------------------------------------------------------------------


Apply = Callable[[Duel, Waiting], Awaitable[object]]
"""Carries out an ability that waits."""


class KeywordAbility(NamedTuple):
    """A keyword that stands for a "before" ability: its number, whose it is, what it does."""

    number: int
    found: Callable[[Duel, Happening], list[Waiting]]
    apply: Apply


def before(
    g: Duel, *happenings: Happening, keyword: KeywordAbility | None = None
) -> Awaitable[None]:
    """Apply the "before" abilities at once, then let it happen (DS-BEFORE-1)."""
    waiting = interrupting(g, *happenings, keyword=keyword)
    return apply_before(g, waiting, keyword) if waiting else AT_ONCE


def interrupting(
    g: Duel, *happenings: Happening, keyword: KeywordAbility | None = None
) -> list[Waiting]:
    """Return the "before" abilities that answer to what is about to happen."""
    waiting: list[Waiting] = []
    for happening in happenings:
        key = BEFORE[happening.kind]
        if g.carried[key]:
            waiting += answers(g, key, happening)
        if keyword is not None:
            waiting += keyword.found(g, happening)
    return waiting


async def apply_before(
    g: Duel, waiting: list[Waiting], keyword: KeywordAbility | None = None
) -> None:
    """Apply interrupting abilities in the order their players choose (DS-QUEUE-7)."""
    g.interrupting += 1
    shared = is_shared(waiting)
    while waiting := of_players_left(g, waiting):
        decider = decider_of(g, waiting, shared)
        able = [one for one in waiting if not is_idle(g, one, decider)] if len(waiting) > 1 else []
        first = await choose_first(g, able, shared, "ds-ask-order-before") if able else waiting[0]
        waiting.remove(first)
        by_keyword = keyword is not None and first.ability == keyword.number
        applied: Apply = keyword.apply if keyword is not None and by_keyword else apply
        await free_for_all.applied(g, first.seat, applied(g, first))
    g.interrupting -= 1


def of_players_left(g: Duel, waiting: list[Waiting]) -> list[Waiting]:
    """Return the abilities whose players are still in the game (DS-FFA-13)."""
    return [one for one in waiting if not g.players[one.seat].out]


# --- instead ------------------------------------------------------------------------------------


async def replaced(g: Duel, happening: Happening) -> bool:
    """Let one replacement effect take the place of what would happen (DS-REPLACEMENT-2, -8)."""
    if not g.carried[WOULD[happening.kind]]:
        return False
    found = answers(g, WOULD[happening.kind], happening)
    shared = is_shared(found)
    waiting = [one for one in found if can_replace(g, one)]
    while waiting:
        first = await choose_first(g, waiting, shared, "ds-ask-order-instead")
        waiting.remove(first)
        ability = facts.KNOWN[first.code].ability(first.ability)
        scene = Scene(g, first.seat, first.card, first.code, cause=happening)
        if ability.may:
            prompt = text("ds-ask-instead", card=facts.name(g, first.card))
            if not await confirm(first.seat, prompt, at_card(first.card)):
                continue
        g.say("ds-log-instead", "DS-REPLACEMENT-2", card=facts.name(g, first.card))
        await free_for_all.applied(g, first.seat, ability.effect.do(scene))
        return True
    return False


def can_replace(g: Duel, waiting: Waiting) -> bool:
    """Say whether a replacement effect could take the place of what would happen."""
    ability = facts.KNOWN[waiting.code].ability(waiting.ability)
    scene = Scene(g, waiting.seat, waiting.card, waiting.code, cause=waiting.cause)
    return ability.effect.can(scene) and not (ability.may and g.declining)
