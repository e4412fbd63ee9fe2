"""When a bomb is worth dropping: whom its token will hurt, and what keeping it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.dials import likely_dials
from cantina.games.x_wing.bot.mines import Harm, harm_of, has_rule, points_lost, struck
from cantina.games.x_wing.bot.sight import BEARINGS, Sight, health, pose_of
from cantina.games.x_wing.bot.stances import enemy_sight, sharpened
from cantina.games.x_wing.cards.bombs import DropAnyBomb, DropBomb
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.cards.standing.bombs import Detonation, IgnoresBombs
from cantina.games.x_wing.geometry import Move, Other, Polygon, Pose
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.rules.bomb_tokens import detonation_of, outline_of
from cantina.games.x_wing.rules.bombs import BESIDE, centres_from, ways_with
from cantina.games.x_wing.terms import Window
from cantina.games.x_wing.view_records import ShipView

KEPT: Final = 0.5
"""What a bomb that is kept is worth, for each point that its card costs."""
NEXT_ROUND: Final = 0.6
"""What a mine counts that a ship may fly into only in the next round."""
FAR_OFF: Final = 450.0
"""Beyond this nobody comes near a token with one maneuver, in millimetres."""
BLAST_REACH: Final = 200.0
"""Beyond this no base is at Range 1 of a token's middle."""


class Drop(NamedTuple):
    """A bomb, the way to drop it, and the points it gains over keeping it."""

    card: str
    way: str
    worth: float


class Course(NamedTuple):
    """A maneuver that a ship may fly, and how likely it does."""

    start: Pose
    move: Move
    chance: float


def best_drop(sight: Sight, ship: ShipView, key: str) -> Drop | None:
    """Return the best that an answer can drop; None if it is about no bomb."""
    ability = _ability(key)
    effect = None if ability is None else ability.effect
    if ability is None or not isinstance(effect, DropBomb | DropAnyBomb):
        return None
    bomber = Bomber(sight, ship, flies=ability.window is Window.MANEUVER_REVEALED)
    if isinstance(effect, DropBomb):
        drops = bomber.drops(key.split(":")[-2], False)
    else:
        cards = [card for card in dict.fromkeys(ship.upgrades) if _is_offered(card, effect)]
        drops = [one for card in cards for one in bomber.drops(card, effect.ahead)]
    return max(drops, key=lambda one: one.worth, default=None)


def _ability(key: str) -> Ability | None:
    """Return the ability that an answer names by its card and its number there."""
    parts = key.split(":")
    if len(parts) < 4:
        return None
    kind, card, number = parts[-3:]
    printed = PILOTS.get(card) if kind == "pilot" else UPGRADES.get(card)
    lines = printed.abilities if printed and number.isdigit() else ()
    line = lines[int(number)] if number.isdigit() and int(number) < len(lines) else None
    return line if isinstance(line, Ability) else None


def _is_offered(card: str, effect: DropAnyBomb) -> bool:
    """Say whether an ability that drops any bomb may drop this one."""
    found = detonation_of(card) if card in UPGRADES else None
    return found is not None and (effect.mines or not found.mine)


class Bomber:
    """A ship that may drop something where it stands, and those who may come there."""

    def __init__(self, sight: Sight, ship: ShipView, flies: bool) -> None:
        self._sight = sight
        self._theirs = enemy_sight(sight)
        self._ship = ship
        self._flies = flies
        """Whether its own maneuver is still to come."""
        self._courses: dict[int, list[Course]] = {}

    def drops(self, card: str, ahead: bool) -> list[Drop]:
        """Return all ways to drop a card, each with what it gains."""
        found = detonation_of(card)
        if found is None:
            return []
        ship = self._ship
        keep = 0.0 if found.kept else KEPT * UPGRADES[card].points * self._hope()
        ways = ways_with(found, ahead, lambda kind: has_rule(ship, kind))
        return [Drop(card, way, self._worth(found, way) - keep) for way in ways if way != BESIDE]

    def _hope(self) -> float:
        """Return how much of the ship is left, and with it of the rounds to come."""
        whole = self._ship.hull + self._ship.shield_value
        return min(1.0, health(self._ship) / max(1, whole))

    def _worth(self, found: Detonation, way: str) -> float:
        """Return the points that tokens take off enemies, less those off own ships."""
        ship = self._ship
        centres = centres_from(pose_of(ship), ship.base, way, found.tokens)
        outlines = [outline_of(x, y) for x, y in centres]
        harm = harm_of(found.blast)
        return self._mined(outlines, harm) if found.mine else self._blasted(outlines[0], harm)

    # ------------------------------------------------------------------ bombs

    def _blasted(self, outline: Polygon, harm: Harm) -> float:
        """Weigh a bomb that hurts everybody at Range 1 when all have moved."""
        return sum(
            [
                self._sign(ship) * self._caught(ship, outline) * points_lost(ship, harm)
                for ship in self._concerned(outline)
            ]
        )

    def _caught(self, ship: ShipView, outline: Polygon) -> float:
        """Return how likely a ship will be at Range 1 of a token."""
        if not self._moves_yet(ship):
            return float(_is_at_range_one(pose_of(ship), outline, ship.base))
        return sum(
            [
                course.chance
                for course in self._courses_of(ship)
                if _is_at_range_one(course.move.pose, outline, ship.base)
            ]
        )

    # ------------------------------------------------------------------ mines

    def _mined(self, outlines: Sequence[Polygon], harm: Harm) -> float:
        """Weigh mines: who stands there, flies there this round, or may in the next one."""
        lying, total = 1.0, 0.0
        ships = self._concerned(outlines[0])
        for ship in ships:
            under = [geometry.base_on_polygon(pose_of(ship), one, ship.base) for one in outlines]
            if any(under):
                total += self._sign(ship) * points_lost(ship, harm, sum(under))
                lying = 0.0
        for ship in sorted(ships, key=lambda one: not self._moves_yet(one)):
            now = self._moves_yet(ship)
            if not now and ship.side == self._sight.side:
                continue  # it will fly round them
            chance = 0.0
            for course in self._courses_of(ship):
                hits = struck(course.start, course.move, outlines, ship.base)
                likely = course.chance * (1.0 if now else NEXT_ROUND)
                if hits:
                    total += lying * self._sign(ship) * likely * points_lost(ship, harm, hits)
                    chance += likely
            lying *= 1.0 - chance
        return total

    # ------------------------------------------------------------------ who flies where

    def _concerned(self, outline: Polygon) -> list[ShipView]:
        """Return the ships that a token may hurt."""
        x, y = outline[0]
        every = [*self._sight.enemies, *self._sight.friends]
        return [
            ship
            for ship in every
            if hypot(ship.x - x, ship.y - y) < FAR_OFF
            and not (ship.side == self._sight.side and has_rule(ship, IgnoresBombs))
        ]

    def _sign(self, ship: ShipView) -> float:
        """Return whether harm to a ship is wanted."""
        return -1.0 if ship.side == self._sight.side else 1.0

    def _moves_yet(self, ship: ShipView) -> bool:
        if ship.ship_id == self._ship.ship_id:
            return self._flies
        return self._sight.is_to_move(ship)

    def _courses_of(self, ship: ShipView) -> list[Course]:
        """Return what a ship may fly next, this round or, if it has moved, in the next one."""
        if ship.ship_id not in self._courses:
            self._courses[ship.ship_id] = self._find_courses(ship)
        return self._courses[ship.ship_id]

    def _find_courses(self, ship: ShipView) -> list[Course]:
        """Return the maneuver on a dial that can be seen, or what is likely."""
        dial = {one.key: one for one in self._sight.dial(ship)}
        likely = [(ship.dial, 1.0)] if ship.dial and self._moves_yet(ship) else self._likely(ship)
        standing = self._standing(ship)
        start = pose_of(ship)
        return [
            Course(
                start,
                geometry.execute(
                    start, BEARINGS[dial[key].bearing], dial[key].speed, standing, ship.base
                ),
                chance,
            )
            for key, chance in likely
            if key in dial
        ]

    def _likely(self, ship: ShipView) -> list[tuple[str, float]]:
        """Return what others would expect a ship to fly."""
        theirs = self._theirs if ship.side != self._sight.side else self._sight
        if theirs is None or not self._sight.dial(ship):
            return []
        likely = likely_dials(theirs, theirs.by_id[ship.ship_id])
        chances = sharpened([chance for _, chance in likely])
        return [(key, chance) for (key, _), chance in zip(likely, chances, strict=True)]

    def _standing(self, ship: ShipView) -> list[Other]:
        """Return who stands where others may run into them."""
        return [
            (pose_of(other), other.base)
            for other in [*self._sight.friends, *self._sight.enemies]
            if other is not ship and not self._moves_yet(other)
        ]


def _is_at_range_one(pose: Pose, outline: Polygon, side: float) -> bool:
    """Say whether a base is at Range 1 of a token."""
    if hypot(pose.x - outline[0][0], pose.y - outline[0][1]) > BLAST_REACH + geometry.SMALL_BASE:
        return False
    return geometry.range_band(geometry.distance_to_polygon(pose, outline, side)) == 1
