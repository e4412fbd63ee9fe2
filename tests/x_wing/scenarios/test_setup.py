"""Scenarios of setup, initiative and squads, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.rules.sides import team
from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, Scene, begin, imperial, rebel, squad, squad_report


def placing(*squads: str, **options: Any) -> Scene:
    return begin({"squads": squads, **options})


def place_in_order(scene: Scene) -> list[str]:
    """Place every ship somewhere legal; return the pilots in the order in which it was asked."""
    order: list[Any] = []
    while scene.g.phase == "setup":
        seat = scene.table.waiting[0]
        if scene.prompt(seat) != "xw-ask-place-ship":
            scene.does(seat, scene.offered(seat)[0])
        before = {ship.ship_id for ship in scene.g.ships if ship.status == "in play"}
        y = 50 if scene.g.seats[seat] == "rebel" else 850
        heading = 90 if y == 50 else 270
        scene.does(seat, f"{100 + 60 * len(order)},{y},{heading}")
        after = [ship for ship in scene.g.ships if ship.status == "in play"]
        order += [ship.pilot for ship in after if ship.ship_id not in before]
    return order


@scenario("XW-S001")
def test_placement_interleaves_both_sides_by_pilot_skill() -> None:
    scene = placing(
        squad("rebel", "redsquadronpilot", "rookiepilot"),
        squad("imperial", "blacksquadronpilot", "academypilot"),
    )
    assert scene.g.initiative == "imperial"
    assert place_in_order(scene) == [
        "academypilot",
        "rookiepilot",
        "blacksquadronpilot",
        "redsquadronpilot",
    ]


@scenario("XW-S002")
def test_the_cheaper_rebel_squad_has_initiative_in_every_step() -> None:
    scene = placing(
        squad("rebel", "redsquadronpilot"),
        squad("imperial", "blacksquadronpilot", "blacksquadronpilot"),
    )
    assert scene.g.initiative == "rebel"
    order = place_in_order(scene)
    assert order[0] == "redsquadronpilot"
    ships = (
        rebel("redsquadronpilot", y=300, dial="straight:1"),
        imperial("blacksquadronpilot", x=430, y=500, dial="straight:2"),
        imperial("blacksquadronpilot", x=480, y=500, dial="straight:2"),
    )
    flying = Scene(*ships, step="activation", initiative="rebel")
    assert flying.g.active == 0
    assert flying.ship(0).activated
    assert not flying.ship(1).activated
    shooting = Scene(*ships, step="combat", initiative="rebel")
    assert shooting.is_offered(ANNA, "attack:primary:1")
    assert shooting.offered(BORIS) == []
    shooting.passes(ANNA)
    assert sorted(shooting.offered(BORIS)) == ["1", "2"]


@scenario("XW-S003")
@pytest.mark.parametrize(
    ("key", "legal"),
    [
        ("450,75,90", True),
        ("450,75,45", False),
        ("450,70,45", True),
        ("450,80,90", True),
        ("450,81,90", False),
    ],
)
def test_a_ship_placed_at_an_angle_needs_more_room(key: str, legal: bool) -> None:
    scene = placing(squad("rebel", "rookiepilot"), squad("imperial", "blacksquadronpilot"))
    assert scene.refuses(ANNA, key) is not legal


@scenario("XW-S004")
@pytest.mark.parametrize(("x", "legal"), [(239, False), (240, True), (15, False), (20, True)])
def test_neither_outside_nor_on_another_ship(x: int, legal: bool) -> None:
    scene = placing(
        squad("rebel", "lukeskywalker"), squad("imperial", "academypilot", "obsidiansquadronpilot")
    )
    scene.does(BORIS, "200,860,270")
    assert scene.refuses(BORIS, f"{x},860,270") is not legal


@scenario("XW-S005")
def test_veteran_instincts_moves_a_pilot_up_in_the_order() -> None:
    scene = placing(
        squad("rebel", "biggsdarklighter"),
        squad("imperial", "nightbeast", "blacksquadronpilot+veteraninstincts"),
    )
    assert scene.g.initiative == "rebel"
    assert place_in_order(scene) == ["biggsdarklighter", "nightbeast", "blacksquadronpilot"]
    assert scene.skill(2) == 6


@scenario("XW-S006")
def test_the_introductory_forces_come_without_upgrades() -> None:
    scene = begin()
    assert [(ship.pilot, ship.upgrades) for ship in scene.g.ships] == [
        ("lukeskywalker", ()),
        ("nightbeast", ()),
        ("obsidiansquadronpilot", ()),
    ]
    assert place_in_order(scene) == ["obsidiansquadronpilot", "nightbeast", "lukeskywalker"]
    assert [ship.shields for ship in scene.g.ships] == [2, 0, 0]
    assert scene.g.initiative == "imperial"
    assert scene.g.obstacles == []
    assert scene.g.deck.left == 33
    assert all("upgrade" not in message for message in scene.told())


@scenario("XW-S007")
def test_the_rebel_picks_the_edge_last_and_it_may_be_a_side_edge() -> None:
    scene = begin(
        {
            "obstacles": [True, True],
            "squads": [squad("rebel", "rookiepilot"), squad("imperial", "academypilot")],
        }
    )
    lay_six(scene)
    assert scene.prompt(ANNA) == "xw-ask-edge"
    assert scene.offered(BORIS) == []
    scene.does(ANNA, "east")
    assert scene.refuses(BORIS, "450,860,270")
    scene.does(BORIS, "60,450,0")
    scene.does(ANNA, "850,450,180")
    assert scene.g.phase == "planning"


def lay_six(scene: Scene) -> list[int]:
    """Lay all six tokens near the middle; return the seats in the order they were asked."""
    places = [(x, y) for y in (350, 550) for x in (300, 450, 600)]
    seats = []
    for x, y in places:
        seat = scene.table.waiting[0]
        seats.append(seat)
        if scene.prompt(seat) == "xw-ask-obstacle-token":
            scene.does(seat, scene.offered(seat)[0])
        scene.does(seat, f"{x},{y},0")
    return seats


@scenario("XW-S008")
def test_the_empire_places_the_first_asteroid() -> None:
    rich = squad("imperial", *["blacksquadronpilot"] * 6, "academypilot")
    scene = begin(
        {"obstacles": [True, True], "squads": [squad("rebel", *["rookiepilot"] * 4), rich]}
    )
    assert scene.g.initiative == "rebel"
    shape = scene.offered(BORIS)[0]
    scene.does(BORIS, shape)
    reach = 20.6  # how far this token lies left of its centre
    assert scene.refuses(BORIS, f"{199 + reach},450,0")
    scene.does(BORIS, f"{201 + reach},450,0")
    seats = [BORIS]
    for x, y in [(350, 350), (500, 350), (650, 350), (400, 600), (600, 600)]:
        seat = scene.table.waiting[0]
        seats.append(seat)
        if scene.prompt(seat) == "xw-ask-obstacle-token":
            scene.does(seat, scene.offered(seat)[0])
        scene.does(seat, f"{x},{y},0")
    assert seats == [BORIS, ANNA] * 3


@scenario("XW-S009")
def test_thirty_one_points_exactly() -> None:
    luke = squad("rebel", "lukeskywalker+marksmanship")
    scene = begin({"squad_building": True, "core_set_only": True})
    scene.does(ANNA, luke)
    over = squad("imperial", "maulermithel", "blacksquadronpilot+determination")
    assert (
        squad_report(
            "imperial", "maulermithel", "blacksquadronpilot+determination", points=31
        ).points
        == 32
    )
    assert scene.refuses(BORIS, over)
    scene.does(BORIS, squad("imperial", "maulermithel", "blacksquadronpilot"))
    assert scene.g.spent_points == {"rebel": 31, "imperial": 31}
    assert scene.g.initiative == "imperial"


@scenario("XW-S010")
def test_upgrade_points_count_for_initiative() -> None:
    scene = placing(
        squad("rebel", "rookiepilot+protontorpedoes+r2d2"),
        squad("imperial", "academypilot", "backstabber"),
        points=[31, 31],
    )
    assert scene.g.spent_points == {"rebel": 29, "imperial": 28}
    assert scene.g.initiative == "imperial"


@scenario("XW-S011")
def test_a_unique_name_runs_over_pilots_and_crew() -> None:
    assert not squad_report("rebel", "lukeskywalker", "rebeloperative+lukeskywalker").valid
    assert not squad_report("rebel", "rookiepilot+r2d2", "rebeloperative+r2d2-swx22").valid
    fine = squad_report("rebel", "rebeloperative", "rebeloperative+r2d2-swx22", "rookiepilot")
    assert (fine.valid, fine.points) == (True, 57)


@scenario("XW-S012")
def test_both_players_may_bring_the_same_unique_upgrade() -> None:
    scene = placing(
        squad("rebel", "wedgeantilles+squadleader"),
        squad("imperial", "darthvader+squadleader"),
        points=[31, 31],
    )
    assert scene.g.spent_points == {"rebel": 31, "imperial": 31}
    assert scene.g.initiative == "imperial"


@scenario("XW-S013")
def test_two_torpedoes_but_no_third() -> None:
    full = "goldsquadronpilot+ioncannonturret+protontorpedoes+protontorpedoes+r2astromech"
    report = squad_report("rebel", full)
    assert (report.valid, report.points) == (True, 32)
    for extra in ("protontorpedoes", "marksmanship", "r5astromech"):
        assert not squad_report("rebel", f"{full}+{extra}").valid


@scenario("XW-S014")
def test_the_symbol_decides_who_may_carry_an_upgrade() -> None:
    assert not squad_report("rebel", "biggsdarklighter+determination").valid
    assert squad_report("rebel", "lukeskywalker+determination").valid
    assert squad_report("imperial", "blacksquadronpilot+determination").valid
    assert not squad_report("imperial", "darkcurse+determination").valid
    assert not squad_report("rebel", "rookiepilot", "academypilot").valid


@scenario("XW-S015")
def test_r2_d6_brings_an_elite_symbol_to_those_who_may_have_it() -> None:
    fine = squad_report("rebel", "redsquadronpilot+r2d6+determination")
    assert (fine.valid, fine.points) == (True, 25)
    assert not squad_report("rebel", "rookiepilot+r2d6").valid
    assert not squad_report("rebel", "lukeskywalker+r2d6").valid
    assert not squad_report("rebel", "redsquadronpilot+determination").valid


@scenario("XW-S016")
def test_with_one_core_set_there_are_two_ties_and_one_x_wing() -> None:
    def core(faction: str, *ships: list[str] | str) -> Any:
        return squad_report(faction, *ships, points=50, core=True).valid

    assert not core("imperial", *["academypilot"] * 3)
    assert core("imperial", *["academypilot"] * 2)
    assert not core("rebel", "rookiepilot", "redsquadronpilot")


@scenario("XW-S017")
def test_squads_stay_secret_until_both_are_in() -> None:
    scene = begin({"squad_building": True, "points": [80, 100]})
    heroes = ("lukeskywalker", "wedgeantilles", "biggsdarklighter")
    assert squad_report("rebel", *heroes).points == 82
    assert scene.refuses(ANNA, squad("rebel", *heroes))
    scene.does(ANNA, squad("rebel", "lukeskywalker", "biggsdarklighter", "redsquadronpilot+r2f2"))
    seen = scene.table.view(BORIS)
    assert seen.ships == []
    assert "luke" not in repr(seen).lower()
    assert scene.g.spent_points == {}
    imperial_squad = squad("imperial", *["blacksquadronpilot"] * 7)
    scene.does(BORIS, imperial_squad)
    for seat in (ANNA, BORIS):
        assert len(scene.table.view(seat).ships) == 10
    assert scene.g.spent_points == {"rebel": 79, "imperial": 98}
    assert scene.g.initiative == "rebel"


@scenario("XW-S095")
def test_who_lost_every_ship_still_wins_with_the_team() -> None:
    clara = rebel("rookiepilot", seat=2)
    lost = rebel("redsquadronpilot", x=700, y=100, status="destroyed")
    scene = Scene(
        clara,
        imperial("academypilot", hurt=["", ""], had_combat=True),
        lost,
        seats=("rebel", "imperial", "rebel"),
    )
    assert not scene.table.over
    scene.attacks(2, 1, "hbb", "bbb")
    assert scene.is_gone(1)
    assert scene.winners() == (ANNA, 2)
    assert team(scene.g, "rebel") == [0, 2]
    together = begin({"squad_building": True}, seats=3)
    assert together.g.options.limit("rebel") == together.g.options.limit("imperial") == 100


@scenario("XW-S096")
def test_one_team_one_luke() -> None:
    scene = begin({"squad_building": True}, seats=3)
    both = ("lukeskywalker+r2d2", "rookiepilot+r2d2")
    assert scene.refuses(ANNA, squad("rebel", *both))
    fine = ("lukeskywalker+r2d2", "rookiepilot+r2f2")
    assert squad_report("rebel", *fine).points == 56
    more = (*fine, "rookiepilot", "rookiepilot")
    assert squad_report("rebel", *more).points == 98
    heavy = (*fine, "rookiepilot", "rookiepilot+protontorpedoes")
    assert scene.refuses(ANNA, squad("rebel", *heavy))
    scene.does(ANNA, squad("rebel", *more))
