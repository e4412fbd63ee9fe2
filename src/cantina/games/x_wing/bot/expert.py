"""The pilot of `hard` and `ace`: also its places and actions are weighed by the clash."""

from __future__ import annotations

from typing import Final

from cantina.core.window import Glimpse
from cantina.core.wire import Option, kind_and_rest
from cantina.games.x_wing.bot.clash import FEAR
from cantina.games.x_wing.bot.deeds import Deeds
from cantina.games.x_wing.bot.flights import acting_ship
from cantina.games.x_wing.bot.greedy import FACING
from cantina.games.x_wing.bot.pilot import WingPilot
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.bot.stances import acts_twice
from cantina.games.x_wing.bot.wing import Thinking
from cantina.games.x_wing.rules.barrel_rolls import WAYS, end_of_roll

FRONT: Final = 99.0
"""How far ahead a base is put, in millimetres from the own edge."""
APART: Final = 30.0
"""Room between two bases of a formation."""
STEP: Final = 5.0
CANCELS: Final = "xw-says-cancel-evades"


class ExpertPilot(WingPilot):
    """Weighs the clash also when it places ships, acts and uses what is used once."""

    deeds = True
    placing = True
    uses = True

    def __init__(self, seed: int = 0, thinking: Thinking = Thinking(), fear: float = FEAR) -> None:
        super().__init__(seed, thinking, fear)

    # ------------------------------------------------------------------ setup

    def _place(self, window: Glimpse) -> str:
        """Stand side by side in the middle of the own edge, as far ahead as the base goes."""
        if not self.placing:
            return super()._place(window)
        view = window.view
        side = view.sides[window.seat]
        edge = next((edge.edge for edge in view.edges if edge.side == side), "south")
        middle = (view.width if edge in ("south", "north") else view.height) / 2.0
        own = [s for s in view.ships if s.side == side and s.status == "in play"]
        for step in range(int(middle / STEP)):
            for along in (middle + step * STEP, middle - step * STEP):
                for base in (40.0, 80.0):
                    deep = FRONT - base / 2.0
                    x, y = {
                        "south": (along, deep),
                        "north": (along, view.height - deep),
                        "west": (deep, along),
                        "east": (view.width - deep, along),
                    }[edge]
                    gaps = [
                        abs(along - (s.x if edge in ("south", "north") else s.y))
                        - (s.base + base) / 2.0
                        for s in own
                    ]
                    key = f"{x:g},{y:g},{FACING[edge]:g}"
                    if min(gaps, default=APART) >= APART and window.legal(key):
                        return key
        return super()._place(window)

    # ------------------------------------------------------------------ actions

    def _deeds(self, window: Glimpse) -> Deeds | None:
        sight = Sight(window.view)
        ship = acting_ship(sight, window.ask)
        if ship is None or ship not in sight.friends or not sight.enemies:
            return None
        return Deeds(sight, ship, self.expected, self.fear, self.thinking.lead)

    def _action(self, window: Glimpse) -> str:
        """Take the action after which the clash goes best."""
        weighed = self._deeds(window) if self.deeds else None
        if weighed is None:
            return super()._action(window)
        twice = window.prompt == "xw-ask-action" and acts_twice(weighed.ship)
        best, _ = weighed.best(window.ask.options, twice)
        if best.startswith("barrel-roll:") or best in WAYS:
            kind, way = kind_and_rest(best)
            self._roll = way or kind
        return best

    def _slide(self, window: Glimpse) -> str:
        """Shift to where the clash goes best."""
        weighed = self._deeds(window) if self.deeds else None
        if weighed is None or not self._roll:
            return super()._slide(window)
        ship, way = weighed.ship, WAYS[self._roll]
        ends = [
            (option.key, end_of_roll(pose_of(ship), ship.base, way, float(option.key)))
            for option in window.ask.options
        ]
        return weighed.best_place(ends)

    # ------------------------------------------------------------------ cards

    def _use_well(self, window: Glimpse) -> str:
        """Keep what cancels evades for an attack in which that makes a difference."""
        ask, attack = window.ask, window.view.attack
        if self.uses and attack is not None:
            hits = len([d for d in attack.attack_roll if d.face in ("hit", "critical")])
            evades = len([d for d in attack.defense_roll if d.face == "evade"])
            if any(_is_crack(option) for option in ask.options) and not 0 < evades <= hits:
                idle = [option.key for option in ask.options if not option.key.startswith("use:")]
                if idle:
                    return idle[0]
        return super()._use_well(window)


def _is_crack(option: Option) -> bool:
    return "crackshot" in option.key
