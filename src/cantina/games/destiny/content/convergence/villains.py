"""Villains of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "CONV 1",
        "Asajj Ventress, Swift And Cunning",
        "unique villain blue rare bounty-hunter",
        points="13/16",
        health=12,
        sides="1MD 2MD 3MD1 1Dc 1R -",
        abilities=(
            Ability(
                After(
                    TakesDamage(Cards(types=CHARACTERS, downgrades=AtLeast(1)), by_this_die=True)
                ),
                To(DiscardFromHand(), Remove(One(Dice(on=THAT_CHARACTER)))),
                may=True,
            ),
        ),
    ),
    character(
        "CONV 2",
        "Palpatine, Unlimited Power",
        "unique villain blue legendary leader sith",
        points="14/18",
        health=10,
        sides="2MD 2MD 2F 2Sh 1R -",
        abilities=(
            Standing(
                MoreHealth(Count(Cards(types=UPGRADES, subtypes=(Subtype.ABILITY,), on=THIS)), THIS)
            ),
            Standing(NotCounted(Subtype.ABILITY, THIS)),
            Ability(
                POWER_ACTION,
                RollIn(
                    One(Dice(YOU, subtypes=(Subtype.ABILITY,), on=THIS, place=DiePlace.ON_CARD))
                ),
            ),
        ),
    ),
    character(
        "CONV 3",
        "Sentinel Messenger",
        "villain blue rare droid",
        points="8",
        health=8,
        sides="2MD 1F 1F 1Sh 1R -",
        abilities=(
            Standing(
                CannotPlayOn(Cards(types=UPGRADES, colours=BLUE, subtypes=(Subtype.ABILITY,)))
            ),
            Ability(
                After(Activates(THIS)),
                Do((LookAt(Top(1, YOU)), May(Play(One(Cards(zone=Zone.LOOKED_AT)))))),
            ),
        ),
    ),
    character(
        "CONV 4",
        "Sly Moore, Aide to the Emperor",
        "unique villain blue rare advisor",
        points="9/12",
        health=9,
        sides="1F 2F 1Dc 1R Sp -",
        abilities=(
            Ability(
                After(Activates(THIS)), Reroll(One(Dice(YOU, subtypes=(Subtype.SITH,)))), may=True
            ),
            Ability(SPECIAL, Do((Turn(A_DIE, Showing(BLANK)), DiscardAtRandom(1, OPPONENT)))),
        ),
    ),
    character(
        "CONV 18",
        "Captain Phasma, Stormtrooper Commander",
        "unique villain red legendary leader trooper",
        points="18/21",
        health=12,
        sides="1RD 2RD 2F 1Sh 1R -",
        abilities=(
            Standing(ResolvesAs(Dice(YOU, shows=DAMAGE, subtypes=TROOPER), Symbol.MELEE)),
            Ability(POWER_ACTION, RollSetAside("First Order Stormtrooper", 2)),
        ),
    ),
    character(
        "CONV 19",
        "Commando Droid",
        "villain red starter droid",
        points="8",
        health=7,
        sides="1RD 1RD +2RD 2ID 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Activate(One(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT), subtypes=DROID))),
                may=True,
            ),
        ),
    ),
    character(
        "CONV 21",
        "General Grievous, Droid Armies Commander",
        "unique villain red starter leader",
        points="9/12",
        health=9,
        sides="1RD 2ID 2F 1Sh 1R -",
        abilities=(
            Building(PointsChange(-1, Cards(types=CHARACTERS, subtypes=DROID))),
            Ability(POWER_ACTION, Reroll(AnyNumber(Dice(YOU, subtypes=DROID)))),
        ),
    ),
    character(
        "CONV 22",
        "Wat Tambor, Techno Union Foreman",
        "unique villain red rare leader",
        points="9/12",
        health=9,
        sides="1ID 1F 2F 1R 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                Then(
                    Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND, colours=RED))),
                    RollIn(One(Dice(YOU, types=SUPPORTS, on=THAT_CARD, place=DiePlace.ON_CARD))),
                ),
            ),
        ),
    ),
    character(
        "CONV 35",
        "Dengar, Ruthless Tracker",
        "unique villain yellow rare bounty-hunter",
        points="11/14",
        health=10,
        sides="1RD 2RD 1MD 1Dr 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Deal(1, One(Cards(types=CHARACTERS, bears_subtypes=(Subtype.BOUNTY,)))),
                may=True,
            ),
        ),
    ),
    character(
        "CONV 36",
        "Jabba the Hutt, Influential Kingpin",
        "unique villain yellow legendary leader scoundrel",
        points="10/13",
        health=10,
        sides="2F 1Dr 1Dc 1R +2R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Do(
                    (
                        LookAt(Top(4, YOU)),
                        May(
                            Choose(
                                (
                                    AddToHand(
                                        One(Cards(zone=Zone.LOOKED_AT, subtypes=(Subtype.BOUNTY,))),
                                        reveal=True,
                                    ),
                                    AddToHand(
                                        One(
                                            Cards(types=EVENTS, zone=Zone.LOOKED_AT, colours=YELLOW)
                                        ),
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
    ),
    character(
        "CONV 37",
        "Quarren Tracker",
        "villain yellow rare bounty-hunter",
        points="8",
        health=8,
        sides="1RD 1Dr 1Dc 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Deal(
                    Rather(2, 3, CardIs(THAT_CHARACTER, Cards(bears_subtypes=(Subtype.BOUNTY,)))),
                    A_CHARACTER,
                ),
            ),
        ),
    ),
    character(
        "CONV 38",
        "Watto, Stubborn Gambler",
        "unique villain yellow rare scavenger scoundrel",
        points="9/12",
        health=9,
        sides="2Dr 1Dc 1R 2R1 +2R -",
        abilities=(
            Standing(
                Protected(
                    Dice(types=CHARACTERS, on=THIS), effects_of=Cards(types=EVENTS, colours=BLUE)
                )
            ),
            Ability(
                POWER_ACTION,
                To(
                    Do((Spend(1), Declare(Declared.SYMBOL))),
                    Do((Reroll(A_DIE), If(DieIs(THOSE_DICE, Dice(symbol_chosen=True)), Gain(2)))),
                ),
            ),
        ),
    ),
)
