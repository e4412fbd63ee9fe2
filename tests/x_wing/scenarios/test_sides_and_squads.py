"""Scenarios of teams, squads and locks, told in the tests alone."""

from typing import Any

import pytest

from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    CLARA,
    Scene,
    acting,
    begin,
    imperial,
    rebel,
    squad,
    squad_report,
)

DMYTRO = 3


@scenario("XW-T013")
def test_t013_in_a_team_game_initiative_belongs_to_the_side() -> None:
    squads = (
        squad("rebel", "redsquadronpilot", "redsquadronpilot", "biggsdarklighter", "garvendreis"),
        squad(
            "imperial",
            "blacksquadronpilot",
            "blacksquadronpilot",
            "darthvader+determination",
            "maarekstele+marksmanship",
            "academypilot",
        ),
    )
    started = begin({"squads": squads}, seats=4).g
    assert started.spent_points == {"rebel": 97, "imperial": 100}
    assert started.initiative == "rebel"
    seats = ("rebel", "imperial", "rebel", "imperial")

    def fleet(y: int = 520) -> Any:
        return (
            rebel("redsquadronpilot", 300, 300, seat=ANNA, dial="straight:1"),
            rebel("redsquadronpilot", 400, 300, seat=CLARA, dial="straight:1"),
            imperial("blacksquadronpilot", 300, y, seat=BORIS, dial="straight:2"),
            imperial("blacksquadronpilot", 400, y, seat=DMYTRO, dial="straight:2"),
        )

    scene = Scene(*fleet(700), step="activation", seats=seats, initiative="rebel")
    order = []
    while scene.g.phase == "activation":
        seat = scene.table.waiting[0]
        if scene.prompt(seat) == "xw-ask-action":
            order.append(seat)
        keys = scene.offered(seat)
        scene.does(seat, "pass" if "pass" in keys else keys[0])
    assert order == [ANNA, CLARA, BORIS, DMYTRO]
    shooting = Scene(*fleet(), seats=seats, initiative="rebel")
    fired = []
    while shooting.g.phase == "combat":
        seat = shooting.table.waiting[0]
        if shooting.is_offered(seat, "attack"):
            fired.append(seat)
        keys = shooting.offered(seat)
        shooting.does(seat, "pass" if "pass" in keys else keys[0])
    assert fired == [ANNA, CLARA, BORIS, DMYTRO]


@scenario("XW-T014")
@pytest.mark.parametrize(("gap", "helps"), [(100, True), (101, False)])
def test_t014_howlrunner_lends_her_skill_to_the_partners_cadet(gap: int, helps: bool) -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, had_combat=True),
        imperial("howlrunner", 450 + 40 + gap, 490, had_combat=True),
        imperial("academypilot", 450, 490, seat=CLARA),
        seats=("rebel", "imperial", "imperial"),
    ).attacks(CLARA, 0, "bh")
    assert scene.is_offered(CLARA, "use:1:pilot:howlrunner") is helps
    assert not scene.is_offered(BORIS, "use:")
    if helps:
        assert scene.offered(BORIS) == []
        assert scene.is_offered(CLARA, "done")
        scene.does(CLARA, "use:1:pilot:howlrunner:0")
        assert scene.offered(CLARA) == ["0", "1"]
        scene.roll("h", "bb").does(CLARA, "0")
        assert scene.ship(0).shields == 0


@scenario("XW-T015")
def test_t015_garvens_token_changes_the_players_hand() -> None:
    scene = Scene(
        rebel("garvendreis", 450, 300, tokens={"focus": 1}, had_combat=True),
        rebel("rookiepilot", 640, 300, seat=CLARA, had_combat=True),
        imperial("maulermithel", 450, 490),
        imperial("academypilot", 640, 490),
        seats=("rebel", "imperial", "rebel"),
    )
    scene.attacks(BORIS, 0, "hb", "eb").does(ANNA, "focus")
    scene.uses(ANNA, "pilot:garvendreis")
    if scene.is_offered(ANNA, "1"):
        scene.does(ANNA, "1")
    assert scene.ship(0).shields == 2
    assert (scene.has(0, "focus"), scene.has(1, "focus")) == (0, 1)
    while not scene.is_offered(BORIS, "attack:primary:1"):
        scene.passes(scene.table.waiting[0])
    scene.attacks(BORIS, 1, "hh", "ff")
    assert scene.offered(ANNA) == []
    scene.does(CLARA, "focus")
    assert scene.ship(1).shields == 2
    assert scene.has(1, "focus") == 0


@scenario("XW-T016")
def test_t016_captain_kagi_attracts_every_lock_that_can_reach_him() -> None:
    scene = acting(
        rebel("dutchvander", 450, 300),
        rebel("rookiepilot", 260, 300),
        imperial("captainkagi", 450 + 20 + 280 + 40, 300),
        imperial("academypilot", 370, 340),
    )
    locks = {key for key in scene.offered(ANNA) if key.startswith("target-lock")}
    assert locks == {"target-lock:2"}
    scene.does(ANNA, "target-lock:2")
    scene.does(ANNA, "yes")
    for key in ("1", "yes", "3"):
        if key in scene.offered(ANNA):
            scene.does(ANNA, key)
    assert scene.locks(1).count(3) == 1
    assert scene.g.ship(1).deeds.actions == ()


@scenario("XW-T017")
def test_t017_a_hundred_against_a_hundred() -> None:
    mine = ("wedgeantilles+r2f2", "garvendreis", "rookiepilot", "rookiepilot")
    theirs = (
        "darthvader+determination",
        "howlrunner+swarmtactics",
        "maulermithel+marksmanship",
        "backstabber",
        "blacksquadronpilot",
    )
    for faction, ships in (("rebel", mine), ("imperial", theirs)):
        report = squad_report(faction, *ships)
        assert (report.valid, report.points) == (True, 100)
    scene = begin({"squads": (squad("rebel", *mine), squad("imperial", *theirs))})
    assert scene.g.initiative == "imperial"
    fleet = (
        rebel("wedgeantilles", 450, 300, dial="straight:1"),
        imperial("darthvader", 450, 540, dial="straight:2"),
    )
    flown = Scene(*fleet, step="activation", initiative="imperial")
    assert flown.ship(1).activated
    assert not flown.ship(0).activated
    shot = Scene(*fleet, initiative="imperial")
    assert shot.is_offered(BORIS, "attack:primary:0")
    assert shot.offered(ANNA) == []
