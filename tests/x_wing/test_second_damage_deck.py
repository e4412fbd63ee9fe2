"""The damage deck of the second core set: what its cards do that those of the first do not."""

from collections import Counter
from typing import Any

import pytest

from cantina.games.x_wing.library import DAMAGE
from cantina.games.x_wing.rules.damage import new_deck
from cantina.games.x_wing.state import Battle, Ship
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (450, 800, 270)


def decked(*ships: Ship, **more: Any) -> Battle:
    return position(*ships, deck=new_deck("awakens"), **more)


@pytest.mark.rule("XW-DECK-5")
def test_the_second_deck_has_33_cards_of_14_kinds() -> None:
    deck = Counter(new_deck("awakens").pools[0])
    assert (sum(deck.values()), len(deck), deck["direct-hit"]) == (33, 14, 7)
    assert "minor-explosion" not in deck
    assert all(DAMAGE[kind].count == count for kind, count in deck.items())


def test_a_shaken_pilot_plans_no_straights_once() -> None:
    ship = x_wing(damage=damage("shaken-pilot"))
    table = play(decked(ship, tie(at=FAR), step="planning"))
    assert "0:straight:2" not in table.offered(REBEL)
    again = x_wing(damage=damage("shaken-pilot"))
    flown = fly("bank:left:2", again, tie(at=FAR), deck=new_deck("awakens"))
    assert [card.face_up for card in flown.ship(0).damage] == [False]


def test_a_blinded_pilot_misses_one_turn() -> None:
    ship = x_wing(damage=damage("blinded-pilot-awakens"))
    table = play(decked(ship, tie("howlrunner", had_combat=True), tie(at=(450, 140, 90))))
    assert table.waiting == (IMPERIAL,)
    assert [card.face_up for card in table.ship(0).damage] == [False]


def test_a_major_explosion_hurts_once_more() -> None:
    table = shoot_with([CRITICAL, BLANK], [BLANK] * 2, "major-explosion", HIT, "loose-stabilizer")
    kinds = [card.kind for card in table.state.ship(1).damage]
    assert kinds == ["major-explosion", "loose-stabilizer"]
    assert [card.face_up for card in table.state.ship(1).damage] == [False, True]


def shoot_with(*chance: str | list[str]) -> Skirmish:
    target = x_wing(shields=0, had_combat=True)
    table = play(decked(tie("howlrunner"), target, x_wing(at=(450, 660, 270))), *chance)
    table.answer(IMPERIAL, "attack:primary:1")
    return table


def test_a_weapons_failure_costs_a_die_until_it_is_mended() -> None:
    ship = x_wing(damage=damage("weapons-failure"))
    table = play(decked(ship, tie(had_combat=True)), [BLANK] * 2, [BLANK] * 3)
    table.answer(REBEL, "attack:primary:1")
    assert table.seen.attack is None


@pytest.mark.parametrize(
    "kind", ["weapons-failure", "structural-damage-awakens", "damaged-sensor-array-awakens"]
)
def test_a_critical_mends_as_well_as_a_hit(kind: str) -> None:
    ship = x_wing(damage=damage(kind))
    table = act(ship, tie(at=FAR), chance=(CRITICAL,), deck=new_deck("awakens"))
    (key,) = [key for key in table.offered(REBEL) if key.startswith("card:damage")]
    table.answer(REBEL, key)
    assert [card.face_up for card in table.ship(0).damage] == [False]


def test_after_a_major_hull_breach_every_card_is_face_up() -> None:
    cards = damage("major-hull-breach", dealt=0)
    target = x_wing(shields=0, damage=cards, had_combat=True)
    g = decked(tie("howlrunner"), target, x_wing(at=(450, 660, 270)))
    table = play(g, [HIT, BLANK], [BLANK] * 2, "loose-stabilizer")
    table.answer(IMPERIAL, "attack:primary:1")
    assert [card.face_up for card in table.ship(1).damage] == [True, True]


@pytest.mark.parametrize(("dial", "ion"), [("straight:3", {}), ("", {"ion": 1})])
def test_a_loose_stabilizer_makes_white_maneuvers_stressful(dial: str, ion: dict[str, int]) -> None:
    ship = x_wing(damage=damage("loose-stabilizer"), tokens=ion)
    table = fly(dial, ship, tie(at=FAR), deck=new_deck("awakens"))
    assert table.ship(0).tokens == {"stress": 1}


@pytest.mark.rule("XW-INITIATIVE-5")
def test_a_stabilizer_that_a_snap_shot_loosens_stresses_after_the_same_maneuver() -> None:
    hunter = tie("blacksquadronpilot", at=(450, 480, 270), upgrades=["snapshot"], activated=True)
    mover = x_wing(shields=0, dial="straight:3", at=(450, 200, 90))
    g = decked(mover, hunter, step="activation", initiative="imperial")
    table = play(g, [CRITICAL, BLANK], [BLANK] * 2, "loose-stabilizer")
    assert table.ship(0).tokens == {}
    table.use(IMPERIAL, "upgrade:snapshot", you=1)
    assert table.ship(0).tokens == {"stress": 1}
