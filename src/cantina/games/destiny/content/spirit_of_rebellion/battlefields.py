"""Battlefields of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "SoR 151 Carbon-freezing Chamber, Bespin",
        "neutral gray uncommon",
        Ability(CLAIM, ForbidRolling(One(Dice(types=CHARACTERS, place=DiePlace.ANYWHERE)))),
    ),
    battlefield(
        "SoR 152 Cargo Hold, Eravana",
        "neutral gray common",
        Ability(
            CLAIM,
            MoveUpgrade(
                One(Cards(types=UPGRADES, on=Each(Cards(types=CHARACTERS)))),
                One(Cards(types=CHARACTERS, same_side=True)),
            ),
        ),
    ),
    battlefield(
        "SoR 153 Docking Bay, Finalizer",
        "neutral gray common",
        Ability(CLAIM, Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND_OR_DISCARD)), less=1)),
    ),
    battlefield(
        "SoR 154 Ewok Village, Endor",
        "neutral gray common",
        Ability(CLAIM, RemoveShields(ALL, A_CHARACTER)),
    ),
    battlefield(
        "SoR 155 Maz's Castle, Takodana",
        "neutral gray uncommon",
        Ability(
            CLAIM,
            Do((Draw(2), PutOnDeck(AnyNumber(Cards(YOU, zone=Zone.HAND)), DeckPlace.BOTTOM))),
        ),
    ),
    battlefield(
        "SoR 156 Moisture Farm, Tatooine",
        "neutral gray uncommon",
        Ability(CLAIM, Gain(1)),
    ),
    battlefield(
        "SoR 157 Otoh Gunga, Naboo",
        "neutral gray common",
        Ability(CLAIM, Heal(1, A_CHARACTER)),
    ),
    battlefield(
        "SoR 158 Secluded Beach, Scarif",
        "neutral gray common",
        Ability(CLAIM, Remove(One(Dice(OPPONENT, shows=RANGED)))),
    ),
    battlefield(
        "SoR 159 Secret Facility, Scarif",
        "neutral gray uncommon",
        Ability(CLAIM, Resolve(UpTo(3, Dice(YOU, shows=MELEE_OR_RANGED)))),
    ),
    battlefield(
        "SoR 160 War-Torn Streets, Jedha",
        "neutral gray common",
        Ability(CLAIM, DiscardAtRandom(1, OPPONENT)),
    ),
)
