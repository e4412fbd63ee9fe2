"""What is different for large bases: ions, tractor beams, rolls, setup, mobile and special arcs."""

import json

import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.rules.measuring import is_in_arc
from cantina.games.x_wing.rules.squads import check_xws
from cantina.games.x_wing.rules.values import agility_value
from cantina.games.x_wing.state import Obstacle
from x_wing.faces import HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position


def squad(faction: str, ship: str, pilot: str, **upgrades: list[str]) -> str:
    entry = {"name": pilot, "ship": ship, "upgrades": upgrades}
    return json.dumps({"faction": faction, "pilots": [entry]})


def codes(xws: str) -> list[str]:
    return [problem.code for problem in check_xws(xws).problems]


@pytest.mark.rule("XW-LARGE-1")
def test_cards_that_name_a_size_fit_that_size_only() -> None:
    assert codes(squad("rebel", "yt1300", "hansolo", mod=["tacticaljammer"])) == []
    assert codes(squad("rebel", "xwing", "rookiepilot", mod=["tacticaljammer"])) == ["not_allowed"]
    assert codes(squad("rebel", "yt1300", "hansolo", ept=["juke"])) == ["not_allowed"]
    assert codes(squad("rebel", "xwing", "lukeskywalker", ept=["juke"])) == []


@pytest.mark.rule("XW-LARGE-2")
@pytest.mark.parametrize(("ions", "plans"), [(1, True), (2, False)])
def test_it_takes_two_ion_tokens_to_ionize_a_large_ship(ions: int, plans: bool) -> None:
    falcon = x_wing("hansolo", tokens={"ion": ions})
    table = play(position(falcon, tie(at=(450, 800, 270)), step="planning"))
    assert (REBEL in table.waiting) == plans
    if plans:
        assert "0:straight:4" in table.offered(REBEL)


@pytest.mark.rule("XW-LARGE-2")
def test_an_ionized_large_ship_drifts_and_loses_all_its_ion_tokens() -> None:
    table = fly("", x_wing("hansolo", tokens={"ion": 3}), tie(at=(450, 800, 270)))
    falcon = table.ship(0)
    assert (falcon.x, falcon.y, falcon.tokens) == (450, 420, {})


@pytest.mark.rule("XW-LARGE-3")
def test_nobody_pushes_a_large_ship() -> None:
    lancer = tie("ketsuonyo", at=(450, 390, 270), mobile_arc="front")
    table = play(position(lancer, x_wing("hansolo"), step="begin-combat"))
    table.answer(IMPERIAL, "use:0:pilot:ketsuonyo:0")
    falcon = table.state.ship(1)
    assert (falcon.tokens, agility_value(table.state, falcon)) == ({"tractor": 1}, 0)
    assert table.offered(REBEL) == ["attack:primary:0", "pass"]


@pytest.mark.rule("XW-LARGE-4")
def test_a_large_ship_rolls_by_the_width_of_the_template() -> None:
    table = act(x_wing("dashrendar"), tie(at=(450, 800, 270), had_combat=True))
    table.answer(REBEL, "barrel-roll:left")
    table.answer(REBEL, "0")
    assert (table.ship(0).x, table.ship(0).y) == (350, 300)


@pytest.mark.rule("XW-LARGE-5")
@pytest.mark.parametrize(("y", "fits"), [(56.6, True), (57.6, False)])
def test_a_large_base_may_reach_past_its_area_only_if_it_fills_it(y: float, fits: bool) -> None:
    squads = (
        squad("rebel", "yt1300", "outerrimsmuggler"),
        squad("imperial", "tiefighter", "academypilot"),
    )
    table = Skirmish.start(game, 2, {"squads": squads}, seed=1)
    while table.waiting != (REBEL,):
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    key = f"450,{y},45"
    if fits:
        table.answer(REBEL, key)
    else:
        table.refusal(REBEL, key)


@pytest.mark.rule("XW-LARGE-6")
@pytest.mark.parametrize(
    ("arc", "hit"), [("front", False), ("left", True), ("right", False), ("rear", False)]
)
def test_the_primary_weapon_fires_where_the_mobile_arc_points(arc: str, hit: bool) -> None:
    lancer = x_wing("shadowporthunter", mobile_arc=arc)
    table = play(position(lancer, tie(at=(250, 300, 0), had_combat=True)))
    assert ("attack:primary:1" in (table.offered(REBEL) if REBEL in table.waiting else [])) == hit
    assert is_in_arc(lancer, table.state.ship(1)) == hit


@pytest.mark.rule("XW-LARGE-6")
def test_the_rotate_action_turns_the_mobile_arc() -> None:
    table = act(x_wing("shadowporthunter", mobile_arc="left"), tie(at=(450, 800, 270)))
    assert "rotate:left" not in table.offered(REBEL)
    table.answer(REBEL, "rotate:rear")
    assert table.ship(0).mobile_arc == "rear"


@pytest.mark.rule("XW-LARGE-6")
def test_the_player_points_the_mobile_arc_when_the_ship_is_placed() -> None:
    squads = (
        squad("scum", "lancerclasspursuitcraft", "shadowporthunter"),
        squad("imperial", "tiefighter", "academypilot"),
    )
    table = Skirmish.start(game, 2, {"squads": squads}, seed=1)
    while not any(key.startswith("right") for key in table.offered(table.waiting[0])):
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    assert table.offered(REBEL) == ["front", "left", "right", "rear"]
    table.answer(REBEL, "right")
    assert table.ship(0).mobile_arc == "right"


@pytest.mark.rule("XW-LARGE-7")
def test_only_torpedoes_fire_in_the_special_arc() -> None:
    ghost = x_wing("lothalrebel", upgrades=["protontorpedoes"], lock=1)
    table = play(position(ghost, tie(at=(450, 100, 270), had_combat=True)))
    assert table.offered(REBEL) == ["attack:protontorpedoes:1", "pass"]


def test_a_large_ship_flies_its_own_length_farther() -> None:
    table = fly("straight:1", x_wing("hansolo"), tie(at=(450, 800, 270)))
    assert table.ship(0).y == 420


def test_a_large_ship_that_bumps_ends_flush() -> None:
    table = fly("straight:2", x_wing("hansolo"), tie(at=(450, 460, 270)))
    falcon = table.ship(0)
    assert (round(falcon.y, 1), falcon.touching) == (400.0, [1])


def test_a_large_base_on_a_rock_rolls_for_it() -> None:
    rocks = [Obstacle(0, "coreasteroid0", 450.0, 440.0, 0.0)]
    table = fly(
        "straight:1", x_wing("hansolo"), tie(at=(450, 800, 270)), chance=(HIT,), obstacles=rocks
    )
    assert table.ship(0).shields == 4
