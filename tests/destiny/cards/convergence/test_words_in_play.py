"""Upgrades and supports of Convergence that brought words of their own, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

ENFYS = "CONV 141"  # Enfys Nest: yellow scoundrel, die 1MD 2MD1 3MD1 1Sh 2R1 -
WANTED = "CONV 143"  # Wanted: a bounty
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3
FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
VADER = "AW 10"  # Darth Vader: blue Sith


def test_malice_hurts_whoever_drew_a_blank() -> None:
    foes: list[In | Named] = [
        In(FOE, dice=("-",)),
        In(FOE2, dice=("1R",), upgrades=[In(SWORD, dice=("-",))]),
    ]
    d = scene("CONV 15", ("Sp",), foes=foes)
    d.act(0, "resolve", ("CONV 15", 0))
    assert d.can_choose(0, FOE, FOE2) == [True, False]
    d.choose(0, FOE)
    assert d.damage(FOE) == 1


def test_palpatines_lightsaber_pays_for_abilities_and_comes_twice() -> None:
    team: list[In | Named] = [In("SoR 11", upgrades=["AW 57"])]
    d = scene(hand=["CONV 16", "CONV 16"], team=team, resources=3).play("CONV 16", "none")
    assert d.resources(0) == 2
    d.pass_(1)
    assert d.can(0, "play", "CONV 16#2")
    other = scene(hand=["CONV 16", "CONV 16"], team=[BLUE], resources=4).play("CONV 16")
    other.pass_(1)
    assert not other.can(0, "play", "CONV 16#2")


@pytest.mark.parametrize("removed", [True, False])
def test_sith_teachings_punish_after_a_removal(removed: bool) -> None:
    foes: list[In | Named] = [In(FOE, dice=("-",)), FOE2]
    d = scene(hand=["CONV 17"], team=[VADER], foes=foes, resources=2).play("CONV 17")
    d.yes(0) if removed else d.no(0)
    d.pass_(1)
    d.rolls((VADER, "1R"), ("CONV 17", "Sp")).act(0, "activate", VADER)
    if d.asked() == (0,):
        d.no(0)
    d.pass_(1)
    d.act(0, "resolve", ("CONV 17", 0)).choose(0, FOE2)
    assert d.damage(FOE2) == (2 if removed else 1)
    assert not scene(hand=["CONV 17"], team=[PAL], resources=2).can(0, "play", "CONV 17")


def test_bounty_board_finds_a_bounty() -> None:
    d = scene("CONV 47", deck=[BLANK_CARD, WANTED]).use("CONV 47", WANTED)
    assert d.hand(0) == ["Wanted"]


@pytest.mark.parametrize("dengar", [True, False])
def test_punishing_one_comes_back_for_a_bounty(dengar: bool) -> None:
    team: list[In | Named] = [In(RED, dice=("1RD",)), *(["CONV 35"] if dengar else [])]
    foes: list[In | Named] = [In(FOE, damage=6, downgrades=["CONV 40"]), FOE2]
    d = scene(In("CONV 48", dice=(None,), exhausted=True), team=team, foes=foes)
    d.resolve(RED, 0, FOE).yes(0)
    assert not d.exhausted("CONV 48")
    if dengar:
        d.rolls(("CONV 48", "1R")).yes(0)
    assert d.pool(0) == (["1R"] if dengar else [])
    assert d.my_turn_is_over


def test_punishing_one_ignores_others() -> None:
    d = scene(In("CONV 48", dice=(None,), exhausted=True), team=[In(RED, dice=("1RD",))],
              foes=[In(FOE, damage=6), FOE2]).resolve(RED, 0, FOE)  # fmt: skip
    assert d.exhausted("CONV 48")
    assert d.my_turn_is_over


def test_dengars_fire_blade_burns_a_bounty_and_obeys_dengar() -> None:
    foes: list[In | Named] = [In(FOE, downgrades=[WANTED]), FOE2]
    d = scene(hand=["CONV 50"], foes=foes, resources=3).play("CONV 50")
    d.yes(0)
    assert d.damage(FOE) == 1
    own = scene("CONV 50", (None,), team=[In("CONV 35", dice=("2RD",))]).use("CONV 50")
    own.side(0, "CONV 35", "1R")
    assert own.pool(0) == ["1R"]
    other = scene("CONV 50", (None,), team=[In(PAL, dice=("3RD1",))]).use("CONV 50")
    assert other.pool(0) == ["3RD1"]


def test_yodas_spirit_returns_to_the_deck_to_strike() -> None:
    d = scene("CONV 67", ("Sp",), foes=[In(FOE, shields=2), FOE2]).resolve("CONV 67", 0, FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (3, 2)
    assert not d.in_play("CONV 67")
    assert d.deck_size(0) == 11


@pytest.mark.parametrize("whose", [0, 1])
def test_lore_hunter_discards_one_and_hands_the_other_over(whose: int) -> None:
    deck = ["AW 44", SWORD, BLANK_CARD]
    d = scene("CONV 69", **{"deck" if whose == 0 else "foe_deck": deck})
    d.activate(PAL, (PAL, "1R"))
    d.yes(0).choose(0, str(whose)).choose(0, "AW 44")
    assert (d.hand(whose), d.discard(whose)) == (["Vibrosword"], ["Rey's Staff"])


def test_concerted_effort_answers_the_third_die() -> None:
    team: list[In | Named] = [
        In(RED, dice=("1RD",)),
        In(PAL, dice=("2RD1",)),
        In(BLUE, dice=("1RD",)),
    ]
    d = scene("CONV 83", team=team, resources=1)
    d.act(0, "resolve", (RED, 0)).choose(0, FOE2)
    d.act(0, "resolve", (PAL, 0)).choose(0, FOE2)
    assert d.prompt(0) == "ds-ask-resolve-next"
    d.act(0, "resolve", (BLUE, 0)).choose(0, FOE2)
    d.yes(0).choose(0, FOE)
    assert (d.damage(FOE2), d.damage(FOE)) == (4, 1)
    assert d.exhausted("CONV 83")


def test_resistance_ring_plays_a_red_event_of_anybody() -> None:
    d = scene("CONV 87", ("Sp",), foe_discard=["EaW 122"], resources=2,
              supports=[In(FIGHTER, dice=("1R",))]).resolve("CONV 87")  # fmt: skip
    d.choose(0, FOE)
    assert d.damage(FOE) == 1
    assert "Flanking Maneuver" in d.aside(1)
    played = scene(hand=["CONV 87"], resources=1).play("CONV 87", "1")
    assert played.deck_size(1) == 9


def test_laser_tripwire_springs_on_two_damage_dice() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=[SWORD]), FOE2]
    d = scene("CONV 100", foes=foes)
    d.pass_(0)
    d.rolls((FOE, "2RD"), (SWORD, "1MD")).act(1, "activate", FOE)
    for _ in range(3):
        d.choose(1, FOE2)
    assert d.damage(FOE2) == 3
    assert not d.in_play("CONV 100")
    calm = scene("CONV 100", foes=foes)
    calm.pass_(0)
    calm.rolls((FOE, "2RD"), (SWORD, "1R")).act(1, "activate", FOE)
    assert calm.in_play("CONV 100")


@pytest.mark.parametrize("used", [True, False])
def test_rebel_cache_fills_once_for_a_roll(used: bool) -> None:
    d = scene("CONV 101", (None,), team=[In(PAL, dice=(None, None)), RED])
    d.activate(PAL, (PAL, "1R"), (PAL, "1R"))
    d.yes(0) if used else d.no(0)
    assert d.card("CONV 101").resources == int(used)
    assert d.asked() == (1,)


@pytest.mark.parametrize(("team", "taken"), [(RED, 2), (ENFYS, 3)])
def test_rebel_cache_gives_more_to_scoundrels(team: str, taken: int) -> None:
    d = scene(In("CONV 101", dice=("Sp",), resources=4), team=[team]).resolve("CONV 101")
    assert d.resources(0) == taken


def test_custom_bandolier_carries_more_equipment() -> None:
    worn = ["CONV 103", "CONV 170", "EaW 145", "EaW 152", SWORD]
    d = scene(team=[In(PAL, upgrades=worn)])
    assert all(d.in_play(one) for one in worn)
    dice = [In(SWORD, dice=("1R",))]
    used = scene("CONV 103", team=[In(PAL, upgrades=dice)]).rolls((SWORD, "3MD1")).use("CONV 103")
    assert used.pool(0) == ["3MD1"]


def test_moxie_uses_what_its_bearer_can_do() -> None:
    d = scene("CONV 104", ("Sp",), team=["CONV 58"], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.resolve("CONV 104", 0, FOE2)
    assert (d.pool(1), d.damage(FOE2)) == ([], 1)
    plain = scene("CONV 104", ("Sp",)).resolve("CONV 104")
    assert plain.my_turn_is_over


@pytest.mark.parametrize("used", [True, False])
def test_diatium_power_cell_sharpens_a_lightsaber(used: bool) -> None:
    team: list[In | Named] = [
        In(BLUE, upgrades=[In("EaW 49", dice=("1MD",)), In(SWORD, dice=("1MD",))])
    ]
    d = scene("CONV 115", team=team)
    d.act(0, "resolve", ("EaW 49", 0))
    d.yes(0) if used else d.no(0)
    d.choose(0, FOE)
    assert d.damage(FOE) == (2 if used else 1)
    assert d.exhausted("CONV 115") is used


def test_v_wing_flies_cheaper_or_safer_in_company() -> None:
    tie = In("EaW 5", dice=("1Sh",))  # AT-DP, a villain vehicle
    d = scene("CONV 137", ("3RD1",), supports=[tie]).resolve("CONV 137", 0, FOE2)
    assert (d.damage(FOE2), d.resources(0)) == (3, 0)
    assert not scene("CONV 137", ("3RD1",)).can(0, "resolve", ("CONV 137", 0))
    hero = In("CONV 82", dice=("1F",))  # A-Wing
    safe = scene("CONV 137", ("3RD",), supports=[hero], foe_hand=["CONV 123"], foe_resources=5)
    safe.pass_(0)
    safe.act(1, "play", "CONV 123")
    assert safe.can_choose(1, ("CONV 137", 0), ("CONV 82", 0)) == [False, True]


@pytest.mark.parametrize(("bearer", "taken"), [(PAL, 1), (RED, 0)])
def test_riot_shield_breaks_a_blow(bearer: str, taken: int) -> None:
    foes: list[In | Named] = [In(FOE2, dice=("3MD1",))]
    d = scene("CONV 140", team=[bearer], foes=foes, foe_resources=1)
    d.pass_(0)
    d.act(1, "resolve", (FOE2, 0)).choose(1, bearer)
    d.yes(0)
    assert d.damage(bearer) == taken
    assert not d.in_play("CONV 140")


@pytest.mark.parametrize("found", [True, False])
def test_entourage_gathers_scoundrels(found: bool) -> None:
    d = scene(hand=["CONV 152"], deck=["CONV 168", BLANK_CARD], resources=3).play("CONV 152")
    d.yes(0).choose(0, "CONV 168") if found else d.no(0)
    assert d.hand(0) == (["Fickle Mercenaries"] if found else [])
    special = scene("CONV 152", ("Sp",), team=[ENFYS, RED]).resolve("CONV 152", 0, FOE)
    assert special.damage(FOE) == 2


@pytest.mark.parametrize("used", [True, False])
def test_ordnance_launcher_follows_a_scoundrel(used: bool) -> None:
    team: list[In | Named] = [In(ENFYS, dice=("1MD",)), RED]
    d = scene("CONV 158", ("+3RD",), team=team)
    d.act(0, "resolve", (ENFYS, 0)).choose(0, FOE2)
    d.yes(0) if used else d.no(0)
    if used:
        d.choose(0, FOE2)
    assert d.damage(FOE2) == (4 if used else 1)


def test_fickle_mercenaries_follow_the_money() -> None:
    d = scene("CONV 168", ("2RD",), foe_resources=2)
    d.pass_(0)
    d.act(1, "action", "CONV 168", 0)
    assert d.card("CONV 168").controller == 1
    assert (d.pool(0), d.resources(1)) == ([], 0)
    poor = scene("CONV 168", ("2RD",), foe_resources=1)
    poor.pass_(0)
    poor.act(1, "action", "CONV 168", 0)
    assert poor.card("CONV 168").controller == 0


def test_protective_suit_keeps_all_but_bounties_off() -> None:
    d = scene("CONV 170", foe_hand=["CONV 160", WANTED], foe_resources=3)
    d.pass_(0)
    assert d.can(1, "play", WANTED)
    assert not d.can(1, "play", "CONV 160")
    back = scene("CONV 170").use("CONV 170")
    assert back.hand(0) == ["Protective Suit"]


def test_sonic_detonators_are_thrown_one_by_one() -> None:
    d = scene(hand=["CONV 172"], resources=3).play("CONV 172")
    assert d.card("CONV 172").resources == 6
    thrown = scene(In("CONV 172", dice=("Sp",), resources=2)).resolve("CONV 172", 0, [FOE, FOE2])
    assert (thrown.damage(FOE), thrown.damage(FOE2)) == (2, 2)
    assert thrown.card("CONV 172").resources == 0
