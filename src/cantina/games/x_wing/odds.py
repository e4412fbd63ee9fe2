"""What an attack comes to: exact chances under the best use of tokens and cards, no sampling.

Both sides play this one attack for what it is worth: the attacker rerolls and changes dice so as to
expect the most uncancelled results, the defender turns all it can into evades. Holding a token back
for later, and what a faceup card does besides damage, is left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

import msgspec

from cantina.games.x_wing.library import kinds_in

ATTACK_FACES = 3 / 8, 1 / 8, 2 / 8, 2 / 8  # hit, critical, focus, blank
EVADE_FACES, FOCUS_FACES = 3 / 8, 2 / 8
MOST_DICE = 12

DIRECT_HIT = "direct-hit"
MINOR_EXPLOSION = "minor-explosion"
MAJOR_EXPLOSION = "major-explosion"

Counts = tuple[int, int, int, int]  # dice showing hit, critical, focus, blank
Pool = dict[tuple[int, int], float]  # chances by number of hits and criticals


class AttackPlay(msgspec.Struct, frozen=True):
    """What the attacker may do with its dice."""

    focus: bool = False
    """Turn all focus results into hits: a focus token, or a card that does as much."""
    lock: bool = False
    """Reroll any dice: a target lock that can be spent."""
    rerolls: int = 0
    """Reroll so many dice."""
    reroll_blanks: bool = False
    focus_to_critical: int = 0
    blank_to_hit: int = 0
    hit_to_critical: int = 0


class DefensePlay(msgspec.Struct, frozen=True):
    """What the defender may do with its dice."""

    focus: bool = False
    """Turn all focus results into evades."""
    evades: int = 0
    """Add so many evade results."""
    focus_to_evade: int = 0


class Odds(msgspec.Struct, frozen=True):
    """The chances of every number of uncancelled hits and criticals."""

    chances: tuple[tuple[int, int, float], ...]
    attack_dice: int
    """The most results there can be."""
    hit: float | None = None
    """The chance to hit, where an attack can hit without damage or hurt without a hit."""
    destroyed: float | None = None
    """The chance to destroy the defender as it is, where cards have a say in its damage."""

    @property
    def expected_hits(self) -> float:
        """The hits to expect."""
        return sum([hits * p for hits, _, p in self.chances])

    @property
    def expected_crits(self) -> float:
        """The criticals to expect."""
        return sum([criticals * p for _, criticals, p in self.chances])

    @property
    def expected_damage(self) -> float:
        """The uncancelled results to expect."""
        return self.expected_hits + self.expected_crits

    @property
    def p_hit(self) -> float:
        """The chance that at least one result stays uncancelled."""
        if self.hit is not None:
            return self.hit
        return sum([p for hits, criticals, p in self.chances if hits + criticals])

    @property
    def p(self) -> list[float]:
        """The chance of each total, from none to all dice."""
        totals = [0.0] * (self.attack_dice + 1)
        for hits, criticals, p in self.chances:
            totals[hits + criticals] += p
        return totals

    def p_destroyed(self, hull: int, shields: int, deck: DeckLeft | None = None) -> float:
        """Give the chance to destroy a ship with so much hull and so many shields left.

        Face-up cards come from a whole deck of the first core set, if no other is said.
        """
        left = deck or deck_left(kinds_in("core"))
        return sum(
            [
                p * _p_destroyed(hits, criticals, hull, shields, left)
                for hits, criticals, p in self.chances
            ]
        )


@lru_cache(maxsize=4096)
def attack_odds(
    attack_dice: int,
    defense_dice: int,
    attacker: AttackPlay = AttackPlay(),
    defender: DefensePlay = DefensePlay(),
) -> Odds:
    """Give the exact outcome of an attack with this many dice after all bonuses."""
    if not (0 <= attack_dice <= MOST_DICE and 0 <= defense_dice <= MOST_DICE):
        raise ValueError(f"dice go from 0 to {MOST_DICE}")
    evades = _evades(defense_dice, defender)
    worth = _worths(attack_dice, evades)
    return _compared(_attack_pool(attack_dice, attacker, worth), evades, attack_dice)


def _compared(pool: Pool, evades: list[float], attack_dice: int) -> Odds:
    """Compare final attack rolls with final defense rolls."""
    outcome: dict[tuple[int, int], float] = defaultdict(float)
    for (hits, criticals), p in pool.items():
        for evade, q in enumerate(evades):
            # XW-COMPARE: evades cancel hits first, criticals only after the last hit
            left = max(0, criticals - max(0, evade - hits))
            outcome[max(0, hits - evade), left] += p * q
    chances = tuple((h, c, p) for (h, c), p in sorted(outcome.items()) if p > 0.0)
    return Odds(chances, attack_dice)


@lru_cache(maxsize=4096)
def rolled_odds(
    roll: Counts,
    fixed: Counts,
    defense_dice: int,
    attacker: AttackPlay = AttackPlay(),
    defender: DefensePlay = DefensePlay(),
) -> Odds:
    """Give the exact outcome once the attack dice lie: `fixed` ones cannot be rerolled any more."""
    dice = sum(roll) + sum(fixed)
    evades = _evades(defense_dice, defender)
    worth = _worths(dice, evades)
    finals = max(
        [
            _after_reroll(_together(kept, fixed), again, attacker)
            for kept, again in _rerolls(roll, attacker)
        ],
        key=lambda finals: sum([q * worth[h][c] for (h, c), q in finals.items()]),
    )
    return _compared(finals, evades, dice)


def defended_odds(hits: int, criticals: int, evades: int) -> Odds:
    """Give the one outcome left when both rolls lie."""
    certain = [0.0] * evades + [1.0]
    return _compared({(hits, criticals): 1.0}, certain, hits + criticals)


def _together(one: Counts, other: Counts) -> Counts:
    h, c, f, b = (mine + theirs for mine, theirs in zip(one, other, strict=True))
    return h, c, f, b


def dice_for(
    attack: int, defense: int, band: int, primary: bool = True, obstructed: bool = False
) -> tuple[int, int]:
    """Add the range bonuses of a primary weapon and the die for obstruction."""
    return (
        attack + (primary and band == 1),
        defense + (primary and band == 3) + obstructed,
    )


def _evades(dice: int, play: DefensePlay) -> list[float]:
    """Give the chance of each number of evade results, the best use of tokens included."""
    chances = [0.0] * (dice + play.evades + 1)
    for evades in range(dice + 1):
        for focuses in range(dice - evades + 1):
            blanks = dice - evades - focuses
            p = (
                comb(dice, evades)
                * comb(dice - evades, focuses)
                * EVADE_FACES**evades
                * FOCUS_FACES**focuses
                * (1 - EVADE_FACES - FOCUS_FACES) ** blanks
            )
            changed = focuses if play.focus else min(focuses, play.focus_to_evade)
            chances[evades + changed + play.evades] += p
    return chances


Worth = list[list[float]]


def _worths(dice: int, evades: list[float]) -> Worth:
    """Give the uncancelled results to expect of a final roll by its hits and criticals."""

    def worth(hits: int, criticals: int) -> float:
        total = sum([q * max(0, hits + criticals - evade) for evade, q in enumerate(evades)])
        return total + 1e-9 * criticals  # between equals, rather a critical

    return [[worth(h, c) for c in range(dice - h + 1)] for h in range(dice + 1)]


def _attack_pool(dice: int, play: AttackPlay, worth: Worth) -> Pool:
    """Give the chances of the final attack roll under the best rerolls and changes."""
    pool: dict[tuple[int, int], float] = defaultdict(float)
    for roll, p in _rolls(dice):
        best = max(
            [_after_reroll(kept, again, play) for kept, again in _rerolls(roll, play)],
            key=lambda finals: sum([q * worth[h][c] for (h, c), q in finals.items()]),
        )
        for final, q in best.items():
            pool[final] += p * q
    return pool


@lru_cache(maxsize=256)
def _rolls(dice: int) -> list[tuple[Counts, float]]:
    """List what dice can show, by counts, with its chance."""
    found = []
    p_hit, p_critical, p_focus, p_blank = ATTACK_FACES
    for h in range(dice + 1):
        for c in range(dice - h + 1):
            for f in range(dice - h - c + 1):
                b = dice - h - c - f
                ways = comb(dice, h) * comb(dice - h, c) * comb(dice - h - c, f)
                found.append(
                    ((h, c, f, b), ways * p_hit**h * p_critical**c * p_focus**f * p_blank**b)
                )
    return found


def _rerolls(roll: Counts, play: AttackPlay) -> Iterator[tuple[Counts, int]]:
    """List the ways to reroll: the dice kept and how many are rolled again.

    A hit or a critical is never rerolled: a new roll is worth less on average.
    """
    hits, criticals, focuses, blanks = roll
    most = focuses + blanks if play.lock else play.rerolls
    for again_f in range(min(focuses, most) + 1):
        spare = most - again_f
        most_b = blanks if play.reroll_blanks else min(blanks, spare)
        for again_b in range(most_b + 1):
            yield (hits, criticals, focuses - again_f, blanks - again_b), again_f + again_b


@lru_cache(maxsize=65536)
def _after_reroll(kept: Counts, again: int, play: AttackPlay) -> Pool:
    """Give the final rolls after rolling some dice again and changing what can be changed."""
    finals: dict[tuple[int, int], float] = defaultdict(float)
    for new, p in _rolls(again):
        h, c, f, b = (k + n for k, n in zip(kept, new, strict=True))
        finals[_changed((h, c, f, b), play)] += p
    return dict(finals)


def _changed(roll: Counts, play: AttackPlay) -> tuple[int, int]:
    """Give hits and criticals after all changes that help."""
    hits, criticals, focuses, blanks = roll
    to_critical = min(focuses, play.focus_to_critical)
    criticals += to_critical
    if play.focus:
        hits += focuses - to_critical
    hits += min(blanks, play.blank_to_hit)
    sharpened = min(hits, play.hit_to_critical)
    return hits - sharpened, criticals + sharpened


class DeckLeft(NamedTuple):
    """The damage cards a face-up one may be: all of them, and those that hurt twice."""

    cards: int
    direct: int = 0
    minor: int = 0
    """On a hit they deal a card face down."""
    major: int = 0
    """On a hit they deal another card face up."""

    def less(self, kind: str) -> DeckLeft:
        """Return what is left without a card of one of these sorts."""
        one_less = self._replace(cards=self.cards - 1)
        return one_less if kind == "cards" else one_less._replace(**{kind: getattr(self, kind) - 1})


def deck_left(kinds: Sequence[str]) -> DeckLeft:
    """Sort the unseen damage cards by how much they hurt."""
    counts = [kinds.count(kind) for kind in (DIRECT_HIT, MINOR_EXPLOSION, MAJOR_EXPLOSION)]
    return DeckLeft(len(kinds), *counts)


def _p_destroyed(hits: int, criticals: int, hull: int, shields: int, deck: DeckLeft) -> float:
    """Give the chance that these results destroy a ship: hits are suffered first (XW-DAMAGE)."""
    shielded = min(hits, shields)
    hull -= hits - shielded
    criticals -= min(criticals, shields - shielded)
    return _p_cards(criticals, hull, deck)


@lru_cache(maxsize=4096)
def _p_cards(cards: int, hull: int, deck: DeckLeft) -> float:
    """Give the chance that faceup cards add up: some of them hurt twice."""
    if hull <= 0 or cards >= hull:
        return 1.0
    if cards == 0 or deck.cards <= 0:
        return 0.0
    p_burns = ATTACK_FACES[0]  # an explosion hurts again on a hit
    plain = deck.cards - deck.direct - deck.minor - deck.major
    ways = [
        (plain, deck.less("cards"), 1.0, 1, 1),
        (deck.direct, deck.less("direct"), 1.0, 1, 2),
        (deck.minor, deck.less("minor"), p_burns, 1, 2),
        (deck.minor, deck.less("minor"), 1 - p_burns, 1, 1),
        (deck.major, deck.less("major"), p_burns, 0, 1),
        (deck.major, deck.less("major"), 1 - p_burns, 1, 1),
    ]
    return sum(
        [
            count / deck.cards * chance * _p_cards(cards - dealt, hull - hurt, left)
            for count, left, chance, dealt, hurt in ways
            if count
        ]
    )
