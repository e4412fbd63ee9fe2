"""Blue events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.conditions import DieIs
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.content.spirit_of_rebellion.stacking import PlayStacked, StackUnderThis


class DieWas(DieIs, frozen=True):
    """At least one of these dice, in a pool or just removed, fits."""

    def holds(self, scene: Scene) -> bool:
        return any(self.what.fits(scene, die) for die in self.which.meant(scene))


CARDS: tuple[Card, ...] = (
    event(
        "SoR 71 Anger",
        "villain blue uncommon, cost 0",
        Resolve(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
        only_if=There(Dice(YOU, shows=BLANK), 2),
    ),
    event(
        "SoR 72 Lightsaber Throw",
        "villain blue uncommon, cost 1",
        Deal(2, A_CHARACTER),
        only_if=There(Dice(YOU, shows=MELEE)),
    ),
    event(
        "SoR 73 Manipulate",
        "villain blue common, cost 0",
        Then(Turn(YOUR_DIE, Showing(BLANK)), Turn(AN_OPPONENTS_DIE, Showing(BLANK))),
    ),
    event(
        "SoR 74 No Disintegrations",
        "villain blue common, cost 1",
        If(
            There(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True)),
            Mill(3, OPPONENT),
            Mill(1, OPPONENT),
        ),
    ),
    event(
        "SoR 75 Now You Will Die",
        "villain blue common, cost 1",
        Resolve(YOUR_DIE, as_symbol=Symbol.MELEE),
    ),
    event(
        "SoR 76 Rise Again",
        "villain blue uncommon, cost 5",
        Do(
            (
                Heal(5, One(Cards(types=CHARACTERS, colours=BLUE, unique=True))),
                May(
                    Play(One(Cards(YOU, UPGRADES, zone=Zone.DISCARD)), on=THAT_CHARACTER, free=True)
                ),
            )
        ),
    ),
    event(
        "SoR 77 The Price of Failure",
        "villain blue common, cost 0",
        To(Do((Spot(BLUE_CHARACTERS), Defeat(YOUR_CHARACTER))), Ready(A_CHARACTER)),
    ),
    event(
        "SoR 100 Caution",
        "hero blue uncommon, cost 0",
        To(
            Remove(YOUR_CHARACTER_DIE),
            GiveShields(3, One(Cards(types=CHARACTERS, not_its_card=True))),
        ),
    ),
    event(
        "SoR 101 Destiny",
        "hero blue common, cost 0",
        Do(
            (
                Remove(AnyNumber(Dice(YOU, colours=BLUE))),
                Play(One(Cards(YOU, zone=Zone.HAND, cost=AtMost(ValueOf(THOSE_DICE)))), free=True),
            )
        ),
    ),
    event(
        "SoR 102 Determination",
        "hero blue common, cost 0",
        Resolve(YOUR_DIE, as_symbol=Symbol.ANY),
        only_if=There(Dice(YOU, shows=FOCUS)),
    ),
    event(
        "SoR 103 Guard",
        "hero blue uncommon, cost 0",
        To(
            Remove(One(Dice(YOU, colours=BLUE, shows=MELEE))),
            Remove(Several(ValueOf(THOSE_DICE), Dice(OPPONENT))),
        ),
    ),
    event(
        "SoR 104 Krayt Dragon Howl",
        "hero blue common, cost 0",
        To(
            Spot(BLUE_CHARACTERS),
            Then(
                Pick(AN_OPPONENTS_DIE), As(THAT_PLAYER, Choose((Remove(THOSE_DICE), Mill(2, YOU))))
            ),
        ),
    ),
    event(
        "SoR 105 My Ally Is The Force",
        "hero blue uncommon, cost 2",
        Resolve(One(Dice(YOU, colours=BLUE)), keep=True),
        keywords="ambush",
    ),
    event(
        "SoR 106 Synchronicity",
        "hero blue common, cost 0",
        Deal(2, A_CHARACTER, unblockable=True),
        only_if=AllOf((There(Dice(YOU, shows=MELEE)), There(Dice(YOU, shows=SHIELD)))),
    ),
    event(
        "SoR 127 Decisive Blow",
        "neutral blue common, cost 3",
        Then(Resolve(One(Dice(YOU, shows=MELEE))), Remove(Each(Dice(on=THAT_CHARACTER)))),
        reprints=("11115",),
    ),
    event(
        "SoR 128 High Ground",
        "neutral blue common, cost 1",
        Then(
            Remove(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
            If(DieWas(THOSE_DICE, Dice(types=CHARACTERS)), Deal(1, ITS_CARD)),
        ),
        only_if=ControlBattlefield(),
    ),
    event(
        "SoR 129 Momentum Shift",
        "neutral blue uncommon, cost 1",
        MoveShields(1, AN_OPPONENTS_CHARACTER, YOUR_CHARACTER),
    ),
    event(
        "SoR 130 Overconfidence",
        "neutral blue common, cost 1",
        To(
            Spot(BLUE_CHARACTERS),
            Then(Reroll(Several(2, Dice())), Remove(One(Dice(lowest_of_those=True)))),
        ),
    ),
    event(
        "SoR 131 Premonitions",
        "neutral blue uncommon, cost 0",
        Choose((StackUnderThis(), PlayStacked())),
    ),
    event(
        "SoR 132 Rejuvenate",
        "neutral blue common, cost 0",
        To(Spot(BLUE_CHARACTERS), Heal(1, A_CHARACTER)),
    ),
    event(
        "SoR 133 Trust Your Instincts",
        "neutral blue uncommon, cost 0",
        Then(
            PickCard(One(Cards(YOU, CHARACTERS, colours=BLUE))),
            Then(Reroll(AnyNumber(Dice(on=THAT_CHARACTER))), May(Draw(1))),
        ),
    ),
)
