import pytest

from generic.conftest import Player
from generic.reaching import never_used

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


def test_random_play_reaches_every_piece_of_content(player: Player) -> None:
    content = set(player.game.content())
    rare = RARE.get(player.game.name, set())
    assert rare <= content
    assert never_used(player.game, content - rare) == set()


@pytest.mark.slow
def test_random_play_reaches_even_the_rarest(player: Player) -> None:
    assert never_used(player.game, RARE.get(player.game.name, set())) == set()
