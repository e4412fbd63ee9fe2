"""How the solo opponent moves: a shortest path to the nearest goal token (ruling O12)."""

from __future__ import annotations

from cantina.core.chance import Pick
from cantina.core.text import seat_name
from cantina.games.outer_rim.names import space_name
from cantina.games.outer_rim.rules.map import Chart, chart_of, is_planet
from cantina.games.outer_rim.rules.movement import fly
from cantina.games.outer_rim.rules.patrols import stopping_patrols
from cantina.games.outer_rim.rules.values import hyperdrive
from cantina.games.outer_rim.state import Galaxy

Path = tuple[str, ...]


def shortest_paths(chart: Chart, start: str, goal: str) -> list[Path]:
    """All shortest paths without their first space; the Maelstrom is passable (OR-AI-MOVE-5)."""
    if start == goal:
        return [()]
    left = chart.distances[start][goal]
    return [
        (near, *rest)
        for near in chart.neighbours[start]
        if chart.distances[near][goal] == left - 1
        for rest in shortest_paths(chart, near, goal)
    ]


def paths_to_goal(g: Galaxy, seat: int) -> list[Path]:
    """Shortest paths to the nearest goal tokens, cut after the hyperdrive value (OR-AI-MOVE-1)."""
    start = g.players[seat].space
    chart = chart_of(g)
    goals = [planet for planet, tokens in sorted(g.ai_goals.items()) if tokens > 0]
    if not goals:
        return []
    nearest = min(chart.distances[start][goal] for goal in goals)
    if nearest == 0:
        return []  # OR-AI-MOVE-2
    spaces = hyperdrive(g, seat)
    found = {
        path[:spaces]
        for goal in goals
        if chart.distances[start][goal] == nearest
        for path in shortest_paths(chart, start, goal)
    }
    return sorted(found)


def preferred(g: Galaxy, seat: int, paths: list[Path]) -> list[Path]:
    """Of equal paths: without a stopping patrol, then ending on a planet (OR-AI-MOVE-7, -8)."""
    free = [path for path in paths if not any(stopping_patrols(g, seat, each) for each in path)]
    paths = free or paths
    landing = [path for path in paths if is_planet(path[-1])]
    return landing or paths


def end_of(g: Galaxy, seat: int, path: Path) -> str:
    """Where the AI ends on a path: at a patrol, or a little earlier on a planet."""
    for number, space in enumerate(path, start=1):
        if stopping_patrols(g, seat, space):
            path = path[:number]  # OR-AI-MOVE-4
            break
    if len(path) < hyperdrive(g, seat) or is_planet(path[-1]):
        return path[-1]
    for space in path[-2:-4:-1]:
        if is_planet(space):
            return space  # OR-AI-MOVE-9, OR-AI-MOVE-10
    return path[-1]


async def move_to_goal(g: Galaxy, seat: int) -> bool:
    """Move toward the nearest goal token; False if there is no need or no goal."""
    paths = paths_to_goal(g, seat)
    if not paths:
        return False
    path = await Pick(preferred(g, seat, paths))
    end = end_of(g, seat, path)
    # abilities of the others work on the AI as on anybody (OR-AI-TURN-12, OR-MOVEMENT-7)
    await fly(g, seat, list(path[: path.index(end) + 1]), len(path), slipping=False)
    player = g.players[seat]
    g.say(
        "or-log-moved",
        "OR-AI-MOVE-1",
        at=(f"space:{player.space}",),
        player=seat_name(seat),
        space=space_name(player.space),
    )
    return True
