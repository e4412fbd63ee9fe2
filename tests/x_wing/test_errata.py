"""Cards that the FAQ changed: printed by the book, changed by the reference (rulings/x-wing.md)."""

from typing import Any

import pytest

from cantina.core.fluent import writer
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, play, position

RULES = ("book", "reference")
both = pytest.mark.parametrize("rules", RULES)


def begun_combat(rules: str, **biggs: Any) -> Skirmish:
    """Biggs beside a Rookie before an Academy Pilot who could attack either."""
    ships = (
        x_wing("biggsdarklighter", at=(420, 300, 90), had_combat=True, **biggs),
        x_wing("rookiepilot", at=(480, 300, 90), had_combat=True),
        tie(at=(450, 500, 270)),
    )
    return play(position(*ships, step="begin-combat", options={"rules": rules}))


def targets(table: Skirmish) -> list[str]:
    return [key for key in table.offered(IMPERIAL) if key.startswith("attack")]


@pytest.mark.rule("XW-CARD-ABILITY-6")
def test_biggs_of_the_book_shelters_all_the_time() -> None:
    assert targets(begun_combat("book")) == ["attack:primary:0"]


@pytest.mark.rule("XW-CARD-ABILITY-4")
def test_biggs_of_the_reference_decides_at_the_start_of_the_combat_phase() -> None:
    declined = begun_combat("reference")
    declined.answer(REBEL, "none")
    assert targets(declined) == ["attack:primary:0", "attack:primary:1"]
    used = begun_combat("reference")
    used.use(REBEL, "pilot:biggsdarklighter")
    assert targets(used) == ["attack:primary:0"]


def test_biggs_of_the_reference_shelters_once_a_game() -> None:
    spent = begun_combat("reference", used_this_game=("pilot:biggsdarklighter:0",))
    assert targets(spent) == ["attack:primary:0", "attack:primary:1"]


def handling(rules: str, *actions: str) -> Skirmish:
    pilot = x_wing("lukeskywalker", upgrades=["experthandling"], actions=actions)
    return act(pilot, tie(), options={"rules": rules})


@both
def test_expert_handling_of_the_reference_is_a_barrel_roll_action(rules: str) -> None:
    """Who has rolled this round cannot roll again (XW-ACTION-7); by the book it is another one."""
    card = "card:upgrade:experthandling:0"
    assert card in handling(rules).offered(REBEL)
    assert (card in handling(rules, "barrel-roll").offered(REBEL)) == (rules == "book")


@both
def test_the_text_on_the_table_is_the_one_in_force(rules: str) -> None:
    cards = begun_combat(rules).seen.cards
    told = " ".join(writer("en").write(line) for line in cards.pilots["biggsdarklighter"].ability)
    assert ("once a game" in told.lower()) == (rules == "reference")
    assert handling("book").seen.cards.upgrades != handling("reference").seen.cards.upgrades
