"""Upgrades of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "CONV 14",
        "Force Storm",
        "villain blue legendary ability",
        cost=4,
        sides="3RD 3RD 4ID 2Dc 2Sh Sp",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        To(Exhaust(THIS), PlaceTokens(Token.RESOURCE, 1, THIS)),
                        Deal(TokensOn(Token.RESOURCE, THIS), A_CHARACTER),
                        RerollThisDie(),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 33",
        "E-5 Blaster Carbine",
        "villain red starter weapon",
        cost=2,
        sides="1RD +2RD 2ID +2ID 1R -",
        abilities=(
            Standing(HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, Cards(subtypes=DROID))),
        ),
    ),
    upgrade(
        "CONV 34",
        "Modular Frame",
        "villain red starter equipment",
        cost=0,
        keywords="redeploy",
        abilities=(
            Standing(MoreHealth(1, HOST)),
            Standing(
                DiscardedIf(
                    Not(
                        AnyOf(
                            (
                                CardIs(HOST, Cards(subtypes=DROID)),
                                CardIs(HOST, Cards(names=("General Grievous",))),
                            )
                        )
                    )
                )
            ),
        ),
    ),
    upgrade(
        "CONV 51",
        "Skilled Tracker",
        "villain yellow rare ability",
        cost=1,
        sides="1Dr 1Dc 1R Sp Sp -",
        only_on=YELLOW_CHARACTERS,
        abilities=(Ability(SPECIAL, Remove(One(Dice(types=CHARACTERS)))),),
    ),
    upgrade(
        "CONV 68",
        "Jedi Holocron",
        "hero blue rare equipment",
        cost=1,
        sides="1F 1R +1R Sp Sp -",
        only_if=There(Cards(YOU, subtypes=(Subtype.JEDI,))),
        abilities=(
            Ability(
                SPECIAL,
                To(
                    PutOnDeck(THIS, DeckPlace.BOTTOM),
                    Do(
                        (
                            Draw(3),
                            May(
                                Play(
                                    One(
                                        Cards(
                                            YOU,
                                            UPGRADES,
                                            zone=Zone.HAND,
                                            colours=BLUE,
                                            subtypes=(Subtype.ABILITY,),
                                        )
                                    ),
                                    less=1,
                                )
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 70",
        "Mace Windu's Lightsaber",
        "unique hero blue legendary weapon",
        cost=3,
        sides="1MD 2MD +3MD 2Sh Sp -",
        abilities=(
            Ability(POWER_ACTION, MoveUpgrade(THIS, One(Cards(YOU, names=("Mace Windu",))))),
            Ability(
                SPECIAL,
                Then(
                    Deal(2, A_CHARACTER, unblockable=True),
                    If(
                        CardIs(THAT_CHARACTER, Cards(remaining_health=Exactly(1))),
                        Defeat(THAT_CHARACTER),
                    ),
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 71",
        "Republic Jedi Armor",
        "hero blue starter equipment",
        cost=2,
        sides="1F 1Sh 2Sh 2Sh1 1R -",
        abilities=(
            Ability(After(Plays(THIS, on=Cards(subtypes=(Subtype.JEDI,)))), GiveShields(1, HOST)),
            Standing(MoreHealth(1, HOST)),
        ),
    ),
    upgrade(
        "CONV 102",
        "Chewbacca's Blaster Rifle",
        "unique hero yellow legendary weapon",
        cost=3,
        sides="2RD 3RD 4RD1 1Dr 1Dc -",
        abilities=(
            Ability(
                After(Plays(THIS)),
                To(
                    Deal(1, HOST),
                    Then(
                        RollIn(ThisDie(at_rest=True)),
                        If(CardIs(HOST, Cards(names=("Chewbacca",))), May(Resolve(THOSE_DICE))),
                    ),
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "CONV 117",
        "Force Pull",
        "neutral blue rare ability",
        cost=2,
        sides="2ID 1F 1R Sp Sp -",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Then(
                    Activate(AN_OPPONENTS_CHARACTER),
                    May(Resolve(One(Dice(on=THAT_CHARACTER, types=CHARACTERS)))),
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 119",
        "Soresu Mastery",
        "neutral blue legendary ability form",
        cost=3,
        sides="2F 2Sh 2Sh 1R Sp Sp",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Standing(LimitOnHost(Subtype.FORM)),
            Ability(After(Plays(THIS)), Remove(One(Dice(shows=DAMAGE))), may=True),
            Ability(SPECIAL, Do((Remove(One(Dice(shows=DAMAGE))), GiveShields(1, A_CHARACTER)))),
        ),
    ),
    upgrade(
        "CONV 120",
        "Soresu Training",
        "neutral blue rare ability",
        cost=2,
        sides="1F 1Sh 1R Sp Sp -",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        GiveShields(2, A_CHARACTER),
                        May(
                            To(
                                Do((PickCard(HOST), Discard(THIS))),
                                Play(
                                    One(
                                        Cards(
                                            YOU,
                                            zone=Zone.HAND_OR_DISCARD,
                                            names=("Soresu Mastery",),
                                        )
                                    ),
                                    on=THAT_CHARACTER,
                                    free=True,
                                ),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 138",
        "A-300 Blaster",
        "neutral red rare weapon",
        cost=2,
        sides="1RD 2RD +2RD 1Dr 1Dr -",
        keywords="redeploy",
    ),
    upgrade(
        "CONV 139",
        "Quicksilver Baton",
        "neutral red legendary weapon",
        cost=2,
        sides="2MD +1MD +2MD 1Dr 1Sh -",
        abilities=(
            Ability(
                After(Plays(THIS)),
                Do(
                    (
                        If(
                            CardIs(HOST, Cards(subtypes=(Subtype.LEADER,))),
                            RollIn(ThisDie(at_rest=True)),
                        ),
                        If(
                            CardIs(HOST, Cards(subtypes=TROOPER)),
                            May(
                                To(
                                    Spend(1),
                                    RollIn(
                                        One(
                                            Dice(
                                                YOU,
                                                types=CHARACTERS,
                                                on=HOST,
                                                place=DiePlace.ON_CARD,
                                            )
                                        )
                                    ),
                                )
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 156",
        "Enfys Nest's Electroripper",
        "unique neutral yellow rare weapon",
        cost=2,
        sides="2MD 3MD1 1Sh 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        Deal(1, EACH_CHARACTER_OF_AN_OPPONENT, unblockable=True),
                        If(
                            CardIs(HOST, Cards(names=("Enfys Nest",))),
                            Remove(One(Dice(THAT_PLAYER, types=CHARACTERS))),
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 157",
        "Mandalorian Jetpack",
        "neutral yellow starter equipment",
        cost=2,
        sides="2ID 1Sh 1Sh Sp Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Then(Reroll(One(Dice(not_this=True))), Deal(ValueOf(THOSE_DICE), A_CHARACTER)),
            ),
        ),
    ),
    upgrade(
        "CONV 159",
        "Unscrupulous",
        "neutral yellow rare ability",
        cost=1,
        sides="1F Sp Sp Sp - -",
        only_on=Cards(types=CHARACTERS, subtypes=(Subtype.SCOUNDREL,)),
        abilities=(
            Ability(SPECIAL, Choose((DiscardAtRandom(1, OPPONENT), As(OPPONENT, Lose(1))))),
        ),
    ),
    upgrade(
        "CONV 169",
        "Grievance Striker",
        "unique neutral gray starter weapon",
        cost=2,
        sides="1RD 2ID 2ID 1Dr 1Sh -",
        keywords="redeploy",
        abilities=(
            Ability(
                After(Plays(THIS, on=Cards(names=("General Grievous", "Obi-Wan Kenobi")))),
                Deal(1, A_CHARACTER),
                may=True,
            ),
        ),
    ),
    upgrade(
        "CONV 171",
        "Punch Dagger",
        "neutral gray starter weapon",
        cost=1,
        sides="1MD 2MD1 1Dr 1R - -",
    ),
)
