"""A file to go on with: what is done on its first line, then one line for each piece done."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from cantina.core.problem import Problem
from cantina.core.text import text

EACH: Final = "core-damaged-line"
"""What is said of a damaged line where every line stands for itself."""
IN_ORDER: Final = "core-damaged-lines"
"""What is said of it where a line is known by its number alone."""


class DamagedLine(Problem):
    """A line that cannot be read, in a file to go on with."""


def damaged(path: Path, number: int, advice: str = IN_ORDER) -> DamagedLine:
    """Say which entry cannot be read, and what to do; the first one stands on the second line."""
    return DamagedLine(text(advice, file=str(path), line=str(number + 2)))


class Ledger:
    """Keeps what was done, so that work which was interrupted goes on; without a path nothing."""

    def __init__(
        self,
        path: Path | None,
        head: bytes,
        other: Problem,
        kind: Any = Any,
        advice: str = IN_ORDER,
    ) -> None:
        self._path = path
        self.lines: list[bytes] = []
        """What was there before, each the JSON of a `kind`; another first line raises `other`."""
        if path is None:
            return
        if path.exists():
            self._read(path, head, other, kind, advice)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head + b"\n")

    def _read(self, path: Path, head: bytes, other: Problem, kind: Any, advice: str) -> None:
        content = path.read_bytes()
        first, *lines = content.split(b"\n")
        if first != head:
            raise other
        self.lines = lines[:-1]
        for number, line in enumerate(self.lines):
            if not is_json(line, kind):
                raise damaged(path, number, advice)
        if lines and lines[-1]:  # an interrupted line is written again
            path.write_bytes(content[: -len(lines[-1])])

    def add(self, line: bytes) -> None:
        """Write a line down."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(line + b"\n")


def is_json(line: bytes, kind: Any) -> bool:
    """Say whether a line is the JSON of a kind of thing."""
    try:
        msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True
