"""The databank: numbered cards, taken by number, returned to their place."""

from __future__ import annotations

from functools import cache

from cantina.core.chance import Pick
from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.rules.discard import databank_order, put_back
from cantina.games.outer_rim.state import EncounterProgress, Galaxy


@cache
def numbered(number: int) -> tuple[str, ...]:
    """Return the cards of a number in the order of the databank."""
    cards = [card for card, printed in CARDS.items() if printed.databank == number]
    return tuple(sorted(cards, key=databank_order))


def unused(g: Galaxy, number: int) -> list[str]:
    """Cards of a number that are not in use."""
    return [card for card in numbered(number) if card in g.databank]


async def take(g: Galaxy, number: int) -> str:
    """Take a card of this number in hand, a random one of several; "" if none is left.

    OR-DATABANK-3, ruling O21.
    """
    cards = unused(g, number)
    if not cards:
        return ""
    card = await Pick(cards)
    g.databank.remove(card)
    g.in_hand.append(card)
    return card


async def resolve_databank(g: Galaxy, seat: int, number: int, event: Event | None = None) -> str:
    """Resolve the upper text of a databank card; return the card (OR-DATABANK-2, ruling O21)."""
    card = await take(g, number)
    if not card:
        return ""
    g.say("or-log-databank", "OR-DATABANK-2", player=seat_name(seat), card=card_name(card))
    await read_card(g, seat, card, event)
    return card


async def read_card(g: Galaxy, seat: int, card: str, event: Event | None = None) -> None:
    """Perform a card's text, then put it back unless it was kept (OR-CONTACT-10)."""
    before = g.encounter
    g.encounter = EncounterProgress(seat, card)
    g.use(card)
    text = CARDS[card].text
    if text is not None:
        await text.do(Scene(g, seat, card, event))
    if not g.encounter.kept:
        put_back(g, card)
    g.encounter = before
