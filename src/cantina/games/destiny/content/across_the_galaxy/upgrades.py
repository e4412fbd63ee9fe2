"""Upgrades of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "AtG 16",
        "Darth Vader's Lightsaber",
        "unique villain blue legendary weapon",
        cost=3,
        sides="1MD +2MD +3MD +4MD 2Sh -",
        abilities=(
            Ability(
                After(Resolves(THIS_DIE)),
                Then(
                    To(
                        Spend(1),
                        RollIn(One(Dice(YOU, on=HOST, types=CHARACTERS, place=DiePlace.ON_CARD))),
                    ),
                    If(CardIs(HOST, Cards(names=("Darth Vader",))), Deal(1, A_CHARACTER)),
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "AtG 50",
        "Donderbus Blaster Pistol",
        "villain yellow rare weapon",
        cost=2,
        sides="1RD +2RD 2ID 1Dr 1R -",
        keywords="redeploy",
        only_on=YELLOW_CHARACTERS,
        abilities=(Ability(After(Plays(THIS)), Activate(HOST), may=True),),
    ),
    upgrade(
        "AtG 52",
        "Tobias Beckett's Rifle",
        "unique villain yellow rare weapon",
        cost=3,
        sides="3RD1 2Dr 1R Sp Sp -",
        abilities=(
            Ability(
                After(Plays(THIS, on=Cards(names=("Tobias Beckett",)))),
                As(OPPONENT, Lose(1)),
                may=True,
            ),
            Ability(
                SPECIAL,
                Deal(
                    Rather(2, 3, Compared(Resources(THAT_PLAYER), Exactly(0))),
                    AN_OPPONENTS_CHARACTER,
                ),
            ),
        ),
    ),
    upgrade(
        "AtG 69",
        "Lightsaber Training Staff",
        "hero blue rare weapon",
        cost=1,
        sides="0MD 0MD 0MD 1MD 1MD -",
    ),
    upgrade(
        "AtG 87",
        "Jyn Erso's Blaster",
        "unique hero red legendary weapon",
        cost=3,
        sides="2RD +3RD 3ID 1Dc 1Sh -",
        keywords="redeploy",
        abilities=(
            Ability(
                After(Activates(HOST)),
                Do(
                    (
                        Choose((Reroll(THIS_DIE), Mill(1, ANYONE))),
                        If(
                            CardIs(HOST, Cards(names=("Jyn Erso",))),
                            Reroll(AnyNumber(Dice(YOU, on=HOST, types=CHARACTERS))),
                        ),
                    )
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "AtG 88",
        "R2 Astromech",
        "hero red common droid mod",
        cost=0,
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(Ability(ACTION, To(Do((Exhaust(THIS), Spend(2))), Ready(HOST))),),
    ),
    upgrade(
        "AtG 107",
        "Token Of Affection",
        "hero yellow rare equipment",
        cost=1,
        sides="1F 1Sh 1R +1R - -",
        abilities=(
            Ability(
                After(Plays(Cards(keyword=Keyword.AMBUSH))),
                MoveUpgrade(THIS, One(Cards(YOU, CHARACTERS))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "AtG 118",
        "Force Lift",
        "neutral blue rare ability",
        cost=3,
        sides="2ID 1F 2F Sp Sp -",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Choose(
                    (
                        Deal(2, A_CHARACTER),
                        ReturnToHand(One(Cards(types=SUPPORTS, cost=AtMost(3)))),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "AtG 119",
        "Shatterpoint",
        "neutral blue rare ability",
        cost=2,
        sides="2RD 1F 1R Sp1 Sp1 -",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Discard(
                    One(
                        Cards(
                            subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON),
                            cost=AtMost(
                                Count(Dice(YOU, colours=BLUE, subtypes=(Subtype.ABILITY,)))
                            ),
                        )
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "AtG 120",
        "Treasured Lightsaber",
        "neutral blue rare weapon",
        cost=2,
        sides="+1MD +2MD 1Sh 1R Sp -",
        abilities=(
            Ability(After(Plays(THIS)), Draw(1), may=True),
            Ability(
                SPECIAL,
                Deal(
                    Rather(2, 3, Compared(HandSize(YOU), AtLeast(5))), A_CHARACTER, unblockable=True
                ),
            ),
        ),
    ),
    upgrade(
        "AtG 131",
        "Dorsal Turret",
        "neutral red rare weapon mod",
        cost=1,
        sides="1RD +2RD 2ID 1Dc - -",
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(Ability(After(Plays(THIS)), RollIn(ThisDie(at_rest=True)), may=True),),
    ),
    upgrade(
        "AtG 133",
        "Triple Laser Turret",
        "neutral red rare weapon mod",
        cost=2,
        sides="2RD 3RD1 +2RD 2ID 1Sh -",
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(WhileInPool(Protected(Dice(YOU, types=SUPPORTS, on=HOST))),),
    ),
    upgrade(
        "AtG 146",
        "Arc Caster",
        "neutral yellow rare weapon mod",
        cost=2,
        sides="1RD +2RD 3ID 1Dr 1Sh -",
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(
            Ability(After(Plays(THIS)), Then(Activate(HOST), May(Reroll(A_DIE))), may=True),
        ),
    ),
    upgrade(
        "AtG 147",
        "Black Sun Blaster Pistol",
        "neutral yellow rare weapon",
        cost=3,
        sides="2RD 1Dr 1R Sp Sp -",
        abilities=(
            Standing(
                HasKeyword(Keyword.REDEPLOY, THIS),
                when=CardIs(HOST, Cards(affiliations=(Affiliation.NEUTRAL,))),
            ),
            Ability(SPECIAL, Then(Indirect(2, OPPONENT), Deal(1, A_CHARACTER))),
        ),
    ),
    upgrade(
        "AtG 148",
        "Flame Projector",
        "neutral yellow rare weapon",
        cost=2,
        sides="1MD 2MD 2MD1 1Dr - -",
        only_on=YELLOW_CHARACTERS,
        abilities=(Ability(ACTION, Resolve(ThisDie(MELEE), as_symbol=Symbol.INDIRECT, plus=1)),),
    ),
    upgrade(
        "AtG 152",
        "Laser Cannon",
        "neutral gray common weapon mod",
        cost=1,
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(Ability(After(Activates(HOST)), Indirect(1, OPPONENT), may=True),),
    ),
    upgrade(
        "AtG 153",
        "Systems Gauge",
        "neutral gray uncommon mod",
        cost=1,
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(
            Ability(
                After(Activates(HOST)), To(Spend(1), Remove(One(Dice(shows=DAMAGE)))), may=True
            ),
        ),
    ),
    upgrade(
        "AtG 154",
        "Targeting Astromech",
        "neutral gray uncommon droid mod",
        cost=1,
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
        abilities=(
            Ability(ACTION, To(Exhaust(THIS), Turn(One(Dice(YOU, types=SUPPORTS, on=HOST))))),
        ),
    ),
)
