"""What stands while a card is in play: rules of cards and rules of dice."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from cantina.core.text import Text, text
from cantina.games.destiny.cards.words import Amount, Condition, Rule
from cantina.games.destiny.terms import Keyword, Subtype, Symbol

if TYPE_CHECKING:
    from cantina.games.destiny.cards.certain import Host, ThatCharacter, This, ThisDie
    from cantina.games.destiny.cards.players import Whose
    from cantina.games.destiny.cards.which_cards import Cards
    from cantina.games.destiny.cards.which_dice import Dice

# --- cards -------------------------------------------------------------------------------------


class HasKeyword(Rule, frozen=True):
    """These cards have the keyword."""

    keyword: Keyword
    cards: Cards | This | Host

    def says(self) -> Text:
        each = "each-has-keyword" if self.cards.are_many else "has-keyword"
        return text(f"ds-says-{each}", cards=self.cards.says(), keyword=self.keyword.value)


class MoreHealth(Rule, frozen=True):
    """The card, or each such character, has that much more health, or less when negative."""

    n: Amount
    card: Cards | This | Host

    def says(self) -> Text:
        if self.card.are_many and isinstance(self.n, int):
            return text("ds-says-more-health-each", cards=self.card.says(), n=self.n)
        if not isinstance(self.n, int):
            return text("ds-says-more-health-value", card=self.card.says(), n=self.n.says())
        sign = "less" if self.n < 0 else "more"
        return text("ds-says-more-health", card=self.card.says(), n=abs(self.n), sign=sign)


class MoreShields(Rule, frozen=True):
    """The host, or each such character, can have that many more shields."""

    n: int
    card: Cards | Host

    def says(self) -> Text:
        each = "more-shields-each" if self.card.are_many else "more-shields"
        return text(f"ds-says-{each}", card=self.card.says(), n=self.n)


class HasSubtype(Rule, frozen=True):
    """The card has the subtype too; None: the one just declared."""

    subtype: Subtype | None
    card: This | Host

    def says(self) -> Text:
        if self.subtype is None:
            return text("ds-says-has-named-subtype", card=self.card.says())
        return super().says()


class Sheltered(Rule, frozen=True):
    """All damage that opponents deal to the character is blocked, unless it is indirect."""

    card: ThatCharacter


class CostChanges(Rule, frozen=True):
    """Playing such a card (on that one) costs you this much more, or less when negative.

    About This card itself it holds while that card is being played.
    """

    reprices: ClassVar[bool] = True

    n: Amount
    card: Cards | This
    on: This | None = None
    first_each_round: bool = False  # only the first such card you play each round

    def says(self) -> Text:
        change = self.n if isinstance(self.n, int) else 0
        said = text(
            "ds-says-cost-changes",
            card=self.card.to_be_played(),
            number="many" if self.card.are_many else "one",
            n=abs(change),
            sign="less" if change < 0 else "more",
        )
        if self.on is not None:
            said = text("ds-says-cost-on", rule=said, on=self.on.says())
        return text("ds-says-cost-first", rule=said) if self.first_each_round else said


class IgnoresRestrictions(Rule, frozen=True):
    """You may play these cards on this one although their play restrictions forbid it."""

    cards: Cards

    def says(self) -> Text:
        return text("ds-says-ignores-restrictions", cards=self.cards.whoever_has_them().says())


class CannotPlayOn(Rule, frozen=True):
    """You cannot play these cards on this one; `on_host`: nobody can on its host."""

    cards: Cards
    on_host: bool = False

    def says(self) -> Text:
        where = "ds-says-cannot-play-on-host" if self.on_host else self.message()
        return text(where, cards=self.cards.says())


class NotCounted(Rule, frozen=True):
    """Upgrades of this subtype on the card do not count toward its limit (DS-UPGRADE-5)."""

    subtype: Subtype
    card: This | Host


class DrawsIndirect(Rule, frozen=True):
    """Its controller must assign indirect damage to the host, if able."""

    card: Host


class LosesAbilities(Rule, frozen=True):
    """The host has no abilities but its specials."""

    silences: ClassVar[bool] = True

    card: Host


class IsElite(Rule, frozen=True):
    """The host has a second character die, taken from the set-aside dice.

    Nothing happens if it is elite already or no such die is set aside.
    """


class MoreUpgrades(Rule, frozen=True):
    """These characters can have that many more upgrades."""

    n: int
    cards: Cards | This

    def says(self) -> Text:
        each = "each" if self.cards.are_many else "one"
        return text(self.message(), n=self.n, cards=self.cards.says(), number=each)


class LimitOnHost(Rule, frozen=True):
    """At most n upgrades of this subtype may be on the card this one is on (DS-LIMIT-1)."""

    subtype: Subtype
    n: int = 1


class CopiesNotUnique(Rule, frozen=True):
    """Your copies of this card, itself included, are not unique."""


class FewerUpgrades(Rule, frozen=True):
    """The card this one is on can have that many fewer upgrades."""

    n: int


class TakesIndirect(Rule, frozen=True):
    """Indirect damage may be put on this support as on a character with that much health."""

    health: int


class RollsHigher(Rule, frozen=True):
    """Your roll for the battlefield counts that much more."""

    n: int


class CanBeActivated(Rule, frozen=True):
    """The support can be activated although it has no die."""

    activates: ClassVar[bool] = True


class AnyoneCanActivate(Rule, frozen=True):
    """Opponents can activate this card as their action; it stays its controller who activates."""


class ActivatedFirst(Rule, frozen=True):
    """Your first action each round must be to activate this character, if able."""


class LeavesAside(Rule, frozen=True):
    """Whenever this card would leave play, it is set aside instead."""


class Forbidden(StrEnum):
    """What a card can keep opponents from doing."""

    GIVE_SHIELDS = "give-shields"
    HEAL = "heal"
    TURN_DICE = "turn-dice"
    EXTRA_ACTIONS = "extra-actions"


class OpponentsCannot(Rule, frozen=True):
    """Opponents of this card's controller cannot do this."""

    what: Forbidden


class HasAbilitiesOf(Rule, frozen=True):
    """The card also has the abilities and keywords of these, each copy of them once."""

    borrows: ClassVar[bool] = True

    cards: Cards


class DiscardedIf(Rule, frozen=True):
    """The card is discarded from play as soon as the condition holds."""

    condition: Condition


class MoreUpkeep(Rule, frozen=True):
    """These players gain that many more resources in the upkeep phase."""

    n: int
    who: Whose


class LessUpkeep(Rule, frozen=True):
    """These players gain that many fewer resources in the upkeep phase, but never below least."""

    n: int
    who: Whose
    least: int = 1
    or_mill: int = 0  # unless he discards that many cards from the top of his deck

    def says(self) -> Text:
        said = super().says()
        return Text(f"{said.id}-or-mill", said.args) if self.or_mill else said


class LargerHand(Rule, frozen=True):
    """Your hand size is larger by that many."""

    n: int


class LendsShields(Rule, frozen=True):
    """The shields of this character may block damage dealt to any character."""

    card: Host


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

    def says(self) -> Text:
        if self.on is None:
            return text("ds-says-modifies-any")
        return text("ds-says-modifies-any-on", dice=self.on.says())


class ResolvesAs(Rule, frozen=True):
    """You may resolve these dice, when they show this, as if they showed the other symbol."""

    dice: Dice | ThisDie
    symbol: Symbol
    value: int | None = None  # with this value instead of its own

    def says(self) -> Text:
        said = text("ds-says-resolves-as", dice=self.dice.plural(), symbol=self.symbol.says())
        if self.value is None:
            return said
        return text("ds-says-with-value", rule=said, value=self.value)


class PlusOptional(Rule, frozen=True):
    """The plus sides of this die can be resolved as if they had no plus."""


class DamageUnblockable(Rule, frozen=True):
    """Damage dealt by this die, or also by dice it modifies, is unblockable."""

    modified_too: bool = False


class Protected(Rule, frozen=True):
    """Opponents cannot remove these dice, if given only by effects of such cards."""

    dice: Dice
    effects_of: Cards | None = None

    def says(self) -> Text:
        if self.effects_of is None:
            return text("ds-says-protected", dice=self.dice.says())
        from_what = self.effects_of.says()
        return text("ds-says-protected-from", dice=self.dice.says(), cards=from_what)


class RaisesSides(Rule, frozen=True):
    """Each side of this die, but blanks and specials, is worth that much more."""

    n: int


class MoreValue(Rule, frozen=True):
    """The value that these dice show is higher by this much, but of blanks and specials."""

    n: Amount
    dice: Dice

    def says(self) -> Text:
        if isinstance(self.n, int):
            return text("ds-says-more-value", dice=self.dice.says(), n=self.n)
        return text("ds-says-more-value-counted", dice=self.dice.says(), n=self.n.says())


class SharesShields(Rule, frozen=True):
    """The shields of this die are spread over your characters as you wish."""


class OneDieEachTurn(Rule, frozen=True):
    """At most one character die of this card resolves each turn, and none can be modified."""

    card: Host


class DieCostsLess(Rule, frozen=True):
    """Resolving these dice costs you so many resources less."""

    n: Amount
    dice: Dice | ThisDie

    def says(self) -> Text:
        if isinstance(self.n, int):
            return text(self.message(), n=self.n, dice=self.dice.plural())
        return text(f"{self.message()}-value", n=self.n.says(), dice=self.dice.plural())


class ModifiedCostsLess(Rule, frozen=True):
    """The cost of a character die of the host is so much lower when this die modifies it."""

    n: int


class OpensClaimersPool(Rule, frozen=True):
    """You may resolve the dice of the player who has claimed the battlefield as your own."""
