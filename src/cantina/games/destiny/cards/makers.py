"""One maker for each type of card: what its record looks like when it is written down.

A record starts with two lines that read as the card does: `"AW 13 Force Choke"` and
`"villain blue legendary ability, cost 2; die 2Dr 1Dc 1R Sp Sp -"`; then comes what it says.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from cantina.games.destiny.cards.frames import Ability, Standing, Use
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Condition, Effect
from cantina.games.destiny.printed import SETS, Card, Points
from cantina.games.destiny.terms import Affiliation, CardType, Colour, Keyword, Rarity, Subtype, die

TITLED = (CardType.CHARACTER, CardType.BATTLEFIELD)
"""`"Rey, Force Prodigy"`: the types of card whose name is a title and a subtitle."""

NEEDED = {
    CardType.CHARACTER: {"points", "health", "sides"},
    CardType.UPGRADE: {"cost"},
    CardType.DOWNGRADE: {"cost"},
    CardType.SUPPORT: {"cost"},
    CardType.EVENT: {"cost"},
    CardType.PLOT: {"points"},
    CardType.BATTLEFIELD: set(),
}
"""What the face of a card must tell."""


class Written(TypedDict, total=False):
    """What may be written of a card, whatever its type."""

    keywords: str
    reprints: tuple[str, ...]


def points_of(code: str) -> Points | None:
    """Read `"9/12"` (one die, elite) or `"7"`."""
    if not code:
        return None
    one, _, elite = code.partition("/")
    return Points(int(one), int(elite) if elite else None)


def look(how: str) -> dict[str, object]:
    """Read `"unique hero blue starter jedi"`: what a card is at a look."""
    words = how.split()
    unique = words[0] == "unique"
    affiliation, colour, rarity, *subtypes = words[1:] if unique else words
    return {
        "affiliation": Affiliation(affiliation),
        "colour": Colour(colour),
        "rarity": Rarity[rarity.upper()],
        "unique": unique,
        "subtypes": tuple(Subtype(word) for word in subtypes),
    }


def number(written: str) -> tuple[str, object]:
    """Read one of the numbers on a face: `"cost 2"`, `"11 health"`, `"12/15 points"`."""
    match written.split():
        case ["cost", cost]:
            return "cost", int(cost)
        case [health, "health"]:
            return "health", int(health)
        case [points, "point" | "points"]:
            return "points", points_of(points)
    raise ValueError(f"a card has no {written!r}")


def face(written: str) -> dict[str, object]:
    """Read what a card shows: its look, its numbers, its die."""
    front, _, sides = written.partition("; die ")
    how, *numbers = front.split(", ")
    return look(how) | dict(map(number, numbers)) | ({"sides": die(sides)} if sides else {})


def record(
    kind: CardType,
    title: str,
    shows: str,
    says: tuple[Ability | Standing, ...],
    *,
    keywords: str = "",
    **facts: object,
) -> Card:
    """Put a card together from what it shows, what it says and what its type adds."""
    printed_in, place, name = title.split(maxsplit=2)
    shown = face(shows)
    if missing := NEEDED[kind] - shown.keys():
        raise ValueError(f"{title} does not tell its {', '.join(sorted(missing))}")
    name, _, subtitle = name.partition(", ") if kind in TITLED else (name, "", "")
    return Card(
        type=kind,
        code=f"{SETS[printed_in][0]}{int(place):03}",
        set=printed_in,
        number=int(place),
        name=name,
        subtitle=subtitle,
        keywords=tuple(Keyword(word) for word in keywords.split()),
        abilities=says,
        **shown,  # type: ignore[arg-type]
        **facts,  # type: ignore[arg-type]
    )


def character(
    title: str,
    shows: str,
    *says: Ability | Standing,
    balance: str = "",
    **written: Unpack[Written],
) -> Card:
    """Make a character."""
    return record(CardType.CHARACTER, title, shows, says, balance=points_of(balance), **written)


def upgrade(
    title: str,
    shows: str,
    *says: Ability | Standing,
    only_on: Cards | None = None,
    only_if: Condition | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make an upgrade."""
    return record(CardType.UPGRADE, title, shows, says, only_on=only_on, only_if=only_if, **written)


def downgrade(
    title: str,
    shows: str,
    *says: Ability | Standing,
    only_on: Cards | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make a downgrade."""
    return record(CardType.DOWNGRADE, title, shows, says, only_on=only_on, **written)


def support(
    title: str,
    shows: str,
    *says: Ability | Standing,
    only_if: Condition | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make a support."""
    return record(CardType.SUPPORT, title, shows, says, only_if=only_if, **written)


def event(
    title: str,
    shows: str,
    does: Effect,
    *says: Ability | Standing,
    only_if: Condition | None = None,
    **written: Unpack[Written],
) -> Card:
    """Make an event; `does` is what playing it does."""
    played = (Ability(Use.WHEN_PLAYED, does), *says)
    return record(CardType.EVENT, title, shows, played, only_if=only_if, **written)


def plot(title: str, shows: str, *says: Ability | Standing, **written: Unpack[Written]) -> Card:
    """Make a plot."""
    return record(CardType.PLOT, title, shows, says, **written)


def battlefield(
    title: str, shows: str, *says: Ability | Standing, **written: Unpack[Written]
) -> Card:
    """Make a battlefield: `"Docking Bay, Finalizer"` is its title and where that is."""
    return record(CardType.BATTLEFIELD, title, shows, says, **written)
