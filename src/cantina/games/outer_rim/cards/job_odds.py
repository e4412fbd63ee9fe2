"""The exact chance to complete a job, by the dice alone: every test and fight, wounds included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from cantina.core import cards as core
from cantina.core.cards import If, May, To, Word
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.flow import Choose, Do, Otherwise, Sequence, Together
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.jobs import CompleteJob, FailJob, GoTo, Resolve
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import NextTestUnskilled, Test
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.odds import damage_distribution, test_odds
from cantina.games.outer_rim.rules.databank import unused
from cantina.games.outer_rim.rules.test import level
from cantina.games.outer_rim.rules.values import combat_value, health, hull, modified
from cantina.games.outer_rim.state import Galaxy

COMPLETED: Final = "completed"
FAILED: Final = "failed"


class Prospect(msgspec.Struct, frozen=True):
    """How a job stands: wounds, credits, and what was decided so far."""

    damage: int
    ship_damage: int
    credits: int
    unskilled: bool = False
    jump: int = 0
    status: str = ""


Spread = dict[Prospect, float]
"""Possible standings with their chances."""


def job_odds(g: Galaxy, seat: int, card: str) -> float | None:
    """Chance to complete a job now; None for jobs that no test decides."""
    part = asset(card)
    if not part.tested:
        return None
    player = g.players[seat]
    start = Prospect(player.damage, player.ship_damage, player.credits)
    numbers = Numbers(g, seat, card)
    if part.encounter is not None:
        ends = numbers.after(part.encounter, start)
    else:
        steps = CARDS[unused(g, part.databank)[0]].steps
        ends = numbers.sections(steps, start)
    return sum(_completed(ends))


class Numbers:
    """The player's numbers, and what each word does to the chances."""

    def __init__(self, g: Galaxy, seat: int, card: str) -> None:
        self.scene = Scene(g, seat, card)
        self.levels: dict[str, int] = {}
        self.limits = {"ground": health(g, seat), "ship": hull(g, seat)}
        self.dice = {kind: combat_value(g, seat, kind) for kind in ("ground", "ship")}
        self.fewer = {
            "ground": modified(g, seat, Value.OPPONENT_GROUND_DICE),
            "ship": modified(g, seat, Value.OPPONENT_SHIP_DICE),
        }

    # ------------------------------------------------------------------ sections

    def sections(self, steps: tuple[AnyEffect, ...], start: Prospect) -> Spread:
        """Go through numbered sections; a lost fight that repeats always leaves a wound."""
        ends: Spread = {}
        waiting: dict[tuple[int, Prospect], float] = {(1, start): 1.0}
        while waiting:
            (section, now), chance = waiting.popitem()
            if now.status or section > len(steps):
                ends[now] = ends.get(now, 0.0) + chance
                continue
            for then, share in self.after(steps[section - 1], now).items():
                place = (then.jump or section + 1, msgspec.structs.replace(then, jump=0))
                waiting[place] = waiting.get(place, 0.0) + chance * share
        return ends

    def after(self, effect: AnyEffect | None, now: Prospect) -> Spread:
        """Return the standings after an effect."""
        if effect is None or now.status:
            return {now: 1.0}
        word = WORDS.get(type(effect))
        return word(self, effect, now) if word is not None else {now: 1.0}

    def wounded(self, now: Prospect, kind: str, amount: int) -> Prospect:
        """Return the standing with more damage; a defeat fails the job (OR-JOB-13)."""
        field = "damage" if kind == "ground" else "ship_damage"
        after = min(self.limits[kind], getattr(now, field) + amount)
        beaten = after >= self.limits[kind] and not now.status
        status = FAILED if beaten else now.status
        changed: dict[str, Any] = {field: after, "status": status}
        return msgspec.structs.replace(now, **changed)

    # ------------------------------------------------------------------ words

    def test(self, node: Test, now: Prospect) -> Spread:
        """Split by the chance of a test."""
        skills = node.skill if isinstance(node.skill, tuple) else (node.skill,)
        passed = test_odds(0) if now.unskilled else max(self._passes(each) for each in skills)
        now = msgspec.structs.replace(now, unskilled=False)
        spread = {after: chance * passed for after, chance in self.after(node.passed, now).items()}
        for after, chance in self.after(node.failed, now).items():
            spread[after] = spread.get(after, 0.0) + chance * (1 - passed)
        return spread

    def _passes(self, skill: str) -> float:
        if skill not in self.levels:
            self.levels[skill] = level(self.scene.g, self.scene.seat, skill)
        return test_odds(self.levels[skill])

    def fight(self, node: Fight, now: Prospect) -> Spread:
        """Split by every result of a fight: consequences first, then damage (OR-COMBAT-26)."""
        mine = damage_distribution(self.dice[node.kind])
        theirs = damage_distribution(max(0, node.dice - self.fewer[node.kind]))
        found: Spread = {}
        for suffered, chance in enumerate(theirs):
            won = sum(mine[suffered:])
            for share, effect, survived in (
                (won, node.won, node.survived),
                (1 - won, node.lost, None),
            ):
                if chance * share <= 0:
                    continue
                for decided, part in self.after(effect, now).items():
                    hurt = self.wounded(decided, node.kind, suffered)
                    for after, rest in self.after(survived, hurt).items():
                        found[after] = found.get(after, 0.0) + chance * share * part * rest
        return found

    def suffer(self, node: Suffer, now: Prospect) -> Spread:
        """Take damage."""
        kind = "ground" if node.what == "character" else "ship"
        return {self.wounded(now, kind, node.amount): 1.0}

    def sequence(self, node: core.Do[Scene], now: Prospect) -> Spread:
        """Do one after the other."""
        spread: Spread = {now: 1.0}
        for effect in node.effects:
            found: Spread = {}
            for before, chance in spread.items():
                for after, share in self.after(effect, before).items():
                    found[after] = found.get(after, 0.0) + chance * share
            spread = found
        return spread

    def otherwise(self, node: Otherwise, now: Prospect) -> Spread:
        """Pay if that helps and can be paid, otherwise take the other thing."""
        first = node.first.effect if isinstance(node.first, May) else node.first
        price = first.cost if isinstance(first, To) else first
        if isinstance(price, Spend) and now.credits >= price.amount:
            paid = msgspec.structs.replace(now, credits=now.credits - price.amount)
            return self.after(first.effect if isinstance(first, To) else None, paid)
        return self.after(node.second, now)

    def choose(self, node: Choose, now: Prospect) -> Spread:
        """Choose what completes the job most often."""
        spreads = [self.after(effect, now) for effect in node.effects]
        return max(spreads, key=lambda spread: sum(_completed(spread)))

    def resolve(self, node: Resolve, now: Prospect) -> Spread:
        """Resolve a databank card, any of those with the number."""
        cards = self.cards(node.number)
        found: Spread = {}
        for card in cards:
            for after, chance in self.after(CARDS[card].text, now).items():
                found[after] = found.get(after, 0.0) + chance / len(cards)
        return found or {now: 1.0}

    def either(self, node: If[Scene], now: Prospect) -> Spread:
        """Go by what is true now."""
        return self.after(node.effect if self.holds(node) else node.otherwise, now)

    # ------------------------------------------------------------------ what the table says

    def cards(self, number: int) -> list[str]:
        """Return the databank cards with a number that may come."""
        return unused(self.scene.g, number)

    def holds(self, node: If[Scene]) -> bool:
        """Say whether a condition is met."""
        return node.condition.holds(self.scene)


def _completed(spread: Spread) -> list[float]:
    return [chance for end, chance in spread.items() if end.status == COMPLETED]


def _decided(status: str) -> Callable[[Numbers, Any, Prospect], Spread]:
    return lambda _numbers, _node, now: {msgspec.structs.replace(now, status=status): 1.0}


WORDS: Final[dict[type[Word], Callable[[Numbers, Any, Prospect], Spread]]] = {
    Test: Numbers.test,
    Fight: Numbers.fight,
    Suffer: Numbers.suffer,
    Sequence: Numbers.sequence,
    Do: Numbers.sequence,
    Together: Numbers.sequence,
    Otherwise: Numbers.otherwise,
    Choose: Numbers.choose,
    Resolve: Numbers.resolve,
    If: Numbers.either,
    CompleteJob: _decided(COMPLETED),
    FailJob: _decided(FAILED),
    GoTo: lambda _numbers, node, now: {msgspec.structs.replace(now, jump=node.section): 1.0},
    NextTestUnskilled: lambda _numbers, _node, now: {
        msgspec.structs.replace(now, unskilled=True): 1.0
    },
}
