"""Finished matches: their story, charts and analysis, and what is left for checking."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from cantina.bots.hindsight import Analysis
from cantina.core.text import Text
from cantina.core.wire import Chart, Event
from cantina.server.protocol.responses.tables import TableInfo


class Moment(Struct, frozen=True, omit_defaults=True):
    """One entry of a match's record, as shown beside the replay."""

    seq: int
    kind: str
    at: float
    seat: int | None = None
    turn: int = 0
    events: list[Event] = []


class Replay(Struct, frozen=True):
    """The story of a finished match: its moments, without views."""

    table: TableInfo
    moments: list[Moment]


class ReplayView(Struct, frozen=True):
    """What a seat saw at a moment (all seats are open once the match is over)."""

    seq: int
    view: msgspec.Raw


class ReplayViews(Struct, frozen=True):
    """A run of moments: the first view whole, then one patch a moment."""

    seq: int
    view: msgspec.Raw
    patches: list[list[list[Any]]]


class Report(Struct, frozen=True):
    """How a finished match went over its turns, in the game's own measures."""

    charts: list[Chart]


class MatchAnalysis(Struct, frozen=True, omit_defaults=True):
    """A finished match in hindsight, or how far that is."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    total: int = 0
    reason: Text | None = None
    """Why it failed."""
    found: Analysis | None = None
    """Moments (`at`) are entries of the match: the replay shows them, a branch begins there."""


class RatingChange(Struct, frozen=True):
    """What a match did to the rating of a seat."""

    seat: int
    before: int
    rating: int


class Opening(Struct, frozen=True):
    """What a finished match leaves for checking: its opened seal, and the ratings it changed."""

    seal: str | None
    nonce: str | None
    secret: str
    game: str
    options: str
    changes: list[RatingChange]
