"""Each upgrade, support and battlefield of Awakenings, played."""

import pytest

from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_first_order_tie_fighter_strips_all_enemy_shields() -> None:
    d = scene("AW 6", ("Sp",), foes=[In(FOE, shields=3), In(FOE2, shields=1)], team=[
        In(PAL, shields=2)
    ])  # fmt: skip
    d.resolve("AW 6")
    assert (d.shields(FOE), d.shields(FOE2), d.shields(PAL)) == (0, 0, 2)


def test_f_11d_rifle_lets_the_opponent_share_out_the_damage() -> None:
    d = scene("AW 8", ("Sp",))
    d.resolve("AW 8")
    assert d.asked() == (1,)
    d.choose(1, FOE).choose(1, FOE2)
    assert (d.damage(FOE), d.damage(FOE2)) == (1, 1)


@pytest.mark.rule("DS-ERRATA-14")
def test_f_11d_rifle_redeploys_before_it_is_discarded() -> None:
    victim = In(FOE, damage=6, upgrades=["AW 8"])
    d = scene("AW 2", ("1RD",), foes=[victim, FOE2], team=[PAL])
    d.resolve("A:AW 2", 0, "B:" + FOE)
    d.choose(1, FOE2)
    assert d.card("AW 8").host == d.id(FOE2)
    assert d.discard(1) == []


@pytest.mark.rule("DS-ERRATA-15")
def test_lightsaber_redeploys_before_it_is_discarded() -> None:
    victim = In(FOE, damage=6, upgrades=["AW 59"])
    d = scene("SoR 1", ("1RD",), foes=[victim, FOE2])
    d.resolve("SoR 1", 0, FOE)
    d.choose(1, FOE2)
    assert d.card("AW 59").host == d.id(FOE2)
    assert d.discard(1) == []


def test_immobilize_turns_any_die_to_a_blank_and_sits_on_blue() -> None:
    d = scene("AW 14", ("1Sh",), team=[BLUE], foes=[In(FOE, dice=("2RD",))])
    d.use("AW 14").side(0, FOE, "-")
    assert d.pool(1) == ["-"]
    assert not scene(team=[PAL], hand=["AW 14"], resources=2).can(0, "play", "AW 14")
    assert scene(team=[BLUE], hand=["AW 14"], resources=2).can(0, "play", "AW 14")


def test_infantry_grenades_hit_every_enemy_and_are_gone() -> None:
    d = scene("AW 17", ("Sp",))
    d.resolve("AW 17")
    assert (d.damage(FOE), d.damage(FOE2), d.damage(PAL)) == (2, 2, 0)
    assert d.discard(0) == ["Infantry Grenades"]


@pytest.mark.rule("DS-INHERENT-3", "DS-X-VALUE-1")
def test_launch_bays_x_is_the_size_of_your_hand() -> None:
    d = scene("AW 31", ("XRD",), hand=[BLANK_CARD, "AW 59", "AW 60"], foes=[FOE])
    d.resolve("AW 31", 0, FOE)
    assert d.damage(FOE) == 3


@pytest.mark.rule("DS-ERRATA-17")
def test_jedi_robes_shield_their_bearer_twice_in_the_first_round() -> None:
    for round_, shields in ((1, 2), (2, 1)):
        d = scene(hand=["AW 40"], resources=2, team=[PAL], round_=round_)
        d.play("AW 40")
        assert d.shields(PAL) == shields


@pytest.mark.rule("DS-ERRATA-17")
def test_jedi_robes_moved_to_another_character_give_no_shield() -> None:
    d = scene("SoR 152", team=[In(PAL, upgrades=["AW 40"]), BLUE], foes=[FOE])
    d.claim()
    assert d.card("AW 40").host == d.id(BLUE)
    assert d.shields(BLUE) == 0


def test_bb_8_rerolls_itself_with_another_die_and_stays() -> None:
    d = scene("AW 43", ("Sp",), team=[In(PAL, dice=("-",))])
    d.rolls(("AW 43", "1R"), (PAL, "3RD1"))
    d.resolve("AW 43")
    assert sorted(d.pool(0)) == ["1R", "3RD1"]


def test_reys_staff_removes_a_melee_or_ranged_die_but_no_indirect_one() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",)), In("LEG 13", dice=("3ID",))]
    d = scene("AW 44", ("Sp",), foes=foes)
    d.resolve("AW 44")
    assert d.can_choose(0, (FOE, 0), (FOE2, 0), ("LEG 13", 0)) == [True, True, False]
    d.choose(0, (FOE2, 0))
    assert d.pool(1) == ["2RD", "3ID"]


def test_force_throw_throws_the_value_of_the_removed_die() -> None:
    d = scene("AW 57", ("Sp",), team=[BLUE], foes=[In(FOE, dice=("2RD1",)), FOE2])
    d.resolve("AW 57", 0, (FOE, 0), FOE2)
    assert d.pool(1) == []
    assert d.damage(FOE2) == 2


def test_force_throw_reads_a_blank_as_0() -> None:
    d = scene("AW 57", ("Sp",), team=[BLUE], foes=[In(FOE, dice=("-",)), FOE2])
    d.resolve("AW 57", 0, (FOE, 0), FOE2)
    assert d.pool(1) == []
    assert d.damage(FOE2) == 0


def test_lightsaber_deals_two_unblockable() -> None:
    assert alike.ignores_shields("AW 59", "Sp")


def test_mind_probe_counts_the_hand_of_the_characters_controller() -> None:
    d = scene("AW 60", ("Sp",), team=[BLUE], foe_hand=[BLANK_CARD] * 3, hand=[BLANK_CARD])
    d.resolve("AW 60", 0, FOE)
    assert d.damage(FOE) == 3


def test_power_of_the_dark_side_strikes_when_the_die_rolls_blank() -> None:
    for side, damage in (("-", 2), ("1R", 0)):
        d = scene("AW 89", team=[In(PAL, dice=("1Dr",))], foes=[In(FOE, shields=1)])
        d.rolls((PAL, side)).use("AW 89")
        if side == "-":
            d.choose(0, FOE)
        assert d.damage(FOE) == damage
        assert d.exhausted("AW 89")


def test_awakening_resolves_a_plus_side_without_its_plus() -> None:
    d = scene("AW 124", team=[In(RED, dice=("+2RD",))], foes=[FOE])
    assert not d.can(0, "resolve", (RED, 0))
    d.use("AW 124", FOE)
    assert d.damage(FOE) == 2
    assert d.exhausted("AW 124")


def test_frozen_wastes_removes_a_character_die_only() -> None:
    foe = In(FOE, dice=("2RD",), upgrades=[In("AW 59", dice=("1R",))])
    d = scene("AW 168", foes=[foe], team=[In(PAL, dice=("1R",))])
    d.claim()
    assert d.can_choose(0, (FOE, 0), ("AW 59", 0), (PAL, 0)) == [True, False, True]
    d.choose(0, (FOE, 0))
    assert d.pool(1) == ["1R"]


def test_starship_graveyard_puts_a_support_or_upgrade_back_on_the_deck() -> None:
    d = scene("AW 174", discard=["AW 59", "AW 89", BLANK_CARD])
    d.claim()
    assert d.can_choose(0, "AW 59", "AW 89", BLANK_CARD) == [True, True, False]
    d.choose(0, "AW 89")
    assert d.discard(0) == ["Lightsaber", "Take Cover"]
    assert d.deck_size(0) == 11
