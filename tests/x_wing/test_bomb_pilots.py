"""Pilots who handle bombs and mines in their own way."""

from typing import Any

import pytest

from cantina.games.x_wing.rules.bombs import places
from cantina.games.x_wing.state import Bomb
from x_wing.faces import BLANK, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (850, 850, 90)


def bombs(table: Skirmish) -> list[tuple[float, float]]:
    return [(bomb.x, bomb.y) for bomb in table.view(REBEL).bombs]


def test_deathrain_drops_a_bomb_ahead_and_rolls_away() -> None:
    ship = tie("deathrain", upgrades=["seismiccharges"], at=(450, 400, 90))
    table = fly("straight:2", ship, x_wing(at=FAR))
    table.use(IMPERIAL, "upgrade:seismiccharges")
    assert table.offered(IMPERIAL) == ["near", "ahead"]
    table.answer(IMPERIAL, "ahead")
    assert bombs(table) == [pytest.approx((450.0, 400.0 + 20 + 40 + 15))]
    table.use(IMPERIAL, "pilot:deathrain", 1)
    table.answer(IMPERIAL, "barrel-roll:left")
    table.answer(IMPERIAL, "0")
    assert table.ship(0).x == pytest.approx(450 - 80)  # then the maneuver
    assert table.ship(0).y == pytest.approx(400 + 120)


def test_deathrain_need_not_roll() -> None:
    ship = tie("deathrain", upgrades=["seismiccharges"], at=(450, 400, 90))
    table = fly("straight:2", ship, x_wing(at=FAR))
    table.use(IMPERIAL, "upgrade:seismiccharges")
    table.answer(IMPERIAL, "near")
    table.answer(IMPERIAL, "none")
    assert (table.ship(0).x, table.ship(0).y) == pytest.approx((450, 520))


def test_deathfire_lays_mines_when_the_dial_is_revealed() -> None:
    ship = tie("deathfire", upgrades=["proximitymines"], at=(450, 400, 90))
    table = fly("straight:1", ship, x_wing(at=FAR))
    table.use(IMPERIAL, "pilot:deathfire")
    assert bombs(table) == [pytest.approx((450.0, 400.0 - 75))]
    assert "card:upgrade:proximitymines:0" not in table.offered(IMPERIAL)
    assert "focus" in table.offered(IMPERIAL)  # the action step is still to come


def test_deathfire_lays_mines_after_an_action() -> None:
    table = act(tie("deathfire", upgrades=["proximitymines"]), x_wing(at=FAR))
    table.answer(IMPERIAL, "focus")
    table.use(IMPERIAL, "pilot:deathfire", 1)
    assert len(bombs(table)) == 1
    assert table.ship(0).upgrades == []


def test_a_stressed_deathfire_lays_nothing() -> None:
    ship = tie("deathfire", upgrades=["proximitymines"], at=(450, 400, 90), tokens={"stress": 1})
    table = fly("bank:left:3", ship, x_wing(at=FAR))
    assert bombs(table) == []
    assert "xw-log-no-action-stress" in table.told_ids()


def test_zuvio_drops_ahead_when_he_flies_backwards() -> None:
    ship = x_wing("constablezuvio", upgrades=["proximitymines"], at=(450, 400, 90))
    table = fly("reverse-straight:1", ship, tie(at=FAR))
    table.use(REBEL, "pilot:constablezuvio")
    assert bombs(table) == [pytest.approx((450.0, 475.0))]
    assert table.ship(0).upgrades == []


def test_zuvio_drops_nothing_ahead_when_he_flies_forward() -> None:
    ship = x_wing("constablezuvio", upgrades=["proximitymines"], at=(450, 400, 90))
    table = fly("straight:1", ship, tie(at=FAR))
    assert not any("constablezuvio" in key for key in table.offered(REBEL))


def test_a_generator_keeps_its_card_whoever_drops_the_token() -> None:
    ship = x_wing("constablezuvio", upgrades=["bombletgenerator"], at=(450, 400, 90))
    table = fly("reverse-straight:1", ship, tie(at=FAR))
    table.use(REBEL, "pilot:constablezuvio")
    assert "xw-log-drops" in table.told_ids()
    assert table.ship(0).upgrades == ["bombletgenerator"]


def test_sol_sixxa_drops_round_the_corner() -> None:
    ship = x_wing("solsixxa", upgrades=["seismiccharges"], at=(450, 400, 90))
    table = fly("straight:2", ship, tie(at=FAR))
    table.use(REBEL, "upgrade:seismiccharges")
    assert table.offered(REBEL) == ["near", "left", "right"]
    table.answer(REBEL, "left")
    # 20 mm to the rear edge, then a quarter circle of 35 mm, then the radius of the token
    assert bombs(table) == [pytest.approx((450.0 - 35 - 15, 400.0 - 20 - 35))]


def test_turn_templates_are_mirror_images() -> None:
    ship = x_wing(at=(0, 0, 90))
    (left,), (right,) = places(ship, "left", 1), places(ship, "right", 1)
    assert left[0] == pytest.approx(-right[0])
    assert left[1] == pytest.approx(right[1])


def proton_bomb_over(pilot: str, upgrades: tuple[Any, ...] = ()) -> Skirmish:
    """Put a bomb of the pilot's side under an enemy; the phase is about to end."""
    ship = x_wing(pilot, at=(450, 700, 90), upgrades=upgrades)
    g = position(ship, tie(at=(450, 360, 0)), step="perform-action", active=0)
    g.bombs = [Bomb(0, "seismiccharges", 0, 450.0, 400.0)]
    table = play(g)
    table.answer(REBEL, "pass")
    return table


def test_the_rebel_nym_keeps_a_bomb_from_detonating() -> None:
    table = proton_bomb_over("captainnym")
    assert table.offered(REBEL) == ["yes", "no"]
    table.answer(REBEL, "yes")
    assert len(bombs(table)) == 1
    assert table.ship(1).damage == []
    assert "xw-log-held-back" in table.told_ids()


def test_the_rebel_nym_may_let_it_go_off() -> None:
    table = proton_bomb_over("captainnym")
    table.answer(REBEL, "no")
    assert bombs(table) == []
    assert len(table.ship(1).damage) == 1


def test_the_rebel_nym_holds_back_one_bomb_a_round() -> None:
    ship = x_wing("captainnym", at=(450, 700, 90))
    g = position(ship, tie(at=(450, 360, 0)), step="perform-action", active=0)
    g.bombs = [Bomb(i, "seismiccharges", 0, 450.0, 400.0) for i in range(2)]
    table = play(g)
    table.answer(REBEL, "pass")
    table.answer(REBEL, "yes")
    assert len(bombs(table)) == 1  # the second one was not asked about
    assert len(table.ship(1).damage) == 1


def test_the_scum_nym_stands_unharmed_among_friendly_bombs() -> None:
    nym, friend = x_wing("captainnym-scum", at=(450, 400, 90)), x_wing(at=(520, 420, 90))
    g = position(nym, tie(at=(450, 300, 0)), friend, step="perform-action", active=0)
    g.bombs = [Bomb(0, "seismiccharges", 2, 450.0, 350.0)]
    table = play(g)
    table.answer(REBEL, "pass")
    assert table.ship(0).shields == 5
    assert len(table.ship(1).damage) == 1
    assert table.ship(2).shields == 1


def test_enemy_bombs_hurt_the_scum_nym() -> None:
    nym = x_wing("captainnym-scum", at=(450, 400, 90))
    g = position(nym, tie(at=(800, 800, 0)), step="perform-action", active=0)
    g.bombs = [Bomb(0, "seismiccharges", 1, 450.0, 350.0)]
    table = play(g)
    table.answer(REBEL, "pass")
    assert table.ship(0).shields == 4


def test_the_scum_nym_flies_over_friendly_mines() -> None:
    nym = x_wing("captainnym-scum", at=(450, 400, 90))
    table = fly("straight:2", nym, tie(at=FAR), bombs=[Bomb(0, "proximitymines", 0, 450.0, 470.0)])
    assert len(bombs(table)) == 1
    other = x_wing("lokrevenant", at=(450, 400, 90))
    mines = [Bomb(0, "proximitymines", 0, 450.0, 470.0)]
    table = fly("straight:2", other, tie(at=FAR), bombs=mines, chance=([BLANK] * 3,))
    assert bombs(table) == []


def through(bomb_at: tuple[float, float], *chance: list[str]) -> Skirmish:
    """Let an enemy shoot at a friend of Nym across a spot."""
    nym = x_wing("captainnym-scum", at=(800, 200, 90), had_combat=True)
    friend = x_wing(at=(450, 300, 90), had_combat=True)
    g = position(nym, friend, tie(at=(560, 500, 225)))
    g.bombs = [Bomb(0, "seismiccharges", 0, *bomb_at)]
    table = play(g, *chance)
    table.attack(IMPERIAL, 1)
    return table


def test_a_shot_across_a_friendly_bomb_is_easier_to_evade() -> None:
    table = through((515.0, 396.0), [HIT, HIT], [BLANK, FOCUS])
    table.use(REBEL, "pilot:captainnym-scum", 1)
    assert table.ship(1).shields == 1  # one of two hits was evaded


def test_a_shot_beside_the_bomb_is_not() -> None:
    table = through((450.0, 396.0), [HIT, HIT], [BLANK, EVADE])
    assert table.ship(1).shields == 1
    assert not any("nym" in str(event) for event in table.log[-4:])
