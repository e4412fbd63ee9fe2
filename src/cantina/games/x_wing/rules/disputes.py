"""Settling disputes by dice (XW-DISPUTE).

The rules here leave nothing to dispute, so no step of a battle leads to this one. It is for people
who disagree about something outside the rules and start from a position with a `dispute`.
"""

from __future__ import annotations

from cantina.core.chance import Roll
from cantina.core.text import seat_name
from cantina.games.x_wing.names import faces_text
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.state import Battle

DICE = 3


async def settle_dispute(g: Battle) -> str:
    """XW-DISPUTE-1 to -3: three dice each, more focus results win; once settled, always so."""
    while g.dispute not in g.rulings:
        attack = await Roll(dice.ATTACK_DIE, DICE)
        defense = await Roll(dice.DEFENSE_DIE, DICE)
        g.say(
            "xw-log-dispute-roll",
            "XW-DISPUTE-1",
            attack=faces_text(list(attack)),
            defense=faces_text(list(defense)),
        )
        difference = attack.count(dice.FOCUS) - defense.count(dice.FOCUS)
        if difference:
            g.rulings[g.dispute] = g.disputants[0 if difference > 0 else 1]
    winner = g.rulings[g.dispute]
    g.say("xw-log-dispute-won", "XW-DISPUTE-2", seat=seat_name(winner))
    g.dispute = ""
    return g.after_dispute
