"""Turns of phrase that several cards share."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.combat import InCombat
from cantina.games.outer_rim.cards.dice import Turn
from cantina.games.outer_rim.cards.frames import Ability, AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.tests import HasSkill
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.terms import Face, Skill

GROUND: Final = InCombat(kind="ground")
SHIP: Final = InCombat(kind="ship")
STRENGTH: Final = HasSkill((Skill.STRENGTH,))
TACTICS: Final = HasSkill((Skill.TACTICS,))
HIRE: Final = GainThis()
FOCUS_TO_HIT: Final = Turn((Face.FOCUS,), Face.HIT)


def at_results(
    effect: AnyEffect, when: AnyCondition | None = None, limit: Limit | None = None
) -> Ability:
    """When results are counted, if that is so, you may do this."""
    return Ability(Moment.RESULTS, effect, when=when, may=True, limit=limit)
