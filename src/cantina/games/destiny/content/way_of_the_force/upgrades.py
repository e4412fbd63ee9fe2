"""Upgrades of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Condition


class DamageTaken(Condition, frozen=True):
    """None of the damage just dealt was blocked."""

    def holds(self, scene: Scene) -> bool:
        return scene.taken == scene.amount > 0


CARDS: tuple[Card, ...] = (
    upgrade(
        "WotF 14 Bardottan Sphere",
        "villain blue rare equipment, cost 1; die 1Dc 1R Sp Sp - -",
        Ability(
            SPECIAL,
            Do(
                (Mill(1, ANYONE), If(CardIs(THAT_CARD, Cards(odd_cost=True)), Deal(1, A_CHARACTER)))
            ),
        ),
    ),
    upgrade(
        "WotF 15 Fifth Brother's Lightsaber",
        "unique villain blue legendary weapon, cost 3; die +1MD +2MD +3MD 1Sh +1R -",
        Standing(PlusOptional(), when=CardIs(HOST, Cards(names=("Fifth Brother",)))),
        Ability(AFTER_RESOLVING, Deal(1, A_CHARACTER), may=True),
    ),
    upgrade(
        "WotF 16 Force Fear",
        "villain blue rare ability, cost 2; die 2ID 1Dr 1Dc Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Pick(One(Dice(OPPONENT, types=CHARACTERS))),
                    Unless(Remove(THOSE_DICE), THAT_PLAYER, Deal(2, ITS_CARD)),
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "WotF 17 Torment",
        "villain blue common, cost 1",
        Ability(After(DealtDamage(HOST)), To(Exhaust(THIS), Gain(1)), may=True),
    ),
    upgrade(
        "WotF 34 Executioner's Axe",
        "villain red rare weapon, cost 2; die 1MD 2MD1 +2MD 1R - -",
        Ability(
            After(Defeated(Cards(OPPONENT, CHARACTERS))), RollIn(ThisDie(at_rest=True)), may=True
        ),
    ),
    upgrade(
        "WotF 51 Formidable",
        "villain yellow legendary ability, cost 2; die 2MD 1Sh 2Sh Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Deal(1, AN_OPPONENTS_CHARACTER),
                    If(
                        DamageTaken(),
                        May(
                            MoveUpgrade(
                                One(
                                    Cards(
                                        types=UPGRADES,
                                        subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON),
                                        on=THAT_CHARACTER,
                                    )
                                ),
                                One(Cards(THAT_PLAYER, CHARACTERS, not_that=True)),
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    upgrade(
        "WotF 52 Underhanded Tactics",
        "villain yellow rare ability, cost 1; die +1RD +1RD 1Dc Sp Sp -",
        Ability(SPECIAL, Do((Indirect(1, OPPONENT), May(Resolve(One(Dice(YOU, not_this=True))))))),
    ),
    upgrade(
        "WotF 66 A99 Aquata Breather",
        "hero blue uncommon equipment, cost 0",
        Ability(Before(TakesDamage(HOST, symbols=INDIRECT)), To(Exhaust(THIS), Block(1)), may=True),
    ),
    upgrade(
        "WotF 67 Ezra Bridger's Lightsaber",
        "unique hero blue legendary weapon, cost 2; die 1RD 2MD 1Sh 1R Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Deal(2, AN_OPPONENTS_CHARACTER),
                    If(CardIs(HOST, Cards(names=("Ezra Bridger",))), As(THAT_PLAYER, Lose(1))),
                )
            ),
        ),
        keywords="redeploy",
    ),
    upgrade(
        "WotF 68 Guardian of the Whills",
        "hero blue uncommon title, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do(
                    (
                        MoveUpgrade(THIS, YOUR_CHARACTER),
                        If(CardIs(HOST, Cards(colours=BLUE)), GiveShields(1, HOST)),
                        If(CardIs(HOST, Cards(colours=RED)), Indirect(1, OPPONENT)),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "WotF 69 Luke Skywalker's Lightning Rod",
        "unique hero blue rare equipment, cost 2; die 1MD 2MD 2MD 1Sh 1R -",
        Standing(
            ResolvesAs(ThisDie(MELEE), Symbol.SHIELD),
            when=CardIs(HOST, Cards(names=("Luke Skywalker",))),
        ),
    ),
    upgrade(
        "WotF 70 There Is No Try",
        "hero blue rare ability, cost 2; die 1MD 2MD1 1F 2Sh1 1R -",
        Ability(
            ACTION,
            Then(Reroll(THIS_DIE), Otherwise(May(Resolve(THOSE_DICE, plus=1)), Remove(THOSE_DICE))),
        ),
    ),
    upgrade(
        "WotF 85 Electropole",
        "hero red rare weapon, cost 2; die 2MD 2MD1 2Dr 1Sh 1R -",
        Ability(
            Before(Defeated(HOST)),
            MoveUpgrade(THIS, One(Cards(types=CHARACTERS, subtypes=GUNGAN))),
            may=True,
        ),
    ),
    upgrade(
        "WotF 86 Inspiring Presence",
        "hero red uncommon, cost 2",
        Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS, not_host=True))),
        only_on=Cards(types=CHARACTERS, unique=True),
    ),
    upgrade(
        "WotF 87 Rex's Blaster Pistol",
        "unique hero red legendary weapon, cost 2; die 2RD +2RD 2ID 1Sh 1R -",
        Standing(CopiesNotUnique(), when=CardIs(HOST, Cards(names=("Rex",)))),
        Ability(
            AFTER_ITS_HOST_ACTIVATES, Activate(YOUR_CHARACTER), when=ControlBattlefield(), may=True
        ),
    ),
    upgrade(
        "WotF 104 CR-2 Heavy Blaster",
        "hero yellow rare weapon, cost 3; die 2RD +3RD 1Sh 1R Sp -",
        Ability(
            SPECIAL, Deal(Rather(2, 4, Compared(Count(Dice(OPPONENT)), Exactly(0))), A_CHARACTER)
        ),
    ),
    upgrade(
        "WotF 105 Stealthy",
        "hero yellow legendary ability, cost 2; die 2ID 2Sh 1R Sp Sp -",
        Standing(HasSubtype(Subtype.TROOPER, HOST)),
        Ability(SPECIAL, Do((Pick(YOUR_CHARACTER_DIE), Mill(ValueOf(THOSE_DICE), ANYONE)))),
    ),
    upgrade(
        "WotF 117 Dagger of Mortis",
        "unique neutral blue legendary weapon, cost 3; die 2MD 2MD +3MD 1Sh 1R -",
        Ability(
            Before(Resolves(ThisDie(MELEE))), MoveShields(1, One(BLUE_CHARACTERS), HOST), may=True
        ),
        keywords="redeploy",
    ),
    upgrade(
        "WotF 118 Force Jump",
        "neutral blue rare ability, cost 1; die 1Sh 1Sh Sp Sp - -",
        Ability(SPECIAL, Do((Turn(A_DAMAGE_DIE, Showing(BLANK)), RerollThisDie()))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "WotF 119 Way of the Force",
        "neutral blue uncommon ability, cost 3",
        Standing(IsElite()),
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
    ),
    upgrade(
        "WotF 131 Weapon Master",
        "neutral red common ability, cost 0",
        Ability(
            ACTION,
            To(Remove(One(Dice(YOU, on=HOST))), Turn(One(Dice(YOU, subtypes=WEAPON, on=HOST)))),
        ),
    ),
    upgrade(
        "WotF 142 Darksaber",
        "unique neutral yellow legendary weapon, cost 4; die 2MD 3MD 2F 1Dc 1Sh 1R",
        Ability(
            BEFORE_RESOLVING,
            If(
                CardIs(HOST, Cards(points=AtLeast(15))),
                Raise(Rather(1, 2, CardIs(HOST, Cards(points=AtLeast(20))))),
            ),
        ),
        keywords="redeploy",
    ),
    upgrade(
        "WotF 143 Mandalorian Vambraces",
        "neutral yellow rare equipment, cost 1; die 1RD 1MD 1Dr 1Dc 1Sh 1R",
        Ability(ACTION, ReturnToHand(THIS)),
    ),
    upgrade(
        "WotF 144 Respected Businessman",
        "neutral yellow common title, cost 2",
        Ability(AFTER_ITS_HOST_ACTIVATES, Gain(1), may=True),
    ),
    upgrade(
        "WotF 145 V-1 Thermal Detonator",
        "neutral yellow rare weapon, cost 2; die 1Dr 1Dc Sp Sp - -",
        Ability(SPECIAL, To(Discard(THIS), Deal(2, EACH_CHARACTER_OF_AN_OPPONENT))),
    ),
    upgrade(
        "WotF 154 Macrobinoculars",
        "neutral gray rare equipment, cost 1; die 1F 1R +1R Sp - -",
        Ability(SPECIAL, Do((LookAt(AN_OPPONENTS_HAND), GiveShields(1, A_CHARACTER)))),
    ),
)
