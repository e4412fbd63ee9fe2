"""Every game: random playouts, copies, views, imagining, a bot's answer, memory; peers beside."""

import itertools
import time
from functools import partial
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as RichTable

from bench.measure import after_each_answer, kilobytes, microseconds, rate
from bench.peers import peer_rate
from cantina.bots.loading import load_bot
from cantina.bots.registry import bot_names
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import play_at_random
from cantina.core.window import Window

BOT_ANSWERS = 40


class Setting(NamedTuple):
    """What is played, and beside whom."""

    game: str
    peer: str
    goal: float | None
    """How many times as fast as the peer pure Python should be (docs/speed.md)."""
    options: dict[str, Any]
    answers: int = 60
    """So far into a match copies, views and memory are measured: where it is well under way."""

    def start(self, seed: int, **more: Any) -> Table[Any]:
        """Begin a match."""
        game = find_game(self.game)
        seats = max(2, game.seats[0])
        options = game.drawn(self.options, seats, seed)
        return Table.start(game, seats, options, seed=seed, **more)

    def in_play(self, **more: Any) -> Table[Any]:
        """Return a match some answers on."""
        for seed in itertools.count(1):
            table = play_at_random(self.start(seed, **more), Rng(seed), self.answers)
            if not table.over:
                return table
        raise AssertionError("seeds do not end")


SETTINGS = {
    "outer-rim": Setting("outer-rim", "catanatron", 6.4, {}),
    "x-wing, starter": Setting("x-wing", "catanatron", 2.2, {}, 15),
    "x-wing, 100 points": Setting(
        "x-wing", "catanatron", 1.6, {"squads": ["famous", "famous"], "points": [100, 100]}
    ),
    "destiny": Setting("destiny", "open_spiel", 0.94, {}),
    "smugglers-dice": Setting("smugglers-dice", "chess", None, {}, 10),
}
OTHER_PEERS = ("rlcard",)
"""Measured in the same run and printed, so that older figures can be compared."""


def decisions_per_second(setting: Setting, seconds: float = 2.0) -> float:
    """Answer at random, nothing told, no copies kept, one process."""
    rng = Rng(1)

    def play(seed: int) -> int:
        table = setting.start(seed, log=False, snapshots=False)
        play_at_random(table, rng)
        return table.answered

    return rate(play, seconds)


def bot_milliseconds(setting: Setting, name: str = "greedy") -> float | None:
    """Return the mean CPU time of a bot's answer in the middle of a match."""
    if name not in bot_names(setting.game):
        return None
    bots = [load_bot(name, setting.game, seat) for seat in range(2)]
    table = setting.in_play(log=False, snapshots=False)
    windows = [Window(table, seat) for seat in range(table.seats)]
    spent, answers = 0.0, 0
    while answers < BOT_ANSWERS and not table.over:
        seat = table.waiting[0]
        began = time.process_time()
        answer = bots[seat].choose(windows[seat])
        spent += time.process_time() - began
        answers += 1
        table.answer(seat, answer)
    return spent / max(1, answers) * 1e3


def measure(setting: Setting) -> dict[str, float | None]:
    """Measure one setting."""
    in_play = partial(setting.in_play, log=False)
    table, rng = in_play(), Rng(3)
    bot = bot_milliseconds(setting)
    return {
        "decisions_per_s": round(decisions_per_second(setting)),
        "state_copy_us": round(microseconds(table.state.copy), 1),
        "table_copy_us": round(microseconds(table.copy), 1),
        "view_us": round(after_each_answer(in_play, lambda table: table.view(0)), 1),
        "imagine_us": round(microseconds(lambda: table.imagine(0, rng)), 1),
        "greedy_ms": None if bot is None else round(bot, 2),
        "table_kb": round(kilobytes(setting.in_play), 1),
    }


def run() -> dict[str, Any]:
    """Measure every setting and its peers."""
    needed = sorted({setting.peer for setting in SETTINGS.values()} | set(OTHER_PEERS))
    peers = {peer: peer_rate(peer) for peer in needed}
    found: dict[str, Any] = {"peers": peers}
    for name, setting in SETTINGS.items():
        figures = measure(setting)
        theirs = peers[setting.peer]
        ours = figures["decisions_per_s"]
        if theirs is not None and ours is not None:
            figures["ratio"] = round(ours / theirs, 2)
        found[name] = figures
    return found


def show(found: dict[str, Any], console: Console) -> None:
    """Print one row a setting."""
    table = RichTable(title="games: random play, one process", title_justify="left", box=None)
    for heading in ("", "decisions/s", "× peer", "goal", "copy", "view", "imagine", "greedy", "KB"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, setting in SETTINGS.items():
        figures = found[name]
        ratio = figures.get("ratio")
        greedy = figures["greedy_ms"]
        table.add_row(
            name,
            f"{figures['decisions_per_s']:,}",
            "-" if ratio is None else f"{ratio:.2f} {setting.peer}",
            "" if setting.goal is None else f"{setting.goal:g}",
            f"{figures['table_copy_us']} µs",
            f"{figures['view_us']} µs",
            f"{figures['imagine_us']} µs",
            "" if greedy is None else f"{greedy} ms",
            f"{figures['table_kb']}",
        )
    console.print(table)
    beside = [f"{peer} {rate:,}" for peer, rate in found["peers"].items() if rate is not None]
    console.print(f"beside, decisions/s: {', '.join(beside)}\n", highlight=False)
