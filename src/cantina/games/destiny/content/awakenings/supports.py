"""Supports of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.dice import OfThisDie
from cantina.games.destiny.cards.scene import Resolution
from cantina.games.destiny.cards.vocabulary import *


class KeepThisDie(OfThisDie, frozen=True):
    """The die whose special is being resolved stays in the pool."""

    def change(self, resolution: Resolution) -> None:
        resolution.keep = True


CARDS: tuple[Card, ...] = (
    support(
        "AW 5 AT-ST",
        "villain red legendary vehicle, cost 6; die 3RD 4RD 5RD1 2Sh Sp Sp",
        Ability(SPECIAL, Discard(A_SUPPORT)),
    ),
    support(
        "AW 6 First Order TIE Fighter",
        "villain red rare vehicle, cost 3; die 1RD 2RD 3RD1 1Dr Sp -",
        Ability(SPECIAL, RemoveShields(ALL, EACH_CHARACTER_OF_AN_OPPONENT)),
    ),
    support(
        "AW 18 Speeder Bike Scout",
        "villain gray rare vehicle, cost 3; die 2RD 3RD1 1Dr 1Sh Sp -",
        Ability(SPECIAL, Do((Remove(A_DIE), ExtraActions()))),
    ),
    support(
        "AW 31 Launch Bay",
        "hero red legendary, cost 5; die XRD XRD XDr XSh XDc -",
        Inherent(XIs(HandSize())),
    ),
    support(
        "AW 32 Black One",
        "unique hero red legendary vehicle, cost 4; die 2RD 3RD 1Dr 2Sh Sp -",
        Ability(SPECIAL, Do((Deal(1, A_CHARACTER), RerollThisDie()))),
    ),
    support(
        "AW 43 BB-8",
        "unique hero gray rare droid, cost 1; die 1F 1Dr 1Sh 1R Sp -",
        Ability(
            SPECIAL,
            Do((Reroll(Together((THIS_DIE, One(Dice(YOU, not_this=True))))), KeepThisDie())),
        ),
    ),
    support(
        "AW 49 Millennium Falcon",
        "unique hero yellow legendary vehicle, cost 5; die 3RD 4RD 2F 3Dc 2R Sp",
        Ability(
            SPECIAL,
            Play(One(Cards(YOU, EVENTS, zone=Zone.HAND_OR_DISCARD, colours=YELLOW)), free=True),
        ),
    ),
    support(
        "AW 53 Outpost",
        "neutral red rare, cost 2; die 1F 1Dr 2Dr 1Sh Sp -",
        Ability(SPECIAL, UseClaim()),
    ),
    support(
        "AW 64 Black Market",
        "neutral yellow rare, cost 3; die +2RD 2F 2Sh 1R Sp -",
        Ability(
            SPECIAL, Do((Draw(2), May(Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), less=1))))
        ),
    ),
    support(
        "AW 76 Drudge Work",
        "villain red common, cost 0",
        Ability(ACTION, To(Do((Exhaust(THIS), Exhaust(YOUR_CHARACTER))), Gain(1))),
    ),
    support(
        "AW 77 Local Garrison",
        "villain red uncommon, cost 3",
        Standing(LessUpkeep(1, Whose.EACH_OPPONENT)),
    ),
    support(
        "AW 88 Emperor's Favor", "unique villain blue uncommon, cost 1", Standing(LargerHand(1))
    ),
    support(
        "AW 89 Power of the Dark Side",
        "villain blue starter, cost 2",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do(
                    (
                        Reroll(YOUR_DIE),
                        If(
                            DieIs(THOSE_DICE, Dice(shows=BLANK)),
                            Deal(2, A_CHARACTER, unblockable=True),
                        ),
                    )
                ),
            ),
        ),
    ),
    support(
        "AW 99 Backup Muscle",
        "villain yellow common, cost 1",
        Ability(AFTER_PLAYING, PlaceTokens(Token.DAMAGE, 3, THIS)),
        Ability(ACTION, To(Exhaust(THIS), MoveDamage(1, THIS, A_CHARACTER))),
    ),
    support(
        "AW 100 My Kind of Scum",
        "villain yellow common, cost 1",
        Ability(
            After(Resolves(Dice(YOU, shows=DISRUPT))),
            To(Exhaust(THIS), Gain(LostResources())),
            may=True,
        ),
    ),
    support(
        "AW 101 Underworld Connections",
        "villain yellow uncommon, cost 2",
        Ability(ACTION, To(Exhaust(THIS), Gain(1))),
    ),
    support(
        "AW 113 Resistance HQ",
        "unique hero red uncommon, cost 2",
        Ability(
            ACTION,
            To(
                Do((Exhaust(THIS), DiscardFromHand(1))),
                Then(GiveShields(1, A_CHARACTER), Unless(Ready(THIS), OPPONENT, Spend(1))),
            ),
        ),
    ),
    support(
        "AW 123 Jedi Council",
        "unique hero blue uncommon, cost 2",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Then(
                    LookAt(Top(2, ANYONE)),
                    May(Do((Discard(A_CARD_LOOKED_AT), As(THAT_PLAYER, Draw(1))))),
                ),
            ),
        ),
    ),
    support(
        "AW 124 Awakening",
        "hero blue starter, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Resolve(One(Dice(YOU, modifier=True)), as_base=True))),
    ),
    support(
        "AW 125 The Force is Strong",
        "hero blue common, cost 1",
        Ability(
            ACTION,
            To(
                Do((Exhaust(THIS), DiscardFromHand(1, Cards(colours=BLUE)))),
                Play(One(Cards(YOU, zone=Zone.HAND, copy_of_that=True)), free=True),
            ),
        ),
    ),
    support(
        "AW 135 Play the Odds",
        "hero yellow uncommon, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do(
                    (
                        Reroll(One(Dice(YOU, colours=YELLOW))),
                        If(DieIs(THOSE_DICE, Dice(shows=RESOURCE)), Gain(1)),
                    )
                ),
            ),
        ),
    ),
    support(
        "AW 136 Street Informants",
        "hero yellow common, cost 0",
        Ability(ACTION, To(Exhaust(THIS), LookAt(AN_OPPONENTS_HAND))),
        keywords="ambush",
    ),
    support(
        "AW 144 Supporting Fire",
        "neutral red uncommon, cost 2",
        Ability(ACTION, To(Exhaust(THIS), Resolve(One(Dice(YOU, shows=RANGED)), plus=1))),
    ),
    support(
        "AW 150 It Binds All Things",
        "neutral blue uncommon, cost 1",
        exhausted_for_less(Cards(types=UPGRADES, colours=BLUE)),
        reprints=("09116",),
    ),
    support(
        "AW 163 Infamous",
        "neutral yellow uncommon, cost 1",
        Ability(Before(Plays(Cards(colours=YELLOW))), To(Exhaust(THIS), GiveAmbush()), may=True),
    ),
)
