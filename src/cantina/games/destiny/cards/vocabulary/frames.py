"""When an ability works: the frame around its effect."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary.events import First
from cantina.games.destiny.cards.vocabulary.nodes import Ability, Condition, Effect, Event, Rule
from cantina.games.destiny.cards.vocabulary.rules import BuildingRule


class WhenPlayed(Ability, frozen=True):
    """What an event does when it is played, from the queue; then it is discarded (DS-EVENT-1)."""

    effect: Effect


class Special(Ability, frozen=True):
    """What a special side of this card's die does; mandatory, of several you choose one."""

    effect: Effect


class Action(Ability, frozen=True):
    """What you can do as your action, as often as you can pay for it."""

    effect: Effect


class PowerAction(Ability, frozen=True):
    """What you can do as your action once a round, even without effect (DS-FAQ-20)."""

    effect: Effect


class Claim(Ability, frozen=True):
    """What the player who claims this battlefield may do (DS-CLAIM-4)."""

    effect: Effect


class After(Ability, frozen=True):
    """Mandatory reaction: goes to the queue once the event is over (DS-AFTER-1)."""

    event: Event
    effect: Effect
    when: Condition | None = None  # must hold when the event happens and when it is applied
    first: First | None = None


class Before(Ability, frozen=True):
    """Mandatory reaction: interrupts the event before it happens (DS-BEFORE-1)."""

    event: Event
    effect: Effect
    when: Condition | None = None


class Instead(Ability, frozen=True):
    """Replacement: the effect happens, the event does not (DS-REPLACEMENT-2).

    `optional`: you are asked; declined, the event goes on.
    """

    event: Event
    effect: Effect
    optional: bool = False


class Ongoing(Ability, frozen=True):
    """Holds while this card is in play, and only while the condition holds."""

    rule: Rule
    when: Condition | None = None


class WhileInPool(Ability, frozen=True):
    """Holds while a die of this card is in its controller's pool, once however many there are.

    "This die" in it is each of these dice in turn.
    """

    rule: Rule


class Inherent(Ability, frozen=True):
    """Belongs to the die itself and holds wherever its card is (DS-INHERENT-1)."""

    rule: Rule


class Building(Ability, frozen=True):
    """Counts while the team and deck are built."""

    rule: BuildingRule
