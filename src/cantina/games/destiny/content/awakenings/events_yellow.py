"""Yellow events of Awakenings."""

from __future__ import annotations

from cantina.core.cards import Outcome, count_of
from cantina.games.destiny.cards.hands import DiscardFromHand
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Amount, Effect


class DiscardDownTo(Effect, frozen=True):
    """Discard cards of your choice until your hand has no more than so many."""

    n: Amount

    def can(self, scene: Scene) -> bool:
        return len(scene.g.players[scene.seat].hand) > count_of(scene, self.n)

    async def do(self, scene: Scene) -> Outcome:
        surplus = len(scene.g.players[scene.seat].hand) - count_of(scene, self.n)
        if surplus <= 0:
            return scene.nothing()
        return await DiscardFromHand(surplus).do(scene)


CARDS: tuple[Card, ...] = (
    event(
        "AW 92 Ace in the Hole",
        "villain yellow uncommon, cost 0",
        To(DiscardFromHand(1, Cards(types=UPGRADES, colours=YELLOW)), RollDieOf(THAT_CARD)),
    ),
    event(
        "AW 93 Armed to the Teeth",
        "villain yellow common, cost 0",
        Then(
            PickCard(One(Cards(YOU, CHARACTERS, colours=YELLOW))),
            Then(
                Discard(AnyNumber(Cards(types=UPGRADES, on=THAT_CHARACTER))),
                Deal(JustDone(Handled.CARDS), A_CHARACTER),
            ),
        ),
        reprints=("11042",),
    ),
    event(
        "AW 94 Confiscation",
        "villain yellow uncommon, cost 0",
        Then(
            PickCard(One(Cards(OPPONENT, UPGRADES, cost=AtMost(Resources())))),
            To(Spend(CostOf(PickedCard())), ReturnToHand(PickedCard())),
        ),
    ),
    event(
        "AW 95 Fight Dirty",
        "villain yellow uncommon, cost 1",
        Then(
            Remove(AnyNumber(Dice(YOU, colours=YELLOW))), Deal(JustDone(Handled.DICE), A_CHARACTER)
        ),
        reprints=("09044",),
    ),
    event(
        "AW 96 Go for the Kill",
        "villain yellow common, cost 0",
        Resolve(One(Dice(YOU, shows=RANGED)), unblockable=True),
    ),
    event(
        "AW 97 He Doesn't Like You",
        "villain yellow common, cost 0",
        To(Remove(YOUR_DIE), Remove(AN_OPPONENTS_DIE)),
    ),
    event(
        "AW 98 Lying in Wait",
        "villain yellow common, cost 1",
        As(OPPONENT, DiscardDownTo(HandSize(Whose.CONTROLLER))),
    ),
    event("AW 127 Don't Get Cocky", "hero yellow common, cost 0", As(Whose.EVERYONE, Draw(2))),
    event(
        "AW 128 Draw Attention",
        "hero yellow common, cost 0",
        MoveDamage(2, YOUR_CHARACTER, One(Cards(YOU, CHARACTERS, not_that=True)), up_to=True),
        reprints=("09094",),
    ),
    event(
        "AW 129 Hyperspace Jump",
        "hero yellow uncommon, cost 3",
        Do((EndActionPhase(), May(SwitchBattlefield()), SetAside(THIS))),
    ),
    event(
        "AW 130 Let The Wookiee Win",
        "hero yellow uncommon, cost 1",
        As(
            OPPONENT,
            Choose(
                (Deal(2, One(Cards(YOU, CHARACTERS, ready=False))), Remove(Several(2, Dice(YOU))))
            ),
        ),
    ),
    event(
        "AW 131 Negotiate",
        "hero yellow common, cost 1",
        To(Remove(YOUR_CHARACTER_DIE), As(OPPONENT, Remove(Several(2, Dice(YOU))))),
        reprints=("701056",),
    ),
    event(
        "AW 132 Scavenge",
        "hero yellow common, cost 0",
        Then(
            Mill(3, YOU),
            May(
                AddToHand(One(Cards(YOU, (CardType.UPGRADE, CardType.SUPPORT), zone=Zone.DISCARD)))
            ),
        ),
    ),
    event(
        "AW 133 Shoot First",
        "hero yellow uncommon, cost 1",
        Then(
            Resolve(One(Dice(YOU, colours=YELLOW, shows=RANGED))),
            Remove(One(Dice(OPPONENT, shows=RANGED))),
        ),
        keywords="ambush",
    ),
    event(
        "AW 134 Smuggling",
        "hero yellow common, cost 0",
        To(Do((Spot(YELLOW_CHARACTERS), DiscardFromHand(1))), Gain(1)),
    ),
    event(
        "AW 158 Disarm",
        "neutral yellow common, cost 1",
        To(
            Remove(One(Dice(YOU, shows=MELEE_OR_RANGED))),
            Discard(
                One(
                    Cards(
                        subtypes=(Subtype.WEAPON, Subtype.EQUIPMENT),
                        cost=AtMost(ValueOf(THOSE_DICE)),
                    )
                )
            ),
        ),
    ),
    event(
        "AW 159 Electroshock",
        "neutral yellow uncommon, cost 1",
        To(Spot(YELLOW_CHARACTERS), Remove(One(Dice(value=AtMost(2))))),
        reprints=("09144",),
    ),
    event(
        "AW 160 Reversal",
        "neutral yellow uncommon, cost 3",
        To(
            Spot(YELLOW_CHARACTERS),
            Do((Remove(One(Dice(shows=MELEE_OR_RANGED))), Deal(ValueOf(THOSE_DICE), A_CHARACTER))),
        ),
        reprints=("11146",),
    ),
    event(
        "AW 161 Scramble",
        "neutral yellow common, cost 0",
        To(Spot(YELLOW_CHARACTERS), Reroll(Each(Dice(OPPONENT)))),
    ),
    event(
        "AW 162 Unpredictable",
        "neutral yellow common, cost 0",
        Reroll(A_DIE),
        keywords="ambush",
        reprints=("09150",),
    ),
)
