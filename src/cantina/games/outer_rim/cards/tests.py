"""Words about skills and their tests."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect, any_of, followed, outcome
from cantina.games.outer_rim.odds import own_odds
from cantina.games.outer_rim.rules.test import gain_skill_for_test, skill_test
from cantina.games.outer_rim.rules.values import has_skill
from cantina.games.outer_rim.terms import Skill


class HasSkill(Condition, frozen=True):
    """Any one of these skills is there (OR-SKILL-2)."""

    skills: tuple[Skill, ...]

    def holds(self, scene: Scene) -> bool:
        """Look at character and crew."""
        return any(has_skill(scene.g, scene.seat, skill) for skill in self.skills)


class Test(Effect, frozen=True):
    """Test a skill, or one of several of the player's choice."""

    skill: Skill | tuple[Skill, ...]
    passed: AnyEffect | None = None
    failed: AnyEffect | None = None

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The skills to choose from."""
        return self.skill if isinstance(self.skill, tuple) else (self.skill,)

    def odds(self, scene: Scene) -> float:
        """Return the chance with the best of the skills."""
        return max(own_odds(scene.g, scene.seat, skill) for skill in self.skills)

    async def do(self, scene: Scene) -> Outcome:
        """Make the test; only what is printed for its result follows (OR-TEST-8)."""
        skill = await self._chosen(scene)
        passed = await skill_test(scene.g, scene.seat, skill, unskilled=_job_unskilled(scene))
        effect = self.passed if passed else self.failed
        if effect is not None:
            await effect.do(scene)
        return outcome(passed)

    async def _chosen(self, scene: Scene) -> Skill:
        if not isinstance(self.skill, tuple):
            return self.skill
        return await ask.choose(
            scene.g,
            scene.seat,
            "or-ask-skill",
            self.skill,
            label=Skill.says,
            odds=lambda skill: own_odds(scene.g, scene.seat, skill),
        )

    def says(self) -> Text:
        """Say what follows as well."""
        first = text(self.message(), skill=any_of(self.skills))
        return followed(first, if_passed=self.passed, if_failed=self.failed)


def _job_unskilled(scene: Scene) -> bool:
    """Say whether this test of a job is made as if unskilled, and make only this one so."""
    job = scene.g.job
    if job is None or job.seat != scene.seat or not job.next_unskilled:
        return False
    job.next_unskilled = False
    return True


class NextTestUnskilled(Effect, frozen=True):
    """The next test of this job is made as if unskilled."""

    async def do(self, scene: Scene) -> Outcome:
        """Remember it."""
        if scene.g.job is None:
            return NOTHING
        scene.g.job.next_unskilled = True
        return DONE


class SkillForTest(Effect, frozen=True):
    """Have the tested skill once more for this test (OR-SKILL-6)."""

    discard_if_passed: bool = False

    async def do(self, scene: Scene) -> Outcome:
        """Lend the skill."""
        if scene.g.test is None:
            return NOTHING
        gain_skill_for_test(scene.g)
        if self.discard_if_passed:
            scene.g.test.helpers.append(scene.source)
        return DONE
