"""Red events of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "WotF 22 Art of War",
        "villain red uncommon, cost 2",
        To(
            Spot(RED_CHARACTERS),
            Do(
                (
                    Reveal(AN_OPPONENTS_HAND),
                    ForEach(THAT_CARD, Remove(One(Dice(value=Exactly(CostOf(THAT_CARD)))))),
                )
            ),
        ),
    ),
    event(
        "WotF 23 Furious Assault",
        "villain red uncommon, cost 2",
        To(
            Spot(RED_CHARACTERS, 2, or_one=Cards(names=("General Grievous",))),
            Do(
                (
                    PickCard(YOUR_CHARACTER),
                    RollIn(
                        Each(Dice(YOU, subtypes=WEAPON, on=THAT_CHARACTER, place=DiePlace.ON_CARD))
                    ),
                )
            ),
        ),
    ),
    event(
        "WotF 24 Machine Replacement",
        "villain red common, cost 0",
        Then(
            Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), on=YOUR_CHARACTER),
            Heal(1, THAT_CHARACTER),
        ),
    ),
    event(
        "WotF 25 Opening Volley",
        "villain red common, cost 2",
        Indirect(3, OPPONENT),
        only_if=FirstAction(),
    ),
    event(
        "WotF 26 Overrun",
        "villain red uncommon, cost 1",
        Do((TakeBattlefield(), UseClaim())),
        only_if=Compared(
            More(Count(Dice(YOU, types=SUPPORTS)), Count(Cards(OPPONENT, CHARACTERS))), AtLeast(1)
        ),
    ),
    event(
        "WotF 27 Testing Procedure",
        "villain red common, cost 0",
        Then(
            Activate(UpTo(2, Cards(YOU, SUPPORTS))),
            If(DieIs(THOSE_DICE, Dice(shows=DAMAGE)), Gain(1)),
        ),
    ),
    event(
        "WotF 28 Well-armed",
        "villain red common, cost 1",
        Then(
            PickCard(YOUR_CHARACTER),
            Play(
                One(Cards(YOU, zone=Zone.HAND, subtypes=WEAPON)),
                less=Count(Cards(subtypes=WEAPON, on=THAT_CHARACTER)),
            ),
        ),
    ),
    event(
        "WotF 75 Blaze of Glory",
        "hero red common, cost 1",
        Then(
            Activate(YOUR_CHARACTER),
            Do(
                (
                    Remove(AnyNumber(Dice(OPPONENT, shows=DAMAGE))),
                    Deal(ValueOf(THOSE_DICE), THAT_CHARACTER),
                )
            ),
        ),
    ),
    event(
        "WotF 76 Desperate Hour",
        "hero red common, cost 2",
        Ready(A_CHARACTER),
        only_if=Compared(HealthOf(EACH_OF_YOUR_CHARACTERS, left=True), AtMost(3)),
    ),
    event(
        "WotF 77 First Aid",
        "hero red common, cost 1",
        Heal(Rather(2, 4, FirstRound()), One(RED_CHARACTERS)),
    ),
    event(
        "WotF 78 Gungan Offensive",
        "hero red uncommon, cost 2",
        Turn(UpTo(3, Dice(YOU, subtypes=(Subtype.GUNGAN, Subtype.ARTILLERY))), Showing(DAMAGE)),
    ),
    event(
        "WotF 79 Motivate",
        "hero red uncommon, cost 0",
        To(
            Spot(RED_CHARACTERS, 2, or_one=Cards(names=("Leia Organa",))),
            Resolve(YOUR_CHARACTER_DIE, plus=1),
        ),
    ),
    event(
        "WotF 80 Reposition",
        "hero red common, cost 0",
        Then(As(OPPONENT, Turn(A_DIE)), Turn(One(Dice(not_that=True)))),
    ),
    event(
        "WotF 120 Change of Fate",
        "neutral red common, cost 0",
        Do((Pick(AnyNumber(Dice())), As(OPPONENT, Turn(Each(Dice(picked=True)))))),
    ),
    event(
        "WotF 121 Glancing Shot",
        "neutral red common, cost 1",
        Then(Resolve(One(Dice(YOU, shows=DAMAGE)), plus=-1), Remove(A_DIE)),
    ),
    event(
        "WotF 122 Grand Entrance",
        "neutral red common, cost 1",
        Then(Activate(YOUR_CHARACTER), twice(Reroll(AnyNumber(Dice(YOU, on=THAT_CHARACTER))))),
    ),
    event(
        "WotF 123 Hostile Takeover",
        "neutral red uncommon, cost 2",
        Then(Pick(YOUR_DIE), Resolve(One(Dice(OPPONENT, symbol_of_that_die=True)))),
        only_if=ControlBattlefield(),
    ),
    event(
        "WotF 124 Overload",
        "neutral red common, cost 1",
        Then(
            PlaceTokens(Token.DAMAGE, 1, A_SUPPORT),
            If(
                Compared(TokensOn(Token.DAMAGE, THAT_CARD), AtLeast(CostOf(THAT_CARD))),
                May(Discard(THAT_CARD)),
            ),
        ),
    ),
    event(
        "WotF 125 Reconstruct",
        "neutral red common, cost 1",
        AddToHand(One(Cards(YOU, SUPPORTS, zone=Zone.DISCARD))),
    ),
    event(
        "WotF 126 Take the Fight to Them",
        "neutral red common, cost 0",
        Resolve(AnyNumber(Dice(YOU, shows=DAMAGE))),
    ),
)
