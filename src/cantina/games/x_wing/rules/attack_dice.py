"""How many dice are rolled in an attack (XW-ATTACK-ROLL, XW-DEFENSE-ROLL, XW-OBSTRUCTION)."""

from __future__ import annotations

from cantina.games.x_wing.cards.gifts import has_gift, is_range_bonus_denied
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.dice import ExtraDice, ExtraDicePer, NoDice
from cantina.games.x_wing.cards.standing.values import SpeedForAgility, Value
from cantina.games.x_wing.library import weapon_of
from cantina.games.x_wing.rules.dice import ATTACK, DEFENSE
from cantina.games.x_wing.rules.modifying import attack_of
from cantina.games.x_wing.rules.values import agility_value, primary_weapon_value
from cantina.games.x_wing.state import Battle
from cantina.games.x_wing.terms import Die, Stat, Whose


def attack_dice_count(g: Battle) -> int:
    """XW-ATTACK-ROLL-1 to -4: weapon value, Range 1 bonus and cards, never below 0."""
    attack = attack_of(g)
    attacker = g.ship(attack.attacker)
    if rules_in_force(g, attacker, NoDice):
        return 0
    weapon = weapon_of(attack.weapon) if attack.weapon else None
    count = weapon.attack if weapon else primary_weapon_value(g, attacker)  # XW-SECONDARY-WEAPON-3
    close = weapon is None and attack.range == 1
    if close and not is_range_bonus_denied(g, attacker):  # XW-ATTACK-ROLL-2, XW-RANGE-6
        count += 1
    for gives in rules_in_force(g, attacker, ExtraDicePer):
        value = attacker.flight.speed if gives.value == "speed" else agility_value(g, attacker)
        count += min(value, gives.most)
    return max(0, count + attack.dice.more_dice + extra_dice(g, ATTACK))


def defense_dice_count(g: Battle) -> int:
    """XW-DEFENSE-ROLL-1 to -3: agility, Range 3 bonus, obstruction and cards, never below 0."""
    attack = attack_of(g)
    count = agility_value(g, g.ship(attack.defender))
    if has_gift(g, g.ship(attack.defender), SpeedForAgility):
        count = max(count, g.ship(attack.defender).flight.speed)
    for gives in rules_in_force(g, g.ship(attack.attacker), Value):
        if gives.stat is Stat.AGILITY and gives.whose is Whose.DEFENDER:
            count = max(0, count + gives.by)
    if not attack.weapon and attack.range == 3:  # XW-DEFENSE-ROLL-3, XW-RANGE-6
        count += 1
    if attack.obstructed:  # XW-OBSTRUCTION-2: no range bonus, so for every weapon
        count += 1
    return max(0, count + attack.dice.more_defense + extra_dice(g, DEFENSE))


def extra_dice(g: Battle, die: Die) -> int:
    """XW-ATTACK-ROLL-3, XW-DEFENSE-ROLL-2: dice that cards of either ship add or remove."""
    attack = attack_of(g)
    rolls = attack.attacker if die == ATTACK else attack.defender
    role = Whose.ATTACKER if die == ATTACK else Whose.DEFENDER
    total = 0
    for holder in (attack.attacker, attack.defender):
        wanted = (role, Whose.YOU) if holder == rolls else (role,)
        for gives in rules_in_force(g, g.ship(holder), ExtraDice):
            if gives.die == die and gives.whose in wanted:
                denied = gives.range_bonus and is_range_bonus_denied(g, g.ship(holder))
                total += 0 if denied else gives.by
    return total
