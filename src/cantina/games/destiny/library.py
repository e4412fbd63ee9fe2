"""Every card of the pool, by code, by place and by name."""

from __future__ import annotations

from cantina.games.destiny.content import (
    across_the_galaxy,
    allies_of_necessity,
    awakenings_cards,
    awakenings_characters,
    awakenings_events,
    convergence_cards,
    convergence_characters,
    convergence_events,
    empire_at_war,
    legacies_cards,
    legacies_characters,
    legacies_events,
    rivals,
    spark_of_hope,
    spirit_of_rebellion_cards,
    spirit_of_rebellion_characters,
    spirit_of_rebellion_events,
    two_player_game,
    way_of_the_force,
)
from cantina.games.destiny.printed import Card

MODULES = (
    awakenings_characters,
    awakenings_cards,
    awakenings_events,
    spirit_of_rebellion_characters,
    spirit_of_rebellion_cards,
    spirit_of_rebellion_events,
    empire_at_war,
    two_player_game,
    legacies_characters,
    legacies_cards,
    legacies_events,
    rivals,
    way_of_the_force,
    across_the_galaxy,
    convergence_characters,
    convergence_cards,
    convergence_events,
    allies_of_necessity,
    spark_of_hope,
)

CARDS: tuple[Card, ...] = tuple(
    sorted((card for module in MODULES for card in module.CARDS), key=lambda card: card.code)
)
"""All cards in the order of their codes, each once however often it was reprinted."""

BY_CODE: dict[str, Card] = {code: card for card in CARDS for code in (card.code, *card.reprints)}
"""Each card by its own code and by the codes of its reprints."""


class UnknownCard(LookupError):  # noqa: N818
    """A code or name that no card of the pool has."""


def card_by_code(code: str) -> Card:
    """Return a card by its code or the code of one of its reprints."""
    try:
        return BY_CODE[code]
    except KeyError:
        raise UnknownCard(f"no card has the code {code!r}") from None


def cards_named(name: str) -> list[Card]:
    """Return the cards with this title, or with this title and subtitle."""
    wanted = name.casefold()
    return [c for c in CARDS if wanted in (c.name.casefold(), c.full_name.casefold())]
