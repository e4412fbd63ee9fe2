"""The Planning phase: everybody sets dials in secret (XW-PLANNING)."""

from __future__ import annotations

from functools import lru_cache

from cantina.core.ask import Together
from cantina.core.question import Question
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.windows import happens_to_all
from cantina.games.x_wing.missions.deeds import count_round
from cantina.games.x_wing.names import is_craft, ship_name
from cantina.games.x_wing.report import strength_of_seats
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.maneuvers import (
    legal_maneuvers,
    maneuver_for,
    maneuver_label,
)
from cantina.games.x_wing.rules.measuring import others_on_table, pose_of, side_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.terms import Window

Setting = tuple[int, str]
"""A ship and the maneuver set on its dial."""


async def planning(g: Battle) -> str:
    """XW-PLANNING-1, -2 and -6: all seats at once, until every ship has a maneuver."""
    begin_round(g)
    await happens_to_all(g, Window.ROUND_BEGINS)
    await Together([(seat, set_dials(g, seat)) for seat in seats_with_dials(g)])
    g.say("xw-log-dials-set", "XW-PLANNING-2")
    await happens_to_all(g, Window.PLANNING_ENDS)
    return "begin-activation"


def begin_round(g: Battle) -> None:
    """XW-ROUND-2: a new round begins with its Planning phase."""
    g.turn += 1
    g.phase = "planning"
    g.destroyed_this_round = {}
    g.strength_by_round.append(strength_of_seats(g))
    g.say("xw-log-round", "XW-ROUND-1", number=g.turn)
    count_round(g)


def needs_dial(ship: Ship) -> bool:
    """Whether a ship is assigned a maneuver: not the shuttle, not an ionized ship."""
    return not is_craft(ship) and not (ship.tokens and tokens.is_ionized(ship))


def seats_with_dials(g: Battle) -> list[int]:
    """Return the seats that have ships to plan for."""
    return sorted({s.seat for s in g.ships if s.status == IN_PLAY and needs_dial(s)})


async def set_dials(g: Battle, seat: int) -> None:
    """XW-PLANNING-5: a player sets the dials of the own ships in any order."""
    own = [s for s in g.ships if s.seat == seat and s.status == IN_PLAY]
    waiting = [s.ship_id for s in own if needs_dial(s)]
    while waiting:
        ship_id, key = await DIAL.put_about(g, seat, list(waiting))
        g.ships[ship_id].dial = key
        waiting.remove(ship_id)


def settings(g: Battle, waiting: list[int]) -> list[Setting]:
    """Return what may be set on the dials of ships that still need a maneuver."""
    found: list[Setting] = []
    for ship_id in waiting:
        found += settings_of(ship_id, legal_maneuvers(g, g.ships[ship_id]))
    return found


def setting_label(g: Battle, setting: Setting) -> Text:
    """Name a ship and a maneuver."""
    ship = g.ship(setting[0])
    maneuver = maneuver_label(g, ship, setting[1])
    return text("xw-option-dial", ship=ship_name(g, setting[0]), maneuver=maneuver)


DIAL: Question[Battle, Setting] = Question(
    "xw-ask-dial",
    settings,
    label=lambda g, _, setting: setting_label(g, setting),
    at=lambda g, _, setting: f"ship:{setting[0]}",
    note=lambda g, _, setting: preview(g, setting) if g.options.assist else None,
    rules=("XW-PLANNING-1", "XW-DIAL-1"),
)
"""The dial of any ship that still needs one, about these ships."""


@lru_cache(maxsize=1024)
def settings_of(ship_id: int, keys: tuple[str, ...]) -> tuple[Setting, ...]:
    """Return what may be set on the dial of a ship."""
    return tuple((ship_id, key) for key in keys)


def preview(g: Battle, setting: Setting) -> Text:
    """Say where a maneuver would end; the book forbids this (XW-PLANNING-7), so only by option."""
    ship = g.ship(setting[0])
    maneuver = maneuver_for(ship, setting[1])
    others = [other for _, other in others_on_table(ship, ships_in_play(g))]
    move = geometry.execute(pose_of(ship), maneuver.bearing, maneuver.speed, others, side_of(ship))
    if geometry.is_off_mat(move.pose, side_of(ship), g.options.width, g.options.height):
        return text("xw-note-flees")
    message = "xw-note-overlaps" if move.bumped else "xw-note-ends"
    x, y, heading = (round(value) for value in move.pose)
    return text(message, x=x, y=y, heading=heading)
