"""What players are told in full: whose minds are linked, what a squad lacks, what is exchanged."""

from collections import Counter
from typing import Any

import pytest

from cantina.core.chance import Reveal
from cantina.core.rng import Rng
from cantina.core.testing import drive
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.cards.bombs import DropAnyBomb, LayBombs
from cantina.games.x_wing.cards.cards import PutDamageInWait
from cantina.games.x_wing.cards.damage import FlipOneUp, LoseShield
from cantina.games.x_wing.cards.sources import lent_talents
from cantina.games.x_wing.cards.words import Effect
from cantina.games.x_wing.content.pilots_imperial_prototypes import FlipDealt
from cantina.games.x_wing.content.pilots_scum_fighters import TakeOne
from cantina.games.x_wing.content.upgrades_crew_rebel import GuessDial
from cantina.games.x_wing.content.upgrades_crew_scum import ReplaceCard
from cantina.games.x_wing.content.upgrades_elite_a_to_h import TakeCritical
from cantina.games.x_wing.content.upgrades_elite_i_to_z import TakeHits
from cantina.games.x_wing.content.upgrades_guns import RerollUpToAttack
from cantina.games.x_wing.content.upgrades_modifications import HardToHit
from cantina.games.x_wing.content.upgrades_ordnance import BlowUpObstacle
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.actions import free_actions
from cantina.games.x_wing.rules.condition_cards import CARRIES_DAMAGE
from cantina.games.x_wing.rules.disputes import settle_dispute
from cantina.games.x_wing.rules.obstacles import GRID, places_for
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.terms import Slot, Token, Window
from x_wing.scenarios.scene import rock, squad_report
from x_wing.ships import damage, tie, x_wing
from x_wing.table import position
from x_wing.words import FAR, HIT_AND_BLANK, done, scene, shown

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


def test_bombs_to_lay_are_named_and_so_is_having_laid_enough() -> None:
    at = scene(x_wing(at=(450, 60, 90), upgrades=["seismiccharges"]), tie(at=FAR), about=0)
    found = shown(LayBombs().do(at))
    assert [label.id for label in found.values()] == ["xw-option-weapon", "xw-option-lay-enough"]


def test_only_a_card_that_lies_face_down_is_turned_up() -> None:
    hurt = (*damage("injured-pilot"), *damage("stunned-pilot", face_up=False))
    at = scene(x_wing(damage=hurt), tie(), about=0)
    assert done(FlipOneUp(), at).done  # there is one such card, so nothing is drawn
    assert [card.face_up for card in at.yours.damage] == [True, True]
    assert not done(FlipOneUp(), at).done


def test_whoever_has_looked_at_a_dial_cannot_take_the_guess_back() -> None:
    going = GuessDial().do(scene(x_wing(), tie(dial="straight:2"))).__await__()
    ask: Any = going.send(None)
    assert ask.prompt_text().id == "xw-ask-guess-dial"
    assert isinstance(going.send("straight:3"), Reveal)


@pytest.mark.parametrize(("friend", "lent"), [
    ({}, True), ({"status": "destroyed"}, False), ({"upgrades": []}, False),
])  # fmt: skip
@pytest.mark.parametrize("side", [x_wing, tie])
def test_pilots_abilities_are_lent_by_friends_who_are_there(
    friend: dict[str, Any], lent: bool, side: Any
) -> None:
    with_card = {"upgrades": ["ig2000"], **friend}
    ships = x_wing(upgrades=["ig88d", "ig2000"]), tie(at=FAR), side("wedgeantilles", **with_card)
    g = position(*ships)
    ((_, talents),) = lent_talents(g, g.ship(0), ("ig88d",))
    assert len(talents) == (1 if lent and side is x_wing else 0)


@pytest.mark.parametrize(("take", "about"), [(TakeCritical(), 2), (TakeOne(), 0)])
def test_the_attacker_chooses_the_critical_that_a_friend_takes(take: Effect, about: int) -> None:
    ships = x_wing(shields=0), tie("maarekstele"), x_wing(at=(500, 300, 90))
    at = scene(*ships, about=about, attack=(1, 2), results={"criticals": 1})
    kinds = ["injured-pilot", "stunned-pilot", "damaged-cockpit"]
    done(take, at, "stunned-pilot", chance=kinds)
    assert [card.kind for card in at.yours.damage] == ["stunned-pilot"]
    assert at.attack.results.criticals == 0


@pytest.mark.parametrize("take", [TakeHits(), TakeOne()])
def test_greedo_turns_up_the_hit_that_a_friend_takes(take: Effect) -> None:
    ships = x_wing(shields=0), tie(upgrades=["greedo"]), x_wing(at=(500, 300, 90))
    at = scene(*ships, about=0, attack=(1, 2), results={"hits": 1})
    done(take, at, chance=["stunned-pilot"])
    assert [card.face_up for card in at.yours.damage] == [True]


@pytest.mark.parametrize(("shields", "answers"), [(0, False), (1, True)])
def test_a_shield_that_a_card_took_is_lost_as_any_other(shields: int, answers: bool) -> None:
    at = scene(tie("quickdraw", shields=shields), x_wing(), about=0)
    assert done(LoseShield(), at).done is answers
    assert at.yours.shields == 0
    assert at.g.aftermath == (((Window.SHIELDS_WERE_LOST.value, 0),) if answers else ())


def test_of_two_bombs_the_player_says_which_is_dropped() -> None:
    bombs = ["seismiccharges", "protonbombs"]
    at = scene(x_wing(upgrades=bombs, at=(450, 450, 90)), tie(at=FAR), about=0)
    found = shown(DropAnyBomb().do(at))
    assert [label.args["weapon"] for label in found.values()] == [weapon_name(one) for one in bombs]


@pytest.mark.parametrize(("face_up", "dealt", "able"), [
    (False, True, True), (True, True, False), (False, False, False),
])  # fmt: skip
def test_only_what_this_attack_dealt_face_down_is_turned_up(
    face_up: bool, dealt: bool, able: bool
) -> None:
    hurt = damage("injured-pilot", face_up=face_up)
    at = scene(x_wing(), tie(damage=hurt), attack=(0, 1))
    at.attack.results.dealt = (at.subject.damage[0].card_id,) if dealt else ()
    assert FlipDealt().can(at) is able


def test_r4_e1_leaves_a_stressed_ship_its_bombs_and_nothing_else() -> None:
    cards = ["r4e1", "marksmanship", "proximitymines"]
    g = position(x_wing(upgrades=cards, tokens={"stress": 1}), tie(), step="perform-action")
    assert free_actions(g, g.ship(0)) == [("card", "upgrade:proximitymines", 0)]


@pytest.mark.rule("XW-RANGE-3")
@pytest.mark.parametrize(("gap", "seen", "rolls"), [
    (100.0, True, True), (100.1, True, False), (200.0, True, False), (200.1, False, False),
])  # fmt: skip
def test_a_seismic_torpedo_reaches_range_2_and_its_blast_range_1(
    gap: float, seen: bool, rolls: bool
) -> None:
    at = scene(x_wing(), tie(at=(100, 800, 90)), about=0)
    at.g.obstacles = [rock(400.0, 500.0, 320.0 + gap, 400.0 + gap)]
    assert BlowUpObstacle().can(at) is seen
    if seen:
        done(BlowUpObstacle(), at, chance=[["hit"]] if rolls else [])
        assert (at.yours.shields, at.g.obstacles) == (1 if rolls else 2, [])


@pytest.mark.parametrize(("place", "holds"), [
    ((450, 430, 270), False), ((450, 560, 270), False), ((450, 640, 270), True),
    ((450, 150, 90), True), ((712, 553, 0), True),
])  # fmt: skip
def test_a_turret_finds_it_hard_to_hit_who_is_near_enough_outside_its_arc_alone(
    place: tuple[float, float, float], holds: bool
) -> None:
    """The last ship has a part in arc, but that part is beyond Range 3."""
    turret = x_wing("outerrimsmuggler")
    at = scene(turret, tie(at=place), you=1, about=0, attack=(0, 1))
    assert HardToHit().holds(at) is holds


@pytest.mark.parametrize(("conditions", "waiting", "asked"), [
    ((CARRIES_DAMAGE,), "", True), ((CARRIES_DAMAGE,), "injured-pilot", False), ((), "", False),
])  # fmt: skip
def test_one_card_lies_in_wait_on_its_condition(
    conditions: tuple[str, ...], waiting: str, asked: bool
) -> None:
    at = scene(x_wing(), tie(conditions=conditions, card_in_wait=waiting))
    answers = ["stunned-pilot"] if asked else []
    assert done(PutDamageInWait(), at, *answers).done is asked
    assert at.subject.cards.card_in_wait == (answers or [waiting])[0]
