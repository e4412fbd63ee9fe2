"""Star Wars: Outer Rim, one module per chapter of its rulebook."""

from cantina.games.outer_rim.game import game

__all__ = ["game"]
