"""Movement of players: how far, what stops a ship, moves granted by effects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.cards.abilities import owned, window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.names import card_name, faction_name, space_name
from cantina.games.outer_rim.rules.map import MAELSTROM, chart_of, reach_from
from cantina.games.outer_rim.rules.patrols import stopping_patrols
from cantina.games.outer_rim.rules.values import hyperdrive, modified
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import POSITIVE


def reach(g: Galaxy, seat: int, spaces: int) -> tuple[str, ...]:
    """Return every space the player can end in, the nearest first (OR-MOVEMENT-1 to -3).

    Moving 0 spaces is one of them. What lies in the starting space never hinders leaving it
    (OR-MOVEMENT-9).
    """
    blocked = _stopping_spaces(g, seat)
    return reach_from(chart_of(g), g.players[seat].space, spaces, blocked).ends


def way_to(
    g: Galaxy, seat: int, destination: str, spaces: int, avoiding: Sequence[str] = ()
) -> list[str]:
    """Return a shortest legal way to a space within reach, past spaces to avoid if possible."""
    start, blocked = g.players[seat].space, _stopping_spaces(g, seat)
    found = reach_from(chart_of(g), start, spaces, blocked.union(avoiding))
    if destination not in found.before:
        found = reach_from(chart_of(g), start, spaces, blocked)
    return found.way_to(destination)


def _stopping_spaces(g: Galaxy, seat: int) -> set[str]:
    standing = g.players[seat].reputation
    # one unfriendly patrol is enough (OR-MOVEMENT-5, -6)
    found = {each.space for each in g.patrols if standing.get(each.faction) != POSITIVE}
    if not modified(g, seat, Value.PASSES_MAELSTROM):
        found.add(MAELSTROM)
    return found


def _guarded_spaces(g: Galaxy, seat: int) -> list[str]:
    """Spaces of other players who may make this player stop (OR-MOVEMENT-7)."""
    return [
        player.space
        for player in g.players
        if player.seat != seat and owned(g, player.seat, Moment.PLAYER_ENTERS_SPACE)
    ]


async def travel(g: Galaxy, seat: int, destination: str, most: int | None = None) -> None:
    """Move to a space within reach; abilities may stop the player before or let him go on.

    That is within reach of the ship, unless it is said how far. The way leads past nobody who could
    stop the player, if there is such a way (OR-MOVEMENT-11).
    """
    start = g.players[seat].space
    slipping = bool(owned(g, seat, Moment.ENTER_PATROL_SPACE))
    guarded = _guarded_spaces(g, seat)
    left = 0
    if slipping or guarded:
        spaces = hyperdrive(g, seat) if most is None else most
        way = way_to(g, seat, destination, spaces, guarded)
        left = await fly(g, seat, way, spaces, slipping)
    else:
        g.players[seat].space = destination
    if g.told:
        space = g.players[seat].space
        at, name = (f"space:{space}",), space_name(space)
        message = "or-log-stayed" if space == start else "or-log-moved"
        g.say(message, "OR-MOVEMENT-1", at=at, player=seat_name(seat), space=name)
    if left:
        await move_up_to(g, seat, left)


async def fly(g: Galaxy, seat: int, way: list[str], spaces: int, slipping: bool) -> int:
    """Go space by space; return the spaces left if an ability lets the player go on."""
    for space in way:
        g.players[seat].space = space
        if space != way[-1] and await _stopped_by_player(g, seat, space):
            return 0
    destination = g.players[seat].space
    # who moves 0 spaces enters none
    if slipping and 0 < len(way) < spaces and await _slips_past(g, seat, destination):
        return spaces - len(way)
    return 0


async def _stopped_by_player(g: Galaxy, seat: int, space: str) -> bool:
    others = tuple(
        player.seat for player in g.players if player.seat != seat and player.space == space
    )
    if not others:
        return False
    event = Event(Moment.PLAYER_ENTERS_SPACE, seat, space=space)
    await window(g, event, others)
    return event.prevented


async def _slips_past(g: Galaxy, seat: int, space: str) -> bool:
    """Use an ability that frees the player from stopping for a patrol here."""
    if not stopping_patrols(g, seat, space):
        return False
    event = Event(Moment.ENTER_PATROL_SPACE, seat, space=space)
    await window(g, event, (seat,))
    return event.prevented


async def move_up_to(g: Galaxy, seat: int, spaces: int) -> None:
    """Move up to some spaces by the normal rules (OR-MAELSTROM-1)."""
    destination = await choose(
        g,
        seat,
        lambda: text("or-ask-move", spaces=spaces),
        lambda: list(reach(g, seat, spaces)),
        label=lambda space: destination_label(g, seat, space),
        at=lambda space: f"space:{space}",
        note=lambda space: destination_note(g, seat, space),
        blocked=lambda: blocked_spaces(g, seat, spaces),
        rules=("OR-MOVEMENT-1",),
    )
    await travel(g, seat, destination, spaces)


def destination_label(g: Galaxy, seat: int, space: str) -> Text:
    """How a destination is offered."""
    if space == g.players[seat].space:
        return text("or-option-stay", space=space_name(space))
    return text("or-option-move", space=space_name(space))


def destination_note(g: Galaxy, seat: int, space: str) -> Text | None:
    """Say what waits there: a patrol, the Maelstrom, the end of an errand."""
    patrols = stopping_patrols(g, seat, space)
    if patrols:
        return text("or-note-patrol", factions=[faction_name(each) for each in patrols])
    if space == MAELSTROM:
        return text("or-note-maelstrom")
    errands = errands_at(g, seat, space)
    return text("or-note-errands", cards=[card_name(card) for card in errands]) if errands else None


def errands_at(g: Galaxy, seat: int, space: str) -> list[str]:
    """Return own cargo, jobs and captured contacts that are meant for a space."""
    player = g.players[seat]
    found = [card for card in player.assets if asset(card).destination == space]
    for card in player.captured:
        bounty = asset(card).bounty
        if bounty is not None and bounty.destination == space:
            found.append(card)
    return found


def blocked_spaces(
    g: Galaxy, seat: int, spaces: int, prefix: tuple[str, ...] = ()
) -> Iterable[Blocked]:
    """Spaces near enough that only a patrol or the Maelstrom keeps the player from."""
    player = g.players[seat]
    reached = reach(g, seat, spaces)
    only_maelstrom = not (_stopping_spaces(g, seat) - {MAELSTROM, player.space}) & set(reached)
    reason = text("or-blocked-maelstrom" if only_maelstrom else "or-blocked-way")
    rule = "OR-MOVEMENT-8" if only_maelstrom else "OR-MOVEMENT-4"
    for space, far in chart_of(g).distances[player.space].items():
        if far > spaces or space in reached:
            continue
        yield Blocked(
            ":".join((*prefix, space)),
            text("or-option-move", space=space_name(space)),
            reason,
            rule,
            f"space:{space}",
        )


async def move_directly(g: Galaxy, seat: int, space: str) -> None:
    """Put a player into a space at once, past everything (OR-MOVEMENT-10)."""
    g.players[seat].space = space
    g.say(
        "or-log-moved-directly",
        "OR-MOVEMENT-10",
        player=seat_name(seat),
        space=space_name(space),
    )
