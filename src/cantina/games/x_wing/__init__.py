"""X-Wing, first edition. The entry point `cantina.games` loads `game`."""

from cantina.games.x_wing.game import game

__all__ = ["game"]
