"""Cards of Allies of Necessity."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "AoN 1 Count Dooku, Corrupted Politician",
        "unique villain blue starter leader sith, 11/13 points, 9 health; die 2MD 2MD 1F 1Dc 1R -",
        Ability(
            POWER_ACTION,
            Then(
                Play(One(Cards(YOU, zone=Zone.HAND, colours=BLUE))), As(OPPONENT, DiscardFromHand())
            ),
        ),
    ),
    upgrade(
        "AoN 2 Count Dooku's Lightsaber",
        "unique villain blue starter weapon, cost 2; die 1MD 2MD +2MD 1Dc 1Dc -",
        Ability(
            AFTER_PLAYING,
            Choose(
                (
                    If(
                        CardIs(HOST, Cards(subtypes=SITH)),
                        Deal(1, One(Cards(types=CHARACTERS, shields=Exactly(0)))),
                    ),
                    If(
                        CardIs(HOST, Cards(names=("Count Dooku",))), As(OPPONENT, DiscardFromHand())
                    ),
                )
            ),
            may=True,
        ),
    ),
    support(
        "AoN 3 Sniper Team",
        "villain red starter trooper, cost 2; die 1RD 2RD 3RD1 4RD2 - -",
        Ability(POWER_ACTION, To(DiscardFromHand(), Turn(THIS_DIE, OneHigher()))),
    ),
    plot(
        "AoN 4 Astrogation",
        "hero blue starter, 2 points",
        Ability(
            After(Plays(Cards(YOU, UPGRADES))),
            To(Do((Exhaust(THIS), Spot(BLUE_CHARACTERS))), Mill(1, ANYONE)),
            may=True,
        ),
    ),
    upgrade(
        "AoN 5 Knighthood",
        "hero blue starter, cost 0",
        Standing(HasSubtype(Subtype.JEDI, HOST)),
        Ability(AFTER_PLAYING, GiveShields(1, A_CHARACTER), may=True),
        only_on=BLUE_CHARACTERS,
    ),
    character(
        "AoN 6 Fenn Rau, Mandalorian Protector",
        "unique hero red starter pilot trooper, 11/13 points, 9 health; die 2RD 2RD 1F 1Sh 1R -",
        Ability(
            POWER_ACTION,
            Then(Play(One(Cards(YOU, zone=Zone.HAND, colours=RED))), Indirect(1, OPPONENT)),
        ),
    ),
    event(
        "AoN 7 Test of Character",
        "neutral red starter, cost 1",
        Then(
            Pick(Several(2, Dice(), share_subtype=True)),
            Do((Turn(One(Dice(picked=True))), Reroll(Each(Dice(picked=True, not_that=True))))),
        ),
    ),
    plot(
        "AoN 8 Grand Design",
        "neutral red starter, 2 points",
        Ability(
            After(Plays(Cards(YOU, SUPPORTS))),
            To(Do((Exhaust(THIS), Spot(RED_CHARACTERS))), Draw(1)),
            may=True,
        ),
    ),
    character(
        "AoN 9 Outer Rim Outlaw",
        "neutral yellow starter scavenger scoundrel, 10 points, 8 health"
        "; die 2RD 2MD1 2ID 1Dr 1R -",
        Ability(
            POWER_ACTION,
            Then(
                Play(One(Cards(YOU, zone=Zone.HAND, colours=YELLOW))),
                Choose((Reroll(AN_OPPONENTS_DIE), Reroll(UpTo(3, Dice(YOU))))),
            ),
        ),
    ),
    downgrade(
        "AoN 10 Shadowed",
        "neutral yellow starter intel, cost 0",
        Ability(After(UsesAction(HOST)), Indirect(1, THAT_PLAYER), may=True),
    ),
    plot(
        "AoN 11 Perilous Escapade",
        "neutral yellow starter, 2 points",
        Ability(
            After(Plays(Cards(YOU, (CardType.DOWNGRADE,)))),
            To(Do((Exhaust(THIS), Spot(YELLOW_CHARACTERS))), Indirect(1, OPPONENT)),
            may=True,
        ),
    ),
    support(
        "AoN 12 Hired Muscle",
        "neutral yellow starter scoundrel, cost 1; die 2RD1 3MD1 3ID1 3Dr1 2Dc1 2Sh1",
    ),
    character(
        "AoN 13 Clawdite Shapeshifter",
        "neutral gray starter shapeshifter, 6 points, 6 health; die 1ID 2ID 1Dr 1R - -",
        Ability(
            AFTER_ACTIVATING,
            Then(Declare(Declared.SUBTYPE), Until(Moment.END_OF_ROUND, HasSubtype(None, THIS))),
            may=True,
        ),
    ),
    event(
        "AoN 14 Chance Encounter",
        "neutral gray starter, cost 1",
        Choose(
            (
                To(Spot(LEADERS), Turn(A_DIE)),
                To(Spot(Cards(subtypes=SCOUNDREL)), Reroll(UpTo(3, Dice()))),
                To(Spot(Cards(subtypes=TROOPER)), Remove(One(Dice(value=AtMost(1))))),
            )
        ),
    ),
    plot(
        "AoN 16 Allies of Necessity",
        "neutral gray starter, -2 points",
        Building(IncludedOnlyIfColourShared(2)),
        Ability(AFTER_SET_UP, Do((DiscardFromHand(), Lose(2)))),
    ),
    support(
        "AoN 17 LR-57 Combat Droid",
        "neutral gray starter droid, cost 3; die 2ID 1Dc 1R Sp Sp1 -",
        Ability(AFTER_PLAYING, PlaceTokens(Token.RESOURCE, 1, THIS)),
        Ability(
            SPECIAL,
            Then(
                PlaceTokens(Token.RESOURCE, 1, THIS),
                Deal(TokensOn(Token.RESOURCE, THIS), A_CHARACTER),
            ),
        ),
    ),
    upgrade(
        "AoN 18 Electro Sword",
        "neutral gray starter weapon, cost 3; die 1RD 2MD 3MD1 1Dc - -",
        Standing(DamageUnblockable()),
        keywords="redeploy",
    ),
    battlefield(
        "AoN 19 Chalmun's Cantina, Tatooine",
        "neutral gray starter",
        Ability(
            POWER_ACTION,
            Then(
                Reroll(A_CHARACTER_DIE),
                May(Reroll(One(Dice(not_that=True, shares_subtype_with_that=True)))),
            ),
        ),
    ),
    battlefield(
        "AoN 20 Wheeta Palace, Nal Hutta",
        "neutral gray starter",
        Ability(CLAIM, PlaceTokens(Token.RESOURCE, 1, THIS)),
        Ability(
            POWER_ACTION,
            Choose((PlaceTokens(Token.RESOURCE, 1, THIS), TakeTokens(Token.RESOURCE, ALL, THIS))),
        ),
    ),
)
