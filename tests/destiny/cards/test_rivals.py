"""Each card of Rivals, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, GRAY, PAL, RED, scene
from destiny.table import In


def test_anakin_shields_with_a_hero_card_or_strikes_with_a_villain_card() -> None:
    d = scene("RIV 1", ("Sp",), hand=["AW 115", "AW 84", BLANK_CARD])
    d.resolve("RIV 1", 0, "0", PAL)
    assert d.shields(PAL) == 2
    assert d.discard(0) == ["Defensive Stance"]
    d = scene("RIV 1", ("Sp",), hand=["AW 115", "AW 84", BLANK_CARD])
    d.resolve("RIV 1", 0, "1", FOE)
    assert d.damage(FOE) == 2
    assert d.discard(0) == ["Intimidate"]


def test_lobot_guards_with_the_battlefield_and_resolves_for_two_more() -> None:
    d = scene("RIV 2", ("Sp",), team=[In(PAL, dice=("1R",))]).resolve("RIV 2")
    assert d.resources(0) == 3
    foes = [In(FOE, dice=("2RD",))]
    d = scene("RIV 2", (None,), foes=foes)
    d.rolls(("RIV 2", "1R")).act(0, "activate", "RIV 2").choose(0, (FOE, 0))
    assert d.damage("RIV 2") == 2
    theirs = scene("RIV 2", (None,), foes=foes, controller=1)
    theirs.activate("RIV 2", ("RIV 2", "1R"))
    assert theirs.my_turn_is_over


def test_ketsu_onyo_inherits_a_weapon() -> None:
    victim = In(PAL, damage=8, upgrades=["RIV 6", "AW 40"])
    d = scene("RIV 3", (None,), team=[victim], foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    d.yes(0)
    assert d.card("RIV 6").host == d.id("RIV 3")
    assert d.discard(0) == ["Jedi Robes"]


def test_jawa_scavenger_sells_a_dear_support_or_upgrade() -> None:
    d = scene("RIV 4", (None,), supports=["RIV 8", "TPG 26"])
    d.activate("RIV 4", ("RIV 4", "1R"))
    d.yes(0)
    assert d.discard(0) == ["Fang Fighter"]
    assert d.resources(0) == 1


def test_hidden_motive_removes_a_die_that_rolls_the_named_symbol() -> None:
    for side, left in (("1R", []), ("2RD", ["2RD"])):
        d = scene("RIV 5", foes=[In(FOE, dice=("-",))])
        d.play("RIV 5")
        d.rolls((FOE, side)).choose(0, "R")
        assert d.pool(1) == left


def test_crafted_lightsaber_goes_on_exhausted_characters() -> None:
    d = scene(team=[In(PAL, exhausted=True), BLUE], hand=["RIV 6"], resources=2)
    d.play("RIV 6")
    assert d.card("RIV 6").host == d.id(PAL)
    assert not scene(team=[PAL], hand=["RIV 6"], resources=2).can(0, "play", "RIV 6")


def test_targeting_computer_turns_a_support_or_upgrade_die() -> None:
    team = [In(PAL, dice=("1R",), upgrades=[In("RIV 17", dice=("1R",))])]
    d = scene("RIV 7", team=team).play("RIV 7").side(0, "RIV 17", "3MD1")
    assert d.shows("RIV 17") == "3MD1"


def test_fang_fighter_ambushes() -> None:
    d = scene(hand=["RIV 8"], resources=3).play("RIV 8")
    assert d.prompt(0) == "ds-ask-additional"


def test_tinker_turns_a_die_to_a_value_of_one() -> None:
    d = scene("RIV 9", team=[In(PAL, dice=("-",))]).play("RIV 9")
    d.side(0, PAL, "1Dr")
    assert d.pool(0) == ["1Dr"]


def test_verpine_sniper_rifle_deals_two_unblockable() -> None:
    d = scene("RIV 10", ("Sp",), foes=[In(FOE, shields=2)])
    d.resolve("RIV 10", 0, FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (2, 2)


def test_emulate_turns_a_die_of_a_character_seen_twice() -> None:
    team = [In(PAL, dice=("-",)), In(RED, dice=("-",))]
    d = scene("RIV 11", team=team, foes=[PAL, FOE]).play("RIV 11").side(0, PAL, "1R")
    assert d.pool(0) == ["1R", "-"]
    alone = scene("RIV 11", team=team, foes=[FOE]).play("RIV 11")
    assert alone.my_turn_is_over


def test_fight_back_trades_a_die_for_a_damage_die() -> None:
    d = scene("RIV 12", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",))])
    d.play("RIV 12")
    assert (d.pool(0), d.pool(1)) == ([], [])


def test_resourceful_trades_a_die_for_a_resource_with_a_gray_character() -> None:
    d = scene("RIV 13", team=[In(PAL, dice=("1Dr",)), GRAY]).play("RIV 13")
    assert (d.pool(0), d.resources(0)) == ([], 1)
    without = scene("RIV 13", team=[In(PAL, dice=("1Dr",))]).play("RIV 13")
    assert (without.pool(0), without.resources(0)) == (["1Dr"], 0)


def test_surprise_attack_resolves_a_damage_die_for_one_more() -> None:
    d = scene("RIV 14", team=[In("LEG 13", dice=("3ID",))], foes=[FOE]).play("RIV 14")
    assert d.damage(FOE) == 4


def test_supply_pack_rerolls_dice_of_its_bearer() -> None:
    team = [In(PAL, dice=("-",)), In(RED, dice=("-",))]
    d = scene("RIV 15", team=team).use("RIV 15")
    assert d.can_choose(0, (PAL, 0), (RED, 0)) == [True, False]
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    assert d.pool(0) == ["1R", "-"]


def test_t_21_may_be_rerolled_after_its_special() -> None:
    d = scene("RIV 16", ("Sp1",), resources=1, foes=[FOE])
    d.resolve("RIV 16", 0, FOE)
    d.rolls(("RIV 16", "2RD")).yes(0)
    assert d.damage(FOE) == 2
    assert d.pool(0) == ["2RD"]


def test_vibrosword_redeploys() -> None:
    victim = In(FOE, damage=6, upgrades=["RIV 17"])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[victim, FOE2])
    d.resolve(RED, 0, FOE).choose(1, FOE2)
    assert d.card("RIV 17").host == d.id(FOE2)


def test_bespin_wing_guard_costs_the_opponent_a_card() -> None:
    d = scene("RIV 18", resources=1, foe_hand=["AW 59", BLANK_CARD]).use("RIV 18")
    d.choose(1, "AW 59")
    assert d.hand(1) == ["Take Cover"]
    assert d.exhausted("RIV 18")
    poor = scene("RIV 18", foe_hand=["AW 59"]).use("RIV 18")
    assert not poor.exhausted("RIV 18")


def test_dry_fields_helps_the_poor() -> None:
    assert scene("RIV 19").claim().resources(0) == 1
    rich = scene("RIV 19", resources=1)
    rich.claim()
    assert rich.resources(0) == 1


def test_sith_temple_trades_a_die_for_unblockable_damage() -> None:
    d = scene("RIV 20", team=[In(PAL, dice=("1R",))], foes=[In(FOE, shields=2)]).claim(FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, [])
