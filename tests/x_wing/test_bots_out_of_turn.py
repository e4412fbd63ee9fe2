"""Bots answer for the ship that acts, also when a card lets it act in another's turn."""

import pytest

import cantina
from cantina.core.window import Window
from cantina.games.x_wing.geometry import LARGE_BASE, SMALL_BASE, roll_reach
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import Skirmish, play, position

ROLLS = "barrel-roll:left"


def coordinated() -> Skirmish:
    """Return a table at which a small shuttle lets a large freighter act."""
    shuttle = x_wing("ezrabridger-sheathipedeclassshuttle", at=(450, 300, 90))
    freighter = x_wing("wildspacefringer", at=(620, 300, 90), activated=True)
    enemy = tie(at=(450, 700, 270))
    table = play(position(shuttle, freighter, enemy, step="perform-action", active=0))
    table.answer(REBEL, "coordinate:1")
    return table


@pytest.mark.parametrize("level", ["greedy", "easy", "normal", "hard", "ace"])
def test_a_large_ship_that_is_coordinated_rolls_as_far_as_it_may(level: str) -> None:
    table, bot = coordinated(), cantina.bot(level, "x-wing", 1)
    bot.choose(Window(table, REBEL))
    table.answer(REBEL, ROLLS)
    window = Window(table, REBEL)
    assert window.prompt == "xw-ask-roll-slide"
    farthest = max(abs(float(option.key)) for option in window.ask.options)
    assert roll_reach(SMALL_BASE) < farthest <= roll_reach(LARGE_BASE)
    assert window.legal(bot.choose(window))


def test_who_rolls_is_named() -> None:
    table = coordinated()
    table.answer(REBEL, ROLLS)
    told = Window(table, REBEL).ask.prompt
    assert told.args["ship"] == table.view(REBEL).ships[1].name
