"""A maneuver and its key, by which it travels: in states, records, views and messages."""

import msgspec

from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.terms import Difficulty


class Maneuver(msgspec.Struct, frozen=True):
    """XW-MANEUVER-1: a bearing, a speed and a colour, such as an entry of a dial."""

    bearing: Bearing
    speed: int
    difficulty: Difficulty = Difficulty.WHITE

    @classmethod
    def named(cls, key: str, difficulty: Difficulty = Difficulty.WHITE) -> "Maneuver":
        """Return the maneuver with this key; it is white unless somebody says otherwise."""
        bearing, _, speed = key.rpartition(":")
        return cls(Bearing(bearing), int(speed), difficulty)

    @property
    def key(self) -> str:
        """The stable text form, such as `turn:left:2`; a dial has no two with the same."""
        return f"{self.bearing.value}:{self.speed}"
