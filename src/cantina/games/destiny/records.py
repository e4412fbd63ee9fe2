"""Every card ever printed, as far as facts go: so that any deck can be judged, playable or not.

The file is read when it is first asked for, never with the game. A card that can be played here
is the card of the library; of the others there is only what a deck check needs.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec

from cantina.games.destiny.cards.frames import Building
from cantina.games.destiny.cards.makers import points_of
from cantina.games.destiny.content.elsewhere import RULES
from cantina.games.destiny.library import BY_CODE, UnknownCard, cards_named
from cantina.games.destiny.printed import Card
from cantina.games.destiny.terms import (
    Affiliation,
    CardType,
    Colour,
    Rarity,
    Subtype,
    die,
)

CODE = re.compile(r"(\d+)(\d{3})[A-Z]?")
SUBTYPES = {subtype.value: subtype for subtype in Subtype}


class PrintedSet(msgspec.Struct, frozen=True):
    """A set: its short name, the first part of its codes, its name, when and by whom."""

    short: str
    prefix: str
    name: str
    month: str
    makers: str = ""  # who carried the game on; empty for the publisher's own


class Record(msgspec.Struct, frozen=True):
    """The facts of one printed card."""

    code: str
    name: str
    subtitle: str
    type: str
    affiliation: str
    colour: str
    rarity: str
    unique: str
    points: str = ""
    cost: str = ""
    health: str = ""
    limit: str = ""
    sides: str = ""
    subtypes: str = ""
    reprint_of: str = ""

    @property
    def set(self) -> str:
        """The short name of its set."""
        return by_prefix()[place(self.code)[0]].short

    @property
    def number(self) -> int:
        """The number printed on it."""
        return place(self.code)[1]


def place(code: str) -> tuple[str, int]:
    """Return the first part of a code, which is its set's, and the number."""
    match = CODE.fullmatch(code)
    if match is None:
        raise UnknownCard(f"no card has the code {code!r}")
    return match[1], int(match[2])


@cache
def lines() -> tuple[list[str], list[str]]:
    """Return the lines of the sets and those of the cards."""
    written = files("cantina.games.destiny").joinpath("records.tsv").read_text("utf-8")
    sets, _, cards = written.partition("\n\n")
    return sets.splitlines(), cards.splitlines()


@cache
def sets() -> dict[str, PrintedSet]:
    """Return every set by its short name, in the order of release."""
    found = [PrintedSet(*line.split("\t")) for line in lines()[0]]
    return {one.short: one for one in found}


@cache
def by_prefix() -> dict[str, PrintedSet]:
    """Return every set by the first part of its codes."""
    return {one.prefix: one for one in sets().values()}


@cache
def records() -> dict[str, Record]:
    """Return every record by its code."""
    found = [Record(*line.split("\t")) for line in lines()[1]]
    return {one.code: one for one in found}


@cache
def printings() -> dict[str, tuple[str, ...]]:
    """Return, by the code of a first printing, the codes under which it was printed again."""
    found: dict[str, tuple[str, ...]] = {}
    for one in records().values():
        if one.reprint_of:
            found[one.reprint_of] = (*found.get(one.reprint_of, ()), one.code)
    return found


def is_known(code: str) -> bool:
    """Say whether a card with this code was ever printed."""
    return code in BY_CODE or code in records()


def known_card(code: str) -> Card:
    """Return the card with this code: as it is played here, or as far as facts go."""
    if code in BY_CODE:
        return BY_CODE[code]
    try:
        record = records()[code]
    except KeyError:
        raise UnknownCard(f"no card has the code {code!r}") from None
    return known_card(record.reprint_of) if record.reprint_of else of_facts(code)


@cache
def of_facts(code: str) -> Card:
    """Return a card that nobody can play here yet."""
    record = records()[code]
    return Card(
        code=code,
        set=record.set,
        number=record.number,
        name=record.name,
        subtitle=record.subtitle,
        type=CardType(record.type),
        colour=Colour(record.colour),
        affiliation=Affiliation(record.affiliation),
        rarity=Rarity(record.rarity),
        unique=bool(record.unique),
        cost=int(record.cost) if record.cost else None,
        points=points_of(record.points),
        health=int(record.health or 0),
        sides=die(record.sides) if record.sides else (),
        subtypes=tuple(SUBTYPES[one] for one in record.subtypes.split() if one in SUBTYPES),
        abilities=tuple(Building(rule) for rule in RULES.get(code, ())),
        reprints=printings().get(code, ()),
        only_facts=True,
    )


def known_by_name(name: str) -> list[Card]:
    """Return the cards with this title, or title and subtitle; playable ones if there are any."""
    found = cards_named(name)
    if found:
        return found
    wanted = name.casefold()
    codes = [
        one.code
        for one in records().values()
        if wanted in (one.name.casefold(), f"{one.name}, {one.subtitle}".casefold())
    ]
    return list({card.code: card for card in map(known_card, codes)}.values())


def sets_of(card: Card) -> set[str]:
    """Return the short names of all sets a card was printed in."""
    codes = (card.code, *card.reprints, *printings().get(card.code, ()))
    return {by_prefix()[place(code)[0]].short for code in codes}
