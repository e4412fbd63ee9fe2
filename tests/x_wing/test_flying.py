"""Maneuvers as ships at a table fly them: templates, overlaps, borders."""

import pytest

from cantina.games.x_wing.state import Obstacle
from x_wing.faces import BLANK
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fight, fly, play, position

AWAY = (850, 850, 90)


def pose(table: Skirmish, ship_id: int = 0) -> tuple[float, float, float]:
    ship = table.ship(ship_id)
    return (ship.x, ship.y, ship.heading)


@pytest.mark.rule("XW-MANEUVER-3", "XW-TEMPLATE-1", "XW-TEMPLATE-4")
@pytest.mark.parametrize("speed", [2, 3, 4, 5])
def test_a_straight_leads_ahead_by_its_template_and_a_base(speed: int) -> None:
    table = fly(f"straight:{speed}", tie(at=(450, 300, 90)), x_wing(at=AWAY))
    assert pose(table) == (450.0, 300.0 + 40.0 * speed + 40.0, 90.0)


@pytest.mark.rule("XW-MANEUVER-4", "XW-MANEUVER-5", "XW-TEMPLATE-1", "XW-TEMPLATE-2")
@pytest.mark.parametrize(
    ("dial", "ahead", "aside", "turn"),
    [
        # radius and angle: 20 + r sin + 20 cos ahead, r (1 - cos) + 20 sin aside
        ("bank:left:2", 126.066, 52.218, 45.0),
        ("bank:right:3", 161.421, 66.863, -45.0),
        ("turn:left:1", 55.0, 55.0, 90.0),
        ("turn:right:3", 110.0, 110.0, -90.0),
    ],
)
def test_banks_and_turns_lead_to_their_own_side(
    dial: str, ahead: float, aside: float, turn: float
) -> None:
    table = fly(dial, tie(at=(450, 300, 90)), x_wing(at=AWAY))
    x = 450.0 - aside if turn > 0 else 450.0 + aside
    assert pose(table) == pytest.approx((x, 300.0 + ahead, 90.0 + turn), abs=0.002)


@pytest.mark.rule("XW-MANEUVER-6", "XW-KOIOGRAN-1", "XW-KOIOGRAN-2")
@pytest.mark.parametrize("speed", [3, 4])
def test_a_koiogran_ends_where_the_straight_does_and_faces_back(speed: int) -> None:
    table = fly(f"koiogran:{speed}", tie(at=(450, 300, 90)), x_wing(at=AWAY))
    straight = fly(f"straight:{speed}", tie(at=(450, 300, 90)), x_wing(at=AWAY))
    assert pose(table) == (450.0, 300.0 + 40.0 * speed + 40.0, 270.0)
    assert pose(straight)[:2] == pose(table)[:2]


@pytest.mark.rule("XW-COMPONENT-17", "XW-ACTIVATION-4")
def test_the_whole_piece_moves_as_one() -> None:
    ship = tie(at=(450, 300, 90), number=2, lock=1, tokens={"focus": 1, "evade": 1})
    table = fly("turn:left:2", ship, x_wing(at=(800, 300, 90), shields=1, lock=0))
    shielded = fly("straight:1", x_wing(shields=1), tie(at=AWAY))
    assert shielded.ship(0).shields == 1
    moved = table.seen.ships[0]
    assert (moved.x, moved.y, moved.heading) == (367.5, 382.5, 180.0)
    assert (moved.number, moved.name.args["number"]) == (2, 2)
    assert moved.tokens == {"evade": 1, "focus": 1}
    assert {(lock.by, lock.on) for lock in table.seen.locks} == {(0, 1), (1, 0)}


@pytest.mark.rule("XW-COMPONENT-17", "XW-SETUP-8")
def test_the_arc_turns_with_the_ship() -> None:
    enemies = (x_wing(at=(180, 382, 90)), x_wing("redsquadronpilot", at=(450, 600, 90)))
    ship = tie("maulermithel", at=(450, 300, 90))
    before = play(position(tie("maulermithel", at=(450, 300, 90)), *enemies))
    assert before.offered(IMPERIAL) == ["attack:primary:2", "pass"]
    table = fly("turn:left:2", ship, *enemies)  # now it faces west
    table.answer(IMPERIAL, "pass")
    assert (table.seen.phase, table.seen.active) == ("combat", 0)
    assert table.offered(IMPERIAL) == ["attack:primary:1", "pass"]


@pytest.mark.rule("XW-FLY-THROUGH-1")
def test_a_ship_on_the_way_neither_stops_nor_hinders_anybody() -> None:
    other = tie(at=(450, 370, 270), tokens={"focus": 1})
    table = fly("straight:3", x_wing(), other)
    assert pose(table) == (450.0, 460.0, 90.0)
    assert (table.ship(0).touching, table.ship(1).touching) == ([], [])
    assert table.offered(REBEL) == ["focus", "target-lock:1", "pass"]
    assert (table.ship(1).damage, table.ship(1).tokens) == ([], {"focus": 1})


@pytest.mark.rule("XW-OVERLAP-1", "XW-OVERLAP-3")
def test_a_ship_that_would_end_on_another_stops_where_it_touches_it() -> None:
    table = fly("straight:3", x_wing(), tie(at=(455, 470, 270)))
    assert pose(table) == (450.0, 430.0, 90.0)
    assert table.ship(0).touching == [1]
    assert table.ship(1).touching == [0]
    assert pose(table, 1) == (455.0, 470.0, 270.0)  # the other ship stays
    assert "xw-log-overlaps" in table.told_ids()


@pytest.mark.rule("XW-OVERLAP-2")
def test_a_ship_moved_back_in_a_turn_has_turned_only_part_of_the_way() -> None:
    free = fly("turn:left:2", x_wing(), tie(at=AWAY))
    end = free.ship(0)
    table = fly("turn:left:2", x_wing(), tie(at=(end.x - 15, end.y + 10, 30)))
    assert table.ship(0).touching == [1]
    assert 90.0 < table.ship(0).heading < 180.0
    assert end.x < table.ship(0).x < 450.0


@pytest.mark.rule("XW-OVERLAP-9")
def test_book_example_of_overlapping() -> None:
    rookie = x_wing("rookiepilot", at=(450, 300, 90))
    academy = tie("academypilot", at=(450, 470, 90))
    black = tie("blacksquadronpilot", at=(460, 418, 90))
    table = fly("straight:3", rookie, academy, black)
    assert pose(table) == (450.0, 378.0, 90.0)
    assert table.ship(0).touching == [2]
    assert table.ship(1).touching == []
    assert table.ship(2).touching == [0]
    assert "xw-log-no-action-overlap" in table.told_ids()


@pytest.mark.rule("XW-OVERLAP-4")
def test_an_overlap_forbids_actions_in_the_activation_phase_only() -> None:
    turr = tie("turrphennir", overlapped=True)
    table = fight(turr, x_wing(tokens={"evade": 1}), [BLANK] * 3, [BLANK] * 2)
    table.answer(REBEL, "done")
    assert table.offered(IMPERIAL) == ["use:0:pilot:turrphennir:0", "none"]
    # and it is forgotten in the next round
    mover = x_wing(at=(450, 300, 90), overlapped=True)
    table = play(position(mover, tie(at=(450, 600, 270)), step="end-phase"))
    assert not table.state.ship(0).flight.overlapped


@pytest.mark.rule("XW-OVERLAP-5", "XW-TARGET-4")
def test_after_an_overlap_neither_may_attack_the_other_with_any_weapon() -> None:
    mover = x_wing("redsquadronpilot", upgrades=["ioncannonturret"])
    table = fly("straight:2", mover, tie("blacksquadronpilot", at=(450, 430, 270)))
    # both were passed over, as neither has a target, and the next round has begun
    assert table.seen.round == 2
    assert table.told_ids().count("xw-log-passes-attack") == 2
    assert "xw-log-declares" not in table.told_ids()
    other = tie("blacksquadronpilot", at=(450, 470, 270))
    apart = fly("straight:2", x_wing("redsquadronpilot"), other)
    apart.answer(REBEL, "pass")
    assert apart.offered(IMPERIAL) == ["attack:primary:0", "pass"]


@pytest.mark.rule("XW-OVERLAP-6")
def test_a_barrel_roll_ends_touching_on_both_sides() -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 340, 270), touching=[1]),
        x_wing("rookiepilot", touching=[0]),
    )
    table = act(*ships)
    table.answer(IMPERIAL, "barrel-roll:left")
    table.answer(IMPERIAL, "0")
    assert pose(table) == (530.0, 340.0, 270.0)
    assert [ship.touching for ship in table.seen.ships] == [[], []]
    table = play(position(*ships))
    assert "xw-log-declares" not in table.told_ids()


@pytest.mark.rule("XW-FLEE-1")
@pytest.mark.parametrize(("y", "flees"), [(800.0, False), (801.0, True)])
def test_a_millimetre_of_the_base_outside_is_fleeing(y: float, flees: bool) -> None:
    table = fly("straight:1", x_wing(at=(450, y, 90)), tie(at=(100, 100, 90)))
    assert (table.ship(0).status == "destroyed") is flees
    assert ("xw-log-flees" in table.told_ids()) is flees


@pytest.mark.rule("XW-FLEE-1")
def test_one_corner_outside_is_fleeing() -> None:
    # after the bank the base stands askew, and its corner reaches over the border
    corner = fly("bank:left:1", x_wing(at=(450, 790, 90)), tie(at=(100, 100, 90)))
    assert corner.ship(0).status == "destroyed"
    inside = fly("bank:left:1", x_wing(at=(450, 780, 90)), tie(at=(100, 100, 90)))
    assert inside.ship(0).status == "in play"


@pytest.mark.rule("XW-FLEE-1")
@pytest.mark.parametrize("at", [(880, 450, 0), (20, 450, 180), (450, 20, 270)])
def test_every_border_counts(at: tuple[float, float, float]) -> None:
    table = fly("straight:1", x_wing(at=at), tie(at=(450, 700, 90)))
    assert table.ship(0).status == "destroyed"


@pytest.mark.rule("XW-OBSTACLE-6")
@pytest.mark.parametrize(
    ("rock", "hit"),
    [((450, 380), True), ((450, 470), True), ((530, 380), False), ((450, 285), False)],
)
def test_template_and_final_base_are_looked_at_and_nothing_else(
    rock: tuple[int, int], hit: bool
) -> None:
    # under the template, under the final base, beside both, under the base at the start
    chance = ([BLANK],) if hit else ()
    rocks = [Obstacle(0, "coreasteroid0", float(rock[0]), float(rock[1]), 0.0)]
    table = fly("straight:3", x_wing(), tie(at=AWAY), chance=chance, obstacles=rocks)
    assert ("xw-log-obstacle-roll" in table.told_ids()) is hit
    assert ("xw-log-no-action-obstacle" in table.told_ids()) is hit
