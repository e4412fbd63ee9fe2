"""Sentences in all languages, which both runtimes must write alike: `examples.jsonl`.

Most are made of the words in `grammar/`, some of real ones. Run as a program to write the
sentences anew after a change that you mean: `.venv/bin/python tests/core/examples.py`.
"""

from functools import cache
from pathlib import Path

import msgspec

from cantina.core.fluent import Writer
from cantina.core.languages import entries, read_entries
from cantina.core.text import Text
from cantina.core.words import Words

FOLDER = Path(__file__).parent / "grammar"
FILE = FOLDER / "examples.jsonl"


class Example(msgspec.Struct):
    """A text and how it reads."""

    language: str
    text: Text
    written: str


@cache
def words(language: str) -> Words:
    """Return the words of a language together with those made to try the grammar."""
    tried = read_entries((FOLDER / f"{language}.ftl").read_text("utf-8"))
    return Words(language, entries(language) | tried)


@cache
def writer(language: str) -> Writer:
    """Return a writer that also knows the words made to try the grammar."""
    return Writer(language, find=words)


def examples() -> list[Example]:
    """Return all examples."""
    return [msgspec.json.decode(line, type=Example) for line in FILE.read_bytes().splitlines()]


if __name__ == "__main__":
    told = [
        msgspec.structs.replace(each, written=writer(each.language).write(each.text))
        for each in examples()
    ]
    FILE.write_bytes(b"".join([msgspec.json.encode(each) + b"\n" for each in told]))
