"""Hold what is written in Russian, Ukrainian and Polish against dictionaries of these languages.

    python tools/check_grammar.py [--matches 20] [--language ru ...] [--report FILE]

Compares every table of forms with the dictionary, then writes all cards and the log, prompts and
options of random matches, and reports what no reading of the words makes right. What was looked
at and found right lies in tools/grammar/<language>.txt, so that a new doubt stands out.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from cantina.core.languages import entries, read_entries, sources
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text
from cantina.core.voice import Voice
from cantina.core.words import words
from grammar import tables
from grammar.dictionary import Dictionary, dictionary
from grammar.sentences import Doubt, doubts

ROOT = Path(__file__).parent.parent
REVIEWED = Path(__file__).parent / "grammar"
REPORT = ROOT / "build" / "grammar.txt"
LANGUAGES = ("ru", "uk", "pl")
GAMES = ("outer-rim", "x-wing", "destiny")
NAMES = ("names.ftl", "squads.ftl", "decks.ftl")
SHOWN = 12
EVERY = 5
"""Questions are read after every so many answers; the log is read wholly."""


def reviewed(language: str) -> set[Doubt]:
    """Return the doubts that somebody looked at: `kind | words | reason`."""
    file = REVIEWED / f"{language}.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    found = set()
    for line in lines:
        if line and not line.startswith("#"):
            kind, said, reason = (each.strip() for each in line.split("|"))
            if not reason:
                raise SystemExit(f"{file}: no reason for {said!r}")
            found.add(Doubt(kind, said))
    return found


def names(language: str) -> frozenset[str]:
    """Return every word of names, which no dictionary need know."""
    found: set[str] = set()
    for file, source in sources(language):
        if file.name in NAMES or file.name.startswith("names-"):
            for entry in read_entries(source).values():
                value = entry.partition("=")[2]
                found |= {each.lower() for each in tables.WORD.findall(value)}
    return frozenset(found)


def card_texts() -> Iterator[Text]:
    """Return every line of every card."""
    for game in GAMES:
        for card in find_game(game).cards():
            yield from getattr(card, "lines", ())


def match_texts(game: str, seed: int) -> Iterator[Text]:
    """Play a match at random and return everything it says."""
    found = find_game(game)
    variants = found.variants()
    seats, options = variants[seed % len(variants)]
    table: Table[Any] = Table.start(found, seats, options, seed=seed)
    rng = Rng(seed + 1)
    while not table.over:
        if table.answered % EVERY == 0:
            for ask in table.asks():
                yield ask.prompt
                if ask.kind != "free":
                    yield from (option.label for option in ask.options)
                yield from (option.note for option in ask.options if option.note is not None)
        table.answer_at_random(rng)
    yield from (event.text for event in table.log)
    if table.result is not None:
        yield table.result.reason


class Findings:
    """What was found in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.known: Dictionary = dictionary(language)
        self.voice = Voice(words(language))
        self.names = names(language)
        self.reviewed = reviewed(language)
        self.tables = 0
        self.differences: list[str] = []
        self.sentences: set[str] = set()
        self.counts: Counter[Doubt] = Counter()
        self.examples: dict[Doubt, str] = {}
        self.accepted: set[Doubt] = set()

    def compare(self) -> None:
        """Compare every table of forms with the dictionary."""
        for name, source in entries(self.language).items():
            value, attributes = tables.read(source)
            if not tables.is_table(value, attributes):
                continue
            self.tables += 1
            for each in tables.differences(self.language, name, value, attributes, self.known):
                doubt = Doubt("table", f"{name} {each}")
                if doubt in self.reviewed:
                    self.accepted.add(doubt)
                else:
                    self.differences.append(doubt.words)

    def hear(self, text: Text) -> None:
        """Write a sentence and note what is doubtful in it."""
        if not self.voice.knows(text):
            return
        sentence = self.voice.write(text)
        if sentence in self.sentences:
            return
        self.sentences.add(sentence)
        for doubt in doubts(self.language, sentence, self.known, self.names):
            if doubt in self.reviewed:
                self.accepted.add(doubt)
            else:
                self.counts[doubt] += 1
                self.examples.setdefault(doubt, f"{text.id}: {sentence}")

    def summary(self) -> str:
        """Return the counts in a line."""
        kinds = Counter(doubt.kind for doubt in self.counts)
        each = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())) or "none"
        return (
            f"{self.language}: {self.tables} tables, {len(self.differences)} differences; "
            f"{len(self.sentences)} sentences, {len(self.counts)} doubts ({each}); "
            f"{len(self.accepted)} of {len(self.reviewed)} reviewed ones met"
        )

    def lines(self, most: int | None = None) -> Iterator[str]:
        """Return differences and doubts, the most frequent first."""
        yield from (f"  table: {each}" for each in self.differences[:most])
        for doubt, count in self.counts.most_common(most):
            yield f"  {doubt.kind} | {doubt.words} ({count})  {self.examples[doubt]}"


def main() -> None:
    """Check, print the counts and the first examples, and write the whole report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=20, help="random matches of each game")
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--report", type=Path, default=REPORT)
    arguments = parser.parse_args()
    console = Console(soft_wrap=True, markup=False, highlight=False)
    found = [Findings(language) for language in arguments.language]
    with Progress(console=console) as progress:
        task = progress.add_task("grammar", total=1 + len(GAMES) * arguments.matches)
        for each in found:
            each.compare()
        hear_all(found, card_texts())
        progress.advance(task)
        for game in GAMES:
            for seed in range(arguments.matches):
                hear_all(found, match_texts(game, seed))
                progress.advance(task)
    arguments.report.parent.mkdir(parents=True, exist_ok=True)
    whole = [line for each in found for line in (each.summary(), *each.lines())]
    arguments.report.write_text("\n".join(whole) + "\n", "utf-8")
    for each in found:
        console.print(each.summary())
        for line in each.lines(SHOWN):
            console.print(re.sub(r"(?<=.{160}).+", "…", line))
    console.print(f"The whole report: {arguments.report}")


def hear_all(found: list[Findings], texts: Iterator[Text]) -> None:
    """Have every language write the same texts, each only once."""
    seen: set[bytes] = set()
    for text in texts:
        key = repr(text).encode()
        if key not in seen:
            seen.add(key)
            for each in found:
                each.hear(text)


if __name__ == "__main__":
    main()
