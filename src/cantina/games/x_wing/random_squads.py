"""Random legal squads, for tests and for who cannot decide."""

from __future__ import annotations

from collections import Counter

from cantina.core.rng import Rng
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.rules.equipping import slots_of
from cantina.games.x_wing.rules.squads import (
    RECOMMENDED_POINTS,
    Squad,
    SquadShip,
    check_squad,
    may_carry,
)
from cantina.games.x_wing.terms import Faction


def random_squad(
    rng: Rng, faction: Faction, points: int = RECOMMENDED_POINTS, *, core_set_only: bool = False
) -> Squad:
    """Draw a legal squad: pilots while the points last, then upgrades into free slots.

    Raises ValueError if no ship of the faction is that cheap.
    """
    squad = Squad(faction, ())
    for larger, sparing in ((_with_pilot, True), (_with_upgrade, False), (_with_pilot, False)):
        # the first time leave points for upgrades now and then
        while not (sparing and squad.ships and rng.below(5) == 0):
            candidates = [c for c in larger(squad) if c.points <= points]
            rng.shuffle(candidates)
            legal = (
                c for c in candidates if check_squad(c, points, core_set_only=core_set_only).valid
            )
            found = next(legal, None)
            if found is None:
                break
            squad = found
    if not squad.ships:
        raise ValueError(f"no {faction.value} ship costs {points} points or less")
    return squad


def _with_pilot(squad: Squad) -> list[Squad]:
    return [
        Squad(squad.faction, (*squad.ships, SquadShip(pilot.xws)))
        for pilot in PILOTS.values()
        if pilot.faction is squad.faction and not pilot.carried
    ]


def _with_upgrade(squad: Squad) -> list[Squad]:
    found = []
    for i, ship in enumerate(squad.ships):
        pilot = PILOTS[ship.pilot]
        free = Counter(slots_of(pilot, ship.upgrades))
        free.subtract(UPGRADES[card].slot for card in ship.upgrades)
        for card, upgrade in UPGRADES.items():
            fits = free[upgrade.slot] > 0 and card not in ship.upgrades
            if fits and may_carry(pilot, upgrade):
                fuller = SquadShip(ship.pilot, (*ship.upgrades, card))
                ships = (*squad.ships[:i], fuller, *squad.ships[i + 1 :])
                found.append(Squad(squad.faction, ships))
    return found
