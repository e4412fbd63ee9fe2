"""Battlefields of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "EaW 153 B'Omarr Monastery, Teth",
        "neutral gray common",
        Ability(CLAIM, Resolve(One(Dice(YOU, modifier=True)), as_base=True)),
    ),
    battlefield(
        "EaW 154 Fort Anaxes, Anaxes",
        "neutral gray uncommon",
        Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS)), when=ControlBattlefield()),
    ),
    battlefield(
        "EaW 155 Garel Spaceport, Garel",
        "neutral gray uncommon",
        Ability(CLAIM, To(Remove(YOUR_DIE), Gain(Half(ValueOf(THOSE_DICE))))),
    ),
    battlefield(
        "EaW 156 Imperial Academy, Lothal",
        "neutral gray uncommon",
        Ability(
            After(Activates(Cards(YOU, SUPPORTS))),
            Reroll(One(Dice(on=THAT_CARD, types=SUPPORTS))),
            when=ControlBattlefield(),
            may=True,
        ),
    ),
    battlefield(
        "EaW 157 Main Plaza, Vashka",
        "neutral gray common",
        Ability(
            CLAIM, Choose((MoveDamage(1, A_CHARACTER, THIS), MoveDamage(ALL, THIS, A_CHARACTER)))
        ),
    ),
    battlefield(
        "EaW 158 Medical Center, Kaliida Shoals",
        "neutral gray uncommon",
        Ability(CLAIM, Do((Heal(1, UpTo(2, Cards(types=CHARACTERS))), GiveBattlefield(OPPONENT)))),
    ),
    battlefield(
        "EaW 159 Port District, Bespin",
        "neutral gray uncommon",
        Standing(
            HasKeyword(Keyword.AMBUSH, Cards(YOU, cost=AtLeast(3))), when=ControlBattlefield()
        ),
    ),
    battlefield(
        "EaW 160 Weapons Factory Alpha, Cymoon 1",
        "neutral gray uncommon",
        Standing(
            CostChanges(-1, Cards(YOU, subtypes=VEHICLE), first_each_round=True),
            when=ControlBattlefield(),
        ),
    ),
)
