from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.library import SHIPS
from cantina.games.outer_rim.names import ship_name
from cantina.games.outer_rim.rules.market import buy_top
from cantina.games.outer_rim.rules.ships import buy_any_ship, take_ship
from cantina.games.outer_rim.rules.values import hull, hyperdrive
from cantina.games.outer_rim.state import Galaxy
from outer_rim.table import Seated, galaxy


def bought(*answers: Any, **player: Any) -> Galaxy:
    g = galaxy({"credits": 20000, **player}, market={"ship": ["ship_aggressor", "ship_yv_666"]})
    drive(buy_top(g, 0, "ship"), answers)
    return g


@pytest.mark.rule("OR-SHIP-1", "OR-SHIP-3", "OR-SHIP-4")
def test_a_bought_ship_replaces_the_sheet_and_its_card_is_removed() -> None:
    g = bought()
    player = g.players[0]
    assert player.ship == "aggressor" and not player.ship_flipped
    assert not bought(ship="lancer", ship_flipped=True).players[0].ship_flipped, "goal side up"
    assert (hull(g, 0), hyperdrive(g, 0)) == (5, 6)
    assert "ship_aggressor" in g.removed
    assert "ship_aggressor" not in g.market["ship"].cards()
    assert "aggressor" not in g.ship_pool
    sheets = g.ship_pool + [each.ship for each in g.players]
    assert len(sheets) == 12, "everybody has exactly one, the rest is in the pool"


@pytest.mark.rule("OR-SHIP-5")
def test_a_new_ship_is_undamaged() -> None:
    g = bought(ship_damage=3, damage=2)
    assert g.players[0].ship_damage == 0
    assert g.players[0].damage == 2


@pytest.mark.rule("OR-SHIP-6", "OR-DISCARD-5", "OR-GOAL-5")
def test_the_old_sheet_returns_to_the_pool_goal_side_up_but_its_card_does_not() -> None:
    g = galaxy(Seated(ship="aggressor", ship_goal_tokens=1))
    drive(take_ship(g, 0, "lancer"))
    assert g.players[0].ship_goal_tokens == 0, "tokens of the old sheet are gone"
    g = galaxy(Seated(ship="hwk_290", ship_flipped=True, credits=50000))
    g.market["ship"].remove("ship_hwk_290")
    g.removed.append("ship_hwk_290")
    drive(take_ship(g, 0, "aggressor"))
    assert "hwk_290" in g.ship_pool
    assert "ship_hwk_290" not in g.market["ship"].cards()
    g.players[1].credits = 50000
    drive(buy_any_ship(g, 1), ["hwk_290"], ["ship_yv_666"])
    assert g.players[1].ship == "hwk_290"
    assert g.market["ship"].top == ("ship_yv_666",), "shuffled although the card is long gone"
    assert not g.players[1].ship_flipped and g.players[1].ship_goal_tokens == 0


@pytest.mark.rule("OR-SHIP-9", "OR-SHIP-11")
def test_market_ships_have_a_goal_and_a_famous_side_starters_have_none() -> None:
    for ship in SHIPS.values():
        assert (ship.goal is None) == ship.starting
        assert (ship.named is None) == ship.starting
        assert ship_name(ship.id).id == f"or-ship-{ship.id.replace('_', '-')}"
        if not ship.starting:
            assert ship_name(ship.id, flipped=True) != ship_name(ship.id), "a name of its own"
    assert [ship.id for ship in SHIPS.values() if ship.starting] == ["g9_rigger", "g_1a"]


@pytest.mark.rule("OR-LIMIT-2")
def test_a_sheet_in_use_is_not_sold_twice() -> None:
    from cantina.games.outer_rim.rules.buy import purchase_problem

    g = galaxy(Seated(credits=50000), Seated(ship="lancer"), market={"ship": ["ship_lancer"]})
    problem = purchase_problem(g, 0, "ship_lancer")
    assert problem is not None and problem[1] == "OR-LIMIT-2"
    assert not drive(buy_top(g, 0, "ship"))
    assert g.players[0].ship == "g_1a"


@pytest.mark.rule("OR-SHIP-3")
def test_buying_outside_the_deck_takes_the_card_out_and_moves_no_patrol() -> None:
    g = galaxy(Seated(credits=50000), market={"ship": ["ship_lancer"]})
    spaces = [each.space for each in g.patrols]
    drive(buy_any_ship(g, 0), ["lancer"], ["ship_hwk_290"])
    assert "ship_lancer" in g.removed
    assert g.market["ship"].top == ("ship_hwk_290",), "Rebel 3, revealed after the shuffle"
    assert [each.space for each in g.patrols] == spaces
