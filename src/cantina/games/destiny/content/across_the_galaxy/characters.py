"""Characters of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "AtG 19",
        '"Mauler" Mithel, Vader\'s Wingman',
        "unique villain red rare pilot",
        points="9/12",
        health=9,
        sides="1RD +2RD +2RD 1Dr 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                To(
                    Remove(One(Dice(YOU, subtypes=VEHICLE, shows=RANGED))),
                    Then(
                        PlaceTokens(
                            Token.DAMAGE, ValueOf(THOSE_DICE), One(Cards(subtypes=VEHICLE))
                        ),
                        If(
                            Compared(TokensOn(Token.DAMAGE, THAT_CARD), AtLeast(CostOf(THAT_CARD))),
                            Discard(THAT_CARD),
                        ),
                    ),
                ),
                may=True,
            ),
        ),
    ),
    character(
        "AtG 20",
        "Super Battle Droid",
        "villain red rare droid",
        points="9",
        health=9,
        sides="1RD +2RD 1ID 2ID 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                Turn(One(Dice(YOU, types=CHARACTERS, subtypes=DROID)), Showing(DAMAGE)),
            ),
        ),
    ),
    character(
        "AtG 36",
        "Tobias Beckett, Thief For Hire",
        "unique villain yellow legendary leader scoundrel",
        points="11/15",
        health=11,
        sides="2RD 3RD1 1F 1Dr Sp -",
        abilities=(
            Ability(POWER_ACTION, As(Whose.EVERYONE, Gain(1))),
            Ability(
                SPECIAL,
                Do(
                    (
                        TakeResources(1, OPPONENT),
                        If(Compared(Resources(THAT_PLAYER), Exactly(0)), Gain(1)),
                    )
                ),
            ),
        ),
    ),
    character(
        "AtG 37",
        "Val, Headstrong Renegade",
        "unique villain yellow rare scoundrel",
        points="10/14",
        health=10,
        sides="2RD 2ID 1Dc 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        TakeResources(1, OPPONENT),
                        If(
                            Compared(Resources(THAT_PLAYER), Exactly(0)),
                            Deal(2, One(Cards(THAT_PLAYER, CHARACTERS))),
                        ),
                    )
                ),
            ),
        ),
    ),
    character(
        "AtG 56",
        "Force Mystic",
        "hero blue rare scavenger",
        points="9",
        health=8,
        sides="1RD 2ID 1Sh 1R Sp -",
        abilities=(
            Standing(
                HasKeyword(
                    Keyword.REDEPLOY,
                    Cards(types=UPGRADES, colours=BLUE, subtypes=(Subtype.ABILITY,), on=THIS),
                )
            ),
            Ability(
                SPECIAL,
                RollIn(
                    One(
                        Dice(
                            YOU,
                            colours=BLUE,
                            subtypes=(Subtype.ABILITY,),
                            on=THIS,
                            place=DiePlace.ON_CARD,
                        )
                    )
                ),
            ),
        ),
    ),
    character(
        "AtG 72",
        "Biggs Darklighter, Rebellion Ace",
        "unique hero red rare pilot",
        points="9/12",
        health=9,
        sides="2RD +2RD 1ID 1Dr 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                Then(
                    Activate(One(Cards(YOU, SUPPORTS, subtypes=VEHICLE))),
                    Reroll(AnyNumber(Dice(YOU, on=THAT_CARD))),
                ),
                may=True,
            ),
        ),
    ),
    character(
        "AtG 134",
        "Han Solo, Independent Hotshot",
        "unique neutral yellow legendary scoundrel pilot",
        points="11/15",
        health=11,
        sides="2RD 2RD 1Dc 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        Indirect(2, OPPONENT),
                        May(
                            To(
                                Reveal(
                                    One(
                                        Cards(
                                            YOU, zone=Zone.HAND, affiliations=(Affiliation.VILLAIN,)
                                        )
                                    )
                                ),
                                As(OPPONENT, Lose(1)),
                            )
                        ),
                        May(
                            To(
                                Reveal(
                                    One(
                                        Cards(YOU, zone=Zone.HAND, affiliations=(Affiliation.HERO,))
                                    )
                                ),
                                Gain(1),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    character(
        "AtG 135",
        "Qi'Ra, Street Savvy",
        "unique neutral yellow rare scoundrel",
        points="13/16",
        health=11,
        sides="2RD 3RD1 1Dc 1R +2R -",
        abilities=(
            Building(
                MayInclude(
                    Cards(
                        types=EVENTS,
                        colours=YELLOW,
                        affiliations=(Affiliation.HERO, Affiliation.VILLAIN),
                    )
                )
            ),
        ),
    ),
)
