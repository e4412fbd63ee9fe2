"""Where ships may stand when the shooting begins: after a maneuver, after an action."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.dials import likely_dials
from cantina.games.x_wing.bot.fighters import Stance
from cantina.games.x_wing.bot.flights import end_of, starts_of
from cantina.games.x_wing.bot.mines import lost_to_mines
from cantina.games.x_wing.bot.missions import leaves_well, pull
from cantina.games.x_wing.bot.sight import RED, Sight, pose_of
from cantina.games.x_wing.bot.worths import MANY_WAYS, ROCK_COST, STRANDED, STRESS_COST
from cantina.games.x_wing.geometry import Bearing, Other, Pose
from cantina.games.x_wing.view_records import ManeuverView, ShipView

FOCUSED: Final = 0.8
"""How likely a ship that may act will have a focus token, or what is worth as much."""
TWICE: Final = "pushthelimit"
"""The card that lets a ship act once more."""
EVADES_FAST: Final = "tiex7"
"""The title that lets a ship evade after a fast maneuver."""
FAST: Final = 3
SHARPNESS: Final = 3.0
"""How much oftener than imagined worlds suppose it a pilot flies what looks best."""
SURE: Final = 0.85
"""How often pilots fly so at all."""


def standing(ship: ShipView) -> Stance:
    """Return a ship as it stands, with its tokens."""
    focus = min(1.0, float(ship.tokens.get("focus", 0)))
    return Stance(pose_of(ship), ship.dial, focus, ship.tokens.get("evade", 0))


def own_stances(
    sight: Sight,
    ship: ShipView,
    keys: list[str] | None = None,
    exact: bool = False,
) -> list[Stance]:
    """Return where the maneuvers of a ship lead that are worth looking at."""
    stressed = ship.tokens.get("stress", 0) > 0
    every = [one for one in sight.dial(ship) if keys is None or one.key in keys]
    calm = [one for one in every if not (stressed and one.colour == RED)] or every
    ways = [(start, one) for start in starts_of(sight, ship) for one in calm]
    chosen = (
        [way for way in ways if leaves_well(sight, ship, end_of(*way, ship.base))]
        or [way for way in ways if sight.stays(*way, ship.base)]
        or [way for way in ways if not sight.is_off(end_of(*way, ship.base), ship.base)]
        or ways
    )
    others = later_movers(sight, ship)
    found = [stance_after(sight, ship, start, one, others) for start, one in chosen]
    if exact:
        found = [with_tokens(ship, one) for one in found]
    return found or [standing(ship)]


def with_tokens(ship: ShipView, stance: Stance) -> Stance:
    """Give a stance the tokens of cards that let a ship do more than one action."""
    evades, focus = 0, stance.focus
    if focus and acts_twice(ship):
        evades, focus = int("evade" in ship.action_bar), 1.0
    if EVADES_FAST in ship.upgrades and int(stance.key[-1:] or 0) >= FAST:
        evades += 1
    return stance._replace(focus=focus, evades=evades)


def acts_twice(ship: ShipView) -> bool:
    """Say whether a ship acts once more after its action."""
    return TWICE in ship.upgrades


def stance_after(
    sight: Sight, ship: ShipView, start: Pose, maneuver: ManeuverView, others: list[Other]
) -> Stance:
    """Return how a ship stands after a maneuver, and what that is worth beside the shots."""
    done = geometry.execute(start, Bearing(maneuver.bearing), maneuver.speed, others, ship.base)
    stress = ship.tokens.get("stress", 0)
    stressed = maneuver.colour == RED or (stress > 0 and maneuver.colour != "green")
    worth = pull(sight, ship, done.pose)
    if stressed:
        worth -= STRESS_COST
    if sight.obstacles:
        worth -= ROCK_COST * len(geometry.obstacles_hit(start, done, sight.obstacles, ship.base))
    if sight.view.bombs:
        worth -= lost_to_mines(sight, ship, start, done)
    ways_out = sight.ways_out(done.pose, ship, stressed, most=MANY_WAYS)
    worth += 0.25 * ways_out if ways_out else -STRANDED
    acts = not (stressed or done.bumped)
    return Stance(done.pose, maneuver.key, FOCUSED * acts, worth=worth)


def later_movers(sight: Sight, ship: ShipView) -> list[Other]:
    """Return who still stands where it stood when a ship moves; equals of one side take turns."""
    first = sight.view.initiative
    mine = (ship.skill, ship.side != first)
    return [
        (pose_of(other), other.base)
        for other in [*sight.friends, *sight.enemies]
        if (other.skill, other.side != first) > mine and other is not ship
    ]


def enemy_sight(sight: Sight) -> Sight | None:
    """Return the table as an enemy sees it who has set no dial yet."""
    view = sight.view
    others = [seat for seat, side in enumerate(view.sides) if side != sight.side]
    return Sight(replace(view, seat=others[0])) if others else None


def enemy_stances(
    sight: Sight,
    theirs: Sight | None,
    ship: ShipView,
    exact: bool = False,
) -> list[Stance]:
    """Return where an enemy may stand, each place with its chance."""
    if theirs is None or not sight.is_to_move(ship) or not sight.dial(ship):
        return [standing(ship)]
    seen = theirs.by_id[ship.ship_id]
    if ship.dial and ship.dial_revealed:
        return own_stances(theirs, seen, [ship.dial], exact)
    return with_chances(theirs, seen, own_stances(theirs, seen, exact=exact))


def with_chances(sight: Sight, ship: ShipView, stances: list[Stance]) -> list[Stance]:
    """Give stances the chances that others would give them: what looks best is likeliest by far."""
    likely = dict(likely_dials(sight, ship))
    chances = sharpened([likely.get(stance.key, 0.0) for stance in stances])
    if not any(chances):
        return stances
    return [stance._replace(chance=chance) for stance, chance in zip(stances, chances, strict=True)]


def sharpened(plain: list[float]) -> list[float]:
    """Make what is likely likelier, as pilots do who fly what looks best."""
    sharp = [chance**SHARPNESS for chance in plain]
    total = sum(sharp)
    if total <= 0.0:
        return plain
    return [
        SURE * clear / total + (1.0 - SURE) * vague
        for clear, vague in zip(sharp, plain, strict=True)
    ]
