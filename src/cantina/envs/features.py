"""Views and options as vectors of numbers, for every game alike.

A view is a tree of named things. Each leaf has a path (`smugglers.0.credits`), and a path has a
place in the vector that hangs on nothing but its name; now and then two share one. Numbers go in
as they are, squeezed; words are 1 at the place of path and word.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import log1p
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


def squeezed(value: float) -> float:
    """Return a number on a scale that keeps 0 and 1 and bends what is larger."""
    return log1p(value) / log1p(1.0) if value >= 0 else -log1p(-value) / log1p(1.0)


def leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Go through the leaves of a tree: names with numbers."""
    if value is None or value is False:
        return
    if value is True:
        yield path, 1.0
    elif isinstance(value, int | float):
        yield path, squeezed(float(value))
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}")
    else:
        for number, part in enumerate(value):
            yield from leaves(part, f"{path}.{number}")


def view_vector(view: msgspec.Struct, size: int = VIEW_SIZE) -> Vector:
    """Return a view as a vector."""
    found = np.zeros(size, dtype=np.float32)
    for name, value in leaves(msgspec.to_builtins(view, str_keys=True), ""):
        place, sign = place_of(name, size)
        found[place] += sign * value
    return np.clip(found, -BOUND, BOUND, out=found)


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
