"""The core alone, on the teaching game: asks a second, copies, records, import time."""

import subprocess
import sys
import time
from typing import Any

from bench.measure import microseconds, rate
from bench.peers import peer_rate
from cantina.core.ask import Ask
from cantina.core.piece import Piece, State
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import play_at_random
from cantina.core.toy import Toy

OBJECTS = 200
ANSWERS = 1000


class Thing(Piece):
    """A small object of a state."""

    number: int
    name: str
    tags: list[int]


class Crowd(State):
    """A state of many small objects."""

    things: list[Thing]


def asks_per_second() -> float:
    """Answer the teaching game's asks at random, events off, one process."""
    game = find_game("smugglers-dice")
    rng = Rng(1)

    def play(seed: int) -> int:
        table = Table.start(game, 3, seed=seed, log=False, snapshots=False)
        table.play_out(rng)
        return table.answered

    return max(rate(play, 1.0) for _ in range(3))


def crowd_table() -> Table[Any]:
    """Return a table in the middle of a step of a state of many objects."""

    async def step(state: Crowd) -> str | None:
        while True:
            await Ask(0, "core-yes", ["a", "b"])

    game = Toy(step)
    state = Crowd(step="step", things=[Thing(i, f"thing {i}", [i, i + 1]) for i in range(OBJECTS)])
    table: Table[Any] = Table(game, state, 2, options=None)
    for _ in range(4):
        table.answer(0, "a")
    return table


def record_milliseconds() -> float:
    """Load and verify a record of a thousand answers."""
    game = find_game("smugglers-dice")
    best = float("inf")
    table = Table.start(game, 4, {"target": 30}, hashes=True)
    rng = Rng(3)
    contents: list[bytes] = []
    answers = 0
    while answers < ANSWERS:
        table = Table.start(game, 4, {"target": 30}, seed=len(contents), hashes=True)
        play_at_random(table, rng)
        answers += table.answered
        contents.append(Record.of(table).dump())
    for _ in range(3):
        began = time.perf_counter()
        for content in contents:
            Record.parse(content).verify()
        best = min(best, time.perf_counter() - began)
    return best * 1000 * ANSWERS / answers


def import_milliseconds() -> float:
    """Import the package in a fresh process, compared with an empty program."""

    def run(program: str) -> float:
        best = float("inf")
        for _ in range(5):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], check=True)
            best = min(best, time.perf_counter() - began)
        return best * 1000

    return run("import cantina, cantina.core.table") - run("pass")


def run() -> dict[str, Any]:
    """Measure everything."""
    ours = asks_per_second()
    peer = peer_rate("chess")
    table = crowd_table()
    return {
        "asks_per_s": round(ours),
        "python_chess_moves_per_s": peer,
        "ratio_to_python_chess": None if peer is None else round(ours / peer, 2),
        "copy_200_objects_us": round(microseconds(table.copy), 1),
        "verify_1000_answers_ms": round(record_milliseconds(), 1),
        "import_ms": round(import_milliseconds(), 1),
    }
