"""Where weapons fire, what obstructs, what a round leaves behind, and who is near whom."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.actions import CardAction
from cantina.games.x_wing.cards.bombs import layable
from cantina.games.x_wing.content.upgrades_elite_i_to_z import SwarmDice, TakeHits
from cantina.games.x_wing.content.upgrades_large_titles import ResistanceNearAttacker
from cantina.games.x_wing.content.upgrades_ordnance import BlowUpObstacle
from cantina.games.x_wing.library import PILOTS
from cantina.games.x_wing.rules.actions import card_choices
from cantina.games.x_wing.rules.activation import perform_action
from cantina.games.x_wing.rules.bombs import choose_side
from cantina.games.x_wing.rules.end_phase import clear
from cantina.games.x_wing.rules.equipping import points_with
from cantina.games.x_wing.rules.firing import arcs_of, field_of, range_of
from cantina.games.x_wing.rules.measuring import (
    is_obstructed,
    obstacles_under,
    obstructing_bases,
)
from cantina.games.x_wing.rules.tokens import gain, room_for
from cantina.games.x_wing.rules.values import agility_value, primary_weapon_value, value_causes
from cantina.games.x_wing.state import NOBODY, Obstacle
from cantina.games.x_wing.terms import Slot, Token
from x_wing.scenarios.scene import rock
from x_wing.ships import damage, tie, upgrade_source, x_wing
from x_wing.table import position
from x_wing.words import BEHIND, BESIDE, FAR, FRIEND, done, scene

# --- fields of fire -------------------------------------------------------------------------------


@pytest.mark.rule("XW-ARC-2", "XW-SECONDARY-WEAPON-5")
@pytest.mark.parametrize(("pilot", "weapon", "all_round", "arcs"), [
    ("rookiepilot", "", False, {"front"}),
    ("rookiepilot", "protontorpedoes", False, {"front"}),
    ("rookiepilot", "ioncannonturret", True, {"front"}),
    ("hansolo", "", True, {"front"}),
    ("hansolo", "protontorpedoes", False, {"front"}),
    ("bountyhunter", "", False, {"front", "rear"}),
    ("bountyhunter", "ioncannon", False, {"front"}),
    ("moraloeval", "ioncannon", False, {"half"}),
    ("moraloeval", "protontorpedoes", False, {"front"}),
])  # fmt: skip
def test_where_a_weapon_fires(pilot: str, weapon: str, all_round: bool, arcs: set[str]) -> None:
    g = position(x_wing(pilot, upgrades=[weapon] if weapon else []), tie())
    field = field_of(g, g.ship(0), weapon)
    assert field.all_round is all_round
    if not all_round:
        assert {arc.value for arc in field.arcs} == arcs


@pytest.mark.rule("XW-LARGE-6")
def test_a_mobile_arc_is_an_arc_where_it_points() -> None:
    ship = x_wing("ketsuonyo")
    for arc, more in (("", ()), ("front", ()), ("left", ("left",)), ("rear", ("rear",))):
        ship.mobile_arc = arc
        assert [each.value for each in arcs_of(ship)] == ["front", *more]


@pytest.mark.parametrize(("pilot", "weapon", "band", "counts"), [
    ("theinquisitor", "", 3, 1), ("theinquisitor", "", 2, 1), ("theinquisitor", "", 1, 1),
    ("theinquisitor", "protonrockets", 2, 2), ("academypilot", "", 3, 3), ("darthvader", "", 2, 2),
])  # fmt: skip
def test_some_count_every_attack_as_one_at_range_1(
    pilot: str, weapon: str, band: int, counts: int
) -> None:
    g = position(x_wing(), tie(pilot))
    assert range_of(g, g.ship(1), weapon, band) == counts


# --- what lies between ----------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "cards", "status", "obstructs"), [
    ("tie", ["tacticaljammer"], "in play", True), ("tie", [], "in play", False),
    ("tie", ["tacticaljammer"], "destroyed", False),
    ("x_wing", ["tacticaljammer"], "in play", False),
])  # fmt: skip
def test_a_jammer_obstructs_shots_of_its_enemies_past_it(
    side: str, cards: list[str], status: str, obstructs: bool
) -> None:
    maker = tie if side == "tie" else x_wing
    between = maker("omicrongrouppilot", at=(450, 400, 90), upgrades=cards, status=status)
    g = position(x_wing(), tie(), between)
    assert bool(obstructing_bases(g, g.ship(0), g.ship(1))) is obstructs
    assert is_obstructed(g, g.ship(0), g.ship(1)) is obstructs
    assert obstructing_bases(g, g.ship(0), g.ship(2)) == []


def test_what_a_base_lies_on() -> None:
    for extent, under in (((440, 460, 310, 330), True), ((440, 460, 325, 335), False)):
        g = position(x_wing(), tie())
        g.obstacles = [rock(*extent), Obstacle(7, "coreasteroid0", 800.0, 800.0, 0.0)]
        assert obstacles_under(g, g.ship(0)) == [0] * under


# --- a round --------------------------------------------------------------------------------------


@pytest.mark.rule("XW-END-1", "XW-END-2")
def test_what_lasts_for_a_round_is_over_with_it_and_the_rest_stays() -> None:
    tokens = {
        "focus": 2, "evade": 1, "reinforce-fore": 1, "reinforce-aft": 1, "weapons-disabled": 1,
        "tractor": 1, "stress": 2, "ion": 1, "cloak": 1, "jam": 1,
    }  # fmt: skip
    ship = x_wing(
        tokens=tokens, activated=True, had_combat=True, actions=("focus",), colour="red",
        drifted=True, overlapped=True, struck=(1,), lasting=(upgrade_source("marksmanship"),),
        skill_this_phase=9, used_this_round=("x",), used_this_game=("y",), speed=3,
        bearing="straight", strained=True, skips_action=True, unchecked="red", seen_by=(1,),
        lock=1, damage=damage("blinded-pilot"), shields=1,
    )  # fmt: skip
    g = position(ship, tie())
    clear(g, ship)
    assert ship.tokens == {"stress": 2, "ion": 1, "cloak": 1, "jam": 1}
    assert not (ship.activated or ship.had_combat or ship.seen_by or ship.cards.lasting)
    flight, deeds = ship.flight, ship.deeds
    assert (flight.colour, flight.bearing, flight.unchecked, flight.speed) == ("", "", "", 0)
    assert not (flight.drifted or flight.overlapped or flight.struck)
    assert not (deeds.actions or deeds.used_this_round or deeds.strained or deeds.skips_action)
    assert (ship.skill_this_phase, deeds.used_this_game) == (NOBODY, ("y",))
    assert (ship.lock, len(ship.damage), ship.shields) == (1, 1, 1)


def test_some_cards_keep_a_token_for_the_next_round() -> None:
    for cards, kept in (([], {}), (["moldycrow"], {"focus": 2})):
        ship = x_wing(upgrades=cards, tokens={"focus": 2, "evade": 1})
        clear(position(ship, tie()), ship)
        assert ship.tokens == kept


def test_stress_that_was_put_off_comes_once() -> None:
    g = position(x_wing("rookiepilot", unchecked="red", overlapped=True), tie(), phase="activation")
    g.active = 0
    assert drive(perform_action(g)) == "activation"
    assert (g.ship(0).tokens, g.ship(0).flight.unchecked) == ({"stress": 1}, "")


# --- tokens and values ----------------------------------------------------------------------------


def test_a_card_may_allow_only_one_token_of_a_kind() -> None:
    """Sensor clusters and the like hold one focus token at most."""
    for held, amount, room in ((0, 1, 1), (0, 2, 1), (1, 1, 0)):
        ship = x_wing(upgrades=["advancedoptics"], tokens={"focus": held} if held else {})
        g = position(ship, tie())
        assert room_for(g, ship, Token.FOCUS, amount) == room
        assert room_for(g, ship, Token.EVADE, amount) == amount
        gain(g, ship, Token.FOCUS, amount)
        assert ship.tokens == {"focus": 1}


def test_a_value_is_never_below_none() -> None:
    ship = tie(tokens={"tractor": 5})
    g = position(x_wing(), ship)
    assert agility_value(g, ship) == 0
    ship.tokens = {"tractor": 1, "cloak": 1}
    assert agility_value(g, ship) == 4
    assert primary_weapon_value(g, g.ship(0)) == 3


# --- cards of their own ---------------------------------------------------------------------------


@pytest.mark.parametrize(("pilot", "at", "holds"), [
    ("poedameron", (450, 560, 270), True), ("rookiepilot", (450, 560, 270), False),
    ("poedameron", (450, 100, 90), False),
])  # fmt: skip
def test_a_friend_of_the_resistance_near_the_attacker(
    pilot: str, at: tuple[float, float, float], holds: bool
) -> None:
    friend = FRIEND(pilot, at=at)
    assert ResistanceNearAttacker(2).holds(scene(x_wing(), tie(), friend, attack=(1, 0))) is holds
    assert not ResistanceNearAttacker(2).holds(scene(x_wing(), tie(), friend))


def test_of_several_obstacles_the_chosen_one_blows_up() -> None:
    at = scene(x_wing(), tie(at=(450, 470, 270)), about=0)
    at.g.obstacles = [rock(380, 390, 400, 410), rock(445, 455, 425, 435)]
    at.g.obstacles[1].obstacle_id = 1
    done(BlowUpObstacle(), at, "1", chance=[["blank"]])
    assert [each.obstacle_id for each in at.g.obstacles] == [0]


def test_whoever_takes_the_hits_of_a_friend_may_be_destroyed_by_them() -> None:
    hurt = damage("blinded-pilot", "injured-pilot", face_up=False)
    you = x_wing(shields=0, damage=hurt)
    at = scene(you, tie(), FRIEND(at=BESIDE), attack=(1, 2), about=0, results={"hits": 1})
    outcome = done(TakeHits(), at, chance=["direct-hit"])
    assert (outcome.done, outcome.amount) == (True, 1)
    assert at.yours.status == "destroyed"


def test_up_to_two_friends_give_their_evades_for_dice() -> None:
    friends = [FRIEND(at=(380 + 50 * i, 300, 90), tokens={"evade": 1}) for i in (0, 2, 3)]
    at = scene(x_wing(at=(430, 300, 90)), tie(), *friends, attack=(0, 1))
    ask: Any = SwarmDice().do(at).__await__().send(None)
    shown = ask.show(1, False)
    assert (shown.least, shown.most) == (0, 2)
    done(SwarmDice(), at, "2+3")
    assert at.attack.dice.more_dice == 2
    assert [ship.tokens for ship in at.g.ships[2:]] == [{}, {}, {"evade": 1}]


def test_youngster_lends_elite_actions_alone_and_to_tie_fighters_near() -> None:
    young = tie("youngster", at=(450, 300, 90), upgrades=["marksmanship", "twinionenginemkii"])
    for friend, lent in (
        (tie("academypilot", at=(500, 300, 90)), True),
        (tie("alphasquadronpilot", at=(500, 300, 90)), False),
        (tie("academypilot", at=(850, 850, 90)), False),
    ):
        g = position(young, x_wing(at=BEHIND), friend)
        keys = [choice[1] for choice in card_choices(g, g.ship(2))]
        assert keys == ["upgrade:marksmanship"] * lent


def test_a_bomb_may_be_laid_at_any_side_of_the_ship() -> None:
    g = position(x_wing(), tie(at=FAR))
    ask: Any = choose_side(g, 0, "seismiccharges").__await__().send(None)
    assert sorted(ask.keys()) == ["415,300,90", "450,265,90", "450,335,90", "485,300,90"]
    assert drive(choose_side(g, 0, "seismiccharges"), ["485,300,90"]) == (485.0, 300.0)


def test_what_a_ship_shows_changes_with_whom_it_touches() -> None:
    causes = []
    for cards in ([], ["intimidation"]):
        g = position(x_wing(touching=[1]), tie(at=(450, 340, 270), touching=[0], upgrades=cards))
        causes.append(value_causes(g, g.ship(0)))
    assert causes[0] != causes[1]


def test_a_generator_is_not_laid_for_its_token() -> None:
    at = scene(x_wing(upgrades=["bombletgenerator", "seismiccharges"]), tie())
    assert layable(at) == ["seismiccharges"]


@pytest.mark.rule("XW-SQUAD-1")
@pytest.mark.parametrize(("cards", "points"), [
    ([], 0), (["tiex1"], 0), (["firecontrolsystem"], 2), (["tiex1", "firecontrolsystem"], 0),
    (["tiex1", "advancedsensors"], 0), (["tiex1", "advtargetingcomputer"], 1),
])  # fmt: skip
def test_a_cheaper_card_costs_never_less_than_nothing(cards: list[str], points: int) -> None:
    pilot = "tempestsquadronpilot"
    assert points_with(pilot, cards) - PILOTS[pilot].points == points


@pytest.mark.parametrize(("cards", "slot", "able"), [
    (["marksmanship"], None, True), (["marksmanship"], Slot.ELITE, True),
    (["marksmanship"], Slot.BOMB, False), ([], None, False),
])  # fmt: skip
def test_an_action_of_an_upgrade_is_none_of_a_damage_card(
    cards: list[str], slot: Slot | None, able: bool
) -> None:
    hurt = damage("damaged-sensor-array")
    at = scene(x_wing(upgrades=cards, damage=hurt), tie(), about=0)
    assert CardAction(slot).can(at) is able
