"""The ready decks, which are written in the files of the folder `decks`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.printed import SETS
from cantina.games.destiny.records import known_card

FOLDER = Path(__file__).parent / "decks"
CARD = re.compile(r"(\d+) (.+) \((\w+ \d+)\)")


class ReadyDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to choose at the table, with a short name, as it is written down."""

    key: str
    name: str
    format: str
    team: tuple[str, ...]
    battlefield: str
    cards: str
    plot: str = ""

    def read(self) -> Deck:
        """Read places and card lines; a line with the wrong name is an error."""
        members = [
            TeamMember(code_at(one.removesuffix(" elite")), 2 if one.endswith(" elite") else 1)
            for one in self.team
        ]
        counts: dict[str, int] = {}
        for line in card_lines(self.cards):
            count, title, place = card_on(line, self.key)
            code = code_at(place)
            if known_card(code).name != title:
                raise ValueError(f"{self.key}: {place} is {known_card(code).name}, not {title}")
            counts[code] = counts.get(code, 0) + count
        return Deck(
            self.name,
            tuple(members),
            (code_at(self.battlefield),),
            counts,
            (code_at(self.plot),) if self.plot else (),
            format=self.format,
        )


def card_lines(written: str) -> list[str]:
    """Return the card lines, which stand one below the other."""
    return [line.strip() for line in written.splitlines() if line.strip()]


def printed_code(place: str) -> str:
    """Return the code printed at a place such as `AW 38`."""
    set_name, number = place.split()
    return f"{SETS[set_name][0]}{int(number):03}"


def code_at(place: str) -> str:
    """Return the code of the card at a place, which is that of its first printing."""
    return known_card(printed_code(place)).code


def card_on(line: str, key: str) -> tuple[int, str, str]:
    """Read one line: how many, which title, printed where."""
    match = CARD.fullmatch(line)
    if match is None:
        raise ValueError(f"{key}: no card line is written {line!r}")
    return int(match[1]), match[2], match[3]


def load(*files: str) -> tuple[ReadyDeck, ...]:
    """Read the decks of some files; one of an unknown format, or a second one, is an error."""
    found: dict[str, ReadyDeck] = {}
    for file in files:
        written = tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))
        for deck in msgspec.convert(written["deck"], tuple[ReadyDeck, ...]):
            if deck.key in found:
                raise ValueError(f"{file}.toml: there are two decks {deck.key!r}")
            if deck.format not in FORMATS:
                raise ValueError(f"{file}.toml: {deck.key!r} has no known format: {deck.format!r}")
            found[deck.key] = deck
    return tuple(found.values())


READY = load("boxed", "thirty_cards")
"""The decks that beginners are offered: eight boxed ones and ten of thirty cards."""
FAMOUS = load("famous_2016", "famous_2017", "famous_2018", "famous_2019")
"""Fifty decks that people remember, each legal in the format of its year."""
