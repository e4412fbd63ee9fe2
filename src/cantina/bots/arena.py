"""Contests: the same bots on the same seats, many times, and how often each seat wins."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from cantina.bots.crews import Crew, crew
from cantina.bots.matches import SEEDS, Fixture, Match, play_fixture, play_out
from cantina.core.registry import find_game

__all__ = ["Contest", "Match", "Tally", "play_all", "play_match", "play_out", "run_contest"]


class Contest(msgspec.Struct, frozen=True):
    """Which bots play which game how often."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    seconds: float | None = None

    def fixture(self, index: int) -> Fixture:
        """Return one of its matches; seed and index decide all that happens in it."""
        seed = self.seed * SEEDS + index
        return Fixture(self.game, self.seats, seed, self.options, self.seconds)


class Tally(msgspec.Struct):
    """What a contest came to; the names are those of `cantina simulate --json`."""

    games: int
    decisions: int
    decisions_per_s: float
    wins: list[int]
    draws: int
    mean_turns: float


def play_match(contest: Contest, index: int) -> Match:
    """Play one match of a contest."""
    return play_fixture(contest.fixture(index))


def play_all(contest: Contest, players: Crew) -> Iterator[Match]:
    """Play the matches of a contest, in order."""
    find_game(contest.game).check_seats(len(contest.seats))
    return players.play(map(contest.fixture, range(contest.games)))


def run_contest(
    contest: Contest,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Tally:
    """Play a contest and count."""
    wins = [0] * len(contest.seats)
    draws = decisions = turns = games = 0
    began = time.perf_counter()
    for match in play_all(contest, crew(jobs, ray)):
        games += 1
        decisions += match.decisions
        turns += match.turns
        if len(match.winners) == 1:
            wins[match.winners[0]] += 1
        else:
            draws += 1
        if progress is not None:
            progress(games)
    seconds = time.perf_counter() - began
    return Tally(games, decisions, decisions / seconds, wins, draws, turns / max(1, games))
