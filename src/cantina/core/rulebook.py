"""The rulebook: every rule statement, numbered; and which of them the tests prove."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cantina.core.finding import is_in, tokens
from cantina.core.fluent import writer
from cantina.core.places import game_folder, registered_games
from cantina.core.text import Text

PROOFS: Final = Path(".cantina/proofs.json")
"""Written by the test run (see tests/conftest.py), read by `cantina rules --coverage`."""


class Paragraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """One statement of a rulebook, in our words."""

    id: str
    kind: str
    text: str
    shows: str
    """One scenario (given, when, then) that demonstrates it."""
    source: list[str]
    see: list[str] = []
    note: str = ""
    card: str = ""
    number: str = ""
    not_applicable: str = ""
    """Why no test can prove it: cardboard handling has no digital meaning."""

    @property
    def chapter(self) -> str:
        """Return the message that names its chapter: `or-chapter-combat`."""
        return self.id.rsplit("-", 1)[0].replace("-", "-chapter-", 1).lower()

    @property
    def topic(self) -> str:
        """Return the chapter: `OR-COMBAT-4` is in `COMBAT`."""
        return self.id.split("-", 1)[1].rsplit("-", 1)[0]


class Rulebook:
    """The statements of one game, in the book's order."""

    def __init__(self, game: str, paragraphs: list[Paragraph], language: str = "en") -> None:
        self.game = game
        self.language = language
        self.paragraphs = paragraphs
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}
        self._cited: dict[str, list[str]] = {}
        for paragraph in paragraphs:
            for other in paragraph.see:
                self._cited.setdefault(other, []).append(paragraph.id)

    def find(self, rule: str) -> Paragraph | None:
        """Return a statement by its id."""
        return self._by_id.get(rule.upper())

    def chapter(self, paragraph: Paragraph) -> str:
        """Return the name of a statement's chapter, in the language of the book."""
        reader = writer(self.language)
        if reader.has(paragraph.chapter):
            return reader.write(Text(paragraph.chapter))
        return paragraph.topic.replace("-", " ").capitalize()

    def related(self, paragraph: Paragraph) -> list[str]:
        """Return the ids a statement refers to, and those that refer to it."""
        return sorted({*paragraph.see, *self._cited.get(paragraph.id, [])})

    def search(self, term: str) -> list[Paragraph]:
        """Return the statements with all words of the term in any form, the best matches first."""
        words = tokens(term)
        found: list[tuple[int, int, Paragraph]] = []
        for order, paragraph in enumerate(self.paragraphs):
            head = paragraph.id.lower()
            body = tokens(f"{paragraph.text} {paragraph.card}")
            hits = [sum(is_in(word, [each], self.language) for each in body) for word in words]
            if all(hit or word in head for hit, word in zip(hits, words, strict=True)):
                score = sum(hits) + sum(2 * (word in head) for word in words)
                found.append((-score, order, paragraph))
        return [paragraph for _, _, paragraph in sorted(found, key=lambda item: item[:2])]


def rulebook_names() -> list[str]:
    """Return the games that have a rulebook."""
    return sorted(name for name in registered_games() if _file(name) is not None)


def _file(game: str) -> Path | None:
    folder = game_folder(game)
    file = folder / "rulebook.jsonl" if folder is not None else None
    return file if file is not None and file.is_file() else None


class Translated(msgspec.Struct):
    """A statement in another language."""

    id: str
    text: str
    note: str = ""


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """Return the rulebook of a game; empty when it has none, English where it is not translated."""
    file = _file(game)
    if file is None:
        return Rulebook(game, [])
    decoder = msgspec.json.Decoder(Paragraph)
    paragraphs = [decoder.decode(line) for line in file.read_bytes().splitlines()]
    other = file.with_suffix(f".{language}.jsonl")
    if other.is_file():
        reader = msgspec.json.Decoder(Translated)
        said = {one.id: one for one in map(reader.decode, other.read_bytes().splitlines())}
        paragraphs = [_in_words_of(each, said.get(each.id)) for each in paragraphs]
    return Rulebook(game, paragraphs, language)


def _in_words_of(paragraph: Paragraph, said: Translated | None) -> Paragraph:
    if said is None:
        return paragraph
    return msgspec.structs.replace(paragraph, text=said.text, note=said.note)


class Proof(msgspec.Struct):
    """How one marked test went in the last run."""

    rules: list[str]
    passed: bool


class Coverage(msgspec.Struct):
    """How much of one rulebook is proven."""

    ids: int
    applicable: int
    proven: int
    missing: list[str]
    topics: dict[str, tuple[int, int]] = {}
    """For each topic: proven, applicable."""
    not_applicable: dict[str, str] = {}


def read_proofs(root: Path) -> dict[str, Proof]:
    """Return what the last test run wrote, by test; nothing when there was none."""
    file = root / PROOFS
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Proof])


def write_proofs(root: Path, proofs: dict[str, Proof]) -> None:
    """Write down what a test run showed."""
    file = root / PROOFS
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(proofs)))


def coverage(game: str, proofs: Iterable[Proof]) -> Coverage:
    """Say which statements of a game are proven by a passing test."""
    book = rulebook(game)
    proven = {rule for proof in proofs if proof.passed for rule in proof.rules}
    applicable = [p for p in book.paragraphs if not p.not_applicable]
    topics: dict[str, tuple[int, int]] = {}
    for paragraph in applicable:
        done, there = topics.get(paragraph.topic, (0, 0))
        topics[paragraph.topic] = (done + (paragraph.id in proven), there + 1)
    missing = [p.id for p in applicable if p.id not in proven]
    return Coverage(
        len(book.paragraphs),
        len(applicable),
        len(applicable) - len(missing),
        missing,
        topics,
        {p.id: p.not_applicable for p in book.paragraphs if p.not_applicable},
    )
