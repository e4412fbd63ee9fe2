from collections.abc import Iterator

import pytest

from destiny.scenarios.scene import OPEN


@pytest.fixture(autouse=True)
def all_dice_are_rolled() -> Iterator[None]:
    """No scene ends with dice or draws left that the scenario told and the game never asked for."""
    OPEN.clear()
    yield
    left = [outcome for scene in OPEN for outcome in scene.duel.table._fate.forced]
    assert not left, f"never rolled or drawn: {left}"
