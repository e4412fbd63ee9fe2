"""Each upgrade of Across the Galaxy, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
MODS = ("AtG 88", "AtG 131", "AtG 133", "AtG 146", "AtG 152", "AtG 153", "AtG 154")


@pytest.mark.parametrize("mod", MODS)
def test_mods_go_on_vehicles_only(mod: str) -> None:
    d = scene(hand=[mod], resources=3, supports=["AoN 17"])
    assert not d.can(0, "play", mod)
    d = scene(hand=[mod], resources=3, supports=["AoN 17", FANG])
    d.play(mod)
    assert d.card(mod).host == d.id(FANG)


@pytest.mark.parametrize("upgrade", ["AtG 50", "AtG 148"])
def test_for_yellow_characters_only(upgrade: str) -> None:
    d = scene(team=[BLUE, RED], hand=[upgrade], resources=3)
    assert not d.can(0, "play", upgrade)
    assert scene(team=[PAL], hand=[upgrade], resources=3).can(0, "play", upgrade)


@pytest.mark.parametrize("upgrade", ["AtG 118", "AtG 119"])
def test_for_blue_characters_only(upgrade: str) -> None:
    d = scene(team=[PAL, RED], hand=[upgrade], resources=3)
    assert not d.can(0, "play", upgrade)
    assert scene(team=[BLUE], hand=[upgrade], resources=3).can(0, "play", upgrade)


@pytest.mark.parametrize(("host", "dealt"), [("AW 10", 1), (BLUE, 0)])
def test_vaders_lightsaber_brings_a_die_back_and_with_vader_strikes(host: str, dealt: int) -> None:
    team = [In(host, upgrades=[In("AtG 16", dice=("1MD",))])]
    d = scene(team=team, resources=1, foes=[FOE]).resolve("AtG 16", 0, FOE)
    d.rolls((host, "1R")).yes(0)
    if dealt:
        d.choose(0, FOE)
    assert (d.damage(FOE), d.pool(0), d.resources(0)) == (1 + dealt, ["1R"], 0)


def test_donderbus_activates_its_bearer_at_once() -> None:
    d = scene(hand=["AtG 50"], resources=2).play("AtG 50")
    d.rolls((PAL, "1R"), ("AtG 50", "1RD")).yes(0)
    assert d.pool(0) == ["1R", "1RD"]


@pytest.mark.parametrize(("money", "dealt"), [(0, 3), (1, 2)])
def test_becketts_rifle_hits_the_poor_harder(money: int, dealt: int) -> None:
    d = scene("AtG 52", ("Sp",), foes=[FOE], foe_resources=money).resolve("AtG 52")
    assert d.damage(FOE) == dealt


def test_becketts_rifle_in_his_hands_costs_an_opponent_a_resource() -> None:
    d = scene(team=["AtG 36"], hand=["AtG 52"], resources=3, foe_resources=2).play("AtG 52")
    assert d.yes(0).resources(1) == 1


def test_training_staff_is_only_its_die() -> None:
    d = scene("AtG 69", ("1MD",), foes=[FOE]).resolve("AtG 69", 0, FOE)
    assert d.damage(FOE) == 1


def test_jyns_blaster_rerolls_or_mills_and_for_jyn_rerolls_her_dice() -> None:
    jyn = In("SoR 44", dice=(None,), upgrades=[In("AtG 87", dice=("-",))])
    d = scene(team=[jyn]).activate("SoR 44", ("SoR 44", "-"))
    d.yes(0).choose(0, "1").choose(0, "1")
    d.rolls(("SoR 44", "2RD")).choose(0, ("SoR 44", 0))
    assert (d.deck_size(1), d.pool(0)) == (9, ["-", "2RD"])
    d = scene("AtG 87", ("-",)).activate(PAL, (PAL, "1R")).yes(0)
    d.rolls(("AtG 87", "2RD")).choose(0, "0")
    assert (d.pool(0), d.my_turn_is_over) == (["2RD", "1R"], True)


def test_r2_astromech_readies_its_vehicle_for_two() -> None:
    d = scene(supports=[In(FANG, exhausted=True, upgrades=["AtG 88"])], resources=2).use("AtG 88")
    assert (d.exhausted(FANG), d.exhausted("AtG 88"), d.resources(0)) == (False, True, 0)


def test_token_of_affection_follows_an_ambush() -> None:
    d = scene("AtG 107", team=[PAL, BLUE], hand=["LEG 119"]).play("LEG 119")
    d.yes(0)
    assert d.card("AtG 107").host == d.id(BLUE)
    d = scene("AtG 107", team=[PAL, BLUE], hand=[BLANK_CARD]).play(BLANK_CARD, PAL)
    assert d.my_turn_is_over


def test_force_lift_strikes_or_lifts_a_support_off_the_table() -> None:
    d = scene("AtG 118", ("Sp",), team=[BLUE], foe_supports=["RIV 8", "LEG 52"])
    d.resolve("AtG 118", 0, "1")
    assert (d.in_play(FANG), d.in_play("LEG 52")) == (False, True)
    assert scene("AtG 118", ("Sp",), team=[BLUE]).resolve("AtG 118", 0, "0", FOE).damage(FOE) == 2


def test_shatterpoint_breaks_what_costs_no_more_than_your_blue_abilities() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=["LEG 73", "RIV 17"])]
    d = scene("AtG 119", ("Sp1",), team=[BLUE], foes=foes, resources=1).resolve("AtG 119")
    assert (d.in_play("LEG 73"), d.in_play("RIV 17")) == (False, True)


@pytest.mark.parametrize(("held", "dealt"), [(5, 3), (4, 2)])
def test_treasured_lightsaber_pierces_and_harder_with_a_full_hand(held: int, dealt: int) -> None:
    d = scene("AtG 120", ("Sp",), hand=[BLANK_CARD] * held, foes=[In(FOE, shields=2)])
    d.resolve("AtG 120", 0, FOE)
    assert d.damage(FOE) == dealt


def test_treasured_lightsaber_may_draw_when_it_comes() -> None:
    d = scene(hand=["AtG 120"], resources=2).play("AtG 120").yes(0)
    assert len(d.hand(0)) == 1


def test_dorsal_turret_rolls_in_at_once() -> None:
    d = scene(supports=[FANG], hand=["AtG 131"], resources=1).play("AtG 131")
    d.rolls(("AtG 131", "2ID")).yes(0)
    assert d.pool(0) == ["2ID"]


def test_triple_laser_turret_protects_the_die_of_its_vehicle() -> None:
    gun = In("AtG 133", dice=("2RD",))
    foes: list[In | Named] = [FOE, In(FOE2, dice=("1R",))]
    mine: list[In | Named] = [In(FANG, dice=("3RD",), upgrades=[gun])]
    d = scene("LEG 130", team=[PAL], foes=foes, foe_supports=mine)
    d.play("LEG 130")  # character dice only
    d = scene("LEG 143", foe_supports=mine).play("LEG 143")
    assert d.pool(1) == ["3RD"]  # the turret's own die went, without a choice


def test_arc_caster_activates_its_vehicle_and_rerolls() -> None:
    d = scene(supports=[FANG], hand=["AtG 146"], resources=2).play("AtG 146")
    d.rolls((FANG, "-"), ("AtG 146", "1Dr")).yes(0)
    d.yes(0)
    d.rolls((FANG, "3RD")).choose(0, (FANG, 0))
    assert d.pool(0) == ["3RD", "1Dr"]


def test_black_sun_blaster_pistol_fires_twice_and_stays_with_neutrals() -> None:
    d = scene("AtG 147", ("Sp",), foes=[FOE]).resolve("AtG 147", 0, FOE)
    assert d.damage(FOE) == 3
    neutral = In("AoN 13", damage=5, upgrades=["AtG 147"])
    d = scene("SoR 1", ("1RD",), foes=[neutral, FOE]).resolve("SoR 1", 0, "AoN 13").choose(1, FOE)
    assert d.card("AtG 147").host == d.id(FOE)
    hero = In(FOE2, damage=9, upgrades=["AtG 147"])
    d = scene("SoR 1", ("1RD",), foes=[hero, FOE]).resolve("SoR 1", 0, FOE2)
    assert not d.in_play("AtG 147")


def test_flame_projector_spreads_its_melee_damage() -> None:
    d = scene("AtG 148", ("2MD",), foes=[FOE]).use("AtG 148")
    assert d.damage(FOE) == 3


def test_laser_cannon_and_systems_gauge_act_with_their_vehicle() -> None:
    d = scene(supports=[In(FANG, upgrades=["AtG 152"])], foes=[FOE]).activate(FANG, (FANG, "1R"))
    assert d.yes(0).damage(FOE) == 1
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    gauge = [In(FANG, upgrades=["AtG 153"])]
    d = scene(supports=gauge, foes=foes, resources=1).activate(FANG, (FANG, "1R"))
    assert d.yes(0).pool(1) == []


def test_targeting_astromech_turns_the_die_of_its_vehicle() -> None:
    d = scene(supports=[In(FANG, dice=("-",), upgrades=["AtG 154"])]).use("AtG 154")
    assert d.side(0, FANG, "3RD").pool(0) == ["3RD"]


def test_bloodlust_feeds_on_damage_dice() -> None:
    d = scene("AtG 14", team=[In(RED, dice=("2RD",))], foes=[FOE]).resolve(RED, 0, FOE)
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 3
    d = scene("AtG 14", team=[In(PAL, dice=("1R",))]).resolve(PAL)
    assert d.my_turn_is_over


def test_chain_sickle_rerolls_whom_it_wounds() -> None:
    d = scene("AtG 15", ("2MD",), foes=[In(FOE, dice=("2RD",))]).resolve("AtG 15", 0, FOE)
    d.rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["-"]
    d = scene("AtG 15", ("2MD",), foes=[In(FOE, dice=("2RD",), shields=2)])
    assert d.resolve("AtG 15", 0, FOE).my_turn_is_over


def test_energy_bow_follows_a_reroll_of_character_dice() -> None:
    team = [In(PAL, dice=("-",))]
    d = scene("AtG 17", ("-",), team=team, hand=["LEG 98"]).play("LEG 98")
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    d.rolls(("AtG 17", "1RD")).yes(0)
    assert d.pool(0) == ["1R", "1RD"]


def test_seeker_droid_costs_a_card_but_gives_an_action() -> None:
    d = scene("AtG 34", ("Sp",), foe_hand=["AW 59"]).resolve("AtG 34")
    assert d.hand(1) == []
    d.pass_(1)
    assert d.prompt(1) == "ds-ask-additional"


def test_grappling_boa_removes_a_die_of_whom_it_wounds() -> None:
    d = scene("AtG 51", ("1MD",), foes=[In(FOE, dice=("2RD",))]).resolve("AtG 51", 0, FOE)
    assert d.yes(0).pool(1) == []


def test_vow_of_vengeance_counts_the_fallen() -> None:
    team = [In(RED, dice=("2RD",), upgrades=["AtG 53"])]
    d = scene(team=team, aside=[PAL], foes=[FOE]).resolve(RED, 0, FOE)
    assert d.damage(FOE) == 3


def test_counterstroke_answers_an_opponents_blow() -> None:
    foes: list[In | Named] = [In("AW 10", upgrades=[In("AtG 68", dice=("1MD",))]), FOE]
    d = scene(RED, ("2RD",), team=[], foes=foes).resolve(RED, 0, "AW 10")
    d.yes(1).choose(1, RED)
    assert d.damage(RED) == 2


def test_pillio_star_compass_shows_the_way() -> None:
    d = scene("AtG 70", ("1Sh",), team=[In(FOE2, dice=("1R",))]).use("AtG 70")
    assert d.pool(0) == ["1Sh", "1Sh"]


@pytest.mark.parametrize(("host", "drawn"), [("AtG 58", 1), (BLUE, 0)])
def test_qui_gons_lightsaber_restores_a_shield(host: str, drawn: int) -> None:
    foes: list[In | Named] = [In(host, shields=1, upgrades=["AtG 71"]), FOE]
    d = scene(RED, ("1RD",), team=[], foes=foes).resolve(RED, 0, host).yes(1)
    if drawn:
        d.yes(1)
    assert (d.shields(host), d.exhausted("AtG 71"), len(d.hand(1))) == (1, True, drawn)


@pytest.mark.parametrize(("takes", "hurt"), [(True, (0, 2)), (False, (2, 0))])
def test_decoy_takes_the_blow(takes: bool, hurt: tuple[int, int]) -> None:
    foes: list[In | Named] = [In(FOE2, upgrades=["AtG 105"]), FOE]
    d = scene(RED, ("2RD",), team=[], foes=foes).resolve(RED, 0, FOE)
    (d.yes if takes else d.no)(1)
    assert (d.damage(FOE), d.damage(FOE2)) == hurt


@pytest.mark.parametrize(("money", "dealt"), [(2, 2), (5, 3)])
def test_energy_pike_strikes_with_your_purse(money: int, dealt: int) -> None:
    d = scene("AtG 106", ("Sp",), resources=money).resolve("AtG 106", 0, FOE)
    assert (d.damage(FOE), d.resources(0)) == (dealt, money)


def test_handheld_cannon_leaves_room_for_one_upgrade_more() -> None:
    team = [In(PAL, upgrades=["AtG 132", "LEG 73"])]
    d = scene(team=team, hand=["RIV 17"], resources=3).play("RIV 17")
    d.choose(0, "none").choose(0, "LEG 73")
    assert (d.in_play("LEG 73"), d.in_play("RIV 17")) == (False, True)
