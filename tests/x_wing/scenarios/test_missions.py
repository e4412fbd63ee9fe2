"""Scenarios of the three missions, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.library import OBSTACLES
from cantina.games.x_wing.state import Marker, Ship
from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, EAST, NORTH, SOUTH, Scene, begin, imperial, rebel
from x_wing.ships import damage

ESCORT = {"mission": "political-escort"}
RUN = {"mission": "asteroid-run"}
WHISPERS = {"mission": "dark-whispers"}


def shuttle(x: int = 450, y: int = 60, **more: Any) -> Ship:
    return rebel("senators-shuttle", x, y, **more)


def escort(*ships: Ship, **settings: Any) -> Scene:
    """Begin the escort; the shuttle is ship 1."""
    return Scene(*ships, options=ESCORT, **settings)


@scenario("XW-S097")
def test_the_shuttle_moves_first_or_not_at_all() -> None:
    scene = escort(
        rebel("redsquadronpilot", 300, 60, dial="straight:2"),
        shuttle(),
        imperial("academypilot", 300, 850, dial="straight:2"),
        imperial("academypilot", 600, 850, dial="straight:2"),
        step="begin-activation",
    )
    ways = set(scene.offered(ANNA))
    assert {"straight:2", "bank:left:1", "bank:right:1"} < ways
    assert len(ways) == 4
    assert "xw-log-reveals" not in scene.told()
    scene.does(ANNA, "bank:left:1")
    assert scene.place(1) == (412.43, 150.71, 135)
    assert scene.g.ship(1).deeds.actions == ()
    scene.waits_for(ANNA, "0:straight:1")
    assert not any(key.startswith("1:") for key in scene.offered(ANNA))
    scene.does(ANNA, "0:straight:1").does(BORIS, "2:straight:2", "3:straight:2")
    stay = next(key for key in scene.offered(ANNA) if ":" not in key)
    scene.does(ANNA, stay)
    assert scene.place(1) == (412.43, 150.71, 135)


@scenario("XW-S098")
def test_criticals_against_the_shuttle_are_plain_hits() -> None:
    scene = escort(
        rebel("redsquadronpilot", 700, 60, had_combat=True),
        shuttle(450, 300, damage=damage(*[""] * 4)),
        imperial("academypilot", 450, 400),
    )
    scene.attacks(BORIS, 1, "chb", "bf")
    assert scene.thrown == [3, 2]
    assert scene.winners() == (BORIS,)
    assert "xw-log-damage-face-up" not in scene.told()
    assert "xw-log-end-phase" not in scene.told()


@scenario("XW-S099")
def test_two_escorts_two_tokens_but_one_per_attack() -> None:
    def fleet(gap: int = 60, **more: Any) -> Any:
        return escort(
            rebel("redsquadronpilot", 450 - 40 - gap, 300, **more),
            shuttle(450, 300),
            rebel("rookiepilot", 450 + 40 + 90, 300),
            imperial("academypilot", 450, 490),
            step="perform-action",
            active=0,
        )

    scene = fleet().does(ANNA, "protect")
    assert scene.has(1, "evade") == 1
    scene = escort(
        rebel("redsquadronpilot", 350, 300, had_combat=True),
        shuttle(450, 300, tokens={"evade": 2}),
        rebel("rookiepilot", 580, 300, had_combat=True),
        imperial("academypilot", 450, 490),
    )
    scene.attacks(BORIS, 1, "hh", "bb").does(ANNA, "evade")
    assert not scene.is_offered(ANNA, "evade")
    assert scene.down(1) == 1
    assert scene.has(1, "evade") == 0
    assert not fleet(gap=101).is_offered(ANNA, "protect")
    assert not fleet(tokens={"stress": 1}).is_offered(ANNA, "protect")
    both = escort(
        rebel("redsquadronpilot", 350, 300),
        shuttle(450, 300, tokens={"evade": 1}),
        imperial("academypilot", 450, 490),
        step="perform-action",
        active=0,
    )
    assert both.does(ANNA, "protect").has(1, "evade") == 2


@scenario("XW-S100")
def test_shooting_down_every_tie_does_not_win_the_escort() -> None:
    scene = escort(
        rebel("redsquadronpilot", 450, 300),
        shuttle(450, 100),
        imperial("academypilot", 450, 490, hurt=["", ""], had_combat=True),
        imperial("academypilot", status="destroyed"),
        destroyed_this_round={"imperial": 1},
        turn=3,
    )
    scene.attacks(ANNA, 2, "hbb", "bbb")
    assert scene.is_gone(2)
    assert not scene.table.over
    assert "xw-log-end-phase" in scene.told()
    scene.does(BORIS, "yes")
    if scene.prompt(BORIS) != "xw-ask-place-ship":
        scene.does(BORIS, scene.offered(BORIS)[0])
    scene.does(BORIS, "200,860,270").does(BORIS, "yes")
    assert scene.refuses(BORIS, "200,790,270")
    scene.does(BORIS, "300,860,270")
    assert scene.g.phase == "planning"
    assert {key.split(":")[0] for key in scene.offered(BORIS)} == {"4", "5"}


@scenario("XW-S101")
def test_where_ships_and_rocks_may_stand_at_the_start_of_the_run() -> None:
    scene = begin(RUN)
    if scene.prompt(BORIS) != "xw-ask-place-ship":
        scene.does(BORIS, scene.offered(BORIS)[0])
    scene.does(BORIS, "450,860,270").does(BORIS, "450,40,90")
    assert scene.refuses(ANNA, "450,319,90")
    scene.does(ANNA, "30,450,90")
    reach = max(x for x, _ in OBSTACLES["coreasteroid0"].outline)
    left = -min(x for x, _ in OBSTACLES["coreasteroid0"].outline)
    top = max(y for _, y in OBSTACLES["coreasteroid0"].outline)
    assert reach > 0
    scene.does(BORIS, "coreasteroid0")
    assert scene.refuses(BORIS, f"{50 + 99 + left:.1f},450,0")
    scene.does(BORIS, f"{10 + left:.1f},{470 + 101 + 20 + top:.1f},0")
    token = scene.offered(BORIS)[0]
    outline = OBSTACLES[token].outline
    scene.does(BORIS, token)
    high = max(y for _, y in outline)
    scene.does(BORIS, f"450,{840 - 60 - high:.1f},0")
    seats = []
    for x, y in [(600, 300), (300, 250), (700, 600), (600, 480)]:
        seats.append(scene.table.waiting[0])
        if scene.prompt(BORIS) == "xw-ask-obstacle-token":
            scene.does(BORIS, scene.offered(BORIS)[0])
        scene.does(BORIS, f"{x},{y},0")
    assert seats == [BORIS] * 4
    assert len(scene.g.obstacles) == 6


@scenario("XW-S102")
def test_the_damaged_ship_crawls_for_exactly_four_rounds() -> None:
    def planning(round_before: int) -> Any:
        return Scene(
            rebel("lukeskywalker", 450, 450),
            imperial("nightbeast", 300, 850),
            imperial("maulermithel", 600, 50, facing=NORTH),
            options=RUN,
            marked_ship=0,
            tracking_tokens=round_before,
            step="planning",
            turn=round_before,
        )

    fourth = planning(3)
    assert fourth.g.tracking_tokens == 4
    assert fourth.refuses(ANNA, "0:straight:3")
    assert fourth.refuses(ANNA, "0:koiogran:4")
    fourth.does(ANNA, "0:turn:left:2")
    fifth = planning(4)
    assert fifth.g.tracking_tokens == 5
    fifth.does(ANNA, "0:straight:4")
    assert any(key.startswith("1:straight:5") for key in planning(0).offered(BORIS))


@scenario("XW-S103")
@pytest.mark.parametrize(
    ("turn", "x", "y", "facing", "winner"),
    [(4, 450, 860, NORTH, BORIS), (6, 860, 450, EAST, BORIS), (5, 450, 40, SOUTH, ANNA)],
)
def test_too_early_the_wrong_side_and_just_right(
    turn: int, x: int, y: int, facing: float, winner: int
) -> None:
    scene = Scene(
        rebel("lukeskywalker", x, y, facing=facing, dial="straight:2"),
        imperial("nightbeast", 300, 450, activated=True),
        imperial("darthvader", 600, 700, dial="straight:2"),
        options=RUN,
        marked_ship=0,
        tracking_tokens=turn,
        step="activation",
        turn=turn,
    )
    assert scene.winners() == (winner,)
    assert scene.place(2) == (600, 700, SOUTH)


@scenario("XW-S104")
def test_only_the_damaged_ship_may_run() -> None:
    scene = Scene(
        rebel("biggsdarklighter", 450, 860, dial="straight:2"),
        rebel("rookiepilot", 450, 300, activated=True),
        imperial("nightbeast", 450, 490, activated=True, hurt=["", ""]),
        options=RUN,
        marked_ship=1,
        tracking_tokens=6,
        step="activation",
        turn=6,
    )
    assert scene.is_gone(0)
    assert not scene.table.over
    scene.passes(BORIS).attacks(ANNA, 2, "hbb", "bbb")
    assert scene.is_gone(2)
    assert not scene.table.over
    assert scene.prompt(BORIS) == "xw-ask-reinforcement"
    scene.does(BORIS, "yes").does(BORIS, "300,40,90")
    assert scene.g.phase == "planning"


def whispers(
    *ships: Ship, tokens: list[tuple[int, int]] | tuple[Any, ...] = (), **settings: Any
) -> Scene:
    satellites = [Marker(number, float(x), float(y)) for number, (x, y) in enumerate(tokens)]
    return Scene(*ships, options=WHISPERS, markers=satellites, markers_placed=2, **settings)


@scenario("XW-S105")
def test_scan_or_shoot_not_both() -> None:
    scene = whispers(
        rebel("redsquadronpilot", 450, 300, had_combat=True),
        imperial("obsidiansquadronpilot", 450, 490, tokens={"stress": 1}),
        imperial("blacksquadronpilot", 100, 800, had_combat=True),
        tokens=[(450, 490), (700, 200)],
    )
    assert {"attack:primary:0", "scan:0"} <= set(scene.offered(BORIS))
    scene.does(BORIS, "scan:0")
    assert scene.ship(1).markers == 1
    assert [token.marker_id for token in scene.g.markers] == [1]
    assert not scene.is_offered(BORIS, "attack")
    flown = whispers(
        imperial("obsidiansquadronpilot", 450, 600, dial="straight:2"),
        rebel("redsquadronpilot", 800, 100, activated=True),
        imperial("blacksquadronpilot", 100, 800, activated=True),
        tokens=[(450, 480), (700, 200)],
        step="activation",
    )
    assert flown.thrown == []
    assert flown.is_offered(BORIS, "focus")


@scenario("XW-S106")
def test_the_carrier_dies_and_the_secrets_are_safe() -> None:
    scene = whispers(
        rebel("redsquadronpilot", 450, 300),
        imperial("obsidiansquadronpilot", 450, 490, markers=2, hurt=["", ""], had_combat=True),
        imperial("blacksquadronpilot", 100, 800, had_combat=True),
    )
    scene.attacks(ANNA, 1, "hbb", "bbb")
    assert scene.g.markers_lost == 2
    assert scene.g.markers == []
    assert scene.winners() == (ANNA,)


@scenario("XW-S107")
@pytest.mark.parametrize("other_on_table", [True, False])
def test_leaving_with_a_satellite_counts_when_the_table_is_clear(other_on_table: bool) -> None:
    scene = whispers(
        imperial("obsidiansquadronpilot", 450, 780, facing=NORTH, markers=1, dial="straight:3"),
        rebel("redsquadronpilot", 450, 100, activated=True),
        imperial(
            "blacksquadronpilot", 100, 800, activated=True, markers=0 if other_on_table else 1
        ),
        tokens=[(700, 200)] if other_on_table else [],
        step="activation",
    )
    if other_on_table:
        assert scene.is_gone(0)
        assert scene.g.markers_lost == 1
        assert not scene.table.over
    else:
        assert scene.winners() == (BORIS,)
        assert not scene.is_gone(0)


@scenario("XW-S108")
def test_reading_a_satellite_over_the_rebels_shoulder() -> None:
    scene = whispers(
        rebel("redsquadronpilot", 450, 300, touching=[1]),
        imperial("blacksquadronpilot", 450, 340, touching=[0]),
        tokens=[(450, 290), (700, 200)],
    )
    assert scene.offered(BORIS) == ["scan:0", "pass"]
    scene.does(BORIS, "scan:0")
    assert scene.ship(1).markers == 1
    assert not scene.is_offered(ANNA, "scan")
