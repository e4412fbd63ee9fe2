"""Our own missions, as two players play them."""

from pathlib import Path
from typing import Any

import pytest

from cantina.core.testing import drive, prompt
from cantina.games.x_wing import game, missions
from cantina.games.x_wing.rules.end_phase import end_phase
from cantina.games.x_wing.state import Marker, Ship
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, mine, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

CONVOY, SALVAGE, FIELD, RELAY, DEFECTOR = (
    {"mission": name} for name in ("convoy", "salvage", "minefield", "relay", "defector")
)

OURS = Path(missions.__path__[0]) / "ours"


def transport(at: tuple[float, float, float], number: int = 1, **more: Any) -> Ship:
    return x_wing("transport", at=at, number=number, **more)


# --- convoy


@pytest.mark.rule("XW-OURS-1")
def test_three_transports_start_at_range_2_before_all_ships() -> None:
    table = Skirmish.start(game, 2, CONVOY)
    assert prompt(table, REBEL) == "xw-ask-place-ship"
    assert table.refusal(REBEL, "450,80,90").rule == "XW-OURS-1"
    for x in (300, 450, 600):
        table.answer(REBEL, f"{x},150,90")
    craft = [ship for ship in table.seen.ships if ship.pilot == "transport"]
    assert [(ship.number, ship.y, ship.shields) for ship in craft] == [
        (1, 150.0, 0),
        (2, 150.0, 0),
        (3, 150.0, 0),
    ]
    assert table.waiting == (IMPERIAL,)


@pytest.mark.rule("XW-OURS-1")
def test_transports_fly_one_by_one_before_all_others() -> None:
    ships = (
        x_wing(at=(100, 100, 90), dial="straight:1"),
        transport((300, 150, 90)),
        transport((600, 150, 90), 2),
        tie(at=(100, 800, 270), dial="straight:2"),
    )
    table = play(position(*ships, options=CONVOY, step="begin-activation"))
    assert prompt(table, REBEL) == "xw-ask-craft"
    assert table.offered(REBEL) == [
        "straight:1",
        "straight:2",
        "bank:left:1",
        "bank:right:1",
        "stay",
    ]
    table.answer(REBEL, "straight:2")
    table.answer(REBEL, "stay")
    assert [table.ship(i).y for i in (1, 2)] == [270.0, 150.0]


@pytest.mark.rule("XW-OURS-1")
@pytest.mark.parametrize(("status", "over"), [("fled", True), ("in play", False)])
def test_the_second_transport_over_the_edge_wins(status: str, over: bool) -> None:
    ships = (
        x_wing(at=(100, 100, 90), dial="straight:1"),
        transport((300, 850, 90)),
        transport((600, 150, 90), 2, status=status),
        tie(at=(100, 500, 270), dial="straight:2"),
    )
    table = play(position(*ships, options=CONVOY, step="begin-activation"))
    table.answer(REBEL, "straight:2")
    assert table.ship(1).status == "fled"
    assert table.over is over


@pytest.mark.rule("XW-OURS-1")
def test_a_second_transport_lost_loses() -> None:
    ships = (
        x_wing(at=(100, 100, 90), had_combat=True),
        transport((450, 350, 90), damage=damage("", "", "")),
        transport((600, 150, 90), 2, status="destroyed", shields=0),
        tie(),
    )
    table = play(position(*ships, options=CONVOY), [HIT, BLANK], [BLANK], *["direct-hit"] * 4)
    table.attack(IMPERIAL, 1)
    assert table.result.winners == (IMPERIAL,)


# --- salvage


def drifting(*places: tuple[int, int]) -> list[Marker]:
    return [Marker(number, float(x), float(y)) for number, (x, y) in enumerate(places)]


@pytest.mark.rule("XW-OURS-2")
def test_either_side_picks_a_container_up_in_place_of_an_attack() -> None:
    ships = (x_wing(at=(450, 450, 90)), tie(at=(450, 560, 270), had_combat=True))
    table = play(position(*ships, options=SALVAGE, markers=drifting((450, 450), (700, 450))))
    assert table.offered(REBEL) == ["attack:primary:1", "pick-up:0", "pass"]
    table.answer(REBEL, "pick-up:0")
    assert table.ship(0).markers == 1
    assert [marker.marker_id for marker in table.state.markers] == [1]
    mine = play(
        position(
            tie(at=(450, 450, 90)),
            x_wing(had_combat=True),
            options=SALVAGE,
            markers=drifting((450, 450)),
        )
    )
    assert "pick-up:0" in mine.offered(IMPERIAL)


@pytest.mark.rule("XW-OURS-2")
@pytest.mark.parametrize(("carried", "fast"), [(0, True), (1, False)])
def test_a_load_slows_a_ship_down(carried: int, fast: bool) -> None:
    ships = (x_wing(markers=carried), tie(at=(200, 700, 0)))
    table = play(position(*ships, options=SALVAGE, step="planning"))
    assert "0:straight:3" in table.offered(REBEL)
    assert ("0:straight:4" in table.offered(REBEL)) is fast


@pytest.mark.rule("XW-OURS-2")
def test_the_load_of_a_destroyed_ship_drifts_where_it_was() -> None:
    ships = (
        x_wing(),
        tie(markers=2, damage=damage("", ""), had_combat=True),
        tie(at=(800, 800, 0), had_combat=True),
    )
    table = play(
        position(*ships, options=SALVAGE, markers_placed=5),
        [HIT, BLANK, BLANK],
        [BLANK] * 3,
        *["direct-hit"] * 3,
    )
    table.attack(REBEL, 1)
    assert [(m.marker_id, m.x, m.y) for m in table.state.markers] == [
        (6, 450.0, 500.0),
        (7, 480.0, 500.0),
    ]
    assert table.ship(1).markers == 0
    assert table.state.markers_lost == 0


@pytest.mark.rule("XW-OURS-2")
@pytest.mark.parametrize(
    ("y", "before", "delivered", "over"), [(119, 0, 1, False), (121, 0, 0, False), (50, 2, 3, True)]
)
def test_who_reaches_the_own_edge_delivers_in_the_end_phase(
    y: int, before: int, delivered: int, over: bool
) -> None:
    ships = (x_wing(at=(450, y, 90), markers=1), tie(at=(200, 700, 0), markers=1))
    g = position(*ships, options=SALVAGE, step="end-phase", markers_delivered={"rebel": before})
    table = play(g)
    assert table.state.markers_delivered.get("rebel", 0) == delivered
    assert table.ship(1).markers == 1  # far from its own edge
    assert table.over is over
    if over:
        assert table.result.winners == (REBEL,)


@pytest.mark.rule("XW-OURS-2")
def test_nobody_delivers_anything_once_the_battle_is_won() -> None:
    ships = (x_wing(at=(450, 50, 90), markers=1), tie(at=(200, 700, 0)))
    g = position(*ships, options=SALVAGE, winner="imperial")
    assert drive(end_phase(g)) is None
    assert (g.markers_delivered, g.ship(0).markers) == ({}, 1)


CALLED = """
[reinforcements]
side = "imperial"
pilots = { imperial = "academypilot" }
edges = ["imperial"]
rounds = [1]
"""


@pytest.mark.parametrize(("before", "over"), [(1, False), (2, True)])
def test_whoever_has_brought_home_enough_has_won_before_reinforcements_come(
    before: int, over: bool
) -> None:
    source = (OURS / "salvage.toml").read_text("utf-8") + CALLED
    ships = (x_wing(at=(450, 50, 90), markers=1), tie(at=(200, 700, 0)))
    told = {"own_mission": source}
    g = position(*ships, options=told, step="end-phase", markers_delivered={"rebel": before})
    table = play(g)
    assert table.over is over
    assert ("yes" in table.offered(IMPERIAL)) is not over


# --- minefield


@pytest.mark.rule("XW-OURS-3")
def test_the_empire_lays_six_mines_apart_from_each_other() -> None:
    table = Skirmish.start(game, 2, FIELD)
    assert prompt(table, IMPERIAL) == "xw-ask-place-mine"
    assert table.refusal(IMPERIAL, "450,210,0").rule == "XW-OURS-3"  # Range 2 of an edge
    table.answer(IMPERIAL, "450,450,0")
    assert table.refusal(IMPERIAL, "570,450,0").rule == "XW-OURS-3"
    for at in ("590,450,0", "730,450,0", "310,450,0", "170,450,0", "450,600,0"):
        table.answer(IMPERIAL, at)
    assert len(table.seen.bombs) == 6
    assert prompt(table, REBEL) != "xw-ask-place-mine"
    assert {bomb.mine for bomb in table.view(REBEL).bombs} == {True}


@pytest.mark.rule("XW-OURS-3")
def test_a_mine_goes_off_under_whoever_comes() -> None:
    table = fly(
        "straight:2",
        x_wing(),
        tie(at=(100, 800, 0)),
        options=FIELD,
        bombs=[mine(450.0, 420.0)],
        chance=([HIT, BLANK, BLANK],),
    )
    assert "xw-log-detonates" in table.told_ids()
    assert table.ship(0).shields == 1  # one of two is gone
    assert table.seen.bombs == []


@pytest.mark.rule("XW-OURS-3")
@pytest.mark.parametrize(
    ("at", "others", "winner", "status"),
    [
        ((450, 880, 90), "fled", REBEL, "fled"),
        ((450, 880, 90), "in play", None, "fled"),
        ((880, 450, 0), "destroyed", IMPERIAL, "destroyed"),
        ((450, 20, 270), "in play", None, "destroyed"),
    ],
)
def test_half_of_the_rebels_decide(
    at: tuple[float, float, float], others: str, winner: int | None, status: str
) -> None:
    ships = [x_wing(at=at), tie(at=(200, 600, 0))]
    ships += [
        x_wing(at=(100, 300, 90), status=others, shields=0),
        x_wing(at=(600, 300, 90)),
        x_wing(at=(800, 300, 90)),
    ]
    table = fly("straight:2", *ships, options=FIELD)
    assert table.ship(0).status == status
    assert table.over is (winner is not None)
    if winner is not None:
        assert table.result.winners == (winner,)


# --- relay


def station(**more: Any) -> Ship:
    return x_wing("station", at=(450, 250, 90), **more)


@pytest.mark.rule("XW-OURS-4")
def test_the_station_stands_in_the_middle_at_range_3() -> None:
    table = Skirmish.start(game, 2, RELAY)
    assert prompt(table, REBEL) == "xw-ask-place-craft"
    assert table.refusal(REBEL, "100").rule == "XW-OURS-4"
    table.answer(REBEL, "250")
    placed = table.state.ships[-1]
    assert (placed.x, placed.y, placed.shields) == (450.0, 250.0, 0)
    view = table.seen.ships[-1]
    assert (view.agility, view.hull, view.base, view.attack) == (1, 10, 80.0, 0)


@pytest.mark.rule("XW-OURS-4")
def test_the_station_never_moves_and_is_protected() -> None:
    ships = (x_wing(at=(450, 350, 90)), station(), tie(at=(450, 500, 270)))
    table = act(*ships, options=RELAY)
    assert "protect" in table.offered(REBEL)
    table.answer(REBEL, "protect")
    assert table.ship(1).tokens == {"evade": 1}
    ships = (x_wing(dial="straight:1"), station(), tie(at=(100, 800, 0), dial="straight:2"))
    table = play(position(*ships, options=RELAY, step="begin-activation"))
    assert prompt(table, table.waiting[0]) != "xw-ask-craft"


@pytest.mark.rule("XW-OURS-4")
def test_the_station_has_shields_against_large_squads() -> None:
    squads = tuple(
        f'{{"faction": "{side}", "pilots": [{{"name": "{pilot}", "ship": "{ship}"}}]}}'
        for side, pilot, ship in (
            ("rebel", "rookiepilot", "xwing"),
            ("imperial", "academypilot", "tiefighter"),
        )
    )
    table = Skirmish.start(game, 2, {**RELAY, "squads": squads})
    table.answer(REBEL, "250")
    assert table.seen.ships[-1].shields == 10


@pytest.mark.rule("XW-OURS-4")
@pytest.mark.parametrize(("turn", "over"), [(7, False), (8, True)])
def test_the_station_wins_by_standing_when_round_8_ends(turn: int, over: bool) -> None:
    ships = (x_wing(at=(100, 100, 90)), station(), tie(at=(450, 700, 270)))
    table = play(position(*ships, options=RELAY, step="end-phase", turn=turn))
    assert table.over is over
    if over:
        assert table.result.winners == (REBEL,)


@pytest.mark.rule("XW-OURS-4")
def test_the_empire_wins_when_the_station_falls() -> None:
    ships = (
        x_wing(at=(100, 100, 90), had_combat=True),
        station(damage=damage(*[""] * 9)),
        tie(at=(450, 420, 270)),
    )
    table = play(
        position(*ships, options=RELAY),
        [HIT, BLANK],
        [BLANK],
        *["direct-hit"] * 7,
        *["stunned-pilot", "console-fire", "blinded-pilot"],
    )
    table.attack(IMPERIAL, 1)
    assert table.result.winners == (IMPERIAL,)


# --- defector


@pytest.mark.rule("XW-OURS-5")
def test_the_rebels_start_in_the_middle_and_name_the_defector() -> None:
    table = Skirmish.start(game, 2, DEFECTOR)
    assert table.refusal(REBEL, "450,250,90").rule == "XW-OURS-5"
    table.answer(REBEL, "450,450,90")
    table.answer(REBEL, "350,450,90")
    assert prompt(table, REBEL) == "xw-ask-defector"
    table.answer(REBEL, "1")
    assert table.view(IMPERIAL).mission.marked_ship == 1
    assert table.waiting == (IMPERIAL,)


@pytest.mark.rule("XW-OURS-5")
def test_only_the_defector_charges_and_flies_slowly() -> None:
    def acting(marked: int) -> Any:
        ships = (x_wing(), x_wing(at=(200, 200, 90)), tie(at=(100, 800, 0)))
        return act(*ships, options=DEFECTOR, marked_ship=marked)

    assert "charge" in acting(0).offered(REBEL)
    assert "charge" not in acting(1).offered(REBEL)
    ships = (x_wing(), x_wing(at=(200, 200, 90)), tie(at=(100, 800, 0)))
    table = play(position(*ships, options=DEFECTOR, marked_ship=0, step="planning"))
    assert "0:straight:4" not in table.offered(REBEL)
    assert "1:straight:4" in table.offered(REBEL)


@pytest.mark.rule("XW-OURS-5")
@pytest.mark.parametrize(("before", "over"), [(3, False), (4, True)])
def test_the_fifth_charge_jumps_at_the_end_of_the_round(before: int, over: bool) -> None:
    ships = (x_wing(), x_wing(at=(200, 200, 90)), tie(at=(100, 800, 0), had_combat=True))
    table = act(*ships, options=DEFECTOR, marked_ship=0, charges=before)
    table.answer(REBEL, "charge")
    assert table.state.charges == before + 1
    while not table.over and table.seen.phase != "planning":
        table.answer(table.waiting[0], table.offered(table.waiting[0])[-1])
    assert table.over is over
    if over:
        assert table.result.winners == (REBEL,)
        assert table.seen.phase == "end"


@pytest.mark.rule("XW-OURS-5", "XW-END-3")
@pytest.mark.parametrize(("turn", "called"), [(1, False), (2, True), (3, False), (4, True)])
def test_one_ship_may_be_called_in_rounds_2_and_4(turn: int, called: bool) -> None:
    ships = (x_wing(), x_wing(at=(200, 200, 90)), tie(at=(100, 800, 0)))
    table = play(position(*ships, options=DEFECTOR, marked_ship=0, step="end-phase", turn=turn))
    assert (prompt(table, IMPERIAL) == "xw-ask-reinforcement") is called
    if called:
        table.answer(IMPERIAL, "yes")
        table.answer(IMPERIAL, "450,50,90")
        assert table.seen.ships[-1].pilot == "academypilot"
        assert table.seen.phase == "planning"  # no second one


@pytest.mark.rule("XW-OURS-5")
def test_scum_call_a_pirate() -> None:
    ships = (x_wing(), tie("binayrepirate", at=(100, 800, 0)))
    g = position(*ships, options=DEFECTOR, marked_ship=0, step="end-phase", turn=2)
    g.factions = {"imperial": "scum"}
    table = play(g)
    assert table.ask(IMPERIAL).prompt_text().args["ship"].id == "xw-pilot-binayrepirate"
