"""Imagined tables: nothing of what the seat cannot know is left in them, whatever is done next."""

import copy
import pickle
from typing import Any

import pytest

from cantina.core.ask import Ask, AskAll, AskMany
from cantina.core.chance import Pick, Roll
from cantina.core.hashing import state_hash
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import play, play_at_random, prompt
from cantina.core.toy import Toy, ToyState
from cantina.core.undoing import CannotUndo
from cantina.games.smugglers_dice.game import PATROL_DIE, ROUTES, game

WORLDS = 60


def routes_in(worlds: list[Table[Any]], seat: int) -> set[str]:
    """Let everybody who is still asked fly the trade lane; return the routes a seat then shows."""
    found = set()
    for world in worlds:
        while prompt(world, world.waiting[0]) == "sd-ask-route":
            world.answer(world.waiting[0], "trade-lane")
        found.add(world.state.smugglers[seat].route)
    return found


def secretly_chosen() -> Table[Any]:
    table = Table.start(game, 3, seed=4)
    return play(table, (1, "night-run"), (0, "asteroids"))


def test_a_copy_of_an_imagined_table_is_imagined_too() -> None:
    table = play_at_random(Table.start(game, 3, seed=2), Rng(2), 10)
    true = [smuggler.hand for smuggler in table.state.smugglers]
    different = 0
    for seed in range(WORLDS):
        world = table.imagine(0, Rng(seed))
        twin = world.copy()
        assert state_hash(twin.state) == state_hash(world.state)
        assert twin.fingerprint() == world.fingerprint()
        different += [smuggler.hand for smuggler in twin.state.smugglers] != true
    assert different > WORLDS / 2


def test_what_others_answered_in_secret_is_imagined_and_ones_own_answer_kept() -> None:
    table = secretly_chosen()
    worlds = [table.imagine(0, Rng(seed)) for seed in range(WORLDS)]
    assert all(world.waiting == (2,) for world in worlds)
    assert routes_in([world.copy() for world in worlds], 1) == set(ROUTES)
    assert routes_in(worlds, 0) == {"asteroids"}


def test_a_spectator_imagines_everybodys_secret_answers() -> None:
    worlds = [secretly_chosen().imagine(None, Rng(seed)) for seed in range(WORLDS)]
    assert len(routes_in(worlds, 0)) == 3


def test_it_remembers_nothing_of_the_true_story() -> None:
    table = secretly_chosen()
    world = table.imagine(2, Rng(1))
    assert [entry[1] for entry in world.beats] == [0, 1], "the imagined answers"
    assert world.seed != table.seed
    assert world.position is None
    assert world.number == table.number
    assert world.log == []
    with pytest.raises(ValueError, match="no checkpoint"):
        world.checkpoint()
    with pytest.raises(ValueError, match="no record"):
        Record.of(play_at_random(world, Rng(1)))


def test_all_to_come_is_drawn_again() -> None:
    async def roll(state: ToyState) -> str | None:
        await Ask(0, "core-yes", ["a", "b"])
        state.notes += await Roll(PATROL_DIE, 8)
        return None

    table = Table.start(Toy(roll), 2, seed=5)
    script = Table.start(Toy(roll), 2, script=[["raid"] * 8])
    for true in (table, script):
        worlds = [true.imagine(0, Rng(seed)) for seed in range(10)]
        for world in worlds:
            world.answer(0, "a")
        assert len({tuple(world.state.notes) for world in worlds}) > 5


class Hands(Toy):
    """A game with one hidden hand of numbers, seat 1's."""

    def resample(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        if seat != 1:
            state.notes[:] = [str(number) for number in rng.sample(range(9), len(state.notes))]


def dealt(seed: int = 3) -> Table[Any]:
    """Seat 1 has three of nine cards, discards some in secret, then plays an even one."""

    async def discard(state: ToyState) -> str:
        for _ in range(3):
            left = [str(number) for number in range(9) if str(number) not in state.notes]
            state.notes.append(await Pick(left))
        asks = [
            AskMany(seat, "core-yes", (lambda: list(state.notes)) if seat else ["x", "y"], most=2)
            for seat in range(2)
        ]
        _, gone = await AskAll(asks)  # type: ignore[arg-type]
        for card in gone:
            state.notes.remove(card)
        return "even"

    async def even(state: ToyState) -> str | None:
        found = [note for note in state.notes if int(note) % 2 == 0]
        if found:
            card = await Ask(
                1, "core-no", lambda: [n for n in state.notes if int(n) % 2 == 0] + ["x"]
            )
            state.notes = [card]
        return None

    return Table.start(Hands(discard, even), 2, seed=seed)


def test_a_secret_answer_fits_the_imagined_hand() -> None:
    table = dealt()
    hand = list(table.state.notes)
    table.answer(1, "+".join(hand[:2]))
    left = set()
    for seed in range(WORLDS):
        world = table.imagine(0, Rng(seed))
        world.answer(0, "x")
        left.add(len(world.state.notes))
    assert left == {1, 2, 3}, "how many were discarded is secret too"


def test_an_imagined_hand_can_answer_what_was_asked_of_it() -> None:
    async def even(state: ToyState) -> str | None:
        state.notes = ["4", "1"]
        state.notes = [
            await Ask(1, "core-no", lambda: [n for n in state.notes if int(n) % 2 == 0])
            if len(state.notes) == 9
            else await Ask(
                1, "core-no", lambda: [n + w for n in state.notes if int(n) % 2 == 0 for w in "ab"]
            )
        ]
        return None

    table = Table.start(Hands(even), 2)
    for seed in range(WORLDS):
        world = table.imagine(0, Rng(seed))
        assert any(int(note) % 2 == 0 for note in world.state.notes)
        world.answer_at_random(Rng(seed))
        assert world.over


def test_an_imagined_table_can_be_imagined_again() -> None:
    table = secretly_chosen()
    world = table.imagine(0, Rng(1))
    hands = {str(world.imagine(0, Rng(seed)).state.smugglers[1].hand) for seed in range(WORLDS)}
    assert len(hands) > 5
    deep = world.imagine(2, Rng(7)).imagine(1, Rng(8))
    assert state_hash(deep.copy().state) == state_hash(deep.state)
    assert deep.waiting == table.waiting
    assert play_at_random(deep, Rng(3)).over


def test_undo_goes_back_to_the_imagined_moment_and_not_beyond() -> None:
    table = secretly_chosen()
    table.undo(0)
    world = table.imagine(0, Rng(5))
    before = world.fingerprint()
    with pytest.raises(CannotUndo):
        world.undo(0)
    world.answer(0, "night-run")
    world.undo(0)
    assert world.fingerprint() == before


def test_a_fault_in_a_rule_leaves_the_imagined_table_as_it_was() -> None:
    class Fragile(Hands):
        pass

    async def stumble(state: ToyState) -> str | None:
        state.notes = ["1", "2", "3"]
        await Ask(0, "core-yes", ["go", "stay"])
        if await Ask(0, "core-yes", ["stand", "fall"]) == "fall":
            raise RuntimeError("a fault")
        return None

    table = Table.start(Fragile(stumble), 2)
    table.answer(0, "go")
    world = next(
        world
        for world in (table.imagine(0, Rng(seed)) for seed in range(20))
        if world.state.notes != ["1", "2", "3"]
    )
    before, notes = world.fingerprint(), list(world.state.notes)
    with pytest.raises(RuntimeError):
        world.answer(0, "fall")
    assert world.fingerprint() == before
    assert world.state.notes == notes


def test_a_table_that_pauses_on_chance_is_imagined_where_it_pauses() -> None:
    async def roll(state: ToyState) -> str | None:
        state.notes = ["1", "2"]
        state.step = "step-0"
        state.notes += await Roll(PATROL_DIE, 2)
        await Ask(0, "core-yes", ["a", "b"])
        return None

    table = Table.start(Hands(roll), 2, pause_on_chance=True)
    world = table.imagine(0, Rng(2))
    assert world.chance is not None
    assert world.copy().chance is not None
    running = world.copy(pause_on_chance=False)
    assert running.waiting == (0,)
    assert running.state.notes[:2] == world.state.notes
    world.happen(["raid", "clear"])
    assert world.copy().state.notes == world.state.notes
    assert world.state.notes[2:] == ["raid", "clear"]


def test_an_ended_table_can_be_imagined() -> None:
    table = play_at_random(Table.start(game, 2, seed=1), Rng(1))
    world = table.imagine(0, Rng(2))
    assert world.result == table.result
    assert world.copy().over


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_an_imagined_table_is_pickled_with_its_world(twin: Any) -> None:
    world = secretly_chosen().imagine(0, Rng(3))
    again = twin(world)
    assert again.fingerprint() == world.fingerprint()
    assert again.imagine(0, Rng(4)).fingerprint() == world.imagine(0, Rng(4)).fingerprint()
    play_at_random(again, Rng(2))
    play_at_random(world, Rng(2))
    assert state_hash(again.state) == state_hash(world.state)
