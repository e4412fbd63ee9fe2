"""Who is friend and who is enemy (XW-SETUP-4), and who decides for a side (XW-TEAM-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cantina.games.x_wing.state import IMPERIAL, IN_PLAY, REBEL, SCUM, SIDES, Battle, Ship


def other_side(side: str) -> str:
    """Return the opposing side."""
    return IMPERIAL if side == REBEL else REBEL


def are_friends(one: Ship, other: Ship) -> bool:
    """XW-SETUP-4, XW-TEAM-4: ships of one side are friendly, whoever flies them."""
    return one.side == other.side


def team(g: Battle, side: str) -> list[int]:
    """Return the seats of a side, the first of which decides what no single ship decides."""
    return [seat for seat, of in enumerate(g.seats) if of == side]


def captain(g: Battle, side: str) -> int:
    """Return the seat that answers for a whole side."""
    return g.seats.index(side)


def ships_in_play(g: Battle, side: str = "") -> list[Ship]:
    """Return the ships in the play area, of one side or of both."""
    if side:
        return [s for s in g.ships if s.status == IN_PLAY and s.side == side]
    return [s for s in g.ships if s.status == IN_PLAY]


def enemies_of(g: Battle, ship: Ship) -> list[Ship]:
    """Return the enemy ships in play."""
    return [s for s in g.ships if s.status == IN_PLAY and s.side != ship.side]


def other_friends(g: Battle, ship: Ship) -> Iterator[Ship]:
    """Yield the other friendly ships in play."""
    for other in g.ships:
        if other.status == IN_PLAY and other.side == ship.side and other is not ship:
            yield other


def wished_sides(factions: Sequence[str], seats: int) -> list[str] | None:
    """XW-SETUP-2: give every seat its wish, the others what keeps sides even; None if impossible.

    Scum, the third faction of later waves, take whichever side of the table is left.
    """
    wishes = [*factions, *[""] * seats][:seats]
    sides = ["" if wish == SCUM else wish for wish in wishes]
    for seat, wish in enumerate(sides):
        if not wish:
            rarer = REBEL if sides.count(REBEL) <= sides.count(IMPERIAL) else IMPERIAL
            sides[seat] = rarer
    uneven = abs(sides.count(REBEL) - sides.count(IMPERIAL)) > 1
    return None if uneven or not all(side in sides for side in SIDES) else sides
