"""Which book decides: the one of 2012 alone, or the later rules reference with its answers."""

from __future__ import annotations

from cantina.games.x_wing.state import Battle

REFERENCE = "reference"


def by_reference(g: Battle) -> bool:
    """Whether the table plays by the rules reference; docs/rulings/x-wing.md lists what changes."""
    return g.options.rules == REFERENCE
