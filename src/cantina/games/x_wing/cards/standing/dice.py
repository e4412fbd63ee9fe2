"""What stands about dice: how many, how they are modified and compared."""

from __future__ import annotations

from cantina.core.text import Text
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.terms import Die, Whose


class HitsStand(CardRule, frozen=True):
    """Hits are not cancelled by evade results; these cancel criticals only."""


class DevotedHit(CardRule, frozen=True):
    """If a focus token changes your dice, one of those hits cannot be cancelled by defense dice."""


class SureCritical(CardRule, frozen=True):
    """One of your criticals cannot be cancelled by defense dice."""


class AlwaysHits(CardRule, frozen=True):
    """Your attack hits even if it deals no damage."""


class OnlyFocusModifies(CardRule, frozen=True):
    """The attack dice can be modified only by spending a focus token."""


class NothingModifies(CardRule, frozen=True):
    """You cannot modify your attack dice."""


class LockedCannotModify(CardRule, frozen=True):
    """Ships you have locked modify no dice in attacks between you and them."""


class ForcesFocus(CardRule, frozen=True):
    """The other ship in the attack must spend a focus token if it can."""


PER = {"agility": "xw-says-dice-per-agility", "speed": "xw-says-dice-per-speed"}


class ExtraDice(CardRule, frozen=True):
    """More (or fewer) dice are rolled in an attack."""

    die: Die
    by: int = 1
    whose: Whose = Whose.YOU
    range_bonus: bool = False
    """Whether it is a bonus for range, which some enemies deny."""

    def says(self) -> Text:
        message = "xw-says-extra-dice" if self.by > 0 else "xw-says-fewer-dice"
        return Text(message, {"die": self.die.says(), "by": abs(self.by)})


class NoDice(CardRule, frozen=True):
    """No attack dice are rolled at all."""


class ExtraDicePer(CardRule, frozen=True):
    """More attack dice, as many as a value of yours says."""

    value: str
    most: int

    def says(self) -> Text:
        return Text(PER[self.value], {"most": self.most})


class LimitsRerolls(CardRule, frozen=True):
    """Whoever attacks another ship near you rerolls at most one attack die."""

    farthest: int
