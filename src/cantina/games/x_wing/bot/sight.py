"""What a bot can work out from an X-Wing view: shots, dangers, and where ships may be next."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, hypot, radians, sin

from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import Bearing, Polygon, Pose, Template
from cantina.games.x_wing.library import PILOTS
from cantina.games.x_wing.odds import MOST_DICE, AttackPlay, DefensePlay, attack_odds, dice_for
from cantina.games.x_wing.view_records import BattleView, ManeuverView, ShipView

IN_PLAY = "in play"
RED = "red"
FRONT_ONLY = ["front"]
EDGE_ROOM = 160.0  # mm: farther from every edge than this no part of a maneuver can leave the mat
STEP = 8.0  # mm between the places looked at along a template

DOUBT = 0.001  # mm
NO_TOKENS = AttackPlay(), DefensePlay()
BEARINGS = {bearing.value: bearing for bearing in Bearing}


def pose_of(ship: ShipView) -> Pose:
    """Return where a ship stands."""
    return Pose(ship.x, ship.y, ship.heading)


def health(ship: ShipView) -> int:
    """Return how much damage a ship can still take."""
    return max(1, ship.hull - ship.damage_total + ship.shields)


@lru_cache(maxsize=512)
def worth_of_damage(pilot: str, hull: int, shields: int) -> float:
    """Return the squad points that one damage on a ship is worth."""
    card = PILOTS.get(pilot)
    return (card.points if card else 30) / max(1, hull + shields)


@lru_cache(maxsize=128)
def reach_of(template: Template, side: float) -> tuple[float, float]:
    """Return how far ahead of a base's middle, and to the side, the way along a template leads."""
    angle, half = radians(template.angle), side / 2.0
    if template.side == 0:
        return half + template.length + side, 0.0
    ahead = half + template.radius * sin(angle) + side * cos(angle)
    aside = template.radius * (1.0 - cos(angle)) + side * sin(angle)
    return ahead, template.side * aside


def plain_band(middles: float, at: Pose, where: Pose, base: float, other: float) -> int | None:
    """Return the range between two bases; measured only where that of their middles leaves doubt.

    The bases are no farther apart than the circles inside them, no nearer than those around.
    """
    farthest = ceil((middles - (base + other) / 2.0 + DOUBT) / geometry.RANGE_BAND)
    around = geometry.HALF_DIAGONAL * (base + other)
    if farthest != ceil((middles - around - DOUBT) / geometry.RANGE_BAND) and farthest > 1:
        return geometry.range_band(geometry.distance_between(at, where, base, other))
    return max(1, farthest) if farthest <= geometry.FARTHEST_BAND else None


class Sight:
    """The table as one seat sees it, with questions about it."""

    def __init__(self, view: BattleView) -> None:
        self.view = view
        seat = view.seat if view.seat is not None else 0
        self.side = view.sides[seat] if seat < len(view.sides) else ""
        in_play = [ship for ship in view.ships if ship.status == IN_PLAY]
        self.friends = [ship for ship in in_play if ship.side == self.side]
        self.enemies = [ship for ship in in_play if ship.side != self.side]
        self.by_id = {ship.ship_id: ship for ship in view.ships}
        self._places: dict[int, list[Pose]] = {}
        self._weighed: dict[tuple[object, ...], float] = {}
        """What shots from a place, or at it, were found to be worth."""
        self.obstacles: list[Polygon] = [obstacle.outline for obstacle in view.obstacles]

    def is_off(self, pose: Pose, side: float) -> bool:
        """Whether a base would stick out of the play area."""
        return geometry.is_off_mat(pose, side, self.view.width, self.view.height)

    def is_to_move(self, ship: ShipView) -> bool:
        """Whether a ship has yet to move before the shooting begins."""
        return not ship.activated and self.view.phase in ("planning", "activation")

    # ------------------------------------------------------------------ maneuvers

    def dial(self, ship: ShipView) -> list[ManeuverView]:
        """Return the maneuvers of a ship with their colours now."""
        return self.view.dials.get(str(ship.ship_id), [])

    def stays(self, start: Pose, maneuver: ManeuverView, side: float) -> bool:
        """Whether a ship stays on the mat, wherever along the template it may have to stop."""
        bearing = BEARINGS[maneuver.bearing]
        end = geometry.end_pose(start, bearing, maneuver.speed, side)
        if self.is_off(end, side):
            return False
        if bearing is Bearing.STATIONARY:
            return True
        width, height = self.view.width, self.view.height
        for x, y in ((start.x, start.y), (end.x, end.y)):
            if min(x, y, width - x, height - y) < EDGE_ROOM:
                laid = geometry.laid_from(start, bearing)
                template = geometry.template_for(bearing, maneuver.speed)
                return self._whole_way_stays(laid, template, side)
        return True

    def _whole_way_stays(self, start: Pose, template: Template, side: float) -> bool:
        if self._is_room_around(start, template, side):
            return True
        rear = template.length
        while rear > -side:
            if self.is_off(geometry.pose_along(start, template, rear, side), side):
                return False
            rear -= STEP
        return True

    def _is_room_around(self, start: Pose, template: Template, side: float) -> bool:
        """Whether the box around a template and the bases along it is surely on the mat."""
        ahead, aside = reach_of(template, side)
        angle = radians(start.heading)
        c, s = cos(angle), sin(angle)
        room = geometry.HALF_DIAGONAL * side
        right, top = self.view.width - room, self.view.height - room
        for forward in (-side / 2.0, ahead):
            for left in (0.0, aside):
                x, y = start.x + forward * c - left * s, start.y + forward * s + left * c
                if not (room < x < right and room < y < top):
                    return False
        return True

    def ways_out(self, pose: Pose, ship: ShipView, stressed: bool, most: int = 99) -> int:
        """Count the maneuvers that would keep a ship on the mat next round, up to some number."""
        found = 0
        for maneuver in self.dial(ship):
            if stressed and maneuver.colour == RED:
                continue
            if self.stays(pose, maneuver, ship.base):
                found += 1
                if found >= most:
                    break
        return found

    def next_places(self, ship: ShipView) -> list[Pose]:
        """Return where a ship may stand when it shoots: one place if it has moved already."""
        here = pose_of(ship)
        if not self.is_to_move(ship):
            return [here]
        maneuvers = self.dial(ship)
        if ship.dial and ship.dial_revealed:
            maneuvers = [m for m in maneuvers if m.key == ship.dial]
        stressed = ship.tokens.get("stress", 0) > 0
        ends = [
            geometry.end_pose(here, Bearing(m.bearing), m.speed, ship.base)
            for m in maneuvers
            if not (stressed and m.colour == RED)
        ]
        return [end for end in ends if not self.is_off(end, ship.base)] or [here]

    # ------------------------------------------------------------------ shots

    def band(self, attacker: ShipView, at: Pose, target: ShipView, where: Pose) -> int | None:
        """Return the range of a shot, or None: exact near the arc's lines, quick elsewhere."""
        reach = 300.0 + (attacker.base + target.base) * 0.71
        dx, dy = where.x - at.x, where.y - at.y
        if dx * dx + dy * dy > reach * reach:
            return None
        if attacker.turret or attacker.arcs != FRONT_ONLY:
            arcs = tuple([geometry.Arc(arc) for arc in attacker.arcs])
            sides = (attacker.base, target.base)
            wide = geometry.attack_distance(at, where, *sides, attacker.turret, arcs)
            return None if wide is None else geometry.range_band(wide)
        angle = radians(at.heading)
        ahead, aside = dx * cos(angle) + dy * sin(angle), abs(dy * cos(angle) - dx * sin(angle))
        if ahead < -target.base:
            return None
        slack = aside - 0.8526 * ahead
        if slack > target.base * 1.35:
            return None
        if slack < -target.base * 1.35:
            return plain_band(hypot(dx, dy), at, where, attacker.base, target.base)
        distance = geometry.attack_distance(at, where, attacker.base, target.base)
        return None if distance is None else geometry.range_band(distance)

    def shot(
        self,
        attacker: ShipView,
        at: Pose,
        target: ShipView,
        where: Pose,
        play: tuple[AttackPlay, DefensePlay] = NO_TOKENS,
    ) -> float:
        """Return what a shot is worth in squad points; 0 if there is none."""
        band = self.band(attacker, at, target, where)
        if band is None or attacker.attack <= 0:
            return 0.0
        return damage(attacker.attack, target.agility, band, play) * worth_of_damage(
            target.pilot, target.hull, target.shield_value
        )

    def shots(
        self,
        attacker: ShipView,
        target: ShipView,
        pairs: list[tuple[Pose, Pose]],
        play: tuple[AttackPlay, DefensePlay],
    ) -> float:
        """Add up what shots between pairs of places are worth; the far ones are not looked at."""
        if attacker.attack <= 0:
            return 0.0
        total = 0.0
        reach = 300.0 + (attacker.base + target.base) * 0.71
        farthest = reach * reach
        for at, where in pairs:
            dx, dy = where[0] - at[0], where[1] - at[1]
            if dx * dx + dy * dy <= farthest:
                total += self.shot(attacker, at, target, where, play)
        return total

    def offense(
        self, ship: ShipView, at: Pose, play: tuple[AttackPlay, DefensePlay] = NO_TOKENS
    ) -> float:
        """Return the best shot to expect from a place, over all places the enemies may reach."""
        key = ("offense", ship.ship_id, at, play)
        best = self._weighed.get(key)
        if best is not None:
            return best
        best = 0.0
        for enemy in self.enemies:
            places = self.next_places_cached(enemy)
            shots = self.shots(ship, enemy, [(at, place) for place in places], play)
            # a damaged enemy is worth finishing off
            eager = 1.0 + 0.5 * (1.0 - health(enemy) / max(1, enemy.hull + enemy.shield_value))
            best = max(best, eager * shots / len(places))
        self._weighed[key] = best
        return best

    def danger(
        self, ship: ShipView, at: Pose, play: tuple[AttackPlay, DefensePlay] = NO_TOKENS
    ) -> float:
        """Return the damage to expect at a place, in squad points."""
        key = ("danger", ship.ship_id, at, play)
        total = self._weighed.get(key)
        if total is not None:
            return total
        total = 0.0
        for enemy in self.enemies:
            places = self.next_places_cached(enemy)
            shots = self.shots(enemy, ship, [(place, at) for place in places], play)
            total += shots / len(places)
        self._weighed[key] = total
        return total

    def expect(self, ship: ShipView, places: list[Pose]) -> None:
        """Count on a ship being at one of some places; likelier ones come more than once."""
        if places:
            self._places[ship.ship_id] = places

    def next_places_cached(self, ship: ShipView) -> list[Pose]:
        """Return `next_places`, worked out once."""
        found = self._places.get(ship.ship_id)
        if found is None:
            found = self._places[ship.ship_id] = self.next_places(ship)
        return found


@lru_cache(maxsize=4096)
def damage(attack: int, agility: int, band: int, play: tuple[AttackPlay, DefensePlay]) -> float:
    """Return the damage to expect from a primary weapon."""
    red, green = dice_for(attack, agility, band)
    return attack_odds(min(red, MOST_DICE), min(green, MOST_DICE), *play).expected_damage
