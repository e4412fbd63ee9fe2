"""Supports of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "EaW 5",
        "AT-DP",
        "villain red rare vehicle",
        cost=3,
        sides="2RD +2RD 3RD1 1Sh Sp -",
        abilities=(Ability(SPECIAL, Discard(One(Cards(types=SUPPORTS, cost=AtMost(2))))),),
    ),
    support(
        "EaW 6",
        "Probe Droid",
        "villain red rare droid",
        cost=1,
        sides="1Dr 1Dr 1R Sp - -",
        keywords="ambush",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        LookAt(AtRandom(2, Cards(OPPONENT, zone=Zone.HAND))),
                        Discard(Each(Cards(types=EVENTS, zone=Zone.LOOKED_AT))),
                    )
                ),
            ),
        ),
    ),
    support(
        "EaW 12",
        "Darth Vader's TIE Advanced",
        "unique villain blue rare vehicle",
        cost=4,
        sides="2RD 3RD1 +3RD 2Sh Sp -",
        abilities=(
            Ability(
                SPECIAL, To(Spend(2), Deal(TokensOn(Token.DAMAGE, THAT_CHARACTER), A_CHARACTER))
            ),
        ),
    ),
    support(
        "EaW 20",
        "Hound's Tooth",
        "unique villain yellow legendary vehicle",
        cost=2,
        sides="1Dr 1Sh 3Sh1 2R1 4R2 -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                To(Remove(One(Dice(YOU, types=CHARACTERS, colours=YELLOW))), Gain(1)),
                may=True,
            ),
        ),
    ),
    support(
        "EaW 35",
        "Training Remote",
        "hero blue rare",
        cost=1,
        sides="+1* +1* +1* +2*1 - -",
        abilities=(Inherent(ModifiesAny(Dice(YOU, types=CHARACTERS, colours=BLUE))),),
    ),
    support(
        "EaW 42",
        "Chopper",
        "unique hero yellow legendary droid",
        cost=1,
        sides="1MD 1MD 1Dr 1R Sp -",
        abilities=(Ability(SPECIAL, Remove(One(Dice(value=AtMost(2))))),),
    ),
    support(
        "EaW 45",
        "T-47 Airspeeder",
        "hero gray rare vehicle",
        cost=2,
        sides="2RD 2RD 1Dc 1Sh Sp -",
        abilities=(Ability(SPECIAL, Choose((Exhaust(One(Cards(types=SUPPORTS))), Draw(2)))),),
    ),
    support(
        "EaW 52",
        "Weapons Cache",
        "neutral yellow rare",
        cost=2,
        sides="+2RD 1F 1R Sp Sp -",
        abilities=(
            Ability(
                SPECIAL, Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND, subtypes=WEAPON)), less=2)
            ),
        ),
    ),
    support(
        "EaW 56",
        "Z-95 Headhunter",
        "neutral gray rare vehicle",
        cost=2,
        sides="1RD 2RD1 3RD1 1R - -",
    ),
    support(
        "EaW 76",
        "Insidious",
        "villain blue common",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                If(
                    There(Dice(OPPONENT, types=CHARACTERS, shows=BLANK)), To(Exhaust(THIS), Gain(1))
                ),
            ),
        ),
    ),
    support(
        "EaW 85",
        "Hutt Ties",
        "villain yellow common",
        cost=1,
        abilities=(
            Ability(ACTION, To(Exhaust(THIS), As(OPPONENT, Choose((Lose(1), Remove(YOUR_DIE)))))),
        ),
    ),
    support(
        "EaW 88",
        "Detention Center",
        "villain gray uncommon",
        cost=3,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(
                        Remove(One(Dice(types=CHARACTERS))),
                        As(
                            Whose.EVERYONE,
                            May(To(Remove(One(Dice(YOU, types=CHARACTERS))), Discard(THIS))),
                        ),
                    ),
                ),
            ),
        ),
    ),
    support(
        "EaW 96",
        "Rally Aid",
        "hero red uncommon",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(
                        Reveal(AtRandom(1, Cards(YOU, zone=Zone.HAND))),
                        May(
                            Play(
                                THAT_CARD,
                                less=Rather(1, 2, CardIs(THAT_CARD, Cards(subtypes=VEHICLE))),
                            )
                        ),
                    ),
                ),
            ),
        ),
    ),
    support(
        "EaW 104",
        "Funeral Pyre",
        "hero blue common",
        cost=1,
        abilities=(
            Ability(
                Before(Defeated(Cards(YOU, CHARACTERS, colours=BLUE))),
                MoveUpgrade(
                    One(Cards(types=UPGRADES, on=THAT_CHARACTER)),
                    One(Cards(YOU, CHARACTERS, not_that=True)),
                ),
                may=True,
            ),
        ),
    ),
    support(
        "EaW 105",
        "Yoda's Quarters",
        "unique hero blue uncommon",
        cost=3,
        abilities=(
            Ability(
                ACTION,
                To(
                    Do((Exhaust(THIS), Remove(One(Dice(YOU, types=CHARACTERS))))), Heal(2, ITS_CARD)
                ),
            ),
        ),
    ),
    support(
        "EaW 127",
        "Tech Team",
        "neutral red common",
        cost=1,
        abilities=(
            Ability(Before(Plays(Cards(YOU, SUPPORTS))), To(Exhaust(THIS), CostLess(1)), may=True),
        ),
        reprints=("09136",),
    ),
    support(
        "EaW 143",
        "Stolen Cache",
        "neutral yellow common",
        cost=0,
        abilities=(
            Ability(After(Plays(THIS)), Exhaust(THIS)),
            Ability(ACTION, To(Exhaust(THIS), Do((Gain(1), Discard(THIS))))),
        ),
    ),
)
