"""What the rules reference changes, each beside what the book says (docs/rulings/x-wing.md)."""

from typing import Any

import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.rules.modifying import rerollable
from cantina.games.x_wing.state import Attack, AttackDice, Result, Ship
from cantina.games.x_wing.terms import Die
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    NORTH,
    Scene,
    acting,
    begin,
    duel,
    imperial,
    rebel,
    squad,
)
from x_wing.table import Skirmish

REFERENCE = {"rules": "reference"}
SQUADS = [squad("rebel", "rookiepilot"), squad("imperial", "blacksquadronpilot", "academypilot")]
EQUAL = [squad("rebel", "lukeskywalker"), squad("imperial", *["blacksquadronpilot"] * 2)]
both = pytest.mark.parametrize("rules", ["book", "reference"])


def flown(dial: str, *others: Ship, rules: str, **more: Any) -> Scene:
    return Scene(
        rebel("rookiepilot", 450, 300, dial=dial, **more),
        *others,
        step="activation",
        options={"rules": rules},
    )


@both
def test_the_guides_of_a_ship_in_line_are_in_the_way(rules: str) -> None:
    """A ship flush behind another clears it with the straight 1 by the book, and bumps else."""
    ahead = imperial("academypilot", 450, 340, facing=NORTH, activated=True)
    scene = flown("straight:1", ahead, rules=rules)
    if rules == "book":
        assert scene.place(0) == (450, 380, NORTH)
        assert scene.ship(0).touching == []
    else:
        assert scene.ship(0).touching == [1]
        assert scene.ship(0).y < 340


@both
def test_ships_that_bump_stand_apart_by_their_guides(rules: str) -> None:
    ahead = imperial("academypilot", 450, 420, activated=True)
    scene = flown("straight:2", ahead, rules=rules)
    assert scene.ship(0).touching == [1]
    apart = 0.0 if rules == "book" else 3.2
    assert 400 - scene.ship(0).y - 20 == pytest.approx(apart, abs=0.02)


@both
def test_a_stressed_ship_that_reveals_red_flies_straight_on(rules: str) -> None:
    far = imperial("academypilot", 100, 800, activated=True)
    scene = flown("koiogran:4", far, rules=rules, tokens={"stress": 1})
    if rules == "book":
        assert scene.prompt(BORIS) == "xw-ask-opponent-maneuver"
    else:
        assert scene.place(0) == (450, 420, NORTH)


@both
def test_the_cheaper_squad_has_or_chooses_initiative(rules: str) -> None:
    scene = begin({"squads": SQUADS, "rules": rules})
    if rules == "reference":
        assert scene.prompt(ANNA) == "xw-ask-initiative"
        scene.does(ANNA, "imperial")
    assert scene.g.initiative == ("rebel" if rules == "book" else "imperial")


@pytest.mark.parametrize(
    ("face", "chooser"), [("h", ANNA), ("c", ANNA), ("f", BORIS), ("b", BORIS)]
)
def test_a_die_decides_who_chooses_between_equal_squads(face: str, chooser: int) -> None:
    table = Skirmish.start(game, 2, {"squads": EQUAL, **REFERENCE}, pause_on_chance=True)
    scene = Scene.of(table, face)
    assert scene.prompt(chooser) == "xw-ask-initiative"
    assert sorted(scene.offered(chooser)) == ["imperial", "rebel"]


@both
def test_initiative_decides_about_obstacles_and_edges(rules: str) -> None:
    scene = begin({"squads": SQUADS, "rules": rules, "obstacles": [True, True]})
    if rules == "reference":
        scene.does(ANNA, "rebel")
    seats = []
    for x, y in [(x, y) for y in (260, 640) for x in (260, 450, 640)]:
        seat = scene.table.waiting[0]
        seats.append(seat)
        if scene.prompt(seat) == "xw-ask-obstacle-token":
            scene.does(seat, scene.offered(seat)[0])
        scene.does(seat, f"{x},{y},0")
    first = BORIS if rules == "book" else ANNA
    assert seats == [first, 1 - first] * 3
    chooser = ANNA if rules == "book" else BORIS
    scene.does(chooser, "east")
    assert scene.g.rebel_edge == ("east" if rules == "book" else "west")


@both
def test_a_battle_is_decided_at_once_or_at_the_end_of_the_round(rules: str) -> None:
    scene = duel(
        rebel("lukeskywalker"),
        imperial("academypilot", hurt=["", ""]),
        more=(rebel("rookiepilot", 100, 100),),
        options={"rules": rules},
    )
    scene.attacks(ANNA, 1, "hhb", "bbb")
    assert scene.winners() == (ANNA,)
    assert ("xw-log-end-phase" in scene.told()) is (rules == "reference")


@both
def test_the_last_ships_of_both_sides(rules: str) -> None:
    scene = duel(
        rebel("redsquadronpilot", shields=0, hurt=["", ""]),
        imperial("blacksquadronpilot", hurt=["", ""]),
        options={"rules": rules},
    )
    scene.attacks(BORIS, 0, "hb", "bb").attacks(ANNA, 1, "hhb", "ebb")
    assert scene.table.over
    assert scene.winners() == ((BORIS,) if rules == "book" else ())


@both
def test_a_result_that_was_added_is_a_die_or_none(rules: str) -> None:
    scene = duel(rebel("rookiepilot"), imperial("academypilot"), options={"rules": rules})
    roll = [Result("hit"), Result("blank", added=True), Result("focus", rerolled=True)]
    scene.g.attack = Attack(0, 1, dice=AttackDice(attack_roll=roll))
    assert rerollable(scene.g, Die.ATTACK) == ([0] if rules == "book" else [0, 1])


@both
def test_partners_may_see_each_others_dials(rules: str) -> None:
    scene = Scene(
        rebel("lukeskywalker"),
        imperial("academypilot", 450, 800),
        rebel("rookiepilot", 600, 300, seat=2),
        seats=("rebel", "imperial", "rebel"),
        step="planning",
        options={"rules": rules},
    )
    scene.does(2, "2:straight:1")
    assert scene.table.view(ANNA).ships[2].dial == ("" if rules == "book" else "straight:1")
    assert scene.table.view(BORIS).ships[2].dial == ""


@both
def test_ships_go_on_touching_while_their_bases_meet(rules: str) -> None:
    """A roll along the other's edge leaves the bases in contact."""
    scene = acting(
        imperial("academypilot", 450, 300, facing=0.0, touching=[1]),
        rebel("rookiepilot", 490, 330, touching=[0]),
        options={"rules": rules},
    )
    scene.does(BORIS, "barrel-roll:left", "0")
    assert scene.place(0) == (450, 380, 0)
    assert scene.ship(0).touching == []
    near = acting(
        imperial("academypilot", 450, 300, facing=0.0, touching=[1]),
        rebel("rookiepilot", 490, 340, touching=[0]),
        options={"rules": rules},
    )
    near.does(BORIS, "barrel-roll:left", "0")
    assert near.ship(0).touching == ([] if rules == "book" else [1])
