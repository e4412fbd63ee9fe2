"""The log of a table: every visible happening, told once, filtered for whoever reads."""

from __future__ import annotations

from cantina.core.text import Text
from cantina.core.wire import Event

RULES: dict[tuple[str, ...], tuple[str, ...]] = {}
"""The rules behind what was ever told: the code names few, and all logs share them."""


class Log:
    """Collects events. The shared NO_LOG collects nothing, which is what playouts use."""

    __slots__ = ("events", "used")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.used: set[str] = set()
        """Content that came into play; tests ask for all of it."""

    def add(
        self,
        text: Text,
        rules: tuple[str, ...],
        at: tuple[str, ...],
        turn: int,
        only: tuple[int, ...] | None,
    ) -> None:
        """Append an event."""
        rules = RULES.setdefault(rules, rules)
        self.events.append(Event(len(self.events), text, rules, at, turn, only))

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events from number `since` on that a seat (None: a spectator) may read."""
        return [event for event in self.events[since:] if event.only is None or seat in event.only]


NO_LOG = Log()
