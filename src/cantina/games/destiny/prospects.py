"""What is shown with an option: exact odds of rolls, and what an ability would do."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import card_actions, resolving
from cantina.games.destiny.rules.activating import dice_to_roll
from cantina.games.destiny.state import Duel
from cantina.games.destiny.terms import DAMAGE, Symbol


def of_choice(g: Duel, choice: tuple[str | int, ...]) -> float | None:
    """Return the chance that an activation rolls at least one side that is not blank."""
    if choice[0] != "activate":
        return None
    missed = 1.0
    for die in dice_to_roll(g, int(choice[1])):
        sides = facts.sides(g.die_codes[die])
        missed *= sum([side.symbol is Symbol.BLANK for side in sides]) / len(sides)
    return 1 - missed


def note(g: Duel, choice: tuple[str | int, ...]) -> Text | None:
    """Say what to expect of a choice: the dice it rolls, or the text it follows."""
    kind = choice[0]
    if kind == "activate":
        return expectation(g, int(choice[1]))
    if kind == "action":
        return card_actions.ability_of(g, choice).does()
    if kind == "claim":
        return claim(g, g.battlefield)
    if kind == "resolve" and len(choice) == 2:
        return special(g, int(choice[1]))
    if kind == "play":
        return idle(g, int(choice[1]))
    return None


def idle(g: Duel, card: int) -> Text | None:
    """Say that an event would change nothing if it were played now (DS-EVENT-2)."""
    abilities = facts.of(g, card).when_played
    scene = Scene(g, g.active, card)
    if facts.of(g, card).kind != "event" or any(each.effect.can(scene) for each in abilities):
        return None
    return text("ds-note-changes-nothing")


def claim(g: Duel, battlefield: int) -> Text | None:
    """Say what claiming a battlefield does."""
    claims = facts.of(g, battlefield).claims
    return claims[0].does() if claims else None


def special(g: Duel, die: int) -> Text | None:
    """Say what a die showing a special does, if its card has only the one."""
    of = facts.of_die(g, die)
    if facts.side_of(g, die).symbol is not Symbol.SPECIAL or len(of.specials) != 1:
        return None
    return of.ability(of.specials[0]).does()


def expectation(g: Duel, card: int) -> Text:
    """Say how much damage an activation rolls on average, plus sides included."""
    dice = dice_to_roll(g, card)
    expected = sum([expected_damage(g.die_codes[die]) for die in dice])
    return text("ds-note-activate", dice=len(dice), damage=round(expected, 1))


def expected_damage(code: str) -> float:
    """Return the average damage value of a die."""
    sides = facts.sides(code)
    return sum([side.value for side in sides if side.symbol in DAMAGE]) / len(sides)


def better(g: Duel, die: int) -> float:
    """Return the chance that a reroll shows a higher value than now.

    A blank counts as 0, and so does a plus side now that no die in the pool can take.
    """
    worth = [
        0 if side.symbol is Symbol.BLANK else max(side.value, 1)
        for side in facts.sides(g.die_codes[die])
    ]
    face = g.dice[die].face
    shown = worth[face] if not facts.side_of(g, die).modifier or is_taken(g, die) else 0
    return sum([other > shown for other in worth]) / len(worth)


def is_taken(g: Duel, die: int) -> bool:
    """Say whether a plus side could join a die that can be resolved."""
    seat = g.dice[die].controller
    return any(
        die in resolving.modifiers(g, seat, base, symbol)
        for base, symbol in resolving.openings(g, seat)
    )
