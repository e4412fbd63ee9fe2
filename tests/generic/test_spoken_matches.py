"""Whole matches by bots, told in every language: every line a player reads is looked over."""

import re
from collections.abc import Iterator

import pytest

from cantina.bots.registry import bot_names, make_bot
from cantina.core.game import AnyGame
from cantina.core.languages import entries, offered
from cantina.core.registry import find_game, game_names
from cantina.core.table import Table
from cantina.core.text import Text
from cantina.core.voice import Voice
from cantina.core.window import Window
from cantina.core.words import words
from generic.test_words import all_texts

NAMES = ("Ania", "Oleh", "Mira", "Ludo")
FOREIGN = {"en": "[а-яёґєії]", "ru": "[іїєґ]", "uk": "[ыэёъ]", "pl": "[а-яёґєії]"}
"""Letters that a language does not have."""
LATIN = re.compile(r"[A-Za-z]{3,}")
WRONG = {
    "two spaces": re.compile(r"  "),
    "a space before punctuation": re.compile(r" [,.;:!?»”)]"),
    "punctuation twice": re.compile(r"[,;:]\s*[,.;:]|\.\.(?!\.)(?<!\.\.\.)"),
    "quotation marks inside the same": re.compile(r"«[^»]*«|„[^”“]*„"),
    "a hole": re.compile(r"[{}]|\(\)|«»|„”"),
}


def told(game: AnyGame) -> Iterator[Text]:
    """Let the best bots play a match and return everything it says, once each."""
    seats, options = game.variants()[0]
    table = Table.start(game, seats, options, seed=11)
    best = "greedy" if "greedy" in bot_names(game.name) else "random"
    bots = [make_bot(best, game.name, seed=seat) for seat in range(seats)]
    seen: set[str] = set()
    while True:
        for text in all_texts(table):
            key = repr(text)
            if key not in seen:
                seen.add(key)
                yield text
        if table.over:
            return
        seat = table.asks()[0].seat
        table.answer(seat, bots[seat].choose(Window(table, seat)))


def own_latin(language: str) -> set[str]:
    """Return what a language itself writes in Latin letters: droids, ships, names of people."""
    written = re.sub(
        r"^[\w-]+ *=|\{[^{}]*\}", "", "\n".join(entries(language).values()), flags=re.M
    )
    return {*LATIN.findall(written), *NAMES}


@pytest.mark.parametrize("name", game_names())
def test_every_line_of_a_match_is_good_in_every_language(name: str) -> None:
    texts = list(told(find_game(name)))
    assert len(texts) > 20
    for language in offered():
        voice = Voice(words(language), NAMES)
        own = own_latin(language)
        for text in texts:
            assert voice.knows(text), f"{language} lacks a part of {text.id}"
            line = voice.write(text)
            assert not re.search(FOREIGN[language], line, re.I), f"{text.id}: {line}"
            for why, wrong in WRONG.items():
                assert not wrong.search(line), f"{language}, {text.id}: {why}: {line}"
            if language in ("ru", "uk"):
                assert not set(LATIN.findall(line)) - own, f"{text.id}: {line}"
