"""Ready decks as they are written down: blank lines, wrong names, elite characters."""

from typing import Any

import pytest

from cantina.games.destiny.content.ready import ReadyDeck, card_lines

LIST = """
    2 Lightsaber (AW 59)

    1 Take Cover (AW 157)
"""


def written(**parts: Any) -> ReadyDeck:
    """Write a deck down."""
    usual = {"team": ("AW 38 elite", "AW 47"), "battlefield": "AW 168", "cards": LIST}
    return ReadyDeck("mine", "My Deck", "constructed", **{**usual, **parts})


def test_blank_lines_between_cards_are_no_cards() -> None:
    assert card_lines(LIST) == ["2 Lightsaber (AW 59)", "1 Take Cover (AW 157)"]
    deck = written().read()
    assert deck.cards == {"01059": 2, "01157": 1}
    assert [(member.code, member.dice) for member in deck.team] == [("01038", 2), ("01047", 1)]
    assert (deck.battlefields, deck.plots) == (("01168",), ())


def test_a_card_is_written_with_its_name_and_where_it_is_printed() -> None:
    with pytest.raises(ValueError, match="not Lightsabre"):
        written(cards="2 Lightsabre (AW 59)").read()
    with pytest.raises(ValueError, match="no card line"):
        written(cards="two Lightsabers").read()


def test_lines_of_one_card_add_up() -> None:
    deck = written(cards="1 Lightsaber (AW 59)\n1 Lightsaber (AW 59)").read()
    assert deck.cards == {"01059": 2}
