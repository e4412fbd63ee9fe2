"""What abilities add to a fight: dice rolled again, turned, added, cancelled, in dice' worth."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from cantina.games.outer_rim.bot.worth import owned
from cantina.games.outer_rim.cards.combat import InCombat
from cantina.games.outer_rim.cards.dice import Add, Cancel, Reroll, Turn
from cantina.games.outer_rim.cards.flow import AllOf, AnyOf, Choose, If, To
from cantina.games.outer_rim.cards.frames import Ability, AnyCondition, AnyEffect, Standing
from cantina.games.outer_rim.cards.tests import HasSkill
from cantina.games.outer_rim.library import CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.odds import combat_odds, survival_odds
from cantina.games.outer_rim.terms import Face
from cantina.games.outer_rim.view import PlayerView

DIE: Final = 0.625
"""What a die deals on average."""
BLANK: Final = 0.25
"""How often a die shows a blank; a focus as often."""
USUAL: Final = 4
"""Dice of an enemy, where it matters."""
PAID: Final = 0.7
"""How much of an effect is counted that has a price."""
FEWER: Final = {"ground": Value.OPPONENT_GROUND_DICE, "ship": Value.OPPONENT_SHIP_DICE}


@cache
def odds(mine: float, theirs: float) -> float:
    """Return the chance to win with so many dice' worth."""
    low, lower = int(mine), max(0, int(theirs))
    more, fewer = mine - low, max(0.0, theirs) - lower
    found = 0.0
    for own, share in ((low, 1 - more), (low + 1, more)):
        for other, part in ((lower, 1 - fewer), (lower + 1, fewer)):
            if share * part > 0:
                found += share * part * combat_odds(own, other)
    return found


@cache
def survives(theirs: float, left: int) -> float:
    """Return the chance not to be defeated by so many dice' worth."""
    lower = max(0, int(theirs))
    part = max(0.0, theirs) - lower
    return (1 - part) * survival_odds(lower, left) + part * survival_odds(lower + 1, left)


def edge(me: PlayerView, kind: str) -> tuple[float, float]:
    """Return a player's dice' worth in a kind of fight, and by how much the enemy's are fewer."""
    skills = frozenset([skill for skill, count in me.skills.items() if count])
    dice = me.ground_combat if kind == "ground" else me.ship_combat
    return _edge(
        me.character, me.flipped, me.ship, me.ship_flipped, tuple(owned(me)), skills, dice, kind
    )


class Sayings(NamedTuple):
    """What is printed on all that a player has: the sides that are up, and the cards."""

    abilities: tuple[Ability, ...]
    standings: tuple[Standing, ...]


def sayings(me: PlayerView) -> Sayings:
    """Return what is printed on all that a player has."""
    return _sayings(me.character, me.flipped, me.ship, me.ship_flipped, tuple(owned(me)))


@lru_cache(maxsize=4096)
def _sayings(
    character: str, flipped: bool, ship: str, named: bool, cards: tuple[str, ...]
) -> Sayings:
    person, sheet = CHARACTERS[character], SHIPS[ship]
    side = sheet.named if named and sheet.named is not None else sheet.front
    says: list[Ability] = [*(person.flipped_abilities if flipped else person.abilities)]
    says += side.abilities
    stands: list[Standing] = [*side.modifiers]
    for card in cards:
        says += asset(card).abilities
        stands += asset(card).modifiers
    return Sayings(tuple(says), tuple(stands))


@lru_cache(maxsize=4096)
def _edge(
    character: str,
    flipped: bool,
    ship: str,
    named: bool,
    cards: tuple[str, ...],
    skills: frozenset[str],
    dice: int,
    kind: str,
) -> tuple[float, float]:
    says, stands = _sayings(character, flipped, ship, named, cards)
    own = fewer = 0.0
    for each in says:
        if each.at in (Moment.AFTER_ROLL, Moment.RESULTS) and _fits(each.when, kind, skills):
            mine, theirs = _gain(each.effect, dice, skills)
            own, fewer = own + mine, fewer + theirs
    for line in stands:
        amount = line.rule.amount
        if line.rule.value is FEWER[kind] and isinstance(amount, int):
            fewer += amount * _fits(line.when, kind, skills)
    return dice + own / DIE, fewer


def _fits(when: AnyCondition | None, kind: str, skills: frozenset[str]) -> bool:
    match when:
        case None:
            return True
        case InCombat():
            return when.kind in (None, kind) and when.enemy in ("", "patrol")
        case HasSkill():
            return any(skill in skills for skill in when.skills)
        case AllOf():
            return all(_fits(each, kind, skills) for each in when.conditions)
        case AnyOf():
            return any(_fits(each, kind, skills) for each in when.conditions)
    return False


def _gain(effect: AnyEffect, dice: int, skills: frozenset[str]) -> tuple[float, float]:
    """Return the damage more that a player deals, and the dice' worth that the enemy loses."""
    match effect:
        case Reroll():
            share = BLANK if effect.faces else 2 * BLANK
            return min(effect.most or dice, share * dice) * DIE, 0.0
        case Turn():
            each = 2.0 if effect.to is Face.CRIT else 1.0
            return each * min(effect.most * (1 - (1 - BLANK) ** dice), BLANK * dice), 0.0
        case Add():
            return 1.0, 0.0
        case Cancel():
            none = 1 - (0.625 if effect.face is Face.HIT else 0.875) ** USUAL
            return 0.0, none * (1.0 if effect.face is Face.HIT else 2.0) / DIE
        case Choose():
            return max([_gain(each, dice, skills) for each in effect.effects], key=sum)
        case If():
            met = _fits(effect.condition, "", skills)
            chosen = effect.effect if met else effect.otherwise
            return (0.0, 0.0) if chosen is None else _gain(chosen, dice, skills)
        case To():
            mine, theirs = _gain(effect.effect, dice, skills)
            return PAID * mine, PAID * theirs
    return 0.0, 0.0
