"""The story of a match as JSON lines: a header, then every answer and chance outcome.

A record is a save file, a bug report and a test fixture. Each line carries a checksum chained to
the line before, so that a damaged file is refused whole and the damaged line is named.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Self
from zlib import crc32

import msgspec

from cantina.core.chance import raw_of
from cantina.core.game import AnyGame
from cantina.core.piece import described
from cantina.core.problem import Problem
from cantina.core.registry import UnknownGame, find_game
from cantina.core.seal import BrokenSeal, Opened, check, seed_for
from cantina.core.story import ANSWER, ASIDE, CHANCE, FORCED, REVEAL, UNREAD, Beat, Mismatch
from cantina.core.table import Table
from cantina.core.text import Text, text

FORMAT: Final = 1
_SUM: Final = b',"sum":"'
_SUM_LENGTH: Final = len(_SUM) + 8 + 2


class BadRecord(Problem):
    """A record that cannot be trusted or replayed; the message names the line."""

    def __init__(self, line: int, what: Text) -> None:
        super().__init__(text("core-bad-record", line=line, problem=what))
        self.line = line


class Header(msgspec.Struct, frozen=True):
    """What a match started from."""

    cantina: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int
    position: Any = None
    """The state it started from, when that was not the game's own beginning."""
    moment: int = 0
    """How many beats came before that state."""


class Checkpoint(msgspec.Struct, frozen=True):
    """A stored state: the match can go on from here under other rules, without the story."""

    at: int
    state: Any


class Record(msgspec.Struct):
    """A match: how it began and what happened."""

    header: Header
    beats: list[Beat]
    checks: dict[int, tuple[str, str]] = {}
    """Step and state hash after so many beats."""
    checkpoint: Checkpoint | None = None
    opened: Opened | None = None
    """What its chance was drawn from, where a server had sealed that before."""

    @classmethod
    def of(cls, table: Table[Any]) -> Self:
        """Return the record of a table, with its last checkpoint."""
        if table.imagined:
            raise ValueError("an imagined table has no record")
        header = Header(
            FORMAT,
            table.game.name,
            table.game.rules,
            msgspec.to_builtins(table.options),
            table.names,
            table.seed,
            table.position,
            table.moment,
        )
        at, state = table.checkpoint()
        checkpoint = Checkpoint(at, described(state))
        return cls(header, table.beats[:], dict(table.checks), checkpoint)

    # ------------------------------------------------------------------ files

    def dump(self) -> bytes:
        """Return the file's content."""
        lines: list[bytes] = []
        total = 0
        bodies: list[dict[str, Any]] = [msgspec.to_builtins(self.header)]
        for index in range(len(self.beats) + 1):
            if index in self.checks:
                step, found = self.checks[index]
                bodies.append({"step": step, "hash": found})
            if index < len(self.beats):
                bodies.append(_line_of(self.beats[index]))
        if self.checkpoint is not None:
            bodies.append({"checkpoint": self.checkpoint.at, "state": self.checkpoint.state})
        if self.opened is not None:
            bodies.append({"opened": msgspec.to_builtins(self.opened)})
        bodies.append({"lines": len(bodies) + 1})
        for body in bodies:
            content = msgspec.json.encode(body)
            total = crc32(content, total)
            lines.append(content[:-1] + _SUM + b'%08x"}' % total)
        return b"\n".join(lines) + b"\n"

    def save(self, path: Path) -> None:
        """Write the file; an older one is replaced only when the new one is complete."""
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(self.dump())
        draft.replace(path)

    @classmethod
    def parse(cls, content: bytes) -> Self:
        """Read a file's content; BadRecord names the line that is wrong."""
        bodies = _checked_lines(content)
        header = _header_of(bodies[0])
        checkpoint: Checkpoint | None = None
        opened: Opened | None = None
        beats: list[Beat] = []
        checks: dict[int, tuple[str, str]] = {}
        for number, body in enumerate(bodies[1:-1], 2):
            if "state" in body:
                checkpoint = Checkpoint(body["checkpoint"], body["state"])
            elif "opened" in body:
                opened = _opened_of(number, body["opened"])
            elif "hash" in body:
                checks[len(beats)] = (body["step"], body["hash"])
            else:
                beats.append(_beat_of(number, body))
        if bodies[-1].get("lines") != len(bodies):
            raise BadRecord(len(bodies), text("core-record-short"))
        return cls(header, beats, checks, checkpoint, opened)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a file."""
        return cls.parse(path.read_bytes())

    # ------------------------------------------------------------------ playing on

    @property
    def game(self) -> AnyGame:
        """Return the game that was played."""
        try:
            return find_game(self.header.game)
        except UnknownGame as error:
            raise BadRecord(1, error.reason) from error

    def replay(self, until: int | None = None, **settings: Any) -> Table[Any]:
        """Return a table that has replayed the match (the first `until` beats) and plays on.

        Replaying part of it and answering differently is a branch: "what if".
        """
        game = self.game
        if game.rules != self.header.rules:
            recorded = self.header.rules
            problem = text("core-record-rules", recorded=recorded, here=game.rules, game=game.name)
            raise BadRecord(1, problem)
        header = self.header
        beats = self.beats if until is None else self.beats[: until - header.moment]
        settings.setdefault("checks", dict(self.checks))
        return self._table(game, header.position, header.moment, beats, settings)

    def resume(self, **settings: Any) -> Table[Any]:
        """Return a table that goes on from the stored checkpoint, whatever rules led to it."""
        if self.checkpoint is None:
            raise BadRecord(1, text("core-record-no-checkpoint"))
        at = self.checkpoint.at
        tail = self.beats[at - self.header.moment :]
        return self._table(self.game, self.checkpoint.state, at, tail, settings)

    def verify(self) -> Table[Any]:
        """Replay everything, comparing the state with each recorded hash, then the sealed dice."""
        table = self.replay(hashes=True, log=False)
        if self.opened is not None:
            self._check_seal(self.opened)
        return table

    def _check_seal(self, opened: Opened) -> None:
        """Draw all chance again from what was sealed before the match; BrokenSeal if it differs."""
        header = self.header
        settings: dict[str, Any] = {"seed": seed_for(opened.secret, 0), "log": False}
        first = self.beats[: opened.begins]
        if opened.begins and header.position is None:
            raise BrokenSeal(text("core-seal-differs", number=0))
        table = self._table(self.game, header.position, header.moment, first, settings)
        check(opened, table, header.options, self.beats)

    def _table(
        self,
        game: AnyGame,
        position: Any,
        moment: int,
        beats: list[Beat],
        settings: dict[str, Any],
    ) -> Table[Any]:
        header = self.header
        options = game.read_options(header.options)
        settings.setdefault("seed", header.seed)
        if position is None:
            state = game.begin(options, len(header.seats))
        else:
            try:
                state = game.read_state(position)
            except msgspec.ValidationError as error:
                problem = text("core-no-position", problem=str(error))
                raise BadRecord(1, problem) from error
        try:
            return Table(
                game,
                state,
                len(header.seats),
                options=options,
                names=header.seats,
                beats=beats,
                position=position,
                moment=moment,
                **settings,
            )
        except Mismatch as error:
            problem = text("core-record-mismatch", problem=str(error))
            raise BadRecord(self._line(error.index), problem) from error

    def _line(self, index: int) -> int:
        """Return the line that holds a beat."""
        return index + 2 + sum(at <= index for at in self.checks)


def _line_of(beat: Beat) -> dict[str, Any]:
    kind, seat, key, _, _ = beat
    if kind == ANSWER:
        return {"seat": seat + 1, "answer": key}
    if kind == FORCED:
        return {"seat": seat + 1, "forced": key}
    if kind == CHANCE:
        return {"chance": raw_of(key)}
    if kind == ASIDE:
        return {"seat": seat + 1, "aside": key}
    return {"reveal": True}


def _beat_of(number: int, body: dict[str, Any]) -> Beat:
    if "answer" in body:
        return (ANSWER, body["seat"] - 1, body["answer"], UNREAD, 0)
    if "forced" in body:
        return (FORCED, body["seat"] - 1, body["forced"], UNREAD, 0)
    if "chance" in body:
        return (CHANCE, -1, body["chance"], UNREAD, 0)
    if "aside" in body:
        return (ASIDE, body["seat"] - 1, body["aside"], None, 0)
    if "reveal" in body:
        return (REVEAL, -1, "", None, 0)
    raise BadRecord(number, text("core-record-line"))


def _opened_of(number: int, body: Any) -> Opened:
    try:
        return msgspec.convert(body, Opened)
    except msgspec.ValidationError as error:
        raise BadRecord(number, text("core-record-line")) from error


def _header_of(body: dict[str, Any]) -> Header:
    try:
        header = msgspec.convert(body, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(1, text("core-record-header", problem=str(error))) from error
    if header.cantina != FORMAT:
        problem = text("core-record-format", found=header.cantina, known=FORMAT)
        raise BadRecord(1, problem)
    return header


def _checked_lines(content: bytes) -> list[dict[str, Any]]:
    bodies: list[dict[str, Any]] = []
    total = 0
    lines = content.split(b"\n")
    if lines and not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, 1):
        body = line[:-_SUM_LENGTH] + b"}"
        if line[-_SUM_LENGTH : -_SUM_LENGTH + len(_SUM)] != _SUM or not line.endswith(b'"}'):
            raise BadRecord(number, text("core-record-damaged"))
        total = crc32(body, total)
        if line[-10:-2] != b"%08x" % total:
            raise BadRecord(number, text("core-record-changed"))
        bodies.append(msgspec.json.decode(body))
    if not bodies:
        raise BadRecord(1, text("core-record-empty"))
    return bodies
