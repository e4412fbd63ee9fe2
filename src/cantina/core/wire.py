"""What leaves the table: open asks, events, results. Typed, JSON-ready, exported as a schema."""

from __future__ import annotations

from typing import Literal

import msgspec

from cantina.core.text import Text


def kind_and_rest(written: str | None) -> tuple[str, str]:
    """Take apart a key or a place on the board: `buy:cargo:3` is `buy` and `cargo:3`."""
    kind, _, rest = (written or "").partition(":")
    return kind, rest


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing a seat may answer, as shown to it."""

    key: str
    label: Text
    at: str | None = None
    """The thing on the board to click: `planet:kessel`, `ship:3`, `die:12`."""
    odds: float | None = None
    """Exact chance that the thing this option tries succeeds."""
    note: Text | None = None
    """A small line on what choosing this brings."""


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An option that the rules refuse right now, with the rule that refuses it."""

    key: str
    label: Text
    reason: Text
    rule: str = ""
    at: str | None = None


class OpenAsk(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A question a seat has to answer now."""

    number: int
    """Counts the answers of the match; an answer to an older number is stale."""
    seat: int
    kind: Literal["one", "many", "free"]
    prompt: Text
    options: list[Option] = []
    blocked: list[Blocked] = []
    least: int = 1
    most: int = 1
    form: str | None = None
    """How a free answer is written: `pose` means `x,y,heading`."""
    rules: tuple[str, ...] = ()


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something visible that happened, with the rules behind it."""

    seq: int
    text: Text
    rules: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    turn: int = 0
    only: tuple[int, ...] | None = None
    """The seats that may read it; None means everybody."""


class Ready(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something prepared to play with, such as a deck: its key is what an option takes."""

    key: str
    name: Text
    note: Text | None = None
    """Who or what is in it."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How one seat ended: its place (1 is best) and its score in the game's own measure."""

    seat: int
    place: int
    score: float = 0
    detail: Text | None = None


class Result(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a match ended. No winner is a draw."""

    winners: tuple[int, ...]
    reason: Text
    standings: tuple[Standing, ...] = ()


class Series(msgspec.Struct, frozen=True):
    """One seat's line in a chart: a value for each turn."""

    seat: int
    values: list[float]


class Chart(msgspec.Struct, frozen=True):
    """Something that changed over a match, seat by seat (fame, hull, cards)."""

    title: Text
    turns: list[int]
    series: list[Series]
