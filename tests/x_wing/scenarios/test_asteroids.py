"""Scenarios of asteroids, and of ships that drift, as first.yaml tells them."""

import pytest

from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, NORTH, SOUTH, Scene, flying, imperial, rebel, rock
from x_wing.scenarios.test_flying import AWAY, far_tie


@scenario("XW-S085")
def test_the_template_alone_hits_the_asteroid() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="straight:3"),
        imperial("academypilot", 450, 450),
        obstacles=[rock(435, 465, 165, 195)],
        dice=("c",),
    )
    assert scene.place(0) == (450, 260, NORTH)
    assert scene.ship(0).shields == 1
    assert scene.ship(0).damage == []
    assert not scene.is_offered(ANNA, "focus")
    scene.waits_for(ANNA, "attack:primary:1")


@scenario("XW-S086")
def test_a_base_that_sweeps_past_an_asteroid_is_safe() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="straight:3"),
        imperial("academypilot", 450, 700),
        obstacles=[rock(464, 500, 150, 220)],
    )
    assert scene.thrown == []
    assert scene.is_offered(ANNA, "focus")


@scenario("XW-S087")
def test_parked_on_a_rock_silent_but_not_safe() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="straight:3"),
        imperial("obsidiansquadronpilot", 450, 450),
        imperial("academypilot", 450, 800),
        obstacles=[rock(440, 460, 250, 270)],
        dice=("b",),
    )
    assert scene.place(0) == (450, 260, NORTH)
    assert scene.is_offered(BORIS, "attack:primary:0")
    scene.passes(BORIS)
    assert not scene.is_offered(ANNA, "attack")
    scene.does(ANNA, "0:straight:2").does(BORIS, "1:straight:5", "2:straight:2").passes(BORIS)
    assert scene.place(0) == (450, 380, NORTH)
    assert scene.thrown == [1]
    assert scene.is_offered(ANNA, "focus")
    scene.waits_for(ANNA, "attack:primary:2")


@scenario("XW-S088")
def test_a_koiogran_turn_onto_an_asteroid_still_turns() -> None:
    scene = flying(
        rebel("redsquadronpilot", 450, 100, dial="koiogran:4"),
        imperial("obsidiansquadronpilot", 450, 60, activated=True),
        obstacles=[rock(440, 460, 290, 310)],
        dice=("h",),
    )
    assert scene.place(0) == (450, 300, SOUTH)
    assert (scene.has(0, "stress"), scene.ship(0).shields) == (1, 1)
    assert not scene.is_offered(ANNA, "focus")
    assert not scene.is_offered(ANNA, "attack")


@scenario("XW-S089")
@pytest.mark.parametrize(("cards", "gone", "thrown"), [(1, False, [1, 1]), (2, True, [1])])
def test_one_die_per_rock_and_none_for_the_dead(cards: int, gone: bool, thrown: list[int]) -> None:
    scene = flying(
        imperial("academypilot", 450, 800, dial="straight:5", hurt=[""] * cards),
        far_tie(),
        rebel("rookiepilot", 800, 100),
        obstacles=[rock(435, 465, 700, 730), rock(435, 465, 620, 650)],
        dice=("h", "b")[: 1 if gone else 2],
    )
    assert scene.thrown == thrown
    assert scene.is_gone(0) is gone
    if not gone:
        assert scene.place(0) == (450, 560, SOUTH)
        assert scene.damage(0) == 2
        assert not scene.is_offered(BORIS, "focus")


@scenario("XW-S092")
def test_after_an_asteroid_night_beast_keeps_the_free_focus() -> None:
    scene = flying(
        imperial("nightbeast", 450, 700, dial="straight:3"),
        far_tie(),
        rebel("rookiepilot", 800, 100),
        obstacles=[rock(435, 465, 600, 630)],
        dice=("f",),
    )
    scene.uses(BORIS, "pilot:nightbeast")
    assert scene.place(0) == (450, 540, SOUTH)
    assert scene.damage(0) == 0
    assert scene.g.phase != "activation" or not scene.is_offered(BORIS, "evade")
    assert "xw-log-gains-focus" in scene.told()
    assert "xw-log-no-action-obstacle" in scene.told()


@scenario("XW-S128")
@pytest.mark.parametrize("stress", [0, 1])
def test_an_ionized_tie_drifts(stress: int) -> None:
    drifting = imperial(
        "academypilot", 450, 600, tokens={"ion": 1, **({"stress": 1} if stress else {})}
    )
    scene = Scene(rebel("rookiepilot", 450, 250), drifting, step="planning")
    assert scene.offered(BORIS) == []
    scene.does(ANNA, "0:straight:1")
    assert scene.place(1) == (450, 520, SOUTH)
    assert scene.has(1, "ion") == 0
    assert scene.has(1, "stress") == stress
    assert scene.is_offered(BORIS, "focus") is not bool(stress)
    scene.waits_for(BORIS, "attack:primary:0")


@scenario("XW-S129")
def test_the_r2_astromech_turns_slow_white_maneuvers_green() -> None:
    scene = flying(
        rebel(
            "graysquadronpilot", upgrades=["r2astromech"], dial="turn:left:2", tokens={"stress": 1}
        ),
        imperial("academypilot", *AWAY),
    )
    assert scene.has(0, "stress") == 0
    assert scene.is_offered(ANNA, "focus")
    fast = flying(
        rebel("graysquadronpilot", upgrades=["r2astromech"], dial="turn:left:3"),
        imperial("academypilot", *AWAY),
    )
    assert fast.has(0, "stress") == 1
    assert not fast.is_offered(ANNA, "focus")
    strained = flying(
        rebel(
            "graysquadronpilot", upgrades=["r2astromech"], dial="turn:left:3", tokens={"stress": 1}
        ),
        imperial("academypilot", *AWAY),
    )
    assert strained.prompt(BORIS) == "xw-ask-opponent-maneuver"
    assert "turn:left:3" not in strained.offered(BORIS)
