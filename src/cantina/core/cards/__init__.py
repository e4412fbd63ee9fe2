"""The card language: what a card says is the code that runs, and prints itself.

A *word* is one class: what it is (its fields), whether it can happen, what it does, how it reads.
Words make trees; an `Ability` or a `Standing` is the frame a tree stands in. A game adds its own
words by subclassing, and a card is nothing but frames and words.
"""

from cantina.core.cards.checking import BadCard, CardTrees, check_cards
from cantina.core.cards.conditions import AllOf, AnyOf, AtLeast, Not
from cantina.core.cards.flow import Choose, Do, ForEach, If, May, Otherwise, Repeat, Then, To
from cantina.core.cards.frames import Ability, Limit, Standing
from cantina.core.cards.scene import Scene
from cantina.core.cards.words import (
    DONE,
    NOTHING,
    Condition,
    Count,
    Effect,
    Outcome,
    Rule,
    Target,
    Term,
    Word,
    count_of,
    said,
    walk,
)

__all__ = [
    "DONE",
    "NOTHING",
    "Ability",
    "AllOf",
    "AnyOf",
    "AtLeast",
    "BadCard",
    "CardTrees",
    "Choose",
    "Condition",
    "Count",
    "Do",
    "Effect",
    "ForEach",
    "If",
    "Limit",
    "May",
    "Not",
    "Otherwise",
    "Outcome",
    "Repeat",
    "Rule",
    "Scene",
    "Standing",
    "Target",
    "Term",
    "Then",
    "To",
    "Word",
    "check_cards",
    "count_of",
    "said",
    "walk",
]
