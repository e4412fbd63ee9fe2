"""Words about which ships a card speaks of."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect, Target
from cantina.games.x_wing.cards.vocabulary import Whose

# --- conditions ------------------------------------------------------------------------------


class LastFriend(Condition, frozen=True):
    """You are the only ship of your side left."""


class EnemyWithin(Condition, frozen=True):
    """An enemy ship is at this range of you or nearer."""

    farthest: int


class NoFriendWithin(Condition, frozen=True):
    """No other friendly ship is at this range of you or nearer."""

    farthest: int


# --- ships -----------------------------------------------------------------------------------


class TheAttacker(Target, frozen=True):
    """The attacking ship."""


class TheDefender(Target, frozen=True):
    """The defending ship."""


class Yourself(Target, frozen=True):
    """The ship this card belongs to."""


class YourLocked(Target, frozen=True):
    """The ship you have locked."""


class YourTouched(Target, frozen=True):
    """Every ship you touch."""


class ActedOn(Target, frozen=True):
    """The ship your action is aimed at."""


class InBullseye(Target, frozen=True):
    """Every enemy ship in your bullseye arc at Range 1-3."""


class FriendsWith(Target, frozen=True):
    """Every friendly ship within a range that carries a card, you included."""

    card: str
    farthest: int


class ShipsWithin(Target, frozen=True):
    """All ships of a kind within a range of you; the farthest 0 means anywhere."""

    whose: Whose
    farthest: int = 0


class AllWithin(Target, frozen=True):
    """Every other ship within a range of you, friend or foe."""

    farthest: int


class OthersAroundDefender(Target, frozen=True):
    """Every other ship at Range 1 of the defender."""


class SlowNearDefender(Target, frozen=True):
    """Other ships at Range 1 of the defender whose agility is lower than the weapon's cost."""


# --- effects ---------------------------------------------------------------------------------


class ChooseShip(Effect, frozen=True):
    """Choose a ship at some range; the effect then speaks of it."""

    whose: Whose
    effect: Effect
    nearest: int = 1
    farthest: int = 3
    lower_skill: bool = False
    higher_skill: bool = False
    stressed: bool = False
    most_shields: int | None = None


class ChooseAround(Effect, frozen=True):
    """Choose a ship near the attacker or the defender; the effect then speaks of it."""

    center: Whose
    effect: Effect
    farthest: int = 1
    friends: bool = False


class ChooseShips(Effect, frozen=True):
    """Choose up to some ships near you; the effect speaks of each."""

    whose: Whose
    effect: Effect
    most: int
    farthest: int
    one_also: Effect | None = None
    """What one of them does besides."""


class ChooseInArc(Effect, frozen=True):
    """Choose a ship in your firing arc; the effect then speaks of it."""

    effect: Effect
    farthest: int
    enemies: bool = False
    bullseye: bool = False


class ChooseBesideTarget(Effect, frozen=True):
    """Choose a ship without a token at Range 1 of the one your action was aimed at."""

    effect: Effect
    without: str


class YouMay(Effect, frozen=True):
    """You decide, even if the effect speaks of another ship."""

    effect: Effect
