"""Flying a maneuver, with the one choice some of later waves leave to the player."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.text import text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.asking import ask_for_slide
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.rules.barrel_rolls import GRID
from cantina.games.x_wing.rules.detonating import set_off_on_the_way
from cantina.games.x_wing.rules.fleeing import is_outside
from cantina.games.x_wing.rules.maneuvers import execute
from cantina.games.x_wing.rules.measuring import others_on_table, pose_of, side_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Battle, Ship

TALLON_ROLLS = (
    Bearing.TALLON_LEFT,
    Bearing.TALLON_RIGHT,
    Bearing.TALLON_BANK_LEFT,
    Bearing.TALLON_BANK_RIGHT,
)


async def fly(g: Battle, ship_id: int, maneuver: Maneuver) -> None:
    """Execute a maneuver; the player of a Tallon roll first says where the template's end lies."""
    slide = 0.0
    if maneuver.bearing in TALLON_ROLLS:
        slide = await choose_slide(g, ship_id, maneuver)
    start = pose_of(g.ships[ship_id])
    move = execute(g, g.ships[ship_id], maneuver, slide)
    if g.bombs and not is_outside(g, g.ships[ship_id]):
        await set_off_on_the_way(g, ship_id, start, move)


async def choose_slide(g: Battle, ship_id: int, maneuver: Maneuver) -> float:
    """Ask how far a Tallon roll shifts forward or back."""
    reach = geometry.tallon_reach(side_of(g.ships[ship_id]))

    def good() -> Sequence[float]:
        ship = g.ships[ship_id]
        found = [0.0, -reach, reach]
        clear = [slide for slide in found if slide_problem(g, ship, maneuver, slide) is None]
        return clear or [slide for slide in slides(ship) if is_free(g, ship, maneuver, slide)]

    return await ask_for_slide(
        g,
        ship_id,
        "xw-ask-tallon-slide",
        check=lambda slide: slide_problem(g, g.ships[ship_id], maneuver, slide),
        good=good,
        rules=("XW-TEMPLATE-2",),
    )


def slides(ship: Ship) -> list[float]:
    """Return every shift a Tallon roll can make."""
    steps = int(geometry.tallon_reach(side_of(ship)) / GRID)
    return [step * GRID for step in range(-steps, steps + 1)]


def is_free(g: Battle, ship: Ship, maneuver: Maneuver, slide: float) -> bool:
    """Whether a Tallon roll with this shift ends clear of all ships."""
    others = [other for _, other in others_on_table(ship, ships_in_play(g))]
    end = geometry.end_pose(pose_of(ship), maneuver.bearing, maneuver.speed, side_of(ship), slide)
    return not any(geometry.do_overlap(end, pose, side_of(ship), side) for pose, side in others)


def slide_problem(g: Battle, ship: Ship, maneuver: Maneuver, slide: float) -> Blocked | None:
    """Say why a Tallon roll cannot shift so: it sticks out, or hits a ship it could avoid."""
    label = text("xw-option-tallon-slide", slide=slide)
    reach = geometry.tallon_reach(side_of(ship))
    if abs(slide) > reach or slide % GRID:
        reason = text("xw-blocked-tallon-reach", reach=reach)
        return Blocked(f"{slide:g}", label, reason, "XW-TEMPLATE-2")
    if is_free(g, ship, maneuver, slide):
        return None
    if any(is_free(g, ship, maneuver, other) for other in slides(ship)):
        reason = text("xw-blocked-tallon-overlap")
        return Blocked(f"{slide:g}", label, reason, "XW-OVERLAP-1")
    return None
