"""The browser writes the same file of sentences (web/src/lib/speaker.test.ts)."""

from pathlib import Path

import msgspec
import pytest

from cantina.core.fluent import Writer
from cantina.core.text import Text


class Example(msgspec.Struct):
    """A text and how it reads."""

    language: str
    text: Text
    written: str


FILE = Path(__file__).with_name("grammar.jsonl")
EXAMPLES = [msgspec.json.decode(line, type=Example) for line in FILE.read_bytes().splitlines()]


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_sentences_read_as_in_the_file(language: str) -> None:
    writer = Writer(language)
    told = [example for example in EXAMPLES if example.language == language]
    assert len(told) > 50
    assert [writer.write(each.text) for each in told] == [each.written for each in told]
