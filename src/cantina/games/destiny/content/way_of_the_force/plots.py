"""Plots of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    plot(
        "WotF 29 Blockade",
        "villain red uncommon, 3 points",
        Ability(AFTER_SET_UP, As(OPPONENT, Lose(1))),
    ),
    plot(
        "WotF 81 Long-Term Plan",
        "hero red uncommon, 3 points",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Choose(
                    (
                        PlaceTokens(Token.RESOURCE, 1, THIS),
                        Resolve(YOUR_DIE, plus=TokensOn(Token.RESOURCE, THIS)),
                    )
                ),
            ),
        ),
    ),
    plot(
        "WotF 115 Built to Last",
        "neutral blue uncommon, 4 points",
        Standing(HasKeyword(Keyword.REDEPLOY, Cards(YOU, UPGRADES, unique=True))),
        Ability(
            After(Plays(Cards(YOU, UPGRADES, unique=True))), To(Exhaust(THIS), Gain(1)), may=True
        ),
    ),
    plot(
        "WotF 127 Home Turf Advantage",
        "neutral red uncommon, 2 points",
        Building(BringsBattlefields(2)),
    ),
    plot(
        "WotF 138 Calling in Favors",
        "neutral yellow uncommon, 4 points",
        Ability(
            Before(Plays(Cards(types=EVENTS, cost=AtLeast(3)))),
            To(
                Exhaust(THIS),
                CostLess(Rather(1, 2, Compared(Count(Cards(YOU, CHARACTERS)), Exactly(1)))),
            ),
            may=True,
        ),
    ),
    plot(
        "WotF 155 Boonta Eve Classic",
        "neutral gray uncommon, 2 points",
        Ability(
            After(Resolves(Dice(YOU, subtypes=(Subtype.PODRACER,)))),
            Do(
                (
                    PlaceTokens(Token.RESOURCE, 1, THAT_CARD),
                    If(
                        CardIs(THAT_CARD, Cards(resources=AtLeast(4))),
                        Do((SetAside(Each(Cards(copy_of_this=True))), Gain(4))),
                    ),
                )
            ),
            may=True,
        ),
    ),
)
