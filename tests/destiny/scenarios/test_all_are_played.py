from pathlib import Path

from scenario_book import played, written

HERE = Path(__file__).parent


def test_every_written_scenario_is_played_once():
    assert len(written(HERE)) == len(set(written(HERE))) == 200
    assert sorted(played(HERE)) == sorted(written(HERE))
