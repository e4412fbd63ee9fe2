"""Changes after which the game is the same: nothing could notice them."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from mutants.breaking import Mutant
from mutants.citing import Place

LIST = Path(__file__).with_name("equivalent.txt")


@cache
def equivalents() -> frozenset[tuple[str, str, str]]:
    """Read the list: function, change and statement of each, without the reason."""
    lines = LIST.read_text("utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return frozenset((place, change, now) for place, change, now, _ in rows)


@cache
def of_many() -> tuple[tuple[str, str, str], ...]:
    """Return those that are the same wherever they stand: `destiny.*` names no single function."""
    return tuple([row for row in equivalents() if "*" in row[0]])


def is_equivalent(place: Place, mutant: Mutant) -> bool:
    """Whether a change is listed as one that changes nothing."""
    if (str(place), mutant.change, mutant.now) in equivalents():
        return True
    return any(
        fnmatchcase(str(place), places) and (change, now) == (mutant.change, mutant.now)
        for places, change, now in of_many()
    )
