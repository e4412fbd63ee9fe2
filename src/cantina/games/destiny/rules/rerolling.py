"""Discarding a card to reroll dice (DS-REROLL)."""

from __future__ import annotations

from cantina.core.text import text
from cantina.games.destiny import facts, prospects
from cantina.games.destiny.asking import choose_dice
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import dice, hand, queue
from cantina.games.destiny.state import Duel, Happening


async def discard_to_reroll(g: Duel, seat: int, card: int) -> None:
    """Discard a card, then choose dice of your pool and roll them all at once (DS-REROLL-2)."""
    scene = Scene(g, seat)
    g.say("ds-log-reroll", "DS-REROLL-1", seat=facts.player(seat), card=facts.name(g, card))
    await hand.discard_card(scene, seat, card)
    pool = list(g.players[seat].pool)
    chosen = await choose_dice(
        g,
        seat,
        text("ds-ask-reroll"),
        pool,
        0 if g.reroll_zero else 1,
        None,
        odds=lambda die: prospects.better(g, die),
    )
    await dice.reroll(scene, chosen)
    queue.after(g, Happening("reroll", seat, target=seat))
    await queue.settle(g)
