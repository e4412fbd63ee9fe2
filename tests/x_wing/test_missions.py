"""The general rules of missions (XW-MISSION)."""

from typing import Any

import pytest

from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.options import CORE_SET_POINTS, RECOMMENDED_POINTS
from cantina.games.x_wing.state import Ship
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.squads import xws
from x_wing.table import ATTACK_STEPS, Skirmish, play, position


def start(mission: str, **options: Any) -> Skirmish:
    return Skirmish.start(game, 2, {"mission": mission, **options})


@pytest.mark.rule("XW-MISSION-2")
def test_recommended_ships_or_own_squads() -> None:
    assert [ship.pilot for ship in start("political-escort").seen.ships] == [
        "redsquadronpilot",
        "academypilot",
        "academypilot",
    ]
    own = start("political-escort", squad_building=True)
    assert prompt(own, REBEL) == "xw-ask-squad"
    assert own.waiting == (REBEL, IMPERIAL)
    own.answer(REBEL, xws("rebel", ("rookiepilot", {})))
    own.answer(IMPERIAL, xws("imperial", ("nightbeast", {})))
    assert [ship.pilot for ship in own.seen.ships] == ["rookiepilot", "nightbeast"]


@pytest.mark.rule("XW-MISSION-3")
def test_ships_are_placed_as_the_mission_says_even_with_own_squads() -> None:
    squads = (xws("rebel", ("rookiepilot", {})), xws("imperial", ("academypilot", {})))
    table = start("political-escort", squads=squads)
    table.answer(REBEL, "80")  # the shuttle
    assert table.refusal(REBEL, "450,50,90").rule == "XW-MISSION-1-4"  # the standard zone
    table.answer(REBEL, "450,150,90")
    assert table.ship(0).status == "in play"


@pytest.mark.rule("XW-MISSION-4")
def test_recommended_ships_bring_their_upgrades() -> None:
    ships = start("asteroid-run").state.ships
    assert {ship.pilot: ship.upgrades for ship in ships} == {
        "lukeskywalker": ("determination",),
        "nightbeast": (),
        "maulermithel": ("marksmanship",),
    }


@pytest.mark.rule("XW-MISSION-5")
def test_a_mission_uses_the_normal_rules_of_attack() -> None:
    ships = (x_wing(), tie(had_combat=True))
    g = position(*ships, options={"mission": "asteroid-run"}, marked_ship=0)
    table = play(g, [HIT, HIT, BLANK], [BLANK] * 3)
    table.attack(REBEL, 1)
    steps = [i for i in table.told_ids() if i.startswith("xw-log-step")]
    assert steps == ATTACK_STEPS
    assert len(table.ship(1).damage) == 2


@pytest.mark.rule("XW-MISSION-6")
def test_mission_rules_beat_card_abilities() -> None:
    # Maarek Stele chooses among three face-up cards; the shuttle never gets one
    ships = (
        tie("maarekstele", at=(450, 500, 270)),
        x_wing("senators-shuttle", at=(450, 300, 90)),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    g = position(*ships, options={"mission": "political-escort"})
    table = play(g, ["critical", BLANK], [BLANK, BLANK])
    table.attack(IMPERIAL, 1)
    assert [card.face_up for card in table.ship(1).damage] == [False]


@pytest.mark.rule("XW-MISSION-6", "XW-MISSION-1-11")
def test_no_card_turns_the_damage_of_the_shuttle_up() -> None:
    ships = (
        tie("rexlerbrath", at=(450, 500, 270), tokens={"focus": 1}),
        x_wing("senators-shuttle", at=(450, 300, 90)),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    g = position(*ships, options={"mission": "political-escort"})
    table = play(g, [HIT, BLANK, BLANK], [BLANK, BLANK])
    table.attack(IMPERIAL, 1)
    table.answer(IMPERIAL, "done")  # the focus token is kept for the pilot's ability
    for key in ("use:0:pilot:rexlerbrath:0", "none"):
        if key in table.offered(IMPERIAL):
            table.answer(IMPERIAL, key)
    assert [card.face_up for card in table.ship(1).damage] == [False]
    # nor does a weapon that deals a face-up card
    ships = (
        tie("gammasquadronpilot", at=(450, 480, 270), upgrades=["advhomingmissiles"], lock=1),
        x_wing("senators-shuttle", at=(450, 300, 90)),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    g = position(*ships, options={"mission": "political-escort"})
    table = play(g, [HIT, BLANK, BLANK], [BLANK, BLANK])
    table.attack(IMPERIAL, 1, "advhomingmissiles")
    while table.seen.attack is not None:
        table.answer(table.waiting[0], table.offered(table.waiting[0])[-1])
    assert [card.face_up for card in table.ship(1).damage] == [False]


@pytest.mark.rule("XW-MISSION-6")
def test_a_damaged_ship_stays_slow_whatever_its_crew_can_do() -> None:
    def rotated(turn: int) -> Any:
        ship = x_wing("rebeloperative", at=(450, 200, 90), upgrades=["navigator"])
        ship.dial = "straight:1"
        ships = (ship, tie(at=(100, 800, 0), activated=True))
        options = {"mission": "asteroid-run"}
        table = play(position(*ships, step="activation", turn=turn, options=options, marked_ship=0))
        table.answer(REBEL, "use:0:upgrade:navigator:0")
        return table

    slow = rotated(4)  # straight 2 is the only other one, so nobody is asked
    assert prompt(slow, REBEL) == "xw-ask-action"
    assert slow.state.ship(0).flight.speed == 2
    repaired = rotated(5)
    assert repaired.offered(REBEL) == ["straight:2", "straight:3", "straight:4"]


@pytest.mark.rule("XW-MISSION-7")
def test_destroying_all_enemies_does_not_win_by_itself() -> None:
    ships: tuple[Ship, ...] = (x_wing(), tie(had_combat=True))
    g = position(*ships, options={"mission": "asteroid-run"}, marked_ship=0)
    g.ships[1].status = "in play"
    table = play(g, [HIT] * 3, [BLANK] * 3, *["direct-hit"] * 3)
    table.attack(REBEL, 1)
    assert table.ship(1).status == "destroyed"
    assert not table.over
    assert prompt(table, IMPERIAL) == "xw-ask-reinforcement"
    # nor does the Empire win by destroying all escorts of the shuttle
    ships = (
        tie(at=(450, 500, 270)),
        x_wing(shields=0, damage=damage("", ""), had_combat=True),
        x_wing("senators-shuttle", at=(100, 100, 90)),
    )
    g = position(*ships, options={"mission": "political-escort"})
    table = play(g, [HIT, BLANK], [BLANK, BLANK], *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert table.ship(1).status == "destroyed"
    assert not table.over
    # without Rebels on the mat a mission goes on in Dark Whispers, too
    ships = (tie(), x_wing(shields=0, damage=damage("", ""), had_combat=True))
    options = {"mission": "dark-whispers"}
    g = position(*ships, options=options, markers_placed=2)
    table = play(g, [HIT, BLANK], [BLANK, BLANK], *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert not table.over


@pytest.mark.rule("XW-MISSION-8")
def test_a_mission_ends_when_a_goal_is_met_in_the_middle_of_a_phase() -> None:
    ships = (
        x_wing(at=(450, 880, 90), dial="straight:4"),
        tie("nightbeast", at=(100, 100, 90), dial="straight:2"),
    )
    g = position(
        *ships, step="activation", turn=5, options={"mission": "asteroid-run"}, marked_ship=0
    )
    table = play(g)
    assert table.over
    assert table.seen.phase == "activation"
    assert not table.ship(1).activated  # nobody else moved


@pytest.mark.rule("XW-MISSION-9")
@pytest.mark.parametrize("mission", ["political-escort", "asteroid-run", "dark-whispers"])
def test_missions_are_played_on_90_by_90_cm(mission: str) -> None:
    view = start(mission).view(None)
    assert (view.width, view.height) == (900.0, 900.0)


@pytest.mark.rule("XW-MISSION-10")
def test_own_squads_have_100_or_31_points() -> None:
    assert (RECOMMENDED_POINTS, CORE_SET_POINTS) == (100, 31)
    table = start("dark-whispers", squad_building=True)
    assert table.ask(REBEL).prompt_text().args["points"] == 100
    table = start("dark-whispers", squad_building=True, core_set_only=True)
    assert table.ask(REBEL).prompt_text().args["points"] == 31


@pytest.mark.rule("XW-MISSION-11")
def test_with_one_core_set_the_imperial_picks_upgrades_first() -> None:
    table = start("dark-whispers", squad_building=True, core_set_only=True)
    with_card = xws("rebel", ("lukeskywalker", {"ept": ["marksmanship"]}))
    assert table.refusal(REBEL, with_card).rule == "XW-MISSION-11"
    table.answer(REBEL, xws("rebel", ("lukeskywalker", {})))
    table.answer(
        IMPERIAL, xws("imperial", ("blacksquadronpilot", {}), ("obsidiansquadronpilot", {}))
    )
    assert table.waiting == (IMPERIAL,)
    assert "1:marksmanship" in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "1:marksmanship")  # 30 of 31 points; nothing else fits
    assert table.waiting == (REBEL,)
    assert "0:marksmanship" not in table.offered(REBEL)
    assert table.blocked(REBEL) == {"0:marksmanship": "XW-MISSION-11"}, "nothing else is taken"
    assert table.refusal(REBEL, "0:marksmanship").rule == "XW-MISSION-11"
    table.answer(REBEL, "0:r2f2")  # 31 of 31 points
    assert table.ship(0).upgrades == ["r2f2"]
    assert table.state.spent_points == {"rebel": 31, "imperial": 30}
    assert table.seen.initiative == "imperial"


@pytest.mark.rule("XW-MISSION-11", "XW-MISSION-12")
def test_upgrades_picked_later_count_for_initiative() -> None:
    table = start("dark-whispers", squad_building=True, core_set_only=True)
    table.answer(REBEL, xws("rebel", ("lukeskywalker", {})))  # 28
    table.answer(
        IMPERIAL, xws("imperial", ("blacksquadronpilot", {}), ("obsidiansquadronpilot", {}))
    )  # 27
    assert table.seen.initiative == "imperial"
    table.answer(IMPERIAL, "1:marksmanship")  # 30
    table.answer(REBEL, "-1:done")
    assert table.state.spent_points == {"rebel": 28, "imperial": 30}
    assert table.seen.initiative == "rebel"


@pytest.mark.rule("XW-MISSION-12")
def test_initiative_in_missions() -> None:
    for mission in ("political-escort", "asteroid-run", "dark-whispers"):
        assert start(mission).seen.initiative == "imperial"  # however much the ships cost
    rebel = xws(
        "rebel", ("redsquadronpilot", {"amd": ["r2f2"], "torpedo": ["protontorpedoes"]})
    )  # 30
    imperial = xws(
        "imperial", ("maulermithel", {"ept": ["determination"]}), ("obsidiansquadronpilot", {})
    )
    table = start("dark-whispers", squads=(rebel, imperial))
    assert table.state.spent_points == {"rebel": 30, "imperial": 31}
    assert table.seen.initiative == "rebel"
    even = xws("imperial", ("maulermithel", {}), ("obsidiansquadronpilot", {}))
    assert start("dark-whispers", squads=(rebel, even)).seen.initiative == "imperial"


@pytest.mark.rule("XW-MISSION-14")
def test_special_rules_and_goals_are_told_before_the_first_round() -> None:
    table = start("political-escort")
    while table.seen.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).keys()[0])
    ids = table.told_ids()
    assert ids.index("xw-log-mission") < ids.index("xw-log-round")
    goals = [event.text.args for event in table.log if event.text.id == "xw-log-goal"]
    assert [(told["side"].id, told["goal"].id) for told in goals] == [
        ("xw-side-rebel", "xw-mission-escort-goal-rebel"),
        ("xw-side-imperial", "xw-mission-escort-goal-imperial"),
    ]
    view = table.view(REBEL).mission
    assert view.special_rules.id == "xw-mission-escort-rules"
    assert set(view.goals) == {"rebel", "imperial"}
