"""Upgrades of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "AW 8",
        "F-11D Rifle",
        "villain red starter weapon",
        cost=2,
        sides="2RD1 +1RD +2RD 1R Sp -",
        keywords="redeploy",
        abilities=(Ability(SPECIAL, As(OPPONENT, DealSplit(2))),),
    ),
    upgrade(
        "AW 14",
        "Immobilize",
        "villain blue rare ability",
        cost=2,
        sides="1Dr 1Sh 1Sh 2Sh 1R -",
        only_on=BLUE_CHARACTERS,
        abilities=(Ability(ACTION, To(Remove(THIS_DIE), Turn(A_DIE, Showing(BLANK)))),),
    ),
    upgrade(
        "AW 17",
        "Infantry Grenades",
        "villain gray rare weapon",
        cost=2,
        sides="1RD 2RD1 1R Sp - -",
        abilities=(Ability(SPECIAL, Then(Deal(2, EACH_CHARACTER_OF_AN_OPPONENT), Discard(THIS))),),
    ),
    upgrade(
        "AW 40",
        "Jedi Robes",
        "hero blue rare equipment",
        cost=2,
        sides="1F 1F 1Dr 1R +1R -",
        abilities=(Ability(After(Plays(THIS)), GiveShields(Rather(1, 2, FirstRound()), HOST)),),
    ),
    upgrade(
        "AW 44",
        "Rey's Staff",
        "unique hero gray rare weapon",
        cost=2,
        sides="1MD 1MD 3MD1 1R Sp -",
        abilities=(Ability(SPECIAL, Remove(One(Dice(shows=MELEE_OR_RANGED)))),),
    ),
    upgrade(
        "AW 57",
        "Force Throw",
        "neutral blue starter ability",
        cost=3,
        sides="1RD 1Dr 2Dr Sp Sp -",
        only_on=BLUE_CHARACTERS,
        abilities=(Ability(SPECIAL, To(Remove(A_DIE), Deal(ValueOf(THOSE_DICE), A_CHARACTER))),),
    ),
    upgrade(
        "AW 59",
        "Lightsaber",
        "neutral blue starter weapon",
        cost=3,
        sides="3MD1 +2MD 1Sh 1R Sp -",
        keywords="redeploy",
        abilities=(Ability(SPECIAL, Deal(2, A_CHARACTER, unblockable=True)),),
        reprints=("09118",),
    ),
    upgrade(
        "AW 60",
        "Mind Probe",
        "neutral blue starter ability",
        cost=4,
        sides="3RD1 2Dr 2Dc Sp Sp -",
        only_on=BLUE_CHARACTERS,
        abilities=(Ability(SPECIAL, Deal(HandSize(THAT_PLAYER), AN_OPPONENTS_CHARACTER)),),
    ),
)
