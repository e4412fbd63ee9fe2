"""How ship types are written down and read."""

from __future__ import annotations

import pytest

from cantina.games.x_wing.content.ships import read_ships

SHIP = """
[barge]
attack = 1
agility = 0
hull = 9
shields = 0
actions = ["focus"]
dial.0 = { stationary = "red" }
dial.1 = { bank = "white", "turn:left" = "red" }
"""


def test_a_pair_of_arrows_is_written_once_and_a_lone_one_by_its_side() -> None:
    (barge,) = read_ships(SHIP)
    shown = [f"{each.key} {each.difficulty}" for each in barge.dial]
    assert shown == [
        "stationary:0 red",
        "bank:left:1 white",
        "bank:right:1 white",
        "turn:left:1 red",
    ]
    assert not barge.is_large


MISTAKES = {
    "'loop:left' is not a valid Bearing": ("bank", "loop"),
    "Invalid enum value 'blue'": ('"red" }\ndial.1', '"blue" }\ndial.1'),
    "unknown field `attak`": ("attack", "attak"),
    "invalid literal for int": ("dial.0", "dial.slow"),
}


@pytest.mark.parametrize(("said", "good", "bad"), [(said, *how) for said, how in MISTAKES.items()])
def test_a_mistake_is_told_with_the_ship(said: str, good: str, bad: str) -> None:
    with pytest.raises(ValueError, match=r"the ship barge in ships\.toml") as error:
        read_ships(SHIP.replace(good, bad, 1))
    assert said in str(error.value)
