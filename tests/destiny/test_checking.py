"""A card that cannot be carried out or printed is refused when it is loaded."""

import pytest

from cantina.core.effects import BadTree, Effect
from cantina.games.destiny.cards.checking import check_card
from cantina.games.destiny.cards.vocabulary.effects import Draw, Gain
from cantina.games.destiny.cards.vocabulary.frames import Action, After, Special
from cantina.games.destiny.cards.vocabulary.nodes import Event
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import character, event


class Sing(Effect, frozen=True):
    """A word nobody knows."""


class Dawn(Event, frozen=True):
    """An event that never happens."""


def bard(sides: str, *abilities):
    return character(
        "AW 999", "Bard", "hero gray rare", points="5", health=5, sides=sides, abilities=abilities
    )


def test_all_cards_of_the_pool_pass() -> None:
    for card in CARDS:
        check_card(card)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (bard("1MD 1MD 1R 1R - -", Action(Sing())), "carry out Sing"),
        (bard("1MD 1MD 1R 1R - -", After(Dawn(), Gain(1))), "carry out Dawn"),
        (bard("1MD 1MD 1R Sp - -"), "special"),
        (bard("1MD 1MD 1R 1R - -", Special(Draw(1))), "special"),
    ],
)
def test_a_card_that_cannot_work_is_named(card, reason: str) -> None:
    with pytest.raises(BadTree, match=f"Bard: .*{reason}"):
        check_card(card)


def test_misspelt_facts_are_errors_when_the_card_is_written() -> None:
    with pytest.raises(ValueError, match="scundrel"):
        event("AW 998", "Song", "hero gray rare", cost=1, does=Gain(1), subtypes="scundrel")
    with pytest.raises(TypeError):
        event("AW 998", "Song", "hero gray rare", cost=1, does=Gain(1), healt=3)  # type: ignore[call-arg]
    with pytest.raises(KeyError):
        event("ZZ 998", "Song", "hero gray rare", cost=1, does=Gain(1))
