from typing import Any

import pytest

from cantina.core.effects import (
    DONE,
    AllOf,
    AnyOf,
    AtLeast,
    BadTree,
    Choose,
    Condition,
    Count,
    Do,
    Effect,
    ForEach,
    If,
    Language,
    May,
    Not,
    Outcome,
    Repeat,
    Target,
    Then,
    To,
)
from cantina.core.fluent import writer
from cantina.core.table import Table
from cantina.core.testing import offered, play
from cantina.core.text import text
from cantina.core.toy import ToyState, toy_table


class Note(Effect, frozen=True):
    word: str


class Pay(Effect, frozen=True):
    amount: int


class Rich(Condition, frozen=True):
    pass


class Notes(Count, frozen=True):
    pass


class Letters(Target, frozen=True):
    pass


class Odd(Effect, frozen=True):
    pass


class Here:
    def __init__(self, state: ToyState, letter: str = "") -> None:
        self.state = state
        self.seat = 0
        self.letter = letter

    def focused(self, target: Any) -> "Here":
        return Here(self.state, target)


LANGUAGE: Language[Here] = Language("toy")
PURSE = 3


@LANGUAGE.does(Note)
async def _note(here: Here, node: Note) -> Outcome:
    here.state.notes.append(node.word + here.letter)
    return Outcome(True, 1)


@LANGUAGE.does(Pay)
async def _pay(here: Here, node: Pay) -> Outcome:
    here.state.notes.append(f"pay {node.amount}")
    return Outcome(node.amount <= PURSE, min(node.amount, PURSE))


@LANGUAGE.can(Pay)
def _can_pay(here: Here, node: Pay) -> bool:
    return node.amount <= PURSE


LANGUAGE.holds(Rich)(lambda here, node: "rich" in here.state.notes)
LANGUAGE.counts(Notes)(lambda here, node: len(here.state.notes))
LANGUAGE.targets(Letters)(lambda here, node: ["x", "y"])
LANGUAGE.says(Note)(lambda node: text("core-option", key=f"note {node.word}"))
LANGUAGE.says(Pay)(lambda node: text("core-option", key=f"pay {node.amount}"))
LANGUAGE.says(Rich)(lambda node: text("core-option", key="you are rich"))
LANGUAGE.says(Notes)(lambda node: text("core-option", key="your notes"))
LANGUAGE.says(Letters)(lambda node: text("core-option", key="letter"))


def run(effect: Effect, *notes: str) -> Table[ToyState]:
    async def step(state: ToyState) -> str | None:
        state.notes.extend(notes)
        outcome = await LANGUAGE.run(Here(state), effect)
        state.notes.append(f"{'done' if outcome.done else 'not done'} {outcome.amount}")
        return None

    return toy_table(step)


A, B = Note("a"), Note("b")


def test_do_does_everything_and_reports_the_sum() -> None:
    assert run(Do((A, Pay(9), B))).state.notes == ["a", "pay 9", "b", "not done 5"]


def test_then_needs_the_first_part_in_full() -> None:
    assert run(Then(Pay(3), A)).state.notes == ["pay 3", "a", "done 1"]
    assert run(Then(Pay(4), A)).state.notes == ["pay 4", "not done 3"]


def test_may_asks_and_takes_no_for_an_answer() -> None:
    assert play(run(May(A)), (0, "yes")).state.notes == ["a", "done 1"]
    assert play(run(May(A)), (0, "no")).state.notes == ["not done 0"]
    assert run(May(Pay(4))).state.notes == ["not done 0"]


def test_a_cost_that_cannot_be_paid_is_not_begun() -> None:
    assert run(To(Pay(2), A)).state.notes == ["pay 2", "a", "done 1"]
    assert run(To(Pay(4), A)).state.notes == ["not done 0"]


def test_choices_offer_only_what_can_be_done() -> None:
    table = run(Choose((A, Pay(4), B)))
    assert offered(table, 0) == ["0", "2"]
    assert play(table, (0, "2")).state.notes == ["b", "done 1"]
    assert run(Choose((A, Pay(4)), 1)).state.notes == ["a", "done 1"]
    assert run(Choose((Pay(4),))).state.notes == ["not done 0"]


def test_conditions() -> None:
    assert run(If(Rich(), A, B), "rich").state.notes == ["rich", "a", "done 1"]
    assert run(If(Rich(), A, B)).state.notes == ["b", "done 1"]
    assert run(If(Rich(), A)).state.notes == ["not done 0"]
    both, either = AllOf((Rich(), AtLeast(Notes(), 2))), AnyOf((Rich(), AtLeast(Notes(), 2)))
    assert run(If(both, A), "rich").state.notes[1] == "not done 0"
    assert run(If(either, A), "rich").state.notes[1] == "a"
    assert run(If(Not(either), A)).state.notes[0] == "a"


def test_counts_and_targets() -> None:
    assert run(Repeat(2, A)).state.notes == ["a", "a", "done 2"]
    assert run(Repeat(Notes(), A), "n", "m").state.notes == ["n", "m", "a", "a", "done 2"]
    assert run(ForEach(Letters(), A)).state.notes == ["ax", "ay", "done 2"]


@pytest.mark.parametrize(
    ("tree", "printed"),
    [
        (Do((A, B)), "note a, note b"),
        (Then(A, B), "note a; then note b"),
        (May(A), "you may note a"),
        (To(Pay(2), A), "pay 2 to note a"),
        (Choose((A, B)), "choose one: note a, note b"),
        (Choose((A, B, A), 2), "choose 2: note a, note b, note a"),
        (If(Rich(), A), "if you are rich: note a"),
        (If(Not(Rich()), A, B), "if not: you are rich: note a; otherwise note b"),
        (Repeat(3, A), "3 times: note a"),
        (ForEach(Letters(), A), "for each letter: note a"),
        (If(AllOf((Rich(), Rich())), A), "if you are rich, you are rich: note a"),
        (If(AtLeast(Notes(), 2), A), "if your notes is at least 2: note a"),
        (If(AnyOf((Rich(), Rich())), A), "if any of: you are rich, you are rich: note a"),
    ],
)  # fmt: skip
def test_the_text_is_printed_from_the_tree(tree: Effect, printed: str) -> None:
    LANGUAGE.check(tree, "a card")
    assert writer("en").write(LANGUAGE.text(tree)) == printed


def test_a_tree_that_cannot_run_or_print_names_its_card() -> None:
    with pytest.raises(BadTree, match="The Casino Heist: toy cannot print Odd"):
        LANGUAGE.check(May(Do((A, Odd()))), "The Casino Heist")
    mute: Language[Here] = Language("mute")
    mute.says(Note)(lambda node: text("core-yes"))
    with pytest.raises(BadTree, match="cannot execute Note"):
        mute.check(A, "A card")
    assert DONE.done
