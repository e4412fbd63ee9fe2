"""The text of a whole card, line by line, and what keeps a card from being loaded."""

from __future__ import annotations

from collections.abc import Sequence, Set

from cantina.core.cards import BadCard, CardTrees, Word, check_cards, walk
from cantina.core.text import Text, text
from cantina.games.destiny.cards.frames import Use
from cantina.games.destiny.cards.words import Event, rewritten
from cantina.games.destiny.facts import Facts
from cantina.games.destiny.names import card_name
from cantina.games.destiny.printed import Card
from cantina.games.destiny.terms import CardType, Symbol

CALLED_AFTER_ITS_TYPE = ("ds-says-this", "ds-says-host")
"""Where a text speaks of the card it stands on."""

_LINES: dict[str, tuple[Text, ...]] = {}


def card_lines(card: Card) -> tuple[Text, ...]:
    """Return the text of a card, one line for each keyword, restriction and ability."""
    if card.code not in _LINES:
        _LINES[card.code] = tuple(make_lines(card))
    return _LINES[card.code]


def make_lines(card: Card) -> list[Text]:
    """Print a card."""
    lines = [text("ds-says-keyword", keyword=keyword.value) for keyword in card.keywords]
    if card.only_on is not None:
        lines.append(text("ds-says-only-on", card=card.only_on.says()))
    if card.only_if is not None:
        lines.append(text("ds-says-only-if", condition=card.only_if.says()))
    lines += [ability.says() for ability in card.abilities]
    return [called_after(card.type, line) for line in lines]


def called_after(kind: CardType, line: Text) -> Text:
    """Return a line in which "this card" is called after its type."""
    return rewritten(
        line,
        lambda one: Text(one.id, {"what": kind.says()}) if one.id in CALLED_AFTER_ITS_TYPE else one,
    )


# --- checking -----------------------------------------------------------------------------------


def check(cards: Sequence[Card], messages: Set[str]) -> None:
    """Raise BadCard, naming the card, unless each can be played and read."""
    for card in cards:
        check_uses(card)
    check_cards([trees_of(card) for card in cards], messages)


def trees_of(card: Card) -> CardTrees:
    """Return a card as the checks of the core see it."""
    trees: list[Word] = [*card.abilities]
    trees += [words for words in (card.only_if, card.only_on) if words is not None]
    return CardTrees(f"{card.code} {card.full_name}", card_name(card), trees)


def check_uses(card: Card) -> None:
    """Match special sides with specials, events with what playing them does, events with kinds."""
    for part in walk(card.abilities):
        if isinstance(part, Event) and not part.kinds:
            raise BadCard(f"{card.full_name}: {type(part).__name__} never happens")
    used = Facts(card).used
    shows = any(side.symbol is Symbol.SPECIAL for side in card.sides)
    if shows != (Use.SPECIAL in used):
        raise BadCard(f"{card.full_name}: special sides and special abilities do not match")
    if (card.type is CardType.EVENT) != (Use.WHEN_PLAYED in used):
        raise BadCard(f"{card.full_name}: an event, and nothing else, says what playing it does")
