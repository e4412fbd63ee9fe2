"""Each support of Across the Galaxy, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
VADER = "AW 10"
MOD = "AtG 152"  # Laser Cannon: a mod without a die
GUARD = "LEG 30"  # Jedi Temple Guard: die 1MD +2MD 1Sh 2Sh 1R -


@pytest.mark.parametrize(("friend", "drawn"), [(VADER, 1), (PAL, 0)])
def test_meditation_chamber_heals_recycles_and_draws_for_vader(friend: str, drawn: int) -> None:
    team: list[In | Named] = [In(BLUE, damage=2), friend]
    d = scene("AtG 10", team=team, discard=["AW 59"]).use("AtG 10", *([BLUE] if drawn else []))
    assert (d.damage(BLUE), d.discard(0), len(d.hand(0))) == (1, [], drawn)


def test_vaders_fist_strikes_when_it_comes_and_again() -> None:
    d = scene(hand=["AtG 13"], resources=5)
    d.play("AtG 13").rolls(("AtG 13", "3RD")).yes(0)
    assert (d.pool(0), d.exhausted("AtG 13")) == (["3RD"], False)
    d = scene("AtG 13", team=[VADER]).rolls(("AtG 13", "3RD")).use("AtG 13")
    d.side(0, "AtG 13", "4ID1")
    assert d.pool(0) == ["4ID1"]


@pytest.mark.parametrize(("mods", "dealt"), [((), 2), ((MOD,), 3)])
def test_umbaran_hover_tank_hits_all_and_harder_with_a_mod(
    mods: tuple[str, ...], dealt: int
) -> None:
    tank = In("AtG 32", dice=("Sp1",), upgrades=mods)
    d = scene(tank, resources=1).resolve("AtG 32")
    assert (d.damage(FOE), d.damage(FOE2)) == (dealt, dealt)


def test_firespray_fits_a_mod_for_two_less() -> None:
    d = scene("AtG 48", hand=["AtG 131"]).use("AtG 48").no(0)
    assert d.card("AtG 131").host == d.id("AtG 48")


def test_black_one_obeys_poe_and_fires_on_with_a_droid() -> None:
    d = scene("AtG 85", ("-",), team=["AW 29"]).use("AtG 85").side(0, "AtG 85", "2RD")
    assert d.pool(0) == ["2RD"]
    one = In("AtG 85", dice=("Sp",), upgrades=["AtG 88"])
    d = scene(one).rolls(("AtG 85", "1Sh")).resolve("AtG 85", 0, FOE)
    assert (d.damage(FOE), d.pool(0)) == (1, ["1Sh"])
    d = scene("AtG 85", ("Sp",)).resolve("AtG 85", 0, FOE)
    assert d.pool(0) == []


def test_x_wing_counts_its_squadron() -> None:
    d = scene("AtG 86", ("XRD",), supports=["AtG 86"], foes=[FOE]).resolve("AtG 86", 0, FOE)
    assert d.damage(FOE) == 2


def test_nexus_of_power_turns_when_activated() -> None:
    d = scene("AtG 117", (None,)).activate("AtG 117", ("AtG 117", "0RD"))
    d.yes(0).side(0, "AtG 117", "0R")
    assert d.pool(0) == ["0R"]


def test_senate_chamber_trades_a_die_for_a_turn() -> None:
    d = scene("AtG 130", ("1R",), team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.use("AtG 130", (PAL, 0), (FOE, 0)).side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])


def test_relentless_keeps_nobody_from_giving_shields() -> None:
    d = scene(hand=[BLANK_CARD], foe_supports=["AtG 49"]).play(BLANK_CARD, PAL)
    assert d.shields(PAL) == 1


def test_galactic_deception_keeps_shields_from_opponents_for_a_phase() -> None:
    d = scene(hand=[BLANK_CARD], foe_supports=["AtG 11"]).play(BLANK_CARD)
    assert d.shields(PAL) == 0 and d.my_turn_is_over
    d.pass_(1).pass_(0)
    assert not d.in_play("AtG 11")
    d = scene("AtG 11", hand=[BLANK_CARD]).play(BLANK_CARD, PAL)
    assert d.shields(PAL) == 1


def test_what_follows_a_shield_does_not_follow_where_none_can_be_given() -> None:
    headquarters = "AW 113"
    d = scene(headquarters, hand=[BLANK_CARD], foe_supports=["AtG 11"]).use(headquarters)
    assert d.exhausted(headquarters) and d.my_turn_is_over
    d = scene(headquarters, hand=[BLANK_CARD]).use(headquarters, PAL)
    assert not d.exhausted(headquarters) and d.shields(PAL) == 1


def test_no_shield_comes_of_a_die_under_galactic_deception() -> None:
    d = scene(GUARD, ("2Sh",), foe_supports=["AtG 11"]).act(0, "resolve", (GUARD, 0))
    assert d.shields(PAL) == 0 and d.pool(0) == [] and d.my_turn_is_over


def test_stifle_cancels_an_event_and_is_gone() -> None:
    d = scene(hand=[BLANK_CARD], foe_supports=["AtG 12"]).play(BLANK_CARD)
    assert d.my_turn_is_over
    assert (d.in_play("AtG 12"), d.discard(0)) == (False, ["Take Cover"])
    assert scene("AtG 12", hand=[BLANK_CARD]).play(BLANK_CARD, PAL).in_play("AtG 12")


@pytest.mark.parametrize(("pilot", "dealt"), [("AtG 19", 3), (PAL, 2)])
def test_black_two_shoots_better_with_mauler(pilot: str, dealt: int) -> None:
    d = scene("AtG 30", ("2RD",), team=[pilot]).resolve("AtG 30", 0, FOE)
    assert d.damage(FOE) == dealt


def test_tie_fighter_calls_another() -> None:
    d = scene(hand=["AtG 31"], deck=["AtG 31", BLANK_CARD], resources=2).play("AtG 31")
    d.choose(0, "AtG 31#2")
    assert (d.hand(0), d.deck_size(0), d.prompt(0)) == (["TIE Fighter"], 1, "ds-ask-additional")


def test_vigilance_stops_dice_from_being_turned() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene(hand=["LEG 125"], resources=2, foes=foes, foe_supports=["AtG 33"])
    d.play("LEG 125")
    assert d.pool(1) == ["2RD"] and d.my_turn_is_over  # and nobody was asked which die
    d.pass_(1).pass_(0)
    assert not d.in_play("AtG 33")


def test_deja_vu_plays_an_event_twice() -> None:
    d = scene("AtG 47", hand=["LEG 102"], resources=4).play("LEG 102", PAL)
    d.yes(0).choose(0, FOE)
    assert (d.resources(0), d.shields(FOE), d.exhausted("AtG 47")) == (0, 3, True)
    d.rolls((PAL, "1R")).act(0, "activate", PAL)
    assert d.my_turn_is_over  # a second additional action is not offered


def test_relentless_stops_healing() -> None:
    team: list[In | Named] = [In(PAL, damage=3)]
    d = scene(hand=["LEG 150"], team=team, foe_supports=["AtG 49"]).play("LEG 150")
    assert d.damage(PAL) == 5
    d.pass_(1).pass_(0)
    assert not d.in_play("AtG 49")


def test_immutability_lets_upgrades_move_on() -> None:
    hurt = In(FOE, damage=6, upgrades=["LEG 73"])
    d = scene(RED, ("1RD",), team=[], foes=[hurt, FOE2], foe_supports=["AtG 67"])
    d.resolve(RED, 0, FOE).choose(1, FOE2)
    assert d.card("LEG 73").host == d.id(FOE2)
    d.pass_(1).pass_(0)
    assert not d.in_play("AtG 67")


def test_armed_escort_makes_guardians_for_a_phase() -> None:
    d = scene("AtG 83", foes=[In(FOE, dice=("2RD",))]).activate(PAL)
    assert d.prompt(0) == "ds-ask-guardian"


def test_bb_8_flies_along_and_readies_black_one() -> None:
    d = scene("AtG 84", supports=[In("AtG 85", exhausted=True)]).use("AtG 84")
    assert (d.card("AtG 84").kind, d.card("AtG 84").host) == ("upgrade", d.id("AtG 85"))
    assert not d.exhausted("AtG 85")
    d.pass_(1).use("AtG 84")
    assert d.card("AtG 84").host == d.id("AtG 85")  # no second time


def test_a_droid_that_became_a_mod_counts_as_one() -> None:
    d = scene("AtG 84", supports=["AtG 32"]).use("AtG 84").pass_(1)
    d.g.players[0].resources = 1
    d.rolls(("AtG 32", "Sp1"), ("AtG 84", "1F")).act(0, "activate", "AtG 32").pass_(1)
    d.resolve("AtG 32")
    assert d.damage(FOE) == 3


def test_escape_craft_docks_and_undocks() -> None:
    d = scene("AtG 102", supports=["LEG 52"]).use("AtG 102")
    assert d.card("AtG 102").host == d.id("LEG 52")
    d.pass_(1).act(0, "action", "AtG 102", 1)
    assert (d.card("AtG 102").kind, d.card("AtG 102").host) == ("support", -1)


def test_millennium_falcon_brings_its_escape_craft() -> None:
    d = scene(hand=["AtG 103"], deck=["AtG 102", BLANK_CARD], resources=6).play("AtG 103")
    d.yes(0).choose(0, "yes").choose(0, "AtG 102")
    assert d.card("AtG 102").host == d.id("AtG 103")
    assert d.deck_size(0) == 1


def test_millennium_falcon_finds_it_in_the_discard_pile_or_not_at_all() -> None:
    d = scene(hand=["AtG 103"], discard=["AtG 102"], resources=6).play("AtG 103")
    d.yes(0).choose(0, "no").choose(0, "AtG 102")
    assert d.card("AtG 102").kind == "upgrade"
    assert scene(hand=["AtG 103"], resources=6).play("AtG 103").no(0).my_turn_is_over


def test_on_the_mark_aims_indirect_damage() -> None:
    d = scene("AtG 104", supports=[In("AoN 17", dice=("2ID",))])
    assert d.can(0, "resolve", ("AoN 17", 0), "ranged")
    d.pass_(0).pass_(1)
    assert not d.in_play("AtG 104")


def test_foresight_may_bury_the_top_card() -> None:
    d = scene("AtG 116", foe_deck=["AW 59", BLANK_CARD]).use("AtG 116", "1").yes(0)
    assert d.g.players[1].deck.bottom == (d.id("AW 59"),)


def test_improvised_defense_answers_a_turned_die() -> None:
    d = scene("AtG 25", team=[In(FOE2, dice=("1R",))], foe_supports=["AtG 144"]).play("AtG 25")
    d.yes(1)
    assert (d.pool(0), d.in_play("AtG 144")) == ([], False)


@pytest.mark.parametrize(("mods", "left"), [(0, 0), (1, 1)])
def test_shadow_caster_fires_cheaper_with_mods(mods: int, left: int) -> None:
    ship = In("AtG 145", dice=("6RD3",), upgrades=[MOD] * mods)
    d = scene(ship, resources=3).resolve("AtG 145", 0, FOE2)
    assert (d.damage(FOE2), d.resources(0)) == (6, left)
    assert not scene(ship, resources=2 - mods).can(0, "resolve", ("AtG 145", 0))


def test_skyhopper_comes_with_a_mod_and_can_fly() -> None:
    d = scene(hand=["AtG 150"], deck=["AtG 152", BLANK_CARD], resources=2, foes=[FOE])
    d.play("AtG 150").choose(0, "yes").choose(0, "AtG 152")
    assert d.card("AtG 152").host == d.id("AtG 150")
    d.act(0, "activate", "AtG 150").yes(0)
    assert d.damage(FOE) == 1


def test_landspeeder_rerolls_a_die_when_activated() -> None:
    d = scene("AtG 151", foes=[In(FOE, dice=("2RD",))]).act(0, "activate", "AtG 151")
    d.rolls((FOE, "-")).yes(0)
    assert d.pool(1) == ["-"]
