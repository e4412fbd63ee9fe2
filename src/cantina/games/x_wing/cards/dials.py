"""Words about dials and the maneuver that is revealed."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.chance import Reveal
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.geometry.templates import FLIGHTS
from cantina.games.x_wing.names import bearing_name, maneuver_name, ship_name
from cantina.games.x_wing.printed import Maneuver
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.maneuvers import (
    colour_of,
    dial_of,
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
            if speed >= 1
            and (bearing, speed) in FLIGHTS
            and (bearing, speed) != (shown.bearing, shown.speed)
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


TALLON_OF = {
    "turn:left": "tallon:left",
    "turn:right": "tallon:right",
    "bank:left": "tallon-bank:left",
    "bank:right": "tallon-bank:right",
    "segnor:left": "tallon-bank:left",
    "segnor:right": "tallon-bank:right",
}


class TallonInstead(CardEffect, frozen=True):
    """Fly a turn, bank or loop as a red Tallon roll along the same template."""

    def can(self, scene: Scene) -> bool:
        return scene.subject.dial.rpartition(":")[0] in TALLON_OF

    async def do(self, scene: Scene) -> Outcome:
        bearing, _, speed = scene.subject.dial.rpartition(":")
        scene.subject.dial = f"{TALLON_OF[bearing]}:{speed}"
        return DONE


TALLON = {"turn:left:3": "tallon:left:3", "turn:right:3": "tallon:right:3"}


class TurnToTallon(CardEffect, frozen=True):
    """Fly a turn of speed 3 as a red Tallon roll in the same direction."""

    def can(self, scene: Scene) -> bool:
        return scene.subject.dial in TALLON

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = TALLON[scene.subject.dial]
        return DONE


OTHER_BANK = {"bank:left": "bank:right", "bank:right": "bank:left"}
BANK_OF = {"turn:left": "bank:left", "turn:right": "bank:right"}
LOOP_ALONG_TURN = {"segnor:left": "segnor-turn:left", "segnor:right": "segnor-turn:right"}


def redirected(scene: Scene, bearings: dict[str, str]) -> str:
    """Return the revealed maneuver with another bearing, or nothing if it has none of those."""
    bearing, _, speed = scene.subject.dial.rpartition(":")
    return f"{bearings[bearing]}:{speed}" if bearing in bearings else ""


class SwapBank(CardEffect, frozen=True):
    """Turn the dial to the other bank of the same speed."""

    def can(self, scene: Scene) -> bool:
        return redirected(scene, OTHER_BANK) in legal_maneuvers(scene.g, scene.subject)

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = redirected(scene, OTHER_BANK)
        return DONE


class TurnToBank(CardEffect, frozen=True):
    """Turn the dial from a turn to the bank of the same speed and direction."""

    def can(self, scene: Scene) -> bool:
        return redirected(scene, BANK_OF) in legal_maneuvers(scene.g, scene.subject)

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = redirected(scene, BANK_OF)
        return DONE


class LoopAlongTurn(CardEffect, frozen=True):
    """Fly a Segnor's loop along the turn template of the same speed and direction."""

    def can(self, scene: Scene) -> bool:
        return bool(redirected(scene, LOOP_ALONG_TURN))

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = redirected(scene, LOOP_ALONG_TURN)
        return DONE


class StandStill(CardEffect, frozen=True):
    """The ship stays where it is instead of flying its maneuver."""

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = "stationary:0"
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


class GuessDial(CardEffect, frozen=True):
    """Guess the ship's maneuver and look at its dial; if you are right, you may turn your own."""

    async def do(self, scene: Scene) -> Outcome:
        g, seat = scene.g, scene.yours.seat
        if not scene.subject.dial:
            return NOTHING
        guess = await Ask(
            seat,
            text("xw-ask-guess-dial", ship=ship_name(g, scene.ship)),
            list(dial_of(scene.subject.pilot)),
            label=maneuver_name,
        )
        await Reveal()
        await LookAtDial().do(scene)
        right = guess == scene.subject.dial
        g.say(
            "xw-log-guessed-right" if right else "xw-log-guessed-wrong",
            maneuver=maneuver_name(guess),
        )
        if right and g.ship(scene.you).dial:
            g.ship(scene.you).dial = await Ask(
                seat,
                text("xw-ask-rotate", ship=ship_name(g, scene.you)),
                legal_maneuvers(g, g.ship(scene.you)),
                label=lambda key: maneuver_label(g, g.ship(scene.you), key),
            )
        return Outcome(right)


ACROSS = (
    Bearing.SEGNOR_LEFT,
    Bearing.TALLON_LEFT,
    Bearing.REVERSE_BANK_LEFT,
    Bearing.TURN_LEFT,
    Bearing.BANK_LEFT,
    Bearing.STRAIGHT,
    Bearing.REVERSE_STRAIGHT,
    Bearing.STATIONARY,
    Bearing.BANK_RIGHT,
    Bearing.TURN_RIGHT,
    Bearing.REVERSE_BANK_RIGHT,
    Bearing.TALLON_RIGHT,
    Bearing.SEGNOR_RIGHT,
    Bearing.KOIOGRAN,
)
"""How the arrows of one speed follow each other on a dial."""


def neighbours(scene: Scene) -> list[str]:
    """Return the maneuvers beside the chosen one on the ship's dial: by speed, left to right."""
    ship = scene.subject
    dial = sorted(dial_of(ship.pilot).values(), key=lambda m: (m.speed, ACROSS.index(m.bearing)))
    keys = [maneuver.key for maneuver in dial]
    place = keys.index(ship.dial)
    beside = dict.fromkeys((keys[place - 1], keys[(place + 1) % len(keys)]))
    return [key for key in beside if key in legal_maneuvers(scene.g, ship)]


class NudgeDial(CardEffect, frozen=True):
    """Look at the ship's dial; its player must turn it to a neighbouring maneuver."""

    def can(self, scene: Scene) -> bool:
        return bool(scene.subject.dial)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        await Reveal()
        await LookAtDial().do(scene)
        key = await Ask(
            scene.subject.seat,
            text("xw-ask-rotate", ship=ship_name(g, scene.ship)),
            neighbours(scene),
            label=lambda key: maneuver_label(g, scene.subject, key),
        )
        scene.subject.dial = key
        return DONE
