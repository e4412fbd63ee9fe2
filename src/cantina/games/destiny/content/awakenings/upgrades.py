"""Upgrades of Awakenings."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import Condition, Effect
from cantina.games.destiny.content.awakenings.switching import SwitchUpgrade
from cantina.games.destiny.rules import in_play


class HoldDice(Effect, frozen=True):
    """Keep dice that are on their cards from being rolled while this card is in play."""

    dice: Target[Dice]

    async def do(self, scene: Scene) -> Outcome:
        held = [die for die in self.dice.meant(scene) if die in scene.g.dice]
        for die in held:
            scene.g.dice[die].held = scene.card
            scene.g.changes += 1
            name, card = facts.die_text(scene.g, die), facts.name(scene.g, scene.card)
            scene.g.say("ds-log-held", die=name, card=card)
        return scene.report(bool(held), len(held))


class ShieldsBlocked(Condition, frozen=True):
    """Shields blocked some of the damage just dealt."""

    def holds(self, scene: Scene) -> bool:
        return scene.blocked > 0


class BecomeSupport(Effect, frozen=True):
    """Make this card a ready support for the rest of the game."""

    async def do(self, scene: Scene) -> Outcome:
        done = await in_play.change_type(scene, scene.card, "support")
        if done:
            scene.g.play[scene.card].exhausted = False
            name = facts.name(scene.g, scene.card)
            scene.g.say("ds-log-became-support", "DS-TYPE-CHANGE-1", card=name)
        return scene.report(done, int(done))


CARDS: tuple[Card, ...] = (
    upgrade(
        "AW 7 Commanding Presence",
        "villain red legendary ability, cost 3; die 1F 2F 2Dr 1R Sp Sp",
        Ability(
            SPECIAL,
            Choose(
                (
                    Resolve(One(Dice(YOU, colours=RED)), plus=2),
                    Remove(One(Dice(OPPONENT, colours=RED))),
                )
            ),
        ),
        only_on=RED_CHARACTERS,
    ),
    upgrade(
        "AW 8 F-11D Rifle",
        "villain red starter weapon, cost 2; die 2RD1 +1RD +2RD 1R Sp -",
        Ability(SPECIAL, As(OPPONENT, DealSplit(2))),
        keywords="redeploy",
    ),
    upgrade(
        "AW 13 Force Choke",
        "villain blue legendary ability, cost 2; die 2Dr 1Dc 1R Sp Sp -",
        Ability(
            SPECIAL,
            Then(
                Deal(1, One(Cards(types=CHARACTERS, not_host=True)), unblockable=True),
                May(Turn(One(Dice(on=THAT_CHARACTER)))),
            ),
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 14 Immobilize",
        "villain blue rare ability, cost 2; die 1Dr 1Sh 1Sh 2Sh 1R -",
        Ability(ACTION, To(Remove(THIS_DIE), Turn(A_DIE, Showing(BLANK)))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 15 Kylo Ren's Lightsaber",
        "unique villain blue legendary weapon, cost 3; die 3MD1 +2MD +3MD 1Sh Sp -",
        Ability(SPECIAL, Do((Deal(2, A_CHARACTER), If(ShieldsBlocked(), RerollThisDie())))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 16 Sith Holocron",
        "villain blue rare equipment, cost 0; die 1F +1R Sp Sp - -",
        Ability(
            SPECIAL,
            Then(
                SwitchUpgrade(Cards(YOU, UPGRADES, zone=Zone.HAND, colours=BLUE, subtypes=ABILITY)),
                May(
                    To(
                        Spend(1),
                        RollIn(
                            One(Dice(YOU, on=THAT_CARD, types=UPGRADES, place=DiePlace.ON_CARD))
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "AW 17 Infantry Grenades",
        "villain gray rare weapon, cost 2; die 1RD 2RD1 1R Sp - -",
        Ability(SPECIAL, Do((Deal(2, EACH_CHARACTER_OF_AN_OPPONENT), Discard(THIS)))),
    ),
    upgrade(
        "AW 23 Crime Lord",
        "villain yellow legendary ability, cost 4; die 2F 3Dr1 2Sh 2R Sp Sp",
        Ability(
            SPECIAL,
            To(
                Spend(5),
                Then(PickCard(A_CHARACTER), Later(Moment.END_OF_ROUND, Defeat(THAT_CHARACTER))),
            ),
        ),
        only_on=YELLOW_CHARACTERS,
        reprints=("09049",),
    ),
    upgrade(
        "AW 24 Flame Thrower",
        "villain yellow rare weapon, cost 3; die 2MD 4MD1 1Dr 1R Sp -",
        Ability(SPECIAL, Deal(1, UpTo(3, Cards(types=CHARACTERS)))),
    ),
    upgrade(
        "AW 25 Gaffi Stick",
        "villain yellow rare weapon, cost 2; die 2MD1 +2MD 1Dr 1R Sp -",
        Ability(SPECIAL, To(Remove(One(Dice(YOU, shows=MELEE))), Deal(3, A_CHARACTER))),
        keywords="redeploy",
    ),
    upgrade(
        "AW 26 On The Hunt",
        "villain yellow rare ability, cost 1; die +1RD +1MD 1Dc Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    RemoveShields(ALL, A_CHARACTER),
                    May(To(Spend(1), Remove(One(Dice(on=THAT_CHARACTER))))),
                )
            ),
        ),
    ),
    upgrade(
        "AW 33 Scout",
        "hero red rare ability, cost 1; die 1F 2Dr1 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (LookAt(AN_OPPONENTS_HAND), Discard(One(Cards(zone=Zone.LOOKED_AT, cheapest=True))))
            ),
        ),
    ),
    upgrade("AW 34 Survival Gear", "hero red rare equipment, cost 2; die 1MD 1F 1Sh 2Sh 1R +1R"),
    upgrade(
        "AW 39 Force Protection",
        "hero blue rare ability, cost 3; die 1Dr 1Dc 1R Sp Sp -",
        Ability(SPECIAL, ShareShields(3)),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 40 Jedi Robes",
        "hero blue rare equipment, cost 2; die 1F 1F 1Dr 1R +1R -",
        Ability(AFTER_PLAYING, GiveShields(Rather(1, 2, FirstRound()), HOST)),
    ),
    upgrade(
        "AW 41 Luke Skywalker's Lightsaber",
        "unique hero blue legendary weapon, cost 3; die 3MD1 +3MD 2Sh 1R Sp -",
        Ability(
            SPECIAL, Choose((GiveShields(2, A_CHARACTER), Deal(2, A_CHARACTER, unblockable=True)))
        ),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 42 One With The Force",
        "hero blue legendary ability, cost 4; die 3RD 2F 3F 3Dr 2Sh 2R",
        Ability(Before(Defeated(HOST)), BecomeSupport()),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 44 Rey's Staff",
        "unique hero gray rare weapon, cost 2; die 1MD 1MD 3MD1 1R Sp -",
        Ability(SPECIAL, Remove(One(Dice(shows=MELEE_OR_RANGED)))),
    ),
    upgrade(
        "AW 50 Diplomatic Immunity",
        "hero yellow rare ability, cost 4; die 2F 1Sh 2Sh 3Sh 4Sh 2Dr",
        Standing(SharesShields()),
    ),
    upgrade(
        "AW 51 DL-44 Heavy Blaster Pistol",
        "hero yellow rare weapon, cost 3; die 3RD 3RD1 +2RD 1R - -",
        Ability(AFTER_PLAYING, As(OPPONENT, Remove(YOUR_DIE))),
        keywords="ambush",
    ),
    upgrade(
        "AW 52 Infiltrate",
        "hero yellow rare ability, cost 1; die 1Dr 1Sh 1R Sp Sp -",
        Ability(SPECIAL, Reroll(UpTo(2, Dice(OPPONENT)))),
    ),
    upgrade(
        "AW 54 DH-17 Blaster Pistol", "neutral red rare weapon, cost 1; die 1RD 2RD1 +2RD 1Sh - -"
    ),
    upgrade(
        "AW 55 IQA-11 Blaster Rifle",
        "neutral red rare weapon, cost 3; die 2RD +3RD 1Dr 1R Sp -",
        Ability(SPECIAL, Deal(2, A_CHARACTER, unblockable=True)),
    ),
    upgrade(
        "AW 56 Promotion",
        "neutral red rare ability, cost 1; die +1RD +1MD 1F 1Sh 1R -",
        Ability(AFTER_PLAYING, Draw(1), may=True),
        only_on=RED_CHARACTERS,
    ),
    upgrade(
        "AW 57 Force Throw",
        "neutral blue starter ability, cost 3; die 1RD 1Dr 2Dr Sp Sp -",
        Ability(SPECIAL, To(Remove(A_DIE), Deal(ValueOf(THOSE_DICE), A_CHARACTER))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 58 Force Training",
        "neutral blue rare ability, cost 2; die 1RD +2MD 1F 1R Sp -",
        Ability(SPECIAL, Choose((Deal(1, A_CHARACTER), Gain(1), GiveShields(1, A_CHARACTER)), 2)),
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
    ),
    upgrade(
        "AW 59 Lightsaber",
        "neutral blue starter weapon, cost 3; die 3MD1 +2MD 1Sh 1R Sp -",
        Ability(SPECIAL, Deal(2, A_CHARACTER, unblockable=True)),
        keywords="redeploy",
        reprints=("09118",),
    ),
    upgrade(
        "AW 60 Mind Probe",
        "neutral blue starter ability, cost 4; die 3RD1 2Dr 2Dc Sp Sp -",
        Ability(SPECIAL, Deal(HandSize(THAT_PLAYER), AN_OPPONENTS_CHARACTER)),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "AW 61 Comlink",
        "neutral gray rare equipment, cost 2; die 1F 1F 1Sh 1R +1R -",
        Ability(
            AFTER_PLAYING,
            Choose((Reroll(ANY_OF_YOUR_DICE), Reroll(AnyNumber(Dice(OPPONENT))))),
            may=True,
        ),
    ),
    upgrade(
        "AW 62 Datapad",
        "neutral gray rare equipment, cost 1; die 1R +1R +1R Sp - -",
        Ability(SPECIAL, Turn(YOUR_DIE, NotShowing(MELEE_OR_RANGED))),
    ),
    upgrade(
        "AW 63 Holdout Blaster",
        "neutral gray rare weapon, cost 2; die 1RD 2RD1 +2RD 1Sh 1R -",
        keywords="ambush redeploy",
    ),
    upgrade(
        "AW 65 Cunning",
        "neutral yellow rare ability, cost 2; die 1F 1Dr 1Dc 1R Sp -",
        Ability(SPECIAL, UseSpecial(One(Cards(not_this=True)))),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "AW 66 Jetpack",
        "neutral yellow rare equipment, cost 2; die +2RD +3RD 1Dr 2Sh Sp -",
        Ability(SPECIAL, Do((Remove(One(Dice(shows=MELEE))), GiveShields(1, HOST)))),
    ),
    upgrade(
        "AW 67 Thermal Detonator",
        "neutral yellow legendary weapon, cost 3; die 1Dc 2Dc 1R Sp Sp1 -",
        Ability(SPECIAL, Do((Deal(3, EACH_CHARACTER_OF_AN_OPPONENT), Discard(THIS)))),
        only_if=There(Cards(YOU, CHARACTERS, colours=YELLOW)),
    ),
    upgrade(
        "AW 78 Personal Escort",
        "villain red common ability, cost 1",
        Standing(HasKeyword(Keyword.GUARDIAN, HOST)),
    ),
    upgrade(
        "AW 90 Hidden In Shadow",
        "villain blue uncommon ability, cost 1",
        Ability(
            ACTION,
            To(Exhaust(THIS), GiveShields(1, HOST)),
            when=CardIs(HOST, Cards(shields=Exactly(0))),
        ),
    ),
    upgrade(
        "AW 102 Prized Possession",
        "unique villain yellow uncommon, cost 4",
        Ability(
            AFTER_PLAYING,
            Then(Remove(One(Dice(OPPONENT, types=CHARACTERS))), HoldDice(THOSE_DICE)),
            may=True,
        ),
    ),
    upgrade(
        "AW 137 Second Chance",
        "hero yellow uncommon ability, cost 3",
        Ability(Instead(Defeated(HOST)), Do((Heal(5, HOST), Discard(THIS)))),
        only_on=YELLOW_CHARACTERS,
    ),
    upgrade(
        "AW 164 Hunker Down",
        "neutral yellow common ability, cost 0",
        Ability(After(TakesDamage(HOST, MELEE)), Discard(THIS)),
        Ability(ACTION, To(Exhaust(THIS), GiveShields(1, HOST))),
    ),
)
