"""What holds and what does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.core import effects as core
from cantina.games.destiny.cards.reading import filters, values
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import conditions as words
from cantina.games.destiny.cards.vocabulary.nodes import Condition
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Whose
from cantina.games.destiny.rules.zones import in_pool, opponents


def holds(ctx: Context, condition: Condition | None) -> bool:
    """Say whether a condition holds now."""
    return condition is None or TESTS[type(condition)](ctx, condition)


def _mentions_opponent(node: object) -> bool:
    found = _opponent_words.get(id(node))
    if found is None:
        mentioned = any(part is Whose.OPPONENT for part in core.walk(node))
        found = _opponent_words[id(node)] = (node, mentioned)
    return found[1]


_opponent_words: dict[int, tuple[object, bool]] = {}


def _for_some_opponent(test: Callable[[Context, Any], bool]) -> Callable[[Context, Any], bool]:
    """Try each opponent where a condition names one; the one it holds for is "that player"."""

    def tried(ctx: Context, word: Any) -> bool:
        if not _mentions_opponent(word):
            return test(ctx, word)
        aimed = ctx.opponent
        candidates = [aimed] if aimed >= 0 else opponents(ctx.g, ctx.seat)
        for seat in candidates:
            ctx.opponent = seat
            if test(ctx, word):
                ctx.opponent = aimed
                ctx.player = seat
                return True
        ctx.opponent = aimed
        return False

    return tried


def _there(ctx: Context, word: words.There) -> bool:
    least = values.number(ctx, word.n)
    if isinstance(word.of, Dice):
        return len(filters.find_dice(ctx, word.of)) >= least
    return len(filters.find_cards(ctx, word.of)) >= least


def _every(ctx: Context, word: words.Every) -> bool:
    cards = filters.find_cards(ctx, word.of)
    return bool(cards) and all(filters.fits_card(ctx, card, word.are) for card in cards)


def _card_is(ctx: Context, word: words.CardIs) -> bool:
    of: Cards = word.what
    cards = values.meant_cards(ctx, word.which)
    return any(card >= 0 and filters.fits_card(ctx, card, of) for card in cards)


def _die_is(ctx: Context, word: words.DieIs) -> bool:
    dice = values.meant_dice(ctx, word.which)
    return any(in_pool(ctx.g, die) and filters.fits_die(ctx, die, word.what) for die in dice)


TESTS: dict[type[Any], Callable[[Context, Any], bool]] = {
    core.AllOf: lambda ctx, word: all(holds(ctx, part) for part in word.conditions),
    core.AnyOf: lambda ctx, word: any(holds(ctx, part) for part in word.conditions),
    core.Not: lambda ctx, word: not holds(ctx, word.condition),
    words.There: _for_some_opponent(_there),
    words.Every: _for_some_opponent(_every),
    words.CardIs: _card_is,
    words.DieIs: _die_is,
    words.Compared: _for_some_opponent(
        lambda ctx, word: values.keeps(ctx, values.number(ctx, word.number), word.bound)
    ),
    words.ControlBattlefield: lambda ctx, _: ctx.g.controller == ctx.seat,
    words.FirstRound: lambda ctx, _: ctx.g.round == 1,
}
