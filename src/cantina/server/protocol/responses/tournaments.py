"""Tournaments: who takes part, what was brought, and how the rounds went."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from cantina.server.protocol.fields import TableState
from cantina.server.protocol.requests import Clock


class TournamentPlayer(Struct, frozen=True):
    """Somebody who takes part, with their line of the table."""

    number: int
    name: str
    place: int
    points: float
    opponents: float
    beaten: float
    won: int
    played: int
    is_out: bool
    is_me: bool


class BroughtLists(Struct, frozen=True):
    """The squads or decks of somebody who takes part."""

    lists: list[dict[str, Any]]


class TournamentTable(Struct, frozen=True):
    """One table of a round: who sits there, and how it ended."""

    players: tuple[int, ...]
    table: str
    places: tuple[int, ...]
    is_awarded: bool


class TournamentInfo(Struct, frozen=True):
    """A tournament as everybody may see it."""

    id: str
    title: str
    kind: Literal["round-robin", "swiss", "knockout", "league"]
    game: str
    host: str
    state: TableState
    clock: Clock
    options: dict[str, Any]
    brings: bool
    """Everybody plays with what they bring, by these options."""
    created: float
    count: int
    most: int
    rounds: int
    round: int
    """The one that is being played, from one on."""
    is_mine: bool
    """Whoever asks is its host."""
    players: list[TournamentPlayer]
    """Best first."""
    played: list[list[TournamentTable]]
