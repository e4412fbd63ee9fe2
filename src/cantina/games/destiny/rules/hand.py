"""The hand and the deck: discarding from them, looking at them (DS-HAND, DS-DECK)."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import partial

from cantina.core.ask import AskMany
from cantina.core.chance import Pick
from cantina.core.deck import Draw
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import LargerHand
from cantina.games.destiny.rules import ongoing, queue, zones
from cantina.games.destiny.state import Duel, Happening

HAND_SIZE = 5


def size(g: Duel, seat: int) -> int:
    """Return up to how many cards a player draws in upkeep (DS-HAND-2)."""
    more = [rule.n for _, card, rule in ongoing.holding(g, LargerHand) if card.controller == seat]
    return HAND_SIZE + sum(more)


def cards_of(g: Duel, seat: int) -> list[int]:
    """Return the cards of a hand as they are when somebody looks."""
    return list(g.players[seat].hand)


def discard_card(scene: Scene, seat: int, card: int) -> Awaitable[None]:
    """Discard a card from a hand, face up (DS-DISCARD-PILE-1)."""
    g = scene.g
    g.players[seat].hand.remove(card)
    zones.discard(g, card)
    g.say(
        "ds-log-hand-discard",
        "DS-DISCARD-PILE-1",
        seat=facts.player(seat),
        card=facts.name(g, card),
    )
    left_hand(g, seat, "discarded")
    return queue.settle(g)


def left_hand(g: Duel, seat: int, how: str) -> None:
    """Tell the abilities that wait for the last card of a hand to be played or discarded."""
    if not g.players[seat].hand:
        queue.after(g, Happening("empty-hand", seat, target=seat, how=how))


async def discard_at_random(scene: Scene, seat: int, amount: int) -> list[int]:
    """Discard random cards from a hand, as many as there are (DS-DISCARD-1)."""
    gone: list[int] = []
    for _ in range(amount):
        hand = scene.g.players[seat].hand
        if not hand:
            break
        card = await Pick(list(hand))
        gone.append(card)
        await discard_card(scene, seat, card)
    return gone


async def mill(scene: Scene, seat: int, amount: int) -> list[int]:
    """Discard cards from the top of a deck, as many as there are."""
    g = scene.g
    deck = g.players[seat].deck
    gone: list[int] = []
    for _ in range(min(amount, len(deck))):
        card = await Draw(deck)
        zones.discard(g, card)
        gone.append(card)
        g.say("ds-log-mill", seat=facts.player(seat), card=facts.name(g, card))
    if gone:
        queue.after(g, Happening("mill", scene.seat, target=seat, amount=len(gone)))
        await queue.settle(g)
    return gone


def ask_of_hands(g: Duel, seats: Sequence[int], prompt: str, rule: str) -> list[AskMany[int]]:
    """Ask players for any number of the cards in their hands."""
    return [
        AskMany(
            seat,
            prompt,
            partial(cards_of, g, seat),
            label=lambda card: facts.name(g, card),
            at=at_card,
            rules=(rule,),
        )
        for seat in seats
    ]
