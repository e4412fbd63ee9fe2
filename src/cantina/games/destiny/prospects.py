"""Exact odds shown with activations and rerolls."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.activating import dice_to_roll
from cantina.games.destiny.printed import DAMAGE, Symbol
from cantina.games.destiny.state import Battle


def of_choice(g: Battle, choice: tuple[str | int, ...]) -> float | None:
    """Return the chance that an activation rolls at least one side that is not blank."""
    if choice[0] != "activate":
        return None
    missed = 1.0
    for die in dice_to_roll(g, int(choice[1])):
        sides = facts.sides(g.die_codes[die])
        missed *= sum([side.symbol is Symbol.BLANK for side in sides]) / len(sides)
    return 1 - missed


def note(g: Battle, choice: tuple[str | int, ...]) -> Text | None:
    """Say how much damage an activation rolls on average, plus sides included."""
    if choice[0] != "activate":
        return None
    dice = dice_to_roll(g, int(choice[1]))
    expected = sum([expected_damage(g.die_codes[die]) for die in dice])
    return text("ds-note-activate", dice=len(dice), damage=round(expected, 1))


def expected_damage(code: str) -> float:
    """Return the average damage value of a die."""
    sides = facts.sides(code)
    return sum([side.value for side in sides if side.symbol in DAMAGE]) / len(sides)


def better(g: Battle, die: int) -> float:
    """Return the chance that a reroll shows a higher value than now; a blank counts as 0."""
    sides = facts.sides(g.die_codes[die])
    now = facts.side_of(g, die)
    worth = [0 if side.symbol is Symbol.BLANK else max(side.value, 1) for side in sides]
    shown = 0 if now.symbol is Symbol.BLANK else max(now.value, 1)
    return sum([other > shown for other in worth]) / len(sides)
