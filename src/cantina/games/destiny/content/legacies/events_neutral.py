"""Neutral events of Legacies."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.cards import Outcome
from cantina.games.destiny.cards.certain import CertainCard
from cantina.games.destiny.cards.flow import as_that_player
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import free_for_all
from cantina.games.destiny.rules.die_values import die_value


class Brawl(Effect, frozen=True):
    """Do it to an opponent, who may then pay to do the same in turn, being "you" in it."""

    effect: Effect
    cost: Effect

    async def do(self, scene: Scene) -> Outcome:
        outcome = await self.effect.do(scene)
        if not outcome.done:
            return outcome
        other = as_that_player(scene, scene.player)
        again = To(self.cost, self)
        if self.cost.payable(other) and self.effect.can(other) and await other.confirm(again):
            async with free_for_all.part_of(scene.g, other.seat):
                await again.do(other)
        return outcome


class LowestRoller(CertainCard, frozen=True):
    """The characters of those of the dice last touched that show the lowest value; ties all."""

    def meant(self, scene: Scene) -> Sequence[int]:
        lowest = min([die_value(scene, die) for die in scene.dice])
        low = [die for die in scene.dice if die_value(scene, die) == lowest]
        return tuple(dict.fromkeys([scene.g.dice[die].card for die in low]))


CARDS: tuple[Card, ...] = (
    event("LEG 125 Alter", "neutral blue common, cost 2", Turn(UpTo(2, Dice()))),
    event("LEG 126 Ancient Wisdom", "neutral blue common, cost 1", Draw(2)),
    event("LEG 127 Feel The Force", "neutral blue common, cost 1", Turn(One(Dice(colours=BLUE)))),
    event(
        "LEG 128 Invigorate",
        "neutral blue starter, cost 1",
        To(Spot(BLUE_CHARACTERS), Heal(1, EACH_OF_YOUR_CHARACTERS)),
    ),
    event(
        "LEG 129 Legacies",
        "neutral blue uncommon, cost 0",
        To(Spot(BLUE_CHARACTERS), Resolve(One(Dice(YOU, modifier=True)), as_base=True)),
    ),
    event(
        "LEG 130 Mislead",
        "neutral blue common, cost 1",
        Remove(One(Dice(value=AtMost(2), types=CHARACTERS))),
    ),
    event(
        "LEG 131 Respite",
        "neutral blue common, cost 0",
        To(Exhaust(YOUR_CHARACTER), Do((Gain(1), Draw(1)))),
    ),
    event(
        "LEG 132 Stronger You Have Become",
        "neutral blue uncommon, cost 0",
        Reroll(UpTo(Count(Cards(YOU, UPGRADES)), Dice())),
    ),
    event(
        "LEG 133 The Force Is With Me",
        "neutral blue common, cost 1",
        Remove(One(Dice(shows=(Symbol.RANGED, Symbol.INDIRECT)))),
    ),
    event(
        "LEG 136 Crackdown",
        "neutral red common, cost 0",
        Gain(1),
        only_if=Every(Cards(OPPONENT, CHARACTERS), Cards(damage=AtLeast(1))),
    ),
    event(
        "LEG 137 Crash Landing",
        "neutral red starter, cost 0",
        Then(Remove(A_DAMAGE_DIE), Indirect(ValueOf(THOSE_DICE), YOU)),
    ),
    event(
        "LEG 138 Law and Order",
        "neutral red common, cost 3",
        To(Spot(RED_CHARACTERS), Discard(One(Cards(types=UPGRADES)))),
    ),
    event(
        "LEG 139 Locked and Loaded",
        "neutral red common, cost 1",
        To(Spot(RED_CHARACTERS), Turn(UpTo(2, Dice(YOU)), Showing(INDIRECT))),
    ),
    event(
        "LEG 140 Reinforce",
        "neutral red uncommon, cost 1",
        RollIn(
            One(
                Dice(
                    YOU, types=CHARACTERS, place=DiePlace.ON_CARD, card=Cards(own_copies=AtLeast(2))
                )
            )
        ),
    ),
    event(
        "LEG 141 Strength in Numbers",
        "neutral red common, cost 2",
        Indirect(Count(Cards(YOU, CHARACTERS, ready=False)), OPPONENT),
    ),
    event(
        "LEG 142 Sudden Impact",
        "neutral red uncommon, cost 1",
        Then(
            Remove(One(Dice(YOU, shows=DAMAGE))),
            Deal(Half(ValueOf(THOSE_DICE)), EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "LEG 143 Superior Position",
        "neutral red common, cost 1",
        Remove(A_DIE),
        only_if=ControlBattlefield(),
    ),
    event(
        "LEG 144 Target Intel",
        "neutral red common, cost 0",
        Resolve(One(Dice(YOU, shows=INDIRECT)), as_symbol=Symbol.RANGED),
    ),
    event(
        "LEG 147 Bamboozle",
        "neutral yellow common, cost 0",
        Do(
            (
                Reroll(AN_OPPONENTS_DIE),
                If(DieIs(THOSE_DICE, Dice(shows=BLANK)), TakeResources(1, THAT_PLAYER)),
            )
        ),
    ),
    event(
        "LEG 148 Cantina Brawl",
        "neutral yellow uncommon, cost 1",
        Brawl(Deal(1, AN_OPPONENTS_CHARACTER), DiscardFromHand()),
    ),
    event(
        "LEG 149 Counter Strike",
        "neutral yellow common, cost 1",
        Resolve(One(Dice(YOU, shows=DAMAGE)), plus=Rather(0, 2, OpponentResolvedSameSymbol())),
    ),
    event(
        "LEG 150 Dangerous Maneuver",
        "neutral yellow common, cost 0",
        Do((Heal(2, YOUR_CHARACTER), Indirect(2, YOU))),
    ),
    event(
        "LEG 151 Entangle",
        "neutral yellow starter, cost 2",
        To(Spot(YELLOW_CHARACTERS), Remove(UpTo(2, Dice(), combined=AtMost(3)))),
        reprints=("701076",),
    ),
    event(
        "LEG 152 Face-Off",
        "neutral yellow common, cost 1",
        Then(
            Reroll(Together((YOUR_CHARACTER_DIE, One(Dice(OPPONENT, types=CHARACTERS))))),
            Deal(2, LowestRoller()),
        ),
    ),
    event(
        "LEG 153 Hasty Exit",
        "neutral yellow common, cost 0",
        To(GiveBattlefield(OPPONENT), Remove(A_DAMAGE_DIE)),
    ),
    event(
        "LEG 154 Lure",
        "neutral yellow uncommon, cost 1",
        Do(
            (
                PickCard(One(Cards(OPPONENT, (CardType.CHARACTER, CardType.SUPPORT)))),
                As(THAT_PLAYER, Activate(THAT_CHARACTER)),
            )
        ),
        keywords="ambush",
    ),
    event(
        "LEG 155 Quick Draw",
        "neutral yellow common, cost 0",
        Then(
            Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND, subtypes=WEAPON)), on=YOUR_CHARACTER),
            May(Activate(THAT_CHARACTER)),
        ),
    ),
    event(
        "LEG 156 Vandalize",
        "neutral yellow uncommon, cost 1",
        To(
            Do(
                (
                    PickCard(
                        One(
                            Cards(
                                types=(CardType.SUPPORT, CardType.UPGRADE),
                                cost=AtMost(Count(Dice(YOU, types=CHARACTERS))),
                            )
                        )
                    ),
                    Remove(Several(CostOf(THAT_CARD), Dice(YOU, types=CHARACTERS))),
                )
            ),
            Discard(THAT_CARD),
        ),
        reprints=("702029",),
    ),
    event(
        "LEG 157 Well-Connected",
        "neutral yellow common, cost 0",
        To(Spot(YELLOW_CHARACTERS), Do((Gain(1), As(Whose.EACH_OPPONENT, May(Draw(1)))))),
    ),
    event(
        "LEG 158 Defend",
        "neutral gray common, cost 2",
        Remove(UpTo(3, Dice(shows=MELEE))),
        keywords="ambush",
    ),
    event(
        "LEG 159 Dive",
        "neutral gray common, cost 2",
        Remove(UpTo(3, Dice(shows=RANGED))),
        keywords="ambush",
    ),
    event(
        "LEG 160 Ice Storm",
        "neutral gray common, cost 0",
        RemoveShields(1, Each(Cards(types=CHARACTERS))),
    ),
    event(
        "LEG 161 No Cheating",
        "neutral gray uncommon, cost 0",
        Deal(AdditionalActions(THAT_PLAYER), AN_OPPONENTS_CHARACTER),
    ),
    event("LEG 162 Shelter", "neutral gray common, cost 1", Remove(One(Dice(shows=INDIRECT)))),
)
