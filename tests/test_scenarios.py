from pathlib import Path

import pytest

from scenario_book import played, written

HERE = Path(__file__).parent


@pytest.mark.parametrize(("game", "count"), [("destiny", 400), ("outer_rim", 250), ("x_wing", 250)])
def test_every_written_scenario_is_played_once(game: str, count: int) -> None:
    folder = HERE / game / "scenarios"
    assert len(written(folder)) == count
    assert sorted(played(folder)) == sorted(written(folder))
