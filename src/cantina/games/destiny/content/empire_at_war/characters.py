"""Characters of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "EaW 1",
        "Ciena Ree, Adept Pilot",
        "unique villain red rare pilot",
        points="8/11",
        health=9,
        sides="1RD +2RD 1Dr 1R 1R -",
        abilities=(Ability(POWER_ACTION, To(Spend(2), Ready(One(Cards(subtypes=VEHICLE))))),),
    ),
    character(
        "EaW 2",
        "General Hux, Aspiring Commander",
        "unique villain red rare leader",
        points="11/14",
        health=11,
        sides="1RD 2F 1Dc 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Play(
                    One(Cards(YOU, EVENTS, zone=Zone.HAND, colours=RED)),
                    less=Count(Cards(YOU, CHARACTERS)),
                ),
            ),
        ),
    ),
    character(
        "EaW 3",
        "MagnaGuard",
        "villain red rare droid guard",
        points="9",
        health=8,
        sides="1MD 2MD1 2MD1 1Sh 1R -",
        abilities=(
            Ability(
                Instead(Defeated(THIS, by_damage=True)), Later(Moment.END_OF_ROUND, Defeat(THIS))
            ),
        ),
    ),
    character(
        "EaW 4",
        "Thrawn, Master Strategist",
        "unique villain red legendary leader",
        points="14/17",
        health=12,
        sides="1F 2F 1Dr 1Sh 2R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Then(
                    Declare(Declared.NUMBER),
                    Do(
                        (
                            LookAt(Each(Cards(OPPONENT, zone=Zone.HAND))),
                            Discard(One(Cards(zone=Zone.LOOKED_AT, cost_chosen=True))),
                        )
                    ),
                ),
                may=True,
            ),
        ),
    ),
    character(
        "EaW 8",
        "Quinlan Vos, Dark Disciple",
        "unique villain blue rare apprentice",
        points="12/15",
        health=11,
        sides="2MD +2MD 1Dc 1R Sp -",
        abilities=(
            Ability(SPECIAL, Deal(More(HandSize(), HandSize(THAT_PLAYER)), AN_OPPONENTS_CHARACTER)),
        ),
    ),
    character(
        "EaW 9",
        "Servant of the Dark Side",
        "villain blue rare scavenger",
        points="8",
        health=7,
        sides="1MD 3MD1 1F 1Sh 1R -",
        abilities=(
            Ability(
                Before(Defeated(Cards(YOU, CHARACTERS, colours=BLUE, not_this=True))),
                MoveUpgrade(One(Cards(types=UPGRADES, on=THAT_CHARACTER)), THIS),
                may=True,
            ),
        ),
    ),
    character(
        "EaW 10",
        "Seventh Sister, Agile Inquisitor",
        "unique villain blue legendary inquisitor",
        points="11/14",
        health=10,
        sides="1MD 2MD 1Dr 1Sh 1R -",
        abilities=(Ability(After(Activates(THIS)), RollSetAside("ID9 Seeker Droid"), may=True),),
    ),
    character(
        "EaW 11",
        "Grand Inquisitor, Sith Loyalist",
        "unique villain blue legendary inquisitor",
        points="14/19",
        balance="13/17",
        health=12,
        sides="2MD 3MD1 2F 1R Sp -",
        abilities=(
            Ability(
                SPECIAL, Then(Remove(One(Dice(types=CHARACTERS, shows=BLANK))), Deal(2, ITS_CARD))
            ),
        ),
    ),
    character(
        "EaW 16",
        "Bazine Netal, Master Manipulator",
        "unique villain yellow rare advisor",
        points="7/10",
        health=8,
        sides="1Dr 1Dc 2Sh1 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Deal(Rather(1, 3, CardIs(THAT_CHARACTER, Cards(damage=Exactly(0)))), A_CHARACTER),
            ),
        ),
    ),
    character(
        "EaW 17",
        "Bossk, Wookiee Slayer",
        "unique villain yellow rare bounty-hunter",
        points="11/15",
        health=11,
        sides="1RD +2RD 3MD1 1Dr 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                MoveDamage(1, AN_OPPONENTS_CHARACTER, One(Cards(types=CHARACTERS, not_that=True))),
                may=True,
            ),
        ),
    ),
    character(
        "EaW 18",
        "Cad Bane, Vicious Mercenary",
        "unique villain yellow legendary bounty-hunter",
        points="13/17",
        health=12,
        sides="2RD 3RD1 2Dc1 1Sh 1R -",
        abilities=(
            Ability(
                ACTION,
                Then(Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), on=THIS), May(Activate(THIS))),
            ),
        ),
    ),
    character(
        "EaW 19",
        "Gamorrean Guard",
        "villain yellow rare guard",
        points="10",
        health=11,
        sides="1MD 3MD1 +2MD 1Dr - -",
        keywords="guardian",
    ),
    character(
        "EaW 24",
        "General Rieekan, Defensive Mastermind",
        "unique hero red rare leader",
        points="12/15",
        health=11,
        sides="1F 2F 1Sh 2Sh 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Mill(Count(Cards(YOU, CHARACTERS, shields=AtLeast(1), not_this=True)), OPPONENT),
                may=True,
            ),
        ),
    ),
    character(
        "EaW 25",
        "Hera Syndulla, Phoenix Leader",
        "unique hero red rare leader pilot spectre",
        points="9/12",
        health=10,
        sides="1RD 1F 1Sh 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Then(
                    Play(One(Cards(YOU, zone=Zone.HAND, subtypes=VEHICLE)), free=True),
                    Later(Moment.END_OF_ACTION_PHASE, ReturnToHand(THAT_CARD)),
                ),
            ),
        ),
    ),
    character(
        "EaW 26",
        "K-2SO, Reprogrammed Droid",
        "unique hero red legendary droid",
        points="15/20",
        balance="13/18",
        health=12,
        sides="2MD 3MD 1Dc 2Sh 1R -",
        abilities=(
            Standing(CostChanges(2, Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS)),
            Ability(
                After(Plays(Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS, or_moved=True)),
                Ready(THIS),
                limit=Limit.GAME,
            ),
        ),
    ),
    character(
        "EaW 27",
        "Rookie Pilot",
        "hero red rare pilot",
        points="7",
        health=7,
        sides="+2RD +2RD 1Sh 1R - -",
        abilities=(
            Ability(After(Activates(THIS)), Reroll(One(Dice(YOU, subtypes=VEHICLE))), may=True),
        ),
    ),
    character(
        "EaW 31",
        "Ahsoka Tano, Force Operative",
        "unique hero blue legendary",
        points="13/17",
        balance="12/15",
        health=11,
        sides="2MD 2MD 1Dc 1Sh 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                To(Spend(EventAmount(Happened.ROLLED)), Ready(THIS)),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    character(
        "EaW 32",
        "Jedi Instructor",
        "hero blue rare jedi",
        points="8",
        health=9,
        sides="1RD 1MD 1F 1Sh 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Turn(One(Dice(YOU, types=CHARACTERS)), SymbolOfThisDie()),
                may=True,
            ),
        ),
    ),
    character(
        "EaW 33",
        "Kanan Jarrus, Rebel Jedi",
        "unique hero blue rare jedi spectre",
        points="10/13",
        health=10,
        sides="1RD 2MD 1F 1Dr 1R -",
        abilities=(
            Ability(
                Before(TakesAction()), Resolve(One(Dice(YOU, on=THIS, types=CHARACTERS))), may=True
            ),
        ),
    ),
    character(
        "EaW 34",
        "Mace Windu, Jedi Champion",
        "unique hero blue legendary jedi leader",
        points="16/22",
        balance="14/19",
        health=12,
        sides="2MD 2MD 4MD1 1Sh 1R -",
        abilities=(
            Ability(
                ACTION,
                To(
                    Remove(THIS_DIE),
                    Defeat(One(Cards(types=CHARACTERS, remaining_health=AtMost(2)))),
                ),
            ),
        ),
    ),
    character(
        "EaW 38",
        "Ezra Bridger, Force-sensitive Thief",
        "unique hero yellow rare scavenger",
        points="7/10",
        health=7,
        sides="1RD +2RD 1Dr 1R Sp -",
        abilities=(
            Standing(IgnoresRestrictions(Cards(YOU, UPGRADES, colours=BLUE))),
            Ability(SPECIAL, TakeResources(1, OPPONENT)),
        ),
    ),
    character(
        "EaW 39",
        "Lando Calrissian, Galactic Entrepreneur",
        "unique hero yellow rare scoundrel",
        points="13/16",
        health=11,
        sides="1RD 1F 2Dc1 1R 3R1 -",
        abilities=(Standing(StartsWithMore(1)),),
    ),
    character(
        "EaW 40",
        "Sabine Wren, Explosives Expert",
        "unique hero yellow legendary spectre",
        points="15/20",
        balance="16/21",
        health=11,
        sides="2RD 3RD 3Dr1 1Sh 1R -",
        abilities=(
            Ability(
                Before(Activates(THIS)),
                Play(
                    One(Cards(YOU, UPGRADES, zone=Zone.DISCARD, subtypes=WEAPON)),
                    on=THIS,
                    less=Rather(0, 1, CardIs(THAT_CARD, Cards(word="Thermal"))),
                ),
                may=True,
            ),
        ),
    ),
    character(
        "EaW 41",
        "Wookiee Warrior",
        "hero yellow rare wookiee trooper",
        points="9",
        health=10,
        sides="2MD1 3MD1 1Dc 1Sh 1R -",
    ),
)
