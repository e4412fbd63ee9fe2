"""What a ship's cards do is sorted once and found again: never other than a fresh look would be."""

from typing import Any

import pytest

from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.games.x_wing.cards import sources
from cantina.games.x_wing.cards.sources import Kit, kit_of, sorted_out, watchers
from cantina.games.x_wing.library import DEALT
from cantina.games.x_wing.state import Battle, CardKind, Ship, Source
from cantina.games.x_wing.terms import Window
from x_wing.ships import damage, tie, x_wing
from x_wing.table import Skirmish, play, position

SQUADS: tuple[dict[str, Any], ...] = (
    {"squads": ["famous", "famous"]},
    {"squads": ["random", "random"]},
    {"squads": ["random", "random"], "rules": "reference"},
)


def look_afresh(g: Battle, ship: Ship) -> Kit:
    """Sort the cards of a ship without remembering anything."""
    attack, upgrades = g.attack, ship.upgrades
    if attack is not None and attack.attacker == ship.ship_id and attack.weapon:
        upgrades = upgrades if attack.weapon in upgrades else (*upgrades, attack.weapon)
    sources._sorted_out.cache_clear()
    return sorted_out(g, ship, upgrades)


def check(g: Battle) -> None:
    for ship in g.ships:
        known, fresh = kit_of(g, ship), look_afresh(g, ship)
        assert known.sources == fresh.sources, ship
        assert known.at == fresh.at
        assert known.standing == fresh.standing
        assert [kind for kind in known.standing if kind not in g.brought | DEALT] == []
        if not ship.damage and not ship.cards.conditions:
            assert {*known.standing, *known.at} <= g.brought
    for window in Window:
        assert watchers(g, window) == [s for s in g.ships if window in look_afresh(g, s).at]


@pytest.mark.parametrize("options", SQUADS)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_sorted_is_what_a_fresh_look_finds(options: dict[str, Any], seed: int) -> None:
    game = find_game("x-wing")
    table = Skirmish.start(game, 2, game.drawn(options, 2, seed), seed=seed)
    rng = Rng(seed)
    checked = -1
    while not table.over and table.answered < 150:
        table.answer_at_random(rng)
        moment, state = table.checkpoint()
        if moment > checked:
            checked = moment
            check(state)
        check(table.state)
        if table.answered % 25 == 0:
            imagined = table.imagine(0, rng)
            imagined.play_out(rng, limit=10)
            check(imagined.state)
            check(table.copy().state)
            check(table.state)


def test_cards_that_come_turn_and_go_are_seen_at_once() -> None:
    g = play(position(x_wing("lukeskywalker", upgrades=["marksmanship", "r2d2"]), tie())).state
    luke = g.ship(0)
    check(g)
    pilot, droid = Source(CardKind.PILOT, "lukeskywalker"), Source(CardKind.UPGRADE, "r2d2")

    def cards() -> list[Source]:
        check(g)
        return [source for source, _ in kit_of(g, luke).sources]

    assert {pilot, droid} <= set(cards())
    before = luke.copy()
    luke.upgrades = ("marksmanship",)
    assert droid not in cards()
    luke.damage = damage("injured-pilot")
    assert pilot not in cards()
    luke.damage = damage("injured-pilot", face_up=False)
    assert pilot in cards()
    luke.beside(lasting=(Source(CardKind.UPGRADE, "marksmanship"),))
    assert Source(CardKind.UPGRADE, "marksmanship", lasting=True) in cards()
    luke.beside(conditions=("fanaticaldevotion",), mimics="wedgeantilles")
    assert Source(CardKind.CONDITION, "fanaticaldevotion") in cards()
    assert pilot not in cards()
    g.ships[0] = before
    check(g)
    assert droid in [source for source, _ in kit_of(g, before).sources]
