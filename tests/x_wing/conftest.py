"""What every test of X-Wing finds as it should be."""

from collections.abc import Iterator

import pytest

from cantina.games.x_wing.library import OBSTACLES


@pytest.fixture(autouse=True)
def _only_real_tokens() -> Iterator[None]:
    """Take the obstacles that a test cut out for itself off the shelf again."""
    before = dict(OBSTACLES)
    yield
    OBSTACLES.clear()
    OBSTACLES.update(before)
