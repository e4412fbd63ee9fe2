"""Skill tests: two dice, and a level of skill that says which results succeed."""

from __future__ import annotations

from typing import Final

from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import skill_name
from cantina.games.outer_rim.rules.dice import faces, throw
from cantina.games.outer_rim.rules.values import skill_count
from cantina.games.outer_rim.state import Galaxy, TestProgress

TEST_DICE: Final = 2
# OR-TEST-2 to -4: what counts as success for an unskilled, skilled, highly skilled player.
SUCCESSES: Final = (("crit",), ("crit", "hit"), ("crit", "hit", "focus"))


def level(g: Galaxy, seat: int, skill: str) -> int:
    """0 unskilled, 1 skilled, 2 highly skilled (OR-TEST-6)."""
    count = skill_count(g, seat, skill)
    if g.test is not None and g.test.seat == seat and g.test.skill == skill:
        if g.test.unskilled:
            return 0
        count += g.test.gained
    return min(count, len(SUCCESSES) - 1)


def succeeds(results: list[str], skill_level: int) -> bool:
    """One fitting die is enough (OR-TEST-5)."""
    return any(face in SUCCESSES[skill_level] for face in results)


async def skill_test(g: Galaxy, seat: int, skill: str, *, unskilled: bool = False) -> bool:
    """Test a skill: roll two dice, use abilities, compare with the level."""
    before, roll_before = g.test, g.roll
    g.test = TestProgress(seat, skill, unskilled=unskilled)
    await window(g, Event(Moment.BEFORE_TEST, seat, skill=skill), (seat,))
    if g.told:
        g.say("or-log-test", "OR-TEST-1", player=seat_name(seat), skill=skill_name(skill))
    passed = await _attempt(g, seat, skill)
    while not passed:
        failed = Event(Moment.TEST_FAILED, seat, skill=skill)
        await window(g, failed, (seat,))
        if not failed.prevented:
            break
        passed = await _attempt(g, seat, skill)
    if g.told:
        outcome = "or-log-test-passed" if passed else "or-log-test-failed"
        g.say(outcome, "OR-TEST-8", level=level(g, seat, skill))
    if passed:
        await window(g, Event(Moment.TEST_PASSED, seat, skill=skill), (seat,))
    g.test, g.roll = before, roll_before
    return passed


async def _attempt(g: Galaxy, seat: int, skill: str) -> bool:
    await throw(g, seat, TEST_DICE, "test", skill)  # OR-TEST-1
    await window(g, Event(Moment.AFTER_ROLL, seat, skill=skill), (seat,))
    await window(g, Event(Moment.RESULTS, seat, skill=skill), (seat,))
    return succeeds(faces(g), level(g, seat, skill))


def gain_skill_for_test(g: Galaxy, amount: int = 1) -> None:
    """Count the tested skill more often, for this test only (OR-SKILL-5, OR-SKILL-6)."""
    assert g.test is not None
    g.test.gained += amount
