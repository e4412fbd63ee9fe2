"""The attack die and the defense die (XW-COMPONENT-9 to XW-COMPONENT-11)."""

from __future__ import annotations

from typing import Final

from cantina.core import chance
from cantina.core.chance import Roll
from cantina.games.x_wing.state import Result
from cantina.games.x_wing.terms import Die, Face

HIT, CRITICAL, FOCUS, EVADE, BLANK = Face.HIT, Face.CRITICAL, Face.FOCUS, Face.EVADE, Face.BLANK
ATTACK, DEFENSE = Die.ATTACK, Die.DEFENSE

ATTACK_DIE: Final = chance.Die("attack die", (HIT, HIT, HIT, CRITICAL, FOCUS, FOCUS, BLANK, BLANK))
DEFENSE_DIE: Final = chance.Die(
    "defense die", (EVADE, EVADE, EVADE, FOCUS, FOCUS, BLANK, BLANK, BLANK)
)
DICE: Final = {ATTACK: ATTACK_DIE, DEFENSE: DEFENSE_DIE}


async def roll(die: Die, count: int) -> list[Result]:
    """Roll dice for an attack; dice a box lacks would be rolled after (XW-LIMIT-3)."""
    return [Result(face) for face in await Roll(DICE[die], count)]


async def roll_one(die: Die) -> Face:
    """Roll a single die for a card or an obstacle."""
    return (await Roll(DICE[die], 1))[0]


def count(results: list[Result], *faces: str) -> int:
    """Count the results that show one of these faces."""
    return sum(result.face in faces for result in results)
