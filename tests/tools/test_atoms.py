"""The check of atoms: what it notices, and that every card passes it."""

import pytest

from cantina.core.registry import find_game
from official import texts
from official.atoms import differences
from official.reviewing import doubts, place, reviewed

find_game("destiny")


@pytest.mark.parametrize(
    ("official", "ours", "found"),
    [
        ("Deal 2 damage to a character.", "Inflict 2 damage on one character.", []),
        ("Deal 2 damage to a character.", "Inflict 3 damage on one character.", ["-2", "+3"]),
        ("You may remove two dice.", "Remove 2 dice.", ["-may"]),
        ("Remove a die. Then draw a card.", "Remove one die; draw 1 card.", ["-then"]),
        ("Reroll a [melee] die.", "Reroll one ranged damage die.", ["-melee", "+ranged"]),
        ("Blue character only.", "Goes only on: red character.", ["-blue", "+red"][::-1]),
        ("Reroll up to 2 dice.", "Reroll 2 dice.", ["-up to"]),
        ("Ready a droid.", "Ready one vehicle.", ["-droid", "+vehicle"]),
        ("This upgrade has Ambush.", "This card has Ambush.", []),
        ("Remove dice that cost 2 or less.", "Remove dice of cost at most 2.", []),
        ("Remove each die.", "Remove one die.", ["-each"]),
        ("Roll a Death Trooper ([SoR]1) die.", "Roll one Death Trooper die.", []),
    ],
)
def test_what_one_text_says_and_the_other_does_not(
    official: str, ours: str, found: list[str]
) -> None:
    assert differences(official, ours) == found


def test_every_exception_has_a_reason() -> None:
    assert all(reason.endswith(".") for reason in reviewed().values())


@pytest.mark.skipif(not texts.is_here(), reason="the data set does not lie beside the checkout")
def test_every_card_says_what_the_official_card_says() -> None:
    assert [(place(card), atoms) for card, atoms in doubts()] == []
