"""Every registered game: random playouts, copies, views, memory, beside a peer of its kind."""

import time
from typing import Any

from bench.measure import kilobytes, microseconds
from bench.peers import peer_rate, rate
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import play_at_random

PEER_OF = {"outer-rim": ("catanatron",), "x-wing": ("catanatron",)}
SQUADS_DRAWN = 30
"""So many pairs of squads are flown in turn."""
CARD_PEERS = ("rlcard", "open_spiel")


def peers_of(name: str) -> tuple[str, ...]:
    """Return the peers a game is measured against."""
    if name == "destiny":
        return CARD_PEERS
    return PEER_OF.get(name, ("chess",))


LARGER: dict[str, dict[str, dict[str, Any]]] = {
    "x-wing": {"x-wing 100 points": {"squads": ["famous", "famous"]}},
}
"""By game: what is measured beside its default, which is smaller than what people play."""


def measure(
    name: str, seconds: float = 4.0, options: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Measure one game, with its default options or others; squads that are named are drawn."""
    game = find_game(name)
    rng = Rng(1)
    seats = max(2, game.seats[0])
    games = 0

    def start(seed: int, **settings: Any) -> Table[Any]:
        drawn = None if options is None else game.drawn(options, seats, seed % SQUADS_DRAWN)
        return Table.start(game, seats, drawn, seed=seed, **settings)

    def play(seed: int) -> int:
        nonlocal games
        table = start(seed, log=False, snapshots=False)
        play_at_random(table, rng)
        games += 1
        return table.answered

    began = time.perf_counter()
    decisions = rate(play, seconds)
    table = play_at_random(start(1, log=False), Rng(2), 60)

    def table_in_play() -> Table[Any]:
        return play_at_random(start(1), Rng(2), 60)

    return {
        "decisions_per_s": round(decisions),
        "games_per_s": round(games / (time.perf_counter() - began), 2),
        "state_copy_us": round(microseconds(table.state.copy), 1),
        "table_copy_us": round(microseconds(table.copy), 1),
        "view_us": round(microseconds(lambda: table.view(0)), 1),
        "table_kb": round(kilobytes(table_in_play), 1),
    }


def run(only: str | None = None) -> dict[str, Any]:
    """Measure every game and its peers."""
    names = [name for name in game_names() if only in (None, name)]
    needed = sorted({peer for name in names for peer in peers_of(name)})
    peers = {peer: peer_rate(peer) for peer in needed}
    found: dict[str, Any] = {"peers": peers}
    for name in names:
        found[name] = measure(name)
        for title, options in LARGER.get(name, {}).items():
            found[title] = measure(name, options=options)
        for title in (name, *LARGER.get(name, {})):
            for peer in peers_of(name):
                theirs = peers[peer]
                if theirs is not None:
                    ratio = found[title]["decisions_per_s"] / theirs
                    found[title][f"ratio_to_{peer}"] = round(ratio, 2)
    return found
