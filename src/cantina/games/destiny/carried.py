"""What the cards in play carry: triggers, standing rules, actions, other cards.

It is looked for when somebody asks for the first time and kept beside the state. A card that enters
or leaves play, or changes its host, takes what it carries out of this memory, so that the next who
asks looks again; nothing else is looked for twice. Copies of a state remember nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.games.destiny import facts
from cantina.games.destiny.facts import ACTING, SILENCED
from cantina.games.destiny.state import NOBODY_ASKED, Card, Duel

if TYPE_CHECKING:
    from cantina.games.destiny.cards.frames import Standing
    from cantina.games.destiny.cards.words import Rule

Listener = tuple[Card, str, int]
"""A card, the definition its ability is printed on, and the number of the ability there."""

Found = tuple[Any, ...]

BROUGHT: list[tuple[tuple[str, ...], dict[object, bool]]] = [((), {})]
"""What any card of the match at hand carries: most rules are looked for and on no card of it."""


# --- asking -------------------------------------------------------------------------------------


def listening(g: Duel, key: str) -> tuple[Listener, ...]:
    """Return the abilities of cards in play that wait for something."""
    found = g.carried.get(key)
    return look(g, key) if found is None else found


def standing(g: Duel, kind: type[Rule]) -> tuple[tuple[Card, Standing], ...]:
    """Return the standing rules of a kind with their cards, whether they hold now or not."""
    found = g.carried.get(kind)
    return look(g, kind) if found is None else found


def acting(g: Duel) -> tuple[Card, ...]:
    """Return the cards in play with actions of their own, or with abilities of others."""
    found = g.carried.get(ACTING)
    return look(g, ACTING) if found is None else found


def silenced(g: Duel) -> tuple[int, ...]:
    """Return the cards in play that have no abilities but their specials."""
    found = g.carried.get(SILENCED)
    return look(g, SILENCED) if found is None else found


def attached(g: Duel, host: int) -> tuple[Card, ...]:
    """Return the cards attached to a card."""
    found = g.carried.get(host)
    return look(g, host) if found is None else found


def copies(g: Duel, title: facts.Title) -> tuple[Card, ...]:
    """Return the cards in play with a title, whoever controls them."""
    found = g.carried.get(title)
    return look(g, title) if found is None else found


# --- looking ------------------------------------------------------------------------------------


def look(g: Duel, carried: object) -> Found:
    """Look for something among the cards in play, and remember what was found."""
    if g.carried is NOBODY_ASKED:
        g.carried = {}
    found = g.carried[carried] = fresh(g, carried)
    return found


def fresh(g: Duel, carried: object) -> Found:
    """Find what carries a trigger (by its key), a rule (by its type), a title or other cards."""
    if isinstance(carried, int):
        return tuple([card for card in g.play.values() if card.host == carried])
    cards = carriers(g, carried)
    if not cards:
        return ()
    if carried == SILENCED:
        return tuple([card.host for card in cards])
    if isinstance(carried, tuple):
        return tuple(cards)
    hushed = silenced(g)
    if hushed:
        cards = [card for card in cards if card.id not in hushed]
    if carried == ACTING:
        return tuple(cards)
    codes, known = g.codes, facts.KNOWN
    if isinstance(carried, str):
        return tuple(
            [
                (card, codes[card.id], index)
                for card in cards
                for index in known[codes[card.id]].triggers[carried]
            ]
        )
    return tuple(
        [
            (card, held)
            for card in cards
            for held in known[codes[card.id]].rules[carried]  # type: ignore[index]
        ]
    )


def carriers(g: Duel, carried: object) -> list[Card]:
    """Return the cards in play that carry something, silenced or not."""
    codes, carrying = g.codes, facts.CARRIERS.get(carried)
    if carrying is None:
        return []
    latest, brought = BROUGHT[0]
    if latest is not codes:
        if latest != codes:
            brought = {}
        BROUGHT[0] = (codes, brought)
    somebody = brought.get(carried)
    if somebody is None:
        somebody = brought[carried] = not carrying.isdisjoint(codes)
    return [card for card in g.play.values() if codes[card.id] in carrying] if somebody else []


# --- forgetting ---------------------------------------------------------------------------------


def forget(g: Duel, card: Card) -> None:
    """Forget what a card carries that enters or leaves play, or changes its host."""
    memory = g.carried
    if not memory:
        return
    carries = facts.KNOWN[g.codes[card.id]].carries
    if SILENCED in carries:
        g.carried = {}
        return
    for carried in carries:
        memory.pop(carried, None)
    memory.pop(card.host, None)


def forget_all(g: Duel) -> None:
    """Forget everything: other cards are in play now."""
    g.carried = {}


def move(g: Duel, card: Card, host: int) -> None:
    """Attach a card to another one, or to none."""
    forget(g, card)
    card.host = host
    forget(g, card)
