"""Each event of Awakenings, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named


def test_probe_looks_at_two_random_cards_and_discards_the_events() -> None:
    d = scene("AW 72", foe_hand=["AW 115", "AW 59", BLANK_CARD])
    d.draws("AW 115", "AW 59").play("AW 72")
    assert d.hand(1) == ["Lightsaber", "Take Cover"]
    assert d.discard(1) == ["Defensive Stance"]


def test_tactical_mastery_gives_two_actions_for_a_red_character() -> None:
    d = scene("AW 74", team=[In(RED, dice=("1Dr",)), PAL])
    d.play("AW 74")
    assert d.prompt(0) == "ds-ask-additional"
    d.resolve(RED)
    assert d.prompt(0) == "ds-ask-additional"
    d.choose(0, "decline")
    assert d.my_turn_is_over
    nobody = scene("AW 74", team=[PAL]).play("AW 74")
    assert nobody.my_turn_is_over


def test_the_best_defense_hurts_a_red_character_to_remove_two_dice() -> None:
    d = scene("AW 75", team=[RED], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))])
    d.play("AW 75", [(FOE, 0), (FOE2, 0)])
    assert d.damage(RED) == 3
    assert d.pool(1) == []
    blue = scene("AW 75", team=[BLUE], foes=[In(FOE, dice=("2RD",))]).play("AW 75")
    assert blue.pool(1) == ["2RD"]


def test_enrage_turns_damage_on_a_blue_character_into_a_resource() -> None:
    d = scene("AW 81", team=[BLUE, PAL]).play("AW 81")
    assert (d.damage(BLUE), d.resources(0)) == (1, 1)


def test_intimidate_strips_one_character_of_all_shields() -> None:
    d = scene("AW 84", foes=[In(FOE, shields=3), In(FOE2, shields=1)])
    d.play("AW 84", FOE)
    assert (d.shields(FOE), d.shields(FOE2)) == (0, 1)


def test_nowhere_to_run_turns_each_of_your_blanks() -> None:
    d = scene("AW 91", team=[In(PAL, dice=("-",)), In(RED, dice=("-",))])
    d.play("AW 91")
    d.side(0, PAL, "3RD1").side(0, RED, "2RD")
    assert d.pool(0) == ["3RD1", "2RD"]


def test_strategic_planning_readies_or_exhausts_a_support() -> None:
    d = scene("AW 111", supports=[In("RIV 8", exhausted=True)])
    d.play("AW 111", "0")
    assert not d.exhausted("RIV 8")
    other = scene("AW 111", foe_supports=["RIV 8"])
    other.play("AW 111", "1")
    assert other.exhausted("RIV 8")


def test_defensive_stance_gives_two_shields() -> None:
    assert scene("AW 115").play("AW 115", PAL).shields(PAL) == 2


def test_heroism_takes_the_value_of_an_enemy_die_and_removes_it() -> None:
    d = scene("AW 117", team=["AW 35", PAL], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.play("AW 117")
    assert d.damage("AW 35") == 2
    assert d.pool(1) == []


def test_heroism_without_a_unique_character_removes_nothing() -> None:
    d = scene("AW 117", team=[PAL], foes=[In(FOE, dice=("2RD",)), FOE2]).play("AW 117")
    assert d.pool(1) == ["2RD"]


def test_daring_escape_rerolls_enemy_dice_and_removes_blanks() -> None:
    d = scene("AW 126", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))])
    d.act(0, "play", "AW 126")
    d.rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["3MD1"]
    assert d.prompt(0) == "ds-ask-additional"


def test_draw_attention_moves_up_to_two_damage_between_your_characters() -> None:
    d = scene("AW 128", team=[In(PAL, damage=3), In(BLUE, shields=1)])
    d.play("AW 128")
    assert d.can_choose(0, "0", "1", "2", "3") == [True, True, True, False]
    d.choose(0, "2")
    assert (d.damage(PAL), d.damage(BLUE), d.shields(BLUE)) == (1, 2, 1)


def test_hyperspace_jump_ends_the_phase_switches_the_battlefield_and_is_set_aside() -> None:
    d = scene("AW 129", foe_battlefields=["LEG 178"])
    d.act(0, "play", "AW 129")
    d.yes(0)
    assert d.in_play("LEG 178")
    assert "Hyperspace Jump" in d.aside(0)
    assert d.g.round == 3


@pytest.mark.rule("DS-CLARIFY-1")
def test_let_the_wookiee_win_offers_both_options_even_if_one_does_nothing() -> None:
    d = scene("AW 130", foes=[In(FOE, dice=("2RD",))])
    d.play("AW 130")
    assert d.asked() == (1,)
    assert d.can_choose(1, "0", "1") == [True, True]
    d.choose(1, "0")
    assert (d.damage(FOE), d.pool(1)) == (0, ["2RD"])
    one_die = scene("AW 130", foes=[In(FOE, dice=("2RD",))]).play("AW 130").choose(1, "1")
    assert one_die.pool(1) == []


def test_let_the_wookiee_win_hurts_an_exhausted_character_or_costs_two_dice() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), exhausted=True), In(FOE2, dice=("3MD1",))]
    d = scene("AW 130", foes=foes).play("AW 130").choose(1, "0")
    assert d.damage(FOE) == 2
    d = scene("AW 130", foes=foes).play("AW 130").choose(1, "1")
    assert d.pool(1) == []


def test_logistics_resolves_a_resource_die_for_one_more() -> None:
    d = scene("AW 142", team=[RED, In(PAL, dice=("1R",))]).play("AW 142")
    assert d.resources(0) == 2
    blue = scene("AW 142", team=[BLUE, In(PAL, dice=("1R",))]).play("AW 142")
    assert blue.resources(0) == 0


def test_squad_tactics_activates_several_characters_that_are_not_unique() -> None:
    d = scene("AW 143", team=[PAL, RED, "AW 35"])
    d.act(0, "play", "AW 143")
    assert d.can_choose(0, PAL, RED, "AW 35") == [True, True, False]
    d.rolls((PAL, "1R")).rolls((RED, "2RD"))
    d.choose(0, PAL, RED).choose(0, PAL)
    assert sorted(d.pool(0)) == ["1R", "2RD"]
    assert d.exhausted(PAL) and d.exhausted(RED)


def test_disturbance_in_the_force_rerolls_all_dice() -> None:
    d = scene("AW 146", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.rolls((PAL, "1R"), (FOE, "-")).play("AW 146")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])


def test_use_the_force_turns_any_die_for_a_blue_character() -> None:
    d = scene("AW 149", team=[BLUE], foes=[In(FOE, dice=("2RD",))])
    d.play("AW 149").side(0, FOE, "-")
    assert d.pool(1) == ["-"]
    red = scene("AW 149", team=[RED], foes=[In(FOE, dice=("2RD",))]).play("AW 149")
    assert red.my_turn_is_over


def test_aim_turns_a_die_of_yours_to_ranged_damage() -> None:
    d = scene("AW 151", team=[In(PAL, dice=("-",))])
    d.play("AW 151")
    d.side(0, PAL, "3RD1")
    assert d.pool(0) == ["3RD1"]


def test_block_and_dodge_remove_all_dice_of_a_kind() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    assert scene("AW 153", foes=foes).play("AW 153").pool(1) == ["2RD"]
    assert scene("AW 155", foes=foes).play("AW 155").pool(1) == ["3MD1"]


def test_close_quarters_assault_discards_as_many_cards_as_you_show_melee() -> None:
    team = [In("AW 36", dice=("1MD",)), In("AW 22", dice=("3MD1",)), In(PAL, dice=("1R",))]
    d = scene("AW 154", team=team, foe_hand=["AW 59", "AW 60", "AW 57"])
    d.draws("AW 59", "AW 57").play("AW 154")
    assert d.hand(1) == ["Mind Probe"]


def test_flank_needs_more_ready_characters() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), exhausted=True), FOE2]
    d = scene("AW 156", team=[PAL, BLUE], foes=foes).play("AW 156")
    assert d.pool(1) == []
    equal = scene("AW 156", team=[PAL], foes=foes)
    assert not equal.can(0, "play", "AW 156")


def test_take_cover_gives_a_shield() -> None:
    assert scene("AW 157").play("AW 157", PAL).shields(PAL) == 1


def test_unpredictable_rerolls_any_die_and_leaves_an_action() -> None:
    d = scene("AW 162", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.act(0, "play", "AW 162")
    d.rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["-"]
    assert d.prompt(0) == "ds-ask-additional"
