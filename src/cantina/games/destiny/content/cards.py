"""The record of one card: its facts and its abilities."""

from __future__ import annotations

import msgspec

from cantina.games.destiny.printed import (
    Affiliation,
    CardType,
    Colour,
    DieSide,
    Keyword,
    Rarity,
    Subtype,
)
from cantina.games.destiny.vocabulary.nodes import Ability, Condition
from cantina.games.destiny.vocabulary.selectors import Cards


class Points(msgspec.Struct, frozen=True):
    """What a character (with one die, with two) or a plot costs when a team is built."""

    one: int
    elite: int | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card, shared by all its copies and never changed."""

    code: str  # position of its set and number, such as "01038"
    set: str
    number: int
    name: str
    subtitle: str = ""
    type: CardType
    colour: Colour
    affiliation: Affiliation
    rarity: Rarity = Rarity.COMMON
    unique: bool = False
    cost: int | None = None
    points: Points | None = None  # as printed
    balance: Points | None = None  # as the Balance of the Force list replaces them (DS-BALANCE-1)
    health: int = 0
    sides: tuple[DieSide, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    only_if: Condition | None = None  # play restriction on the situation
    only_on: Cards | None = None  # play restriction on what it is attached to
    abilities: tuple[Ability, ...] = ()
    reprints: tuple[str, ...] = ()  # codes under which the same card was printed again

    @property
    def has_die(self) -> bool:
        """Whether a die belongs to this card."""
        return bool(self.sides)

    @property
    def full_name(self) -> str:
        """Title and subtitle, as deck lists write it."""
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name
