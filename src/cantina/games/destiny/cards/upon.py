"""What happens to cards: the frame of the words that choose some and do something to them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Effect


class CardsEffect(Effect, frozen=True):
    """Something that happens to cards."""

    cards: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene)


class FittingEffect(CardsEffect, frozen=True):
    """Something that happens to cards, of which only those that fit can be chosen."""

    @abstractmethod
    def fits(self, scene: Scene, card: int) -> bool:
        """Say whether it can happen to this card."""

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: self.fits(scene, card))

    async def chosen(self, scene: Scene, prompt: str) -> tuple[Sequence[int], bool]:
        """Choose the cards, and say whether they are as many as were wanted."""
        return await self.cards.choose(scene, prompt, lambda card: self.fits(scene, card))
