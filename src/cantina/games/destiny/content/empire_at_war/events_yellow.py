"""Yellow events of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "EaW 78",
        "Anarchy",
        "villain yellow uncommon",
        cost=3,
        does=Then(
            Remove(One(Dice(YOU, colours=YELLOW))),
            Deal(ValueOf(THOSE_DICE), EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "EaW 79",
        "Bounty Postings",
        "villain yellow common",
        cost=1,
        does=Draw(Count(Cards(OPPONENT, CHARACTERS))),
    ),
    event(
        "EaW 108",
        "Appraise",
        "hero yellow common",
        cost=0,
        does=To(
            Remove(One(Dice(YOU, shows=RESOURCE))),
            Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND)), less=2),
        ),
    ),
    event(
        "EaW 109",
        "Bad Feeling",
        "hero yellow common",
        cost=0,
        does=To(Remove(YOUR_DIE), Reroll(AnyNumber(Dice()))),
    ),
    event(
        "EaW 110",
        "Double-Cross",
        "hero yellow uncommon",
        cost=2,
        does=To(
            Remove(One(Dice(YOU, types=CHARACTERS, colours=YELLOW))), Resolve(AN_OPPONENTS_DIE)
        ),
    ),
    event(
        "EaW 112",
        "Local Patrol",
        "hero yellow common",
        cost=0,
        does=As(OPPONENT, Choose((Lose(1), Mill(2, YOU)))),
    ),
    event(
        "EaW 114",
        "Tenacity",
        "hero yellow common",
        cost=3,
        only_if=Compared(
            More(Count(Cards(OPPONENT, CHARACTERS)), Count(Cards(YOU, CHARACTERS))), AtLeast(1)
        ),
        does=Exhaust(AN_OPPONENTS_CHARACTER),
    ),
    event(
        "EaW 136",
        "Battle Rage",
        "neutral yellow common",
        cost=1,
        does=Then(
            PickCard(One(Cards(YOU, CHARACTERS, damage=AtLeast(6)))),
            Resolve(
                One(Dice(YOU, types=CHARACTERS, on=THAT_CHARACTER, shows=MELEE_OR_RANGED)), plus=2
            ),
        ),
    ),
    event(
        "EaW 137",
        "Disable",
        "neutral yellow common",
        cost=0,
        does=Exhaust(One(Cards(types=SUPPORTS))),
    ),
    event(
        "EaW 138",
        "Persuade",
        "neutral yellow common",
        cost=0,
        does=If(
            Compared(More(Resources(), Resources(OPPONENT)), AtLeast(1)),
            Turn(One(Dice(THAT_PLAYER))),
        ),
    ),
    event(
        "EaW 140",
        "Threaten",
        "neutral yellow uncommon",
        cost=1,
        does=To(
            Spot(YELLOW_CHARACTERS),
            Then(
                Pick(One(Dice(OPPONENT, types=CHARACTERS))),
                Unless(Remove(THOSE_DICE), THAT_PLAYER, Deal(ValueOf(THOSE_DICE), ITS_CARD)),
            ),
        ),
    ),
    event(
        "EaW 142",
        "Truce",
        "neutral yellow common",
        cost=0,
        keywords="ambush",
        does=As(Whose.EVERYONE, Gain(1)),
        reprints=("09149",),
    ),
)
