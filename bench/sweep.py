"""`make sweep`: every card is used again and again in random matches with everything checked.

Used means played, activated, claimed or resolved. Random matches come first; what came too seldom
is then looked for in matches built around many such cards, the first of which is played whenever
it may be. `make sweep ARGS="--times 5"` for less,
`ARGS="--random 20000"` for a soak and a sweep in one.
"""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Callable

from bench.soak import play
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from cantina.games.destiny.terms import DAMAGE, CardType, Subtype

TIMES = 20
AT_RANDOM = 60
"""How many matches are played before single cards are looked for, unless more are asked for."""
TOGETHER = {"destiny": 40}
"""How many seldom cards one match is built around, where a game can do that."""
MOST_FOR_ONE = 60
"""How many times as many matches as are wanted look for one card."""
TOLD_EVERY = 200
SHOWN = 30
NAMED = 12
COMPANIONS: dict[str, Callable[[Card], bool]] = {
    "02116": lambda card: bool(card.sides) and card.type in (CardType.UPGRADE, CardType.SUPPORT),
    "07026": lambda card: bool(card.sides) and card.type is CardType.SUPPORT,
    "07076": lambda card: sum(side.symbol in DAMAGE for side in card.sides) > 2,
    "07094": lambda card: Subtype.VEHICLE in card.subtypes or "Remove(" in repr(card.abilities),
}
"""Planned Explosion wants ten on its dice, Overrun many dice of supports, Desperate Hour much
damage, Defensive Racing Vehicles and somebody who removes their dice.
"""


def companions(piece: str) -> list[str]:
    """Return the cards that make a card playable whose condition is seldom met by chance."""
    helps = COMPANIONS.get(piece)
    return [card.code for card in CARDS if helps(card)] if helps else []


class Sweep:
    """How often each card of a game was used, and what went wrong."""

    def __init__(self, name: str, times: int, first: int, only: list[str]) -> None:
        self.name = name
        self.times = times
        self.seed = first
        self.content = set(only or find_game(name).content())
        self.used: Counter[str] = Counter()
        self.problems: list[str] = []
        self.matches = 0

    def seldom(self) -> list[str]:
        """Return what was used too seldom, the rarest first."""
        found = [piece for piece in self.content if self.used[piece] < self.times]
        return sorted(found, key=lambda piece: (self.used[piece], piece))

    def work(self, pieces: list[str]) -> list[tuple[str, int, str]]:
        """Return matches that are likely to show these."""
        first = self.seed
        self.seed += len(pieces)
        return [(self.name, first + number, piece) for number, piece in enumerate(pieces)]

    def with_others(self, piece: str, seldom: list[str]) -> str:
        """Name a piece together with others that came seldom, as many as a match can show."""
        others = companions(piece) or [other for other in seldom if other != piece]
        Rng(self.seed).shuffle(others)
        return "+".join([piece, *others[: TOGETHER.get(self.name, 1) - 1]])

    def note(self, result: tuple[str | None, set[str], int]) -> None:
        """Count what one match used."""
        problem, content, _ = result
        self.matches += 1
        self.used.update(content)
        if problem is not None:
            self.problems.append(problem)
            print(problem, flush=True)
        if self.matches % TOLD_EVERY == 0:
            seldom = self.seldom()
            named = ", ".join([f"{one} {self.used[one]}" for one in seldom[:NAMED]])
            print(
                f"{self.name}: {self.matches} matches, {len(self.problems)} problems, "
                f"{len(seldom)} of {len(self.content)} used less than {self.times} times: {named}",
                flush=True,
            )


def sweep(found: Sweep, at_random: int, jobs: int, until: float) -> Sweep:
    """Play until every card was used often enough, or time or hope is over."""
    times = found.times
    tried: Counter[str] = Counter()
    with multiprocessing.Pool(jobs) as pool:
        for result in pool.imap_unordered(play, found.work([""] * at_random), chunksize=4):
            found.note(result)
            if time.monotonic() > until:
                pool.terminate()
                return found
        while time.monotonic() < until:
            seldom = found.seldom()
            wanted = [p for p in seldom if tried[p] < MOST_FOR_ONE * times][: 4 * jobs]
            if not wanted:
                break
            tried.update(wanted)
            together = [found.with_others(piece, seldom) for piece in wanted]
            for result in pool.imap_unordered(play, found.work(together)):
                found.note(result)
    return found


def main() -> None:
    """Sweep one game, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_names(), help="only this game")
    parser.add_argument("--times", type=int, default=TIMES, help="how often each card is used")
    parser.add_argument("--card", action="append", default=[], help="only this one, or these")
    parser.add_argument("--random", type=int, default=AT_RANDOM, help="matches played first")
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after so long")
    given = parser.parse_args()
    failed = False
    for name in [given.game] if given.game else game_names():
        until = time.monotonic() + 60 * given.minutes
        wanted = Sweep(name, given.times, given.first, given.card)
        found = sweep(wanted, given.random, given.jobs, until)
        seldom = found.seldom()
        print(
            f"{name}: {found.matches} matches, {len(found.problems)} problems; "
            f"{len(found.content) - len(seldom)} of {len(found.content)} used {given.times} times"
        )
        for piece in sorted(found.content, key=lambda piece: (found.used[piece], piece))[:SHOWN]:
            print(f"  {piece}: {found.used[piece]} times")
        for problem in found.problems[:20]:
            print(problem)
        failed = failed or bool(seldom or found.problems)
    sys.exit(failed)


if __name__ == "__main__":
    main()
