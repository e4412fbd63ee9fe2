"""Red events of Spirit of Rebellion, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_lockdown_takes_the_battlefield_with_two_red_characters() -> None:
    d = scene("SoR 63", team=[RED, "AW 4"], controller=1).play("SoR 63")
    assert (d.g.controller, d.prompt(0)) == (0, "ds-ask-additional")
    assert scene("SoR 63", team=[RED, PAL], controller=1).play("SoR 63").g.controller == 1


def test_sustained_fire_needs_two_shots_and_strips_all_enemy_shields() -> None:
    foes = [In(FOE, shields=2), In(FOE2, shields=1)]
    d = scene("SoR 64", team=[In(RED, dice=("1RD", "+2RD"))], foes=foes).play("SoR 64")
    assert (d.shields(FOE), d.shields(FOE2)) == (0, 0)
    assert not scene("SoR 64", team=[In(RED, dice=("1RD",))]).can(0, "play", "SoR 64")


def test_trench_warfare_turns_enemy_dice_to_shields() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("SoR 66", team=[In(BLUE, dice=("1Sh",))], foes=foes).play("SoR 66", [(FOE2, 0)])
    assert d.pool(1) == ["2RD", "1Sh"]
    assert not scene("SoR 66", foes=foes).can(0, "play", "SoR 66")


def test_we_have_them_now_turns_up_to_four_dice_to_damage() -> None:
    d = scene("SoR 68", team=[In(PAL, dice=("-", "1R"))]).play("SoR 68", [(PAL, 0), (PAL, 1)])
    d.side(0, PAL, "3RD1").side(0, PAL, "2RD1")
    assert d.pool(0) == ["3RD1", "2RD1"]
    assert not scene("SoR 68", controller=1).can(0, "play", "SoR 68")


def test_emergency_evacuation_removes_all_dice() -> None:
    d = scene("SoR 90", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",))]).play("SoR 90")
    assert (d.pool(0), d.pool(1)) == ([], [])


def test_guerrilla_warfare_trades_a_red_die_for_a_damage() -> None:
    d = scene("SoR 92", team=[In(RED, dice=("-",))]).play("SoR 92", FOE)
    assert (d.pool(0), d.damage(FOE), d.prompt(0)) == ([], 1, "ds-ask-additional")


def test_our_only_hope_plays_the_card_it_draws_or_sells_it() -> None:
    d = scene("SoR 93", deck=["AW 51", BLANK_CARD]).play("SoR 93").yes(0)
    d.choose(0, "0")
    assert d.in_play("AW 51")
    sold = scene("SoR 93", deck=["AW 51", BLANK_CARD]).play("SoR 93").yes(0)
    sold.choose(0, "1")
    assert (sold.resources(0), sold.in_play("AW 51")) == (2, False)
    kept = scene("SoR 93", deck=["AW 51", BLANK_CARD]).play("SoR 93").no(0)
    assert kept.hand(0) == ["DL-44 Heavy Blaster Pistol"]


def test_rebel_assault_removes_an_enemy_die_that_shows_no_damage() -> None:
    foes = [In(FOE, dice=("2RD", "1R"))]
    d = scene("SoR 94", team=[In(RED, dice=("1RD",))], foes=foes).play("SoR 94")
    assert d.pool(1) == ["2RD"]
    assert not scene("SoR 94", foes=foes).can(0, "play", "SoR 94")


def test_sensor_placement_resolves_an_enemy_die_as_yours() -> None:
    d = scene("SoR 95", team=[RED], foes=[In(FOE, dice=("2RD", "1R"))]).play("SoR 95")
    assert (d.pool(1), d.resources(0), d.resources(1)) == (["2RD"], 1, 0)
    nobody = scene("SoR 95", team=[PAL], foes=[In(FOE, dice=("1R",))]).play("SoR 95")
    assert nobody.pool(1) == ["1R"]


@pytest.mark.parametrize(("before", "shields"), [((), 1), (("SoR 96",), 2)])
def test_spirit_of_rebellion_grows_with_a_copy_in_the_discard_pile(
    before: tuple[str, ...], shields: int
) -> None:
    assert scene("SoR 96", discard=before).play("SoR 96", PAL).shields(PAL) == shields


def test_suppression_removes_a_red_shot_and_an_enemy_die() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("SoR 122", team=[In(RED, dice=("1RD", "1Dr"))], foes=foes).play("SoR 122")
    assert (d.pool(0), d.pool(1)) == (["1Dr"], [])
    assert scene("SoR 122", foes=foes).play("SoR 122").pool(1) == ["2RD"]


def test_battle_formation_may_reroll_a_die_for_each_red_character() -> None:
    d = scene("SoR 61", team=[In(RED, dice=("-", "-")), PAL]).play("SoR 61").yes(0)
    d.rolls((RED, "2RD")).choose(0, (RED, 0))
    assert (d.pool(0), d.prompt(0)) == (["2RD", "-"], "ds-ask-additional")
    declined = scene("SoR 61", team=[In(RED, dice=("-", "-"))]).play("SoR 61").no(0)
    assert declined.pool(0) == ["-", "-"]


def test_imperial_war_machine_spares_the_cost_of_a_red_die() -> None:
    d = scene("SoR 62", supports=[In("AW 6", dice=("3RD1",))], team=[In(PAL, dice=("3RD1",))])
    d.play("SoR 62", FOE)
    assert (d.damage(FOE), d.pool(0)) == (3, ["3RD1"])


def test_undying_loyalty_comes_back_to_the_deck_beside_a_copy() -> None:
    team = [In(RED, damage=3)]
    d = scene("SoR 67", team=team, discard=["SoR 67"], resources=1).play("SoR 67", RED).yes(0)
    assert (d.damage(RED), d.deck_size(0), d.resources(0)) == (2, 11, 0)
    first = scene("SoR 67", team=team, resources=1).play("SoR 67", RED)
    assert (first.discard(0), first.my_turn_is_over) == (["Undying Loyalty"], True)


def test_collateral_damage_resolves_dice_of_one_kind_and_costs_a_resource() -> None:
    team = [In(RED, dice=("1RD", "2RD")), In(BLUE, dice=("1MD",))]
    d = scene("SoR 120", team=team, foe_resources=2).play("SoR 120", (RED, 0), FOE, (RED, 1), FOE)
    assert (d.damage(FOE), d.pool(0), d.resources(1)) == (3, ["1MD"], 1)
    none = scene("SoR 120", foe_resources=2).play("SoR 120")
    assert none.resources(1) == 2
