"""Exact chances of what a set of dice shows, without sampling.

With rerolls the player keeps every die that shows the wanted symbol and rolls the others again, as
often as he has rerolls. Only what can be resolved counts: modifier sides add to a plain side of the
same symbol, and are worth nothing without one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

import msgspec

from cantina.games.destiny.terms import DieSide, Symbol

COUNTED = tuple(symbol for symbol in Symbol if symbol is not Symbol.ANY)

Face = tuple[bool, bool, int]  # shows the symbol, on a plain side, with this value
Shown = dict[tuple[int, bool, int], Fraction]  # dice showing it, a plain one among them, their sum


class SymbolOdds(msgspec.Struct, frozen=True):
    """What a set of dice shows of one symbol."""

    symbol: Symbol
    dice: tuple[Fraction, ...]  # the chance that exactly so many dice show it
    totals: dict[int, Fraction]  # the chance that what can be resolved adds up to this

    @property
    def any(self) -> Fraction:
        """The chance that at least one die shows it."""
        return 1 - self.dice[0]

    @property
    def expected(self) -> Fraction:
        """The average of what can be resolved."""
        return sum((total * chance for total, chance in self.totals.items()), Fraction(0))


def odds(dice: Sequence[Sequence[DieSide]], rerolls: int = 0, x: int = 1) -> list[SymbolOdds]:
    """Return the chances of each symbol that a die of the set has."""
    present = {side.symbol for sides in dice for side in sides}
    wild = Symbol.ANY in present
    return [
        symbol_odds(dice, symbol, rerolls, x)
        for symbol in COUNTED
        if symbol in present or (wild and symbol not in (Symbol.BLANK, Symbol.SPECIAL))
    ]


def symbol_odds(
    dice: Sequence[Sequence[DieSide]], symbol: Symbol, rerolls: int = 0, x: int = 1
) -> SymbolOdds:
    """Return the chances of one symbol, added up die by die."""
    shown: Shown = {(0, False, 0): Fraction(1)}
    for sides in dice:
        shown = add_die(shown, faces(sides, symbol, rerolls, x))
    counts = [Fraction(0)] * (len(dice) + 1)
    totals: dict[int, Fraction] = defaultdict(Fraction)
    for (count, plain, total), chance in shown.items():
        counts[count] += chance
        totals[total if plain else 0] += chance
    return SymbolOdds(symbol, tuple(counts), dict(sorted(totals.items())))


def faces(sides: Sequence[DieSide], symbol: Symbol, rerolls: int, x: int) -> dict[Face, Fraction]:
    """Return what one die shows of a symbol after all its rolls."""
    found: dict[Face, Fraction] = defaultdict(Fraction)
    hits = [side for side in sides if side.symbol in (symbol, wanted_by(symbol))]
    missed = Fraction(len(sides) - len(hits), len(sides)) ** (rerolls + 1)
    for side in hits:
        face = (True, not side.modifier, x if side.is_x else side.value)
        found[face] += (1 - missed) / len(hits)
    found[(False, False, 0)] += missed
    return found


def wanted_by(symbol: Symbol) -> Symbol:
    """Return what else serves as a symbol: a side without one modifies any, blanks excepted."""
    return symbol if symbol in (Symbol.BLANK, Symbol.SPECIAL) else Symbol.ANY


def add_die(shown: Shown, die: dict[Face, Fraction]) -> Shown:
    """Combine what some dice show with one more die."""
    combined: Shown = defaultdict(Fraction)
    for (count, plain, total), chance in shown.items():
        for (hit, base, value), more in die.items():
            combined[(count + hit, plain or base, total + value)] += chance * more
    return combined
