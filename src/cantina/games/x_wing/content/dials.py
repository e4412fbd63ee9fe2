"""How dials are written down (XW-DIAL-1)."""

from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.printed import Maneuver
from cantina.games.x_wing.terms import Difficulty

TURN = (Bearing.TURN_LEFT, Bearing.TURN_RIGHT)
BANK = (Bearing.BANK_LEFT, Bearing.BANK_RIGHT)
TURN_LEFT, TURN_RIGHT = (Bearing.TURN_LEFT,), (Bearing.TURN_RIGHT,)
BANK_LEFT, BANK_RIGHT = (Bearing.BANK_LEFT,), (Bearing.BANK_RIGHT,)
STRAIGHT = (Bearing.STRAIGHT,)
KOIOGRAN = (Bearing.KOIOGRAN,)
SEGNOR = (Bearing.SEGNOR_LEFT, Bearing.SEGNOR_RIGHT)
SEGNOR_LEFT, SEGNOR_RIGHT = (Bearing.SEGNOR_LEFT,), (Bearing.SEGNOR_RIGHT,)
TALLON = (Bearing.TALLON_LEFT, Bearing.TALLON_RIGHT)
STATIONARY = (Bearing.STATIONARY,)
REVERSE_STRAIGHT = (Bearing.REVERSE_STRAIGHT,)
REVERSE_BANK = (Bearing.REVERSE_BANK_LEFT, Bearing.REVERSE_BANK_RIGHT)
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
