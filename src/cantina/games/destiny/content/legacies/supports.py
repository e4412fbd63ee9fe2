"""Supports of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "LEG 25",
        "Slave I",
        "unique villain yellow starter vehicle",
        cost=3,
        sides="2RD 2ID 3ID1 1Sh 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                Then(
                    Reroll(One(Dice(YOU, colours=YELLOW))),
                    May(Remove(One(Dice(OPPONENT, value=Exactly(ValueOf(THOSE_DICE)))))),
                ),
            ),
        ),
    ),
    support(
        "LEG 35",
        "R2-D2",
        "unique hero blue starter droid",
        cost=1,
        sides="1MD 1Dr 1Sh 1R Sp Sp",
        abilities=(Ability(SPECIAL, Do((Draw(1), May(Turn(YOUR_DIE))))),),
    ),
    support(
        "LEG 52",
        "Millennium Falcon",
        "unique hero yellow starter vehicle",
        cost=4,
        sides="2RD 3RD 4ID1 2Sh 2R -",
        abilities=(Ability(After(Activates(THIS)), Activate(YOUR_CHARACTER), may=True),),
    ),
    support(
        "LEG 122",
        "Maz's Vault",
        "unique hero yellow uncommon location",
        cost=0,
        abilities=(Standing(MoreUpkeep(1, Whose.EVERYONE)),),
    ),
    support(
        "LEG 134",
        "Perseverance",
        "neutral blue common",
        cost=1,
        abilities=(
            Ability(ACTION, To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(Reroll(THOSE_DICE))))),
        ),
    ),
    support(
        "LEG 163",
        "Backup Specialist",
        "neutral gray common",
        cost=1,
        abilities=(Ability(ACTION, To(Exhaust(THIS), Reroll(UpTo(2, Dice(YOU))))),),
    ),
)
