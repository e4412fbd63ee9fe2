"""Gray events of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "WotF 53 Way of the Dark",
        "villain gray common, cost 1",
        RollDieOf(One(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED))),
    ),
    event(
        "WotF 106 Way of the Light",
        "hero gray common, cost 1",
        Remove(One(Dice(card=Cards(affiliations=(Affiliation.VILLAIN, Affiliation.NEUTRAL))))),
    ),
    event(
        "WotF 146 Extract",
        "neutral gray common, cost 0",
        Do((PickPlayer(ANYONE), SetAside(UpTo(3, Cards(THAT_PLAYER, zone=Zone.DISCARD))))),
    ),
    event(
        "WotF 147 Free Fall",
        "neutral gray common, cost 1",
        As(OPPONENT, Remove(YOUR_DIE)),
        keywords="ambush",
    ),
    event(
        "WotF 148 Made to Suffer",
        "neutral gray uncommon, cost 1",
        As(Whose.EVERYONE, Mill(Count(Dice(YOU, shows=BLANK)), YOU)),
    ),
    event("WotF 149 Nature's Charm", "neutral gray common, cost 0", Reroll(UpTo(2, Dice()))),
    event(
        "WotF 150 Quell",
        "neutral gray common, cost 2",
        Remove(Each(Dice(OPPONENT, shows=INDIRECT))),
    ),
    event(
        "WotF 151 Under Attack",
        "neutral gray common, cost 1",
        Then(Remove(AnyNumber(Dice(OPPONENT, shows=DAMAGE))), Indirect(ValueOf(THOSE_DICE), YOU)),
    ),
)
