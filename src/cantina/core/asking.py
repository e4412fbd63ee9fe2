"""What all questions share: keys, lazy options, refusals. The questions themselves are in `ask`.

Options are lazy: an ask is built with functions, and nobody enumerates, labels or explains the
options unless somebody looks. A copy or a replay never does.
"""

from __future__ import annotations

import itertools
import types
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, Final, Generic, TypeVar, cast

from cantina.core.hurry import TakesLong
from cantina.core.problem import Problem
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked, OpenAsk, Option

T = TypeVar("T")

Prompt = Text | str | Callable[[], Text]
"""A question: a Text, the id of one without arguments, or a function that makes it on demand."""


SEPARATOR: Final = "+"
"""Between the parts of an answer that names several things."""
ANSWER: Final = 0
FORCED: Final = 1
"""An answer that was the only one; nobody decided anything."""

Settled = tuple[int, str, Any]
"""How an ask was answered: decided or forced, with which key, which value."""


class Refused(Problem):
    """An answer that is not an open option of that seat; nothing has changed."""

    def __init__(self, reason: Text, open_keys: Sequence[str] = (), rule: str = "") -> None:
        super().__init__(reason)
        self.open_keys = tuple(open_keys)
        self.rule = rule


def key_of(value: object) -> str:
    """Return the one stable text form of a choice: `("buy", "cargo", 3)` is `buy:cargo:3`."""
    kind = type(value)
    if kind is str:
        return value  # type: ignore[return-value]
    if kind is tuple:
        parts: tuple[Any, ...] = value  # type: ignore[assignment]
        if parts and type(parts[0]) is str:
            last = parts[-1]
            if type(last) is str:
                try:
                    return ":".join(parts)  # most choices are words only
                except TypeError:
                    pass
            elif type(last) is int and len(parts) == 2:
                return f"{parts[0]}:{last}"  # what to do, and with which thing
        return ":".join([part if type(part) is str else key_of(part) for part in parts])
    if kind is int:
        return str(value)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | str):
        return str(value)
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return ":".join([key_of(part) for part in value])
    return cast("str", value.key)  # type: ignore[attr-defined]


def default_label(value: object) -> Text:
    """Label the choices that need no words of their own."""
    if value is True:
        return text("core-yes")
    if value is False:
        return text("core-no")
    if value is None:
        return text("core-none")
    return text("core-option", key=key_of(value))


@types.coroutine
def _no_question() -> Generator[Any, Any, None]:
    yield from ()


AT_ONCE: Final = _no_question()
"""Awaited where nobody has to be asked: what awaits it goes on at once.

It has come to its end, and an ended generator may be awaited again and again, without a call.
"""
for _ in cast("Iterator[Any]", AT_ONCE):
    pass


class BaseAsk(Generic[T]):
    """What all asks share: a seat, a prompt, and what may be answered."""

    __slots__ = ("drawn", "prompt", "rules", "seat")

    seat: int
    prompt: Prompt
    rules: tuple[str, ...]
    drawn: tuple[str, Any] | None

    def prompt_text(self) -> Text:
        """Return the question as a Text."""
        prompt = self.prompt
        if isinstance(prompt, Text):
            return prompt
        return Text(prompt) if isinstance(prompt, str) else prompt()

    def find(self, key: str) -> Any:
        """Return the answer with this key, or raise Refused."""
        raise NotImplementedError

    def forced(self) -> Settled | None:
        """Return the answer when there is only one."""
        raise NotImplementedError

    def answerable(self) -> bool:
        """Whether there is as much to choose from as the question says."""
        return True

    def keys(self) -> list[str]:
        """Return the keys of the options (of a free ask: of the candidates it suggests).

        Where several are chosen, these are parts of an answer; see `answers`.
        """
        raise NotImplementedError

    def answers(self) -> Iterator[str]:
        """Go through the keys of whole answers (of a free ask: of the candidates it suggests)."""
        yield from self.keys()

    def words(self, key: str) -> Text:
        """Return an answer in words: the labels of its parts."""
        labels = {option.key: option.label for option in self.show(0, False).options}
        if key in labels:
            return labels[key]
        parts = [labels[part] for part in key.split(SEPARATOR) if part in labels]
        if parts:
            return text("core-analysis-several", parts=parts)
        return text("core-none") if key == "none" else text("core-option", key=key)

    def draw(self, rng: Rng) -> tuple[str, Any]:
        """Return key and value of a random legal answer."""
        raise NotImplementedError

    def decide(self, rng: Rng) -> Settled:
        """Return the only answer, or a random one."""
        forced = self.forced()
        if forced is not None:
            return forced
        key, value = self.draw(rng)
        return ANSWER, key, value

    def sample(self, rng: Rng) -> str:
        """Return the key of a random legal answer; the ask remembers the value behind it."""
        self.drawn = drawn = self.draw(rng)
        return drawn[0]

    def take(self, key: str) -> Any:
        """Return the answer with this key, or raise Refused."""
        drawn = self.drawn
        if drawn is not None and drawn[0] is key:
            return drawn[1]
        return self.find(key)

    def show(self, number: int, explain: bool) -> OpenAsk:
        """Return the question as its seat sees it; in explain mode with what is blocked."""
        raise NotImplementedError

    def look_again(self) -> None:
        """Forget computed options: the table has changed while the question was open."""
        self.drawn = None


class Begun(Generic[T]):
    """Options that somebody began to go through and that nobody needed to the end."""

    __slots__ = ("found", "left", "source")

    def __init__(self, source: Callable[[], Iterable[T]], left: Iterator[T]) -> None:
        self.source = source
        self.found: list[T] = []
        self.left = left

    def __call__(self) -> list[T]:
        """Go through what is left of them, and return all."""
        self.found += self.left
        return self.found


class Listed(BaseAsk[T]):
    """An ask whose answers are picked from a list of values."""

    __slots__ = ("_at", "_blocked", "_label", "_note", "_odds", "_source", "_values")

    # asks are made by the hundred thousand: the two subclasses set these themselves
    _source: Sequence[T] | Callable[[], Iterable[T]]
    _values: Sequence[T] | None
    _label: Callable[[T], Text] | None
    _at: Callable[[T], str | None] | None
    _odds: Callable[[T], float | None] | None
    _note: Callable[[T], Text | None] | None
    _blocked: Callable[[], Iterable[Blocked]] | None

    def look_again(self) -> None:
        """Forget computed options: the table has changed while the question was open."""
        self.drawn = None
        self._values = None
        if isinstance(self._source, Begun):
            self._source = self._source.source

    def first(self, count: int) -> Sequence[T]:
        """Return the first options: at least so many, unless there are fewer.

        Where a function yields them one by one, those behind are not looked for.
        """
        source = self._source
        if self._values is not None or not callable(source):
            return self.values()
        if isinstance(source, Begun):
            begun: Begun[T] = source
        else:
            found = source()
            if isinstance(found, list):
                self._values = found
                return found
            self._source = begun = Begun(source, iter(found))
        begun.found.extend(itertools.islice(begun.left, max(0, count - len(begun.found))))
        return begun.found

    def values(self) -> Sequence[T]:
        """Return what may be answered; computed when somebody looks for the first time."""
        values = self._values
        if values is None:
            source = self._source
            if callable(source):
                found = source()
                values = found if isinstance(found, list) else list(found)
            else:
                values = source
            self._values = values
        return values

    def keys(self) -> list[str]:
        """Return the keys of the options."""
        return [key_of(value) for value in self.values()]

    def value_of(self, key: str) -> T:
        """Return the value with this key, or raise Refused saying why not and what is open."""
        for value in self.values():
            if key_of(value) == key:
                return value
        for blocked in self._blocked() if self._blocked else ():
            if blocked.key == key:
                raise Refused(blocked.reason, self.keys(), blocked.rule)
        keys = self.keys()
        raise Refused(text("core-refused-option", key=key, open=", ".join(keys[:12])), keys)

    def option(self, value: T) -> Option:
        """Describe one option."""
        odds: float | None = None
        note: Text | None = None
        try:
            odds = self._odds(value) if self._odds else None
            note = self._note(value) if self._note else None
        except TakesLong:
            pass  # whoever is in a hurry is told later
        label = self._label(value) if self._label else default_label(value)
        return Option(key_of(value), label, self._at(value) if self._at else None, odds, note)

    def options(self) -> list[Option]:
        """Describe all options."""
        return [self.option(value) for value in self.values()]

    def blocked(self) -> list[Blocked]:
        """Describe what the rules refuse."""
        return list(self._blocked()) if self._blocked else []
