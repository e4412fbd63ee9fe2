"""What upgrade cards change about the upgrade bar, the cost and who may carry them."""

import json
from typing import Any

import pytest

from cantina.core.fluent import writer
from cantina.games.x_wing.card_faces import upgrade_lines
from cantina.games.x_wing.cards.frames import card_text
from cantina.games.x_wing.content.not_yet import UPGRADES_NOT_YET
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.rules.squads import SquadReport, check_xws, may_carry


def check(faction: str, pilot: str, *upgrades: str, copies: int = 1) -> SquadReport:
    cards: dict[str, Any] = {}
    for card in upgrades:
        cards.setdefault(UPGRADES[card].slot.value, []).append(card)
    ship = {"name": pilot, "ship": PILOTS[pilot].ship, "upgrades": cards}
    squad = {"version": "1.0.0", "faction": faction, "pilots": [ship] * copies}
    return check_xws(json.dumps(squad), 200)


def codes(report: SquadReport) -> list[str]:
    for problem in report.problems:
        assert writer().write(problem.reason)
    return [problem.code for problem in report.problems]


@pytest.mark.parametrize(
    ("faction", "pilot", "upgrades"),
    [
        ("rebel", "goldsquadronpilot", ("bombloadout",)),
        ("rebel", "greensquadronpilot", ("awingtestpilot", "predator", "juke")),
        ("rebel", "daggersquadronpilot", ("bwinge2", "gunner")),
        ("imperial", "soontirfel", ("royalguardtie", "hullupgrade", "shieldupgrade")),
        ("imperial", "gammasquadronpilot", ("tieshuttle", "tactician", "darthvader")),
        ("imperial", "tempestsquadronpilot", ("tiex1", "accuracycorrector")),
        ("rebel", "redsquadronpilot", ("r2d6", "predator")),
        ("rebel", "lukeskywalker", ("renegaderefit", "hullupgrade", "munitionsfailsafe")),
    ],
)
def test_cards_add_symbols(faction: str, pilot: str, upgrades: tuple[str, ...]) -> None:
    assert codes(check(faction, pilot, *upgrades)) == []


@pytest.mark.parametrize(
    ("faction", "pilot", "upgrades", "code"),
    [
        ("rebel", "greensquadronpilot", ("predator", "juke"), "no_slot"),
        ("rebel", "greensquadronpilot", ("awingtestpilot", "predator", "predator"), "not_allowed"),
        ("rebel", "daggersquadronpilot", ("gunner",), "no_slot"),
        ("imperial", "avengersquadronpilot", ("royalguardtie",), "not_allowed"),
        ("imperial", "gammasquadronpilot", ("tieshuttle", "gunner"), "not_allowed"),
        ("imperial", "gammasquadronpilot", ("tieshuttle", "protontorpedoes"), "no_slot"),
        ("imperial", "onyxsquadronpilot", ("tiex7", "ioncannon"), "no_slot"),
        ("rebel", "lukeskywalker", ("r2d6",), "not_allowed"),
        ("rebel", "rookiepilot", ("r2d6",), "not_allowed"),
        ("rebel", "rookiepilot", ("autothrusters",), "not_allowed"),
        ("rebel", "rookiepilot", ("longrangescanners",), "not_allowed"),
        ("imperial", "onyxsquadronpilot", ("lightweightframe",), "wrong_ship"),
        ("rebel", "rookiepilot", ("tiex1",), "wrong_ship"),
        ("rebel", "lukeskywalker", ("ruthlessness",), "wrong_faction"),
    ],
)
def test_cards_refuse_what_they_do_not_allow(
    faction: str, pilot: str, upgrades: tuple[str, ...], code: str
) -> None:
    assert code in codes(check(faction, pilot, *upgrades))


def test_autothrusters_accept_a_boost_that_another_card_gives() -> None:
    assert codes(check("rebel", "rookiepilot", "autothrusters")) == ["not_allowed"]
    assert codes(check("rebel", "greensquadronpilot", "autothrusters")) == []
    refitted = ("renegaderefit", "engineupgrade", "autothrusters")
    assert codes(check("rebel", "rookiepilot", *refitted)) == []


def test_what_a_card_does_in_a_fight_changes_nothing_about_who_may_carry_what() -> None:
    light = ("outmaneuver", "lightweightframe")  # only a defender loses agility, and only then
    assert codes(check("imperial", "howlrunner", *light)) == ["wrong_ship", "not_allowed"]
    assert codes(check("imperial", "scimitarsquadronpilot", "lightweightframe")) == []


def test_cards_make_others_cheaper() -> None:
    plain = PILOTS["tempestsquadronpilot"].points
    assert check("imperial", "tempestsquadronpilot", "tiex1", "accuracycorrector").points == plain
    computer = check("imperial", "tempestsquadronpilot", "tiex1", "advtargetingcomputer")
    assert computer.points == plain + 1
    luke = PILOTS["lukeskywalker"].points
    refit = check("rebel", "lukeskywalker", "renegaderefit", "predator")
    assert refit.points == luke - 2 + 2
    free = check("rebel", "lukeskywalker", "renegaderefit", "trickshot")
    assert free.points == luke - 2  # never below 0


def test_a_name_is_unique_on_droid_and_crew() -> None:
    first = {"name": "rookiepilot", "ship": "xwing", "upgrades": {"amd": ["r2d2"]}}
    crew = {"name": "rebeloperative", "ship": "hwk290", "upgrades": {"crew": ["r2d2-swx22"]}}
    squad = {"version": "1.0.0", "faction": "rebel", "pilots": [first, crew]}
    assert codes(check_xws(json.dumps(squad), 200)) == ["not_unique"]


def test_every_upgrade_can_be_read() -> None:
    for card in UPGRADES:
        lines = [writer().write(line) for line in upgrade_lines(card)]
        assert lines or card == "chardaanrefit"
        assert all(len(line) > 10 and "{" not in line for line in lines), card
        assert len(card_text(UPGRADES[card].abilities)) <= len(lines)


def test_no_upgrade_is_in_and_not_yet() -> None:
    groups = list(UPGRADES_NOT_YET.values())
    waiting = {card for slots in groups for cards in slots.values() for card in cards}
    assert "tantiveiv" in waiting
    assert not waiting & set(UPGRADES)


@pytest.mark.parametrize(("cards", "found"), [
    (("reconspecialist", "reconspecialist"), []), (("extramunitions",), []),
    (("extramunitions", "extramunitions"), ["limited"]),
])  # fmt: skip
def test_a_limited_card_is_carried_once_by_a_ship(cards: tuple[str, ...], found: list[str]) -> None:
    report = check("rebel", "goldsquadronpilot", *cards)
    assert [code for code in codes(report) if code == "limited"] == found


@pytest.mark.parametrize(("pilot", "card", "may"), [
    ("tempestsquadronpilot", "tiex1", True), ("academypilot", "tiex1", False),
    ("rookiepilot", "tiex1", False), ("rookiepilot", "r2d2", True), ("academypilot", "r2d2", True),
    ("hansolo", "chewbacca", True), ("academypilot", "chewbacca", False),
])  # fmt: skip
def test_faction_and_ship_say_who_may_carry_a_card(pilot: str, card: str, may: bool) -> None:
    assert may_carry(PILOTS[pilot], UPGRADES[card]) is may
