"""What the rules reference says of skill in combat, of guides over obstacles, of damage decks."""

import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.rules.damage import new_deck
from cantina.games.x_wing.rules.measuring import outline_at
from cantina.games.x_wing.state import Obstacle
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fly, play, position

RULES = ("book", "reference")


@pytest.mark.parametrize("rules", RULES)
def test_a_ship_whose_skill_rises_past_the_active_one_has_no_turn(rules: str) -> None:
    # the cockpit is hit, so Luke waits for the end; the card goes, and he is an eight again
    luke = x_wing("lukeskywalker", damage=damage("damaged-cockpit", dealt=0), shields=0)
    ships = (
        luke,
        tie("maulermithel", at=(450, 500, 270)),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    table = play(position(*ships, options={"rules": rules}))
    assert table.state.active == 1
    table.state.ship(0).damage = ()
    table.state.deck.discard.append("damaged-cockpit")
    table.answer(IMPERIAL, "pass")
    has_turn = any("attack:primary:1" in table.offered(seat) for seat in table.waiting)
    assert has_turn is (rules == "book")
    assert ("xw-log-skill-rose" in table.told_ids()) is (rules == "reference")


@pytest.mark.parametrize("rules", RULES)
def test_guides_count_over_obstacles(rules: str) -> None:
    # the base ends 1 mm before the rock; its guides reach 1.6 mm farther
    rock = Obstacle(0, "coreasteroid5", 450.0, 0.0, 0.0)
    south = min(y for x, y in outline_at("coreasteroid5", 0.0, 0.0, 0.0) if abs(x) < 60)
    rock.y = 300.0 + 80.0 + 20.0 + 1.0 - south
    table = fly(
        "straight:1",
        x_wing(),
        tie(at=(100, 800, 0)),
        obstacles=[rock],
        options={"rules": rules},
        chance=([BLANK],) if rules == "reference" else (),
    )
    struck = "xw-log-obstacle-roll" in table.told_ids()
    assert struck is (rules == "reference")


@pytest.mark.parametrize("rules", RULES)
def test_each_side_has_its_own_damage_deck(rules: str) -> None:
    table = Skirmish.start(game, 2, {"rules": rules})
    while table.seen.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, table.offered(seat)[0])
    assert table.seen.supply.damage_deck == (66 if rules == "reference" else 33)
    assert (table.state.other_deck is not None) is (rules == "reference")


def test_cards_go_back_to_the_deck_they_came_from() -> None:
    other = new_deck()
    other.next_id = 1001
    ships = (x_wing(), tie(had_combat=True), tie(at=(800, 800, 0), had_combat=True))
    g = position(*ships, options={"rules": "reference"}, other_deck=other)
    table = play(g, [HIT, CRITICAL, BLANK], [BLANK] * 3, "stunned-pilot")
    table.attack(REBEL, 1)
    assert [card.card_id for card in table.state.ship(1).damage] == [1001, 1002]
    assert (table.state.deck.left, table.state.other_deck.left) == (33, 31)
    game.check(table.state)
