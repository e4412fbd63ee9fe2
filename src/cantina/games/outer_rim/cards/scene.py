"""What an effect knows while it is performed: whose text it is and what set it off."""

from __future__ import annotations

import msgspec

from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import Moment


class Event(msgspec.Struct):
    """Something that happens and that abilities may answer to."""

    moment: Moment
    seat: int
    """Whose event it is: who rolls, delivers, wins, moves."""
    card: str = ""
    enemy: str = ""
    """combat: "patrol", "contact", "card" or "player"."""
    other: int = -1
    """The other player, if one takes part."""
    faction: str = ""
    space: str = ""
    skill: str = ""
    kind: str = ""
    """combat: "ground" or "ship"; damage: the same; bounty: "eliminate" or "capture"."""
    amount: int = 0
    reward: Reward | None = None
    """The reward about to be gained; an effect may put another one in its place."""
    prevented: bool = False
    """Set by an effect: no need to stop, not defeated, icon ignored, reroll granted."""


class Context(msgspec.Struct):
    """The frame of an effect: the game, "you", the card it is printed on, the event."""

    g: Galaxy
    seat: int
    source: str = ""
    event: Event | None = None
    other: int = -1
    """The player an earlier part of the effect chose ("that player")."""

    def focused(self, target: int) -> Context:
        """Return the same frame with another player as "that player"."""
        return msgspec.structs.replace(self, other=target)
