from typing import ClassVar

import msgspec
import pytest

from cantina.core.piece import Copier, Piece, State, make_copier


class Card(msgspec.Struct, frozen=True):
    name: str


class Ship(Piece):
    hull: int
    name: str = ""


class Big(Ship):
    crew: list[str] = []


class Fleet(State):
    ships: list[Ship] = []
    by_name: dict[str, Ship] = {}
    flag: Ship | None = None
    marks: set[int] = set()
    grid: list[list[int]] = []
    tags: tuple[str, ...] = ()
    card: Card | None = None
    either: list[int] | int = 0


def fleet() -> Fleet:
    return Fleet(
        step="go",
        ships=[Ship(1), Big(2, "big", ["ann"])],
        by_name={"a": Ship(3)},
        flag=Ship(4),
        marks={1},
        grid=[[1], [2]],
        tags=("x",),
        card=Card("c"),
        either=[1],
    )


@pytest.mark.parametrize("copier", [Fleet.copy, make_copier(Fleet, compiled=False)])
def test_a_copy_is_equal_and_shares_nothing_mutable(copier: Copier) -> None:
    """Where the copier was compiled it is held to the same as the one that was not."""
    original = fleet()
    copy = copier(original)
    assert copy == original
    copy.ships[0].hull = 9
    copy.ships[1].crew.append("bob")  # type: ignore[attr-defined]
    copy.by_name["a"].hull = 9
    copy.flag.hull = 9  # type: ignore[union-attr]
    copy.marks.add(9)
    copy.grid[0].append(9)
    copy.either.append(9)  # type: ignore[union-attr]
    assert original == fleet()


def test_immutable_parts_are_shared() -> None:
    original = fleet()
    assert original.copy().card is original.card
    assert original.copy().tags is original.tags


def test_optional_and_alternative_parts_may_be_absent() -> None:
    bare = Fleet()
    assert bare.copy() == bare


def test_the_log_is_not_part_of_the_state() -> None:
    from cantina.core.event import NO_LOG, Log

    state = fleet()
    state.tell_to(Log())
    state.say("core-yes", "SD-1", only=(1,), seat=1)
    assert state.copy().log is NO_LOG
    assert state == fleet()
    assert msgspec.json.encode(state) == msgspec.json.encode(fleet())
    event = state.log.events[0]
    assert (event.rules, event.only, event.text.args) == (("SD-1",), (1,), {"seat": 1})
    assert state.log.seen_by(0) == []
    assert state.log.seen_by(None) == []
    assert state.log.seen_by(1) == [event]


def test_a_state_reads_back_from_json() -> None:
    plain = Fleet(ships=[Ship(1)], grid=[[1]])
    assert msgspec.json.decode(msgspec.json.encode(plain), type=Fleet) == plain
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"anchors": 1}', type=Fleet)


def test_mutable_things_in_a_tuple_are_refused() -> None:
    class Pair(Piece):
        both: tuple[Ship, Ship]

    with pytest.raises(TypeError, match="immutable"):
        Pair((Ship(1), Ship(2))).copy()


def test_a_piece_that_is_copied_as_it_is_is_never_something_more() -> None:
    """The copy of a list of flat pieces looks at no piece, so none may hide a list."""

    class Chip(Piece):
        worth: int

    class Purse(Piece):
        chips: list[Chip]

    purse = Purse([Chip(1)])
    other = purse.copy()
    other.chips[0].worth = 2
    assert purse.chips[0].worth == 1
    with pytest.raises(TypeError, match="Chip is copied as it is"):

        class Box(Chip):
            more: list[int] = []


@pytest.mark.parametrize("compiled", [True, False])
def test_what_is_known_beside_a_piece_is_handed_on_where_its_class_says_so(compiled: bool) -> None:
    class Harbour(State):
        handed_on: ClassVar[tuple[str, ...]] = ("depth", "pilots")

    harbour = Harbour()
    harbour.__dict__.update(depth=7, fog=True)
    copy = make_copier(Harbour, compiled)(harbour)
    assert copy.__dict__ == {"depth": 7}
