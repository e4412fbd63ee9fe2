"""The record of one card: what is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cantina.games.destiny.terms import (
    Affiliation,
    CardType,
    Colour,
    DieSide,
    Keyword,
    Rarity,
    Subtype,
)

if TYPE_CHECKING:
    from cantina.games.destiny.cards.frames import Ability, Standing
    from cantina.games.destiny.cards.which_cards import Cards
    from cantina.games.destiny.cards.words import Condition

SETS = {
    "AW": ("01", "Awakenings"),
    "SoR": ("02", "Spirit of Rebellion"),
    "EaW": ("03", "Empire at War"),
    "TPG": ("04", "Two-Player Game"),
    "LEG": ("05", "Legacies"),
    "RIV": ("06", "Rivals"),
    "WotF": ("07", "Way of the Force"),
    "AtG": ("08", "Across the Galaxy"),
    "CONV": ("09", "Convergence"),
    "AoN": ("10", "Allies of Necessity"),
    "SoH": ("11", "Spark of Hope"),
}
"""The sets by their short names: first part of the card codes, and full name."""


class Points(msgspec.Struct, frozen=True):
    """What a character (with one die, with two) or a plot costs when a team is built."""

    one: int
    elite: int | None = None

    def __str__(self) -> str:
        return str(self.one) if self.elite is None else f"{self.one}/{self.elite}"


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
    rarity: Rarity
    unique: bool
    cost: int | None = None
    points: Points | None = None  # as printed
    balance: Points | None = None  # as the Balance of the Force list replaces them (DS-BALANCE-1)
    health: int = 0
    sides: tuple[DieSide, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    only_if: Condition | None = None  # play restriction on the situation
    only_on: Cards | None = None  # play restriction on what it is attached to
    abilities: tuple[Ability | Standing, ...] = ()
    reprints: tuple[str, ...] = ()  # codes under which the same card was printed again
    only_facts: bool = False  # known from the list of printed cards; cannot be played here yet

    @property
    def has_die(self) -> bool:
        """Whether a die belongs to this card."""
        return bool(self.sides)

    @property
    def full_name(self) -> str:
        """Title and subtitle, as deck lists write it."""
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name

    def cost_in_points(self, balance: bool = True) -> Points | None:
        """Return the points of this character or plot by the balance list, or as printed."""
        return self.balance if balance and self.balance is not None else self.points
