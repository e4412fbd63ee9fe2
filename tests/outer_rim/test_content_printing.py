"""Every component prints itself, in English and in the pseudo-locale."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cantina
from cantina.core.fluent import Writer
from cantina.core.languages import PSEUDO, read_entries
from cantina.core.text import Text
from cantina.games.outer_rim.cards import card_text
from cantina.games.outer_rim.content.map_tiles import PLANETS, STANDARD_ORDER, TILES
from cantina.games.outer_rim.library import AI_CARDS, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from cantina.games.outer_rim.names import (
    card_name,
    character_name,
    contact_name,
    named,
    patrol_name,
    ship_name,
    space_name,
)
from cantina.games.outer_rim.rules.map import chart
from cantina.games.outer_rim.terms import ENCOUNTER_DECKS

PRINTERS = (
    (CARDS, card_name, card_text.card_lines),
    (CHARACTERS, character_name, card_text.character_lines),
    (SHIPS, ship_name, card_text.ship_lines),
    (CONTACTS, contact_name, card_text.contact_lines),
    (PATROLS, patrol_name, card_text.patrol_lines),
    (AI_CARDS, card_name, card_text.ai_lines),
)
COMPONENTS = [
    pytest.param(name(component), lines(component), id=component)
    for table, name, lines in PRINTERS
    for component in table
]
SOURCES = Path(cantina.__file__).parent
ENGLISH = Writer("en")
PSEUDO_WRITER = Writer(PSEUDO)
PLAIN = re.compile(r"[A-Za-z]{2,}")


def lines_of(card: str) -> list[str]:
    return [ENGLISH.write(line) for line in card_text.card_lines(card)]


@pytest.mark.parametrize(("name", "lines"), COMPONENTS)
def test_a_component_prints_in_english_and_in_the_pseudo_locale(
    name: Text, lines: list[Text]
) -> None:
    assert ENGLISH.write(name).strip()
    assert lines
    for line in lines:
        written = ENGLISH.write(line)
        assert written.strip()
        assert "{" not in written
        assert not PLAIN.search(PSEUDO_WRITER.write(line)), written


def test_every_space_and_deck_back_has_words() -> None:
    spaces = [planet.id for planet in PLANETS] + ["maelstrom"]
    spaces += [point for tile in TILES for point in tile.navpoints]
    names = [ENGLISH.write(space_name(space)) for space in spaces]
    assert len(set(names)) == len(names) == 56
    for deck in ENCOUNTER_DECKS:
        hints = [ENGLISH.write(line) for line in card_text.deck_back_lines(deck)]
        assert all(hints)
        assert ENGLISH.write(named("back", deck)).startswith("Encounters: ")
        assert bool(hints) == (deck != "navpoint")


def test_every_flipped_ship_has_a_name_of_its_own() -> None:
    for ship in SHIPS.values():
        if not ship.starting:
            front, back = ship_name(ship.id), ship_name(ship.id, flipped=True)
            assert ENGLISH.write(front) != ENGLISH.write(back)


def test_no_two_encounter_sections_read_the_same() -> None:
    lines = []
    for card in CARDS.values():
        for section in card.sections:
            said = [ENGLISH.write(line) for line in card_text.section_lines(section)]
            lines.append(" / ".join(line.partition(": ")[2] for line in said))
    assert len(lines) == 140
    assert [text for text, times in Counter(lines).items() if times > 1] == []


def test_what_a_player_reads_on_a_few_cards() -> None:
    assert lines_of("gear_dl_44") == [
        "Deck: gear and mod deck",
        "Asset: gear",
        "Cost: 3,000 credits",
        "Traits: WEAPON",
        "+1 ground combat",
    ]
    assert lines_of("bounty_greedo")[5] == (
        "Capture and deliver to Ord Mantell: 9,000 credits and 2 fame and 1 reputation (Syndicate)"
    )
    assert lines_of("databank_42")[1] == "1. test Influence; if you fail, fail this job"
    assert lines_of("navpoint_2")[0] == (
        "A patrol is here: you may test Stealth; if you pass, you may take an extra turn; "
        "if you fail, lose 1 reputation (a patrol here)"
    )


def _ids(text: Text) -> set[str]:
    found = {text.id}
    for value in text.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                found |= _ids(part)
    return found


def test_no_card_message_is_dead() -> None:
    """Every message of the cards' file is on a component, names one, or is asked for by code."""
    used: set[str] = set()
    for table, name, lines in PRINTERS:
        for component in table:
            for text in (name(component), *lines(component)):
                used |= _ids(text)
    code = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    defined = read_entries((SOURCES / "games/outer_rim/locales/en/cards.ftl").read_text()).keys()
    dead = {each for each in defined - used if f'"{each}"' not in code}
    dead -= {space_name(space).id for space in chart(STANDARD_ORDER).spaces}
    dead -= {f"or-confidence-{card.confidence}" for card in CARDS.values()}
    for deck in ENCOUNTER_DECKS:
        dead -= {line.id for line in card_text.deck_back_lines(deck)}
        dead.discard(named("back", deck).id)
    assert sorted(dead) == []
