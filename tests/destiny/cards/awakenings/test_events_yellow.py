"""Yellow and gray events of Awakenings, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_go_for_the_kill_shoots_past_shields() -> None:
    d = scene("AW 96", team=[In(RED, dice=("2RD",))], foes=[In(FOE, shields=3)])
    d.play("AW 96", FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (2, 3)


def test_he_does_not_like_you_trades_a_die_for_a_die() -> None:
    d = scene("AW 97", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))]).play("AW 97")
    assert (d.pool(0), d.pool(1)) == ([], [])
    none = scene("AW 97", foes=[In(FOE, dice=("2RD",))]).play("AW 97")
    assert none.pool(1) == ["2RD"]


def test_do_not_get_cocky_has_everybody_draw_two_cards() -> None:
    d = scene("AW 127").play("AW 127")
    assert (len(d.hand(0)), len(d.hand(1))) == (2, 2)


def test_negotiate_gives_up_a_character_die_for_two_of_the_opponents_choice() -> None:
    foes = [In(FOE, dice=("2RD", "1RD")), In(FOE2, dice=("3MD1",))]
    d = scene("AW 131", team=[In(PAL, dice=("1R",))], foes=foes).play("AW 131")
    d.choose(1, (FOE, 1), (FOE2, 0))
    assert (d.pool(0), d.pool(1)) == ([], ["2RD"])


def test_shoot_first_resolves_a_yellow_shot_and_removes_an_enemy_one() -> None:
    d = scene("AW 133", team=[In("AW 45", dice=("2RD",))], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.play("AW 133", FOE2)
    assert (d.damage(FOE2), d.pool(1)) == (2, [])
    assert d.prompt(0) == "ds-ask-additional"


def test_smuggling_turns_a_card_into_a_resource_for_a_yellow_character() -> None:
    d = scene("AW 134", hand=[BLANK_CARD]).play("AW 134")
    assert (d.resources(0), d.hand(0)) == (1, [])
    nobody = scene("AW 134", hand=[BLANK_CARD], team=[BLUE]).play("AW 134")
    assert (nobody.resources(0), nobody.hand(0)) == (0, ["Take Cover"])


def test_all_in_resolves_as_many_dice_as_you_like_in_your_order() -> None:
    d = scene("AW 152", team=[In(PAL, dice=("1R", "3RD1"))], foes=[FOE]).play("AW 152", (PAL, 0))
    d.then((PAL, 1), FOE)
    assert (d.resources(0), d.damage(FOE), d.pool(0)) == (0, 3, [])
    fewer = scene("AW 152", team=[In(PAL, dice=("1R", "1Dr"))]).play("AW 152", (PAL, 0))
    fewer.choose(0)
    assert fewer.pool(0) == ["1Dr"]


def test_disarm_discards_a_weapon_no_dearer_than_the_die() -> None:
    foes = [In(FOE, upgrades=["AW 54", "AW 55", "AW 56"])]
    d = scene("AW 158", team=[In(RED, dice=("2RD",))], foes=foes).play("AW 158")
    assert (d.pool(0), d.discard(1)) == ([], ["DH-17 Blaster Pistol"])


def test_electroshock_removes_a_die_worth_two_at_most() -> None:
    d = scene("AW 159", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]).play("AW 159")
    assert d.pool(1) == ["3MD1"]


def test_reversal_turns_a_blow_back() -> None:
    d = scene("AW 160", foes=[In(FOE2, dice=("3MD1", "1R"))]).play("AW 160", FOE2)
    assert (d.pool(1), d.damage(FOE2)) == (["1R"], 3)


def test_scramble_rerolls_every_enemy_die() -> None:
    d = scene("AW 161", foes=[In(FOE, dice=("2RD", "1RD"))])
    d.rolls((FOE, "-"), (FOE, "1R")).play("AW 161")
    assert d.pool(1) == ["-", "1R"]
    nobody = scene("AW 161", team=[RED], foes=[In(FOE, dice=("2RD",))]).play("AW 161")
    assert nobody.pool(1) == ["2RD"]


def test_ace_in_the_hole_rolls_the_die_of_a_discarded_upgrade() -> None:
    d = scene("AW 92", hand=["AW 66", "AW 55"])
    d.rolls(("AW 66", "2Sh")).act(0, "play", "AW 92")
    assert (d.pool(0), d.hand(0)) == (["2Sh"], ["IQA-11 Blaster Rifle"])
    d.pass_(1)
    die = d.g.players[0].pool[0]
    d.act(0, "resolve", die).choose(0, PAL)
    assert (d.shields(PAL), die in d.g.players[0].aside_dice) == (2, True)


def test_ace_in_the_hole_needs_a_yellow_upgrade() -> None:
    assert scene("AW 92", hand=["AW 55"]).play("AW 92").hand(0) == ["IQA-11 Blaster Rifle"]


def test_confiscation_pays_the_price_of_what_it_returns() -> None:
    foes = [In(FOE, upgrades=["AW 54", "AW 55"])]
    d = scene("AW 94", foes=foes, resources=1).play("AW 94")
    assert (d.hand(1), d.resources(0)) == (["DH-17 Blaster Pistol"], 0)
    poor = scene("AW 94", foes=foes).play("AW 94")
    assert poor.hand(1) == []


def test_lying_in_wait_levels_the_hands() -> None:
    d = scene("AW 98", hand=[BLANK_CARD], foe_hand=["AW 115", "AW 59", "AW 84"]).play("AW 98")
    d.choose(1, "AW 115", "AW 59")
    assert d.hand(1) == ["Intimidate"]
    fewer = scene("AW 98", hand=[BLANK_CARD], foe_hand=["AW 115"]).play("AW 98")
    assert fewer.hand(1) == ["Defensive Stance"]


def test_armed_to_the_teeth_throws_upgrades_away_as_damage() -> None:
    d = scene("AW 93", team=[In(PAL, upgrades=["AW 54", "AW 55"]), In(RED, upgrades=["AW 34"])])
    d.play("AW 93", ["AW 54", "AW 55"], FOE)
    assert (d.damage(FOE), len(d.discard(0))) == (2, 3)
    assert d.in_play("AW 34")


def test_fight_dirty_turns_yellow_dice_into_damage() -> None:
    d = scene("AW 95", team=[In(PAL, dice=("-", "1R")), In(RED, dice=("-",))])
    d.play("AW 95", [(PAL, 0), (PAL, 1)], FOE)
    assert (d.damage(FOE), d.pool(0)) == (2, ["-"])


def test_scavenge_digs_an_upgrade_or_support_out_of_the_pile() -> None:
    d = scene("AW 132", deck=["AW 59", "AW 115", "AW 84", "AW 57"]).play("AW 132").yes(0)
    assert (d.hand(0), d.deck_size(0)) == (["Lightsaber"], 1)
    few = scene("AW 132", deck=["AW 59", "AW 115"]).play("AW 132")
    assert (few.hand(0), few.my_turn_is_over) == ([], True)
