"""A card in hand exchanged for one in the discard pile, for Cheat."""

from __future__ import annotations

from functools import partial

from cantina.core.cards import Outcome
from cantina.core.chance import Reveal as Revealed
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import hand, zones


class SwitchWithDiscard(Effect, frozen=True):
    """Exchange a card of your choice in your hand for one in your discard pile."""

    def can(self, scene: Scene) -> bool:
        player = scene.g.players[scene.seat]
        return bool(player.hand) and bool(player.discard)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        player = g.players[scene.seat]
        if not self.can(scene):
            return scene.nothing()
        prompt = scene.question("ds-ask-switch-card")
        taken = await choose_card(g, scene.seat, prompt, list(player.discard))
        given = await choose_card(g, scene.seat, prompt, partial(hand.cards_of, g, scene.seat))
        assert given is not None
        assert taken is not None
        player.hand.remove(given)
        player.discard.remove(taken)
        zones.discard(g, given)
        zones.put_in_hand(g, taken)
        await Revealed()
        seat, old, new = facts.player(scene.seat), facts.name(g, given), facts.name(g, taken)
        g.say("ds-log-switched-cards", seat=seat, old=old, new=new)
        return scene.report(True, 1)
