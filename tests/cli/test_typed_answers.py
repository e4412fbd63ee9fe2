"""What a person types at the terminal, turned into answers."""

from __future__ import annotations

from typing import Literal

import pytest

from cantina.cli.play import keys_for
from cantina.core.ask import Refused
from cantina.core.text import text
from cantina.core.wire import OpenAsk, Option


def ask(kind: Literal["one", "many"] = "one") -> OpenAsk:
    """Ask for one of three things whose keys are numbers, as cards have."""
    options = [Option(key, text("core-yes")) for key in ("7", "25", "none")]
    return OpenAsk(1, 0, kind, text("core-yes"), options)


@pytest.mark.parametrize(("typed", "key"), [("1", "7"), ("3", "none"), ("25", "25"), ("no", "no")])
def test_numbers_count_the_options_and_keys_are_taken_as_they_are(typed: str, key: str) -> None:
    assert keys_for(ask(), typed) == key


@pytest.mark.parametrize("typed", ["", "0", "4", "4 5"])
def test_a_number_that_is_not_there_is_answered_with_the_range(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        keys_for(ask(), typed)
    assert refused.value.reason == text("cli-play-number", most=3)


def test_an_empty_line_chooses_none_of_several() -> None:
    assert keys_for(ask("many"), "") == "none"
    assert keys_for(ask("many"), "1, 2") == "7+25"
