"""The neutral events of Legacies that came with the whole set, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import FIGHTER, RAIDER
from destiny.table import In, Named

FIGHTER_CRAFT = "RIV 8"  # Fang Fighter: cost 3, die 2RD 3RD 1Dc 1Sh 1R -


def test_ancient_wisdom_draws_two_cards() -> None:
    assert len(scene("LEG 126").play("LEG 126").hand(0)) == 2


def test_feel_the_force_turns_a_blue_die() -> None:
    team: list[In | Named] = [In(BLUE, dice=("-",)), In(PAL, dice=("-",))]
    d = scene("LEG 127", team=team).play("LEG 127").side(0, BLUE, "1MD")
    assert d.pool(0) == ["1MD", "-"]


def test_legacies_resolves_a_plus_side_alone() -> None:
    d = scene("LEG 129", team=[BLUE, In(FIGHTER, dice=("+2MD",))], foes=[FOE])
    d.play("LEG 129", FOE)
    assert d.damage(FOE) == 2
    d = scene("LEG 129", team=[In(FIGHTER, dice=("+2MD",))], foes=[FOE]).play("LEG 129")
    assert d.damage(FOE) == 0


def test_respite_trades_an_activation_for_a_resource_and_a_card() -> None:
    d = scene("LEG 131").play("LEG 131")
    assert (d.exhausted(PAL), d.resources(0), len(d.hand(0))) == (True, 1, 1)
    assert scene("LEG 131", team=[In(PAL, exhausted=True)]).play("LEG 131").resources(0) == 0


def test_stronger_you_have_become_rerolls_a_die_for_each_upgrade() -> None:
    team: list[In | Named] = [In(PAL, upgrades=["AW 44", "AW 40"], dice=("1R", "1R"))]
    d = scene("LEG 132", team=team, foes=[In(FOE, dice=("2RD",))])
    d.rolls((PAL, "-"), (FOE, "-"))
    d.play("LEG 132", [(PAL, 0), (FOE, 0)])
    assert (d.pool(0), d.pool(1)) == (["-", "1R"], ["-"])


def test_law_and_order_discards_an_upgrade() -> None:
    d = scene("LEG 138", team=[RED], foes=[In(FOE, upgrades=["AW 44"])]).play("LEG 138")
    assert not d.in_play("AW 44")
    assert scene("LEG 138", foes=[In(FOE, upgrades=["AW 44"])]).play("LEG 138").in_play("AW 44")


def test_reinforce_rolls_a_die_of_a_character_with_a_copy_of_yours() -> None:
    d = scene("LEG 140", team=[RED, RED, PAL]).rolls((RED, "2RD"))
    d.act(0, "play", "LEG 140")
    assert d.can_choose(0, (RED, 0), (f"{RED}#2", 0), (PAL, 0)) == [True, True, False]
    d.choose(0, (RED, 0))
    assert d.pool(0) == ["2RD"]
    across = scene("LEG 140", team=[FOE], foes=[FOE]).play("LEG 140")
    assert across.pool(0) == []  # the copy is an opponent's


def test_strength_in_numbers_counts_exhausted_friends() -> None:
    team: list[In | Named] = [In(PAL, exhausted=True), In(RED, exhausted=True), FIGHTER]
    assert scene("LEG 141", team=team, foes=[FOE]).play("LEG 141").damage(FOE) == 2


def test_sudden_impact_hurts_every_enemy_by_half_of_the_die() -> None:
    d = scene("LEG 142", team=[In(RAIDER, dice=("3RD",))]).play("LEG 142")
    assert (d.damage(FOE), d.damage(FOE2), d.pool(0)) == (2, 2, [])


def test_target_intel_makes_indirect_damage_ranged() -> None:
    d = scene("LEG 144", team=[In(RAIDER, dice=("2ID", "1RD"))]).play("LEG 144", FOE2)
    assert (d.damage(FOE2), d.pool(0)) == (2, ["1RD"])
    assert scene("LEG 144", team=[In(RAIDER, dice=("1RD",))]).play("LEG 144").pool(0) == ["1RD"]


def test_cantina_brawl_goes_back_and_forth_for_cards() -> None:
    d = scene("LEG 148", foes=[FOE], hand=[BLANK_CARD], foe_hand=[BLANK_CARD]).play("LEG 148")
    d.yes(1)
    assert (d.damage(FOE), d.damage(PAL), d.hand(1)) == (1, 1, [])
    d.yes(0)
    assert (d.damage(FOE), d.damage(PAL), d.hand(0)) == (2, 1, [])
    assert d.my_turn_is_over
    declined = scene("LEG 148", foes=[FOE], foe_hand=[BLANK_CARD]).play("LEG 148").no(1)
    assert declined.damage(PAL) == 0
    alone = scene("LEG 148", foes=[FOE]).play("LEG 148")
    assert alone.my_turn_is_over  # nothing to discard


def test_counter_strike_answers_the_symbol_of_the_last_turn() -> None:
    d = scene("LEG 149", team=[In(FIGHTER, dice=("1RD",))], foes=[In(FOE, dice=("1RD",))])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, FIGHTER)
    d.play("LEG 149", FOE)
    assert d.damage(FOE) == 3
    other = scene("LEG 149", team=[In(FIGHTER, dice=("1MD",))], foes=[In(FOE, dice=("1RD",))])
    other.pass_(0)
    other.act(1, "resolve", (FOE, 0)).choose(1, FIGHTER)
    assert other.play("LEG 149", FOE).damage(FOE) == 1


def test_lure_makes_the_opponent_activate() -> None:
    d = scene("LEG 154").rolls((FOE, "2RD"))
    d.play("LEG 154", FOE)
    assert (d.pool(1), d.exhausted(FOE)) == (["2RD"], True)
    assert scene("LEG 154", foes=[In(FOE, exhausted=True)]).play("LEG 154").pool(1) == []


def test_vandalize_pays_with_character_dice() -> None:
    foes = [In(FOE, upgrades=["AW 44", "AW 59"])]
    d = scene("LEG 156", team=[In(PAL, dice=("1R", "1Dr"))], foes=foes).play("LEG 156")
    assert (d.pool(0), d.in_play("AW 44"), d.in_play("AW 59")) == ([], False, True)
    poor = scene("LEG 156", team=[In(PAL, dice=("1R",))], foes=foes).play("LEG 156")
    assert (poor.pool(0), poor.in_play("AW 44")) == (["1R"], True)


def test_well_connected_lets_the_opponent_draw() -> None:
    d = scene("LEG 157").play("LEG 157").yes(1)
    assert (d.resources(0), len(d.hand(1))) == (1, 1)
    assert scene("LEG 157").play("LEG 157").no(1).hand(1) == []


def test_defend_dive_and_shelter_remove_one_kind_of_damage() -> None:
    foes = [In(FIGHTER, dice=("1MD", "2RD")), In(RAIDER, dice=("2ID",))]
    defended = scene("LEG 158", foes=foes).play("LEG 158", (FIGHTER, 0))
    assert defended.pool(1) == ["2RD", "2ID"]
    assert defended.prompt(0) == "ds-ask-additional"
    assert scene("LEG 159", foes=foes).play("LEG 159", (FIGHTER, 1)).pool(1) == ["1MD", "2ID"]
    assert scene("LEG 162", foes=foes).play("LEG 162").pool(1) == ["1MD", "2RD"]


def test_no_cheating_punishes_additional_actions() -> None:
    d = scene("LEG 161", foes=[FOE], foe_hand=["LEG 158", "LEG 160"], foe_resources=2)
    d.pass_(0)
    d.act(1, "play", "LEG 158").act(1, "play", "LEG 160")
    assert d.play("LEG 161").damage(FOE) == 1
    honest = scene("LEG 161", foes=[FOE], foe_hand=["LEG 158", "LEG 160"], foe_resources=2)
    honest.pass_(0)
    honest.act(1, "play", "LEG 158").choose(1, "decline")
    assert honest.play("LEG 161").damage(FOE) == 0
