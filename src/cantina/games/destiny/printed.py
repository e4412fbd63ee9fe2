"""The record of one card, and one maker for each type of card."""

from __future__ import annotations

import msgspec

from cantina.games.destiny.cards.vocabulary.frames import WhenPlayed
from cantina.games.destiny.cards.vocabulary.nodes import Ability, Condition, Effect
from cantina.games.destiny.cards.vocabulary.selectors import Cards
from cantina.games.destiny.terms import (
    Affiliation,
    CardType,
    Colour,
    DieSide,
    Keyword,
    Rarity,
    Subtype,
    die,
)

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

    def cost_in_points(self, balance: bool = True) -> Points | None:
        """Return the points of this character or plot by the balance list, or as printed."""
        return self.balance if balance and self.balance is not None else self.points


class Look(msgspec.Struct, frozen=True):
    """What a card shows besides its text: where it was printed, side, colour, rarity."""

    code: str
    set: str
    number: int
    affiliation: Affiliation
    colour: Colour
    rarity: Rarity
    unique: bool


def look(where: str, how: str) -> Look:
    """Read `"AW 38"` and `"unique hero blue starter"`."""
    set_code, number = where.split()
    words = how.split()
    unique = words[0] == "unique"
    affiliation, colour, rarity = words[1:] if unique else words
    return Look(
        f"{SETS[set_code][0]}{int(number):03}",
        set_code,
        int(number),
        Affiliation(affiliation),
        Colour(colour),
        Rarity[rarity.upper()],
        unique,
    )


def points_of(code: str) -> Points | None:
    """Read `"9/12"` (one die, elite) or `"7"`."""
    if not code:
        return None
    one, _, elite = code.partition("/")
    return Points(int(one), int(elite) if elite else None)


def subtypes_of(words: str) -> tuple[Subtype, ...]:
    """Read `"leader trooper"`."""
    return tuple(Subtype(word) for word in words.split())


def keywords_of(words: str) -> tuple[Keyword, ...]:
    """Read `"guardian"`."""
    return tuple(Keyword(word) for word in words.split())


def record(kind: CardType, seen: Look, name: str, **facts: object) -> Card:
    """Put a card together from what it shows and what its type adds."""
    fields = {field: getattr(seen, field) for field in Look.__struct_fields__}
    return Card(type=kind, name=name, **fields, **facts)  # type: ignore[arg-type]


def character(
    where: str,
    name: str,
    how: str,
    *,
    points: str,
    health: int,
    sides: str,
    subtitle: str = "",
    balance: str = "",
    subtypes: str = "",
    keywords: str = "",
    abilities: tuple[Ability, ...] = (),
    reprints: tuple[str, ...] = (),
) -> Card:
    """Make a character."""
    return record(
        CardType.CHARACTER,
        look(where, how),
        name,
        subtitle=subtitle,
        points=points_of(points),
        balance=points_of(balance),
        health=health,
        sides=die(sides),
        subtypes=subtypes_of(subtypes),
        keywords=keywords_of(keywords),
        abilities=abilities,
        reprints=reprints,
    )


def upgrade(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    sides: str = "",
    subtypes: str = "",
    keywords: str = "",
    only_on: Cards | None = None,
    only_if: Condition | None = None,
    abilities: tuple[Ability, ...] = (),
    reprints: tuple[str, ...] = (),
) -> Card:
    """Make an upgrade."""
    return record(
        CardType.UPGRADE,
        look(where, how),
        name,
        cost=cost,
        sides=die(sides) if sides else (),
        subtypes=subtypes_of(subtypes),
        keywords=keywords_of(keywords),
        only_on=only_on,
        only_if=only_if,
        abilities=abilities,
        reprints=reprints,
    )


def downgrade(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    subtypes: str = "",
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a downgrade."""
    return record(
        CardType.DOWNGRADE,
        look(where, how),
        name,
        cost=cost,
        subtypes=subtypes_of(subtypes),
        abilities=abilities,
    )


def support(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    sides: str = "",
    subtypes: str = "",
    keywords: str = "",
    abilities: tuple[Ability, ...] = (),
    reprints: tuple[str, ...] = (),
) -> Card:
    """Make a support."""
    return record(
        CardType.SUPPORT,
        look(where, how),
        name,
        cost=cost,
        sides=die(sides) if sides else (),
        subtypes=subtypes_of(subtypes),
        keywords=keywords_of(keywords),
        abilities=abilities,
        reprints=reprints,
    )


def event(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    does: Effect,
    subtypes: str = "",
    keywords: str = "",
    only_if: Condition | None = None,
    reprints: tuple[str, ...] = (),
) -> Card:
    """Make an event."""
    return record(
        CardType.EVENT,
        look(where, how),
        name,
        cost=cost,
        subtypes=subtypes_of(subtypes),
        keywords=keywords_of(keywords),
        only_if=only_if,
        abilities=(WhenPlayed(does),),
        reprints=reprints,
    )


def plot(
    where: str, name: str, how: str, *, points: str, abilities: tuple[Ability, ...] = ()
) -> Card:
    """Make a plot."""
    return record(
        CardType.PLOT, look(where, how), name, points=points_of(points), abilities=abilities
    )


def battlefield(
    where: str, name: str, how: str, *, subtitle: str, abilities: tuple[Ability, ...] = ()
) -> Card:
    """Make a battlefield."""
    return record(
        CardType.BATTLEFIELD, look(where, how), name, subtitle=subtitle, abilities=abilities
    )
