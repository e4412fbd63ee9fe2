"""The best plans tried out: the turn is played to its end in imagined worlds and weighed there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from cantina.bots.mind import Effort, Mind, Policy
from cantina.bots.search import Search
from cantina.core.window import Glimpse, Window
from cantina.core.wire import OpenAsk
from cantina.games.outer_rim.bot import expert, wishes
from cantina.games.outer_rim.bot.expert import ExpertBot, Scoring
from cantina.games.outer_rim.bot.ports import USUAL, Foresight, filled
from cantina.games.outer_rim.bot.routes import haste
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.bot.worth import FAME, REPUTATION, equipment_worth, owned
from cantina.games.outer_rim.content.characters import MarkedPlanets
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.view import PlayerView, View

WON: Final = 20.0 * FAME
"""What winning is worth: more than all that anybody has who has not won."""
QUICK: Final = Foresight(2, 6)
"""How far whoever plays imagined turns looks."""
CLOSE: Final = 3000.0
"""What is worth so much less than the best plan is not tried out."""
PLANNED: Final = 0.5
"""How much the plan itself counts beside what came of it."""
RECOVER: Final = "recover"
LOOMING: Final = 4.0 * FAME
"""What a rival's win in the market counts where a turn is weighed: if it counted as much as a lost
match, whatever cards happen to turn up would drown all else."""
HABIT: Final = 500.0
"""How much better another answer has to be than the usual one."""
EQUIPMENT: Final = 0.5
SHIP: Final = 0.4
"""How much of what equipment can do, or a ship costs, is counted."""


WEIGHED: Final = Foresight(3, 8)
LONG: Final = Effort(playouts=100, breadth=4, sure=3.0)
SHORT: Final = Effort(playouts=160, breadth=4, sure=3.0)
"""Worlds for what begins a turn, and for what comes near its end, which is played out sooner."""
PLANS: Final = ("or-ask-planning", "or-ask-market-buy")


def standing(plans: Voyages, late: float) -> float:
    """Return what a player has and may hope for, in credits, so late in a match."""
    me = plans.me
    scores = plans.best([plans.start], 0)
    must_rest = me.defeated and RECOVER in scores
    worth = FAME * me.fame + (scores[RECOVER] if must_rest else max(scores.values()))
    worth += (1.0 - late) * (filled(me.credits) + REPUTATION * sum(me.reputation.values()))
    return worth + (1.0 - late) * _equipped(me) + _begun(me) - min(LOOMING, plans.threat)


def _equipped(me: PlayerView) -> float:
    parts = [asset(card) for card in owned(me)]
    gear = [each for each in parts if each.reward is None and each.bounty is None]
    return EQUIPMENT * sum(map(equipment_worth, gear)) + SHIP * SHIPS[me.ship].cost


def _begun(me: PlayerView) -> float:
    """Return what the tokens on goals that are begun are worth, and marked planets."""
    own, ship = CHARACTERS[me.character].goal, SHIPS[me.ship].goal
    done = 0.0
    if not me.flipped:
        marks = own.when.least if isinstance(own.when, MarkedPlanets) else 0
        done += len(me.marked) / marks if marks else me.goal_tokens / own.tokens
    if ship is not None and not me.ship_flipped:
        done += me.ship_goal_tokens / ship.tokens
    return wishes.GOAL * done


class _Turn(Mind[Galaxy]):
    """Imagined turns: quick planners play them, and a planner weighs where they lead."""

    game = game

    def __init__(self, met: Counter[str]) -> None:
        self._met = met
        self.late = 0.0
        """How near the end is now: fame must not make worthless what else a turn brings."""

    def policy(self, seed: int) -> Policy:
        """Return a quick planner."""
        bot = ExpertBot(seed, QUICK, is_trading=False)
        bot.met = Counter(self._met)
        return bot

    def is_known(self, prompt: str) -> bool:
        """Leave every question to the planner."""
        return True

    def is_searched(self, prompt: str) -> bool:
        """Search nothing within a turn."""
        return False

    def horizon(self, state: Galaxy, seat: int) -> Callable[[Galaxy], bool]:
        """Return when the turn is over."""
        now = state.turn
        return lambda g: g.turn > now

    def value(self, state: Galaxy, seat: int) -> float:
        """Weigh what the seat has then, and the best plan it could make."""
        view: View = game.view(state, seat)
        return standing(Voyages(view, self._met, foresight=WEIGHED), self.late) / WON


class TrialBot(ExpertBot):
    """Tries the best plans and encounters out before it takes one."""

    def __init__(self, seed: int, foresight: Foresight = USUAL) -> None:
        super().__init__(seed, foresight)
        self._turn = _Turn(self.met)
        self._long = Search(self._turn, LONG, seed ^ 5)
        self._short = Search(self._turn, SHORT, seed ^ 6)

    def choose(self, glimpse: Glimpse) -> str:
        """Return the key of the answer."""
        if not isinstance(glimpse, Window) or glimpse.prompt not in TRIED:
            return super().choose(glimpse)
        ask, view = glimpse.ask, glimpse.view
        if len(ask.options) < 2:
            return super().choose(glimpse)
        key = self._tried(glimpse, ask, TRIED[glimpse.prompt](self, ask, view))
        if glimpse.prompt == "or-ask-encounter":
            expert.remember(self, view, key)
        return key

    def _tried(self, window: Window, ask: OpenAsk, score: Scoring) -> str:
        """Return the answer that is best as planned and as tried."""
        scores = {option.key: score(option) for option in ask.options}
        ranked = sorted(scores, key=lambda key: -scores[key])
        close = [key for key in ranked if scores[key] > scores[ranked[0]] - CLOSE]
        if len(close) < 2:
            return ranked[0]
        self._turn.late = haste(window.view)
        search = self._long if window.prompt in PLANS else self._short
        lines = search.compare(window, close)
        longest = max([len(line.values) for line in lines])
        finals = [line for line in lines if len(line.values) == longest]
        return max(finals, key=lambda line: WON * line.mean + PLANNED * scores[line.key]).key


def _habit(bot: ExpertBot, ask: OpenAsk, view: View) -> Scoring:
    """Return what says that the usual answer is a little better than the others."""
    usual = bot.answer(ask, view)
    return lambda option: HABIT * (option.key == usual)


TRIED: Final[dict[str, Callable[[ExpertBot, OpenAsk, View], Scoring]]] = {
    "or-ask-may": _habit,
    "or-ask-choose": _habit,
    "or-ask-target": _habit,
    "or-ask-hunt": _habit,
    "or-ask-search": _habit,
    **expert.SCORED,
}
