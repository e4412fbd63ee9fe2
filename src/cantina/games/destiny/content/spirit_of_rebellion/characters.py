"""Characters of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "SoR 1 Death Trooper",
        "villain red rare trooper, 10 points, 10 health; die 1RD 1RD 2RD +2RD 1Dr -",
    ),
    character(
        "SoR 2 FN-2199, Loyal Trooper",
        "unique villain red rare trooper, 10/13 points, 11 health; die 1RD 1MD 2MD1 1Sh 1R -",
        Ability(
            After(Plays(Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS)),
            Do(
                (
                    RollIn(Each(Dice(YOU, types=UPGRADES, on=THAT_CARD, place=DiePlace.ON_CARD))),
                    May(Resolve(THOSE_DICE)),
                )
            ),
        ),
        balance="11/14",
    ),
    character(
        "SoR 3 Director Krennic, Cruel but Brilliant",
        "unique villain red legendary leader, 15/19 points, 12 health; die 2RD 1F 2Dr 2Dc 1R -",
        Ability(AFTER_ACTIVATING, RollSetAside("Death Trooper"), when=ControlBattlefield()),
        balance="14/17",
    ),
    character(
        "SoR 4 TIE Pilot",
        "villain red rare pilot, 8 points, 7 health; die +1RD +2RD +3RD1 1F 1R -",
        WhileInPool(Protected(Dice(YOU, shows=RANGED, not_this=True))),
    ),
    character(
        "SoR 9 Asajj Ventress, Force Assassin",
        "unique villain blue rare apprentice, 12/15 points, 9 health; die 1MD 2MD 1F 1Dr 1R -",
        Ability(After(DiscardsToReroll(OPPONENT)), As(THAT_PLAYER, DiscardFromHand()), may=True),
    ),
    character(
        "SoR 10 Darth Vader, Dark Apprentice",
        "unique villain blue rare apprentice sith, 13/17 points, 11 health"
        "; die 1RD 2MD 3MD1 1Dc Sp -",
        Ability(SPECIAL, Then(Deal(3, A_CHARACTER), Deal(1, THIS))),
    ),
    character(
        "SoR 11 Palpatine, Galactic Emperor",
        "unique villain blue legendary leader sith, 21/28 points, 15 health"
        "; die 2RD 3RD 2Dc 2Sh 1R -",
        Ability(AFTER_RESOLVING, As(OPPONENT, DealSplit(2))),
        balance="19/26",
    ),
    character(
        "SoR 12 Royal Guard",
        "villain blue rare guard, 9 points, 8 health; die 1MD 2MD +2MD 1Sh 1Sh -",
        Standing(CannotPlayOn(Cards(colours=BLUE, subtypes=ABILITY))),
        keywords="guardian",
    ),
    character(
        "SoR 18 Aurra Sing, Deadly Shot",
        "unique villain yellow rare bounty-hunter, 14/18 points, 10 health"
        "; die 1RD 2RD 2RD 1Dr 1R -",
        Ability(BEFORE_RESOLVING, To(DiscardFromHand(), Raise(1)), may=True),
    ),
    character(
        "SoR 19 Guavian Enforcer",
        "villain yellow rare scoundrel, 8 points, 9 health; die 1RD 2RD +1RD +1R +1R -",
        Ability(ACTION, To(Remove(THIS_DIE), RemoveShields(1, A_CHARACTER))),
    ),
    character(
        "SoR 20 IG-88, Assassin Droid",
        "unique villain yellow legendary bounty-hunter droid, 15/20 points, 12 health"
        "; die 2RD 3RD 1Sh 2Sh1 Sp -",
        Ability(
            SPECIAL,
            Play(
                One(
                    Cards(
                        YOU,
                        UPGRADES,
                        zone=Zone.DISCARD,
                        colours=YELLOW,
                        subtypes=(Subtype.WEAPON, Subtype.EQUIPMENT),
                    )
                ),
                on=THIS,
                less=2,
            ),
        ),
        balance="13/18",
    ),
    character(
        "SoR 21 Unkar Plutt, Junk Dealer",
        "unique villain yellow rare scavenger, 10/13 points, 10 health; die 1F 1Dr 2Dr 1R +2R -",
        Ability(
            ACTION,
            Then(
                Remove(AnyNumber(Dice(YOU), combined=AtLeast(3))),
                Do((DiscardAtRandom(1, OPPONENT), Gain(CostOf(THAT_CARD)))),
            ),
        ),
        balance="11/14",
    ),
    character(
        "SoR 26 Baze Malbus, Crack Shot",
        "unique hero red legendary guard, 14/18 points, 11 health; die 2RD 3RD1 +2RD 1R Sp -",
        Ability(SPECIAL, Deal(1, EACH_CHARACTER_OF_AN_OPPONENT)),
        balance="12/16",
    ),
    character(
        "SoR 27 Mon Mothma, Skilled Politician",
        "unique hero red rare leader, 11/14 points, 9 health; die 1F 2F 1Sh 1R 1R -",
        Ability(
            After(Plays(Cards(YOU, EVENTS))), Reroll(One(Dice(colour_of_that_card=True))), may=True
        ),
        balance="9/12",
    ),
    character(
        "SoR 28 Rebel Commando",
        "hero red rare trooper, 10 points, 10 health; die 1RD 2RD 1Dc 1R Sp1 -",
        Ability(SPECIAL, Remove(AN_OPPONENTS_DIE)),
    ),
    character(
        'SoR 29 Temmin "Snap" Wexley, Recon Specialist',
        "unique hero red rare pilot, 9/12 points, 8 health; die 1RD 1Dr 2Dr 1Dc 1R -",
        WhileInPool(ClaimCosts(1)),
    ),
    character(
        "SoR 34 Jedi Acolyte",
        "hero blue rare apprentice, 9 points, 7 health; die 1MD 1F 2F 1Dc 1R -",
        Ability(
            BEFORE_RESOLVING, If(There(Dice(YOU, not_this=True, symbol_of_that_die=True)), Raise(1))
        ),
    ),
    character(
        "SoR 35 Chirrut Îmwe, Blind Warrior",
        "unique hero blue rare guard, 12/16 points, 11 health; die 1RD +2RD 2MD +1MD 1R -",
        Standing(CannotPlayOn(Cards(colours=BLUE, subtypes=ABILITY))),
        Ability(AFTER_ACTIVATING, Reroll(Each(Dice(YOU, shows=BLANK))), may=True),
        balance="11/14",
    ),
    character(
        "SoR 36 Luminara Unduli, Inspiring Commander",
        "unique hero blue rare jedi leader, 13/17 points, 10 health; die 1MD 2MD 1F 1R Sp -",
        Ability(
            SPECIAL,
            Resolve(YOUR_CHARACTER_DIE, plus=Rather(2, 3, DieIs(THOSE_DICE, Dice(unique=False)))),
        ),
        balance="11/14",
    ),
    character(
        "SoR 37 Obi-Wan Kenobi, Mysterious Hermit",
        "unique hero blue legendary jedi, 16/20 points, 11 health; die 1MD 3MD 1F 2F 1R -",
        Ability(
            Before(Defeated(THIS)),
            Play(One(Cards(YOU, zone=Zone.HAND_OR_DISCARD, colours=BLUE)), free=True),
            may=True,
        ),
        balance="14/18",
        keywords="guardian",
    ),
    character(
        "SoR 43 Chewbacca, Loyal Friend",
        "unique hero yellow legendary wookiee scoundrel, 12/16 points, 12 health"
        "; die 1RD 2RD1 2MD 1R Sp -",
        Ability(
            SPECIAL,
            To(
                Turn(AN_OPPONENTS_DIE, Showing(MELEE_OR_RANGED)),
                Deal(ValueOf(THOSE_DICE), A_CHARACTER),
            ),
        ),
        balance="11/15",
    ),
    character(
        "SoR 44 Jyn Erso, Reckless Operative",
        "unique hero yellow rare scoundrel, 15/20 points, 11 health; die 2RD 2RD 1Dc 2Dc 1R -",
        Standing(CostChanges(-1, Cards(YOU, EVENTS, colours=YELLOW), first_each_round=True)),
        balance="14/18",
    ),
    character(
        "SoR 45 Maz Kanata, Pirate Queen",
        "unique hero yellow rare scoundrel, 8/11 points, 8 health; die 1RD 1F 1F 1Sh 1R -",
        Ability(AFTER_ACTIVATING, Resolve(UpTo(2, Dice(YOU))), may=True),
    ),
    character(
        "SoR 46 Outer Rim Smuggler",
        "hero yellow rare scoundrel, 8 points, 7 health; die 1RD 2RD 1Dr 1Dc 1R -",
        Ability(After(EmptiesHand(YOU)), Gain(1), limit=Limit.ROUND),
    ),
)
