"""What was looked at and found right: the reviewed file and the check against it."""

from __future__ import annotations

import re
from pathlib import Path

from cantina.core.fluent import writer
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from official.atoms import differences
from official.texts import official_text

REVIEWED = Path(__file__).parent / "reviewed.txt"
ENTRY = re.compile(r"    (\w+ \d+) ([-+].+)")


def reviewed() -> dict[tuple[str, str], str]:
    """Return the reason for each exception, by place of the card and atom."""
    found: dict[tuple[str, str], str] = {}
    reason = ""
    for line in REVIEWED.read_text("utf-8").splitlines():
        entry = ENTRY.fullmatch(line)
        if entry is not None:
            if not reason or entry.groups() in found:
                raise ValueError(f"an exception without a reason, or there twice: {line}")
            found[entry[1], entry[2]] = reason
        elif not line.startswith("#"):
            reason = line.strip()
    return found


def place(card: Card) -> str:
    """Return set and number of a card as they are written."""
    return f"{card.set} {card.number}"


def our_text(card: Card) -> str:
    """Return what we print on a card, one line for each ability."""
    return "\n".join(writer().write(line) for line in card_lines(card))


def doubts(sets: tuple[str, ...] = ()) -> list[tuple[Card, list[str]]]:
    """Return the cards whose text differs from the official one in a way nobody reviewed."""
    known = reviewed()
    found: list[tuple[Card, list[str]]] = []
    for card in CARDS:
        if sets and card.set not in sets:
            continue
        atoms = differences(official_text(card.code), our_text(card))
        atoms = [atom for atom in atoms if (place(card), atom) not in known]
        if atoms:
            found.append((card, atoms))
    return found


def idle() -> list[tuple[str, str]]:
    """Return the exceptions that nothing needs any more."""
    by_place = {place(card): card for card in CARDS}
    return [
        (where, atom)
        for where, atom in reviewed()
        if where not in by_place
        or atom not in differences(official_text(by_place[where].code), our_text(by_place[where]))
    ]
