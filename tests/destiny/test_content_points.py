"""Points: printed, and as the Balance of the Force list replaces them."""

import pytest

from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.rules.deckbuilding import Builder
from cantina.games.destiny.rules.formats import CONSTRUCTED
from cases import proves


def points(place: str, dice: int, balance: bool) -> int:
    """Return what a team of one character costs."""
    member = TeamMember(code_at(place), dice)
    return Builder(Deck("", (member,), (), {}), CONSTRUCTED, balance).points()


BALANCE = [
    proves("DS-BALANCE-2", "AW 27", (9, 12), (10, 14)),
    proves("DS-BALANCE-3", "EaW 31", (12, 15), (13, 17)),
    proves("DS-BALANCE-4", "SoR 26", (12, 16), (14, 18)),
    proves("DS-BALANCE-5", "EaW 11", (13, 17), (14, 19)),
    proves("DS-BALANCE-6", "AW 3", (12, 16), (13, 18)),
    proves("DS-BALANCE-7", "AW 10", (15, 19), (16, 21)),
    proves("DS-BALANCE-8", "SoR 3", (14, 17), (15, 19)),
    proves("DS-BALANCE-9", "AW 21", (11, 14), (12, 16)),
    proves("DS-BALANCE-10", "SoR 44", (14, 18), (15, 20)),
    proves("DS-BALANCE-11", "TPG 2", (10, 14), (9, 13)),
    proves("DS-BALANCE-12", "AW 28", (11, 14), (12, 16)),
    proves("DS-BALANCE-13", "SoR 36", (11, 14), (13, 17)),
    proves("DS-BALANCE-14", "AW 35", (14, 18), (15, 20)),
    proves("DS-BALANCE-15", "EaW 34", (14, 19), (16, 22)),
    proves("DS-BALANCE-16", "SoR 27", (9, 12), (11, 14)),
    proves("DS-BALANCE-17", "SoR 37", (14, 18), (16, 20)),
    proves("DS-BALANCE-18", "SoR 11", (19, 26), (21, 28)),
    proves("DS-BALANCE-19", "AW 29", (16, 20), (14, 18)),
    proves("DS-BALANCE-20", "EaW 40", (16, 21), (15, 20)),
    proves("DS-BALANCE-21", "SoR 21", (11, 14), (10, 13)),
    proves("DS-BALANCE-22", "AW 45", (11, 13), (13, 16)),
    proves("DS-BALANCE-23", "AW 46", (13, 16), (14, 18)),
    proves("DS-BALANCE-24", "SoR 43", (11, 15), (12, 16)),
    proves("DS-BALANCE-25", "SoR 35", (11, 14), (12, 16)),
    proves("DS-BALANCE-26", "SoR 2", (11, 14), (10, 13)),
    proves("DS-BALANCE-27", "SoR 20", (13, 18), (15, 20)),
    proves("DS-BALANCE-28", "EaW 26", (13, 18), (15, 20)),
]


@pytest.mark.parametrize(("place", "balance", "printed"), BALANCE)
def test_the_list_replaces_the_printed_points(
    place: str, balance: tuple[int, int], printed: tuple[int, int]
) -> None:
    assert (points(place, 1, True), points(place, 2, True)) == balance
    assert (points(place, 1, False), points(place, 2, False)) == printed


@pytest.mark.rule("DS-BALANCE-1")
def test_a_character_the_list_does_not_name_keeps_its_printed_points() -> None:
    assert points("SoR 10", 1, True) == points("SoR 10", 1, False) == 13
    assert points("AW 10", 2, True) == 19
    assert points("AW 10", 2, False) == 21
