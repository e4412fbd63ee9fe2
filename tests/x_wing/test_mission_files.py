"""Missions as files: what is wrong is said, what is right is played."""

import re
from pathlib import Path

import pytest

from cantina.core.fluent import writer
from cantina.core.problem import BadOptions
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.testing import prompt
from cantina.core.text import Text
from cantina.games.x_wing import game
from cantina.games.x_wing.missions import MISSIONS
from cantina.games.x_wing.missions.format import Zone
from cantina.games.x_wing.missions.places import boxes_of, edge_of, point_on_mat
from cantina.games.x_wing.missions.reading import read_mission
from cantina.games.x_wing.options import MISSION_FILES
from x_wing.ships import IMPERIAL, REBEL
from x_wing.table import Skirmish, position

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-mission.md"
EXAMPLE = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.S)[0]


def problem(source: str) -> Text:
    with pytest.raises(BadOptions) as refused:
        Skirmish.start(game, 2, {"own_mission": source})
    return refused.value.reason


def test_every_mission_is_a_file_of_its_name() -> None:
    assert set(MISSIONS) == set(MISSION_FILES)
    assert len([m for m in MISSIONS.values() if not m.number]) >= 5


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
@pytest.mark.parametrize("name", list(MISSION_FILES))
def test_every_mission_has_its_words(name: str, language: str) -> None:
    mission = MISSIONS[name]
    parts = ("title", "setup", "rules", "goal-rebel", "goal-imperial")
    told = [writer(language).write(mission.says(part)) for part in parts]
    assert len(set(told)) == 5
    assert not any("xw-mission" in words for words in told)


def test_the_example_of_the_guide_is_played() -> None:
    table = Skirmish.start(game, 2, {"own_mission": EXAMPLE})
    assert [(m.x, m.y) for m in table.state.markers] == [(300.0, 450.0), (600.0, 450.0)]
    assert [ship.pilot for ship in table.seen.ships if ship.side == "rebel"] == [
        "redsquadronpilot",
        "rookiepilot",
    ]
    view = table.view(REBEL).mission
    assert writer("en").write(view.title) == "Smugglers"
    assert (view.marker, view.takers, view.last_round) == ("cargo", ["rebel"], 6)
    assert [(z.side, z.y, z.h) for z in view.homes] == [("rebel", 0.0, 100.0)]
    rng = Rng(1)
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).sample(rng))
    assert table.seen.round <= 6


def test_a_match_with_an_own_mission_is_played_again_from_its_record() -> None:
    table = Skirmish.start(game, 2, {"own_mission": EXAMPLE}, seed=3)
    rng = Rng(2)
    for _ in range(20):
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).sample(rng))
    again = Record.parse(Record.of(table).dump()).resume()
    assert again.view(None) == table.view(None)


def test_what_a_side_cannot_do_is_not_offered() -> None:
    table = Skirmish.start(game, 2, {"own_mission": EXAMPLE})
    assert prompt(table, REBEL) == "xw-ask-place-ship"
    zones = table.view(REBEL).mission.placing
    assert [(zone.x, zone.y, zone.w, zone.h) for zone in zones] == [(0.0, 0.0, 900.0, 100.0)]


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ('name = "smugglers"', "name = ", "xw-mission-no-toml"),
        ('name = "smugglers"', 'name = "x"\nkind = "race"', "xw-mission-wrong"),
        ("range = 1", 'range = "near"', "xw-mission-wrong"),
        ('do = "place-markers"', 'do = "place-moons"', "xw-mission-wrong"),
        ("[words]", "[words_]", "xw-mission-wrong"),
        ("range = 1", "range = 4", "xw-mission-zone"),
        ('edges = ["rebel"]\nrange = 1', "box = [0, 0, 50, 50]", "xw-mission-zone"),
        ('zones = ["rebel"]', 'zones = ["moon"]', "xw-mission-no-zone"),
        ("redsquadronpilot", "academypilot", "xw-mission-no-pilot"),
        ('"r2f2"', '"r2d3"', "xw-mission-no-upgrade"),
        ('side = "rebel"\nzones', 'side = "imperial"\nzones', "xw-mission-no-placing"),
        ('when = "delivered"', 'when = "charged"', "xw-mission-goal-charge"),
        ("round = 6", "", "xw-mission-goal-round"),
        ('ships = "rebel"', "", "xw-mission-goal-ships"),
        ('ships = "rebel"', 'ships = "craft"', "xw-mission-nobody"),
        ("at = [[300, 450], [600, 450]]", "", "xw-mission-markers"),
        ('side = "rebel"\nwhen', 'side = "imperial"\nwhen', "xw-mission-no-goal"),
    ],
)
def test_what_is_wrong_is_said(before: str, after: str, message: str) -> None:
    assert before in EXAMPLE
    reason = problem(EXAMPLE.replace(before, after))
    assert reason.id == message
    assert len(writer("en").write(reason).split()) > 5


def test_other_mistakes_of_authors() -> None:
    assert problem("x" * 30_000).id == "xw-mission-too-long"
    bare = EXAMPLE[EXAMPLE.index("[forces]") :]
    assert problem('name = "bare"\n' + bare).id == "xw-mission-no-words"
    many = EXAMPLE + '\n[[setup]]\ndo = "place-mines"\nside = "rebel"\nzone = "rebel"\ncount = 99\n'
    assert problem(many).id == "xw-mission-count"
    called = EXAMPLE + '\n[reinforcements]\nside = "rebel"\npilots = {}\nedges = ["rebel"]\n'
    assert problem(called).id == "xw-mission-no-reinforcement"
    leaving = EXAMPLE.replace("[pick_up]\n", "[[leave]]\n").replace(
        'sides = ["rebel"]\ndropped = true', 'ships = "carriers"\nedges = ["left"]'
    )
    assert problem(leaving).id == "xw-mission-no-pick-up"


def test_a_mission_of_ours_and_one_of_theirs_are_not_played_at_once() -> None:
    with pytest.raises(BadOptions):
        Skirmish.start(game, 2, {"own_mission": EXAMPLE, "mission": "convoy"})


def test_places_are_seen_from_the_rebel_edge() -> None:
    mission = read_mission(EXAMPLE)
    assert mission.zones["rebel"].edges == ("rebel",)
    box = Zone(box=(0, 0, 200, 100))
    found = {}
    for edge in ("south", "north", "west", "east"):
        g = position(rebel_edge=edge)
        found[edge] = (boxes_of(g, box)[0], edge_of(g, "left"), point_on_mat(g, 10, 20))
    assert found == {
        "south": ((0, 0, 200, 100), "west", (10, 20)),
        "north": ((700, 800, 900, 900), "east", (890, 880)),
        "west": ((0, 700, 100, 900), "north", (20, 890)),
        "east": ((800, 0, 900, 200), "south", (880, 10)),
    }


@pytest.mark.parametrize("name", [name for name, m in MISSIONS.items() if not m.number])
def test_scum_fly_our_missions_for_either_side(name: str) -> None:
    scum = '{"faction": "scum", "pilots": [{"name": "binayrepirate", "ship": "z95headhunter"}]}'
    table = Skirmish.start(game, 2, {"mission": name, "squads": (scum, scum)})
    rng = Rng(5)
    while table.seen.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).sample(rng))
    assert "xw-log-mission" in table.told_ids()
    assert table.state.factions == {"rebel": "scum", "imperial": "scum"}
    assert table.offered(IMPERIAL)
