"""Star Wars: Destiny by rules reference 2.1."""

from cantina.games.destiny.game import game

__all__ = ["game"]
