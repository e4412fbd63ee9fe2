"""Words about target locks."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.attacks import FocusForLock
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.target_locks import (
    acquire_and_tell,
    choose_lock,
    lockable,
    locks_on,
    remove_lock,
    spend_lock,
)
from cantina.games.x_wing.rules.targets import lenders
from cantina.games.x_wing.state import IN_PLAY, NOBODY
from cantina.games.x_wing.terms import Window


class DefenderIsLocked(CardCondition, frozen=True):
    """Somebody has a target lock on the defender."""

    def holds(self, scene: Scene) -> bool:
        """Say whether the defender has a red lock token."""
        target = scene.defender
        return target is not None and bool(locks_on(scene.g, target.ship_id))


class LockOnDefender(CardCondition, frozen=True):
    """You have a target lock on the defender."""

    def holds(self, scene: Scene) -> bool:
        """Say whether your lock can be spent in this attack."""
        attack = scene.g.attack
        if attack is None or attack.forbidden_lock:
            return False
        return scene.yours.locks_on(attack.defender) > 0


class LockOnAttacker(CardCondition, frozen=True):
    """You have a target lock on the attacker."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and scene.yours.locks_on(attack.attacker) > 0


class AcquireLock(CardEffect, frozen=True):
    """Acquire a target lock, which is not an action by itself."""

    for_later: ClassVar[bool] = True

    def can(self, scene: Scene) -> bool:
        """Whether an enemy is near enough."""
        return bool(lockable(scene.g, scene.subject))

    async def do(self, scene: Scene) -> Outcome:
        """Acquire a target lock outside the action step."""
        return Outcome(await choose_lock(scene.g, scene.ship))


class Payment(msgspec.Struct, frozen=True):
    """What can be spent where a target lock is wanted: a lock of some ship, or a focus token."""

    kind: str
    ship: int

    @property
    def key(self) -> str:
        """The stable text form of choosing it."""
        return f"{LENT}:{self.ship}" if self.kind == LENT else self.kind

    def label(self, scene: Scene) -> Text:
        """Say what is spent, and whose it is if it is a friend's."""
        return Text(PAYMENTS[self.kind], {"ship": ship_name(scene.g, self.ship)})


LOCK, LENT, FOCUS = "lock", "lent", "focus"

PAYMENTS = {
    LOCK: "xw-option-pay-lock",
    LENT: "xw-option-pay-lent",
    FOCUS: "xw-option-pay-focus",
}


def payments(scene: Scene) -> list[Payment]:
    """Return what can be spent where a target lock is wanted."""
    ship, attack = scene.subject, scene.g.attack
    attacks = attack is not None and ship.ship_id == attack.attacker
    elsewhere = attacks and attack is not None and not ship.locks_on(attack.defender)
    found = [] if ship.lock == NOBODY or elsewhere else [Payment(LOCK, scene.ship)]
    if tokens.held(ship, tokens.FOCUS) and rules_in_force(scene.g, ship, FocusForLock):
        found.append(Payment(FOCUS, scene.ship))
    if attacks and attack is not None:
        found += [Payment(LENT, friend) for friend in lenders(scene.g, ship, attack.defender)]
    return found


class SpendLock(CardEffect, frozen=True):
    """Spend the target lock on the defender."""

    def can(self, scene: Scene) -> bool:
        return bool(payments(scene))

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """XW-SECONDARY-WEAPON-6: the lock pair is spent for the attack, or what a card accepts."""
        found = payments(scene)
        if not found:
            return NOTHING
        paid = found[0]
        if len(found) > 1:
            paid = await Ask(scene.seat, "xw-ask-pay", found, label=lambda one: one.label(scene))
        target = scene.g.attack.defender if scene.g.attack is not None else NOBODY
        if paid.kind != FOCUS:
            await spend_lock(scene.g, paid.ship, target)
        else:
            tokens.lose(scene.subject, tokens.FOCUS)
            await happens(scene.g, Window.FOCUS_SPENT, scene.ship)
        return DONE


class ShedLock(CardEffect, frozen=True):
    """Remove an enemy target lock from the ship (XW-TARGET-LOCK-11)."""

    def can(self, scene: Scene) -> bool:
        """Whether an enemy has locked the ship."""
        return bool(locks_on(scene.g, scene.ship))

    async def do(self, scene: Scene) -> Outcome:
        """XW-TARGET-LOCK-11: remove one enemy lock from the ship."""
        locking = [ship.ship_id for ship in locks_on(scene.g, scene.ship)]
        if not locking:
            return NOTHING
        rules = ("XW-TARGET-LOCK-11",)
        chosen = await ask_for_ship(scene.g, scene.seat, locking, "xw-ask-shed-lock", rules)
        remove_lock(scene.g.ship(chosen), scene.ship)
        return DONE


class YouLockIt(CardEffect, frozen=True):
    """You acquire a target lock on the ship spoken of."""

    for_later: ClassVar[bool] = True

    def can(self, scene: Scene) -> bool:
        """Whether the ship is still there to be locked."""
        return scene.subject.status == IN_PLAY

    async def do(self, scene: Scene) -> Outcome:
        """Acquire a lock on that very ship."""
        await acquire_and_tell(scene.g, scene.you, scene.ship)
        return DONE


class StripLock(CardEffect, frozen=True):
    """Remove the defender's own target lock."""

    def can(self, scene: Scene) -> bool:
        """Whether the defender holds a lock."""
        target = scene.defender
        return target is not None and target.lock != NOBODY

    async def do(self, scene: Scene) -> Outcome:
        """Take the defender's lock away; both tokens go."""
        remove_lock(scene.g.ship(scene.attack.defender))
        return DONE


class LockDefender(CardEffect, frozen=True):
    """The ship spoken of acquires a target lock on the defender."""

    for_later: ClassVar[bool] = True

    def can(self, scene: Scene) -> bool:
        """Whether the defender is still there to be locked."""
        return scene.defender is not None and scene.defender.status == IN_PLAY

    async def do(self, scene: Scene) -> Outcome:
        await acquire_and_tell(scene.g, scene.ship, scene.attack.defender)
        return DONE
