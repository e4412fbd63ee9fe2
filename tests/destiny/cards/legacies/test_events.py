"""Each event of Legacies, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named


def test_battle_fatigue_and_crackdown_need_every_enemy_hurt() -> None:
    hurt = [In(FOE, damage=1, dice=("2RD",)), In(FOE2, damage=1)]
    assert scene("LEG 84", foes=hurt).play("LEG 84").pool(1) == []
    assert scene("LEG 136", foes=hurt).play("LEG 136").resources(0) == 1
    half: list[In | Named] = [In(FOE, damage=1, dice=("2RD",)), FOE2]
    assert not scene("LEG 84", foes=half).can(0, "play", "LEG 84")
    assert not scene("LEG 136", foes=half).can(0, "play", "LEG 136")


def test_imperial_might_resolves_a_die_for_two_more() -> None:
    d = scene("LEG 86", team=[In(PAL, dice=("1R",))]).play("LEG 86")
    assert d.resources(0) == 3


def test_rumors_spares_the_card_the_opponent_picked() -> None:
    d = scene("LEG 96", foe_hand=["AW 59", "AW 60", BLANK_CARD])
    d.play("LEG 96")
    d.choose(1, "AW 60")
    assert d.can_choose(0, "AW 59", "AW 60") == [True, False]
    d.choose(0, "AW 59")
    assert d.hand(1) == ["Mind Probe", "Take Cover"]


def test_subdue_removes_a_die_of_a_badly_hurt_character() -> None:
    foe = In(FOE, damage=3, dice=("2RD",), upgrades=[In("AW 44", dice=("3MD1",))])
    d = scene("LEG 97", foes=[foe, In(FOE2, damage=2, dice=("1R",))])
    d.play("LEG 97")
    assert d.can_choose(0, (FOE, 0), ("AW 44", 0), (FOE2, 0)) == [True, True, False]
    d.choose(0, ("AW 44", 0))
    assert d.pool(1) == ["2RD", "1R"]


def test_take_flight_rerolls_up_to_two_yellow_dice_and_ambushes() -> None:
    d = scene("LEG 98", team=[In(PAL, dice=("-",)), In(RED, dice=("-",))])
    d.act(0, "play", "LEG 98")
    assert d.can_choose(0, (PAL, 0), (RED, 0)) == [True, False]
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    assert d.pool(0) == ["1R", "-"]
    assert d.prompt(0) == "ds-ask-additional"


def test_ataru_strike_adds_the_shields_of_the_character() -> None:
    team = [In("AW 35", dice=("2MD",), shields=2), In("AW 22", dice=("1MD",))]
    d = scene("LEG 101", team=team, foes=[FOE])
    d.play("LEG 101", FOE)
    assert d.damage(FOE) == 4


def test_heightened_awareness_gives_three_shields_and_ambushes() -> None:
    d = scene("LEG 102").play("LEG 102", PAL)
    assert d.shields(PAL) == 3
    assert d.prompt(0) == "ds-ask-additional"


def test_bravado_removes_a_die_then_strikes_for_a_yellow_character() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene("LEG 116", team=[PAL], foes=foes).play("LEG 116", FOE2)
    assert (d.pool(1), d.damage(FOE2)) == ([], 2)
    blue = scene("LEG 116", team=[BLUE], foes=foes).play("LEG 116")
    assert blue.pool(1) == ["2RD"]


def test_impulsive_resolves_a_die_and_ambushes() -> None:
    d = scene("LEG 119", team=[In(PAL, dice=("1R",))]).play("LEG 119")
    assert d.resources(0) == 1
    assert d.prompt(0) == "ds-ask-additional"


def test_smugglers_run_pays_if_a_resource_was_rolled() -> None:
    for side, resources in (("1R", 1), ("1Dr", 0)):
        d = scene("LEG 121", team=[PAL, RED])
        d.rolls((PAL, side)).play("LEG 121")
        assert d.resources(0) == resources


def test_alter_turns_up_to_two_dice() -> None:
    d = scene("LEG 125", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.play("LEG 125", [(PAL, 0), (FOE, 0)])
    d.side(0, PAL, "1R").side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])


def test_invigorate_heals_each_of_your_characters() -> None:
    d = scene("LEG 128", team=[In(BLUE, damage=2), In(PAL, damage=1)], foes=[In(FOE, damage=1)])
    d.play("LEG 128")
    assert (d.damage(BLUE), d.damage(PAL), d.damage(FOE)) == (1, 0, 1)


def test_mislead_removes_a_character_die_of_at_most_two() -> None:
    foe = In(FOE, dice=("2RD",), upgrades=[In("AW 44", dice=("1MD",))])
    d = scene("LEG 130", foes=[foe, In(FOE2, dice=("3MD1",))]).play("LEG 130")
    assert d.pool(1) == ["1MD", "3MD1"]


def test_the_force_is_with_me_removes_a_ranged_or_indirect_die() -> None:
    foes: list[In | Named] = [
        In("LEG 13", dice=("3ID",)),
        In(FOE, dice=("2RD",)),
        In(FOE2, dice=("3MD1",)),
    ]
    d = scene("LEG 133", foes=foes)
    d.play("LEG 133")
    assert d.can_choose(0, ("LEG 13", 0), (FOE, 0), (FOE2, 0)) == [True, True, False]
    d.choose(0, ("LEG 13", 0))
    assert d.pool(1) == ["2RD", "3MD1"]


def test_crash_landing_removes_a_damage_die_and_hits_yourself() -> None:
    d = scene("LEG 137", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]).play("LEG 137")
    assert d.pool(1) == ["1R"]
    assert d.damage(PAL) == 2


def test_locked_and_loaded_turns_dice_to_indirect_damage() -> None:
    d = scene("LEG 139", team=[In("LEG 13", dice=("-",)), In(PAL, dice=("1R",))])
    d.play("LEG 139", [("LEG 13", 0)])
    assert d.pool(0) == ["3ID", "1R"]


def test_superior_position_and_fresh_supplies_need_the_battlefield() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    assert scene("LEG 143", foes=foes).play("LEG 143").pool(1) == []
    assert not scene("LEG 143", foes=foes, controller=1).can(0, "play", "LEG 143")


def test_bamboozle_takes_a_resource_if_the_die_rolls_blank() -> None:
    for side, taken in (("-", 1), ("1R", 0)):
        d = scene("LEG 147", foes=[In(FOE, dice=("2RD",))], foe_resources=1)
        d.rolls((FOE, side)).play("LEG 147")
        assert (d.resources(0), d.resources(1)) == (taken, 1 - taken)


def test_dangerous_maneuver_heals_and_hurts_yourself() -> None:
    d = scene("LEG 150", team=[In(PAL, damage=3), BLUE])
    d.play("LEG 150", PAL)
    d.choose(0, BLUE).choose(0, BLUE)
    assert (d.damage(PAL), d.damage(BLUE)) == (1, 2)


def test_entangle_removes_two_dice_of_combined_value_three() -> None:
    foes: list[In | Named] = [
        In(FOE, dice=("2RD",)),
        In(FOE2, dice=("1R",)),
        In(BLUE, dice=("1MD",)),
    ]
    d = scene("LEG 151", team=[PAL], foes=foes)
    d.play("LEG 151", [(FOE, 0), (FOE2, 0)])
    assert d.pool(1) == ["1MD"]
    heavy = scene("LEG 151", team=[PAL], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("2MD1",))])
    heavy.play("LEG 151")
    first, second = heavy._key((FOE, 0)), heavy._key((FOE2, 0))
    heavy.refused(0, f"{first}+{second}")
    heavy.choose(0, (FOE, 0))
    assert heavy.pool(1) == ["2MD1"]


def test_face_off_hurts_whoever_rolls_lower() -> None:
    d = scene("LEG 152", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.rolls((PAL, "3RD1"), (FOE, "1RD")).play("LEG 152")
    assert (d.damage(PAL), d.damage(FOE)) == (0, 2)
    tie = scene("LEG 152", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",)), FOE2])
    tie.rolls((PAL, "1R"), (FOE, "1RD")).play("LEG 152")
    assert (tie.damage(PAL), tie.damage(FOE)) == (2, 2)


def test_hasty_exit_gives_the_battlefield_for_a_damage_die() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    d = scene("LEG 153", foes=foes).play("LEG 153")
    assert d.pool(1) == []
    assert d.g.controller == 1
    without = scene("LEG 153", foes=foes, controller=1).play("LEG 153")
    assert without.pool(1) == ["2RD"]


def test_quick_draw_plays_a_weapon_and_activates_its_bearer() -> None:
    d = scene("LEG 155", team=[PAL, RED], hand=["RIV 17"], resources=3)
    d.play("LEG 155", PAL)
    d.rolls((PAL, "1R"), ("RIV 17", "1MD")).yes(0)
    assert sorted(d.pool(0)) == ["1MD", "1R"]
    assert d.exhausted(PAL)


def test_ice_storm_strips_everybody_of_a_shield() -> None:
    d = scene("LEG 160", team=[In(PAL, shields=2)], foes=[In(FOE, shields=1), FOE2])
    d.play("LEG 160")
    assert (d.shields(PAL), d.shields(FOE)) == (1, 0)
