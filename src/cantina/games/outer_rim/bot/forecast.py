"""How jobs and fights are likely to go for a player, from what its seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cantina.core.cards import If
from cantina.games.outer_rim.cards.job_odds import COMPLETED, Numbers, Prospect
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.odds import combat_odds, test_odds
from cantina.games.outer_rim.terms import SKILLS, Skill
from cantina.games.outer_rim.view import PlayerView

LEARNED: Final = ("doctor_aphra",)
"""Who may have the tested skill once a turn."""
LUCKY: Final = ("lando_calrissian",)
"""Who may roll one die of every roll again."""
DEAREST: Final = 6
"""Thousands of credits that a job may ask for at most; more makes no difference to it."""
BRIBE: Final = 3
BRIBED: Final = 0.8
"""Thousands of credits with which cargo is delivered all the same, and what is left of its pay."""


class Crew(NamedTuple):
    """What decides how a job goes."""

    levels: tuple[int, ...]
    health: int
    hull: int
    damage: int
    ship_damage: int
    ground: int
    ship: int
    thousands: int
    rerolls: int
    spare: bool
    """One test may be made as if one had the skill once more."""


class Attempt(NamedTuple):
    """How an attempt is likely to end."""

    completed: float
    damage: float
    ship_damage: float
    defeated: float
    skill: str = ""
    """Where a skill that may be lent helps most."""


class _Forecast(Numbers):
    """The chances by what a seat sees of its own numbers."""

    def __init__(self, crew: Crew, lent: str) -> None:
        known = dict(zip(SKILLS, crew.levels, strict=True))
        if lent:
            known[lent] = known[lent] + 1  # type: ignore[index]
        self.levels = {str(skill): min(2, count) for skill, count in known.items()}
        self.limits = {"ground": crew.health, "ship": crew.hull}
        self.dice = {"ground": crew.ground, "ship": crew.ship}
        self.fewer = {"ground": 0, "ship": 0}
        self.rerolls = crew.rerolls

    def _passes(self, skill: str) -> float:
        return test_odds(self.levels[skill], self.rerolls)

    def cards(self, number: int) -> list[str]:
        """Return the databank cards with a number: any of them may come."""
        return [card.id for card in CARDS.values() if card.databank == number]

    def holds(self, node: If[Scene]) -> bool:
        """Expect the worse where a seat cannot tell."""
        return False


def crew_of(me: PlayerView, healed: bool = False) -> Crew:
    """Return what decides how a player's jobs go."""
    return Crew(
        tuple([min(2, me.skills.get(skill, 0)) for skill in SKILLS]),
        me.health,
        me.hull,
        0 if healed else min(me.damage, me.health - 1),
        0 if healed else min(me.ship_damage, me.hull - 1),
        me.ground_combat,
        me.ship_combat,
        min(DEAREST, me.credits // 1000),
        int(me.character in LUCKY),
        me.character in LEARNED,
    )


@lru_cache(maxsize=8192)
def attempt(card: str, crew: Crew) -> Attempt:
    """Return how an attempt at a job is likely to end, a lent skill used where it helps most."""
    part = asset(card)
    if not part.tested:
        return Attempt(1.0, 0.0, 0.0, 0.0)
    lent = [*part.tested] if crew.spare else [""]
    found = [_ends(card, crew, skill) for skill in lent]
    return max(found, key=lambda end: end.completed - 0.05 * end.damage)


def _ends(card: str, crew: Crew, lent: str) -> Attempt:
    part, numbers = asset(card), _Forecast(crew, lent)
    start = Prospect(crew.damage, crew.ship_damage, 1000 * crew.thousands)
    if part.encounter is not None:
        ends = numbers.after(part.encounter, start)
    else:
        steps = next(each.steps for each in CARDS.values() if each.databank == part.databank)
        ends = numbers.sections(steps, start)
    hurt = sum([chance * (end.damage - crew.damage) for end, chance in ends.items()])
    hit = sum([chance * (end.ship_damage - crew.ship_damage) for end, chance in ends.items()])
    done = sum([chance for end, chance in ends.items() if end.status == COMPLETED])
    felled = [
        chance
        for end, chance in ends.items()
        if end.damage >= crew.health or end.ship_damage >= crew.hull
    ]
    return Attempt(done, hurt, hit, sum(felled), lent)


def smuggled(crew: Crew, hits: float) -> float:
    """Return how likely ILLEGAL cargo is paid for: the die shows a hit, or a databank card helps.

    Half the pay counts half; `hits` is how often the die shows what is needed.
    """
    unnoticed = 1 - (1 - hits) ** (1 + crew.rerolls)
    thugs = combat_odds(crew.ground, 3)
    talked = _passed(crew, Skill.INFLUENCE)
    helped = [
        _passed(crew, Skill.STEALTH),
        talked + (1 - talked) * thugs,
        BRIBED if crew.thousands >= BRIBE else combat_odds(crew.ground, 4),
        (1 + _passed(crew, Skill.KNOWLEDGE)) / 2,
    ]
    return unnoticed + (1 - unnoticed) * sum(helped) / len(helped)


def _passed(crew: Crew, skill: Skill) -> float:
    known = crew.levels[SKILLS.index(skill)] + crew.spare
    return test_odds(min(2, known), crew.rerolls)
