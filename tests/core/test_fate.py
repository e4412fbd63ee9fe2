"""Where chance comes from: by the moment, or with a luck of its own for every thing."""

from collections import Counter

from cantina.core.chance import Die, Roll
from cantina.core.fate import Fate

CUBE = Die("cube", (1, 2, 3, 4, 5, 6))


def steady(seed: int) -> Fate:
    fate = Fate(seed)
    fate.steady()
    return fate


def test_a_thing_falls_the_same_whenever_it_is_rolled() -> None:
    early, late = steady(3), steady(3)
    first = early.bring(Roll(CUBE, 2, (7, 9)), 0)
    late.bring(Roll(CUBE, 1, (8,)), 0)
    assert late.bring(Roll(CUBE, 2, (9, 7)), 5) == first[::-1]


def test_a_thing_rolled_again_falls_anew() -> None:
    fate = steady(1)
    seen = Counter([fate.bring(Roll(CUBE, 1, (4,)), 0)[0] for _ in range(600)])
    assert set(seen) == set(CUBE.faces)
    assert all(60 < times < 140 for times in seen.values())


def test_two_things_have_nothing_to_do_with_each_other() -> None:
    pairs = Counter([steady(seed).bring(Roll(CUBE, 2, (1, 2)), 0) for seed in range(1800)])
    assert len(pairs) == 36
    assert all(20 < times < 85 for times in pairs.values())


def test_a_copy_goes_on_where_it_was_made() -> None:
    fate = steady(5)
    fate.bring(Roll(CUBE, 1, (2,)), 0)
    copy = fate.copy()
    for moment in range(20):
        assert copy.bring(Roll(CUBE, 1, (2,)), moment) == fate.bring(Roll(CUBE, 1, (2,)), moment)


def test_what_is_not_told_apart_falls_by_the_moment() -> None:
    plain, even = Fate(9), steady(9)
    for moment in range(20):
        assert plain.bring(Roll(CUBE, 3), moment) == even.bring(Roll(CUBE, 3), moment)
        assert plain.bring(Roll(CUBE, 1, (1,)), moment) == plain.bring(Roll(CUBE, 1), moment)
