"""The random source."""

from cantina.core.rng import Rng


def test_a_shuffle_draws_one_number_below_each_place() -> None:
    """Fisher and Yates from the last place down, with the numbers of `below`."""
    shuffled, rng, other = list(range(20)), Rng(7), Rng(7)
    rng.shuffle(shuffled)
    values = list(range(20))
    for last in range(19, 0, -1):
        place = other.below(last + 1)
        values[last], values[place] = values[place], values[last]
    assert shuffled == values
    assert rng.state == other.state


def test_numbers_are_skipped_as_if_they_had_been_drawn() -> None:
    rng, other = Rng(3), Rng(3)
    rng.skip(3)
    for _ in range(3):
        other.below(5)
    assert rng.bits() == other.bits()
