"""Supports and battlefields of Awakenings, used."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_at_st_discards_a_support() -> None:
    d = scene("AW 5", ("Sp",), foe_supports=["RIV 8"]).resolve("AW 5", 0, "RIV 8")
    assert not d.in_play("RIV 8")


def test_speeder_bike_scout_removes_a_die_and_acts_again() -> None:
    d = scene("AW 18", ("Sp",), foes=[In(FOE, dice=("2RD",))])
    d.resolve("AW 18", 0, (FOE, 0))
    assert (d.pool(1), d.prompt(0)) == ([], "ds-ask-additional")


def test_black_one_hits_and_its_die_is_rerolled() -> None:
    d = scene("AW 32", ("Sp",))
    d.rolls(("AW 32", "3RD"))
    d.resolve("AW 32", 0, FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, ["3RD"])


@pytest.mark.parametrize("place", ["hand", "discard"])
def test_millennium_falcon_plays_a_yellow_event_from_hand_or_discard_pile(place: str) -> None:
    d = scene("AW 49", ("Sp",), foes=[In(FOE2, dice=("3MD1",))], **{place: ["AW 160", "AW 105"]})
    d.resolve("AW 49").then(FOE2)
    assert (d.damage(FOE2), d.pool(1)) == (3, [])


def test_outpost_uses_the_claim_ability() -> None:
    d = scene("AW 53", ("Sp",), foes=[In(FOE, dice=("2RD",)), FOE2])
    d.resolve("AW 53").yes(0)
    assert d.pool(1) == []


def test_black_market_draws_two_and_sells_an_upgrade_for_one_less() -> None:
    d = scene("AW 64", ("Sp",), deck=["AW 54", BLANK_CARD])
    d.resolve("AW 64").yes(0)
    assert (d.in_play("AW 54"), d.hand(0), d.resources(0)) == (True, ["Take Cover"], 0)


def test_drudge_work_exhausts_itself_and_a_character_for_a_resource() -> None:
    d = scene("AW 76").use("AW 76")
    assert (d.exhausted("AW 76"), d.exhausted(PAL), d.resources(0)) == (True, True, 1)
    tired = scene("AW 76", team=[In(PAL, exhausted=True)]).use("AW 76")
    assert (tired.exhausted("AW 76"), tired.resources(0)) == (False, 0)


def test_backup_muscle_moves_its_damage_past_shields() -> None:
    d = scene(hand=["AW 99"], resources=1, foes=[In(FOE, shields=2)]).play("AW 99")
    d.pass_(1)
    assert d.card("AW 99").damage == 3
    d.use("AW 99", FOE)
    assert (d.damage(FOE), d.card("AW 99").damage, d.exhausted("AW 99")) == (1, 2, True)


def test_underworld_connections_pay_a_resource() -> None:
    d = scene("AW 101").use("AW 101")
    assert (d.exhausted("AW 101"), d.resources(0)) == (True, 1)


def test_resistance_hq_is_ready_again_unless_the_opponent_pays() -> None:
    d = scene("AW 113", hand=[BLANK_CARD], foe_resources=1).use("AW 113", PAL)
    d.yes(1)
    assert (d.shields(PAL), d.exhausted("AW 113"), d.resources(1)) == (1, True, 0)
    poor = scene("AW 113", hand=[BLANK_CARD]).use("AW 113", PAL)
    assert not poor.exhausted("AW 113")
    no_card = scene("AW 113").use("AW 113")
    assert not no_card.exhausted("AW 113")


@pytest.mark.parametrize(("rolled", "gained"), [("1R", 1), ("1Dr", 0)])
def test_play_the_odds_pays_if_the_die_rolls_a_resource(rolled: str, gained: int) -> None:
    d = scene("AW 135", team=[In(PAL, dice=("-",))])
    d.rolls((PAL, rolled))
    d.use("AW 135")
    assert (d.pool(0), d.resources(0)) == ([rolled], gained)


def test_street_informants_show_you_a_hand() -> None:
    d = scene("AW 136", foe_hand=["AW 115"]).use("AW 136")
    assert "ds-log-looks" in d.log()
    assert d.exhausted("AW 136")
    played = scene(hand=["AW 136"]).play("AW 136")
    assert played.prompt(0) == "ds-ask-additional"


def test_supporting_fire_adds_one_to_a_shot() -> None:
    d = scene("AW 144", team=[In(RED, dice=("2RD",))]).use("AW 144", FOE)
    assert d.damage(FOE) == 3


def test_it_binds_all_things_lowers_the_cost_of_a_blue_upgrade() -> None:
    d = scene("AW 150", hand=["AW 59"], resources=2, team=[BLUE]).play("AW 59").yes(0)
    assert (d.in_play("AW 59"), d.resources(0), d.exhausted("AW 150")) == (True, 0, True)
    assert not scene("AW 150", hand=["AW 55"], resources=2).can(0, "play", "AW 55")


def test_local_garrison_costs_each_opponent_a_resource_in_upkeep() -> None:
    d = scene("AW 77", supports=["AW 101"]).pass_(0)
    d.pass_(1)
    assert (d.resources(0), d.resources(1)) == (2, 1)
    twice = scene("AW 77", supports=["AW 77"]).pass_(0)
    twice.pass_(1)
    assert twice.resources(1) == 1


def test_emperors_favor_makes_the_hand_larger() -> None:
    d = scene("AW 88").pass_(0)
    d.pass_(1)
    assert (len(d.hand(0)), len(d.hand(1))) == (6, 5)


def test_my_kind_of_scum_gains_what_a_disrupt_took() -> None:
    d = scene("AW 100", team=[In("AW 20", dice=("2Dr",))], foe_resources=1).resolve("AW 20").yes(0)
    assert (d.resources(0), d.resources(1), d.exhausted("AW 100")) == (1, 0, True)
    declined = scene("AW 100", team=[In("AW 20", dice=("2Dr",))], foe_resources=1)
    assert declined.resolve("AW 20").no(0).resources(0) == 0


def test_the_force_is_strong_plays_a_second_copy_for_a_first() -> None:
    d = scene("AW 125", hand=["AW 59", "AW 59", "AW 115"], team=[BLUE]).use("AW 125", "AW 59")
    assert (d.in_play("AW 59"), d.discard(0)) == (True, ["Lightsaber"])
    single = scene("AW 125", hand=["AW 59", "AW 55"], team=[BLUE]).use("AW 125")
    assert (single.in_play("AW 59"), single.exhausted("AW 125")) == (False, True)


def test_infamous_gives_a_yellow_card_ambush() -> None:
    d = scene("AW 163", hand=["AW 66"], resources=2).play("AW 66").yes(0)
    assert (d.prompt(0), d.exhausted("AW 163")) == ("ds-ask-additional", True)
    declined = scene("AW 163", hand=["AW 66"], resources=2).play("AW 66").no(0)
    assert declined.asked() == (1,)
    red = scene("AW 163", hand=["AW 54"], resources=2).play("AW 54")
    assert red.asked() == (1,)


def test_jedi_council_discards_one_of_two_cards_and_hands_out_the_other() -> None:
    d = scene("AW 123", foe_deck=["AW 59", "AW 115", "AW 84"]).use("AW 123", "1").yes(0)
    d.choose(0, "AW 115")
    assert (d.discard(1), d.hand(1), d.deck_size(1)) == (["Defensive Stance"], ["Lightsaber"], 1)
    left = scene("AW 123", foe_deck=["AW 59", "AW 115"]).use("AW 123", "1").no(0)
    assert (left.hand(1), left.deck_size(1), left.exhausted("AW 123")) == ([], 2, True)


# --- battlefields -------------------------------------------------------------------------------


def test_command_center_costs_each_opponent_two_cards() -> None:
    assert scene("AW 165").claim().deck_size(1) == 8


def test_echo_base_gives_a_shield() -> None:
    assert scene("AW 166").claim(PAL).shields(PAL) == 1


def test_the_throne_room_turns_a_die_to_its_special_to_be_resolved() -> None:
    d = scene("AW 167", team=[In("AW 48", dice=("-",)), In(PAL, dice=("-",))])
    d.claim()
    d.side(0, "AW 48", "Sp").no(0)
    assert d.pool(0) == ["Sp", "-"]


def test_imperial_armory_sells_an_upgrade_for_one_less() -> None:
    assert scene("AW 169", hand=["AW 54"]).claim().in_play("AW 54")


def test_jedi_temple_discards_up_to_two_events() -> None:
    d = scene("AW 170", foe_hand=["AW 115", "AW 59", "AW 84"])
    d.claim(["AW 115", "AW 84"])
    assert d.hand(1) == ["Lightsaber"]


def test_the_war_room_resolves_a_die_without_its_cost() -> None:
    d = scene("AW 171", team=[In(PAL, dice=("3RD1",))]).claim(FOE)
    assert d.damage(FOE) == 3


def test_mos_eisley_takes_an_upgrade_back_for_a_resource() -> None:
    d = scene("AW 172", team=[In(PAL, upgrades=["AW 54"])]).claim()
    assert (d.hand(0), d.resources(0)) == (["DH-17 Blaster Pistol"], 1)


def test_separatist_base_hurts_a_character_that_its_player_picks() -> None:
    d = scene("AW 173", foes=[In(FOE, shields=1), FOE2]).claim()
    d.choose(1, FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (1, 1)
