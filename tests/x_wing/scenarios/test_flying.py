"""Scenarios of planning, movement, overlap and stress, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Ship
from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Scene,
    flying,
    imperial,
    rebel,
)

AWAY = (100, 800)


def far_tie(**more: Any) -> Ship:
    return imperial("academypilot", 100, 800, activated=True, **more)


@scenario("XW-S018")
def test_the_same_arrow_has_another_colour_on_another_dial() -> None:
    scene = flying(
        rebel("rookiepilot", 200, 200, dial="bank:left:2", tokens={"stress": 1}),
        imperial("academypilot", 700, 700, dial="bank:left:2", tokens={"stress": 1}),
    )
    assert scene.has(1, "stress") == 0
    assert {"focus", "evade"} <= set(scene.offered(BORIS))
    assert scene.is_offered(BORIS, "barrel-roll")
    scene.passes(BORIS)
    assert scene.has(0, "stress") == 1
    assert not scene.is_offered(ANNA, "focus")
    assert "xw-log-no-action-stress" in scene.told()


@scenario("XW-S019")
def test_a_stressed_ship_may_be_dialled_a_red_maneuver() -> None:
    scene = Scene(
        rebel("rookiepilot", tokens={"stress": 1}), imperial("darthvader", *AWAY), step="planning"
    )
    scene.does(ANNA, "0:koiogran:4")
    seen = scene.table.view(BORIS).ships[0]
    assert (seen.dial_set, seen.dial) == (True, "")
    scene.does(BORIS, "1:straight:2")
    choices = scene.offered(BORIS)
    assert len(choices) == 14
    assert "koiogran:4" not in choices
    assert not scene.is_offered(ANNA, "")
    scene.does(BORIS, "turn:left:3")
    assert scene.place(0) == (340, 410, WEST)
    assert scene.has(0, "stress") == 1
    assert not scene.is_offered(ANNA, "focus")


@scenario("XW-S020")
def test_the_last_missing_dial_holds_up_the_phase() -> None:
    scene = Scene(
        rebel("lukeskywalker"),
        imperial("nightbeast", 300, 800),
        imperial("obsidiansquadronpilot", 600, 800),
        step="planning",
    )
    scene.does(BORIS, "1:straight:2")
    scene.does(ANNA, "0:straight:1")
    assert scene.refuses(BORIS, "done")
    assert scene.g.phase == "planning"
    scene.table.undo(BORIS)
    scene.does(BORIS, "1:straight:5", "2:turn:right:1")
    assert scene.g.phase == "activation"
    while not scene.ship(1).activated:
        scene.does(BORIS, "pass")
    assert scene.place(1) == (300, 560, SOUTH)


@scenario("XW-S021")
def test_revealing_one_dial_reveals_no_other() -> None:
    scene = Scene(
        rebel("rookiepilot"),
        imperial("academypilot", 300, 800),
        imperial("darkcurse", 600, 800),
        step="planning",
    )
    scene.does(ANNA, "0:straight:1").does(BORIS, "1:straight:2", "2:turn:left:3")
    assert "xw-log-reveals" in scene.told()
    for seat in (ANNA, BORIS):
        assert any(event.text.id == "xw-log-reveals" for event in scene.table.events(seat))
    assert not scene.table.view(ANNA).ships[1].dial_set
    assert scene.table.view(ANNA).ships[2].dial == ""
    assert scene.table.view(BORIS).ships[0].dial == ""
    assert scene.table.view(BORIS).ships[2].dial == "turn:left:3"


@scenario("XW-S022")
def test_measuring_is_forbidden_in_planning_and_free_before_a_roll() -> None:
    scene = Scene(
        rebel("lukeskywalker", 450, 200), imperial("stormsquadronpilot", 450, 500), step="planning"
    )
    shown = scene.table.asks(BORIS)[0].options
    assert all(option.note is None for option in shown)
    scene.does(ANNA, "0:straight:1").does(BORIS, "1:straight:2")
    assert scene.place(1) == (450, 380, SOUTH)
    assert scene.is_offered(BORIS, "barrel-roll:right")
    assert scene.is_offered(BORIS, "target-lock:0")
    scene.does(BORIS, "focus")
    assert scene.has(1, "focus") == 1
    assert scene.locks(1) == []
    assert scene.place(1) == (450, 380, SOUTH)


@scenario("XW-S023")
def test_the_owner_orders_equal_skills_one_by_one() -> None:
    scene = flying(
        rebel("redsquadronpilot", 450, 100, dial="straight:1"),
        imperial("blacksquadronpilot", 300, 700, dial="straight:2"),
        imperial("blacksquadronpilot", 600, 700, dial="straight:2"),
    )
    assert sorted(scene.offered(BORIS)) == ["1", "2"]
    assert scene.offered(ANNA) == []
    scene.does(BORIS, "2")
    assert scene.is_offered(BORIS, "evade")
    assert not scene.ship(1).activated
    assert scene.table.view(BORIS).ships[1].dial == "straight:2"
    scene.does(BORIS, "evade")
    assert scene.ship(1).activated
    assert not scene.ship(0).activated
    scene.does(BORIS, "pass")
    assert scene.ship(0).activated


@scenario("XW-S024")
def test_a_bank_and_a_turn_land_where_the_templates_say() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="bank:right:2"),
        imperial("academypilot", 450, 700, dial="turn:left:1"),
    )
    assert scene.place(1) == (505, 645, EAST)
    scene.passes(BORIS)
    assert scene.place(0) == (502.22, 226.07, 45)


@scenario("XW-S025")
def test_a_free_koiogran_turn_its_stress_and_its_missing_action() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 600), imperial("academypilot", 450, 700, dial="koiogran:4")
    )
    assert scene.place(0) == (450, 600, NORTH)
    assert scene.place(1) == (450, 500, NORTH)
    assert scene.has(1, "stress") == 1
    assert not scene.is_offered(BORIS, "focus")
    assert scene.ship(0).touching == []


@scenario("XW-S026")
def test_a_blocked_koiogran_turn_becomes_a_red_straight() -> None:
    scene = flying(
        rebel("redsquadronpilot", 450, 100, dial="koiogran:4"),
        imperial("academypilot", 450, 300, facing=EAST),
    )
    assert scene.place(0) == (450, 260, NORTH)
    assert scene.ship(0).touching == [1]
    assert scene.has(0, "stress") == 1
    assert not scene.is_offered(ANNA, "focus")
    assert not scene.is_offered(ANNA, "attack")


@scenario("XW-S027")
def test_moving_back_from_one_ship_into_another() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="straight:3"),
        imperial("academypilot", 450, 280),
        imperial("blacksquadronpilot", 470, 215, facing=WEST, dial="straight:2"),
    )
    assert scene.place(0) == (450, 175, NORTH)
    assert "xw-log-no-action-overlap" in scene.told()
    overlaps = [e.at for e in scene.table.log if e.text.id == "xw-log-overlaps"]
    assert overlaps == [("ship:0", "ship:2")]


@scenario("XW-S028")
def test_a_green_maneuver_into_a_friend_sheds_stress_but_not_the_lost_action() -> None:
    scene = flying(
        imperial("obsidiansquadronpilot", 450, 500, dial="straight:2", tokens={"stress": 1}),
        imperial("academypilot", 450, 370),
        rebel("rookiepilot", 100, 100),
    )
    assert scene.place(0) == (450, 410, SOUTH)
    assert scene.ship(0).touching == [1]
    assert scene.has(0, "stress") == 0
    assert not scene.is_offered(BORIS, "focus")


@scenario("XW-S029")
def test_by_the_book_an_overlap_costs_the_free_focus_too() -> None:
    def ships() -> Any:
        return (
            imperial("nightbeast", 450, 500, dial="straight:2"),
            imperial("academypilot", 450, 370),
            rebel("rookiepilot", 100, 100),
        )

    scene = flying(*ships())
    assert scene.place(0) == (450, 410, SOUTH)
    assert scene.ship(0).tokens == {}
    assert scene.prompt(BORIS) not in ("xw-ask-use", "xw-ask-action")
    later = flying(*ships(), options={"rules": "reference"})
    assert later.prompt(BORIS) == "xw-ask-use"


@scenario("XW-S030")
def test_touching_ships_may_not_shoot_each_other_until_one_has_left() -> None:
    scene = flying(
        rebel("rookiepilot"), imperial("obsidiansquadronpilot", 450, 500, dial="straight:4")
    )
    assert scene.place(1) == (450, 340, SOUTH)
    assert not scene.is_offered(BORIS, "attack")
    assert not scene.is_offered(ANNA, "attack")
    assert scene.g.phase == "planning"
    scene.does(ANNA, "0:straight:4").does(BORIS, "1:koiogran:3").passes(ANNA)
    assert scene.place(0) == (450, 500, NORTH)
    assert scene.place(1) == (450, 180, NORTH)
    assert scene.has(1, "stress") == 1
    assert scene.is_offered(BORIS, "attack:primary:0")
    scene.passes(BORIS)
    assert not scene.is_offered(ANNA, "attack")


@scenario("XW-S031")
def test_a_ship_in_the_way_saves_a_pilot_from_flying_off() -> None:
    scene = flying(
        imperial("academypilot", 450, 690, facing=NORTH, dial="straight:4"),
        imperial("academypilot", 450, 860, facing=WEST),
        rebel("rookiepilot", 100, 100),
    )
    assert scene.place(0) == (450, 820, NORTH)
    assert scene.ship(0).touching == [1]
    assert scene.is_there(0)
    assert not scene.is_offered(BORIS, "focus")


@scenario("XW-S032")
def test_one_corner_over_the_border_is_enough() -> None:
    scene = flying(
        rebel("biggsdarklighter", 850, 400, dial="bank:right:1", tokens={"stress": 1}, lock=1),
        imperial("academypilot", 100, 800),
        rebel("rookiepilot", 100, 100),
    )
    assert scene.is_gone(0)
    assert scene.locks(0) == []
    assert scene.table.view(ANNA).locks == []
    assert "xw-log-loses-stress" not in scene.told()
    assert not scene.is_offered(ANNA, "focus")
    assert not scene.table.over


@scenario("XW-S033")
@pytest.mark.parametrize(("y", "stays"), [(680, True), (681, False)])
def test_standing_exactly_on_the_border_is_not_outside(y: int, stays: bool) -> None:
    scene = flying(
        imperial("obsidiansquadronpilot", 450, y, facing=NORTH, dial="straight:4"),
        far_tie(),
        rebel("rookiepilot", 100, 100),
    )
    assert scene.is_there(0) is stays
    assert scene.is_offered(BORIS, "focus") is stays
    if stays:
        assert scene.place(0) == (450, 880, NORTH)


@scenario("XW-S034")
def test_the_opponents_choice_may_be_green_and_heals() -> None:
    scene = flying(
        rebel("redsquadronpilot", dial="koiogran:4", tokens={"stress": 1}),
        imperial("academypilot", 450, 600),
    )
    scene.does(BORIS, "bank:left:1")
    assert scene.place(0) == (412.43, 390.71, 135)
    assert scene.has(0, "stress") == 0
    assert scene.is_offered(ANNA, "focus")
    assert scene.is_offered(ANNA, "target-lock:1")


@scenario("XW-S035")
def test_two_stress_tokens_need_two_green_maneuvers() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 200, dial="straight:1", tokens={"stress": 2}),
        imperial("academypilot", *AWAY),
    )
    assert scene.has(0, "stress") == 1
    assert not scene.is_offered(ANNA, "focus")
    assert scene.g.phase == "planning"
    assert scene.has(0, "stress") == 1
    scene.does(ANNA, "0:straight:2").does(BORIS, "1:straight:2").passes(BORIS)
    assert scene.has(0, "stress") == 0
    assert scene.is_offered(ANNA, "focus")


@scenario("XW-S036")
def test_damaged_engine_narrows_what_the_opponent_may_choose() -> None:
    scene = flying(
        rebel("rookiepilot", 100, 100),
        imperial(
            "academypilot",
            450,
            600,
            dial="turn:left:3",
            tokens={"stress": 1},
            hurt=["damaged-engine"],
        ),
    )
    banks = {f"bank:{side}:{speed}" for side in ("left", "right") for speed in (2, 3)}
    assert set(scene.offered(ANNA)) == banks | {f"straight:{speed}" for speed in (2, 3, 4, 5)}


@scenario("XW-S037")
def test_damaged_engine_makes_a_turn_red_and_no_more() -> None:
    scene = flying(
        rebel("rookiepilot", 100, 100),
        imperial("academypilot", 300, 600, dial="turn:right:2", hurt=["damaged-engine"]),
        imperial("academypilot", 600, 600, dial="turn:right:2"),
    )
    scene.does(BORIS, "1")
    assert scene.place(1) == (217.5, 517.5, WEST)
    assert scene.has(1, "stress") == 1
    assert scene.place(2) == (517.5, 517.5, WEST)
    assert scene.has(2, "stress") == 0
    assert scene.is_offered(BORIS, "focus")


@scenario("XW-S038")
@pytest.mark.parametrize(("face", "gone"), [("h", True), ("c", False), ("f", False), ("b", False)])
def test_minor_hull_breach_after_a_red_maneuver_that_was_cut_short(face: str, gone: bool) -> None:
    scene = flying(
        imperial(
            "obsidiansquadronpilot", 450, 600, hurt=["minor-hull-breach", ""], dial="koiogran:3"
        ),
        rebel("rookiepilot", 450, 440),
        far_tie(),
        dice=(face,),
    )
    assert scene.thrown == [1]
    assert scene.is_gone(0) is gone
    if gone:
        assert len(scene.g.deck.discard) == 3
    else:
        assert scene.place(0) == (450, 480, SOUTH)
        assert scene.ship(0).touching == [1]
        assert scene.damage(0) == 2
