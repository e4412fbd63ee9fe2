"""Each event of Spirit of Rebellion, played."""

import pytest

from cantina.core.undoing import CannotUndo
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


@pytest.mark.rule("DS-THEN-2")
def test_traitor_removes_a_die_worth_no_more_than_the_milled_card_costs() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",)), In("AW 11", dice=("Sp",))]
    d = scene("SoR 65", foes=foes, deck=["AW 44", BLANK_CARD])
    blank = [In(FOE, dice=("-",))]
    assert scene("SoR 65", foes=blank, deck=[BLANK_CARD]).play("SoR 65").pool(1) == []
    assert scene("SoR 65", foes=blank, deck=[]).play("SoR 65").pool(1) == ["-"]
    d.play("SoR 65")
    assert d.discard(0) == ["Rey's Staff", "Traitor!"]
    assert d.pool(1) == ["3MD1", "Sp"]
    empty = scene("SoR 65", foes=foes, deck=[])
    empty.play("SoR 65")
    assert empty.pool(1) == ["2RD", "3MD1", "Sp"]


def test_anger_resolves_an_enemy_die_as_yours_if_you_show_two_blanks() -> None:
    team = [In(RED, dice=("-",)), In(PAL, dice=("-",))]
    d = scene("SoR 71", team=team, foes=[In(FOE, dice=("2RD",))])
    d.play("SoR 71", FOE)
    assert d.damage(FOE) == 2
    assert d.pool(1) == []
    one = scene("SoR 71", team=[In(RED, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    assert not one.can(0, "play", "SoR 71")


def test_doubt_makes_the_opponent_resolve_or_remove_the_rerolled_die() -> None:
    d = scene("SoR 80", foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "1R")).play("SoR 80")
    d.choose(1, "0")
    assert (d.resources(1), d.pool(1)) == (1, [])
    d = scene("SoR 80", foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "2RD1")).play("SoR 80")
    d.choose(1, "1")
    assert d.pool(1) == []


def test_friendly_fire_turns_a_ranged_die_on_a_character() -> None:
    d = scene("SoR 91", team=[RED], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.play("SoR 91", FOE2)
    assert (d.damage(FOE2), d.pool(1)) == (2, [])
    blue = scene("SoR 91", team=[BLUE], foes=[In(FOE, dice=("2RD",)), FOE2]).play("SoR 91")
    assert blue.pool(1) == ["2RD"]


def test_destiny_plays_a_card_no_dearer_than_the_blue_dice_removed() -> None:
    d = scene("SoR 101", team=[In("AW 35", dice=("2MD", "1R")), PAL], hand=["AW 59", "AW 60"])
    d.play("SoR 101", [("AW 35", 0), ("AW 35", 1)])
    assert d.prompt(0) == "ds-ask-host"  # only the lightsaber is cheap enough
    d.choose(0, PAL)
    assert d.card("AW 59").host == d.id(PAL)
    assert d.pool(0) == []


@pytest.mark.rule("DS-CLARIFY-15")
def test_cheaper_by_a_before_effect_does_not_stretch_destiny() -> None:
    d = scene("SoR 101", team=[In("AW 35", dice=("2MD",))], hand=["RIV 8"], supports=["EaW 127"])
    d.play("SoR 101", [("AW 35", 0)])
    assert d.hand(0) == ["Fang Fighter"]  # costs 3; Tech Team cannot help
    assert d.my_turn_is_over


@pytest.mark.rule("DS-SPOT-2")
def test_krayt_dragon_howl_costs_a_die_or_two_cards_if_you_have_a_blue_character() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("SoR 104", team=[BLUE], foes=foes).play("SoR 104").choose(1, "1")
    assert (d.pool(1), d.deck_size(1)) == (["2RD"], 8)
    d = scene("SoR 104", team=[BLUE], foes=foes).play("SoR 104").choose(1, "0")
    assert (d.pool(1), d.deck_size(1)) == ([], 10)
    red = scene("SoR 104", team=[RED], foes=foes).play("SoR 104")
    assert red.my_turn_is_over
    assert red.pool(1) == ["2RD"]


def test_my_ally_is_the_force_keeps_the_resolved_die() -> None:
    d = scene("SoR 105", team=[In("AW 35", dice=("2MD",))], foes=[FOE])
    d.play("SoR 105", FOE)
    assert d.damage(FOE) == 2
    assert d.pool(0) == ["2MD"]
    assert d.prompt(0) == "ds-ask-additional"


@pytest.mark.rule("DS-CLARIFY-19")
def test_my_ally_is_the_force_lets_a_focus_die_turn_itself() -> None:
    d = scene("SoR 105", team=[In("AW 35", dice=("1F",))], foes=[FOE])
    d.play("SoR 105", [("AW 35", 0)]).side(0, "AW 35", "3MD")
    assert d.pool(0) == ["3MD"]


@pytest.mark.rule("DS-ERRATA-2")
def test_long_con_counts_the_other_copies_in_your_discard_pile() -> None:
    piles = {"discard": ["SoR 113", "SoR 113", BLANK_CARD], "foe_discard": ["SoR 113"]}
    d = scene("SoR 113", **piles).play("SoR 113")
    assert d.resources(0) == 2  # the opponent's pile does not count
    assert scene("SoR 113").play("SoR 113").resources(0) == 0


@pytest.mark.rule("DS-ERRATA-3")
def test_bombing_run_resolves_a_red_disrupt_die_and_hits_each_enemy() -> None:
    d = scene("SoR 119", team=[In(RED, dice=("1Dr",))], foe_resources=2).play("SoR 119")
    assert d.resources(1) == 1
    assert (d.damage(FOE), d.damage(FOE2)) == (1, 1)
    for other in (In(RED, dice=("1RD",)), In(PAL, dice=("1Dr",))):  # no disrupt; not red
        none = scene("SoR 119", team=[other], foe_resources=2).play("SoR 119")
        assert none.my_turn_is_over
        assert (none.damage(FOE), none.resources(1)) == (0, 2)


@pytest.mark.rule("DS-CLARIFY-6")
def test_salvo_hits_each_enemy_and_pays_for_the_die_once() -> None:
    d = scene("SoR 121", team=[In(PAL, dice=("3RD1",))], resources=4).play("SoR 121")
    assert (d.damage(FOE), d.damage(FOE2)) == (3, 3)
    assert d.resources(0) == 3


@pytest.mark.rule("DS-CLARIFY-7")
def test_momentum_shift_moves_an_enemy_shield_if_there_is_room() -> None:
    d = scene("SoR 129", foes=[In(FOE, shields=1)]).play("SoR 129")
    assert (d.shields(FOE), d.shields(PAL)) == (0, 1)
    full = scene("SoR 129", team=[In(PAL, shields=3)], foes=[In(FOE, shields=1)]).play("SoR 129")
    assert (full.shields(FOE), full.shields(PAL)) == (1, 3)
    both = [In(FOE, shields=1), In(FOE2, shields=1)]
    full = scene("SoR 129", team=[In(PAL, shields=3)], foes=both).play("SoR 129")
    assert full.table.waiting == (1,), "nobody is asked whose shield cannot be moved"


def test_premonitions_hides_a_card_to_be_played_for_free_by_another_copy() -> None:
    d = scene("SoR 131", team=[BLUE], hand=["SoR 131", "AW 60"])
    d.play("SoR 131", "0", "AW 60")
    assert d.hand(0) == ["Premonitions"]
    d.pass_(1)
    d.act(0, "play", "SoR 131#2").choose(0, "1")
    assert d.in_play("AW 60")
    assert d.resources(0) == 0
    assert (d.discard(0), d.aside(0)) == (["Premonitions", "Premonitions"], [])
    with pytest.raises(CannotUndo):  # what was turned up cannot be hidden again
        d.table.undo(0)


def test_premonitions_without_a_hand_hide_nothing() -> None:
    d = scene("SoR 131", team=[BLUE]).play("SoR 131", "0")
    assert (d.aside(0)[-1:], d.g.players[0].stacked, d.my_turn_is_over) == (
        ["Premonitions"], [], True,
    )  # fmt: skip


@pytest.mark.rule("DS-QUEUE-3")
def test_of_two_premonitions_the_chosen_one_comes_true_after_the_rest() -> None:
    d = scene("SoR 131", team=[BLUE], hand=["SoR 131", "SoR 131", "AW 60", "AW 157"])
    d.play("SoR 131", "0", "AW 60").pass_(1)
    d.act(0, "play", "SoR 131#2").choose(0, "0").choose(0, "AW 157").pass_(1)
    d.act(0, "play", "SoR 131#3").choose(0, "1").choose(0, "SoR 131#2")
    d.choose(0, BLUE)
    assert (d.shields(BLUE), d.in_play("AW 60")) == (1, False)
    assert [d.g.codes[card] for card in d.g.players[0].discard] == ["02131", "02131", "01157"]


def test_ackbar_does_not_count_the_card_hidden_by_premonitions_as_well() -> None:
    d = scene("SoR 131", team=[BLUE], foes=["AW 27"], hand=["AW 60"])
    d.play("SoR 131", "0")
    assert (d.hand(0), d.damage(BLUE)) == ([], 2)


@pytest.mark.rule("DS-CLARIFY-16", "DS-CLARIFY-17")
def test_an_opponents_premonition_may_be_played_unseen() -> None:
    d = scene("SoR 131", team=[BLUE], foes=[In(FOE), FOE2], hand=["AW 115"],
              foe_hand=["SoR 131"])  # fmt: skip
    d.play("SoR 131", "0")
    d.act(1, "play", "B:SoR 131")
    seen = str(d.table.view(1))
    assert "01115" not in seen and "Defensive Stance" not in seen
    d.choose(1, "1")
    d.choose(1, FOE)
    assert d.shields(FOE) == 2
    assert "Premonitions" in d.discard(0)  # the set-aside copy goes to its owner's pile


@pytest.mark.rule("DS-CLARIFY-18")
def test_a_premonition_that_cannot_be_played_is_discarded_by_its_owner() -> None:
    d = scene("SoR 131", team=[BLUE], foes=[FOE2], hand=["AW 60"], foe_hand=["SoR 131"])
    d.play("SoR 131", "0")
    d.act(1, "play", "B:SoR 131").choose(1, "1")
    assert not d.in_play("AW 60")  # blue characters only, and the opponent has none
    assert (d.discard(0), d.aside(0)) == (["Mind Probe", "Premonitions"], [])


def test_rejuvenate_heals_one_damage_for_a_blue_character() -> None:
    d = scene("SoR 132", team=[In(BLUE, damage=2)], foes=[FOE])
    d.play("SoR 132", BLUE)
    assert d.damage(BLUE) == 1


def test_evade_and_parry_remove_one_die_of_a_kind() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    assert scene("SoR 136", foes=foes).play("SoR 136").pool(1) == ["3MD1"]
    assert scene("SoR 138", foes=foes).play("SoR 138").pool(1) == ["2RD"]


def test_new_orders_switches_the_battlefield_and_uses_its_claim_ability() -> None:
    d = scene("SoR 137", foe_battlefields=["LEG 178"], battlefields=["LEG 174"])
    d.play("SoR 137")
    d.yes(0)
    assert d.in_play("LEG 178")
    assert d.resources(0) == 1


@pytest.mark.rule("DS-CLARIFY-33")
def test_every_set_aside_battlefield_can_be_switched_in() -> None:
    two = ["LEG 178", "SoR 152"]
    d = scene("SoR 137", foe_battlefields=two, battlefields=["LEG 174", "RIV 19"])
    d.play("SoR 137")
    assert d.can_choose(0, *two, "RIV 19", "LEG 174") == [True, True, True, False]
    d.choose(0, "RIV 19").yes(0)
    assert d.in_play("RIV 19")
