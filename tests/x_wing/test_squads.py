"""Squads in XWS: what is accepted, and what is refused with its place."""

import json

import pytest
from typer.testing import CliRunner

from cantina.cli.main import make_app
from cantina.core.fluent import writer
from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.random_squads import random_squad
from cantina.games.x_wing.rules.equipping import building_text
from cantina.games.x_wing.rules.squads import (
    Squad,
    SquadReport,
    SquadShip,
    check_squad,
    check_xws,
    to_xws,
    xws_text,
)
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.terms import Faction
from x_wing.ships import tie, x_wing
from x_wing.table import Skirmish, play, position

Upgrades = dict[str, list[str]]


def fly(name: str, ship: str, **upgrades: list[str]) -> dict[str, object]:
    return {"name": name, "ship": ship, "upgrades": upgrades}


def rebels(*pilots: dict[str, object], points: int = 100, **options: bool) -> SquadReport:
    return check_xws(
        json.dumps({"version": "1.0.0", "faction": "rebel", "pilots": pilots}), points, **options
    )


def imperials(*pilots: dict[str, object], points: int = 100, **options: bool) -> SquadReport:
    return check_xws(
        json.dumps({"version": "1.0.0", "faction": "imperial", "pilots": pilots}), points, **options
    )


def found(report: SquadReport) -> list[tuple[str, str]]:
    assert (report.squad is None) == bool(report.problems)
    for problem in report.problems:
        assert writer().write(problem.reason)
    return [(problem.code, problem.where) for problem in report.problems]


ROOKIE = fly("rookiepilot", "xwing")
ACADEMY = fly("academypilot", "tiefighter")


@pytest.mark.rule("XW-SQUAD-1")
def test_the_cost_is_the_sum_of_all_cards() -> None:
    report = rebels(
        fly("lukeskywalker", "xwing", ept=["marksmanship"], torpedo=["protontorpedoes"]), ROOKIE
    )
    assert found(report) == []
    assert report.points == 28 + 3 + 4 + 21
    assert report.squad is not None
    assert report.squad.points == report.points
    # the same sum decides on initiative
    squads = tuple(
        json.dumps({"faction": faction, "pilots": pilots})
        for faction, pilots in (
            ("rebel", [fly("rookiepilot", "xwing", torpedo=["protontorpedoes"])]),
            ("imperial", [ACADEMY, ACADEMY]),
        )
    )
    state = Skirmish.start(game, 2, {"squads": squads}).state
    assert state.spent_points == {"rebel": 25, "imperial": 24}
    assert state.initiative == "imperial"


@pytest.mark.rule("XW-SQUAD-5")
def test_the_cost_may_not_exceed_the_maximum() -> None:
    exact = rebels(fly("lukeskywalker", "xwing", ept=["marksmanship"]), points=31)
    assert (exact.points, exact.valid) == (31, True)
    over = rebels(fly("lukeskywalker", "xwing", ept=["determination"], amd=["r2f2"]), points=31)
    assert over.points == 32
    assert found(over) == [("over_points", "pilots")]


def test_names_are_found_however_a_file_spells_them() -> None:
    luke = rebels(fly("Luke Skywalker", "xwing", amd=["R2-D2"]))
    assert (found(luke), luke.points) == ([], 28 + 4)


def test_forty_ships_are_as_many_as_a_table_holds() -> None:
    assert found(rebels(*[ROOKIE] * 40, points=1000)) == []
    many = rebels(*[ROOKIE] * 41, points=1000)
    assert found(many) == [("too_many_ships", "pilots")]
    assert "40" in writer().write(many.problems[0].reason)


def test_points_that_the_file_says_are_remarked_upon_and_no_more() -> None:
    def said(points: int, *pilots: dict[str, object]) -> SquadReport:
        return check_xws(json.dumps({"faction": "rebel", "points": points, "pilots": pilots}))

    assert said(21, ROOKIE).remarks == ()
    wrong = said(20, ROOKIE)
    assert found(wrong) == []
    assert (wrong.valid, wrong.points) == (True, 21)
    assert [(remark.code, remark.where) for remark in wrong.remarks] == [("wrong_points", "points")]
    assert "20" in writer().write(wrong.remarks[0].reason)
    nobody = said(20, fly("nobody", "xwing"))  # the cost is unknown
    assert (found(nobody), nobody.remarks) == ([("unknown_pilot", "pilots[0].name")], ())
    # the cards decide about the maximum, whatever the file says
    assert found(said(100, *[ROOKIE] * 5)) == [("over_points", "pilots")]


def test_a_squad_that_says_wrong_points_is_played() -> None:
    rebel = json.dumps({"faction": "rebel", "points": 99, "pilots": [ROOKIE]})
    imperial = json.dumps({"faction": "imperial", "points": 1, "pilots": [ACADEMY]})
    state = Skirmish.start(game, 2, {"squads": (rebel, imperial)}).state
    assert state.spent_points == {"rebel": 21, "imperial": 12}
    done = CliRunner().invoke(make_app(), ["squad", "check", "-"], input=rebel)
    assert done.exit_code == 0


@pytest.mark.rule("XW-UNIQUE-1")
def test_a_unique_name_only_once() -> None:
    luke = fly("lukeskywalker", "xwing")
    assert found(rebels(luke)) == []
    assert found(rebels(luke, luke)) == [("not_unique", "pilots[1].name")]
    droids = [fly("rookiepilot", "xwing", amd=["r2d2"]) for _ in range(2)]
    assert found(rebels(*droids)) == [("not_unique", "pilots[1].upgrades.amd[0]")]
    # it is the name that counts: not on a ship card and an upgrade card, nor on two ships
    with_crew = fly("rebeloperative", "hwk290", crew=["lukeskywalker"])
    assert found(rebels(luke, with_crew)) == [("not_unique", "pilots[1].upgrades.crew[0]")]
    poes = [fly("poedameron", "t70xwing"), fly("poedameron-swx57", "t70xwing")]
    assert found(rebels(*poes)) == [("not_unique", "pilots[1].name")]


@pytest.mark.rule("XW-UNIQUE-3")
def test_any_number_of_rookies() -> None:
    assert found(rebels(ROOKIE, ROOKIE, ROOKIE, ROOKIE)) == []
    luke = fly("lukeskywalker", "xwing")
    assert found(rebels(luke, ROOKIE, luke)) == [("not_unique", "pilots[2].name")]
    # the maximum holds all the same
    assert found(rebels(*[ROOKIE] * 5)) == [("over_points", "pilots")]


@pytest.mark.rule("XW-UPGRADE-1")
def test_an_upgrade_needs_its_symbol_in_the_bar() -> None:
    bare = fly("academypilot", "tiefighter", ept=["determination"])
    assert found(imperials(bare)) == [("no_slot", "pilots[0].upgrades.ept[0]")]
    black = fly("blacksquadronpilot", "tiefighter", ept=["determination"])
    assert found(imperials(black)) == []
    greedy = fly("blacksquadronpilot", "tiefighter", ept=["determination", "marksmanship"])
    assert found(imperials(greedy)) == [("no_slot", "pilots[0].upgrades.ept[1]")]


@pytest.mark.rule("XW-UPGRADE-2")
def test_both_factions_may_equip_the_same_upgrade() -> None:
    assert found(imperials(fly("blacksquadronpilot", "tiefighter", ept=["determination"]))) == []
    assert found(rebels(fly("lukeskywalker", "xwing", ept=["determination"]))) == []


@pytest.mark.rule("XW-UPGRADE-4")
def test_an_x_wing_carries_torpedoes_and_one_astromech() -> None:
    loaded = fly("rookiepilot", "xwing", torpedo=["protontorpedoes"], amd=["r2f2"])
    assert found(rebels(loaded)) == []
    two_droids = fly("rookiepilot", "xwing", torpedo=["protontorpedoes"], amd=["r2f2", "r2d2"])
    assert found(rebels(two_droids)) == [("no_slot", "pilots[0].upgrades.amd[1]")]


@pytest.mark.rule("XW-LIMIT-1")
def test_one_core_set_holds_two_tie_fighters_and_two_copies() -> None:
    pair = (ACADEMY, ACADEMY)
    assert found(imperials(*pair, points=40, core_set_only=True)) == []
    trio = imperials(*pair, fly("nightbeast", "tiefighter"), points=40, core_set_only=True)
    assert found(trio) == [("missing_component", "pilots")]
    assert "TIE Fighter" in writer().write(trio.problems[0].reason)
    assert found(imperials(ACADEMY, ACADEMY, ACADEMY, points=40)) == []
    copies = rebels(fly("rookiepilot", "xwing", amd=["r5astromech"]), core_set_only=True)
    assert found(copies) == [("missing_component", "pilots")]
    assert "R5 Astromech" in writer().write(copies.problems[0].reason)
    aces = imperials(*[fly("howlrunner", "tiefighter")], core_set_only=True)
    assert found(aces) == [("missing_component", "pilots")]  # not in this box
    assert "Howlrunner" in writer().write(aces.problems[0].reason)


@pytest.mark.rule("XW-LIMIT-1")
@pytest.mark.parametrize(("core", "called"), [(False, True), (True, False)])
def test_reinforcements_need_a_free_model(core: bool, called: bool) -> None:
    def end_of_round(*ties: Ship) -> Table[Battle]:
        shuttle = x_wing("senators-shuttle", at=(450, 80, 90))
        options = {"mission": "political-escort", "core_set_only": core}
        lost = {"imperial": 1}
        g = position(
            x_wing(at=(100, 100, 90)),
            shuttle,
            *ties,
            options=options,
            step="end-phase",
            destroyed_this_round=lost,
        )
        return play(g)

    both = end_of_round(tie(at=(300, 700, 270)), tie(at=(600, 700, 270)))
    assert (prompt(both, 1) == "xw-ask-reinforcement") is called
    lost = end_of_round(tie(at=(300, 700, 270)), tie(status="destroyed"))
    assert prompt(lost, 1) == "xw-ask-reinforcement"  # its model is free again


def test_what_is_no_json_is_refused_however_it_looks() -> None:
    for source in (
        "",
        "hello",
        "[" * 100_000,
        b"\xff\xfe",
        b'{"name": "\xff"}',
        '"\udc80"',
        '{"faction": 1e999}',
    ):
        assert [code for code, _ in found(check_xws(source))] == ["not_json"], source[:20]
    for source in ("[]", "42", "{}", '{"faction": "rebel"}', '{"faction": "rebel", "pilots": 3}'):
        assert [code for code, _ in found(check_xws(source))] == ["bad_shape"], source


def test_a_squad_of_unknown_ships_only_is_told_so_and_nothing_else() -> None:
    assert found(rebels(fly("nobody", "xwing"))) == [("unknown_pilot", "pilots[0].name")]
    assert found(rebels()) == [("no_ships", "pilots")]


def test_every_wrong_card_is_named_with_its_place() -> None:
    report = rebels(
        fly("nobody", "xwing"),
        fly("rookiepilot", "ywing"),
        fly("rookiepilot", "deathstar"),
        ACADEMY,
        fly("rookiepilot", "xwing", amd=["r9d9"], torpedo=["r2f2"]),
        points=200,
    )
    assert found(report) == [
        ("unknown_pilot", "pilots[0].name"),
        ("wrong_ship", "pilots[1].ship"),
        ("unknown_ship", "pilots[2].ship"),
        ("wrong_faction", "pilots[3].name"),
        ("unknown_upgrade", "pilots[4].upgrades.amd[0]"),
        ("wrong_slot", "pilots[4].upgrades.torpedo[0]"),
    ]


OTHER_FILES = {
    "{": ("not_json", ""),
    "[]": ("bad_shape", ""),
    '{"faction": "rebel"}': ("bad_shape", ""),
    '{"faction": "rebel", "pilots": [{"name": "rookiepilot"}]}': ("bad_shape", "pilots[0]"),
    '{"faction": "rebel", "pilots": []}': ("no_ships", "pilots"),
    '{"version": "2.0.0", "faction": "rebel", "pilots": []}': ("unsupported_version", "version"),
    '{"faction": "trade", "pilots": [{"name": "rookiepilot", "ship": "xwing"}]}': (
        "unknown_faction",
        "faction",
    ),
}


@pytest.mark.parametrize(("source", "problem"), OTHER_FILES.items())
def test_other_files_are_refused(source: str, problem: tuple[str, str]) -> None:
    assert found(check_xws(source)) == [problem]


def test_a_side_can_be_settled_beforehand() -> None:
    source = json.dumps({"faction": "imperial", "pilots": [ACADEMY]})
    assert check_xws(source, factions=(Faction.IMPERIAL,)).valid
    assert found(check_xws(source, factions=(Faction.REBEL,))) == [("wrong_faction", "faction")]


def test_xws_out_and_in_again() -> None:
    squad = Squad(
        Faction.REBEL,
        (SquadShip("lukeskywalker", ("marksmanship", "r2d2")), SquadShip("goldsquadronpilot")),
        "Pair",
    )
    assert to_xws(squad) == {
        "version": "1.0.0",
        "faction": "rebel",
        "name": "Pair",
        "points": 53,
        "pilots": [
            {
                "name": "lukeskywalker",
                "ship": "xwing",
                "points": 35,
                "upgrades": {"ept": ["marksmanship"], "amd": ["r2d2"]},
            },
            {"name": "goldsquadronpilot", "ship": "ywing", "points": 18},
        ],
    }
    assert check_xws(xws_text(squad)).squad == squad


def test_what_other_programs_noted_is_kept() -> None:
    squad, ship = {"builder": {"link": "https://example.org/1", "n": [1, None]}}, {"builder": 7}
    pilots = [{**ROOKIE, "vendor": ship}, ROOKIE]
    source = {"faction": "rebel", "pilots": pilots, "vendor": squad}
    read = check_xws(json.dumps(source)).squad
    assert read is not None
    written = json.loads(xws_text(read))
    assert written["vendor"] == squad
    assert [pilot.get("vendor") for pilot in written["pilots"]] == [ship, None]
    again = check_xws(xws_text(read)).squad
    assert again is not None
    assert xws_text(again) == xws_text(read)
    assert "vendor" not in to_xws(Squad(Faction.REBEL, (SquadShip("rookiepilot"),)))


@pytest.mark.parametrize("faction", list(Faction))
def test_random_squads_are_legal_and_different(faction: Faction) -> None:
    drawn = [random_squad(Rng(seed), faction) for seed in range(12)]
    for squad in drawn:
        assert squad.faction is faction
        assert check_squad(squad).valid
        assert squad.points > 70
    assert len(set(drawn)) > 8
    if faction is not Faction.SCUM:  # there are no scum in the box
        small = random_squad(Rng(1), faction, 31, core_set_only=True)
        assert check_squad(small, 31, core_set_only=True).valid
    assert random_squad(Rng(5), faction) == random_squad(Rng(5), faction)
    with pytest.raises(ValueError, match="costs 5 points"):
        random_squad(Rng(1), faction, 5)


def test_every_pilot_fits_some_squad() -> None:
    for pilot in PILOTS.values():
        alone = Squad(pilot.faction, (SquadShip(pilot.xws),))
        assert check_squad(alone).valid != pilot.carried


def test_scum_take_either_side_of_the_table() -> None:
    pirate = Squad(Faction.SCUM, (SquadShip("binayrepirate"),))
    rookie, academy = (
        Squad(Faction.REBEL, (SquadShip("rookiepilot"),)),
        Squad(Faction.IMPERIAL, (SquadShip("academypilot"),)),
    )
    for pair, flown in (
        ((pirate, academy), {"rebel": "scum", "imperial": "imperial"}),
        ((rookie, pirate), {"rebel": "rebel", "imperial": "scum"}),
        ((pirate, pirate), {"rebel": "scum", "imperial": "scum"}),
    ):
        squads = tuple(xws_text(squad) for squad in pair)
        table = Skirmish.start(game, 2, {"squads": squads}, seed=1)
        assert table.seen.factions == flown
        assert [ship.side for ship in table.seen.ships] == ["rebel", "imperial"]
    with pytest.raises(BadOptions):
        Skirmish.start(game, 2, {"squads": (xws_text(academy), xws_text(pirate))}, seed=1)


def test_a_seat_may_ask_for_the_scum() -> None:
    table = Skirmish.start(
        game, 2, {"squad_building": True, "factions": ("imperial", "scum")}, seed=1
    )
    assert table.seen.sides == ["imperial", "rebel"]
    asks = {ask.seat: ask for ask in table.asks()}
    assert asks[1].options
    for option in asks[1].options:
        assert json.loads(option.key)["faction"] == "scum"
    for option in asks[0].options:
        assert json.loads(option.key)["faction"] == "imperial"


@pytest.mark.parametrize("pilot", ["captainnym", "captainnym-scum", "dalanoberos"])
def test_pilots_of_one_name_keep_their_faction_and_ship(pilot: str) -> None:
    squad = Squad(PILOTS[pilot].faction, (SquadShip(pilot),))
    written = xws_text(squad)
    assert f'"name":"{PILOTS[pilot].in_squads}"' in written.replace(" ", "")
    read = check_xws(written, 100).squad
    assert read is not None
    assert [ship.pilot for ship in read.ships] == [pilot]


def test_the_starviper_mk_ii_is_not_limited_and_its_titles_differ() -> None:
    card = UPGRADES["starvipermkii"]
    assert not card.limited
    assert "xw-building-limited" not in [line.id for line in building_text(card)]

    def titles(*cards: str) -> list[tuple[str, str]]:
        source = {"faction": "scum", "pilots": [fly("guri", "starviper", title=list(cards))]}
        return found(check_xws(json.dumps(source)))

    assert titles("starvipermkii", "virago") == []
    both = [("not_allowed", f"pilots[0].upgrades.title[{i}]") for i in range(2)]
    assert titles("starvipermkii", "starvipermkii") == both
