"""An upgrade in play exchanged for one in hand, for the Sith Holocron."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import leaving_play, zones


class SwitchUpgrade(Effect, frozen=True):
    """Return this upgrade to hand and put such a card from hand in its place; ThatCard: it.

    Play restrictions are ignored; it is not played.
    """

    cards: Cards

    def can(self, scene: Scene) -> bool:
        return scene.card in scene.g.play and bool(self.cards.find(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        if not self.can(scene):
            return scene.nothing()
        chosen = await scene.choose_card("ds-ask-switch-card", lambda: self.cards.find(scene))
        if chosen is None:
            return scene.nothing()
        host = g.play[scene.card].host
        g.players[scene.seat].hand.remove(chosen)
        await leaving_play.to_hand(scene, scene.card)
        zones.enter_play(g, chosen, scene.seat, host)
        seat, old, new = facts.player(scene.seat), scene.source_name(), facts.name(g, chosen)
        g.say("ds-log-switched-cards", seat=seat, old=old, new=new)
        scene.cards = (chosen,)
        await leaving_play.check(scene, newcomer=chosen)
        return scene.report(True, 1)

    def says(self) -> Text:
        return text(self.message(), cards=self.cards.says())
