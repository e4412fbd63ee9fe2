"""Upgrades of Awakenings, used."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

SMUGGLER = "SoR 46"  # yellow hero, 7 health


def test_commanding_presence_strengthens_a_red_die_of_yours() -> None:
    team: list[In | Named] = [In(RED, dice=("2RD",)), PAL]
    d = scene("AW 7", ("Sp",), team=team).resolve("AW 7", 0, "0", FOE)
    assert d.damage(FOE) == 4


def test_commanding_presence_removes_a_red_die_of_the_opponent() -> None:
    d = scene("AW 7", ("Sp",), team=[RED], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.resolve("AW 7", 0, "1")
    assert d.pool(1) == ["1R"]


def test_force_choke_hurts_past_shields_and_turns_a_die_of_the_victim() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), shields=2), In(FOE2, dice=("1R",))]
    d = scene("AW 13", ("Sp",), team=[BLUE], foes=foes).resolve("AW 13")
    assert d.can_choose(0, FOE, FOE2, BLUE) == [True, True, False]
    d.choose(0, FOE).yes(0)
    d.side(0, FOE, "-")
    assert (d.damage(FOE), d.shields(FOE), d.pool(1)) == (1, 2, ["-", "1R"])


def test_crime_lord_has_a_character_defeated_when_the_round_is_over() -> None:
    d = scene("AW 23", ("Sp",), resources=5).resolve("AW 23", 0, FOE)
    assert (d.resources(0), d.in_play(FOE)) == (0, True)
    d.pass_(1).pass_(0)
    assert not d.in_play(FOE)
    poor = scene("AW 23", ("Sp",), resources=4).resolve("AW 23")
    assert poor.resources(0) == 4


def test_flame_thrower_burns_up_to_three_characters() -> None:
    d = scene("AW 24", ("Sp",)).resolve("AW 24", 0, [FOE, FOE2])
    assert (d.damage(FOE), d.damage(FOE2), d.damage(PAL)) == (1, 1, 0)


def test_gaffi_stick_trades_a_melee_die_for_three_damage() -> None:
    d = scene("AW 25", ("Sp",), team=[In("AW 22", dice=("3MD1",))], foes=[FOE])
    d.resolve("AW 25", 0, FOE)
    assert (d.pool(0), d.damage(FOE)) == ([], 3)


def test_on_the_hunt_strips_shields_and_for_a_resource_removes_a_die() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), shields=3), In(FOE2, dice=("1R",))]
    d = scene("AW 26", ("Sp",), resources=1, foes=foes).resolve("AW 26", 0, FOE)
    d.yes(0)
    assert (d.shields(FOE), d.pool(1), d.resources(0)) == (0, ["1R"], 0)


@pytest.mark.parametrize("card", ["AW 34", "AW 54"])
def test_plain_upgrades_bring_only_their_die(card: str) -> None:
    d = scene(hand=[card], resources=2).play(card)
    d.pass_(1)
    d.rolls((PAL, "1R"), (card, "1Sh")).act(0, "activate", PAL)
    assert d.pool(0) == ["1R", "1Sh"]


def test_lukes_lightsaber_shields_or_strikes() -> None:
    shielded = scene("AW 41", ("Sp",), team=[BLUE]).resolve("AW 41", 0, "0", BLUE)
    assert shielded.shields(BLUE) == 2
    d = scene("AW 41", ("Sp",), team=[BLUE], foes=[In(FOE, shields=1)])
    d.resolve("AW 41", 0, "1", FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (2, 1)


def test_dl_44_has_the_opponent_remove_a_die_when_it_is_drawn() -> None:
    d = scene(hand=["AW 51"], resources=3, foes=[In(FOE, dice=("2RD", "1RD"))]).play("AW 51")
    d.choose(1, (FOE, 0))
    assert (d.pool(1), d.prompt(0)) == (["1RD"], "ds-ask-additional")


def test_infiltrate_rerolls_up_to_two_enemy_dice() -> None:
    d = scene("AW 52", ("Sp",), foes=[In(FOE, dice=("2RD", "1RD"))])
    d.act(0, "resolve", ("AW 52", 0))
    d.rolls((FOE, "-"), (FOE, "-")).choose(0, (FOE, 0), (FOE, 1))
    assert d.pool(1) == ["-", "-"]


def test_iqa_11_shoots_past_shields() -> None:
    d = scene("AW 55", ("Sp",), foes=[In(FOE, shields=2)]).resolve("AW 55", 0, FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (2, 2)


def test_promotion_may_draw_a_card_and_goes_on_red_only() -> None:
    d = scene(hand=["AW 56"], resources=1, team=[RED]).play("AW 56").yes(0)
    assert d.hand(0) == ["Take Cover"]
    assert not scene(hand=["AW 56"], resources=1, team=[PAL]).can(0, "play", "AW 56")


def test_comlink_rerolls_your_dice_or_the_opponents() -> None:
    start = {"hand": ["AW 61"], "resources": 2, "foes": [In(FOE, dice=("2RD",))]}
    d = scene(**start, team=[In(PAL, dice=("-",))]).play("AW 61").yes(0)
    d.choose(0, "1")
    d.rolls((FOE, "-")).choose(0, (FOE, 0))
    assert (d.pool(0), d.pool(1)) == (["-"], ["-"])


def test_holdout_blaster_is_quick_and_is_handed_on() -> None:
    assert scene(hand=["AW 63"], resources=2).play("AW 63").prompt(0) == "ds-ask-additional"
    victim = In(FOE, damage=6, upgrades=["AW 63"])
    d = scene(RED, ("1RD",), foes=[victim, FOE2]).resolve(RED, 0, FOE)
    d.choose(1, FOE2)
    assert d.card("AW 63").host == d.id(FOE2)


def test_jetpack_removes_a_melee_die_and_shields_its_bearer() -> None:
    d = scene("AW 66", ("Sp",), foes=[In(FOE2, dice=("3MD1",))]).resolve("AW 66")
    assert (d.pool(1), d.shields(PAL)) == ([], 1)


def test_thermal_detonator_hits_everybody_over_there_and_is_gone() -> None:
    d = scene("AW 67", ("Sp",)).resolve("AW 67")
    assert (d.damage(FOE), d.damage(FOE2), d.damage(PAL)) == (3, 3, 0)
    assert d.discard(0) == ["Thermal Detonator"]
    assert not scene(hand=["AW 67"], resources=3, team=[RED]).can(0, "play", "AW 67")


def test_personal_escort_makes_its_bearer_a_guardian() -> None:
    d = scene("AW 78", foes=[In(FOE, dice=("2RD",))])
    d.act(0, "activate", PAL)
    assert d.prompt(0) == "ds-ask-guardian"
    d.rolls((PAL, "1R")).choose(0, (FOE, 0))
    assert (d.pool(1), d.damage(PAL)) == ([], 2)


def test_kylos_lightsaber_is_rerolled_if_shields_blocked_it() -> None:
    d = scene("AW 15", ("Sp",), team=[BLUE], foes=[In(FOE, shields=1)])
    d.rolls(("AW 15", "1Sh"))
    d.resolve("AW 15", 0, FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, ["1Sh"])
    bare = scene("AW 15", ("Sp",), team=[BLUE]).resolve("AW 15", 0, FOE)
    assert (bare.damage(FOE), bare.pool(0)) == (2, [])


def test_sith_holocron_is_exchanged_for_a_blue_ability() -> None:
    d = scene("AW 16", ("Sp",), hand=["AW 57", "AW 59"], resources=1)
    d.rolls(("AW 57", "2Dr")).act(0, "resolve", ("AW 16", 0))
    d.yes(0)
    assert (d.card("AW 57").host, d.hand(0)) == (d.id(PAL), ["Lightsaber", "Sith Holocron"])
    assert (d.pool(0), d.resources(0)) == (["2Dr"], 0)
    poor = scene("AW 16", ("Sp",), hand=["AW 57"]).resolve("AW 16")
    assert (poor.in_play("AW 57"), poor.pool(0)) == (True, [])
    none = scene("AW 16", ("Sp",), hand=["AW 59"]).resolve("AW 16")
    assert none.in_play("AW 16")


def test_scout_discards_the_cheapest_card_of_a_hand() -> None:
    d = scene("AW 33", ("Sp",), foe_hand=["AW 153", "AW 115", "AW 84"]).resolve("AW 33")
    assert d.discard(1) == ["Intimidate"]


def test_force_protection_shares_out_three_shields() -> None:
    d = scene("AW 39", ("Sp",), team=[BLUE, PAL]).resolve("AW 39", 0, BLUE, PAL, PAL)
    assert (d.shields(BLUE), d.shields(PAL)) == (1, 2)


def test_one_with_the_force_outlives_its_bearer_as_a_support() -> None:
    d = scene(RED, ("1RD",), foes=[In("AW 36", damage=6, upgrades=["AW 42"]), FOE2])
    d.resolve(RED, 0, "AW 36")
    assert not d.in_play("AW 36")
    assert (d.card("AW 42").kind, d.card("AW 42").host, d.exhausted("AW 42")) == (
        "support",
        -1,
        False,
    )
    d.rolls(("AW 42", "3F")).act(1, "activate", "AW 42")
    assert d.pool(1) == ["3F"]


def test_diplomatic_immunity_shares_its_shields_out() -> None:
    d = scene("AW 50", ("3Sh",), team=[PAL, BLUE]).resolve("AW 50", 0, PAL, PAL, BLUE)
    assert (d.shields(PAL), d.shields(BLUE)) == (2, 1)


def test_force_training_does_two_of_three_things() -> None:
    d = scene("AW 58", ("Sp",), team=[BLUE]).resolve("AW 58", 0, "1", "2", BLUE)
    assert (d.resources(0), d.shields(BLUE), d.damage(FOE)) == (1, 1, 0)
    assert not scene(hand=["AW 58"], resources=2, team=[PAL]).can(0, "play", "AW 58")


def test_datapad_turns_a_die_to_a_side_without_damage() -> None:
    d = scene("AW 62", ("Sp",), team=[In(PAL, dice=("-",))]).resolve("AW 62", 0, (PAL, 0))
    assert all(side not in ("2RD1", "3RD1") for side in d.offered(0))
    d.side(0, PAL, "1Dr")
    assert d.pool(0) == ["1Dr"]


def test_cunning_uses_the_special_of_any_other_card() -> None:
    d = scene("AW 65", ("Sp",), foes=[In(FOE, upgrades=["AW 55"]), FOE2]).resolve("AW 65", 0, FOE2)
    assert d.damage(FOE2) == 2
    nobody = scene("AW 65", ("Sp",)).resolve("AW 65")
    assert nobody.my_turn_is_over


def test_hidden_in_shadow_shields_a_bearer_without_shields() -> None:
    d = scene("AW 90").use("AW 90")
    assert (d.shields(PAL), d.exhausted("AW 90")) == (1, True)
    shielded = scene("AW 90", team=[In(PAL, shields=1)]).use("AW 90")
    assert (shielded.shields(PAL), shielded.exhausted("AW 90")) == (1, False)


def test_prized_possession_keeps_a_character_die_until_it_leaves_play() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene(hand=["AW 102"], resources=4, foes=foes).play("AW 102").yes(0)
    assert d.pool(1) == []
    d.act(1, "activate", FOE)
    assert d.pool(1) == []
    declined = scene(hand=["AW 102"], resources=4, foes=foes).play("AW 102").no(0)
    assert declined.pool(1) == ["2RD"]


def test_a_kept_die_is_free_again_when_prized_possession_is_gone() -> None:
    d = scene(
        hand=["AW 102"],
        resources=4,
        foes=[In(FOE, dice=("2RD",))],
        foe_hand=["LEG 138"],
        foe_resources=3,
    )
    d.play("AW 102").yes(0)
    d.act(1, "play", "LEG 138")
    assert not d.in_play("AW 102")
    d.pass_(0)
    d.rolls((FOE, "1R")).act(1, "activate", FOE)
    assert d.pool(1) == ["1R"]


def test_second_chance_saves_its_bearer_once() -> None:
    victim = In(SMUGGLER, damage=6, upgrades=["AW 137"])
    d = scene(RED, ("2RD", "2RD"), foes=[victim, FOE2]).resolve(RED, 0, SMUGGLER)
    assert (d.damage(SMUGGLER), d.in_play("AW 137")) == (2, False)
    weak = scene(RED, ("1RD",), foes=[In(SMUGGLER, damage=6), FOE2]).resolve(RED, 0, SMUGGLER)
    assert not weak.in_play(SMUGGLER)


def test_hunker_down_is_lost_to_a_blade() -> None:
    d = scene("AW 164").use("AW 164")
    assert (d.shields(PAL), d.exhausted("AW 164")) == (1, True)
    foes: list[In | Named] = [In(SMUGGLER, upgrades=["AW 164"]), FOE2]
    shot = scene(RED, ("1RD",), foes=foes).resolve(RED, 0, SMUGGLER)
    assert shot.in_play("AW 164")
    struck = scene(BLUE, ("1MD",), foes=foes).resolve(BLUE, 0, SMUGGLER)
    assert not struck.in_play("AW 164")
