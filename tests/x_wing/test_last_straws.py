"""The last card that is dealt, and what saves a ship from it once."""

from itertools import pairwise

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing import geometry
from cantina.games.x_wing.names import SHUTTLE
from cantina.games.x_wing.rules.components import free_models
from cantina.games.x_wing.rules.damage import deal_face_down
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.discarding import discard_upgrade
from cantina.games.x_wing.rules.docking import deploy
from cantina.games.x_wing.rules.end_phase import end_phase
from cantina.games.x_wing.rules.flying import is_free, slide_problem, slides
from cantina.games.x_wing.rules.maneuvers import other_maneuver
from cantina.games.x_wing.rules.obstacles import roll_for_debris, roll_for_obstacles
from cantina.games.x_wing.rules.scoring import worth_of
from cantina.games.x_wing.rules.target_locks import choose_lock
from cantina.games.x_wing.rules.targets import may_fight_touching
from cantina.games.x_wing.state import DOCKED, IN_PLAY, Obstacle
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.ships import damage, tie, x_wing
from x_wing.table import position
from x_wing.words import FAR

KNOWN = ("blinded-pilot", "injured-pilot", "console-fire", "stunned-pilot", "damaged-engine")


def hurt(count: int) -> dict[str, object]:
    """Give a ship without shields so many face-down cards that somebody has seen."""
    return {"shields": 0, "damage": damage(*KNOWN[:count], face_up=False)}


def test_tel_trevura_rises_once_with_four_cards() -> None:
    g = position(x_wing("teltrevura", **hurt(5)), tie(), x_wing(at=FAR))
    drive(destroy_if_beaten(g, 0))
    ship = g.ship(0)
    assert (ship.status, [card.face_up for card in ship.damage]) == (IN_PLAY, [False] * 4)
    assert sorted(g.deck.discard) == sorted(KNOWN)
    drive(deal_face_down(g, 0))
    drive(destroy_if_beaten(g, 0), (), ["direct-hit"] * 5)
    assert g.ship(0).status == "destroyed"


@pytest.mark.rule("XW-DEBRIS-3")
@pytest.mark.parametrize(("cards", "face", "status", "kinds"), [
    (1, CRITICAL, IN_PLAY, ["stunned-pilot"]), (2, CRITICAL, "destroyed", ["stunned-pilot"]),
    (2, HIT, IN_PLAY, []), (2, BLANK, IN_PLAY, []),
])  # fmt: skip
def test_a_critical_rolled_for_debris_is_a_face_up_card_and_may_be_the_last(
    cards: int, face: str, status: str, kinds: list[str]
) -> None:
    g = position(x_wing(struck=(0,), **hurt(cards)), tie(), x_wing(at=FAR))
    g.obstacles = [Obstacle(0, "yt2400debris0", 450.0, 300.0, 0.0)]
    drive(roll_for_debris(g, 0), (), [face, *kinds])
    assert g.ship(0).status == status
    if status == IN_PLAY:
        assert [card.kind for card in g.ship(0).damage if card.face_up] == kinds


@pytest.mark.rule("XW-OBSTACLE-8")
@pytest.mark.parametrize(("cards", "face", "status", "up"), [
    (1, HIT, IN_PLAY, 0), (1, CRITICAL, IN_PLAY, 1), (1, BLANK, IN_PLAY, 0),
    (1, "focus", IN_PLAY, 0), (2, HIT, "destroyed", 0),
])  # fmt: skip
def test_a_die_rolled_for_a_rock_hurts_as_it_shows(
    cards: int, face: str, status: str, up: int
) -> None:
    g = position(x_wing(struck=(0,), **hurt(cards)), tie(), x_wing(at=FAR))
    g.obstacles = [Obstacle(0, "coreasteroid0", 450.0, 300.0, 0.0)]
    last = ["direct-hit"] if status == "destroyed" else ["stunned-pilot"] * up
    drive(roll_for_obstacles(g, 0), (), [face, *last])
    assert g.ship(0).status == status
    assert sum(card.face_up for card in g.ship(0).damage) == up


@pytest.mark.rule("XW-DOCK-5")
@pytest.mark.parametrize(("cards", "status"), [(0, IN_PLAY), (1, "destroyed")])
def test_the_card_of_an_emergency_may_be_the_last(cards: int, status: str) -> None:
    ghost = x_wing("lothalrebel", docked=1, at=(450, 450, 90))
    phantom = x_wing("zeborrelios", status=DOCKED, upgrades=["phantom"], **hurt(cards))
    g = position(ghost, phantom, tie(at=FAR))
    answers = ["straight:2"] + (["pass"] if status == IN_PLAY else [])
    drive(deploy(g, 0, emergency=True), answers, ["direct-hit"] * cards)
    assert g.ship(1).status == status
    assert len(g.ship(1).damage) == (1 if status == IN_PLAY else 0)


def test_a_card_that_comes_back_was_discarded_all_the_same() -> None:
    g = position(x_wing(), tie("tomaxbren", upgrades=["marksmanship"]))
    assert discard_upgrade(g, 1, "marksmanship")
    assert g.ship(1).upgrades == ("marksmanship",)
    assert discard_upgrade(g, 1, "marksmanship")
    assert g.ship(1).upgrades == ()


def test_a_tallon_roll_shifts_by_half_millimetres_from_end_to_end() -> None:
    found = slides(x_wing())
    assert found == sorted(found) and found[0] == -found[-1] < 0
    assert {round(b - a, 6) for a, b in pairwise(found)} == {0.5}


@pytest.mark.parametrize(("winner", "step"), [("", "reinforcements"), ("rebel", None)])
def test_nobody_reinforces_a_battle_that_is_won(winner: str, step: str | None) -> None:
    lost = {"imperial": 2}
    run = {"mission": "asteroid-run"}
    ships = (x_wing("lukeskywalker"), tie("nightbeast", at=FAR))
    g = position(*ships, options=run, marked_ship=0, destroyed_this_round=lost, winner=winner)
    assert drive(end_phase(g)) == step


@pytest.mark.parametrize(("at", "locks"), [((450, 500, 270), [1]), (FAR, [])])
def test_a_lock_is_acquired_where_an_enemy_is_near(
    at: tuple[float, float, float], locks: list[int]
) -> None:
    g = position(x_wing(), tie(at=at))
    assert drive(choose_lock(g, 0)) is bool(locks)
    assert [lock.target for lock in g.ship(0).locks] == locks


def test_one_ship_in_the_way_of_a_tallon_roll_is_enough() -> None:
    tallon = other_maneuver("tallon:left:3")
    end = geometry.end_pose(geometry.Pose(450, 300, 90), tallon.bearing, tallon.speed, 40.0)
    for x, free in ((end.x, False), (end.x + 100.0, True)):
        g = position(x_wing(), tie(at=(x, end.y, 90)), tie(at=FAR))
        assert is_free(g, g.ship(0), tallon, 0.0) is free
    g = position(x_wing(), tie(at=FAR))
    assert slide_problem(g, g.ship(0), tallon, 0.25) is not None


@pytest.mark.parametrize(("cards", "y", "fights"), [
    (["zeborrelios"], 340, True), (["zeborrelios"], 260, False), ([], 340, False),
])  # fmt: skip
def test_zeb_orrelios_fights_what_he_touches_in_his_arc(
    cards: list[str], y: float, fights: bool
) -> None:
    zeb = x_wing("daggersquadronpilot", upgrades=cards, touching=[1])
    g = position(zeb, tie(at=(450, y, 90), touching=[0]))
    assert may_fight_touching(g, g.ship(0), g.ship(1)) is fights


@pytest.mark.rule("XW-LIMIT-1")
@pytest.mark.parametrize(("core", "kind", "free"), [
    (True, "xwing", 0), (True, "tiefighter", 1), (True, "ywing", 0), (False, "ywing", 1000),
])  # fmt: skip
def test_with_one_core_set_there_are_only_so_many_models(core: bool, kind: str, free: int) -> None:
    g = position(x_wing(), tie(), tie(at=FAR, status="destroyed"), options={"core_set_only": core})
    flown = {"rookiepilot": "xwing", "academypilot": "tiefighter"}
    assert free_models(g, kind, flown) == free


def test_a_craft_of_a_mission_is_worth_nothing() -> None:
    assert worth_of(x_wing("lukeskywalker", upgrades=["marksmanship"], discarded=("r2d2",))) == 35
    assert worth_of(tie(SHUTTLE)) == 0
