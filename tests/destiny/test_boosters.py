"""Boosters: what lies in one, and in six in a row."""

import pytest

from cantina.core.rng import Rng
from cantina.games.destiny import game
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.rules.boosters import has_boosters, open_boosters
from cantina.games.destiny.terms import Rarity

SETS = ("AW", "SoR", "EaW", "LEG", "WotF", "AtG", "CONV")


def rarities(short: str, count: int, seed: int) -> list[str]:
    opened = open_boosters(short, count, Rng(seed))
    return ["".join(card.rarity.value for card in booster) for booster in opened]


@pytest.mark.rule("DS-RARITY-3", "DS-RARITY-4", "DS-RARITY-5", "DS-RARITY-6")
@pytest.mark.parametrize("short", SETS)
def test_of_six_boosters_five_have_a_rare_and_one_a_legendary_card(short: str) -> None:
    for seed in range(20):
        found = rarities(short, 12, seed)
        for six in (found[:6], found[6:]):
            assert sorted(six) == ["CCCUL"] + ["CCCUR"] * 5


@pytest.mark.rule("DS-RARITY-5")
def test_the_best_card_of_a_booster_comes_with_its_die() -> None:
    for booster in open_boosters("SoR", 36, Rng(1)):
        assert booster[-1].sides


def test_a_booster_holds_no_card_twice_and_cards_of_its_set_alone() -> None:
    for booster in open_boosters("CONV", 60, Rng(5)):
        assert len({card.code for card in booster}) == 5
        assert {card.set for card in booster} == {"CONV"}


def test_over_many_boosters_every_card_of_the_set_is_found() -> None:
    found = {card.code for booster in open_boosters("AW", 900, Rng(2)) for card in booster}
    sold = {c.code for c in CARDS if c.set == "AW" and c.rarity is not Rarity.STARTER}
    assert found == sold


@pytest.mark.rule("DS-RARITY-2")
def test_boxed_sets_have_no_boosters() -> None:
    assert game.name == "destiny"
    assert [short for short in (*SETS, "TPG", "RIV", "AoN") if not has_boosters(short)] == [
        "TPG",
        "RIV",
        "AoN",
    ]
