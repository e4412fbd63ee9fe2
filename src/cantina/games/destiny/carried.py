"""What the cards in play carry: triggers, standing rules, actions.

It is looked for when somebody asks for the first time and kept beside the state until a card
enters or leaves play or changes its host; copies of a state look for themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cantina.games.destiny import facts
from cantina.games.destiny.state import NOBODY_ASKED, Battle, Card

if TYPE_CHECKING:
    from cantina.games.destiny.cards.frames import Standing
    from cantina.games.destiny.cards.words import Rule

Listener = tuple[Card, str, int]
"""A card, the definition its ability is printed on, and the number of the ability there."""

SILENCED: Final = "silenced"
ACTING: Final = "acting"
TITLE: Final = "title"


def forget(g: Battle) -> None:
    """Look again: a card came into play, left it, or is attached to another one."""
    g.carried = {}


def look(g: Battle, carried: object) -> tuple[Any, ...]:
    """Find what carries a trigger (by its key), a rule (by its type) or an action."""
    if isinstance(carried, int):
        return tuple([card for card in g.play.values() if card.host == carried])
    if isinstance(carried, tuple):
        codes = g.codes
        return tuple([c for c in g.play.values() if facts.KNOWN[codes[c.id]].title == carried[1]])
    if carried is SILENCED:
        return tuple([card.host for card in in_play(g, facts.SILENCING)])
    hushed = silenced(g)
    if carried is ACTING:
        return tuple([card for card in in_play(g, facts.ACTING) if card.id not in hushed])
    codes, known = g.codes, facts.KNOWN
    cards = in_play(g, facts.CARRIERS.get(carried, ()))
    speaking = [card for card in cards if card.id not in hushed] if hushed else cards
    if isinstance(carried, str):
        return tuple(
            [
                (card, codes[card.id], index)
                for card in speaking
                for index in known[codes[card.id]].triggers[carried]
            ]
        )
    return tuple(
        [
            (card, held)
            for card in speaking
            for held in known[codes[card.id]].rules[carried]  # type: ignore[index]
        ]
    )


def in_play(g: Battle, of_codes: Any) -> list[Card]:
    """Return the cards in play with one of these codes."""
    codes = g.codes
    return [card for card in g.play.values() if codes[card.id] in of_codes] if of_codes else []


def kept(g: Battle, carried: object) -> tuple[Any, ...]:
    """Return what carries something, found now or before."""
    memory = g.carried
    found = memory.get(carried)
    if found is None:
        if memory is NOBODY_ASKED:
            memory = g.carried = {}
        found = memory[carried] = look(g, carried)
    return found


def listening(g: Battle, key: str) -> tuple[Listener, ...]:
    """Return the abilities of cards in play that wait for something."""
    return kept(g, key)


def standing(g: Battle, kind: type[Rule]) -> tuple[tuple[Card, Standing], ...]:
    """Return the standing rules of a kind with their cards, whether they hold now or not."""
    return kept(g, kind)


def acting(g: Battle) -> tuple[Card, ...]:
    """Return the cards in play with actions of their own, or with abilities of others."""
    return kept(g, ACTING)


def attached(g: Battle, host: int) -> tuple[Card, ...]:
    """Return the cards attached to a card."""
    return kept(g, host)


def copies(g: Battle, title: str) -> tuple[Card, ...]:
    """Return the cards in play with a title, whoever controls them."""
    return kept(g, (TITLE, title))


def silenced(g: Battle) -> tuple[int, ...]:
    """Return the cards in play that have no abilities but their specials."""
    return kept(g, SILENCED)
