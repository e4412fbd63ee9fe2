"""Slots: how many assets of each type fit, and where they lie.

Assets may be rearranged at any time (OR-SLOT-5), so the state only keeps which cards are owned;
whether they fit is a question of numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from cantina.games.outer_rim.cards.kit import kit_of
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.printed import Slots
from cantina.games.outer_rim.rules.values import ship_side
from cantina.games.outer_rim.state import Galaxy, Player

GEAR_SLOTS: Final = 2
JOB_OR_BOUNTY_SLOTS: Final = 2


class Room:
    """What a card takes up; cards that take up the same share one of these."""

    __slots__ = ("held", "kind", "limit")

    def __init__(self, kind: str, held: int, limit: str | None) -> None:
        self.kind = kind
        self.held = held
        self.limit = limit


shared_room: Final = cache(Room)


@cache
def room(card: str) -> Room:
    """Return what a card takes up."""
    part = asset(card)
    kind: str = "either" if len(part.fits) > 1 else part.type
    kind = "work" if kind in ("job", "bounty") else kind
    return shared_room(kind, part.holds_cargo, part.limit_one)


Load = tuple[Room, ...]


def load_of(cards: Sequence[str]) -> Load:
    """Return what cards take up together."""
    return tuple([room(card) for card in cards])


@lru_cache(maxsize=16384)
def _overflow(slots: Slots, load: Load) -> int:
    needed = Counter([each.kind for each in load])
    # Cargo inside a card that holds some needs no slot of the ship (OR-SLOT-3).
    cargo = max(0, needed["cargo"] - sum(each.held for each in load))
    both = slots.cargo_or_mod
    in_hold = max(
        0,
        needed["mod"] - slots.mod - both,  # OR-MOD-1
        cargo - slots.cargo - both,  # OR-CARGO-1
        needed["mod"] + cargo + needed["either"] - slots.mod - slots.cargo - both,
    )
    limited = [each.limit for each in load if each.limit]
    return (
        in_hold
        + max(0, needed["gear"] - GEAR_SLOTS)  # OR-GEAR-1
        + max(0, needed["work"] - JOB_OR_BOUNTY_SLOTS)  # OR-BOUNTY-2, OR-JOB-4
        + max(0, needed["crew"] - slots.crew)  # OR-CREW-1
        + len(limited)
        - len(set(limited))
    )


def overflow(slots: Slots, cards: Sequence[str]) -> int:
    """How many assets have no slot (OR-SLOT-1, -2, -4); cards limited to one count as well."""
    return _overflow(slots, load_of(cards))


def fits(g: Galaxy, seat: int, card: str) -> bool:
    """Whether one more asset finds a slot, perhaps after rearranging."""
    player = g.players[seat]
    return overflow(ship_side(player).slots, [*player.assets, card]) == 0


def can_have(g: Galaxy, seat: int, card: str) -> bool:
    """Whether the ship has any slot at all for an asset."""
    return overflow(ship_side(g.players[seat]).slots, [card]) == 0


def makes_room(g: Galaxy, seat: int, card: str) -> list[str]:
    """Own cards whose discard lets a new asset in (OR-ASSET-3)."""
    player = g.players[seat]
    after = _after_discard(player, (room(card),))
    return [old for old in player.assets if after[room(old)] == 0 and not asset(old).keeps]


def has_room(g: Galaxy, seat: int, card: str) -> bool:
    """Whether a new asset finds a slot or room can be made for it; known until cards change."""
    rooms = kit_of(g.players[seat]).rooms
    found = rooms.get(card)
    if found is None:
        found = can_have(g, seat, card) and bool(fits(g, seat, card) or makes_room(g, seat, card))
        rooms[card] = found
    return found


def surplus(player: Player) -> list[str]:
    """Cards of which one must go because there are too few slots (OR-SLOT-6)."""
    now = overflow(ship_side(player).slots, player.assets)
    if now == 0:
        return []
    after = _after_discard(player)
    return [card for card in player.assets if after[room(card)] < now]


def _after_discard(player: Player, more: Load = ()) -> dict[Room, int]:
    """Say how many assets have no slot once a card of each kind is gone and others have come."""
    slots = ship_side(player).slots
    load = load_of(player.assets)
    places = {each: place for place, each in enumerate(load)}
    return {
        each: _overflow(slots, load[:place] + load[place + 1 :] + more)
        for each, place in places.items()
    }


def slot_for(g: Galaxy, seat: int, card: str) -> str:
    """Return the slot a new asset would lie in; "none" if room has to be made first."""
    if not fits(g, seat, card):
        return "none"
    player = g.players[seat]
    with_it = Player(seat, ship=player.ship, ship_flipped=player.ship_flipped)
    with_it.assets = [*player.assets, card]
    return next(name for name, cards in arrangement(with_it) if card in cards)


def arrangement(player: Player) -> list[tuple[str, list[str]]]:
    """Where the assets lie: each slot with the cards in it, as the table is drawn."""
    slots = ship_side(player).slots
    by_type: dict[str, list[str]] = {}
    for card in player.assets:
        by_type.setdefault(room(card).kind, []).append(card)
    cargo, mods = by_type.get("cargo", []), by_type.get("mod", [])
    either = by_type.get("either", [])
    rows: list[tuple[str, list[str]]] = []
    rows += [("gear", by_type.get("gear", [])[at : at + 1]) for at in range(GEAR_SLOTS)]
    work = by_type.get("work", [])
    rows += [("job_or_bounty", work[at : at + 1]) for at in range(JOB_OR_BOUNTY_SLOTS)]
    rows += [("crew", by_type.get("crew", [])[at : at + 1]) for at in range(slots.crew)]
    held = cargo[: sum(asset(card).holds_cargo for card in either)]
    loose = cargo[len(held) :]
    free = {"cargo": slots.cargo, "mod": slots.mod, "cargo_or_mod": slots.cargo_or_mod}
    for kind, cards in (("cargo", loose), ("mod", mods), ("either", either)):
        for card in cards:
            names = ("cargo", "mod", "cargo_or_mod") if kind == "either" else (kind, "cargo_or_mod")
            name = next((each for each in names if free[each] > 0), "none")
            if name != "none":
                free[name] -= 1
            inside = held if kind == "either" else []
            rows.append((name, [card, *inside]))
            held = [] if kind == "either" else held
    for name, count in free.items():
        rows += [(name, [])] * count
    return rows
