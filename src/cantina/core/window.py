"""The bots' door: a seat's view, its open ask, what it imagines; nothing else of the table."""

from __future__ import annotations

from collections.abc import Iterator
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
        """Return the keys of the options alone, which is cheaper.

        Where several are chosen, these are parts of an answer; see `answers`.
        """
        return self.__table.ask(self.seat).keys()

    def answers(self) -> Iterator[str]:
        """Go through the keys of whole answers (of a free ask: of the candidates it suggests)."""
        return self.__table.ask(self.seat).answers()

    def imagine(self, rng: Rng) -> Table[Any]:
        """Return a table of one's own to search in: all that the seat cannot know is made up."""
        return self.__table.imagine(self.seat, rng)

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
