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
        "LEG 3",
        "Mother Talzin, Nightsister Matriarch",
        "unique villain blue rare witch",
        points="9/12",
        health=9,
        sides="1RD 2RD 1F 1Dc 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Do(
                    (
                        Reveal(Top(1, ANYONE)),
                        If(CardIs(THAT_CARD, Cards(odd_cost=True)), Turn(One(Dice(THAT_PLAYER)))),
                    )
                ),
                may=True,
            ),
        ),
    ),
    character(
        "LEG 4",
        "Palpatine, Darth Sidious",
        "unique villain blue rare sith",
        points="16/20",
        health=12,
        sides="2RD 2MD 2ID 1R 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                Play(
                    One(Cards(YOU, EVENTS, zone=Zone.HAND)),
                    less=DifferentSymbols(Dice(YOU, shows=DAMAGE)),
                ),
            ),
        ),
    ),
    character(
        "LEG 9",
        "Battle Droid",
        "villain red rare droid",
        points="6",
        health=6,
        sides="1RD 1ID 1ID +2ID - -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Activate(One(Cards(YOU, CHARACTERS, copy_of_this=True, not_this=True))),
                when=DieIs(THOSE_DICE, Dice(shows=(Symbol.INDIRECT,), types=CHARACTERS)),
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
        "LEG 11",
        "Nute Gunray, Separatist Viceroy",
        "unique villain red rare leader",
        points="8/11",
        health=8,
        sides="1ID 1F 2Dr 1R +1R -",
        abilities=(Standing(LessUpkeep(1, Whose.EACH_OPPONENT, or_mill=2)),),
    ),
    character(
        "LEG 12",
        "Tarkin, Grand Moff",
        "unique villain red legendary leader",
        points="13/16",
        health=11,
        sides="2ID 1F 2F 2Dc 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                To(Remove(Several(2, Dice(YOU), same_symbol=True)), Indirect(4, OPPONENT)),
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
        "LEG 20",
        "Doctor Aphra, Artifact Hunter",
        "unique villain yellow legendary scoundrel",
        points="11/14",
        health=10,
        sides="2RD1 2ID 1Dc 2Sh 1R -",
        abilities=(
            Standing(CostChanges(-1, Cards(subtypes=DROID), first_each_round=True)),
            Ability(After(DealsIndirect(YOU, YOU)), Draw(1), may=True),
        ),
    ),
    character(
        "LEG 21",
        "Greedo, Unlucky Mercenary",
        "unique villain yellow legendary bounty-hunter",
        points="7/11",
        health=7,
        sides="1RD 2RD 2ID 1Dr - -",
        abilities=(
            Ability(
                Before(Defeated(THIS)),
                Then(
                    RollIn(AnyNumber(Dice(YOU, on=THIS, types=CHARACTERS, place=DiePlace.ON_CARD))),
                    Resolve(AnyNumber(Dice(YOU, on=THIS, types=CHARACTERS))),
                ),
            ),
        ),
    ),
    character(
        "LEG 22",
        "Rebel Traitor",
        "villain yellow rare",
        points="8",
        health=8,
        sides="1ID 2ID 1Dr 1Sh 1R -",
        abilities=(Ability(After(Activates(THIS)), As(OPPONENT, ForceActivation()), may=True),),
    ),
    character(
        "LEG 29",
        "Aayla Secura, Jedi General",
        "unique hero blue rare jedi",
        points="9/12",
        health=10,
        sides="1MD 2MD 2ID 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        Turn(One(Dice(YOU, colours=(Colour.BLUE, Colour.RED)))),
                        Turn(AN_OPPONENTS_DIE),
                    )
                ),
            ),
        ),
    ),
    character(
        "LEG 30",
        "Jedi Temple Guard",
        "hero blue rare jedi",
        points="8",
        health=8,
        sides="1MD +2MD 1Sh 2Sh 1R -",
        keywords="guardian",
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
        "LEG 32",
        "Obi-Wan Kenobi, Jedi Master",
        "unique hero blue rare jedi",
        points="15/19",
        health=12,
        sides="3MD 3MD1 1Sh 1Sh 1R -",
        abilities=(Ability(After(Activates(THIS)), GiveShields(1, A_CHARACTER), may=True),),
    ),
    character(
        "LEG 33",
        "Yoda, Wizened Master",
        "unique hero blue legendary jedi",
        points="10/13",
        health=10,
        sides="2F 1Dr 1Dc 1Sh Sp Sp",
        abilities=(
            Ability(
                SPECIAL,
                Choose((Gain(1), GiveShields(1, A_CHARACTER), Turn(YOUR_DIE), Mill(1, ANYONE)), 2),
            ),
        ),
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
        "LEG 39",
        "Finn, Soldier of Necessity",
        "unique hero red legendary trooper",
        points="12/16",
        health=11,
        sides="2RD +2RD 3ID 1R Sp -",
        abilities=(Ability(SPECIAL, MoveDamage(1, One(Cards()), One(Cards(not_that=True)))),),
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
        "LEG 41",
        "Wedge Antilles, Squad Leader",
        "unique hero red rare pilot",
        points="11/15",
        health=11,
        sides="2ID +3ID 1Dr 1Sh 1R -",
        abilities=(Ability(POWER_ACTION, Turn(One(Dice(YOU, subtypes=VEHICLE)))),),
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
    character(
        "LEG 47",
        "Jar Jar Binks, Clumsy Outcast",
        "unique hero yellow rare gungan",
        points="7/9",
        health=7,
        sides="1ID 1Dr 1Dc 1Sh 1R -",
        abilities=(
            Standing(AnyoneCanActivate()),
            Ability(After(Activates(THIS)), Reroll(Each(Dice(symbol_not_here=True)))),
        ),
    ),
    character(
        "LEG 48",
        "Jedha Partisan",
        "hero yellow rare",
        points="8",
        health=8,
        sides="2ID 2ID 1Dr 1Dc 1R -",
        abilities=(
            Ability(
                After(DealsIndirect(YOU, OPPONENT)), Mill(1, ANYONE), may=True, limit=Limit.ROUND
            ),
        ),
    ),
    character(
        "LEG 49",
        "Saw Gerrera, Extremist Leader",
        "unique hero yellow legendary leader",
        points="12/16",
        health=11,
        sides="2ID 3ID 1Dr 1R Sp -",
        abilities=(
            Ability(
                SPECIAL, Then(DiscardAtRandom(1, ANYONE), Indirect(CostOf(THAT_CARD), OPPONENT))
            ),
        ),
    ),
    character(
        "LEG 50",
        "Zeb Orrelios, The Last Lasat",
        "unique hero yellow legendary spectre",
        points="13/17",
        health=12,
        sides="1MD 2MD 3MD1 1Sh 1R -",
        abilities=(Standing(ResolvesAs(ThisDie(MELEE), Symbol.RANGED)),),
    ),
    character(
        "LEG 65",
        "Hondo Ohnaka, Respected Businessman",
        "unique neutral yellow rare scoundrel",
        points="12/15",
        health=10,
        sides="1F 2Dr 1Dc Sp Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Unless(Deal(3, One(Cards(THAT_PLAYER, CHARACTERS))), OPPONENT, GiveResources(1)),
            ),
        ),
    ),
)
