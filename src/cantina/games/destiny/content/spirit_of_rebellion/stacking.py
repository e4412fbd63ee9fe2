"""Cards stacked face down on a set-aside event, for Premonitions."""

from __future__ import annotations

from functools import partial

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.chance import Reveal as Revealed
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import hand, playing, zones
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.state import Stack


class StackUnderThis(Effect, frozen=True):
    """Set this event aside with a card from your hand face down on it."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        player = g.players[scene.seat]
        card = await scene.choose_card("ds-ask-stack", partial(hand.cards_of, g, scene.seat))
        if scene.card in g.played:
            g.played.remove(scene.card)
            zones.set_card_aside(g, scene.card)
        if card is None:
            return NOTHING
        player.hand.remove(card)
        g.players[g.owners[scene.card]].stacked.append(Stack(scene.card, card))
        who = facts.player(scene.seat)
        g.say("ds-log-stacked", "DS-SET-ASIDE-5", seat=who, card=scene.source_name())
        return DONE


class PlayStacked(Effect, frozen=True):
    """Play for free the unseen card stacked on a set-aside copy of this card, whoever owns it.

    If it cannot be played, its owner discards it. The set-aside copy is discarded either way.
    """

    def can(self, scene: Scene) -> bool:
        return bool(stacked_copies(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose the copy and play what lies on it (DS-CLARIFY-16 to -18)."""
        g = scene.g
        base = await scene.choose_card("ds-ask-stacked", stacked_copies(scene))
        if base is None:
            return NOTHING
        holder = g.players[g.owners[base]]
        stack = next(stack for stack in holder.stacked if stack.base == base)
        free = Terms(free=True, by_effect=True)
        await Revealed()
        g.say("ds-log-revealed", cards=[facts.name(g, stack.card)])
        if playing.can_play(g, scene.seat, stack.card, free):
            await playing.play(scene, stack.card, free)
        else:
            holder.stacked.remove(stack)
            zones.discard(g, stack.card)
        holder.aside.remove(base)
        zones.discard(g, base)
        return DONE


def stacked_copies(scene: Scene) -> list[int]:
    """Return the set-aside copies of this card with a card on them, of players in the game."""
    g = scene.g
    return [
        stack.base
        for player in g.players
        if not player.out
        for stack in player.stacked
        if facts.of(g, stack.base).title == facts.KNOWN[scene.code].title
    ]
