"""Target locks: a blue token on the locking ship, a red one on its target (XW-TARGET-LOCK)."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.core.wire import Blocked
from cantina.games.x_wing.cards.gifts import givers, has_gift
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.attacks import (
    DoublesLocks,
    DrawsLocks,
    LendsEyes,
    LocksAnywhere,
    LocksFriends,
    LocksThroughFriends,
    LocksTwoShips,
    LongRangeLocks,
)
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.geometry import FARTHEST_BAND
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Battle, Lock, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def lockable(g: Battle, ship: Ship) -> list[int]:
    """XW-TARGET-LOCK-1 to -3: enemies at Range 1-3 in any direction, base to base."""
    far = rules_in_force(g, ship, LongRangeLocks)
    eyes = [ship]
    if sees_through_friends(g, ship):
        eyes += other_friends(g, ship)
    targets = enemies_of(g, ship)
    if ship.upgrades and rules_in_force(g, ship, LocksFriends):
        targets += other_friends(g, ship)
    anywhere = bool(ship.upgrades) and bool(rules_in_force(g, ship, LocksAnywhere))
    found = [
        target
        for target in targets
        if (anywhere and target.side != ship.side)
        or any(is_lockable(eye, target, bool(far)) for eye in eyes if eye is not target)
    ]
    forced = [target for target in found if has_gift(g, target, DrawsLocks)]
    return [target.ship_id for target in forced or found]


def sees_through_friends(g: Battle, ship: Ship) -> bool:
    """Whether a card lets a ship lock what is in range of its friends."""
    if rules_in_force(g, ship, LocksThroughFriends):
        return True
    return any(
        rules_in_force(g, friend, LendsEyes)
        for friend in givers(g, LendsEyes)
        if is_friend_in_play(friend, ship)
    )


def is_friend_in_play(friend: Ship, ship: Ship) -> bool:
    """Whether a ship is in play on the same side."""
    return friend.status == IN_PLAY and friend.side == ship.side


def is_lockable(eye: Ship, enemy: Ship, far: bool) -> bool:
    """XW-TARGET-LOCK-1: Range 1-3; some sensors see Range 3 and everything beyond instead."""
    return not is_within(eye, enemy, 2) if far else is_within(eye, enemy, FARTHEST_BAND)


def unlockable(g: Battle, ship: Ship) -> Iterator[Blocked]:
    """Explain which enemies are too far to lock."""
    near_enough = lockable(g, ship)
    for enemy in enemies_of(g, ship):
        if enemy.ship_id not in near_enough:
            yield Blocked(
                f"target-lock:{enemy.ship_id}",
                text("xw-option-lock", ship=ship_name(g, enemy.ship_id)),
                text("xw-blocked-beyond-range"),
                "XW-TARGET-LOCK-1",
                f"ship:{enemy.ship_id}",
            )


def acquire(g: Battle, ship: Ship, target: int) -> None:
    """XW-TARGET-LOCK-4, -6 and -9: one lock at a time; the red token moves to the new target."""
    if tokens.lose(ship, tokens.JAM):
        remove_lock(ship)
        tell(g, ship.ship_id, "xw-log-jammed")
        return
    make_room(g, ship, target)
    if rules_in_force(g, ship, DoublesLocks):
        lock_beside(g, ship, target)
    g.say(
        "xw-log-locks",
        "XW-TARGET-LOCK-4",
        at=(f"ship:{ship.ship_id}", f"ship:{target}"),
        ship=ship_name(g, ship.ship_id),
        target=ship_name(g, target),
        letter=ship.locks[0].letter,
    )


def make_room(g: Battle, ship: Ship, target: int) -> None:
    """Put the lock on its target; a ship that may lock two keeps its last lock beside it."""
    first, *others = ship.locks or (Lock(NOBODY, ""),)
    beside = [lock for lock in others if lock.target != target]
    if first.target not in (NOBODY, target) and rules_in_force(g, ship, LocksTwoShips):
        beside = [first]
        first = Lock(NOBODY, "")
    ship.locks = tuple(beside)
    letter = first.letter or free_letter(g)
    ship.locks = (Lock(target, letter), *beside)


def lock_beside(g: Battle, ship: Ship, target: int) -> None:
    """Give a ship a second lock, on the same ship or another one."""
    first, *others = ship.locks
    letter = others[0].letter if others else free_letter(g)
    ship.locks = (first, Lock(target, letter))


async def choose_lock(g: Battle, ship_id: int) -> bool:
    """Let a ship acquire a target lock, if an enemy is near enough."""
    targets = lockable(g, g.ship(ship_id))
    if not targets:
        return False
    target = await Ask(
        g.ship(ship_id).seat,
        "xw-ask-lock",
        targets,
        label=lambda enemy: text("xw-option-lock", ship=ship_name(g, enemy)),
        at=lambda enemy: f"ship:{enemy}",
        blocked=lambda: unlockable(g, g.ship(ship_id)),
        rules=("XW-TARGET-LOCK-1",),
    )
    await acquire_and_tell(g, ship_id, target)
    return True


async def acquire_and_tell(g: Battle, ship_id: int, target: int) -> None:
    """Acquire a lock and resolve what cards do after it."""
    acquire(g, g.ship(ship_id), target)
    if g.ship(ship_id).lock == target and rules_in_force(g, g.ship(ship_id), LocksTwoShips):
        await choose_second_lock(g, ship_id)
    await happens(g, Window.LOCK_ACQUIRED, ship_id)
    await happens(g, Window.LOCKED, target)


async def choose_second_lock(g: Battle, ship_id: int) -> None:
    """Let a ship lock a second, different ship, or keep the locks it has."""
    ship = g.ship(ship_id)
    others = [other for other in lockable(g, ship) if not ship.locks_on(other)]
    second = await Ask(
        ship.seat,
        "xw-ask-second-lock",
        [*others, NOBODY],
        label=lambda other: (
            text("xw-option-no-second-lock")
            if other == NOBODY
            else text("xw-option-lock", ship=ship_name(g, other))
        ),
        at=lambda other: None if other == NOBODY else f"ship:{other}",
        rules=("XW-TARGET-LOCK-1",),
    )
    if second == NOBODY:
        return
    ship = g.ship(ship_id)
    lock_beside(g, ship, second)
    g.say(
        "xw-log-locks",
        "XW-TARGET-LOCK-4",
        at=(f"ship:{ship_id}", f"ship:{second}"),
        ship=ship_name(g, ship_id),
        target=ship_name(g, second),
        letter=ship.locks[1].letter,
    )
    await happens(g, Window.LOCKED, second)


async def spend_lock(g: Battle, ship_id: int, target: int = NOBODY) -> None:
    """XW-TARGET-LOCK-10: spend the lock, then resolve what cards do after it."""
    remove_lock(g.ship(ship_id), target)
    tell(g, ship_id, "xw-log-spends-lock", "XW-TARGET-LOCK-10")
    await happens(g, Window.LOCK_SPENT, ship_id)


def free_letter(g: Battle) -> str:
    """Return the first letter that no lock in play uses, so that pairs stay told apart."""
    used = {lock.letter for ship in g.ships for lock in ship.locks}
    number = 0
    while True:
        letter = LETTERS[number % 26] + ("" if number < 26 else str(number // 26))
        if letter not in used:
            return letter
        number += 1


def remove_lock(ship: Ship, target: int = NOBODY) -> None:
    """XW-TARGET-LOCK-10: both tokens return to the supply; a second lock stays."""
    beside = ship.locks[1:]
    if target not in (NOBODY, ship.lock) and any(lock.target == target for lock in beside):
        ship.locks = ship.locks[:1]
    else:
        ship.locks = beside


def locks_on(g: Battle, target: int) -> list[Ship]:
    """XW-TARGET-LOCK-7: the ships whose lock lies on a target."""
    return [ship for ship in g.ships if ship.locks_on(target)]


def remove_all_locks(g: Battle, ship: Ship) -> None:
    """Return all lock tokens of and on a ship that leaves play (XW-DESTROY-2)."""
    ship.locks = ()
    while others := locks_on(g, ship.ship_id):
        remove_lock(others[0], ship.ship_id)
