"""What somebody has probably set on a dial: what common sense likes, and the more the likelier.

It is worked out from what everybody sees, so that nobody's dial is known who has not shown it.
"""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec
from msgspec.structs import replace

from cantina.core.rng import Rng
from cantina.games.x_wing.bot.flights import end_of
from cantina.games.x_wing.bot.sight import Sight, health, pose_of
from cantina.games.x_wing.bot.worths import scored_dials
from cantina.games.x_wing.geometry import Other
from cantina.games.x_wing.view_records import ShipView

SPREAD: Final = 1.5
"""So many squad points less make a maneuver a third as likely."""
GRAINS: Final = 24
"""Parts into which the chances of a place are divided; what is less likely is left out."""
MOST_KEPT: Final = 512

Likely = list[tuple[str, float]]
"""Maneuvers of a ship, each with how likely it is."""

_kept: dict[object, Likely] = {}


def likely_dials(sight: Sight, ship: ShipView) -> Likely:
    """Return what a ship may fly; worked out once for what everybody sees."""
    key = _seen(sight, ship)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _likely(sight, ship)
    return found


def draw_dial(likely: Likely, rng: Rng) -> str:
    """Draw one of the maneuvers."""
    left = rng.random()
    for key, chance in likely:
        left -= chance
        if left <= 0:
            return key
    return likely[0][0]


def expecting(sight: Sight) -> Sight:
    """Return the table as the same seat sees it, with enemies where they probably will be."""
    view = sight.view
    expected = Sight(view)
    others = [seat for seat, side in enumerate(view.sides) if side != sight.side]
    theirs = Sight(replace(view, seat=others[0])) if others else None
    for enemy in sight.enemies:
        if theirs is None or enemy.activated or not sight.dial(enemy):
            continue
        ends = {one.key: end_of(pose_of(enemy), one, enemy.base) for one in sight.dial(enemy)}
        likely = likely_dials(theirs, theirs.by_id[enemy.ship_id])
        shares = [(ends[key], round(GRAINS * chance)) for key, chance in likely]
        expected.expect(enemy, [end for end, grains in shares for _ in range(grains)])
    return expected


def _likely(sight: Sight, ship: ShipView) -> Likely:
    scores = scored_dials(sight, ship, _standing(sight, ship), Rng(ship.ship_id))
    if not scores:
        keys = [maneuver.key for maneuver in sight.dial(ship)]
        return [(key, 1 / len(keys)) for key in keys]
    best = max(scores.values())
    weights = {key: exp((score - best) / SPREAD) for key, score in scores.items()}
    total = sum(weights.values())
    ordered = sorted(weights.items(), key=lambda pair: (-pair[1], pair[0]))
    return [(key, weight / total) for key, weight in ordered]


def _standing(sight: Sight, ship: ShipView) -> list[Other]:
    """Return who stands in the way: own ships that move later; of the others nothing is known."""
    return [
        (pose_of(other), other.base)
        for other in sight.friends
        if (other.skill, other.ship_id) > (ship.skill, ship.ship_id)
    ]


def _seen(sight: Sight, ship: ShipView) -> object:
    """Return all that a ship's chances hang on."""
    view = sight.view
    ships = [
        (
            one.ship_id,
            one.x,
            one.y,
            one.heading,
            one.tokens.get("stress", 0) > 0,
            one.activated,
            one.critical_tokens,
            health(one),
        )
        for one in [*sight.friends, *sight.enemies]
    ]
    told = msgspec.json.encode((view.mission, view.markers)) if view.mission is not None else b""
    return ship.ship_id, view.round, view.phase, sight.side, tuple(ships), told
