"""How Outer Rim is played well: what is searched, how far, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final

from cantina.bots.mind import Effort, Mind, Policy
from cantina.games.outer_rim.bot.looks import LOOKS, look
from cantina.games.outer_rim.bot.normal import ANSWERS, NormalBot
from cantina.games.outer_rim.bot.worth import FAME, equipment_worth, worth_of_reward
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import SHIPS, asset
from cantina.games.outer_rim.state import Galaxy, Player

SEARCHED: Final = frozenset(
    {
        "or-ask-planning",
        "or-ask-encounter",
        "or-ask-market-buy",
        "or-ask-action",
        "or-ask-may",
        "or-ask-target",
        "or-ask-hunt",
        "or-ask-make-room",
        "or-ask-choose",
        "or-ask-search",
    }
)
STEEPNESS: Final = 3.0
"""How surely whoever has less to go arrives first."""
LESSONS: Final = (2, 2, 1, 2, 3, 2, 2, 1, 2, 4)
"""How many play the matches that teach the judge."""
AHEAD: Final = 3
"""Turns of its own that a seat looks ahead, this one included."""


@cache
def asset_progress(card: str) -> float:
    """Return the fame a card brings in time, by what it pays or helps with."""
    part = asset(card)
    if part.bounty is not None:
        return 0.35 * worth_of_reward(part.bounty.eliminate) / FAME
    if part.reward is not None:
        return 0.4 * worth_of_reward(part.reward) / FAME
    return 0.25 * equipment_worth(part) / FAME


def progress(player: Player) -> float:
    """Return the fame of a player, counting what it has towards more."""
    owned = 0.0
    for card in player.assets:
        bounty = asset(card).bounty
        if bounty is not None and card in player.captured:
            owned += 0.75 * worth_of_reward(bounty.capture) / FAME
        else:
            owned += asset_progress(card)
    money = min(player.credits, 20_000) / 14_000
    ship = SHIPS[player.ship].cost / 30_000 if player.ship else 0.0
    hurt = 0.06 * (player.damage + player.ship_damage) + 0.4 * player.defeated
    goals = 0.3 * (player.goal_tokens + player.ship_goal_tokens)
    return player.fame + owned + money + ship + goals - hurt


class OuterRimMind(Mind[Galaxy]):
    """Looks a few of its own turns ahead, in which common sense flies, fights, buys, delivers."""

    game = game
    hard: ClassVar = Effort(playouts=32, breadth=10)
    ace: ClassVar = Effort(playouts=64, breadth=12)
    reasons = ("or-why-fame", "or-why-thousands", "or-why-unhurt")
    manners: ClassVar = {"careful": (0.0, 0.0, 0.02)}

    def policy(self, seed: int) -> Policy:
        """Return a smuggler of common sense."""
        return NormalBot(seed)

    def is_known(self, prompt: str) -> bool:
        """Say whether common sense has a rule for a question."""
        return prompt in ANSWERS

    def is_searched(self, prompt: str) -> bool:
        """Say whether a question is worth imagining what comes of its answers."""
        return prompt in SEARCHED

    def horizon(self, state: Galaxy, seat: int) -> Callable[[Galaxy], bool]:
        """Return when so many of the seat's turns are over."""
        last = state.turn + (AHEAD - 1) * len(state.players)
        return lambda g: g.turn > last

    def value(self, state: Galaxy, seat: int) -> float:
        """Compare how far everybody still has to go."""
        goal = state.fame_to_win
        pace = [max(0.4, goal - progress(player)) ** -STEEPNESS for player in state.players]
        return float(pace[seat] / sum(pace))

    looks = LOOKS

    def look(self, state: Galaxy, seat: int) -> list[float]:
        """Return what the learned judge looks at."""
        return look(state, seat, self.value(state, seat), progress)

    def lesson(self, number: int) -> tuple[int, dict[str, Any]]:
        """Play for two most often, sometimes alone, for three or for four."""
        return LESSONS[number % len(LESSONS)], {}

    def amounts(self, state: Galaxy, seat: int) -> tuple[float, ...]:
        """Count fame, thousands of credits, and damage that was avoided."""
        me = state.players[seat]
        return float(me.fame), me.credits / 1000, -float(me.damage + me.ship_damage)


mind: Final = OuterRimMind()
