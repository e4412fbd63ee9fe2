"""Scenarios of missions and obstacles, told in the tests alone."""

from typing import Any

import pytest

from cantina.games.x_wing.library import OBSTACLES
from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    NORTH,
    SOUTH,
    WEST,
    Scene,
    begin,
    imperial,
    rebel,
    rock,
    squad,
)
from x_wing.scenarios.test_missions import RUN, escort, shuttle, whispers


@scenario("XW-T004")
def test_t004_the_senators_shuttle_is_stopped_by_a_ship_in_its_way() -> None:
    scene = escort(
        rebel("redsquadronpilot", 800, 60, dial="straight:2"),
        shuttle(450, 300),
        imperial("academypilot", 450, 445, dial="straight:2"),
        step="begin-activation",
    )
    scene.does(ANNA, "straight:2")
    assert scene.place(1) == (450, 405, NORTH)
    assert scene.place(2) == (450, 325, SOUTH)
    assert scene.is_offered(BORIS, "focus")
    scene.does(BORIS, "focus")
    assert scene.has(2, "focus") == 1
    assert scene.ship(1).touching == []
    assert scene.ship(2).touching == []


@scenario("XW-T005")
def test_t005_an_exhausted_escort_protects_nobody_a_distant_one_neither() -> None:
    def escorting(gap: int, dial: str) -> Any:
        way = 200 if dial == "koiogran:4" else 120
        return escort(
            rebel("redsquadronpilot", 450 - 40 - gap, 300 - way, dial=dial),
            shuttle(450, 300, activated=True),
            imperial("academypilot", 100, 850, activated=True),
            step="activation",
        )

    tired = escorting(40, "koiogran:4")
    assert tired.has(0, "stress") == 1
    assert not tired.is_offered(ANNA, "focus")
    assert not tired.is_offered(ANNA, "protect")
    far = escorting(101, "straight:2")
    assert far.is_offered(ANNA, "focus")
    assert not far.is_offered(ANNA, "protect")
    near = escorting(100, "straight:2").does(ANNA, "protect")
    assert (near.has(0, "evade"), near.g.ship(0).deeds.actions) in [(0, ("protect",)), (0, ())]
    assert not near.is_offered(ANNA, "focus")
    acting = escort(
        rebel("redsquadronpilot", 310, 300),
        shuttle(450, 300),
        imperial("academypilot", 450, 490),
        step="perform-action",
        active=0,
    ).does(ANNA, "protect")
    assert (acting.has(1, "evade"), acting.has(0, "evade")) == (1, 0)


@scenario("XW-T006")
def test_t006_far_away_a_critical_and_two_tokens_and_still_one_hit_too_many() -> None:
    scene = escort(
        rebel("redsquadronpilot", 800, 60, had_combat=True),
        shuttle(450, 300, tokens={"evade": 2}),
        imperial("academypilot", 450, 590),
        imperial("academypilot", 500, 590),
    )
    scene.does(BORIS, "2").attacks(BORIS, 1, "hc", "bfb").does(ANNA, "evade")
    assert scene.thrown == [2, 3]
    assert scene.has(1, "evade") == 1
    assert (scene.up(1), scene.down(1), scene.damage(1)) == ([], 1, 1)


@scenario("XW-T007")
def test_t007_the_senator_takes_the_wrong_exit() -> None:
    def begin_round() -> Any:
        return escort(
            rebel("redsquadronpilot", 600, 300, dial="straight:2"),
            shuttle(70, 870, facing=WEST),
            imperial("academypilot", 600, 700, dial="straight:2"),
            step="begin-activation",
        )

    scene = begin_round().does(ANNA, "straight:2")
    assert scene.winners() == (BORIS,)
    assert scene.place(0) == (600, 300, NORTH)
    assert scene.place(2) == (600, 700, SOUTH)
    stay = begin_round()
    stay.does(ANNA, next(key for key in stay.offered(ANNA) if ":" not in key))
    assert not stay.table.over
    assert stay.place(1) == (70, 870, WEST)


@scenario("XW-T008")
def test_t008_the_runaway_is_replaced_but_only_tonight() -> None:
    def third_round() -> Any:
        return escort(
            rebel("redsquadronpilot", 300, 300, activated=True),
            shuttle(450, 100, activated=True),
            imperial("academypilot", 850, 500, facing=0.0, dial="straight:2"),
            imperial("academypilot", 300, 850, activated=True),
            step="activation",
            turn=3,
        )

    scene = third_round()
    scene.waits_for(BORIS, "yes")
    assert scene.prompt(BORIS) == "xw-ask-reinforcement"
    scene.does(BORIS, "no")
    assert scene.g.phase == "planning"
    scene.does(ANNA, "0:straight:1").does(BORIS, "3:straight:2")
    while scene.g.phase != "planning":
        assert scene.prompt(BORIS) != "xw-ask-reinforcement"
        seat = scene.table.waiting[0]
        keys = scene.offered(seat)
        quiet = [key for key in ("pass", "done", "no", "stay") if key in keys]
        scene.does(seat, (quiet or [key for key in keys if ":" not in key] or keys)[0])
    taken = third_round()
    taken.waits_for(BORIS, "yes")
    taken.does(BORIS, "yes")
    assert taken.refuses(BORIS, "200,779,270")
    taken.does(BORIS, "200,860,45")
    assert {key.split(":")[0] for key in taken.offered(BORIS)} == {"3", "4"}


@scenario("XW-T009")
def test_t009_a_blind_man_can_still_read_a_satellite() -> None:
    def blinded(**more: Any) -> Any:
        return imperial("obsidiansquadronpilot", 450, 490, hurt=["blinded-pilot"], **more)

    scene = whispers(
        rebel("redsquadronpilot", 450, 300, had_combat=True),
        blinded(tokens={"stress": 1}),
        imperial("blacksquadronpilot", 100, 800, had_combat=True),
        tokens=[(450, 490), (700, 200)],
    )
    scene.does(BORIS, "scan:0")
    assert scene.ship(1).markers == 1
    assert not scene.is_offered(BORIS, "attack")
    assert scene.up(1) == ["blinded-pilot"]
    later = whispers(
        rebel("redsquadronpilot", 450, 300, had_combat=True),
        blinded(markers=1),
        imperial("blacksquadronpilot", 100, 800, had_combat=True),
        tokens=[(700, 200)],
    )
    later.attacks(BORIS, 0)
    assert later.thrown == []
    assert (later.up(1), later.down(1)) == ([], 1)


@scenario("XW-T010")
def test_t010_shot_before_the_scan_is_finished() -> None:
    scene = whispers(
        rebel("redsquadronpilot", 450, 300),
        imperial("obsidiansquadronpilot", 450, 400, markers=1),
        imperial("blacksquadronpilot", 100, 800, had_combat=True),
        tokens=[(450, 410)],
    )
    scene.attacks(ANNA, 1, "hhhb", "bbb")
    assert scene.is_gone(1)
    assert scene.g.markers_lost == 1
    assert [token.marker_id for token in scene.g.markers] == [0]
    assert not scene.table.over
    assert not scene.is_offered(BORIS, "scan")


@scenario("XW-T011")
def test_t011_half_the_secrets_are_enough() -> None:
    scene = whispers(
        rebel("redsquadronpilot", 450, 300),
        imperial("obsidiansquadronpilot", 450, 490, markers=1, hurt=["", ""], had_combat=True),
        imperial("blacksquadronpilot", 450, 800, facing=NORTH, markers=1, had_combat=True),
        turn=6,
    )
    scene.attacks(ANNA, 1, "hbb", "bbb")
    assert scene.is_gone(1)
    assert scene.g.markers_lost == 1
    assert not scene.table.over
    while scene.g.phase != "planning":
        scene.passes(scene.table.waiting[0])
    scene.does(ANNA, "0:straight:1").does(BORIS, "2:straight:3")
    while not scene.table.over and scene.table.waiting:
        scene.passes(scene.table.waiting[0])
    assert scene.winners() == (BORIS,)


@scenario("XW-T012")
def test_t012_the_runner_with_empty_hands() -> None:
    scene = whispers(
        imperial("obsidiansquadronpilot", 200, 820, facing=NORTH, dial="straight:2"),
        imperial("blacksquadronpilot", 600, 400, facing=NORTH, markers=2, dial="straight:2"),
        rebel("redsquadronpilot", 100, 100, activated=True),
        step="activation",
    )
    assert scene.is_gone(0)
    assert not scene.table.over
    assert scene.place(1) == (600, 520, NORTH)
    hunted = whispers(
        rebel("redsquadronpilot", 450, 300),
        imperial("obsidiansquadronpilot", status="destroyed"),
        imperial("blacksquadronpilot", 450, 490, markers=2, hurt=["", ""], had_combat=True),
    ).attacks(ANNA, 2, "hbb", "bbb")
    assert hunted.winners() == (ANNA,)


@scenario("XW-T038")
def test_t038_two_hundred_millimetres_are_still_too_near_the_edge() -> None:
    scene = begin(
        {
            "obstacles": [True, True],
            "squads": [squad("rebel", "rookiepilot"), squad("imperial", "academypilot")],
        }
    )
    first = scene.table.waiting[0]
    assert first == BORIS
    token = scene.offered(BORIS)[0]
    if scene.prompt(BORIS) == "xw-ask-obstacle-token":
        scene.does(BORIS, token)
    outline = OBSTACLES[token].outline
    left = -min(x for x, _ in outline)
    assert scene.refuses(BORIS, f"{200.0 + left:.3f},450,0")
    scene.does(BORIS, f"{200.5 + left:.3f},450,0")
    assert scene.table.waiting == (ANNA,)
    other = scene.offered(ANNA)[0]
    if scene.prompt(ANNA) == "xw-ask-obstacle-token":
        scene.does(ANNA, other)
    right = 200.5 + left + max(x for x, _ in outline)
    start = -min(x for x, _ in OBSTACLES[other].outline)
    assert right > 200
    assert scene.refuses(ANNA, f"{200.5 + left + 2:.3f},450,0")
    scene.does(ANNA, f"{right + start + 40:.1f},450,0")
    for x, y in [(300, 300), (450, 300), (600, 300), (600, 600)]:
        seat = scene.table.waiting[0]
        if scene.prompt(seat) == "xw-ask-obstacle-token":
            scene.does(seat, scene.offered(seat)[0])
        scene.does(seat, f"{x},{y},0")
    assert scene.prompt(ANNA) == "xw-ask-edge"
    assert all(ship.status != "in play" for ship in scene.g.ships)


@scenario("XW-T039")
def test_t039_a_rock_decides_the_asteroid_run() -> None:
    scene = Scene(
        rebel("lukeskywalker", 450, 300, shields=0, hurt=["", ""], dial="straight:2"),
        imperial("nightbeast", 300, 800, activated=True),
        imperial("maulermithel", 600, 800, activated=True),
        options=RUN,
        marked_ship=0,
        tracking_tokens=3,
        step="activation",
        turn=3,
        obstacles=[rock(440, 460, 410, 430)],
        dice=("h",),
    )
    assert scene.thrown == [1]
    assert scene.winners() == (BORIS,)
    assert scene.g.phase == "activation"


@scenario("XW-T040")
@pytest.mark.parametrize("place", ["300,860,270", "300,40,90"])
def test_t040_the_wrong_rebel_falls_in_the_asteroid_run(place: str) -> None:
    scene = Scene(
        rebel("lukeskywalker", 450, 300, shields=0, hurt=["", ""]),
        rebel("rookiepilot", 800, 450, had_combat=True),
        imperial("obsidiansquadronpilot", 450, 490, hurt=["", ""]),
        imperial("darkcurse", 480, 490),
        options=RUN,
        marked_ship=1,
        tracking_tokens=2,
        turn=2,
    )
    scene.attacks(ANNA, 2, "hbb", "bbb")
    assert scene.is_gone(2)
    scene.attacks(BORIS, 0, "hb", "bb")
    assert scene.is_gone(0)
    assert not scene.table.over
    assert scene.prompt(BORIS) == "xw-ask-reinforcement"
    assert scene.prompt(ANNA) == ""
    scene.does(BORIS, "yes").does(BORIS, place)
    assert scene.g.phase == "planning", "exactly one, and none for Anna"
    assert [ship.pilot for ship in scene.g.ships[4:]] == ["academypilot"]
    ways = [key for key in scene.offered(ANNA) if key.startswith("1:")]
    assert ways
    assert {key[-1] for key in ways} == {"1", "2"}


@scenario("XW-T041")
def test_t041_concussion_against_the_senator() -> None:
    scene = escort(
        rebel("redsquadronpilot", 800, 60, had_combat=True),
        shuttle(450, 300),
        imperial("stormsquadronpilot", 450, 590, upgrades=["concussionmissiles"], lock=1),
    )
    scene.attacks(BORIS, 1, "cfbb", weapon="concussionmissiles").roll("eb")
    scene.does(BORIS, next(key for key in scene.offered(BORIS) if "concussion" in key))
    assert scene.thrown == [4, 2]
    assert (scene.up(1), scene.down(1)) == ([], 1)
    assert scene.locks(2) == []
    assert scene.ship(2).upgrades == []
    locking = escort(
        rebel("redsquadronpilot", 800, 60),
        shuttle(450, 300),
        imperial("stormsquadronpilot", 450, 490),
        step="perform-action",
        active=2,
    )
    assert locking.is_offered(BORIS, "target-lock:1")
