"""Patrol movement: the icon of a revealed market card, its routes, and moves by other effects."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from cantina.core.chance import Pick
from cantina.core.text import text
from cantina.games.outer_rim.asking import choose, choose_space
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import patrol_name, space_name
from cantina.games.outer_rim.rules.map import Chart, chart_of, spaces_within
from cantina.games.outer_rim.rules.patrols import patrol, tell_patrol_moved
from cantina.games.outer_rim.state import Galaxy


@lru_cache(maxsize=4096)
def ends_of_move(chart: Chart, start: str, goal: str, distance: int) -> Mapping[str, list[str]]:
    """Where a patrol may end, with one way to each end (ruling O2, OR-PATROL-MOVE-4 to -9)."""
    far = chart.distances[start][goal]
    if far <= distance:
        return {goal: shortest_way(chart, start, goal)}
    found = _ends(chart, start, goal, distance, along_the_arc=True)
    return found or _ends(chart, start, goal, distance, along_the_arc=False)


def shortest_way(chart: Chart, start: str, goal: str) -> list[str]:
    """One shortest way, without its first space."""
    way, here = [], start
    while here != goal:
        here = min(chart.neighbours[here], key=lambda space: chart.distances[space][goal])
        way.append(here)
    return way


def shortest_ends(chart: Chart, start: str, goal: str, distance: int) -> list[str]:
    """Return ends of the move on shortest ways only (OR-AI-BUY-13)."""
    if chart.distances[start][goal] <= distance:
        return [goal]
    return sorted(_ends(chart, start, goal, distance, along_the_arc=False))


def _ends(
    chart: Chart, start: str, goal: str, distance: int, *, along_the_arc: bool
) -> dict[str, list[str]]:
    """Follow legal routes for exactly `distance` steps, keeping those that can still arrive."""
    toward = (chart.arc[goal] > chart.arc[start]) - (chart.arc[goal] < chart.arc[start])
    if along_the_arc and toward == 0:
        return {}
    found: dict[str, list[str]] = {}

    def legal(here: str, coming: str) -> bool:
        if not along_the_arc:
            return chart.distances[coming][goal] < chart.distances[here][goal]
        beyond = (chart.arc[coming] - chart.arc[goal]) * toward > 0
        return (chart.arc[coming] - chart.arc[here]) * toward >= 0 and not beyond

    def follow(way: list[str]) -> None:
        here = way[-1]
        if len(way) == distance + 1:
            if here not in found and _arrives(here, set(way)):
                found[here] = way[1:]
            return
        for coming in chart.neighbours[here]:
            if coming not in way and legal(here, coming):
                follow([*way, coming])

    def _arrives(here: str, visited: set[str]) -> bool:
        edge, seen = [here], set(visited)
        while edge:
            space = edge.pop()
            if space == goal:
                return True
            for coming in chart.neighbours[space]:
                if coming not in seen and legal(space, coming):
                    seen.add(coming)
                    edge.append(coming)
        return False

    follow([start])
    return found


async def resolve_icon(g: Galaxy, seat: int, faction: str, distance: int) -> None:
    """OR-PATROL-MOVE-1: the patrol of the icon moves toward the player who revealed it."""
    event = Event(Moment.PATROL_ICON, seat, faction=faction, amount=distance)
    await window(g, event, (seat,))
    goal = event.other if event.other >= 0 else seat
    await move_patrol_toward(g, seat, faction, distance, goal)


async def move_patrol_toward(
    g: Galaxy, seat: int, faction: str, distance: int, toward: int | None = None
) -> None:
    """Move a patrol toward a player; `seat` chooses the route (OR-PATROL-MOVE-5, -6)."""
    here = patrol(g, faction)
    goal = g.players[seat if toward is None else toward].space
    if here.space == goal:
        return  # OR-PATROL-MOVE-15
    chart = chart_of(g)
    if g.players[seat].is_ai:
        here.space = await Pick(shortest_ends(chart, here.space, goal, distance))
    else:
        ends = ends_of_move(chart, here.space, goal, distance)
        here.space = await choose(
            g,
            seat,
            text("or-ask-patrol-route", patrol=patrol_name(here.token), distance=distance),
            list(ends),
            label=space_name,
            at=lambda space: f"space:{space}",
            note=lambda space: text(
                "or-note-route", way=[space_name(each) for each in ends[space]]
            ),
            rules=("OR-PATROL-MOVE-6", "OR-PATROL-MOVE-8"),
        )
    tell_patrol_moved(g, here)


async def patrol_steps(g: Galaxy, seat: int, faction: str, most: int) -> None:
    """Move a patrol up to some spaces any way, as an ability says (OR-PATROL-MOVE-13)."""
    here = patrol(g, faction)
    here.space = await choose_space(
        g,
        seat,
        spaces_within(g, here.space, most),
        text("or-ask-patrol-steps", patrol=patrol_name(here.token)),
        "OR-PATROL-MOVE-13",
    )
    tell_patrol_moved(g, here)


async def move_patrol_directly(g: Galaxy, faction: str, space: str) -> None:
    """Put a patrol into a space at once (OR-MOVEMENT-10)."""
    here = patrol(g, faction)
    here.space = space
    tell_patrol_moved(g, here)
