"""Patches between views."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.inspect import type_info

from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.server.live import patch
from cantina.server.live.patch import apply


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    code: str
    damage: int = 0
    under: tuple[str, ...] = ()
    tokens: dict[str, int] = {}


class Shelf(msgspec.Struct, frozen=True, rename="camel"):
    top_card: Card
    row_of_cards: list[Card]


def plain(value: Any) -> Any:
    """Return a value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def difference(old: Any, new: Any) -> Any:
    """Return the patch between two values as a client reads it."""
    return plain(patch.difference(old, new))


# a view is typed, so no place in it holds true at one time and 1 at another (see below)
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(2, 8) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("xyz", max_size=1), inner),
    max_leaves=12,
)
cards = st.builds(
    Card,
    st.text("ab", max_size=1),
    st.integers(0, 2),
    st.lists(st.text("ab", max_size=1), max_size=2).map(tuple),
    st.dictionaries(st.text("xyz", max_size=1), st.integers(0, 1), max_size=2),
)
shelves = st.builds(Shelf, cards, st.lists(cards, max_size=3))


@given(values, values)
def test_a_patch_turns_the_old_view_into_the_new_one(old: Any, new: Any) -> None:
    assert apply(copy.deepcopy(old), difference(old, new)) == new


@given(shelves, shelves)
def test_a_patch_follows_how_structs_are_written(old: Shelf, new: Shelf) -> None:
    assert apply(plain(old), difference(old, new)) == plain(new)


@given(values | shelves)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert difference(value, copy.deepcopy(value)) == []


def test_a_small_change_is_a_small_patch() -> None:
    old = {"players": [{"credits": 5, "hand": ["a", "b"]}, {"credits": 7, "hand": []}]}
    new = {"players": [{"credits": 4, "hand": ["a", "b", "c"]}, {"credits": 7, "hand": []}]}
    assert difference(old, new) == [
        [["players", 0, "credits"], 4],
        [["players", 0, "hand", 2], "c"],
    ]


def test_a_default_comes_and_goes_with_its_field() -> None:
    old = Shelf(Card("a"), [Card("b", 1, ("c",))])
    new = Shelf(Card("a", 2), [Card("b")])
    assert difference(old, new) == [
        [["topCard", "damage"], 2],
        [["rowOfCards", 0, "damage"]],
        [["rowOfCards", 0, "under"]],
    ]


def test_shrinking_lists_are_cut_from_their_end() -> None:
    assert difference([1, 2, 3], [1]) == [[[2]], [[1]]]


def test_a_list_that_changed_in_the_middle_is_sent_whole() -> None:
    assert difference({"pile": [1, 2, 3]}, {"pile": [2, 3]}) == [[["pile"], [2, 3]]]


@pytest.mark.parametrize("game", game_names())
def test_patches_follow_a_match_of_every_game(game: str) -> None:
    table = Table.start(find_game(game), 2, seed=5)
    seats = [None, 0, 1]
    views = table.views(seats)
    shown = plain(views)
    rng = Rng(6)
    for _ in range(150):
        if table.over:
            break
        table.answer_at_random(rng)
        now = table.views(seats)
        for index, (old, new) in enumerate(zip(views, now, strict=True)):
            shown[index] = apply(shown[index], difference(old, new))
        assert shown == plain(now)
        views = now


def parts_of(found: Any, known: set[type[Any]]) -> list[Any]:
    """Return a described type and all types inside it, each struct once."""
    if isinstance(found, inspect.StructType):
        if found.cls in known:
            return []
        known.add(found.cls)
        inner = [field.type for field in found.fields]
    else:
        names = ("types", "item_types", "item_type", "key_type", "value_type")
        held = [getattr(found, name, ()) for name in names]
        inner = [each for one in held for each in (one if isinstance(one, tuple) else (one,))]
    return [found, *[part for each in inner for part in parts_of(each, known)]]


@pytest.mark.parametrize("game", game_names())
def test_equal_views_are_equal_json(game: str) -> None:
    """Patches rest on this: Python holds 1 and true for equal, and so could hide a change."""
    parts = parts_of(type_info(find_game(game).view_type), set())
    for part in parts:
        kinds = {type(kind) for kind in getattr(part, "types", ())}
        assert not (inspect.BoolType in kinds and kinds & {inspect.IntType, inspect.FloatType})
        assert not isinstance(part, inspect.AnyType)


@pytest.mark.parametrize("game", game_names())
def test_defaults_that_are_left_out_are_recognized(game: str) -> None:
    """What is left out is told by identity, as msgspec does it, and for empty collections."""
    singles = (bool, int, float, str, type(None), type(msgspec.NODEFAULT), msgspec.Struct)
    for part in parts_of(type_info(find_game(game).view_type), set()):
        if isinstance(part, inspect.StructType) and part.cls.__struct_config__.omit_defaults:
            for field in part.fields:
                assert isinstance(field.default, singles) or field.default == (), field
