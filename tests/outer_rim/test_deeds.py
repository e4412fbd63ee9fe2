"""Every text of a card does and asks what `deeds.txt` tells, until somebody means it otherwise."""

from outer_rim.deeds import FILE, written


def test_what_the_texts_of_all_cards_do() -> None:
    assert written().splitlines() == FILE.read_text("utf-8").splitlines()
