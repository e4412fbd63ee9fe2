"""Words about dials, maneuvers and obstacles."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.names import bearing_name, maneuver_name, ship_name
from cantina.games.x_wing.rules.activation import fly_out
from cantina.games.x_wing.rules.measuring import pose_of, put
from cantina.games.x_wing.rules.obstacles import suffer_obstacles
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
        there = await fly_out(scene.g, scene.ship, Maneuver.named(key))
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
