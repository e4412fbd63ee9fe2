"""What people type finds every form of a word, in the terminal and in the page alike."""

import json
from pathlib import Path
from typing import Any

import pytest

from cantina.core.finding import finds
from cantina.core.rulebook import rulebook

EXAMPLES = [
    json.loads(line)
    for line in Path(__file__).with_name("finding.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each['lang']}-{each['typed']}")
def test_a_word_is_found_in_any_of_its_forms(example: dict[str, Any]) -> None:
    assert finds(example["typed"], example["said"], example["lang"]) is example["found"]


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [("ru", "наёмник", "наемниками"), ("pl", "statek", "statkami"), ("uk", "кубик", "кубиків")],
)
def test_the_rulebook_is_searched_by_any_form(language: str, one: str, other: str) -> None:
    for game in ("outer-rim", "destiny"):
        book = rulebook(game, language)
        found = {each.id for each in book.search(one)}
        assert found == {each.id for each in book.search(other)}
