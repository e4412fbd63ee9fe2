from typing import ClassVar

import pytest

from cantina.core.cards import (
    Ability,
    AllOf,
    AnyOf,
    AtLeast,
    BadCard,
    CardTrees,
    Choose,
    Condition,
    Count,
    Do,
    Effect,
    ForEach,
    If,
    Limit,
    May,
    Not,
    Otherwise,
    Outcome,
    Repeat,
    Rule,
    Scene,
    Standing,
    Target,
    Term,
    Then,
    To,
    Word,
    check_cards,
)
from cantina.core.fluent import writer
from cantina.core.library import Library
from cantina.core.table import Table
from cantina.core.testing import offered, play
from cantina.core.text import Text, text
from cantina.core.toy import ToyState, toy_table

PURSE = 3


class Here(Scene):
    __slots__ = ("letter", "seat", "state")

    def __init__(self, state: ToyState, letter: str = "") -> None:
        self.state = state
        self.seat = 0
        self.letter = letter

    def focused(self, target: str) -> "Here":
        return Here(self.state, target)

    @property
    def is_over(self) -> bool:
        return "stop" in self.state.notes


class Note(Effect[Here], frozen=True):
    word: str

    async def do(self, scene: Here) -> Outcome:
        scene.state.notes.append(self.word + scene.letter)
        return Outcome(True, 1)

    def says(self) -> Text:
        return text("core-option", key=f"note {self.word}")


class Pay(Effect[Here], frozen=True):
    amount: int

    def can(self, scene: Here) -> bool:
        return self.amount <= PURSE

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Here) -> Outcome:
        scene.state.notes.append(f"pay {self.amount}")
        return Outcome(self.amount <= PURSE, min(self.amount, PURSE))

    def says(self) -> Text:
        return text("core-option", key=f"pay {self.amount}")


class Rich(Condition[Here], frozen=True):
    def holds(self, scene: Here) -> bool:
        return "rich" in scene.state.notes

    def says(self) -> Text:
        return text("core-option", key="you are rich")


class Notes(Count[Here], frozen=True):
    def count(self, scene: Here) -> int:
        return len(scene.state.notes)

    def says(self) -> Text:
        return text("core-option", key="your notes")


class Letters(Target[Here, str], frozen=True):
    def find(self, scene: Here) -> list[str]:
        return ["x", "y"]

    def says(self) -> Text:
        return text("core-option", key="letter")


class Ink(Term):
    BLACK = "black"
    DEEP_BLUE = "deepBlue"


class Unfinished(Effect[Here], frozen=True):
    def says(self) -> Text:
        return text("core-yes")


def run(effect: Effect[Here], *notes: str) -> Table[ToyState]:
    async def step(state: ToyState) -> str | None:
        state.notes.extend(notes)
        outcome = await effect.do(Here(state))
        state.notes.append(f"{'done' if outcome.done else 'not done'} {outcome.amount}")
        return None

    return toy_table(step)


A, B = Note("a"), Note("b")


def test_do_does_everything_and_reports_the_sum() -> None:
    assert run(Do((A, Pay(9), B))).state.notes == ["a", "pay 9", "b", "not done 5"]


def test_do_ends_where_the_scene_is_over() -> None:
    assert run(Do((A, Note("stop"), B))).state.notes == ["a", "stop", "done 2"]


def test_then_needs_the_first_part_in_full() -> None:
    assert run(Then(Pay(3), A)).state.notes == ["pay 3", "a", "done 1"]
    assert run(Then(Pay(4), A)).state.notes == ["pay 4", "not done 3"]


def test_otherwise_does_the_second_only_if_the_first_was_not_done() -> None:
    assert run(Otherwise(Pay(3), A)).state.notes == ["pay 3", "done 3"]
    assert run(Otherwise(Pay(4), A)).state.notes == ["pay 4", "a", "done 1"]


def test_may_asks_and_takes_no_for_an_answer() -> None:
    assert play(run(May(A)), (0, "yes")).state.notes == ["a", "done 1"]
    assert play(run(May(A)), (0, "no")).state.notes == ["not done 0"]
    assert run(May(Pay(4))).state.notes == ["not done 0"]


def test_may_inside_a_sequence_does_not_hold_the_rest_back() -> None:
    here = Here(run(A).state)
    assert Do((A, May(Pay(4)))).can(here)
    assert not Do((A, Pay(4))).payable(here)


def test_a_cost_that_cannot_be_paid_is_not_begun() -> None:
    assert run(To(Pay(2), A)).state.notes == ["pay 2", "a", "done 1"]
    assert run(To(Pay(4), A)).state.notes == ["not done 0"]
    assert run(To(Do((A, Pay(4))), B)).state.notes == ["not done 0"]


def test_a_price_is_not_offered_for_nothing() -> None:
    here = Here(run(A).state)
    assert To(Pay(2), A).can(here)
    assert not To(Pay(2), Pay(4)).can(here)
    assert To(A, Pay(4)).can(here), "the cost may choose what the effect speaks of"


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
    both: AllOf[Here] = AllOf((Rich(), AtLeast(Notes(), 2)))
    either: AnyOf[Here] = AnyOf((Rich(), AtLeast(Notes(), 2)))
    assert run(If(both, A), "rich").state.notes[1] == "not done 0"
    assert run(If(either, A), "rich").state.notes[1] == "a"
    assert run(If(Not(either), A)).state.notes[0] == "a"


def test_counts_and_targets() -> None:
    assert run(Repeat(2, A)).state.notes == ["a", "a", "done 2"]
    assert run(Repeat(Notes(), A), "n", "m").state.notes == ["n", "m", "a", "a", "done 2"]
    assert run(ForEach(Letters(), A)).state.notes == ["ax", "ay", "done 2"]


def test_an_ability_is_open_when_its_condition_holds_and_something_comes_of_it() -> None:
    poor, rich = Here(run(A).state), Here(run(A, "rich").state)
    ability: Ability[Here, Ink] = Ability(Ink.BLACK, A, when=Rich(), may=True, limit=Limit.TURN)
    assert ability.is_open(rich)
    assert not ability.is_open(poor)
    useless: Ability[Here, Ink] = Ability(Ink.BLACK, Pay(4))
    assert not useless.is_open(rich)


def test_what_stands_may_stand_only_while_something_is_true() -> None:
    class Wet(Rule, frozen=True):
        pass

    poor, rich = Here(run(A).state), Here(run(A, "rich").state)
    always: Standing[Here, Wet] = Standing(Wet())
    now_and_then: Standing[Here, Wet] = Standing(Wet(), when=Rich())
    assert always.holds(poor)
    assert now_and_then.holds(rich)
    assert not now_and_then.holds(poor)


@pytest.mark.parametrize(
    ("tree", "printed"),
    [
        (Do((A, B)), "note a, note b"),
        (Then(A, B), "note a; then note b"),
        (Otherwise(A, B), "note a; otherwise note b"),
        (May(A), "you may note a"),
        (To(Pay(2), A), "pay 2 to note a"),
        (Choose((A, B)), "choose one: note a, note b"),
        (Choose((A, B, A), 2), "choose 2: note a, note b, note a"),
        (If(Rich(), A), "if you are rich: note a"),
        (If(Not(Rich()), A, B), "if it is not true that you are rich: note a; otherwise note b"),
        (Repeat(3, A), "3 times: note a"),
        (ForEach(Letters(), A), "for each letter: note a"),
        (If(AllOf((Rich(), Rich())), A), "if you are rich, you are rich: note a"),
        (If(AtLeast(Notes(), 2), A), "if your notes is at least 2: note a"),
        (If(AnyOf((Rich(), Rich())), A), "if either you are rich or you are rich: note a"),
    ],
)  # fmt: skip
def test_the_text_is_printed_from_the_tree(tree: Effect[Here], printed: str) -> None:
    assert writer("en").write(tree.says()) == printed


def test_a_word_reads_as_its_own_message_with_its_fields() -> None:
    class Dip(Effect[Here], frozen=True):
        prefix: ClassVar = "toy-says"
        ink: Ink
        times: int
        deep: bool
        parts: tuple[Ink, ...] = ()
        into: Ink | None = None

    said = Dip(Ink.DEEP_BLUE, 2, True, (Ink.BLACK,)).says()
    assert said.id == "toy-says-dip"
    assert said.args == {
        "ink": Text("effect-ink-deep-blue"),
        "times": 2,
        "deep": "yes",
        "parts": [Text("effect-ink-black")],
        "into": "",
    }


MESSAGES = {"effect-do", "effect-may", "core-option", "core-yes", "ink"}


def card(name: str, *trees: Word, called: str = "ink") -> CardTrees:
    return CardTrees(name, Text(called), trees)


def test_good_cards_are_accepted() -> None:
    check_cards([card("one", May(Do((A, B)))), card("two")], MESSAGES)


def test_a_card_is_refused_by_name() -> None:
    with pytest.raises(BadCard, match="heist is there twice"):
        check_cards([card("heist"), card("heist")], MESSAGES)
    with pytest.raises(BadCard, match="heist has no name: there is no message nobody"):
        check_cards([card("heist", called="nobody")], MESSAGES)
    with pytest.raises(BadCard, match="heist: Unfinished does not say how it works"):
        check_cards([card("heist", May(Unfinished()))], MESSAGES)  # type: ignore[abstract]
    with pytest.raises(BadCard, match="heist cannot be read: there is no message effect-then"):
        check_cards([card("heist", Then(A, B))], MESSAGES)
    with pytest.raises(BadCard, match="heist: .* is no word of a card"):
        check_cards([card("heist", Do((A, object())))], MESSAGES)  # type: ignore[arg-type]


def test_a_library_refuses_two_of_one_id() -> None:
    books: Library[str] = Library()
    books.fill(["red", "blue"], lambda book: book[0])
    assert books["b"] == "blue"
    with pytest.raises(ValueError, match="r is listed twice"):
        books.fill(["rust"], lambda book: book[0])
