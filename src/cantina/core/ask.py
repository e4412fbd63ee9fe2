"""Questions to seats. A rule awaits an ask; whoever sits there answers with the key of an option.

Options are lazy: an ask is built with functions, and nobody enumerates, labels or explains the
options unless somebody looks. A copy or a replay never does.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar, cast

from cantina.core.asking import (
    ANSWER,
    FORCED,
    SEPARATOR,
    BaseAsk,
    Listed,
    Prompt,
    Refused,
    Settled,
    default_label,
    key_of,
)
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked, OpenAsk, Option

__all__ = [
    "Ask",
    "AskAll",
    "AskFree",
    "AskMany",
    "BaseAsk",
    "Blocked",
    "Refused",
    "Together",
    "ask_all_many",
    "key_of",
]

T = TypeVar("T")

SAMPLE_TRIES: Final = 40


class Ask(Listed[T]):
    """Ask a seat to choose one value; awaiting it gives that value."""

    __slots__ = ()

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        values: Sequence[T] | Callable[[], Iterable[T]],
        *,
        label: Callable[[T], Text] | None = None,
        at: Callable[[T], str | None] | None = None,
        odds: Callable[[T], float | None] | None = None,
        note: Callable[[T], Text | None] | None = None,
        blocked: Callable[[], Iterable[Blocked]] | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rules = rules
        self.drawn = None
        self._source = values
        self._values = None
        self._label = label
        self._at = at
        self._odds = odds
        self._note = note
        self._blocked = blocked

    def __await__(self) -> Generator[Any, Any, T]:
        answer: T = yield self
        return answer

    def find(self, key: str) -> T:
        """Return the answer with this key, or raise Refused."""
        return self.value_of(key)

    def answerable(self) -> bool:
        """Whether there is any option."""
        return bool(self.first(1))

    def forced(self) -> Settled | None:
        """Return the lone option, if it is one; the second says that it is not."""
        values = self._values
        if values is None:
            values = self.first(2)
        if len(values) > 1:
            return None
        if not values:
            raise ValueError(f"the ask {self.prompt_text().id} offers no option")
        return FORCED, key_of(values[0]), values[0]

    def draw(self, rng: Rng) -> tuple[str, T]:
        """Return key and value of a random option."""
        values = self._values
        if values is None:
            values = self.values()
        value = values[rng.below(len(values))]
        return key_of(value), value

    def decide(self, rng: Rng) -> Settled:
        """Return the lone option, or a random one."""
        source = self._source
        values = source() if callable(source) else source
        if values.__class__ is not list and values.__class__ is not tuple:
            values = list(values)
        return self._pick(values, rng)

    def _pick(self, values: Sequence[T], rng: Rng) -> Settled:
        """Return the lone one of these options, or a random one."""
        count = len(values)
        if count > 1:
            value = values[rng.below(count)]
            return ANSWER, key_of(value), value
        if not values:
            raise ValueError(f"the ask {self.prompt_text().id} offers no option")
        return FORCED, key_of(values[0]), values[0]

    def show(self, number: int, explain: bool) -> OpenAsk:
        """Return the question as its seat sees it."""
        blocked = self.blocked() if explain else []
        return OpenAsk(
            number, self.seat, "one", self.prompt_text(), self.options(), blocked, rules=self.rules
        )


class AskMany(Listed[T]):
    """Ask a seat to choose several different values; awaiting it gives them in listed order."""

    __slots__ = ("_bounds", "_least", "_most", "_valid")

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        values: Sequence[T] | Callable[[], Iterable[T]],
        *,
        least: int = 0,
        most: int | None = None,
        label: Callable[[T], Text] | None = None,
        at: Callable[[T], str | None] | None = None,
        odds: Callable[[T], float | None] | None = None,
        note: Callable[[T], Text | None] | None = None,
        blocked: Callable[[], Iterable[Blocked]] | None = None,
        valid: Callable[[tuple[T, ...]], Blocked | None] | None = None,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rules = rules
        self.drawn = None
        self._source = values
        self._values = None
        self._label = label
        self._at = at
        self._odds = odds
        self._note = note
        self._blocked = blocked
        self._bounds: tuple[int, int] | None = None
        self._least = least
        self._most = most
        self._valid = valid

    def __await__(self) -> Generator[Any, Any, tuple[T, ...]]:
        answer: tuple[T, ...] = yield self
        return answer

    def look_again(self) -> None:
        """Forget computed options: the table has changed while the question was open."""
        super().look_again()
        self._bounds = None

    def bounds(self) -> tuple[int, int]:
        """Return how few and how many may be chosen of what is there."""
        bounds = self._bounds
        if bounds is None:
            most = len(self.values())
            if self._most is not None and self._most < most:
                most = self._most
            least = self._least
            self._bounds = bounds = (least if least < most else most, most)
        return bounds

    def answerable(self) -> bool:
        """Whether there are enough values to choose from, and a valid combination of them."""
        enough = len(self.first(self._least)) >= self._least
        return enough and (self._valid is None or any(True for _ in self.combinations()))

    def problem(self, chosen: tuple[T, ...]) -> Blocked | None:
        """Say what is wrong with a combination, if anything is."""
        return self._valid(chosen) if self._valid else None

    def key(self, chosen: Iterable[T]) -> str:
        """Return the key of a combination."""
        return SEPARATOR.join([key_of(value) for value in chosen]) or "none"

    def find(self, key: str) -> tuple[T, ...]:
        """Return the combination with this key, or raise Refused."""
        wanted = [] if key in ("none", "") else key.split(SEPARATOR)
        if len(set(wanted)) != len(wanted):
            raise Refused(text("core-refused-twice", key=key), self.keys())
        for part in wanted:
            self.value_of(part)
        least, most = self.bounds()
        if not least <= len(wanted) <= most:
            reason = text("core-refused-count", count=len(wanted), least=least, most=most)
            raise Refused(reason, self.keys())
        chosen = tuple([value for value in self.values() if key_of(value) in wanted])
        problem = self.problem(chosen)
        if problem is not None:
            raise Refused(problem.reason, self.keys(), problem.rule)
        return chosen

    def forced(self) -> Settled | None:
        """Return the lone combination when all, or nothing, must be taken."""
        least, most = self.bounds()
        if least != most or most not in (0, len(self.values())):
            return None
        chosen = tuple(self.values()) if most else ()
        return FORCED, self.key(chosen), chosen

    def decide(self, rng: Rng) -> Settled:
        """Return the only combination, or a random one."""
        least, most = self.bounds()
        if least == most:
            return super().decide(rng)
        key, chosen = self.draw(rng)
        return ANSWER, key, chosen

    def combinations(self) -> Iterable[tuple[T, ...]]:
        """Go through all valid combinations, the smaller ones first."""
        least, most = self.bounds()
        for count in range(least, most + 1):
            for chosen in itertools.combinations(self.values(), count):
                if self.problem(chosen) is None:
                    yield chosen

    def answers(self) -> Iterator[str]:
        """Go through the keys of all valid combinations, the smaller ones first."""
        for chosen in self.combinations():
            yield self.key(chosen)

    def draw(self, rng: Rng) -> tuple[str, tuple[T, ...]]:
        """Return key and values of a random valid combination."""
        least, most = self.bounds()
        values = self.values()
        there = len(values)
        for _ in range(SAMPLE_TRIES):
            count = least if least == most else least + rng.below(most - least + 1)
            if count == 0:
                chosen: tuple[T, ...] = ()
            elif count == 1:
                chosen = (values[rng.below(there)],)
            else:
                chosen = tuple([values[index] for index in rng.places(there, count)])
            if self._valid is None or self._valid(chosen) is None:
                return self.key(chosen), chosen
        for chosen in self.combinations():
            return self.key(chosen), chosen
        raise ValueError(f"the ask {self.prompt_text().id} allows no combination")

    def show(self, number: int, explain: bool) -> OpenAsk:
        """Return the question as its seat sees it."""
        least, most = self.bounds()
        return OpenAsk(
            number,
            self.seat,
            "many",
            self.prompt_text(),
            self.options(),
            self.blocked() if explain else [],
            least,
            most,
            rules=self.rules,
        )


MINUTES = "minutes"
"""The form of a question that the table's clock answers: how long the match has gone on."""


class AskFree(BaseAsk[T]):
    """Ask for something no list can hold, such as a pose on the mat.

    `parse` reads the text form (ValueError: unreadable), `check` names what is wrong with a value,
    `sample` suggests legal candidates, so that bots and people use one door; `label` says an answer
    in words.
    """

    __slots__ = ("_check", "_form", "_label", "_parse", "_sample")

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        *,
        parse: Callable[[str], T],
        check: Callable[[T], Blocked | None],
        sample: Callable[[Rng], Sequence[T]],
        form: str,
        label: Callable[[T], Text] = default_label,
        rules: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rules = rules
        self.drawn = None
        self._label = label
        self._parse = parse
        self._check = check
        self._sample = sample
        self._form = form

    @property
    def form(self) -> str:
        """How its answers are written."""
        return self._form

    def __await__(self) -> Generator[Any, Any, T]:
        answer: T = yield self
        return answer

    def find(self, key: str) -> T:
        """Return the value written by this key, or raise Refused."""
        try:
            value = self._parse(key)
        except ValueError as error:
            raise Refused(text("core-refused-form", key=key, form=self._form)) from error
        problem = self._check(value)
        if problem is not None:
            raise Refused(problem.reason, (), problem.rule)
        return value

    def forced(self) -> Settled | None:
        """Return None: a free answer is always the seat's own."""
        return None

    def candidates(self, rng: Rng) -> Sequence[T]:
        """Suggest some legal answers."""
        found = self._sample(rng)
        if not found:
            raise ValueError(f"the ask {self.prompt_text().id} suggests no candidate")
        return found

    def words(self, key: str) -> Text:
        """Return an answer in words, whoever thought of it."""
        return self._label(self._parse(key))

    def keys(self) -> list[str]:
        """Return the keys of some candidates, the same ones each time."""
        return [key_of(value) for value in self.candidates(Rng(0))]

    def draw(self, rng: Rng) -> tuple[str, T]:
        """Return key and value of a random candidate."""
        found = self.candidates(rng)
        value = found[rng.below(len(found))]
        return key_of(value), value

    def decide(self, rng: Rng) -> Settled:
        """Return a random candidate: free answers are never forced."""
        key, value = self.draw(rng)
        return ANSWER, key, value

    def show(self, number: int, explain: bool) -> OpenAsk:
        """Return the question as its seat sees it, with candidates as options."""
        found = self.candidates(Rng(0))
        options = [Option(key_of(value), self._label(value)) for value in found]
        return OpenAsk(
            number,
            self.seat,
            "free",
            self.prompt_text(),
            options,
            form=self._form,
            rules=self.rules,
        )


class Together(Generic[T]):
    """Run several seats' coroutines side by side; nobody learns what the others answer.

    Each branch asks its own seat only and rolls nothing, and keeps what was answered in the state,
    where `Game.resample` deals it again. Awaiting gives the branches' results.
    """

    __slots__ = ("branches",)

    def __init__(self, branches: Sequence[tuple[int, Coroutine[Any, Any, T] | None]]) -> None:
        self.branches = branches

    def __await__(self) -> Generator[Any, Any, list[T]]:
        if not self.branches:
            return []
        answer: list[T] = yield self
        return answer


class AskAll(Together[T]):
    """Ask several seats at once; the answers stay secret until all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[BaseAsk[T]]) -> None:
        self.asks = asks
        self.branches = [(ask.seat, None) for ask in asks]


def ask_all_many(asks: Sequence[AskMany[T]]) -> Together[tuple[T, ...]]:
    """Ask several seats at once for several things each (a mulligan)."""
    return AskAll(cast("Sequence[BaseAsk[tuple[T, ...]]]", asks))
