"""Words about damage and defeat."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import DONE, Outcome
from cantina.games.outer_rim.cards.events import Prevents
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect, outcome
from cantina.games.outer_rim.rules.damage import damage_on, recover, suffer_damage
from cantina.games.outer_rim.terms import CombatKind, Hurt

KINDS: Final[dict[Hurt, tuple[CombatKind, ...]]] = {
    Hurt.CHARACTER: ("ground",),
    Hurt.SHIP: ("ship",),
    Hurt.BOTH: ("ground", "ship"),
}


def _is_damaged(scene: Scene, what: Hurt) -> bool:
    return any(damage_on(scene.g, scene.seat, kind) > 0 for kind in KINDS[what])


class Suffer(Effect, frozen=True):
    """Take damage."""

    amount: int
    what: Hurt = Hurt.CHARACTER

    async def do(self, scene: Scene) -> Outcome:
        """Take it."""
        await suffer_damage(scene.g, scene.seat, self.amount, KINDS[self.what][0])
        return DONE


class Recover(Effect, frozen=True):
    """Recover damage; fails if there is none. No amount means all."""

    amount: int = 0
    what: Hurt = Hurt.CHARACTER

    def can(self, scene: Scene) -> bool:
        """There must be some."""
        return _is_damaged(scene, self.what)

    async def do(self, scene: Scene) -> Outcome:
        """Recover it."""
        done = 0
        for kind in KINDS[self.what]:
            done += await recover(scene.g, scene.seat, self.amount or None, kind)
        return outcome(done > 0)

    def reading(self) -> str:
        """Say "all" where no amount is given."""
        return "" if self.amount else "all"


class IsDamaged(Condition, frozen=True):
    """Character or ship has damage."""

    what: Hurt = Hurt.BOTH

    def holds(self, scene: Scene) -> bool:
        """Look at both, or at the one."""
        return _is_damaged(scene, self.what)


class NotDefeated(Prevents, frozen=True):
    """Is not defeated."""
