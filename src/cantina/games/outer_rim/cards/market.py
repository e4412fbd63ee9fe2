"""Words about buying and selling."""

from __future__ import annotations

from collections.abc import Awaitable

from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Effect, ToOne, any_of, outcome
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


class ToADeck(ToOne[MarketDeck], frozen=True):
    """Something that happens to the face-up card of a deck."""

    def choose(self, scene: Scene, among: list[MarketDeck]) -> Awaitable[MarketDeck]:
        """Choose a deck."""
        return ask.choose(
            scene.g,
            scene.seat,
            "or-ask-deck",
            among,
            label=MarketDeck.says,
            at=lambda deck: f"deck:{deck}",
        )


class BuyTop(ToADeck, frozen=True):
    """Buy the face-up card of one of these decks, maybe for less."""

    decks: tuple[MarketDeck, ...]
    discount: int = 0

    def among(self, scene: Scene) -> list[MarketDeck]:
        """List the decks whose card is within means."""
        g, seat = scene.g, scene.seat
        return [deck for deck in self.decks if can_buy_top(g, seat, deck, self.discount)]

    async def do_to(self, scene: Scene, one: MarketDeck) -> bool:
        """Buy it."""
        return await buy_top(scene.g, scene.seat, one, self.discount)

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


class DiscardTop(ToADeck, frozen=True):
    """Discard the face-up card of one of these decks; none named means any."""

    decks: tuple[MarketDeck, ...] = ()

    def among(self, scene: Scene) -> list[MarketDeck]:
        """List the decks that show a card."""
        return [deck for deck in self.decks or MARKET_DECKS if face_up(scene.g, deck)]

    async def do_to(self, scene: Scene, one: MarketDeck) -> bool:
        """Discard it."""
        await discard_top(scene.g, scene.seat, one)
        return True

    def says(self) -> Text:
        """Name the decks, or any."""
        decks = any_of(self.decks) if self.decks else text("or-any-deck")
        return text(self.message(), decks=decks)


class Sell(ToOne[str], frozen=True):
    """Sell an own asset of these types for its cost and something on top."""

    types: tuple[AssetType, ...]
    extra: int

    def among(self, scene: Scene) -> list[str]:
        """List the own assets with a cost."""
        return [
            card
            for kind in self.types
            for card in assets_of_type(scene.g, scene.seat, kind)
            if cost_of(card) is not None
        ]

    def choose(self, scene: Scene, among: list[str]) -> Awaitable[str]:
        """Choose a card."""
        return ask.choose_card(scene.g, scene.seat, among, "or-ask-sell")

    async def do_to(self, scene: Scene, one: str) -> bool:
        """Sell it."""
        await sell_asset(scene.g, scene.seat, one, self.extra)
        return True
