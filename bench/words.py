"""What it costs to write sentences: cards for the first time, and the texts of a match."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from cantina.core.fluent import Writer
from cantina.core.languages import LANGUAGES
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text

GAME = "destiny"
"""Its sentences are the longest."""
REPEATS = 25
"""The best counts: a match is written in milliseconds, and less would measure the machine."""
ANSWERS = 120


def run() -> dict[str, Any]:
    """Return microseconds a line by language; a language is measured in what it has."""
    lines = [line for card in find_game(GAME).cards() for line in card.lines]  # type: ignore[attr-defined]
    match = texts_of_a_match()
    found: dict[str, Any] = {"lines of cards": len(lines), "lines of a match": len(match)}
    english: tuple[float, float] | None = None
    for language in LANGUAGES:
        own = translated(language, lines)
        cards, played = cost(language, lines), cost(language, match)
        english = english or (cards, played)
        found[language] = {
            "lines of cards translated": own,
            "a card's line, first time": f"{cards:.0f} µs, {cards / english[0]:.2f} of English",
            "a line of a match": f"{played:.1f} µs, {played / english[1]:.2f} of English",
        }
    return found


def translated(language: str, lines: Sequence[Text]) -> int:
    """Count the lines that a language does not leave to English."""
    write, english = Writer(language).write, Writer("en").write
    return sum(write(line) != english(line) for line in lines)


def texts_of_a_match() -> list[Text]:
    """Return what a player reads in a match, again and again as the terminal shows it."""
    table = Table.start(find_game(GAME), 2, seed=1)
    rng = Rng(1)
    found: list[Text] = []
    for _ in range(ANSWERS):
        if table.over:
            break
        for ask in table.asks(explain=True):
            found += [ask.prompt, *(option.label for option in ask.options)]
        found += [event.text for event in table.log[-20:]]
        table.answer_at_random(rng)
    return found


def cost(language: str, lines: Sequence[Text]) -> float:
    """Return the microseconds that a line takes a writer who has parsed its files already."""
    best = float("inf")
    for _ in range(REPEATS):
        write = Writer(language).write
        began = time.process_time()
        for line in lines:
            write(line)
        best = min(best, time.process_time() - began)
    return best / len(lines) * 1e6
