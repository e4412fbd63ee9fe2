from typing import Any

import pytest

from cantina.core.rng import Rng
from cantina.core.table import Table
from generic.conftest import Player

ANY_MATCHES = 300
MATCHES_FOR_ONE = 1500
RARE = {
    "outer-rim": {"databank_40a"},
    "destiny": {"02083", "02116", "03147", "07026", "07076", "07094"},
    "x-wing": {
        "pilot:nashtahpuppilot",
        "upgrade:bodyguard",
        "upgrade:breachspecialist",
        "upgrade:deflectiveplating",
        "upgrade:houndstooth",
        "upgrade:ig2000",
        "upgrade:ig88d",
        "upgrade:intimidation",
        "upgrade:iondischargers",
        "upgrade:moffjerjerrod",
        "upgrade:phantom",
        "upgrade:phantomii",
        "upgrade:r4b11",
        "upgrade:r4d6",
        "upgrade:r5astromech",
        "upgrade:saturationsalvo",
    },
}
"""What works only when much has come together, which random players need hundreds of matches for;
each has a test of its own that plays it."""


def used_in(table: Table[Any], seed: int) -> set[str]:
    table.play_out(Rng(seed + 7))
    return table.log_source.used


def never_used(player: Player, wanted: set[str]) -> set[str]:
    """First whatever comes; then, for what did not come, matches that are likely to show it."""
    missing = set(wanted)
    for seed in range(ANY_MATCHES):
        missing -= used_in(player.start(seed, snapshots=False), seed)
    for piece in sorted(missing):
        for seed in range(ANY_MATCHES, ANY_MATCHES + MATCHES_FOR_ONE):
            if piece not in missing:
                break
            seats, options = player.game.showing(piece, seed)
            table = Table.start(player.game, seats, options, seed=seed, snapshots=False)
            missing -= used_in(table, seed)
    return missing


def test_random_play_reaches_every_piece_of_content(player: Player) -> None:
    content = set(player.game.content())
    rare = RARE.get(player.game.name, set())
    assert rare <= content
    assert never_used(player, content - rare) == set()


@pytest.mark.slow
def test_random_play_reaches_even_the_rarest(player: Player) -> None:
    assert never_used(player, RARE.get(player.game.name, set())) == set()
