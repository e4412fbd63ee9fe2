"""Supports of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "WotF 12 Dark Empowerment",
        "villain blue common, cost 0",
        Ability(
            ACTION,
            To(Do((Exhaust(THIS), Remove(One(Dice(YOU, shows=BLANK))))), Indirect(1, OPPONENT)),
        ),
    ),
    support(
        "WotF 13 Count Dooku's Solar Sailer",
        "unique villain blue rare vehicle, cost 3; die 2F 2F 1Sh 2Sh 2R -",
        Ability(AFTER_ACTIVATING, Draw(1), may=True),
    ),
    support(
        "WotF 30 Climate Disruption Array",
        "villain red uncommon, cost 2",
        Ability(ACTION, To(Exhaust(THIS), Indirect(2, Whose.EVERYONE))),
    ),
    support(
        "WotF 31 General Grievous' Wheel Bike",
        "unique villain red legendary vehicle, cost 3; die 1RD 2MD +3MD 1Dr 1Dc -",
        Ability(
            POWER_ACTION,
            To(Choose((Spend(1), Spot(Cards(names=("General Grievous",))))), Ready(THIS)),
        ),
    ),
    support(
        "WotF 32 Imperial Troop Transport",
        "villain red rare vehicle, cost 3; die XRD XRD1 XID XDr XSh -",
        Inherent(XIs(Count(Cards(YOU, CHARACTERS, unique=False)))),
    ),
    support(
        "WotF 33 Planetary Bombardment",
        "villain red legendary, cost 6; die 4ID 5ID 6ID1 7ID1 4Dr -",
        Ability(AFTER_PLAYING, Indirect(Count(Cards(YOU, subtypes=VEHICLE)), OPPONENT), may=True),
        keywords="ambush",
    ),
    support(
        "WotF 49 0-0-0",
        "unique villain yellow rare droid, cost 2; die 1MD 2MD 2MD1 1Dr 1Dc 1R",
        Ability(After(DealsIndirect(YOU, YOU)), Indirect(1, OPPONENT), may=True),
    ),
    support(
        "WotF 50 Sebulba's Podracer",
        "unique villain yellow rare vehicle podracer, cost 2; die 1ID 2ID1 1Dr 1Dc 1Sh -",
        Ability(
            AFTER_RESOLVING,
            Choose(
                (Indirect(1, OPPONENT), To(Spot(Cards(names=("Sebulba",))), Deal(1, A_CHARACTER)))
            ),
            may=True,
        ),
        keywords="ambush",
    ),
    support(
        "WotF 65 Plo Koon's Starfighter",
        "unique hero blue rare vehicle, cost 3; die 2RD 3RD1 1Dr 1Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            Then(
                Turn(One(Dice(YOU, types=CHARACTERS, unique=False))),
                May(To(Spot(Cards(names=("Plo Koon",))), Resolve(THOSE_DICE))),
            ),
            may=True,
        ),
    ),
    support(
        "WotF 82 Gungan Catapult",
        "hero red rare artillery, cost 4; die 2RD 4ID 6ID2 3Dr - -",
        Ability(After(Activates(Cards(subtypes=GUNGAN))), Reroll(THIS_DIE), may=True),
    ),
    support(
        "WotF 83 Resistance Crait Speeder",
        "hero red rare vehicle, cost 2; die 1RD 2RD 2ID 1Sh 1R -",
        Ability(
            BEFORE_RESOLVING,
            To(PlaceTokens(Token.DAMAGE, 1, THIS), Raise(1)),
            when=CardIs(THIS, Cards(damage=Exactly(0))),
            may=True,
        ),
    ),
    support(
        "WotF 84 Suppressive Fire",
        "hero red uncommon, cost 0",
        Ability(
            AFTER_ANY_CHARACTER_ACTIVATES,
            To(
                Do((Spend(1), Discard(THIS))),
                Remove(One(Dice(types=CHARACTERS, on=THAT_CHARACTER))),
            ),
            may=True,
        ),
    ),
    support(
        "WotF 102 Anakin Skywalker's Podracer",
        "unique hero yellow rare vehicle podracer, cost 2; die 1Dr 1Dc 1Sh 2Sh +1R -",
        Ability(
            AFTER_RESOLVING,
            Choose(
                (
                    Mill(1, ANYONE),
                    To(Spot(Cards(names=("Anakin Skywalker",))), DiscardAtRandom(1, OPPONENT)),
                )
            ),
            may=True,
        ),
        keywords="ambush",
    ),
    support(
        "WotF 103 N-1 Starfighter",
        "hero yellow rare vehicle, cost 3; die 2RD 3ID 2Sh 1R Sp -",
        Ability(
            SPECIAL,
            Choose(
                (
                    Ready(
                        One(Cards(subtypes=VEHICLE, ready=False, not_names=("N-1 Starfighter",)))
                    ),
                    Discard(
                        One(Cards(subtypes=VEHICLE, ready=False, not_names=("N-1 Starfighter",)))
                    ),
                )
            ),
        ),
    ),
    support(
        "WotF 107 Dex's Diner",
        "unique hero gray uncommon location, cost 1",
        Ability(
            ACTION,
            To(
                Do((Exhaust(THIS), Spend(1))),
                Heal(Rather(1, 2, CardIs(THAT_CHARACTER, Cards(damage=AtLeast(6)))), A_CHARACTER),
            ),
        ),
    ),
    support(
        "WotF 116 Honed Skills",
        "neutral blue common, cost 0",
        Standing(MoreUpgrades(1, Cards(YOU, CHARACTERS))),
    ),
    support(
        "WotF 128 Ammo Reserves",
        "neutral red common, cost 1",
        Ability(AFTER_PLAYING, PlaceTokens(Token.DAMAGE, 3, THIS)),
        Ability(
            ACTION,
            To(Do((Exhaust(THIS), TakeTokens(Token.DAMAGE, 1, THIS))), Indirect(1, OPPONENT)),
        ),
    ),
    support(
        "WotF 129 ARC-170 Starfighter",
        "neutral red rare vehicle, cost 3; die 2RD 2RD 3ID 1Sh 1R -",
        Ability(Before(Discarded(THIS)), ReturnToHand(THIS), may=True),
    ),
    support(
        "WotF 130 Hailfire Droid Tank",
        "neutral red legendary droid vehicle, cost 4; die 2RD 3RD1 2ID 3ID 2Dr 1Sh",
        Ability(After(Plays(Cards(subtypes=VEHICLE))), Indirect(1, OPPONENT), may=True),
        Ability(After(Plays(Cards(subtypes=DROID))), Activate(THAT_CARD), may=True),
    ),
    support(
        "WotF 139 Prized Goods",
        "neutral yellow common, cost 1",
        Ability(
            ACTION,
            To(
                Do((Exhaust(THIS), Exhaust(YOUR_CHARACTER))),
                Choose(
                    (PlaceTokens(Token.RESOURCE, 3, THIS), TakeTokens(Token.RESOURCE, ALL, THIS))
                ),
            ),
        ),
    ),
    support(
        "WotF 140 Streetwise",
        "neutral yellow common, cost 1",
        exhausted_for_less(Cards(types=EVENTS, colours=YELLOW)),
    ),
    support(
        "WotF 141 XS Stock Light Freighter",
        "neutral yellow rare vehicle, cost 2; die 1RD 2ID Sp Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    ExtraActions(1),
                    Choose(
                        (
                            PlaceTokens(Token.RESOURCE, 2, THIS),
                            TakeTokens(Token.RESOURCE, ALL, THIS),
                        )
                    ),
                )
            ),
        ),
        keywords="ambush",
    ),
    support(
        "WotF 152 Lotho Minor Junkers",
        "neutral gray rare, cost 2; die 2RD 1Dr 1Dc Sp Sp -",
        Ability(
            SPECIAL,
            To(
                SetAside(
                    One(
                        Cards(
                            YOU,
                            zone=Zone.DISCARD,
                            subtypes=(
                                Subtype.DROID,
                                Subtype.EQUIPMENT,
                                Subtype.VEHICLE,
                                Subtype.WEAPON,
                            ),
                        )
                    )
                ),
                Gain(2),
            ),
        ),
    ),
    support(
        "WotF 153 Podracer",
        "neutral gray rare vehicle podracer, cost 1; die 1ID 2ID 1Dr 1Dc 1Sh -",
        Ability(After(Rolls(ThisDie(BLANK))), ReturnToHand(THIS)),
        keywords="ambush",
    ),
)
