"""Decks in and out: the community's plain text and JSON (swdestinydb and its successor)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape

import msgspec

from cantina.core.finding import folded
from cantina.core.text import text
from cantina.games.destiny.content.formats import CODES, FORMATS
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.names import full_card_name
from cantina.games.destiny.printed import Card
from cantina.games.destiny.records import is_known, known_by_name, known_card, place, sets
from cantina.games.destiny.rules.deckbuilding import DeckProblem
from cantina.games.destiny.rules.formats import CONSTRUCTED
from cantina.games.destiny.terms import Affiliation, CardType, Colour

SECTIONS = ("BATTLEFIELD", "PLOT", "CHARACTER", "UPGRADE", "DOWNGRADE", "SUPPORT", "EVENT")
UNDER_PLOT = "UNDER THE PLOT"
SPARE_DICE = "SET-ASIDE DICE"
UNDERLINE = re.compile(r"[¯‾=\-_]+")
LINE = re.compile(
    r"(?:(?P<count>\d+)\s*x\s+)?(?P<name>.+?)(?:\s+\((?P<set>.+?)\s+#(?P<number>\d+)\))?"
)
LONGEST_LINE = 200
MOST_OF_ONE = 99  # more copies of one card than any deck holds: not a deck, and not to be built
SITE = re.compile(r"https?:|swdestinydb|db\.swdrenewedhope", re.IGNORECASE)
COLOUR_NAMES = {
    Colour.BLUE: "Force",
    Colour.RED: "Command",
    Colour.YELLOW: "Rogue",
    Colour.GRAY: "General",
}


MOST_TOLD = 10**9
"""The largest number of copies worth naming."""


class Reading:
    """A deck being read: what was understood so far, and what was not."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.team: list[TeamMember] = []
        self.battlefields: list[str] = []
        self.plots: list[str] = []
        self.cards: dict[str, int] = {}
        self.under_plot: list[str] = []
        self.spare_dice: list[str] | None = None
        self.format = "constructed"
        self.problems: list[DeckProblem] = []

    def counts(self, card: Card, count: int) -> bool:
        """Say whether so many copies can be meant; if not, remember that."""
        if 1 <= count <= MOST_OF_ONE:
            return True
        told = max(-MOST_TOLD, min(count, MOST_TOLD))
        reason = text("ds-deck-quantity", card=full_card_name(card), count=told)
        self.problems.append(DeckProblem("wrong-quantity", reason, card.full_name))
        return False

    def add(self, card: Card, count: int, dice: int | None = None) -> None:
        """Put a card where its type belongs."""
        if card.type is CardType.BATTLEFIELD:
            self.battlefields.append(card.code)
        elif card.type is CardType.PLOT:
            self.plots.extend([card.code] * count)
        elif card.type is CardType.CHARACTER:
            self.add_character(card, count, dice)
        else:
            self.cards[card.code] = self.cards.get(card.code, 0) + count

    def add_character(self, card: Card, count: int, dice: int | None) -> None:
        """Add a unique character with its dice, or several copies of one that is not."""
        if card.unique:
            self.team.append(TeamMember(card.code, dice or count))
        else:
            self.team.extend([TeamMember(card.code)] * count)

    def unknown(self, name: str) -> None:
        """Remember a card nobody knows."""
        reason = text("ds-deck-unknown", card=name)
        self.problems.append(DeckProblem("unknown-card", reason, name))

    def deck(self) -> Deck:
        """Return what was understood."""
        return Deck(
            self.name,
            tuple(self.team),
            tuple(self.battlefields),
            self.cards,
            tuple(self.plots),
            tuple(self.under_plot),
            None if self.spare_dice is None else tuple(self.spare_dice),
            self.format,
        )


def read_deck(content: str) -> tuple[Deck, tuple[DeckProblem, ...]]:
    """Read a deck in either form; what cannot be understood is named, and nothing else lost."""
    stripped = content.lstrip("\ufeff \t\r\n")
    reading = read_json(stripped) if stripped.startswith("{") else read_text(stripped)
    return reading.deck(), tuple(reading.problems)


# --- plain text --------------------------------------------------------------------------------


def read_text(content: str) -> Reading:
    """Read the plain text export."""
    lines = [unescape(line).strip() for line in content.splitlines()]
    reading = Reading(next((line for line in lines if line), ""))
    section = ""
    for line in lines:
        if line.upper().rstrip("S") in SECTIONS or line.upper() in (UNDER_PLOT, SPARE_DICE):
            section = line.upper()
        elif section and line and not UNDERLINE.fullmatch(line) and not SITE.search(line):
            read_line(reading, section, line)
    if not section:
        reason = text("ds-deck-not-a-deck")
        reading.problems.append(DeckProblem("not-a-deck", reason))
    return reading


def read_line(reading: Reading, section: str, line: str) -> None:
    """Read one card line."""
    match = LINE.fullmatch(line[:LONGEST_LINE])
    card = find_card(match["name"], match["set"], match["number"]) if match else None
    if match is None or card is None:
        reading.unknown(line)
        return
    count = int(match["count"] or 1)
    if not reading.counts(card, count):
        return
    if section == UNDER_PLOT:
        reading.under_plot.extend([card.code] * count)
    elif section == SPARE_DICE:
        reading.spare_dice = [*(reading.spare_dice or []), *[card.code] * count]
    else:
        reading.add(card, count)


def find_card(name: str, set_name: str | None, number: str | None) -> Card | None:
    """Find a card by set and number, checked against its name, or by its name alone."""
    if set_name is not None and number is not None:
        for one in sets().values():
            if set_name.casefold() in (one.name.casefold(), one.short.casefold()):
                return card_at(f"{one.prefix}{int(number):03}", name)
    found = known_by_name(name)
    return found[0] if len(found) == 1 else None


def card_at(code: str, name: str) -> Card | None:
    """Return the card of this code if it has that name; of two sides of one card, the front."""
    found = [known_card(one) for one in (code, f"{code}A", f"{code}B") if is_known(one)]
    return next((card for card in found if same_name(card, name)), None)


def same_name(card: Card, name: str) -> bool:
    """Say whether a line means this card: its title, with or without its subtitle."""
    wanted, *titles = (
        folded(re.sub(r"\s*[,\-–]\s*", " ", said)) for said in (name, card.name, card.full_name)
    )
    return wanted in titles


def write_text(deck: Deck) -> str:
    """Write the plain text export."""
    reading_order = {section: list(section_lines(deck, section)) for section in SECTIONS}
    lines = [deck.name, "", *headline(deck), ""]
    for section, found in reading_order.items():
        if found:
            lines += [section, "¯" * len(section), *found, ""]
    for section, codes in ((UNDER_PLOT, deck.under_plot), (SPARE_DICE, deck.spare_dice or ())):
        if codes:
            counts = {code: codes.count(code) for code in dict.fromkeys(codes)}
            found = [f"{count}x {card_line(known_card(code))}" for code, count in counts.items()]
            lines += [section, "¯" * len(section), *found, ""]
    return "\r\n".join(lines)


def headline(deck: Deck) -> list[str]:
    """Return the lines that sum a deck up: affiliation, colours, sets."""
    sides = {card.affiliation for card in deck.characters} - {Affiliation.NEUTRAL}
    side = next(iter(sides), Affiliation.NEUTRAL)
    colours = dict.fromkeys(card.colour for card in deck.characters)
    prefixes = sorted({place(card.code)[0] for card in deck.all_cards()})
    names = {one.prefix: one.name for one in sets().values()}
    return [
        side.value.capitalize(),
        " / ".join(COLOUR_NAMES[colour] for colour in colours),
        "Sets: " + ", ".join(names[prefix] for prefix in prefixes),
    ]


def card_line(card: Card) -> str:
    """Write a card as the export does."""
    return f"{card.full_name} ({sets()[card.set].name} #{card.number})"


def section_lines(deck: Deck, section: str) -> Iterator[str]:
    """Go through the lines of one section."""
    if section == "BATTLEFIELD":
        yield from [card_line(known_card(code)) for code in deck.battlefields]
    elif section == "PLOT":
        for code, count in Counter(deck.plots).items():
            yield (
                f"{count}x {card_line(known_card(code))}"
                if count > 1
                else card_line(known_card(code))
            )
    elif section == "CHARACTER":
        yield from [f"{member.dice}x {card_line(known_card(member.code))}" for member in deck.team]
    else:
        for code, count in deck.cards.items():
            if known_card(code).type.value == section.lower():
                yield f"{count}x {card_line(known_card(code))}"


# --- JSON --------------------------------------------------------------------------------------


class Slot(msgspec.Struct):
    """How many copies of a card, with how many dice."""

    quantity: int = 1
    dice: int | None = None
    dices: str | None = None


class DeckJson(msgspec.Struct):
    """The deck as the sites' API writes it; what we do not need is left out."""

    name: str = ""
    slots: dict[str, Slot] = {}
    characters: dict[str, Slot] = {}
    format_code: str = ""
    affiliation_code: str = ""
    under_plot: list[str] = []
    spare_dice: list[str] | None = None


def read_json(content: str) -> Reading:
    """Read a deck from the API's JSON."""
    reading = Reading()
    try:
        found = msgspec.json.decode(content, type=DeckJson)
    except (msgspec.DecodeError, RecursionError) as wrong:
        reason = text("ds-deck-bad-json", problem=str(wrong))
        reading.problems.append(DeckProblem("not-a-deck", reason))
        return reading
    reading.name = found.name
    reading.format = format_named(found.format_code)
    for code, slot in {**found.slots, **found.characters}.items():
        read_slot(reading, code, slot)
    reading.under_plot = known_codes(reading, found.under_plot)
    if found.spare_dice is not None:
        reading.spare_dice = known_codes(reading, found.spare_dice)
    return reading


def format_named(code: str) -> str:
    """Return the format that a file names, by our name or by the sites' code."""
    wanted = CODES.get(code.upper(), code)
    return wanted if wanted in FORMATS else CONSTRUCTED.name


def known_codes(reading: Reading, codes: list[str]) -> list[str]:
    """Return the codes of known cards, and name the others as problems."""
    for code in codes:
        if not is_known(code):
            reading.unknown(code)
    return [known_card(code).code for code in codes if is_known(code)]


def read_slot(reading: Reading, code: str, slot: Slot) -> None:
    """Read one entry of the JSON form."""
    if not is_known(code):
        reading.unknown(code)
        return
    card = known_card(code)
    if reading.counts(card, slot.quantity):
        reading.add(card, slot.quantity, slot.dice if card.unique else None)


def write_json(deck: Deck) -> dict[str, object]:
    """Return a deck as the API writes it."""
    characters: dict[str, dict[str, int]] = {}
    for member in deck.team:
        slot = characters.setdefault(member.code, {"quantity": 0, "dice": 0})
        slot["quantity"] += 1
        slot["dice"] += member.dice
    outside = Counter((*deck.battlefields, *deck.plots))
    slots = {code: {"quantity": count, "dice": 0} for code, count in outside.items()}
    for code, count in deck.cards.items():
        slots[code] = {"quantity": count, "dice": count if known_card(code).has_die else 0}
    sides = {card.affiliation for card in deck.characters} - {Affiliation.NEUTRAL}
    found: dict[str, object] = {
        "name": deck.name,
        "format_code": deck.format,
        "affiliation_code": next(iter(sides), Affiliation.NEUTRAL).value,
        "characters": characters,
        "slots": slots,
    }
    if deck.under_plot:
        found["under_plot"] = list(deck.under_plot)
    if deck.spare_dice is not None:
        found["spare_dice"] = list(deck.spare_dice)
    return found
