"""What goes wrong in a bot of one's own, told so that its author finds the line."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any

from cantina.core.problem import Problem
from cantina.core.text import Text, text
from cantina.core.window import Bot, Window

FAULTS = (Exception, SystemExit)
"""What a bot may raise; Ctrl-C is not its fault."""


class BadBot(Problem):
    """A bot of one's own that cannot be loaded, or that fails."""


def line_in(error: BaseException, file: str) -> traceback.FrameSummary | None:
    """Return the last line of a file that an error came through."""
    came = [one for one in traceback.extract_tb(error.__traceback__) if one.filename == file]
    return came[-1] if came else None


def told(error: BaseException, file: str) -> Text:
    """Say what was raised, and where in the bot's own file."""
    what = ": ".join(filter(None, (type(error).__name__, str(error))))
    line = line_in(error, file)
    if line is None:
        return text("core-bot-error", error=what)
    name, number, code = Path(file).name, str(line.lineno), line.line or ""
    return text("core-bot-error-at", error=what, file=name, line=number, code=code)


def in_match(problem: Text, seat: int, seed: int) -> BadBot:
    """Say in which match, and on which seat, a bot went wrong."""
    return BadBot(text("core-bot-in-match", problem=problem, seat=seat + 1, seed=str(seed)))


class Watched:
    """A bot of one's own at its seat: what it raises, or returns instead of a key, is told."""

    def __init__(self, bot: Bot, name: str, file: str) -> None:
        self._bot = bot
        self._name = name
        self._file = file

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        try:
            key: Any = self._bot.choose(window)
        except FAULTS as error:
            problem = told(error, self._file)
            raise BadBot(text("core-bot-failed", bot=self._name, problem=problem)) from error
        if not isinstance(key, str):
            kind = "None" if key is None else type(key).__name__
            raise BadBot(text("core-bot-no-key", bot=self._name, kind=kind))
        return key
