"""Events of Spirit of Rebellion."""

from __future__ import annotations

from functools import partial

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.chance import Reveal as Revealed
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import hand, playing, zones
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.state import Stack


class StackUnderThis(Effect, frozen=True):
    """Set this event aside with a card from your hand face down on it."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        player = g.players[scene.seat]
        prompt = scene.question("ds-ask-stack")
        card = await choose_card(g, scene.seat, prompt, partial(hand.cards_of, g, scene.seat))
        if scene.card in g.played:
            g.played.remove(scene.card)
            zones.set_card_aside(g, scene.card)
        if card is None:
            return NOTHING
        player.hand.remove(card)
        g.players[g.owners[scene.card]].stacked.append(Stack(scene.card, card))
        g.changes += 1
        hand.left_hand(g, scene.seat, "stacked")
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
        prompt = scene.question("ds-ask-stacked")
        base = await choose_card(g, scene.seat, prompt, stacked_copies(scene))
        if base is None:
            return NOTHING
        holder = g.players[g.owners[base]]
        stack = next(stack for stack in holder.stacked if stack.base == base)
        free = Terms(free=True, by_effect=True)
        await Revealed()
        g.say("ds-log-revealed", cards=[facts.name(g, stack.card)])
        played = False
        if playing.can_play(g, scene.seat, stack.card, free):
            played = await playing.play(scene, stack.card, free) is not None
        else:
            holder.stacked.remove(stack)
            zones.discard(g, stack.card)
        holder.aside.remove(base)
        zones.discard(g, base)
        return scene.report(played, 1)


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


CARDS: tuple[Card, ...] = (
    event(
        "SoR 65",
        "Traitor!",
        "villain red uncommon",
        cost=1,
        keywords="ambush",
        does=Then(
            Mill(1, YOU),
            Remove(One(Dice(not_shows=(Symbol.SPECIAL,), value=AtMost(CostOf(THAT_CARD))))),
        ),
    ),
    event(
        "SoR 71",
        "Anger",
        "villain blue uncommon",
        cost=0,
        only_if=There(Dice(YOU, shows=BLANK), 2),
        does=Resolve(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
    ),
    event(
        "SoR 80",
        "Doubt",
        "villain gray common",
        cost=0,
        does=Then(
            Reroll(AN_OPPONENTS_DIE),
            As(THAT_PLAYER, Choose((Resolve(THOSE_DICE), Remove(THOSE_DICE)))),
        ),
        reprints=("04020",),
    ),
    event(
        "SoR 91",
        "Friendly Fire",
        "hero red uncommon",
        cost=2,
        does=To(
            Do((Spot(RED_CHARACTERS), Remove(One(Dice(OPPONENT, shows=RANGED))))),
            Deal(ValueOf(THOSE_DICE), A_CHARACTER),
        ),
    ),
    event(
        "SoR 101",
        "Destiny",
        "hero blue common",
        cost=0,
        does=Do(
            (
                Remove(AnyNumber(Dice(YOU, colours=BLUE))),
                Play(One(Cards(YOU, zone=Zone.HAND, cost=AtMost(ValueOf(THOSE_DICE)))), free=True),
            )
        ),
    ),
    event(
        "SoR 104",
        "Krayt Dragon Howl",
        "hero blue common",
        cost=0,
        does=To(
            Spot(BLUE_CHARACTERS),
            Then(
                Pick(AN_OPPONENTS_DIE), As(THAT_PLAYER, Choose((Remove(THOSE_DICE), Mill(2, YOU))))
            ),
        ),
    ),
    event(
        "SoR 105",
        "My Ally Is The Force",
        "hero blue uncommon",
        cost=2,
        keywords="ambush",
        does=Resolve(One(Dice(YOU, colours=BLUE)), keep=True),
    ),
    event(
        "SoR 113",
        "Long Con",
        "hero yellow common",
        cost=0,
        does=Gain(Count(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True, not_this=True))),
    ),
    event(
        "SoR 119",
        "Bombing Run",
        "neutral red uncommon",
        cost=0,
        does=Then(
            Resolve(One(Dice(YOU, colours=RED, shows=(Symbol.DISRUPT,)))),
            Deal(1, EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "SoR 121",
        "Salvo",
        "neutral red uncommon",
        cost=2,
        does=Resolve(One(Dice(YOU, shows=RANGED)), against_each=Cards(OPPONENT, CHARACTERS)),
    ),
    event(
        "SoR 129",
        "Momentum Shift",
        "neutral blue uncommon",
        cost=1,
        does=MoveShields(1, AN_OPPONENTS_CHARACTER, YOUR_CHARACTER),
    ),
    event(
        "SoR 131",
        "Premonitions",
        "neutral blue uncommon",
        cost=0,
        does=Choose((StackUnderThis(), PlayStacked())),
    ),
    event(
        "SoR 132",
        "Rejuvenate",
        "neutral blue common",
        cost=0,
        does=To(Spot(BLUE_CHARACTERS), Heal(1, A_CHARACTER)),
    ),
    event(
        "SoR 136",
        "Evade",
        "neutral gray common",
        cost=1,
        does=Remove(One(Dice(shows=RANGED))),
        reprints=("04043",),
    ),
    event(
        "SoR 137",
        "New Orders",
        "neutral gray uncommon",
        cost=2,
        does=Do((SwitchBattlefield(), UseClaim())),
    ),
    event(
        "SoR 138",
        "Parry",
        "neutral gray common",
        cost=1,
        does=Remove(One(Dice(shows=MELEE))),
        reprints=("04021",),
    ),
)
