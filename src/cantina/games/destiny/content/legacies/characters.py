"""Characters of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "LEG 1",
        "Dark Advisor",
        "villain blue rare advisor",
        points="8",
        health=8,
        sides="1ID 2ID 1F 1R Sp -",
        abilities=(
            Ability(
                SPECIAL, Then(Draw(3), PutOnDeck(One(Cards(YOU, zone=Zone.HAND)), DeckPlace.EITHER))
            ),
        ),
    ),
    character(
        "LEG 2",
        "Maul, Vengeful One",
        "unique villain blue legendary scavenger sith",
        points="12/16",
        health=11,
        sides="2MD 3MD1 1Dr 1Dc 1R -",
        abilities=(
            Ability(
                After(RemovesDice(Dice(YOU, on=THIS), by=OPPONENT)),
                Remove(One(Dice(THAT_PLAYER))),
                may=True,
            ),
        ),
    ),
    character(
        "LEG 10",
        "Kallus, Agent of the Empire",
        "unique villain red rare leader trooper",
        points="14/18",
        health=12,
        sides="1RD 2RD 1MD 3MD1 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                Choose(
                    (Turn(ThisDie(RANGED), Showing(MELEE)), Turn(ThisDie(MELEE), Showing(RANGED)))
                ),
            ),
        ),
    ),
    character(
        "LEG 13",
        "Veteran Stormtrooper",
        "villain red starter trooper",
        points="9",
        health=9,
        sides="1RD 2RD 3ID 1R - -",
    ),
    character(
        "LEG 18",
        "Bib Fortuna, Majordomo",
        "unique villain yellow rare advisor",
        points="9/12",
        health=9,
        sides="1F 1Dr 1R Sp Sp -",
        abilities=(
            Ability(
                SPECIAL,
                RollIn(
                    One(
                        Dice(
                            YOU, types=CHARACTERS, card=Cards(not_this=True), place=DiePlace.ON_CARD
                        )
                    )
                ),
            ),
        ),
    ),
    character(
        "LEG 19",
        "Boba Fett, Deadly Mercenary",
        "unique villain yellow starter bounty-hunter",
        points="12/16",
        health=11,
        sides="2RD 2MD 1Dr 1R Sp -",
        abilities=(Ability(SPECIAL, Then(Pick(A_DIE), Deal(ValueOf(THOSE_DICE), A_CHARACTER))),),
    ),
    character(
        "LEG 31",
        "Luke Skywalker, Unlikely Hero",
        "unique hero blue starter apprentice",
        points="11/14",
        health=11,
        sides="1RD 2RD 1MD 1Sh 1R -",
        abilities=(Ability(POWER_ACTION, To(Spend(2), Resolve(One(Dice(YOU, on=THIS)), plus=2))),),
    ),
    character(
        "LEG 38",
        "Clone Trooper",
        "hero red rare trooper",
        points="8",
        health=8,
        sides="1RD 2RD 2ID 1R - -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                If(
                    ControlBattlefield(),
                    May(Reroll(One(Dice(YOU, types=CHARACTERS)))),
                    May(Reroll(THIS_DIE)),
                ),
            ),
        ),
    ),
    character(
        "LEG 40",
        "Rose, Skilled Mechanic",
        "unique hero red rare engineer",
        points="8/11",
        health=9,
        sides="2ID 1Dr 1Dc Sp Sp -",
        abilities=(
            Ability(
                SPECIAL, Do((Gain(1), May(TakeTokens(Token.DAMAGE, 1, One(Cards(types=SUPPORTS))))))
            ),
        ),
    ),
    character(
        "LEG 46",
        "Han Solo, Savvy Smuggler",
        "unique hero yellow starter scoundrel",
        points="11/14",
        health=10,
        sides="2RD 2RD1 1Dc 1R +1R -",
        abilities=(Ability(After(Activates(THIS)), Reroll(A_DIE), may=True),),
    ),
)
