"""Upgrades of Spirit of Rebellion, used."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named


def test_imperial_discipline_turns_a_die_of_its_bearer() -> None:
    team = [In(RED, dice=("-",)), In(PAL, dice=("-",))]
    d = scene("SoR 6", ("1Sh",), team=team).use("SoR 6")
    d.side(0, RED, "2RD")
    assert d.pool(0) == ["2RD", "-"]


def test_lightsaber_pike_shields_somebody_else() -> None:
    d = scene("SoR 15", ("1R",), team=[BLUE, PAL]).use("SoR 15")
    assert d.can_choose(0, BLUE, PAL) == [False, True]
    d.choose(0, PAL)
    assert (d.pool(0), d.shields(PAL)) == ([], 1)


def test_vibroknucklers_hit_harder_for_a_resource() -> None:
    d = scene("SoR 25", ("2MD",), resources=1).resolve("SoR 25").yes(0)
    d.choose(0, FOE)
    assert (d.damage(FOE), d.resources(0)) == (3, 0)
    plain = scene("SoR 25", ("2MD",)).resolve("SoR 25", 0, FOE)
    assert plain.damage(FOE) == 2


@pytest.mark.parametrize(
    ("special", "choices", "damage", "shields"),
    [("0", [FOE], (1, 0), 1), ("1", [], (0, 1), 0), ("2", [FOE], (2, 0), 0)],
)
def test_a180_has_three_specials(
    special: str, choices: list[str], damage: tuple[int, int], shields: int
) -> None:
    d = scene("SoR 32", ("Sp",), foes=[In(FOE, shields=1), FOE2])
    if special == "0":
        d = scene("SoR 32", ("Sp",))
    d.resolve("SoR 32", 0, special, *choices)
    assert (d.damage(FOE), d.damage(FOE2), d.shields(PAL)) == (*damage, shields)


def test_overkill_adds_to_a_shot() -> None:
    d = scene("SoR 33", ("+3RD",), team=[In(RED, dice=("1RD",))])
    d.resolve(RED, 0, [("SoR 33", 0)], FOE)
    assert d.damage(FOE) == 4


def test_light_bow_hits_hard_or_strips_shields_first() -> None:
    hard = scene("SoR 39", ("Sp",)).resolve("SoR 39", 0, "0", FOE)
    assert hard.damage(FOE) == 3
    d = scene("SoR 39", ("Sp",), foes=[In(FOE, shields=3)]).resolve("SoR 39", 0, "1", FOE)
    assert (d.shields(FOE), d.damage(FOE)) == (0, 2)


def test_force_heal_heals_more_for_a_resource() -> None:
    team = [In(BLUE, damage=3)]
    assert scene("SoR 40", ("Sp",), team=team).resolve("SoR 40", 0, "0", BLUE).damage(BLUE) == 2
    paid = scene("SoR 40", ("Sp",), team=team, resources=1).resolve("SoR 40", 0, "1", BLUE)
    assert (paid.damage(BLUE), paid.resources(0)) == (1, 0)


def test_bowcaster_hits_two_characters_past_shields() -> None:
    d = scene("SoR 48", ("Sp",), foes=[In(FOE, shields=1), FOE2])
    d.resolve("SoR 48", 0, [FOE, FOE2])
    assert (d.damage(FOE), d.damage(FOE2)) == (1, 1)


@pytest.mark.parametrize(("team", "left"), [([], 1), ([BLUE], 2)])
def test_lone_operative_heals_more_when_alone(team: list[str], left: int) -> None:
    d = scene("SoR 49", ("Sp",), team=[In(PAL, damage=4), *team]).resolve("SoR 49")
    assert d.damage(PAL) == left


def test_maz_goggles_find_an_event() -> None:
    d = scene("SoR 50", ("Sp",), foe_hand=["AW 115", "AW 59"]).resolve("SoR 50")
    assert d.discard(1) == ["Defensive Stance"]
    assert not scene(hand=["SoR 50"], resources=1, team=[RED]).can(0, "play", "SoR 50")


def test_rocket_launcher_destroys_a_vehicle_or_hits_two_characters() -> None:
    d = scene("SoR 53", ("Sp1",), resources=1, foe_supports=["AW 6", "AW 89"])
    d.resolve("SoR 53", 0, "0")
    assert (d.in_play("AW 6"), d.in_play("AW 89")) == (False, True)
    other = scene("SoR 53", ("Sp1",), resources=1).resolve("SoR 53", 0, "1", [FOE, FOE2])
    assert (other.damage(FOE), other.damage(FOE2)) == (2, 2)


def test_force_push_turns_up_to_two_enemy_dice() -> None:
    d = scene("SoR 54", ("Sp",), team=[BLUE], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.resolve("SoR 54", 0, [(FOE, 0), (FOE2, 0)]).side(0, FOE, "-").side(0, FOE2, "-")
    assert d.pool(1) == ["-", "-"]


def test_force_speed_takes_two_actions() -> None:
    d = scene("SoR 55", ("Sp",), team=[In("AW 36", dice=("1R",))]).resolve("SoR 55")
    assert d.prompt(0) == "ds-ask-additional"
    d.resolve("AW 36")
    assert d.prompt(0) == "ds-ask-additional"


def test_makashi_training_trades_blades() -> None:
    d = scene("SoR 56", ("1R",), team=[In(BLUE, dice=("1MD",))], foes=[In(FOE2, dice=("3MD1",))])
    d.use("SoR 56")
    assert (d.pool(0), d.pool(1), d.exhausted("SoR 56")) == (["1R"], [], True)
    assert not scene(hand=["SoR 56"], resources=2, team=[RED]).can(0, "play", "SoR 56")


def test_tactical_aptitude_swaps_a_card_through_the_deck() -> None:
    d = scene("SoR 99", hand=["AW 59"]).activate(PAL, (PAL, "1R")).yes(0)
    d.choose(0, "AW 59")
    assert (d.hand(0), d.deck_size(0)) == (["Take Cover"], 10)


def test_wingman_follows_another_red_character() -> None:
    d = scene("SoR 126", team=[RED, "AW 4"])
    d.rolls(("AW 4", "1R"))
    d.act(0, "activate", "AW 4")
    d.rolls((RED, "2RD")).yes(0)
    assert d.pool(0) == ["1R", "2RD"]
    declined = scene("SoR 126", team=[RED, "AW 4"]).activate("AW 4", ("AW 4", "1R")).no(0)
    assert not declined.exhausted(RED)


def test_dt_29_removes_an_enemy_die_with_a_cost() -> None:
    d = scene("SoR 7", ("Sp",), foes=[In(FOE2, dice=("3MD1", "1R"))]).resolve("SoR 7")
    assert d.pool(1) == ["1R"]


@pytest.mark.parametrize(("shot", "asked"), [("2RD", True), ("1RD", False)])
def test_personal_shield_answers_to_two_ranged_damage(shot: str, asked: bool) -> None:
    d = scene(RED, (shot,), foes=[In(FOE2, upgrades=["SoR 24"]), FOE]).resolve(RED, 0, FOE2)
    assert (d.prompt(1) == "ds-ask-may") is asked
    if asked:
        d.yes(1)
    assert (d.damage(FOE2), d.exhausted("SoR 24")) == (1, asked)


def test_personal_shield_ignores_blades() -> None:
    d = scene("AW 35", ("2MD",), foes=[In(FOE2, upgrades=["SoR 24"]), FOE]).resolve(
        "AW 35", 0, FOE2
    )
    assert (d.damage(FOE2), d.exhausted("SoR 24")) == (2, False)


def test_now_i_am_the_master_blanks_a_die_after_damage() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene("SoR 79", team=[In(BLUE, dice=("1MD",))], foes=foes).resolve(BLUE, 0, FOE2).yes(0)
    d.side(0, FOE, "-")
    assert (d.pool(1), d.exhausted("SoR 79")) == (["-"], True)
    other = scene("SoR 79", team=[BLUE, In("AW 36", dice=("1MD",))], foes=foes)
    assert other.resolve("AW 36", 0, FOE2).my_turn_is_over


def test_armor_plating_blocks_two_and_is_gone() -> None:
    foes: list[In | Named] = [In(FOE2, upgrades=["SoR 89"]), FOE]
    d = scene("AW 35", ("3MD",), foes=foes).resolve("AW 35", 0, FOE2)
    d.yes(1)
    assert (d.damage(FOE2), d.in_play("SoR 89")) == (1, False)
    declined = scene("AW 35", ("3MD",), foes=foes).resolve("AW 35", 0, FOE2).no(1)
    assert (declined.damage(FOE2), declined.in_play("SoR 89")) == (3, True)


def test_protective_mentor_lends_shields_to_others() -> None:
    foes: list[In | Named] = [In(FOE2, shields=2, upgrades=["SoR 108"]), FOE]
    d = scene(RED, ("2RD",), foes=foes).resolve(RED, 0, FOE)
    assert d.prompt(1) == "ds-ask-lend-shields"
    d.choose(1, "1")
    assert (d.damage(FOE), d.shields(FOE2)) == (1, 1)
    unblockable = scene("AW 96", team=[In(RED, dice=("2RD",))], foes=foes).play("AW 96", FOE)
    assert (unblockable.damage(FOE), unblockable.shields(FOE2)) == (2, 2)
