"""Playing many matches between bots: fair, reproducible, on any number of processes."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from cantina.bots.registry import make_bot
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Bot, Window
from cantina.core.wire import Result

CHUNK = 8
"""Matches handed to a process at a time."""


class Contest(msgspec.Struct, frozen=True):
    """Which bots play which game how often."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}


class Match(msgspec.Struct, frozen=True):
    """How one match went."""

    winners: tuple[int, ...]
    decisions: int
    turns: int


class Tally(msgspec.Struct):
    """What a contest came to; the names are those of `cantina simulate --json`."""

    games: int
    decisions: int
    decisions_per_s: float
    wins: list[int]
    draws: int
    mean_turns: float


def play_out(table: Table[Any], bots: Mapping[int, Bot] | Sequence[Bot]) -> Result:
    """Let bots answer until the match is over."""
    windows = [Window(table, seat) for seat in range(table.seats)]
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, bots[seat].choose(windows[seat]))
    return table.result


def play_match(contest: Contest, index: int) -> Match:
    """Play one match of a contest; its dice and bots depend on the seed and the index alone."""
    seed = contest.seed * 1_000_003 + index
    game = find_game(contest.game)
    options = game.drawn(contest.options, len(contest.seats), seed)
    table = Table.start(game, len(contest.seats), options, seed=seed, log=False, snapshots=False)
    bots = [
        make_bot(name, contest.game, seed * 31 + seat) for seat, name in enumerate(contest.seats)
    ]
    result = play_out(table, bots)
    return Match(result.winners, table.answered, table.state.turn)


def _play_chunk(work: tuple[Contest, range]) -> list[Match]:
    contest, indices = work
    return [play_match(contest, index) for index in indices]


def play_all(contest: Contest, jobs: int = 1) -> Iterator[Match]:
    """Play the matches of a contest, in order, on several processes."""
    find_game(contest.game).check_seats(len(contest.seats))
    chunks = [
        (contest, range(start, min(start + CHUNK, contest.games)))
        for start in range(0, contest.games, CHUNK)
    ]
    if jobs <= 1:
        for chunk in chunks:
            yield from _play_chunk(chunk)
        return
    with multiprocessing.Pool(jobs) as pool:
        for matches in pool.imap(_play_chunk, chunks):
            yield from matches


def run_contest(
    contest: Contest, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play a contest and count."""
    wins = [0] * len(contest.seats)
    draws = decisions = turns = games = 0
    began = time.perf_counter()
    for match in play_all(contest, jobs):
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
