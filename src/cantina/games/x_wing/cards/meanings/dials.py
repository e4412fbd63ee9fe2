"""How words about dials and the revealed maneuver work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.chance import Reveal
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import subject
from cantina.games.x_wing.cards.printing import BEARINGS, COLOURS, plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.dials import (
    DialIsRed,
    GuessDial,
    LookAtDial,
    NudgeDial,
    Revealed,
    RevealedBearing,
    RotateDial,
    StandStill,
    TallonInstead,
    TreatAs,
    TurnToTallon,
)
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.names import maneuver_name, ship_name
from cantina.games.x_wing.printed import Difficulty
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.maneuvers import (
    colour_of,
    dial_of,
    legal_maneuvers,
    maneuver_for,
    maneuver_label,
)
from cantina.games.x_wing.rules.treating import treatable, treated_keys

plain(TallonInstead, "xw-does-tallon-instead")

plain(GuessDial, "xw-does-guess-dial")

plain(NudgeDial, "xw-does-nudge-dial")

plain(DialIsRed, "xw-gives-dial-is-red")

plain(TurnToTallon, "xw-does-turn-to-tallon")

plain(StandStill, "xw-does-stand-still")

plain(LookAtDial, "xw-does-look-at-dial")


@language.says(Revealed)
def _(node: Revealed) -> Text:
    return text("xw-when-executed", colour=Text(COLOURS[node.colour]))


@language.holds(Revealed)
def _(scene: Scene, node: Revealed) -> bool:
    ship = scene.g.ship(scene.ship)
    return bool(ship.dial) and colour_of(scene.g, ship, ship.dial) == node.colour


@language.says(RevealedBearing)
def _(node: RevealedBearing) -> Text:
    return text("xw-when-bearing", bearings=[Text(BEARINGS[name]) for name in node.bearings])


@language.holds(RevealedBearing)
def _(scene: Scene, node: RevealedBearing) -> bool:
    return scene.g.ship(scene.ship).dial.startswith(node.bearings)


ROTATED = {
    "speed": "xw-does-rotate-speed",
    "bearing": "xw-does-rotate-bearing",
    "difficulty": "xw-does-rotate-colour",
}


@language.says(RotateDial)
def _(node: RotateDial) -> Text:
    return Text(ROTATED[node.same])


def rotations(scene: Scene, node: RotateDial) -> list[str]:
    """Return the maneuvers a dial can be turned to; nothing red for a stressed ship's bearing."""
    g, ship = scene.g, subject(scene)
    if not ship.dial:
        return []
    now = maneuver_for(ship, ship.dial)
    calm = node.same == "bearing" and tokens.is_stressed(ship)
    return [
        key
        for key in legal_maneuvers(g, ship)
        if key != ship.dial
        and getattr(maneuver_for(ship, key), node.same) == getattr(now, node.same)
        and not (calm and colour_of(g, ship, key) == Difficulty.RED)
    ]


@language.can(RotateDial)
def _(scene: Scene, node: RotateDial) -> bool:
    return bool(rotations(scene, node))


@language.does(RotateDial)
async def _(scene: Scene, node: RotateDial) -> Outcome:
    key = await Ask(
        scene.seat,
        text("xw-ask-rotate", ship=ship_name(scene.g, scene.ship)),
        rotations(scene, node),
        label=lambda key: maneuver_label(scene.g, subject(scene), key),
    )
    subject(scene).dial = key
    scene.g.say(
        "xw-log-rotates",
        "XW-CARD-ABILITY-4",
        ship=ship_name(scene.g, scene.ship),
        maneuver=maneuver_name(key),
    )
    return DONE


@language.says(TreatAs)
def _(node: TreatAs) -> Text:
    if node.bearing:
        shown, flown = Text(BEARINGS[node.only]), Text(BEARINGS[node.bearing])
        return text("xw-does-treat-as-bearing", shown=shown, flown=flown)
    if node.speeds:
        speeds = [text("effect-number", number=speed) for speed in node.speeds]
        return text("xw-does-treat-as-speeds", shown=Text(BEARINGS[node.only]), speeds=speeds)
    return text("xw-does-treat-as-faster")


@language.can(TreatAs)
def _(scene: Scene, node: TreatAs) -> bool:
    return bool(treatable(scene.g, subject(scene), node))


@language.does(TreatAs)
async def _(scene: Scene, node: TreatAs) -> Outcome:
    ship = subject(scene)
    colour = maneuver_for(ship, ship.dial).difficulty.value
    key = await Ask(
        scene.seat,
        text("xw-ask-treat-as", ship=ship_name(scene.g, scene.ship)),
        treated_keys(treatable(scene.g, ship, node)),
        label=lambda key: maneuver_name(key),
    )
    subject(scene).treated = (key, colour)
    return DONE


TALLON = {"turn:left:3": "tallon:left:3", "turn:right:3": "tallon:right:3"}


@language.can(TurnToTallon)
def _(scene: Scene, _node: TurnToTallon) -> bool:
    return subject(scene).dial in TALLON


@language.does(TurnToTallon)
async def _(scene: Scene, _node: TurnToTallon) -> Outcome:
    subject(scene).dial = TALLON[subject(scene).dial]
    return DONE


TALLON_OF = {
    "turn:left": "tallon:left",
    "turn:right": "tallon:right",
    "bank:left": "tallon-bank:left",
    "bank:right": "tallon-bank:right",
    "segnor:left": "tallon-bank:left",
    "segnor:right": "tallon-bank:right",
}


@language.can(TallonInstead)
def _(scene: Scene, _node: TallonInstead) -> bool:
    return subject(scene).dial.rpartition(":")[0] in TALLON_OF


@language.does(TallonInstead)
async def _(scene: Scene, _node: TallonInstead) -> Outcome:
    bearing, _, speed = subject(scene).dial.rpartition(":")
    subject(scene).dial = f"{TALLON_OF[bearing]}:{speed}"
    return DONE


@language.does(StandStill)
async def _(scene: Scene, _node: StandStill) -> Outcome:
    subject(scene).dial = "stationary:0"
    return DONE


@language.can(LookAtDial)
def _(scene: Scene, _node: LookAtDial) -> bool:
    return bool(subject(scene).dial)


@language.does(LookAtDial)
async def _(scene: Scene, _node: LookAtDial) -> Outcome:
    ship, seat = subject(scene), scene.g.ship(scene.you).seat
    if not ship.dial:  # an ionized ship has none
        return NOTHING
    ship.seen_by = (*ship.seen_by, seat)
    scene.g.say("xw-log-looks-at-dial", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship))
    scene.g.say(
        "xw-log-dial-seen",
        "XW-CARD-ABILITY-4",
        only=(seat,),
        ship=ship_name(scene.g, scene.ship),
        maneuver=maneuver_name(ship.dial),
    )
    return DONE


@language.does(GuessDial)
async def _(scene: Scene, _node: GuessDial) -> Outcome:
    g, seat = scene.g, scene.g.ship(scene.you).seat
    if not subject(scene).dial:
        return NOTHING
    guess = await Ask(
        seat,
        text("xw-ask-guess-dial", ship=ship_name(g, scene.ship)),
        list(dial_of(subject(scene).pilot)),
        label=maneuver_name,
    )
    await Reveal()
    await language.run(scene, LookAtDial())
    right = guess == subject(scene).dial
    g.say(
        "xw-log-guessed-right" if right else "xw-log-guessed-wrong", maneuver=maneuver_name(guess)
    )
    if right and g.ship(scene.you).dial:
        g.ship(scene.you).dial = await Ask(
            seat,
            text("xw-ask-rotate", ship=ship_name(g, scene.you)),
            legal_maneuvers(g, g.ship(scene.you)),
            label=lambda key: maneuver_label(g, g.ship(scene.you), key),
        )
    return Outcome(right)


def neighbours(scene: Scene) -> list[str]:
    """Return the maneuvers beside the chosen one on the ship's dial: by speed, left to right."""
    ship = subject(scene)
    dial = sorted(dial_of(ship.pilot).values(), key=lambda m: (m.speed, ACROSS.index(m.bearing)))
    keys = [maneuver.key for maneuver in dial]
    place = keys.index(ship.dial)
    beside = dict.fromkeys((keys[place - 1], keys[(place + 1) % len(keys)]))
    return [key for key in beside if key in legal_maneuvers(scene.g, ship)]


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


@language.can(NudgeDial)
def _(scene: Scene, _node: NudgeDial) -> bool:
    return bool(subject(scene).dial)


@language.does(NudgeDial)
async def _(scene: Scene, _node: NudgeDial) -> Outcome:
    g = scene.g
    await Reveal()
    await language.run(scene, LookAtDial())
    key = await Ask(
        subject(scene).seat,
        text("xw-ask-rotate", ship=ship_name(g, scene.ship)),
        neighbours(scene),
        label=lambda key: maneuver_label(g, subject(scene), key),
    )
    subject(scene).dial = key
    return DONE
