"""How ready decks are written down."""

from __future__ import annotations

import re

import msgspec

from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import card_by_code
from cantina.games.destiny.printed import SETS
from cantina.games.destiny.rules.formats import Format

CARD = re.compile(r"(\d+) (.+) \((\w+ \d+)\)")


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck to choose at the table, with a short name."""

    key: str
    deck: Deck


def code_at(place: str) -> str:
    """Return the code of the card printed at a place such as `AW 38`."""
    set_name, number = place.split()
    return card_by_code(f"{SETS[set_name][0]}{int(number):03}").code


def ready_deck(
    key: str,
    name: str,
    format_: Format,
    *,
    team: tuple[str, ...],
    battlefield: str,
    cards: str,
    plot: str = "",
) -> ReadyDeck:
    """Make a ready deck from places and card lines; a line with the wrong name is an error."""
    members = [
        TeamMember(code_at(member.removesuffix(" elite")), 2 if member.endswith(" elite") else 1)
        for member in team
    ]
    counts: dict[str, int] = {}
    for line in cards.strip().splitlines():
        count, title, place = card_on(line.strip(), key)
        code = code_at(place)
        if card_by_code(code).name != title:
            raise ValueError(f"{key}: {place} is {card_by_code(code).name}, not {title}")
        counts[code] = counts.get(code, 0) + count
    deck = Deck(
        name,
        tuple(members),
        (code_at(battlefield),),
        counts,
        (code_at(plot),) if plot else (),
        format=format_.name,
    )
    return ReadyDeck(key, deck)


def card_on(line: str, key: str) -> tuple[int, str, str]:
    """Read one line: how many, which title, printed where."""
    match = CARD.fullmatch(line)
    if match is None:
        raise ValueError(f"{key}: no card line is written {line!r}")
    return int(match[1]), match[2], match[3]
