"""Yellow events of Convergence."""

from __future__ import annotations

from cantina.core.ask import Ask, AskAll
from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Value
from cantina.games.destiny.rules import dice, free_for_all, ongoing, playing
from cantina.games.destiny.rules.damage import distribute
from cantina.games.destiny.rules.die_values import die_subtypes
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.rules.zones import characters, opponents, seats_from
from cantina.games.destiny.terms import CHARACTER_SUBTYPES

MOST_BID = 20


class BidBlood(Effect, frozen=True):
    """Each player bids a number in secret.

    Then each player with the highest bid is dealt that much indirect damage by the player of this
    card and may play a card from hand for free.
    """

    async def do(self, scene: Scene) -> Outcome:
        """Ask everybody in secret; the highest pay with blood and play for free (DS-CLARIFY-39)."""
        g = scene.g
        seats = seats_from(g, scene.seat)
        asks = [
            Ask(
                seat,
                scene.question("ds-ask-bid"),
                list(range(MOST_BID + 1)),
                label=lambda number: text("ds-option-number", number=number),
            )
            for seat in seats
        ]
        bids = await AskAll(asks)
        for seat, bid in zip(seats, bids, strict=True):
            g.say("ds-log-bid", seat=facts.player(seat), amount=bid)
        highest = [seat for seat, bid in zip(seats, bids, strict=True) if bid == max(bids)]
        for seat in highest:
            async with free_for_all.part_of(g, seat):
                await distribute(scene, seat, max(bids), Symbol.INDIRECT)
                await play_for_free(scene.by(seat))
        return DONE


async def play_for_free(scene: Scene) -> None:
    """Let a player play a card from his hand for free."""
    g, seat = scene.g, scene.seat
    free = Terms(free=True, by_effect=True)

    def able() -> list[int]:
        return [card for card in g.players[seat].hand if playing.can_play(g, seat, card, free)]

    card = await choose_card(g, seat, scene.question("ds-ask-play-free"), able, none=True)
    if card is not None:
        await playing.play(scene, card, free)


class LargestSubtypeGroup(Value, frozen=True):
    """The greatest number of your characters in play that share one subtype."""

    def count(self, scene: Scene) -> int:
        own = [ongoing.subtypes(scene.g, card.id) for card in characters(scene.g, scene.seat)]
        return max([sum(subtype in has for has in own) for subtype in CHARACTER_SUBTYPES])


class SpareSubtypes(Effect, frozen=True):
    """Each opponent names a character subtype; their character dice with none of these go."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        named = set()
        for seat in opponents(g, scene.seat):
            async with free_for_all.part_of(g, seat):
                other = scene.by(seat)
                await Declare(Declared.SUBTYPE).do(other)
                named.add(other.named)
        theirs = Dice(Whose.EACH_OPPONENT, types=CHARACTERS).find(scene)
        going = [die for die in theirs if die_subtypes(scene, die).isdisjoint(named)]
        await dice.remove(scene, going)
        return DONE


CARDS: tuple[Card, ...] = (
    event("CONV 41 Barter With Blood", "villain yellow uncommon, cost 2", BidBlood()),
    event(
        "CONV 42 Conveyex Robbery",
        "villain yellow uncommon, cost 3",
        To(Spot(Cards(subtypes=SCOUNDREL)), Resolve(OneOfEach(Dice(Whose.EACH_OPPONENT)))),
    ),
    event("CONV 43 Exterminate", "villain yellow uncommon, cost 1", SpareSubtypes()),
    event(
        "CONV 45 Hard Bargain",
        "villain yellow uncommon, cost 2",
        Do(
            (
                Reveal(Top(3, YOU)),
                As(OPPONENT, Discard(A_CARD_LOOKED_AT)),
                May(Play(A_CARD_LOOKED_AT, free=True)),
                Discard(Each(Cards(zone=Zone.LOOKED_AT))),
            )
        ),
    ),
    event(
        "CONV 46 Hunt Them Down",
        "villain yellow common, cost 1",
        Then(
            PickCard(A_CHARACTER),
            Resolve(
                One(Dice(YOU, shows=MELEE_OR_RANGED)),
                plus=Count(Cards(subtypes=BOUNTY, on=THAT_CHARACTER)),
                against=THAT_CHARACTER,
            ),
        ),
    ),
    event(
        "CONV 92 Calculated Risk",
        "hero yellow common, cost 0",
        Then(Reroll(A_DIE), If(DieIs(THOSE_DICE, Dice(value=AtLeast(2))), Gain(1))),
    ),
    event(
        "CONV 93 Convergence",
        "hero yellow uncommon, cost 2",
        Discard(
            One(
                Cards(
                    types=(CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE),
                    cost=AtMost(LargestSubtypeGroup()),
                )
            )
        ),
    ),
    event(
        "CONV 95 Flee the Scene",
        "hero yellow uncommon, cost 1",
        Do((Remove(UpTo(2, Dice())), MustPass(2))),
    ),
    event(
        "CONV 96 Instigate",
        "hero yellow common, cost 1",
        Activate(One(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT)))),
        keywords="ambush",
    ),
    event(
        "CONV 97 Reap the Reward",
        "hero yellow uncommon, cost 2",
        To(
            Spot(Cards(subtypes=SCOUNDREL)),
            Then(
                Resolve(One(Dice(YOU, types=(CardType.CHARACTER, CardType.UPGRADE)))),
                Gain(ResolvedFor()),
            ),
        ),
    ),
    event(
        "CONV 98 Sure Shot",
        "hero yellow common, cost 1",
        Then(Resolve(One(Dice(YOU, shows=RANGED))), Remove(One(Dice(on=THAT_CHARACTER)))),
    ),
    event(
        "CONV 99 We're Home",
        "hero yellow uncommon, cost 1",
        Do(
            (
                Activate(UpTo(2, Cards(YOU, subtypes=SCOUNDREL))),
                Activate(One(Cards(YOU, colours=YELLOW, subtypes=VEHICLE))),
                May(To(Remove(One(Dice(YOU, shows=RESOURCE))), Ready(THAT_CARD))),
            )
        ),
    ),
    event(
        "CONV 145 For a Price", "neutral yellow common, cost 0", Turn(A_CHARACTER_DIE, AtACost())
    ),
    event(
        "CONV 146 Prey Upon",
        "neutral yellow common, cost 1",
        Then(
            PickCard(One(Cards(types=CHARACTERS, downgrades=AtLeast(1)))),
            Remove(One(Dice(on=THAT_CHARACTER))),
        ),
    ),
    event(
        "CONV 147 Rendezvous",
        "neutral yellow common, cost 0",
        Resolve(One(Dice(YOU, colours=YELLOW, has_cost=True)), less=1),
        keywords="ambush",
    ),
    event(
        "CONV 148 Skullduggery",
        "neutral yellow common, cost 1",
        Do(
            (
                If(There(Dice(YOU, shows=INDIRECT)), Indirect(1, OPPONENT)),
                If(There(Dice(YOU, shows=DISRUPT)), As(ANYONE, Lose(1))),
                If(There(Dice(YOU, shows=RESOURCE)), Gain(1)),
            )
        ),
    ),
)
