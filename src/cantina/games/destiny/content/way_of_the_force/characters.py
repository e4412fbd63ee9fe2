"""Characters of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "WotF 1 Count Dooku, Darth Tyranus",
        "unique villain blue rare sith, 15/18 points, 12 health; die 2MD 3MD1 1F 2Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            Do(
                (
                    May(Turn(One(Dice(YOU, types=CHARACTERS, on=THIS)), Showing(MELEE))),
                    Turn(One(Dice(OPPONENT, shows=MELEE))),
                )
            ),
        ),
    ),
    character(
        "WotF 2 Fifth Brother, Intimidating Enforcer",
        "unique villain blue rare inquisitor, 13/16 points, 12 health; die 1MD 2MD 1Dc 1R Sp -",
        Ability(
            SPECIAL,
            Resolve(
                One(Dice(YOU, card=Cards(types=UPGRADES, colours=BLUE, not_subtypes=ABILITY))),
                keep=True,
            ),
        ),
    ),
    character(
        "WotF 3 Force Sensitive Outcast",
        "villain blue rare, 9 points, 9 health; die 1RD 2RD 1Dr 1Dc 1R -",
        Standing(
            CostChanges(-1, Cards(colours=BLUE, subtypes=ABILITY), on=THIS, first_each_round=True),
            when=CardIs(THIS, Cards(damage=AtLeast(1))),
        ),
    ),
    character(
        "WotF 4 Snoke, Supreme Leader",
        "unique villain blue legendary leader, 11/13 points, 11 health; die 2ID 1F 2F 1Dr 1R -",
        Ability(
            POWER_ACTION,
            To(
                Deal(1, One(Cards(YOU, CHARACTERS, not_this=True))),
                Resolve(One(Dice(YOU, shows=DAMAGE, types=CHARACTERS, on=THAT_CHARACTER)), plus=2),
            ),
        ),
    ),
    character(
        "WotF 18 Arihnda Pryce, Unscrupulous Governor",
        "unique villain red rare leader, 10/13 points, 10 health; die 2MD 1Dc 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Turn(One(Dice(YOU, not_this=True))),
                    If(ControlBattlefield(), May(Resolve(THOSE_DICE, plus=1))),
                )
            ),
        ),
    ),
    character(
        "WotF 19 Executioner",
        "villain red rare trooper, 8 points, 8 health; die 1MD 2MD 2MD1 1R - -",
        Ability(
            After(Defeated(Cards(OPPONENT, CHARACTERS))), RollIn(ThisDie(at_rest=True)), may=True
        ),
    ),
    character(
        "WotF 20 Firmus Piett, Ambitious Admiral",
        "unique villain red rare leader, 9/12 points, 9 health; die 2ID 2ID 1F 1Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            Turn(
                Together(
                    (
                        AnyNumber(Dice(YOU, subtypes=VEHICLE)),
                        AnyNumber(Dice(YOU, types=CHARACTERS, unique=False)),
                    )
                ),
                OfValue(1),
            ),
        ),
    ),
    character(
        "WotF 21 General Grievous, Fearsome Cyborg",
        "unique villain red legendary leader, 15/20 points, 13 health; die 1MD 2MD 3MD 2Dr 1R -",
        Standing(IgnoresRestrictions(Cards(subtypes=WEAPON))),
        Standing(MoreUpgrades(1, THIS)),
        Ability(
            POWER_ACTION, If(There(Dice(YOU, subtypes=WEAPON, on=THIS), 4), Deal(4, A_CHARACTER))
        ),
    ),
    character(
        "WotF 35 DJ, Treacherous Rogue",
        "unique villain yellow legendary scoundrel, 13/16 points, 11 health"
        "; die 2RD 2RD 1Dr 1Dc 1R -",
        Ability(
            After(RemovesDice(Dice(OPPONENT), by=YOU)),
            Indirect(EventAmount(Happened.REMOVED), THAT_PLAYER),
            may=True,
        ),
    ),
    character(
        "WotF 36 Jabba the Hutt, Renowned Gangster",
        "unique villain yellow rare leader scoundrel, 12/16 points, 12 health"
        "; die 2F 1R 1R Sp Sp -",
        Ability(SPECIAL, Indirect(Count(Dice(YOU, shows=(Symbol.SPECIAL,))), OPPONENT)),
    ),
    character(
        "WotF 37 Mandalorian Super Commando",
        "villain yellow rare trooper, 9 points, 9 health; die 1RD 2RD 1MD 1Sh 1Sh -",
        Ability(
            POWER_ACTION,
            Then(
                Play(
                    One(Cards(YOU, zone=Zone.HAND, subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON))),
                    on=THIS,
                ),
                Deal(1, A_CHARACTER),
            ),
        ),
    ),
    character(
        "WotF 38 Sebulba, Cutthroat Podracer",
        "unique villain yellow rare pilot, 9/12 points, 9 health; die 2RD 2ID 1Dr 1R Sp -",
        Ability(
            SPECIAL,
            Choose(
                (
                    PlaceTokens(Token.RESOURCE, 1, A_SUPPORT),
                    TakeTokens(Token.RESOURCE, 1, A_SUPPORT, to_supply=True),
                )
            ),
        ),
    ),
    character(
        "WotF 54 Ezra Bridger, Aspiring Jedi",
        "unique hero blue rare spectre, 8/11 points, 8 health; die 1MD 2MD 1Dr 1Dc 1R -",
        Ability(
            POWER_ACTION,
            If(
                CardIs(THIS, Cards(upgrades=AtLeast(1))),
                Draw(Rather(1, 2, CardIs(THIS, Cards(upgrades=AtLeast(3))))),
            ),
        ),
    ),
    character(
        "WotF 55 Jedi Sentinel",
        "hero blue rare jedi, 10 points, 10 health; die 1MD 2MD1 1Sh 1R Sp -",
        Ability(AFTER_SET_UP, GiveShields(1, A_CHARACTER)),
        Ability(SPECIAL, Deal(Rather(2, 3, CardIs(THIS, Cards(shields=AtLeast(3)))), A_CHARACTER)),
    ),
    character(
        "WotF 56 Luke Skywalker, Reluctant Instructor",
        "unique hero blue legendary jedi, 12/15 points, 12 health; die 1F 1Sh 2Sh 2Sh 1R -",
        Standing(ResolvesAs(ThisDie(SHIELD), Symbol.MELEE)),
        Ability(
            POWER_ACTION,
            MoveUpgrade(
                One(Cards(types=UPGRADES, colours=BLUE, subtypes=ABILITY, on=THIS)),
                One(Cards(types=CHARACTERS, colours=BLUE, not_this=True)),
            ),
        ),
    ),
    character(
        "WotF 57 Plo Koon, Jedi Protector",
        "unique hero blue rare jedi, 11/14 points, 10 health; die 1MD 2MD 1F 1Sh 1R -",
        Standing(HasAbilitiesOf(Cards(YOU, CHARACTERS, unique=False))),
    ),
    character(
        "WotF 71 Boss Nass, Bombastic Ruler",
        "unique hero red rare gungan leader, 9/12 points, 9 health; die 2ID 1F 1Dr 1R - -",
        Ability(
            After(Activates(Cards(subtypes=GUNGAN))),
            Indirect(Count(Dice(YOU, types=CHARACTERS, shows=BLANK, that=True)), OPPONENT),
            may=True,
        ),
    ),
    character(
        "WotF 72 Gungan Warrior", "hero red rare gungan, 6 points, 6 health; die 1MD 2ID 1Sh 1R - -"
    ),
    character(
        "WotF 73 Leia Organa, Heart of the Resistance",
        "unique hero red legendary leader, 12/15 points, 11 health; die 2F 1Dc 2Dc 1Sh 1R -",
        Ability(POWER_ACTION, To(Remove(YOUR_CHARACTER_DIE), Mill(ValueOf(THOSE_DICE), ANYONE))),
    ),
    character(
        "WotF 74 Rex, Clone Captain",
        "unique hero red legendary leader trooper, 11/14 points, 11 health"
        "; die 1RD 2RD 2ID 1F 1R -",
        Ability(
            Before(Activates(THIS)),
            To(Choose((Spend(1), Spot(Cards(names=("Clone Trooper",))))), TakeBattlefield()),
            may=True,
        ),
    ),
    character(
        "WotF 88 Anakin Skywalker, Podracing Prodigy",
        "unique hero yellow rare pilot, 7/10 points, 7 health; die 1Dc 1Sh 1R 1R 1R -",
        Ability(
            AFTER_ACTIVATING,
            Turn(One(Dice(YOU, subtypes=(Subtype.DROID, Subtype.PODRACER)))),
            may=True,
        ),
    ),
    character(
        "WotF 89 Bo-Katan Kryze, Deathwatch Lieutenant",
        "unique hero yellow rare trooper, 15/20 points, 12 health; die 3RD 2MD 1Sh 1R Sp -",
        Building(
            MayInclude(Cards(types=UPGRADES, colours=YELLOW, affiliations=(Affiliation.VILLAIN,)))
        ),
        Ability(
            SPECIAL,
            Deal(
                Rather(
                    2, 3, There(Cards(types=UPGRADES, affiliations=(Affiliation.VILLAIN,), on=THIS))
                ),
                A_CHARACTER,
            ),
        ),
    ),
    character(
        "WotF 90 Cassian Andor, Rebellion Operative",
        "unique hero yellow legendary leader, 10/14 points, 10 health; die 1RD 2RD 1Dc 1Dc 1R -",
        Ability(AFTER_RESOLVING, Choose((Indirect(1, OPPONENT), Mill(1, ANYONE))), may=True),
    ),
    character(
        "WotF 91 Trusted Informant",
        "hero yellow rare scoundrel, 9 points, 9 health; die 2RD 2ID 1Dc 1R +1R -",
        Ability(AFTER_ACTIVATING, LookAt(AN_OPPONENTS_HAND), may=True),
    ),
)
