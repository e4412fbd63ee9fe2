"""How X-Wing is played well: dials against what the enemy may fly, judged by the shots to come."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, ClassVar, Final

from cantina.bots.learned import Learned
from cantina.bots.mind import Effort, Judgement, Mind, Policy
from cantina.core.rng import Rng
from cantina.core.window import Glimpse
from cantina.games.x_wing.bot.clash import FEAR
from cantina.games.x_wing.bot.dials import draw_dial, likely_dials
from cantina.games.x_wing.bot.exchange import Exchange, points
from cantina.games.x_wing.bot.expert import ExpertPilot
from cantina.games.x_wing.bot.looks import LOOKS, look
from cantina.games.x_wing.bot.missions import pull
from cantina.games.x_wing.bot.normal import QuickPilot
from cantina.games.x_wing.bot.pilot import WingPilot
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.bot.wing import Thinking
from cantina.games.x_wing.game import game
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.rules.maneuvers import legal_maneuvers
from cantina.games.x_wing.state import Battle
from cantina.games.x_wing.view import sees_dial

DIAL: Final = "xw-ask-dial"
SEARCHED: Final = frozenset({DIAL, "xw-ask-action"})
TEMPER: Final = 12.0
"""So many squad points of advantage make three wins of four likely."""
LESSONS: Final = ("", "famous", "", "random")
"""The squads of the matches that teach the judge, in turn; the usual ones are the quickest."""
LESSON_ROUNDS: Final = 16
"""After so many rounds of a lesson scores decide."""
PEERS: Final = 8
"""So many of the enemies who plan together expect nothing clever of us; the others do."""
FEARS: Final = {"aggressive": 0.6, "careful": 1.1}
"""What an own point counts against an enemy's, by manner."""
TRAPPED: Final = 8.0
"""What a ship loses that has no way to stay on the mat."""
LATER: Final = 0.35
"""What shots are worth that could be fired only in a later round."""


def placing(sight: Sight) -> float:
    """Return what the places of the own ships are worth for later: ways out, and the mission."""
    total = 0.0
    for ship in sight.friends:
        stressed = ship.tokens.get("stress", 0) > 0
        total += pull(sight, ship, pose_of(ship)) - 0.8 * stressed
        if not sight.ways_out(pose_of(ship), ship, stressed):
            total -= TRAPPED
    return total


Weighed = tuple[float, float, float, float, float]
"""In squad points: what is left of both sides, harm, danger, and the places."""


def weighed(sight: Sight) -> Weighed:
    """Weigh a table as one seat sees it."""
    exchange = Exchange(sight)
    return (
        sum(map(points, sight.friends)),
        sum(map(points, sight.enemies)),
        exchange.harm(sight.enemies),
        exchange.harm(sight.friends),
        placing(sight),
    )


def odds_of(points: Weighed, state: Battle) -> float:
    """Return the log odds that people would give a side."""
    own, enemies, harm, danger, place = points
    weight = 1.0 if state.phase == "combat" else LATER
    return (own - enemies + weight * (harm - danger) + place) / TEMPER


class XWingMind(Mind[Battle]):
    """Looks to the moment when all ships have moved: there the shots can be counted."""

    game = game
    normal: ClassVar = Effort(playouts=6, breadth=6)
    hard: ClassVar = Effort(playouts=6, breadth=8)
    ace: ClassVar = Effort(playouts=6, breadth=11)
    """For these the enemies imagined who plan every ship alone, and those who plan together."""
    reasons = (
        ("xw-why-harm", "xw-why-harmless"),
        ("xw-why-safe", "xw-why-exposed"),
        ("xw-why-place", "xw-why-misplaced"),
    )
    manners: ClassVar = {"aggressive": (0.02, 0.0, 0.0), "careful": (0.0, 0.02, 0.0)}

    def __init__(self) -> None:
        self._pilot = WingPilot()

    def policy(self, seed: int) -> Policy:
        """Return a pilot of common sense."""
        return WingPilot(seed)

    def playing(self, seed: int) -> Policy:
        """Return a pilot who flies imagined rounds at once."""
        return QuickPilot(seed)

    def expert(self, effort: Effort, seed: int, manner: str) -> Policy:
        """Return a pilot who weighs the whole clash, the longer the more it may imagine."""
        peers = min(PEERS, effort.breadth)
        rivals = effort.breadth - peers
        thinking = Thinking(effort.playouts, peers, rivals, exact=True)
        return ExpertPilot(seed, thinking, FEARS.get(manner, FEAR))

    def is_known(self, prompt: str) -> bool:
        """Say whether common sense has a rule for a question."""
        return self._pilot.is_known(prompt)

    def is_searched(self, prompt: str) -> bool:
        """Say whether a question is worth imagining what comes of its answers."""
        return prompt in SEARCHED

    def candidates(self, glimpse: Glimpse, first: str) -> list[str]:
        """Return the maneuvers of one ship, the best against what enemies probably fly first."""
        if glimpse.prompt != DIAL:
            return super().candidates(glimpse, first)
        ranked = self._pilot.ranked_dials(glimpse)
        return ranked if first in ranked else [first, *ranked]  # it may leave the mat, and well

    def suppose(self, state: Battle, seat: int, rng: Rng) -> None:
        """Let the others have set what they probably did, and not just anything."""
        hidden = [ship for ship in state.ships if ship.dial and not sees_dial(state, ship, seat)]
        sights = {one: Sight(self.game.view(state, one)) for one in {ship.seat for ship in hidden}}
        for ship in hidden:
            sight = sights[ship.seat]
            drawn = draw_dial(likely_dials(sight, sight.by_id[ship.ship_id]), rng)
            if drawn in legal_maneuvers(state, ship):
                ship.dial = drawn

    def horizon(self, state: Battle, seat: int) -> Callable[[Battle], bool]:
        """Stop when the shooting begins, or the round is over; a shot is seen to its end."""
        now, shooting = state.round, state.phase == "combat"
        return lambda g: g.round > now or (g.phase == "combat" and not shooting)

    def value(self, state: Battle, seat: int) -> float:
        """Weigh what is left of both sides, the shots to come, and the places."""
        return 1.0 / (1.0 + exp(-odds_of(weighed(Sight(self.game.view(state, seat))), state)))

    looks = LOOKS

    def look(self, state: Battle, seat: int) -> list[float]:
        """Return what the learned judge looks at."""
        return look(state, seat)

    def taught(self, judge: Learned) -> Judgement:
        """Return the judgement of a learned judge; of missions it has learned nothing."""
        learned = super().taught(judge).value

        def value(state: Battle, seat: int) -> float:
            return learned(state, seat) if mission_of(state) is None else self.value(state, seat)

        return Judgement(self.near, value)

    def lesson(self, number: int) -> tuple[int, dict[str, Any]]:
        """Fly the usual squads, famous and random ones, and not for ever."""
        squads = LESSONS[number % len(LESSONS)]
        options: dict[str, Any] = {"round_limit": LESSON_ROUNDS}
        return 2, options | {"squads": [squads, squads]} if squads else options

    def amounts(self, state: Battle, seat: int) -> tuple[float, ...]:
        """Count points that enemies have lost or soon will, the own ones kept, and the places."""
        own, enemies, harm, danger, place = weighed(Sight(self.game.view(state, seat)))
        return harm - enemies, own - danger, place


mind: Final = XWingMind()
