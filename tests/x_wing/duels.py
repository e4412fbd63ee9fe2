"""Duels: one ship attacks another at once."""

from __future__ import annotations

from typing import Any

from cantina.games.x_wing.state import Ship
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import Skirmish, play, position


def shoot(
    attacker: Ship,
    defender: Ship,
    *chance: object,
    weapon: str = "primary",
    more: tuple[Ship, ...] = (),
) -> Skirmish:
    """Attack at once; a friend behind the defender still waits, so the round goes on."""
    for ship in (defender, *more):
        ship.had_combat = True
    if attacker.seat == REBEL:
        waiting = x_wing("prototypepilot", at=(450, 660, 270))
    else:
        waiting = tie(at=(450, 140, 90))
    table = play(position(attacker, defender, *more, waiting), *chance)
    table.attack(attacker.seat, 1, weapon)
    return table


def fire(
    attacker: Ship, defender: Ship, weapon: str, *chance: object, more: tuple[Ship, ...] = ()
) -> Skirmish:
    """Attack at once with a secondary weapon."""
    return shoot(attacker, defender, *chance, weapon=weapon, more=more)


def upgraded(card: str, **more: Any) -> Ship:
    """Make Luke Skywalker with an upgrade."""
    return x_wing("lukeskywalker", upgrades=[card], **more)
