"""An X-Wing pilot of common sense: bombs whom that hurts, keeps what is used once."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from cantina.core.rng import Rng
from cantina.core.window import Glimpse
from cantina.core.wire import Option, kind_and_rest
from cantina.games.x_wing.bot.bombs import best_drop
from cantina.games.x_wing.bot.dials import draw_dial, expecting, likely_dials
from cantina.games.x_wing.bot.flights import acting_ship, mentions
from cantina.games.x_wing.bot.greedy import GreedyBot, next_to_plan
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.bot.worths import in_the_way, scored_dials
from cantina.games.x_wing.view_records import ShipView

TURN_ROUND: Final = "xw-says-turn-round"
IDLE: Final = ("pass", "no", "none", "decline", "enough")
SAFE_ACTIONS: Final = ("focus", "evade")


class NormalBot(GreedyBot):
    """Flies and shoots by the best score, and uses cards when their moment has come."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.is_unsure = False
        self._answers["xw-ask-use"] = self._use_well
        self._answers["xw-ask-lay-bomb"] = lambda _: "enough"
        self._answers["xw-ask-drop"] = self._drop_well
        self._way = ""
        """How the bomb is to be dropped that was thought of last."""

    def choose(self, window: Glimpse) -> str:
        """Return the key of the answer."""
        self.is_unsure = False
        return super().choose(window)

    def _otherwise(self, window: Glimpse) -> str:
        """Do nothing if that is offered, or else what is offered first; and say so."""
        self.is_unsure = True
        keys = window.keys()
        idle = [key for key in IDLE if key in keys]
        return idle[0] if idle else next(window.answers())

    def is_known(self, prompt: str) -> bool:
        """Say whether there is a rule for a question."""
        return prompt in self._answers

    def ranked_dials(self, glimpse: Glimpse) -> list[str]:
        """Return the maneuvers of the ship planned now, the best first against likely enemies."""
        sight = expecting(Sight(glimpse.view))
        ship, keys = next_to_plan(sight, glimpse.keys())
        every = scored_dials(sight, ship, in_the_way(sight, ship), Rng(0))
        scores = {key: score for key, score in every.items() if key in keys}
        ordered = sorted(scores, key=lambda key: -scores[key])
        return [f"{ship.ship_id}:{key}" for key in ordered]

    def _worth_of_action(self, sight: Sight, ship: ShipView, option: Option) -> float:
        """Weigh a bomb by whom it will hurt."""
        drop = best_drop(sight, ship, option.key)
        return super()._worth_of_action(sight, ship, option) if drop is None else drop.worth

    def _action(self, window: Glimpse) -> str:
        """Take the best action; if that drops a bomb, know how, and if it rolls, which way."""
        self._roll = ""
        best = super()._action(window)
        self._remember_way(window, best)
        return best

    def _remember_way(self, window: Glimpse, key: str) -> None:
        """Keep in mind how to drop what is dropped by an answer."""
        sight = Sight(window.view)
        ship = acting_ship(sight, window.ask)
        drop = None if ship is None else best_drop(sight, ship, key)
        if drop is not None:
            self._way = drop.way

    def _drop_well(self, window: Glimpse) -> str:
        """Drop a bomb in the way that hurts enemies most."""
        return self._way if window.legal(self._way) else self._otherwise(window)

    def _use_well(self, window: Glimpse) -> str:
        """Use what a card offers, but nothing that is better kept."""
        ask, sight = window.ask, Sight(window.view)
        ship = acting_ship(sight, ask)
        for option in ask.options:
            if option.key.startswith("use:") and (ship is None or is_timely(sight, ship, option)):
                self._remember_way(window, option.key)
                return option.key
        idle = [option.key for option in ask.options if not option.key.startswith("use:")]
        return idle[0] if idle else self._otherwise(window)


def is_timely(sight: Sight, ship: ShipView, option: Option) -> bool:
    """Say whether a card that is used once should be used now."""
    drop = best_drop(sight, ship, option.key)
    if drop is not None:
        return drop.worth > 0.0
    if mentions(option.note or option.label, TURN_ROUND):
        here = pose_of(ship)
        behind = max([-_ahead(ship, enemy) for enemy in sight.enemies], default=0.0)
        return behind > 0.0 and sight.offense(ship, here) == 0.0
    return True


def _ahead(ship: ShipView, enemy: ShipView) -> float:
    """Return how far an enemy is ahead of a ship, in millimetres; negative behind it."""
    angle = radians(ship.heading)
    return (enemy.x - ship.x) * cos(angle) + (enemy.y - ship.y) * sin(angle)


class QuickPilot(NormalBot):
    """Flies imagined rounds: where it probably would, with the usual action, at once."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._answers["xw-ask-dial"] = self._quick_dial
        for prompt in ("xw-ask-action", "xw-ask-free-action", "xw-ask-roll-side"):
            self._answers[prompt] = self._quick_action

    def _quick_dial(self, glimpse: Glimpse) -> str:
        """Set what a ship would probably fly; which it will be nobody knows."""
        sight = Sight(glimpse.view)
        first = glimpse.keys()[0]
        ship = sight.by_id[int(kind_and_rest(first)[0])]
        drawn = f"{ship.ship_id}:{draw_dial(likely_dials(sight, ship), self._rng)}"
        return drawn if glimpse.legal(drawn) else first

    def _quick_action(self, glimpse: Glimpse) -> str:
        keys = glimpse.keys()
        usual = [key for key in SAFE_ACTIONS if key in keys]
        locks = [key for key in keys if key.startswith("target-lock:")]
        return next(iter([*usual, *locks]), "pass" if "pass" in keys else keys[0])
