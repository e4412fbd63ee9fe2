import pytest

from cantina.core.game import AnyGame
from generic.playthrough import FOLDER, SEEDS, playthrough


@pytest.mark.parametrize("seed", SEEDS)
def test_the_playthrough_under_version_control_is_what_happens(
    any_game: AnyGame, seed: int
) -> None:
    file = FOLDER / f"{any_game.name}-{seed}.txt"
    assert file.is_file(), "write it with tests/generic/playthrough.py"
    assert playthrough(any_game, seed) == file.read_text("utf-8")
