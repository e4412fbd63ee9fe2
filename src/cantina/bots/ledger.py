"""A file to go on with: what is done on its first line, then one line for each piece done."""

from __future__ import annotations

from pathlib import Path

from cantina.core.problem import Problem


class Ledger:
    """Keeps what was done, so that work which was interrupted goes on; without a path nothing."""

    def __init__(self, path: Path | None, head: bytes, other: Problem) -> None:
        self._path = path
        self.lines: list[bytes] = []
        """What was there before; a file with another first line raises `other`."""
        if path is None:
            return
        if path.exists():
            self._read(path, head, other)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(head + b"\n")

    def _read(self, path: Path, head: bytes, other: Problem) -> None:
        content = path.read_bytes()
        first, *lines = content.split(b"\n")
        if first != head:
            raise other
        self.lines = lines[:-1]
        if lines and lines[-1]:  # an interrupted line is written again
            path.write_bytes(content[: -len(lines[-1])])

    def add(self, line: bytes) -> None:
        """Write a line down."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(line + b"\n")
