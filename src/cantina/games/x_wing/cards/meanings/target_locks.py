"""How words about target locks work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.meanings.common import attack_in, defender, subject, you_in
from cantina.games.x_wing.cards.printing import plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.sources import statics
from cantina.games.x_wing.cards.vocabulary import Window
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words.target_locks import (
    AcquireLock,
    DefenderIsLocked,
    DoublesLocks,
    FocusForLock,
    LendsLock,
    LockAgain,
    LockDefender,
    LockedIsDamaged,
    LockedOnce,
    LockOnAttacker,
    LockOnDefender,
    LocksFriends,
    LocksThroughFriends,
    LocksTwoShips,
    LongRangeLocks,
    ShedLock,
    SpendLock,
    SpendLockOn,
    StripLock,
    YouLockIt,
)
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.target_locks import (
    acquire,
    acquire_and_tell,
    choose_lock,
    lockable,
    locks_on,
    remove_lock,
    spend_lock,
)
from cantina.games.x_wing.rules.targets import lenders
from cantina.games.x_wing.state import NOBODY

plain(DefenderIsLocked, "xw-when-defender-locked")
plain(LockOnDefender, "xw-when-lock-on-defender")
plain(LockOnAttacker, "xw-when-lock-on-attacker")
plain(LockedOnce, "xw-when-locked-once")
plain(LockedIsDamaged, "xw-when-locked-is-damaged")
plain(FocusForLock, "xw-gives-focus-for-lock")
plain(LongRangeLocks, "xw-gives-long-range-locks")
plain(LocksThroughFriends, "xw-gives-locks-through-friends")
plain(LocksFriends, "xw-gives-locks-friends")
plain(LendsLock, "xw-gives-lends-lock")
plain(AcquireLock, "xw-does-acquire-lock")
plain(LockAgain, "xw-does-lock-again")
plain(DoublesLocks, "xw-gives-doubles-locks")
plain(LocksTwoShips, "xw-gives-locks-two-ships")
plain(SpendLock, "xw-does-spend-lock")
plain(SpendLockOn, "xw-does-spend-lock-on")
plain(ShedLock, "xw-does-shed-lock")
plain(YouLockIt, "xw-does-you-lock-it")
plain(StripLock, "xw-does-strip-lock")
plain(LockDefender, "xw-does-lock-defender")


# --- conditions ------------------------------------------------------------------------------


@language.holds(DefenderIsLocked)
def defender_is_locked(scene: Scene, _: DefenderIsLocked) -> bool:
    """Say whether the defender has a red lock token."""
    target = defender(scene)
    return target is not None and bool(locks_on(scene.g, target.ship_id))


@language.holds(LockOnDefender)
def lock_on_defender(scene: Scene, _: LockOnDefender) -> bool:
    """Say whether your lock can be spent in this attack."""
    attack = scene.g.attack
    if attack is None or attack.forbidden_lock:
        return False
    return scene.g.ship(scene.you).locks_on(attack.defender) > 0


@language.holds(LockOnAttacker)
def _(scene: Scene, _node: LockOnAttacker) -> bool:
    attack = scene.g.attack
    return attack is not None and you_in(scene).locks_on(attack.attacker) > 0


@language.holds(LockedOnce)
def _(scene: Scene, _node: LockedOnce) -> bool:
    return sum(ship.locks_on(scene.you) for ship in scene.g.ships) == 1


@language.holds(LockedIsDamaged)
def _(scene: Scene, _node: LockedIsDamaged) -> bool:
    you = scene.g.ship(scene.you)
    if you.lock == NOBODY:
        return False
    return any(not card.face_up for card in scene.g.ship(you.lock).damage)


# --- effects ---------------------------------------------------------------------------------


@language.can(AcquireLock)
def can_acquire_lock(scene: Scene, _: AcquireLock) -> bool:
    """Whether an enemy is near enough."""
    return bool(lockable(scene.g, subject(scene)))


@language.does(AcquireLock)
async def acquire_lock(scene: Scene, _: AcquireLock) -> Outcome:
    """Acquire a target lock outside the action step."""
    return Outcome(await choose_lock(scene.g, scene.ship))


@language.does(LockAgain)
async def lock_again(scene: Scene, _: LockAgain) -> Outcome:
    """Lock the defender once more; that lock stays unspent in this attack."""
    attack = attack_in(scene)
    acquire(scene.g, subject(scene), attack.defender)
    attack.forbidden_lock = True
    return DONE


LOCK = "lock"

LENT = "lent"

PAYMENTS = {LOCK: "xw-option-pay-lock", tokens.FOCUS: "xw-option-pay-focus"}


def pay_label(scene: Scene, kind: str) -> Text:
    """Label what can be spent."""
    if kind.startswith(LENT):
        friend = ship_name(scene.g, int(kind.partition(":")[2]))
        return text("xw-option-pay-lent", ship=friend)
    return Text(PAYMENTS[kind])


def payments(scene: Scene) -> list[str]:
    """Return what can be spent where a target lock is wanted."""
    ship, attack = subject(scene), scene.g.attack
    elsewhere = attack is not None and ship.ship_id == attack.attacker
    elsewhere = elsewhere and attack is not None and not ship.locks_on(attack.defender)
    found = [] if ship.lock == NOBODY or elsewhere else [LOCK]
    if tokens.held(ship, tokens.FOCUS) and statics(scene.g, ship, FocusForLock):
        found.append(tokens.FOCUS)
    if attack is not None and ship.ship_id == attack.attacker:
        found += [f"{LENT}:{friend}" for friend in lenders(scene.g, ship, attack.defender)]
    return found


@language.does(SpendLock)
async def spend_the_lock(scene: Scene, _: SpendLock) -> Outcome:
    """XW-SECONDARY-WEAPON-6: the lock pair is spent for the attack, or what a card accepts."""
    kinds = payments(scene)
    if not kinds:
        return NOTHING
    paid = kinds[0]
    if len(kinds) > 1:
        paid = await Ask(scene.seat, "xw-ask-pay", kinds, label=lambda kind: pay_label(scene, kind))
    target = scene.g.attack.defender if scene.g.attack is not None else NOBODY
    if paid == LOCK:
        await spend_lock(scene.g, scene.ship, target)
    elif paid.startswith(LENT):
        await spend_lock(scene.g, int(paid.partition(":")[2]), target)
    else:
        tokens.lose(subject(scene), tokens.FOCUS)
        await happens(scene.g, Window.FOCUS_SPENT, scene.ship)
    return DONE


@language.can(SpendLockOn)
def _(scene: Scene, _node: SpendLockOn) -> bool:
    return scene.g.ship(scene.you).locks_on(scene.ship) > 0


@language.does(SpendLockOn)
async def _(scene: Scene, _node: SpendLockOn) -> Outcome:
    await spend_lock(scene.g, scene.you, scene.ship)
    return DONE


@language.can(ShedLock)
def can_shed_lock(scene: Scene, _: ShedLock) -> bool:
    """Whether an enemy has locked the ship."""
    return bool(locks_on(scene.g, scene.ship))


@language.does(ShedLock)
async def shed_lock(scene: Scene, _: ShedLock) -> Outcome:
    """XW-TARGET-LOCK-11: remove one enemy lock from the ship."""
    locking = [ship.ship_id for ship in locks_on(scene.g, scene.ship)]
    if not locking:
        return NOTHING
    rules = ("XW-TARGET-LOCK-11",)
    chosen = await ask_for_ship(scene.g, scene.seat, locking, "xw-ask-shed-lock", rules)
    remove_lock(scene.g.ship(chosen), scene.ship)
    return DONE


@language.does(YouLockIt)
async def you_lock_it(scene: Scene, _: YouLockIt) -> Outcome:
    """Acquire a lock on that very ship."""
    await acquire_and_tell(scene.g, scene.you, scene.ship)
    return DONE


@language.can(StripLock)
def can_strip_lock(scene: Scene, _: StripLock) -> bool:
    """Whether the defender holds a lock."""
    target = defender(scene)
    return target is not None and target.lock != NOBODY


@language.does(StripLock)
async def strip_lock(scene: Scene, _: StripLock) -> Outcome:
    """Take the defender's lock away; both tokens go."""
    remove_lock(scene.g.ship(attack_in(scene).defender))
    return DONE


@language.does(LockDefender)
async def _(scene: Scene, _node: LockDefender) -> Outcome:
    await acquire_and_tell(scene.g, scene.ship, attack_in(scene).defender)
    return DONE
