"""The scene of an ability: the battle, whose card it is, and the ship it speaks of."""

from __future__ import annotations

from cantina.core import cards
from cantina.games.x_wing.state import Attack, Battle, Ship, Source


class Scene(cards.Scene):
    """One ability at one moment."""

    __slots__ = ("card", "g", "ship", "source", "you")

    def __init__(self, g: Battle, you: int, ship: int, source: Source, card: int = 0) -> None:
        self.g = g
        self.you = you
        """The ship the card belongs to."""
        self.ship = ship
        """The ship that the effect speaks of."""
        self.source = source
        """The card that the ability is printed on."""
        self.card = card
        """The damage card that was just dealt, if that is what happened."""

    @property
    def seat(self) -> int:  # type: ignore[override]
        """The seat that decides: whoever flies the ship the effect speaks of."""
        return self.g.ship(self.ship).seat

    def focused(self, target: int) -> Scene:
        """Return a scene that speaks of another ship."""
        return Scene(self.g, self.you, target, self.source, self.card)

    @property
    def yours(self) -> Ship:
        """The ship the card belongs to."""
        return self.g.ship(self.you)

    @property
    def subject(self) -> Ship:
        """The ship that the effect speaks of."""
        return self.g.ship(self.ship)

    @property
    def attack(self) -> Attack:
        """The attack in progress, which some effects need."""
        if self.g.attack is None:
            raise ValueError(f"{self.source} needs an attack in progress")
        return self.g.attack

    @property
    def attacker(self) -> Ship | None:
        """The attacker of the attack in progress, if there is one."""
        return None if self.g.attack is None else self.g.ship(self.g.attack.attacker)

    @property
    def defender(self) -> Ship | None:
        """The defender of the attack in progress, if there is one."""
        return None if self.g.attack is None else self.g.ship(self.g.attack.defender)
