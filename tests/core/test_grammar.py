"""The browser writes the same file of sentences (web/src/lib/speaker.test.ts)."""

import pytest

from cantina.core.languages import LANGUAGES
from core.examples import examples, writer


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_read_as_in_the_file(language: str) -> None:
    told = [example for example in examples() if example.language == language]
    assert len(told) > 100
    write = writer(language).write
    assert [write(each.text) for each in told] == [each.written for each in told]
