"""What stands about actions."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.terms import Action, Deed, Slot, Whose


class ActionsPerStep(CardRule, frozen=True):
    """You may perform more than one action in the action step."""

    count: int


class MoreActions(CardRule, frozen=True):
    """An action counts as shown in your action bar."""

    action: Action


class LendsActions(CardRule, frozen=True):
    """Friends of a ship type at Range 1-3 may perform the actions of your cards of a slot."""

    ship: str
    slot: Slot


class ActsUnderStress(CardRule, frozen=True):
    """Stress tokens do not keep you from performing actions."""


class ActsWithSlots(CardRule, frozen=True):
    """Stress does not keep you from the actions of your cards of some slots."""

    slots: tuple[Slot, ...]


class MovesUnderStress(CardRule, frozen=True):
    """Stress does not keep you from boosting and rolling, up to a number of tokens."""

    most: int


class RollsFar(CardRule, frozen=True):
    """You may roll with the straight 2 template."""


class RollsCurved(CardRule, frozen=True):
    """You may (or must) roll along the banks of speed 1, which may cost stress."""

    stress: int = 0
    must: bool = False

    def says(self) -> Text:
        if self.must:
            return text("xw-says-must-roll-curved")
        return text("xw-says-rolls-curved", count=self.stress)


class BoostsTurning(CardRule, frozen=True):
    """You may boost along the turns of speed 1."""


class Forbidden(CardRule, frozen=True):
    """Somebody cannot do something (XW-CARD-ABILITY-6: this beats every permission)."""

    deed: Deed
    whose: Whose = Whose.YOU


class Denies(CardRule, frozen=True):
    """Enemy ships near you cannot do something."""

    deed: Deed
    farthest: int = 1
