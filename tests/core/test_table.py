from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.core.ask import Ask, Refused
from cantina.core.hashing import state_hash
from cantina.core.problem import BadOptions
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.story import CHANCE, FORCED, REVEAL
from cantina.core.table import Table
from cantina.core.testing import offered, play, play_at_random, prompt, refusal
from cantina.core.text import text
from cantina.core.toy import ToyState, toy_table
from cantina.core.undoing import CannotUndo
from cantina.games.smugglers_dice.game import Smuggler, game
from games.test_smugglers_dice import without_a_credit

SEEDS = st.integers(0, 2**32)
FAST = settings(max_examples=25, deadline=None)

# hands of the three seats after this script: food, gems, spice / food, food, food / droids x3
ORDER = [0, 1, 2]
DEAL = ["food", "gems", "spice", "food", "food", "food", "droids", "droids", "droids"]


def scripted(*more: object, **settings: Any) -> Table[Any]:
    return Table.start(game, 3, script=[ORDER, *DEAL, *more], **settings)


def test_a_match_starts_from_options_seats_and_seed() -> None:
    table = Table.start(game, ["Ania", "Oleh"], {"target": 10}, seed=7)
    assert table.names == ("Ania", "Oleh")
    assert table.state.target == 10
    assert table.waiting == (0, 1)
    again = Table.start(game, ["Ania", "Oleh"], {"target": 10}, seed=7)
    assert again.fingerprint() == table.fingerprint()
    assert Table.start(game, 2, {"target": 10}, seed=8).fingerprint() != table.fingerprint()


def test_wrong_options_and_seats_say_what_is_possible() -> None:
    with pytest.raises(BadOptions, match="Possible: target"):
        Table.start(game, 2, {"tarot": 10})
    with pytest.raises(BadOptions, match="11"):
        Table.start(game, 2, {"target": 11})
    with pytest.raises(BadOptions, match="for 2 to 4 players, not 5"):
        Table.start(game, 5)


def test_a_match_starts_from_a_described_position() -> None:
    state = game.begin(game.read_options(), 2)
    state.smugglers = [Smuggler(5, ["gems"], "asteroids"), Smuggler(5, ["food"], "night-run")]
    state.order, state.step = [0, 1], "run"
    table = Table.at(game, state)
    assert prompt(table, 0) == "sd-ask-cargo"
    state.step = "nowhere"
    with pytest.raises(BadOptions, match="Possible: setup, deal, routes, run"):
        Table.at(game, state)


def test_only_open_options_of_that_seat_are_taken_and_refusals_change_nothing() -> None:
    table = scripted()
    assert "Open: trade-lane, asteroids, night-run" in str(refusal(table, 0, "hyperspace"))
    table.answer(0, "asteroids")
    assert "Player 1 is not asked now. Waiting for: 2, 3." in str(refusal(table, 0, "asteroids"))
    assert refusal(table, 1, "").open_keys == ("trade-lane", "asteroids", "night-run")


def test_a_blocked_option_is_refused_with_its_rule() -> None:
    table = without_a_credit()
    assert offered(table, 0) == ["trade-lane", "asteroids"]
    refused = refusal(table, 0, "night-run")
    assert refused.rule == "SD-2"
    assert "costs 1 credit" in str(refused)
    assert [item.key for item in table.asks(0, explain=True)[0].blocked] == ["night-run"]
    assert table.asks(0)[0].blocked == []


def test_it_runs_until_the_end_and_reports_the_result() -> None:
    table = play_at_random(Table.start(game, 3, seed=1), Rng(1))
    assert table.over
    assert table.result is not None
    best = max(smuggler.credits for smuggler in table.state.smugglers)
    for winner in table.result.winners:
        assert table.state.smugglers[winner].credits == best
    assert [s.score for s in table.result.standings] == [s.credits for s in table.state.smugglers]
    assert "over" in str(refusal(table, 0, "none"))


def test_simultaneous_answers_stay_secret_until_all_are_in() -> None:
    table = scripted()
    before = table.view(1)
    table.answer(0, "night-run")
    assert table.view(1) == before
    assert table.events(1) == []
    assert table.asks(1)[0].options == scripted().asks(1)[0].options
    play(table, (1, "asteroids"), (2, "asteroids"))
    assert [smuggler.route for smuggler in table.view(1).smugglers] == [
        "night-run",
        "asteroids",
        "asteroids",
    ]


def test_a_lone_option_is_taken_without_asking_but_recorded() -> None:
    async def only(state: ToyState) -> str | None:
        state.notes.append(await Ask(0, "core-yes", ["this"]))
        return None

    table = toy_table(only)
    assert table.state.notes == ["this"]
    assert table.over
    assert [entry[:3] for entry in table.beats] == [(FORCED, 0, "this")]


def test_the_log_can_be_off() -> None:
    table = play_at_random(Table.start(game, 2, seed=1, log=False), Rng(1))
    assert table.log == []


# ---------------------------------------------------------------------- copies


@FAST
@given(SEEDS, st.integers(0, 60))
def test_a_copy_is_the_same_moment_and_plays_on_identically(seed: int, moves: int) -> None:
    table = play_at_random(Table.start(game, 3, seed=seed), Rng(seed), moves)
    copy = table.copy()
    assert copy.fingerprint() == table.fingerprint()
    assert copy.asks() == table.asks()
    play_at_random(table, Rng(seed + 1))
    play_at_random(copy, Rng(seed + 1))
    assert copy.result == table.result
    assert state_hash(copy.state) == state_hash(table.state)


@FAST
@given(SEEDS, st.integers(0, 60))
def test_a_copy_is_independent(seed: int, moves: int) -> None:
    table = play_at_random(Table.start(game, 3, seed=seed), Rng(seed), moves)
    before = table.fingerprint()
    play_at_random(table.copy(), Rng(5))
    assert table.fingerprint() == before
    kept = table.copy()
    play_at_random(table, Rng(6))
    assert kept.fingerprint() == before


def test_a_copy_never_looks_at_the_options() -> None:
    looks = []

    def options() -> list[int]:
        looks.append(1)
        return [1, 2]

    async def ask(state: ToyState) -> str | None:
        await Ask(0, "core-yes", options)
        await Ask(0, "core-no", options)
        return None

    table = toy_table(ask)
    table.answer(0, "1")
    seen = len(looks)
    copy = table.copy()
    assert len(looks) == seen
    copy.answer(0, "2")
    assert len(looks) == seen + 1


# ---------------------------------------------------------------------- undo


@FAST
@given(SEEDS, st.integers(0, 40))
def test_undo_restores_the_exact_state_or_says_why_not(seed: int, moves: int) -> None:
    table = play_at_random(Table.start(game, 3, seed=seed), Rng(seed), moves)
    if table.over:
        return
    seat = table.waiting[0]
    before, told = table.fingerprint(), len(table.log)
    entries = len(table.beats)
    table.answer(seat, table.ask(seat).sample(Rng(seed + 1)))
    happened = [entry[0] for entry in table.beats[entries:]]
    try:
        table.undo(seat)
    except CannotUndo:
        assert CHANCE in happened or REVEAL in happened
    else:
        assert table.fingerprint() == before
        assert len(table.log) == told


def test_undo_stops_at_dice_and_at_what_was_revealed() -> None:
    table = scripted()
    with pytest.raises(CannotUndo, match="no answer"):
        table.undo(0)
    play(table, (0, "trade-lane"))
    assert table.no_undo(0) is None
    table.undo(0)
    assert table.waiting == (0, 1, 2)
    play(table, (0, "trade-lane"), (1, "trade-lane"))
    table.undo(0)
    assert table.waiting == (0, 2)
    play(table, (0, "asteroids"), (2, "night-run"))
    with pytest.raises(CannotUndo, match="revealed"):
        table.undo(2)
    play(table, (0, "0+1"))
    table.undo(0)
    assert prompt(table, 0) == "sd-ask-cargo"
    play(table, (0, "0"))
    table.force(["clear", "clear"], "gems")
    play(table, (0, "0"))
    assert table.no_undo(0) == text("core-no-undo-chance")
    with pytest.raises(CannotUndo, match="Dice or cards"):
        table.undo(0)


# ---------------------------------------------------------------------- chance


def test_chance_is_scripted_and_a_script_that_ends_says_so() -> None:
    table = scripted()
    play(table, (0, "trade-lane"), (1, "asteroids"), (2, "asteroids"), (0, "2"))
    before = table.fingerprint()
    with pytest.raises(ValueError, match="no outcome left for a roll"):
        table.answer(0, "0")
    assert table.fingerprint() == before
    table.force(["clear", "scan", "clear"])
    table.answer(0, "0")
    assert table.view(0).smugglers[0].credits == 7


def test_an_impossible_outcome_is_refused_and_changes_nothing() -> None:
    table = scripted()
    play(table, (0, "trade-lane"), (1, "asteroids"), (2, "asteroids"), (0, "2"))
    before = table.fingerprint()
    table.force(["clear", "sabacc", "clear"])
    with pytest.raises(ValueError, match="no face 'sabacc'"):
        table.answer(0, "0")
    assert table.fingerprint() == before


def test_search_can_pause_on_chance_and_choose_the_outcome() -> None:
    table = Table.start(game, 2, seed=1, pause_on_chance=True)
    assert table.chance is not None
    assert {outcome for outcome, _ in table.chance.outcomes()} == {(0, 1), (1, 0)}
    table.happen([1, 0])
    while table.chance is not None:
        assert sum(p for _, p in table.chance.outcomes()) == pytest.approx(1)
        table.happen("food")
    assert table.state.order == [1, 0]
    assert table.view(0).smugglers[0].hand == ["food", "food", "food"]


def test_a_fault_in_a_rule_leaves_the_table_as_it_was() -> None:
    async def stumble(state: ToyState) -> str | None:
        first = await Ask(0, "core-yes", ["stand", "fall"])
        state.notes.append(first)
        state.say("core-yes")
        if first == "fall":
            raise RuntimeError("a fault")
        return None

    table = toy_table(stumble)
    before = table.fingerprint()
    with pytest.raises(RuntimeError):
        table.answer(0, "fall")
    assert table.fingerprint() == before
    assert table.log == []
    table.answer(0, "stand")
    assert table.state.notes == ["stand"]


def test_a_refusal_is_a_sentence() -> None:
    with pytest.raises(Refused, match="There is no option nowhere now"):
        scripted().answer(0, "nowhere")


@FAST
@given(SEEDS, st.integers(0, 40))
def test_a_rollout_is_a_match_like_any_other(seed: int, moves: int) -> None:
    table = play_at_random(Table.start(game, 3, seed=seed, hashes=True), Rng(seed), moves)
    result = table.play_out(Rng(seed))
    assert table.over
    assert result == table.result
    again = Record.parse(Record.of(table).dump()).verify()
    assert again.fingerprint() == table.fingerprint()
    assert again.answered == table.answered


def test_a_step_in_which_nobody_is_asked_is_a_plain_function() -> None:
    """It is a checkpoint like any other, and a copy, an undo or a record passes it as well."""

    def sort(state: ToyState) -> str:
        state.notes.sort()
        return "end" if len(state.notes) > 2 else "write"

    def end(state: ToyState) -> str:
        state.notes.append("end")
        return ""

    async def write(state: ToyState) -> str:
        state.notes.append(await Ask(0, "core-yes", ["b", "a"]))
        return "sort"

    table = toy_table(sort, write, end, hashes=True)
    play(table, (0, "b"), (0, "a"))
    assert table.state.notes == ["a", "b"]
    assert [step for step, _ in table.checks.values()] == ["write", "sort", "sort"]
    assert table.copy().fingerprint() == table.fingerprint()
    table.undo(0)
    assert table.state.notes == ["b"]
    play(table, (0, "a"), (0, "b"))
    assert table.over
    assert table.state.notes == ["a", "b", "b", "end"]
    assert not table.state.step


def test_a_copy_does_not_take_steps_again_that_asked_nobody() -> None:
    taken: list[str] = []

    async def tidy(state: ToyState) -> str:
        taken.append("tidy")
        state.notes.sort()
        return "write"

    async def write(state: ToyState) -> str:
        state.notes.append(await Ask(0, "core-yes", ["b", "a"]))
        return "tidy"

    table = toy_table(tidy, write)
    play(table, (0, "b"), (0, "a"))
    taken.clear()
    twin, imagined = table.copy(), table.imagine(0, Rng(1))
    assert taken == []
    assert twin.fingerprint() == table.fingerprint()
    assert imagined.state.notes == ["a", "b"]
    table.undo(0)
    assert table.state.notes == ["b"]
