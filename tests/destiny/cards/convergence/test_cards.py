"""Each character, upgrade, downgrade, support, plot and battlefield of Convergence, played."""

import pytest

from cantina.games.destiny.cards.vocabulary import ACTION, Ability, Dice, One, Remove
from cantina.games.destiny.terms import Colour
from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import event, made
from destiny.table import In, Named

TROOPER = "AW 2"


@pytest.mark.rule("DS-ERRATA-24")
def test_force_storm_gathers_strikes_and_is_rerolled() -> None:
    d = scene(In("CONV 14", dice=("Sp",), resources=1), team=[BLUE], foes=[FOE])
    d.act(0, "resolve", ("CONV 14", 0))
    d.rolls(("CONV 14", "3RD")).choose(0, FOE)
    assert d.damage(FOE) == 2
    assert d.exhausted("CONV 14")
    assert d.pool(0) == ["3RD"]


@pytest.mark.rule("DS-ERRATA-24", "DS-FAQ-5")
def test_an_exhausted_force_storm_strikes_without_gathering() -> None:
    storm = In("CONV 14", dice=("Sp",), resources=2, exhausted=True)
    d = scene(storm, team=[In(BLUE, exhausted=True)], foes=[FOE])
    d.act(0, "resolve", ("CONV 14", 0))
    d.rolls(("CONV 14", "3RD")).choose(0, FOE)
    assert d.damage(FOE) == 2
    assert d.card("CONV 14").resources == 2
    assert not scene(team=[PAL], hand=["CONV 14"], resources=4).can(0, "play", "CONV 14")


def test_captain_phasma_rolls_two_set_aside_stormtroopers() -> None:
    d = scene("CONV 18", (None,), spare_dice=[TROOPER, TROOPER], foes=[FOE2])
    d.rolls((TROOPER, "2RD"), (TROOPER, "-")).use("CONV 18")
    assert d.pool(0) == ["2RD", "-"]


def test_captain_phasma_lets_troopers_resolve_damage_as_melee() -> None:
    team: list[In | Named] = [In(TROOPER, dice=("2RD",)), In("AW 36", dice=("1MD",))]
    d = scene("CONV 18", (None,), team=team, foes=[FOE2])
    d.act(0, "resolve", (TROOPER, 0), "melee").choose(0, FOE2)
    d.resolve("AW 36", 0, FOE2)  # in the same action, the symbols being equal
    assert d.damage(FOE2) == 3


@pytest.mark.rule("DS-CLARIFY-41", "DS-CLARIFY-42")
def test_stormtrooper_dice_of_any_printing_will_do() -> None:
    d = scene("CONV 18", (None,), spare_dice=["CONV 20", "AW 2"], foes=[FOE2])
    d.rolls((TROOPER, "2RD"), (TROOPER, "1R")).use("CONV 18")
    assert d.pool(0) == ["2RD", "1R"]
    d = scene("CONV 31", spare_dice=["AW 2"], foes=[FOE2])
    d.rolls(("CONV 31", "2RD")).rolls((TROOPER, "1R")).act(0, "activate", "CONV 31")
    assert sorted(d.pool(0)) == ["1R", "2RD"]


@pytest.mark.rule("DS-CLARIFY-38")
def test_with_phasma_and_advanced_training_a_blank_trooper_deals_one_melee() -> None:
    d = scene("CONV 18", (None,), team=[In(TROOPER, dice=("-",))], plot="CONV 133", foes=[FOE2])
    d.act(0, "resolve", (TROOPER, 0), "melee").choose(0, FOE2)
    assert d.damage(FOE2) == 1


def test_advanced_training_makes_blank_troopers_deal_one_indirect() -> None:
    team: list[In | Named] = [In(TROOPER, dice=("-",)), In(PAL, dice=("-",))]
    d = scene("CONV 133", team=team, foes=[FOE2])
    assert not d.can(0, "resolve", (PAL, 0), "indirect")
    d.act(0, "resolve", (TROOPER, 0), "indirect")
    assert d.damage(FOE2) == 1


def test_commando_droid_wakes_another_droid() -> None:
    d = scene("CONV 19", (None,), team=[PAL], supports=["CONV 53"], foes=[FOE])
    d.activate("CONV 19", ("CONV 19", "1R"))
    d.rolls(("CONV 53", "1Dr")).yes(0)
    d.no(0)  # the assassin droid's own ability
    assert sorted(d.pool(0)) == ["1Dr", "1R"]


def test_general_grievous_rerolls_droid_dice() -> None:
    team: list[In | Named] = [In("CONV 19", dice=("1R",)), In(PAL, dice=("-",))]
    d = scene("CONV 21", (None,), team=team).use("CONV 21")
    assert d.can_choose(0, ("CONV 19", 0), (PAL, 0)) == [True, False]
    d.rolls(("CONV 19", "2ID")).choose(0, ("CONV 19", 0))
    assert d.pool(0) == ["2ID", "-"]


def test_defoliator_tank_spares_droids_and_grievous() -> None:
    d = scene("CONV 29", ("Sp",), team=["CONV 19", "AW 3", PAL], foes=[FOE, FOE2])
    d.resolve("CONV 29")
    hurt = [d.damage(x) for x in ("CONV 19", "AW 3", PAL, FOE, FOE2)]
    assert hurt == [0, 0, 3, 3, 3]


def test_megablaster_troopers_roll_one_trooper_or_two_with_a_leader() -> None:
    spare = [TROOPER, TROOPER]
    d = scene("CONV 31", spare_dice=spare, foes=[FOE2])
    d.rolls(("CONV 31", "2RD")).rolls((TROOPER, "1R")).act(0, "activate", "CONV 31")
    assert len(d.pool(0)) == 2
    d = scene("CONV 31", spare_dice=spare, team=["AW 4"], foes=[FOE2])
    d.rolls(("CONV 31", "2RD")).rolls((TROOPER, "1R"), (TROOPER, "-")).act(0, "activate", "CONV 31")
    assert len(d.pool(0)) == 3


def test_stap_droid_ambushes() -> None:
    d = scene(hand=["CONV 32"], resources=1).play("CONV 32")
    assert d.prompt(0) == "ds-ask-additional"


def test_e_5_carbine_redeploys_from_droids() -> None:
    assert alike.redeploys("CONV 33", "CONV 19", damage=6, to=FOE2)
    assert not alike.redeploys("CONV 33", FOE, damage=6, to=FOE2)


def test_modular_frame_strengthens_droids_and_stays_only_on_them() -> None:
    d = scene(team=[In(RED, dice=("1RD",))], foes=[In("CONV 19", damage=6, upgrades=["CONV 34"])])
    d.resolve(RED, 0, "CONV 19")
    assert d.damage("CONV 19") == 7  # one health more than printed
    wrong = scene(team=[PAL], hand=["CONV 34"]).play("CONV 34")
    assert wrong.discard(0) == ["Modular Frame"]


@pytest.mark.rule("DS-ERRATA-23")
def test_wattos_dice_are_safe_from_blue_events_of_opponents() -> None:
    foes = [In("CONV 38", dice=("1Dc",))]
    blue = scene("LEG 130", team=[BLUE], foes=foes).play("LEG 130")
    assert blue.pool(1) == ["1Dc"]
    gray = scene("TPG 22", team=[BLUE], foes=foes).play("TPG 22")
    assert gray.pool(1) == []
    friend = [In("CONV 38", dice=("1Dc",)), In(FOE, dice=("1RD",))]
    assert scene("LEG 130", team=[BLUE], foes=friend).play("LEG 130").pool(1) == ["1Dc"]
    armed = [In("CONV 38", upgrades=[In("LEG 73", dice=("1RD",))])]
    assert scene("LEG 133", team=[BLUE], foes=armed).play("LEG 133").pool(1) == []


@pytest.mark.rule("DS-ERRATA-23")
def test_watto_is_safe_neither_from_his_own_player_nor_from_blue_cards_that_are_no_events() -> None:
    wave = event("Wave", Remove(One(Dice())), colour=Colour.BLUE)
    mine = scene(wave, team=[In("CONV 38", dice=("1Dc",))]).play(wave)
    assert mine.pool(0) == []
    shrine = made("support", "Shrine", Ability(ACTION, Remove(One(Dice()))), colour=Colour.BLUE)
    theirs = scene(shrine, foes=[In("CONV 38", dice=("1Dc",))]).use(shrine)
    assert theirs.pool(1) == []


def test_watto_gambles_on_a_symbol() -> None:
    for side, resources in (("1R", 2), ("-", 0)):
        d = scene("CONV 38", (None,), resources=1, team=[In(PAL, dice=("-",))])
        d.use("CONV 38")
        d.rolls((PAL, side)).choose(0, "R")
        assert d.resources(0) == resources


def test_assassin_droid_strikes_when_its_die_is_rolled_in() -> None:
    d = scene("CONV 53")
    d.activate("CONV 53", ("CONV 53", "1Dr"))
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1


def test_obi_wan_resolves_a_strong_die_for_one_more() -> None:
    d = scene("CONV 57", ("2MD",), team=[In(PAL, dice=("1R",))], foes=[FOE])
    d.use("CONV 57", FOE)
    assert d.damage(FOE) == 3


def test_interceptor_turns_a_blank_beside_obi_wan() -> None:
    team: list[In | Named] = ["CONV 57", In(PAL, dice=("-",))]
    d = scene("CONV 65", team=team)
    d.activate("CONV 65", ("CONV 65", "1R"))
    d.yes(0).side(0, PAL, "3RD1")
    assert d.shows(PAL) == "3RD1"
    alone = scene("CONV 65", team=[In(PAL, dice=("-",))])
    alone.activate("CONV 65", ("CONV 65", "1R"))
    assert alone.my_turn_is_over


@pytest.mark.rule("DS-ERRATA-22")
def test_uneti_force_tree_draws_for_both() -> None:
    d = scene("CONV 66", deck=["AW 59"], foe_deck=["AW 60"]).use("CONV 66")
    assert d.hand(0) == ["Lightsaber"]
    assert d.hand(1) == ["Mind Probe"]


def test_republic_jedi_armor_shields_a_jedi_and_adds_health() -> None:
    d = scene(team=["AW 35", PAL], hand=["CONV 71"], resources=2)
    d.play("CONV 71", "AW 35")
    assert d.shields("AW 35") == 1
    plain = scene(team=["AW 35", PAL], hand=["CONV 71"], resources=2).play("CONV 71", PAL)
    assert plain.shields(PAL) == 0
    armored = scene(team=[In(RED, dice=("1RD",))], foes=[In(FOE, damage=6, upgrades=["CONV 71"])])
    armored.resolve(RED, 0, FOE)
    assert armored.in_play(FOE)


@pytest.mark.rule("DS-ERRATA-21")
def test_laat_gunship_brings_in_a_trooper_die_and_is_rerolled() -> None:
    d = scene("CONV 84", ("Sp",), team=[PAL, "LEG 38"], foes=[FOE])
    d.rolls(("LEG 38", "1R")).rolls(("CONV 84", "2R")).resolve("CONV 84")
    assert d.resources(0) == 1
    assert d.pool(0) == ["2R"]
    assert d.shows(PAL) is None  # no trooper


@pytest.mark.rule("DS-ERRATA-21")
def test_laat_gunship_removes_a_trooper_die_that_cannot_be_resolved() -> None:
    d = scene("CONV 84", ("Sp",), team=["LEG 38"], foes=[FOE])
    d.rolls(("LEG 38", "-")).rolls(("CONV 84", "2R")).resolve("CONV 84")
    assert d.pool(0) == ["2R"]
    assert d.shows("LEG 38") is None


@pytest.mark.rule("DS-CLARIFY-48")
def test_maz_kanata_lets_the_opponent_use_one_and_uses_two_others() -> None:
    d = scene("CONV 90", (None,), deck=["AW 59"], foe_deck=["AW 60"], foes=[FOE])
    d.use("CONV 90")
    assert d.asked() == (1,)
    d.choose(1, "3")  # the opponent draws
    assert d.hand(1) == ["Mind Probe"]
    assert d.can_choose(0, "0", "1", "2", "3") == [True, True, True, False]
    d.choose(0, "0").choose(0, "1")  # indirect damage to the opponent
    assert d.damage(FOE) == 1
    d.choose(0, "2")
    assert d.hand(0) == []


def test_satine_kryze_rerolls_one_of_your_dice() -> None:
    d = scene("CONV 91", (None,), team=[In(PAL, dice=("-",))])
    d.activate("CONV 91", ("CONV 91", "1R"))
    d.yes(0).rolls((PAL, "1R")).choose(0, (PAL, 0))
    assert d.pool(0) == ["1R", "1R"]


def test_force_flow_is_set_aside_to_turn_a_die() -> None:
    d = scene("CONV 113", foes=[In(FOE, dice=("2RD",))]).use("CONV 113").side(0, FOE, "-")
    assert d.pool(1) == ["-"]
    assert "Force Flow" in d.aside(0)


def test_lightsaber_mastery_plays_a_move_from_beneath_and_sets_it_aside() -> None:
    plot = In("CONV 114", under=["CONV 107"])
    d = scene(plot, team=[In("AW 35", dice=("2MD",))], foes=[FOE])
    d.use("CONV 114")
    d.choose(0, "AW 35")
    assert d.shields("AW 35") == 2
    assert "Circle of Shelter" in d.aside(0)
    assert d.exhausted("CONV 114")


@pytest.mark.rule("DS-CLARIFY-47")
def test_only_the_controller_may_look_beneath_the_plot() -> None:
    d = scene(In("CONV 114", under=["CONV 107"]))
    mine, theirs = (str(d.table.view(seat)) for seat in (0, 1))
    assert "09107" in mine
    assert "09107" not in theirs and "Circle of Shelter" not in theirs


@pytest.mark.rule("DS-CLARIFY-44")
def test_hampered_lets_one_character_die_resolve_each_turn() -> None:
    hampered = In("AW 35", dice=("2MD", "3MD"), downgrades=["CONV 121"])
    d = scene(team=[hampered], foes=[FOE2])
    d.resolve("AW 35", 0, FOE2)
    assert d.my_turn_is_over  # the second die may not follow this turn
    d.pass_(1)
    d.resolve("AW 35", 1, FOE2)
    assert d.damage(FOE2) == 5
    friend = scene(team=[hampered, In("AW 36", dice=("1MD",))], foes=[FOE2])
    friend.resolve("AW 36", 0, FOE2)
    assert friend.can(0, "resolve", ("AW 35", 0))  # dice of others do not count
    friend.resolve("AW 35", 0, FOE2)
    assert friend.my_turn_is_over


@pytest.mark.rule("DS-CLARIFY-43")
def test_hampered_dice_take_no_plus_but_may_be_one_for_other_dice() -> None:
    hampered = In("AW 38", dice=("1MD", "+2MD"), downgrades=["CONV 121"])
    d = scene(team=[hampered, In("AW 36", dice=("1MD",))], foes=[FOE2])
    d.resolve("AW 38", 0, FOE2)
    assert d.damage(FOE2) == 1
    other = scene(team=[hampered, In("AW 36", dice=("1MD",))], foes=[FOE2])
    other.resolve("AW 36", 0, [("AW 38", 1)], FOE2)
    assert other.damage(FOE2) == 3
    saber = In("AW 59", dice=("+2MD",))
    armed = In("AW 38", dice=("1MD",), upgrades=[saber], downgrades=["CONV 121"])
    alone = scene(team=[armed], foes=[FOE2]).resolve("AW 38", 0, FOE2)
    assert alone.damage(FOE2) == 1  # nor does any other die modify it


def test_press_the_advantage_rerolls_twice_with_more_dice() -> None:
    team: list[In | Named] = [In(PAL, dice=("-",)), In(RED, dice=("1Dr",))]
    d = scene("CONV 135", team=team, foes=[In(FOE, dice=("2RD",))])
    d.use("CONV 135")
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    d.yes(0).rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["-"]
    even = scene("CONV 135", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    even.rolls((PAL, "1R")).use("CONV 135")
    assert even.my_turn_is_over


def test_enfys_nest_resolves_three_scoundrel_dice_for_free() -> None:
    team: list[In | Named] = [
        In("CONV 142", dice=("2R1",)),
        In("SoR 46", dice=("1R",)),
        In(RED, dice=("1Dr",)),
    ]
    d = scene("CONV 141", ("2R1",), team=team)
    d.use("CONV 141", ("CONV 141", 0), ("CONV 142", 0), ("SoR 46", 0))
    assert d.resources(0) == 5


def test_marauder_hurts_when_a_costly_side_is_resolved() -> None:
    d = scene("CONV 142", ("1MD1",), resources=1, foes=[FOE])
    d.resolve("CONV 142", 0, FOE)
    d.yes(0)
    assert d.damage(FOE) == 2
    free = scene("CONV 142", ("1Sh",), foes=[FOE])
    free.resolve("CONV 142", 0, "CONV 142")
    assert free.my_turn_is_over


def test_profiteering_resolves_a_scoundrel_die_that_rolls_a_resource() -> None:
    d = scene("CONV 151", team=["SoR 46", RED])
    d.activate("SoR 46", ("SoR 46", "1R"))
    d.yes(0)
    assert d.resources(0) == 1
    other = scene("CONV 151", team=["SoR 46", PAL])
    other.activate("SoR 46", ("SoR 46", "1Dr"))
    assert other.my_turn_is_over


def test_seeking_the_truth_rerolls_again_with_a_leader() -> None:
    d = scene("CONV 153", team=[In(PAL, dice=("-",)), "AW 4"], foes=[In(FOE, dice=("2RD",))])
    d.rolls((PAL, "1R")).use("CONV 153")
    d.yes(0).rolls((FOE, "-")).choose(0, (FOE, 0))
    assert d.pool(1) == ["-"]
    none = scene("CONV 153", team=[In(PAL, dice=("-",))])
    none.rolls((PAL, "1R")).use("CONV 153")
    assert none.my_turn_is_over


def test_mandalorian_jetpack_deals_what_another_die_rolls() -> None:
    d = scene("CONV 157", ("Sp",), foes=[In(FOE, dice=("-",)), FOE2])
    d.rolls((FOE, "2RD")).resolve("CONV 157", 0, FOE2)
    assert d.damage(FOE2) == 2


def test_shock_collar_shocks_its_bearer_when_activated() -> None:
    d = scene("CONV 160", foes=[FOE, FOE2])
    d.pass_(0)
    d.rolls((FOE, "1R")).act(1, "activate", FOE)
    assert d.damage(FOE) == 1


def test_grievance_striker_strikes_for_grievous_or_obi_wan_and_redeploys() -> None:
    d = scene(team=["AW 3", PAL], hand=["CONV 169"], resources=2)
    d.play("CONV 169", "AW 3")
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1
    plain = scene(team=["AW 3", PAL], hand=["CONV 169"], resources=2).play("CONV 169", PAL)
    assert plain.my_turn_is_over


def test_punch_dagger_has_no_text_but_a_die() -> None:
    d = scene("CONV 171", ("1MD",), foes=[FOE])
    d.resolve("CONV 171", 0, FOE)
    assert d.damage(FOE) == 1


def test_deathwatch_hideout_pays_and_with_satine_buries_a_card() -> None:
    d = scene("CONV 174", team=["CONV 91"], discard=["AW 59", BLANK_CARD]).claim("AW 59")
    assert d.resources(0) == 1
    assert d.discard(0) == ["Take Cover"]
    assert d.deck_size(0) == 11
    plain = scene("CONV 174", discard=["AW 59"]).claim()
    assert plain.discard(0) == ["Lightsaber"]


def test_lair_of_general_grievous_threatens_or_strikes_with_grievous() -> None:
    d = scene("CONV 176", foes=[FOE], foe_resources=1).claim("0").yes(1)
    assert (d.resources(0), d.resources(1), d.damage(FOE)) == (1, 0, 0)
    d = scene("CONV 176", foes=[FOE], foe_resources=1).claim("0").no(1)
    assert d.damage(FOE) == 1
    d = scene("CONV 176", team=["AW 3"], foes=[FOE]).claim("1", FOE)
    assert d.damage(FOE) == 1
