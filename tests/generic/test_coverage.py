from typing import Any

from cantina.core.rng import Rng
from cantina.core.table import Table
from generic.conftest import Player

ANY_MATCHES = 300
MATCHES_FOR_ONE = 1500


def used_in(table: Table[Any], seed: int) -> set[str]:
    table.play_out(Rng(seed + 7))
    return table.log_source.used


def test_random_play_reaches_every_piece_of_content(player: Player) -> None:
    """First whatever comes; then, for what did not come, matches that are likely to show it."""
    missing = set(player.game.content())
    for seed in range(ANY_MATCHES):
        missing -= used_in(player.start(seed, snapshots=False), seed)
    for piece in sorted(missing):
        for seed in range(ANY_MATCHES, ANY_MATCHES + MATCHES_FOR_ONE):
            if piece not in missing:
                break
            seats, options = player.game.showing(piece, seed)
            table = Table.start(player.game, seats, options, seed=seed, snapshots=False)
            missing -= used_in(table, seed)
    assert not missing, f"never used: {sorted(missing)}"
