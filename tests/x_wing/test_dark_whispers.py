from typing import Any

import pytest

from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.state import Battle, Marker, Ship
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.squads import ONE_EACH
from x_wing.table import Skirmish, fly, play, position

MISSION = {"mission": "dark-whispers"}


def whispers(
    *ships: Ship,
    markers: list[tuple[int, int]] | tuple[tuple[int, int], ...] = (),
    placed: int = 2,
    **settings: Any,
) -> Battle:
    tokens = [Marker(i, float(x), float(y)) for i, (x, y) in enumerate(markers)]
    return position(*ships, options=MISSION, markers=tokens, markers_placed=placed, **settings)


def start(**options: Any) -> Skirmish:
    return Skirmish.start(game, 2, {**MISSION, **options})


@pytest.mark.rule("XW-MISSION-3-1")
def test_forces() -> None:
    assert [(s.side, s.pilot, s.upgrades) for s in start().state.ships] == [
        ("rebel", "redsquadronpilot", ("protontorpedoes", "r2f2")),
        ("imperial", "blacksquadronpilot", ("determination",)),
        ("imperial", "obsidiansquadronpilot", ()),
    ]


@pytest.mark.rule("XW-MISSION-3-2", "XW-MISSION-3-3")
def test_imperials_then_satellites_then_rebels() -> None:
    table = start()
    assert table.waiting == (IMPERIAL,)
    assert table.refusal(IMPERIAL, "450,50,90").rule == "XW-MISSION-3-2"
    assert table.refusal(IMPERIAL, "450,750,270").rule == "XW-MISSION-3-2"  # Range 2
    table.answer(IMPERIAL, "300,850,270")
    table.answer(IMPERIAL, "600,850,270")
    assert prompt(table, REBEL) == "xw-ask-place-satellite"
    assert table.refusal(REBEL, "450,150,0").rule == "XW-MISSION-3-3"  # Range 2, not 3
    table.answer(REBEL, "450,250,0")
    assert table.refusal(REBEL, "450,250,0").rule == "XW-MISSION-3-3"  # Range 3, not 2
    table.answer(REBEL, "600,150,0")
    assert table.refusal(REBEL, "450,150,90").rule == "XW-MISSION-3-3"
    table.answer(REBEL, "450,50,90")
    assert table.seen.phase == "planning"
    assert [(s.x, s.y) for s in table.state.markers] == [(450.0, 250.0), (600.0, 150.0)]


@pytest.mark.rule("XW-MISSION-3-4")
def test_four_satellites_with_100_point_squads() -> None:
    table = start(squads=ONE_EACH)
    table.answer(IMPERIAL, "300,850,270")
    for at in ("450,250,0", "600,150,0", "250,250,0", "300,130,0"):
        table.answer(REBEL, at)
    assert prompt(table, REBEL) == "xw-ask-place-ship"
    assert [s.y for s in table.state.markers] == [250.0, 150.0, 250.0, 130.0]
    small = start(squads=ONE_EACH, points=(99, 99))
    small.answer(IMPERIAL, "300,850,270")
    for at in ("450,250,0", "600,150,0"):
        small.answer(REBEL, at)
    assert prompt(small, REBEL) == "xw-ask-place-ship"  # two are enough


@pytest.mark.rule("XW-MISSION-3-5")
def test_satellites_keep_their_distances() -> None:
    table = start()
    table.answer(IMPERIAL, "300,850,270")
    table.answer(IMPERIAL, "600,850,270")
    assert table.refusal(REBEL, "114,250,0").rule == "XW-MISSION-3-5"  # Range 1 of a side edge
    assert table.refusal(REBEL, "786,250,0").rule == "XW-MISSION-3-5"  # of the other one
    table.answer(REBEL, "450,250,0")
    assert table.refusal(REBEL, "450,180,0").rule == "XW-MISSION-3-5"  # Range 1 of the other
    assert table.refusal(REBEL, "780,130,0").rule == "XW-MISSION-3-5"  # beyond Range 3
    table.answer(REBEL, "600,150,0")


@pytest.mark.rule("XW-MISSION-3-5")
def test_one_other_satellite_at_range_2_or_3_is_enough() -> None:
    table = start(squads=ONE_EACH)
    table.answer(IMPERIAL, "300,850,270")
    table.answer(REBEL, "300,250,0")
    table.answer(REBEL, "600,150,0")  # Range 3: 286 mm
    # Range 1 of the second satellite but Range 3 of the first
    table.answer(REBEL, "550,250,0")
    assert len(table.state.markers) == 3


@pytest.mark.rule("XW-MISSION-3-6", "XW-MISSION-3-7")
def test_a_scan_takes_the_place_of_the_attack() -> None:
    ships = (tie(markers=1), x_wing(had_combat=True))
    table = play(whispers(*ships, markers=[(450, 500)], placed=2))
    assert table.offered(IMPERIAL) == ["attack:primary:1", "scan:0", "pass"]
    table.answer(IMPERIAL, "scan:0")
    assert table.ship(0).markers == 2
    assert table.state.markers == []
    # the other satellites stay where they are
    ships = (tie(), x_wing(had_combat=True))
    several = play(whispers(*ships, markers=[(700, 250), (450, 500)], placed=2))
    several.answer(IMPERIAL, "scan:1")
    assert [(s.x, s.y) for s in several.state.markers] == [(700.0, 250.0)]
    assert several.seen.ships[0].markers == 1
    assert table.seen.phase == "planning"  # no attack was left


@pytest.mark.rule("XW-MISSION-3-6")
def test_only_imperial_ships_on_a_satellite_scan() -> None:
    away = play(whispers(tie(), x_wing(had_combat=True), markers=[(600, 500)]))
    assert away.offered(IMPERIAL) == ["attack:primary:1", "pass"]
    # the edge of the base on the edge of the token is enough, a hair beside it is not
    for x, found in ((484, True), (486, False)):
        edge = play(whispers(tie(), x_wing(had_combat=True), markers=[(x, 500)]))
        assert ("scan:0" in edge.offered(IMPERIAL)) is found
    rebel = play(whispers(x_wing(), tie(had_combat=True), markers=[(450, 300)]))
    assert rebel.offered(REBEL) == ["attack:primary:1", "pass"]


@pytest.mark.rule("XW-MISSION-3-8")
def test_a_ship_may_scan_what_a_touching_rebel_stands_on() -> None:
    def table(touching: bool) -> Any:
        links = ([1], [0]) if touching else ([], [])
        ships = (
            tie(at=(450, 340, 270), touching=links[0]),
            x_wing(at=(450, 300, 90), touching=links[1], had_combat=True),
            x_wing("redsquadronpilot", at=(450, 200, 90), had_combat=True),
        )
        return play(whispers(*ships, markers=[(450, 290)]))

    assert "scan:0" in table(True).offered(IMPERIAL)
    assert "scan:0" not in table(False).offered(IMPERIAL)
    # a friend on the satellite is no help
    ships = (
        tie("blacksquadronpilot", at=(450, 340, 270), touching=[1]),
        tie("academypilot", at=(450, 300, 270), touching=[0], had_combat=True),
        x_wing(at=(450, 150, 90), had_combat=True),
    )
    beside = play(whispers(*ships, markers=[(450, 290)]))
    assert beside.offered(IMPERIAL) == ["attack:primary:2", "pass"]


@pytest.mark.rule("XW-MISSION-3-9", "XW-MISSION-3-12")
def test_data_of_a_destroyed_ship_are_lost() -> None:
    ships = (
        x_wing("redsquadronpilot"),
        tie(markers=1, damage=damage("", ""), had_combat=True),
        tie(at=(700, 700, 270), markers=1, had_combat=True),
    )
    table = play(whispers(*ships, placed=2), [HIT, BLANK, BLANK], [BLANK] * 3, *["direct-hit"] * 3)
    table.attack(REBEL, 1)
    assert table.state.markers_lost == 1
    assert table.seen.supply.markers == 1
    assert table.state.markers == []
    assert [ship.markers for ship in table.seen.ships] == [0, 0, 1]
    assert not table.over
    ships = (
        x_wing("redsquadronpilot"),
        tie(markers=2, damage=damage("", ""), had_combat=True),
        tie(at=(700, 700, 270), had_combat=True),
    )
    table = play(whispers(*ships, placed=2), [HIT, BLANK, BLANK], [BLANK] * 3, *["direct-hit"] * 3)
    table.attack(REBEL, 1)
    assert table.result.winners == (REBEL,)
    assert table.ship(2).status == "in play"


@pytest.mark.rule("XW-MISSION-3-12")
def test_the_alliance_wins_when_all_imperial_ships_are_destroyed() -> None:
    ships = (x_wing(), tie(damage=damage("", ""), had_combat=True))
    table = play(
        whispers(*ships, markers=[(100, 250), (300, 150)]),
        [HIT, BLANK, BLANK],
        [BLANK] * 3,
        *["direct-hit"] * 3,
    )
    table.attack(REBEL, 1)
    assert table.result.winners == (REBEL,)


@pytest.mark.rule("XW-MISSION-3-10", "XW-MISSION-3-11")
def test_rebel_reinforcements() -> None:
    ships = (x_wing("redsquadronpilot"), tie(at=(450, 700, 270)))
    table = play(
        whispers(
            *ships,
            markers=[(100, 250)],
            step="end-phase",
            destroyed_this_round={"rebel": 1, "imperial": 1},
        )
    )
    assert table.waiting == (REBEL,)
    assert table.offered(REBEL) == ["yes", "no"]
    table.answer(REBEL, "yes")
    assert table.refusal(REBEL, "450,850,90").rule == "XW-MISSION-3-11"
    assert table.refusal(REBEL, "450,150,90").rule == "XW-MISSION-3-11"  # Range 2
    table.answer(REBEL, "450,50,90")
    assert table.seen.ships[-1].pilot == "rookiepilot"
    assert table.seen.phase == "planning"
    assert any(key.startswith("2:") for key in table.offered(REBEL))


@pytest.mark.rule("XW-MISSION-3-13", "XW-MISSION-3-14")
@pytest.mark.parametrize(
    ("at", "left", "carried", "status", "winner"),
    [
        ((450, 880, 90), (), 1, "fled", IMPERIAL),
        ((450, 880, 90), ((300, 150),), 1, "destroyed", None),  # one is not scanned yet
        ((450, 880, 90), (), 0, "destroyed", None),  # carries nothing
        ((20, 450, 180), (), 1, "destroyed", None),  # a side edge
        ((450, 20, 270), (), 1, "destroyed", None),  # the Rebel edge
    ],
)
def test_a_carrier_escapes_over_the_imperial_edge_when_all_is_scanned(
    at: tuple[float, float, float],
    left: tuple[tuple[int, int], ...],
    carried: int,
    status: str,
    winner: int | None,
) -> None:
    ships = (
        tie(at=at, markers=carried),
        tie("obsidiansquadronpilot", at=(200, 500, 0), markers=1),
        x_wing(at=(700, 200, 90)),
    )
    for ship in ships[1:]:
        ship.activated = True
    ships[0].dial = "straight:2"
    table = play(whispers(*ships, markers=left, placed=2, step="activation"))
    assert table.ship(0).status == status
    assert table.over is (winner is not None)
    if winner is not None:
        assert table.result.winners == (winner,)
    elif carried:
        assert table.state.markers_lost == 1
        assert table.ship(0).markers == 0


def test_satellites_are_no_obstacles() -> None:
    table = fly(
        "straight:2",
        tie(),
        x_wing(at=(700, 200, 90)),
        options=MISSION,
        markers=[Marker(0, 450.0, 400.0)],
        markers_placed=2,
    )
    assert "evade" in table.offered(IMPERIAL)
