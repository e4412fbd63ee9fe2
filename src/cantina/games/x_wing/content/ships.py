"""The ship types, which are written in `ships.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from cantina.games.x_wing.geometry import FRONT_ONLY, LARGE_BASE, SMALL_BASE, Arcs, Bearing
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.printed import ShipType
from cantina.games.x_wing.terms import Action, Difficulty

FILE = Path(__file__).with_name("ships.toml")
BASES = {"small": SMALL_BASE, "large": LARGE_BASE}
BEARINGS = {bearing.value for bearing in Bearing}
SIDES = ("left", "right")


class WrittenShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship type as it is written down."""

    attack: int
    agility: int
    hull: int
    shields: int
    actions: tuple[Action, ...]
    dial: dict[str, dict[str, Difficulty]]
    base: Literal["small", "large"] = "small"
    arcs: Arcs = FRONT_ONLY
    turret: bool = False
    bullseye: bool = False
    mobile: bool = False
    special: Arcs = ()

    def read(self, xws: str) -> ShipType:
        """Return the ship type."""
        return ShipType(
            xws,
            self.attack,
            self.agility,
            self.hull,
            self.shields,
            self.actions,
            tuple(self.maneuvers()),
            BASES[self.base],
            self.arcs,
            self.turret,
            self.bullseye,
            self.mobile,
            self.special,
        )

    def maneuvers(self) -> Iterator[Maneuver]:
        """Go through the dial, speed by speed, each arrow of a pair by itself (XW-DIAL-1)."""
        for speed, arrows in self.dial.items():
            for name, difficulty in arrows.items():
                for bearing in bearings_of(name):
                    yield Maneuver(bearing, int(speed), difficulty)


def bearings_of(name: str) -> list[Bearing]:
    """Return the arrows that a name stands for: its own, or the left and the right one."""
    if name in BEARINGS:
        return [Bearing(name)]
    return [Bearing(f"{name}:{side}") for side in SIDES]


def read_ships(content: str) -> tuple[ShipType, ...]:
    """Read ship types; a wrong one is an error that names it."""
    found = []
    for xws, written in tomllib.loads(content).items():
        try:
            found.append(msgspec.convert(written, WrittenShip).read(xws))
        except ValueError as error:
            raise ValueError(f"the ship {xws} in {FILE.name}: {error}") from error
    return tuple(found)


ALL_SHIPS = read_ships(FILE.read_text(encoding="utf-8"))
