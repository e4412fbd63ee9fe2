"""The cases in which it goes the other way: a worse reroll, a refused gift, the last edge."""

import pytest

from cantina.games.x_wing.geometry import Pose, base_on_polygon
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.terms import Token
from x_wing.scenarios.scene import ANNA, BORIS, Scene, duel, imperial, rebel
from x_wing.ships import tie, x_wing
from x_wing.table import position

RUN = {"mission": "asteroid-run"}


@pytest.mark.rule("XW-COMPARE-5")
def test_only_what_was_not_cancelled_is_left_for_later_effects() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, had_combat=True),
        imperial("maulermithel", 450, 400),
        rebel("wedgeantilles", 570, 300, upgrades=["drawtheirfire"], had_combat=True),
    )
    scene.attacks(BORIS, 0, "hhcb", "eb")
    assert scene.prompt(ANNA) == "xw-ask-use"
    assert scene.faces() == "hcb"  # one of two hits is gone, the other stays
    scene.does(ANNA, "none")
    assert scene.ship(0).shields == 0


@pytest.mark.rule("XW-MODIFY-5")
def test_a_reroll_may_be_worse_and_counts_all_the_same() -> None:
    scene = duel(rebel("rookiepilot", lock=1), imperial("academypilot", had_combat=True))
    scene.attacks(ANNA, 1, "hhb").roll("bb", "bbb").does(ANNA, "lock", "0+2")
    told = [event.text.args for event in scene.table.log if event.text.id == "xw-log-hits"]
    assert [(args["hits"], args["criticals"]) for args in told] == [(1, 0)]
    assert scene.damage(1) == 1


@pytest.mark.rule("XW-CARD-ABILITY-4")
def test_an_attack_that_a_card_grants_may_be_left_out() -> None:
    gunner = rebel("rebeloperative", upgrades=["ioncannonturret", "gunner"])
    scene = duel(gunner, imperial("academypilot"))
    scene.attacks(ANNA, 1, "bbb", "bbb", weapon="ioncannonturret").uses(ANNA, "upgrade:gunner")
    scene.does(ANNA, "pass")
    assert scene.thrown == [3, 3]
    assert scene.is_offered(BORIS, "attack:primary:0")


def test_who_lets_the_attack_at_the_end_of_the_round_pass_may_fire_in_the_next() -> None:
    scene = duel(rebel("corranhorn"), imperial("darthvader", had_combat=True))
    scene.passes(ANNA)
    scene.uses(ANNA, "pilot:corranhorn").does(ANNA, "pass")
    assert scene.g.ship(0).deeds.holds_fire == 0
    assert scene.g.phase == "planning"


def test_a_jam_token_takes_the_next_focus_token() -> None:
    g = position(x_wing(tokens={"jam": 1}), tie())
    tokens.gain(g, g.ship(0), Token.FOCUS)
    assert g.ship(0).tokens == {}
    tokens.gain(g, g.ship(0), Token.FOCUS)
    assert g.ship(0).tokens == {"focus": 1}


def test_a_jam_token_takes_one_of_two_focus_tokens() -> None:
    g = position(x_wing(tokens={"jam": 1}), tie())
    tokens.gain(g, g.ship(0), Token.FOCUS, 2)
    assert g.ship(0).tokens == {"focus": 1}


@pytest.mark.rule("XW-MISSION-2-9")
def test_one_reinforcement_for_each_ship_that_was_lost() -> None:
    scene = Scene(
        rebel("lukeskywalker"),
        imperial("nightbeast", 200, 700),
        options=RUN,
        marked_ship=0,
        destroyed_this_round={"imperial": 2},
        step="end-phase",
    )
    scene.does(BORIS, "yes").does(BORIS, "300,850,270")
    assert scene.prompt(BORIS) == "xw-ask-reinforcement"
    scene.does(BORIS, "yes").does(BORIS, "600,850,270")
    assert scene.g.phase == "planning"
    assert [ship.pilot for ship in scene.g.ships[2:]] == ["academypilot", "academypilot"]


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(("x", "y"), [(0.0, -100.0), (87.0, 50.0), (-87.0, 50.0)])
def test_a_base_lies_on_any_edge_of_an_obstacle(first: int, x: float, y: float) -> None:
    """Whichever corner the outline begins with: the closing edge is an edge like the others."""
    corners = [(-174.0, -100.0), (174.0, -100.0), (0.0, 200.0)]
    outline = tuple(corners[first:] + corners[:first])
    assert base_on_polygon(Pose(x, y, 0.0), outline)
    assert not base_on_polygon(Pose(2.4 * x, 2.4 * y, 0.0), outline)
