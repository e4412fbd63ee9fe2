"""Whatever is done to a table: what a seat cannot know is neither shown nor decided in public."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cantina.core.hashing import state_hash
from cantina.core.hidden import check_no_leak
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.story import CHANCE
from cantina.core.table import Table
from cantina.core.undoing import CannotUndo
from generic.conftest import MOST_ANSWERS, Player

ENOUGH = 16
"""So many faces and cards do not come out the same by luck."""
AHEAD = 12
"""So many answers are compared after imagining."""


class Live:
    """A match as a server keeps it: each answer draws from a seed that nobody else knows."""

    def __init__(self, table: Table[Any], secret: int) -> None:
        self.table = table
        self.secret = secret
        self.moves = 0

    def reseed(self) -> None:
        self.moves += 1
        self.table.reseed(self.secret + self.moves)

    # ---------------------------------------------------------------- what may be done to it

    def answer(self, number: int) -> None:
        """Let somebody who is asked answer a few times."""
        rng = Rng(number)
        for _ in range(1 + number % 7):
            if not self.table.over:
                self.reseed()
                seat = rng.choice(self.table.waiting)
                self.table.answer(seat, self.table.ask(seat).sample(rng))

    def load(self, _: int) -> None:
        """Play the record again from its beginning."""
        if not self.table.imagined:
            self.table = self.same(self.stored().replay(seed=self.secret))

    def evict(self, _: int) -> None:
        """Store it and go on from its checkpoint."""
        if not self.table.imagined:
            self.table = self.same(self.stored().resume(seed=self.secret))

    def branch(self, number: int) -> None:
        """Go on from an earlier moment."""
        if not self.table.imagined:
            until = self.table.moment + number % (len(self.table.beats) + 1)
            self.table = self.stored().replay(until=until, seed=self.secret)

    def undo(self, number: int) -> None:
        """Answer and take it back, or take back what a seat answered before."""
        table = self.table
        if table.over:
            return
        seat = table.waiting[number % len(table.waiting)]
        before = table.fingerprint() if number % 2 else ""
        if before:
            table.answer(seat, table.ask(seat).sample(Rng(number)))
        try:
            table.undo(seat)
        except CannotUndo:
            return
        assert before in ("", table.fingerprint()), "it is as if it had not been answered"

    def copy(self, _: int) -> None:
        """Go on with a copy."""
        self.table = self.same(self.table.copy())

    def pickle(self, number: int) -> None:
        """Send it to another process, or copy it deeply."""
        twin = copy.deepcopy(self.table) if number % 2 else pickle.loads(pickle.dumps(self.table))
        self.table = self.same(twin)

    def imagine(self, number: int) -> None:
        """Go on with what a seat, or a spectator, imagines."""
        seat = number % (self.table.seats + 1) - 1
        knower = None if seat < 0 else seat
        shown = msgspec.json.encode(self.table.view(knower))
        self.table = self.table.imagine(knower, Rng(number))
        assert msgspec.json.encode(self.table.view(knower)) == shown
        assert self.table.copy().fingerprint() == self.table.fingerprint()

    # ---------------------------------------------------------------- what must be true

    def stored(self) -> Record:
        return Record.parse(Record.of(self.table).dump())

    def same(self, other: Table[Any]) -> Table[Any]:
        """Check that another table is at the same moment."""
        assert state_hash(other.state) == state_hash(self.table.state)
        assert other.number == self.table.number
        assert other.waiting == self.table.waiting
        assert other.result == self.table.result
        return other

    def check(self) -> None:
        """Check that nobody sees too much and that what comes hangs on a secret."""
        table = self.table
        for seat in (None, *range(table.seats)):
            check_no_leak(table, seat, Rng(self.moves))
            check_imagining(table, seat, self.moves)


def check_imagining(table: Table[Any], seat: int | None, seed: int) -> None:
    """Check that what a seat imagines needs only what it knows.

    A world it cannot tell from the true one gives rise to the same worlds, and they go on in the
    same way: nothing of the truth is left, neither in the state nor in a rule that waits.
    """
    other = table.imagine(seat, Rng(seed + 1))
    one, same = table.imagine(seat, Rng(seed)), other.imagine(seat, Rng(seed))
    rng, again = Rng(seed), Rng(seed)
    assert state_hash(one.state) == state_hash(same.state)
    for _ in range(AHEAD):
        assert one.waiting == same.waiting
        if one.over:
            return
        asked = one.waiting[0]
        key = one.ask(asked).sample(rng)
        assert same.ask(asked).sample(again) == key
        one.answer(asked, key)
        same.answer(asked, key)
        assert state_hash(one.state) == state_hash(same.state)


def chance_to_come(table: Table[Any], seed: int, most: int = 400) -> list[str]:
    """Return what chance brings a copy that draws from a seed, as faces and cards in one row."""
    table = table.copy()
    table.reseed(seed)
    before = len(table.beats)
    rng = Rng(1)
    for _ in range(most):
        if table.over:
            break
        table.answer_at_random(rng)
    outcomes = [entry[3] for entry in table.beats[before:] if entry[0] == CHANCE]
    return [
        str(face)
        for outcome in outcomes
        for face in (outcome if isinstance(outcome, tuple) else (outcome,))
    ]


def check_chance(table: Table[Any]) -> bool:
    """Check that chance hangs on the secret; False when too little is left to chance."""
    ours = chance_to_come(table, 1)
    assert chance_to_come(table, 1) == ours, "the same secret brings the same"
    if len(ours) < ENOUGH:
        return False
    assert chance_to_come(table, 2)[:ENOUGH] != ours[:ENOUGH], "another secret, something else"
    return True


OPERATIONS: list[Callable[[Live, int], None]] = [
    Live.answer,
    Live.answer,
    Live.load,
    Live.evict,
    Live.branch,
    Live.undo,
    Live.copy,
    Live.pickle,
    Live.imagine,
]

NUMBERS = st.integers(0, 10_000)
STORIES = st.lists(st.tuples(st.sampled_from(OPERATIONS), NUMBERS), min_size=1, max_size=10)


Story = list[tuple[Callable[[Live, int], None], int]]
"""What is done to a table, one thing after the other, each with a number to do it by."""


def live(player: Player, seed: int, story: Story) -> None:
    match = Live(player.start(seed, log=bool(seed % 2)), seed)
    match.answer(seed)
    for operation, number in story:
        operation(match, number)
        match.check()
    check_chance(match.table)


ANY_PLAYER = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@settings(max_examples=25, deadline=None, suppress_health_check=ANY_PLAYER)
@given(NUMBERS, STORIES)
def test_nothing_hidden_is_shown_or_known_before(player: Player, seed: int, story: Story) -> None:
    live(player, seed, story)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=ANY_PLAYER)
@given(NUMBERS, STORIES)
def test_nothing_hidden_is_shown_or_known_before_in_hundreds_of_stories(
    player: Player, seed: int, story: Story
) -> None:
    live(player, seed, story)


def test_chance_hangs_on_the_secret_in_every_game(player: Player) -> None:
    checked = 0
    for seed in range(60):
        checked += check_chance(player.start(seed))
        if checked > 3:
            return
    pytest.fail("hardly a match in which chance decides anything")


def imagined_to_the_end(player: Player, worlds: int) -> None:
    """Imagine from random moments, for every seat, and play each world to its end."""
    made = seed = 0
    while made < worlds:
        rng = Rng(seed)
        for table in player.moments(seed, 1 + seed % 5, log=False):
            seat = rng.below(table.seats + 1) - 1
            if rng.below(8):
                continue
            world = table.imagine(None if seat < 0 else seat, rng)
            made += 1
            play_to_the_end(world, rng, step_by_step=made % 2 == 0)
            if made >= worlds:
                break
        seed += 1


def play_to_the_end(world: Table[Any], rng: Rng, step_by_step: bool) -> None:
    """Play a world to its end, in one go or with copies and undos on the way."""
    while step_by_step and not world.over:
        assert world.answered < MOST_ANSWERS, "this world never ends"
        seat = rng.choice(world.waiting)
        if rng.below(10) == 0:
            before = world.fingerprint()
            world = world.copy()
            assert world.fingerprint() == before
        world.answer(seat, world.ask(seat).sample(rng))
        if rng.below(10) == 0:
            Live(world, 0).undo(rng.below(1000))
    world.play_out(rng)
    assert world.result is not None
    world.game.check(world.state)


def test_imagined_tables_play_to_their_end(player: Player) -> None:
    imagined_to_the_end(player, 80)


@pytest.mark.slow
def test_a_thousand_imagined_tables_play_to_their_end(player: Player) -> None:
    imagined_to_the_end(player, 1000)
