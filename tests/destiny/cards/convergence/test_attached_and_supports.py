"""Upgrades, supports and plots of Convergence whose words many cards share, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

VADER = "AW 10"  # Darth Vader: blue Sith, die 2MD 3MD 2Dr 1Sh 1R -
VEERS = "AW 4"  # General Veers: red leader, die 1RD 2RD +2RD 1Sh 1R -
FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
ENFYS = "CONV 141"  # Enfys Nest: yellow scoundrel


@pytest.mark.parametrize("bought", [True, False])
def test_separatist_conspiracy_draws_unless_bought_off(bought: bool) -> None:
    d = scene("CONV 52", team=[VEERS, "EaW 24"], foe_resources=1).use("CONV 52")
    d.yes(1) if bought else d.no(1)
    if bought:
        d.choose(1, "0")
    assert len(d.hand(0)) == (0 if bought else 2)
    assert d.resources(1) == (0 if bought else 1)


@pytest.mark.parametrize("used", [True, False])
def test_forbidden_lore_lowers_a_blue_ability_and_teaches_a_sith(used: bool) -> None:
    d = scene("CONV 12", team=[VADER], hand=["AW 57"], resources=3)
    d.act(0, "play", "AW 57")
    d.yes(0).yes(0) if used else d.no(0)
    assert d.in_play("AW 57")
    assert (d.resources(0), len(d.hand(0))) == ((1, 1) if used else (0, 0))
    assert d.in_play("CONV 12") is not used


def test_imperialis_flies_with_palpatine_and_goes_down_in_fire() -> None:
    d = scene("CONV 13", (None,), team=["SoR 11"], foes=[FOE])
    d.activate("SoR 11", ("SoR 11", "1R")).rolls(("CONV 13", "1R"))
    d.yes(0)
    assert d.pool(0) == ["1R", "1R"]
    special = scene("CONV 13", ("Sp",), foes=[FOE]).resolve("CONV 13")
    assert special.damage(FOE) == 4
    assert not special.in_play("CONV 13")


def test_imperial_officer_orders_a_trooper() -> None:
    d = scene("CONV 30", (None,), team=[In(RED, dice=("-",)), In(PAL, dice=("-",))])
    d.activate("CONV 30", ("CONV 30", "1R"))
    d.yes(0).side(0, RED, "2RD")
    assert d.pool(0) == ["2RD", "-", "1R"]


@pytest.mark.parametrize("used", [True, False])
def test_a_wing_strikes_at_once_for_a_card(used: bool) -> None:
    d = scene("CONV 82", (None,), hand=[BLANK_CARD])
    d.activate("CONV 82", ("CONV 82", "2RD"))
    d.yes(0) if used else d.no(0)
    if used:
        d.choose(0, ("CONV 82", 0)).choose(0, FOE)
    assert d.damage(FOE) == (2 if used else 0)
    assert len(d.hand(0)) == (0 if used else 1)


def test_padmes_starship_shields_a_leader_and_carries_padme() -> None:
    d = scene("CONV 85", (None,), team=["CONV 75", VEERS])
    d.activate("CONV 85", ("CONV 85", "2F")).rolls(("CONV 75", "1R"))
    d.yes(0).choose(0, "CONV 75")
    assert d.shields("CONV 75") == 1
    assert d.pool(0) == ["2F", "1R"]
    other = scene("CONV 85", (None,), team=["CONV 75", VEERS])
    other.activate("CONV 85", ("CONV 85", "2F"))
    other.yes(0).choose(0, VEERS)
    assert other.pool(0) == ["2F"]


def test_conscript_squad_follows_a_leader() -> None:
    d = scene("CONV 134", (None,), team=[VEERS])
    d.activate(VEERS, (VEERS, "1R")).rolls(("CONV 134", "1RD"))
    d.yes(0)
    assert d.pool(0) == ["1R", "1RD"]


def test_smuggling_ring_pays_and_goes_on() -> None:
    d = scene("CONV 154").use("CONV 154")
    assert d.resources(0) == 1
    assert d.prompt(0) == "ds-ask-additional"


@pytest.mark.parametrize("choice", ["0", "1"])
def test_starviper_shoots_a_character_or_a_vehicle_down(choice: str) -> None:
    d = scene("CONV 155", ("Sp",), foe_supports=[FIGHTER, "LEG 52"]).resolve("CONV 155", 0, choice)
    if choice == "0":
        d.choose(0, FOE)
    assert d.damage(FOE) == (3 if choice == "0" else 0)
    assert d.in_play(FIGHTER) is (choice == "0")
    assert d.in_play("LEG 52")


def test_a_speeder_bike_is_a_vehicle_for_starviper_though_it_is_an_upgrade() -> None:
    d = scene("CONV 155", ("Sp",), foes=[In(FOE, upgrades=["LEG 64"])])
    d.resolve("CONV 155", 0, "1")
    assert not d.in_play("LEG 64")


# --- upgrades -----------------------------------------------------------------------------------


def test_skilled_tracker_removes_a_character_die() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), upgrades=[In("RIV 17", dice=("1R",))])]
    assert scene("CONV 51", ("Sp",), foes=foes).resolve("CONV 51").pool(1) == ["1R"]


@pytest.mark.parametrize("played", [True, False])
def test_jedi_holocron_is_given_up_for_three_cards(played: bool) -> None:
    d = scene("CONV 68", ("Sp",), team=["CONV 58"], hand=["AW 57"], resources=2).resolve("CONV 68")
    d.yes(0) if played else d.no(0)
    assert not d.in_play("CONV 68")
    assert d.in_play("AW 57") is played
    assert len(d.hand(0)) == (3 if played else 4)
    assert not scene(hand=["CONV 68"], team=[PAL], resources=1).can(0, "play", "CONV 68")


def test_mace_windus_lightsaber_comes_to_him_and_finishes_the_weak() -> None:
    d = scene("CONV 70", (None,), team=[BLUE, "EaW 34"]).use("CONV 70")
    assert d.card("CONV 70").host == d.id("EaW 34")
    foes: list[In | Named] = [In(FOE, damage=4, shields=2), In(FOE2, damage=4)]
    weak = scene("CONV 70", ("Sp",), foes=foes).resolve("CONV 70", 0, FOE)
    assert not weak.in_play(FOE)
    strong = scene("CONV 70", ("Sp",), foes=foes).resolve("CONV 70", 0, FOE2)
    assert strong.damage(FOE2) == 6


@pytest.mark.parametrize("bearer", ["SoR 43", PAL])
def test_chewbaccas_blaster_rifle_fires_at_once(bearer: str) -> None:
    d = scene(hand=["CONV 102"], team=[bearer], resources=3, foes=[FOE])
    d.act(0, "play", "CONV 102").rolls(("CONV 102", "3RD")).yes(0)
    assert d.damage(bearer) == 1
    if bearer == PAL:
        assert d.pool(0) == ["3RD"]
    else:
        d.yes(0).choose(0, FOE)
        assert d.damage(FOE) == 3


@pytest.mark.parametrize("used", [True, False])
def test_force_pull_drags_an_enemy_into_the_open(used: bool) -> None:
    d = scene("CONV 117", ("Sp",), team=[BLUE], foes=[FOE]).rolls((FOE, "2RD")).resolve("CONV 117")
    d.yes(0).choose(0, FOE) if used else d.no(0)
    assert d.exhausted(FOE)
    assert d.damage(FOE) == (2 if used else 0)
    assert d.pool(1) == ([] if used else ["2RD"])


def test_a_300_blaster_is_redeployed() -> None:
    team: list[In | Named] = [In(PAL, damage=8, upgrades=["CONV 138"]), RED]
    d = scene(team=team, foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    d.choose(0, RED)
    assert d.card("CONV 138").host == d.id(RED)


def test_quicksilver_baton_rolls_for_a_leader_and_a_trooper() -> None:
    d = scene(hand=["CONV 139"], team=[RED], resources=3).play("CONV 139")
    d.rolls((RED, "2RD")).yes(0)
    assert (d.pool(0), d.resources(0)) == (["2RD"], 0)


def test_quicksilver_baton_rolls_itself_for_a_leader() -> None:
    d = scene(hand=["CONV 139"], team=[VEERS], resources=2).rolls(("CONV 139", "2MD"))
    d.play("CONV 139")
    assert d.pool(0) == ["2MD"]


@pytest.mark.parametrize("bearer", [ENFYS, PAL])
def test_enfys_nests_electroripper_shocks_a_side(bearer: str) -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), shields=1), FOE2]
    d = scene("CONV 156", ("Sp",), team=[bearer], foes=foes).resolve("CONV 156")
    assert (d.damage(FOE), d.damage(FOE2), d.shields(FOE)) == (1, 1, 1)
    assert d.pool(1) == ([] if bearer == ENFYS else ["2RD"])


@pytest.mark.parametrize(("choice", "left"), [("0", (1, 0)), ("1", (0, 1))])
def test_unscrupulous_takes_a_card_or_a_resource(choice: str, left: object) -> None:
    d = scene("CONV 159", ("Sp",), team=[ENFYS], foe_hand=["AW 44"], foe_resources=1)
    d.resolve("CONV 159", 0, choice)
    assert (d.resources(1), len(d.hand(1))) == left
    assert not scene(hand=["CONV 159"], team=[RED], resources=1).can(0, "play", "CONV 159")


@pytest.mark.parametrize("used", [True, False])
def test_soresu_mastery_wards_off_when_it_comes_and_after(used: bool) -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene(hand=["CONV 119"], team=[BLUE], foes=foes, resources=3).play("CONV 119")
    d.yes(0) if used else d.no(0)
    assert d.pool(1) == (["1R"] if used else ["2RD", "1R"])
    special = scene("CONV 119", ("Sp",), team=[BLUE], foes=foes).resolve("CONV 119", 0, BLUE)
    assert (special.pool(1), special.shields(BLUE)) == (["1R"], 1)


@pytest.mark.parametrize("place", ["hand", "discard"])
def test_soresu_training_leads_to_mastery(place: str) -> None:
    d = scene("CONV 120", ("Sp",), team=[BLUE, "CONV 58"], **{place: ["CONV 119"]})
    d.resolve("CONV 120", 0, "CONV 58").yes(0)
    assert d.shields("CONV 58") == 2
    assert d.card("CONV 119").host == d.id(BLUE)
    assert not d.in_play("CONV 120")
