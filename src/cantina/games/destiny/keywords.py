"""Keywords: Ambush, Guardian, Redeploy and Modify (DS-KEYWORD)."""

from __future__ import annotations

from cantina.core.text import text
from cantina.games.destiny import damage, dice, facts
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.context import Context
from cantina.games.destiny.printed import DAMAGE
from cantina.games.destiny.reading.values import die_value
from cantina.games.destiny.state import Battle, Waiting
from cantina.games.destiny.zones import opponents


async def guardian(g: Battle, waiting: Waiting) -> None:
    """Before it activates: remove an opponent's die showing damage and be dealt its value."""
    ctx = Context(g, waiting.seat, waiting.card, waiting.code)
    able = [
        die
        for seat in opponents(g, waiting.seat)
        for die in g.players[seat].pool
        if facts.side_of(g, die).symbol in DAMAGE and dice.can_be_removed(ctx, die)
    ]
    prompt = text("ds-ask-guardian", card=facts.name(g, waiting.card))
    chosen = await choose_die(g, waiting.seat, prompt, able, none=True)  # DS-GUARDIAN-3
    if chosen is None:
        return
    value = die_value(ctx, chosen)
    if await dice.remove(ctx, (chosen,)):
        await damage.deal(ctx, [(waiting.card, value)])  # DS-GUARDIAN-2
