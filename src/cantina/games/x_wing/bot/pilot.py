"""A pilot who weighs the whole clash: dials set together, targets and tokens by true odds."""

from __future__ import annotations

from cantina.core.window import Glimpse
from cantina.core.wire import kind_and_rest
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.aftermath import best_attack, best_spending
from cantina.games.x_wing.bot.clash import FEAR
from cantina.games.x_wing.bot.dice import modify_attack, modify_defense
from cantina.games.x_wing.bot.greedy import lone_attack
from cantina.games.x_wing.bot.hourglass import Hourglass
from cantina.games.x_wing.bot.normal import NormalBot
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.bot.wing import Expected, Thinking, Wing
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.view_records import ShipView


class ClashPilot(NormalBot):
    """Chooses targets and spends tokens by what the rest of the combat phase is worth then."""

    fear = FEAR

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers["xw-ask-next-activation"] = self._next_to_fly
        self._answers["xw-ask-next-combat"] = self._next_to_shoot
        self._answers["xw-ask-modify-attack"] = self._spend
        self._answers["xw-ask-modify-defense"] = self._spend

    def _attack(self, window: Glimpse) -> str:
        """Shoot where the rest of the phase goes best."""
        sight = Sight(window.view)
        lone = lone_attack(sight, window.keys())
        if lone is not None:
            return lone
        ask = window.ask
        ship = sight.by_id.get(sight.view.active)
        if ship is None or ship not in sight.friends:
            return super()._attack(window)
        return best_attack(sight, ship, ask.options, self.fear)

    def _spend(self, window: Glimpse) -> str:
        """Spend tokens on a roll only if they are worth more there than later in the round."""
        view = window.view
        attack = view.attack
        keys = window.keys()
        usual = modify_attack if window.prompt == "xw-ask-modify-attack" else modify_defense
        if attack is None or not attack.plans or any(key.startswith("use:") for key in keys):
            return usual(window.ask, view)
        return best_spending(Sight(view), attack.plans, keys, self.fear) or usual(window.ask, view)

    def _next_to_fly(self, window: Glimpse) -> str:
        """Move first who runs into nobody, so that those behind find room."""
        sight = Sight(window.view)
        keys = window.keys()
        free = [key for key in keys if not self._bumps(sight, sight.by_id[int(key)])]
        return (free or keys)[0]

    def _next_to_shoot(self, window: Glimpse) -> str:
        """Let shoot first who has the least choice, so that the others can finish what is left."""
        sight = Sight(window.view)

        def targets(key: str) -> int:
            ship = sight.by_id[int(key)]
            at = pose_of(ship)
            bands = [sight.band(ship, at, enemy, pose_of(enemy)) for enemy in sight.enemies]
            return len([band for band in bands if band is not None])

        return min(window.keys(), key=lambda key: (targets(key) == 0, targets(key)))

    def _bumps(self, sight: Sight, ship: ShipView) -> bool:
        planned = [one for one in sight.dial(ship) if one.key == ship.dial]
        if not planned:
            return False
        others = [
            (pose_of(other), other.base)
            for other in [*sight.friends, *sight.enemies]
            if other is not ship
        ]
        one = planned[0]
        done = geometry.execute(pose_of(ship), Bearing(one.bearing), one.speed, others, ship.base)
        return done.bumped


class WingPilot(ClashPilot):
    """Sets the dials of the squad together."""

    def __init__(self, seed: int = 0, thinking: Thinking = Thinking(), fear: float = FEAR) -> None:
        super().__init__(seed)
        self.thinking = thinking
        self.fear = fear
        self._plan: dict[int, str] = {}
        self.expected: Expected = []
        self._planned: object = None

    def _dial(self, window: Glimpse) -> str:
        """Set the dials as they were planned together at the beginning of the round."""
        view = window.view
        sight = Sight(view)
        now = (view.round, [(one.ship_id, pose_of(one)) for one in sight.friends])
        if now != self._planned:
            wing = Wing(sight, self.thinking, self._rng, self.fear, Hourglass.of(window))
            self._plan, self._planned = wing.plan(), now
            self.expected = wing.expected
        offered = window.keys()
        for key in offered:
            ship_id, maneuver = kind_and_rest(key)
            if self._plan.get(int(ship_id)) == maneuver:
                return key
        return super()._dial(window)
