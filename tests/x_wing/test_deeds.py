"""Pilots and upgrades do and ask what the files under `deeds` tell, until another is meant."""

import pytest

from x_wing.deeds import FOLDER, written


@pytest.mark.parametrize("kind", ["pilots", "upgrades"])
def test_what_the_cards_do(kind: str) -> None:
    told = (FOLDER / f"{kind}.txt").read_text("utf-8")
    assert written(kind).splitlines() == told.splitlines()
