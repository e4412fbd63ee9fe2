"""What the yardstick chooses in Outer Rim and Destiny; run to write it anew when cards changed."""

import json
from pathlib import Path

from cantina.bots.registry import make_bot
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Window

FILE = Path(__file__).parent / "bots" / "greedy_choices.json"
MATCHES = tuple([(name, seed) for name in ("outer-rim", "destiny") for seed in (3, 8)])
MOST = 150
"""Choices of a match that are kept: those before every change of a card comes to tell."""


def choices(name: str, seed: int) -> list[str]:
    """Return what two greedy players choose from a seed on."""
    game = find_game(name)
    table = Table.start(game, 2, game.drawn({}, 2, seed), seed=seed, log=False, snapshots=False)
    bots = [make_bot("greedy", name, seed + seat) for seat in range(2)]
    chosen: list[str] = []
    while not table.over and len(chosen) < MOST:
        seat = table.waiting[0]
        chosen.append(bots[seat].choose(Window(table, seat)))
        table.answer(seat, chosen[-1])
    return chosen


def write() -> None:
    """Write down what is chosen now."""
    found = {f"{name} {seed}": choices(name, seed) for name, seed in MATCHES}
    FILE.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write()
