"""Checking a card when it is loaded: every word can be carried out and printed."""

from __future__ import annotations

from cantina.core.effects import BadTree, Condition, Effect, Node, walk
from cantina.games.destiny import facts
from cantina.games.destiny.cards.executor.language import language
from cantina.games.destiny.cards.printing.printer import SAYS
from cantina.games.destiny.cards.reading.conditions import TESTS
from cantina.games.destiny.cards.reading.values import COUNTS
from cantina.games.destiny.cards.vocabulary.frames import Special, WhenPlayed
from cantina.games.destiny.cards.vocabulary.nodes import Event, Value
from cantina.games.destiny.printed import Card
from cantina.games.destiny.terms import CardType, Symbol


def check_card(card: Card) -> None:
    """Raise BadTree, naming the card, unless it can be played and printed."""
    for node in walk((card.abilities, card.only_if, card.only_on)):
        if isinstance(node, Node) and not can_be_carried_out(node):
            raise BadTree(f"{card.full_name}: nobody can carry out {type(node).__name__}")
        if isinstance(node, Node) and type(node) not in SAYS and not isinstance(node, Event):
            raise BadTree(f"{card.full_name}: nobody can print {type(node).__name__}")
    check_special(card)


def can_be_carried_out(node: Node) -> bool:
    """Say whether the engine knows what a word means."""
    kind = type(node)
    if isinstance(node, Effect):
        return language.executes(kind)
    if isinstance(node, Condition):
        return kind in TESTS
    if isinstance(node, Value):
        return kind in COUNTS
    return not isinstance(node, Event) or kind in facts.EVENT_KINDS


def check_special(card: Card) -> None:
    """Match special sides with special abilities, and events with what playing them does."""
    shows = any(side.symbol is Symbol.SPECIAL for side in card.sides)
    says = any(isinstance(ability, Special) for ability in card.abilities)
    if shows != says:
        raise BadTree(f"{card.full_name}: special sides and special abilities do not match")
    plays = any(isinstance(ability, WhenPlayed) for ability in card.abilities)
    if plays != (card.type is CardType.EVENT):
        raise BadTree(f"{card.full_name}: an event, and nothing else, says what playing it does")
