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
