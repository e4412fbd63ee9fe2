"""Squads that between them fly every card: for tests, demonstrations and card browsers."""

from __future__ import annotations

from collections import Counter
from functools import cache

from cantina.games.x_wing.content import PILOTS, UPGRADES
from cantina.games.x_wing.content.cards import Faction, PilotCard, UpgradeCard
from cantina.games.x_wing.squads import Squad, SquadShip, check_squad, slots_of, xws_text

SHOWCASE_POINTS = 200


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
    pilots = [pilot for pilot in PILOTS.values() if pilot.faction is faction]
    hangar = Hangar(faction, flown)
    for pilot in pilots:
        hangar.add(pilot)
    for upgrade in UPGRADES.values():
        carriers = [p for p in pilots if not p.unique and upgrade.slot in p.slots]
        if not flown[upgrade.xws] and carriers:
            hangar.add(carriers[0])
    return [*hangar.squads, Squad(faction, hangar.ships)]


class Hangar:
    """Squads as they fill up."""

    def __init__(self, faction: Faction, flown: Counter[str]) -> None:
        self.faction = faction
        self.flown = flown
        self.squads: list[Squad] = []
        self.ships: tuple[SquadShip, ...] = ()

    def add(self, pilot: PilotCard) -> None:
        """Add a pilot with the upgrades flown least so far, in a new squad if this one is full."""
        ship = _loaded(pilot, self.ships, self.flown)
        if not _is_legal(self.faction, (*self.ships, ship)):
            self.squads.append(Squad(self.faction, self.ships))
            self.ships = ()
            ship = _loaded(pilot, self.ships, self.flown)
        self.ships = (*self.ships, ship)
        self.flown.update(ship.upgrades)


def _loaded(pilot: PilotCard, others: tuple[SquadShip, ...], flown: Counter[str]) -> SquadShip:
    """Equip a pilot slot by slot with what fits and was flown least."""
    ship = SquadShip(pilot.xws)
    for slot in slots_of(pilot):
        fitting = [
            SquadShip(pilot.xws, (*ship.upgrades, upgrade.xws))
            for upgrade in sorted(UPGRADES.values(), key=lambda card: _rank(card, flown))
            if upgrade.slot is slot and upgrade.xws not in ship.upgrades
        ]
        legal = (fuller for fuller in fitting if _is_legal(pilot.faction, (*others, fuller)))
        ship = next(legal, ship)
    return ship


def _rank(card: UpgradeCard, flown: Counter[str]) -> tuple[int, str]:
    return (flown[card.xws], card.xws)


def _is_legal(faction: Faction, ships: tuple[SquadShip, ...]) -> bool:
    return check_squad(Squad(faction, ships), SHOWCASE_POINTS).valid
