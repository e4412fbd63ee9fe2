"""Each upgrade of Empire at War, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

JEDI = "CONV 58"  # Vigilant Jedi: blue hero, die 2MD 2MD1 1Sh 1R Sp -
FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
DROID = "AoN 17"  # LR-57 Combat Droid: gray droid, cost 3
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3


def test_t_7_ion_disruptor_rifle_is_charged_with_cards() -> None:
    d = scene("EaW 7", ("3RD",), team=[RED], hand=[BLANK_CARD]).use("EaW 7")
    assert d.pool(0) == ["4RD1"]
    assert d.hand(0) == []
    assert not scene(hand=["EaW 7"], team=[PAL], resources=5).can(0, "play", "EaW 7")
    assert scene(hand=["EaW 7"], team=[PAL, RED], resources=5).can(0, "play", "EaW 7")


@pytest.mark.parametrize("accepted", [True, False])
def test_temptation_gives_both_or_draws(accepted: bool) -> None:
    d = scene("EaW 14", ("Sp",)).resolve("EaW 14")
    d.yes(1) if accepted else d.no(1)
    assert (len(d.hand(1)), d.resources(0)) == ((2, 2) if accepted else (0, 0))
    assert len(d.hand(0)) == (0 if accepted else 2)


def test_grand_inquisitors_lightsaber_blanks_a_die_and_rolls_on() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene("EaW 15", ("Sp",), team=[BLUE], foes=foes).rolls(("EaW 15", "3MD"))
    d.resolve("EaW 15").side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["3MD"], ["-"])
    assert not scene(hand=["EaW 15"], team=[PAL], resources=4).can(0, "play", "EaW 15")


def test_cable_launcher_ties_one_die_or_two_for_a_resource() -> None:
    foes: list[In | Named] = [In("AW 10", dice=("3MD", "1R")), In(FOE, dice=("2RD",))]
    d = scene("EaW 21", ("Sp",), foes=foes, resources=1).resolve("EaW 21", 0, "AW 10", "1")
    assert d.pool(1) == ["2RD"]
    one = scene("EaW 21", ("Sp",), foes=foes).resolve("EaW 21", 0, "AW 10", "0", ("AW 10", 1))
    assert one.pool(1) == ["3MD", "2RD"]


def test_ll_30_blaster_pistol_turns_another_die_to_ranged() -> None:
    d = scene("EaW 22", ("Sp",), team=[In(PAL, dice=("-",))]).resolve("EaW 22")
    d.side(0, PAL, "3RD1")
    assert d.pool(0) == ["3RD1"]


def test_relby_v10_shells_a_whole_side() -> None:
    d = scene("EaW 23", ("2RD",), resources=2).use("EaW 23")
    assert (d.damage(FOE), d.damage(FOE2), d.resources(0), d.pool(0)) == (2, 2, 0, [])
    other = scene("EaW 23", ("2Dr",), resources=2).use("EaW 23")
    assert other.pool(0) == ["2Dr"]


def test_master_of_the_council_pays_to_ready_a_character() -> None:
    d = scene("EaW 36", ("Sp",), team=[In(BLUE, exhausted=True)], resources=2)
    d.resolve("EaW 36")
    assert not d.exhausted(BLUE)
    assert d.exhausted("EaW 36")


def test_coordination_shields_the_team() -> None:
    d = scene("EaW 37", ("Sp",), team=[PAL, RED]).resolve("EaW 37")
    assert (d.shields(PAL), d.shields(RED), d.shields(FOE)) == (1, 1, 0)


@pytest.mark.parametrize("paid", [True, False])
def test_tough_haggler_names_two_cards_and_a_price(paid: bool) -> None:
    d = scene("EaW 44", ("Sp",), foe_hand=[SWORD, "AW 44", BLANK_CARD], foe_resources=2)
    d.resolve("EaW 44", 0, [SWORD, "AW 44"])
    d.yes(1) if paid else d.no(1)
    assert d.hand(1) == (["Rey's Staff", "Take Cover", "Vibrosword"] if paid else ["Take Cover"])
    assert d.resources(1) == (0 if paid else 2)


def test_natural_pilot_readies_a_vehicle() -> None:
    d = scene("EaW 48", (None,), supports=[In(FIGHTER, exhausted=True)])
    d.activate(PAL, (PAL, "1R"), ("EaW 48", "2F"))
    d.yes(0)
    assert not d.exhausted(FIGHTER)


def test_ancient_lightsaber_heals_and_goes_under_the_deck() -> None:
    d = scene("EaW 49", (None,), team=[In(PAL, damage=3)]).use("EaW 49")
    assert d.damage(PAL) == 1
    assert not d.in_play("EaW 49")
    assert d.deck_size(0) == 11


@pytest.mark.parametrize("removed", [True, False])
def test_psychometry_reads_a_weapon(removed: bool) -> None:
    foes: list[In | Named] = [In(FOE, upgrades=[In(SWORD, dice=("3MD1",))]), FOE2]
    d = scene("EaW 50", ("Sp",), team=[BLUE], foes=foes).resolve("EaW 50")
    d.yes(0) if removed else d.no(0)
    assert len(d.hand(0)) == 3
    assert d.pool(1) == ([] if removed else ["3MD1"])


@pytest.mark.parametrize(("choice", "shields"), [("0", (1, 1)), ("1", (0, 0))])
def test_shoto_lightsaber_parries_beside_another_blue_weapon(
    choice: str, shields: tuple[int, int]
) -> None:
    team = [In(JEDI, upgrades=["AW 59"])]
    d = scene("EaW 51", (None,), team=team, foes=[In(FOE, shields=1)])
    d.activate(JEDI, (JEDI, "1R"), ("AW 59", "1R"), ("EaW 51", "1R"))
    d.yes(0).choose(0, choice)
    if choice == "1":
        d.choose(0, FOE)
    assert (d.shields(JEDI), d.shields(FOE)) == shields


def test_shoto_lightsaber_alone_does_nothing() -> None:
    d = scene("EaW 51", (None,), team=[JEDI])
    d.activate(JEDI, (JEDI, "1R"), ("EaW 51", "1R"))
    assert d.my_turn_is_over


@pytest.mark.parametrize(("shown", "taken"), [("-", 1), ("2RD", 0)])
def test_extortion_takes_from_whoever_shows_fewer_guns(shown: str, taken: int) -> None:
    team = [In(PAL, dice=("2RD1",))]
    d = scene("EaW 54", ("Sp",), team=team, foes=[In(FOE, dice=(shown,))], foe_resources=1)
    d.resolve("EaW 54")
    assert d.resources(0) == taken


def test_x_8_night_sniper_turns_for_a_resource() -> None:
    d = scene("EaW 55", ("1R",), resources=1).use("EaW 55")
    d.side(0, "EaW 55", "3RD1")
    assert (d.pool(0), d.resources(0)) == (["3RD1"], 0)


@pytest.mark.parametrize("paid", [True, False])
def test_chance_cube_asks_its_price_each_time(paid: bool) -> None:
    d = scene("EaW 57", (None,), resources=1)
    d.act(0, "activate", PAL)
    d.rolls((PAL, "1R"), ("EaW 57", "3R")) if paid else d.rolls((PAL, "1R"))
    d.yes(0) if paid else d.no(0)
    assert d.in_play("EaW 57") is paid
    assert d.pool(0) == (["1R", "3R"] if paid else ["1R"])


def test_emp_grenades_blow_up_with_a_machine() -> None:
    d = scene("EaW 58", ("Sp",), foe_supports=[FIGHTER, "EaW 127"]).resolve("EaW 58")
    assert [d.in_play(FIGHTER), d.in_play("EaW 127"), d.in_play("EaW 58")] == [False, True, False]


def test_lead_by_example_activates_a_support() -> None:
    d = scene("EaW 59", (None,), supports=[FIGHTER])
    d.activate(PAL, (PAL, "1R"), ("EaW 59", "1F")).rolls((FIGHTER, "2RD"))
    d.yes(0)
    assert d.pool(0) == ["1R", "1F", "2RD"]


def test_scatterblaster_hits_many_and_turns_for_a_character_die() -> None:
    d = scene("EaW 60", ("Sp",), team=[PAL, RED]).resolve("EaW 60", 0, [FOE, FOE2])
    assert (d.damage(FOE), d.damage(FOE2), d.damage(RED)) == (1, 1, 0)
    turned = scene("EaW 60", ("1Dr",), team=[In(PAL, dice=("-",))]).use("EaW 60")
    turned.side(0, "EaW 60", "2RD")
    assert turned.pool(0) == ["2RD"]


@pytest.mark.parametrize("used", [True, False])
def test_hate_hurts_its_bearer_to_hurt_another(used: bool) -> None:
    d = scene("EaW 77", foes=[FOE])
    d.activate(PAL, (PAL, "1R"))
    d.yes(0) if used else d.no(0)
    assert (d.damage(PAL), d.damage(FOE)) == ((1, 1) if used else (0, 0))


def test_deadly_trades_a_die_for_sure_damage() -> None:
    d = scene("EaW 86", team=[In(PAL, dice=("-",))], foes=[In(FOE, shields=2), FOE2])
    d.use("EaW 86", FOE)
    assert (d.damage(FOE), d.shields(FOE), d.pool(0)) == (2, 2, [])
    assert d.exhausted("EaW 86")


@pytest.mark.parametrize("used", [True, False])
def test_fearless_shields_and_draws(used: bool) -> None:
    d = scene("EaW 106")
    d.activate(PAL, (PAL, "1R"))
    d.yes(0) if used else d.no(0)
    assert (d.shields(PAL), len(d.hand(0))) == ((1, 1) if used else (0, 0))


@pytest.mark.parametrize("again", [True, False])
def test_thermal_paint_burns_and_may_burn_again(again: bool) -> None:
    d = scene("EaW 116")
    d.activate(PAL, (PAL, "1R"))
    d.choose(1, FOE)
    d.yes(0) if again else d.no(0)
    assert d.damage(FOE) == (2 if again else 1)
    assert d.in_play("EaW 116") is not again


def test_keen_instincts_turn_a_die_into_a_shield() -> None:
    d = scene("EaW 135", team=[In(BLUE, dice=("-",))]).use("EaW 135")
    assert (d.shields(BLUE), d.pool(0)) == (1, [])


def test_hidden_agenda_plays_an_event_for_two_less() -> None:
    d = scene("EaW 144", hand=["EaW 122"], supports=[In(FIGHTER, dice=("1R",))]).use("EaW 144")
    d.choose(0, FOE)
    assert d.damage(FOE) == 1
    assert not d.in_play("EaW 144")


def test_plastoid_armor_adds_a_health() -> None:
    d = scene("EaW 152", team=[In(PAL, damage=9)], foes=[In(FOE, dice=("1RD",)), FOE2])
    assert d.in_play(PAL)
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    assert not d.in_play(PAL)
