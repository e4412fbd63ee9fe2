"""Battlefields of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "AtG 157 Landing Dock, Scipio",
        "neutral gray uncommon",
        Ability(
            After(Plays(Cards(subtypes=VEHICLE), by=ANYONE)),
            As(THAT_PLAYER, May(TakeBattlefield())),
        ),
        Ability(POWER_ACTION, Reroll(A_DIE)),
    ),
    battlefield(
        "AtG 158 Occupied City, Lothal",
        "neutral gray uncommon",
        Ability(
            After(Plays(Cards(types=(CardType.SUPPORT, CardType.UPGRADE)), by=OPPONENT)),
            Mill(1, THAT_PLAYER),
            may=True,
        ),
    ),
    battlefield(
        "AtG 159 Theed Royal Palace, Naboo",
        "neutral gray uncommon",
        Ability(
            POWER_ACTION,
            Do(
                (
                    To(Remove(YOUR_DIE), Gain(1)),
                    To(
                        Spot(Cards(types=CHARACTERS, affiliations=(Affiliation.NEUTRAL,))),
                        ExtraActions(1),
                    ),
                )
            ),
        ),
    ),
    battlefield(
        "AtG 160 Training Room, Kamino",
        "neutral gray uncommon",
        Ability(POWER_ACTION, Reroll(AnyNumber(Dice(YOU, types=CHARACTERS, unique=False)))),
    ),
)
