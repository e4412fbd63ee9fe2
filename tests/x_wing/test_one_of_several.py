"""One of several will do: eyes that see a target, bombs that lie near, ships a card reaches."""

import json
from typing import Any

from cantina.games.x_wing.content.pilots_large_scum import HandEverything
from cantina.games.x_wing.content.upgrades_titles import OnlyDefenderInArc
from cantina.games.x_wing.library import UPGRADES
from cantina.games.x_wing.rules.barrel_rolls import obstacles_for
from cantina.games.x_wing.rules.squads import check_xws
from cantina.games.x_wing.rules.target_locks import lockable
from cantina.games.x_wing.rules.targets import attackable, lenders
from cantina.games.x_wing.state import Bomb, Obstacle, Ship
from x_wing.faces import BLANK
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import play, position
from x_wing.words import BEHIND, BESIDE, FAR, scene

HERE, NEAR_THEM, THERE, FAR_OFF = (100, 100, 90), (450, 600, 90), (450, 800, 270), (850, 100, 90)


def seen_by(*ships: Ship) -> list[int]:
    """Return whom the first ship can lock."""
    g = position(*ships)
    return lockable(g, g.ship(0))


def test_bodhi_rook_aboard_sees_through_any_friend_but_only_for_his_ship() -> None:
    scout = x_wing(at=HERE, upgrades=["bodhirook"])
    friends = [x_wing(at=FAR_OFF), x_wing(at=NEAR_THEM)]
    assert seen_by(scout, *friends, tie(at=THERE)) == [3]
    assert seen_by(x_wing(at=HERE), *friends, tie(at=THERE)) == []
    assert seen_by(scout, x_wing(at=FAR_OFF), tie(at=THERE)) == []
    alone = x_wing(at=NEAR_THEM, upgrades=["bodhirook"])
    assert seen_by(alone, x_wing(at=HERE), tie(at=THERE)) == [2], "his own eyes serve him, too"


def test_an_astromech_that_may_lock_friends_locks_them_and_enemies_in_range() -> None:
    friends = [x_wing(at=(550, 300, 90)), x_wing(at=THERE)]
    assert seen_by(x_wing(upgrades=["r5tk"]), *friends, tie(), tie(at=THERE)) == [3, 1]
    assert seen_by(x_wing(upgrades=["r2astromech"]), *friends, tie(), tie(at=THERE)) == [3]


def test_st_321_locks_enemies_anywhere_and_no_friends() -> None:
    friend = tie(at=(550, 500, 270))
    far, near = x_wing(at=(450, 30, 90)), x_wing(at=(450, 300, 90))
    shuttle = tie("omicrongrouppilot", at=(450, 870, 270), upgrades=["st321"])
    assert seen_by(shuttle, friend, far, near) == [2, 3]
    plain = tie("omicrongrouppilot", at=(450, 870, 270), upgrades=["sensorjammer"])
    assert seen_by(plain, friend, far, near) == []


def test_where_one_ship_draws_locks_it_is_the_only_one_and_else_all_are() -> None:
    kagi = tie("captainkagi", at=(600, 500, 270))
    assert seen_by(x_wing(), tie(), kagi, tie(at=(350, 500, 270))) == [2]
    assert seen_by(x_wing(), tie(), tie(at=(350, 500, 270))) == [1, 2]


def test_one_bomb_of_several_near_the_defender_is_enough_for_cobalt_leader() -> None:
    near, far = Bomb(0, "proximitymines", 0, 500.0, 560.0), Bomb(1, "seismiccharges", 0, 50.0, 50.0)
    for bombs, dice in (([near, far], 2), ([far, near], 2), ([far], 3)):
        attacker = x_wing("cobaltleader", at=(450, 400, 90))
        target = tie(at=(450, 600, 270), had_combat=True)
        table = play(position(attacker, target, bombs=bombs), [BLANK] * 2, [BLANK] * dice)
        table.answer(REBEL, "attack:primary:1")
        assert table.seen.attack is None


def test_feedback_array_is_offered_only_with_an_enemy_at_range_1() -> None:
    key = "card:upgrade:feedbackarray:0"
    ship = {"upgrades": ["feedbackarray"], "at": (450, 420, 90)}
    near = play(position(x_wing(**ship), tie("nightbeast", had_combat=True)))
    assert key in near.offered(REBEL)
    away = tie("nightbeast", at=(450, 640, 270), had_combat=True)
    far = play(position(x_wing(**ship), away, x_wing(at=(500, 400, 90), had_combat=True)))
    assert far.offered(REBEL)
    assert key not in far.offered(REBEL)


def test_a_lock_is_lent_at_range_2_and_no_farther() -> None:
    for x, lent in ((560, [2]), (630, [2]), (730, []), (850, [])):
        friend = x_wing(at=(x, 300, 90), upgrades=["targetingsynchronizer"], lock=1)
        g = position(x_wing(), tie(), friend)
        assert lenders(g, g.ship(0), 1) == lent
    g = position(x_wing(), tie(), x_wing(at=(560, 300, 90), lock=1))
    assert lenders(g, g.ship(0), 1) == [], "only the card lends"


def test_the_defender_is_the_only_one_in_the_arc_whoever_flies_elsewhere() -> None:
    alone = OnlyDefenderInArc()
    for other, holds in ((BEHIND, True), (FAR, True), (BESIDE, False), ((480, 600, 270), False)):
        assert alone.holds(scene(x_wing(), tie(), tie(at=other), attack=(0, 1))) is holds
    assert not alone.holds(scene(x_wing(), tie(), x_wing(at=BESIDE), attack=(0, 1)))


def test_manaroo_hands_everything_to_friends_in_range_alone() -> None:
    near, far = x_wing(at=(520, 300, 90)), x_wing(at=(750, 300, 90))
    at = scene(x_wing(tokens={"focus": 1}), tie(), near, far, tie(at=(380, 300, 90)))
    assert HandEverything(1).takers(at) == [2]
    assert HandEverything(3).takers(at) == [2, 3]


def test_r5_tk_lets_a_ship_fire_at_friends() -> None:
    for droid, targets in (("r5tk", [1, 2]), ("r2astromech", [1])):
        g = position(x_wing(upgrades=[droid]), tie(), x_wing(at=(450, 400, 90)))
        assert [ship.ship_id for ship in attackable(g, g.ship(0))] == targets


def test_obstacles_are_in_the_way_unless_a_card_says_otherwise() -> None:
    rocks = [Obstacle(0, "coreasteroid0", 450.0, 500.0, 0.0)]
    ships: Any = {"rookiepilot": [], "dashrendar": []}, {"rookiepilot": ["collisiondetector"]}
    found = [
        len(obstacles_for(g, g.ship(0)))
        for choice in ships
        for pilot, upgrades in choice.items()
        for g in [position(x_wing(pilot, upgrades=upgrades), tie(), obstacles=rocks)]
    ]
    assert found == [1, 0, 0]


def test_upgrades_of_a_later_printing_are_read_by_their_own_name() -> None:
    later = [card for card in UPGRADES if "-" in card]
    assert later
    for card in later:
        slot = UPGRADES[card].slot.value
        pilots = [{"name": "rookiepilot", "ship": "xwing", "upgrades": {slot: [card]}}]
        report = check_xws(json.dumps({"faction": "rebel", "pilots": pilots}))
        assert "unknown_upgrade" not in [problem.code for problem in report.problems]
