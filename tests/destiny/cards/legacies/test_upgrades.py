"""Upgrades of Legacies, each played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
VEERS = "AW 4"  # unique, red


@pytest.mark.parametrize(
    ("upgrade", "fits", "does_not"),
    [
        ("LEG 7", BLUE, PAL),
        ("LEG 8", BLUE, PAL),
        ("LEG 16", VEERS, RED),
        ("LEG 37", BLUE, PAL),
        ("LEG 45", VEERS, RED),
        ("LEG 166", PAL, VEERS),
    ],
)
def test_where_it_may_go(upgrade: str, fits: str, does_not: str) -> None:
    assert scene(team=[fits], hand=[upgrade], resources=4).can(0, "play", upgrade)
    assert not scene(team=[does_not], hand=[upgrade], resources=4).can(0, "play", upgrade)


def test_force_rend_breaks_what_you_can_pay_for() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=["LEG 73", "RIV 17"])]
    d = scene("LEG 7", ("Sp",), team=[BLUE], foes=foes, resources=2)
    d.resolve("LEG 7", 0)
    assert (d.in_play("LEG 73"), d.in_play("RIV 17"), d.resources(0)) == (False, True, 1)


def test_mauls_lightsaber_rolls_in_against_the_unshielded() -> None:
    d = scene("LEG 8", (None,), team=[BLUE], resources=1).rolls(("LEG 8", "2MD")).use("LEG 8")
    assert (d.pool(0), d.resources(0)) == (["2MD"], 0)
    d = scene("LEG 8", (None,), team=[BLUE], resources=1, foes=[In(FOE, shields=1)]).use("LEG 8")
    assert (d.pool(0), d.resources(0)) == ([], 1)


@pytest.mark.parametrize(("money", "stays"), [(1, True), (0, False)])
def test_fragmentation_grenade_is_spent_unless_paid_for(money: int, stays: bool) -> None:
    d = scene("LEG 15", ("1ID",), foes=[FOE], resources=money).resolve("LEG 15")
    if money:
        d.yes(0)
    assert (d.in_play("LEG 15"), d.resources(0)) == (stays, 0)


def test_grand_moff_uses_the_field_or_changes_it() -> None:
    d = scene("LEG 16", team=[VEERS], battlefields=["LEG 178"], foes=[FOE]).use("LEG 16", "1")
    assert not d.in_play("LEG 178")
    d = scene("LEG 16", team=[VEERS], battlefields=["LEG 180"], foes=[In(FOE, dice=("2RD",))])
    d.use("LEG 16", "0").yes(0).side(0, FOE, "-")
    assert d.pool(1) == ["-"]


def test_kallus_bo_rifle_comes_by_ambush() -> None:
    d = scene(hand=["LEG 17"], resources=3).play("LEG 17")
    assert d.prompt(0) == "ds-ask-additional"


def test_force_meditation_needs_a_blue_character_and_mills_two() -> None:
    assert not scene(team=[PAL], hand=["LEG 36"], resources=2).can(0, "play", "LEG 36")
    d = scene("LEG 36", ("Sp",), team=[BLUE]).resolve("LEG 36", 0, "1")
    assert d.deck_size(1) == 8


def test_obi_wans_lightsaber_strikes_with_the_shields_of_its_bearer() -> None:
    d = scene("LEG 37", ("Sp",), team=[In(BLUE, shields=1)], foes=[In(FOE, shields=2)])
    d.resolve("LEG 37", 0, FOE)
    assert (d.shields(BLUE), d.damage(FOE)) == (2, 2)


@pytest.mark.parametrize(("controller", "dealt"), [(0, 3), (1, 2)])
def test_camouflaged_rifle_likes_its_own_ground(controller: int, dealt: int) -> None:
    d = scene("LEG 44", ("Sp",), controller=controller).resolve("LEG 44", 0, FOE)
    assert d.damage(FOE) == dealt


def test_rebellion_leader_removes_a_like_symbol() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("LEG 45", team=[In(VEERS, dice=("1R",)), In(RED, dice=("1Dr",))], foes=foes)
    d.use("LEG 45", (VEERS, 0))
    assert d.pool(1) == ["2RD"]


def test_zebs_bo_rifle_drops_its_plus_for_a_resource() -> None:
    d = scene("LEG 54", ("+3MD",), resources=1).use("LEG 54", FOE)
    assert (d.damage(FOE), d.resources(0)) == (3, 0)


def test_comlink_calls_everybody() -> None:
    d = scene("LEG 59", ("1F",), team=[PAL, RED], supports=[FANG])
    d.use("LEG 59", [PAL, FANG])
    d.rolls((PAL, "1R"), ("LEG 59", "1R")).rolls((FANG, "1R")).choose(0, PAL)
    assert (d.exhausted(PAL), d.exhausted(FANG), d.exhausted(RED)) == (True, True, False)


def test_auto_cannon_and_e_11_are_their_dice() -> None:
    d = scene("LEG 62", ("3ID",), foes=[FOE]).resolve("LEG 62")
    assert d.damage(FOE) == 3
    d = scene(RED, ("1RD",), foes=[In(FOE, damage=6, upgrades=["LEG 63"]), FOE2])
    d.resolve(RED, 0, FOE).choose(1, FOE2)
    assert d.card("LEG 63").host == d.id(FOE2)


def test_bartering_pays_and_may_let_everybody_draw() -> None:
    d = scene("LEG 67", ("Sp",)).resolve("LEG 67").yes(0)
    assert (d.resources(0), len(d.hand(0)), len(d.hand(1))) == (1, 1, 1)


@pytest.mark.parametrize(("target", "dealt"), [(FOE, 3), (FOE2, 2)])
def test_canto_bight_pistol_dislikes_villains(target: str, dealt: int) -> None:
    assert scene("LEG 71", ("Sp",)).resolve("LEG 71", 0, target).damage(target) == dealt


def test_bodyguard_makes_a_guardian() -> None:
    guard = In(PAL, dice=(None,), upgrades=["LEG 166"])
    d = scene(team=[guard, BLUE], foes=[In(FOE, dice=("2RD",))]).activate(PAL)
    assert d.prompt(0) == "ds-ask-guardian"


def test_crystal_ball_sees_the_top_of_a_deck() -> None:
    d = scene("LEG 6", (None,)).activate(PAL, (PAL, "1R"), ("LEG 6", "1F"))
    d.yes(0).choose(0, "1")
    assert "ds-log-looks" in d.log()


def test_roguish_charm_earns_the_cost_of_the_die() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD1",))]
    d = scene("LEG 53", ("Sp",), foes=foes).resolve("LEG 53")
    assert (d.pool(1), d.resources(0)) == ([], 1)


def test_force_wave_hits_three_different_characters() -> None:
    d = scene("LEG 57", ("Sp1",), team=[BLUE], foes=[FOE, FOE2, RED], resources=1)
    d.resolve("LEG 57", 0, FOE)
    assert d.can_choose(0, FOE, FOE2) == [False, True]
    d.choose(0, FOE2)
    d.choose(0, RED)
    assert (d.damage(FOE), d.damage(FOE2), d.damage(RED)) == (3, 2, 1)


@pytest.mark.parametrize(("host", "can"), [(PAL, True), (BLUE, False)])
def test_vibrocutlass_is_cheaper_in_yellow_hands(host: str, can: bool) -> None:
    d = scene("LEG 69", ("4MD1",), team=[host])
    assert d.can(0, "resolve", ("LEG 69", 0)) is can


def test_stun_baton_takes_a_die_for_a_resource() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    d = scene("LEG 74", ("1MD",), foes=foes, resources=1).resolve("LEG 74", 0, FOE).yes(0)
    assert (d.pool(1), d.resources(0)) == ([], 0)


def test_diplomatic_protection_shields_those_who_stay() -> None:
    foes: list[In | Named] = [In(FOE, damage=6, upgrades=["LEG 123"]), FOE2]
    d = scene(RED, ("1RD",), team=[], foes=foes).resolve(RED, 0, FOE).yes(1)
    assert (d.in_play(FOE), d.shields(FOE2)) == (False, 2)


def test_resilient_rolls_a_removed_die_back_in() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), upgrades=["LEG 135"])]
    d = scene("LEG 143", foes=foes).play("LEG 143").rolls((FOE, "1R")).yes(1)
    assert (d.pool(1), d.exhausted("LEG 135")) == (["1R"], True)
