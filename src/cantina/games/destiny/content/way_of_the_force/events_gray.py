"""Gray events of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "WotF 53",
        "Way of the Dark",
        "villain gray common",
        cost=1,
        does=RollDieOf(One(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED))),
    ),
    event(
        "WotF 106",
        "Way of the Light",
        "hero gray common",
        cost=1,
        does=Remove(One(Dice(card=Cards(affiliations=(Affiliation.VILLAIN, Affiliation.NEUTRAL))))),
    ),
    event(
        "WotF 146",
        "Extract",
        "neutral gray common",
        cost=0,
        does=Do((PickPlayer(ANYONE), SetAside(UpTo(3, Cards(THAT_PLAYER, zone=Zone.DISCARD))))),
    ),
    event(
        "WotF 147",
        "Free Fall",
        "neutral gray common",
        cost=1,
        keywords="ambush",
        does=As(OPPONENT, Remove(YOUR_DIE)),
    ),
    event(
        "WotF 148",
        "Made to Suffer",
        "neutral gray uncommon",
        cost=1,
        does=As(Whose.EVERYONE, Mill(Count(Dice(YOU, shows=BLANK)), YOU)),
    ),
    event(
        "WotF 149", "Nature's Charm", "neutral gray common", cost=0, does=Reroll(UpTo(2, Dice()))
    ),
    event(
        "WotF 150",
        "Quell",
        "neutral gray common",
        cost=2,
        does=Remove(Each(Dice(OPPONENT, shows=(Symbol.INDIRECT,)))),
    ),
    event(
        "WotF 151",
        "Under Attack",
        "neutral gray common",
        cost=1,
        does=Then(
            Remove(AnyNumber(Dice(OPPONENT, shows=DAMAGE))), Indirect(ValueOf(THOSE_DICE), YOU)
        ),
    ),
)
