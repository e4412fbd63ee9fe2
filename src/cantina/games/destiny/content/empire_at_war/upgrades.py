"""Upgrades of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "EaW 7 T-7 Ion Disruptor Rifle",
        "villain red legendary weapon, cost 5; die 1RD 2RD 3RD 4RD1 5RD1 -",
        Ability(ACTION, To(DiscardFromHand(), Turn(THIS_DIE, OneHigher()))),
        only_if=There(Cards(YOU, CHARACTERS, colours=RED)),
    ),
    upgrade(
        "EaW 13 ID9 Seeker Droid",
        "villain blue rare droid, cost 2; die XMD XF XDr XDc XSh -",
        Inherent(XIs(Count(Dice(YOU, names=("ID9 Seeker Droid",))))),
    ),
    upgrade(
        "EaW 14 Temptation",
        "villain blue rare ability, cost 1; die 1Dr 1Dc Sp Sp - -",
        Ability(SPECIAL, Unless(Draw(2), OPPONENT, Draw(2), accepted=Gain(2))),
    ),
    upgrade(
        "EaW 15 Grand Inquisitor's Lightsaber",
        "unique villain blue legendary weapon, cost 4; die 3MD 3MD1 +3MD 2Sh Sp -",
        Ability(SPECIAL, Do((Turn(A_CHARACTER_DIE, Showing(BLANK)), RerollThisDie()))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "EaW 21 Cable Launcher",
        "villain yellow rare equipment, cost 2; die 1Dr 1Dc 1R Sp Sp -",
        Ability(
            SPECIAL,
            Then(
                PickCard(A_CHARACTER),
                Choose(
                    (
                        Remove(One(Dice(on=THAT_CHARACTER, types=CHARACTERS))),
                        To(Spend(1), Remove(Several(2, Dice(on=THAT_CHARACTER, types=CHARACTERS)))),
                    )
                ),
            ),
        ),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "EaW 22 LL-30 Blaster Pistol",
        "villain yellow rare weapon, cost 2; die 1RD 1RD +2RD 1Sh Sp -",
        Ability(SPECIAL, Turn(One(Dice(YOU, not_this=True)), Showing(RANGED))),
        keywords="ambush redeploy",
    ),
    upgrade(
        "EaW 23 Relby-V10 Mortar Gun",
        "villain yellow rare weapon, cost 3; die 2RD 2RD +3RD 2Dr 1R -",
        Ability(
            ACTION,
            To(
                Do((Remove(ThisDie(shows=RANGED)), Spend(2))),
                Deal(ValueOf(THOSE_DICE), EACH_CHARACTER_OF_AN_OPPONENT),
            ),
        ),
    ),
    upgrade(
        "EaW 30 A280 Blaster Rifle",
        "hero red rare weapon, cost 2; die 2RD1 +1RD +2RD 1R Sp -",
        Ability(SPECIAL, ShareShields(2)),
        keywords="redeploy",
    ),
    upgrade(
        "EaW 36 Master of the Council",
        "unique hero blue legendary title, cost 4; die +3MD +4MD 2Sh 2R Sp Sp",
        Ability(SPECIAL, To(Do((Exhaust(THIS), Spend(2))), Ready(A_CHARACTER))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "EaW 37 Coordination",
        "hero blue rare ability, cost 2; die 1F 1F 1R Sp Sp -",
        Ability(SPECIAL, GiveShields(1, EACH_OF_YOUR_CHARACTERS)),
    ),
    upgrade(
        "EaW 43 Energy Slingshot",
        "hero yellow rare weapon, cost 1; die 1RD 1RD 1Dr 1Dr 1Dc -",
        Ability(Instead(ReturnsResolved(THIS_DIE)), To(Spend(1), Reroll(THIS_DIE)), may=True),
    ),
    upgrade(
        "EaW 44 Tough Haggler",
        "hero yellow rare ability, cost 3; die 2Dr 1R +2R Sp Sp -",
        Ability(
            SPECIAL,
            Then(
                LookAt(AN_OPPONENTS_HAND),
                Then(
                    PickCard(Several(2, Cards(zone=Zone.LOOKED_AT))),
                    Unless(Discard(THAT_CARD), THAT_PLAYER, Spend(2)),
                ),
            ),
        ),
    ),
    upgrade(
        "EaW 47 Electrostaff",
        "neutral red rare weapon, cost 2; die +1MD +2MD +3MD 1Dr 1Sh -",
        Standing(ModifiedCostsLess(1)),
    ),
    upgrade(
        "EaW 48 Natural Pilot",
        "neutral red rare ability, cost 4; die +2RD +3RD 2F 2Dr 2Sh -",
        Ability(AFTER_ITS_HOST_ACTIVATES, Ready(One(Cards(subtypes=VEHICLE))), may=True),
    ),
    upgrade(
        "EaW 49 Ancient Lightsaber",
        "neutral blue legendary weapon, cost 2; die 1MD 1MD +3MD 1Sh 1R -",
        Ability(ACTION, Do((Heal(2, HOST), PutOnDeck(THIS, DeckPlace.BOTTOM)))),
    ),
    upgrade(
        "EaW 50 Psychometry",
        "neutral blue rare ability, cost 3; die 1F 2Dr 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Pick(One(Dice(subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON)))),
                    Draw(ValueOf(THOSE_DICE)),
                    May(Remove(THOSE_DICE)),
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "EaW 51 Shoto Lightsaber",
        "neutral blue rare weapon, cost 2; die 1MD +1MD +2MD 1Sh 1R -",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            Choose((GiveShields(1, HOST), RemoveShields(1, A_CHARACTER))),
            when=There(
                Cards(types=UPGRADES, colours=BLUE, subtypes=WEAPON, on=HOST, not_this=True)
            ),
            may=True,
        ),
    ),
    upgrade(
        "EaW 53 BD-1 Cutter Vibro-AX",
        "neutral yellow rare weapon, cost 3; die 2MD 3MD1 3MD1 1R - -",
        Ability(
            Before(DealtDamage(Cards(types=CHARACTERS), by_this_die=True)),
            RemoveShields(ALL, THAT_CHARACTER),
            may=True,
        ),
    ),
    upgrade(
        "EaW 54 Extortion",
        "neutral yellow rare, cost 1; die 1Dc 1R +1R Sp Sp -",
        Ability(
            SPECIAL,
            If(
                Compared(
                    More(Count(Dice(YOU, shows=RANGED)), Count(Dice(OPPONENT, shows=RANGED))),
                    AtLeast(1),
                ),
                TakeResources(1, THAT_PLAYER),
            ),
        ),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "EaW 55 X-8 Night Sniper",
        "neutral yellow legendary weapon, cost 2; die 1RD 3RD1 +2RD 1Dr 1R -",
        Ability(ACTION, To(Spend(1), Turn(THIS_DIE))),
        keywords="ambush",
    ),
    upgrade(
        "EaW 57 Chance Cube",
        "neutral gray rare equipment, cost 0; die 1R 2R 3R - - -",
        Ability(Before(Activates(HOST)), Otherwise(May(Spend(1)), ReturnToHand(THIS))),
    ),
    upgrade(
        "EaW 58 EMP Grenades",
        "neutral gray rare weapon, cost 2; die 1Dr 2Dr 2Dc1 1R Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Discard(
                        One(
                            Cards(
                                types=(CardType.SUPPORT, CardType.UPGRADE),
                                subtypes=(Subtype.DROID, Subtype.VEHICLE),
                            )
                        )
                    ),
                    Discard(THIS),
                )
            ),
        ),
    ),
    upgrade(
        "EaW 59 Lead by Example",
        "neutral gray rare ability, cost 2; die +1RD +2RD 1F 1F 1R -",
        Ability(AFTER_ITS_HOST_ACTIVATES, Activate(One(Cards(YOU, SUPPORTS))), may=True),
    ),
    upgrade(
        "EaW 60 Scatterblaster",
        "neutral gray rare weapon, cost 3; die 2RD +3RD 1Dr Sp Sp -",
        Ability(SPECIAL, Deal(1, UpTo(4, Cards(types=CHARACTERS)))),
        Ability(ACTION, To(Remove(One(Dice(on=HOST, types=CHARACTERS))), Turn(THIS_DIE))),
    ),
    upgrade(
        "EaW 77 Hate",
        "villain blue uncommon, cost 1",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            To(Deal(1, HOST), Deal(1, One(Cards(types=CHARACTERS, not_host=True)))),
            may=True,
        ),
        keywords="redeploy",
    ),
    upgrade(
        "EaW 86 Deadly",
        "villain yellow uncommon ability, cost 2",
        Ability(
            ACTION,
            To(
                Do((Exhaust(THIS), Remove(One(Dice(on=HOST))))),
                Deal(2, A_CHARACTER, unblockable=True),
            ),
        ),
    ),
    upgrade(
        "EaW 106 Fearless",
        "hero blue uncommon ability, cost 2",
        Ability(AFTER_ITS_HOST_ACTIVATES, Do((GiveShields(1, HOST), Draw(1))), may=True),
    ),
    upgrade(
        "EaW 116 Thermal Paint",
        "hero yellow common weapon, cost 2",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            Then(
                As(OPPONENT, Deal(1, YOUR_CHARACTER)),
                May(To(Discard(THIS), Deal(1, THAT_CHARACTER))),
            ),
        ),
    ),
    upgrade(
        "EaW 135 Keen Instincts",
        "neutral blue uncommon ability, cost 0",
        Ability(ACTION, To(Remove(One(Dice(on=HOST, types=CHARACTERS))), GiveShields(1, HOST))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "EaW 144 Hidden Agenda",
        "neutral yellow uncommon, cost 1",
        Ability(ACTION, Do((Play(One(Cards(YOU, EVENTS, zone=Zone.HAND)), less=2), Discard(THIS)))),
    ),
    upgrade(
        "EaW 145 Mandalorian Armor",
        "neutral yellow common equipment, cost 1",
        Ability(AFTER_PLAYING, GiveShields(1, HOST)),
        Standing(MoreShields(1, HOST)),
    ),
    upgrade(
        "EaW 152 Plastoid Armor",
        "neutral gray common equipment, cost 0",
        Standing(MoreHealth(1, HOST)),
    ),
)
