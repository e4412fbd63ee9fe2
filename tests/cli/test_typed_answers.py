"""What a person types at the terminal, turned into answers."""

from __future__ import annotations

from typing import Literal

import pytest

from cantina.cli.sitting import ends_last
from cantina.cli.typed import keys_for
from cantina.core.ask import Refused
from cantina.core.fluent import writer
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


def test_what_ends_something_is_offered_last_and_never_first() -> None:
    options = [Option(key, text("core-yes")) for key in ("done", "market", "move")]
    ask = OpenAsk(1, 0, "one", text("core-yes"), options)
    assert [option.key for option in ends_last(ask).options] == ["market", "move", "done"]


def journey() -> OpenAsk:
    """Ask for one of three planets."""
    options = [Option(name, text(f"or-space-{name}")) for name in ("naboo", "tatooine", "takodana")]
    return OpenAsk(1, 0, "one", text("core-yes"), options)


@pytest.mark.parametrize(
    "typed", ["Naboo", "nab", "наб", "НАБУ", "tatoo", "Татуин", "Татуїн", "такодана"]
)
def test_letters_find_a_planet_in_any_language(typed: str) -> None:
    first = {"n": "naboo", "н": "naboo", "ta": "tatooine", "та": "tatooine", "так": "takodana"}
    wanted = next(
        first[start] for start in ("так", "ta", "та", "n", "н") if typed.lower().startswith(start)
    )
    assert keys_for(journey(), typed) == wanted


def test_letters_that_fit_several_name_them() -> None:
    with pytest.raises(Refused) as refused:
        keys_for(journey(), "ta")
    assert writer().write(refused.value.reason) == (
        "“ta” fits 2 options: Tatooine; Takodana. Type more of the word, or a number."
    )


def free(form: str) -> OpenAsk:
    """Ask for a free answer with two suggestions."""
    options = [Option(key, text("core-yes")) for key in ("450,50,90", "10")]
    return OpenAsk(1, 0, "free", text("core-yes"), options, form=form)


def test_a_number_picks_a_suggestion_where_it_is_no_answer_itself() -> None:
    assert keys_for(free("pose"), "1") == "450,50,90"
    assert keys_for(free("pose"), "3") == "3"  # no such suggestion: the game refuses it
    assert keys_for(free("pose"), "300,40,90") == "300,40,90"
    assert keys_for(free("slide"), "1") == "1"  # one millimetre


@pytest.mark.parametrize("form", ["pose", "xws", "slide", "depth", "number", ""])
def test_an_empty_line_says_how_a_free_answer_is_written(form: str) -> None:
    with pytest.raises(Refused) as refused:
        keys_for(free(form), "")
    assert refused.value.reason.id in ("cli-play-free", "cli-play-free-numbered")
    assert writer().write(refused.value.reason)
