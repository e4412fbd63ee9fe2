"""What it costs to write sentences: cards for the first time, and the texts of a match."""

from __future__ import annotations

import gc
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
    cards, played = costs(lines), costs(match)
    for language in LANGUAGES:
        found[language] = {
            "lines of cards translated": translated(language, lines),
            "a card's line, first time": beside_english(cards, language),
            "a line of a match": beside_english(played, language),
        }
    return found


def beside_english(found: dict[str, float], language: str) -> str:
    """Say what a line costs, and how much that is of what it costs in English."""
    return f"{found[language]:.1f} µs, {found[language] / found['en']:.2f} of English"


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


def costs(lines: Sequence[Text]) -> dict[str, float]:
    """Return the microseconds that a line takes writers who have parsed their files already.

    The languages take turns, so that a slow moment of the machine is nobody's alone, and garbage is
    collected between them, as `timeit` does it: a collection falls on whoever happens to write.
    """
    best = dict.fromkeys(LANGUAGES, float("inf"))
    for _ in range(REPEATS):
        for language in LANGUAGES:
            write = Writer(language).write
            gc.collect()
            gc.disable()
            began = time.process_time()
            for line in lines:
                write(line)
            best[language] = min(best[language], time.process_time() - began)
            gc.enable()
    return {language: cost / len(lines) * 1e6 for language, cost in best.items()}
