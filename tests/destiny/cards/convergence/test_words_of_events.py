"""Events of Convergence that brought words of their own, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

ENFYS = "CONV 141"  # Enfys Nest: yellow scoundrel, die 1MD 2MD1 3MD1 1Sh 2R1 -
WANTED = "CONV 143"  # Wanted: a bounty
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3


def test_conveyex_robbery_uses_a_die_of_each_opponent() -> None:
    foes: list[In | Named] = [In(FOE, dice=("1R",)), In(FOE2, dice=("3MD1",))]
    d = scene("CONV 42", team=[ENFYS], foes=foes).play("CONV 42")
    assert d.resources(0) == 1
    assert d.pool(1) == ["3MD1"]


def test_exterminate_spares_a_subtype_that_the_opponent_names() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In("AW 10", dice=("3MD",))]
    d = scene("CONV 43", foes=foes).play("CONV 43")
    d.choose(1, "trooper")
    assert d.pool(1) == ["2RD"]


@pytest.mark.parametrize("played", [True, False])
def test_hard_bargain_loses_one_card_and_may_play_another(played: bool) -> None:
    d = scene("CONV 45", deck=[SWORD, "AW 44", BLANK_CARD, "AW 59"]).play("CONV 45")
    d.choose(1, "AW 44")
    d.yes(0).choose(0, SWORD) if played else d.no(0)
    assert d.in_play(SWORD) is played
    lost = ["Hard Bargain", "Rey's Staff", "Take Cover"]
    assert d.discard(0) == (lost if played else [*lost, "Vibrosword"])
    assert d.deck_size(0) == 1


@pytest.mark.parametrize(("target", "dealt"), [(FOE, 3), (FOE2, 2)])
def test_hunt_them_down_grows_with_bounties(target: str, dealt: int) -> None:
    foes: list[In | Named] = [In(FOE, downgrades=[WANTED]), FOE2]
    d = scene("CONV 46", team=[In(RED, dice=("2RD",))], foes=foes).play("CONV 46", target)
    assert d.damage(target) == dealt


def test_disciplined_mind_spares_jedi() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In("CONV 58", dice=("2MD",))]
    assert scene("CONV 62", team=[BLUE], foes=foes).play("CONV 62").pool(1) == ["2MD"]
    assert len(scene("CONV 62", team=[RED], foes=foes).play("CONV 62").pool(1)) == 2


def test_aggressive_negotiations_hurt_for_what_was_kept() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("CONV 77", foes=foes).play("CONV 77")
    d.choose(1, (FOE, 0))
    d.choose(1, FOE2).choose(1, FOE2)
    assert d.damage(FOE2) == 2
    assert d.pool(1) == ["3MD1"]


@pytest.mark.parametrize(("card", "shown", "dealt"), [(PAL, "2RD1", 4), ("EaW 46", "5RD2", 6)])
def test_power_surge_doubles_up_to_six(card: str, shown: str, dealt: int) -> None:
    team = [In(PAL, dice=("2RD1",))] if card == PAL else [PAL]
    supports = [In(card, dice=(shown,))] if card != PAL else []
    d = scene("CONV 80", team=team, supports=supports, resources=2)
    d.act(0, "play", "CONV 80")
    if card != PAL:
        d.no(0)
    d.choose(0, FOE2)
    assert d.damage(FOE2) == dealt


def test_unfetter_readies_the_unburdened() -> None:
    team = [In(RED, exhausted=True), In("AW 4", exhausted=True, upgrades=[SWORD])]
    d = scene("CONV 81", team=team).play("CONV 81")
    assert [d.exhausted(RED), d.exhausted("AW 4")] == [False, True]


def test_reap_the_reward_pays_the_value_resolved() -> None:
    d = scene("CONV 97", team=[In(ENFYS, dice=("3MD1",))], resources=1).play("CONV 97", FOE2)
    assert (d.damage(FOE2), d.resources(0)) == (3, 3)


@pytest.mark.parametrize(("dice", "most"), [(3, 1), (2, 0)])
def test_rout_removes_one_for_every_three(dice: int, most: int) -> None:
    team = [In("SoR 11", dice=("1R", "1R")), In(PAL, dice=("1R",))][: dice - 1]
    d = scene("CONV 129", team=team, foes=[In(FOE, dice=("2RD",))])
    d.act(0, "play", "CONV 129")
    if most:
        d.choose(0, (FOE, 0))
    assert len(d.pool(1)) == 1 - most


def test_for_a_price_turns_a_character_die_to_a_cost() -> None:
    d = scene("CONV 145", foes=[In(FOE, dice=("2RD",)), In(RED, dice=("2RD",))]).play("CONV 145")
    assert sorted(d.pool(1)) == ["2RD", "2RD1"]


def test_prey_upon_hits_who_is_burdened() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), downgrades=[WANTED]), In(FOE2, dice=("1R",))]
    assert scene("CONV 146", foes=foes).play("CONV 146").pool(1) == ["1R"]


def test_rendezvous_pays_one_less() -> None:
    team = [In(PAL, dice=("3RD1",)), In(RED, dice=("2RD",))]
    d = scene("CONV 147", team=team).play("CONV 147", FOE2)
    assert (d.damage(FOE2), d.resources(0)) == (3, 0)
    assert d.prompt(0) == "ds-ask-additional"


def test_bacta_therapy_heals_by_upgrades_and_cures_injuries() -> None:
    team = [In(PAL, damage=5, upgrades=[SWORD, "CONV 171"], downgrades=["CONV 161"])]
    d = scene("CONV 162", team=team).play("CONV 162", PAL)
    assert d.damage(PAL) == 3
    assert not d.in_play("CONV 161")


def test_near_miss_needs_two_of_a_kind() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    assert scene("CONV 166", team=[RED, FOE2], foes=foes).play("CONV 166").pool(1) == []
    assert scene("CONV 166", team=[RED, "AW 38"], foes=foes).play("CONV 166").pool(1) == ["2RD"]
