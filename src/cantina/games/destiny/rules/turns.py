"""Rounds and turns: whose turn it is, the queue between actions, passes (DS-ROUND, DS-PASS)."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from cantina.core.hashing import state_hash
from cantina.games.destiny import facts, report
from cantina.games.destiny.cards.standing import Forbidden
from cantina.games.destiny.rules import actions, delayed, free_for_all, playing, queue, winning
from cantina.games.destiny.rules.ongoing import is_forbidden
from cantina.games.destiny.rules.zones import first_decider
from cantina.games.destiny.state import NOBODY, Duel, Happening, Report

SUSPICIOUS = 40  # effects in one action before anybody looks for a loop


def begin_round(g: Duel) -> str:
    """Start a round: what was counted in the last one is forgotten."""
    g.round += 1
    g.active = first_decider(g)  # DS-BATTLEFIELD-6, DS-ROUND-2: who controls the battlefield
    g.claimed = NOBODY
    g.passes = 0
    g.phase_over = False
    g.idle_rounds += 1
    g.powers = ()
    for player in g.players:
        player.replaced = False
        player.played, player.played_on = [], []
        player.rash = False
        player.actions = player.bonus = 0
        player.slow = player.forced = False
        player.last_turn = []
        player.acted = player.removed = False
        player.must_pass = 0
    for card in g.play.values():
        card.used = ()
    report.note_round(g)
    g.say("ds-log-round", "DS-ROUND-1", number=g.round)
    return "turn"


def is_passed(g: Duel) -> bool:
    """Say whether the active player cannot act in the turn that comes now."""
    return g.claimed == g.active or g.players[g.active].must_pass > 0


def pass_turn(g: Duel) -> str:
    """Let the active player pass, who claimed the battlefield or must pass."""
    begin_turn(g)
    if g.claimed == g.active:
        g.say("ds-log-auto-pass", "DS-CLAIM-3", seat=facts.player(g.active))
    else:
        g.players[g.active].must_pass -= 1
        g.say("ds-log-pass", "DS-PASS-1", seat=facts.player(g.active))
    return "finish"


def turn(g: Duel) -> Coroutine[Any, Any, str]:
    """Let the active player take one action or pass (DS-ROUND-3, DS-ACTION-1)."""
    begin_turn(g)
    return turn_again(g)


def begin_turn(g: Duel) -> None:
    """Begin the turn of the active player: what was counted in the last one is forgotten."""
    seat = g.active
    active = g.players[seat]
    g.turn += 1
    g.acting = seat
    begin_counting(g)
    g.resolved.clear()
    if active.last_turn:
        active.last_turn = []
    for player in g.players:
        if player.hasty:  # looking costs less than writing, and most of this is seldom set
            player.hasty = False
    if g.actions_taken:
        g.actions_taken = 0
    if active.bonus:
        g.extra += [seat] * active.bonus
        active.bonus = 0
    g.changes_before = g.changes
    g.following = "finish"


async def turn_again(g: Duel) -> str:
    """After an undone action the same player acts again or passes (DS-ILLEGAL-3)."""
    seat = g.acting
    if g.players[seat].out:
        return "queue"  # he gave up
    taken = await free_for_all.applied(g, seat, actions.take(g, seat, additional=False))
    return "turn-again" if taken is False else "queue"


async def apply_queue(g: Duel) -> str:
    """Apply the effect that has waited longest, completely (DS-QUEUE-3, DS-QUEUE-4)."""
    await queue.settle(g)
    if not g.queue:
        return after_queue(g)
    waiting = g.queue.pop(0)
    guard_against_loops(g)
    if waiting.ability == playing.PLAYED:
        await playing.apply_event(g, waiting.cause)
        return "queue"
    apply = delayed.apply if waiting.ability == delayed.DELAYED else queue.apply
    await free_for_all.applied(g, waiting.seat, apply(g, waiting))
    return "queue"


def after_queue(g: Duel) -> str:
    """Go on once the queue is empty: with the dice that are resolved, or with what follows."""
    return g.following if g.resolving is None else "resolve"


def begin_counting(g: Duel) -> None:
    """Start watching for loops anew."""
    if g.effects:
        g.effects = 0
        g.seen.clear()
        g.declining = False


def guard_against_loops(g: Duel) -> None:
    """End a loop: the same table several times, or far too many effects.

    Whoever can decline must do something else now; a loop that nobody can leave is a draw.
    """
    g.effects += 1
    if g.effects <= SUSPICIOUS:
        return
    g.seen.append(fingerprint(g))
    most, same = g.readings.loop_effects, g.readings.loop_tables
    if g.effects <= most and g.seen.count(g.seen[-1]) < same:
        return
    if g.declining:
        g.say("ds-log-loop")
        winning.end(g, (), "loop")
        raise winning.GameOver
    g.say("ds-log-declining")
    g.declining = True
    g.effects = SUSPICIOUS
    g.seen.clear()


def fingerprint(g: Duel) -> str:
    """Return a hash of all that matters on the table, without what merely counts."""
    same = g.copy()
    same.effects = same.changes = same.changes_before = 0
    same.seen = []
    for player in same.players:
        player.report = Report()
    return state_hash(same)


async def continue_resolving(g: Duel) -> str:
    """Let the player resolve one more die with the same symbol, or stop (DS-RESOLVE-1)."""
    assert g.resolving is not None
    await free_for_all.applied(g, g.resolving.seat, actions.resolve_next(g))
    return "queue"


def finish(g: Duel) -> str:
    """End the action of a turn: whatever changed nothing was a pass (DS-PASS-2, DS-PASS-3, -4)."""
    g.passes = g.passes + 1 if g.changes == g.changes_before else 0
    return go_on(g)


def finish_additional(g: Duel) -> str:
    """End an additional action: taken or declined, it was no pass (DS-EXTRA-ACTION-2)."""
    g.passes = 0
    return go_on(g)


def go_on(g: Duel) -> str:
    """Offer additional actions, go to the next player, or end the phase (DS-EXTRA-ACTION-4, -6)."""
    if g.phase_over:
        g.extra = [] if g.last_word == NOBODY else [g.last_word]
        g.last_word = NOBODY
    while g.extra:
        seat = g.extra[0]
        if seat == g.claimed or g.players[seat].out or has_had_enough(g, seat):
            g.extra.pop(0)  # DS-CLAIM-3
            continue
        return "extra"
    if g.phase_over or (g.passes > 1 and g.passes >= len(winning.remaining(g))):
        return "phase-end"  # DS-ROUND-4, DS-FFA-8
    active = g.players[g.active]
    if active.barred or active.slow or active.limited:
        active.barred = ""
        active.slow = active.limited = False
    g.active = next_seat(g)
    return "turn"


def has_had_enough(g: Duel, seat: int) -> bool:
    """Say whether a card keeps a player from taking a further additional action."""
    if is_forbidden(g, seat, Forbidden.EXTRA_ACTIONS):
        return True
    return g.players[seat].limited and g.actions_taken > 1


def next_seat(g: Duel) -> int:
    """Return the next seat to the left of the active player that is still in the game."""
    seating, players = g.seating, g.players
    following = seating.index(g.active) + 1
    for seat in seating[following:] + seating[:following]:
        if not players[seat].out:
            return seat
    raise ValueError("nobody is left in the game")


async def additional(g: Duel) -> str:
    """Offer the additional action that was gained first (DS-EXTRA-ACTION-1, -5)."""
    seat = g.extra.pop(0)
    g.acting = seat
    begin_counting(g)
    g.changes_before = g.changes
    g.following = "finish-additional"
    taken = await free_for_all.applied(g, seat, actions.take(g, seat, additional=True))
    if taken is False:
        g.extra.insert(0, seat)
        return g.following
    return "queue"


def end_phase(g: Duel) -> str:
    """End the action phase; effects armed for this moment are applied (DS-DELAYED-1)."""
    g.acting = NOBODY
    begin_counting(g)
    g.say("ds-log-phase-end", "DS-ROUND-4")
    delayed.arrive(g, "end-of-action-phase")
    queue.after(g, Happening("phase-end"))
    g.following = "upkeep"
    return "queue"
