"""What holds continuously: ongoing rules, rules of a die, and rules of building a deck."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary.nodes import Amount, Condition, Rule
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Host, This, ThisDie, Whose
from cantina.games.destiny.terms import Affiliation, Keyword, Subtype, Symbol

# --- cards -------------------------------------------------------------------------------------


class HasKeyword(Rule, frozen=True):
    """These cards have the keyword."""

    keyword: Keyword
    cards: Cards | This | Host


class MoreHealth(Rule, frozen=True):
    """The host has that much more health."""

    n: int
    card: Host


class HasSubtype(Rule, frozen=True):
    """The card has the subtype too; None: the one just declared."""

    subtype: Subtype | None
    card: This | Host


class CostChanges(Rule, frozen=True):
    """Playing such a card (on that one) costs you this much more, or less when negative.

    About This card itself it holds while that card is being played.
    """

    n: Amount
    card: Cards | This
    on: This | None = None
    first_each_round: bool = False  # only the first such card you play each round


class IgnoresRestrictions(Rule, frozen=True):
    """You may play these cards on this one although their play restrictions forbid it."""

    cards: Cards


class CannotPlayOn(Rule, frozen=True):
    """You cannot play these cards on this one."""

    cards: Cards


class IsElite(Rule, frozen=True):
    """The host has a second character die, taken from the set-aside dice.

    Nothing happens if it is elite already or no such die is set aside.
    """


class LimitOnHost(Rule, frozen=True):
    """At most n upgrades of this subtype may be on the card this one is on (DS-LIMIT-1)."""

    subtype: Subtype
    n: int = 1


class CopiesNotUnique(Rule, frozen=True):
    """Your copies of this card, itself included, are not unique."""


class HasAbilitiesOf(Rule, frozen=True):
    """The card also has the abilities and keywords of these, each copy of them once."""

    cards: Cards


class DiscardedIf(Rule, frozen=True):
    """The card is discarded from play as soon as the condition holds."""

    when: Condition


class MoreUpkeep(Rule, frozen=True):
    """These players gain that many more resources in the upkeep phase."""

    n: int
    who: Whose


class StartsWithMore(Rule, frozen=True):
    """You start the game with that many more resources."""

    n: int


class ClaimCosts(Rule, frozen=True):
    """Opponents must spend that many resources to claim the battlefield."""

    n: int


# --- dice --------------------------------------------------------------------------------------


class XIs(Rule, frozen=True):
    """The X on this die, counted for the player who resolves it."""

    n: Amount


class ModifiesAny(Rule, frozen=True):
    """The modifier sides of this die fit any symbol, if given only on these dice."""

    on: Dice | None = None


class ResolvesAs(Rule, frozen=True):
    """You may resolve these dice, when they show this, as if they showed the other symbol."""

    dice: Dice | ThisDie
    symbol: Symbol
    value: int | None = None  # with this value instead of its own


class DamageUnblockable(Rule, frozen=True):
    """Damage dealt by this die, or also by dice it modifies, is unblockable."""

    modified_too: bool = False


class Protected(Rule, frozen=True):
    """Opponents cannot remove these dice, if given only by effects of such cards."""

    dice: Dice
    effects_of: Cards | None = None


class OneDieEachTurn(Rule, frozen=True):
    """At most one character die of this card resolves each turn, and none can be modified."""

    card: Host


# --- building a team and a deck ----------------------------------------------------------------


class MayInclude(Rule, frozen=True):
    """Your deck may contain such cards though their affiliation or colour forbids it."""

    cards: Cards


class MayIncludeUpTo(Rule, frozen=True):
    """Your deck may contain at most n cards of this affiliation though yours forbids it."""

    n: int
    affiliation: Affiliation


class CopiesAllowed(Rule, frozen=True):
    """Your deck may contain up to n copies of this card."""

    n: int


class ExtraCopies(Rule, frozen=True):
    """Your deck may contain one copy more than usual of up to n different cards."""

    n: int


class PointsChange(Rule, frozen=True):
    """While building, each such character costs that many points more, or less when negative."""

    n: int
    cards: Cards


class IncludedOnlyIfColourShared(Rule, frozen=True):
    """At least n characters of the team must share a colour."""

    n: int


class NotWith(Rule, frozen=True):
    """No character with this title may be on the team."""

    name: str


class BringsBattlefields(Rule, frozen=True):
    """You bring n battlefields; if yours is chosen you pick one, the others are set aside."""

    n: int


class BringsUnder(Rule, frozen=True):
    """You bring up to n different such cards face down under this one, outside the deck."""

    n: int
    cards: Cards


BuildingRule = (
    MayInclude
    | MayIncludeUpTo
    | CopiesAllowed
    | ExtraCopies
    | PointsChange
    | IncludedOnlyIfColourShared
    | NotWith
    | BringsBattlefields
    | BringsUnder
)
