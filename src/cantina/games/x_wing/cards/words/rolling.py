"""Words about rolling dice: how many in an attack, and those rolled for cards."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier, Whose

# --- conditions ------------------------------------------------------------------------------


class RollShows(Condition, frozen=True):
    """The attack roll shows this face."""

    face: str


class DefenseDiceRolled(Condition, frozen=True):
    """Exactly so many defense dice were rolled."""

    dice: int


class FewerDefenseDice(Condition, frozen=True):
    """There are more attack dice than defense dice."""


# --- modifiers -------------------------------------------------------------------------------


class ExtraDice(Modifier, frozen=True):
    """More (or fewer) dice are rolled in an attack."""

    die: str
    by: int = 1
    whose: Whose = Whose.YOU


class NoDice(Modifier, frozen=True):
    """No attack dice are rolled at all."""


class ExtraDicePer(Modifier, frozen=True):
    """More attack dice, as many as a value of yours says."""

    value: str
    most: int


# --- effects ---------------------------------------------------------------------------------


class MoreAttackDice(Effect, frozen=True):
    """More attack dice are rolled in this attack."""

    count: int = 1


class FewerAttackDice(Effect, frozen=True):
    """One attack die less is rolled in this attack."""


class MoreDefenseDice(Effect, frozen=True):
    """One defense die more is rolled in this attack."""


class RollExtraDefense(Effect, frozen=True):
    """Roll one more defense die."""


class NameResult(Effect, frozen=True):
    """Once a round name a face; one die of the roll to come will show it, whatever happens."""

    die: str


class RollDie(Effect, frozen=True):
    """Roll one die; on one of these faces something happens."""

    die: str
    faces: tuple[str, ...]
    effect: Effect


class RollAndSuffer(Effect, frozen=True):
    """Roll attack dice and suffer the damage they show."""

    dice: int
    criticals: bool = True


class RollForTokens(Effect, frozen=True):
    """Roll defense dice; get a focus or an evade token for each such result."""

    dice: int


class RollCases(Effect, frozen=True):
    """Roll one attack die; each face has its own effect."""

    faces: tuple[str, ...]
    effects: tuple[Effect, ...]
