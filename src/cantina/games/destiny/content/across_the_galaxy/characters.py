"""Characters of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

JUST_REMOVED = Dice(YOU, types=CHARACTERS, on=THIS, place=DiePlace.ON_CARD, removed_last_turn=True)

CARDS: tuple[Card, ...] = (
    character(
        "AtG 1 Darth Vader, Terror To Behold",
        "unique villain blue legendary sith, 18/23 points, 15 health; die 2MD 3MD 4MD1 2Sh 2R -",
        Ability(
            POWER_ACTION, If(There(JUST_REMOVED), To(DiscardFromHand(), RollIn(Each(JUST_REMOVED))))
        ),
    ),
    character(
        "AtG 2 Luce, Callous Nightsister",
        "unique villain blue rare witch, 8/11 points, 8 health; die 1RD 2RD 1ID 1Dc 1R -",
        Ability(ACTION, To(DiscardFromHand(1, Cards(odd_cost=True)), Reroll(A_DIE))),
    ),
    character(
        "AtG 3 Nightbrother",
        "villain blue rare nightbrother, 10 points, 11 health; die 1MD 2MD 1Dr 1Dc 1R -",
        Ability(
            After(Rolls(THIS_DIE, rerolled_by_effect=True)),
            To(Mill(2, YOU), Resolve(THIS_DIE, plus=1)),
            may=True,
        ),
    ),
    character(
        "AtG 4 Savage Opress, Reckless Warrior",
        "unique villain blue rare nightbrother, 11/14 points, 13 health"
        "; die 1MD 1MD 3MD1 +2MD 1Dc -",
        Standing(ActivatedFirst(), when=Not(There(Cards(YOU, names=("Maul",))))),
    ),
    character(
        "AtG 18 Iden Versio, Inferno Squad Commander",
        "unique villain red legendary leader trooper, 12/15 points, 12 health"
        "; die 2RD 2RD 2F 1Dc 1R -",
        WhileInPool(OpponentsCannot(Forbidden.EXTRA_ACTIONS)),
    ),
    character(
        'AtG 19 "Mauler" Mithel, Vader\'s Wingman',
        "unique villain red rare pilot, 9/12 points, 9 health; die 1RD +2RD +2RD 1Dr 1R -",
        Ability(
            AFTER_ACTIVATING,
            To(
                Remove(One(Dice(YOU, subtypes=VEHICLE, shows=RANGED))),
                Then(
                    PlaceTokens(Token.DAMAGE, ValueOf(THOSE_DICE), One(Cards(subtypes=VEHICLE))),
                    If(
                        Compared(TokensOn(Token.DAMAGE, THAT_CARD), AtLeast(CostOf(THAT_CARD))),
                        Discard(THAT_CARD),
                    ),
                ),
            ),
            may=True,
        ),
    ),
    character(
        "AtG 20 Super Battle Droid",
        "villain red rare droid, 9 points, 9 health; die 1RD +2RD 1ID 2ID 1R -",
        Ability(
            POWER_ACTION, Turn(One(Dice(YOU, types=CHARACTERS, subtypes=DROID)), Showing(DAMAGE))
        ),
    ),
    character(
        "AtG 21 Wullf Yularen, ISB Colonel",
        "unique villain red rare leader, 10/13 points, 10 health; die 1F 2F 1Dc 2Dc1 1R -",
        Ability(
            POWER_ACTION,
            Then(
                PickPlayer(ANYONE),
                Do(
                    (
                        LookAt(Each(Cards(THAT_PLAYER, zone=Zone.HAND))),
                        PickCard(A_CARD_LOOKED_AT),
                        If(CardIs(THAT_CARD, Cards(copy_discarded=True)), Discard(THAT_CARD)),
                    )
                ),
            ),
        ),
    ),
    character(
        "AtG 35 Dryden Vos, Ruthless Crime Lord",
        "unique villain yellow legendary leader, 15/20 points, 13 health; die 2MD 3MD 2F 1R Sp -",
        Ability(SPECIAL, Do((ShuffleDeck(), LookAt(Top(1, YOU)), May(Play(THAT_CARD, free=True))))),
    ),
    character(
        "AtG 36 Tobias Beckett, Thief For Hire",
        "unique villain yellow legendary leader scoundrel, 11/15 points, 11 health"
        "; die 2RD 3RD1 1F 1Dr Sp -",
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
    character(
        "AtG 37 Val, Headstrong Renegade",
        "unique villain yellow rare scoundrel, 10/14 points, 10 health; die 2RD 2ID 1Dc 1R Sp -",
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
    character(
        "AtG 55 Barriss Offee, Studious Padawan",
        "unique hero blue rare apprentice, 9/12 points, 9 health; die 1MD +2MD 1Dc 1Sh 1R -",
        Ability(
            After(Turned(Dice(types=CHARACTERS, card=Cards(types=CHARACTERS, not_this=True)))),
            Turn(One(Dice(YOU, types=CHARACTERS, on=THIS)), SymbolOfThatDie()),
            may=True,
        ),
    ),
    character(
        "AtG 56 Force Mystic",
        "hero blue rare scavenger, 9 points, 8 health; die 1RD 2ID 1Sh 1R Sp -",
        Standing(
            HasKeyword(
                Keyword.REDEPLOY, Cards(types=UPGRADES, colours=BLUE, subtypes=ABILITY, on=THIS)
            )
        ),
        Ability(
            SPECIAL,
            RollIn(One(Dice(YOU, colours=BLUE, subtypes=ABILITY, on=THIS, place=DiePlace.ON_CARD))),
        ),
    ),
    character(
        "AtG 57 Kit Fisto, Shii-cho Master",
        "unique hero blue rare jedi, 13/16 points, 11 health; die 1MD 2MD 3MD1 2F 1R -",
        Ability(
            Before(TakesDamage(THIS)),
            To(Remove(One(Dice(YOU, shows=MELEE, on=THIS))), Block(ValueOf(THOSE_DICE))),
            may=True,
        ),
    ),
    character(
        "AtG 58 Qui-Gon Jinn, Defiant Jedi Master",
        "unique hero blue legendary jedi, 14/18 points, 12 health; die 1MD 2MD 2Sh 2Sh 1R -",
        Standing(
            MoreValue(1, Dice(YOU, types=CHARACTERS, on=THIS)),
            when=CardIs(THIS, Cards(shields=AtLeast(2))),
        ),
        Standing(
            MoreValue(1, Dice(YOU, types=UPGRADES, on=THIS)),
            when=CardIs(THIS, Cards(shields=AtLeast(3))),
        ),
    ),
    character(
        "AtG 72 Biggs Darklighter, Rebellion Ace",
        "unique hero red rare pilot, 9/12 points, 9 health; die 2RD +2RD 1ID 1Dr 1R -",
        Ability(
            AFTER_ACTIVATING,
            Then(
                Activate(One(Cards(YOU, SUPPORTS, subtypes=VEHICLE))),
                Reroll(AnyNumber(Dice(YOU, on=THAT_CARD))),
            ),
            may=True,
        ),
    ),
    character(
        "AtG 73 Clone Commander Cody, Loyal Strategist",
        "unique hero red rare leader trooper, 9/13 points, 9 health; die 1RD 2RD 2ID 1R Sp -",
        Building(PointsChange(-1, Cards(names=("Clone Trooper",)))),
        Ability(SPECIAL, Do((TakeBattlefield(), UseClaim(or_power_action=True)))),
    ),
    character(
        "AtG 74 Jyn Erso, Daring Infiltrator",
        "unique hero red legendary leader, 13/16 points, 12 health; die 2RD 2RD +2RD 1Dc 1Dc -",
        Ability(
            AFTER_ACTIVATING,
            Do((LookAt(Top(3, OPPONENT)), PutBack(), May(Mill(1, THAT_PLAYER)))),
            may=True,
        ),
    ),
    character(
        "AtG 75 Rebel Engineer",
        "hero red rare engineer, 8 points, 8 health; die 2ID 1F 1F 1R 1R -",
        Ability(
            AFTER_ACTIVATING,
            Do(
                (
                    LookAt(Top(4, YOU)),
                    May(AddToHand(One(Cards(zone=Zone.LOOKED_AT, subtypes=MOD)), reveal=True)),
                    PutBack(DeckPlace.BOTTOM),
                )
            ),
            may=True,
        ),
    ),
    character(
        "AtG 89 Lando Calrissian, Smooth and Sophisticated",
        "unique hero yellow legendary scoundrel pilot, 12/15 points, 11 health"
        "; die 2RD 2ID 1Dr 1R 4R2 -",
        Ability(
            POWER_ACTION,
            Then(
                Play(
                    One(Cards(YOU, zone=Zone.HAND, colours=YELLOW, subtypes=VEHICLE)),
                    less=1,
                    ambush=True,
                ),
                If(
                    CardIs(THAT_CARD, Cards(names=("Millennium Falcon",))), May(Activate(THAT_CARD))
                ),
            ),
        ),
    ),
    character(
        "AtG 90 Leia Organa, Boushh",
        "unique hero yellow rare scoundrel, 13/16 points, 11 health; die 1MD 2MD 1Dc 1R Sp -",
        Building(MayIncludeUpTo(5, Affiliation.VILLAIN, Colour.YELLOW)),
        Ability(
            SPECIAL,
            Unless(
                Deal(2, Each(Cards(THAT_PLAYER, CHARACTERS))),
                OPPONENT,
                GiveResources(
                    Rather(
                        1, 2, There(Cards(Whose.CONTROLLER, affiliations=(Affiliation.VILLAIN,)))
                    )
                ),
            ),
        ),
    ),
    character(
        "AtG 91 L3-37, Droid Revolutionary",
        "unique hero yellow rare droid, 8/11 points, 8 health; die 1F 2F 1Dc 1Sh 1R -",
        Ability(
            Before(Defeated(THIS)),
            Then(
                BecomeMod(THIS, One(Cards(YOU, SUPPORTS, subtypes=VEHICLE))),
                If(
                    CardIs(THAT_CHARACTER, Cards(names=("Millennium Falcon",))),
                    Ready(THAT_CHARACTER),
                ),
            ),
        ),
        Standing(LeavesAside(), when=CardIs(THIS, Cards(types=UPGRADES))),
    ),
    character(
        "AtG 134 Han Solo, Independent Hotshot",
        "unique neutral yellow legendary scoundrel pilot, 11/15 points, 11 health"
        "; die 2RD 2RD 1Dc 1R Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Indirect(2, OPPONENT),
                    May(
                        To(
                            Reveal(
                                One(Cards(YOU, zone=Zone.HAND, affiliations=(Affiliation.VILLAIN,)))
                            ),
                            As(OPPONENT, Lose(1)),
                        )
                    ),
                    May(
                        To(
                            Reveal(
                                One(Cards(YOU, zone=Zone.HAND, affiliations=(Affiliation.HERO,)))
                            ),
                            Gain(1),
                        )
                    ),
                )
            ),
        ),
    ),
    character(
        "AtG 135 Qi'Ra, Street Savvy",
        "unique neutral yellow rare scoundrel, 13/16 points, 11 health; die 2RD 3RD1 1Dc 1R +2R -",
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
)
