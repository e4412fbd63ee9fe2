"""What people get when something cannot be done: one sentence in their language."""

from __future__ import annotations

from cantina.core.text import Text, text


class Problem(ValueError):  # noqa: N818  (bad input is not an error of ours)
    """Something asked for cannot be done; `reason` says what is wrong and what is possible."""

    def __init__(self, reason: Text | str) -> None:
        super().__init__(reason)
        self.reason = reason if isinstance(reason, Text) else text("core-problem", message=reason)

    def __str__(self) -> str:
        # not with the module: it would cost every start of the program a tenth of a second
        from cantina.core.voice import Voice
        from cantina.core.words import words

        return Voice(words("en")).write(self.reason)


class BadOptions(Problem):
    """Options, seats or a position that a game cannot start from."""
