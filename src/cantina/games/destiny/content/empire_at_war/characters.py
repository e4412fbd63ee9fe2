"""Characters of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "EaW 1 Ciena Ree, Adept Pilot",
        "unique villain red rare pilot, 8/11 points, 9 health; die 1RD +2RD 1Dr 1R 1R -",
        Ability(POWER_ACTION, To(Spend(2), Ready(One(Cards(subtypes=VEHICLE))))),
    ),
    character(
        "EaW 2 General Hux, Aspiring Commander",
        "unique villain red rare leader, 11/14 points, 11 health; die 1RD 2F 1Dc 1R Sp -",
        Ability(
            SPECIAL,
            Play(
                One(Cards(YOU, EVENTS, zone=Zone.HAND, colours=RED)),
                less=Count(Cards(YOU, CHARACTERS)),
            ),
        ),
    ),
    character(
        "EaW 3 MagnaGuard",
        "villain red rare droid guard, 9 points, 8 health; die 1MD 2MD1 2MD1 1Sh 1R -",
        Ability(Instead(Defeated(THIS, by_damage=True)), Later(Moment.END_OF_ROUND, Defeat(THIS))),
    ),
    character(
        "EaW 4 Thrawn, Master Strategist",
        "unique villain red legendary leader, 14/17 points, 12 health; die 1F 2F 1Dr 1Sh 2R -",
        Ability(
            AFTER_ACTIVATING,
            Then(
                Declare(Declared.NUMBER),
                Do(
                    (
                        LookAt(AN_OPPONENTS_HAND),
                        Discard(One(Cards(zone=Zone.LOOKED_AT, cost_chosen=True))),
                    )
                ),
            ),
            may=True,
        ),
    ),
    character(
        "EaW 8 Quinlan Vos, Dark Disciple",
        "unique villain blue rare apprentice, 12/15 points, 11 health; die 2MD +2MD 1Dc 1R Sp -",
        Ability(SPECIAL, Deal(More(HandSize(), HandSize(THAT_PLAYER)), AN_OPPONENTS_CHARACTER)),
    ),
    character(
        "EaW 9 Servant of the Dark Side",
        "villain blue rare scavenger, 8 points, 7 health; die 1MD 3MD1 1F 1Sh 1R -",
        Ability(
            Before(Defeated(Cards(YOU, CHARACTERS, colours=BLUE, not_this=True))),
            MoveUpgrade(One(Cards(types=UPGRADES, on=THAT_CHARACTER)), THIS),
            may=True,
        ),
    ),
    character(
        "EaW 10 Seventh Sister, Agile Inquisitor",
        "unique villain blue legendary inquisitor, 11/14 points, 10 health"
        "; die 1MD 2MD 1Dr 1Sh 1R -",
        Ability(AFTER_ACTIVATING, RollSetAside("ID9 Seeker Droid"), may=True),
    ),
    character(
        "EaW 11 Grand Inquisitor, Sith Loyalist",
        "unique villain blue legendary inquisitor, 14/19 points, 12 health"
        "; die 2MD 3MD1 2F 1R Sp -",
        Ability(SPECIAL, Then(Remove(One(Dice(types=CHARACTERS, shows=BLANK))), Deal(2, ITS_CARD))),
        balance="13/17",
    ),
    character(
        "EaW 16 Bazine Netal, Master Manipulator",
        "unique villain yellow rare advisor, 7/10 points, 8 health; die 1Dr 1Dc 2Sh1 1R Sp -",
        Ability(
            SPECIAL,
            Deal(Rather(1, 3, CardIs(THAT_CHARACTER, Cards(damage=Exactly(0)))), A_CHARACTER),
        ),
    ),
    character(
        "EaW 17 Bossk, Wookiee Slayer",
        "unique villain yellow rare bounty-hunter, 11/15 points, 11 health"
        "; die 1RD +2RD 3MD1 1Dr 1R -",
        Ability(
            AFTER_ACTIVATING,
            MoveDamage(1, AN_OPPONENTS_CHARACTER, One(Cards(types=CHARACTERS, not_that=True))),
            may=True,
        ),
    ),
    character(
        "EaW 18 Cad Bane, Vicious Mercenary",
        "unique villain yellow legendary bounty-hunter, 13/17 points, 12 health"
        "; die 2RD 3RD1 2Dc1 1Sh 1R -",
        Ability(
            ACTION,
            Then(Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), on=THIS), May(Activate(THIS))),
        ),
    ),
    character(
        "EaW 19 Gamorrean Guard",
        "villain yellow rare guard, 10 points, 11 health; die 1MD 3MD1 +2MD 1Dr - -",
        keywords="guardian",
    ),
    character(
        "EaW 24 General Rieekan, Defensive Mastermind",
        "unique hero red rare leader, 12/15 points, 11 health; die 1F 2F 1Sh 2Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            Mill(Count(Cards(YOU, CHARACTERS, shields=AtLeast(1), not_this=True)), OPPONENT),
            may=True,
        ),
    ),
    character(
        "EaW 25 Hera Syndulla, Phoenix Leader",
        "unique hero red rare leader pilot spectre, 9/12 points, 10 health; die 1RD 1F 1Sh 1R Sp -",
        Ability(
            SPECIAL,
            Then(
                Play(One(Cards(YOU, zone=Zone.HAND, subtypes=VEHICLE)), free=True),
                Later(Moment.END_OF_ACTION_PHASE, ReturnToHand(THAT_CARD)),
            ),
        ),
    ),
    character(
        "EaW 26 K-2SO, Reprogrammed Droid",
        "unique hero red legendary droid, 15/20 points, 12 health; die 2MD 3MD 1Dc 2Sh 1R -",
        Standing(CostChanges(2, Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS)),
        Ability(
            After(Plays(Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS, or_moved=True)),
            Ready(THIS),
            limit=Limit.GAME,
        ),
        balance="13/18",
    ),
    character(
        "EaW 27 Rookie Pilot",
        "hero red rare pilot, 7 points, 7 health; die +2RD +2RD 1Sh 1R - -",
        Ability(AFTER_ACTIVATING, Reroll(One(Dice(YOU, subtypes=VEHICLE))), may=True),
    ),
    character(
        "EaW 31 Ahsoka Tano, Force Operative",
        "unique hero blue legendary, 13/17 points, 11 health; die 2MD 2MD 1Dc 1Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            To(Spend(EventAmount(Happened.ROLLED)), Ready(THIS)),
            may=True,
            limit=Limit.ROUND,
        ),
        balance="12/15",
    ),
    character(
        "EaW 32 Jedi Instructor",
        "hero blue rare jedi, 8 points, 9 health; die 1RD 1MD 1F 1Sh 1R -",
        Ability(AFTER_ACTIVATING, Turn(YOUR_CHARACTER_DIE, SymbolOfThisDie()), may=True),
    ),
    character(
        "EaW 33 Kanan Jarrus, Rebel Jedi",
        "unique hero blue rare jedi spectre, 10/13 points, 10 health; die 1RD 2MD 1F 1Dr 1R -",
        Ability(
            Before(TakesAction()), Resolve(One(Dice(YOU, on=THIS, types=CHARACTERS))), may=True
        ),
    ),
    character(
        "EaW 34 Mace Windu, Jedi Champion",
        "unique hero blue legendary jedi leader, 16/22 points, 12 health"
        "; die 2MD 2MD 4MD1 1Sh 1R -",
        Ability(
            ACTION,
            To(Remove(THIS_DIE), Defeat(One(Cards(types=CHARACTERS, remaining_health=AtMost(2))))),
        ),
        balance="14/19",
    ),
    character(
        "EaW 38 Ezra Bridger, Force-sensitive Thief",
        "unique hero yellow rare scavenger, 7/10 points, 7 health; die 1RD +2RD 1Dr 1R Sp -",
        Standing(IgnoresRestrictions(Cards(YOU, UPGRADES, colours=BLUE))),
        Ability(SPECIAL, TakeResources(1, OPPONENT)),
    ),
    character(
        "EaW 39 Lando Calrissian, Galactic Entrepreneur",
        "unique hero yellow rare scoundrel, 13/16 points, 11 health; die 1RD 1F 2Dc1 1R 3R1 -",
        Standing(StartsWithMore(1)),
    ),
    character(
        "EaW 40 Sabine Wren, Explosives Expert",
        "unique hero yellow legendary spectre, 15/20 points, 11 health; die 2RD 3RD 3Dr1 1Sh 1R -",
        Ability(
            Before(Activates(THIS)),
            Play(
                One(Cards(YOU, UPGRADES, zone=Zone.DISCARD, subtypes=WEAPON)),
                on=THIS,
                less=Rather(0, 1, CardIs(THAT_CARD, Cards(word="Thermal"))),
            ),
            may=True,
        ),
        balance="16/21",
    ),
    character(
        "EaW 41 Wookiee Warrior",
        "hero yellow rare wookiee trooper, 9 points, 10 health; die 2MD1 3MD1 1Dc 1Sh 1R -",
    ),
)
