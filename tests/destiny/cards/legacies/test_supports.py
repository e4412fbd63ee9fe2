"""Supports of Legacies, each played."""

import pytest

from cantina.games.destiny import facts
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -


def test_kylos_starfighter_counts_the_named_colour_in_a_hand() -> None:
    d = scene("LEG 5", ("Sp",), foes=[FOE], foe_hand=["LEG 119", "AW 57", BLANK_CARD])
    d.resolve("LEG 5", 0, "blue")
    assert d.damage(FOE) == 1
    d = scene("LEG 5", ("Sp",), foes=[FOE], foe_hand=["LEG 119"]).resolve("LEG 5", 0, "red")
    assert d.damage(FOE) == 0


def test_ark_angel_brings_two_more_supports() -> None:
    d = scene("LEG 23", (None,), supports=[FANG, "AoN 17"]).activate("LEG 23", ("LEG 23", "1R"))
    d.rolls((FANG, "1R")).choose(0, FANG)
    assert (d.exhausted(FANG), d.exhausted("AoN 17")) == (True, False)


def test_bt_1_hurts_both_sides() -> None:
    d = scene("LEG 24", (None,), team=[PAL], foes=[FOE]).activate("LEG 24", ("LEG 24", "1Dr"))
    assert (d.damage(PAL), d.damage(FOE)) == (1, 1)


def test_bb_9e_rerolls_a_foe_and_itself() -> None:
    d = scene("LEG 28", ("Sp",), foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "-")).rolls(("LEG 28", "1Dc")).resolve("LEG 28")
    assert (d.pool(0), d.pool(1)) == (["1Dc"], ["-"])


def test_eta_2_gives_a_die_to_exhaust_a_support() -> None:
    d = scene("LEG 34", ("1R",), team=[In(BLUE, dice=("1Sh",))], foe_supports=[FANG])
    d.use("LEG 34", "1", FANG)
    assert (d.exhausted(FANG), d.pool(0)) == (True, ["1R"])
    d = scene("LEG 34", ("1R",), foe_supports=[FANG]).use("LEG 34", "0", FANG)
    assert (d.exhausted(FANG), d.pool(0)) == (True, [])


def test_resistance_bomber_falls_apart_on_its_third_run() -> None:
    bomber = In("LEG 43", dice=("2Dr",), damage=1)
    d = scene(bomber).resolve("LEG 43")
    assert d.damage("LEG 43") == 2
    d = scene(In("LEG 43", dice=("2Dr",), damage=2)).resolve("LEG 43")
    assert not d.in_play("LEG 43")


def test_republic_cruiser_shields_one_or_all_unique_characters() -> None:
    team = ["AW 4", "AW 10", PAL]
    d = scene("LEG 55", ("Sp",), team=team).resolve("LEG 55", 0, "0", "AW 4")
    assert d.shields("AW 4") == 2
    d = scene("LEG 55", ("Sp",), team=team).resolve("LEG 55", 0, "1")
    assert [d.shields(one) for one in team] == [1, 1, 0]


def test_ground_battalion_takes_the_field() -> None:
    d = scene("LEG 60", (None,), controller=1).activate("LEG 60", ("LEG 60", "1Sh"))
    assert d.yes(0).g.controller == 0


def test_lookout_post_needs_the_field() -> None:
    assert scene(hand=["LEG 61"], resources=2).can(0, "play", "LEG 61")
    assert not scene(hand=["LEG 61"], resources=2, controller=1).can(0, "play", "LEG 61")


def test_pirate_speeder_tank_does_three_things() -> None:
    d = scene("LEG 66", ("Sp",)).resolve("LEG 66", 0, FOE, PAL)
    assert (d.damage(FOE), d.shields(PAL), d.prompt(0)) == (2, 2, "ds-ask-additional")


def test_modified_hwk_comes_damaged_and_hurts_its_crew() -> None:
    d = scene(hand=["LEG 70"], resources=2).play("LEG 70")
    assert d.damage("LEG 70") == 2
    hwk = In("LEG 70", damage=2)
    d = scene(hwk, team=[PAL]).activate("LEG 70", ("LEG 70", "1R"))
    assert d.damage(PAL) == 2


def test_command_bridge_activates_two_plain_characters() -> None:
    d = scene("LEG 91", team=[PAL, RED, "AW 4"]).rolls((PAL, "1R")).rolls((RED, "1Dr"))
    d.use("LEG 91", PAL)
    assert (d.pool(0), d.exhausted("AW 4")) == (["1R", "1Dr"], False)


@pytest.mark.parametrize(("before", "money"), [(1, 0), (2, 1)])
def test_yodas_hut_pays_for_the_third_shield(before: int, money: int) -> None:
    d = scene("LEG 107", team=[In(PAL, shields=before)]).use("LEG 107", PAL)
    assert (d.shields(PAL), d.resources(0)) == (before + 1, money)


@pytest.mark.parametrize(("before", "stays"), [(0, True), (1, False)])
def test_suppression_field_takes_the_damage_itself(before: int, stays: bool) -> None:
    d = scene(In("LEG 115", damage=before), foes=[In(FOE, dice=("2RD",))]).use("LEG 115")
    assert (d.pool(1), d.in_play("LEG 115")) == ([], stays)


def test_cover_team_adds_to_indirect_damage() -> None:
    d = scene("LEG 146", supports=[In("AoN 17", dice=("2ID",))], foes=[FOE]).use("LEG 146")
    assert d.damage(FOE) == 3


def test_remote_stockpile_saves_and_pays_out() -> None:
    d = scene("LEG 164").use("LEG 164", "0")
    assert d.card("LEG 164").resources == 1
    d = scene(In("LEG 164", resources=3)).use("LEG 164", "1")
    assert (d.resources(0), d.card("LEG 164").resources) == (3, 0)


@pytest.mark.parametrize(("money", "droids"), [(2, 1), (1, 0)])
def test_separatist_landing_craft_lands_a_droid(money: int, droids: int) -> None:
    d = scene("LEG 14", ("Sp",), resources=money).resolve("LEG 14")
    assert not d.in_play("LEG 14")
    landed = [card for card in d.g.play if facts.of(d.g, card).title == "Battle Droid"]
    assert len(landed) == droids
    if droids:
        d.pass_(1).rolls(("LEG 9", "1ID")).act(0, "activate", "LEG 9")
        assert d.pool(0) == ["1ID"]


@pytest.mark.parametrize(("controller", "way"), [(0, True), (1, False)])
def test_mortar_team_aims_from_the_battlefield(controller: int, way: bool) -> None:
    d = scene("LEG 42", ("2ID",), controller=controller)
    assert d.can(0, "resolve", ("LEG 42", 0), "ranged") is way


def test_runaway_boomas_throw_another_die() -> None:
    d = scene("LEG 51", (None,), resources=1, spare_dice=["LEG 51"])
    d.rolls(("LEG 51", "3ID")).use("LEG 51")
    assert (d.pool(0), d.resources(0)) == (["3ID"], 0)


@pytest.mark.parametrize(("top", "hurt"), [("AW 59", 1), (BLANK_CARD, 0)])
def test_nightsister_coven_curses_a_blank(top: str, hurt: int) -> None:
    d = scene("LEG 83", team=[PAL], deck=[top]).activate(PAL, (PAL, "-"))
    d.yes(0).choose(0, "0")
    assert (d.damage(PAL), d.exhausted("LEG 83")) == (hurt, True)


def test_defensive_teaching_makes_room_for_a_fourth_shield() -> None:
    d = scene("LEG 106", team=[In(BLUE, shields=3)], hand=[BLANK_CARD]).play(BLANK_CARD, BLUE)
    assert d.shields(BLUE) == 4
    d = scene("LEG 106", team=[In(PAL, shields=3)], hand=[BLANK_CARD]).play(BLANK_CARD, PAL)
    assert d.shields(PAL) == 3


def test_bubble_shield_soaks_indirect_damage_up_and_bursts() -> None:
    foes = [FOE2]
    d = scene("LEG 62", ("3ID",), foes=foes, foe_supports=["LEG 145"]).resolve("LEG 62")
    for _ in range(3):
        d.choose(1, "LEG 145")
    assert (d.in_play("LEG 145"), d.damage(FOE2)) == (False, 0)


def test_bubble_shield_is_no_target_of_other_damage() -> None:
    d = scene(RED, ("2RD",), team=[], foes=[FOE], foe_supports=["LEG 145"])
    d.act(0, "resolve", (RED, 0))
    assert d.can_choose(0, "LEG 145", FOE) == [False, True]


def test_scrap_heap_lives_on_others_cards() -> None:
    d = scene("LEG 165", team=[In("LEG 33", dice=("Sp",))]).resolve("LEG 33", 0, "3", "0")
    d.choose(0, "1").yes(0)
    assert (d.resources(0), d.exhausted("LEG 165")) == (2, True)
