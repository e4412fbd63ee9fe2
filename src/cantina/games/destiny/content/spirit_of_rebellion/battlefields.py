"""Battlefields of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "SoR 151",
        "Carbon-freezing Chamber, Bespin",
        "neutral gray uncommon",
        abilities=(
            Ability(CLAIM, ForbidRolling(One(Dice(types=CHARACTERS, place=DiePlace.ANYWHERE)))),
        ),
    ),
    battlefield(
        "SoR 152",
        "Cargo Hold, Eravana",
        "neutral gray common",
        abilities=(
            Ability(
                CLAIM,
                MoveUpgrade(
                    One(Cards(types=UPGRADES, on=Each(Cards(types=CHARACTERS)))),
                    One(Cards(types=CHARACTERS, same_side=True)),
                ),
            ),
        ),
    ),
    battlefield(
        "SoR 153",
        "Docking Bay, Finalizer",
        "neutral gray common",
        abilities=(
            Ability(CLAIM, Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND_OR_DISCARD)), less=1)),
        ),
    ),
    battlefield(
        "SoR 159",
        "Secret Facility, Scarif",
        "neutral gray uncommon",
        abilities=(Ability(CLAIM, Resolve(UpTo(3, Dice(YOU, shows=MELEE_OR_RANGED)))),),
    ),
)
