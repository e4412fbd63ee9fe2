from typing import Any

import pytest

from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.library import OBSTACLES
from cantina.games.x_wing.state import Battle, Obstacle, Ship
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fly, play, position

MISSION = {"mission": "asteroid-run"}


def run(*ships: Ship, **settings: Any) -> Battle:
    return position(*ships, options=MISSION, marked_ship=0, **settings)


def start() -> Skirmish:
    return Skirmish.start(game, 2, MISSION)


def place_ships(table: Skirmish) -> None:
    table.answer(IMPERIAL, "300,850,270")
    table.answer(IMPERIAL, "600,50,90")
    table.answer(REBEL, "450,450,90")


@pytest.mark.rule("XW-MISSION-2-1")
def test_forces() -> None:
    assert [(s.side, s.pilot, s.upgrades) for s in start().state.ships] == [
        ("rebel", "lukeskywalker", ("determination",)),
        ("imperial", "nightbeast", ()),
        ("imperial", "maulermithel", ("marksmanship",)),
    ]


@pytest.mark.rule("XW-MISSION-2-2")
def test_imperial_ships_start_first_at_either_faction_edge() -> None:
    table = start()
    assert table.waiting == (IMPERIAL,)
    assert table.refusal(IMPERIAL, "50,450,0").rule == "XW-MISSION-2-2"  # only a side edge
    assert table.refusal(IMPERIAL, "450,150,90").rule == "XW-MISSION-2-2"  # Range 2
    assert table.refusal(IMPERIAL, "450,750,90").rule == "XW-MISSION-2-2"
    table.answer(IMPERIAL, "300,850,270")
    table.answer(IMPERIAL, "600,50,90")
    assert table.waiting == (REBEL,)


@pytest.mark.rule("XW-MISSION-2-3")
def test_rebel_ships_start_beyond_range_3_of_both_faction_edges() -> None:
    table = start()
    table.answer(IMPERIAL, "300,850,270")
    table.answer(IMPERIAL, "600,50,90")
    assert table.refusal(REBEL, "450,319,90").rule == "XW-MISSION-2-3"  # 299 mm
    assert table.refusal(REBEL, "450,581,90").rule == "XW-MISSION-2-3"
    table.answer(REBEL, "20,321,90")  # near a side edge is fine
    assert table.ship(0).status == "in play"


@pytest.mark.rule("XW-MISSION-2-4")
def test_the_rebel_marks_one_damaged_ship() -> None:
    table = start()
    place_ships(table)
    assert table.state.marked_ship == 0  # the only Rebel ship
    ships = (x_wing(at=(300, 450, 90)), x_wing(at=(600, 450, 90)), tie(at=(450, 850, 270)))
    table = play(position(*ships, step="mission-setup", options=MISSION))
    assert table.offered(REBEL) == ["0", "1"]
    table.answer(REBEL, "1")
    assert table.view(IMPERIAL).mission.marked_ship == 1


@pytest.mark.rule("XW-MISSION-2-5")
def test_the_imperial_places_six_asteroids_away_from_rebels_and_each_other() -> None:
    table = start()
    place_ships(table)
    assert prompt(table, IMPERIAL) == "xw-ask-obstacle-token"
    assert len(table.offered(IMPERIAL)) == 6
    table.answer(IMPERIAL, "coreasteroid0")
    west = -min(x for x, _ in OBSTACLES["coreasteroid0"].outline)
    near = 450 + 20 + west + 99
    assert table.refusal(IMPERIAL, f"{near},450,0").rule == "XW-MISSION-2-5"  # a Rebel ship
    table.answer(IMPERIAL, f"{near + 2},450,0")
    table.answer(IMPERIAL, "coreasteroid1")
    assert table.refusal(IMPERIAL, f"{near + 2},560,0").rule == "XW-MISSION-2-5"  # an asteroid
    assert table.refusal(IMPERIAL, "300,840,0").rule == "XW-MISSION-2-5"  # on an Imperial ship
    assert table.refusal(IMPERIAL, "5,100,0").rule == "XW-MISSION-2-5"  # off the table
    table.answer(IMPERIAL, "30,100,0")  # near an edge is fine
    table.answer(IMPERIAL, "coreasteroid5")
    table.answer(IMPERIAL, "380,850,0")  # and so is Range 1 of an Imperial ship
    for token, at in (
        ("coreasteroid2", "880,880,0"),
        ("coreasteroid3", "880,30,0"),
        ("coreasteroid4", "30,880,0"),
    ):
        if prompt(table, IMPERIAL) == "xw-ask-obstacle-token":
            table.answer(IMPERIAL, token)
        at = (
            at.replace("880,880", "870,870").replace("880,30", "870,40").replace("30,880", "40,870")
        )
        table.answer(IMPERIAL, at)
    assert len(table.seen.obstacles) == 6
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-MISSION-2-6")
def test_tracking_tokens_count_the_rounds() -> None:
    ships = (x_wing(at=(450, 200, 90)), tie(at=(200, 700, 0)))
    table = play(run(*ships, step="planning", turn=2, tracking_tokens=2))
    assert table.seen.round == 3
    assert table.seen.mission.tracking_tokens == 3
    fresh = play(run(x_wing(), tie(at=(200, 700, 0)), step="planning", turn=0))
    assert fresh.seen.mission.tracking_tokens == 1


@pytest.mark.rule("XW-MISSION-2-7", "XW-MISSION-2-8")
@pytest.mark.parametrize(("turn", "fast"), [(4, False), (5, True)])
def test_the_damaged_ship_is_slow_until_round_5(turn: int, fast: bool) -> None:
    ships = (
        x_wing("lukeskywalker"),
        tie(at=(200, 700, 0)),
        x_wing("rookiepilot", at=(700, 300, 90)),
    )
    table = play(run(*ships, step="planning", turn=turn - 1))
    keys = table.offered(REBEL)
    assert ("0:straight:4" in keys) is fast
    assert {"0:straight:1", "0:straight:2", "0:bank:left:1"} <= set(keys)
    assert "2:straight:4" in keys  # only the damaged ship is slow
    if not fast:
        table.refusal(REBEL, "0:straight:3")
    assert ("xw-log-repaired" in table.told_ids()) is fast
    # with its systems it can flee, too
    fleeing = (x_wing(at=(450, 880, 90)), tie(at=(200, 600, 0)))
    away = fly("straight:2", *fleeing, turn=turn, options=MISSION, marked_ship=0)
    assert (away.ship(0).status == "fled") is fast


@pytest.mark.rule("XW-MISSION-2-9", "XW-MISSION-2-10")
def test_imperial_reinforcements_at_either_faction_edge() -> None:
    ships = (x_wing(), tie("nightbeast", at=(200, 700, 0)))
    table = play(run(*ships, step="end-phase", destroyed_this_round={"imperial": 1}))
    assert table.offered(IMPERIAL) == ["yes", "no"]
    table.answer(IMPERIAL, "yes")
    for wrong in ("50,450,0", "450,150,90", "450,750,270"):
        assert table.refusal(IMPERIAL, wrong).rule == "XW-MISSION-2-10"
    table.answer(IMPERIAL, "450,50,90")  # the Rebel edge
    assert table.seen.phase == "planning"  # one was lost, so one was called
    other = play(
        run(
            x_wing(),
            tie("nightbeast", at=(200, 700, 0)),
            step="end-phase",
            destroyed_this_round={"imperial": 1},
        )
    )
    other.answer(IMPERIAL, "yes")
    other.answer(IMPERIAL, "450,850,270")  # the Imperial edge
    assert other.seen.ships[-1].status == "in play"
    assert table.seen.ships[-1].pilot == "academypilot"
    assert any(key.startswith("2:") for key in table.offered(IMPERIAL))


@pytest.mark.rule("XW-MISSION-2-11", "XW-MISSION-2-12", "XW-FLEE-2")
@pytest.mark.parametrize(
    ("turn", "at", "winner", "status"),
    [
        (5, (450, 880, 90), REBEL, "fled"),  # the Imperial edge
        (6, (450, 20, 270), REBEL, "fled"),  # the Rebel edge
        (4, (450, 880, 90), IMPERIAL, "destroyed"),  # too early
        (6, (880, 450, 0), IMPERIAL, "destroyed"),  # a side edge
    ],
)
def test_the_damaged_ship_escapes_over_a_faction_edge_from_round_5(
    turn: int, at: tuple[float, float, float], winner: int, status: str
) -> None:
    table = fly(
        "straight:2",
        x_wing(at=at),
        tie(at=(200, 600, 0)),
        turn=turn,
        options=MISSION,
        marked_ship=0,
    )
    assert table.ship(0).status == status
    assert table.result.winners == (winner,)


@pytest.mark.rule("XW-MISSION-2-12")
def test_other_ships_that_flee_are_destroyed_in_any_round() -> None:
    table = fly(
        "straight:2",
        tie(at=(450, 880, 90)),
        x_wing(at=(200, 600, 0)),
        turn=6,
        options=MISSION,
        marked_ship=1,
    )
    assert table.ship(0).status == "destroyed"
    assert not table.over


@pytest.mark.rule("XW-MISSION-2-13")
def test_the_empire_wins_when_the_damaged_ship_is_destroyed() -> None:
    ships = (
        x_wing(shields=0, damage=damage("", "")),
        x_wing("rookiepilot", at=(700, 300, 90)),
        tie(),
    )
    for ship in ships[:2]:
        ship.had_combat = True
    table = play(run(*ships), [HIT, BLANK], [BLANK, BLANK], *["direct-hit"] * 3)
    table.attack(IMPERIAL, 0)
    assert table.result.winners == (IMPERIAL,)
    assert table.ship(1).status == "in play"


@pytest.mark.rule("XW-MISSION-2-14")
def test_the_normal_obstacle_rules_apply() -> None:
    rock = Obstacle(0, "coreasteroid5", 450.0, 500.0, 0.0)
    table = fly(
        "straight:4",
        x_wing(),
        tie(at=(100, 800, 0)),
        chance=([BLANK],),
        turn=5,
        obstacles=[rock],
        options=MISSION,
        marked_ship=0,
    )
    assert {"xw-log-obstacle-roll", "xw-log-no-action-obstacle"} <= set(table.told_ids())
    ships = (
        x_wing(at=(450, 380, 90)),
        tie(at=(450, 620, 270), had_combat=True, tokens={"focus": 1}),
    )
    table = play(run(*ships, obstacles=[rock]), [HIT] * 3, ["focus"] * 4)
    table.attack(REBEL, 1)
    assert table.seen.attack.obstructed
    assert len(table.seen.attack.defense_roll) == 4
    # nobody attacks from an asteroid
    on_rock = (x_wing("redsquadronpilot", at=(450, 500, 90)), tie(at=(450, 650, 270)))
    table = play(run(*on_rock, obstacles=[rock]))
    assert table.seen.active == 1
    assert table.waiting == (IMPERIAL,)
