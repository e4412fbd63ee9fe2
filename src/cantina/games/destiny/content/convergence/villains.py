"""Villains of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "CONV 1 Asajj Ventress, Swift And Cunning",
        "unique villain blue rare bounty-hunter, 13/16 points, 12 health"
        "; die 1MD 2MD 3MD1 1Dc 1R -",
        Ability(
            After(TakesDamage(Cards(types=CHARACTERS, downgrades=AtLeast(1)), by_this_die=True)),
            To(DiscardFromHand(), Remove(One(Dice(on=THAT_CHARACTER)))),
            may=True,
        ),
    ),
    character(
        "CONV 2 Palpatine, Unlimited Power",
        "unique villain blue legendary leader sith, 14/18 points, 10 health"
        "; die 2MD 2MD 2F 2Sh 1R -",
        Standing(MoreHealth(Count(Cards(types=UPGRADES, subtypes=ABILITY, on=THIS)), THIS)),
        Standing(NotCounted(Subtype.ABILITY, THIS)),
        Ability(
            POWER_ACTION, RollIn(One(Dice(YOU, subtypes=ABILITY, on=THIS, place=DiePlace.ON_CARD)))
        ),
    ),
    character(
        "CONV 3 Sentinel Messenger",
        "villain blue rare droid, 8 points, 8 health; die 2MD 1F 1F 1Sh 1R -",
        Standing(CannotPlayOn(Cards(types=UPGRADES, colours=BLUE, subtypes=ABILITY))),
        Ability(AFTER_ACTIVATING, Do((LookAt(Top(1, YOU)), May(Play(A_CARD_LOOKED_AT))))),
    ),
    character(
        "CONV 4 Sly Moore, Aide to the Emperor",
        "unique villain blue rare advisor, 9/12 points, 9 health; die 1F 2F 1Dc 1R Sp -",
        Ability(AFTER_ACTIVATING, Reroll(One(Dice(YOU, subtypes=SITH))), may=True),
        Ability(SPECIAL, Do((Turn(A_DIE, Showing(BLANK)), DiscardAtRandom(1, OPPONENT)))),
    ),
    character(
        "CONV 18 Captain Phasma, Stormtrooper Commander",
        "unique villain red legendary leader trooper, 18/21 points, 12 health"
        "; die 1RD 2RD 2F 1Sh 1R -",
        Standing(ResolvesAs(Dice(YOU, shows=DAMAGE, subtypes=TROOPER), Symbol.MELEE)),
        Ability(POWER_ACTION, RollSetAside("First Order Stormtrooper", 2)),
    ),
    character(
        "CONV 19 Commando Droid",
        "villain red starter droid, 8 points, 7 health; die 1RD 1RD +2RD 2ID 1R -",
        Ability(
            AFTER_ACTIVATING,
            Activate(One(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT), subtypes=DROID))),
            may=True,
        ),
    ),
    character(
        "CONV 21 General Grievous, Droid Armies Commander",
        "unique villain red starter leader, 9/12 points, 9 health; die 1RD 2ID 2F 1Sh 1R -",
        Building(PointsChange(-1, Cards(types=CHARACTERS, subtypes=DROID))),
        Ability(POWER_ACTION, Reroll(AnyNumber(Dice(YOU, subtypes=DROID)))),
    ),
    character(
        "CONV 22 Wat Tambor, Techno Union Foreman",
        "unique villain red rare leader, 9/12 points, 9 health; die 1ID 1F 2F 1R 1R -",
        Ability(
            POWER_ACTION,
            Then(
                Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND, colours=RED))),
                RollIn(One(Dice(YOU, types=SUPPORTS, on=THAT_CARD, place=DiePlace.ON_CARD))),
            ),
        ),
    ),
    character(
        "CONV 35 Dengar, Ruthless Tracker",
        "unique villain yellow rare bounty-hunter, 11/14 points, 10 health"
        "; die 1RD 2RD 1MD 1Dr 1R -",
        Ability(
            AFTER_ACTIVATING, Deal(1, One(Cards(types=CHARACTERS, bears_subtypes=BOUNTY))), may=True
        ),
    ),
    character(
        "CONV 36 Jabba the Hutt, Influential Kingpin",
        "unique villain yellow legendary leader scoundrel, 10/13 points, 10 health"
        "; die 2F 1Dr 1Dc 1R +2R -",
        Ability(
            AFTER_ACTIVATING,
            Do(
                (
                    LookAt(Top(4, YOU)),
                    May(
                        Choose(
                            (
                                AddToHand(
                                    One(Cards(zone=Zone.LOOKED_AT, subtypes=BOUNTY)), reveal=True
                                ),
                                AddToHand(
                                    One(Cards(types=EVENTS, zone=Zone.LOOKED_AT, colours=YELLOW)),
                                    reveal=True,
                                ),
                            )
                        )
                    ),
                    PutBack(DeckPlace.BOTTOM),
                )
            ),
            may=True,
        ),
    ),
    character(
        "CONV 37 Quarren Tracker",
        "villain yellow rare bounty-hunter, 8 points, 8 health; die 1RD 1Dr 1Dc 1R Sp -",
        Ability(
            SPECIAL,
            Deal(Rather(2, 3, CardIs(THAT_CHARACTER, Cards(bears_subtypes=BOUNTY))), A_CHARACTER),
        ),
    ),
    character(
        "CONV 38 Watto, Stubborn Gambler",
        "unique villain yellow rare scavenger scoundrel, 9/12 points, 9 health"
        "; die 2Dr 1Dc 1R 2R1 +2R -",
        Standing(
            Protected(Dice(types=CHARACTERS, on=THIS), effects_of=Cards(types=EVENTS, colours=BLUE))
        ),
        Ability(
            POWER_ACTION,
            To(
                Do((Spend(1), Declare(Declared.SYMBOL))),
                Do((Reroll(A_DIE), If(DieIs(THOSE_DICE, Dice(symbol_chosen=True)), Gain(2)))),
            ),
        ),
    ),
)
