"""The printed text: every card has one, in our own words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cantina.core.fluent import Writer, writer
from cantina.core.languages import PSEUDO
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.names import full_card_name
from cantina.games.destiny.printed import Card

DATA = Path(__file__).parents[3] / "shared" / "reference" / "destiny" / "data" / "set"
LONGEST_RUN = 7


def printed(card: Any) -> str:
    return "\n".join(writer().write(line) for line in card_lines(card))


def words(sentences: str) -> list[str]:
    plain = re.sub(r"<[^>]*>|[\[\]]", " ", sentences.lower().replace("’", "'"))
    return re.findall(r"[a-z0-9'+]+", plain)


def runs(sentences: str) -> set[tuple[str, ...]]:
    found = words(sentences)
    size = LONGEST_RUN + 1
    return {tuple(found[i : i + size]) for i in range(len(found) - size + 1)}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_ability_prints_as_one_sentence(card: Card) -> None:
    lines = printed(card).splitlines()
    abilities = len(card.abilities) + len(card.keywords)
    assert len(lines) == abilities + (card.only_if is not None) + (card.only_on is not None)
    assert all(line.endswith(".") and "{" not in line for line in lines)


def test_every_word_of_every_card_comes_from_the_language_files() -> None:
    pseudo = Writer(PSEUDO)
    for card in CARDS:
        for line in (full_card_name(card), *card_lines(card)):
            assert not re.search(r"[A-Za-z]{2,}", pseudo.write(line)), (card.code, line)


def test_the_text_says_what_the_tree_says() -> None:
    by_name = {card.full_name: printed(card) for card in CARDS}
    assert by_name["Darth Vader, Dark Apprentice"] == (
        "Special: inflict 3 damage on one character; then inflict 1 damage on this card."
    )
    assert by_name["Leia Organa, Born Leader"] == (
        "Action: remove this die in order to reroll at most 2 dice of yours."
    )
    assert by_name["Aftermath"] == (
        "After any character was defeated: you can exhaust this card in order to gain 1 resource."
    )


def test_sentences_agree_in_number_and_name_whose_zone_it_is() -> None:
    by_name = {card.full_name: printed(card) for card in CARDS}
    assert ": this card costs you 1 less to play." in by_name["Strike Team"]
    assert ": Weapon upgrades cost you 1 less to play" in by_name["Padawan"]
    assert "die of yours from a card other than this one" in by_name["Bib Fortuna, Majordomo"]
    assert "roll 2 of your set-aside" in by_name["Captain Phasma, Stormtrooper Commander"]
    assert "the amount of damage on this card" in by_name["Con Artist"]
    assert "on top of the owner’s deck" in by_name["Starship Graveyard, Jakku"]
    assert "to the owner’s hand." in by_name["Imperial Inspection"]


def test_a_value_says_of_which_dice_it_is() -> None:
    by_name = {card.full_name: printed(card) for card in CARDS}
    assert by_name["Overqualified"] == (
        "Effect: pick one die of yours; then remove one die "
        "with a value of less than the value of that die."
    )
    assert "the combined value of those dice" in by_name["Blaze of Glory"]
    assert not [name for name, text in by_name.items() if "value shown" in text]


@pytest.mark.rule("DS-AFTER-1")
def test_what_follows_an_event_is_not_read_as_happening_once() -> None:
    lines = [line for card in CARDS for line in printed(card).splitlines()]
    assert sum(line.startswith("After ") for line in lines) > 200
    assert not [line for line in lines if line.startswith("Once ")]


@pytest.mark.skipif(not DATA.is_dir(), reason="the data set does not lie beside the checkout")
def test_no_sentence_is_the_publishers() -> None:
    theirs: dict[tuple[str, ...], str] = {}
    for file in sorted(DATA.glob("*.json")):
        for card in json.loads(file.read_text("utf-8")):
            for run in runs(card.get("text") or ""):
                theirs.setdefault(run, card["code"])
    assert len(theirs) > 10_000
    same = {card.code: runs(printed(card)) & theirs.keys() for card in CARDS}
    assert not {code: found for code, found in same.items() if found}
