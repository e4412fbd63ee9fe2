"""A craft that starts midway between the side edges (XW-MISSION-1-2 and -3)."""

from __future__ import annotations

from cantina.core.ask import AskFree
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.geometry import Pose, corners, on_grid
from cantina.games.x_wing.library import base_side
from cantina.games.x_wing.missions.format import PlaceCraft, Zone
from cantina.games.x_wing.missions.places import edge_of, lies_in
from cantina.games.x_wing.names import CRAFT_NAMES, SHUTTLE
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.placing import BAND, FACING
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.setup import put_in_play
from cantina.games.x_wing.state import Battle


def centred_pose(g: Battle, edge: str, depth: float) -> Pose:
    """XW-MISSION-1-2: midway between the side edges, nose to the opposite edge."""
    width, height = g.options.width, g.options.height
    x, y = {
        "south": (width / 2, depth),
        "north": (width / 2, height - depth),
        "west": (depth, height / 2),
        "east": (width - depth, height / 2),
    }[edge]
    return on_grid(x, y, FACING[edge])


async def place_centred(g: Battle, step: PlaceCraft, zone: Zone, rule: str) -> None:
    """XW-MISSION-1-2 and -3: the player chooses how far from the edge the craft starts."""
    edge = edge_of(g, zone.edges[0])
    half = base_side(step.craft) / 2
    near = BAND * ((zone.range or 1) - 1)

    def problem(depth: float) -> Blocked | None:
        if lies_in(g, zone, corners(centred_pose(g, edge, depth), 2 * half)):
            return None
        label = text("xw-option-place-ship")
        return Blocked(f"{depth:g}", label, text("xw-blocked-outside-zone"), rule)

    def sample(_: Rng) -> list[float]:
        return [near + BAND - half, near + BAND / 2, near + half]

    seat = captain(g, step.side)
    named = text("xw-ask-place-craft", ship=Text(CRAFT_NAMES[step.craft]))
    depth = await AskFree(
        seat,
        text("xw-ask-place-shuttle") if step.craft == SHUTTLE else named,
        parse=float,
        check=problem,
        sample=sample,
        form="depth",
        label=lambda depth: text("xw-option-slide", millimetres=f"{depth:g}"),
        rules=(rule,),
    )
    craft = add_ship(g, step.craft, (), step.side, seat)
    put_in_play(g, craft.ship_id, centred_pose(g, edge, depth))
