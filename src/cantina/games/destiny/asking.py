"""The questions abilities put to players: choose a card, a die, a side, a player, yes or no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from cantina.core.ask import Ask, AskMany
from cantina.core.asking import AT_ONCE
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny import facts
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import Duel

Prompt = Text | str | Callable[[], Text]
Now = Sequence[int] | Callable[[], Sequence[int]]
"""What can be chosen: as it was found, or, where others cannot see it, as it is when asked."""


def at_card(card: int) -> str:
    """Return the anchor of a card on the board."""
    return f"card:{card}"


def at_die(die: int) -> str:
    """Return the anchor of a die on the board."""
    return f"die:{die}"


def choose_card(
    g: Duel,
    seat: int,
    prompt: Prompt,
    cards: Now,
    none: bool = False,
    blocked: Callable[[], Sequence[Blocked]] | None = None,
) -> Awaitable[int | None]:
    """Let a player choose one of these cards; None if there is none or he may decline."""
    if not (cards() if callable(cards) else cards):
        return AT_ONCE

    def values() -> list[int | None]:
        found = cards() if callable(cards) else cards
        return [*found, None] if none else [*found]

    return Ask(
        seat,
        prompt,
        values if callable(cards) else values(),
        label=lambda card: text("ds-option-none") if card is None else facts.name(g, card),
        at=lambda card: None if card is None else at_card(card),
        blocked=blocked,
    )


def choose_cards(
    g: Duel,
    seat: int,
    prompt: Prompt,
    cards: Now,
    least: int,
    most: int | None,
    valid: Callable[[tuple[int, ...]], Blocked | None] | None = None,
) -> Awaitable[tuple[int, ...]]:
    """Let a player choose several of these cards at the same time (DS-CHOOSE-7)."""
    name = partial(facts.name, g)
    return _choose_several(seat, prompt, cards, name, at_card, least, most, valid)


def choose_die(
    g: Duel, seat: int, prompt: Prompt, dice: Sequence[int], none: bool = False
) -> Awaitable[int | None]:
    """Let a player choose one of these dice; None if there is none or he may decline."""
    if not dice:
        return AT_ONCE
    values: list[int | None] = [*dice, None] if none else [*dice]
    return Ask(
        seat,
        prompt,
        values,
        label=lambda die: text("ds-option-none") if die is None else facts.die_text(g, die),
        at=lambda die: None if die is None else at_die(die),
    )


def choose_dice(
    g: Duel,
    seat: int,
    prompt: Prompt,
    dice: Sequence[int],
    least: int,
    most: int | None,
    valid: Callable[[tuple[int, ...]], Blocked | None] | None = None,
    odds: Callable[[int], float | None] | None = None,
) -> Awaitable[tuple[int, ...]]:
    """Let a player choose several of these dice at the same time (DS-CHOOSE-7)."""
    name = partial(facts.die_text, g)
    return _choose_several(seat, prompt, dice, name, at_die, least, most, valid, odds)


async def _choose_several(
    seat: int,
    prompt: Prompt,
    things: Now,
    label: Callable[[int], Text],
    at: Callable[[int], str],
    least: int,
    most: int | None,
    valid: Callable[[tuple[int, ...]], Blocked | None] | None = None,
    odds: Callable[[int], float | None] | None = None,
) -> tuple[int, ...]:
    if not (things() if callable(things) else things):
        return ()
    return await AskMany(
        seat, prompt, things, least=least, most=most, label=label, at=at, valid=valid, odds=odds
    )


def choose_side(
    g: Duel, seat: int, prompt: Prompt, die: int, faces: Sequence[int]
) -> Awaitable[int | None]:
    """Let a player choose a side of a die."""
    if not faces:
        return AT_ONCE
    sides = facts.sides(g.die_codes[die])
    return Ask(
        seat,
        prompt,
        faces,
        label=lambda face: facts.side_text(sides[face]),
        at=lambda _: at_die(die),
    )


def choose_player(
    g: Duel, seat: int, prompt: Prompt, seats: Sequence[int]
) -> Awaitable[int | None]:
    """Let a player choose a player."""
    if not seats:
        return AT_ONCE
    return Ask(seat, prompt, seats, label=facts.player, at=lambda other: f"seat:{other}")


async def choose_opponent(g: Duel, seat: int) -> int | None:
    """Let a player choose the opponent an ability is used against (DS-FFA-10)."""
    others = opponents(g, seat)
    if len(others) == 1:
        return others[0]
    return await choose_player(g, seat, "ds-ask-opponent", others)


def confirm(
    seat: int,
    prompt: Prompt,
    at: str | Callable[[], str | None] | None = None,
    note: Callable[[], Text | None] | None = None,
) -> Ask[bool]:
    """Ask a player yes or no; `at` is where yes lies, `note` what it is about."""
    return Ask(
        seat,
        prompt,
        (True, False),
        label=lambda yes: text("ds-option-use") if yes else text("ds-option-decline"),
        at=lambda yes: None if not yes else at() if callable(at) else at,
        note=lambda yes: note() if yes and note is not None else None,
    )


def choose_word(seat: int, prompt: Prompt, words: Sequence[str]) -> Ask[str]:
    """Let a player name a colour, symbol, number or subtype."""
    return Ask(seat, prompt, words, label=lambda word: facts.word(word))
