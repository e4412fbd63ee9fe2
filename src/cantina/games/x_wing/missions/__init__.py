"""Missions: special setup, special rules and goals (XW-MISSION).

Each mission is one module with one `Mission`; the rules ask it at the moments named here.
"""

from __future__ import annotations

from cantina.core.library import Library
from cantina.core.text import Text
from cantina.games.x_wing.printed import Maneuver
from cantina.games.x_wing.state import Battle, Ship


class Mission:
    """What a mission adds to the rules; XW-MISSION-6: it takes priority over them."""

    name = ""
    title: Text
    setup: Text
    special_rules: Text
    goals: dict[str, Text]
    forces: dict[str, tuple[tuple[str, tuple[str, ...]], ...]]
    """XW-MISSION-4: the recommended ship cards with their upgrade cards, by side."""
    reinforced_side = ""
    reinforcement = ""

    async def set_up_next(self, g: Battle) -> bool:
        """XW-MISSION-3: place one more ship or token; say whether there is still more to do."""
        raise NotImplementedError

    def begin_round(self, g: Battle) -> None:
        """Do what the mission asks for at the start of the Planning phase."""

    async def begin_activation(self, g: Battle) -> None:
        """Do what the mission asks for at the start of the Activation phase."""

    def allows_maneuver(self, g: Battle, ship: Ship, maneuver: Maneuver) -> bool:
        """Whether a ship may be assigned a maneuver of its dial."""
        return True

    def takes_no_criticals(self, g: Battle, ship: Ship) -> bool:
        """Whether critical damage to a ship counts as normal damage."""
        return False

    def may_protect(self, g: Battle, ship: Ship) -> bool:
        """Whether a ship may perform the protect action."""
        return False

    def protect(self, g: Battle, ship: Ship) -> None:
        """Perform the protect action."""

    def scannable(self, g: Battle, ship: Ship) -> list[int]:
        """Return the satellites a ship may scan instead of attacking."""
        return []

    def scan(self, g: Battle, ship: Ship, satellite: int) -> None:
        """Scan a satellite."""

    def may_leave(self, g: Battle, ship: Ship) -> bool:
        """Whether a ship that flees is not destroyed."""
        return False

    def ship_left(self, g: Battle, ship: Ship) -> None:
        """Note that a ship left the battle undestroyed."""

    def ship_destroyed(self, g: Battle, ship: Ship) -> None:
        """Note that a ship was destroyed."""

    def reinforcement_edges(self, g: Battle) -> tuple[str, ...]:
        """Return the edges at which reinforcements arrive."""
        raise NotImplementedError

    def check_goals(self, g: Battle) -> None:
        """XW-MISSION-7 and -8: end the game as soon as a goal is met."""
        raise NotImplementedError


MISSIONS: Library[Mission] = Library()
"""The three missions of the book by name."""


def mission_of(g: Battle) -> Mission | None:
    """Return the mission that is played, if any."""
    return MISSIONS[g.options.mission] if g.options.mission else None
