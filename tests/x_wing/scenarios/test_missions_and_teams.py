"""Scenarios of missions, teams and orders across the cockpit, as second.yaml tells them."""

from typing import Any

import pytest

from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, EAST, NORTH, Scene, begin, imperial, rebel, squad
from x_wing.scenarios.test_missions import ESCORT, RUN, shuttle, whispers


@scenario("XW-S240")
def test_biggs_stands_between_the_hunters_and_the_senator() -> None:
    scene = Scene(
        rebel("biggsdarklighter", 350, 300, had_combat=True),
        shuttle(450, 300),
        imperial("academypilot", 400, 490),
        imperial("academypilot", 490, 400),
        options=ESCORT,
    )
    found = {}
    for ship in ("2", "3"):
        if ship in scene.offered(BORIS):
            scene.does(BORIS, ship)
        found[scene.g.active] = [key for key in scene.offered(BORIS) if key.startswith("attack")]
        scene.passes(BORIS)
    assert found == {2: ["attack:primary:0"], 3: ["attack:primary:1"]}


@scenario("XW-S241")
def test_the_senators_shields_in_a_big_battle() -> None:
    big = {**ESCORT, "squad_building": True, "points": [100, 100]}
    scene = Scene(
        rebel("rookiepilot", 800, 100, had_combat=True),
        shuttle(450, 300, shields=1),
        imperial("maulermithel", 450, 400),
        options=big,
    )
    scene.attacks(BORIS, 1, "cchb", "eb")
    assert scene.thrown == [4, 2]
    assert scene.ship(1).shields == 0
    assert (scene.up(1), scene.down(1)) == ([], 1)
    full = Scene(rebel("rookiepilot"), shuttle(450, 100), imperial("academypilot"), options=big)
    assert full.ship(1).shields == 6
    small = Scene(rebel("rookiepilot"), shuttle(450, 100), imperial("academypilot"), options=ESCORT)
    assert small.ship(1).shields == 0


@scenario("XW-S242")
@pytest.mark.parametrize(
    ("x", "y", "facing", "winner"), [(450, 790, NORTH, ANNA), (860, 450, EAST, BORIS)]
)
def test_the_senator_is_gone_before_anybody_else_moves(
    x: int, y: int, facing: float, winner: int
) -> None:
    scene = Scene(
        rebel("redsquadronpilot", 300, 60, status="destroyed"),
        shuttle(x, y, facing=facing),
        imperial("academypilot", 300, 850, dial="straight:2"),
        options=ESCORT,
        step="begin-activation",
    )
    assert not scene.table.over
    scene.does(ANNA, "straight:2")
    assert scene.winners() == (winner,)
    assert "xw-log-reveals" not in scene.told()


@scenario("XW-S243")
def test_stress_and_engine_trouble_at_once() -> None:
    def bwing(step: str, **more: Any) -> Any:
        return Scene(
            rebel("daggersquadronpilot", tokens={"stress": 1}, **more),
            imperial("academypilot", 100, 800, activated=step == "activation"),
            options=RUN,
            marked_ship=0,
            tracking_tokens=3,
            step=step,
            turn=3,
        )

    assert "0:koiogran:2" in bwing("planning").offered(ANNA)
    scene = bwing("activation", dial="koiogran:2")
    slow = {"bank:left:1", "straight:1", "bank:right:1"}
    even = {"turn:left:2", "turn:right:2", "bank:left:2", "bank:right:2", "straight:2"}
    assert set(scene.offered(BORIS)) == slow | even


@scenario("XW-S244")
@pytest.mark.parametrize("called", [True, False])
def test_the_last_rebel_falls_and_the_mission_goes_on(called: bool) -> None:
    scene = whispers(
        rebel("redsquadronpilot", 450, 300, shields=0, hurt=["", ""], had_combat=True),
        imperial("blacksquadronpilot", 450, 490, markers=1),
        imperial("obsidiansquadronpilot", 100, 800, had_combat=True),
        tokens=[(700, 200)],
        turn=4,
    )
    scene.attacks(BORIS, 0, "hb", "bb")
    assert scene.is_gone(0)
    assert not scene.table.over
    assert scene.prompt(ANNA) == "xw-ask-reinforcement"
    if called:
        scene.does(ANNA, "yes").does(ANNA, "450,60,90")
        assert scene.g.round == 5
        assert all(key.startswith("3:") for key in scene.offered(ANNA))
        assert scene.ship(3).upgrades == []
        assert scene.ship(3).pilot == "rookiepilot"
    else:
        scene.does(ANNA, "no")
        assert scene.g.round == 5
        assert scene.offered(ANNA) == []
        scene.does(BORIS, "1:straight:2", "2:straight:2")
        scene.waits_for(BORIS, "1:")
        assert "xw-ask-reinforcement" not in [scene.prompt(ANNA)]


@scenario("XW-S245")
@pytest.mark.parametrize(
    ("first", "second", "legal"),
    [
        ("300,250,0", "480,150,0", True),
        ("300,250,0", "350,160,0", False),
        ("200,250,0", "650,150,0", False),
        ("90,250,0", "280,150,0", False),
    ],
)
def test_where_satellites_may_hang(first: str, second: str, legal: bool) -> None:
    scene = begin({"mission": "dark-whispers"})
    assert scene.offered(ANNA) == []
    if scene.prompt(BORIS) != "xw-ask-place-ship":
        scene.does(BORIS, scene.offered(BORIS)[0])
    scene.does(BORIS, "300,850,270").does(BORIS, "600,850,270")
    accepted = not scene.refuses(ANNA, first)
    if accepted:
        if scene.prompt(ANNA) == "xw-ask-place-satellite" and not scene.g.markers:
            scene.does(ANNA, first)
        accepted = not scene.refuses(ANNA, second)
    assert accepted is legal


@scenario("XW-S246")
def test_orders_across_the_cockpit_within_one_team() -> None:
    dmitri = 2
    squads = [
        squad("rebel", "lukeskywalker+marksmanship+protontorpedoes"),
        squad("imperial", "howlrunner+swarmtactics", "academypilot"),
    ]
    assert begin({"squads": squads}, seats=2).g.initiative == "imperial"
    scene = Scene(
        rebel("lukeskywalker", 450, 300),
        imperial("howlrunner", 480, 490, upgrades=["swarmtactics"]),
        imperial("academypilot", 420, 490, seat=dmitri),
        seats=("rebel", "imperial", "imperial"),
        step="begin-combat",
    )
    scene.uses(BORIS, "upgrade:swarmtactics", you=1)
    assert scene.skill(2) == 8
    assert scene.offered(ANNA) == []
    scene.waits_for(dmitri, "attack:primary:0")
    assert scene.offered(BORIS) == []
    scene.attacks(dmitri, 0, "hb")
    assert scene.is_offered(dmitri, "use:1:pilot:howlrunner")
    assert scene.offered(BORIS) == []
    scene.roll("h", "bb").does(dmitri, "use:1:pilot:howlrunner:0").does(dmitri, "1")
    assert scene.ship(0).shields == 0
    assert scene.is_offered(ANNA, "attack")
