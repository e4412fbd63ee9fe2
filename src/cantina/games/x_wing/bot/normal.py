"""An X-Wing pilot of common sense: bombs who follows, keeps what is used once for its moment."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from typing import Final

from cantina.core.window import Glimpse
from cantina.core.wire import Option
from cantina.games.x_wing.bot.flights import acting_ship, approach, end_of, mentions, starts_of
from cantina.games.x_wing.bot.greedy import GreedyBot, next_to_plan
from cantina.games.x_wing.bot.sight import RED, Sight, pose_of
from cantina.games.x_wing.bot.worths import in_the_way, worth_of_maneuver
from cantina.games.x_wing.view_records import ShipView

BOMB_REACH: Final = 160.0
"""How far behind a ship an enemy may be to be worth a bomb, in millimetres."""
DROPS: Final = ("xw-says-drop", "xw-says-drop-this", "xw-says-drop-any")
AHEAD_DROPS: Final = ("xw-says-drop-any-ahead",)
TURN_ROUND: Final = "xw-says-turn-round"
SAFE_ACTIONS: Final = ("focus", "evade")


class NormalBot(GreedyBot):
    """Flies and shoots by the best score, and uses cards when their moment has come."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers["xw-ask-use"] = self._use_well
        self._answers["xw-ask-lay-bomb"] = lambda _: "enough"

    def is_known(self, prompt: str) -> bool:
        """Say whether there is a rule for a question."""
        return prompt in self._answers

    def ranked_dials(self, glimpse: Glimpse) -> list[str]:
        """Return the maneuvers of the ship that is planned now, the best first."""
        sight = Sight(glimpse.view)
        ship, keys = next_to_plan(sight, glimpse.keys())
        others = in_the_way(sight, ship)
        scores: dict[str, float] = {}
        for start in starts_of(sight, ship):
            for maneuver in sight.dial(ship):
                if maneuver.key in keys and sight.stays(start, maneuver, ship.base):
                    worth = worth_of_maneuver(sight, ship, start, maneuver, others, self._rng)
                    scores[maneuver.key] = max(worth, scores.get(maneuver.key, -1e9))
        ordered = sorted(scores, key=lambda key: -scores[key])
        return [f"{ship.ship_id}:{key}" for key in ordered]

    def _use_well(self, window: Glimpse) -> str:
        """Use what a card offers, but nothing that is better kept."""
        ask, sight = window.ask, Sight(window.view)
        ship = acting_ship(sight, ask)
        for option in ask.options:
            if option.key.startswith("use:") and (ship is None or is_timely(sight, ship, option)):
                return option.key
        idle = [option.key for option in ask.options if not option.key.startswith("use:")]
        return idle[0] if idle else window.sample(self._rng)


def is_timely(sight: Sight, ship: ShipView, option: Option) -> bool:
    """Say whether a card that is used once should be used now."""
    told = option.note or option.label
    if any(mentions(told, message) for message in DROPS):
        return _is_followed(sight, ship, -1.0)
    if any(mentions(told, message) for message in AHEAD_DROPS):
        return _is_followed(sight, ship, 1.0)
    if mentions(told, TURN_ROUND):
        here = pose_of(ship)
        behind = max([-_ahead(ship, enemy) for enemy in sight.enemies], default=0.0)
        return behind > 0.0 and sight.offense(ship, here) == 0.0
    return True


def _ahead(ship: ShipView, enemy: ShipView) -> float:
    """Return how far an enemy is ahead of a ship, in millimetres; negative behind it."""
    angle = radians(ship.heading)
    return (enemy.x - ship.x) * cos(angle) + (enemy.y - ship.y) * sin(angle)


def _is_followed(sight: Sight, ship: ShipView, side: float) -> bool:
    """Say whether an enemy is near on one side of a ship, before it or behind it."""
    return any(
        hypot(enemy.x - ship.x, enemy.y - ship.y) < BOMB_REACH and side * _ahead(ship, enemy) > 0
        for enemy in sight.enemies
    )


class QuickPilot(NormalBot):
    """Flies imagined rounds: somewhere towards the enemy, with the usual action, at once."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers["xw-ask-dial"] = self._quick_dial
        for prompt in ("xw-ask-action", "xw-ask-free-action", "xw-ask-roll-side"):
            self._answers[prompt] = self._quick_action

    def _quick_dial(self, glimpse: Glimpse) -> str:
        """Take one of the maneuvers that lead towards an enemy; which one nobody knows."""
        sight = Sight(glimpse.view)
        key = glimpse.keys()[0]
        ship = sight.by_id[int(key.partition(":")[0])]
        here, stressed = pose_of(ship), ship.tokens.get("stress", 0) > 0
        scored: list[tuple[float, str]] = []
        for maneuver in sight.dial(ship):
            end = end_of(here, maneuver, ship.base)
            if (stressed and maneuver.colour == RED) or sight.is_off(end, ship.base):
                continue
            near = max([approach(end, pose_of(enemy)) for enemy in sight.enemies], default=0.0)
            near -= 0.3 * (maneuver.colour == RED)
            scored.append((near + 0.6 * self._rng.random(), f"{ship.ship_id}:{maneuver.key}"))
        best = max(scored, default=(0.0, key))[1]
        return best if glimpse.legal(best) else key

    def _quick_action(self, glimpse: Glimpse) -> str:
        keys = glimpse.keys()
        usual = [key for key in SAFE_ACTIONS if key in keys]
        locks = [key for key in keys if key.startswith("target-lock:")]
        return next(iter([*usual, *locks]), "pass" if "pass" in keys else keys[0])
