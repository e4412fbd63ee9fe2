"""How Outer Rim is played well: what is searched, how far, and who is ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final

from cantina.bots.levels import LEARNED
from cantina.bots.mind import Effort, Mind, Policy
from cantina.core.window import Glimpse
from cantina.games.outer_rim.bot.expert import ANSWERS as MASTERED
from cantina.games.outer_rim.bot.expert import ExpertBot
from cantina.games.outer_rim.bot.looks import LOOKS, look
from cantina.games.outer_rim.bot.normal import ANSWERS, NormalBot, plan_worth
from cantina.games.outer_rim.bot.ports import Foresight
from cantina.games.outer_rim.bot.trials import TrialBot
from cantina.games.outer_rim.bot.worth import FAME, equipment_worth, worth_of_reward
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import SHIPS, asset
from cantina.games.outer_rim.rules.values import ship_side
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
STEEPNESS: Final = 2.0
"""How surely whoever has less to go arrives first."""
MOST_PROMISED: Final = 0.7
"""However much somebody owns, so much of the way at most is as good as gone."""
LESSONS: Final = (2, 2, 1, 2, 3, 2, 2, 1, 2, 4, 2)
"""How many play the matches that teach the judge."""
CAUTION: Final = {"careful": 3.0}
"""How much more wounds and defeats count for who plays in a manner."""
AHEAD: Final = 2
"""Turns of its own that a seat looks ahead, this one included."""


# Fitted to who won in 4,700 positions of common sense against itself; fame counts 1.
BOUNTY: Final = 0.05
CAPTURED: Final = 0.9
ERRAND: Final = 0.2
EQUIPMENT: Final = 0.1
CREDITS: Final = 0.9 / 10_000
MOST_CREDITS: Final = 25_000
SHIP: Final = 0.7 / 20_000
COMBAT: Final = 0.25
STANDING: Final = 0.35
GOAL_TOKEN: Final = 0.7
GOAL_MET: Final = -0.4
SHIP_GOAL_MET: Final = -0.3
HURT: Final = -0.03
DEFEATED: Final = -0.2
STARTING: Final = 3
"""Dice of a starting ship."""


@cache
def asset_progress(card: str) -> float:
    """Return the fame a card brings in time, by what it pays or helps with."""
    part = asset(card)
    if part.bounty is not None:
        return BOUNTY * worth_of_reward(part.bounty.eliminate) / FAME
    if part.reward is not None:
        return ERRAND * worth_of_reward(part.reward) / FAME
    return EQUIPMENT * equipment_worth(part) / FAME


def promised(player: Player) -> float:
    """Return the fame that what a player has is likely to bring."""
    owned = 0.0
    for card in player.assets:
        bounty = asset(card).bounty
        if bounty is not None and card in player.captured:
            owned += CAPTURED * worth_of_reward(bounty.capture) / FAME
        else:
            owned += asset_progress(card)
    if player.ship:
        owned += SHIP * SHIPS[player.ship].cost + COMBAT * (ship_side(player).combat - STARTING)
    owned += CREDITS * min(player.credits, MOST_CREDITS)
    owned += STANDING * sum(player.reputation.values())
    owned += GOAL_TOKEN * (player.goal_tokens + player.ship_goal_tokens)
    owned += GOAL_MET * player.flipped + SHIP_GOAL_MET * player.ship_flipped
    return owned + HURT * (player.damage + player.ship_damage) + DEFEATED * player.defeated


def progress(player: Player) -> float:
    """Return the fame of a player, counting what it has towards more."""
    return player.fame + promised(player)


def left_to_go(player: Player, goal: int) -> float:
    """Return the fame a player still needs, of which some is as good as gained."""
    left = goal - player.fame
    return max(0.3, left - min(promised(player), MOST_PROMISED * left))


class OuterRimMind(Mind[Galaxy]):
    """Looks a few of its own turns ahead, in which common sense flies, fights, buys, delivers."""

    game = game
    hard: ClassVar = Effort(playouts=3, breadth=10)
    ace: ClassVar = Effort(playouts=4, breadth=16)
    doubt = 2.0  # plans differ by little, and common sense has chosen well already
    reasons = (
        ("or-why-fame", "or-why-less-fame"),
        ("or-why-credits", "or-why-poorer"),
        ("or-why-unhurt", "or-why-hurt"),
    )
    manners: ClassVar = {"careful": (0.0, 0.0, 0.02)}

    def policy(self, seed: int) -> Policy:
        """Return a smuggler of common sense."""
        return NormalBot(seed)

    def expert(self, effort: Effort, seed: int, manner: str) -> Policy | None:
        """Return a smuggler who plans so many turns ahead, and keeps so many plans in mind."""
        if manner == LEARNED:
            return None
        caution = CAUTION.get(manner, 1.0)
        is_ace = effort == self.ace
        foresight = Foresight(effort.playouts, effort.breadth, caution)
        return TrialBot(seed, foresight) if is_ace else ExpertBot(seed, foresight)

    def is_mastered(self, prompt: str) -> bool:
        """Say whether whoever plans has a rule for a question."""
        return prompt in MASTERED

    def is_known(self, prompt: str) -> bool:
        """Say whether common sense has a rule for a question."""
        return prompt in ANSWERS

    def is_searched(self, prompt: str) -> bool:
        """Say whether a question is worth imagining what comes of its answers."""
        return prompt in SEARCHED

    def candidates(self, glimpse: Glimpse, first: str) -> list[str]:
        """Compare the plans that common sense thinks most of; of other questions, all answers."""
        if glimpse.prompt != "or-ask-planning":
            return super().candidates(glimpse, first)
        worth = plan_worth(glimpse.view, Counter())
        ranked = sorted(glimpse.ask.options, key=worth, reverse=True)
        return [first, *[option.key for option in ranked if option.key != first]]

    def horizon(self, state: Galaxy, seat: int) -> Callable[[Galaxy], bool]:
        """Return when so many of the seat's turns are over."""
        last = state.turn + (AHEAD - 1) * len(state.players)
        return lambda g: g.turn > last

    def value(self, state: Galaxy, seat: int) -> float:
        """Compare how far everybody still has to go."""
        goal = state.fame_to_win
        pace = [left_to_go(player, goal) ** -STEEPNESS for player in state.players]
        return float(pace[seat] / sum(pace))

    looks = LOOKS

    def look(self, state: Galaxy, seat: int) -> list[float]:
        """Return what the learned judge looks at."""
        return look(state, seat, progress)

    def lesson(self, number: int) -> tuple[int, dict[str, Any]]:
        """Play for two most often, sometimes alone, for three or for four."""
        return LESSONS[number % len(LESSONS)], {}

    def amounts(self, state: Galaxy, seat: int) -> tuple[float, ...]:
        """Count fame, credits, and damage that was avoided."""
        me = state.players[seat]
        return float(me.fame), float(me.credits), -float(me.damage + me.ship_damage)


mind: Final = OuterRimMind()
