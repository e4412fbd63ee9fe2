"""Declaring an attack: target, weapon and range (XW-COMBAT-1, XW-TARGET-5)."""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.ask import Ask
from cantina.core.question import Question
from cantina.core.text import text
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.attacks import ShootsOverObstacles
from cantina.games.x_wing.names import ship_name, weapon_name
from cantina.games.x_wing.rules.firing import field_of, range_of
from cantina.games.x_wing.rules.measuring import is_obstructed, shot_at
from cantina.games.x_wing.rules.targets import (
    Choice,
    chance_to_hit,
    choice_label,
    choice_note,
    combat_choices,
    refused,
)
from cantina.games.x_wing.state import Attack, Battle, Ship

ATTACKED = "attacked"
"""Noted for a ship that has attacked this round."""


Choices = Callable[[Battle, Ship], list[Choice]]
"""The attacks from which a ship may choose."""

ATTACK: Question[Battle, Choice] = Question(
    lambda g, about: text("xw-ask-attack", ship=ship_name(g, about[0])),
    lambda g, about: about[1](g, g.ships[about[0]]),
    label=lambda g, _, choice: choice_label(g, choice),
    at=lambda g, _, choice: f"ship:{choice[2]}" if choice[0] == "attack" else None,
    odds=lambda g, about, choice: chance_to_hit(g, about[0], choice),
    note=lambda g, about, choice: choice_note(g, about[0], choice),
    blocked=lambda g, about: refused(g, g.ships[about[0]]),
    rules=("XW-COMBAT-1", "XW-TARGET-2"),
)
"""Which attack a ship makes, about that ship and its choices."""


def declare(g: Battle, ship_id: int, choices: Choices = combat_choices) -> Ask[Choice]:
    """XW-COMBAT-1: a ship may attack one enemy or do without."""
    return ATTACK.put_about(g, g.ships[ship_id].seat, (ship_id, choices))


def begin_attack(g: Battle, attacker: int, weapon: str, defender: int) -> None:
    """XW-TARGET-5: the named target is the defender from now on."""
    ship, target = g.ships[attacker], g.ships[defender]
    field = field_of(g, ship, weapon)
    obstructed = is_obstructed(g, ship, target, field)
    if obstructed and rules_in_force(g, ship, ShootsOverObstacles):
        obstructed = False
    g.attack = Attack(
        attacker,
        defender,
        weapon,
        range=range_of(g, ship, weapon, shot_at(ship, target, field).range or 3),
        obstructed=obstructed,
    )
    g.use(f"upgrade:{weapon}" if weapon else f"pilot:{ship.pilot}")
    if ATTACKED not in ship.deeds.used_this_round:
        ship.deeds.used_this_round += (ATTACKED,)
    g.say(
        "xw-log-declares",
        "XW-COMBAT-3",
        "XW-TARGET-5",
        at=(f"ship:{attacker}", f"ship:{defender}"),
        ship=ship_name(g, attacker),
        target=ship_name(g, defender),
        weapon=weapon_name(weapon),
        range=g.attack.range,
    )
    if g.attack.obstructed:
        g.say("xw-log-obstructed", "XW-OBSTRUCTION-1")
