from cantina.core.rng import Rng
from generic.conftest import Player

MOST_MATCHES = 1500


def test_random_play_reaches_every_piece_of_content(player: Player) -> None:
    missing = set(player.game.content())
    for seed in range(MOST_MATCHES):
        if not missing:
            break
        table = player.start(seed, snapshots=False)
        table.play_out(Rng(seed + 7))
        missing -= table.log_source.used
    assert not missing, f"never used in {MOST_MATCHES} matches: {sorted(missing)}"
