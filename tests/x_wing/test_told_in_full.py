"""What players are told in full: whose minds are linked, what a squad lacks, what is exchanged."""

from collections import Counter

import pytest

from cantina.core.rng import Rng
from cantina.core.testing import drive
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.content.upgrades_crew_scum import ReplaceCard
from cantina.games.x_wing.content.upgrades_guns import RerollUpToAttack
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.disputes import settle_dispute
from cantina.games.x_wing.rules.obstacles import GRID, places_for
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.terms import Slot, Token
from x_wing.scenarios.scene import squad_report
from x_wing.table import damage, position, tie, x_wing
from x_wing.words import FAR, HIT_AND_BLANK, scene, shown

LINKED = {"upgrades": ["attannimindlink"]}


@pytest.mark.parametrize(("other", "linked"), [
    (x_wing(at=FAR, **LINKED), True), (x_wing(at=FAR), False), (tie(at=FAR, **LINKED), False),
    (x_wing(at=FAR, status="destroyed", **LINKED), False),
    (x_wing(at=FAR, tokens={"focus": 1}, **LINKED), False),
])  # fmt: skip
def test_minds_are_linked_with_friends_who_are_there_and_have_none(
    other: Ship, linked: bool
) -> None:
    before = dict(other.tokens)
    g = position(x_wing(**LINKED), tie(), other)
    tokens.gain(g, g.ship(0), Token.FOCUS)
    assert g.ship(0).tokens == {"focus": 1}
    assert (g.ship(2).tokens != before) is linked


def reasons(code: str, faction: str, *ships: str, core: bool = False) -> list[Text]:
    """Return how a squad's problems of a kind are explained."""
    report = squad_report(faction, *ships, core=core)
    return [problem.reason for problem in report.problems if problem.code == code]


@pytest.mark.rule("XW-LIMIT-1")
def test_what_a_core_set_lacks_is_told_with_how_many_it_has() -> None:
    found = reasons("missing_component", "rebel", *["rookiepilot+r5astromech"] * 2, core=True)
    told = {(reason.args["count"], reason.args["owned"]) for reason in found}
    assert told == {(2, 1), (2, 0)}


def test_for_which_ships_a_card_is_meant_is_told() -> None:
    (reason,) = reasons("wrong_ship", "rebel", "rookiepilot+chardaanrefit")
    assert [ship.id for ship in reason.args["ships"]] == ["xw-ship-awing"]


def test_both_cards_of_an_exchange_are_named() -> None:
    at = scene(x_wing("talonbanecobra", upgrades=["glitterstim"]), tie(), about=0)
    found = shown(ReplaceCard(Slot.ILLICIT).do(at))
    assert found
    for label in found.values():
        assert label.args["old"] == weapon_name("glitterstim") != label.args["new"]


@pytest.mark.parametrize(("cards", "able"), [((), True), (("weapon-malfunction",), False)])
def test_a_ship_without_a_primary_weapon_left_rerolls_none_of_its_dice(
    cards: tuple[str, ...], able: bool
) -> None:
    ship = x_wing("rebeloperative", damage=damage(*cards))
    assert RerollUpToAttack().can(scene(ship, tie(), **HIT_AND_BLANK)) is able


@pytest.mark.rule("XW-DISPUTE-2")
def test_a_dispute_that_is_settled_is_none_any_more() -> None:
    g = position(x_wing(), tie(), dispute="range", disputants=(0, 1), after_dispute="combat")
    dice = [["focus", "blank", "blank"], ["blank"] * 3]
    assert drive(settle_dispute(g), chance=dice) == "combat"
    assert (g.dispute, g.rulings) == ("", {"range": 0})


@pytest.mark.parametrize("heading", [0.0, 90.0, 45.0])
def test_the_last_place_for_an_obstacle_is_found_on_a_grid(heading: float) -> None:
    asked: Counter[Pose] = Counter()

    def only_there(g: Battle, shape: str, pose: Pose) -> Blocked | None:
        asked[pose] += 1
        if pose == Pose(3 * GRID, 2 * GRID, heading):
            return None
        return Blocked("pose", text("xw-option-place-obstacle"), text("xw-blocked-near-edge"))

    found = places_for(position(x_wing(), tie()), "coreasteroid0", only_there, Rng(1), 1)
    expected = [] if heading == 45.0 else [(3 * GRID, 2 * GRID, heading)]
    assert [tuple(placing.pose) for placing in found] == expected
    assert asked[Pose(0.0, 0.0, 0.0)] == 1
