"""Large shuttles, bombers and pursuit craft: printed values, action bars and dials."""

from cantina.games.x_wing.content.dials import (
    BANK,
    GREEN,
    KOIOGRAN,
    RED,
    STATIONARY,
    STRAIGHT,
    TURN,
    WHITE,
    dial,
)
from cantina.games.x_wing.geometry import LARGE_BASE
from cantina.games.x_wing.printed import ShipType
from cantina.games.x_wing.terms import Action

LARGE_TRANSPORTS: tuple[ShipType, ...] = (
    ShipType(
        "lambdaclassshuttle",
        attack=3,
        agility=1,
        hull=5,
        shields=5,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (0, {STATIONARY: RED}),
            (1, {BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: RED, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {BANK: RED, STRAIGHT: WHITE}),
        ),
        side=LARGE_BASE,
    ),
    ShipType(
        "vt49decimator",
        attack=3,
        agility=0,
        hull=12,
        shields=4,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: WHITE}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (4, {STRAIGHT: WHITE}),
        ),
        side=LARGE_BASE,
        turret=True,
    ),
    ShipType(
        "lancerclasspursuitcraft",
        attack=3,
        agility=2,
        hull=7,
        shields=3,
        actions=(
            Action.FOCUS,
            Action.EVADE,
            Action.ROTATE,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (1, {BANK: WHITE, STRAIGHT: WHITE}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {TURN: GREEN, BANK: GREEN, STRAIGHT: GREEN}),
            (4, {STRAIGHT: GREEN}),
            (5, {STRAIGHT: WHITE, KOIOGRAN: RED}),
        ),
        side=LARGE_BASE,
        mobile=True,
    ),
    ShipType(
        "upsilonclassshuttle",
        attack=4,
        agility=1,
        hull=6,
        shields=6,
        actions=(
            Action.COORDINATE,
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (0, {STATIONARY: RED}),
            (1, {TURN: RED, BANK: WHITE, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {TURN: RED, BANK: WHITE, STRAIGHT: WHITE}),
        ),
        side=LARGE_BASE,
    ),
    ShipType(
        "uwing",
        attack=3,
        agility=1,
        hull=4,
        shields=4,
        actions=(
            Action.TARGET_LOCK,
            Action.FOCUS,
        ),
        dial=dial(
            (0, {STATIONARY: RED}),
            (1, {BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: GREEN, STRAIGHT: GREEN}),
            (3, {BANK: WHITE, STRAIGHT: WHITE}),
            (4, {STRAIGHT: WHITE}),
        ),
        side=LARGE_BASE,
    ),
    ShipType(
        "bsf17bomber",
        attack=2,
        agility=1,
        hull=9,
        shields=3,
        actions=(
            Action.FOCUS,
            Action.TARGET_LOCK,
        ),
        dial=dial(
            (0, {STATIONARY: RED}),
            (1, {TURN: RED, BANK: GREEN, STRAIGHT: GREEN}),
            (2, {TURN: WHITE, BANK: WHITE, STRAIGHT: GREEN}),
            (3, {BANK: WHITE, STRAIGHT: WHITE}),
        ),
        side=LARGE_BASE,
        turret=True,
    ),
)
