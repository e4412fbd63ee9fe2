"""Where each microsecond of a decision goes in random play, and what the floor is.

The stack is looked at every few milliseconds of CPU time, and what is found on top of it is
counted to one part. The floor is a game whose step does nothing but ask.
"""

from __future__ import annotations

import inspect
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from bench.games import SETTINGS, Setting
from cantina.core.ask import Ask
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import play_at_random
from cantina.core.toy import Toy, ToyState

GAMES = ("outer-rim", "x-wing, starter", "x-wing, 100 points", "destiny")
PARTS = ("rules", "options", "asks", "chance", "telling", "driver", "setting up")
SECONDS = 4.0
MATCHES = 8
ROUNDS = 6
"""Each match is timed so often; its best time counts."""
DEPTH = 20
OPTIONS = ("a", "b", "c")
EMPTY = 2000

CORE = {
    "ask": "asks",
    "asking": "asks",
    "question": "asks",
    "rng": "chance",
    "fate": "chance",
    "chance": "chance",
    "deck": "chance",
    "piece": "telling",
    "event": "telling",
    "text": "telling",
}
"""To which part a module of the core belongs; all others drive."""
LISTING = {"forced", "first", "values", "decide", "draw"}
"""Methods of an ask under which the rules list options."""


def part_of(frame: FrameType | None) -> str:
    """Say to which part a moment belongs, by its stack."""
    found = ""
    while frame is not None:
        code = frame.f_code
        folder, _, name = code.co_filename.rpartition("/")
        module = name.removesuffix(".py")
        if folder.endswith("cantina/core"):
            if not found:
                found = CORE.get(module, "driver")
            if found == "rules" and CORE.get(module) == "asks" and code.co_name in LISTING:
                found = "options"
            if module == "table" and code.co_name == "start":
                return "setting up"
        elif "/cantina/games/" in folder and not found:
            found = "telling" if module == "names" else "rules"
        frame = frame.f_back
    return found or "driver"


def play(setting: Setting, seed: int) -> int:
    """Play a match at random; return how many decisions it took."""
    table = setting.start(seed, log=False, snapshots=False)
    play_at_random(table, Rng(seed))
    return table.answered


def best_microseconds(setting: Setting) -> float:
    """Return the CPU time of a decision, the best of several for each match."""
    spent, decisions = 0.0, 0
    for seed in range(MATCHES):
        times = []
        for _ in range(ROUNDS):
            began = time.process_time()
            answered = play(setting, seed)
            times.append(time.process_time() - began)
        spent += min(times)
        decisions += answered
    return spent / decisions * 1e6


def shares(setting: Setting) -> dict[str, float]:
    """Return which share of the time goes to which part."""
    seen: Counter[str] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        seen[part_of(frame)] += 1

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
    began, seed = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        play(setting, seed)
        seed += 1
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)
    return {part: seen[part] / seen.total() for part in PARTS}


def frames(setting: Setting) -> tuple[float, float]:
    """Count the plain calls of a decision, and the coroutines entered or resumed."""
    calls: Counter[bool] = Counter()

    def count(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            calls[bool(frame.f_code.co_flags & inspect.CO_COROUTINE)] += 1

    sys.setprofile(count)
    decisions = sum([play(setting, seed) for seed in range(MATCHES)])
    sys.setprofile(None)
    return calls[False] / decisions, calls[True] / decisions


def best(work: Callable[[], Any], seconds: float = 1.0) -> float:
    """Return the shortest CPU time of a call in microseconds."""
    found, began = float("inf"), time.process_time()
    while time.process_time() - began < seconds:
        start = time.process_time()
        work()
        found = min(found, time.process_time() - start)
    return found * 1e6


def empty_decision(depth: int) -> float:
    """Return what a decision costs where nothing is done but asking, so many coroutines deep."""

    async def asks(left: int) -> str:
        return await asks(left - 1) if left else await Ask(0, "core-yes", OPTIONS)

    async def step(state: ToyState) -> str | None:
        while True:
            await asks(depth)

    def run() -> None:
        table = Table.start(Toy(step), 2, log=False, snapshots=False)
        rng = Rng(1)
        for _ in range(EMPTY):
            table.answer_at_random(rng)

    return best(run) / EMPTY


def plain_call() -> float:
    """Return what a call of a function costs that does nothing."""

    def nothing(state: object) -> None:
        return

    def run() -> None:
        for _ in range(EMPTY):
            nothing(None)

    return best(run) / EMPTY


def run() -> dict[str, Any]:
    """Take every game apart, and measure the floor."""
    asking = empty_decision(0)
    coroutine, call = (empty_decision(DEPTH) - asking) / DEPTH, plain_call()
    found: dict[str, Any] = {
        "an ask alone": round(asking, 2),
        "a coroutine": round(coroutine, 3),
        "a call": round(call, 3),
    }
    for name in GAMES:
        setting = SETTINGS[name]
        whole = best_microseconds(setting)
        parts = {part: round(whole * share, 1) for part, share in shares(setting).items()}
        calls, coroutines = frames(setting)
        found[name] = {
            "whole": round(whole, 1),
            **parts,
            "calls": round(calls),
            "coroutines": round(coroutines),
            # each coroutine on the way to an ask is entered once and resumed once
            "floor": round(asking + coroutines * coroutine / 2 + calls * call, 1),
        }
    return found


def show(found: dict[str, Any], console: Console) -> None:
    """Print a column a game, in microseconds of a decision."""
    table = RichTable(title="parts: µs of a decision", title_justify="left", box=None)
    table.add_column("")
    for name in GAMES:
        table.add_column(name, justify="right")
    for row in ("whole", *PARTS, "calls", "coroutines", "floor"):
        table.add_row(row, *[f"{found[name][row]:,}" for name in GAMES])
    console.print(table)
    single = [f"{name} {found[name]} µs" for name in ("an ask alone", "a coroutine", "a call")]
    console.print(f"alone: {', '.join(single)}\n", highlight=False)
