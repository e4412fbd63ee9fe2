"""Yellow and gray events of Spirit of Rebellion, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_bait_and_switch_turns_a_resource_into_anything() -> None:
    d = scene("SoR 82", team=[In(PAL, dice=("1R", "-"))]).play("SoR 82").side(0, PAL, "3RD1")
    assert (d.pool(0), d.prompt(0)) == (["3RD1", "-"], "ds-ask-additional")


def test_loose_ends_trades_a_shot_for_four_cards_of_a_deck() -> None:
    d = scene("SoR 84", team=[In(RED, dice=("1RD",))]).play("SoR 84")
    assert (d.pool(0), d.deck_size(1)) == ([], 6)


def test_one_quarter_portion_pays_for_the_die_it_removes() -> None:
    d = scene("SoR 85", foes=[In(FOE, dice=("2RD",))]).play("SoR 85")
    assert (d.pool(1), d.resources(1)) == ([], 1)
    assert scene("SoR 85").play("SoR 85").resources(1) == 0


def test_relentless_pursuit_moves_up_to_two_damage_off_an_enemy() -> None:
    d = scene("SoR 86", foes=[In(FOE, damage=3), In(FOE2, shields=2)]).play("SoR 86", FOE2, "2")
    assert (d.damage(FOE), d.damage(FOE2), d.shields(FOE2)) == (1, 2, 2)


def test_confidence_has_an_opponent_resolve_a_die() -> None:
    d = scene("SoR 109", foes=[In(FOE, dice=("1R", "2RD"))]).play("SoR 109", (FOE, 0))
    assert (d.resources(1), d.pool(1)) == (1, ["2RD"])


def test_garbage_will_do_turns_a_vehicle_die_into_shields_for_all() -> None:
    d = scene("SoR 110", team=[PAL, BLUE], supports=[In("AW 6", dice=("1RD",))]).play("SoR 110")
    assert (d.pool(0), d.shields(PAL), d.shields(BLUE)) == ([], 1, 1)


def test_rebel_plays_a_card_from_the_discard_pile_for_one_less() -> None:
    team = [In("AW 12", dice=("1Dc",))]
    d = scene("SoR 112", team=team, discard=["AW 54"]).play("SoR 112")
    assert d.in_play("AW 54")
    assert not scene("SoR 112", discard=["AW 54"]).can(0, "play", "SoR 112")


def test_never_tell_me_the_odds_turns_the_dice_of_a_yellow_character() -> None:
    team = [In(PAL, dice=("-", "1R"), upgrades=[In("AW 54", dice=("-",))]), In(RED, dice=("-",))]
    d = scene("SoR 115", team=team).play("SoR 115")
    assert d.can_choose(0, (PAL, 0), ("AW 54", 0), (RED, 0)) == [True, True, False]
    d.choose(0, (PAL, 0), ("AW 54", 0)).side(0, PAL, "3RD1").side(0, "AW 54", "2RD1")
    assert sorted(d.pool(0)) == ["-", "1R", "2RD1", "3RD1"]


def test_bolt_hole_trades_a_character_die_for_two_shields_on_it() -> None:
    d = scene("SoR 142", team=[In(PAL, dice=("1R",)), In(RED, dice=("1RD",))]).play("SoR 142")
    assert (d.pool(0), d.shields(PAL)) == (["1RD"], 2)


@pytest.mark.parametrize(("before", "left"), [((), 3), (("SoR 144",), 1)])
def test_diversion_costs_more_with_a_copy_in_the_discard_pile(
    before: tuple[str, ...], left: int
) -> None:
    assert scene("SoR 144", discard=before, foe_resources=4).play("SoR 144").resources(1) == left


def test_friends_in_low_places_discard_a_cheap_event() -> None:
    d = scene("SoR 146", foe_hand=["AW 115", "AW 153", "AW 59"]).play("SoR 146")
    assert d.discard(1) == ["Defensive Stance"]


def test_arms_deal_sells_weapons() -> None:
    d = scene("SoR 81", hand=["AW 54", "AW 59", "AW 34"]).play("SoR 81", ["AW 54", "AW 59"])
    assert (d.resources(0), d.hand(0)) == (2, ["Survival Gear"])


def test_friends_in_high_places_play_one_of_three_cards() -> None:
    team = [In("AW 46", dice=("3RD1", "2Dr")), In("AW 35", dice=("2MD",))]
    deck = ["AW 59", "AW 115", "AW 84", "AW 57"]
    d = scene("SoR 83", team=team, deck=deck).play("SoR 83").yes(0)
    d.choose(0, "AW 59").choose(0, "AW 35")
    assert (d.in_play("AW 59"), d.deck_size(0)) == (True, 1)
    assert d.discard(0) == ["Defensive Stance", "Friends in High Places", "Intimidate"]
    declined = scene("SoR 83", team=team, deck=deck).play("SoR 83").no(0)
    assert len(declined.discard(0)) == 4
    assert not scene("SoR 83", team=[In("AW 46", dice=("3RD1",))]).can(0, "play", "SoR 83")


def test_scrap_buy_takes_a_random_card_of_the_pile() -> None:
    d = scene("SoR 87", discard=["AW 59", "AW 115", "AW 84"])
    d.draws("AW 115").act(0, "play", "SoR 87")
    assert d.hand(0) == ["Defensive Stance"]
    assert not scene("SoR 87", discard=["AW 59", "AW 115"]).can(0, "play", "SoR 87")


def test_hold_on_moves_shields_to_another_character() -> None:
    d = scene("SoR 111", team=[In(PAL, shields=3), In(BLUE, shields=1)]).play(
        "SoR 111", PAL, BLUE, "2"
    )
    assert (d.shields(PAL), d.shields(BLUE)) == (1, 3)


def test_loth_cat_and_mouse_trades_dice() -> None:
    d = scene("SoR 114", team=[In(PAL, dice=("1R", "-"))], foes=[In(FOE, dice=("2RD",))])
    d.play("SoR 114").choose(1, (PAL, 0))
    assert (d.pool(0), d.pool(1)) == (["-"], [])
    none = scene("SoR 114", foes=[In(FOE, dice=("2RD",))]).play("SoR 114")
    assert none.pool(1) == ["2RD"]


def test_planned_explosion_needs_ten_and_deals_ten() -> None:
    team = [In("AW 46", dice=("3RD1", "3RD1")), In(PAL, dice=("3RD1", "1R"))]
    d = scene("SoR 116", team=team).play("SoR 116", FOE2)
    assert (d.pool(0), d.in_play(FOE2)) == ([], False)
    assert not scene("SoR 116", team=[In(PAL, dice=("3RD1",))]).can(0, "play", "SoR 116")


def test_swiftness_gives_the_next_card_ambush() -> None:
    d = scene("SoR 139", hand=["AW 54", "AW 34"], resources=3).play("SoR 139")
    assert d.prompt(0) == "ds-ask-additional"
    d.act(0, "play", "AW 54")
    assert d.prompt(0) == "ds-ask-additional"
    d.act(0, "play", "AW 34").choose(0)
    assert d.asked() == (1,)


def test_swiftness_is_forgotten_when_the_turn_is_over() -> None:
    d = scene("SoR 139", hand=["AW 54"], resources=1).play("SoR 139").choose(0, "decline")
    d.pass_(1)
    d.act(0, "play", "AW 54")
    assert d.asked() == (1,)


def test_cheat_exchanges_a_card_with_the_pile() -> None:
    d = scene("SoR 143", hand=["AW 54", "AW 34"], discard=["AW 59"]).play("SoR 143", "AW 54")
    assert d.hand(0) == ["Lightsaber", "Survival Gear"]
    assert d.discard(0) == ["Cheat", "DH-17 Blaster Pistol"]
    empty = scene("SoR 143", hand=["AW 54"]).play("SoR 143")
    assert empty.hand(0) == ["DH-17 Blaster Pistol"]


def test_fair_trade_exchanges_all_resources() -> None:
    d = scene("SoR 145", team=[In(PAL, dice=("1R",))], foe_resources=4).play("SoR 145")
    assert (d.resources(0), d.resources(1)) == (4, 1)
    none = scene("SoR 145", foe_resources=4).play("SoR 145")
    assert none.resources(1) == 4


def test_sabotage_discards_a_support_for_as_many_cards() -> None:
    hand = ["AW 54", "AW 34", "AW 59", "AW 55"]
    d = scene("SoR 147", hand=hand, foe_supports=["AW 6", "AW 31"])
    d.play("SoR 147", ["AW 54", "AW 34", "AW 59"])
    assert (d.in_play("AW 6"), d.in_play("AW 31")) == (False, True)
    assert d.hand(0) == ["IQA-11 Blaster Rifle"]
