"""The bots' door: a seat's view and its open ask, and nothing else of the table."""

from __future__ import annotations

from typing import Any, Protocol

from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.wire import OpenAsk


class Window:
    """What one seat sees of a table. Everything is computed when looked at."""

    __slots__ = ("__table", "seat")

    def __init__(self, table: Table[Any], seat: int) -> None:
        self.__table = table
        self.seat = seat

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self.__table.game.name

    @property
    def view(self) -> Any:
        """Return what the seat may know."""
        return self.__table.view(self.seat)

    @property
    def ask(self) -> OpenAsk:
        """Return the question to answer, with its options."""
        return self.__table.asks(self.seat)[0]

    def keys(self) -> list[str]:
        """Return the keys of the options alone, which is cheaper."""
        return self.__table.ask(self.seat).keys()

    def sample(self, rng: Rng) -> str:
        """Return the key of a random legal answer, which is cheapest."""
        return self.__table.ask(self.seat).sample(rng)

    def legal(self, key: str) -> bool:
        """Say whether an answer would be taken (for free and many-fold asks)."""
        try:
            self.__table.ask(self.seat).find(key)
        except ValueError:
            return False
        return True


class Bot(Protocol):
    """Anything that answers for a seat."""

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
