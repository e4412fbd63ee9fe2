"""Decks: what is put on them, back into them, taken from them and searched for."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.chance import Reveal as Revealed
from cantina.core.deck import seen_by
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.upon import CardsEffect
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import leaving_play, zones
from cantina.games.destiny.state import NOBODY


class DeckPlace(StrEnum):
    """Where on a deck a card is put."""

    TOP = "top"
    BOTTOM = "bottom"
    EITHER = "either"  # you choose
    SHUFFLED = "shuffled"  # among the others


class PutOnDeck(CardsEffect, frozen=True):
    """Put cards on their owners' decks."""

    where: DeckPlace = DeckPlace.TOP

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-put-on-deck")
        if len(found) > 1 and not any(card in scene.g.play for card in found):
            found = await in_order(scene, found, "ds-ask-deck-order")
        for card in found:
            if self.where is DeckPlace.SHUFFLED:
                await leaving_play.into_deck(scene, card)
                continue
            bottom = await goes_under(scene, self.where)
            await put_on_deck(scene, card, bottom)
        return scene.report(full and bool(found), len(found))


async def in_order(scene: Scene, cards: Sequence[int], prompt: str) -> list[int]:
    """Let the player choose the order of cards that he knows."""
    g = scene.g
    order = zones.hold(g, scene.seat, cards)
    for place in range(len(order) - 1):
        left = partial(cards_from, order, place)
        card = await scene.choose_card(prompt, left)
        assert card is not None
        order.remove(card)
        order.insert(place, card)
    return order


def cards_from(order: list[int], place: int) -> list[int]:
    """Return the cards from a place on, as they are when somebody looks."""
    return order[place:]


async def goes_under(scene: Scene, where: DeckPlace) -> bool:
    """Say whether a card goes under the deck; ask where that is a choice."""
    if where is not DeckPlace.EITHER:
        return where is DeckPlace.BOTTOM
    return await Ask(
        scene.seat,
        scene.question("ds-ask-top-or-bottom"),
        (False, True),
        label=lambda low: text("ds-option-bottom") if low else text("ds-option-top"),
    )


async def put_on_deck(scene: Scene, card: int, bottom: bool) -> None:
    """Put a card from play, hand, discard pile or queue on its owner's deck."""
    g = scene.g
    if card in g.play:
        await leaving_play.to_deck(scene, card, bottom)
        return
    if card in g.played:  # an event, in place of being discarded
        g.played.remove(card)
        zones.put_on_deck(g, card, bottom)
        g.say("ds-log-to-deck", card=facts.name(g, card))
        return
    player = g.players[g.owners[card]]
    if card in player.deck.cards():
        player.deck.remove(card)
        zones.put_on_deck(g, card, bottom, seen_by(scene.seat))
        g.say("ds-log-card-to-deck", seat=facts.player(player.seat))
    elif card in player.hand:
        player.hand.remove(card)
        zones.put_on_deck(g, card, bottom, seen_by(player.seat))
        who = facts.player(player.seat)
        g.say("ds-log-card-to-deck", seat=who)
    elif card in player.discard:
        player.discard.remove(card)
        zones.put_on_deck(g, card, bottom)
        g.say("ds-log-to-deck", card=facts.name(g, card))


class PutBack(Effect, frozen=True):
    """Put the cards just looked at that still lie in their deck back on top of it or under it.

    You choose the order in which they lie, the uppermost first, and where, if EITHER, of each.
    """

    where: DeckPlace = DeckPlace.TOP

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        rest = [card for card in scene.looked if card in g.players[g.owners[card]].deck.cards()]
        order = await in_order(scene, rest, "ds-ask-put-back")
        low = [await goes_under(scene, self.where) for _ in order]
        laid = list(zip(order, low, strict=True))  # which cards they are is settled only now
        upper = [card for card, under in laid if not under]
        lower = [card for card, under in laid if under]
        for card in [*reversed(upper), *lower]:
            g.players[g.owners[card]].deck.remove(card)
            zones.put_on_deck(g, card, card in lower, seen_by(scene.seat))
        if order:
            owner = facts.player(g.owners[order[0]])
            g.say("ds-log-put-back", seat=facts.player(scene.seat), owner=owner, count=len(order))
        return scene.report(True, len(order))


class AddToHand(CardsEffect, frozen=True):
    """Put cards from a deck or discard pile into their owners' hands; `reveal`: all see them."""

    reveal: bool = False

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-add-to-hand")
        for card in list(found):
            await add_to_hand(scene, card, self.reveal)
            scene.forget(card)
        return scene.report(full and bool(found), len(found))


async def add_to_hand(scene: Scene, card: int, reveal: bool) -> None:
    """Put a card that lies in a deck or discard pile into its owner's hand."""
    g = scene.g
    owner = g.players[g.owners[card]]
    if card in owner.discard:
        owner.discard.remove(card)
        reveal = True
    else:
        owner.deck.remove(card)
    zones.put_in_hand(g, card)
    if reveal:
        await Revealed()
        g.say("ds-log-added-to-hand", seat=facts.player(owner.seat), card=facts.name(g, card))
    else:
        g.say("ds-log-unseen-to-hand", seat=facts.player(owner.seat))


class ShuffleDeck(Effect, frozen=True):
    """Shuffle your deck."""

    async def do(self, scene: Scene) -> Outcome:
        shuffle(scene)
        return DONE


def shuffle(scene: Scene) -> None:
    """Shuffle the deck of the player who carries an effect out."""
    scene.g.players[scene.seat].deck.shuffle()
    scene.g.changes += 1
    scene.g.say("ds-log-shuffled", seat=facts.player(scene.seat))


class Find(Effect, frozen=True):
    """Search your deck or your discard pile for such a card, which is ThatCard and stays there.

    You need not find one (DS-SEARCH-2); a deck that was searched is shuffled.
    """

    cards: Cards

    def can(self, scene: Scene) -> bool:
        player = scene.g.players[scene.seat]
        return bool(player.deck) or bool(player.discard)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        player = g.players[scene.seat]
        in_deck = await Ask(
            scene.seat,
            scene.question("ds-ask-where-to-search"),
            (True, False),
            label=lambda deck: text("ds-option-search-deck" if deck else "ds-option-search-pile"),
        )

        def fitting() -> list[int]:
            pile = player.deck.cards() if in_deck else player.discard
            return [card for card in pile if self.cards.fits(scene, card)]

        card = await scene.choose_card("ds-ask-find", fitting, none=True)
        scene.cards = [] if card is None else zones.hold(g, NOBODY, [card])
        if in_deck:
            shuffle(scene)
        return scene.report(card is not None, int(card is not None))

    def says(self) -> Text:
        return text(self.message(), cards=self.cards.says())


class Search(Effect, frozen=True):
    """Search your deck for such a card, show it, put it into your hand, then shuffle the deck.

    You need not find one (DS-SEARCH-2).
    """

    cards: Cards

    def can(self, scene: Scene) -> bool:
        return bool(scene.g.players[scene.seat].deck)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        deck = g.players[scene.seat].deck

        def fitting() -> list[int]:
            return [card for card in deck.cards() if self.cards.fits(scene, card)]

        card = await scene.choose_card("ds-ask-search", fitting, none=True)
        if card is not None:
            await add_to_hand(scene, card, reveal=True)
            scene.cards = zones.hold(g, NOBODY, [card])
        shuffle(scene)
        return scene.report(card is not None, int(card is not None))

    def says(self) -> Text:
        return text(self.message(), cards=self.cards.says())
