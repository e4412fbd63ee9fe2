"""The blue and red events of Way of the Force that came with the whole set, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import FIGHTER, RAIDER
from destiny.table import In, Named

WARRIOR = "WotF 72"  # Gungan Warrior: die 1MD 2ID 1Sh 1R - -


def test_lack_of_faith_needs_a_great_blue_character() -> None:
    foes = [In(FOE2, dice=("3MD1", "1R"), upgrades=[In("AW 44", dice=("1R",))])]
    d = scene("WotF 7", team=[In(BLUE, points=15)], foes=foes).play("WotF 7", FOE2)
    assert d.pool(1) == ["1R"]
    assert len(scene("WotF 7", team=[BLUE], foes=foes).play("WotF 7").pool(1)) == 3


def test_no_escape_strikes_an_empty_hand() -> None:
    assert scene("WotF 8", foes=[FOE]).play("WotF 8").damage(FOE) == 2
    assert not scene("WotF 8", foe_hand=[BLANK_CARD]).can(0, "play", "WotF 8")


def test_power_from_pain_turns_a_die_of_who_was_hurt() -> None:
    team: list[In | Named] = [In(BLUE, dice=("-",)), BLUE]
    d = scene("WotF 9", team=team).play("WotF 9", BLUE).side(0, BLUE, "1MD")
    assert (d.damage(BLUE), d.pool(0)) == (1, ["1MD"])
    assert scene("WotF 9", team=[In(BLUE, dice=("-",))]).play("WotF 9").damage(BLUE) == 0
    snoke = scene("WotF 9", team=[In("WotF 4", dice=("-",))]).play("WotF 9")
    assert snoke.damage("WotF 4") == 1


def test_triple_threat_rerolls_three_and_turns_one_of_them() -> None:
    d = scene("WotF 10", team=[In(FIGHTER, dice=("-", "-"))], foes=[In(FOE, dice=("2RD",))])
    d.rolls((FIGHTER, "1MD"), (FIGHTER, "-"), (FOE, "1R"))
    d.play("WotF 10", (FIGHTER, 1)).side(0, FIGHTER, "2MD")
    assert (d.pool(0), d.pool(1)) == (["1MD", "2MD"], ["1R"])
    few = scene("WotF 10", team=[In(FIGHTER, dice=("-",))]).rolls((FIGHTER, "1MD"))
    few.act(0, "play", "WotF 10")
    assert few.pool(0) == ["1MD"]  # not three, so none is turned


def test_undermine_removes_blanks() -> None:
    foes = [In(FOE, dice=("-",)), In(FOE2, dice=("-",))]
    assert scene("WotF 11", foes=foes).play("WotF 11", [(FOE, 0), (FOE2, 0)]).pool(1) == []


def test_loth_wolf_bond_shields_and_activates_blue_friends() -> None:
    d = scene("WotF 59", team=[BLUE, PAL]).rolls((BLUE, "1R"))
    d.play("WotF 59", BLUE).yes(0)
    assert (d.shields(BLUE), d.pool(0)) == (1, ["1R"])


def test_lukes_training_plays_an_ability_from_the_discard_pile() -> None:
    d = scene("WotF 60", team=["WotF 56"], discard=["AW 14"], resources=1).play("WotF 60")
    assert (d.in_play("AW 14"), d.resources(0)) == (True, 0)


def test_pacify_shields_whose_die_it_removes() -> None:
    d = scene("WotF 61", foes=[In(FOE, dice=("2RD",))]).play("WotF 61")
    assert (d.pool(1), d.shields(FOE)) == ([], 2)


def test_propel_turns_one_die_of_each_kind() -> None:
    team: list[In | Named] = [In(PAL, dice=("-",), upgrades=[In("AW 44", dice=("-",))])]
    d = scene("WotF 62", team=team, supports=[In("RIV 8", dice=("-",))]).play("WotF 62")
    d.side(0, PAL, "1R").side(0, "AW 44", "3MD1").side(0, "RIV 8", "3RD")
    assert sorted(d.pool(0)) == ["1R", "3MD1", "3RD"]


def test_renewed_purpose_needs_a_plot() -> None:
    assert len(scene("WotF 63", plot="WotF 81").play("WotF 63").hand(0)) == 3
    assert scene("WotF 63").play("WotF 63").hand(0) == []


def test_steadfast_moves_more_with_an_empty_discard_pile() -> None:
    d = scene("WotF 64", team=[In(BLUE, damage=3)], foes=[In(FOE, shields=2)]).play("WotF 64")
    assert (d.damage(BLUE), d.damage(FOE)) == (1, 2)
    team: list[In | Named] = [In(BLUE, damage=3)]
    less = scene("WotF 64", team=team, foes=[FOE], discard=[BLANK_CARD]).play("WotF 64")
    assert (less.damage(BLUE), less.damage(FOE)) == (2, 1)


def test_beguile_rerolls_turns_and_removes() -> None:
    d = scene("WotF 109", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.rolls((FOE, "-"))
    d.play("WotF 109", (FOE, 0), (FOE2, 0)).side(0, FOE2, "-")
    assert d.choose(0, (FOE, 0)).pool(1) == ["-"]


def test_control_turns_every_die() -> None:
    d = scene("WotF 110", team=[In(PAL, dice=("-",))], foes=[In(FOE2, dice=("3MD1",))])
    d.play("WotF 110").side(0, PAL, "3RD1").side(0, FOE2, "-")
    assert (d.pool(0), d.pool(1)) == (["3RD1"], ["-"])


def test_division_in_the_force_removes_an_equal_die() -> None:
    foes = [In(FOE2, dice=("1Dc", "2MD1"))]
    d = scene("WotF 111", team=[In(BLUE, dice=("1R",))], foes=foes).play("WotF 111")
    assert (d.resources(0), d.pool(1)) == (1, ["2MD1"])


def test_peace_and_quiet_turns_a_die_to_nothing() -> None:
    d = scene("WotF 113", foes=[In(FOE2, dice=("3MD1",))]).play("WotF 113")
    assert d.pool(1) == ["-"]


def test_furious_assault_rolls_in_the_weapons_of_one_character() -> None:
    team: list[In | Named] = [In(RED, upgrades=["AW 44", "AW 40"]), RED]
    d = scene("WotF 23", team=team).rolls(("AW 44", "3MD1"))
    d.play("WotF 23", RED)
    assert d.pool(0) == ["3MD1"]


def test_machine_replacement_heals_who_gets_the_upgrade() -> None:
    team: list[In | Named] = [In(PAL, damage=2), In(RED, damage=2)]
    d = scene("WotF 24", team=team, hand=["AW 44"], resources=2).play("WotF 24", RED)
    assert (d.damage(PAL), d.damage(RED)) == (2, 1)


def test_overrun_takes_the_battlefield_with_supports() -> None:
    craft = In("RIV 8", dice=("1R",))
    d = scene("WotF 26", supports=[craft, craft], foes=[FOE], controller=1)
    d.play("WotF 26")
    assert d.g.controller == 0
    assert not scene("WotF 26", supports=[craft], foes=[FOE]).can(0, "play", "WotF 26")


def test_testing_procedure_pays_for_damage_rolled() -> None:
    d = scene("WotF 27", supports=["RIV 8"]).rolls(("RIV 8", "3RD"))
    d.play("WotF 27", "RIV 8")
    assert (d.pool(0), d.resources(0)) == (["3RD"], 1)
    idle = scene("WotF 27", supports=["RIV 8"]).rolls(("RIV 8", "1R"))
    assert idle.play("WotF 27", "RIV 8").resources(0) == 0


def test_well_armed_counts_the_weapons_of_one_character() -> None:
    team: list[In | Named] = [In(RED, upgrades=["AW 44"]), PAL]
    d = scene("WotF 28", team=team, hand=["AW 59"], resources=2).play("WotF 28", RED, PAL)
    assert d.card("AW 59").host == d.id(PAL)


def test_blaze_of_glory_takes_the_damage_upon_one_friend() -> None:
    d = scene("WotF 75", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))])
    d.rolls((PAL, "1R"))
    d.play("WotF 75", [(FOE, 0), (FOE2, 0)])
    assert (d.pool(1), d.damage(PAL), d.pool(0)) == ([], 5, ["1R"])


def test_first_aid_heals_more_in_the_first_round() -> None:
    assert scene("WotF 77", team=[In(RED, damage=5)]).play("WotF 77", RED).damage(RED) == 3
    first = scene("WotF 77", team=[In(RED, damage=5)], round_=1).play("WotF 77", RED)
    assert first.damage(RED) == 1


def test_gungan_offensive_turns_gungan_dice_to_damage() -> None:
    d = scene("WotF 78", team=[In(WARRIOR, dice=("-",)), In(PAL, dice=("-",))])
    d.play("WotF 78", (WARRIOR, 0)).side(0, WARRIOR, "2ID")
    assert d.pool(0) == ["2ID", "-"]


def test_motivate_raises_a_character_die() -> None:
    team: list[In | Named] = [In(RED, dice=("1Dr",)), In(FIGHTER, dice=("2RD",))]
    d = scene("WotF 79", team=team, foes=[FOE]).play("WotF 79", (FIGHTER, 0), FOE)
    assert d.damage(FOE) == 3


def test_reposition_lets_the_opponent_turn_first() -> None:
    d = scene("WotF 80", team=[In(PAL, dice=("-",))], foes=[In(FOE2, dice=("3MD1",))])
    d.play("WotF 80").choose(1, (FOE2, 0)).side(1, FOE2, "1R")
    d.side(0, PAL, "1R")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["1R"])


def test_change_of_fate_leaves_the_sides_to_the_opponent() -> None:
    d = scene("WotF 120", team=[In(PAL, dice=("-",))]).play("WotF 120", [(PAL, 0)])
    assert d.side(1, PAL, "1R").pool(0) == ["1R"]


def test_glancing_shot_hits_weaker_and_removes_a_die() -> None:
    team: list[In | Named] = [In(RAIDER, dice=("3RD",))]
    d = scene("WotF 121", team=team, foes=[In(FOE, dice=("2RD",))]).play("WotF 121", FOE)
    assert (d.damage(FOE), d.pool(1)) == (2, [])


def test_hostile_takeover_resolves_an_enemy_die_with_your_symbol() -> None:
    team: list[In | Named] = [In(PAL, dice=("1R",))]
    foes = [In(FOE, dice=("1R",)), In(FOE2, dice=("3MD1",))]
    d = scene("WotF 123", team=team, foes=foes).play("WotF 123")
    assert (d.resources(0), d.pool(1), d.pool(0)) == (1, ["3MD1"], ["1R"])
    assert not scene("WotF 123", team=team, foes=foes, controller=1).can(0, "play", "WotF 123")


def test_overload_breaks_a_support_that_has_taken_its_cost() -> None:
    d = scene("WotF 124", foe_supports=[In("RIV 8", damage=2)]).play("WotF 124").yes(0)
    assert not d.in_play("RIV 8")
    assert scene("WotF 124", foe_supports=["RIV 8"]).play("WotF 124").damage("RIV 8") == 1


def test_reconstruct_brings_a_support_back_to_hand() -> None:
    d = scene("WotF 125", discard=["RIV 8", "AW 59"]).play("WotF 125")
    assert d.hand(0) == ["Fang Fighter"]
    assert "ds-log-added-to-hand" in d.log()
    assert scene("WotF 125", discard=["AW 59"]).play("WotF 125").hand(0) == []


def test_take_the_fight_to_them_resolves_all_damage() -> None:
    team: list[In | Named] = [In(FIGHTER, dice=("1MD", "2RD")), In(PAL, dice=("1R",))]
    d = scene("WotF 126", team=team, foes=[FOE])
    d.play("WotF 126", (FIGHTER, 0), FOE, (FIGHTER, 1), FOE)
    assert (d.damage(FOE), d.pool(0)) == (3, ["1R"])
