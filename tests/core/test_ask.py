from collections.abc import Iterator
from typing import Any

import pytest

from cantina.core.ask import Ask, AskAll, AskFree, AskMany, Together, ask_all_many, key_of
from cantina.core.asking import FORCED, BaseAsk
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import offered, play, refusal
from cantina.core.text import text
from cantina.core.toy import ToyState, toy_table
from cantina.core.wire import Blocked


def test_a_choice_has_one_stable_text_form() -> None:
    assert key_of(("buy", "cargo", 3)) == "buy:cargo:3"
    assert [key_of(value) for value in (True, False, None, 7, "move")] == [
        "yes",
        "no",
        "none",
        "7",
        "move",
    ]


def test_an_option_shows_its_label_place_odds_and_note() -> None:
    ask = Ask(
        0,
        text("core-yes"),
        [3],
        label=lambda value: text("core-option", key=str(value)),
        at=lambda value: f"planet:{value}",
        odds=lambda value: value / 4,
        note=lambda value: text("core-none"),
        rules=("SD-1",),
    )
    shown = ask.show(5, explain=False)
    assert (shown.number, shown.kind, shown.rules) == (5, "one", ("SD-1",))
    option = shown.options[0]
    assert (option.key, option.at, option.odds) == ("3", "planet:3", 0.75)
    assert option.note == text("core-none")


def test_an_ask_without_options_is_a_fault_of_the_rules() -> None:
    async def nothing(state: ToyState) -> str | None:
        await Ask(0, "core-yes", [])
        return None

    with pytest.raises(ValueError, match="core-yes offers no option"):
        toy_table(nothing)


def many(least: int, most: int, **more: Any) -> Table[ToyState]:
    async def choose(state: ToyState) -> str | None:
        found = await AskMany(0, "core-yes", ["a", "b", "c"], least=least, most=most, **more)
        state.notes.extend(found)
        return None

    return toy_table(choose)


def test_whether_a_choice_is_left_is_known_from_the_second_option() -> None:
    looked: list[int] = []

    def options() -> Iterator[int]:
        for value in range(5):
            looked.append(value)
            yield value

    ask = Ask(0, "core-yes", options)
    assert ask.answerable() and looked == [0]
    assert ask.forced() is None and looked == [0, 1]
    assert ask.keys() == ["0", "1", "2", "3", "4"] and looked == [0, 1, 2, 3, 4]
    assert ask.forced() is None and looked == [0, 1, 2, 3, 4], "nobody looks twice"
    ask.look_again()
    assert ask.forced() is None and ask.find("4") == 4
    assert looked == [0, 1, 2, 3, 4] * 2, "the table has changed meanwhile"


def test_a_lone_option_is_forced_however_it_is_listed() -> None:
    for listed in ([7], lambda: [7], lambda: iter([7])):
        ask = Ask(0, "core-yes", listed)
        assert ask.forced() == (FORCED, "7", 7) and ask.keys() == ["7"]


def test_several_are_chosen_in_listed_order() -> None:
    assert play(many(1, 3), (0, "c+a")).state.notes == ["a", "c"]
    assert play(many(0, 3), (0, "none")).state.notes == []


def test_too_few_too_many_unknown_and_doubled_choices_are_refused() -> None:
    table = many(1, 2)
    assert "0 chosen; choose 1 to 2" in str(refusal(table, 0, "none"))
    assert "3 chosen" in str(refusal(table, 0, "a+b+c"))
    assert "no option d" in str(refusal(table, 0, "a+d"))
    assert "twice" in str(refusal(table, 0, "a+a"))


def test_a_combination_can_be_refused_with_its_rule() -> None:
    def not_both(chosen: tuple[str, ...]) -> Blocked | None:
        clash = {"a", "b"} <= set(chosen)
        return Blocked("a+b", text("core-no"), text("core-none"), "SD-3") if clash else None

    table = many(0, 3, valid=not_both)
    assert refusal(table, 0, "a+b").rule == "SD-3"
    ask: Any = table.ask(0)
    rng = Rng(4)
    sampled = {ask.sample(rng) for _ in range(200)}
    assert sampled == {"none", "a", "b", "c", "a+c", "b+c"}
    assert len(list(ask.combinations())) == 6


def test_taking_everything_or_nothing_is_no_question() -> None:
    assert many(3, 3).state.notes == ["a", "b", "c"]
    assert many(0, 0).state.notes == []


def test_a_free_answer_is_parsed_and_checked() -> None:
    def check(value: int) -> Blocked | None:
        problem = Blocked("", text("core-no"), text("core-none"), "SD-3")
        return problem if value > 10 else None

    async def name(state: ToyState) -> str | None:
        value = await AskFree(
            1, "core-yes", parse=int, check=check, sample=lambda rng: [1, 2], form="number"
        )
        state.notes.append(str(value + 1))
        return None

    table = toy_table(name)
    assert "ten cannot be read. Write it as number." in str(refusal(table, 1, "ten"))
    assert refusal(table, 1, "11").rule == "SD-3"
    assert offered(table, 1) == ["1", "2"]
    assert table.asks(1)[0].form == "number"
    assert play(table, (1, "9")).state.notes == ["10"]


def test_seats_are_asked_at_once_in_any_order() -> None:
    async def both(state: ToyState) -> str | None:
        state.notes = await AskAll([Ask(0, "core-yes", ["a", "b"]), Ask(1, "core-yes", ["c", "d"])])
        state.notes += sum(
            await ask_all_many([AskMany(1, "core-no", ["e", "f"]), AskMany(0, "core-no", ["g"])]),
            (),
        )
        return None

    table = play(toy_table(both), (1, "d"), (0, "a"), (0, "g"), (1, "none"))
    assert table.state.notes == ["a", "d", "g"]


def test_whole_coroutines_run_side_by_side_and_only_ask_their_own_seat() -> None:
    async def dials(state: ToyState, seat: int) -> int:
        total = 0
        while (value := await Ask(seat, "core-yes", [1, 2, 0])) != 0:
            total += value
        return total

    async def planning(state: ToyState) -> str | None:
        totals = await Together([(0, dials(state, 0)), (1, dials(state, 1))])
        state.notes = [str(total) for total in totals]
        return None

    table = toy_table(planning)
    play(table, (0, "1"), (0, "2"), (1, "2"))
    copy = table.copy()
    play(table, (1, "0"), (0, "0"))
    assert table.state.notes == ["3", "2"]
    play(copy, (0, "2"), (0, "0"), (1, "0"))
    assert copy.state.notes == ["5", "2"]

    async def meddling(state: ToyState) -> str | None:
        await Together([(0, dials(state, 1))])
        return None

    with pytest.raises(TypeError, match="only ask its own seat"):
        toy_table(meddling)


def test_whole_answers_are_listed_where_several_are_chosen() -> None:
    def pair(chosen: tuple[str, ...]) -> Blocked | None:
        return Blocked("", text("core-no"), text("core-no")) if chosen == ("a", "c") else None

    many = AskMany(0, "core-yes", ["a", "b", "c"], least=1, most=2, valid=pair)
    assert many.keys() == ["a", "b", "c"]
    assert list(many.answers()) == ["a", "b", "c", "a+b", "b+c"]
    assert list(Ask(0, "core-yes", ["x", "y"]).answers()) == ["x", "y"]
    optional = AskMany(0, "core-yes", ["a"])
    assert list(optional.answers()) == ["none", "a"]
    for key in many.answers():
        assert many.find(key)


def words_of(ask: BaseAsk[Any], key: str) -> tuple[str, dict[str, Any]]:
    found = ask.words(key)
    return found.id, found.args


def test_an_answer_is_said_in_words() -> None:
    one = Ask(0, "core-pass", ["buy", None])
    assert words_of(one, "buy") == ("core-option", {"key": "buy"})
    assert words_of(one, "none") == ("core-none", {})
    many = AskMany(0, "core-pass", ["a", "b", "c"], least=0, most=3)
    parts = [text("core-option", key=key) for key in ("a", "c")]
    assert words_of(many, "a+c") == ("core-analysis-several", {"parts": parts})
    assert words_of(many, "none") == ("core-none", {})


def test_a_free_answer_is_said_as_its_ask_says_whoever_thought_of_it() -> None:
    ask = AskFree(
        0,
        "core-pass",
        parse=int,
        check=lambda _: None,
        sample=lambda _: [1],
        form="number",
        label=lambda number: text("core-option", key=f"number {number}"),
    )
    assert words_of(ask, "7") == ("core-option", {"key": "number 7"})
    assert ask.show(0, False).options[0].label == text("core-option", key="number 1")
