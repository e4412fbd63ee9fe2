"""Nothing we write repeats eight words in a row of a rulebook, in the language of that book."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
BOOKS = ROOT.parent / "shared" / "seeds"
BOOKS_OF = {"ru": ("000", "001", "004"), "pl": ("002",), "uk": ("003",)}
"""The books by language, as their files begin."""
RUN = 8
TERMS = {
    "можете повернуть эту карту поддержки чтобы получить ресурс": "terms of the game, and no more"
}
"""Runs that stand in a book as well, and why they may."""

pytestmark = pytest.mark.skipif(not BOOKS.is_dir(), reason="the books do not lie beside")


def runs(text: str) -> list[str]:
    """Return every eight words in a row; case, figures and what stands between do not count."""
    found = re.findall(r"[^\W\d_]+", text.casefold().replace("ё", "е"))
    return [" ".join(found[at : at + RUN]) for at in range(len(found) - RUN + 1)]


@cache
def printed(language: str) -> frozenset[str]:
    """Return what the books say."""
    files = [next(BOOKS.glob(f"{number}_*.txt")) for number in BOOKS_OF[language]]
    texts = [re.sub(r"(\w)-\n(\w)", r"\1\2", file.read_text("utf-8")) for file in files]
    return frozenset(run for text in texts for run in runs(text))


def ours(language: str) -> Iterator[tuple[str, str]]:
    """Go through all we say in a language, with where it stands."""
    for file in sorted((ROOT / "tests" / "printed" / language).glob("*.txt")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line
    for file in sorted(ROOT.glob(f"src/cantina/games/*/rulebook.{language}.jsonl")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield (
                f"{file.parent.name} {number}",
                " ".join(map(str, msgspec.json.decode(line).values())),
            )
    for file in (ROOT / f"README.{language}.md", ROOT / "docs" / f"playing.{language}.md"):
        for number, part in enumerate(file.read_text("utf-8").split("\n\n"), 1):
            yield f"{file.name}, part {number}", part
    for file in sorted(ROOT.glob(f"src/cantina/**/locales/{language}/*.ftl")):
        for message in re.split(r"\n(?=[a-z-]+ =)", file.read_text("utf-8")):
            name, _, said = message.partition(" =")
            yield f"{file.name} {name}", re.sub(r"\{[^{}]*\}", " | ", said)


def borrowed(language: str) -> set[tuple[str, str]]:
    """Return what stands in a book as well, with where we say it."""
    books = printed(language)
    return {(place, run) for place, text in ours(language) for run in runs(text) if run in books}


@pytest.mark.parametrize("language", BOOKS_OF)
def test_no_sentence_is_borrowed_from_a_book(language: str) -> None:
    assert {found for found in borrowed(language) if found[1] not in TERMS} == set()


def test_what_may_stand_in_a_book_as_well_does() -> None:
    assert {run for language in BOOKS_OF for _, run in borrowed(language)} >= TERMS.keys()
