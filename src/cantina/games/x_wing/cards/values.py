"""Words about printed values and pilot skill."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.rules.values import pilot_skill, primary_weapon_value


class PrimaryAtLeast(CardCondition, frozen=True):
    """Your primary weapon value is this or higher."""

    value: int

    def holds(self, scene: Scene) -> bool:
        return primary_weapon_value(scene.g, scene.yours) >= self.value


class SkillBecomes(CardEffect, frozen=True):
    """Until the end of the phase the ship's pilot skill counts as this."""

    skill: int

    async def do(self, scene: Scene) -> Outcome:
        """Set a pilot skill for the rest of the phase."""
        scene.subject.skill_this_phase = self.skill
        return DONE


class SwapSkill(CardEffect, frozen=True):
    """Exchange your pilot skill with that of the ship until the end of the phase."""

    async def do(self, scene: Scene) -> Outcome:
        g, ship, you = scene.g, scene.subject, scene.yours
        theirs, yours = pilot_skill(g, ship), pilot_skill(g, you)
        ship.skill_this_phase, you.skill_this_phase = yours, theirs
        return DONE
