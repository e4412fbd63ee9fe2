"""Questions that are put again and again: what stays the same about them is written down once.

An `Ask` is made with functions that know the state and the seat. Where a rule asks at every turn, a
`Question` holds functions that are told both, so that putting it makes none of them anew. Where the
seat alone does not say what is asked about, they are told what does, such as a ship.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from cantina.core.ask import Ask
from cantina.core.asking import Settled
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.text import Text
from cantina.core.wire import Blocked

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Question(Generic[S, T]):
    """What is asked and what may be answered, by state and seat or matter; see `Ask`."""

    __slots__ = ("at", "blocked", "label", "note", "odds", "prompt", "rules", "values")

    def __init__(
        self,
        prompt: Callable[[S, Any], Text] | str,
        values: Callable[[S, Any], list[T]],
        *,
        label: Callable[[S, Any, T], Text],
        at: Callable[[S, Any, T], str | None] | None = None,
        odds: Callable[[S, Any, T], float | None] | None = None,
        note: Callable[[S, Any, T], Text | None] | None = None,
        blocked: Callable[[S, Any], Iterable[Blocked]] | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.prompt = prompt
        self.values = values
        self.label = label
        self.at = at
        self.odds = odds
        self.note = note
        self.blocked = blocked
        self.rules = rules

    def put(self, state: S, seat: int) -> Ask[T]:
        """Ask a seat; awaiting it gives the value that was chosen."""
        return Put(self, state, seat, seat)

    def put_about(self, state: S, seat: int, about: Any) -> Ask[T]:
        """Ask a seat about something, which the functions are told in place of the seat."""
        return Put(self, state, seat, about)


class Part:
    """A part of a question, bound to the state and the matter for whoever looks at it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, put: Put[Any, Any], owner: type | None = None) -> Any:
        part = getattr(put.question, self.name)
        return partial(part, put.state, put.about) if callable(part) else part


class Put(Ask[T], Generic[S, T]):
    """A question that was put to a seat."""

    __slots__ = ("about", "question", "state")

    prompt: Any = Part("prompt")
    rules: Any = Part("rules")
    _source: Any = Part("values")
    _label: Any = Part("label")
    _at: Any = Part("at")
    _odds: Any = Part("odds")
    _note: Any = Part("note")
    _blocked: Any = Part("blocked")

    def __init__(self, question: Question[S, T], state: S, seat: int, about: Any) -> None:
        self.question = question
        self.state = state
        self.seat = seat
        self.about = about
        self.drawn = None
        self._values = None

    def decide(self, rng: Rng) -> Settled:
        """Return the lone option, or a random one."""
        return self._pick(self.question.values(self.state, self.about), rng)
