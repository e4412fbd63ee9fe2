"""Each card of the two-player game, played."""

import pytest

from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_kylo_ren_names_a_colour_and_strikes_if_right() -> None:
    for colour, damage in (("blue", 2), ("red", 0)):
        d = scene("TPG 1", (None,), foe_hand=["AW 59"])
        d.activate("TPG 1", ("TPG 1", "1R"))
        d.yes(0).draws("AW 59").choose(0, colour)
        if damage:
            d.choose(0, FOE)
        assert d.damage(FOE) == damage


def test_captain_phasma_hits_the_badly_hurt_harder() -> None:
    assert [alike.harm_to_the_hurt("TPG 2", before) for before in (5, 6)] == [2, 3]


def test_droid_commandos_hit_any_number_of_characters() -> None:
    d = scene("TPG 3", ("Sp",))
    d.resolve("TPG 3", 0, [FOE, FOE2])
    assert (d.damage(FOE), d.damage(FOE2), d.damage(PAL)) == (1, 1, 0)


def test_captain_phasmas_blaster_redeploys_from_phasma_only() -> None:
    assert alike.redeploys("TPG 4", "AW 1", damage=10)
    assert not alike.redeploys("TPG 4", FOE2, damage=9)


def test_praetorian_guard_makes_its_bearer_a_guardian() -> None:
    d = scene("TPG 5", team=[PAL], foes=[In(FOE, dice=("2RD",))])
    d.rolls((PAL, "1R"), ("TPG 5", "1R")).act(0, "activate", PAL)
    d.choose(0, (FOE, 0))
    assert (d.damage(PAL), d.pool(1)) == (2, [])


def test_dark_counsel_draws_and_is_rerolled() -> None:
    d = scene("TPG 6", ("Sp",), deck=["AW 59"])
    d.rolls(("TPG 6", "1R")).resolve("TPG 6")
    assert d.hand(0) == ["Lightsaber"]
    assert d.pool(0) == ["1R"]


def test_crossguard_lightsaber_strikes_for_kylo_and_through_shields() -> None:
    d = scene(team=["AW 11", PAL], hand=["TPG 7"], resources=2)
    d.play("TPG 7", "AW 11", FOE)
    assert d.damage(FOE) == 1
    other = scene(team=["AW 11", PAL], hand=["TPG 7"], resources=2).play("TPG 7", PAL)
    assert other.my_turn_is_over
    for shields, taken in ((0, 2), (1, 2)):
        hit = scene("TPG 7", ("Sp",), foes=[In(FOE, shields=shields)])
        hit.resolve("TPG 7", 0, FOE)
        assert hit.damage(FOE) == taken  # 2, or 3 of which a shield blocks one


def test_force_stasis_removes_a_ranged_die_then_strikes() -> None:
    d = scene("TPG 8", ("Sp",), team=[BLUE], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.resolve("TPG 8", 0, FOE2)
    assert (d.pool(1), d.damage(FOE2)) == ([], 1)
    none = scene("TPG 8", ("Sp",), team=[BLUE]).resolve("TPG 8")
    assert none.damage(FOE) == none.damage(FOE2) == 0


def test_jedi_rival_strips_a_shield_after_activation() -> None:
    d = scene("TPG 9", team=[PAL], foes=[In(FOE, shields=1), FOE2])
    d.activate(PAL, (PAL, "1R"))
    d.yes(0).choose(0, FOE)
    assert d.shields(FOE) == 0


def test_armored_support_strikes_when_a_red_die_rolls_damage() -> None:
    for side, damage in (("2RD", 1), ("1Dr", 0)):
        d = scene("TPG 10", team=[In(RED, dice=("-",)), In(PAL, dice=("-",))])
        d.rolls((RED, side)).use("TPG 10")
        if damage:
            d.choose(0, FOE)
        assert d.damage(FOE) == damage


def test_first_strike_deals_what_an_enemy_die_shows() -> None:
    d = scene("TPG 11", foes=[In(FOE, dice=("2RD",)), FOE2])
    d.play("TPG 11", FOE2)
    assert (d.damage(FOE2), d.pool(1)) == (2, ["2RD"])


def test_i_have_you_now_turns_any_die_to_damage() -> None:
    d = scene("TPG 12", team=[In(PAL, dice=("1R",))]).play("TPG 12")
    d.side(0, PAL, "3RD1")
    assert d.pool(0) == ["3RD1"]


def test_imperial_envoy_counts_revealed_events_and_supports() -> None:
    d = scene("TPG 13", foe_hand=["AW 115", "RIV 8", "AW 59"])
    d.draws("AW 115", "RIV 8").play("TPG 13", FOE)
    assert d.damage(FOE) == 2


def test_mobilize_gains_four() -> None:
    assert scene("TPG 14").play("TPG 14").resources(0) == 4


def test_as_i_have_foreseen_shows_you_the_hand_and_ambushes() -> None:
    d = scene("TPG 16", foe_hand=["AW 59"]).play("TPG 16")
    assert d.prompt(0) == "ds-ask-additional"
    seen = [event for event in d.table.log if "sees" in event.text.id]
    assert seen and all(event.only == (0,) for event in seen)


def test_clash_turns_your_die_to_melee_and_theirs_to_a_blank() -> None:
    d = scene("TPG 17", team=[In("AW 36", dice=("1R",))], foes=[In("AW 35", dice=("3MD",))])
    d.play("TPG 17").side(0, "AW 36", "2MD")
    assert (d.pool(0), d.pool(1)) == (["2MD"], ["-"])


def test_your_skills_are_complete_blanks_an_upgrade_die() -> None:
    foe = In(FOE, dice=("2RD",), upgrades=[In("AW 44", dice=("3MD1",))])
    d = scene("TPG 19", foes=[foe]).play("TPG 19")
    assert d.pool(1) == ["2RD", "-"]


def test_subjugate_removes_any_die() -> None:
    assert scene("TPG 22", foes=[In(FOE, dice=("2RD",))]).play("TPG 22").pool(1) == []


def test_hangar_bay_strikes_if_an_event_or_support_lies_on_top() -> None:
    d = scene("TPG 23", foe_deck=["AW 115", "AW 59"]).claim(FOE)
    assert d.damage(FOE) == 1
    d = scene("TPG 23", foe_deck=["AW 59", "AW 115"]).claim()
    assert d.damage(FOE) == 0
    assert d.deck_size(1) == 2


def test_rey_strikes_after_activation_while_shielded() -> None:
    d = scene(In("TPG 24", dice=(None,), shields=1))
    d.activate("TPG 24", ("TPG 24", "1R"))
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1
    bare = scene("TPG 24", (None,))
    bare.activate("TPG 24", ("TPG 24", "1R"))
    assert bare.my_turn_is_over


@pytest.mark.rule("DS-AFTER-1", "DS-QUEUE-4")
def test_rey_strikes_with_the_shield_that_an_ability_before_hers_gave() -> None:
    d = scene(In("TPG 24", dice=(None,), upgrades=["SoR 150"]))
    d.activate("TPG 24", ("TPG 24", "1Sh"))
    # she has no shield to give yet, so Fast Hands comes first without a question: her own shield
    d.yes(0).choose(0, "TPG 24")
    d.yes(0).choose(0, FOE)
    assert (d.shields("TPG 24"), d.damage(FOE)) == (1, 1)


def test_poe_dameron_shields_and_turns_another_die() -> None:
    d = scene("TPG 25", ("Sp",), team=[In(PAL, dice=("-",))])
    d.resolve("TPG 25", 0, PAL)
    d.yes(0).side(0, PAL, "3RD1")
    assert d.shields(PAL) == 1
    assert d.pool(0) == ["3RD1"]


def test_medical_droid_heals() -> None:
    d = scene("TPG 26", ("Sp",), team=[In(PAL, damage=2)], foes=[FOE])
    d.resolve("TPG 26", 0, PAL)
    assert d.damage(PAL) == 1


def test_strike_team_is_cheaper_against_the_rich_and_ambushes() -> None:
    assert not scene(hand=["TPG 27"], resources=4, foe_resources=2).can(0, "play", "TPG 27")
    d = scene(hand=["TPG 27"], resources=4, foe_resources=3).play("TPG 27")
    assert d.resources(0) == 0
    assert d.prompt(0) == "ds-ask-additional"


def test_teamwork_shields_its_bearer_and_another() -> None:
    d = scene("TPG 28", ("Sp",), team=[PAL, BLUE])
    d.resolve("TPG 28")
    d.yes(0).choose(0, BLUE)
    assert (d.shields(PAL), d.shields(BLUE)) == (1, 1)


def test_poe_damerons_blaster_is_better_in_his_hand() -> None:
    for host, damage in ((PAL, 2), ("TPG 25", 3)):
        d = scene("TPG 29", ("Sp",), team=[host], foes=[FOE])
        d.resolve("TPG 29", 0, FOE)
        assert d.damage(FOE) == damage


def test_reys_lightsaber_shields_its_bearer_and_redeploys() -> None:
    d = scene(team=[PAL], hand=["TPG 30"], resources=3).play("TPG 30")
    assert d.shields(PAL) == 1
    d = scene(team=["TPG 24"], hand=["TPG 30"], resources=3).play("TPG 30")
    assert d.shields("TPG 24") == 2
    victim = In(FOE, damage=6, upgrades=["TPG 30"])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[victim, FOE2])
    d.resolve(RED, 0, FOE).choose(1, FOE2)
    assert d.card("TPG 30").host == d.id(FOE2)


def test_inner_strength_moves_damage_to_an_enemy_without_shields() -> None:
    d = scene("TPG 31", ("Sp",), team=[In(PAL, damage=2)], foes=[In(FOE, shields=1), FOE2])
    d.resolve("TPG 31")
    assert (d.damage(PAL), d.damage(FOE), d.damage(FOE2)) == (1, 0, 1)


def test_lukes_protection_goes_on_top_of_the_deck_for_a_shield() -> None:
    d = scene("TPG 32", team=[BLUE, PAL], deck=[BLANK_CARD]).use("TPG 32")
    assert d.shields(BLUE) == 1
    assert d.deck_size(0) == 2
    assert not d.in_play("TPG 32")


def test_honor_guard_dies_for_a_damage_die() -> None:
    d = scene("TPG 33", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]).use("TPG 33")
    assert d.pool(1) == ["1R"]
    assert d.discard(0) == ["Honor Guard"]


def test_direct_hit_resolves_a_damage_die_for_two_more() -> None:
    d = scene("TPG 34", team=[In(RED, dice=("2RD",)), In(PAL, dice=("1R",))], foes=[FOE])
    d.play("TPG 34", FOE)
    assert d.damage(FOE) == 4


def test_recon_copies_a_symbol_to_another_die() -> None:
    d = scene("TPG 36", team=[In(PAL, dice=("1R",)), In(RED, dice=("-",))], foes=[
        In(FOE, dice=("2RD",))
    ])  # fmt: skip
    d.play("TPG 36")
    d.choose(0, (FOE, 0)).choose(0, (RED, 0)).side(0, RED, "2RD")
    assert d.pool(0) == ["1R", "2RD"]
    blank = scene("TPG 36", team=[In(RED, dice=("-",))], foes=[In("AW 10", dice=("3MD",))])
    blank.play("TPG 36", (RED, 0))
    assert blank.pool(1) == ["-"]  # a blank is a symbol too


def test_concentrate_turns_a_die_and_another_for_a_resource() -> None:
    d = scene("TPG 38", team=[In(PAL, dice=("-",)), In(RED, dice=("-",))], resources=1)
    d.play("TPG 38", (PAL, 0)).side(0, PAL, "3RD1")
    d.yes(0).side(0, RED, "2RD")
    assert d.pool(0) == ["3RD1", "2RD"]
    assert d.resources(0) == 0


def test_distraction_lets_the_opponent_pick_one_of_two_dice() -> None:
    d = scene(
        "TPG 40",
        team=[In(PAL, dice=("1R",))],
        foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))],
    )
    d.play("TPG 40", [(PAL, 0), (FOE, 0)])
    assert d.can_choose(1, (PAL, 0), (FOE, 0), (FOE2, 0)) == [True, True, False]
    d.choose(1, (PAL, 0))
    assert (d.pool(0), d.pool(1)) == ([], ["2RD", "1R"])


def test_do_or_do_not_resolves_the_rerolled_die_or_loses_it() -> None:
    d = scene("TPG 41", team=[In(PAL, dice=("-",))])
    d.rolls((PAL, "1R")).play("TPG 41")
    d.yes(0)
    assert d.resources(0) == 2
    d = scene("TPG 41", team=[In(PAL, dice=("-",))])
    d.rolls((PAL, "1R")).play("TPG 41")
    d.no(0)
    assert (d.resources(0), d.pool(0)) == (0, [])


def test_fierce_resolve_deals_what_the_rerolled_die_shows() -> None:
    d = scene("TPG 42", team=[In(PAL, dice=("-",))], foes=[FOE])
    d.rolls((PAL, "3RD1")).play("TPG 42", FOE)
    assert d.damage(FOE) == 3
    assert d.pool(0) == ["3RD1"]


def test_sound_the_alarm_rerolls_enemy_damage_dice() -> None:
    d = scene("TPG 45", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.act(0, "play", "TPG 45")
    assert d.can_choose(0, (FOE, 0), (FOE2, 0)) == [True, False]
    d.rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["-", "1R"]


def test_obi_wans_hut_shields_a_blue_character_or_another_for_a_resource() -> None:
    d = scene("TPG 46", team=[BLUE, PAL], foes=[FOE]).claim("0")
    assert d.shields(BLUE) == 1
    d = scene("TPG 46", team=[BLUE, PAL], foes=[FOE], resources=1).claim("1", PAL)
    assert d.shields(PAL) == 1
    assert d.resources(0) == 0
