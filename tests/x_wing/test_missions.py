"""The general rules of missions (XW-MISSION)."""

import json

import pytest

from cantina.core.table import Table
from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.options import CORE_SET_POINTS, RECOMMENDED_POINTS
from x_wing.table import (
    BLANK,
    HIT,
    IMPERIAL,
    REBEL,
    attack,
    offered,
    play,
    position,
    refusal,
    tie,
    told_ids,
    x_wing,
)


def xws(faction, *pilots):
    ships = [
        {
            "name": name,
            "ship": "xwing" if faction == "rebel" else "tiefighter",
            "upgrades": upgrades,
        }
        for name, upgrades in pilots
    ]
    return json.dumps({"version": "1.0.0", "faction": faction, "pilots": ships})


def start(mission, **options):
    return Table.start(game, 2, {"mission": mission, **options})


@pytest.mark.rule("XW-MISSION-2")
def test_recommended_ships_or_own_squads():
    assert [ship.pilot for ship in start("political-escort").state.ships] == [
        "redsquadronpilot",
        "academypilot",
        "academypilot",
    ]
    own = start("political-escort", squad_building=True)
    assert prompt(own, REBEL) == "xw-ask-squad"
    assert own.waiting == (REBEL, IMPERIAL)


@pytest.mark.rule("XW-MISSION-3")
def test_ships_are_placed_as_the_mission_says_even_with_own_squads():
    squads = (xws("rebel", ("rookiepilot", {})), xws("imperial", ("academypilot", {})))
    table = start("political-escort", squads=squads)
    table.answer(REBEL, "80")  # the shuttle
    assert refusal(table, REBEL, "450,50,90").rule == "XW-MISSION-1-4"  # the standard zone
    table.answer(REBEL, "450,150,90")
    assert table.state.ship(0).status == "in play"


@pytest.mark.rule("XW-MISSION-4")
def test_recommended_ships_bring_their_upgrades():
    ships = start("asteroid-run").state.ships
    assert {ship.pilot: ship.upgrades for ship in ships} == {
        "lukeskywalker": ["determination"],
        "nightbeast": [],
        "maulermithel": ["marksmanship"],
    }


@pytest.mark.rule("XW-MISSION-5")
def test_a_mission_uses_the_normal_rules_of_attack():
    ships = (x_wing(), tie(had_combat=True))
    g = position(*ships, options={"mission": "asteroid-run"}, damaged_ship=0)
    table = play(g, [HIT, HIT, BLANK], [BLANK] * 3)
    attack(table, REBEL, 1)
    steps = [i for i in told_ids(table) if i.startswith("xw-log-step")]
    assert steps == [
        "xw-log-step-attack-dice",
        "xw-log-step-modify-attack",
        "xw-log-step-defense-dice",
        "xw-log-step-modify-defense",
        "xw-log-step-compare",
        "xw-log-step-damage",
    ]
    assert len(table.state.ship(1).damage) == 2


@pytest.mark.rule("XW-MISSION-6")
def test_mission_rules_beat_card_abilities():
    # Maarek Stele chooses among three face-up cards; the shuttle never gets one
    ships = (
        tie("maarekstele", at=(450, 500, 270)),
        x_wing("senators-shuttle", at=(450, 300, 90)),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    g = position(*ships, options={"mission": "political-escort"}, shuttle=1)
    table = play(g, ["critical", BLANK], [BLANK, BLANK])
    attack(table, IMPERIAL, 1)
    assert [card.face_up for card in table.state.ship(1).damage] == [False]


@pytest.mark.rule("XW-MISSION-7")
def test_destroying_all_enemies_does_not_win_by_itself():
    ships = (x_wing(), tie(damage=[], had_combat=True))
    g = position(*ships, options={"mission": "asteroid-run"}, damaged_ship=0)
    g.ships[1].status = "in play"
    table = play(g, [HIT] * 3, [BLANK] * 3, *["direct-hit"] * 3)
    attack(table, REBEL, 1)
    assert table.state.ship(1).status == "destroyed"
    assert not table.over
    assert prompt(table, IMPERIAL) == "xw-ask-reinforcement"


@pytest.mark.rule("XW-MISSION-8")
def test_a_mission_ends_when_a_goal_is_met_in_the_middle_of_a_phase():
    ships = (
        x_wing(at=(450, 880, 90), dial="straight:4"),
        tie("nightbeast", at=(100, 100, 90), dial="straight:2"),
    )
    g = position(
        *ships, step="activation", turn=5, options={"mission": "asteroid-run"}, damaged_ship=0
    )
    table = play(g)
    assert table.over
    assert table.state.phase == "activation"
    assert not table.state.ship(1).activated  # nobody else moved


@pytest.mark.rule("XW-MISSION-9")
@pytest.mark.parametrize("mission", ["political-escort", "asteroid-run", "dark-whispers"])
def test_missions_are_played_on_90_by_90_cm(mission):
    view = start(mission).view(None)
    assert (view.width, view.height) == (900.0, 900.0)


@pytest.mark.rule("XW-MISSION-10")
def test_own_squads_have_100_or_31_points():
    assert (RECOMMENDED_POINTS, CORE_SET_POINTS) == (100, 31)
    table = start("dark-whispers", squad_building=True)
    assert table.ask(REBEL).prompt_text().args["points"] == 100
    table = start("dark-whispers", squad_building=True, core_set_only=True)
    assert table.ask(REBEL).prompt_text().args["points"] == 31


@pytest.mark.rule("XW-MISSION-11")
def test_with_one_core_set_the_imperial_picks_upgrades_first():
    table = start("dark-whispers", squad_building=True, core_set_only=True)
    with_card = xws("rebel", ("lukeskywalker", {"ept": ["marksmanship"]}))
    assert refusal(table, REBEL, with_card).rule == "XW-MISSION-11"
    table.answer(REBEL, xws("rebel", ("lukeskywalker", {})))
    table.answer(
        IMPERIAL, xws("imperial", ("blacksquadronpilot", {}), ("obsidiansquadronpilot", {}))
    )
    assert table.waiting == (IMPERIAL,)
    assert "1:marksmanship" in offered(table, IMPERIAL)
    table.answer(IMPERIAL, "1:marksmanship")  # 30 of 31 points; nothing else fits
    assert table.waiting == (REBEL,)
    assert "0:marksmanship" not in offered(table, REBEL)
    assert refusal(table, REBEL, "0:marksmanship").rule == "XW-MISSION-11"
    table.answer(REBEL, "0:r2f2")  # 31 of 31 points
    assert table.state.ship(0).upgrades == ["r2f2"]
    assert table.state.spent_points == {"rebel": 31, "imperial": 30}
    assert table.state.initiative == "imperial"


@pytest.mark.rule("XW-MISSION-12")
def test_initiative_in_missions():
    assert start("dark-whispers").state.initiative == "imperial"  # although 30 against 28
    rebel = xws(
        "rebel", ("redsquadronpilot", {"amd": ["r2f2"], "torpedo": ["protontorpedoes"]})
    )  # 30
    imperial = xws(
        "imperial", ("maulermithel", {"ept": ["determination"]}), ("obsidiansquadronpilot", {})
    )
    table = start("dark-whispers", squads=(rebel, imperial))
    assert table.state.spent_points == {"rebel": 30, "imperial": 31}
    assert table.state.initiative == "rebel"
    even = xws("imperial", ("maulermithel", {}), ("obsidiansquadronpilot", {}))
    assert start("dark-whispers", squads=(rebel, even)).state.initiative == "imperial"


@pytest.mark.rule("XW-MISSION-14")
def test_special_rules_and_goals_are_told_before_the_first_round():
    table = start("political-escort")
    while table.state.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).keys()[0])
    ids = told_ids(table)
    assert ids.index("xw-log-mission") < ids.index("xw-log-round")
    assert ids.count("xw-log-goal") == 2
    view = table.view(REBEL).mission
    assert view.special_rules.id == "xw-mission-escort-rules"
    assert set(view.goals) == {"rebel", "imperial"}
