"""The pilot of `hard` and `ace`: also its places and actions are weighed by the clash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cantina.core.window import Glimpse
from cantina.core.wire import kind_and_rest
from cantina.games.x_wing.bot.deeds import Deeds
from cantina.games.x_wing.bot.flights import acting_ship
from cantina.games.x_wing.bot.greedy import FACING
from cantina.games.x_wing.bot.pilot import WingPilot
from cantina.games.x_wing.bot.sight import IN_PLAY, Sight, pose_of
from cantina.games.x_wing.bot.stances import acts_twice
from cantina.games.x_wing.geometry import LARGE_BASE, SMALL_BASE
from cantina.games.x_wing.rules.barrel_rolls import WAYS, end_of_roll
from cantina.games.x_wing.view_records import BattleView

FRONT: Final = 99.0
"""How far ahead a base is put, in millimetres from the own edge."""
APART: Final = 30.0
"""Room between two bases of a formation."""
STEP: Final = 5.0
"""Millimetres between two places that are tried."""
ACTIONS: Final = ("xw-ask-action", "xw-ask-free-action")
CANCELS_EVADES: Final = "crackshot"
"""The card that is discarded to cancel an evade result."""


class ExpertPilot(WingPilot):
    """Weighs the clash also when it acts; stands in formation; keeps what is used once."""

    # ------------------------------------------------------------------ setup

    def _place(self, window: Glimpse) -> str:
        """Stand side by side in the middle of the own edge, as far ahead as the base goes."""
        places = _formation(window.view, window.view.sides[window.seat])
        return next((key for key in places if window.legal(key)), None) or super()._place(window)

    # ------------------------------------------------------------------ actions

    def _deeds(self, window: Glimpse) -> Deeds | None:
        """Return what weighs the actions of the ship that acts; None if nobody can say."""
        sight = Sight(window.view)
        ship = acting_ship(sight, window.ask)
        if ship is None or ship not in sight.friends or not sight.enemies:
            return None
        return Deeds(sight, ship, self.expected, self.fear)

    def _action(self, window: Glimpse) -> str:
        """Take the action after which the clash goes best."""
        weighed = self._deeds(window)
        if weighed is None:
            return super()._action(window)
        best = _ranked(window, weighed)[0]
        kind, way = kind_and_rest(best)
        if kind == "barrel-roll" or kind in WAYS:
            self._roll = way or kind
        self._remember_way(window, best)
        return best

    def ranking(self, window: Glimpse) -> list[str]:
        """Return actions by how the clash goes after them; of other questions nothing."""
        weighed = self._deeds(window) if window.prompt in ACTIONS else None
        return [] if weighed is None else _ranked(window, weighed)

    def _slide(self, window: Glimpse) -> str:
        """Shift to where the clash goes best."""
        weighed = self._deeds(window)
        if weighed is None or not self._roll:
            return super()._slide(window)
        ship, way = weighed.ship, WAYS[self._roll]
        ends = {
            option.key: end_of_roll(pose_of(ship), ship.base, way, float(option.key))
            for option in window.ask.options
        }
        return weighed.best_place(ends)

    # ------------------------------------------------------------------ cards

    def _use_well(self, window: Glimpse) -> str:
        """Cancel an evade result only where that lets a hit through."""
        attack, keys = window.view.attack, window.keys()
        cancels = any(CANCELS_EVADES in key for key in keys)
        idle = [key for key in keys if not key.startswith("use:")]
        if attack is not None and cancels and idle:
            hits = len([die for die in attack.attack_roll if die.face in ("hit", "critical")])
            evades = len([die for die in attack.defense_roll if die.face == "evade"])
            if evades > hits:
                return idle[0]
        return super()._use_well(window)


def _ranked(window: Glimpse, weighed: Deeds) -> list[str]:
    """Return the actions of a ship, the best first."""
    twice = window.prompt == "xw-ask-action" and acts_twice(weighed.ship)
    return weighed.ranked(window.ask.options, twice)


def _formation(view: BattleView, side: str) -> Iterator[str]:
    """Go through places at the own edge, the middle first, with room between the bases."""
    edge = next((edge.edge for edge in view.edges if edge.side == side), "south")
    level = edge in ("south", "north")
    length, depth = (view.width, view.height) if level else (view.height, view.width)
    own = [ship for ship in view.ships if ship.side == side and ship.status == IN_PLAY]
    taken = [(ship.x if level else ship.y, ship.base) for ship in own]
    for step in range(int(length / STEP)):
        along = length / 2.0 + (step + 1) // 2 * STEP * (-1) ** step
        for base in (SMALL_BASE, LARGE_BASE):
            gaps = [abs(along - place) - (base + other) / 2.0 for place, other in taken]
            if min(gaps, default=APART) >= APART:
                ahead = FRONT - base / 2.0
                deep = ahead if edge in ("south", "west") else depth - ahead
                x, y = (along, deep) if level else (deep, along)
                yield f"{x:g},{y:g},{FACING[edge]:g}"
