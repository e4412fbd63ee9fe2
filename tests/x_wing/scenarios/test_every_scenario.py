"""Every written scenario is played by a test that carries its number."""

import re
from pathlib import Path

import pytest
import yaml

import scenario_book

HERE = Path(__file__).parent
NUMBER = re.compile(r"^def test_s(\d{3})_", re.MULTILINE)


def played() -> set[str]:
    """Return the ids of the scenarios that tests are named after."""
    texts = [file.read_text("utf-8") for file in HERE.glob("test_*.py")]
    return {f"XW-S{number}" for text in texts for number in NUMBER.findall(text)}


def written(name: str) -> list[str]:
    """Return the ids in a file of scenarios."""
    return [scenario["id"] for scenario in yaml.safe_load((HERE / name).read_text("utf-8"))]


@pytest.mark.parametrize(("name", "count"), [("first.yaml", 150), ("second.yaml", 50)])
def test_every_scenario_is_played(name: str, count: int) -> None:
    ids = written(name)
    assert len(set(ids)) == len(ids) == count
    assert sorted(set(ids) - played()) == []


def test_no_test_plays_what_nobody_wrote() -> None:
    assert played() <= {*written("first.yaml"), *written("second.yaml")}


def test_what_stands_in_tests_alone_is_played_once() -> None:
    """These were written from the book like the others; their tests say what they say."""
    assert sorted(scenario_book.played(HERE)) == [f"XW-T{number:03}" for number in range(1, 51)]
