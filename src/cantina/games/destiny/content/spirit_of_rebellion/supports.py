"""Supports of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "SoR 5 E-Web Emplacement",
        "villain red rare, cost 3; die 1RD 1RD1 2RD 2RD1 2Sh -",
        Standing(RaisesSides(1), when=ControlBattlefield()),
    ),
    support(
        "SoR 13 Command Shuttle",
        "villain blue rare vehicle, cost 3; die 2RD 2Sh 1R Sp Sp -",
        Ability(SPECIAL, UseSpecial(One(Cards(YOU, CHARACTERS)))),
    ),
    support(
        "SoR 17 Interrogation Droid",
        "villain gray rare droid, cost 2; die 1Dr 1Dc 1Dc 1Dc 1R -",
        Ability(
            AFTER_ACTIVATING,
            Do(
                (
                    LookAt(AtRandom(1, Cards(OPPONENT, zone=Zone.HAND))),
                    If(
                        CardIs(THAT_CARD, Cards(types=EVENTS)),
                        May(To(Remove(THIS_DIE), Discard(THAT_CARD))),
                    ),
                )
            ),
        ),
    ),
    support(
        "SoR 22 Slave I",
        "unique villain yellow legendary vehicle, cost 4; die 2RD 3RD 4RD1 1R Sp -",
        Ability(SPECIAL, As(OPPONENT, DealSplit(Count(Dice(YOU))))),
    ),
    support(
        "SoR 30 C-3PO",
        "unique hero red rare droid, cost 1; die 1F 1Dc 1R 1R - -",
        Ability(ACTION, To(Remove(THIS_DIE), Resolve(YOUR_DIE, as_symbol=Symbol.ANY))),
    ),
    support(
        "SoR 31 U-Wing",
        "hero red legendary vehicle, cost 5; die 3RD 3RD 2F 2R Sp Sp",
        Ability(SPECIAL, Deal(2, EACH_CHARACTER_OF_AN_OPPONENT)),
        Ability(SPECIAL, GiveShields(2, EACH_OF_YOUR_CHARACTERS)),
    ),
    support(
        "SoR 38 Delta-7 Interceptor",
        "hero blue rare vehicle, cost 3; die 2RD 3RD1 1F 1Sh Sp -",
        Ability(SPECIAL, Reroll(UpTo(3, Dice()))),
    ),
    support(
        "SoR 42 R2-D2",
        "unique hero gray rare droid, cost 2; die 1MD 1F 1Dr 1R Sp Sp",
        Ability(SPECIAL, Resolve(YOUR_DIE, plus=1)),
    ),
    support(
        "SoR 47 Smuggling Freighter",
        "hero yellow rare vehicle, cost 1; die 1Dr 2Dr 1R 2R - -",
        Ability(After(Resolves(ThisDie(value=Exactly(2)))), PutOnDeck(THIS)),
    ),
    support(
        "SoR 51 Supply Line",
        "neutral red rare, cost 1; die 1F 1R +1R +1R Sp -",
        Ability(SPECIAL, Reroll(ANY_OF_YOUR_DICE)),
    ),
    support(
        "SoR 52 Astromech",
        "neutral red rare droid, cost 2; die 1F 2F 1Sh 1R - -",
        Ability(ACTION, To(Remove(THIS_DIE), Turn(One(Dice(subtypes=VEHICLE))))),
    ),
    support(
        "SoR 58 Quadjumper",
        "neutral yellow legendary vehicle, cost 3; die 2F 1Sh 2Sh 1R 1R -",
        Ability(ACTION, To(Discard(THIS), Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND)), less=3))),
    ),
    support(
        "SoR 69 Attrition",
        "villain red common, cost 1",
        Ability(After(Defeated(Cards(YOU, CHARACTERS))), Deal(1, A_CHARACTER)),
    ),
    support(
        "SoR 70 Imperial Inspection",
        "villain red uncommon, cost 0",
        Ability(
            After(Rolls(Dice(YOU, shows=DISRUPT))),
            To(SetAside(THIS), ReturnToHand(One(Cards(types=UPGRADES, cost=AtMost(2))))),
            may=True,
        ),
    ),
    support(
        "SoR 78 Dark Presence",
        "villain blue uncommon, cost 0",
        exhausted_for(DISCARD, As(OPPONENT, Remove(YOUR_DIE))),
    ),
    support(
        "SoR 88 Salvage Stand",
        "villain yellow common, cost 0",
        exhausted_for(RESOURCE, As(OPPONENT, Lose(1))),
    ),
    support(
        "SoR 97 Planetary Uprising",
        "hero red uncommon, cost 2",
        Ability(After(ClaimsBattlefield()), As(OPPONENT, DealSplit(2))),
    ),
    support("SoR 98 Spy Net", "hero red common, cost 1", exhausted_for(FOCUS, Mill(1, OPPONENT))),
    support(
        "SoR 107 Your Eyes Can Deceive You",
        "hero blue uncommon, cost 1",
        exhausted_for(SHIELD, Turn(AN_OPPONENTS_DIE)),
    ),
    support(
        "SoR 117 Double-Dealing",
        "hero yellow common, cost 1",
        exhausted_for((Symbol.SPECIAL,), Gain(1)),
    ),
    support(
        "SoR 123 Aftermath",
        "neutral red common, cost 0",
        Ability(After(Defeated(Cards(types=CHARACTERS))), To(Exhaust(THIS), Gain(1)), may=True),
        reprints=("11133",),
    ),
    support(
        "SoR 124 Air Superiority",
        "neutral red common, cost 1",
        Ability(AFTER_PLAYING, PlaceTokens(Token.SHIELD, 3, THIS)),
        Ability(ACTION, To(Exhaust(THIS), MoveShields(1, THIS, A_CHARACTER))),
    ),
    support(
        "SoR 134 Meditate",
        "neutral blue common, cost 0",
        Ability(
            ACTION,
            To(
                Do((Exhaust(THIS), Remove(One(Dice(YOU, shows=BLANK))))),
                Turn(YOUR_DIE, NotShowing(MELEE_OR_RANGED)),
            ),
        ),
    ),
    support(
        "SoR 140 Resolve",
        "neutral gray uncommon, cost 1",
        Ability(ACTION, To(DiscardFromHand(1), Reroll(AN_OPPONENTS_DIE))),
    ),
    support(
        "SoR 148 Improvisation",
        "neutral yellow common, cost 0",
        Ability(ACTION, To(Remove(One(Dice(YOU, shows=BLANK))), Reroll(ANY_OF_YOUR_DICE))),
        keywords="ambush",
    ),
    support(
        "SoR 149 Outmaneuver",
        "neutral yellow common, cost 1",
        Ability(After(ClaimsBattlefield()), Gain(1)),
    ),
)
