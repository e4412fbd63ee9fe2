"""The dice of a live match hang on its secret, whatever was done to the table before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.undoing import CannotUndo
from cantina.server.match.course import Course
from cantina.server.match.happenings import Happening, save_table, write_happening, write_saved
from cantina.server.process.settings import Settings
from cantina.server.store.rows import Checkpoint, Match, Move, Seat

ANSWERS = 12
FUTURE = 200
ENOUGH = 12
"""So many faces and cards do not come out the same by luck."""


class Desk:
    """The course of a match without a store: it keeps its moves itself."""

    def __init__(self, game: str, secret: str, number: int) -> None:
        self.moves: list[Move] = []
        ways = [options for seats, options in find_game(game).variants() if seats == 2]
        options = msgspec.json.encode(ways[number % len(ways)]).decode()
        match = Match(id="t", game=game, secret=secret, state="running", options=options)
        seats = [Seat(match="t", seat=seat, kind="human") for seat in range(2)]
        self.course = Course(Settings(), match, seats)
        self.note(self.course.start())

    @property
    def table(self) -> Any:
        return self.course.table

    def note(self, happening: Happening) -> None:
        seq = self.course.seq + 1
        self.course._note(happening, seq, float(seq))
        self.moves.append(Move(match="t", seq=seq, at=0.0, data=write_happening(happening)))

    def answer(self, rng: Rng) -> list[Any]:
        seat = self.course.waiting[0]
        happening = self.course.answer(seat, None, self.table.ask(seat).sample(rng))
        self.note(happening)
        return happening.chance

    def play(self, answers: int, rng: Rng) -> list[Any]:
        """Give answers at random; return what chance brought."""
        found: list[Any] = []
        for _ in range(answers):
            if self.table.over:
                break
            found += self.answer(rng)
        return found


def as_it_is(desk: Desk) -> None:
    """Just play on."""


def evicted(desk: Desk) -> None:
    """Leave memory and come back from the last checkpoint."""
    old = desk.course
    saved = save_table(desk.table)
    saved.next_event = old.next_event
    data = write_saved(saved)
    desk.course = Course(old.settings, old.match, old.seats)
    desk.course.restore(Checkpoint(match="t", seq=old.seq, data=data), [])


def played_again(desk: Desk) -> None:
    """Come back by playing the whole record again."""
    old = desk.course
    desk.course = Course(old.settings, old.match, old.seats)
    desk.course.restart(None, desk.moves)


def taken_back(desk: Desk) -> None:
    """Answer until something can be taken back, and take it back."""
    rng = Rng(5)
    while not desk.table.over:
        seat = desk.course.waiting[0]
        desk.answer(rng)
        try:
            desk.table.undo(seat)
        except CannotUndo:
            continue
        desk.note(Happening(kind="undo", seat=seat))
        return


def branched(desk: Desk) -> None:
    """Go on at a new table that begins here."""
    old = desk.course
    data = write_saved(save_table(desk.table))
    desk.moves = []
    desk.course = Course(old.settings, msgspec.structs.replace(old.match, id="b"), old.seats)
    desk.course.restore(Checkpoint(match="b", seq=0, data=data), [])
    desk.note(desk.course.start())


WAYS = [as_it_is, evicted, played_again, taken_back, branched]


def future(
    game: str, way: Callable[[Desk], None], secret: str, answers: int
) -> tuple[str, list[str]]:
    """Come to a moment by a way, give the match this secret; return the moment and what comes."""
    desk = Desk(game, "the secret of the beginning", answers)
    desk.play(ANSWERS, Rng(answers))
    way(desk)
    desk.course.match.secret = secret
    shown = msgspec.json.encode((desk.table.view(None), desk.table.waiting)).decode()
    return shown, faces(desk.play(FUTURE, Rng(answers + 1)))


def faces(outcomes: list[Any]) -> list[str]:
    """Return all faces and cards of some outcomes in one row."""
    return [
        face
        for outcome in outcomes
        for face in (faces(outcome) if isinstance(outcome, list) else [outcome])
    ]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("game", game_names())
def test_what_comes_hangs_on_the_secret_and_on_nothing_else(
    game: str, way: Callable[[Desk], None]
) -> None:
    compared = 0
    for answers in range(20):
        shown, ours = future(game, way, "one secret", answers)
        again, same = future(game, way, "one secret", answers)
        other_shown, others = future(game, way, "another secret", answers)
        assert shown == again == other_shown, "the public story is the same"
        assert ours == same, "the same secret brings the same"
        if len(ours) >= ENOUGH:
            assert ours[:ENOUGH] != others[:ENOUGH], "another secret brings something else"
            compared += 1
        if compared == 3:
            return
    raise AssertionError("chance decided too little")


@pytest.mark.parametrize("game", game_names())
def test_the_beginning_hangs_on_the_secret(game: str) -> None:
    stories = set()
    for secret in ("one", "two", "three"):
        desks = [Desk(game, secret, number) for number in range(8)]
        stories.add(str([desk.play(FUTURE, Rng(1)) for desk in desks]))
    assert len(stories) == 3
