"""Events of Across the Galaxy that count, that let others choose, or that come back."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
MOD = "AtG 152"  # Laser Cannon: a mod without a die


def test_burst_of_lightning_removes_a_die_for_each_shield() -> None:
    foes = [In(FOE, shields=1, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 5", foes=foes).play("AtG 5", FOE, [(FOE2, 0)])
    assert (d.shields(FOE), d.pool(1)) == (0, ["2RD"])
    bare = scene("AtG 5", foes=[In(FOE, dice=("2RD",))]).play("AtG 5", FOE)
    assert bare.pool(1) == ["2RD"]


def test_endow_plays_upgrades_on_one_character_and_rolls_them_in() -> None:
    d = scene("AtG 6", team=[BLUE, PAL], hand=["AW 57", "LEG 58"], resources=6)
    d.play("AtG 6", "AW 57")
    d.rolls(("AW 57", "1Dr"), ("LEG 58", "1R")).choose(0, "LEG 58")
    d.choose(0, "none")  # nothing is replaced
    assert d.pool(0) == ["1Dr", "1R"]
    assert d.card("AW 57").host == d.card("LEG 58").host == d.id(BLUE)
    d = scene("AtG 6", team=[BLUE], hand=["AW 57"], resources=3).play("AtG 6")
    d.choose(0, "none")
    assert d.hand(0) == ["Force Throw"]


def test_i_am_the_senate_removes_a_like_value_for_each_die() -> None:
    team = [In("AW 10", dice=("3MD", "2Dr"))]
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("AtG 8", team=team, foes=foes).play("AtG 8")
    d.yes(0).choose(0, (FOE2, 0))
    d.yes(0).choose(0, (FOE, 0))
    assert (len(d.pool(0)), d.pool(1)) == (2, [])
    assert not scene("AtG 8", team=["AW 10", PAL], foes=foes).can(0, "play", "AtG 8")


def test_i_am_the_senate_may_leave_dice_alone() -> None:
    d = scene("AtG 8", team=[In("AW 10", dice=("3MD",))], foes=[In(FOE2, dice=("3MD1",))])
    d.play("AtG 8").no(0)
    assert d.pool(1) == ["3MD1"]


def test_drop_em_disarms_two_characters() -> None:
    foes = [In(FOE, upgrades=["RIV 17"]), In(FOE2, upgrades=["LEG 73"])]
    d = scene("AtG 24", team=[RED, "AW 4"], foes=foes).play("AtG 24", [FOE, FOE2])
    assert d.hand(1) == ["Hunting Rifle", "Vibrosword"]
    lone = scene("AtG 24", team=[RED], foes=foes).play("AtG 24")
    assert lone.in_play("RIV 17")


def test_in_tandem_turns_vehicles_of_one_title() -> None:
    fleet = [In(FANG, dice=("-",)), In(FANG, dice=("-",)), In("LEG 25", dice=("-",))]
    d = scene("AtG 27", team=[RED], supports=fleet).play("AtG 27")
    rule = d.refused(0, f"{d.die(FANG)}+{d.die('LEG 25')}")
    assert rule == "DS-CHOOSE-4"
    d.choose(0, (FANG, 0), (FANG + "#2", 0)).side(0, FANG, "3RD").side(0, FANG, "3RD")
    assert d.pool(0) == ["3RD", "3RD", "-"]


@pytest.mark.parametrize(("controller", "again"), [(0, True), (1, False)])
def test_reach_the_stars_rerolls_again_on_your_own_battlefield(
    controller: int, again: bool
) -> None:
    d = scene("AtG 29", team=[In(PAL, dice=("-",))], controller=controller).play("AtG 29")
    d.rolls((PAL, "1Dr")).choose(0, (PAL, 0))
    assert (d.prompt(0) == "ds-ask-reroll-dice") is again


def test_in_a_bind_the_opponent_chooses_two_evils() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("AtG 43", foes=foes, foe_hand=[BLANK_CARD] * 2).play("AtG 43")
    d.choose(1, "1").choose(1, "2")
    assert (d.hand(1), d.damage(FOE), d.pool(1)) == ([], 2, ["2RD"])


def test_wanton_destruction_turns_dice_on_their_own_characters() -> None:
    team = [In(RED, dice=("2RD",)), In(PAL, dice=("1R",))]
    d = scene("AtG 46", team=team, foes=[In(FOE2, dice=("3MD1",))]).play("AtG 46")
    assert (d.damage(RED), d.damage(PAL), d.damage(FOE2)) == (2, 0, 3)


def test_gathering_intelligence_sees_hands_and_decks() -> None:
    d = scene("AtG 61", foe_hand=["AW 59"]).play("AtG 61")
    assert d.log().count("ds-log-looks") == 2
    assert d.my_turn_is_over


def test_repulse_needs_two_colours() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",)), In(RED, dice=("1Dr",))]
    d = scene("AtG 65", foes=foes).play("AtG 65")
    assert d.refused(0, f"{d.die(FOE)}+{d.die(RED)}") == "DS-CHOOSE-4"
    assert d.choose(0, (FOE, 0), (FOE2, 0)).pool(1) == ["1Dr"]
    same = scene("AtG 65", foes=[In(FOE, dice=("2RD",)), In(RED, dice=("1Dr",))]).play("AtG 65")
    assert same.pool(1) == ["2RD", "1Dr"]


def test_safeguard_gives_a_shield_for_each_upgrade_on_a_character() -> None:
    team = [In(PAL, upgrades=["LEG 73", "RIV 17"]), In(BLUE, upgrades=["AW 57"])]
    assert scene("AtG 66", team=team).play("AtG 66", BLUE).shields(BLUE) == 2


def test_attack_of_the_clones_readies_one_kind() -> None:
    team = [In(PAL, exhausted=True), In(PAL, exhausted=True), In(RED, exhausted=True)]
    d = scene("AtG 77", team=team).play("AtG 77", [PAL, PAL + "#2"])
    assert [d.exhausted(one) for one in (PAL, PAL + "#2", RED)] == [False, False, True]


def test_evacuate_takes_a_character_out_until_the_phase_ends() -> None:
    d = scene("AtG 79", team=[In(PAL, damage=5), BLUE]).play("AtG 79", PAL)
    assert not d.in_play(PAL)
    d.pass_(1).pass_(0)
    assert (d.in_play(PAL), d.damage(PAL)) == (True, 0)


def test_outgun_pays_for_each_mod_it_spots() -> None:
    fleet = [In(FANG, upgrades=[MOD, "AtG 153"])]
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 81", supports=fleet, foes=foes, resources=2).play("AtG 81", "1", [(FOE, 0)])
    assert (d.pool(1), d.resources(0)) == (["1R"], 1)
    none = scene("AtG 81", supports=fleet, foes=foes).play("AtG 81", "0")
    assert none.pool(1) == ["2RD", "1R"]


def test_a_good_investment_pays_more_as_a_second_action() -> None:
    team = [In(PAL, dice=("1R",))]
    assert scene("AtG 92", team=team).play("AtG 92").resources(0) == 4
    d = scene("AtG 92", team=team, hand=["LEG 98"]).play("LEG 98").choose(0)
    assert d.play("AtG 92").resources(0) == 5
    assert not scene("AtG 92", team=[PAL]).can(0, "play", "AtG 92")


def test_aid_from_above_is_chosen_by_the_opponent() -> None:
    d = scene("AtG 93").play("AtG 93")
    d.choose(1, "1").choose(1, "2")
    assert (d.resources(0), d.hand(0), d.prompt(0)) == (2, [], "ds-ask-additional")


@pytest.mark.parametrize(("controller", "ambush"), [(0, True), (1, False)])
def test_drop_in_has_ambush_on_your_own_battlefield(controller: int, ambush: bool) -> None:
    d = scene("AtG 95", controller=controller).rolls((PAL, "1R")).play("AtG 95")
    assert d.pool(0) == ["1R"]
    assert d.my_turn_is_over is not ambush


def test_hijack_borrows_a_vehicle_for_the_phase() -> None:
    theirs = [In(FANG, dice=("2RD",), exhausted=True)]
    d = scene("AtG 96", foe_supports=theirs).play("AtG 96")
    assert (d.card(FANG).controller, d.exhausted(FANG), d.pool(1)) == (0, False, [])
    d.pass_(1).pass_(0)
    assert d.card(FANG).controller == 1


def test_hijack_leaves_vehicles_with_mods() -> None:
    d = scene("AtG 96", foe_supports=[In(FANG, upgrades=[MOD])]).play("AtG 96")
    assert d.card(FANG).controller == 1


def test_reluctance_allows_one_die_in_the_next_turn() -> None:
    foes = [In(FOE, dice=("1R",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 99", foes=foes).play("AtG 99").choose(0, "decline")
    d.act(1, "resolve", (FOE, 0))
    assert (d.resources(1), d.asked()) == (1, (0,))  # the other one was not offered
    d.pass_(0)
    assert d.can(1, "resolve", (FOE2, 0))


def test_slice_and_dice_spreads_what_no_shield_stops() -> None:
    team = [In(FOE2, dice=("2MD1",)), In(BLUE, dice=("1MD",))]
    d = scene("AtG 100", team=team, foes=[In(FOE, shields=3), RED]).play("AtG 100", FOE, FOE, RED)
    assert (d.damage(FOE), d.damage(RED), d.shields(FOE)) == (2, 1, 3)


def test_through_the_pass_pays_for_the_dice_to_ready_again() -> None:
    d = scene("AtG 101", team=[PAL], resources=1).rolls((PAL, "1R")).play("AtG 101")
    d.yes(0)
    assert (d.exhausted(PAL), d.resources(0)) == (False, 0)


def test_at_odds_removes_odd_values_and_may_go_under_the_deck() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("AtG 108", foes=foes).play("AtG 108")
    assert d.yes(0).pool(1) == ["2RD"]
    assert (d.discard(0), d.deck_size(0)) == ([], 11)


def test_common_cause_draws_for_the_blue_characters_you_spot() -> None:
    d = scene("AtG 109", team=[BLUE, "AW 36", PAL]).play("AtG 109", "2")
    assert len(d.hand(0)) == 2


def test_no_questions_asked_buys_dice_and_cards() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 112", team=[BLUE], foes=foes, resources=2).play("AtG 112", "2")
    assert (d.pool(1), d.resources(0), d.resources(1)) == ([], 0, 2)
    assert len(d.hand(0)) == 2
    away = scene("AtG 112", team=[BLUE], foes=foes, resources=1, controller=1).play("AtG 112", "1")
    away.choose(0, (FOE, 0))
    assert (away.pool(1), away.hand(0)) == (["1R"], [])


def test_relinquish_returns_an_upgrade_you_own() -> None:
    team = [In(PAL, upgrades=["RIV 17"])]
    d = scene("AtG 113", team=team, foes=[In(FOE, upgrades=["LEG 73"])]).play("AtG 113")
    assert (d.hand(0), d.in_play("LEG 73")) == (["Vibrosword"], True)


def test_attack_formation_counts_copies() -> None:
    fleet = [In(FANG, dice=("2RD",)), In(FANG, dice=("1R",))]
    d = scene("AtG 121", team=[RED], supports=fleet, foes=[FOE2])
    d.play("AtG 121", (FANG, 0), FOE2)
    assert d.damage(FOE2) == 4


@pytest.mark.parametrize(("controller", "hand"), [(0, ["Revised Order"]), (1, [])])
def test_revised_order_returns_while_you_hold_the_field(controller: int, hand: list[str]) -> None:
    d = scene("AtG 126", team=[In(RED, dice=("1RD",))], controller=controller)
    d.play("AtG 126").side(0, RED, "2RD")
    assert d.hand(0) == hand


def test_shock_tactic_removes_all_dice_of_one_kind() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE, dice=("1R",)), In("AW 10", dice=("3MD",))]
    d = scene("AtG 142", foes=foes).play("AtG 142", (FOE, 0))
    assert d.pool(1) == ["3MD"]
