"""Each support and battlefield of Empire at War, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
CHEAP = "EaW 127"  # Tech Team: red support, cost 1
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3


def test_at_dp_discards_a_cheap_support() -> None:
    d = scene("EaW 5", ("Sp",), foe_supports=[CHEAP, FIGHTER]).resolve("EaW 5")
    assert [d.in_play(CHEAP), d.in_play(FIGHTER)] == [False, True]


def test_probe_droid_discards_the_events_among_two_cards() -> None:
    d = scene("EaW 6", ("Sp",), foe_hand=[BLANK_CARD, SWORD])
    d.draws("B:" + BLANK_CARD, SWORD).resolve("EaW 6")
    assert (d.hand(1), d.discard(1)) == (["Vibrosword"], ["Take Cover"])
    played = scene(hand=["EaW 6"], resources=1).play("EaW 6")
    assert played.prompt(0) == "ds-ask-additional"


def test_darth_vaders_tie_doubles_damage_for_two() -> None:
    d = scene("EaW 12", ("Sp",), foes=[In(FOE2, damage=4), FOE], resources=2)
    d.resolve("EaW 12", 0, FOE2)
    assert (d.damage(FOE2), d.resources(0)) == (8, 0)
    poor = scene("EaW 12", ("Sp",), foes=[In(FOE2, damage=4)], resources=1).resolve("EaW 12")
    assert poor.damage(FOE2) == 4


@pytest.mark.parametrize("used", [True, False])
def test_hounds_tooth_trades_a_yellow_die_for_a_resource(used: bool) -> None:
    d = scene("EaW 20", (None,), team=[In(PAL, dice=("-",)), In(BLUE, dice=("-",))])
    d.activate("EaW 20", ("EaW 20", "1Sh"))
    d.yes(0) if used else d.no(0)
    assert d.resources(0) == int(used)
    assert d.pool(0) == (["-", "1Sh"] if used else ["-", "-", "1Sh"])


def test_chopper_removes_a_low_die() -> None:
    d = scene("EaW 42", ("Sp",), foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))])
    d.resolve("EaW 42", 0, (FOE, 0))
    assert d.pool(1) == ["3MD1"]


@pytest.mark.parametrize("choice", ["0", "1"])
def test_t_47_airspeeder_trips_a_support_or_draws_two(choice: str) -> None:
    d = scene("EaW 45", ("Sp",), foe_supports=[FIGHTER]).resolve("EaW 45", 0, choice)
    if choice == "0":
        d.choose(0, FIGHTER)
    assert d.exhausted(FIGHTER) is (choice == "0")
    assert len(d.hand(0)) == (0 if choice == "0" else 2)


def test_weapons_cache_plays_a_weapon_for_two_less() -> None:
    d = scene("EaW 52", ("Sp",), hand=[SWORD, "AW 57"], resources=1).resolve("EaW 52")
    assert d.in_play(SWORD)
    assert d.resources(0) == 0


def test_z_95_headhunter_only_shoots() -> None:
    d = scene("EaW 56", ("1RD",)).resolve("EaW 56", 0, FOE)
    assert d.damage(FOE) == 1


@pytest.mark.parametrize(("shown", "gained"), [("-", 1), ("2RD", 0)])
def test_insidious_profits_from_an_enemy_blank(shown: str, gained: int) -> None:
    d = scene("EaW 76", foes=[In(FOE, dice=(shown,))]).use("EaW 76")
    assert d.resources(0) == gained
    assert d.exhausted("EaW 76") is bool(gained)


@pytest.mark.parametrize(("choice", "left"), [("0", (0, ["2RD"])), ("1", (1, []))])
def test_hutt_ties_cost_a_resource_or_a_die(choice: str, left: object) -> None:
    d = scene("EaW 85", foes=[In(FOE, dice=("2RD",))], foe_resources=1).use("EaW 85")
    d.choose(1, choice)
    assert (d.resources(1), d.pool(1)) == left


def test_detention_center_holds_a_die_until_somebody_pays() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("EaW 88", team=[In(PAL, dice=("1R",))], foes=foes).use("EaW 88", (FOE, 0))
    d.no(0)
    d.yes(1)
    assert not d.in_play("EaW 88")
    assert (d.pool(0), d.pool(1)) == (["1R"], [])


def test_detention_center_stays_if_nobody_pays() -> None:
    d = scene("EaW 88", foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.use("EaW 88", (FOE, 0))
    d.no(1)
    assert d.exhausted("EaW 88")


@pytest.mark.parametrize(("card", "price"), [(FIGHTER, 1), (CHEAP, 0)])
def test_rally_aid_offers_a_random_card_for_less(card: str, price: int) -> None:
    d = scene("EaW 96", hand=[card], resources=1).use("EaW 96")
    d.yes(0)
    assert d.in_play(card)
    assert d.resources(0) == 1 - price


def test_funeral_pyre_saves_an_upgrade_of_the_fallen() -> None:
    team: list[In | Named] = [In(BLUE, damage=8, upgrades=["AW 57"]), PAL]
    d = scene("EaW 104", team=team, foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, BLUE)
    d.yes(0)
    assert d.card("AW 57").host == d.id(PAL)
    assert not d.in_play(BLUE)


def test_yodas_quarters_heal_whoever_gives_up_a_die() -> None:
    d = scene("EaW 105", team=[In(PAL, dice=("1R",), damage=3), In(BLUE, damage=3)])
    d.use("EaW 105")
    assert (d.damage(PAL), d.damage(BLUE), d.pool(0)) == (1, 3, [])
    assert d.exhausted("EaW 105")


def test_stolen_cache_pays_once_a_round_later() -> None:
    d = scene(hand=["EaW 143"]).play("EaW 143")
    assert d.exhausted("EaW 143")
    ready = scene("EaW 143").use("EaW 143")
    assert ready.resources(0) == 1
    assert not ready.in_play("EaW 143")


# --- battlefields -------------------------------------------------------------------------------


def test_bomarr_monastery_resolves_a_plus_die_alone() -> None:
    d = scene("EaW 153", team=[In(RED, dice=("+2RD",))]).claim(FOE)
    assert d.damage(FOE) == 2


def test_fort_anaxes_makes_guardians_of_its_controllers_team() -> None:
    d = scene("EaW 154", team=[PAL], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.rolls((PAL, "1R")).act(0, "activate", PAL)
    d.choose(0, (FOE, 0))
    assert d.damage(PAL) == 2
    other = scene("EaW 154", team=[PAL], foes=[In(FOE, dice=("2RD",))], controller=1)
    other.activate(PAL, (PAL, "1R"))
    assert other.my_turn_is_over


def test_imperial_academy_rerolls_the_die_of_a_support() -> None:
    d = scene("EaW 156", supports=[FIGHTER])
    d.activate(FIGHTER, (FIGHTER, "-")).rolls((FIGHTER, "3RD"))
    d.yes(0)
    assert d.pool(0) == ["3RD"]


def test_medical_center_heals_two_and_changes_hands() -> None:
    d = scene("EaW 158", team=[In(PAL, damage=2), In(BLUE, damage=2)]).claim([PAL, BLUE])
    assert (d.damage(PAL), d.damage(BLUE)) == (1, 1)
    assert d.g.controller == 1


def test_weapons_factory_alpha_makes_the_first_vehicle_cheaper() -> None:
    d = scene("EaW 160", hand=[FIGHTER, "LEG 52"], resources=6).play(FIGHTER)
    assert d.resources(0) == 4
    d.act(0, "play", "LEG 52")
    assert d.resources(0) == 0
    theirs = scene("EaW 160", hand=[FIGHTER], resources=2, controller=1)
    assert not theirs.can(0, "play", FIGHTER)
