"""Red events of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Value
from cantina.games.destiny.rules.die_values import die_value


class Doubling(Value, frozen=True):
    """As much as the die shows, but so that both together are at most the most."""

    most: int

    def count(self, scene: Scene) -> int:
        shown = sum([die_value(scene, die) for die in scene.dice])
        return max(min(shown, self.most - shown), 0)


CARDS: tuple[Card, ...] = (
    event(
        "CONV 23 A Sinister Peace",
        "villain red common, cost 0",
        To(DiscardFromHand(), Remove(One(Dice(value=AtLeast(2))))),
    ),
    event(
        "CONV 24 Make Demands",
        "villain red common, cost 1",
        To(
            Spot(LEADERS),
            Then(
                PickCard(AN_OPPONENTS_CHARACTER),
                Unless(Deal(2, THAT_CHARACTER), THAT_PLAYER, GiveResources(1)),
            ),
        ),
    ),
    event(
        "CONV 26 Pulverize",
        "villain red common, cost 2",
        Resolve(UpTo(3, Dice(YOU, shows=DAMAGE)), plus=1),
    ),
    event(
        "CONV 27 Roger, Roger",
        "villain red starter, cost 1",
        To(Spot(RED_CHARACTERS), Turn(UpTo(2, Dice(YOU, subtypes=DROID)))),
    ),
    event(
        "CONV 77 Aggressive Negotiations",
        "hero red uncommon, cost 2",
        Then(
            PickPlayer(OPPONENT),
            Then(
                As(THAT_PLAYER, Remove(ANY_OF_YOUR_DICE)),
                Indirect(Times(2, Count(Dice(THAT_PLAYER, shows=DAMAGE))), THAT_PLAYER),
            ),
        ),
    ),
    event(
        "CONV 79 Honorable Sacrifice",
        "hero red uncommon, cost 0",
        To(Defeat(YOUR_CHARACTER), Remove(UpTo(2, Dice(shows=DAMAGE)))),
    ),
    event(
        "CONV 80 Power Surge",
        "hero red uncommon, cost 2",
        Resolve(One(Dice(YOU, shows=DAMAGE)), plus=Doubling(6)),
    ),
    event(
        "CONV 81 Unfetter",
        "hero red common, cost 2",
        Ready(
            One(Cards(types=CHARACTERS, colours=RED, upgrades=Exactly(0), downgrades=Exactly(0)))
        ),
    ),
    event(
        "CONV 122 Automated Defense",
        "neutral red common, cost 1",
        To(Spot(Cards(subtypes=DROID)), Remove(A_DIE)),
    ),
    event("CONV 123 Domination", "neutral red uncommon, cost 5", Remove(AnyNumber(Dice()))),
    event(
        "CONV 124 Energize",
        "neutral red common, cost 1",
        RollIn(
            One(
                Dice(
                    YOU,
                    types=(CardType.CHARACTER, CardType.SUPPORT),
                    subtypes=DROID,
                    place=DiePlace.ON_CARD,
                )
            )
        ),
    ),
    event(
        "CONV 125 Forced Compliance",
        "neutral red common, cost 1",
        Then(Then(Pick(AN_OPPONENTS_DIE), Turn(THOSE_DICE)), Turn(YOUR_DIE, SymbolPicked())),
    ),
    event(
        "CONV 126 Fresh Supplies",
        "neutral red common, cost 0",
        Gain(1),
        only_if=ControlBattlefield(),
    ),
    event(
        "CONV 127 Measure for Measure",
        "neutral red common, cost 0",
        To(Remove(One(Dice(YOU, subtypes=TROOPER))), Remove(A_DIE)),
    ),
    event(
        "CONV 128 No Answer",
        "neutral red common, cost 1",
        Then(
            DiscardAtRandom(1, OPPONENT),
            If(Compared(HandSize(THAT_PLAYER), Exactly(0)), Mill(3, THAT_PLAYER)),
        ),
    ),
    event(
        "CONV 129 Rout",
        "neutral red uncommon, cost 1",
        Remove(UpTo(ForEvery(3, Dice(YOU)), Dice())),
    ),
    event(
        "CONV 130 Seize the Day",
        "neutral red common, cost 1",
        ExtraActions(2),
        only_if=ControlBattlefield(),
    ),
    event(
        "CONV 132 Strike Back",
        "neutral red common, cost 1",
        Do(
            (
                If(There(Dice(YOU, shows=RANGED)), Deal(1, A_CHARACTER)),
                If(There(Dice(YOU, shows=FOCUS)), Turn(YOUR_DIE)),
                If(There(Dice(YOU, shows=DISCARD)), DiscardAtRandom(1, ANYONE)),
            )
        ),
    ),
)
