"""How much of the time for an answer is gone."""

from __future__ import annotations

import time
from typing import Final

from cantina.core.window import Glimpse, Window

USABLE: Final = 0.8
"""Of the time for an answer so much is thought; the rest is for answering."""


class Hourglass:
    """Is turned when a thought begins; who has no deadline has all the time there is."""

    def __init__(self, due: float | None = None) -> None:
        self._begun = time.monotonic()
        self._time = None if due is None else USABLE * (due - self._begun)

    @classmethod
    def of(cls, window: Glimpse) -> Hourglass:
        """Turn it for the answer to a question; in imagined worlds nobody waits for one."""
        return cls(window.deadline if isinstance(window, Window) else None)

    def has_run(self, share: float = 1.0) -> bool:
        """Say whether so much of the time is gone."""
        return self._time is not None and time.monotonic() - self._begun > share * self._time
