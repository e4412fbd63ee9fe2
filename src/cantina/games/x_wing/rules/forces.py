"""Gathering forces: starter ships, mission ships or squads (XW-SETUP-5 to -7, XW-SQUAD)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cantina.core.ask import Ask, AskAll, AskFree
from cantina.core.rng import Rng
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.names import pilot_name, ship_name, side_name
from cantina.games.x_wing.random_squads import random_squad
from cantina.games.x_wing.rules.initiative import initiative_by_points
from cantina.games.x_wing.rules.sides import captain, team
from cantina.games.x_wing.rules.squads import (
    Squad,
    SquadReport,
    SquadShip,
    check_xws,
    xws_text,
)
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import IMPERIAL, REBEL, SCUM, SIDES, Battle, Ship
from cantina.games.x_wing.terms import Faction

Force = tuple[tuple[str, tuple[str, ...]], ...]
"""Pilots with their upgrades."""

STARTER: dict[str, Force] = {
    REBEL: (("lukeskywalker", ()),),
    IMPERIAL: (("nightbeast", ()), ("obsidiansquadronpilot", ())),
}
"""XW-SETUP-6: the ships of the first game."""


def recommended(g: Battle) -> dict[str, Force]:
    """Return the ships of the mission, or of the first game."""
    mission = mission_of(g)
    if mission is None:
        return STARTER
    return {
        side: tuple((pilot, tuple(upgrades)) for pilot, *upgrades in ships)
        for side, ships in mission.forces.items()
    }


def allowed_factions(g: Battle, side: str) -> tuple[Faction, ...]:
    """XW-SETUP-5: a side flies its own faction, or scum where the book has no say in it."""
    wishes = [wish for wish, of in zip(g.options.factions, g.seats, strict=False) if of == side]
    mission = mission_of(g)
    of_book = g.options.core_set_only or (mission is not None and not mission.any_faction)
    if of_book or side in wishes:
        return (Faction(side),)
    return (Faction.SCUM,) if SCUM in wishes else (Faction(side), Faction.SCUM)


def settle_factions(g: Battle) -> None:
    """Note which sides fly for the scum."""
    for side, xws in g.squads.items():
        found = report_on(g, side, xws).squad
        if found is not None and found.faction is Faction.SCUM:
            g.factions[side] = SCUM


def squad_problem(g: Battle, side: str, xws: str) -> Blocked | None:
    """XW-SQUAD-5, XW-UNIQUE-1, XW-UPGRADE-1: say what is wrong with a submitted squad."""
    report = report_on(g, side, xws)
    label = text("xw-option-squad", side=side_name(g, side))
    if report.problems:
        problem = report.problems[0]
        return Blocked("squad", label, problem.reason, SQUAD_RULES.get(problem.code, "XW-SQUAD-1"))
    if picks_upgrades_apart(g) and any(upgrades for _, upgrades in read_squad(g, side, xws)):
        return Blocked("squad", label, text("xw-blocked-upgrades-later"), "XW-MISSION-11")
    return None


SQUAD_RULES = {
    "over_points": "XW-SQUAD-5",
    "wrong_faction": "XW-SETUP-5",
    "not_unique": "XW-UNIQUE-1",
    "no_slot": "XW-UPGRADE-1",
    "wrong_slot": "XW-UPGRADE-1",
    "missing_component": "XW-LIMIT-1",
}


def picks_upgrades_apart(g: Battle) -> bool:
    """XW-MISSION-11: with one core set and own squads, upgrades for a mission come last."""
    return g.options.plays_mission and g.options.core_set_only and g.options.squad_building


def read_squad(g: Battle, side: str, xws: str) -> Force:
    """Read a squad that was checked before."""
    squad = report_on(g, side, xws).squad
    if squad is None:
        raise ValueError(f"the {side} squad is not legal")
    return tuple((ship.pilot, ship.upgrades) for ship in squad.ships)


def squad_label(g: Battle, side: str, xws: str) -> Text:
    """Say who flies in a squad."""
    pilots = [pilot_name(pilot, 0) for pilot, _ in read_squad(g, side, xws)]
    return text("core-analysis-several", parts=pilots)


def report_on(g: Battle, side: str, xws: str) -> SquadReport:
    """Check what a side brings, as far as it may be flown here."""
    return check_xws(
        xws,
        g.options.limit(side),
        core_set_only=g.options.core_set_only,
        factions=allowed_factions(g, side),
    )


async def build_squads(g: Battle) -> None:
    """XW-SQUAD-4 and -6: both sides build in secret; then both squads are revealed."""

    def ask(side: str) -> AskFree[str]:
        def sample(rng: Rng) -> Sequence[str]:
            squad = random_squad(
                rng,
                rng.choice(allowed_factions(g, side)),
                g.options.limit(side),
                core_set_only=g.options.core_set_only,
            )
            return [xws_text(bare(squad) if picks_upgrades_apart(g) else squad)]

        return AskFree(
            captain(g, side),
            text("xw-ask-squad", points=g.options.limit(side)),
            parse=str,
            check=lambda xws: squad_problem(g, side, xws),
            sample=sample,
            form="xws",
            label=lambda xws: squad_label(g, side, xws),
            rules=("XW-SQUAD-4", "XW-SQUAD-5"),
        )

    squads = await AskAll([ask(side) for side in SIDES])
    for side, xws in zip(SIDES, squads, strict=True):
        g.squads[side] = xws
    settle_factions(g)
    g.say("xw-log-squads-revealed", "XW-SQUAD-6")


def bare(squad: Squad) -> Squad:
    """Return a squad without its upgrades."""
    ships = tuple(SquadShip(ship.pilot) for ship in squad.ships)
    return Squad(squad.faction, ships, squad.name)


def assemble(g: Battle) -> None:
    """XW-SETUP-7: each ship card brings one ship; XW-INITIATIVE-2, -6 and -7 settle initiative."""
    forces = recommended(g)
    if g.squads:
        forces = {side: read_squad(g, side, g.squads[side]) for side in SIDES}
    for side in SIDES:
        for place, (pilot, upgrades) in enumerate(forces[side]):
            seats = team(g, side)
            add_ship(g, pilot, upgrades, side, seats[place % len(seats)])
    g.spent_points = {side: points_of(forces[side]) for side in SIDES}
    if g.squads:
        g.initiative = initiative_by_points(g.spent_points[REBEL], g.spent_points[IMPERIAL])
    number_copies(g)


def add_ship(g: Battle, pilot: str, upgrades: Sequence[str], side: str, seat: int) -> Ship:
    """Bring a ship into the game, still beside the play area."""
    ship = Ship(len(g.ships), seat, side, pilot, tuple(upgrades))
    g.ships.append(ship)
    g.brings_more()
    ship.shields = shield_value(g, ship)  # its cards may ask for the ship by id
    return ship


@lru_cache(maxsize=256)
def points_of(force: Force) -> int:
    """XW-SQUAD-1: the cost of all ship and upgrade cards."""
    return sum([SquadShip(pilot, upgrades).points for pilot, upgrades in force])


def number_copies(g: Battle) -> None:
    """XW-ID-1: several copies of one pilot are told apart by numbers."""
    pilots = [(ship.side, ship.pilot) for ship in g.ships]
    numbers = 0
    for ship, pilot in zip(g.ships, pilots, strict=True):
        if pilots.count(pilot) > 1:
            numbers += 1
            ship.number = numbers


async def divide_ships(g: Battle, side: str) -> None:
    """XW-TEAM-3: a team divides its ships; everybody gets one if there are enough."""
    seats = team(g, side)
    if len(seats) < 2:
        return
    ships = [ship.ship_id for ship in g.ships if ship.side == side]
    given: set[int] = set()
    for place, ship_id in enumerate(ships):
        left = len(ships) - place
        empty = [seat for seat in seats if seat not in given]
        options = empty if left <= len(empty) else seats
        seat = await Ask(
            captain(g, side),
            text("xw-ask-who-flies", ship=ship_name(g, ship_id)),
            options,
            label=lambda seat: text("xw-option-seat", seat=seat_name(seat)),
            rules=("XW-TEAM-3",),
        )
        given.add(seat)
        g.ship(ship_id).seat = seat
