"""Upgrades of Legacies."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import damage


class ForceWave(Effect, frozen=True):
    """Deal 3 damage to a character, then 2 to another and 1 to a third."""

    async def do(self, scene: Scene) -> Outcome:
        hit: list[int] = []

        def another(card: int) -> bool:
            return card not in hit

        for amount in (3, 2, 1):
            found, _ = await One(Cards(types=CHARACTERS)).choose(scene, "ds-ask-deal", another)
            hit += found
            await damage.deal(scene, [(card, amount) for card in found])
        return scene.report(bool(hit), len(hit))


CARDS: tuple[Card, ...] = (
    upgrade(
        "LEG 6 Crystal Ball",
        "villain blue rare equipment, cost 1; die 1F 1F 1R +1R - -",
        Ability(AFTER_ITS_HOST_ACTIVATES, LookAt(Top(1, ANYONE)), may=True),
    ),
    upgrade(
        "LEG 7 Force Rend",
        "villain blue rare ability, cost 3; die 2RD +2RD 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    PickCard(
                        One(
                            Cards(
                                types=(CardType.SUPPORT, CardType.UPGRADE),
                                cost=AtMost(Resources(YOU)),
                            )
                        )
                    ),
                    To(Spend(CostOf(THAT_CARD)), Discard(THAT_CARD)),
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "LEG 8 Maul's Lightsaber",
        "unique villain blue legendary weapon, cost 3; die 2MD +2MD +3MD +4MD 1R -",
        Ability(
            POWER_ACTION,
            If(
                Every(Cards(OPPONENT, CHARACTERS), Cards(shields=Exactly(0))),
                To(Spend(1), RollIn(ThisDie(at_rest=True))),
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "LEG 15 Fragmentation Grenade",
        "villain red rare weapon, cost 1; die 1ID 1ID 1ID 2ID 3ID -",
        Ability(AFTER_RESOLVING, Otherwise(May(Spend(1)), Discard(THIS))),
    ),
    upgrade(
        "LEG 16 Grand Moff",
        "villain red legendary title, cost 4; die 2ID 3ID 2F 3F 2Dc 2R",
        Ability(POWER_ACTION, Choose((UseClaim(), SwitchBattlefield()))),
        only_on=Cards(types=CHARACTERS, colours=RED, unique=True),
    ),
    upgrade(
        "LEG 17 Kallus' Bo-Rifle",
        "unique villain red legendary weapon, cost 3; die 2RD +4RD1 +3MD +3MD 1R -",
        keywords="ambush",
    ),
    upgrade(
        "LEG 26 Hunter Instinct",
        "villain yellow starter ability, cost 2; die 1F 1Dr 1R Sp Sp -",
        Ability(
            SPECIAL,
            Deal(Rather(1, 2, CardIs(THAT_CHARACTER, Cards(damage=AtLeast(3)))), A_CHARACTER),
        ),
    ),
    upgrade(
        "LEG 27 Wrist Rockets",
        "villain yellow starter weapon, cost 3; die 2RD 4ID1 1Dc 1R Sp -",
        Ability(SPECIAL, Do((Deal(2, A_CHARACTER), May(To(Spend(1), Deal(2, A_CHARACTER)))))),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "LEG 36 Force Meditation",
        "hero blue rare ability, cost 2; die 1F 1Sh 1R Sp Sp -",
        Ability(SPECIAL, Mill(2, ANYONE)),
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
    ),
    upgrade(
        "LEG 37 Obi-Wan Kenobi's Lightsaber",
        "unique hero blue legendary weapon, cost 3; die 2MD +3MD 2Sh 2Sh Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    GiveShields(1, HOST),
                    Deal(TokensOn(Token.SHIELD, HOST), A_CHARACTER, unblockable=True),
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "LEG 44 Camouflaged Rifle",
        "hero red rare weapon, cost 3; die 3RD1 +3RD 1Sh 1R Sp -",
        Ability(SPECIAL, Deal(Rather(2, 3, ControlBattlefield()), A_CHARACTER)),
    ),
    upgrade(
        "LEG 45 Rebellion Leader",
        "hero red legendary title, cost 4; die 2ID 2F 3F 2Dc 3Sh 2R",
        Ability(
            POWER_ACTION, Do((Pick(YOUR_DIE), Remove(One(Dice(OPPONENT, symbol_of_that_die=True)))))
        ),
        only_on=Cards(types=CHARACTERS, colours=RED, unique=True),
    ),
    upgrade(
        "LEG 53 Roguish Charm",
        "hero yellow rare ability, cost 2; die 1Dr 1Dc 1R Sp Sp -",
        Ability(SPECIAL, Do((Remove(A_DAMAGE_DIE), Gain(CostShown(THOSE_DICE))))),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "LEG 54 Zeb Orrelios' Bo-Rifle",
        "unique hero yellow legendary weapon, cost 3; die +2RD +3RD +2MD +3MD 1R -",
        Ability(ACTION, To(Spend(1), Resolve(THIS_DIE, as_base=True))),
    ),
    upgrade(
        "LEG 56 Force Focus",
        "neutral blue starter ability, cost 2; die 1Sh 1R 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    Turn(YOUR_DIE),
                    May(
                        To(
                            Reveal(One(Cards(YOU, zone=Zone.HAND, colours=BLUE))),
                            Turn(AN_OPPONENTS_DIE),
                        )
                    ),
                )
            ),
        ),
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
    ),
    upgrade(
        "LEG 57 Force Wave",
        "neutral blue legendary ability, cost 3; die 2ID 2ID 1R Sp1 Sp1 -",
        Ability(SPECIAL, ForceWave()),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "LEG 58 Heirloom Lightsaber",
        "neutral blue starter weapon, cost 3; die 1MD 2MD 3MD 1Sh 1R -",
        Standing(HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, BLUE_CHARACTERS)),
    ),
    upgrade(
        "LEG 59 Hush-98 Comlink",
        "neutral blue rare equipment, cost 2; die 1F 2F 1Sh 1R +1R -",
        Ability(
            ACTION,
            To(
                Remove(THIS_DIE),
                Activate(AnyNumber(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT)))),
            ),
        ),
    ),
    upgrade("LEG 62 Auto Cannon", "neutral red rare weapon, cost 3; die 3RD1 +4RD1 3ID +4ID 1R -"),
    upgrade(
        "LEG 63 E-11 Blaster",
        "neutral red rare weapon, cost 2; die 1RD +2RD 2ID 1Sh 1R -",
        keywords="redeploy",
    ),
    upgrade(
        "LEG 64 74-Z Speeder Bike",
        "neutral red starter vehicle, cost 2; die 2RD1 1F 1F 1Sh 1R -",
        Ability(ACTION, Resolve(Together((THIS_DIE, One(Dice(YOU, on=HOST, types=CHARACTERS)))))),
    ),
    upgrade(
        "LEG 67 Bartering",
        "neutral yellow rare ability, cost 1; die 1F 1Dc 1R +1R Sp -",
        Ability(SPECIAL, Do((Gain(1), May(As(Whose.EVERYONE, Draw(1)))))),
    ),
    upgrade(
        "LEG 68 Gang Up",
        "neutral yellow rare, cost 3; die XID XID XF XDr XSh -",
        Inherent(XIs(Count(Cards(YOU, CHARACTERS, colours=YELLOW)))),
    ),
    upgrade(
        "LEG 69 Vibrocutlass",
        "neutral yellow rare weapon, cost 4; die 2MD 3MD1 4MD1 2Dr 2Sh -",
        Standing(DieCostsLess(1, THIS_DIE), when=CardIs(HOST, Cards(colours=YELLOW))),
        keywords="redeploy",
    ),
    upgrade(
        "LEG 71 Canto Bight Pistol",
        "neutral gray rare weapon, cost 3; die 3RD1 2ID 1Sh 1R Sp -",
        Ability(
            SPECIAL,
            Deal(
                Rather(2, 3, CardIs(THAT_CHARACTER, Cards(affiliations=(Affiliation.VILLAIN,)))),
                A_CHARACTER,
            ),
        ),
        keywords="redeploy",
    ),
    upgrade(
        "LEG 72 Hidden Blaster",
        "neutral gray starter weapon, cost 2; die 1RD +2RD +2RD 1Dr 1R -",
        Ability(AFTER_PLAYING, RemoveShields(1, A_CHARACTER), may=True),
        keywords="ambush",
    ),
    upgrade("LEG 73 Hunting Rifle", "neutral gray starter weapon, cost 1; die 1RD 2RD1 1Dr 1R - -"),
    upgrade(
        "LEG 74 Stun Baton",
        "neutral gray rare weapon, cost 2; die 1MD 2MD 1Dr 1Sh 1R -",
        Ability(
            AFTER_ITS_DAMAGE,
            To(Spend(1), Remove(One(Dice(types=CHARACTERS, on=THAT_CHARACTER)))),
            may=True,
        ),
    ),
    upgrade(
        "LEG 123 Diplomatic Protection",
        "hero yellow uncommon, cost 1",
        Ability(
            Before(Defeated(HOST)),
            To(Discard(THIS), GiveShields(2, Each(Cards(YOU, CHARACTERS, not_host=True)))),
            may=True,
        ),
    ),
    upgrade(
        "LEG 135 Resilient",
        "neutral blue uncommon, cost 2",
        Ability(
            After(RemovesDice(Dice(YOU, types=CHARACTERS, on=HOST), by=OPPONENT)),
            To(
                Exhaust(THIS),
                RollIn(
                    One(Dice(YOU, types=CHARACTERS, on=HOST, place=DiePlace.ON_CARD, that=True))
                ),
            ),
            may=True,
        ),
    ),
    upgrade(
        "LEG 166 Bodyguard",
        "neutral gray uncommon title, cost 1",
        Standing(HasKeyword(Keyword.GUARDIAN, HOST)),
        only_on=Cards(types=CHARACTERS, unique=False),
    ),
    upgrade(
        "LEG 167 Quickdraw Holster",
        "neutral gray common equipment, cost 0",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
            Reroll(AnyNumber(Dice(YOU, subtypes=WEAPON, on=HOST))),
            may=True,
        ),
    ),
)
