"""Words about activating, readying and exhausting."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.destiny.cards.certain import This
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.upon import FittingEffect
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Effect, Leaving
from cantina.games.destiny.rules import activating, in_play


def can_activate(scene: Scene, card: int) -> bool:
    """Say whether a card in play can be activated."""
    found = scene.g.play.get(card)
    return found is not None and activating.can_activate(scene.g, found)


class Activate(Effect, frozen=True):
    """Activate ready cards one after another in your order; the dice rolled are ThoseDice."""

    cards: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: can_activate(scene, card))

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(
            scene, "ds-ask-activate", lambda card: can_activate(scene, card)
        )
        left, done = list(found), []
        rolled: tuple[int, ...] = ()
        while left:
            card = await scene.choose_card("ds-ask-activate-order", left)
            assert card is not None
            left.remove(card)
            dice = await activating.activate(scene, card)
            if dice is not None:
                rolled += dice
                done.append(card)
        scene.dice = rolled
        scene.characters = scene.cards = tuple(done)
        return scene.report(full and len(done) == len(found), len(done))

    def leaves(self) -> Leaving:
        return {**self.cards.leaves(), "ds-says-those-dice": True}


def is_exhausted(scene: Scene, card: int) -> bool | None:
    """Say whether a card in play is exhausted; None if it is not in play."""
    found = scene.g.play.get(card)
    return None if found is None else found.exhausted


class Ready(FittingEffect, frozen=True):
    """Ready exhausted cards, the only ones that can be chosen; done if each was readied."""

    def fits(self, scene: Scene, card: int) -> bool:
        return is_exhausted(scene, card) is True  # DS-READY-2

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.chosen(scene, "ds-ask-ready")
        done = sum([in_play.ready(scene, card) for card in found])
        return scene.report(full, done)

    def says(self) -> Text:
        return text("ds-says-make-ready", cards=self.cards.says())


class Exhaust(FittingEffect, frozen=True):
    """Exhaust ready cards, the only ones that can be chosen; done if each was exhausted."""

    def fits(self, scene: Scene, card: int) -> bool:
        return is_exhausted(scene, card) is False  # DS-EXHAUST-2

    def chooses(self) -> bool:
        return not self.exhausts_its_card()

    def exhausts_its_card(self) -> bool:
        return isinstance(self.cards, This)

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.chosen(scene, "ds-ask-exhaust")
        for card in found:
            in_play.exhaust(scene.g, card)
        return scene.report(full, len(found))
