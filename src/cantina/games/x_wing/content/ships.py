"""Ship types: printed values, action bars and dials (XW-DIAL-1)."""

from cantina.games.x_wing.content.cards import Action, Difficulty, Maneuver, ShipType
from cantina.games.x_wing.geometry import Bearing

TURN = (Bearing.TURN_LEFT, Bearing.TURN_RIGHT)
BANK = (Bearing.BANK_LEFT, Bearing.BANK_RIGHT)
STRAIGHT = (Bearing.STRAIGHT,)
KOIOGRAN = (Bearing.KOIOGRAN,)
WHITE, GREEN, RED = Difficulty.WHITE, Difficulty.GREEN, Difficulty.RED

Arrows = tuple[Bearing, ...]


def dial(*speeds: tuple[int, dict[Arrows, Difficulty]]) -> tuple[Maneuver, ...]:
    """Write a dial speed by speed; turns and banks stand for their left and right arrows."""
    return tuple(
        Maneuver(bearing, speed, difficulty)
        for speed, arrows in speeds
        for bearings, difficulty in arrows.items()
        for bearing in bearings
    )


SHIP_TYPES: tuple[ShipType, ...] = (
    ShipType(
        "xwing",
        attack=3,
        agility=2,
        hull=3,
        shields=2,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: WHITE}),
            (4, {STRAIGHT: WHITE, KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "ywing",
        attack=2,
        agility=1,
        hull=5,
        shields=3,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: RED, BANK: WHITE, STRAIGHT: WHITE}),
            (4, {STRAIGHT: RED, KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "tiefighter",
        attack=2,
        agility=3,
        hull=3,
        shields=0,
        actions=(
            Action.FOCUS,
            Action.BARREL_ROLL,
            Action.EVADE,
        ),
        dial=dial(
            (1, {TURN: WHITE}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN, KOIOGRAN: RED}),
            (4, {STRAIGHT: WHITE, KOIOGRAN: RED}),
            (5, {STRAIGHT: WHITE}),
        ),
    ),
    ShipType(
        "tieadvanced",
        attack=2,
        agility=3,
        hull=3,
        shields=2,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BARREL_ROLL,
            Action.EVADE,
        ),
        dial=dial(
            (1, {BANK: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (4, {STRAIGHT: WHITE, KOIOGRAN: RED}),
            (5, {STRAIGHT: WHITE}),
        ),
    ),
    ShipType(
        "awing",
        attack=2,
        agility=3,
        hull=2,
        shields=2,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BOOST,
            Action.EVADE,
        ),
        dial=dial(
            (1, {TURN: WHITE}),
            (2, {TURN: GREEN, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN, KOIOGRAN: RED}),
            (4, {STRAIGHT: GREEN}),
            (5, {STRAIGHT: GREEN, KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "tieinterceptor",
        attack=3,
        agility=3,
        hull=3,
        shields=0,
        actions=(
            Action.FOCUS,
            Action.BARREL_ROLL,
            Action.BOOST,
            Action.EVADE,
        ),
        dial=dial(
            (1, {TURN: WHITE}),
            (2, {TURN: GREEN, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN, KOIOGRAN: RED}),
            (4, {STRAIGHT: GREEN}),
            (5, {STRAIGHT: WHITE, KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "bwing",
        attack=3,
        agility=1,
        hull=3,
        shields=5,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BARREL_ROLL,
        ),
        dial=dial(
            (1, {TURN: RED, BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN, KOIOGRAN: RED}),
            (3, {BANK: RED, STRAIGHT: WHITE}),
            (4, {STRAIGHT: RED}),
        ),
    ),
    ShipType(
        "hwk290",
        attack=1,
        agility=2,
        hull=4,
        shields=1,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {BANK: RED, STRAIGHT: WHITE}),
            (4, {STRAIGHT: RED}),
        ),
    ),
    ShipType(
        "tiebomber",
        attack=2,
        agility=2,
        hull=6,
        shields=0,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BARREL_ROLL,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: GREEN}),
            (2, {TURN: RED, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (4, {STRAIGHT: WHITE}),
            (5, {KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "z95headhunter",
        attack=2,
        agility=2,
        hull=2,
        shields=2,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: WHITE, KOIOGRAN: RED}),
            (4, {STRAIGHT: WHITE}),
        ),
    ),
    ShipType(
        "tiedefender",
        attack=3,
        agility=3,
        hull=3,
        shields=3,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BARREL_ROLL,
        ),
        dial=dial(
            (1, {TURN: RED, BANK: WHITE}),
            (2, {TURN: RED, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (4, {STRAIGHT: GREEN, KOIOGRAN: WHITE}),
            (5, {STRAIGHT: GREEN}),
        ),
    ),
    ShipType(
        "ewing",
        attack=3,
        agility=3,
        hull=2,
        shields=3,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BARREL_ROLL,
            Action.EVADE,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN, KOIOGRAN: RED}),
            (4, {STRAIGHT: WHITE, KOIOGRAN: RED}),
            (5, {STRAIGHT: WHITE}),
        ),
    ),
    ShipType(
        "tiepunisher",
        attack=2,
        agility=1,
        hull=6,
        shields=3,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
            Action.BOOST,
        ),
        dial=dial(
            (1, {BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: RED, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: WHITE}),
            (4, {KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "attackshuttle",
        attack=3,
        agility=2,
        hull=2,
        shields=2,
        actions=(
            Action.BARREL_ROLL,
            Action.EVADE,
            Action.FOCUS,
        ),
        dial=dial(
            (1, {TURN: RED, BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: RED, BANK: WHITE, STRAIGHT: WHITE}),
            (4, {STRAIGHT: WHITE, KOIOGRAN: RED}),
        ),
    ),
    ShipType(
        "tieadvprototype",
        attack=2,
        agility=3,
        hull=2,
        shields=2,
        actions=(
            Action.BARREL_ROLL,
            Action.BOOST,
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {TURN: GREEN, BANK: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (4, {STRAIGHT: GREEN, KOIOGRAN: RED}),
            (5, {STRAIGHT: WHITE}),
        ),
    ),
    ShipType(
        "tieaggressor",
        attack=2,
        agility=2,
        hull=4,
        shields=1,
        actions=(
            Action.BARREL_ROLL,
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (4, {STRAIGHT: WHITE, KOIOGRAN: RED}),
        ),
    ),
)
