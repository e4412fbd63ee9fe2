"""Squad files as other programs write them: odd ids, missing points, fields of their own."""

import json
from typing import Any

import pytest

from cantina.core.fluent import writer
from cantina.games.x_wing import game
from cantina.games.x_wing.rules.squads import SquadReport, check_xws
from x_wing.table import Skirmish

FALCON = {
    "name": "hansolo",
    "ship": "yt1300",
    "points": 61,
    "upgrades": {
        "ept": ["predator"],
        "crew": ["c3po", "lukeskywalker"],
        "title": ["millenniumfalcon"],
    },
    "vendor": {"yasb": {"pilot_id": 12}},
}
WING = {"name": "banditsquadronpilot", "ship": "z95headhunter"}


def squad(*pilots: dict[str, Any], **more: Any) -> str:
    return json.dumps({"faction": "rebel", "pilots": list(pilots), **more})


def judged(source: str) -> tuple[SquadReport, list[tuple[str, str]]]:
    report = check_xws(source)
    return report, [(problem.code, problem.where) for problem in report.problems]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"version": "0.3.0"},
        {"version": 1.0},
        {"points": 95, "name": "Fat Han", "description": "as flown in 2014"},
        {"name": None},
        {"obstacles": ["coreasteroid5", "yt2400debris0"], "vendor": {"voidstate": {"id": 7}}},
    ],
)
def test_a_list_of_any_program_is_read_judged_and_flown(more: dict[str, Any]) -> None:
    source = squad(FALCON, WING, {**WING, "upgrades": []}, {**WING, "upgrades": None}, **more)
    report, problems = judged(source)
    assert problems == []
    assert report.squad is not None
    assert [ship.pilot for ship in report.squad.ships] == ["hansolo", *["banditsquadronpilot"] * 3]
    foe = json.dumps(
        {"faction": "imperial", "pilots": [{"name": "academypilot", "ship": "tiefighter"}]}
    )
    table = Skirmish.start(game, 2, {"squads": (source, foe)})
    assert len(table.seen.ships) == 5


def test_ids_are_found_as_people_write_them() -> None:
    odd = {"name": "Luke Skywalker", "ship": "X-Wing", "upgrades": {"amd": ["R2-D2"]}}
    report, problems = judged(squad(odd, faction="Rebel Alliance"))
    assert problems == []
    assert report.squad.ships[0].upgrades == ("r2d2",)


def test_two_cards_of_one_name_are_still_one_too_many() -> None:
    odd = {"name": "Luke Skywalker", "ship": "xwing"}
    _, problems = judged(squad(odd, {"name": "lukeskywalker", "ship": "xwing"}))
    assert problems == [("not_unique", "pilots[1].name")]


@pytest.mark.parametrize(
    ("pilot", "code", "where"),
    [
        ({"name": "poedameronresistance", "ship": "t70xwing"}, "unknown_pilot", "pilots[0].name"),
        ({"name": "rookiepilot", "ship": "deathstar"}, "unknown_ship", "pilots[0].ship"),
        (
            {"name": "rookiepilot", "ship": "xwing", "upgrades": {"amd": ["r9z9"]}},
            "unknown_upgrade",
            "pilots[0].upgrades.amd[0]",
        ),
        (
            {"name": "rookiepilot", "ship": "xwing", "upgrades": {"ept": ["r2d2"]}},
            "wrong_slot",
            "pilots[0].upgrades.ept[0]",
        ),
        ({"name": "rookiepilot"}, "bad_shape", "pilots[0]"),
        ({"name": "rookiepilot", "ship": "xwing", "upgrades": ["r2d2"]}, "bad_shape", ""),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_what_is_unknown_is_named_with_its_place(
    pilot: dict[str, Any], code: str, where: str, language: str
) -> None:
    report, problems = judged(squad(pilot))
    assert (code, where) in problems or (code == "bad_shape" and problems[0][0] == code)
    assert all(len(writer(language).write(p.reason).split()) >= 3 for p in report.problems)
