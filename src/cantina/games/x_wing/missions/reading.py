"""Reading a mission file: what is wrong is said at once, with what to do about it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from cantina.core.problem import BadOptions
from cantina.core.text import Text, text
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.missions.format import (
    Group,
    MarkShip,
    Mission,
    PlaceCraft,
    PlaceMarkers,
    PlaceMines,
    PlaceShips,
    Side,
    Zone,
)
from cantina.games.x_wing.terms import Faction

LONGEST = 20_000
"""More characters than any mission needs."""
SIDES: tuple[Side, ...] = ("rebel", "imperial")
MOST_CRAFT = 4
MOST_MINES = 12
BROUGHT_BY = {"craft": "place-craft", "marked": "mark-ship", "carriers": "place-markers"}


@lru_cache(maxsize=64)
def read_mission(source: str) -> Mission:
    """Return the mission in a file's text; BadOptions says what is wrong with it."""
    if len(source) > LONGEST:
        raise BadOptions(text("xw-mission-too-long", most=LONGEST))
    try:
        mission = msgspec.convert(tomllib.loads(source), Mission)
    except tomllib.TOMLDecodeError as error:
        raise BadOptions(text("xw-mission-no-toml", problem=str(error))) from error
    except msgspec.ValidationError as error:
        raise BadOptions(text("xw-mission-wrong", problem=str(error))) from error
    for problem in problems_of(mission):
        raise BadOptions(problem)
    return mission


def problems_of(mission: Mission) -> Iterator[Text]:
    """Yield what a mission lacks or says wrongly, as sentences for its author."""
    if mission.words is None and not mission.messages:
        yield text("xw-mission-no-words")
    yield from problems_of_zones(mission)
    yield from problems_of_forces(mission)
    yield from problems_of_setup(mission)
    yield from problems_of_rules(mission)


def problems_of_zones(mission: Mission) -> Iterator[Text]:
    """Check that every zone is one thing, and that every zone spoken of is there."""
    for name, zone in mission.zones.items():
        if not is_whole(zone):
            yield text("xw-mission-zone", zone=name)
    for name in sorted(zones_used(mission) - set(mission.zones)):
        yield text("xw-mission-no-zone", zone=name, known=", ".join(mission.zones))


def is_whole(zone: Zone) -> bool:
    """Whether a zone is exactly one of band, beyond and box, and on the mat."""
    given = [value for value in (zone.range, zone.beyond, zone.box) if value is not None]
    if len(given) != 1 or bool(zone.edges) == (zone.box is not None):
        return False
    if zone.box is not None:
        left, near, right, far = zone.box
        return 0 <= left <= right - 100 and 0 <= near <= far - 100
    return 1 <= (zone.range or zone.beyond or 0) <= 3


def zones_used(mission: Mission) -> set[str]:
    """Return the names of the zones that steps and rules speak of."""
    used = set(mission.deliver.values())
    for step in mission.setup:
        if isinstance(step, PlaceShips):
            used |= set(step.zones)
        elif isinstance(step, PlaceCraft | PlaceMines):
            used.add(step.zone)
        elif isinstance(step, PlaceMarkers):
            used |= {*step.zones, *step.large_zones}
    return used


def problems_of_forces(mission: Mission) -> Iterator[Text]:
    """Check the recommended ships and who is called."""
    for side in SIDES:
        if not mission.forces.get(side):
            yield text("xw-mission-no-forces", side=side)
        for ship in mission.forces.get(side, ()):
            yield from problems_of_ship(ship, side)
    if mission.reinforcements is not None:
        called = mission.reinforcements
        if called.side not in called.pilots:
            yield text("xw-mission-no-reinforcement", side=called.side)
        for faction, pilot in called.pilots.items():
            yield from problems_of_ship((pilot,), faction)


def problems_of_ship(ship: tuple[str, ...], faction: str) -> Iterator[Text]:
    """Check a ship card and its upgrade cards."""
    pilot, *upgrades = ship or ("",)
    if pilot not in PILOTS or PILOTS[pilot].faction != Faction(faction):
        yield text("xw-mission-no-pilot", pilot=pilot, side=faction)
    for upgrade in upgrades:
        if upgrade not in UPGRADES:
            yield text("xw-mission-no-upgrade", upgrade=upgrade)


def problems_of_setup(mission: Mission) -> Iterator[Text]:
    """Check that both sides place their ships, and that tokens have places."""
    for side in SIDES:
        if not any(isinstance(s, PlaceShips) and s.side == side and s.zones for s in mission.setup):
            yield text("xw-mission-no-placing", side=side)
    for step in mission.setup:
        if isinstance(step, PlaceCraft) and not 1 <= step.count <= MOST_CRAFT:
            yield text("xw-mission-count", what="place-craft", most=MOST_CRAFT)
        if isinstance(step, PlaceCraft) and step.centred and mission.zones[step.zone].range is None:
            yield text("xw-mission-centred", zone=step.zone)
        if isinstance(step, PlaceMines) and not 1 <= step.count <= MOST_MINES:
            yield text("xw-mission-count", what="place-mines", most=MOST_MINES)
        if isinstance(step, PlaceMines) and step.card not in UPGRADES:
            yield text("xw-mission-no-upgrade", upgrade=step.card)
        if isinstance(step, PlaceMarkers) and bool(step.zones) == bool(step.at):
            yield text("xw-mission-markers")


def problems_of_rules(mission: Mission) -> Iterator[Text]:
    """Check that rules speak of what the setup brings, and that either side can win."""
    groups: list[Group] = [leave.ships for leave in mission.leave]
    groups += [limit.ships for limit in mission.limits]
    groups += [goal.ships for goal in mission.goals if goal.ships is not None]
    groups += ["marked"] if mission.charge is not None else []
    groups += ["craft"] if mission.protect is not None else []
    groups += ["carriers"] if mission.pick_up is not None or mission.deliver else []
    for group in dict.fromkeys(groups):
        if group in BROUGHT_BY and not brings(mission, group):
            yield text("xw-mission-nobody", group=group, step=BROUGHT_BY[group])
    if any(leave.ships == "carriers" for leave in mission.leave) and mission.pick_up is None:
        yield text("xw-mission-no-pick-up")
    for side in SIDES:
        if not any(goal.side == side for goal in mission.goals):
            yield text("xw-mission-no-goal", side=side)
    for goal in mission.goals:
        if goal.when in ("left", "destroyed", "gone") and goal.ships is None:
            yield text("xw-mission-goal-ships", when=goal.when)
        if goal.when == "round-over" and goal.round < 1:
            yield text("xw-mission-goal-round")
        if goal.when == "charged" and mission.charge is None:
            yield text("xw-mission-goal-charge")


def brings(mission: Mission, group: Group) -> bool:
    """Whether a step of the setup brings ships of a group, or what makes them."""
    steps = {"craft": PlaceCraft, "marked": MarkShip, "carriers": PlaceMarkers}
    return any(isinstance(step, steps[group]) for step in mission.setup)
