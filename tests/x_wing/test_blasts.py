"""What goes off, whom it hurts in which order, and whose cards have a say in it."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.standing.bombs import LoadsDice
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.rules.bombs import drop_cargo, laying_problem
from cantina.games.x_wing.rules.detonating import (
    detonate,
    set_off_beneath,
    set_off_bombs,
    set_off_by,
    ships_near,
    unused_holder,
)
from cantina.games.x_wing.state import IN_PLAY, Battle, Bomb, Obstacle, Ship
from x_wing.faces import BLANK, CRITICAL, FOCUS, HIT
from x_wing.ships import damage, tie, x_wing
from x_wing.table import position

AWAY = (850.0, 850.0, 90.0)
HERE = (450.0, 300.0)


def laid(*ships: Ship, card: str = "proximitymines", owner: int = 0, count: int = 1) -> Battle:
    """Put tokens of a card down at one spot."""
    g = position(*ships)
    g.bombs = [Bomb(number, card, owner, *HERE) for number in range(count)]
    return g


def blown(g: Battle, *answers: str, victim: int = 1, chance: tuple[object, ...] = ()) -> Ship:
    """Let the first token go off under a ship; return what is left of the ship."""
    drive(detonate(g, 0, [victim]), answers, chance)
    return g.ship(victim)


# --- what the dice of a token do ------------------------------------------------------------------


def test_hits_of_a_mine_come_before_its_criticals() -> None:
    g = laid(x_wing(at=AWAY), tie("academypilot", shields=1))
    ship = blown(g, chance=([CRITICAL, BLANK, HIT], "injured-pilot"))
    assert (ship.shields, [card.kind for card in ship.damage]) == (0, ["injured-pilot"])


@pytest.mark.parametrize(("card", "faces", "cards", "face_up"), [
    ("proximitymines", [CRITICAL, FOCUS, BLANK], 1, True),
    ("clustermines", [CRITICAL, FOCUS], 1, False),
    ("clustermines", [HIT, CRITICAL], 2, False),
    ("bombletgenerator", [CRITICAL, BLANK], 1, True),
])  # fmt: skip
def test_only_some_tokens_deal_critical_damage(
    card: str, faces: list[str], cards: int, face_up: bool
) -> None:
    g = laid(x_wing(at=AWAY), tie(), card=card)
    kinds = ["injured-pilot"] * face_up
    ship = blown(g, chance=(faces, *kinds))
    assert [dealt.face_up for dealt in ship.damage] == [face_up] * cards
    assert g.bombs == []


def test_a_mine_destroys_a_ship_that_loses_its_last_hull() -> None:
    g = laid(x_wing(at=AWAY), tie(), tie(at=(100.0, 100.0, 0.0)))
    unseen = ["direct-hit"] * 3
    assert blown(g, chance=([HIT] * 3, *unseen)).status == "destroyed"


# --- Cad Bane -------------------------------------------------------------------------------------


def bane(*ships: Ship, **more: Any) -> Battle:
    """Lay mines for Cad Bane."""
    return laid(x_wing(at=AWAY, upgrades=["cadbane"]), *ships, **more)


def test_cad_bane_has_only_blanks_and_focus_results_rerolled() -> None:
    g = bane(tie(shields=3))
    ship = blown(g, "1+2", chance=([HIT, BLANK, FOCUS], [HIT, BLANK]))
    assert ship.shields == 1
    g = bane(tie(shields=3))
    assert blown(g, "2", chance=([HIT, BLANK, FOCUS], [HIT])).shields == 1
    g = bane(tie(shields=3))
    with pytest.raises(Exception, match="0"):
        blown(g, "0", chance=([HIT, BLANK, FOCUS], [HIT]))


def test_cad_bane_is_not_asked_where_every_die_hits() -> None:
    assert blown(bane(tie(shields=3)), chance=([HIT, HIT, CRITICAL],)).shields == 0


def test_cad_bane_has_dice_rerolled_once_a_round_and_only_if_he_did() -> None:
    g = bane(tie(shields=9), count=3)
    blown(g, "", chance=([BLANK] * 3,))
    assert g.ship(1).shields == 9
    drive(detonate(g, 1, [1]), ["0"], [[BLANK] * 3, [HIT]])
    assert g.ship(1).shields == 8
    drive(detonate(g, 2, [1]), (), [[BLANK] * 3])
    assert g.ship(1).shields == 8


def test_cad_bane_rerolls_only_for_enemies_of_his() -> None:
    assert blown(bane(x_wing()), chance=([BLANK] * 3,)).shields == 2
    g = bane(x_wing(shields=2), tie(at=(100.0, 100.0, 0.0)), owner=2)
    assert blown(g, chance=([BLANK] * 3,)).shields == 2


def test_a_card_of_a_ship_that_is_gone_has_no_say() -> None:
    g = bane(tie())
    assert unused_holder(g, "rebel", LoadsDice) is g.ship(0)
    assert unused_holder(g, "imperial", LoadsDice) is None
    g.ship(0).status = "destroyed"
    assert unused_holder(g, "rebel", LoadsDice) is None


# --- Sabine Wren ----------------------------------------------------------------------------------


def wren(*ships: Ship, **more: Any) -> Battle:
    """Lay a bomb for Sabine Wren."""
    sabine = x_wing(at=AWAY, upgrades=["sabinewren"])
    return laid(sabine, *ships, card="ionbombs", **more)


def beside(x: float, **more: Any) -> Ship:
    """Put an enemy near the token."""
    return tie(at=(x, 340.0, 0.0), **more)


def test_sabine_wren_chooses_one_enemy_near_the_token() -> None:
    friend = x_wing(at=(450.0, 240.0, 90.0))
    for chosen in (1, 2):
        g = wren(beside(400.0), beside(500.0), friend, tie(at=(100.0, 800.0, 0.0)))
        drive(set_off_bombs(g), [str(chosen)])
        assert [len(ship.damage) for ship in g.ships] == [0, chosen == 1, chosen == 2, 0, 0]
        assert g.ship(3).shields == 2


def test_sabine_wren_hurts_nobody_where_only_friends_are_near() -> None:
    g = wren(x_wing(at=(450.0, 340.0, 90.0)), tie(at=(100.0, 800.0, 0.0)))
    drive(set_off_bombs(g))
    assert (g.ship(1).shields, g.ship(2).damage) == (2, ())
    assert g.ship(0).deeds.used_this_round == ()


def test_sabine_wren_splinters_one_token_a_round() -> None:
    g = wren(beside(450.0), count=2)
    drive(set_off_bombs(g))
    assert len(g.ship(1).damage) == 1


HURT = damage("blinded-pilot", "injured-pilot", face_up=False)


def test_what_splinters_may_destroy() -> None:
    g = wren(beside(450.0, damage=HURT), tie(at=(100.0, 800.0, 0.0)))
    drive(set_off_bombs(g), (), ["direct-hit"])
    assert g.ship(1).status == "destroyed"
    g = wren(beside(450.0, damage=HURT[:1]), tie(at=(100.0, 800.0, 0.0)))
    drive(set_off_bombs(g))
    assert g.ship(1).status == IN_PLAY


def test_a_token_of_the_enemy_is_nothing_to_sabine_wren() -> None:
    g = wren(beside(450.0), owner=1)
    drive(set_off_bombs(g))
    assert g.ship(1).damage == ()


def test_a_ship_that_the_token_destroyed_is_not_chosen_again() -> None:
    sabine = x_wing(at=AWAY, upgrades=["sabinewren"])
    g = laid(sabine, beside(400.0, damage=HURT), beside(500.0), card="seismiccharges")
    drive(set_off_bombs(g), (), ["direct-hit"])
    assert g.ship(1).status == "destroyed"
    assert len(g.ship(2).damage) == 2


# --- where tokens go off --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("y", "near"), [(400.0, True), (434.9, True), (435.3, False), (600.0, False)]
)
def test_a_bomb_reaches_to_range_1_of_its_edge(y: float, near: bool) -> None:
    g = laid(x_wing(at=(450.0, y, 90.0)), tie(at=AWAY), card="seismiccharges")
    assert [ship.ship_id for ship in ships_near(g, g.bombs[0])] == [0] * near


def test_only_bombs_go_off_at_the_end_of_the_phase_and_only_mines_beneath_ships() -> None:
    for card, at_end in (("seismiccharges", True), ("proximitymines", False)):
        g = laid(x_wing(at=(*HERE, 90.0)), tie(at=AWAY), card=card, owner=1)
        drive(set_off_bombs(g))
        assert (g.bombs == []) is at_end
        g = laid(x_wing(at=(*HERE, 90.0)), tie(at=AWAY), card=card, owner=1)
        drive(set_off_beneath(g, 1), (), () if at_end else [[BLANK] * 3])
        assert (g.bombs == []) is not at_end


def test_who_lays_a_mine_under_two_ships_says_whom_it_hurts() -> None:
    for chosen in (0, 2):
        large = [x_wing(at=(430.0, 300.0, 90.0)), x_wing(at=(475.0, 300.0, 90.0))]
        g = laid(large[0], tie(at=AWAY), large[1], owner=1)
        drive(set_off_beneath(g, 1), [str(chosen)], [[HIT, BLANK, BLANK]])
        assert [g.ship(0).shields, g.ship(2).shields] == [2 - (chosen == 0), 2 - (chosen == 2)]


@pytest.mark.parametrize(("y", "covers", "gone"), [
    (300.0, False, True), (500.0, False, False), (500.0, True, True),
])  # fmt: skip
def test_a_ship_that_was_moved_sets_off_what_lies_under_it_or_under_its_way(
    y: float, covers: bool, gone: bool
) -> None:
    g = laid(x_wing(at=(450.0, y, 90.0)), tie(at=AWAY), owner=1)
    drive(set_off_by(g, 0, lambda _: covers), (), [[BLANK] * 3] * gone)
    assert (g.bombs == []) is gone


def test_a_ship_that_is_destroyed_on_its_way_sets_off_no_further_mine() -> None:
    g = laid(tie(at=(*HERE, 90.0)), x_wing(at=AWAY), tie(at=(100.0, 800.0, 0.0)), owner=1, count=2)
    drive(set_off_by(g, 0, lambda _: True), (), [[HIT] * 3, *["direct-hit"] * 3])
    assert [bomb.bomb_id for bomb in g.bombs] == [1]


# --- laying and dropping --------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "y", "free"), [
    (100.0, 500.0, True), (16.0, 500.0, True), (14.0, 500.0, False), (500.0, 14.0, False),
    (450.0, 520.0, True), (450.0, 510.0, True), (450.0, 490.0, False), (450.0, 400.0, False),
])  # fmt: skip
def test_mines_are_laid_on_the_mat_beyond_range_3_of_enemies(
    x: float, y: float, free: bool
) -> None:
    g = position(x_wing(at=(800.0, 800.0, 90.0)), tie(at=(450.0, 160.0, 90.0)))
    assert (laying_problem(g, 0, 1, Pose(x, y, 90.0)) is None) is free


@pytest.mark.rule("XW-DEBRIS-4")
def test_cargo_is_a_token_of_its_own_among_others() -> None:
    falcon = x_wing("hansolo", at=(450.0, 300.0, 90.0))
    g = position(falcon, tie(at=(450.0, 190.0, 90.0)), tie(at=AWAY))
    g.obstacles = [
        Obstacle(1, "coreasteroid0", 100.0, 800.0, 0.0),
        Obstacle(0, "coreasteroid1", 200.0, 800.0, 0.0),
    ]
    drive(drop_cargo(g, 0), (), [BLANK])
    numbers = [obstacle.obstacle_id for obstacle in g.obstacles]
    assert len(set(numbers)) == 3
    assert g.ship(1).tokens == {"stress": 1}
    assert g.ship(1).flight.struck == (numbers[-1],)
    assert (g.ship(0).tokens, g.ship(2).tokens) == ({}, {})
