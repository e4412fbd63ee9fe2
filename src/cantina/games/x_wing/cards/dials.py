"""Words about dials and the maneuver that is revealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.geometry.templates import FLIGHTS
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.names import bearing_name, maneuver_name, ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.maneuvers import (
    colour_of,
    legal_maneuvers,
    maneuver_for,
    maneuver_label,
)
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Difficulty


class Revealed(CardCondition, frozen=True):
    """The maneuver just revealed has this colour."""

    colour: Difficulty

    def holds(self, scene: Scene) -> bool:
        ship = scene.subject
        return bool(ship.dial) and colour_of(scene.g, ship, ship.dial) == self.colour


class RevealedBearing(CardCondition, frozen=True):
    """The maneuver just revealed has a bearing that begins with one of these words."""

    bearings: tuple[str, ...]

    def says(self) -> Text:
        return text("xw-says-bearing", bearings=[bearing_name(name) for name in self.bearings])

    def holds(self, scene: Scene) -> bool:
        return scene.subject.dial.startswith(self.bearings)


ROTATED = {
    "speed": "xw-says-rotate-speed",
    "bearing": "xw-says-rotate-bearing",
    "difficulty": "xw-says-rotate-colour",
}


class RotateDial(CardEffect, frozen=True):
    """Turn the revealed dial to another maneuver of the same speed or bearing."""

    same: str

    def says(self) -> Text:
        return Text(ROTATED[self.same])

    def rotations(self, scene: Scene) -> list[str]:
        """Return what a dial can be turned to; nothing red for a stressed ship's bearing."""
        g, ship = scene.g, scene.subject
        if not ship.dial:
            return []
        now = maneuver_for(ship, ship.dial)
        calm = self.same == "bearing" and tokens.is_stressed(ship)
        return [
            key
            for key in legal_maneuvers(g, ship)
            if key != ship.dial
            and getattr(maneuver_for(ship, key), self.same) == getattr(now, self.same)
            and not (calm and colour_of(g, ship, key) == Difficulty.RED)
        ]

    def can(self, scene: Scene) -> bool:
        return bool(self.rotations(scene))

    async def do(self, scene: Scene) -> Outcome:
        key = await Ask(
            scene.seat,
            text("xw-ask-rotate", ship=ship_name(scene.g, scene.ship)),
            self.rotations(scene),
            label=lambda key: maneuver_label(scene.g, scene.subject, key),
        )
        scene.subject.dial = key
        scene.g.say(
            "xw-log-rotates",
            "XW-CARD-ABILITY-4",
            ship=ship_name(scene.g, scene.ship),
            maneuver=maneuver_name(key),
        )
        return DONE


class TreatAs(CardEffect, frozen=True):
    """Fly the revealed maneuver with another bearing or speed; its colour stays."""

    bearing: str = ""
    speeds: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()
    only: str = ""
    """The bearing the revealed maneuver must have."""

    def says(self) -> Text:
        if self.bearing:
            shown, flown = bearing_name(self.only), bearing_name(self.bearing)
            return text("xw-says-treat-as-bearing", shown=shown, flown=flown)
        if self.speeds:
            speeds = [text("effect-number", number=speed) for speed in self.speeds]
            return text("xw-says-treat-as-speeds", shown=bearing_name(self.only), speeds=speeds)
        return text("xw-says-treat-as-faster")

    def treatable(self, ship: Ship) -> list[Maneuver]:
        """Return what the revealed maneuver may count as; only what has a template."""
        if not ship.dial:
            return []
        shown = maneuver_for(ship, ship.dial)
        if self.only and shown.bearing.value != self.only:
            return []
        bearing = Bearing(self.bearing) if self.bearing else shown.bearing
        speeds = self.speeds or tuple(shown.speed + step for step in self.steps) or (shown.speed,)
        return [
            Maneuver(bearing, speed, shown.difficulty)
            for speed in speeds
            if (bearing, speed) in FLIGHTS and (bearing, speed) != (shown.bearing, shown.speed)
        ]

    def can(self, scene: Scene) -> bool:
        return bool(self.treatable(scene.subject))

    async def do(self, scene: Scene) -> Outcome:
        ship = scene.subject
        colour = maneuver_for(ship, ship.dial).difficulty.value
        key = await Ask(
            scene.seat,
            text("xw-ask-treat-as", ship=ship_name(scene.g, scene.ship)),
            [maneuver.key for maneuver in self.treatable(ship)],
            label=lambda key: maneuver_name(key),
        )
        scene.subject.flight.treated = (key, colour)
        return DONE


class Redirect(CardEffect, frozen=True):
    """Fly the revealed maneuver with another bearing and the same speed."""

    bearings: ClassVar[Mapping[Bearing, Bearing]] = {}
    """What each becomes."""
    speeds: ClassVar[Sequence[int]] = range(6)
    """At these speeds only."""
    on_dial: ClassVar[bool] = False
    """Only to what the ship's dial has."""

    def instead(self, scene: Scene) -> str:
        """Return the key of the other maneuver; nothing if there is none."""
        ship = scene.subject
        shown = Maneuver.named(ship.dial) if ship.dial else None
        if shown is None or shown.bearing not in self.bearings or shown.speed not in self.speeds:
            return ""
        key = Maneuver(self.bearings[shown.bearing], shown.speed).key
        return key if not self.on_dial or key in legal_maneuvers(scene.g, ship) else ""

    def can(self, scene: Scene) -> bool:
        return bool(self.instead(scene))

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = self.instead(scene)
        return DONE


class LookAtDial(CardEffect, frozen=True):
    """You may look at the ship's dial."""

    def can(self, scene: Scene) -> bool:
        return bool(scene.subject.dial)

    async def do(self, scene: Scene) -> Outcome:
        ship, seat = scene.subject, scene.yours.seat
        if not ship.dial:  # an ionized ship has none
            return NOTHING
        ship.seen_by = (*ship.seen_by, seat)
        scene.g.say(
            "xw-log-looks-at-dial", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship)
        )
        scene.g.say(
            "xw-log-dial-seen",
            "XW-CARD-ABILITY-4",
            only=(seat,),
            ship=ship_name(scene.g, scene.ship),
            maneuver=maneuver_name(ship.dial),
        )
        return DONE
