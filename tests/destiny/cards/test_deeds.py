"""Every card does and asks what the files under `deeds` tell, until somebody means it otherwise."""

import pytest

from destiny.cards.deeds import FOLDER, written


@pytest.mark.parametrize("short", sorted(file.stem for file in FOLDER.glob("*.txt")))
def test_what_the_cards_of_a_set_do(short: str) -> None:
    file = FOLDER / f"{short}.txt"
    assert written(short).splitlines() == file.read_text("utf-8").splitlines()
