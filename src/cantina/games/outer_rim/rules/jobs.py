"""Jobs: attempting one section by section, completing it, failing it."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.kit import kit_of
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.assets import discard_asset, remove_asset
from cantina.games.outer_rim.rules.databank import take
from cantina.games.outer_rim.rules.discard import put_back
from cantina.games.outer_rim.rules.map import planet
from cantina.games.outer_rim.rules.progress import progress
from cantina.games.outer_rim.rules.rewards import collect, half
from cantina.games.outer_rim.rules.values import others_here
from cantina.games.outer_rim.state import Galaxy, JobProgress

WITH_PLAYER = "player"


def jobs_here(g: Galaxy, seat: int) -> list[str]:
    """Owned jobs that can be attempted in this space (OR-JOB-1, OR-JOB-2)."""
    jobs = kit_of(g.players[seat]).by_type.get("job", ())
    return [card for card in jobs if _at_destination(g, seat, card)]


def _at_destination(g: Galaxy, seat: int, card: str) -> bool:
    part = asset(card)
    if part.destination == WITH_PLAYER:
        here = bool(others_here(g, seat))
    else:
        here = part.destination == planet(g, seat) != ""
    scene = Scene(g, seat, card)
    if not here or (part.encounter is not None and not part.encounter.can(scene)):
        return False  # An encounter is mandatory: what can do nothing is none (OR-ENCOUNTER-1).
    return part.destination_condition is None or part.destination_condition.holds(scene)


async def attempt_job(g: Galaxy, seat: int, card: str) -> bool:
    """Attempt a job; return whether it was completed (OR-JOB-5)."""
    part = asset(card)
    g.job = JobProgress(seat, card)
    g.say("or-log-job", "OR-JOB-1", player=seat_name(seat), card=card_name(card))
    if part.encounter is not None:
        await part.encounter.do(Scene(g, seat, card))
        _tell_failure(g, g.job)
    else:
        databank = await take(g, part.databank)
        if databank:
            g.job.databank = databank
            g.use(databank)
            await _resolve_sections(g, seat, databank)
            put_back(g, databank)  # OR-JOB-11, OR-JOB-12
    completed = g.job.status == "completed"
    g.job = None
    return completed


async def _resolve_sections(g: Galaxy, seat: int, databank: str) -> None:
    """One section after the other, as long as none ends the job (OR-JOB-5, -6, -16)."""
    steps = CARDS[databank].steps
    job = g.job
    assert job is not None
    job.section = 1
    while 1 <= job.section <= len(steps):
        job.next = 0
        await steps[job.section - 1].do(Scene(g, seat, databank))
        if job.status:
            break
        job.section = job.next or job.section + 1
    _tell_failure(g, job)


def _tell_failure(g: Galaxy, job: JobProgress) -> None:
    if job.status == "failed":
        player, card = seat_name(job.seat), card_name(job.card)
        g.say("or-log-job-failed", "OR-JOB-12", player=player, card=card)


def job_reward(job: JobProgress) -> Reward:
    """Return what a job pays: its printed reward, or only half the credits."""
    reward = asset(job.card).reward or Reward()
    if not job.halved:
        return reward
    return Reward(credits=half(reward.credits), fame=reward.fame, reputation=reward.reputation)


async def _reward_job(g: Galaxy, job: JobProgress) -> None:
    """OR-JOB-9, -10, -17: the printed reward at once, then the card is discarded or removed."""
    job.status = "completed"
    seat, card = job.seat, job.card
    g.say("or-log-job-completed", "OR-JOB-9", player=seat_name(seat), card=card_name(card))
    await collect(g, seat, job_reward(job), "job", card)
    event = Event(Moment.JOB_COMPLETED, seat, card=card)
    await progress(g, event)
    await window(g, event, (seat,))
    await finish_job_card(g, seat, card)


async def finish_job_card(g: Galaxy, seat: int, card: str) -> None:
    """Discard or remove a completed job as its text says."""
    if card in g.players[seat].assets:
        await (remove_asset if asset(card).removed else discard_asset)(g, seat, card)


async def complete_at_once(g: Galaxy, seat: int, card: str) -> bool:
    """Complete a job by an ability of its own card, outside its encounter."""
    if card not in g.players[seat].assets:
        return False
    g.job = JobProgress(seat, card)
    await _reward_job(g, g.job)
    g.job = None
    return True


async def complete_job(g: Galaxy) -> bool:
    """Complete the job, unless the player was defeated in it (OR-JOB-13)."""
    if g.job is None or g.job.status:
        return False
    await _reward_job(g, g.job)
    return True


def fail_job(g: Galaxy) -> None:
    """Mark the job as failed: it stops, and the job card is kept (OR-JOB-12)."""
    if g.job is not None and not g.job.status:
        g.job.status = "failed"


def go_to_section(g: Galaxy, number: int) -> None:
    """Go on with a section other than the next (OR-JOB-6)."""
    assert g.job is not None
    g.job.next = number


def halve_reward(g: Galaxy) -> None:
    """Pay only half the credits of the job."""
    assert g.job is not None
    g.job.halved = True
