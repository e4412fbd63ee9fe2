"""Upgrades of Across the Galaxy."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.damage import is_character
from cantina.games.destiny.cards.dice import Facing
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.upon import FittingEffect
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.rules.die_values import die_value, showing
from cantina.games.destiny.rules.zones import dice_of
from cantina.games.destiny.terms import Symbol


class LikeThisDie(Facing, frozen=True):
    """A side with the symbol and the value that a die of this card in your pool shows."""

    def fits(self, scene: Scene, die: int, face: int, wanted: tuple[Symbol, ...]) -> bool:
        side = facts.sides(scene.g.die_codes[die])[face]
        own = [one.id for one in dice_of(scene.g, scene.card)]
        shown = [(up.symbol, die_value(scene, one)) for one in own if (up := showing(scene, one))]
        return (side.symbol, side.value) in shown


class Redirect(FittingEffect, frozen=True):
    """The damage about to be dealt is dealt to another character instead."""

    def fits(self, scene: Scene, card: int) -> bool:
        return is_character(scene, card)

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.chosen(scene, "ds-ask-deal")
        for card in found:
            scene.cause.card = card
            scene.cause.target = scene.g.play[card].controller
        return scene.report(bool(found), scene.cause.amount)


CARDS: tuple[Card, ...] = (
    upgrade(
        "AtG 14 Bloodlust",
        "villain blue common, cost 2",
        Ability(
            After(Resolves(Dice(YOU, types=CHARACTERS, shows=DAMAGE, on=HOST))),
            Deal(1, A_CHARACTER),
            may=True,
        ),
    ),
    upgrade(
        "AtG 15 Chain Sickle",
        "villain blue rare weapon, cost 3; die 2MD 2MD 3MD 1Dc - -",
        Ability(AFTER_ITS_DAMAGE, Reroll(AnyNumber(Dice(on=THAT_CHARACTER)))),
    ),
    upgrade(
        "AtG 16 Darth Vader's Lightsaber",
        "unique villain blue legendary weapon, cost 3; die 1MD +2MD +3MD +4MD 2Sh -",
        Ability(
            AFTER_RESOLVING,
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
    upgrade(
        "AtG 17 Energy Bow",
        "villain blue rare weapon, cost 1; die 1RD +2RD 1Dr 1R - -",
        Ability(After(RerollsDice(Dice(types=CHARACTERS))), Reroll(THIS_DIE), may=True),
    ),
    upgrade(
        "AtG 34 Inferno Squad ID10 Seeker Droid",
        "unique villain red rare droid, cost 1; die 1MD 1F 1F 1R Sp Sp",
        Ability(
            SPECIAL,
            Do(
                (
                    LookAt(AN_OPPONENTS_HAND),
                    Discard(A_CARD_LOOKED_AT),
                    As(THAT_PLAYER, ExtraActions(1, next_turn=True)),
                )
            ),
        ),
    ),
    upgrade(
        "AtG 50 Donderbus Blaster Pistol",
        "villain yellow rare weapon, cost 2; die 1RD +2RD 2ID 1Dr 1R -",
        Ability(AFTER_PLAYING, Activate(HOST), may=True),
        keywords="redeploy",
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "AtG 51 Grappling Boa",
        "villain yellow rare weapon, cost 2; die 1MD 1MD 2MD1 1Dc 1Dc -",
        Ability(AFTER_ITS_DAMAGE, Remove(One(Dice(types=CHARACTERS, on=THAT_CHARACTER))), may=True),
    ),
    upgrade(
        "AtG 52 Tobias Beckett's Rifle",
        "unique villain yellow rare weapon, cost 3; die 3RD1 2Dr 1R Sp Sp -",
        Ability(
            After(Plays(THIS, on=Cards(names=("Tobias Beckett",)))), As(OPPONENT, Lose(1)), may=True
        ),
        Ability(
            SPECIAL,
            Deal(
                Rather(2, 3, Compared(Resources(THAT_PLAYER), Exactly(0))), AN_OPPONENTS_CHARACTER
            ),
        ),
    ),
    upgrade(
        "AtG 53 Vow Of Vengeance",
        "villain yellow uncommon, cost 1",
        Standing(
            MoreValue(
                Count(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED)),
                Dice(YOU, types=CHARACTERS, on=HOST, shows=DAMAGE),
            )
        ),
    ),
    upgrade(
        "AtG 68 Counterstroke",
        "hero blue rare ability, cost 2; die 1MD 2MD1 1F 1Dc 1Sh -",
        Ability(After(DealtDamage(HOST, by=OPPONENT)), Resolve(THIS_DIE, plus=1), may=True),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AtG 69 Lightsaber Training Staff",
        "hero blue rare weapon, cost 1; die 0MD 0MD 0MD 1MD 1MD -",
    ),
    upgrade(
        "AtG 70 Pillio Star Compass",
        "hero blue rare equipment, cost 1; die 1F +1F 1Sh 2Sh1 +1R -",
        Ability(POWER_ACTION, Turn(YOUR_DIE, LikeThisDie())),
    ),
    upgrade(
        "AtG 71 Qui-Gon Jinn's Lightsaber",
        "unique hero blue legendary weapon, cost 3; die 2MD +3MD 1Sh 2Sh 2Sh -",
        Ability(
            After(LosesShields(HOST)),
            To(
                Exhaust(THIS),
                Then(
                    GiveShields(1, HOST),
                    If(CardIs(HOST, Cards(names=("Qui-Gon Jinn",))), May(Draw(1))),
                ),
            ),
            may=True,
        ),
    ),
    upgrade(
        "AtG 87 Jyn Erso's Blaster",
        "unique hero red legendary weapon, cost 3; die 2RD +3RD 3ID 1Dc 1Sh -",
        Ability(
            AFTER_ITS_HOST_ACTIVATES,
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
        keywords="redeploy",
    ),
    upgrade(
        "AtG 88 R2 Astromech",
        "hero red common droid mod, cost 0",
        Ability(ACTION, To(Do((Exhaust(THIS), Spend(2))), Ready(HOST))),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
    upgrade(
        "AtG 105 Decoy",
        "hero yellow uncommon, cost 1",
        Ability(
            Before(DealtDamage(Cards(types=CHARACTERS, not_host=True))),
            To(Exhaust(THIS), Redirect(HOST)),
            may=True,
        ),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "AtG 106 Energy Pike",
        "hero yellow rare weapon, cost 2; die 1MD 2MD 1Dr 1R Sp -",
        Ability(SPECIAL, Deal(Capped(Resources(YOU), 3), A_CHARACTER)),
    ),
    upgrade(
        "AtG 107 Token Of Affection",
        "hero yellow rare equipment, cost 1; die 1F 1Sh 1R +1R - -",
        Ability(
            After(Plays(Cards(keyword=Keyword.AMBUSH))),
            MoveUpgrade(THIS, One(Cards(YOU, CHARACTERS))),
            may=True,
        ),
    ),
    upgrade(
        "AtG 118 Force Lift",
        "neutral blue rare ability, cost 3; die 2ID 1F 2F Sp Sp -",
        Ability(
            SPECIAL,
            Choose(
                (Deal(2, A_CHARACTER), ReturnToHand(One(Cards(types=SUPPORTS, cost=AtMost(3)))))
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AtG 119 Shatterpoint",
        "neutral blue rare ability, cost 2; die 2RD 1F 1R Sp1 Sp1 -",
        Ability(
            SPECIAL,
            Discard(
                One(
                    Cards(
                        subtypes=(Subtype.EQUIPMENT, Subtype.WEAPON),
                        cost=AtMost(Count(Dice(YOU, colours=BLUE, subtypes=ABILITY))),
                    )
                )
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AtG 120 Treasured Lightsaber",
        "neutral blue rare weapon, cost 2; die +1MD +2MD 1Sh 1R Sp -",
        Ability(AFTER_PLAYING, Draw(1), may=True),
        Ability(
            SPECIAL,
            Deal(Rather(2, 3, Compared(HandSize(YOU), AtLeast(5))), A_CHARACTER, unblockable=True),
        ),
    ),
    upgrade(
        "AtG 131 Dorsal Turret",
        "neutral red rare weapon mod, cost 1; die 1RD +2RD 2ID 1Dc - -",
        Ability(AFTER_PLAYING, RollIn(ThisDie(at_rest=True)), may=True),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
    upgrade(
        "AtG 132 Handheld L-S1 Cannon",
        "neutral red legendary weapon, cost 2; die 2RD +3RD 3ID 3ID1 1Dr -",
        Standing(FewerUpgrades(1)),
    ),
    upgrade(
        "AtG 133 Triple Laser Turret",
        "neutral red rare weapon mod, cost 2; die 2RD 3RD1 +2RD 2ID 1Sh -",
        WhileInPool(Protected(Dice(YOU, types=SUPPORTS, on=HOST))),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
    upgrade(
        "AtG 146 Arc Caster",
        "neutral yellow rare weapon mod, cost 2; die 1RD +2RD 3ID 1Dr 1Sh -",
        Ability(AFTER_PLAYING, Then(Activate(HOST), May(Reroll(A_DIE))), may=True),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
    upgrade(
        "AtG 147 Black Sun Blaster Pistol",
        "neutral yellow rare weapon, cost 3; die 2RD 1Dr 1R Sp Sp -",
        Standing(
            HasKeyword(Keyword.REDEPLOY, THIS),
            when=CardIs(HOST, Cards(affiliations=(Affiliation.NEUTRAL,))),
        ),
        Ability(SPECIAL, Then(Indirect(2, OPPONENT), Deal(1, A_CHARACTER))),
    ),
    upgrade(
        "AtG 148 Flame Projector",
        "neutral yellow rare weapon, cost 2; die 1MD 2MD 2MD1 1Dr - -",
        Ability(ACTION, Resolve(ThisDie(MELEE), as_symbol=Symbol.INDIRECT, plus=1)),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "AtG 152 Laser Cannon",
        "neutral gray common weapon mod, cost 1",
        Ability(AFTER_ITS_HOST_ACTIVATES, Indirect(1, OPPONENT), may=True),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
    upgrade(
        "AtG 153 Systems Gauge",
        "neutral gray uncommon mod, cost 1",
        Ability(AFTER_ITS_HOST_ACTIVATES, To(Spend(1), Remove(A_DAMAGE_DIE)), may=True),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
    upgrade(
        "AtG 154 Targeting Astromech",
        "neutral gray uncommon droid mod, cost 1",
        Ability(ACTION, To(Exhaust(THIS), Turn(One(Dice(YOU, types=SUPPORTS, on=HOST))))),
        only_on=Cards(types=SUPPORTS, subtypes=VEHICLE),
    ),
)
