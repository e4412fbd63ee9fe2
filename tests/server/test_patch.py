"""Patches between views."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cantina.server import patch
from cantina.server.patch import apply


def difference(old: Any, new: Any) -> Any:
    """Return the patch between two values as a client reads it."""
    raw = [msgspec.Raw(msgspec.json.encode(value)) for value in (old, new)]
    return msgspec.json.decode(msgspec.json.encode(patch.difference(*raw)))


values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("xyz", max_size=1), inner),
    max_leaves=12,
)


# a busy machine draws values slowly; that says nothing about patches
@settings(suppress_health_check=[HealthCheck.too_slow])
@given(values, values)
def test_a_patch_turns_the_old_view_into_the_new_one(old: Any, new: Any) -> None:
    assert apply(copy.deepcopy(old), difference(old, new)) == new


@given(values)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert difference(value, copy.deepcopy(value)) == []


def test_a_small_change_is_a_small_patch() -> None:
    old = {"players": [{"credits": 5, "hand": ["a", "b"]}, {"credits": 7, "hand": []}]}
    new = {"players": [{"credits": 4, "hand": ["a", "b", "c"]}, {"credits": 7, "hand": []}]}
    assert difference(old, new) == [
        [["players", 0, "credits"], 4],
        [["players", 0, "hand", 2], "c"],
    ]


def test_shrinking_lists_are_cut_from_their_end() -> None:
    assert difference([1, 2, 3], [1]) == [[[2]], [[1]]]


def test_one_and_true_are_different() -> None:
    assert difference({"a": 1}, {"a": True}) == [[["a"], True]]
    assert difference([0], [False]) == [[[0], False]]
