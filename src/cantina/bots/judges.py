"""Who says how likely each seat wins from a moment on: the game's judgement, or playouts."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple, Protocol

from cantina.bots.hindsight import share
from cantina.bots.matches import RANDOM, play_out
from cantina.bots.mind import Mind
from cantina.bots.reasons import Amounts, why
from cantina.bots.registry import find_mind, has_mind, make_bot
from cantina.bots.search import play_on
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text
from cantina.core.window import Bot, Explains, Window

MOST_ALTERNATIVES = 12
"""Answers tried in place of a costly one."""
LONGEST_PLAYOUT = 4_000
"""Answers after which a playout is called a draw."""


class Verdict(NamedTuple):
    """How likely each seat wins from where a world was left, and what people would count there."""

    chances: list[float]
    amounts: tuple[float, ...]


class Judge(Protocol):
    """Plays worlds on and judges them."""

    def judge(self, world: Table[Any], seat: int, rng: Rng, key: str = "") -> Verdict:
        """Play a world on, after an answer of the seat if there is one."""

    def candidates(self, table: Table[Any], seat: int) -> list[str]:
        """Return answers worth trying for a seat."""

    def why(
        self,
        table: Table[Any],
        seat: int,
        key: str,
        own: Amounts,
        others: Amounts,
        is_better: bool,
    ) -> Text | None:
        """Say in a sentence why an answer is better or worse than another, if that can be said."""


class Foresight:
    """Plays on to the game's horizon and values what is there; see `Mind`."""

    def __init__(self, mind: Mind[Any]) -> None:
        self._mind = mind
        self._judgement = mind.best

    def judge(self, world: Table[Any], seat: int, rng: Rng, key: str = "") -> Verdict:
        """Let sensible players go on to the horizon of a seat."""
        until = self._judgement.horizon(world.state, seat)
        if key:
            world.answer(seat, key)
        play_on(self._mind, world, rng, until)
        return Verdict(self._chances(world), self._mind.amounts(world.state, seat))

    def _chances(self, world: Table[Any]) -> list[float]:
        """Return each seat's chance; what the seats think of themselves is made to add up."""
        if world.result is not None:
            return share(world.result, world.seats)
        values = [self._judgement.value(world.state, seat) for seat in range(world.seats)]
        total = sum(values)
        if world.seats == 1:
            return values
        return [one / total for one in values] if total > 0 else share(None, world.seats)

    def candidates(self, table: Table[Any], seat: int) -> list[str]:
        """Return what the game would compare, the most promising first."""
        window = Window(table, seat)
        first = self._mind.policy(0).choose(window)
        return self._mind.candidates(window, first)[:MOST_ALTERNATIVES]

    def why(
        self,
        table: Table[Any],
        seat: int,
        key: str,
        own: Amounts,
        others: Amounts,
        is_better: bool,
    ) -> Text | None:
        """Name what an answer leads to more of than the other, or less."""
        return why(self._mind, own, others, is_better)


class Playouts:
    """Plays on to the end of the match, at random or by bots."""

    def __init__(self, name: str, game: str, seats: int, seed: int) -> None:
        self._is_random = name == RANDOM
        self._bots: list[Bot] = [make_bot(name, game, seed * 31 + seat) for seat in range(seats)]

    def judge(self, world: Table[Any], seat: int, rng: Rng, key: str = "") -> Verdict:
        """Play a world to its end."""
        if key:
            world.answer(seat, key)
        if not self._is_random:
            return Verdict(share(play_out(world, self._bots), world.seats), ())
        if not world.over:
            world.play_out(rng, limit=LONGEST_PLAYOUT)
        return Verdict(share(world.result, world.seats), ())

    def candidates(self, table: Table[Any], seat: int) -> list[str]:
        """Return the first answers there are."""
        return list(islice(table.ask(seat).answers(), MOST_ALTERNATIVES))

    def why(
        self,
        table: Table[Any],
        seat: int,
        key: str,
        own: Amounts,
        others: Amounts,
        is_better: bool,
    ) -> Text | None:
        """Return the bot's own reason."""
        bot = self._bots[seat]
        if isinstance(bot, Explains):
            for reason in bot.explain(Window(table, seat)):
                if reason.key == key:
                    return reason.why
        return None


def find_judge(bot: str, game: str, seats: int, seed: int) -> Judge:
    """Return who judges: the game itself where nobody is named, else whoever plays on."""
    if not bot and has_mind(game):
        return Foresight(find_mind(game))
    return Playouts(bot or RANDOM, game, seats, seed)
