"""Collecting garbage at a good moment.

Python frees nearly everything by counting references; only what refers to itself in a circle waits
for the collector, and a move leaves no such thing behind. Yet the collector looks at all that was
made since it last ran, which under load is every position and every view: a tenth of a second in
which no table moves. So it runs when the tables are quiet, or when very much has piled up.
"""

from __future__ import annotations

import gc
from typing import Final

SOME: Final = 20_000
"""Objects that have come and not gone: fewer are not worth a look."""
MANY: Final = 5_000_000
"""So many are collected in the middle of everything."""


def collect_when_quiet() -> None:
    """Set aside what is loaded now, which stays; from now on only a `Sweeper` collects."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Sweeper:
    """Collects garbage when told that time has passed."""

    def __init__(self) -> None:
        self._moves = 0

    def tend(self, moves: int) -> None:
        """Collect if it is time to; `moves` counts all that were ever made in this process."""
        is_quiet = moves == self._moves
        self._moves = moves
        if not gc.isenabled() and gc.get_count()[0] > (SOME if is_quiet else MANY):
            gc.collect()
