"""Dealing hidden cards again: hands, unseen decks, face-down cards, as they might be instead."""

from __future__ import annotations

from collections.abc import Mapping

from cantina.core.hidden import knows
from cantina.core.rng import Rng
from cantina.games.destiny.state import NOBODY, Duel, Player


def resample(g: Duel, seat: int | None, rng: Rng) -> None:
    """Deal again, in place, every card that a seat (None: a spectator) cannot know."""
    known = {card for knower, cards in g.memory.held if knower in (seat, NOBODY) for card in cards}
    for player in g.players:
        if player.seat != seat:
            hidden = [card for card in hidden_cards(g, player, seat) if card not in known]
            dealt = sorted(hidden)
            rng.shuffle(dealt)
            exchange(g, player.seat, dict(zip(hidden, dealt, strict=True)))


def hidden_cards(g: Duel, player: Player, seat: int | None) -> list[int]:
    """Return the cards of a player that a seat does not see; those in somebody's mind first.

    The order has nothing to do with which cards they are: it may not be told from what is dealt.
    """
    deck = player.deck
    top = [
        card for card, seen in zip(deck.top, deck.top_seen, strict=True) if not knows(seen, seat)
    ]
    bottom = [
        card
        for card, seen in zip(deck.bottom, deck.bottom_seen, strict=True)
        if not knows(seen, seat)
    ]
    stacked = [stack.card for stack in player.stacked]
    everywhere = [*player.hand, *deck.rest, *top, *bottom, *stacked]
    if not g.memory.held:
        return everywhere
    minded = [card for _, cards in g.memory.held for card in cards if card in everywhere]
    return list(dict.fromkeys([*minded, *everywhere]))


def exchange(g: Duel, owner: int, instead: Mapping[int, int]) -> None:
    """Let other cards of a player lie where these lay, for whoever has them in mind too."""
    player = g.players[owner]
    deck = player.deck
    player.hand[:] = sorted([instead.get(card, card) for card in player.hand])
    deck.rest = tuple(sorted([instead.get(card, card) for card in deck.rest]))
    deck.top = tuple([instead.get(card, card) for card in deck.top])
    deck.bottom = tuple([instead.get(card, card) for card in deck.bottom])
    for stack in player.stacked:
        stack.card = instead.get(stack.card, stack.card)
    for _, cards in g.memory.held:
        cards[:] = [instead.get(card, card) for card in cards]
    for delayed in g.delayed:
        delayed.cards = tuple([instead.get(card, card) for card in delayed.cards])
    for waiting in (*g.queue, *g.moment):
        waiting.cards = tuple([instead.get(card, card) for card in waiting.cards])
    for before in g.memory.undoing:
        exchange(before, owner, instead)
