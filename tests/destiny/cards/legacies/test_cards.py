"""Each character, upgrade, support and battlefield of Legacies, played."""

import pytest

from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_dark_advisor_draws_three_and_puts_one_back() -> None:
    d = scene("LEG 1", ("Sp",), deck=["AW 59", "AW 60", "AW 57", BLANK_CARD])
    d.resolve("LEG 1", 0, "AW 60")
    d.yes(0)  # under the deck
    assert d.hand(0) == ["Force Throw", "Lightsaber"]
    assert d.deck_size(0) == 2


def test_dark_advisor_with_a_short_deck_puts_nothing_back() -> None:
    d = scene("LEG 1", ("Sp",), deck=["AW 59"]).resolve("LEG 1")
    assert d.hand(0) == ["Lightsaber"]
    assert d.my_turn_is_over


def test_maul_answers_the_removal_of_his_dice() -> None:
    maul = In("LEG 2", dice=("2MD",))
    d = scene("TPG 22", team=[In(PAL, dice=("1R",))], foes=[maul, FOE])
    d.play("TPG 22", ("LEG 2", 0))
    d.yes(1)
    assert (d.pool(0), d.pool(1)) == ([], [])


def test_maul_does_not_answer_for_the_dice_of_others() -> None:
    foes = [In("LEG 2", dice=("2MD",)), In(FOE, dice=("2RD",))]
    d = scene("TPG 22", team=[In(PAL, dice=("1R",))], foes=foes).play("TPG 22", (FOE, 0))
    assert d.my_turn_is_over


def test_kallus_turns_ranged_to_melee_and_back() -> None:
    d = scene("LEG 10", ("2RD",)).use("LEG 10", "0").side(0, "LEG 10", "3MD1")
    assert d.pool(0) == ["3MD1"]
    d = scene("LEG 10", ("1MD",)).use("LEG 10", "1").side(0, "LEG 10", "2RD")
    assert d.pool(0) == ["2RD"]


def test_veteran_stormtrooper_has_no_text_but_dice() -> None:
    d = scene("LEG 13", ("3ID",), foes=[FOE])
    d.resolve("LEG 13")
    assert d.damage(FOE) == 3


def test_bib_fortuna_rolls_in_a_friends_die() -> None:
    d = scene("LEG 18", ("Sp",), team=[RED])
    d.rolls((RED, "2RD")).resolve("LEG 18")
    assert d.pool(0) == ["2RD"]
    assert not d.exhausted(RED)


def test_boba_fett_deals_what_any_die_shows() -> None:
    d = scene("LEG 19", ("Sp",), foes=[In(FOE, dice=("2RD1",)), FOE2])
    d.resolve("LEG 19", 0, (FOE, 0), FOE2)
    assert (d.damage(FOE2), d.pool(1)) == (2, ["2RD1"])


def test_slave_i_removes_a_die_of_the_rerolled_value() -> None:
    team = [In(PAL, dice=("-",)), In(RED, dice=("1RD",))]
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("LEG 25", team=team, foes=foes)
    d.rolls((PAL, "3RD1")).use("LEG 25")
    d.yes(0)
    assert d.pool(1) == ["2RD"]


def test_hunter_instinct_hits_the_hurt_harder() -> None:
    assert [alike.harm_to_the_hurt("LEG 26", before) for before in (2, 3)] == [1, 2]


def test_wrist_rockets_fire_again_for_a_resource() -> None:
    d = scene("LEG 27", ("Sp",), resources=1)
    d.resolve("LEG 27", 0, FOE)
    d.yes(0).choose(0, FOE2)
    assert (d.damage(FOE), d.damage(FOE2), d.resources(0)) == (2, 2, 0)
    assert not scene(team=[BLUE], hand=["LEG 27"], resources=3).can(0, "play", "LEG 27")


def test_luke_skywalker_pays_two_for_a_die_worth_two_more() -> None:
    d = scene("LEG 31", ("1MD",), resources=2, foes=[FOE])
    d.use("LEG 31", FOE)
    assert (d.damage(FOE), d.resources(0)) == (3, 0)


def test_r2_d2_draws_and_turns_a_die() -> None:
    d = scene("LEG 35", ("Sp",), team=[In(PAL, dice=("-",))], deck=["AW 59"])
    d.resolve("LEG 35")
    d.yes(0).choose(0, (PAL, 0)).side(0, PAL, "3RD1")
    assert d.hand(0) == ["Lightsaber"]
    assert d.pool(0) == ["3RD1"]


def test_clone_trooper_rerolls_itself_or_with_the_battlefield_any_character_die() -> None:
    team = [In(PAL, dice=("-",))]
    d = scene("LEG 38", (None,), team=team)
    d.activate("LEG 38", ("LEG 38", "1R"))
    d.yes(0)
    d.rolls((PAL, "1Dr")).choose(0, (PAL, 0))
    assert d.pool(0) == ["1Dr", "1R"]
    theirs = scene("LEG 38", (None,), team=team, controller=1)
    theirs.activate("LEG 38", ("LEG 38", "-"))
    theirs.rolls(("LEG 38", "2RD")).yes(0)
    assert theirs.pool(0) == ["-", "2RD"]


@pytest.mark.rule("DS-FAQ-22", "DS-FAQ-23")
def test_a_trained_clone_trooper_rerolls_only_one_of_its_dice() -> None:
    trained = In("LEG 38", dice=(None, None), upgrades=["SoR 125"])
    d = scene(trained, team=[], controller=1)
    d.activate("LEG 38", ("LEG 38", "-"), ("LEG 38", "-"))
    d.yes(0)
    assert d.can_choose(0, ("LEG 38", 0), ("LEG 38", 1)) == [True, True]
    d.rolls(("LEG 38", "2RD")).choose(0, ("LEG 38", 1))
    assert sorted(d.pool(0)) == ["-", "2RD"]
    assert d.my_turn_is_over


def test_rose_gains_a_resource_and_repairs_a_support() -> None:
    d = scene("LEG 40", ("Sp",), supports=[In("RIV 8", damage=2)]).resolve("LEG 40")
    d.yes(0)
    assert d.resources(0) == 1
    assert d.card("RIV 8").damage == 1


def test_han_solo_rerolls_any_die() -> None:
    d = scene("LEG 46", (None,), foes=[In(FOE, dice=("2RD",))])
    d.activate("LEG 46", ("LEG 46", "1R"))
    d.yes(0).rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["-"]


def test_millennium_falcon_brings_a_character_along() -> None:
    d = scene("LEG 52", team=[PAL, RED])
    d.activate("LEG 52", ("LEG 52", "2R"))
    d.yes(0).rolls((RED, "2RD")).choose(0, RED)
    assert d.pool(0) == ["2R", "2RD"]
    assert d.exhausted(RED)


def test_force_focus_turns_dice_and_needs_a_blue_character() -> None:
    d = scene("LEG 56", ("Sp",), team=[In(PAL, dice=("-",))], hand=["AW 59", BLANK_CARD],
              foes=[In(FOE, dice=("2RD",))])  # fmt: skip
    d.resolve("LEG 56", 0, (PAL, 0)).side(0, PAL, "1R")
    d.yes(0).side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])
    assert not scene(team=[PAL], hand=["LEG 56"], resources=2).can(0, "play", "LEG 56")
    assert scene(team=[PAL, BLUE], hand=["LEG 56"], resources=2).can(0, "play", "LEG 56")


def test_heirloom_lightsaber_redeploys_from_blue_characters() -> None:
    assert alike.redeploys("LEG 58", BLUE, damage=8)
    assert not alike.redeploys("LEG 58", FOE2, damage=9)


def test_speeder_bike_resolves_its_die_and_one_of_its_bearer() -> None:
    team = [In(RED, dice=("2RD",))]
    d = scene("LEG 64", ("1R",), team=team, foes=[FOE])
    d.use("LEG 64")
    d.choose(0, ("LEG 64", 0)).choose(0, FOE)
    assert (d.resources(0), d.damage(FOE)) == (1, 2)
    assert d.pool(0) == []


@pytest.mark.rule("DS-INHERENT-7")
def test_gang_up_counts_your_yellow_characters() -> None:
    d = scene("LEG 68", ("XID",), team=[PAL, "SoR 46", BLUE], foes=[FOE2])
    d.resolve("LEG 68")
    assert d.damage(FOE2) == 2  # though the opponent has a yellow character, too


def test_hidden_blaster_strips_a_shield_and_ambushes() -> None:
    d = scene(hand=["LEG 72"], resources=2, foes=[In(FOE, shields=2), FOE2])
    d.play("LEG 72")
    d.yes(0).choose(0, FOE)
    assert d.shields(FOE) == 1
    assert d.prompt(0) == "ds-ask-additional"


def test_hunting_rifle_has_no_text_but_a_die() -> None:
    d = scene("LEG 73", ("1RD",), foes=[FOE])
    d.resolve("LEG 73", 0, FOE)
    assert d.damage(FOE) == 1


def test_mazs_vault_pays_everybody_more_at_upkeep() -> None:
    d = scene("LEG 122")
    d.pass_(0)
    d.pass_(1)
    assert (d.resources(0), d.resources(1)) == (3, 3)


def test_perseverance_rerolls_twice() -> None:
    d = scene("LEG 134", team=[In(PAL, dice=("-",))])
    d.rolls((PAL, "1Dr")).use("LEG 134")
    d.rolls((PAL, "3RD1")).yes(0)
    assert d.pool(0) == ["3RD1"]


def test_backup_specialist_rerolls_up_to_two_dice() -> None:
    d = scene("LEG 163", team=[In(PAL, dice=("-",)), In(RED, dice=("-",))])
    d.use("LEG 163")
    d.rolls((PAL, "1R"), (RED, "2RD")).choose(0, (PAL, 0), (RED, 0))
    assert d.pool(0) == ["1R", "2RD"]
    assert d.exhausted("LEG 163")


def test_quickdraw_holster_rerolls_weapon_dice_of_its_bearer() -> None:
    d = scene("LEG 167", team=[In(PAL, upgrades=["RIV 17", "AW 40"])])
    d.activate(PAL, (PAL, "1R"), ("RIV 17", "1R"), ("AW 40", "1R"))
    d.yes(0)
    assert d.can_choose(0, ("RIV 17", 0), ("AW 40", 0), (PAL, 0)) == [True, False, False]
    d.rolls(("RIV 17", "3MD1")).choose(0, ("RIV 17", 0))
    assert sorted(d.pool(0)) == ["1R", "1R", "3MD1"]


def test_arid_wasteland_costs_the_opponent_a_resource() -> None:
    assert scene("LEG 174", foe_resources=2).claim().resources(1) == 1


def test_outer_rim_outpost_gives_a_resource_and_a_card() -> None:
    d = scene("LEG 178", deck=["AW 59"]).claim()
    assert d.resources(0) == 1
    assert d.hand(0) == ["Lightsaber"]
