"""Battlefields of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "WotF 156 Arena of Death, Nar Shaddaa",
        "neutral gray uncommon",
        Ability(
            CLAIM, Indirect(Capped(Count(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED)), 3), OPPONENT)
        ),
    ),
    battlefield(
        "WotF 157 Bendu's Lair, Atollon",
        "neutral gray rare; die 1RD 2ID 1F 2Sh 1R -",
        Ability(POWER_ACTION, RollIn(ThisDie(at_rest=True))),
        Ability(
            After(TakesControl(THIS)), Remove(Each(Dice(types=(CardType.BATTLEFIELD,), on=THIS)))
        ),
    ),
    battlefield(
        "WotF 158 Comm Tower, Scarif",
        "neutral gray common",
        Ability(CLAIM, Resolve(YOUR_DIE, plus=Rather(0, 1, There(Cards(YOU, (CardType.PLOT,)))))),
    ),
    battlefield(
        "WotF 159 Mos Espa Arena, Tatooine",
        "neutral gray uncommon",
        Ability(
            CLAIM,
            If(
                There(Cards(YOU, subtypes=(Subtype.PODRACER,))),
                Do((Gain(1), As(OPPONENT, Lose(1)))),
                LetChoose(OPPONENT, (Gain(1), As(THAT_PLAYER, Lose(1))), 1),
            ),
        ),
    ),
    battlefield(
        "WotF 160 Rift Valley, Dathomir",
        "neutral gray uncommon",
        Ability(
            CLAIM,
            Do(
                (
                    Reveal(Top(1, YOU)),
                    If(CardIs(THAT_CARD, Cards(odd_cost=True)), Remove(One(Dice(value=AtMost(2))))),
                )
            ),
        ),
    ),
)
