"""A card that cannot be carried out or printed is refused when it is loaded."""

from typing import Any

import pytest

from cantina.core.cards import BadCard
from cantina.core.languages import entries
from cantina.games.destiny.cards.lines import check
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    SPECIAL,
    Ability,
    After,
    Draw,
    Gain,
    Use,
    character,
    event,
)
from cantina.games.destiny.cards.words import Condition, Effect, Event
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card

NAMED = entries("en").keys() | {"ds-name-01999"}


class Sing(Effect, frozen=True):
    """A word nobody knows."""


class Dawn(Event, frozen=True):
    """An event that never happens."""


def bard(sides: str, *abilities: Any) -> Card:
    return character("AW 999 Bard", f"hero gray rare, 5 points, 5 health; die {sides}", *abilities)


def test_all_cards_of_the_pool_pass() -> None:
    check(CARDS, entries("en").keys())


def test_a_card_without_a_name_and_one_that_is_there_twice_are_refused() -> None:
    plain = bard("1MD 1MD 1R 1R - -")
    with pytest.raises(BadCard, match="Bard has no name"):
        check([plain], entries("en").keys())
    with pytest.raises(BadCard, match="Bard is there twice"):
        check([plain, plain], NAMED)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (bard("1MD 1MD 1R 1R - -", Ability(ACTION, Sing())), "Sing does not say how it works"),  # type: ignore[abstract]
        (bard("1MD 1MD 1R 1R - -", Ability(After(Dawn()), Gain(1))), "Dawn never happens"),  # type: ignore[abstract]
        (bard("1MD 1MD 1R Sp - -"), "special"),
        (bard("1MD 1MD 1R 1R - -", Ability(SPECIAL, Draw(1))), "special"),
        (
            bard("1MD 1MD 1R 1R - -", Ability(Use.WHEN_PLAYED, Draw(1))),
            "an event, and nothing else",
        ),
    ],
)
def test_a_card_that_cannot_work_is_named(card: Card, reason: str) -> None:
    with pytest.raises(BadCard, match=f"Bard: .*{reason}"):
        check([card], NAMED)


MISSPELT = {
    "hero gray rare scundrel, cost 1": "scundrel",
    "hero gray rare, cost 1, 3 healt": "3 healt",
    "hero gray rare": "does not tell its cost",
}


@pytest.mark.parametrize(("face", "reason"), MISSPELT.items())
def test_misspelt_facts_are_errors_when_the_card_is_written(face: str, reason: str) -> None:
    with pytest.raises((ValueError, KeyError), match=reason):
        event("AW 998 Song", face, Gain(1))


def test_restrictions_are_checked_as_abilities_are() -> None:
    class Odd(Condition, frozen=True):
        """A condition nobody knows."""

    song = event("AW 999 Bard", "hero gray rare, cost 1", Gain(1), only_if=Odd())  # type: ignore[abstract]
    with pytest.raises(BadCard, match="Bard: .*Odd does not say how it works"):
        check([song], NAMED)


def test_only_who_may_have_a_subtitle_is_called_without_it() -> None:
    roger = event("CONV 27 Roger, Roger", "villain red starter, cost 1", Gain(1))
    assert (roger.name, roger.subtitle) == ("Roger, Roger", "")
    bard = character(
        "AW 999 Bard, Old Fool", "hero gray rare, 5 points, 5 health; die 1MD 1MD 1R 1R - -"
    )
    assert (bard.name, bard.subtitle) == ("Bard", "Old Fool")


def test_a_set_that_nobody_printed_is_an_error_too() -> None:
    with pytest.raises((ValueError, KeyError), match="ZZ"):
        event("ZZ 998 Song", "hero gray rare, cost 1", Gain(1))
