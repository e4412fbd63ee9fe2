"""Delayed effects: armed now, applied when their moment comes (DS-DELAYED)."""

from __future__ import annotations

from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.state import Duel, Happening, Waiting

DELAYED = -3  # the number of an armed effect where an ability's number stands


def arrive(g: Duel, moment: str) -> None:
    """Put the effects armed for this moment into the queue, in the order they were armed."""
    for card in g.play.values():
        if card.sheltered == moment:
            card.sheltered = ""  # DS-EFFECT-1
    due = [armed for armed in g.delayed if armed.moment == moment]
    g.delayed = [armed for armed in g.delayed if armed.moment != moment]
    for armed in due:
        cause = Happening(
            moment,
            armed.seat,
            dice=armed.dice,
            target=armed.player,
            amount=armed.amount,
            faces=(armed.effect,),
        )
        waiting = Waiting(armed.seat, armed.card, armed.code, DELAYED, cause)
        waiting.cards = armed.cards
        waiting.characters = armed.characters
        g.queue.append(waiting)


async def apply(g: Duel, waiting: Waiting) -> None:
    """Apply an armed effect with what was known when it was armed."""
    later = facts.KNOWN[waiting.code].later[waiting.cause.faces[0]]
    scene = Scene(g, waiting.seat, waiting.card, waiting.code)
    scene.dice = waiting.cause.dice
    scene.cards = waiting.cards
    scene.characters = waiting.characters
    scene.player = waiting.cause.target
    scene.amount = waiting.cause.amount
    await later.effect.do(scene)
