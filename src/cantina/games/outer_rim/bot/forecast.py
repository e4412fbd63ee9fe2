"""How jobs and fights are likely to go for a player, from what its seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

import msgspec

from cantina.core.cards import If, walk
from cantina.games.outer_rim.bot.edges import edge, sayings
from cantina.games.outer_rim.cards.assets import DeliverThis
from cantina.games.outer_rim.cards.checking import trees_of_card
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.cards.damage import Recover
from cantina.games.outer_rim.cards.dice import Reroll, Turn
from cantina.games.outer_rim.cards.flow import AnyOf, To
from cantina.games.outer_rim.cards.frames import Ability, AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.job_odds import COMPLETED, FAILED, Numbers, Prospect, Spread
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import SkillForTest, Test
from cantina.games.outer_rim.content.characters import InTest
from cantina.games.outer_rim.content.databank_contacts import RollAgain
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.odds import test_odds
from cantina.games.outer_rim.rules.dice import RIM_DIE
from cantina.games.outer_rim.rules.test import SUCCESSES, TEST_DICE
from cantina.games.outer_rim.terms import ILLEGAL_DELIVERY, SKILLS, Face, Hurt, Skill
from cantina.games.outer_rim.view import PlayerView

HALF: Final = "half"
"""How a delivery ends that is paid half."""
BRIBED: Final = 0.8
"""What is left of a pay when credits had to be spent for it."""
NOBODY: Final = ""


class Crew(NamedTuple):
    """What decides how a job goes."""

    levels: tuple[int, ...]
    health: int
    hull: int
    damage: int
    ship_damage: int
    ground: int
    ship: int
    fewer: tuple[int, int]
    """Dice that enemies have less on the ground and in space."""
    thousands: int
    rerolls: int
    """Dice of every roll that may be rolled again."""
    spare: bool = False
    """One test may be made as if one had the skill once more."""
    turning: bool = False
    """In one test a focus may become a critical hit."""
    again: bool = False
    """One failed test may be made again."""
    passing: tuple[str, ...] = (Face.HIT,)
    """What the die of an ILLEGAL delivery may show."""

    def uses(self, tested: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """Go through the tests in which each kind of help may be used."""
        helps = (self.spare, self.turning, self.again)
        return product(*[tested if has and tested else (NOBODY,) for has in helps])


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

    def __init__(self, crew: Crew, lent: str, turned: str = NOBODY, again: str = NOBODY) -> None:
        known = dict(zip(SKILLS, crew.levels, strict=True))
        if lent:
            known[lent] = known[lent] + 1  # type: ignore[index]
        self.levels = {str(skill): min(2, count) for skill, count in known.items()}
        self.limits = {"ground": crew.health, "ship": crew.hull}
        self.dice = {"ground": crew.ground, "ship": crew.ship}
        self.fewer = dict(zip(("ground", "ship"), crew.fewer, strict=True))
        self.rerolls = crew.rerolls
        self.turned = turned
        self.again = again

    def _passes(self, skill: str) -> float:
        passed = passing(self.levels[skill], self.rerolls, skill == self.turned)
        return 1 - (1 - passed) ** 2 if skill == self.again else passed

    def cards(self, number: int) -> list[str]:
        """Return the databank cards with a number: any of them may come."""
        return [card.id for card in CARDS.values() if card.databank == number]

    def holds(self, node: If[Scene]) -> bool:
        """Expect the worse where a seat cannot tell."""
        return False


@cache
def passing(level: int, rerolls: int, turned: bool) -> float:
    """Return the chance to pass a test, a focus counting as well where it may be turned."""
    if not turned:
        return test_odds(level, rerolls)
    fitting = (*SUCCESSES[level], Face.FOCUS)
    share = sum(face in fitting for face in RIM_DIE.faces) / len(RIM_DIE.faces)
    return float(1 - (1 - share) ** (TEST_DICE + rerolls))


def crew_of(me: PlayerView, healed: bool = False) -> Crew:
    """Return what decides how a player's jobs go."""
    says = sayings(me).abilities
    ground, ship = edge(me, "ground"), edge(me, "ship")
    mends, ship_mends = mending(me)
    return Crew(
        tuple([min(2, me.skills.get(skill, 0)) for skill in SKILLS]),
        me.health,
        me.hull,
        0 if healed else max(0, min(me.damage, me.health - 1) - mends),
        0 if healed else max(0, min(me.ship_damage, me.hull - 1) - ship_mends),
        round(ground[0]),
        round(ship[0]),
        (round(ground[1]), round(ship[1])),
        min(_dearest(), me.credits // 1000),
        sum([_rolls_again(each) for each in says]),
        any(isinstance(each.effect, SkillForTest) for each in says),
        any(each.at is Moment.RESULTS and _turns_focus(each) for each in says),
        any(each.at is Moment.TEST_FAILED and _tries_again(each.effect) for each in says),
        _faces_passing(says),
    )


def mending(me: PlayerView) -> tuple[int, int]:
    """Return the damage of character and ship that actions mend in every turn."""
    return _mending(sayings(me).abilities)


@lru_cache(maxsize=1024)
def _mending(says: tuple[Ability, ...]) -> tuple[int, int]:
    acts = [each.effect for each in says if each.at is Moment.ACTION]
    mends = [part for effect in acts for part in walk(effect) if isinstance(part, Recover)]
    return (
        sum([each.amount for each in mends if each.what is not Hurt.SHIP]),
        sum([each.amount for each in mends if each.what is not Hurt.CHARACTER]),
    )


def passes(me: PlayerView, skill: str) -> float:
    """Return the chance to pass a test with all that helps."""
    crew = crew_of(me)
    level = min(2, crew.levels[SKILLS.index(Skill(skill))] + crew.spare)
    return passing(level, crew.rerolls, crew.turning)


def _rolls_again(ability: Ability) -> int:
    """Return how many dice of any roll an ability lets roll again."""
    effect = ability.effect
    if ability.at is not Moment.AFTER_ROLL or ability.when is not None or ability.limit is not None:
        return 0
    return effect.most if isinstance(effect, Reroll) and not effect.faces else 0


def _turns_focus(ability: Ability) -> bool:
    effect = ability.effect
    is_turn = isinstance(effect, Turn) and Face.FOCUS in effect.faces and effect.to is Face.CRIT
    return is_turn and _is_for_tests(ability.when)


def _is_for_tests(when: AnyCondition | None) -> bool:
    if isinstance(when, AnyOf):
        return any(_is_for_tests(each) for each in when.conditions)
    return when is None or isinstance(when, InTest)


def _tries_again(effect: AnyEffect) -> bool:
    return isinstance(effect.effect if isinstance(effect, To) else effect, RollAgain)


def _faces_passing(says: tuple[Ability, ...]) -> tuple[str, ...]:
    turned = [
        each.effect.faces
        for each in says
        if each.at is Moment.DELIVERY_ROLL and isinstance(each.effect, Turn)
    ]
    return tuple(sorted({Face.HIT, *[face for faces in turned for face in faces]}))


@cache
def _dearest() -> int:
    """Return the thousands of credits that a card asks for at most; more makes no difference."""
    jobs = [card for card in CARDS.values() if card.databank or card.market == "job"]
    trees = [tree for card in jobs for tree in trees_of_card(card)]
    asked = [part.amount for tree in trees for part in walk(tree) if isinstance(part, Spend)]
    return max([0, *asked]) // 1000


@lru_cache(maxsize=8192)
def attempt(card: str, crew: Crew) -> Attempt:
    """Return how an attempt at a job is likely to end, what helps used where it helps most."""
    part = asset(card)
    if not part.tested:
        return Attempt(1.0, 0.0, 0.0, 0.0)
    found = [_ends(card, crew, *used) for used in crew.uses(part.tested)]
    return max(found, key=lambda end: end.completed - 0.05 * end.damage)


def _ends(card: str, crew: Crew, lent: str, turned: str, again: str) -> Attempt:
    part, numbers = asset(card), _Forecast(crew, lent, turned, again)
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


# --- ILLEGAL cargo --------------------------------------------------------------------------------


class _Smuggling(_Forecast):
    """How a delivery goes on that was noticed."""

    def after(self, effect: AnyEffect | None, now: Prospect) -> Spread:
        """Return the standings after an effect; what is delivered is decided."""
        if isinstance(effect, DeliverThis) and not now.status:
            status = HALF if effect.half else COMPLETED
            return {msgspec.structs.replace(now, status=status): 1.0}
        if isinstance(effect, To) and not now.status:
            return self._bought(effect, now)
        return super().after(effect, now)

    def _bought(self, effect: To[Scene], now: Prospect) -> Spread:
        price = effect.cost.amount if isinstance(effect.cost, Spend) else 0
        if price > now.credits:
            return {msgspec.structs.replace(now, status=FAILED): 1.0}
        return self.after(effect.effect, msgspec.structs.replace(now, credits=now.credits - price))


@lru_cache(maxsize=4096)
def smuggled(crew: Crew) -> float:
    """Return how likely ILLEGAL cargo is paid for: the die shows a hit, or a databank card helps.

    Half the pay counts half.
    """
    share = sum(face in crew.passing for face in RIM_DIE.faces) / len(RIM_DIE.faces)
    unnoticed = 1 - (1 - share) ** (1 + crew.rerolls)
    cards = [card.id for card in CARDS.values() if card.databank == ILLEGAL_DELIVERY]
    helped = [_helped(card, crew) for card in cards]
    return unnoticed + (1 - unnoticed) * sum(helped) / len(helped)


def _helped(card: str, crew: Crew) -> float:
    """Return how much of its pay a databank card leaves a delivery that was noticed."""
    text = CARDS[card].text
    tests = [part for part in walk(text) if isinstance(part, Test)]
    tested = tuple([skill for test in tests for skill in test.skills])
    start = Prospect(crew.damage, crew.ship_damage, 1000 * crew.thousands)
    best = 0.0
    for used in crew.uses(tested):
        ends = _Smuggling(crew, *used).after(text, start)
        best = max(best, sum([chance * _paid(end, start) for end, chance in ends.items()]))
    return best


def _paid(end: Prospect, start: Prospect) -> float:
    share = {COMPLETED: 1.0, HALF: 0.5}.get(end.status, 0.0)
    return share * (BRIBED if end.credits < start.credits else 1.0)
