"""Discarding: every card goes back to where it came from; removed ones never return."""

from __future__ import annotations

from bisect import insort

from cantina.core.text import seat_name
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.state import Galaxy


def databank_order(card: str) -> tuple[int, str]:
    """Place of a card in the databank: by number (OR-DATABANK-1)."""
    return CARDS[card].databank, card


def return_card(g: Galaxy, card: str) -> None:
    """Put a card back: bottom of its deck, or its number in the databank (OR-DISCARD-1)."""
    printed = CARDS[card]
    if printed.market is not None:
        g.market[printed.market].put_at_bottom(card)
    elif printed.encounter is not None:
        g.encounters[printed.encounter].put_at_bottom(card)
    else:
        insort(g.databank, card, key=databank_order)  # OR-DATABANK-6


def put_back(g: Galaxy, card: str) -> None:
    """Put a card in hand back to where it came from."""
    g.in_hand.remove(card)
    return_card(g, card)


def remove_card(g: Galaxy, card: str) -> None:
    """Remove a card from the game (OR-DISCARD-2, OR-DISCARD-6)."""
    g.removed.append(card)
    g.say("or-log-removed", "OR-DISCARD-6", card=card_name(card))


def tell_discard(g: Galaxy, seat: int, card: str) -> None:
    """Log a discard."""
    if g.told:
        g.say("or-log-discard", "OR-DISCARD-1", player=seat_name(seat), card=card_name(card))
