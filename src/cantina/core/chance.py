"""Everything random. A rule awaits it; the table draws, replays or takes a forced outcome.

Each request knows how to draw its outcome, how to read one back from a record or a test's script,
and which outcomes are possible with which probability.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeVar

from cantina.core.ask import key_of
from cantina.core.rng import Rng

T = TypeVar("T")


def raw_of(outcome: object) -> object:
    """Return an outcome as records hold it: keys and lists of keys."""
    if isinstance(outcome, tuple | list):
        return [raw_of(part) for part in outcome]
    return key_of(outcome)


class Chance:
    """A request for an outcome that nobody at the table decides."""

    __slots__ = ()

    kind = "chance"

    def draw(self, rng: Rng) -> Any:
        """Return a random outcome."""
        raise NotImplementedError

    def parse(self, raw: object) -> Any:
        """Return the outcome written as `raw`; ValueError when it cannot happen here."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[Any, float]]:
        """Return every possible outcome with its probability."""
        raise NotImplementedError


class Die(Generic[T]):
    """A die: its name and its faces, each as likely as the others."""

    __slots__ = ("by_key", "faces", "name")

    def __init__(self, name: str, faces: Sequence[T]) -> None:
        self.name = name
        self.faces = tuple(faces)
        self.by_key = {key_of(face): face for face in faces}


class Roll(Chance, Generic[T]):
    """Roll a number of dice; awaiting gives the faces in order."""

    __slots__ = ("count", "die", "things")

    kind = "roll"

    def __init__(self, die: Die[T], count: int = 1, things: Sequence[int] = ()) -> None:
        self.die = die
        self.count = count
        self.things = things
        """The numbers of the things rolled, where they are told apart; see `Fate.steady`."""

    def __await__(self) -> Generator[Any, Any, tuple[T, ...]]:
        if self.count <= 0:
            return ()
        answer: tuple[T, ...] = yield self
        return answer

    def draw(self, rng: Rng) -> tuple[T, ...]:
        """Return random faces."""
        faces = self.die.faces
        if self.count == 1:
            return (faces[rng.below(len(faces))],)
        return tuple([faces[place] for place in rng.several(len(faces), self.count)])

    def parse(self, raw: object) -> tuple[T, ...]:
        """Read faces by their keys."""
        keys = [raw] if isinstance(raw, str) else raw
        if not isinstance(keys, list | tuple) or len(keys) != self.count:
            raise ValueError(f"{self.count} faces of the {self.die.name} are needed, not {raw!r}")
        for key in keys:
            if key_of(key) not in self.die.by_key:
                raise ValueError(f"the {self.die.name} has no face {key!r}")
        return tuple([self.die.by_key[key_of(key)] for key in keys])

    def outcomes(self) -> list[tuple[tuple[T, ...], float]]:
        """Return every combination of faces, order told apart."""
        found: list[tuple[T, ...]] = [()]
        for _ in range(self.count):
            found = [(*faces, face) for faces in found for face in self.die.faces]
        return [(faces, 1 / len(found)) for faces in found]


class Pick(Chance, Generic[T]):
    """Pick one of the values at random."""

    __slots__ = ("values",)

    kind = "pick"

    def __init__(self, values: Sequence[T]) -> None:
        self.values = values

    def __await__(self) -> Generator[Any, Any, T]:
        if len(self.values) == 1:
            return self.values[0]
        answer: T = yield self
        return answer

    def draw(self, rng: Rng) -> T:
        """Return one of the values."""
        return self.values[rng.below(len(self.values))]

    def parse(self, raw: object) -> T:
        """Read the picked value by its key."""
        wanted = raw_of(raw)
        for value in self.values:
            if raw_of(value) == wanted or value == raw:
                return value
        raise ValueError(f"{raw!r} is not among {[raw_of(value) for value in self.values]}")

    def outcomes(self) -> list[tuple[T, float]]:
        """Return the values, each as likely as the others."""
        return [(value, 1 / len(self.values)) for value in self.values]


class Shuffle(Chance, Generic[T]):
    """Put the values into a random order that everybody may see."""

    __slots__ = ("values",)

    kind = "shuffle"

    def __init__(self, values: Sequence[T]) -> None:
        self.values = values

    def __await__(self) -> Generator[Any, Any, list[T]]:
        if len(self.values) < 2:
            return list(self.values)
        order: tuple[T, ...] = yield self
        return list(order)

    def draw(self, rng: Rng) -> tuple[T, ...]:
        """Return the values in a random order."""
        order = list(self.values)
        rng.shuffle(order)
        return tuple(order)

    def parse(self, raw: object) -> tuple[T, ...]:
        """Read an order by the keys of the values."""
        left = list(self.values)
        order: list[T] = []
        for wanted in raw if isinstance(raw, list | tuple) else ():
            found = next((value for value in left if raw_of(value) == raw_of(wanted)), None)
            if found is None:
                raise ValueError(f"{wanted!r} is not left to be ordered")
            left.remove(found)
            order.append(found)
        if left:
            raise ValueError(f"the order lacks {[raw_of(value) for value in left]}")
        return tuple(order)

    def outcomes(self) -> list[tuple[tuple[T, ...], float]]:
        """Return every order; meant for a handful of values."""
        orders: list[tuple[T, ...]] = [()]
        for value in self.values:
            orders = [
                (*order[:place], value, *order[place:])
                for order in orders
                for place in range(len(order) + 1)
            ]
        return [(order, 1 / len(orders)) for order in orders]


class Reveal:
    """Awaited by rules when hidden information comes to light: nobody can take back past it."""

    __slots__ = ()

    def __await__(self) -> Generator[Any, Any, None]:
        yield self
