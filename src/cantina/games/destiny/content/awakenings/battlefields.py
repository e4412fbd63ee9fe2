"""Battlefields of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "AW 165 Command Center, Lothal",
        "neutral gray uncommon",
        Ability(CLAIM, As(Whose.EACH_OPPONENT, Mill(2, YOU))),
        reprints=("09173",),
    ),
    battlefield(
        "AW 166 Echo Base, Hoth",
        "neutral gray uncommon",
        Ability(CLAIM, GiveShields(1, A_CHARACTER)),
    ),
    battlefield(
        "AW 167 Emperor's Throne Room, Death Star II",
        "neutral gray uncommon",
        Ability(CLAIM, Then(Turn(YOUR_DIE, Showing((Symbol.SPECIAL,))), May(Resolve(THOSE_DICE)))),
    ),
    battlefield(
        "AW 168 Frozen Wastes, Starkiller Base",
        "neutral gray starter",
        Ability(CLAIM, Remove(A_CHARACTER_DIE)),
    ),
    battlefield(
        "AW 169 Imperial Armory, Death Star",
        "neutral gray common",
        Ability(CLAIM, Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), less=1)),
    ),
    battlefield(
        "AW 170 Jedi Temple, Coruscant",
        "neutral gray common",
        Ability(
            CLAIM,
            Do(
                (
                    LookAt(AN_OPPONENTS_HAND),
                    Discard(UpTo(2, Cards(types=EVENTS, zone=Zone.LOOKED_AT))),
                )
            ),
        ),
    ),
    battlefield(
        "AW 171 Rebel War Room, Yavin IV",
        "neutral gray common",
        Ability(CLAIM, Resolve(YOUR_DIE, free=True)),
    ),
    battlefield(
        "AW 172 Mos Eisley Spaceport, Tatooine",
        "neutral gray common",
        Ability(CLAIM, To(ReturnToHand(One(Cards(YOU, UPGRADES))), Gain(1))),
    ),
    battlefield(
        "AW 173 Separatist Base, Mustafar",
        "neutral gray common",
        Ability(CLAIM, As(Whose.EACH_OPPONENT, Deal(1, YOUR_CHARACTER, unblockable=True))),
    ),
    battlefield(
        "AW 174 Starship Graveyard, Jakku",
        "neutral gray starter",
        Ability(
            CLAIM,
            PutOnDeck(One(Cards(YOU, (CardType.SUPPORT, CardType.UPGRADE), zone=Zone.DISCARD))),
        ),
    ),
)
