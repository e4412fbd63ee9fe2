"""Looking into the catalogue and into effect trees, for tests of the content."""

from collections import Counter
from collections.abc import Iterator

from cantina.core.cards import Word, walk
from cantina.games.outer_rim.cards.checking import trees_of_card
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.printed import Card, Section


def market(deck: str) -> list[Card]:
    return [card for card in CARDS.values() if card.market == deck]


def encounters(deck: str) -> list[Card]:
    return [card for card in CARDS.values() if card.encounter == deck]


def databank(number: int) -> list[Card]:
    return [card for card in CARDS.values() if card.databank == number]


def sections(place: str) -> list[tuple[Card, Section]]:
    return [
        (card, each) for card in CARDS.values() for each in card.sections if each.place == place
    ]


def nodes(tree: object) -> Iterator[Word]:
    """Every node of a tree."""
    return (part for part in walk(tree) if isinstance(part, Word))


def nodes_of(card: Card) -> list[Word]:
    return [node for tree in trees_of_card(card) for node in nodes(tree)]


def nodes_in(section: Section) -> list[Word]:
    found = [node for part in section.parts for node in nodes(part.effect)]
    if section.secret is not None:
        found += nodes(section.secret)
    return found


def deck_nodes(deck: str) -> list[Word]:
    return [node for card in encounters(deck) for node in nodes_of(card)]


def asset_types(cards: list[Card]) -> Counter[str]:
    return Counter(card.asset.type for card in cards if card.asset is not None)
