"""`make soak`: thousands of random matches of every game with everything checked.

Invariants at each checkpoint, no seat sees what it cannot know, every tenth match replays to the
same hash, and every piece of content is used.
`make soak ARGS="--game outer-rim --matches 500"` for less, `ARGS="--game x-wing --drawn squads"`
for 100 points of ships drawn at random from the whole pool in every match.
"""

import argparse
import multiprocessing
import os
import sys
import traceback
from collections import Counter
from typing import Any

from rich.progress import Progress

from cantina.core.hashing import state_hash
from cantina.core.hidden import check_no_leak
from cantina.core.record import Record
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table

MATCHES = 20_000
MOST_ANSWERS = 50_000
LEAKS_EVERY = 97
"""The leak check is dear, so it is made at every so many answers."""
REPLAYS_EVERY = 10
"""A replay costs as much as the match, so one of so many is played again from its record."""
DRAWN = ("decks", "squads")
"""What can be drawn at random from the whole pool for every match."""
ASKS_TO_PLAY = ("ds-ask-action", "ds-ask-additional")
BUSY = ("ds-option-play", "ds-option-activate")
"""Where a card that is looked for is played whenever it may be, and others often."""
TOLD_EVERY = 1000
"""A line after every so many matches, so that a soak that is stopped early has told something."""
MATCHES_FOR_ONE = 1500
"""How many matches look for one piece of content that never came by itself."""


def chosen(name: str, seed: int, piece: str) -> tuple[int, dict[str, Any]]:
    """Return seats and options: a way to play, what shows a piece, or what is drawn at random."""
    game = find_game(name)
    if piece in DRAWN:
        return 2, game.drawn({piece: ["random", "random"]}, 2, seed)
    variants = game.variants()
    return game.showing(piece, seed) if piece else variants[seed % len(variants)]


def play(work: tuple[str, int, str]) -> tuple[str | None, set[str], int]:
    """Play one match; return what went wrong, the content used, and the answers given."""
    name, seed, piece = work
    game = find_game(name)
    seats, options = chosen(name, seed, piece)
    table: Table[Any] | None = None
    replays = seed % REPLAYS_EVERY == 0
    try:
        table = Table.start(game, seats, options, seed=seed, hashes=replays)
        check(table, seed, "" if piece in DRAWN else piece.partition("+")[0])
        if replays:
            replayed = Record.parse(Record.of(table).dump()).verify()
            assert state_hash(replayed.state) == state_hash(table.state), "the replay differs"
    except Exception as error:
        answers = table.answered if table is not None else 0
        place = traceback.extract_tb(error.__traceback__)[-1]
        return (
            f"{name} seed {seed} {f'for {piece} ' if piece else ''}after {answers} answers: "
            f"{error!r} at {place.name}, line {place.lineno}",
            set(),
            answers,
        )
    return None, table.log_source.used, table.answered


def check(table: Table[Any], seed: int, wanted: str = "") -> None:
    """Play to the end, checking on the way; what is looked for is used whenever it may be."""
    rng = Rng(seed + 7)
    checked = -1
    answered = 0
    while not table.over:
        assert answered < MOST_ANSWERS, "this match never ends"
        if not (wanted and use(table, wanted, rng)):
            table.answer_at_random(rng)
        answered += 1
        moment, state = table.checkpoint()
        if moment > checked:
            checked = moment
            table.game.check(state)
        if answered % LEAKS_EVERY == 0:
            for seat in (None, *range(table.seats)):
                check_no_leak(table, seat, Rng(seed))
    table.game.check(table.state)


def use(table: Table[Any], piece: str, rng: Rng) -> bool:
    """Play a piece of content if the first waiting seat may, or fill the table every other time."""
    seat = table.waiting[0]
    if table.ask(seat).prompt_text().id not in ASKS_TO_PLAY:
        return False
    busy = [option for option in table.asks(seat)[0].options if option.label.id in BUSY]
    wanted = [option for option in busy if f"{piece}'" in repr(option.label)]
    if not wanted and (not busy or rng.below(2)):
        return False
    table.answer(seat, rng.choice(wanted or busy).key)
    return True


def soak(name: str, seeds: range, drawn: str, jobs: int, progress: Progress) -> list[str]:
    """Play many matches of a game; return what went wrong."""
    matches = len(seeds)
    problems: list[str] = []
    used: set[str] = set()
    answers = played = 0
    task = progress.add_task(name, total=matches)
    work = [(name, seed, drawn) for seed in seeds]
    with multiprocessing.Pool(jobs) as pool:
        for problem, content, count in pool.imap_unordered(play, work, chunksize=8):
            progress.advance(task)
            answers += count
            used |= content
            if problem is not None:
                problems.append(problem)
                progress.console.print(problem)
            played += 1
            if played % TOLD_EVERY == 0:
                progress.console.print(f"{name}: {played} played, {len(problems)} problems so far")
    unused = set(find_game(name).content()) - used
    missing = sorted(still_unused(name, unused, seeds.stop))
    if missing:
        problems.append(f"{name}: never used: {', '.join(missing)}")
    progress.console.print(
        f"{name}: {matches} matches, {answers} answers, {len(problems)} problems"
    )
    return problems


def still_unused(name: str, missing: set[str], first: int) -> set[str]:
    """Play matches that are likely to show what never came; return what never comes at all."""
    for piece in sorted(missing):
        for seed in range(first, first + MATCHES_FOR_ONE):
            if piece not in missing:
                break
            missing = missing - play((name, seed, piece))[1]
    return missing


def main() -> None:
    """Soak all games, or one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_names(), help="only this game")
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches of each game")
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--drawn", choices=DRAWN, default="", help="these, drawn for every match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    problems: list[str] = []
    with Progress() as progress:
        for name in game_names():
            if given.game in (None, name):
                seeds = range(given.first, given.first + given.matches)
                problems += soak(name, seeds, given.drawn, given.jobs, progress)
    for kind, count in Counter(problem.split(":", 1)[-1][:160] for problem in problems).items():
        print(f"{count} × {kind}")
    for problem in problems[:20]:
        print(problem)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
