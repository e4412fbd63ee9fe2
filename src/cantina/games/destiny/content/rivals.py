"""Cards of Rivals."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "RIV 1 Anakin Skywalker, Conflicted Apprentice",
        "unique neutral blue starter apprentice, 10/13 points, 10 health; die 2MD 2MD1 1Sh 1R Sp -",
        Building(NotWith("Darth Vader")),
        Ability(
            SPECIAL,
            Choose(
                (
                    To(
                        DiscardFromHand(1, Cards(affiliations=(Affiliation.HERO,))),
                        GiveShields(2, A_CHARACTER),
                    ),
                    To(
                        DiscardFromHand(1, Cards(affiliations=(Affiliation.VILLAIN,))),
                        Deal(2, A_CHARACTER),
                    ),
                )
            ),
        ),
    ),
    character(
        "RIV 2 Lobot, Cyborg Aide",
        "unique neutral red starter advisor, 10/13 points, 9 health; die 1RD 1F 1Sh 1R Sp -",
        Standing(HasKeyword(Keyword.GUARDIAN, THIS), when=ControlBattlefield()),
        Ability(SPECIAL, Resolve(YOUR_DIE, plus=2)),
    ),
    character(
        "RIV 3 Ketsu Onyo, Black Sun Operative",
        "unique neutral yellow starter bounty-hunter, 11/14 points, 9 health"
        "; die 2RD 2MD 1Dr 1Dc 1R -",
        Ability(
            Before(Defeated(Cards(YOU, CHARACTERS, not_this=True))),
            MoveUpgrade(One(Cards(types=UPGRADES, subtypes=WEAPON, on=THAT_CHARACTER)), THIS),
            may=True,
        ),
    ),
    character(
        "RIV 4 Jawa Scavenger",
        "neutral gray starter jawa scavenger, 6 points, 6 health; die 1RD 2RD1 1Dr 1R - -",
        Ability(
            AFTER_ACTIVATING,
            To(
                Discard(One(Cards(YOU, (CardType.SUPPORT, CardType.UPGRADE), cost=AtLeast(2)))),
                Gain(1),
            ),
            may=True,
        ),
    ),
    event(
        "RIV 5 Hidden Motive",
        "neutral blue starter, cost 0",
        Then(
            Declare(Declared.SYMBOL),
            Do(
                (
                    Reroll(AN_OPPONENTS_DIE),
                    If(DieIs(THOSE_DICE, Dice(symbol_chosen=True)), Remove(THOSE_DICE)),
                )
            ),
        ),
    ),
    upgrade(
        "RIV 6 Crafted Lightsaber",
        "neutral blue starter weapon, cost 2; die 2MD 2MD1 +3MD 1R 1R -",
        only_on=Cards(types=CHARACTERS, ready=False),
    ),
    event(
        "RIV 7 Targeting Computer",
        "neutral red starter, cost 1",
        Turn(One(Dice(types=(CardType.SUPPORT, CardType.UPGRADE)))),
    ),
    support(
        "RIV 8 Fang Fighter",
        "neutral red starter vehicle, cost 3; die 2RD 3RD 1Dc 1Sh 1R -",
        keywords="ambush",
    ),
    event("RIV 9 Tinker", "neutral yellow starter, cost 0", Turn(YOUR_DIE, OfValue(1))),
    upgrade(
        "RIV 10 Verpine Sniper Rifle",
        "neutral yellow starter weapon, cost 2; die 2RD1 +2RD 1F 1R Sp -",
        Ability(SPECIAL, Deal(2, A_CHARACTER, unblockable=True)),
    ),
    event(
        "RIV 11 Emulate",
        "neutral gray starter, cost 0",
        Turn(One(Dice(types=CHARACTERS, card=Cards(copies=AtLeast(2))))),
    ),
    event(
        "RIV 12 Fight Back",
        "neutral gray starter, cost 1",
        To(Remove(YOUR_DIE), Remove(A_DAMAGE_DIE)),
    ),
    event(
        "RIV 13 Resourceful",
        "neutral gray starter, cost 0",
        To(Do((Spot(GRAY_CHARACTERS), Remove(YOUR_DIE))), Gain(1)),
    ),
    event(
        "RIV 14 Surprise Attack",
        "neutral gray starter, cost 1",
        Resolve(One(Dice(YOU, shows=DAMAGE)), plus=1),
    ),
    upgrade(
        "RIV 15 Supply Pack",
        "neutral gray starter equipment, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Reroll(AnyNumber(Dice(YOU, on=HOST))))),
    ),
    upgrade(
        "RIV 16 T-21 Repeating Blaster",
        "neutral gray starter weapon, cost 3; die 2RD +2RD 1Dr 1R Sp1 -",
        Ability(SPECIAL, Then(Deal(2, A_CHARACTER), May(RerollThisDie()))),
    ),
    upgrade(
        "RIV 17 Vibrosword",
        "neutral gray starter weapon, cost 3; die 1MD 3MD1 +2MD 1Dc 1R -",
        keywords="redeploy",
    ),
    support(
        "RIV 18 Bespin Wing Guard",
        "neutral gray starter, cost 1",
        Ability(ACTION, To(Do((Exhaust(THIS), Spend(1))), As(OPPONENT, DiscardFromHand()))),
    ),
    battlefield(
        "RIV 19 Dry Fields, Atollon",
        "neutral gray starter",
        Ability(CLAIM, If(Compared(Resources(), Exactly(0)), Gain(1))),
    ),
    battlefield(
        "RIV 20 Sith Temple, Malachor",
        "neutral gray starter",
        Ability(CLAIM, To(Remove(YOUR_DIE), Deal(1, A_CHARACTER, unblockable=True))),
    ),
)
