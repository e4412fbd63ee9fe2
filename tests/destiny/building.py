"""Decks to check, described by card names."""

from collections.abc import Callable
from typing import Any

from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import CARDS, cards_named
from cantina.games.destiny.rules.deckbuilding import DECK_TYPES, DeckReport, check
from cantina.games.destiny.rules.formats import CONSTRUCTED, Format
from cantina.games.destiny.terms import Affiliation, Colour

FILLERS = [
    card.code
    for card in CARDS
    if card.type in DECK_TYPES
    and card.affiliation is Affiliation.NEUTRAL
    and card.colour is Colour.GRAY
]
"""Cards that fit in any deck."""


def code(name: str) -> str:
    """Return the code of the card with this name, `AW Rey` if several sets have one."""
    set_name, _, rest = name.partition(":")
    found = cards_named(rest or name)
    if rest:
        found = [card for card in found if card.set == set_name]
    assert len(found) == 1, (name, [card.full_name for card in found])
    return found[0].code


def build(
    *team: str,
    cards: dict[str, int] | None = None,
    plot: str | tuple[str, ...] = (),
    battlefields: tuple[str, ...] = ("Frozen Wastes",),
    under: tuple[str, ...] = (),
    size: int = 30,
    named: Callable[[str], str] = code,
) -> Deck:
    """Build a deck with these cards, filled up with gray neutral ones; `2x` makes elite."""
    members = [
        TeamMember(named(name.removeprefix("2x ")), 2 if name.startswith("2x ") else 1)
        for name in team
    ]
    counts: dict[str, int] = {}
    for name, count in (cards or {}).items():
        counts[named(name)] = counts.get(named(name), 0) + count  # a reprint is the same card
    for filler in FILLERS:
        room = size - sum(counts.values())
        if filler not in counts and room > 0:
            counts[filler] = min(2, room)
    plots = (plot,) if isinstance(plot, str) else plot
    return Deck(
        "test",
        tuple(members),
        tuple(named(name) for name in battlefields),
        counts,
        tuple(named(name) for name in plots),
        tuple(named(name) for name in under),
    )


def report(
    *team: str, format_: Format = CONSTRUCTED, balance: bool = True, **parts: Any
) -> DeckReport:
    """Build a deck and check it."""
    return check(build(*team, **parts), format_, balance)


def problems(*team: str, **parts: Any) -> list[tuple[str, str]]:
    """Return codes and cards of everything wrong with a deck."""
    return [(found.code, found.card) for found in report(*team, **parts).problems]
