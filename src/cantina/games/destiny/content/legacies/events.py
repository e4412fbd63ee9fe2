"""Events of Legacies."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.destiny.cards.certain import CertainCard
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.rules.die_values import die_value, showing


class LowestRoller(CertainCard, frozen=True):
    """The characters of those of the dice last touched that show the lowest value; ties all."""

    def meant(self, scene: Scene) -> Sequence[int]:
        dice = [die for die in scene.dice if showing(scene, die) is not None]
        if not dice:
            return ()
        lowest = min([die_value(scene, die) for die in dice])
        low = [die for die in dice if die_value(scene, die) == lowest and die in scene.g.dice]
        return tuple(dict.fromkeys([scene.g.dice[die].card for die in low]))


CARDS: tuple[Card, ...] = (
    event(
        "LEG 84",
        "Battle Fatigue",
        "villain red common",
        cost=1,
        only_if=Every(Cards(OPPONENT, CHARACTERS), Cards(damage=AtLeast(1))),
        does=Remove(One(Dice(THAT_PLAYER))),
    ),
    event("LEG 86", "Imperial Might", "villain red common", cost=2, does=Resolve(YOUR_DIE, plus=2)),
    event(
        "LEG 96",
        "Rumors",
        "villain yellow common",
        cost=1,
        does=Then(
            As(OPPONENT, PickCard(One(Cards(YOU, zone=Zone.HAND)))),
            Do(
                (
                    LookAt(Each(Cards(THAT_PLAYER, zone=Zone.HAND, not_that=True))),
                    Discard(One(Cards(zone=Zone.LOOKED_AT))),
                )
            ),
        ),
    ),
    event(
        "LEG 97",
        "Subdue",
        "villain yellow common",
        cost=1,
        does=Do(
            (
                PickCard(One(Cards(types=CHARACTERS, damage=AtLeast(3)))),
                Remove(One(Dice(on=THAT_CHARACTER))),
            )
        ),
    ),
    event(
        "LEG 98",
        "Take Flight",
        "villain yellow common",
        cost=0,
        keywords="ambush",
        does=Reroll(UpTo(2, Dice(YOU, colours=YELLOW))),
    ),
    event(
        "LEG 101",
        "Ataru Strike",
        "hero blue uncommon",
        cost=1,
        does=Resolve(
            One(Dice(YOU, shows=MELEE, types=CHARACTERS, colours=BLUE)),
            plus=TokensOn(Token.SHIELD, ITS_CARD),
        ),
    ),
    event(
        "LEG 102",
        "Heightened Awareness",
        "hero blue starter",
        cost=2,
        keywords="ambush",
        does=GiveShields(3, A_CHARACTER),
    ),
    event(
        "LEG 116",
        "Bravado",
        "hero yellow common",
        cost=3,
        does=To(Spot(YELLOW_CHARACTERS), Then(Remove(AN_OPPONENTS_DIE), Deal(2, A_CHARACTER))),
    ),
    event(
        "LEG 119",
        "Impulsive",
        "hero yellow common",
        cost=0,
        keywords="ambush",
        does=Resolve(YOUR_DIE),
    ),
    event(
        "LEG 121",
        "Smuggler's Run",
        "hero yellow common",
        cost=0,
        does=Then(
            Activate(One(Cards(YOU, CHARACTERS, colours=YELLOW))),
            If(DieIs(THOSE_DICE, Dice(shows=RESOURCE)), Gain(1)),
        ),
    ),
    event("LEG 125", "Alter", "neutral blue common", cost=2, does=Turn(UpTo(2, Dice()))),
    event(
        "LEG 128",
        "Invigorate",
        "neutral blue starter",
        cost=1,
        does=To(Spot(BLUE_CHARACTERS), Heal(1, Each(Cards(YOU, CHARACTERS)))),
    ),
    event(
        "LEG 130",
        "Mislead",
        "neutral blue common",
        cost=1,
        does=Remove(One(Dice(value=AtMost(2), types=CHARACTERS))),
    ),
    event(
        "LEG 133",
        "The Force Is With Me",
        "neutral blue common",
        cost=1,
        does=Remove(One(Dice(shows=(Symbol.RANGED, Symbol.INDIRECT)))),
    ),
    event(
        "LEG 136",
        "Crackdown",
        "neutral red common",
        cost=0,
        only_if=Every(Cards(OPPONENT, CHARACTERS), Cards(damage=AtLeast(1))),
        does=Gain(1),
    ),
    event(
        "LEG 137",
        "Crash Landing",
        "neutral red starter",
        cost=0,
        does=Then(Remove(One(Dice(shows=DAMAGE))), Indirect(ValueOf(THOSE_DICE), YOU)),
    ),
    event(
        "LEG 139",
        "Locked and Loaded",
        "neutral red common",
        cost=1,
        does=To(Spot(RED_CHARACTERS), Turn(UpTo(2, Dice(YOU)), Showing((Symbol.INDIRECT,)))),
    ),
    event(
        "LEG 143",
        "Superior Position",
        "neutral red common",
        cost=1,
        only_if=ControlBattlefield(),
        does=Remove(A_DIE),
    ),
    event(
        "LEG 147",
        "Bamboozle",
        "neutral yellow common",
        cost=0,
        does=Do(
            (
                Reroll(AN_OPPONENTS_DIE),
                If(DieIs(THOSE_DICE, Dice(shows=BLANK)), TakeResources(1, THAT_PLAYER)),
            )
        ),
    ),
    event(
        "LEG 150",
        "Dangerous Maneuver",
        "neutral yellow common",
        cost=0,
        does=Do((Heal(2, YOUR_CHARACTER), Indirect(2, YOU))),
    ),
    event(
        "LEG 151",
        "Entangle",
        "neutral yellow starter",
        cost=2,
        does=To(Spot(YELLOW_CHARACTERS), Remove(UpTo(2, Dice(), combined=AtMost(3)))),
    ),
    event(
        "LEG 152",
        "Face-Off",
        "neutral yellow common",
        cost=1,
        does=Then(
            Reroll(
                Together((One(Dice(YOU, types=CHARACTERS)), One(Dice(OPPONENT, types=CHARACTERS))))
            ),
            Deal(2, LowestRoller()),
        ),
    ),
    event(
        "LEG 153",
        "Hasty Exit",
        "neutral yellow common",
        cost=0,
        does=To(GiveBattlefield(OPPONENT), Remove(One(Dice(shows=DAMAGE)))),
    ),
    event(
        "LEG 155",
        "Quick Draw",
        "neutral yellow common",
        cost=0,
        does=Then(
            Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND, subtypes=WEAPON)), on=YOUR_CHARACTER),
            May(Activate(THAT_CHARACTER)),
        ),
    ),
    event(
        "LEG 160",
        "Ice Storm",
        "neutral gray common",
        cost=0,
        does=RemoveShields(1, Each(Cards(types=CHARACTERS))),
    ),
)
