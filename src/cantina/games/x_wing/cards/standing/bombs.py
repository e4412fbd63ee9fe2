"""What stands about bombs and mines."""

from __future__ import annotations

from cantina.core.text import Text
from cantina.games.x_wing.cards.words import CardRule, Effect


class LongDrops(CardRule, frozen=True):
    """You may drop bombs with the straight 2 template."""


class Launches(CardRule, frozen=True):
    """You may launch bombs that are no actions with the straight 5 template."""


class DropsAhead(CardRule, frozen=True):
    """You may drop bombs with your front guides."""


class DropsTurning(CardRule, frozen=True):
    """You may drop bombs with the turns of speed 1."""


class HoldsBack(CardRule, frozen=True):
    """Once a round you may keep a friendly token from detonating."""


class IgnoresBombs(CardRule, frozen=True):
    """Friendly tokens neither hurt you nor notice you."""


class Splinters(CardRule, frozen=True):
    """Once a round a friendly token that detonates costs an enemy at Range 1 of it a damage."""


class LoadsDice(CardRule, frozen=True):
    """Once a round make an enemy reroll focus and blank results of dice for a friendly bomb."""


class Blast(CardRule, frozen=True):
    """The ship rolls attack dice and suffers the damage they show."""

    dice: int
    criticals: bool = True

    def says(self) -> Text:
        message = "xw-says-roll-and-suffer" if self.criticals else "xw-says-roll-and-suffer-plain"
        return Text(message, {"count": self.dice})


class Detonation(CardRule, frozen=True):
    """What the token of this card does to a ship when it detonates.

    A bomb detonates at the end of the Activation phase and hurts each ship at Range 1; a mine when
    a ship's base or template overlaps it, and hurts that ship.
    """

    blast: Effect | Blast
    mine: bool = False
    tokens: int = 1
    kept: bool = False
    """Whether the card makes its own tokens, so that dropping one does not discard it."""

    def says(self) -> Text:
        message = "xw-ability-mine" if self.mine else "xw-ability-bomb"
        return Text(message, {"effect": self.blast.says(), "count": self.tokens})


class DropsWide(CardRule, frozen=True):
    """You may drop bombs with the straight 3 template or the turns of speed 3."""


class DropsBeside(CardRule, frozen=True):
    """You may put a bomb that is no action anywhere so that it touches you."""


class DodgesBombs(CardRule, frozen=True):
    """You may ignore a friendly token that detonates; on a hit this card is then discarded."""
