"""Events of Convergence."""

from __future__ import annotations

from cantina.core.ask import Ask, AskAll
from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Value
from cantina.games.destiny.rules import free_for_all, ongoing, playing
from cantina.games.destiny.rules.damage import distribute
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.rules.zones import characters, seats_from
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


CARDS: tuple[Card, ...] = (
    event(
        "CONV 23",
        "A Sinister Peace",
        "villain red common",
        cost=0,
        does=To(DiscardFromHand(), Remove(One(Dice(value=AtLeast(2))))),
    ),
    event(
        "CONV 24",
        "Make Demands",
        "villain red common",
        cost=1,
        does=To(
            Spot(LEADERS),
            Then(
                PickCard(AN_OPPONENTS_CHARACTER),
                Unless(Deal(2, THAT_CHARACTER), THAT_PLAYER, GiveResources(1)),
            ),
        ),
    ),
    event(
        "CONV 26",
        "Pulverize",
        "villain red common",
        cost=2,
        does=Resolve(UpTo(3, Dice(YOU, shows=DAMAGE)), plus=1),
    ),
    event(
        "CONV 27",
        "Roger, Roger",
        "villain red starter",
        cost=1,
        does=To(Spot(RED_CHARACTERS), Turn(UpTo(2, Dice(YOU, subtypes=DROID)))),
    ),
    event("CONV 41", "Barter With Blood", "villain yellow uncommon", cost=2, does=BidBlood()),
    event(
        "CONV 59",
        "A Friend Lost",
        "hero blue common",
        cost=1,
        only_if=There(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED, unique=True)),
        does=Turn(UpTo(2, Dice(YOU)), Showing(DAMAGE)),
    ),
    event(
        "CONV 60",
        "Channel the Force",
        "hero blue common",
        cost=2,
        does=Do(
            (
                Reroll(A_DIE),
                May(To(Spot(LEADERS), Turn(A_DIE))),
                May(To(Spot(Cards(subtypes=(Subtype.JEDI,))), Remove(A_DIE))),
            )
        ),
    ),
    event(
        "CONV 64",
        "Upper Hand",
        "hero blue starter",
        cost=0,
        only_if=There(Dice(YOU, value=AtLeast(2))),
        does=Remove(One(Dice(value=Exactly(0)))),
    ),
    event(
        "CONV 92",
        "Calculated Risk",
        "hero yellow common",
        cost=0,
        does=Then(Reroll(A_DIE), If(DieIs(THOSE_DICE, Dice(value=AtLeast(2))), Gain(1))),
    ),
    event(
        "CONV 93",
        "Convergence",
        "hero yellow uncommon",
        cost=2,
        does=Discard(
            One(
                Cards(
                    types=(CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE),
                    cost=AtMost(LargestSubtypeGroup()),
                )
            )
        ),
    ),
    event(
        "CONV 107",
        "Circle of Shelter",
        "neutral blue uncommon move",
        cost=0,
        does=Resolve(
            One(Dice(YOU, types=CHARACTERS)),
            as_symbol=Symbol.SHIELD,
            keep=CardIs(ITS_CARD, Cards(bears=("Soresu Mastery",))),
        ),
    ),
    event(
        "CONV 110",
        "Overqualified",
        "neutral blue common",
        cost=1,
        does=Then(Pick(YOUR_DIE), Remove(One(Dice(value=Below(ValueOf(THOSE_DICE)))))),
    ),
    event(
        "CONV 122",
        "Automated Defense",
        "neutral red common",
        cost=1,
        does=To(Spot(Cards(subtypes=DROID)), Remove(A_DIE)),
    ),
    event(
        "CONV 124",
        "Energize",
        "neutral red common",
        cost=1,
        does=RollIn(
            One(
                Dice(
                    YOU,
                    types=(CardType.CHARACTER, CardType.SUPPORT),
                    subtypes=DROID,
                    place=DiePlace.ON_CARD,
                )
            )
        ),
    ),
    event(
        "CONV 126",
        "Fresh Supplies",
        "neutral red common",
        cost=0,
        only_if=ControlBattlefield(),
        does=Gain(1),
    ),
    event(
        "CONV 128",
        "No Answer",
        "neutral red common",
        cost=1,
        does=Then(
            DiscardAtRandom(1, OPPONENT),
            If(Compared(HandSize(THAT_PLAYER), Exactly(0)), Mill(3, THAT_PLAYER)),
        ),
    ),
    event(
        "CONV 165",
        "Electromagnetic Pulse",
        "neutral gray common",
        cost=0,
        does=Remove(One(Dice(subtypes=(Subtype.DROID, Subtype.VEHICLE)))),
    ),
    event(
        "CONV 167",
        "Unshackle",
        "neutral gray common",
        cost=1,
        keywords="ambush",
        does=Discard(One(Cards(types=(CardType.DOWNGRADE,)))),
    ),
)
