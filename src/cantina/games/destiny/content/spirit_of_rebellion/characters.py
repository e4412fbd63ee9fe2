"""Characters of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "SoR 1",
        "Death Trooper",
        "villain red rare trooper",
        points="10",
        health=10,
        sides="1RD 1RD 2RD +2RD 1Dr -",
    ),
    character(
        "SoR 2",
        "FN-2199, Loyal Trooper",
        "unique villain red rare trooper",
        points="10/13",
        balance="11/14",
        health=11,
        sides="1RD 1MD 2MD1 1Sh 1R -",
        abilities=(
            Ability(
                After(Plays(Cards(YOU, UPGRADES, subtypes=WEAPON), on=THIS)),
                Do(
                    (
                        RollIn(
                            Each(Dice(YOU, types=UPGRADES, on=THAT_CARD, place=DiePlace.ON_CARD))
                        ),
                        May(Resolve(THOSE_DICE)),
                    )
                ),
            ),
        ),
    ),
    character(
        "SoR 3",
        "Director Krennic, Cruel but Brilliant",
        "unique villain red legendary leader",
        points="15/19",
        balance="14/17",
        health=12,
        sides="2RD 1F 2Dr 2Dc 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)), RollSetAside("Death Trooper"), when=ControlBattlefield()
            ),
        ),
    ),
    character(
        "SoR 4",
        "TIE Pilot",
        "villain red rare pilot",
        points="8",
        health=7,
        sides="+1RD +2RD +3RD1 1F 1R -",
        abilities=(WhileInPool(Protected(Dice(YOU, shows=RANGED, not_this=True))),),
    ),
    character(
        "SoR 9",
        "Asajj Ventress, Force Assassin",
        "unique villain blue rare apprentice",
        points="12/15",
        health=9,
        sides="1MD 2MD 1F 1Dr 1R -",
        abilities=(
            Ability(
                After(DiscardsToReroll(OPPONENT)), As(THAT_PLAYER, DiscardFromHand()), may=True
            ),
        ),
    ),
    character(
        "SoR 10",
        "Darth Vader, Dark Apprentice",
        "unique villain blue rare apprentice sith",
        points="13/17",
        health=11,
        sides="1RD 2MD 3MD1 1Dc Sp -",
        abilities=(Ability(SPECIAL, Then(Deal(3, A_CHARACTER), Deal(1, THIS))),),
    ),
    character(
        "SoR 11",
        "Palpatine, Galactic Emperor",
        "unique villain blue legendary leader sith",
        points="21/28",
        balance="19/26",
        health=15,
        sides="2RD 3RD 2Dc 2Sh 1R -",
        abilities=(Ability(After(Resolves(THIS_DIE)), As(OPPONENT, DealSplit(2))),),
    ),
    character(
        "SoR 12",
        "Royal Guard",
        "villain blue rare guard",
        points="9",
        health=8,
        sides="1MD 2MD +2MD 1Sh 1Sh -",
        keywords="guardian",
        abilities=(Standing(CannotPlayOn(Cards(colours=BLUE, subtypes=(Subtype.ABILITY,)))),),
    ),
    character(
        "SoR 18",
        "Aurra Sing, Deadly Shot",
        "unique villain yellow rare bounty-hunter",
        points="14/18",
        health=10,
        sides="1RD 2RD 2RD 1Dr 1R -",
        abilities=(Ability(Before(Resolves(THIS_DIE)), To(DiscardFromHand(), Raise(1)), may=True),),
    ),
    character(
        "SoR 19",
        "Guavian Enforcer",
        "villain yellow rare scoundrel",
        points="8",
        health=9,
        sides="1RD 2RD +1RD +1R +1R -",
        abilities=(Ability(ACTION, To(Remove(THIS_DIE), RemoveShields(1, A_CHARACTER))),),
    ),
    character(
        "SoR 20",
        "IG-88, Assassin Droid",
        "unique villain yellow legendary bounty-hunter droid",
        points="15/20",
        balance="13/18",
        health=12,
        sides="2RD 3RD 1Sh 2Sh1 Sp -",
        abilities=(
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
        ),
    ),
    character(
        "SoR 21",
        "Unkar Plutt, Junk Dealer",
        "unique villain yellow rare scavenger",
        points="10/13",
        balance="11/14",
        health=10,
        sides="1F 1Dr 2Dr 1R +2R -",
        abilities=(
            Ability(
                ACTION,
                Then(
                    Remove(AnyNumber(Dice(YOU), combined=AtLeast(3))),
                    Do((DiscardAtRandom(1, OPPONENT), Gain(CostOf(THAT_CARD)))),
                ),
            ),
        ),
    ),
    character(
        "SoR 26",
        "Baze Malbus, Crack Shot",
        "unique hero red legendary guard",
        points="14/18",
        balance="12/16",
        health=11,
        sides="2RD 3RD1 +2RD 1R Sp -",
        abilities=(Ability(SPECIAL, Deal(1, EACH_CHARACTER_OF_AN_OPPONENT)),),
    ),
    character(
        "SoR 27",
        "Mon Mothma, Skilled Politician",
        "unique hero red rare leader",
        points="11/14",
        balance="9/12",
        health=9,
        sides="1F 2F 1Sh 1R 1R -",
        abilities=(
            Ability(
                After(Plays(Cards(YOU, EVENTS))),
                Reroll(One(Dice(colour_of_that_card=True))),
                may=True,
            ),
        ),
    ),
    character(
        "SoR 28",
        "Rebel Commando",
        "hero red rare trooper",
        points="10",
        health=10,
        sides="1RD 2RD 1Dc 1R Sp1 -",
        abilities=(Ability(SPECIAL, Remove(AN_OPPONENTS_DIE)),),
    ),
    character(
        "SoR 29",
        'Temmin "Snap" Wexley, Recon Specialist',
        "unique hero red rare pilot",
        points="9/12",
        health=8,
        sides="1RD 1Dr 2Dr 1Dc 1R -",
        abilities=(WhileInPool(ClaimCosts(1)),),
    ),
    character(
        "SoR 34",
        "Jedi Acolyte",
        "hero blue rare apprentice",
        points="9",
        health=7,
        sides="1MD 1F 2F 1Dc 1R -",
        abilities=(
            Ability(
                Before(Resolves(THIS_DIE)),
                If(There(Dice(YOU, not_this=True, symbol_of_that_die=True)), Raise(1)),
            ),
        ),
    ),
    character(
        "SoR 35",
        "Chirrut Îmwe, Blind Warrior",
        "unique hero blue rare guard",
        points="12/16",
        balance="11/14",
        health=11,
        sides="1RD +2RD 2MD +1MD 1R -",
        abilities=(
            Standing(CannotPlayOn(Cards(colours=BLUE, subtypes=(Subtype.ABILITY,)))),
            Ability(After(Activates(THIS)), Reroll(Each(Dice(YOU, shows=BLANK))), may=True),
        ),
    ),
    character(
        "SoR 36",
        "Luminara Unduli, Inspiring Commander",
        "unique hero blue rare jedi leader",
        points="13/17",
        balance="11/14",
        health=10,
        sides="1MD 2MD 1F 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Resolve(
                    One(Dice(YOU, types=CHARACTERS)),
                    plus=Rather(2, 3, DieIs(THOSE_DICE, Dice(unique=False))),
                ),
            ),
        ),
    ),
    character(
        "SoR 37",
        "Obi-Wan Kenobi, Mysterious Hermit",
        "unique hero blue legendary jedi",
        points="16/20",
        balance="14/18",
        health=11,
        sides="1MD 3MD 1F 2F 1R -",
        keywords="guardian",
        abilities=(
            Ability(
                Before(Defeated(THIS)),
                Play(One(Cards(YOU, zone=Zone.HAND_OR_DISCARD, colours=BLUE)), free=True),
                may=True,
            ),
        ),
    ),
    character(
        "SoR 43",
        "Chewbacca, Loyal Friend",
        "unique hero yellow legendary wookiee scoundrel",
        points="12/16",
        balance="11/15",
        health=12,
        sides="1RD 2RD1 2MD 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                To(
                    Turn(AN_OPPONENTS_DIE, Showing(MELEE_OR_RANGED)),
                    Deal(ValueOf(THOSE_DICE), A_CHARACTER),
                ),
            ),
        ),
    ),
    character(
        "SoR 44",
        "Jyn Erso, Reckless Operative",
        "unique hero yellow rare scoundrel",
        points="15/20",
        balance="14/18",
        health=11,
        sides="2RD 2RD 1Dc 2Dc 1R -",
        abilities=(
            Standing(CostChanges(-1, Cards(YOU, EVENTS, colours=YELLOW), first_each_round=True)),
        ),
    ),
    character(
        "SoR 45",
        "Maz Kanata, Pirate Queen",
        "unique hero yellow rare scoundrel",
        points="8/11",
        health=8,
        sides="1RD 1F 1F 1Sh 1R -",
        abilities=(Ability(After(Activates(THIS)), Resolve(UpTo(2, Dice(YOU))), may=True),),
    ),
    character(
        "SoR 46",
        "Outer Rim Smuggler",
        "hero yellow rare scoundrel",
        points="8",
        health=7,
        sides="1RD 2RD 1Dr 1Dc 1R -",
        abilities=(Ability(After(EmptiesHand(YOU)), Gain(1), limit=Limit.ROUND),),
    ),
)
