"""A steady hand: rolls below fifteen."""

from __future__ import annotations

from cantina.core.window import Window

ENOUGH = 15


class SteadyBot:
    """Rolls while another roll is likelier to help than to hurt."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, window: Window) -> str:
        """Roll or stand."""
        return "yes" if window.view.totals[window.seat] < ENOUGH else "no"
