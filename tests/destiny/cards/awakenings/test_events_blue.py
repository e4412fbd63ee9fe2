"""Blue events of Awakenings, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_force_strike_turns_a_blue_die_to_melee_and_may_resolve_it() -> None:
    d = scene("AW 83", team=[In(BLUE, dice=("1F",)), In(PAL, dice=("-",))])
    d.play("AW 83").yes(0)
    d.choose(0, FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, ["-"])
    kept = scene("AW 83", team=[In(BLUE, dice=("1F",))]).play("AW 83").no(0)
    assert kept.pool(0) == ["1MD"]


def test_isolation_removes_a_character_die_for_a_blue_character() -> None:
    foes = [In(FOE, dice=("2RD",), upgrades=[In("AW 54", dice=("1RD",))])]
    d = scene("AW 85", team=[BLUE], foes=foes).play("AW 85")
    assert d.pool(1) == ["1RD"]
    assert scene("AW 85", team=[PAL], foes=foes).play("AW 85").pool(1) == ["2RD", "1RD"]


def test_force_misdirection_removes_every_enemy_die_with_the_symbol_of_a_blue_die() -> None:
    foes = [In(FOE, dice=("2RD", "1RD")), In(FOE2, dice=("3MD1",))]
    d = scene("AW 116", team=[In("AW 12", dice=("1RD",)), In(RED, dice=("1Dr",))], foes=foes)
    d.play("AW 116")
    assert d.pool(1) == ["3MD1"]


def test_noble_sacrifice_defeats_a_blue_character_to_exhaust_another() -> None:
    d = scene("AW 118", team=[BLUE, PAL]).play("AW 118", FOE)
    assert not d.in_play(BLUE)
    assert d.exhausted(FOE)
    assert not scene("AW 118", team=[PAL]).play("AW 118").exhausted(FOE)


def test_willpower_moves_damage_between_exhausted_characters_past_shields() -> None:
    team = [In(PAL, damage=2, exhausted=True), In(BLUE, damage=2)]
    d = scene("AW 122", team=team, foes=[In(FOE, exhausted=True, shields=1), FOE2])
    d.play("AW 122")
    assert (d.damage(PAL), d.damage(FOE), d.shields(FOE)) == (1, 1, 1)


@pytest.mark.parametrize(("option", "resources", "hand"), [("0", 0, 2), ("1", 3, 0)])
def test_abandon_all_hope_costs_the_opponent_one_or_the_other(
    option: str, resources: int, hand: int
) -> None:
    d = scene("AW 79", foe_resources=3, foe_hand=["AW 115", "AW 59"]).play("AW 79")
    d.choose(1, option)
    assert (d.resources(1), len(d.hand(1))) == (resources, hand)


def test_boundless_ambition_fills_the_hand() -> None:
    d = scene("AW 80", hand=["AW 59"]).play("AW 80")
    assert len(d.hand(0)) == 5
    larger = scene("AW 80", supports=["AW 88"]).play("AW 80")
    assert len(larger.hand(0)) == 6


def test_feel_your_anger_removes_a_die_for_each_enemy_blank() -> None:
    d = scene("AW 82", foes=[In(FOE, dice=("-", "2RD"))]).play("AW 82", (FOE, 1))
    assert d.pool(1) == ["-"]
    none = scene("AW 82", foes=[In(FOE, dice=("2RD",))]).play("AW 82")
    assert none.pool(1) == ["2RD"]


def test_anticipate_removes_what_the_opponent_did_not_resolve() -> None:
    d = scene("AW 114", foes=[In(FOE, dice=("1R", "2RD"))]).play("AW 114")
    d.choose(1, (FOE, 0)).choose(1)
    assert (d.resources(1), d.pool(1)) == (1, [])


@pytest.mark.parametrize(("group", "left"), [("0", ["1RD"]), ("1", ["2RD", "-"])])
def test_mind_trick_removes_one_of_two_groups(group: str, left: list[str]) -> None:
    d = scene("AW 147", team=[BLUE], foes=[In(FOE, dice=("2RD", "1RD", "-"))]).play("AW 147")
    d.choose(1, (FOE, 0), (FOE, 2))
    d.choose(0, group)
    assert d.pool(1) == left


def test_mind_trick_needs_a_blue_character() -> None:
    d = scene("AW 147", team=[PAL], foes=[In(FOE, dice=("2RD",))]).play("AW 147")
    assert d.pool(1) == ["2RD"]


def test_the_power_of_the_force_counts_blue_upgrades() -> None:
    team = [In(BLUE, dice=("1R",), upgrades=["AW 59", "AW 57", "AW 54"])]
    assert scene("AW 148", team=team).play("AW 148").resources(0) == 2


def test_no_mercy_strengthens_a_blow_by_discarded_blue_cards() -> None:
    hand = ["AW 59", "AW 57", "AW 55"]
    d = scene("AW 86", team=[In(BLUE, dice=("1MD",))], hand=hand)
    d.play("AW 86", ["AW 59", "AW 57"], FOE)
    assert (d.damage(FOE), d.hand(0)) == (3, ["IQA-11 Blaster Rifle"])
    none = scene("AW 86", team=[In(BLUE, dice=("1MD",))], hand=hand).play("AW 86", [], FOE)
    assert none.damage(FOE) == 1


def test_pulling_the_strings_orders_the_top_of_any_deck() -> None:
    deck = ["AW 59", "AW 115", "AW 84", "AW 57"]
    d = scene("AW 87", foe_deck=deck).play("AW 87", "1", "AW 84", "AW 59", "no", "yes", "no")
    laid = d.g.players[1].deck
    assert [d.g.codes[card] for card in (*laid.top, *laid.bottom)] == [
        "01084",
        "01115",
        "01057",
        "01059",
    ]


def test_patience_discards_a_card_for_each_die() -> None:
    d = scene("AW 119", team=[In(PAL, dice=("-", "1R"))]).play("AW 119", [(PAL, 0), (PAL, 1)])
    assert (d.pool(0), d.deck_size(1)) == ([], 8)


def test_return_of_the_jedi_takes_a_blue_event_back() -> None:
    d = scene("AW 120", discard=["AW 115", "AW 105", "AW 59"]).play("AW 120")
    assert d.hand(0) == ["Defensive Stance"]


def test_riposte_turns_shields_into_damage() -> None:
    d = scene("AW 121", team=[In(PAL, shields=3)]).play("AW 121", "2", FOE)
    assert (d.shields(PAL), d.damage(FOE)) == (1, 2)
    none = scene("AW 121", team=[In(PAL, shields=3)]).play("AW 121", "0", FOE)
    assert (none.shields(PAL), none.damage(FOE)) == (3, 0)


def test_deflect_turns_half_of_a_shot_back() -> None:
    d = scene("AW 145", team=[BLUE], foes=[In("AW 46", dice=("3RD1",))]).play("AW 145", "AW 46")
    assert (d.pool(1), d.damage("AW 46")) == ([], 2)
