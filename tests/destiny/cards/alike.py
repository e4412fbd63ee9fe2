"""What several cards do alike, tried with one of them."""

from __future__ import annotations

from destiny.cards.scene import FOE, FOE2, RED, scene
from destiny.table import In


def redeploys(card: str, host: str, damage: int, to: str = FOE) -> bool:
    """Defeat the hurt host of an upgrade; say whether it stays in play, on another character."""
    hurt = In(host, damage=damage, upgrades=[card])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[hurt, to]).resolve(RED, 0, host)
    if d.my_turn_is_over:
        return d.in_play(card)
    d.choose(1, to)
    return d.card(card).host == d.id(to)


def harm_to_the_hurt(card: str, before: int) -> int:
    """Return the damage that the special of a card deals to somebody who has some."""
    d = scene(card, ("Sp",), foes=[In(FOE2, damage=before)]).resolve(card, 0, FOE2)
    return d.damage(FOE2) - before


def is_guardian(card: str, shown: str) -> bool:
    """Activate a character, who takes a damage die away and suffers what it shows."""
    d = scene(card, (None,), foes=[In(FOE, dice=("2RD",)), FOE2])
    d.rolls((card, shown)).act(0, "activate", card).choose(0, (FOE, 0))
    return (d.pool(1), d.damage(card)) == ([], 2)


def ignores_shields(card: str, shown: str) -> bool:
    """Resolve a die worth two damage against three shields; say whether they were of no use."""
    d = scene(card, (shown,), foes=[In(FOE, shields=3)]).resolve(card, 0, FOE)
    return (d.damage(FOE), d.shields(FOE)) == (2, 3)
