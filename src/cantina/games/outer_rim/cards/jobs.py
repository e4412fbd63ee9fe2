"""Words about jobs, the databank and goals."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.cards.words import Effect, outcome
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.assets import remove_asset
from cantina.games.outer_rim.rules.databank import resolve_databank
from cantina.games.outer_rim.rules.goals import CHARACTER, SHIP
from cantina.games.outer_rim.rules.jobs import (
    complete_at_once,
    complete_job,
    fail_job,
    go_to_section,
)
from cantina.games.outer_rim.rules.progress import complete_goal


class CompleteJob(Effect, frozen=True):
    """The job is completed."""

    async def do(self, scene: Scene) -> Outcome:
        """Complete it."""
        if scene.g.job is None:
            return outcome(await complete_at_once(scene.g, scene.seat, scene.source))
        return outcome(await complete_job(scene.g))


class FailJob(Effect, frozen=True):
    """The job fails (OR-JOB-12)."""

    async def do(self, scene: Scene) -> Outcome:
        """Fail it."""
        fail_job(scene.g)
        return DONE


class GoTo(Effect, frozen=True):
    """Go on with a section of this job."""

    section: int

    async def do(self, scene: Scene) -> Outcome:
        """Go there."""
        go_to_section(scene.g, self.section)
        return DONE


class RemoveJob(Effect, frozen=True):
    """Remove the job that is being attempted from the game."""

    async def do(self, scene: Scene) -> Outcome:
        """Remove it."""
        job = scene.g.job
        if job is None or job.card not in scene.g.players[scene.seat].assets:
            return NOTHING
        await remove_asset(scene.g, scene.seat, job.card)
        return DONE


class Resolve(Effect, frozen=True):
    """Resolve a databank card."""

    number: int

    async def do(self, scene: Scene) -> Outcome:
        """Resolve it, with what set this text off."""
        event = scene.event or Event(Moment.ENCOUNTER, scene.seat, other=scene.other)
        return outcome(await resolve_databank(scene.g, scene.seat, self.number, event) != "")


class CompleteGoal(Effect, frozen=True):
    """The goal of this card is completed."""

    async def do(self, scene: Scene) -> Outcome:
        """Complete it."""
        of = SHIP if scene.source.startswith(SHIP) else CHARACTER
        return outcome(await complete_goal(scene.g, scene.seat, of))
