"""Upgrades, downgrades, supports, plots and battlefields of Convergence."""

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
    support(
        "CONV 29",
        "Defoliator Tank",
        "villain red starter vehicle",
        cost=4,
        sides="3RD 4ID 2Dr 2Dc Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Deal(
                    3,
                    Each(
                        Cards(types=CHARACTERS, not_subtypes=DROID, not_names=("General Grievous",))
                    ),
                ),
            ),
        ),
    ),
    support(
        "CONV 31",
        "Megablaster Troopers",
        "villain red legendary trooper",
        cost=4,
        sides="1RD 2RD 3ID 2Dr - -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                RollSetAside(
                    "First Order Stormtrooper",
                    Rather(1, 2, There(Cards(YOU, subtypes=(Subtype.LEADER,)))),
                ),
            ),
        ),
    ),
    support(
        "CONV 32",
        "Stap Droid",
        "villain red starter droid",
        cost=1,
        sides="1RD 1ID 3ID1 1Dc - -",
        keywords="ambush",
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
    support(
        "CONV 53",
        "Assassin Droid",
        "villain gray starter droid",
        cost=3,
        sides="1RD 1RD 2RD 1Dr - -",
        abilities=(
            Ability(After(Rolls(THIS_DIE, into_pool=True)), Deal(1, A_CHARACTER), may=True),
        ),
    ),
    support(
        "CONV 65",
        "Obi-Wan Kenobi's Interceptor",
        "unique hero blue starter vehicle",
        cost=3,
        sides="2RD 3RD1 3ID 1Sh 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                To(Spot(Cards(names=("Obi-Wan Kenobi",))), Turn(One(Dice(YOU, shows=BLANK)))),
                may=True,
            ),
        ),
    ),
    support(
        "CONV 66",
        "Uneti Force Tree",
        "hero blue uncommon location",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(PickPlayer(Whose.ANOTHER), Do((Draw(1), As(THAT_PLAYER, Draw(1))))),
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
    support(
        "CONV 84",
        "LAAT Gunship",
        "hero red legendary vehicle",
        cost=4,
        sides="2RD 3ID 2Sh 2R Sp Sp1",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        Then(
                            RollIn(One(Dice(YOU, subtypes=TROOPER, place=DiePlace.ON_CARD))),
                            Otherwise(Resolve(THOSE_DICE), Remove(THOSE_DICE)),
                        ),
                        RerollThisDie(),
                    )
                ),
            ),
        ),
    ),
    plot(
        "CONV 113",
        "Force Flow",
        "neutral blue starter",
        points="2",
        abilities=(Ability(ACTION, To(SetAside(THIS), Turn(A_DIE))),),
    ),
    plot(
        "CONV 114",
        "Lightsaber Mastery",
        "neutral blue uncommon",
        points="2",
        abilities=(
            Building(BringsUnder(2, Cards(types=EVENTS, subtypes=(Subtype.MOVE,)))),
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Play(One(Cards(YOU, EVENTS, zone=Zone.UNDER_THIS)), then_aside=True),
                ),
            ),
        ),
    ),
    downgrade(
        "CONV 121",
        "Hampered",
        "neutral red uncommon injury",
        cost=0,
        abilities=(Standing(OneDieEachTurn(HOST)),),
    ),
    plot(
        "CONV 133",
        "Advanced Training",
        "neutral red uncommon",
        points="2",
        abilities=(
            Standing(
                ResolvesAs(Dice(YOU, shows=BLANK, subtypes=TROOPER), Symbol.INDIRECT, value=1)
            ),
        ),
    ),
    support(
        "CONV 135",
        "Press the Advantage",
        "neutral red common",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(
                        Reroll(YOUR_DIE),
                        If(
                            Compared(More(Count(Dice(YOU)), Count(Dice(OPPONENT))), AtLeast(1)),
                            May(Reroll(A_DIE)),
                        ),
                    ),
                ),
            ),
        ),
    ),
    plot(
        "CONV 151",
        "Profiteering",
        "neutral yellow uncommon",
        points="2",
        abilities=(
            Ability(
                After(Rolls(Dice(YOU, shows=RESOURCE, subtypes=(Subtype.SCOUNDREL,)))),
                Resolve(THOSE_DICE),
                may=True,
            ),
        ),
    ),
    support(
        "CONV 153",
        "Seeking The Truth",
        "neutral yellow common",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(To(Spot(LEADERS), Reroll(A_DIE))))),
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
    downgrade(
        "CONV 160",
        "Shock Collar",
        "neutral gray common equipment",
        cost=2,
        abilities=(Ability(After(Activates(HOST, by=ANYONE)), Deal(1, HOST)),),
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
    battlefield(
        "CONV 174",
        "Deathwatch Hideout, Concordia",
        "neutral gray starter",
        abilities=(
            Ability(
                CLAIM,
                Do(
                    (
                        Gain(1),
                        To(
                            Spot(Cards(names=("Satine Kryze",))),
                            PutOnDeck(One(Cards(YOU, zone=Zone.DISCARD)), DeckPlace.BOTTOM),
                        ),
                    )
                ),
            ),
        ),
    ),
    battlefield(
        "CONV 176",
        "Lair of General Grievous, Vassek 3",
        "neutral gray starter",
        abilities=(
            Ability(
                CLAIM,
                Choose(
                    (
                        Unless(Indirect(1, THAT_PLAYER), OPPONENT, GiveResources(1)),
                        To(Spot(Cards(names=("General Grievous",))), Deal(1, A_CHARACTER)),
                    )
                ),
            ),
        ),
    ),
)
