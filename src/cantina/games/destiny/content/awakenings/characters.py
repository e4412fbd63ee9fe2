"""Characters of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "AW 1",
        "Captain Phasma, Elite Trooper",
        "unique villain red legendary leader trooper",
        points="12/15",
        health=11,
        sides="1RD 2RD 1F 1Dc 1R -",
        abilities=(Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS, unique=False))),),
    ),
    character(
        "AW 2",
        "First Order Stormtrooper",
        "villain red rare trooper",
        points="7",
        health=7,
        sides="1RD 2RD 2RD1 1R - -",
        reprints=("09020",),
    ),
    character(
        "AW 3",
        "General Grievous, Jedi Hunter",
        "unique villain red rare leader",
        points="13/18",
        balance="12/16",
        health=10,
        sides="2MD 2MD 3MD1 1Dr 1R -",
        abilities=(
            Ability(
                Before(Defeated(Cards(OPPONENT, CHARACTERS))),
                MoveUpgrade(
                    One(Cards(types=UPGRADES, not_subtypes=(Subtype.ABILITY,), on=THAT_CHARACTER)),
                    THIS,
                ),
                may=True,
            ),
        ),
    ),
    character(
        "AW 4",
        "General Veers, Field Commander",
        "unique villain red rare leader",
        points="11/14",
        health=9,
        sides="1RD 2RD +2RD 1Sh 1R -",
        abilities=(Ability(ACTION, To(Remove(THIS_DIE), Turn(One(Dice(YOU, types=SUPPORTS))))),),
    ),
    character(
        "AW 9",
        "Count Dooku, Devious Strategist",
        "unique villain blue rare sith",
        points="11/15",
        health=10,
        sides="1MD 2MD 1F 2Dc1 1R -",
        abilities=(
            Ability(
                Before(DealtDamage(THIS)), To(DiscardFromHand(), GiveShields(1, THIS)), may=True
            ),
        ),
    ),
    character(
        "AW 10",
        "Darth Vader, Sith Lord",
        "unique villain blue legendary sith",
        points="16/21",
        balance="15/19",
        health=13,
        sides="2MD 3MD 2Dr 1Sh 1R -",
        abilities=(Ability(After(Activates(THIS)), As(OPPONENT, DiscardFromHand()), may=True),),
    ),
    character(
        "AW 11",
        "Kylo Ren, Vader's Disciple",
        "unique villain blue starter apprentice",
        points="10/13",
        health=11,
        sides="1MD 2MD1 1Sh 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Then(
                    PickCard(AN_OPPONENTS_CHARACTER),
                    Then(
                        LookAt(AtRandom(1, Cards(THAT_PLAYER, zone=Zone.HAND))),
                        Deal(CostOf(THAT_CARD), THAT_CHARACTER),
                    ),
                ),
            ),
        ),
    ),
    character(
        "AW 12",
        "Nightsister",
        "villain blue rare witch",
        points="8",
        health=7,
        sides="1RD 2RD 1Dr 1Dc 1R -",
        abilities=(Ability(ACTION, Do((Reroll(A_DIE), Deal(1, THIS)))),),
    ),
    character(
        "AW 19",
        "Bala-Tik, Gang Leader",
        "unique villain yellow rare leader scoundrel",
        points="8/11",
        health=8,
        sides="1RD +2RD 1F 1Sh 1R -",
        abilities=(Ability(After(Defeated(Cards(OPPONENT, CHARACTERS))), Ready(THIS), may=True),),
    ),
    character(
        "AW 20",
        "Jabba the Hutt, The Great and Mighty",
        "unique villain yellow legendary leader scoundrel",
        points="11/14",
        health=11,
        sides="1F 1F 2Dr 2Dc 1R -",
        abilities=(Ability(After(Activates(THIS)), Reroll(One(Dice(colours=YELLOW))), may=True),),
    ),
    character(
        "AW 21",
        "Jango Fett, Lethal Mercenary",
        "unique villain yellow rare bounty-hunter",
        points="12/16",
        balance="11/14",
        health=10,
        sides="1RD 2RD 1MD 1R +1R -",
        abilities=(
            Ability(
                After(Activates(Cards(OPPONENT, CHARACTERS), by=OPPONENT)), Activate(THIS), may=True
            ),
        ),
    ),
    character(
        "AW 22",
        "Tusken Raider",
        "villain yellow rare scavenger",
        points="9",
        health=8,
        sides="1RD 1MD 3MD1 1Sh 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                To(DiscardFromHand(), Resolve(One(Dice(YOU, on=THIS)))),
                may=True,
            ),
        ),
    ),
    character(
        "AW 27",
        "Admiral Ackbar, Perceptive Tactician",
        "unique hero red rare leader",
        points="10/14",
        balance="9/12",
        health=9,
        sides="1RD 2F 1Dc 1R 1R -",
        abilities=(
            Ability(
                After(EmptiesHand(OPPONENT, or_discards=True)),
                As(THAT_PLAYER, Deal(2, YOUR_CHARACTER)),
            ),
        ),
    ),
    character(
        "AW 28",
        "Leia Organa, Born Leader",
        "unique hero red rare leader",
        points="12/16",
        balance="11/14",
        health=11,
        sides="1RD 2RD 2RD1 1F 1R -",
        abilities=(Ability(ACTION, To(Remove(THIS_DIE), Reroll(UpTo(2, Dice(YOU))))),),
    ),
    character(
        "AW 29",
        "Poe Dameron, Ace Pilot",
        "unique hero red legendary pilot",
        points="14/18",
        balance="16/20",
        health=12,
        sides="2RD 3RD1 1Dr 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Then(
                    DiscardFromHand(),
                    Do(
                        (
                            ResolveAnySide(THAT_CARD),
                            If(CardIs(THAT_CARD, Cards(subtypes=VEHICLE)), May(Play(THAT_CARD))),
                        )
                    ),
                ),
            ),
        ),
    ),
    character(
        "AW 30",
        "Rebel Trooper",
        "hero red rare trooper",
        points="8",
        health=7,
        sides="1RD 2RD +1RD 1Sh 1R -",
        keywords="guardian",
    ),
    character(
        "AW 35",
        "Luke Skywalker, Jedi Knight",
        "unique hero blue legendary jedi",
        points="15/20",
        balance="14/18",
        health=12,
        sides="2MD 3MD 1F 1Sh 1R -",
        abilities=(Ability(After(Activates(THIS)), Draw(1)),),
    ),
    character(
        "AW 36",
        "Padawan",
        "hero blue rare apprentice",
        points="8",
        health=7,
        sides="1MD 1MD 2MD 1F 1R -",
        abilities=(
            Standing(
                CostChanges(-1, Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS),
                when=Not(There(Cards(types=UPGRADES, on=THIS))),
            ),
        ),
    ),
    character(
        "AW 37",
        "Qui-Gon Jinn, Ataru Master",
        "unique hero blue rare jedi",
        points="13/17",
        health=11,
        sides="1MD 2MD 1Sh 2Sh 1R -",
        abilities=(
            Ability(
                Before(GainsShields(THIS)),
                To(RemoveShields(1, THIS), Deal(1, A_CHARACTER)),
                may=True,
            ),
        ),
    ),
    character(
        "AW 38",
        "Rey, Force Prodigy",
        "unique hero blue starter scavenger",
        points="9/12",
        health=10,
        sides="1MD +2MD 1Dc 1R +1R -",
        abilities=(Ability(After(Plays(Cards(YOU, UPGRADES), on=THIS)), ExtraActions(), may=True),),
    ),
    character(
        "AW 45",
        "Finn, First Order Defector",
        "unique hero yellow starter scoundrel",
        points="13/16",
        balance="11/13",
        health=10,
        sides="1RD 2RD 1MD 1Sh 1R -",
        abilities=(
            Standing(IgnoresRestrictions(Cards(YOU, UPGRADES, subtypes=WEAPON))),
            Building(
                MayInclude(
                    Cards(
                        colours=RED,
                        affiliations=(Affiliation.VILLAIN,),
                        subtypes=(Subtype.WEAPON, Subtype.VEHICLE),
                    )
                )
            ),
        ),
    ),
    character(
        "AW 46",
        "Han Solo, Scoundrel",
        "unique hero yellow legendary scoundrel",
        points="14/18",
        balance="13/16",
        health=10,
        sides="2RD 3RD1 2Dr 1R 1R -",
        abilities=(
            Ability(
                After(Plays(Cards(YOU, keyword=Keyword.AMBUSH))), GiveShields(1, THIS), may=True
            ),
        ),
    ),
    character(
        "AW 47",
        "Hired Gun",
        "hero yellow rare scoundrel",
        points="8",
        health=9,
        sides="2RD1 3RD1 1Dr 1R 1R -",
    ),
    character(
        "AW 48",
        "Padmé Amidala, Queen of Naboo",
        "unique hero yellow rare leader",
        points="10/14",
        health=10,
        sides="2F 1Dc 1R Sp Sp -",
        abilities=(Ability(SPECIAL, Choose((Mill(1, OPPONENT), To(Spend(1), Mill(2, OPPONENT))))),),
    ),
)
