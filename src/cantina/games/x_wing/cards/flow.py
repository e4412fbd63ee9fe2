"""The general words that X-Wing's cards read in their own way; the others come from the core."""

from __future__ import annotations

from cantina.core import cards
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import Yourself
from cantina.games.x_wing.cards.tokens import HasToken


class Do(cards.Do[Scene], frozen=True):
    """Do these in order."""

    def says(self) -> Text:
        *others, last = [effect.says() for effect in self.effects]
        return text("xw-then", others=others, last=last) if others else last


class To(cards.To[Scene], frozen=True):
    """Pay the cost to get the effect."""

    def says(self) -> Text:
        cost = self.cost.says()
        if isinstance(self.cost, Do):
            *others, last = [effect.says() for effect in self.cost.effects]
            cost = text("xw-and", others=others, last=last)
        return text("effect-to", cost=cost, effect=self.effect.says())


class AllOf(cards.AllOf[Scene], frozen=True):
    """All of these hold."""

    def says(self) -> Text:
        *others, last = [condition.says() for condition in self.conditions]
        return text("xw-and", others=others, last=last) if others else last


class Not(cards.Not[Scene], frozen=True):
    """It does not hold."""

    def says(self) -> Text:
        if isinstance(self.condition, HasToken):
            whose, token = self.condition.whose.says(), self.condition.token.says()
            return text("xw-says-without-token", whose=whose, token=token)
        return text("effect-not", condition=self.condition.says())


class ForEach(cards.ForEach[Scene], frozen=True):
    """Do it once for each of some ships, of which the effect then speaks."""

    def chooses(self) -> bool:
        return self.effect.chooses()

    def says(self) -> Text:
        effect = self.effect.says()
        first = self.effect.effects[0] if isinstance(self.effect, Do) else self.effect
        if isinstance(self.target, Yourself) and not isinstance(first, ForEach):
            return text("xw-says-for-yourself", effect=effect)
        return text("xw-says-for", target=self.target.says(), effect=effect)
