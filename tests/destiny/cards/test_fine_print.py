"""The fine print: which cards, whose dice, and in which case not."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_kylo_ren_and_imperial_envoy_look_at_no_more_cards_than_they_say() -> None:
    d = scene("AW 11", ("Sp",), foe_hand=["AW 60", "AW 59"])
    d.act(0, "resolve", ("AW 11", 0))
    d.draws("AW 60").choose(0, FOE)
    assert d.damage(FOE) == 4  # the cost of one card, not of two
    d = scene("TPG 13", foe_hand=["AW 115", "RIV 8", "AW 84"])
    d.draws("AW 115", "RIV 8").play("TPG 13", FOE)
    assert d.damage(FOE) == 2
    one = scene("TPG 13", foe_hand=["AW 115"])
    one.draws("AW 115").play("TPG 13")
    assert one.my_turn_is_over  # two could not be revealed, so nothing follows


def test_general_veers_turns_no_character_die_and_no_enemy_support() -> None:
    team = [In(PAL, dice=("-",))]
    d = scene("AW 4", ("1RD",), team=team, foe_supports=[In("RIV 8", dice=("1R",))]).use("AW 4")
    assert d.my_turn_is_over
    assert (d.pool(0), d.pool(1)) == (["-"], ["1R"])


def test_tusken_raider_resolves_only_its_own_dice() -> None:
    d = scene("AW 22", (None,), team=[In(PAL, dice=("1R",))], hand=[BLANK_CARD])
    d.activate("AW 22", ("AW 22", "1R"))
    d.yes(0)
    assert d.pool(0) == ["1R"]
    assert d.shows(PAL) == "1R"


def test_padawan_saves_only_on_weapons() -> None:
    d = scene("AW 36", (None,), hand=["AW 40"], team=[], resources=1)
    assert not d.can(0, "play", "AW 40")


def test_finn_ignores_restrictions_of_weapons_only() -> None:
    d = scene("AW 45", (None,), hand=["AW 57"], team=[], resources=3)
    assert not d.can(0, "play", "AW 57")


def test_power_of_the_dark_side_is_silent_unless_a_blank_is_rolled() -> None:
    d = scene("AW 89", team=[In(PAL, dice=("-",))])
    d.rolls((PAL, "1R")).use("AW 89")
    assert d.my_turn_is_over


def test_armored_support_is_silent_unless_damage_is_rolled_and_exhausts() -> None:
    d = scene("TPG 10", team=[In(RED, dice=("-",))])
    d.rolls((RED, "1Dr")).use("TPG 10")
    assert d.my_turn_is_over
    assert d.exhausted("TPG 10")


def test_reroll_supports_exhaust() -> None:
    for place in ("LEG 134", "CONV 135", "CONV 153"):
        d = scene(place, team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
        d.rolls((PAL, "1R")).use(place)
        assert d.exhausted(place)
    d = scene("RIV 15", team=[In(PAL, dice=("-",))]).use("RIV 15")
    assert d.exhausted("RIV 15")


def test_the_wookiee_takes_two_dice_and_leaves_the_third() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",)), In("LEG 13", dice=("1R",))]
    d = scene("AW 130", foes=foes, team=[In(PAL, dice=("1R",))]).play("AW 130").choose(1, "1")
    assert d.can_choose(1, (PAL, 0)) == [False]
    d.choose(1, (FOE, 0), (FOE2, 0))
    assert d.pool(1) == ["1R"]


def test_events_that_resolve_one_kind_of_die_take_no_other() -> None:
    cases = [("AW 142", RED, "2RD"), ("SoR 121", BLUE, "1MD"), ("LEG 101", BLUE, "1R")]
    for place, friend, side in cases:
        d = scene(place, team=[In(friend, dice=(side,)), RED]).play(place)
        assert d.my_turn_is_over
        assert d.pool(0) == [side]


def test_ataru_strike_takes_no_upgrade_die() -> None:
    d = scene("LEG 101", team=[In(BLUE, upgrades=[In("AW 59", dice=("3MD1",))])], resources=1)
    d.play("LEG 101")
    assert d.my_turn_is_over


def test_anger_takes_only_melee_or_ranged_dice_of_opponents() -> None:
    team = [In(RED, dice=("-",)), In(PAL, dice=("-",)), In("AW 36", dice=("2MD",))]
    d = scene("SoR 71", team=team, foes=[In(FOE, dice=("1R",))]).play("SoR 71")
    assert d.my_turn_is_over


def test_chirrut_rerolls_only_your_blanks() -> None:
    d = scene("SoR 35", (None,), team=[In(PAL, dice=("-",)), In(RED, dice=("2RD",))],
              foes=[In(FOE, dice=("-",))])  # fmt: skip
    d.activate("SoR 35", ("SoR 35", "1R"))
    d.rolls((PAL, "1R")).yes(0)
    assert sorted(d.pool(0)) == ["1R", "1R", "2RD"]


def test_jyn_erso_saves_only_on_yellow_events() -> None:
    d = scene("SoR 44", (None,), hand=["AW 115"], resources=1)
    d.play("AW 115", PAL)
    assert d.resources(0) == 0


def test_servant_and_ketsu_inherit_only_from_the_fallen() -> None:
    blue = In("AW 12", damage=6, upgrades=["AW 57"])
    other = In(BLUE, upgrades=["LEG 73"])
    d = scene("EaW 9", (None,), team=[blue, other], foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "AW 12")
    d.yes(0)
    assert d.card("AW 57").host == d.id("EaW 9")
    yellow = scene("EaW 9", (None,), team=[In(PAL, damage=8, upgrades=["LEG 73"])],
                   foes=[In(FOE, dice=("1RD",)), FOE2])  # fmt: skip
    yellow.pass_(0)
    yellow.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    assert yellow.discard(0) == ["Hunting Rifle"]  # not blue, nothing is asked


def test_grand_inquisitor_takes_no_upgrade_die() -> None:
    d = scene("EaW 11", ("Sp",), foes=[In(FOE, upgrades=[In("AW 44", dice=("-",))])])
    d.resolve("EaW 11")
    assert d.pool(1) == ["-"]
    assert d.damage(FOE) == 0


def test_hera_borrows_vehicles_only() -> None:
    d = scene("EaW 25", ("Sp",), hand=["TPG 26"]).resolve("EaW 25")
    assert d.hand(0) == ["Medical Droid"]


def test_k_2so_pays_more_only_for_weapons_and_readies_for_one_moved_to_him() -> None:
    d = scene("EaW 26", (None,), team=[], hand=["AW 40"], resources=2)
    d.play("AW 40")
    assert d.resources(0) == 0
    moved = scene("SoR 152", team=[In("EaW 26", exhausted=True), In(PAL, upgrades=["RIV 17"])],
                  foes=[FOE]).claim()  # fmt: skip
    assert moved.card("RIV 17").host == moved.id("EaW 26")
    assert not moved.exhausted("EaW 26")


def test_kanan_resolves_only_his_own_character_die() -> None:
    kanan = In("EaW 33", dice=("-",), upgrades=[In("LEG 73", dice=("1R",))])
    d = scene(kanan, team=[In(PAL, dice=("1R",))])
    d.resolve(PAL)
    assert d.resources(0) == 1  # nothing of his could be resolved, so he did not ask


def test_ezra_ignores_restrictions_of_blue_upgrades_only() -> None:
    d = scene("EaW 38", (None,), team=[], hand=["RIV 6"], resources=2)
    assert d.can(0, "play", "RIV 6")  # blue, though for exhausted characters only
    red = scene(team=["EaW 38"], hand=["SoR 125"], resources=2)
    assert not red.can(0, "play", "SoR 125")  # red


def test_sabine_plays_weapons_only() -> None:
    d = scene("EaW 40", (None,), discard=["AW 40"], resources=2)
    d.activate("EaW 40", ("EaW 40", "2RD"))
    assert d.my_turn_is_over


def test_kylo_ren_tormented_is_silent_when_wrong() -> None:
    d = scene("TPG 1", (None,), foe_hand=["AW 59"])
    d.activate("TPG 1", ("TPG 1", "1R"))
    d.yes(0).draws("AW 59").choose(0, "red")
    assert d.my_turn_is_over
    empty = scene("TPG 1", (None,))
    empty.activate("TPG 1", ("TPG 1", "1R"))
    empty.yes(0).choose(0, "blue")
    assert empty.my_turn_is_over


def test_clash_blanks_only_a_melee_die() -> None:
    d = scene("TPG 17", team=[In("AW 36", dice=("1R",))], foes=[In(FOE, dice=("2RD",))])
    d.play("TPG 17").side(0, "AW 36", "2MD")
    assert d.my_turn_is_over
    assert d.pool(1) == ["2RD"]


def test_hangar_bay_is_silent_over_an_upgrade_or_an_empty_deck() -> None:
    assert scene("TPG 23", foe_deck=["AW 59"]).claim().my_turn_is_over


def test_others_than_the_bearer() -> None:
    d = scene("TPG 28", ("Sp",), team=[PAL], foes=[FOE]).resolve("TPG 28")
    d.yes(0)
    assert (d.shields(PAL), d.shields(FOE)) == (1, 1)
    d = scene("SoR 118", team=[In(PAL, damage=1)], foes=[FOE])
    d.activate(PAL, (PAL, "1R"))
    assert d.my_turn_is_over  # only the bearer is damaged


def test_obi_wans_hut_sells_shields_only_to_others_than_blue() -> None:
    d = scene("TPG 46", team=[BLUE], foes=[FOE], resources=1).claim("1")
    assert d.shields(BLUE) == 0
    assert d.shields(FOE) == 1


def test_bib_fortuna_rolls_no_die_of_his_own_and_no_upgrade_die() -> None:
    bib = In("LEG 18", dice=("Sp", None))
    d = scene(bib, team=[In(PAL, dice=("1R",), upgrades=["LEG 73"])]).resolve("LEG 18")
    assert d.my_turn_is_over
    assert d.pool(0) == ["1R"]


def test_force_focus_needs_a_blue_card_to_turn_an_enemy_die() -> None:
    d = scene("LEG 56", ("Sp",), team=[In(PAL, dice=("-",))], hand=[BLANK_CARD],
              foes=[In(FOE, dice=("2RD",))])  # fmt: skip
    d.resolve("LEG 56", 0, (PAL, 0)).side(0, PAL, "1R")
    assert d.my_turn_is_over


def test_face_off_takes_character_dice_of_both_sides_or_hurts_nobody() -> None:
    foes = [In(FOE, upgrades=[In("AW 44", dice=("1MD",))])]
    d = scene("LEG 152", team=[In(PAL, dice=("-",))], foes=foes)
    d.rolls((PAL, "1R")).play("LEG 152")
    assert (d.damage(PAL), d.damage(FOE)) == (0, 0)


def test_quick_draw_plays_weapons_only() -> None:
    d = scene("LEG 155", hand=["AW 40"], resources=2).play("LEG 155")
    assert d.my_turn_is_over


def test_quickdraw_holster_leaves_the_weapons_of_others() -> None:
    team = [In(PAL, upgrades=["AW 40"]), In(BLUE, upgrades=[In("RIV 17", dice=("1R",))])]
    d = scene("LEG 167", team=team)
    d.activate(PAL, (PAL, "1R"), ("AW 40", "1R"))
    assert d.my_turn_is_over


def test_emulate_turns_character_dice_only() -> None:
    team = [In(PAL, upgrades=[In("LEG 73", dice=("-",))])]
    d = scene("RIV 11", team=team, foes=[PAL, In(FOE, upgrades=["LEG 73"])]).play("RIV 11")
    assert d.my_turn_is_over


def test_fight_back_removes_only_damage() -> None:
    d = scene("RIV 12", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("1R",))]).play("RIV 12")
    assert d.pool(1) == ["1R"]


def test_luke_hands_on_blue_abilities_to_other_blue_characters() -> None:
    teacher = In("WotF 56", upgrades=["TPG 5"])  # an ability, but red
    d = scene(teacher, team=[BLUE]).use("WotF 56")
    assert d.card("TPG 5").host == d.id("WotF 56")
    alone = scene(In("WotF 56", upgrades=["AW 57"]), team=[PAL], foes=[FOE]).use("WotF 56")
    assert alone.card("AW 57").host == alone.id("WotF 56")  # nobody else is blue
    other = scene("WotF 56", (None,), team=[In(BLUE, upgrades=["AW 57"]), "AW 36"]).use("WotF 56")
    assert other.card("AW 57").host == other.id(BLUE)  # not his own to hand on


def test_rex_needs_a_clone_trooper_or_a_resource() -> None:
    d = scene("WotF 74", (None,), team=[FOE], controller=1, foes=[FOE2])
    d.activate("WotF 74", ("WotF 74", "1R"))
    assert d.g.controller == 1


def test_rex_does_not_pay_for_a_battlefield_he_controls() -> None:
    d = scene("WotF 74", (None,), team=[FOE], controller=0, foes=[FOE2], resources=1)
    d.activate("WotF 74", ("WotF 74", "1R"))
    assert d.my_turn_is_over
    assert d.resources(0) == 1


def test_dagger_of_mortis_draws_from_blue_characters_only() -> None:
    team = [In(PAL, upgrades=[In("WotF 117", dice=("2MD",))]), In(RED, shields=1)]
    d = scene(team=team, foes=[FOE])
    d.resolve("WotF 117", 0, FOE)
    assert d.shields(RED) == 1


def test_grand_entrance_rerolls_only_the_dice_of_the_activated() -> None:
    d = scene("WotF 122", team=[PAL, In(RED, dice=("2RD",), exhausted=True)])
    d.rolls((PAL, "-")).play("WotF 122")
    assert d.can_choose(0, (PAL, 0), (RED, 0)) == [True, False]
    d.choose(0)
    assert d.can_choose(0, (PAL, 0), (RED, 0)) == [True, False]


def test_phasma_and_advanced_training_help_troopers_only() -> None:
    d = scene("CONV 18", (None,), team=[In("EaW 1", dice=("1RD",))], foes=[FOE2])
    assert not d.can(0, "resolve", ("EaW 1", 0), "melee")
    theirs = scene("CONV 18", (None,), foes=[In(FOE, dice=("2RD",))])
    theirs.pass_(0)
    assert not theirs.can(1, "resolve", (FOE, 0), "melee")


def test_assassin_droid_strikes_for_a_roll_not_for_a_reroll() -> None:
    d = scene("CONV 53", ("1Dr",), hand=["AW 162"])
    d.rolls(("CONV 53", "1RD")).play("AW 162")
    assert d.prompt(0) == "ds-ask-additional"


def test_energize_rolls_no_upgrade_die() -> None:
    d = scene("CONV 124", team=[In(PAL, upgrades=["EaW 13"])]).play("CONV 124")
    assert d.my_turn_is_over
    assert d.pool(0) == []


def test_profiteering_is_for_scoundrels() -> None:
    d = scene("CONV 151", team=[RED, "AW 4"])
    d.activate("AW 4", ("AW 4", "1R"))
    assert d.my_turn_is_over
    assert d.pool(0) == ["1R"]


def test_lair_strikes_only_with_general_grievous() -> None:
    d = scene("CONV 176", foes=[FOE]).claim("1")
    assert d.damage(FOE) == 0
    assert d.my_turn_is_over


def test_dookus_lightsaber_does_nothing_for_others() -> None:
    for choice in ("0", "1"):
        d = scene(team=[PAL], hand=["AoN 2"], resources=2, foe_hand=["AW 59"])
        d.play("AoN 2").yes(0).choose(0, choice)
        assert d.my_turn_is_over
        assert d.hand(1) == ["Lightsaber"]


def test_test_of_character_takes_kindred_dice_only() -> None:
    d = scene("AoN 7", team=[In(PAL, dice=("-",)), In(BLUE, dice=("1R",))], foes=[
        In("EaW 41", dice=("1R",))
    ]).play("AoN 7")  # fmt: skip
    assert d.my_turn_is_over  # scoundrel, Jedi, Wookiee trooper: nothing in common


def test_chance_encounter_removes_only_a_weak_die() -> None:
    d = scene("AoN 14", team=[RED], foes=[In(FOE, dice=("2RD",))]).play("AoN 14", "2")
    assert d.pool(1) == ["2RD"]


def test_clandestine_operation_wants_yellow_characters() -> None:
    d = scene("WotF 92", team=[In(BLUE, dice=("1R",)), RED]).play("WotF 92")
    assert d.my_turn_is_over
    assert d.resources(0) == 0


def test_draw_attention_moves_damage_to_another_of_yours() -> None:
    d = scene("AW 128", team=[In(PAL, damage=2)]).play("AW 128")
    assert d.my_turn_is_over
    assert d.damage(PAL) == 2


def test_strategic_planning_cannot_ready_a_modified_support() -> None:
    d = scene("AW 111", supports=[In("RIV 8", exhausted=True)]).play("AW 111", "0")
    assert not d.exhausted("RIV 8")


def test_overpowered_numbers_stay_exact() -> None:
    d = scene("LEG 102").play("LEG 102", PAL)
    assert d.shields(PAL) == 3
    d = scene("EaW 40", (None,), discard=["RIV 17"], resources=2)
    d.activate("EaW 40", ("EaW 40", "2RD"))
    assert d.my_turn_is_over  # a vibrosword costs 3 and is no thermal detonator
