"""Each event of Convergence, played."""

from typing import Any

import pytest

from cantina.games.destiny.rules import queue
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_a_sinister_peace_trades_a_card_for_a_strong_die() -> None:
    d = scene("CONV 23", hand=[BLANK_CARD], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.play("CONV 23")
    assert d.pool(1) == ["1R"]
    assert d.hand(0) == []


def test_make_demands_is_paid_or_hurts() -> None:
    d = scene("CONV 24", team=["AW 4"], foe_resources=1).play("CONV 24", FOE).yes(1)
    assert (d.damage(FOE), d.resources(0)) == (0, 1)
    d = scene("CONV 24", team=["AW 4"], foe_resources=1).play("CONV 24", FOE).no(1)
    assert d.damage(FOE) == 2
    poor = scene("CONV 24", team=["AW 4"]).play("CONV 24", FOE)
    assert poor.damage(FOE) == 2
    no_leader = scene("CONV 24", team=[PAL]).play("CONV 24")
    assert no_leader.my_turn_is_over


def test_pulverize_resolves_three_damage_dice_each_for_one_more() -> None:
    team = [In(RED, dice=("2RD",)), In("AW 35", dice=("2MD", "1R"))]
    d = scene("CONV 26", team=team, foes=[FOE2])
    d.play("CONV 26", (RED, 0), FOE2, ("AW 35", 0), FOE2)
    assert d.damage(FOE2) == 6


def test_pulverize_raises_a_plus_die_that_joins_too() -> None:
    d = scene("CONV 26", team=[In(RED, dice=("2RD", "+2RD"))], foes=[FOE2])
    d.play("CONV 26", (RED, 0), (RED, 1), FOE2)
    assert d.damage(FOE2) == 2 + 1 + 2 + 1


def test_roger_roger_turns_droid_dice() -> None:
    team = [In("CONV 19", dice=("1R",)), In(PAL, dice=("-",))]
    d = scene("CONV 27", team=team).play("CONV 27")
    assert d.can_choose(0, ("CONV 19", 0), (PAL, 0)) == [True, False]
    d.choose(0, ("CONV 19", 0)).side(0, "CONV 19", "2ID")
    assert d.pool(0) == ["2ID", "-"]


def test_barter_with_blood_costs_the_highest_bidder_blood_for_a_free_card() -> None:
    d = scene("CONV 41", team=[PAL], hand=["RIV 8"], foes=[FOE], foe_hand=["AW 60"])
    d.act(0, "play", "CONV 41")
    d.choose(0, "3").choose(1, "1")
    d.choose(0, "RIV 8")
    assert d.damage(PAL) == 3
    assert d.in_play("RIV 8")
    assert d.hand(1) == ["Mind Probe"]


@pytest.mark.rule("DS-CLARIFY-39")
def test_the_player_of_barter_with_blood_is_the_source_of_all_its_damage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happened: list[Any] = []
    tell = queue.after

    def note(g: Any, it: Any) -> Any:
        happened.append(it)
        return tell(g, it)

    monkeypatch.setattr(queue, "after", note)
    d = scene("CONV 41", team=[PAL], foes=[FOE])
    d.act(0, "play", "CONV 41")
    d.choose(0, "2").choose(1, "2")
    dealt = {(it.card, it.seat, it.source) for it in happened if it.kind == "damage"}
    event = d.id("CONV 41")
    assert dealt == {(d.id(PAL), 0, event), (d.id(FOE), 0, event)}


def test_barter_with_blood_ties_hurt_and_help_both() -> None:
    d = scene("CONV 41", team=[PAL], hand=["RIV 8"], foes=[FOE], foe_hand=["TPG 26"])
    d.act(0, "play", "CONV 41")
    d.choose(0, "2").choose(1, "2")
    d.choose(0, "RIV 8")
    d.choose(1, "TPG 26")
    assert (d.damage(PAL), d.damage(FOE)) == (2, 2)
    assert d.in_play("RIV 8") and d.in_play("TPG 26")


def test_a_friend_lost_needs_a_defeated_unique_character() -> None:
    team = [In("AW 35", damage=11), In(PAL, dice=("-",))]
    assert not scene("CONV 59", team=team).can(0, "play", "CONV 59")
    d = scene("CONV 59", team=team, foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "AW 35")
    assert d.can(0, "play", "CONV 59")
    d.play("CONV 59", [(PAL, 0)]).side(0, PAL, "3RD1")
    assert d.pool(0) == ["3RD1"]


def test_channel_the_force_does_more_with_a_leader_and_a_jedi() -> None:
    team = [In("SoR 36", dice=("1MD",))]  # Luminara: Jedi and leader
    d = scene("CONV 60", team=team, foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.act(0, "play", "CONV 60")
    d.rolls((FOE, "1RD")).choose(0, (FOE, 0))
    d.yes(0).choose(0, (FOE2, 0)).side(0, FOE2, "1Dc")
    d.yes(0).choose(0, (FOE, 0))
    assert d.pool(1) == ["1Dc"]
    plain = scene("CONV 60", team=[PAL], foes=[In(FOE, dice=("2RD",))])
    plain.rolls((FOE, "-")).play("CONV 60")
    assert plain.my_turn_is_over


def test_upper_hand_removes_a_worthless_die() -> None:
    foes = [In(FOE, dice=("-",)), In(FOE2, dice=("1R",))]
    d = scene("CONV 64", team=[In(RED, dice=("2RD",))], foes=foes).play("CONV 64")
    assert d.pool(1) == ["1R"]
    assert not scene("CONV 64", team=[In(RED, dice=("1RD",))], foes=foes).can(0, "play", "CONV 64")


def test_calculated_risk_pays_for_a_high_roll() -> None:
    for side, resources in (("3RD1", 1), ("1R", 0)):
        d = scene("CONV 92", team=[In(PAL, dice=("-",))])
        d.rolls((PAL, side)).play("CONV 92")
        assert d.resources(0) == resources


@pytest.mark.rule("DS-CLARIFY-40")
def test_convergence_discards_what_costs_at_most_the_number_of_kin() -> None:
    foes = [In(FOE, upgrades=["AW 59", "AW 44"])]
    team = [RED, RED, PAL]  # two troopers
    d = scene("CONV 93", team=team, foes=foes, foe_supports=["TPG 26"])
    d.play("CONV 93")
    assert d.can_choose(0, "AW 59", "AW 44", "TPG 26") == [False, True, True]
    d.choose(0, "TPG 26")
    assert d.discard(1) == ["Medical Droid"]


def test_circle_of_shelter_resolves_any_side_as_shields() -> None:
    d = scene("CONV 107", team=[In("AW 35", dice=("3MD",))], foes=[FOE])
    d.play("CONV 107", "AW 35")
    assert d.shields("AW 35") == 3
    assert d.pool(0) == []


def test_overqualified_removes_a_weaker_die() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("CONV 110", team=[In(RED, dice=("2RD",))], foes=foes)
    d.play("CONV 110")
    assert d.pool(1) == ["2RD"]


def test_automated_defense_needs_a_droid() -> None:
    foes = [In(FOE, dice=("2RD",))]
    assert scene("CONV 122", team=["CONV 19"], foes=foes).play("CONV 122").pool(1) == []
    assert scene("CONV 122", team=[PAL], foes=foes).play("CONV 122").pool(1) == ["2RD"]


def test_energize_rolls_in_a_droid_die() -> None:
    d = scene("CONV 124", team=["CONV 19", PAL])
    d.rolls(("CONV 19", "2ID")).play("CONV 124")
    assert d.pool(0) == ["2ID"]
    assert not d.exhausted("CONV 19")


def test_fresh_supplies_need_the_battlefield() -> None:
    assert scene("CONV 126").play("CONV 126").resources(0) == 1
    assert not scene("CONV 126", controller=1).can(0, "play", "CONV 126")


@pytest.mark.rule("DS-ERRATA-25")
def test_no_answer_mills_three_when_the_hand_is_empty_afterwards() -> None:
    d = scene("CONV 128", foe_hand=["AW 59"])
    d.draws("AW 59").play("CONV 128")
    assert d.deck_size(1) == 7
    more = scene("CONV 128", foe_hand=["AW 59", "AW 60"])
    more.draws("AW 59").play("CONV 128")
    assert more.deck_size(1) == 10
    assert scene("CONV 128").play("CONV 128").deck_size(1) == 10  # nothing was discarded


def test_electromagnetic_pulse_removes_a_droid_or_vehicle_die() -> None:
    foes = [In("CONV 19", dice=("1R",)), In(FOE, dice=("2RD",))]
    d = scene("CONV 165", foes=foes).play("CONV 165")
    assert d.pool(1) == ["2RD"]


def test_unshackle_discards_a_downgrade_and_ambushes() -> None:
    d = scene("CONV 167", team=[In(PAL, downgrades=["CONV 160"])], foes=[FOE])
    d.play("CONV 167")
    assert d.discard(1) == ["Shock Collar"]
    assert d.prompt(0) == "ds-ask-additional"
