"""Guardian: a character that takes a blow for others (DS-GUARDIAN)."""

from __future__ import annotations

from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import damage, dice, ongoing
from cantina.games.destiny.rules.die_values import die_value
from cantina.games.destiny.rules.queue import GUARDIAN, KeywordAbility
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import Duel, Happening, Waiting
from cantina.games.destiny.terms import DAMAGE, Keyword


async def guardian(g: Duel, waiting: Waiting) -> None:
    """Before it activates: remove an opponent's die showing damage and be dealt its value."""
    scene = Scene(g, waiting.seat, waiting.card, waiting.code)
    able = [
        die
        for seat in opponents(g, waiting.seat)
        for die in g.players[seat].pool
        if facts.side_of(g, die).symbol in DAMAGE and dice.can_be_removed(scene, die)
    ]
    prompt = text("ds-ask-guardian", card=facts.name(g, waiting.card))
    chosen = await choose_die(g, waiting.seat, prompt, able, none=True)  # DS-GUARDIAN-3
    if chosen is None:
        return
    value = die_value(scene, chosen)
    if await dice.remove(scene, (chosen,)):
        await damage.deal(scene, [(waiting.card, value)])  # DS-GUARDIAN-2


def guarding(g: Duel, happening: Happening) -> list[Waiting]:
    """Return the guardian that is about to be activated."""
    card = g.play.get(happening.card)
    if card is None or card.kind != "character":
        return []
    if not ongoing.has_keyword(g, card, Keyword.GUARDIAN):
        return []
    return [Waiting(card.controller, card.id, g.codes[card.id], GUARDIAN, happening)]


BEFORE_ACTIVATING = KeywordAbility(GUARDIAN, guarding, guardian)
