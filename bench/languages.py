"""What it costs to write a match's texts in each language, against English.

Run it with `python -m bench.languages`. A reader sees the same board and mostly the same log after
every answer, so the first figure writes all of them as they come; the second writes each once.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from cantina.core.fluent import Writer
from cantina.core.languages import offered
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text

MATCHES = 4
ANSWERS = 400
LINES = 30
"""So many lines of the log are in sight."""


def heard(game: str) -> list[Text]:
    """Return what a reader sees of some random matches, in the order it is seen."""
    rules = find_game(game)
    variants = rules.variants()
    found: list[Text] = []
    for seed in range(MATCHES):
        seats, options = variants[seed % len(variants)]
        table = Table.start(rules, seats, options, seed=seed)
        rng = Rng(seed + 1)
        for _ in range(ANSWERS):
            if table.over:
                break
            found += [event.text for event in table.log[-LINES:]]
            for ask in table.asks():
                found += [ask.prompt, *(option.label for option in ask.options)]
            table.answer_at_random(rng)
    return found


def seconds(language: str, texts: Iterable[Text]) -> float:
    """Return the least time in which a fresh writer writes these texts, of three tries."""
    spent = []
    for _ in range(3):
        writer = Writer(language)
        before = time.process_time()
        for text in texts:
            writer.write(text)
        spent.append(time.process_time() - before)
    return min(spent)


def main() -> None:
    """Print the ratios."""
    print("texts written, times English: as they are seen / each once")
    for game in ("outer-rim", "x-wing", "destiny"):
        seen = heard(game)
        once = list({repr(text): text for text in seen}.values())
        english = seconds("en", seen), seconds("en", once)
        ratios = [
            f"{language} {seconds(language, seen) / english[0]:.2f} / "
            f"{seconds(language, once) / english[1]:.2f}"
            for language in offered()
            if language != "en"
        ]
        print(f"{game:10} {len(seen):7,} lines, {len(once):5,} different: {', '.join(ratios)}")


if __name__ == "__main__":
    main()
