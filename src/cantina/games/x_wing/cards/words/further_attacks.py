"""Words about further attacks: again, afterwards, out of turn, or in their place."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Ability


class NotUsed(Condition, frozen=True):
    """You did not use an ability of this card in this attack, counted from 0."""

    index: int


class FollowsUp(Condition, frozen=True):
    """The attack was granted by this card."""


class AgainstMarked(Condition, frozen=True):
    """The other ship in the attack is the one this card chose."""


class MarkShip(Effect, frozen=True):
    """Remember the ship on this card."""


class AttackAgain(Effect, frozen=True):
    """Make this attack a second time."""


class AttackAfterwards(Effect, frozen=True):
    """Make another attack at once, with the primary weapon or one of a slot."""

    weapon: str = "primary"
    elsewhere: bool = False
    last: bool = True


class AttackIt(Effect, frozen=True):
    """Attack the ship spoken of with this weapon at once; no other attack this round."""


class Retaliate(Effect, frozen=True):
    """Make an attack out of turn: with any weapon or one, at any ship or the one spoken of."""

    weapon: str = ""
    at_it: bool = False


class AttackNow(Effect, frozen=True):
    """Make an attack at once and none in the next round."""


class InsteadOfAttack(Ability, frozen=True):
    """Something a ship may do in its turn of the Combat phase in place of attacking."""

    does: Effect
