"""Every form that cards, log and questions ask for exists, in each language that has them."""

from collections.abc import Iterator

import pytest

from cantina.core.grammar import Form
from cantina.core.languages import LANGUAGES
from cantina.core.registry import find_game
from cantina.core.text import Text
from cantina.core.words import words
from core.recorder import Recorder
from generic.conftest import Player
from generic.test_words import all_texts

MATCHES = 2
DENIED = Form(case="not")
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", ["outer-rim", "x-wing", "destiny"])
def test_every_form_that_cards_ask_for_exists(game: str, language: str) -> None:
    recorder = Recorder(language)
    for card in find_game(game).cards():  # type: ignore[attr-defined]
        for line in (card.name, *card.lines):
            if recorder.knows(line):
                recorder.write(line)
    assert sorted(recorder.gaps) == []


def negated(said: Text) -> Iterator[str]:
    """Name the conditions that a sentence denies."""
    for value in said.args.values():
        parts = value if isinstance(value, list) else [value]
        for part in parts:
            if isinstance(part, Text):
                if said.id == "effect-not":
                    yield part.id
                yield from negated(part)


@pytest.mark.parametrize("game", ["outer-rim", "x-wing", "destiny"])
def test_what_a_card_denies_says_so_in_every_language(game: str) -> None:
    cards = find_game(game).cards()  # type: ignore[attr-defined]
    denied = {name for card in cards for line in card.lines for name in negated(line)}
    assert game != "x-wing" or denied
    for language in LANGUAGES:
        lacking = [name for name in sorted(denied) if words(language).key(name, DENIED) != "not"]
        assert lacking == [], language


def test_every_form_that_log_and_questions_ask_for_exists(player: Player) -> None:
    recorders = [Recorder(language) for language in TRANSLATIONS]
    heard = 0
    for seed in range(MATCHES):
        for table in player.moments(seed, 10):
            for text in all_texts(table)[-60:]:
                heard += 1
                for recorder in recorders:
                    if recorder.knows(text):
                        recorder.write(text)
    assert heard > 0
    assert [sorted(recorder.gaps) for recorder in recorders] == [[] for _ in recorders]
