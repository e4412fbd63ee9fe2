"""The combat phase to come, from where ships may stand: who shoots whom, and what both lose.

Where every ship may stand is a list of stances. What one of them can do to another is worked out
once, so that thousands of ways in which both squads may meet are weighed in no time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import hypot
from typing import Final

from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.fighters import Fighter, Stance
from cantina.games.x_wing.bot.guns import Damage, best_volley
from cantina.games.x_wing.bot.headings import LEAD, THREAT, facing, threatening
from cantina.games.x_wing.bot.losses import GRAIN, MOST, step_of
from cantina.games.x_wing.bot.sight import Sight, plain_band, pose_of
from cantina.games.x_wing.maneuver import Maneuver

FEAR: Final = 0.85
"""What an own point counts against an enemy's: who never dares never shoots."""
SPENT_ATTACKING, SPENT_DEFENDING = 0.45, 0.5
"""What is left of a focus token after an attack, or after being attacked, on average."""
BUMPED: Final = 1.2
"""What it costs to run into a friend, beside the action."""
BACKWARDS: Final = 3
"""So often a ship that stops short of another is looked at again."""
PULL: Final = 1.0
"""What it costs to be farther off, for each range of three."""


Grid = list[list[dict[int, "Damage | None"]]]
"""What two stances of two ships are to each other, by their places in both lists."""
UNKNOWN: Final[Damage] = (-1.0,)
LAST: Final = MOST * GRAIN
"""The last step of a table of losses."""
WIDE: Final = 1 << 16
"""More stances than a ship can have."""

Before = list[tuple[Fighter, dict[int, bool]]]
"""Who moves before a ship and may be in its way, with which stances of both do meet."""


class Clash:
    """Two squads, and where each of their ships may stand.

    If it is exact, ships that run into others stand where they really stop, and who faces whom
    counts by the shots that promises. Enemies shoot at who is hunted whenever they can. What was
    measured in a clash like it, with ships at the same places, is not measured again.
    """

    def __init__(
        self,
        sight: Sight,
        stances: Mapping[int, Sequence[Stance]],
        fear: float = FEAR,
        silent: int = -1,
        hunted: int = -1,
        exact: bool = False,
        like: Clash | None = None,
    ) -> None:
        self._hunted = next(
            (number for number, ship in enumerate(sight.friends) if ship.ship_id == hunted), -1
        )
        self._exact = exact
        self._fear = fear
        self._sight = sight
        self._locks = {(lock.by, lock.on) for lock in sight.view.locks}
        ships = [*sight.friends, *sight.enemies]
        own = len(sight.friends)
        self.fighters = [
            Fighter(number, ship, number < own, sight.is_to_move(ship), stances[ship.ship_id])
            for number, ship in enumerate(ships)
        ]
        self.own = self.fighters[:own]
        self.enemies = self.fighters[own:]
        self._fires = _by_skill(
            [one for one in self.fighters if one.fires and one.guns and one.ship.ship_id != silent]
        )
        self._shots: Grid = like._shots if like else _grids(self.fighters)
        self._leads = _grids(self.fighters)
        self._meets: list[tuple[Fighter, Before]] = like._meets if like else self._close_pairs()
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}
        self._short: dict[tuple[int, ...], tuple[int, list[Fighter]]] = {}
        """Where ships stop short of others, and of whom, by how all stood that moved before."""
        larger = max(1, len(self.own), len(self.enemies))
        self._lead = (THREAT if exact else LEAD) / larger
        self._face = threatening if exact else facing

    def value(self, chosen: Sequence[int]) -> float:
        """Return what the own side gains, in squad points, if every ship stands as chosen."""
        return self.outcome(chosen)[0]

    def outcome(self, chosen: Sequence[int]) -> tuple[float, float]:
        """Return what the own side gains, and what the enemies gain, as each counts."""
        way = tuple(chosen)
        found = self._known.get(way)
        if found is None:
            found = self._known[way] = self._weighed(way)
        return found

    def _weighed(self, chosen: Sequence[int]) -> tuple[float, float]:
        """Weigh one way in which both squads meet."""
        count = len(self.own)
        mine = theirs = 0.0
        touching: set[tuple[int, int]] = set()
        bumped: list[int] = []
        for later, before in self._meets:
            b = chosen[later.number]
            met = []
            for first, known in before:
                hit = known.get(chosen[first.number] * WIDE + b)
                if self._do_meet(known, first, later, chosen) if hit is None else hit:
                    met.append(first)
            if not met:
                continue
            bumped.append(later.number)
            if self._exact:
                chosen, met = self._stopped(met, before, later, chosen)
            for first in met:
                touching.add((first.number, later.number))
                touching.add((later.number, first.number))
                if first.own and later.own:
                    mine -= BUMPED
                elif not (first.own or later.own):
                    theirs -= BUMPED
        stances = [one.stances[at] for one, at in zip(self.fighters, chosen, strict=True)]
        focus = [stance.focus for stance in stances]
        for number in bumped:
            focus[number] = 0.0
        mine += sum([stance.worth for stance in stances[:count]])
        theirs += sum([stance.worth for stance in stances[count:]])
        taken = self.fire(chosen, focus, [stance.evades for stance in stances], touching)
        for one in self.fighters:
            damage = taken[one.number]
            if damage > 0.0:
                lost = one.losses[step_of(damage)]
                mine += -self._fear * lost if one.own else lost
                theirs += lost if one.own else -FEAR * lost
        leads, far, away = self._placing(chosen)
        return mine + leads - PULL * far, theirs - leads - PULL * away

    def fire(
        self,
        chosen: Sequence[int],
        focus: list[float],
        evades: list[int],
        touching: set[tuple[int, int]],
    ) -> list[float]:
        """Let all shoot, the better pilots first, each at whom it costs most; return the damage."""
        taken = [0.0] * len(self.fighters)
        lost = [0.0] * len(self.fighters)
        for equals in self._fires:
            hurt = [taken[one.number] for one in equals]
            alive = [
                1.0 - one.health[step_of(damage)] if damage else 1.0
                for one, damage in zip(equals, hurt, strict=True)
            ]
            for one, chance in zip(equals, alive, strict=True):
                i = one.number
                best, victim, harm = 0.0, -1, 0.0
                mine, shots, place = focus[i], self._shots[i], chosen[i] * WIDE
                for target in self.enemies if one.own else self.own:
                    j = target.number
                    pair = place + chosen[j]
                    damage = shots[j].get(pair, UNKNOWN)
                    if damage is UNKNOWN:
                        damage = shots[j][pair] = self._shoot(one, chosen[i], target, chosen[j])
                    if damage is None or (i, j) in touching:
                        continue
                    at = 4 if evades[j] else 0
                    theirs = focus[j]
                    expected = chance * (
                        (1.0 - theirs) * ((1.0 - mine) * damage[at] + mine * damage[at + 1])
                        + theirs * ((1.0 - mine) * damage[at + 2] + mine * damage[at + 3])
                    )
                    step = int((taken[j] + expected) * GRAIN + 0.5)
                    gain = target.losses[step if step < LAST else LAST] - lost[j]
                    if gain > best or (j == self._hunted and gain > 0.0):
                        best, victim, harm = gain, j, expected
                        if j == self._hunted:
                            break
                if victim >= 0:
                    taken[victim] += harm
                    lost[victim] += best
                    focus[i] *= SPENT_ATTACKING
                    focus[victim] *= SPENT_DEFENDING
                    evades[victim] = max(0, evades[victim] - 1)
        return taken

    def _shoot(self, one: Fighter, a: int, target: Fighter, b: int) -> Damage | None:
        """Work out a shot between two stances, once."""
        mine, theirs = one.stances[a], target.stances[b]
        attacker, defender = one.ship, target.ship
        lock = mine.lock == defender.ship_id or (attacker.ship_id, defender.ship_id) in self._locks
        found = None
        at, where = mine.pose, theirs.pose
        far = hypot(where.x - at.x, where.y - at.y)
        if far <= 300.0 + (attacker.base + defender.base) * 0.71:
            touch = defender.ship_id in attacker.touching and not (one.moves or target.moves)
            if not touch:
                ahead = self._sight.band(attacker, at, defender, where)
                around = plain_band(far, at, where, attacker.base, defender.base)
                found = best_volley(one.guns, defender.agility, ahead, around, lock)
        return found

    def _placing(self, chosen: Sequence[int]) -> tuple[float, float, float]:
        """Return who faces whom, and how far own ships and enemies are from the nearest other."""
        total = far = 0.0
        away = [9.9] * len(self.enemies)
        for one in self.own:
            a, grids = chosen[one.number], self._leads[one.number]
            nearest = 9.9
            for number, enemy in enumerate(self.enemies):
                j = enemy.number
                pair = a * WIDE + chosen[j]
                found = grids[j].get(pair)
                if found is None:
                    found = grids[j][pair] = self._face(one, a, enemy, chosen[j])
                seen, gap = found
                total += seen
                if gap < nearest:
                    nearest = gap
                if gap < away[number]:
                    away[number] = gap
            far += nearest
        return total * self._lead, far, sum(away)

    def _close_pairs(self) -> list[tuple[Fighter, Before]]:
        """Return the ships that may run into others that move before them, in their order."""
        view = self._sight.view
        order = sorted(
            self.fighters,
            key=lambda one: (
                one.moves,
                one.ship.skill,
                one.ship.side != view.initiative,
                one.ship.ship_id,
            ),
        )
        found = []
        for number, later in enumerate(order):
            before: Before = [
                (first, {})
                for first in order[:number]
                if (first.moves or later.moves) and _may_meet(first, later)
            ]
            if before:
                found.append((later, before))
        return found

    def _stopped(
        self, met: list[Fighter], before: Before, later: Fighter, chosen: Sequence[int]
    ) -> tuple[list[int], list[Fighter]]:
        """Let a ship stop short of those it runs into; return how all stand, and whom it touches.

        Whoever is in its way where it stops makes it stop still shorter.
        """
        changed = list(chosen)
        touched: list[Fighter] = []
        for _ in range(BACKWARDS):
            changed[later.number] = chosen[later.number]
            key = tuple([changed[one.number] * WIDE + one.number for one in [later, *met]])
            found = self._short.get(key)
            if found is None:
                found = self._short[key] = self._stop(met, later, changed)
            changed[later.number], touched = found
            more = [
                first
                for first, known in before
                if first not in met and self._do_meet(known, first, later, changed)
            ]
            if not more:
                break
            met = [*met, *more]
        return changed, touched

    def _stop(
        self, met: Sequence[Fighter], later: Fighter, chosen: Sequence[int]
    ) -> tuple[int, list[Fighter]]:
        at = chosen[later.number]
        stance = later.stances[at]
        if not later.moves or not stance.key:
            return at, []
        maneuver = Maneuver.named(stance.key)
        others = [(first.stances[chosen[first.number]].pose, first.ship.base) for first in met]
        way = maneuver.bearing, maneuver.speed
        done = geometry.execute(pose_of(later.ship), *way, others, later.ship.base)
        later.stances.append(stance._replace(pose=done.pose, focus=0.0, evades=0, chance=0.0))
        return len(later.stances) - 1, [met[number] for number in done.touching]

    def _do_meet(
        self, known: dict[int, bool], first: Fighter, later: Fighter, chosen: Sequence[int]
    ) -> bool:
        a, b = chosen[first.number], chosen[later.number]
        found = known.get(a * WIDE + b)
        if found is None:
            sides = first.ship.base, later.ship.base
            places = first.stances[a].pose, later.stances[b].pose
            far = hypot(places[0].x - places[1].x, places[0].y - places[1].y)
            close = far < geometry.HALF_DIAGONAL * sum(sides)
            found = known[a * WIDE + b] = close and geometry.do_overlap(*places, *sides)
        return found


def _by_skill(fighters: Iterable[Fighter]) -> list[list[Fighter]]:
    """Put fighters together that shoot at once, the best pilots first."""
    ordered = sorted(fighters, key=lambda one: (-one.ship.skill, one.number))
    return [list(equals) for _, equals in groupby(ordered, key=lambda one: one.ship.skill)]


def _grids(fighters: Sequence[Fighter]) -> Grid:
    """Return room for what any two stances of opponents are to each other."""
    return [[{} for _ in fighters] for _ in fighters]


def _may_meet(one: Fighter, other: Fighter) -> bool:
    """Say whether two ships may come to stand in each other's place."""
    reach = geometry.HALF_DIAGONAL * (one.ship.base + other.ship.base)
    return any(
        abs(mine.pose.x - theirs.pose.x) < reach and abs(mine.pose.y - theirs.pose.y) < reach
        for mine in one.stances
        for theirs in other.stances
    )
