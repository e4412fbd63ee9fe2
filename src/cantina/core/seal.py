"""Sealed chance: a server says before a match what its dice hang on, and everybody can check it.

The seal is a digest of the match's secret, hidden by a nonce; it is public from the moment the
table is opened. Happening number n of the match draws from `seed_for(secret, n)`, so a server that
restarts, or another that takes over, rolls the same. After the match the record opens the seal:
whoever has the record makes the seal again and plays the match again from the secret alone.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from cantina.core.ask import Refused
from cantina.core.chance import raw_of
from cantina.core.problem import Problem
from cantina.core.story import Beat
from cantina.core.table import Table
from cantina.core.text import Text, text
from cantina.core.undoing import CannotUndo

ANSWERED: Final = "answer"
TAKEN_BACK: Final = "undo"
LEFT: Final = "concede"
ASIDE: Final = "aside"


class BrokenSeal(Problem):
    """A record whose dice are not those that were sealed."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One happening of a match: its place in the list is its number, beginning with one."""

    kind: str
    seat: int | None = None
    key: str | None = None


class Opened(msgspec.Struct, frozen=True):
    """An opened seal, with all that is needed to play the match again."""

    seal: str
    nonce: str
    secret: str
    options: str
    """The options as they were sealed, letter by letter."""
    begins: int
    """How many beats came before the first happening: those that led to where a branch begins."""
    entries: list[Entry]


def seed_for(secret: str, number: int) -> int:
    """Return the seed of one happening: nobody can work out coming rolls from those seen."""
    return int.from_bytes(hashlib.blake2b(f"{secret}:{number}".encode(), digest_size=8).digest())


def seal_of(nonce: str, secret: str, game: str, options: str) -> str:
    """Return the seal of a match: SHA-256 over four lines."""
    return hashlib.sha256(f"{nonce}\n{secret}\n{game}\n{options}".encode()).hexdigest()


def check(opened: Opened, table: Table[Any], options: Any, beats: list[Beat]) -> None:
    """Make the seal again and play the match again; BrokenSeal says what does not fit.

    `table` is the match at its beginning, with the seed of number nought.
    """
    game = table.game
    if seal_of(opened.nonce, opened.secret, game.name, opened.options) != opened.seal:
        raise BrokenSeal(text("core-seal-wrong"))
    if _sealed_options(opened, table) != options:
        raise BrokenSeal(text("core-seal-options"))
    for number, entry in enumerate(opened.entries, 1):
        try:
            _hear(entry, table, seed_for(opened.secret, number))
        except (Refused, CannotUndo, ValueError, KeyError) as error:
            raise BrokenSeal(_differs(number)) from error
    if _written(table.beats) != _written(beats):
        raise BrokenSeal(_differs(len(opened.entries)))


def _sealed_options(opened: Opened, table: Table[Any]) -> Any:
    try:
        read = table.game.read_options(msgspec.json.decode(opened.options))
    except (msgspec.DecodeError, Problem) as error:
        raise BrokenSeal(text("core-seal-options")) from error
    return msgspec.json.decode(msgspec.json.encode(read))


def _hear(entry: Entry, table: Table[Any], seed: int) -> None:
    """Let one happening happen again; chance is drawn, not read."""
    if entry.seat is None:
        return
    if entry.kind == ANSWERED:
        table.reseed(seed)
        table.answer(entry.seat, entry.key or "")
    elif entry.kind == TAKEN_BACK:
        table.undo(entry.seat)
    elif entry.kind == LEFT:
        table.withdraw(entry.seat)
    elif entry.kind == ASIDE:
        table.interject(entry.seat, entry.key or "")


def _differs(number: int) -> Text:
    return text("core-seal-differs", number=number)


def _written(beats: list[Beat]) -> bytes:
    return msgspec.json.encode([(kind, seat, raw_of(key)) for kind, seat, key, _, _ in beats])
