"""Views and options as vectors of numbers, for every game alike.

A view is a tree of named things. Each leaf has a path (`smugglers.0.credits`), and a path has a
place in the vector that hangs on nothing but its name; now and then two share one. Numbers go in
as they are, squeezed; words are 1 at the place of path and word.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log1p
from types import NoneType
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]

VIEW_SIZE = 512
"""Numbers in the vector of a view."""
OPTION_SIZE = 32
"""Numbers in the vector of an option: a constant, its odds, and what its key says."""
FIXED = 2


@lru_cache(maxsize=200_000)
def place_of(name: str, size: int) -> tuple[int, float]:
    """Return the place of a name and the sign it counts with, so that clashes cancel out."""
    number = crc32(name.encode())
    return number % size, 1.0 if number & 0x8000_0000 else -1.0


@lru_cache(maxsize=10_000)
def squeezed(value: float) -> float:
    """Return a number on a scale that keeps 0 and 1 and bends what is larger."""
    return log1p(value) / log1p(1.0) if value >= 0 else -log1p(-value) / log1p(1.0)


class Path:
    """A path in a tree of named things, which knows its place in the vector and the paths below."""

    __slots__ = ("_below", "_name", "_size", "_words", "place", "sign")

    def __init__(self, name: str, size: int) -> None:
        self._name = name
        self._size = size
        self._below: dict[str | int, Path] = {}
        self._words: dict[str, tuple[int, float]] = {}
        self.place, self.sign = place_of(name, size)

    def below(self, step: str | int) -> Path:
        """Return the path one step further."""
        found = self._below.get(step)
        if found is None:
            found = self._below[step] = Path(f"{self._name}.{step}", self._size)
        return found

    def word(self, word: str) -> tuple[int, float]:
        """Return place and sign of a word that stands here."""
        found = self._words.get(word)
        if found is None:
            found = self._words[word] = place_of(f"{self._name}={word}", self._size)
        return found


@lru_cache
def root(size: int) -> Path:
    """Return where the paths of all views begin: they are the same for all tables."""
    return Path("", size)


class Leaves:
    """Places of a vector and what is added there."""

    __slots__ = ("places", "values")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def add(self, value: Any, path: Path) -> None:
        """Add a tree of plain things."""
        kind = type(value)
        if kind is str:
            place, sign = path.word(value)
            self.places.append(place)
            self.values.append(sign)
        elif kind is dict:
            for key, part in value.items():
                self.add(part, path.below(key))
        elif kind is list or kind is tuple:
            for number, part in enumerate(value):
                self.add(part, path.below(number))
        elif value is not None and value is not False:
            self.places.append(path.place)
            self.values.append(path.sign * squeezed(float(value)))

    def arrays(self) -> Arrays:
        """Return both as arrays."""
        return np.array(self.places, dtype=np.intp), np.array(self.values)


Arrays = tuple[NDArray[np.intp], NDArray[np.float64]]


@lru_cache
def told(kind: type[msgspec.Struct]) -> tuple[tuple[str, str, Any], ...]:
    """Return the fields of a view: attribute, name, and the value for which it is left out."""
    leaves_out = kind.__struct_config__.omit_defaults
    return tuple(
        (field.name, field.encode_name, field.default if leaves_out else msgspec.NODEFAULT)
        for field in msgspec.structs.fields(kind)
    )


class Observer:
    """Turns the views of one seat into vectors; parts that are the same as before are kept."""

    def __init__(self, size: int = VIEW_SIZE) -> None:
        self._size = size
        self._kept: dict[Path, tuple[object, Arrays]] = {}

    def vector(self, view: msgspec.Struct) -> Vector:
        """Return a view as a vector."""
        top = root(self._size)
        parts: list[tuple[Any, Path]] = []
        for name, said, usual in told(type(view)):
            value = getattr(view, name)
            if usual is msgspec.NODEFAULT or value != usual:
                parts.append((value, top.below(said)))
        places, values = self._joined(parts)
        found = np.bincount(places, values, self._size).astype(np.float32)
        return np.clip(found, -BOUND, BOUND, out=found)

    def _joined(self, parts: Iterable[tuple[Any, Path]]) -> Arrays:
        """Return what several parts add."""
        leaves, joined = Leaves(), list[Arrays]()
        for value, path in parts:
            if isinstance(value, PLAIN):
                leaves.add(value, path)
            else:
                joined.append(self._part(value, path))
        if not joined:
            return leaves.arrays()
        joined.append(leaves.arrays())
        return (
            np.concatenate([places for places, _ in joined]),
            np.concatenate([values for _, values in joined]),
        )

    def _part(self, value: Any, path: Path) -> Arrays:
        """Return what a part adds: one that was seen before need not be gone through again."""
        kept = self._kept.get(path)
        if kept is not None and kept[0] is value:
            return kept[1]
        if isinstance(value, msgspec.Struct):
            leaves = Leaves()
            leaves.add(msgspec.to_builtins(value, str_keys=True), path)
            found = leaves.arrays()
        elif isinstance(value, dict):
            found = self._joined((part, path.below(str(key))) for key, part in value.items())
        else:
            found = self._joined((part, path.below(n)) for n, part in enumerate(value))
        self._kept[path] = value, found
        return found


PLAIN = (str, int, float, NoneType)


def view_vector(view: msgspec.Struct, size: int = VIEW_SIZE) -> Vector:
    """Return a view as a vector."""
    return Observer(size).vector(view)


BOUND = 100.0
"""No number of a vector is larger."""


def option_vector(prompt: str, key: str, odds: float | None, size: int = OPTION_SIZE) -> Vector:
    """Return an answer as a vector: a constant, its odds if they are told, question and words."""
    found = np.zeros(size, dtype=np.float32)
    found[0] = 1.0
    found[1] = 0.0 if odds is None else odds
    for name in (prompt, f"{prompt}:{key}", *key.replace("+", ":").split(":")):
        place, sign = place_of(name, size - FIXED)
        found[FIXED + place] += sign
    return found
