"""What the cards of a battle could ever do: whatever none of them does is never looked for.

Pilots and upgrades are known from the start, and the memory (`Battle.brought`) is thrown away where
another joins. Damage and condition cards come to any ship at any time (`library.DEALT`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cantina.games.x_wing.cards.frames import Abilities
from cantina.games.x_wing.library import BACKS, front_of, talent_of
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.state import Battle

KEPT: Final = 1024


def brought_to(g: Battle) -> frozenset[object]:
    """Return the moments that pilots and upgrades watch, and the kinds of rule on them."""
    reference = by_reference(g)
    talents: list[Abilities | None] = []
    upgrades: list[str] = []
    for ship in g.ships:
        cards = ship.cards
        talents += talent_of(ship.pilot, reference), talent_of(cards.mimics, reference)
        upgrades += ship.upgrades
        upgrades += cards.discarded
        for source in cards.lasting:  # of a card that may be gone by now
            talents.append(talent_of(source.card, reference))
            upgrades.append(source.card)
    return _brought_by(tuple(talents), tuple(upgrades), reference)


@lru_cache(maxsize=KEPT)
def _brought_by(
    talents: tuple[Abilities | None, ...], upgrades: tuple[str, ...], reference: bool
) -> frozenset[object]:
    backs = [BACKS.get(upgrade) for upgrade in upgrades]
    fronts = [front_of(upgrade, reference) for upgrade in upgrades]
    return frozenset().union(*map(_all_of, (*talents, *fronts, *backs)))


def _all_of(card: Abilities | None) -> Iterable[object]:
    """Return what is on one side of a card, at once and until the end of the round."""
    if card is None:
        return ()
    return (*card.at, *card.standing, *_all_of(card.lasting))
