"""What the cards in play carry: triggers, standing rules, actions, dice, other cards.

It is looked for when somebody asks for the first time (`g.carried[what]`) and kept beside the
state. A card that enters or leaves play, or changes its host or type, takes what it carries out of
this memory, so that the next who asks looks again; nothing else is looked for twice. Copies of a
state remember nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cantina.games.destiny import facts
from cantina.games.destiny.facts import ACTING, BORROWING, SILENCED
from cantina.games.destiny.state import NOTHING, Card, Carried, Die, Duel

if TYPE_CHECKING:
    from cantina.games.destiny.cards.frames import Standing
    from cantina.games.destiny.cards.words import Rule

Listener = tuple[Card, str, int]
"""A card, the definition its ability is printed on, and the number of the ability there."""

BORROWED = -1
"""Stands for that number where a card has the abilities of others, whichever these are now."""

BROUGHT: dict[object, bool] = {}
"""Whether any card of the match at hand carries something; most rules are on no card of it."""

CHARACTERS = "character"
"""The characters in play, whoever controls them."""

ACTIVATED = "activated"
"""The characters, and the supports that have a die or say that they need none."""

ATTACHED = "attached"
"""What is attached to each card that bears something."""

DICE = "dice"
"""The dice of each card that has some, on it or rolled from it (DS-DIE-OUT-5)."""

ALIKE = "alike"
"""The unique cards of which there is a copy in play, whoever controls it; no battlefields."""

SAVING = "saving"
"""What the dearest upgrade in play costs: no more is saved by replacing one (DS-REPLACE-2)."""

MAY_BE_ACTIVATED = ("character", "support")
"""The types of cards that can be activated (DS-ACTIVATE-1)."""

NONE: tuple[Any, ...] = ()


# --- asking -------------------------------------------------------------------------------------


def listening(g: Duel, key: str) -> tuple[Listener, ...]:
    """Return the abilities of cards in play that wait for something, and who borrows some."""
    return g.carried[key]  # type: ignore[no-any-return]


def standing(g: Duel, kind: type[Rule]) -> tuple[tuple[Card, Standing], ...]:
    """Return the standing rules of a kind with their cards, whether they hold now or not."""
    return g.carried[kind]  # type: ignore[no-any-return]


def acting(g: Duel) -> tuple[Card, ...]:
    """Return the cards in play with actions of their own, or with abilities of others."""
    return g.carried[ACTING]  # type: ignore[no-any-return]


def silenced(g: Duel) -> tuple[int, ...]:
    """Return the cards in play that have no abilities but their specials."""
    return g.carried[SILENCED]  # type: ignore[no-any-return]


def attached(g: Duel, host: int) -> Sequence[Card]:
    """Return the cards attached to a card."""
    return g.carried[ATTACHED].get(host, NONE)  # type: ignore[no-any-return]


def dice_of(g: Duel, card: int) -> Sequence[Die]:
    """Return the dice that lie on a card or were rolled from it (DS-DIE-OUT-5)."""
    return g.carried[DICE].get(card, NONE)  # type: ignore[no-any-return]


def characters(g: Duel) -> tuple[Card, ...]:
    """Return the characters in play, whoever controls them."""
    return g.carried[CHARACTERS]  # type: ignore[no-any-return]


def copies(g: Duel, title: facts.Title) -> tuple[Card, ...]:
    """Return the cards in play with a title, whoever controls them."""
    return g.carried[title]  # type: ignore[no-any-return]


# --- looking ------------------------------------------------------------------------------------


def fresh(memory: Carried, carried: object) -> Any:
    """Find what carries a trigger (by its key), a rule (by its type), a title, or one of LOOKS."""
    look = LOOKS.get(carried)
    if (look is None or carried in facts.MARKS) and is_absent(memory.codes, carried):
        Carried.absent[1][carried] = ()
        return ()
    if look is not None:
        return look(memory)
    cards = carriers(memory, carried)
    if isinstance(carried, str):
        return look_for_listeners(memory, carried, cards)
    if isinstance(carried, tuple) or not cards:
        return tuple(cards)
    codes, known = memory.codes, facts.KNOWN
    hushed = memory[SILENCED]
    if hushed:
        cards = [card for card in cards if card.id not in hushed]
    return tuple(
        [
            (card, held)
            for card in cards
            for held in known[codes[card.id]].rules[carried]  # type: ignore[index]
        ]
    )


def carriers(memory: Carried, carried: object) -> list[Card]:
    """Return the cards in play that carry something, silenced or not."""
    codes, carrying = memory.codes, facts.CARRIERS.get(carried)
    if carrying is None or not is_brought(codes, carried):
        return []
    return [card for card in memory.play.values() if codes[card.id] in carrying]


def is_absent(codes: tuple[str, ...], carried: object) -> bool:
    """Say whether nothing of the kind can come up in this match, not even borrowed."""
    if is_brought(codes, carried):
        return False
    return not isinstance(carried, str) or not is_brought(codes, BORROWING)


def is_brought(codes: tuple[str, ...], carried: object) -> bool:
    """Say whether any card of the match carries something."""
    latest, absent = Carried.absent
    if latest is not codes:
        if latest != codes:
            BROUGHT.clear()
            absent = {}
        Carried.absent = (codes, absent)
    found = BROUGHT.get(carried)
    if found is None:
        carrying = facts.CARRIERS.get(carried)
        found = BROUGHT[carried] = carrying is not None and not carrying.isdisjoint(codes)
    return found


def look_for_listeners(memory: Carried, key: str, cards: list[Card]) -> tuple[Listener, ...]:
    """Find the abilities that wait for something: those of these cards, and borrowed ones."""
    borrowing = memory[BORROWING]
    if not cards and not borrowing:
        return ()
    codes, known, hushed = memory.codes, facts.KNOWN, memory[SILENCED]
    own = [
        (card, codes[card.id], index)
        for card in cards
        if card.id not in hushed
        for index in known[codes[card.id]].triggers[key]
    ]
    return (*own, *[(card, "", BORROWED) for card in borrowing])


def look_for_borrowing(memory: Carried) -> tuple[Card, ...]:
    """Find the cards that have the abilities of others and are not silenced."""
    hushed = memory[SILENCED]
    return tuple([card for card in carriers(memory, BORROWING) if card.id not in hushed])


def look_for_silenced(memory: Carried) -> tuple[int, ...]:
    """Find the cards whose abilities another card takes away."""
    return tuple([card.host for card in carriers(memory, SILENCED)])


def look_for_acting(memory: Carried) -> tuple[Card, ...]:
    """Find the cards with actions that are not silenced."""
    hushed = memory[SILENCED]
    return tuple([card for card in carriers(memory, ACTING) if card.id not in hushed])


def look_for_characters(memory: Carried) -> tuple[Card, ...]:
    """Find the characters."""
    return tuple([card for card in memory.play.values() if card.kind == "character"])


def look_for_activated(memory: Carried) -> tuple[Card, ...]:
    """Find what can be activated when it is ready (DS-ACTIVATE-4, DS-DICELESS-1)."""
    codes, dice = memory.codes, memory[DICE]
    diceless = facts.CARRIERS.get(facts.DICELESS, NONE)
    return tuple(
        [
            card
            for card in memory.play.values()
            if card.kind == "character"
            or (card.kind == "support" and (card.id in dice or codes[card.id] in diceless))
        ]
    )


def look_for_attached(memory: Carried) -> dict[int, list[Card]]:
    """Find what is attached to each card."""
    found: dict[int, list[Card]] = {}
    for card in memory.play.values():
        if card.host >= 0:
            found.setdefault(card.host, []).append(card)
    return found


def look_for_dice(memory: Carried) -> dict[int, list[Die]]:
    """Find the dice of each card."""
    found: dict[int, list[Die]] = {}
    for die in memory.dice.values():
        if die.card >= 0:
            found.setdefault(die.card, []).append(die)
    return found


def look_for_alike(memory: Carried) -> tuple[Card, ...]:
    """Find the unique cards that share their title with another one."""
    codes, known = memory.codes, facts.KNOWN
    unique = [
        card
        for card in memory.play.values()
        if known[codes[card.id]].unique and card.kind != "battlefield"
    ]
    titles = [known[codes[card.id]].title for card in unique]
    if len(set(titles)) == len(titles):
        return ()
    return tuple(
        [card for card, title in zip(unique, titles, strict=True) if titles.count(title) > 1]
    )


def look_for_saving(memory: Carried) -> int:
    """Find what the dearest upgrade costs."""
    borne = [card for cards in memory[ATTACHED].values() for card in cards]
    return max([facts.KNOWN[memory.codes[card.id]].cost for card in borne], default=0)


LOOKS: dict[object, Callable[[Carried], Any]] = {
    SILENCED: look_for_silenced,
    ACTING: look_for_acting,
    BORROWING: look_for_borrowing,
    CHARACTERS: look_for_characters,
    ACTIVATED: look_for_activated,
    ATTACHED: look_for_attached,
    DICE: look_for_dice,
    ALIKE: look_for_alike,
    SAVING: look_for_saving,
}

Carried.find = fresh


# --- forgetting ---------------------------------------------------------------------------------


def forget(g: Duel, card: Card) -> None:
    """Forget what a card carries that enters or leaves play, or changes its host or type."""
    memory = g.carried
    if not memory:
        return
    of = facts.KNOWN[g.codes[card.id]]
    if of.borrows or SILENCED in of.carries or memory.codes is not g.codes:
        forget_all(g)
        return
    forgotten = memory.pop
    for carried in of.carries:
        forgotten(carried, None)
    if card.kind in MAY_BE_ACTIVATED:
        forgotten(CHARACTERS, None)
        forgotten(ACTIVATED, None)
    if card.host >= 0:
        forgotten(ATTACHED, None)
        forgotten(SAVING, None)
    if of.unique:
        forgotten(ALIKE, None)


def forget_dice(g: Duel, card: int) -> None:
    """Forget which dice belong to which card: one came to this one, went, or changed places."""
    g.carried.pop(DICE, None)
    if card not in g.play or g.play[card].kind == "support":
        g.carried.pop(ACTIVATED, None)


def forget_all(g: Duel) -> None:
    """Forget everything: other cards are in play now."""
    g.carried = Carried(g)


def move(g: Duel, card: Card, host: int) -> None:
    """Attach a card to another one, or to none."""
    forget(g, card)
    card.host = host
    forget(g, card)


def change_type(g: Duel, card: Card, kind: str) -> None:
    """Make a card one of another type, attached to nothing."""
    forget(g, card)
    card.kind = kind
    move(g, card, NOTHING)
