"""What ships shoot with, and the damage to expect of it, by range and by the tokens of both."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cantina.games.x_wing.library import UPGRADES
from cantina.games.x_wing.odds import MOST_DICE, AttackPlay, DefensePlay, attack_odds, dice_for
from cantina.games.x_wing.terms import Requirement
from cantina.games.x_wing.view_records import ShipView

TWICE: Final = frozenset({"twinlaserturret", "clustermissiles"})
"""Weapons that are fired twice at one target."""
ONE_DAMAGE: Final = frozenset(
    {"twinlaserturret", "ioncannon", "ioncannonturret", "flechettecannon", "ionpulsemissiles"}
)
"""Weapons whose hits deal one damage, however many there are."""

Damage = tuple[float, ...]
"""Damage to expect: plain, attacker focused, defender focused, both; then the same and an evade."""


class Gun(NamedTuple):
    """A weapon: its dice, its ranges, and what it asks for."""

    attack: int
    nearest: int = 1
    farthest: int = 3
    primary: bool = True
    turret: bool = False
    needs_lock: bool = False
    volleys: int = 1
    caps: bool = False


def guns_of(ship: ShipView) -> tuple[Gun, ...]:
    """Return the weapons of a ship, the primary one first."""
    if ship.tokens.get("weapons-disabled", 0) or ship.tokens.get("cloak", 0):
        return ()
    return guns(ship.attack, ship.turret, tuple(ship.upgrades))


@lru_cache(maxsize=512)
def guns(attack: int, turret: bool, upgrades: tuple[str, ...]) -> tuple[Gun, ...]:
    """Return a primary weapon and those among the upgrades."""
    found = [Gun(attack, turret=turret)] if attack > 0 else []
    for name in upgrades:
        card = UPGRADES.get(name)
        weapon = card.weapon if card else None
        if weapon is None or weapon.only_aside:
            continue
        found.append(
            Gun(
                weapon.attack,
                weapon.nearest,
                weapon.farthest,
                primary=False,
                turret=weapon.turret,
                needs_lock=weapon.requirement is Requirement.TARGET_LOCK,
                volleys=2 if name in TWICE else 1,
                caps=name in ONE_DAMAGE,
            )
        )
    return tuple(found)


@lru_cache(maxsize=4096)
def volley(gun: Gun, agility: int, band: int, lock: bool) -> Damage:
    """Return the damage to expect of a weapon, by the tokens of both."""
    dice = dice_for(gun.attack, agility, band, gun.primary)
    red, green = (min(MOST_DICE, number) for number in dice)
    rerolls = lock and not gun.needs_lock  # what is spent to fire rerolls nothing
    found = []
    for evades in (0, 1):
        for guarded in (False, True):
            for focused in (False, True):
                odds = attack_odds(
                    red,
                    green,
                    AttackPlay(focus=focused, lock=rerolls),
                    DefensePlay(focus=guarded, evades=evades),
                )
                one = odds.p_hit if gun.caps else odds.expected_damage
                found.append(gun.volleys * one)
    return tuple(found)


@lru_cache(maxsize=8192)
def best_volley(
    weapons: tuple[Gun, ...], agility: int, ahead: int | None, around: int | None, lock: bool
) -> Damage | None:
    """Return the best weapon's damage, by the range in the arc and the range all round."""
    best: Damage | None = None
    for gun in weapons:
        band = around if gun.turret and not gun.primary else ahead
        if band is None or not gun.nearest <= band <= gun.farthest or (gun.needs_lock and not lock):
            continue
        found = volley(gun, agility, band, lock)
        if best is None or found[1] > best[1]:
            best = found
    return best
