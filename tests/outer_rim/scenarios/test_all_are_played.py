from pathlib import Path

from scenario_book import played, written

HERE = Path(__file__).parent
IN_TESTS_ONLY = [f"OR-T{number:03}" for number in range(1, 51)]
"""Written from the book like the others; what they say stands in their tests alone."""


def test_every_written_scenario_is_played_once() -> None:
    assert len(written(HERE)) == len(set(written(HERE))) == 200
    assert sorted(played(HERE)) == sorted([*written(HERE), *IN_TESTS_ONLY])
