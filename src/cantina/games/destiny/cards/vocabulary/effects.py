"""What cards do."""

from __future__ import annotations

from enum import StrEnum

from cantina.games.destiny.cards.vocabulary.nodes import Amount, Condition, Effect, Node, Target
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Whose
from cantina.games.destiny.cards.vocabulary.values import Token
from cantina.games.destiny.terms import Symbol

ALL = 99
"""As many as there are."""


class DeckPlace(StrEnum):
    """Where on a deck a card is put."""

    TOP = "top"
    BOTTOM = "bottom"
    EITHER = "either"  # you choose


class Facing(Node, frozen=True):
    """Which sides a die may be turned to; always another side than the one up (DS-TURN-DIE-2)."""


class Showing(Facing, frozen=True):
    """A side with one of these symbols."""

    symbols: tuple[Symbol, ...]


class OfValue(Facing, frozen=True):
    """A side with exactly this value."""

    value: int


class OneHigher(Facing, frozen=True):
    """A side whose value is exactly 1 above the value showing."""


class SymbolPicked(Facing, frozen=True):
    """A side with the symbol that the die chosen by the last Pick shows."""


class SymbolOfThisDie(Facing, frozen=True):
    """A side with the symbol that one die of this card in your pool shows, of your choice."""


# --- dice --------------------------------------------------------------------------------------


class Remove(Effect, frozen=True):
    """Return dice from pools to their cards; you removed them. Their values stay readable."""

    dice: Target[Dice]


class Reroll(Effect, frozen=True):
    """Roll dice in a pool again, all together; done if each was rolled."""

    dice: Target[Dice]


class Turn(Effect, frozen=True):
    """Turn each die to another side, of your choice within `to`; dice with no such side stay."""

    dice: Target[Dice]
    to: Facing | None = None  # None: any side


class Resolve(Effect, frozen=True):
    """Resolve dice one at a time, in your order, paying their costs; modifiers may join.

    Dice of opponents are resolved as if they were yours (DS-RESOLVE-9). Only dice that can be
    resolved are offered; `shows` also fits a die that a ResolvesAs rule lets you resolve as that
    symbol (DS-FAQ-24). With `same_symbol` you name each die when its turn comes (DS-CLARIFY-28).
    Done if every chosen die was resolved; the characters it was used on are ThatCharacter.
    """

    dice: Target[Dice]
    plus: Amount = 0  # added to the value of each, unless it is special
    as_symbol: Symbol | None = None  # ANY: a different symbol of your choice, with the same value
    as_base: bool = False  # a modifier side counts as a side without plus
    keep: bool | Condition = False  # it stays in the pool
    free: bool = False  # its cost is not paid
    unblockable: bool = False
    against_each: Cards | None = None  # its damage is dealt to each of these, the cost paid once


class ResolveAnySide(Effect, frozen=True):
    """Resolve one side, of your choice, of the die of that card, which is not in play."""

    card: Target[Cards]


class RollIn(Effect, frozen=True):
    """Roll dice that lie on cards in play into your pool, without activating."""

    dice: Target[Dice]


class RollSetAside(Effect, frozen=True):
    """Roll up to n set-aside dice of the named card into your pool.

    Such a die is set aside again when it leaves the pool. Done if at least one was rolled.
    """

    name: str
    n: Amount = 1


class Raise(Effect, frozen=True):
    """Add to the value of the die about to be resolved, for this resolution."""

    n: Amount


class KeepThisDie(Effect, frozen=True):
    """The die whose special is being resolved stays in the pool."""


class RerollThisDie(Effect, frozen=True):
    """The die whose special is being resolved is rerolled instead of leaving the pool."""


class ForbidRolling(Effect, frozen=True):
    """These dice cannot be rolled into a pool or rerolled during the next round."""

    dice: Target[Dice]


# --- damage and shields ------------------------------------------------------------------------


class Deal(Effect, frozen=True):
    """Deal that much damage to each target, at the same time; done if there was a target."""

    n: Amount
    to: Target[Cards]
    unblockable: bool = False


class DealSplit(Effect, frozen=True):
    """Distribute damage among your characters as you wish, within health plus shields.

    This is not indirect damage.
    """

    n: Amount


class Indirect(Effect, frozen=True):
    """Deal indirect damage to a player, who distributes it."""

    n: Amount
    to: Whose


class Heal(Effect, frozen=True):
    """Remove up to that much damage from each target; done if any was removed."""

    n: Amount
    cards: Target[Cards]


class MoveDamage(Effect, frozen=True):
    """Move damage from one card to another, ignoring shields; it is not dealt.

    `up_to`: you choose how much, none included. Done if any was moved.
    """

    n: Amount
    source: Target[Cards]
    to: Target[Cards]
    up_to: bool = False


class Block(Effect, frozen=True):
    """Block all of the damage that is about to be taken."""


class GiveShields(Effect, frozen=True):
    """Give shields to each target, to at most three; done if there was a target."""

    n: Amount
    to: Target[Cards]


class RemoveShields(Effect, frozen=True):
    """Remove up to that many shields from each target; done if that many (ALL: any) were there."""

    n: Amount
    cards: Target[Cards]


class MoveShields(Effect, frozen=True):
    """Move shields from one card to another that has room for them; else not done."""

    n: Amount
    source: Target[Cards]
    to: Target[Cards]


class Defeat(Effect, frozen=True):
    """Defeat characters."""

    cards: Target[Cards]


# --- resources ---------------------------------------------------------------------------------


class Gain(Effect, frozen=True):
    """Take that many resources from the supply."""

    n: Amount


class Spend(Effect, frozen=True):
    """Pay that many resources; done only if all were paid, and begun only if you have them."""

    n: Amount


class Lose(Effect, frozen=True):
    """Lose up to that many resources; done if any was lost."""

    n: Amount


class TakeResources(Effect, frozen=True):
    """Take up to that many resources from a player; done if any was taken."""

    n: Amount
    source: Whose


class GiveResources(Effect, frozen=True):
    """Give that many of your resources to the controller of this card; like Spend otherwise."""

    n: Amount


class PlaceTokens(Effect, frozen=True):
    """Put tokens from the supply on a card."""

    token: Token
    n: Amount
    on: Target[Cards]


class TakeTokens(Effect, frozen=True):
    """Take up to n tokens off a card: resources go to you, others to the supply."""

    token: Token
    n: Amount
    cards: Target[Cards]


# --- hand, deck and discard pile ---------------------------------------------------------------


class Draw(Effect, frozen=True):
    """Draw cards, as many as there are; done in full only with all of them."""

    n: Amount


class DiscardFromHand(Effect, frozen=True):
    """Discard n cards of your choice that fit from your hand; done only with all n."""

    n: Amount = 1
    cards: Cards | None = None


class DiscardAtRandom(Effect, frozen=True):
    """Discard n random cards from that player's hand; done if n were there."""

    n: Amount
    whose: Whose


class Mill(Effect, frozen=True):
    """Discard n cards from the top of that player's deck; done only with all n."""

    n: Amount
    whose: Whose


class LookAt(Effect, frozen=True):
    """Look at cards; nobody else sees them. They are Zone.LOOKED_AT afterwards."""

    cards: Target[Cards]


class Reveal(Effect, frozen=True):
    """Show cards to all players. They are Zone.LOOKED_AT afterwards."""

    cards: Target[Cards]


class Discard(Effect, frozen=True):
    """Put cards, in play or elsewhere, on their owners' discard piles; done if each was."""

    cards: Target[Cards]


class PutOnDeck(Effect, frozen=True):
    """Put cards on their owners' decks."""

    cards: Target[Cards]
    where: DeckPlace = DeckPlace.TOP


class ReturnToHand(Effect, frozen=True):
    """Return cards in play to their owners' hands; those no longer in play are skipped."""

    cards: Target[Cards]


class SetAside(Effect, frozen=True):
    """Set cards aside; an event setting itself aside is not discarded afterwards."""

    cards: Target[Cards]


class StackUnderThis(Effect, frozen=True):
    """Set this event aside with a card from your hand face down on it."""


class PlayStacked(Effect, frozen=True):
    """Play for free the unseen card stacked on a set-aside copy of this card, whoever owns it.

    If it cannot be played, its owner discards it. The set-aside copy is discarded either way.
    """


# --- playing and acting ------------------------------------------------------------------------


class Play(Effect, frozen=True):
    """Play a card, with all its steps and its cost; done if it was played.

    Only cards that can be played now (on `on`, for that cost) are offered. The card is ThatCard
    afterwards, what an upgrade was played on ThatCharacter.
    """

    card: Target[Cards]
    on: Target[Cards] | None = None
    less: Amount = 0  # its cost is lowered by this, counted with the card as ThatCard
    free: bool = False
    then_aside: bool = False  # an event is set aside instead of discarded


class CostLess(Effect, frozen=True):
    """Lower the cost of the card about to be played."""

    n: Amount


class Activate(Effect, frozen=True):
    """Activate ready cards one after another in your order; the dice rolled are ThoseDice."""

    cards: Target[Cards]


class Ready(Effect, frozen=True):
    """Ready exhausted cards; done if each was exhausted."""

    cards: Target[Cards]


class Exhaust(Effect, frozen=True):
    """Exhaust ready cards; done if each was ready."""

    cards: Target[Cards]


class MoveUpgrade(Effect, frozen=True):
    """Move an upgrade to another card, ignoring play restrictions; its die goes along on the card.

    Over the limit of three, one upgrade there is discarded by its controller.
    """

    upgrade: Target[Cards]
    to: Target[Cards]


class ExtraActions(Effect, frozen=True):
    """You may take up to that many additional actions after this one."""

    n: Amount = 1


class EndActionPhase(Effect, frozen=True):
    """The action phase ends once this action is over."""


# --- battlefield -------------------------------------------------------------------------------


class TakeBattlefield(Effect, frozen=True):
    """Take control of the battlefield without claiming it; done if you did not control it."""


class GiveBattlefield(Effect, frozen=True):
    """Give control of the battlefield to a player; done only if you controlled it."""

    to: Whose


class SwitchBattlefield(Effect, frozen=True):
    """Put a set-aside battlefield of your choice in place of the one in play; control stays."""


class UseClaim(Effect, frozen=True):
    """Use a claim ability as if you had just claimed.

    `unused`: that of a set-aside battlefield of your choice; otherwise of the one in play.
    """

    unused: bool = False
