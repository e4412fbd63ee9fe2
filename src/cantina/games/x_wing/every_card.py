"""Squads that between them fly every card: for tests, demonstrations and card browsers."""

from __future__ import annotations

from collections import Counter
from functools import cache

from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.printed import PilotCard, UpgradeCard
from cantina.games.x_wing.rules.equipping import slots_of
from cantina.games.x_wing.rules.squads import Squad, SquadShip, check_squad, may_carry, xws_text
from cantina.games.x_wing.terms import Faction, Slot

SHOWCASE_POINTS = 200
SLOT_ORDER = (Slot.TITLE, *[slot for slot in Slot if slot is not Slot.TITLE])
"""Titles first, because they may change the upgrade bar."""


@cache
def showcase() -> tuple[tuple[str, str], ...]:
    """Give pairs of squads, as XWS, that together hold every card; scum fight the Empire."""
    flown: Counter[str] = Counter()
    imperials = _squads(Faction.IMPERIAL, flown)
    rebels = _squads(Faction.REBEL, flown) + _squads(Faction.SCUM, flown)
    return tuple(
        (xws_text(rebels[i % len(rebels)]), xws_text(imperials[i % len(imperials)]))
        for i in range(max(len(rebels), len(imperials)))
    )


def _squads(faction: Faction, flown: Counter[str]) -> list[Squad]:
    """Fly every pilot of a faction, then generic ones again for upgrades nobody has yet."""
    pilots = [p for p in PILOTS.values() if p.faction is faction and not p.carried]
    hangar = Hangar(faction, flown)
    for pilot in pilots:
        hangar.add(pilot)
    for upgrade in UPGRADES.values():
        if not flown[upgrade.xws]:
            hangar.add_carrier(upgrade, pilots)
    return [*hangar.squads, Squad(faction, hangar.ships)]


class Hangar:
    """Squads as they fill up."""

    def __init__(self, faction: Faction, flown: Counter[str]) -> None:
        self.faction = faction
        self.flown = flown
        self.squads: list[Squad] = []
        self.ships: tuple[SquadShip, ...] = ()

    def add(self, pilot: PilotCard, first: tuple[str, ...] = ()) -> None:
        """Add a pilot with the upgrades flown least so far, in a new squad if this one is full."""
        ship = _loaded(pilot, self.ships, self.flown, first)
        if not _is_legal(self.faction, (*self.ships, ship)):
            self.squads.append(Squad(self.faction, self.ships))
            self.ships = ()
            ship = _loaded(pilot, self.ships, self.flown, first)
        self.ships = (*self.ships, ship)
        self.flown.update(ship.upgrades)

    def add_carrier(self, upgrade: UpgradeCard, pilots: list[PilotCard]) -> None:
        """Add a pilot who can carry a card, with another card that makes room if need be."""
        for pilot in pilots:
            if not may_carry(pilot, upgrade):
                continue
            for cards in _ways_to_carry(pilot, upgrade):
                if _is_legal(self.faction, (SquadShip(pilot.xws, cards),)):
                    self.add(pilot, cards)
                    return


def _loaded(
    pilot: PilotCard,
    others: tuple[SquadShip, ...],
    flown: Counter[str],
    first: tuple[str, ...] = (),
) -> SquadShip:
    """Equip a pilot slot by slot with what fits and was flown least; cards may add slots."""
    ship = SquadShip(pilot.xws, first)
    tried: set[Slot] = set()
    while True:
        free = Counter(slots_of(pilot, ship.upgrades))
        free.subtract(UPGRADES[card].slot for card in ship.upgrades)
        open_slots = [slot for slot in SLOT_ORDER if free[slot] > 0 and slot not in tried]
        if not open_slots:
            return ship
        fuller = _with_one_more(pilot, ship, open_slots[0], others, flown)
        if fuller is None:
            tried.add(open_slots[0])
        else:
            ship = fuller


def _with_one_more(
    pilot: PilotCard,
    ship: SquadShip,
    slot: Slot,
    others: tuple[SquadShip, ...],
    flown: Counter[str],
) -> SquadShip | None:
    for card in sorted(UPGRADES.values(), key=lambda card: _rank(card, flown)):
        if card.slot is not slot or card.xws in ship.upgrades or not may_carry(pilot, card):
            continue
        fuller = SquadShip(pilot.xws, (*ship.upgrades, card.xws))
        if _is_legal(pilot.faction, (*others, fuller)):
            return fuller
    return None


def _ways_to_carry(pilot: PilotCard, upgrade: UpgradeCard) -> list[tuple[str, ...]]:
    """Return the card alone, and with each card that adds the symbol or that it needs."""
    helpers = [
        other.xws
        for other in UPGRADES.values()
        if may_carry(pilot, other)
        and (
            upgrade.slot in (*other.building.gains, *other.building.gains_one_of)
            or other.xws == upgrade.building.needs_card
        )
    ]
    return [(upgrade.xws,), *[(helper, upgrade.xws) for helper in helpers]]


def _rank(card: UpgradeCard, flown: Counter[str]) -> tuple[int, str]:
    return (flown[card.xws], card.xws)


def _is_legal(faction: Faction, ships: tuple[SquadShip, ...]) -> bool:
    return check_squad(Squad(faction, ships), SHOWCASE_POINTS).valid
