"""What triggered abilities wait for, and what "that" means in their effects."""

from __future__ import annotations

from enum import StrEnum

from cantina.games.destiny.cards.vocabulary.nodes import Event
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Host, This, ThisDie, Whose
from cantina.games.destiny.terms import CardType


class First(StrEnum):
    """How often the event counts."""

    EACH_ROUND = "round"  # only the first time each round
    EACH_GAME = "game"  # only the first time each game


class Activates(Event, frozen=True):
    """A player activates this card. ThatCharacter: it. ThoseDice: just rolled; amount: how many."""

    card: Cards | This | Host
    by: Whose = Whose.YOU


class Plays(Event, frozen=True):
    """A player plays such a card. ThatCard: it. ThatCharacter: what it was played on."""

    card: Cards | This
    by: Whose = Whose.YOU
    on: Cards | This | None = None
    or_moved: bool = False  # moving it there counts too


class EmptiesHand(Event, frozen=True):
    """A player's last card leaves the hand because it is played, or also because discarded."""

    by: Whose
    or_discards: bool = False


class Defeated(Event, frozen=True):
    """A character is defeated. ThatCharacter: it. ThatPlayer: its controller."""

    card: Cards | This
    by_damage: bool = False  # only a defeat caused by damage


class DealtDamage(Event, frozen=True):
    """A card is dealt one or more damage, before shields. Amount: that damage."""

    card: Cards | This | Host


class TakesDamage(Event, frozen=True):
    """A card takes one or more damage. Before: can still be blocked, like by its shields."""

    card: Cards | This | Host


class GainsShields(Event, frozen=True):
    """A character gains one or more shields. ThatCharacter: it."""

    card: Cards | This | Host


class Rolls(Event, frozen=True):
    """A die of yours is rolled, or rerolled unless only `into_pool`, and then fits.

    ThoseDice: that die. Each die is an event of its own.
    """

    dice: Dice | ThisDie
    into_pool: bool = False


class Resolves(Event, frozen=True):
    """You resolve this die. ThoseDice: it, showing what it showed when it was resolved."""

    dice: ThisDie


class RemovesDice(Event, frozen=True):
    """A player's effect removes dice of one player that fit, all together one event.

    The game's own removals do not count. ThatPlayer: whose effect it was, or, if that was you,
    whose dice they were. Amount: how many.
    """

    dice: Dice
    by: Whose


class DiscardsToReroll(Event, frozen=True):
    """A player takes the action of discarding a card to reroll. ThatPlayer: he."""

    by: Whose


class ClaimsBattlefield(Event, frozen=True):
    """A player claims the battlefield."""

    by: Whose = Whose.YOU


class TakesAction(Event, frozen=True):
    """A player takes an action, additional ones included."""

    by: Whose = Whose.YOU


class UsesAction(Event, frozen=True):
    """An action or power action printed on this card is used. ThatPlayer: its controller."""

    card: Cards | Host


class Discarded(Event, frozen=True):
    """A card effect discards a card from play. ThatCard: it."""

    card: Cards


class SetUp(Event, frozen=True):
    """Setup is over."""


PLAYABLE = (CardType.EVENT, CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE)
"""The types of card that are played from a hand (DS-PLAY-CARD-1)."""
