"""Upgrades of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "SoR 6 Imperial Discipline",
        "villain red rare ability, cost 1; die +1RD +1MD 1Sh 1R +1R -",
        Ability(
            ACTION,
            To(
                Remove(THIS_DIE),
                Turn(One(Dice(on=HOST)), Showing((Symbol.RANGED, Symbol.RESOURCE))),
            ),
        ),
        only_on=RED_CHARACTERS,
    ),
    upgrade(
        "SoR 7 DT-29 Heavy Blaster Pistol",
        "villain red rare weapon, cost 2; die 1RD +2RD +2RD 1Sh Sp -",
        Ability(SPECIAL, Remove(One(Dice(OPPONENT, has_cost=True)))),
    ),
    upgrade(
        "SoR 8 Z6 Riot Control Baton",
        "villain red legendary weapon, cost 3; die 2MD 2MD 3MD1 1R - -",
        Ability(After(Rolls(THIS_DIE, into_pool=True)), Reroll(THOSE_DICE), may=True),
        keywords="redeploy",
    ),
    upgrade(
        "SoR 14 Force Lightning",
        "villain blue legendary ability, cost 4; die 2RD 3RD1 4RD1 Sp Sp -",
        Ability(
            SPECIAL,
            Do((Deal(1, A_CHARACTER), May(To(Remove(One(Dice(shows=BLANK))), RerollThisDie())))),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "SoR 15 Lightsaber Pike",
        "villain blue rare weapon, cost 3; die 1MD +2MD +4MD1 1Sh 1R -",
        Ability(
            ACTION,
            To(Remove(THIS_DIE), GiveShields(1, One(Cards(types=CHARACTERS, not_host=True)))),
        ),
    ),
    upgrade(
        "SoR 16 Lure of Power",
        "villain blue rare, cost 2; die +1* +1* +2* 1R - -",
        Inherent(ModifiesAny()),
    ),
    upgrade(
        "SoR 23 Blackmail",
        "villain yellow legendary, cost 3; die 2Dc 3Dc 2Dr 3Dr 3Sh -",
        Ability(
            After(Rolls(THIS_DIE)),
            As(Whose.EACH_OPPONENT, May(To(GiveResources(1), Remove(THOSE_DICE)))),
        ),
    ),
    upgrade(
        "SoR 24 Personal Shield",
        "villain yellow rare equipment, cost 2; die 1Sh 2Sh 3Sh1 1R - -",
        Ability(
            Before(DealtDamage(HOST, RANGED, 2)), To(Exhaust(THIS), GiveShields(1, HOST)), may=True
        ),
    ),
    upgrade(
        "SoR 25 Vibroknucklers",
        "villain yellow rare weapon, cost 3; die 1MD 1MD 2MD 1Dc 2Dc -",
        Ability(BEFORE_RESOLVING, To(Spend(1), Raise(1)), may=True),
        keywords="ambush",
    ),
    upgrade(
        "SoR 32 A180 Blaster",
        "hero red rare weapon, cost 3; die 2RD +2RD 1Dr Sp Sp -",
        Ability(SPECIAL, Do((Deal(1, A_CHARACTER), GiveShields(1, HOST)))),
        Ability(SPECIAL, Deal(1, EACH_CHARACTER_OF_AN_OPPONENT)),
        Ability(SPECIAL, Deal(2, A_CHARACTER, unblockable=True)),
    ),
    upgrade(
        "SoR 33 Overkill",
        "hero red rare ability, cost 2; die +1RD +2RD +3RD +3RD - -",
        reprints=("09086",),
    ),
    upgrade(
        "SoR 39 Handcrafted Light Bow",
        "hero blue legendary weapon, cost 3; die 2RD 2MD 1Sh 1Dc Sp -",
        Ability(SPECIAL, Deal(3, A_CHARACTER)),
        Ability(SPECIAL, Then(RemoveShields(ALL, A_CHARACTER), Deal(2, THAT_CHARACTER))),
    ),
    upgrade(
        "SoR 40 Force Heal",
        "hero blue rare ability, cost 2; die 1Sh 1R 1R Sp Sp -",
        Ability(SPECIAL, Choose((Heal(1, A_CHARACTER), To(Spend(1), Heal(2, A_CHARACTER))))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "SoR 41 Journals of Ben Kenobi",
        "unique hero blue rare, cost 1; die +1MD 1R 1R - - -",
        Ability(ACTION, To(Remove(THIS_DIE), Draw(1))),
    ),
    upgrade(
        "SoR 48 Bowcaster",
        "hero yellow legendary weapon, cost 4; die 2RD 4RD1 +3RD 2Dr Sp -",
        Ability(SPECIAL, Deal(1, UpTo(2, Cards(types=CHARACTERS)), unblockable=True)),
        keywords="redeploy",
    ),
    upgrade(
        "SoR 49 Lone Operative",
        "hero yellow rare ability, cost 3; die 2MD 2Dc 1R Sp Sp -",
        Ability(
            SPECIAL, Heal(Rather(2, 3, Compared(Count(Cards(YOU, CHARACTERS)), Exactly(1))), HOST)
        ),
    ),
    upgrade(
        "SoR 50 Maz's Goggles",
        "unique hero yellow legendary equipment, cost 1; die 1F 2F 1R 1R Sp -",
        Ability(
            SPECIAL,
            Do((LookAt(AN_OPPONENTS_HAND), Discard(One(Cards(types=EVENTS, zone=Zone.LOOKED_AT))))),
        ),
        only_if=There(Cards(YOU, CHARACTERS, colours=YELLOW)),
    ),
    upgrade(
        "SoR 53 Rocket Launcher",
        "neutral red legendary weapon, cost 3; die 3RD1 3RD1 4RD1 Sp1 - -",
        Ability(SPECIAL, Discard(One(Cards(subtypes=VEHICLE)))),
        Ability(SPECIAL, Deal(2, UpTo(2, Cards(types=CHARACTERS)))),
    ),
    upgrade(
        "SoR 54 Force Push",
        "neutral blue rare ability, cost 3; die 2RD 2RD 2Dc Sp Sp -",
        Ability(SPECIAL, Turn(UpTo(2, Dice(OPPONENT)))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "SoR 55 Force Speed",
        "neutral blue legendary ability, cost 0; die 1F 1Sh Sp Sp Sp -",
        Ability(SPECIAL, ExtraActions(2)),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "SoR 56 Makashi Training",
        "neutral blue rare ability, cost 2; die +1MD +2MD +2MD 1Sh 1R -",
        Ability(
            ACTION,
            To(
                Do((Remove(One(Dice(YOU, shows=MELEE))), Exhaust(THIS))),
                Remove(One(Dice(shows=MELEE))),
            ),
        ),
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
    ),
    upgrade(
        "SoR 57 Vibroknife",
        "neutral gray rare weapon, cost 2; die 1MD 1MD +2MD 1Dc 1R -",
        Standing(DamageUnblockable(modified_too=True)),
        keywords="ambush",
    ),
    upgrade(
        "SoR 59 Ascension Gun",
        "neutral yellow rare equipment, cost 2; die 1RD 2RD 1F 2Dc1 Sp -",
        Ability(SPECIAL, UseClaim(unused=True)),
    ),
    upgrade(
        "SoR 60 Con Artist",
        "neutral yellow rare, cost 2; die 2Dr 2Dr 1Dc Sp Sp -",
        Ability(
            SPECIAL,
            Then(PlaceTokens(Token.DAMAGE, 1, THIS), Mill(TokensOn(Token.DAMAGE, THIS), OPPONENT)),
        ),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "SoR 79 Now I Am The Master",
        "villain blue common, cost 1",
        Ability(
            After(DiceDealDamage(HOST)), To(Exhaust(THIS), Turn(A_DIE, Showing(BLANK))), may=True
        ),
    ),
    upgrade(
        "SoR 89 Armor Plating",
        "villain yellow uncommon equipment, cost 1",
        Ability(Before(TakesDamage(HOST)), Then(Block(2), Discard(THIS)), may=True),
        reprints=("11052",),
    ),
    upgrade(
        "SoR 99 Tactical Aptitude",
        "hero red common ability, cost 0",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            Then(Draw(1), PutOnDeck(One(Cards(YOU, zone=Zone.HAND)), DeckPlace.BOTTOM)),
            may=True,
        ),
    ),
    upgrade("SoR 108 Protective Mentor", "hero blue common, cost 0", Standing(LendsShields(HOST))),
    upgrade(
        "SoR 118 Life Debt",
        "hero yellow uncommon, cost 0",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            MoveDamage(1, One(Cards(types=CHARACTERS, not_host=True)), HOST),
            may=True,
        ),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "SoR 125 Training",
        "neutral red uncommon ability, cost 2",
        Standing(IsElite()),
        only_on=Cards(types=CHARACTERS, colours=RED, unique=False),
    ),
    upgrade(
        "SoR 126 Wingman",
        "neutral red common, cost 0",
        Ability(After(Activates(Cards(YOU, CHARACTERS, colours=RED))), Activate(HOST), may=True),
        only_on=RED_CHARACTERS,
    ),
    upgrade(
        "SoR 135 Force Illusion",
        "neutral blue uncommon ability, cost 1",
        Ability(
            Before(TakesDamage(HOST)),
            Then(To(Mill(EventAmount(Happened.DAMAGE), YOU), Block()), Discard(THIS)),
            may=True,
        ),
    ),
    upgrade(
        "SoR 141 Ammo Belt",
        "neutral gray common, cost 1",
        Ability(
            Instead(Discarded(Cards(types=UPGRADES, subtypes=WEAPON, on=HOST))),
            Discard(THIS),
            may=True,
        ),
    ),
    upgrade(
        "SoR 150 Fast Hands",
        "neutral yellow uncommon ability, cost 0",
        Ability(AFTER_ITS_HOST_ACTIVATES, Resolve(One(Dice(YOU, on=HOST))), may=True),
        only_on=YELLOW_CHARACTERS,
    ),
)
