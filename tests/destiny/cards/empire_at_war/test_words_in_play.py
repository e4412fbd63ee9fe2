"""Supports, upgrades and battlefields of Empire at War that brought words of their own, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In

FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3


def test_ghost_resolves_any_other_side() -> None:
    d = scene("EaW 28", ("Sp",)).resolve("EaW 28", 0, "4")
    assert d.resources(0) == 2
    poor = scene("EaW 28", ("Sp",))
    poor.act(0, "resolve", ("EaW 28", 0))
    assert poor.can_choose(0, "0", "1", "5") == [True, False, False]
    shielded = scene("EaW 28", ("Sp",), foes=[In(FOE, shields=1), FOE2])
    shielded.resolve("EaW 28", 0, "0", FOE)
    assert (shielded.damage(FOE), shielded.shields(FOE)) == (1, 0)
    rich = scene("EaW 28", ("Sp",), resources=2).resolve("EaW 28", 0, "1", FOE)
    assert (rich.damage(FOE), rich.resources(0)) == (3, 1)


def test_y_wing_makes_its_target_choose_between_blood_and_money() -> None:
    d = scene("EaW 29", ("Sp",), foe_resources=1).resolve("EaW 29")
    d.choose(1, FOE).choose(1, "none").choose(1, FOE2).choose(1, FOE2)
    assert (d.damage(FOE), d.damage(FOE2), d.resources(1)) == (1, 2, 0)
    weak = scene("EaW 29", ("Sp",), foes=[In(FOE, damage=6, shields=2), FOE2]).resolve("EaW 29")
    weak.choose(1, FOE).choose(1, FOE).choose(1, FOE)
    assert (weak.in_play(FOE), weak.damage(FOE2)) == (False, 1), "three at most, shields counted"


def test_a280_shares_two_shields_out() -> None:
    d = scene("EaW 30", ("Sp",), team=[PAL, RED]).resolve("EaW 30", 0, PAL, RED)
    assert (d.shields(PAL), d.shields(RED)) == (1, 1)


@pytest.mark.parametrize("again", [True, False])
def test_energy_slingshot_rolls_on_for_a_resource(again: bool) -> None:
    d = scene("EaW 43", ("1RD",), resources=1)
    d.act(0, "resolve", ("EaW 43", 0)).choose(0, FOE)
    d.rolls(("EaW 43", "1Dr")).yes(0) if again else d.no(0)
    assert d.pool(0) == (["1Dr"] if again else [])
    assert d.resources(0) == (0 if again else 1)


@pytest.mark.parametrize("crewed", [True, False])
def test_sonic_cannon_fires_free_when_somebody_mans_it(crewed: bool) -> None:
    d = scene("EaW 46", ("6RD3",), resources=0 if crewed else 3)
    d.act(0, "resolve", ("EaW 46", 0))
    d.yes(0) if crewed else d.no(0)
    d.choose(0, FOE2)
    assert d.damage(FOE2) == 6
    assert d.exhausted(PAL) is crewed
    assert d.resources(0) == 0


def test_sonic_cannon_cannot_fire_without_crew_or_pay() -> None:
    d = scene("EaW 46", ("6RD3",), team=[In(PAL, exhausted=True)])
    assert not d.can(0, "resolve", ("EaW 46", 0))


def test_electrostaff_makes_the_blow_it_joins_cheaper() -> None:
    team = [In("EaW 41", dice=("3MD1",), upgrades=[In("EaW 47", dice=("+2MD",))])]
    d = scene(team=team, foes=[FOE, RED])
    d.act(0, "resolve", ("EaW 41", 0)).choose(0, ("EaW 47", 0)).choose(0, RED)
    assert d.damage(RED) == 5
    alone = scene(team=[In("EaW 41", dice=("3MD1",), upgrades=[In("EaW 47", dice=("1Dr",))])])
    assert not alone.can(0, "resolve", ("EaW 41", 0))


def test_electrostaff_makes_nobody_elses_blow_cheaper() -> None:
    staff = In(BLUE, upgrades=[In("EaW 47", dice=("+2MD",))])
    d = scene(team=[In("EaW 41", dice=("3MD1",)), staff], foes=[FOE, RED])
    assert not d.can(0, "resolve", ("EaW 41", 0))


@pytest.mark.parametrize("used", [True, False])
def test_vibro_ax_breaks_shields_first(used: bool) -> None:
    d = scene("EaW 53", ("2MD",), foes=[In(FOE, shields=3), FOE2]).resolve("EaW 53", 0, FOE)
    d.yes(0) if used else d.no(0)
    assert (d.damage(FOE), d.shields(FOE)) == ((2, 0) if used else (0, 1))


@pytest.mark.parametrize("used", [True, False])
def test_imperial_hq_pays_a_part_of_a_cost(used: bool) -> None:
    d = scene("EaW 69", team=[In(PAL, dice=("3RD1",))], resources=0 if used else 1)
    d.act(0, "resolve", (PAL, 0))
    d.yes(0) if used else d.no(0)
    d.choose(0, FOE2)
    assert d.damage(FOE2) == 3
    assert d.exhausted("EaW 69") is used
    assert d.resources(0) == 0


def test_imperial_hq_declined_leaves_the_die_unpaid() -> None:
    d = scene("EaW 69", team=[In(PAL, dice=("3RD1",))])
    d.act(0, "resolve", (PAL, 0))
    d.no(0)
    assert d.pool(0) == ["3RD1"]


@pytest.mark.parametrize("saved", [True, False])
def test_shield_generator_goes_instead_of_another_support(saved: bool) -> None:
    d = scene("EaW 97", supports=[FIGHTER], foe_supports=[In("CONV 155", dice=("Sp",))])
    d.pass_(0)
    d.act(1, "resolve", ("CONV 155", 0)).choose(1, "1")
    if d.asked() == (1,):
        d.choose(1, FIGHTER)
    d.yes(0) if saved else d.no(0)
    assert d.in_play(FIGHTER) is saved
    assert d.in_play("EaW 97") is not saved


def test_shield_generator_does_not_hear_its_own_side() -> None:
    d = scene("EaW 149", supports=["EaW 97", FIGHTER]).play("EaW 149", FIGHTER)
    assert not d.in_play(FIGHTER)


@pytest.mark.parametrize("used", [True, False])
def test_running_interference_bars_the_same_action(used: bool) -> None:
    d = scene("EaW 115", team=[PAL, RED])
    d.activate(PAL, (PAL, "1R"))
    d.yes(0) if used else d.no(0)
    assert ("activate" in d.kinds(1)) is not used
    assert "claim" in d.kinds(1)
    d.pass_(1)
    d.pass_(0) if not used else d.rolls((RED, "1RD")).act(0, "activate", RED)
    assert d.in_play("EaW 115") is not used


def test_drop_zone_stores_damage_and_drops_it() -> None:
    d = scene("EaW 126")
    d.act(0, "claim").yes(0)
    assert d.card("EaW 126").damage == 1
    full = scene(In("EaW 126", damage=2), foes=[In(FOE, shields=1), FOE2]).use("EaW 126", FOE)
    full.choose(0, "2")
    assert (full.damage(FOE), full.shields(FOE), full.card("EaW 126").damage) == (2, 1, 0)


def test_mandalorian_armor_makes_room_for_a_fourth_shield() -> None:
    d = scene(hand=["EaW 145"], team=[In(PAL, shields=3)], resources=1).play("EaW 145")
    assert d.shields(PAL) == 4


def test_garel_spaceport_pays_half_rounded_up() -> None:
    d = scene("EaW 155", team=[In(PAL, dice=("3RD1",))]).claim()
    assert (d.resources(0), d.pool(0)) == (2, [])


def test_main_plaza_takes_damage_and_gives_it_back() -> None:
    d = scene("EaW 157", team=[In(PAL, damage=2)]).claim("0")
    assert (d.damage(PAL), d.card("EaW 157").damage) == (1, 1)
    back = scene("EaW 157", foes=[In(FOE, shields=1), FOE2])
    back.g.play[back.g.battlefield].damage = 3
    back.claim("1", FOE)
    assert (back.damage(FOE), back.shields(FOE)) == (3, 1)


@pytest.mark.parametrize(("card", "free"), [(FIGHTER, True), ("EaW 127", False)])
def test_port_district_makes_dear_cards_ambushes(card: str, free: bool) -> None:
    d = scene("EaW 159", hand=[card], resources=3).play(card)
    assert (d.asked() == (0,)) is (free or card == FIGHTER)


def test_port_district_counts_events_and_only_for_its_controller() -> None:
    d = scene("EaW 159", hand=["EaW 66"], team=[In(RED, exhausted=True)], resources=3)
    d.play("EaW 66")
    if d.prompt(0) != "ds-ask-additional":
        d.choose(0, RED)
    assert d.prompt(0) == "ds-ask-additional"
    other = scene("EaW 159", hand=["EaW 90"], resources=3, controller=1).play("EaW 90")
    assert other.my_turn_is_over
