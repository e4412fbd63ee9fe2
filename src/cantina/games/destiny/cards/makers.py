"""One maker for each type of card: what its record looks like when it is written down."""

from __future__ import annotations

from typing import TypedDict, Unpack

from cantina.games.destiny.cards.frames import Ability, Standing, Use
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Condition, Effect
from cantina.games.destiny.printed import SETS, Card, Points
from cantina.games.destiny.terms import Affiliation, CardType, Colour, Keyword, Rarity, Subtype, die


def look(where: str, how: str) -> dict[str, object]:
    """Read `"AW 38"` and `"unique hero blue starter jedi"`: where printed, what it is at a look."""
    set_code, number = where.split()
    words = how.split()
    unique = words[0] == "unique"
    affiliation, colour, rarity, *subtypes = words[1:] if unique else words
    return {
        "code": f"{SETS[set_code][0]}{int(number):03}",
        "set": set_code,
        "number": int(number),
        "affiliation": Affiliation(affiliation),
        "colour": Colour(colour),
        "rarity": Rarity[rarity.upper()],
        "unique": unique,
        "subtypes": tuple(Subtype(word) for word in subtypes),
    }


def points_of(code: str) -> Points | None:
    """Read `"9/12"` (one die, elite) or `"7"`."""
    if not code:
        return None
    one, _, elite = code.partition("/")
    return Points(int(one), int(elite) if elite else None)


class Written(TypedDict, total=False):
    """What may be written of a card, whatever its type."""

    keywords: str
    abilities: tuple[Ability | Standing, ...]
    reprints: tuple[str, ...]


def record(
    kind: CardType,
    where: str,
    name: str,
    how: str,
    *,
    keywords: str = "",
    sides: str = "",
    points: str = "",
    **facts: object,
) -> Card:
    """Put a card together from what it shows and what its type adds."""
    return Card(
        type=kind,
        name=name,
        keywords=tuple(Keyword(word) for word in keywords.split()),
        sides=die(sides) if sides else (),
        points=points_of(points),
        **look(where, how),  # type: ignore[arg-type]
        **facts,  # type: ignore[arg-type]
    )


def character(
    where: str,
    name: str,
    how: str,
    *,
    points: str,
    health: int,
    sides: str,
    balance: str = "",
    **written: Unpack[Written],
) -> Card:
    """Make a character: `"Rey, Force Prodigy"` is its title and subtitle."""
    title, _, subtitle = name.partition(", ")
    return record(
        CardType.CHARACTER,
        where,
        title,
        how,
        points=points,
        health=health,
        sides=sides,
        subtitle=subtitle,
        balance=points_of(balance),
        **written,
    )


def upgrade(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    sides: str = "",
    only_on: Cards | None = None,
    only_if: Condition | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make an upgrade."""
    return record(
        CardType.UPGRADE,
        where,
        name,
        how,
        cost=cost,
        sides=sides,
        only_on=only_on,
        only_if=only_if,
        **written,
    )


def downgrade(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    only_on: Cards | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make a downgrade."""
    return record(CardType.DOWNGRADE, where, name, how, cost=cost, only_on=only_on, **written)


def support(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    sides: str = "",
    only_if: Condition | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make a support."""
    return record(
        CardType.SUPPORT, where, name, how, cost=cost, sides=sides, only_if=only_if, **written
    )


def event(
    where: str,
    name: str,
    how: str,
    *,
    cost: int,
    does: Effect,
    only_if: Condition | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make an event; `does` is what playing it does."""
    played = (Ability(Use.WHEN_PLAYED, does), *written.pop("abilities", ()))
    return record(
        CardType.EVENT, where, name, how, cost=cost, only_if=only_if, abilities=played, **written
    )


def plot(where: str, name: str, how: str, *, points: str, **written: Unpack[Written]) -> Card:
    """Make a plot."""
    return record(CardType.PLOT, where, name, how, points=points, **written)


def battlefield(
    where: str, name: str, how: str, *, sides: str = "", **written: Unpack[Written]
) -> Card:
    """Make a battlefield: `"Docking Bay, Finalizer"` is its title and where that is."""
    title, _, subtitle = name.partition(", ")
    return record(
        CardType.BATTLEFIELD, where, title, how, sides=sides, subtitle=subtitle, **written
    )
