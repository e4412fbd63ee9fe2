"""Which names are the same, and which look the same though their letters differ."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from cantina.core.problem import Problem
from cantina.core.text import text

LONGEST_FOLDED: Final = 80
"""Some characters fold to three."""


class TooLong(Problem):
    """A name that no column holds."""


def fold(name: str) -> str:
    """Return a name as names are compared: `ADA`, `Ada` and `Ａｄａ` are the same person."""
    folded = unicodedata.normalize("NFKC", name.strip()).casefold()
    if len(folded) > LONGEST_FOLDED:
        raise TooLong(text("server-bad-request", detail="name"))
    return folded


def skeleton(folded: str) -> str:
    """Return what a name looks like: `аda` with a Cyrillic letter looks like `ada`."""
    likeness = _likeness()
    return "".join(likeness.get(letter, letter) for letter in folded)


@cache
def _likeness() -> dict[str, str]:
    """Return the plainest of the letters that look alike, for each that has such letters."""
    from confusable_homoglyphs import confusables

    found: dict[str, str] = {}

    def plainest(letter: str) -> str:
        while letter in found and found[letter] != letter:
            letter = found[letter]
        return letter

    for letter, alike in confusables.confusables_data.items():
        for other in alike:
            pair = (letter.casefold(), other["c"].casefold())
            if all(len(one) == 1 for one in pair):
                low, high = sorted((plainest(pair[0]), plainest(pair[1])))
                found[high] = low
    return {letter: plainest(letter) for letter in found}
