"""Gray events of Empire at War."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Condition, Effect
from cantina.games.destiny.rules import dice
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import ON_CARD


def lost_dice(scene: Scene) -> list[int]:
    """Return your dice that were removed in an opponent's last turn and lie on their cards."""
    g = scene.g
    lost = [
        die
        for seat in opponents(g, scene.seat)
        for happening in g.players[seat].last_turn
        if happening.kind == "remove" and happening.target == scene.seat
        for die in happening.dice
    ]
    return [die for die in lost if die in g.dice and g.dice[die].face == ON_CARD]


class LostDiceLastTurn(Condition, frozen=True):
    """Dice of yours were removed in an opponent's last turn this round."""

    def holds(self, scene: Scene) -> bool:
        return bool(lost_dice(scene))


class RollLostDie(Effect, frozen=True):
    """Roll one die of yours that was removed in an opponent's last turn into your pool."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        able = [die for die in lost_dice(scene) if dice.can_be_rolled(g, g.dice[die])]
        die = await choose_die(g, scene.seat, scene.question("ds-ask-roll-die"), able)
        if die is None:
            return NOTHING
        await dice.roll_in(scene, (die,))
        return DONE


CARDS: tuple[Card, ...] = (
    event(
        "EaW 87 No Survivors",
        "villain gray common, cost 1",
        Deal(1, Each(Cards(OPPONENT, CHARACTERS, damage=AtLeast(1)))),
    ),
    event(
        "EaW 117 Defiance",
        "hero gray common, cost 1",
        Then(Reroll(YOUR_CHARACTER_DIE), Heal(ValueOf(THOSE_DICE), ITS_CARD)),
    ),
    event("EaW 146 Dangerous Mission", "neutral gray common, cost 1", Turn(A_DIE, AtACost())),
    event(
        "EaW 147 Endurance",
        "neutral gray uncommon, cost 1",
        RollLostDie(),
        only_if=LostDiceLastTurn(),
    ),
    event(
        "EaW 148 Partnership",
        "neutral gray common, cost 0",
        Then(
            Do((Activate(YOUR_CHARACTER), Activate(One(Cards(YOU, SUPPORTS))))),
            May(To(Spend(1), ExtraActions())),
        ),
    ),
    event(
        "EaW 149 Recycle",
        "neutral gray common, cost 1",
        Then(Discard(One(Cards(YOU, SUPPORTS))), Gain(CostOf(THAT_CARD))),
    ),
    event(
        "EaW 150 Rend",
        "neutral gray common, cost 0",
        Discard(One(Cards(types=(CardType.SUPPORT, CardType.UPGRADE), cost=Exactly(0)))),
    ),
    event(
        "EaW 151 Roll On",
        "neutral gray common, cost 0",
        Do((Reroll(YOUR_DIE), May(Reroll(THOSE_DICE)), May(Reroll(THOSE_DICE)))),
    ),
)
