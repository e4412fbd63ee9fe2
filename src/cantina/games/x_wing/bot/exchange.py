"""The shots that two squads may expect of each other, the better pilots first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cantina.games.x_wing.bot.sight import Sight, health, pose_of, worth_of_damage
from cantina.games.x_wing.odds import AttackPlay, DefensePlay
from cantina.games.x_wing.view_records import ShipView


def points(ship: ShipView) -> float:
    """Return what is left of a ship, in squad points."""
    each = worth_of_damage(ship.pilot, ship.hull, ship.shield_value)
    return each * (health(ship) + 1.0)  # whoever still flies still shoots


class Exchange:
    """One combat phase from where all stand, in points taken off each ship."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._locks = {(lock.by, lock.on) for lock in sight.view.locks}
        self._taken: dict[int, float] = {}
        every = sorted([*sight.friends, *sight.enemies], key=lambda ship: -ship.skill)
        for _, equals in groupby(every, key=lambda ship: ship.skill):
            self._fire(list(equals))

    def harm(self, ships: Sequence[ShipView]) -> float:
        """Return the points that some ships may expect to lose."""
        return sum([self._taken.get(ship.ship_id, 0.0) for ship in ships])

    def _fire(self, attackers: Sequence[ShipView]) -> None:
        """Let pilots of one skill shoot at once: who falls to them still fires."""
        chances = [self._still_flies(attacker) for attacker in attackers]
        for attacker, chance in zip(attackers, chances, strict=True):
            sight = self._sight
            targets = sight.enemies if attacker.side == sight.side else sight.friends
            best, victim = 0.0, -1
            for target in targets:
                taken = self._taken.get(target.ship_id, 0.0)
                worth = min(chance * self._shot(attacker, target), points(target) - taken)
                if worth > best:
                    best, victim = worth, target.ship_id
            if victim >= 0:
                self._taken[victim] = self._taken.get(victim, 0.0) + best

    def _still_flies(self, ship: ShipView) -> float:
        """Guess how likely a ship has not been shot down before its turn."""
        each = worth_of_damage(ship.pilot, ship.hull, ship.shield_value)
        whole = each * health(ship)  # nothing for a ship that comes free with another
        return 1.0 - min(1.0, self._taken.get(ship.ship_id, 0.0) / whole) ** 2 if whole else 1.0

    def _shot(self, attacker: ShipView, target: ShipView) -> float:
        """Return the points a shot is worth with the tokens both have."""
        lock = (attacker.ship_id, target.ship_id) in self._locks
        attack = AttackPlay(focus=attacker.tokens.get("focus", 0) > 0, lock=lock)
        evades = min(2, target.tokens.get("evade", 0))
        defense = DefensePlay(focus=target.tokens.get("focus", 0) > 0, evades=evades)
        here, there = pose_of(attacker), pose_of(target)
        return self._sight.shot(attacker, here, target, there, (attack, defense))
