"""Words about buying and selling."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Effect, any_of, outcome
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.rules.market import (
    buy_top,
    can_buy_top,
    discard_top,
    gain_top,
    search,
    sell_asset,
)
from cantina.games.outer_rim.rules.market_decks import face_up
from cantina.games.outer_rim.rules.values import assets_of_type, cost_of
from cantina.games.outer_rim.terms import MARKET_DECKS, AssetType, MarketDeck


async def _choose_deck(scene: Scene, decks: list[MarketDeck]) -> MarketDeck:
    return await ask.choose(
        scene.g,
        scene.seat,
        "or-ask-deck",
        decks,
        label=MarketDeck.says,
        at=lambda deck: f"deck:{deck}",
    )


class BuyTop(Effect, frozen=True):
    """Buy the face-up card of one of these decks, maybe for less."""

    decks: tuple[MarketDeck, ...]
    discount: int = 0

    def _buyable(self, scene: Scene) -> list[MarketDeck]:
        g, seat = scene.g, scene.seat
        return [deck for deck in self.decks if can_buy_top(g, seat, deck, self.discount)]

    def can(self, scene: Scene) -> bool:
        """There must be a card within means."""
        return bool(self._buyable(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose a deck and buy."""
        decks = self._buyable(scene)
        if not decks:
            return NOTHING
        deck = await _choose_deck(scene, decks)
        return outcome(await buy_top(scene.g, scene.seat, deck, self.discount))

    def reading(self) -> str:
        """Say the discount, if there is one."""
        return "less" if self.discount else ""


class GainTop(Effect, frozen=True):
    """Gain the face-up card of a deck for free."""

    deck: MarketDeck

    def can(self, scene: Scene) -> bool:
        """Ask for an asset."""
        card = face_up(scene.g, self.deck)
        return bool(card) and CARDS[card].asset is not None

    async def do(self, scene: Scene) -> Outcome:
        """Gain it."""
        return outcome(await gain_top(scene.g, scene.seat, self.deck))


class Search(Effect, frozen=True):
    """Look at the first cards of a deck, gain or buy one, shuffle the rest back."""

    deck: MarketDeck
    cards: int
    free: bool = False

    def can(self, scene: Scene) -> bool:
        """There must be a card."""
        return bool(face_up(scene.g, self.deck))

    async def do(self, scene: Scene) -> Outcome:
        """Look and choose."""
        return outcome(await search(scene.g, scene.seat, self.deck, self.cards, free=self.free))

    def reading(self) -> str:
        """Say "gain" where it is free."""
        return "free" if self.free else ""


class DiscardTop(Effect, frozen=True):
    """Discard the face-up card of one of these decks; none named means any."""

    decks: tuple[MarketDeck, ...] = ()

    def _discardable(self, scene: Scene) -> list[MarketDeck]:
        return [deck for deck in self.decks or MARKET_DECKS if face_up(scene.g, deck)]

    def can(self, scene: Scene) -> bool:
        """There must be a card."""
        return bool(self._discardable(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose a deck and discard."""
        decks = self._discardable(scene)
        if not decks:
            return NOTHING
        await discard_top(scene.g, scene.seat, await _choose_deck(scene, decks))
        return DONE

    def says(self) -> Text:
        """Name the decks, or any."""
        decks = any_of(self.decks) if self.decks else text("or-any-deck")
        return text(self.message(), decks=decks)


class Sell(Effect, frozen=True):
    """Sell an own asset of these types for its cost and something on top."""

    types: tuple[AssetType, ...]
    extra: int

    def _sellable(self, scene: Scene) -> list[str]:
        return [
            card
            for kind in self.types
            for card in assets_of_type(scene.g, scene.seat, kind)
            if cost_of(card) is not None
        ]

    def can(self, scene: Scene) -> bool:
        """There must be one with a cost."""
        return bool(self._sellable(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose and sell."""
        cards = self._sellable(scene)
        if not cards:
            return NOTHING
        card = await ask.choose_card(scene.g, scene.seat, cards, "or-ask-sell")
        await sell_asset(scene.g, scene.seat, card, self.extra)
        return DONE
