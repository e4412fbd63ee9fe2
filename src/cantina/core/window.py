"""The bots' door: a seat's view, its open ask, what it imagines; nothing else of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from cantina.core.ask import BaseAsk
from cantina.core.game import AnyGame
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text
from cantina.core.wire import Event, OpenAsk

V = TypeVar("V")


class Glimpse:
    """What a policy is shown of an ask: the seat's view and the question. All is lazy."""

    __slots__ = ("_asked", "_game", "_state")

    def __init__(self, game: AnyGame, state: State, asked: BaseAsk[Any]) -> None:
        self._game = game
        self._state = state
        self._asked = asked

    def _now(self) -> BaseAsk[Any]:
        return self._asked

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self._game.name

    @property
    def seat(self) -> int:
        """Return the seat that is asked."""
        return self._asked.seat

    @property
    def view(self) -> Any:
        """Return what the seat may know, typed by its game."""
        return self._game.view(self._state, self.seat)

    def view_as(self, kind: type[V]) -> V:
        """Return what the seat may know as the type that its game gives it, for type checkers."""
        view = self.view
        if not isinstance(view, kind):
            raise TypeError(f"the view of {self.game} is a {type(view).__name__}")
        return view

    @property
    def prompt(self) -> str:
        """Return the id of the question, which is cheaper than the whole of it."""
        return self._now().prompt_text().id

    @property
    def ask(self) -> OpenAsk:
        """Return the question to answer, with its options."""
        return self._now().show(0, False)

    def keys(self) -> list[str]:
        """Return the keys of the options alone, which is cheaper.

        Where several are chosen, these are parts of an answer; see `answers`.
        """
        return self._now().keys()

    def answers(self) -> Iterator[str]:
        """Go through the keys of whole answers (of a free ask: of the candidates it suggests)."""
        return self._now().answers()

    def value(self, key: str) -> Any:
        """Return what the rules get for an answer: a card's number, a tuple, a pose."""
        return self._now().find(key)

    def sample(self, rng: Rng) -> str:
        """Return the key of a random legal answer, which is cheapest."""
        return self._now().sample(rng)

    def legal(self, key: str) -> bool:
        """Say whether an answer would be taken (for free and many-fold asks)."""
        try:
            self._now().find(key)
        except ValueError:
            return False
        return True


class Window(Glimpse):
    """What one seat sees of a table. Everything is computed when looked at."""

    __slots__ = ("__seat", "__table", "__told", "deadline")

    def __init__(
        self,
        table: Table[Any],
        seat: int,
        deadline: float | None = None,
        events: Sequence[Event] | None = None,
    ) -> None:
        self.__table = table
        self.__seat = seat
        self.__told = events
        self.deadline = deadline
        """When the answer is due, on the clock of `time.monotonic`; None: whenever it is ready."""

    def _now(self) -> BaseAsk[Any]:
        return self.__table.ask(self.__seat)

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self.__table.game.name

    @property
    def seat(self) -> int:
        """Return the seat that looks through this window."""
        return self.__seat

    @property
    def view(self) -> Any:
        """Return what the seat may know, typed by its game."""
        return self.__table.view(self.__seat)

    @property
    def ask(self) -> OpenAsk:
        """Return the question to answer, with its options."""
        return self._now().show(self.__table.number, False)

    @property
    def events(self) -> list[Event]:
        """Return what the seat was told since its own last answer (of a table that keeps a log)."""
        if self.__told is not None:
            return list(self.__told)
        return self.__table.events(self.__seat, self.__table.told_before(self.__seat))

    def imagine(self, rng: Rng) -> Table[Any]:
        """Return a table of one's own to search in: all that the seat cannot know is made up."""
        return self.__table.imagine(self.__seat, rng)


class Bot(Protocol):
    """Anything that answers for a seat; it lives there for the whole match."""

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""


class Reason(NamedTuple):
    """One answer a bot thought of: how likely it wins with it (0 to 1), and why, in a sentence."""

    key: str
    chance: float
    why: Text


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self, window: Window) -> list[Reason]:
        """Return its best answers, the best first, at most three."""
