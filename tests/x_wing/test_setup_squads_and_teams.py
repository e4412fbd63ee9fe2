"""Squads brought to a battle, who has the initiative, and teams of more players."""

from typing import Any

import msgspec
import pytest

from cantina.core.testing import prompt
from x_wing.ships import IMPERIAL, REBEL
from x_wing.squads import xws
from x_wing.table import Skirmish
from x_wing.test_setup import ACADEMY, place_all, start

ROOKIE = xws("rebel", ("rookiepilot", {}))


@pytest.mark.rule("XW-ROUND-3")
def test_advanced_rules_are_off_until_agreed() -> None:
    table = start()
    options = table.state.options
    assert (options.obstacles, options.squad_building, options.mission) == ((), False, "")
    assert len(table.state.seats) == 2
    place_all(table)
    view = table.view(None)
    assert (view.obstacles, view.mission, view.markers) == ([], None, [])
    assert prompt(start(squad_building=True), REBEL) == "xw-ask-squad"
    assert prompt(start(obstacles=(True, True)), IMPERIAL) == "xw-ask-obstacle-token"
    assert start(obstacles=(True, True)).seen.mission is None
    assert start(mission="dark-whispers").seen.mission.name == "dark-whispers"
    assert len(start(seats=3, squads=(ROOKIE, ACADEMY)).state.seats) == 3


@pytest.mark.rule("XW-INITIATIVE-6", "XW-INITIATIVE-7")
@pytest.mark.parametrize(
    ("imperials", "side"),
    [
        ((("academypilot", {}),), "imperial"),  # 12 against 23
        ((("blacksquadronpilot", {}), ("obsidiansquadronpilot", {})), "rebel"),  # 27 against 23
    ],
)
def test_initiative_goes_to_the_cheaper_squad(
    imperials: tuple[tuple[str, dict[Any, Any]], ...], side: str
) -> None:
    table = start(squads=(xws("rebel", ("redsquadronpilot", {})), xws("imperial", *imperials)))
    assert table.seen.initiative == side


@pytest.mark.rule("XW-INITIATIVE-7")
def test_equal_squads_give_initiative_to_the_empire() -> None:
    rebel = xws("rebel", ("redsquadronpilot", {"amd": ["r2f2"], "torpedo": ["protontorpedoes"]}))
    imperial = xws("imperial", ("maulermithel", {}), ("obsidiansquadronpilot", {}))
    table = start(squads=(rebel, imperial))
    assert table.state.spent_points == {"rebel": 30, "imperial": 30}
    assert table.seen.initiative == "imperial"


@pytest.mark.rule("XW-SQUAD-2")
def test_squads_have_a_maximum_that_players_agree_on() -> None:
    three = xws("rebel", *[("rookiepilot", {})] * 4)  # 84 points
    assert prompt_points(start(squad_building=True)) == 100
    assert prompt_points(start(squad_building=True, points=(150, 150))) == 150
    handicap = start(squad_building=True, points=(100, 80))
    handicap.answer(REBEL, three)
    four = xws("imperial", *[("academypilot", {})] * 7)  # 84 points
    assert handicap.refusal(IMPERIAL, four).rule == "XW-SQUAD-5"


def prompt_points(table: Skirmish) -> object:
    return table.ask(REBEL).prompt_text().args["points"]


@pytest.mark.rule("XW-SQUAD-3", "XW-SQUAD-5", "XW-LIMIT-1")
def test_with_one_core_set_squads_have_31_points() -> None:
    table = start(squad_building=True, core_set_only=True)
    assert prompt_points(table) == 31
    assert table.ask(IMPERIAL).prompt_text().args["points"] == 31
    luke = xws("rebel", ("lukeskywalker", {"amd": ["r2d2"]}))  # 32 points
    assert table.refusal(REBEL, luke).rule == "XW-SQUAD-5"
    table.answer(REBEL, xws("rebel", ("lukeskywalker", {"amd": ["r2f2"]})))  # 31
    howlrunner = xws("imperial", ("howlrunner", {}))  # 18 points, but from another box
    assert table.refusal(IMPERIAL, howlrunner).rule == "XW-LIMIT-1"
    table.answer(IMPERIAL, xws("imperial", ("academypilot", {}), ("academypilot", {})))
    assert [ship.pilot for ship in table.seen.ships] == [
        "lukeskywalker",
        "academypilot",
        "academypilot",
    ]


@pytest.mark.rule("XW-SQUAD-4", "XW-SQUAD-6")
def test_squads_are_secret_until_both_are_in() -> None:
    table = start(squad_building=True)
    assert table.waiting == (REBEL, IMPERIAL)  # at the same time, in any order
    hasty = start(squad_building=True)
    hasty.answer(IMPERIAL, ACADEMY)
    assert hasty.waiting == (REBEL,)
    assert hasty.view(REBEL).ships == []
    before = msgspec.json.encode(table.view(IMPERIAL))
    table.answer(REBEL, ROOKIE)
    assert msgspec.json.encode(table.view(IMPERIAL)) == before
    assert "xw-log-squads-revealed" not in table.told_ids()
    table.answer(IMPERIAL, ACADEMY)
    for seat in (REBEL, IMPERIAL):
        assert [ship.pilot for ship in table.view(seat).ships] == ["rookiepilot", "academypilot"]
    assert "XW-SQUAD-6" in table.rules_told()
    assert prompt(table, table.waiting[0]) == "xw-ask-place-ship"


@pytest.mark.rule("XW-ID-1")
def test_copies_of_a_pilot_are_told_apart_by_numbers() -> None:
    squad = xws("imperial", ("academypilot", {}), ("academypilot", {}), ("nightbeast", {}))
    table = start(squads=(ROOKIE, squad))
    numbers = [ship.number for ship in table.seen.ships]
    assert numbers == [0, 1, 2, 0]
    names = [ship.name.id for ship in table.seen.ships[1:]]
    assert names == ["xw-ship-numbered", "xw-ship-numbered", "xw-pilot-nightbeast"]


@pytest.mark.rule("XW-TEAM-1", "XW-ROUND-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_form_two_teams_of_about_equal_size(seats: int) -> None:
    table = start(seats=seats, squads=(ROOKIE, ACADEMY))
    sides = table.state.seats
    assert set(sides) == {"rebel", "imperial"}
    assert abs(sides.count("rebel") - sides.count("imperial")) <= 1
    wishes = start(seats=seats, squads=(ROOKIE, ACADEMY), factions=("imperial", "imperial"))
    sides = wishes.state.seats
    assert sides[:2] == ["imperial", "imperial"]
    assert abs(sides.count("rebel") - sides.count("imperial")) <= 1
    uneven = start(
        seats=4,
        squads=(ROOKIE, ACADEMY),
        factions=("rebel",) * 4,
        script=[["rebel", "rebel", "imperial", "imperial"]],
    )
    assert sorted(uneven.state.seats) == ["imperial", "imperial", "rebel", "rebel"]
    lopsided = start(
        seats=4,
        squads=(ROOKIE, ACADEMY),
        factions=("rebel", "rebel", "rebel", "imperial"),
        script=[["imperial", "rebel", "rebel", "imperial"]],
    )
    assert lopsided.state.seats == ["imperial", "rebel", "rebel", "imperial"]  # drawn for


@pytest.mark.rule("XW-TEAM-2", "XW-UNIQUE-2")
def test_each_team_has_one_maximum_and_one_copy_of_a_unique_card() -> None:
    table = start(seats=3, squad_building=True)
    assert table.waiting == (0, 1)  # one squad for each team, however many players it has
    assert prompt_points(table) == 100
    twins = xws("rebel", ("lukeskywalker", {}), ("lukeskywalker", {}))
    assert table.refusal(0, twins).rule == "XW-UNIQUE-1"
    five = xws("rebel", *[("rookiepilot", {})] * 5)  # 105 points for two players
    assert table.refusal(0, five).rule == "XW-SQUAD-5"
    table.answer(0, xws("rebel", *[("rookiepilot", {})] * 4))


@pytest.mark.rule("XW-TEAM-3")
def test_a_team_divides_its_ships() -> None:
    squad = xws("rebel", ("rookiepilot", {}), ("redsquadronpilot", {}))
    table = start(seats=3, squads=(squad, ACADEMY))
    assert prompt(table, 0) == "xw-ask-who-flies"
    assert table.offered(0) == ["0", "2"]
    table.answer(0, "2")
    # the second ship goes to the other player, who would have none
    assert [ship.seat for ship in table.seen.ships] == [2, 0, 1]
