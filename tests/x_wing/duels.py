"""Duels: one ship attacks another, cards are used, dice are read."""

from x_wing.table import REBEL, attack, play, position, tie, x_wing


def attack_faces(table):
    return [result.face for result in table.state.attack.dice.attack_roll]


def defense_faces(table):
    return [result.face for result in table.state.attack.dice.defense_roll]


def use(table, seat, card, index=0, you=0):
    table.answer(seat, f"use:{you}:{card}:{index}")


def shoot(attacker, defender, *chance, weapon="primary", more=()):
    """Attack at once; a friend behind the defender still waits, so the round goes on."""
    for ship in (defender, *more):
        ship.had_combat = True
    if attacker.seat == REBEL:
        waiting = x_wing("prototypepilot", at=(450, 660, 270))
    else:
        waiting = tie(at=(450, 140, 90))
    table = play(position(attacker, defender, *more, waiting), *chance)
    attack(table, attacker.seat, 1, weapon)
    return table


def fire(attacker, defender, weapon, *chance, more=()):
    return shoot(attacker, defender, *chance, weapon=weapon, more=more)


def upgraded(card, **more):
    return x_wing("lukeskywalker", upgrades=[card], **more)
