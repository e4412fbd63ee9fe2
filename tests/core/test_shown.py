"""Parts of views are kept while what they hang on stays the same."""

from __future__ import annotations

from cantina.core.piece import Piece, State
from cantina.core.shown import shown_of


class Coin(Piece):
    """Lies on one of its sides."""

    side: str = "heads"


class Coins(State):
    """Some coins."""

    coins: list[Coin] = []


def test_a_part_is_made_again_when_anything_it_hangs_on_has_changed() -> None:
    state = Coins(coins=[Coin(), Coin()])
    made: list[str] = []

    def sides() -> tuple[str, ...]:
        made.append("again")
        return tuple([coin.side for coin in state.coins])

    def shown(asked: int = 0) -> tuple[str, ...]:
        return shown_of(state).part("sides", (state.coins, asked), sides)

    assert shown() == shown() == ("heads", "heads")
    assert len(made) == 1
    state.coins[1].side = "tails"
    assert shown() == ("heads", "tails")
    shown(1)
    assert len(made) == 3
