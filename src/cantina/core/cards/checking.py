"""What every game refuses when its cards are loaded, with the card that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache

import msgspec

from cantina.core.cards.words import Term, Word, walk
from cantina.core.text import Text


class BadCard(ValueError):  # noqa: N818
    """A card that cannot be played or read; the message names it."""


class CardTrees(msgspec.Struct, frozen=True):
    """A card as the checks see it: its id, its name, and its abilities."""

    id: str
    name: Text
    trees: Sequence[Word] = ()


def check_cards(cards: Iterable[CardTrees], messages: Set[str]) -> None:
    """Raise BadCard for a repeated id, a nameless card, an unfinished word or sentence."""
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            raise BadCard(f"{card.id} is there twice")
        seen.add(card.id)
        if card.name.id not in messages:
            raise BadCard(f"{card.id} has no name: there is no message {card.name.id}")
        for tree in card.trees:
            _check_words(card.id, tree)
            for id_ in _sentences(tree.says()):
                if id_ not in messages:
                    raise BadCard(f"{card.id} cannot be read: there is no message {id_}")


def _check_words(owner: str, tree: Word) -> None:
    for part in walk(tree):
        if isinstance(part, Word):
            if not _is_whole(type(part)):
                raise BadCard(f"{owner}: {type(part).__name__} does not say how it works")
        elif not isinstance(part, Term | Text | str | int | float | tuple | None):
            raise BadCard(f"{owner}: {part!r} is no word of a card")


@cache
def _is_whole(word: type[Word]) -> bool:
    """Say whether a word has every part that its kind leaves to it."""
    parts = [getattr(word, name) for name in dir(word)]
    return not any(getattr(part, "__isabstractmethod__", False) for part in parts)


def _sentences(message: Text) -> Iterator[str]:
    """Go through a sentence and all sentences in it."""
    yield message.id
    for argument in message.args.values():
        for part in argument if isinstance(argument, list) else [argument]:
            if isinstance(part, Text):
                yield from _sentences(part)
