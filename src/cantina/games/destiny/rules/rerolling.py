"""Discarding a card to reroll dice (DS-REROLL)."""

from __future__ import annotations

from cantina.core.text import text
from cantina.games.destiny import facts, prospects
from cantina.games.destiny.asking import choose_dice
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import dice, hand, queue
from cantina.games.destiny.state import Duel, Happening


def rollable(g: Duel, seat: int) -> list[int]:
    """Return the dice of a pool that nothing keeps from being rolled."""
    return [die for die in g.players[seat].pool if dice.can_be_rolled(g, g.dice[die])]


def can_roll_any(g: Duel, seat: int) -> bool:
    """Say whether there is such a die; mostly the first is one."""
    pool = g.players[seat].pool
    return bool(pool) and (dice.can_be_rolled(g, g.dice[pool[0]]) or bool(rollable(g, seat)))


async def discard_to_reroll(g: Duel, seat: int, card: int) -> None:
    """Discard a card, then choose dice of your pool and roll them all at once (DS-REROLL-2)."""
    scene = Scene(g, seat)
    g.say("ds-log-reroll", "DS-REROLL-1", seat=facts.player(seat), card=facts.name(g, card))
    await hand.discard_card(scene, seat, card)
    chosen = await choose_dice(
        g,
        seat,
        text("ds-ask-reroll"),
        rollable(g, seat),
        0 if g.reroll_zero else 1,
        None,
        odds=lambda die: prospects.better(g, die),
    )
    await dice.reroll(scene, chosen)
    queue.after(g, Happening("reroll", seat, target=seat))
    await queue.settle(g)
