"""The ships of later expansions in play: new bearings, arcs and turrets."""

import pytest

from cantina.games.x_wing.bot.sight import Sight, pose_of
from x_wing.duels import shoot
from x_wing.faces import BLANK, HIT
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import Skirmish, fly, play, position


def pose(table: Skirmish, ship: int = 0) -> tuple[float, float, float]:
    found = table.ship(ship)
    return (found.x, found.y, found.heading)


def test_a_segnors_loop_turns_round_and_stresses() -> None:
    table = fly("segnor:left:3", x_wing("blacksunvigo"), tie(at=(450, 800, 270)))
    assert pose(table) == (383.137, 461.421, 315.0)
    assert table.ship(0).tokens == {"stress": 1}


def test_a_tallon_roll_asks_where_the_template_ends() -> None:
    table = fly("tallon:right:3", x_wing("bluesquadronnovice"), tie(at=(450, 800, 270)))
    (ask,) = table.asks()
    assert [option.key for option in ask.options] == ["0.0", "-10.0", "10.0"]
    assert table.refusal(REBEL, "10.5").rule == "XW-TEMPLATE-2"
    assert table.refusal(REBEL, "0.2").rule == "XW-TEMPLATE-2"
    table.answer(REBEL, "7.5")
    assert pose(table) == (560.0, 402.5, 270.0)


def test_a_tallon_roll_avoids_ships_if_it_can() -> None:
    other = tie(at=(560, 446, 270))
    table = fly("tallon:right:3", x_wing("bluesquadronnovice"), other)
    assert table.refusal(REBEL, "-10").rule == "XW-OVERLAP-1"
    table.answer(REBEL, "10")
    assert pose(table) == (560.0, 400.0, 270.0)
    assert "XW-OVERLAP-1" not in table.rules_told()


def test_a_tallon_roll_that_cannot_avoid_a_ship_is_a_turn() -> None:
    table = fly("tallon:right:3", x_wing("bluesquadronnovice"), tie(at=(565, 410, 0)))
    table.answer(REBEL, "0")
    assert "XW-OVERLAP-1" in table.rules_told()
    assert table.ship(0).touching == [1]
    assert 0.0 < table.ship(0).heading < 90.0  # on its way through the turn


def test_flying_backwards_keeps_the_nose_where_it_was() -> None:
    table = fly("reverse-straight:1", x_wing("jakkugunrunner"), tie(at=(450, 800, 270)))
    assert pose(table) == (450.0, 220.0, 90.0)
    table = fly("reverse-bank:left:1", x_wing("jakkugunrunner"), tie(at=(450, 800, 270)))
    assert pose(table) == (412.426, 209.289, 45.0)


def test_flying_backwards_onto_a_ship_stops_at_its_base() -> None:
    table = fly("reverse-straight:1", x_wing("jakkugunrunner"), tie(at=(450, 230, 90)))
    assert pose(table) == (450.0, 270.0, 90.0)
    assert table.ship(0).touching == [1]


@pytest.mark.parametrize(("place", "hit"), [((450, 120, 90), True), ((700, 300, 180), False)])
def test_a_rear_arc_covers_what_is_behind_but_not_what_is_beside(
    place: tuple[float, float, float], hit: bool
) -> None:
    ship = x_wing("zetaspecialist", at=(450, 300, 90))
    table = play(position(ship, tie(at=place)))
    assert ("attack:primary:1" in table.offered(REBEL)) is hit


def test_a_secondary_weapon_stays_in_the_front_arc() -> None:
    ship = x_wing("zetaspecialist", lock=1, upgrades=["concussionmissiles"])
    table = play(position(ship, tie(at=(450, 80, 90))))
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]
    assert table.blocked(REBEL)["attack:concussionmissiles:1"] == "XW-TARGET-2"


def test_an_attack_from_the_rear_arc_is_measured_backwards() -> None:
    ship = x_wing("zetaspecialist", at=(450, 300, 90))
    table = shoot(ship, tie(at=(450, 240, 90)), [HIT, BLANK, BLANK], [BLANK] * 3)
    assert len(table.ship(1).damage) == 1


def test_backstabber_is_seen_by_a_rear_arc() -> None:
    backstabber = tie("backstabber", at=(450, 200, 90))
    seen = x_wing("zetaspecialist", at=(450, 400, 90))
    table = shoot(backstabber, seen, [HIT, BLANK], [BLANK] * 2)
    assert table.ship(1).shields == 2


def test_a_bot_sees_behind_and_all_round() -> None:
    ship, enemy = x_wing("zetaspecialist", at=(450, 300, 90)), tie(at=(450, 100, 90))
    turret = x_wing("wardensquadronpilot", at=(450, 300, 90))
    plain = x_wing(at=(450, 300, 90))
    for attacker, band in ((ship, 2), (turret, 2), (plain, None)):
        view = play(position(attacker, enemy, step="planning")).view(REBEL)
        sight = Sight(view)
        shooter, target = view.ships
        assert sight.band(shooter, pose_of(shooter), target, pose_of(target)) == band
