"""What an ability knows when it is asked or resolved, and the language all abilities share."""

from __future__ import annotations

from cantina.core.effects import Language
from cantina.games.x_wing.state import Battle


class Scene:
    """One ability at one moment."""

    __slots__ = ("card", "g", "ship", "source", "you")

    def __init__(self, g: Battle, you: int, ship: int, source: str, card: int = 0) -> None:
        self.g = g
        self.you = you
        """The ship the card belongs to."""
        self.ship = ship
        """The ship that the effect speaks of."""
        self.source = source
        """The card: `pilot:...`, `upgrade:...` or `damage:` and the card's number."""
        self.card = card
        """The damage card that was just dealt, if that is what happened."""

    @property
    def seat(self) -> int:
        """The seat that decides: whoever flies the ship the effect speaks of."""
        return self.g.ship(self.ship).seat

    def focused(self, target: int) -> Scene:
        """Return a scene that speaks of another ship."""
        return Scene(self.g, self.you, target, self.source, self.card)


language: Language[Scene] = Language("x-wing")
