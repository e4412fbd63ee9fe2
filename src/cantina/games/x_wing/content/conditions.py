"""Condition cards: what they do to the ship they are assigned to."""

from cantina.core.effects import AllOf, Do
from cantina.games.x_wing.abilities.vocabulary import ActionHeader, Static, Trigger, Whose, Window
from cantina.games.x_wing.abilities.words.attacks import (
    AtRange,
    Attacking,
    DefenderHasCard,
    Defending,
)
from cantina.games.x_wing.abilities.words.cards import RemoveCondition
from cantina.games.x_wing.abilities.words.comparing import CriticalLeft
from cantina.games.x_wing.abilities.words.damage import DealFaceDown, Suffer
from cantina.games.x_wing.abilities.words.modifying import ChangeResults, NothingModifies
from cantina.games.x_wing.abilities.words.rolling import RollDie
from cantina.games.x_wing.abilities.words.ships import AllWithin, Yourself
from cantina.games.x_wing.content.wording import (
    ATTACK,
    CRITICAL,
    FOCUS,
    HIT,
    Abilities,
    to_each,
    when_attacking,
)

CONDITION_ABILITIES: Abilities = {
    "adebttopay": (
        when_attacking(ChangeResults(ATTACK, FOCUS, CRITICAL), DefenderHasCard("ascoretosettle")),
    ),
    "harpooned": (
        Trigger(
            Window.ATTACK_HITS,
            to_each(
                Yourself(),
                Do((to_each(AllWithin(1), Suffer(1)), RemoveCondition(), DealFaceDown())),
            ),
            provided=AllOf((Defending(), CriticalLeft())),
            whose=Whose.ENEMY,
        ),
        Trigger(Window.DESTROYED, to_each(AllWithin(1), Suffer(1))),
        ActionHeader(Do((RemoveCondition(), RollDie(ATTACK, (HIT, CRITICAL), Suffer(1))))),
    ),
    "scrambled": (
        Static(
            NothingModifies(),
            provided=AllOf((Attacking(), AtRange(1, 1), DefenderHasCard("targetingscrambler"))),
        ),
        Trigger(Window.COMBAT_ENDS, RemoveCondition()),
    ),
}
