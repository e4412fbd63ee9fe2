"""Why something is not done."""

from __future__ import annotations

from cantina.core.text import Text


class Rejected(Exception):  # noqa: N818
    """A message that changes nothing, and why."""

    def __init__(self, reason: Text, rule: str = "") -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.rule = rule


class Unreadable(Exception):  # noqa: N818
    """A stored position that the game as it is today cannot read."""
