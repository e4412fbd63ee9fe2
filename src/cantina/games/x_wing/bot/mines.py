"""What the tokens of bombs and mines do to ships, read from their cards, in squad points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.fighters import cost_of
from cantina.games.x_wing.bot.losses import losses, step_of
from cantina.games.x_wing.bot.sight import Sight, health
from cantina.games.x_wing.bot.worths import STRESS_COST
from cantina.games.x_wing.cards.actions import SkipAction
from cantina.games.x_wing.cards.damage import DealFaceUp, Suffer
from cantina.games.x_wing.cards.flow import Do
from cantina.games.x_wing.cards.standing.bombs import Blast, IgnoresBombs
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.words import CardRule, Effect
from cantina.games.x_wing.geometry import Move, Polygon, Pose
from cantina.games.x_wing.library import PILOT_ABILITIES, UPGRADE_ABILITIES
from cantina.games.x_wing.rules.bomb_tokens import detonation_of, outline_of
from cantina.games.x_wing.terms import Token
from cantina.games.x_wing.view_records import ShipView

HURTS: Final = 0.5
"""How often an attack die shows damage: three hits and a critical hit of eight faces."""
LOST_ACTION: Final = 1.0
FACE_UP: Final = 0.5
"""What the text of a damage card costs beside the damage."""
TOKEN_COSTS: Final = {Token.STRESS: STRESS_COST, Token.ION: 1.5}
"""What a token costs whoever gets it."""
NEARBY: Final = 400.0
"""Farther from a token than this no maneuver touches it, in millimetres."""


class Harm(NamedTuple):
    """What a token does to a ship: damage to expect, and what else it costs in squad points."""

    damage: float = 0.0
    trouble: float = 0.0


def harm_of(blast: Effect | Blast) -> Harm:
    """Read what a token does from what its card says; other words count as harmless."""
    if isinstance(blast, Blast):
        return Harm(HURTS * blast.dice)
    if isinstance(blast, Suffer):
        return Harm(blast.damage)
    if isinstance(blast, DealFaceUp):
        return Harm(1.0, FACE_UP)
    if isinstance(blast, Gain):
        return Harm(trouble=TOKEN_COSTS.get(blast.token, 0.0) * blast.amount)
    if isinstance(blast, SkipAction):
        return Harm(trouble=LOST_ACTION)
    every = [harm_of(one) for one in blast.effects] if isinstance(blast, Do) else []
    return Harm(sum([one.damage for one in every]), sum([one.trouble for one in every]))


def points_lost(ship: ShipView, harm: Harm, times: int = 1) -> float:
    """Return the squad points that a ship may expect to lose by some tokens."""
    left = health(ship)
    whole = max(left, ship.hull + ship.shield_value)
    table = losses(cost_of(ship.pilot, tuple(ship.upgrades)), whole, left)
    return table[step_of(times * harm.damage)] + harm.trouble


def has_rule(ship: ShipView, kind: type[CardRule]) -> bool:
    """Say whether a card of a ship has a rule that stands."""
    pilot = PILOT_ABILITIES.get(ship.pilot)
    cards = [UPGRADE_ABILITIES.get(card) for card in ship.upgrades]
    return any(card is not None and kind in card.standing for card in [pilot, *cards])


def struck(start: Pose, done: Move, outlines: Sequence[Polygon], side: float) -> int:
    """Count the mines that a maneuver sets off."""
    near = [
        one
        for one in outlines
        if abs(one[0][0] - start.x) < NEARBY and abs(one[0][1] - start.y) < NEARBY
    ]
    return len(geometry.obstacles_hit(start, done, near, side)) if near else 0


def lost_to_mines(sight: Sight, ship: ShipView, start: Pose, done: Move) -> float:
    """Return the points that a maneuver costs by the mines on its way."""
    total = 0.0
    for bomb in sight.view.bombs:
        found = detonation_of(bomb.card) if bomb.mine else None
        if found is None or (bomb.side == ship.side and has_rule(ship, IgnoresBombs)):
            continue
        if struck(start, done, [outline_of(bomb.x, bomb.y)], ship.base):
            total += points_lost(ship, harm_of(found.blast))
    return total
