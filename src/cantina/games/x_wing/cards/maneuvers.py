"""Words about dials, maneuvers and obstacles."""

from __future__ import annotations

from math import cos, radians, sin

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.rolling import RollAndSuffer
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.names import bearing_name, maneuver_name, ship_name
from cantina.games.x_wing.printed import Maneuver
from cantina.games.x_wing.rules.activation import fly_out
from cantina.games.x_wing.rules.measuring import outline_at, pose_of, put, side_of
from cantina.games.x_wing.rules.obstacles import suffer_obstacles
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Obstacle
from cantina.games.x_wing.terms import Difficulty


class Executed(CardCondition, frozen=True):
    """The maneuver that was executed has this colour."""

    colour: Difficulty
    on_dial: bool = False
    """Only a maneuver of the dial, not the drift of a ship without one."""

    def says(self) -> Text:
        message = "xw-says-executed-on-dial" if self.on_dial else self.message()
        return text(message, colour=self.colour.says())

    def holds(self, scene: Scene) -> bool:
        """Look at the colour of the maneuver just executed."""
        flight = scene.subject.flight
        return flight.colour == self.colour and not (self.on_dial and flight.drifted)


class ExecutedSpeed(CardCondition, frozen=True):
    """The maneuver that was executed has one of these speeds."""

    speeds: tuple[int, ...]

    def holds(self, scene: Scene) -> bool:
        return scene.subject.flight.speed in self.speeds


class ExecutedBearing(CardCondition, frozen=True):
    """The maneuver that was executed has one of these bearings."""

    bearings: tuple[str, ...]

    def says(self) -> Text:
        return text("xw-says-executed-bearing", bearings=[bearing_name(b) for b in self.bearings])

    def holds(self, scene: Scene) -> bool:
        return scene.subject.flight.bearing in self.bearings


class Overlapped(CardCondition, frozen=True):
    """The maneuver that was executed overlapped a ship or an obstacle."""

    def holds(self, scene: Scene) -> bool:
        """Look whether the maneuver overlapped a ship or an obstacle."""
        ship = scene.subject
        return ship.flight.overlapped or bool(ship.flight.struck)


class OverlappedEnemy(CardCondition, frozen=True):
    """The maneuver that was executed overlapped an enemy ship."""

    def holds(self, scene: Scene) -> bool:
        ship = scene.subject
        touched = [scene.g.ship(other) for other in ship.touching]
        return ship.flight.overlapped and any(other.side != ship.side for other in touched)


class Touched(CardCondition, frozen=True):
    """The maneuver that was executed overlapped a ship."""

    def holds(self, scene: Scene) -> bool:
        return scene.subject.flight.overlapped


class ItOverlapped(CardCondition, frozen=True):
    """The maneuver of the ship spoken of overlapped a ship."""

    def holds(self, scene: Scene) -> bool:
        return scene.subject.flight.overlapped


class TouchesYou(CardCondition, frozen=True):
    """You touch the ship spoken of."""

    def holds(self, scene: Scene) -> bool:
        return scene.ship in scene.yours.touching


class Touching(CardCondition, frozen=True):
    """You touch a ship."""

    def holds(self, scene: Scene) -> bool:
        return bool(scene.yours.touching)


class Fly(CardEffect, frozen=True):
    """Execute one of these maneuvers as white ones."""

    maneuvers: tuple[str, ...]

    def says(self) -> Text:
        return text("xw-says-fly", maneuvers=[maneuver_name(key) for key in self.maneuvers])

    async def do(self, scene: Scene) -> Outcome:
        key = self.maneuvers[0]
        if len(self.maneuvers) > 1:
            key = await Ask(
                scene.seat,
                text("xw-ask-fly", ship=ship_name(scene.g, scene.ship)),
                list(self.maneuvers),
                label=lambda key: text("xw-option-fly", maneuver=maneuver_name(key)),
            )
        bearing, _, speed = key.rpartition(":")
        maneuver = Maneuver(Bearing(bearing), int(speed), Difficulty.WHITE)
        there = await fly_out(scene.g, scene.ship, maneuver)
        if there:
            await suffer_obstacles(scene.g, scene.ship)
        return Outcome(there)


class TurnRound(CardEffect, frozen=True):
    """Turn the ship by 180 degrees where it is."""

    async def do(self, scene: Scene) -> Outcome:
        ship = scene.subject
        x, y, heading = pose_of(ship)
        put(ship, geometry.Pose(x, y, (heading + 180.0) % 360.0))
        scene.g.say("xw-log-turns-round", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship))
        return DONE


def outline(rock: Obstacle) -> geometry.Polygon:
    """Return an obstacle as it lies."""
    return outline_at(rock.shape, rock.x, rock.y, rock.heading)


def is_ahead(pose: geometry.Pose, token: geometry.Polygon, side: float) -> bool:
    """Whether any part of a token lies inside the firing arc."""
    half = geometry.ARC_HALF_ANGLE[side]
    left, right = radians(pose.heading + half), radians(pose.heading - half)
    part = token
    for normal in ((sin(left), -cos(left)), (-sin(right), cos(right))):
        part = geometry.clipped(part, normal, normal[0] * pose.x + normal[1] * pose.y)
    return bool(part)


def obstacles_in_sight(scene: Scene) -> list[int]:
    """Return the obstacles at Range 1-2 inside the firing arc."""
    ship = scene.subject
    pose, side = pose_of(ship), side_of(ship)
    return [
        rock.obstacle_id
        for rock in scene.g.obstacles
        if geometry.distance_to_polygon(pose, outline(rock), side) <= 200.0
        and is_ahead(pose, outline(rock), side)
    ]


class BlowUpObstacle(CardEffect, frozen=True):
    """Choose an obstacle in arc at Range 1-2; ships at Range 1 of it roll a die; it is removed."""

    def can(self, scene: Scene) -> bool:
        return bool(obstacles_in_sight(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        chosen = await Ask(
            scene.seat,
            "xw-ask-blow-up",
            obstacles_in_sight(scene),
            label=lambda rock: text("xw-option-obstacle", number=rock + 1),
            at=lambda rock: f"obstacle:{rock}",
        )
        rock = next(rock for rock in g.obstacles if rock.obstacle_id == chosen)
        near = [
            ship.ship_id
            for ship in ships_in_play(g)
            if geometry.distance_to_polygon(pose_of(ship), outline(rock), side_of(ship)) <= 100.0
        ]
        g.obstacles = [other for other in g.obstacles if other.obstacle_id != chosen]
        for ship_id in near:
            await RollAndSuffer(1).do(scene.focused(ship_id))
        return DONE
