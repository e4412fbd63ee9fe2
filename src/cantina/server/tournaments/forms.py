"""A tournament as it is written down: who takes part, who met whom, and how it ended."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cantina.server.protocol.requests import Clock

Kind = Literal["round-robin", "swiss", "knockout", "league"]
"""Everybody against everybody; by points; who loses is out; tables of several seats by points."""


class Entrant(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody who takes part; the place in the list is the seeding, best first."""

    account: str
    name: str
    is_out: bool = False
    """Left, or was sent away, after it began."""
    lists: list[Any] = []
    """Squads or decks brought along; nobody else sees them before it begins."""


class Pairing(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits at one table, in the order of the seats; alone: a bye."""

    players: tuple[int, ...]
    table: str = ""
    places: tuple[int, ...] = ()
    """The place of each, once it is known; who ties shares one."""
    is_awarded: bool = False
    """Not played to its end: the host, or somebody's absence, decided."""

    @property
    def is_over(self) -> bool:
        """Whether it is decided."""
        return bool(self.places)

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play against."""
        return len(self.players) == 1

    def score(self, player: int) -> float:
        """Return which part of the others somebody has beaten; a tie counts half, a bye all."""
        if not self.is_over:
            return 0.0
        if self.is_bye:
            return 1.0 if self.places == (1,) else 0.0
        own = self.places[self.players.index(player)]
        beaten = sum(
            1.0 if place > own else 0.5
            for other, place in zip(self.players, self.places, strict=True)
            if other != player and place >= own
        )
        return beaten / (len(self.players) - 1)


class Tournament(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All of it. It is stored whole, and changed by the functions of `course.py` alone."""

    id: str
    title: str
    kind: Kind
    game: str
    host: str
    """The account that opened it."""
    host_name: str
    created: float
    clock: Clock
    options: str = "{}"
    """What is played, as the host chose it, for every table."""
    brings: bool = False
    """Everybody plays with squads or decks of their own."""
    seats: int = 2
    rounds: int = 0
    """How many are to be played, where the kind does not say it."""
    most: int = 64
    state: Literal["open", "running", "finished"] = "open"
    entrants: list[Entrant] = []
    played: list[list[Pairing]] = []
    """The pairings of every round so far."""
    version: int = 0
    """Counts the changes: of two processes that change the same one, one begins again."""

    def staying(self) -> list[int]:
        """Return who still takes part, best seed first."""
        return [number for number, one in enumerate(self.entrants) if not one.is_out]
