"""Numbers that cards count."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cantina.games.destiny import facts
from cantina.games.destiny.cards.reading import conditions, filters
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import values as words
from cantina.games.destiny.cards.vocabulary.nodes import Amount, Target
from cantina.games.destiny.cards.vocabulary.rules import XIs
from cantina.games.destiny.cards.vocabulary.selectors import (
    AtLeast,
    AtMost,
    Below,
    Cards,
    Compare,
    Dice,
    Each,
    Host,
    ItsCard,
    LowestRoller,
    ThatCard,
    ThatCharacter,
    This,
    ThisDie,
    ThoseDice,
)
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.zones import characters
from cantina.games.destiny.terms import CHARACTER_SUBTYPES, Symbol


def number(ctx: Context, amount: Amount) -> int:
    """Count an amount now."""
    if isinstance(amount, int):
        return amount
    return COUNTS[type(amount)](ctx, amount)


def keeps(ctx: Context, counted: int, bound: Compare) -> bool:
    """Say whether a number keeps a bound."""
    limit = number(ctx, bound.n)  # type: ignore[attr-defined]
    if isinstance(bound, AtLeast):
        return counted >= limit
    if isinstance(bound, AtMost):
        return counted <= limit
    if isinstance(bound, Below):
        return counted < limit
    return counted == limit


def die_value(ctx: Context, die: int) -> int:
    """Return the value a die shows; blanks and specials have 0 (DS-DIE-4, DS-X-VALUE-1)."""
    side = filters.showing(ctx, die)
    if side is None:
        return 0
    if side.is_x:
        return x_value(ctx, die)
    return side.value


def x_value(ctx: Context, die: int) -> int:
    """Count the X of a die for the player concerned; the rule belongs to the die (DS-INHERENT)."""
    found = ctx.g.dice.get(die)
    card = found.card if found is not None else -1
    seat = found.controller if found is not None else ctx.seat
    code = ctx.g.die_codes[die]
    own = Context(ctx.g, ctx.seat if die == ctx.die else seat, card, code, die)
    return x_value_of(own, code)


def x_value_of(ctx: Context, code: str) -> int:
    """Count the X of the die of a definition."""
    for holding in facts.KNOWN[code].rules.get(XIs, ()):
        return number(ctx, holding.rule.n)  # type: ignore[attr-defined]
    return 0


def meant_cards(ctx: Context, target: Target[Cards]) -> Iterable[int]:
    """Return the cards that words mean where nothing is left to choose."""
    if isinstance(target, This):
        return (ctx.card,)
    if isinstance(target, Host):
        found = ctx.g.play.get(ctx.card)
        return (found.host,) if found is not None and found.host >= 0 else ()
    if isinstance(target, ThatCard):
        return ctx.cards
    if isinstance(target, ThatCharacter):
        return ctx.characters
    if isinstance(target, ItsCard):
        return tuple([ctx.g.dice[die].card for die in ctx.dice if die in ctx.g.dice])
    if isinstance(target, LowestRoller):
        return lowest_rollers(ctx)
    if isinstance(target, Each):
        return filters.find_cards(ctx, target.of)
    return filters.find_cards(ctx, target.of)  # type: ignore[attr-defined]


def lowest_rollers(ctx: Context) -> tuple[int, ...]:
    """Return the characters whose dice, of those last touched, show the lowest value."""
    dice = [die for die in ctx.dice if filters.showing(ctx, die) is not None]
    if not dice:
        return ()
    lowest = min([die_value(ctx, die) for die in dice])
    low = [die for die in dice if die_value(ctx, die) == lowest and die in ctx.g.dice]
    return tuple(dict.fromkeys([ctx.g.dice[die].card for die in low]))


def meant_dice(ctx: Context, target: Target[Dice]) -> Iterable[int]:
    """Return the dice that words mean where nothing is left to choose."""
    if isinstance(target, ThoseDice):
        return ctx.dice
    if isinstance(target, ThisDie):
        return this_die(ctx, target)
    return filters.find_dice(ctx, target.of)  # type: ignore[attr-defined]


def this_die(ctx: Context, target: ThisDie) -> list[int]:
    """Return what "this die" can be: the one at hand, else those of this card in your pool."""
    if ctx.die >= 0:
        dice = [ctx.die]
    elif ctx.cause.die >= 0:
        dice = [ctx.cause.die]
    else:
        pool = ctx.g.players[ctx.seat].pool
        dice = [die for die in pool if ctx.g.dice[die].card == ctx.card]
    if target.shows:
        dice = [d for d in dice if (s := filters.showing(ctx, d)) and s.symbol in target.shows]
    if target.has_cost is not None:
        dice = [
            d for d in dice if (s := filters.showing(ctx, d)) and (s.cost > 0) is target.has_cost
        ]
    return dice


def _count(ctx: Context, word: words.Count) -> int:
    if isinstance(word.of, Cards):
        return len(filters.find_cards(ctx, word.of))
    return len(filters.find_dice(ctx, word.of))


def _tokens(ctx: Context, word: words.TokensOn) -> int:
    total = 0
    for card in meant_cards(ctx, word.cards):
        found = ctx.g.play.get(card)
        if found is not None:
            total += {
                words.Token.DAMAGE: found.damage,
                words.Token.RESOURCE: found.resources,
                words.Token.SHIELD: found.shields,
            }[word.token]
    return total


def _of_player(read: Callable[[Any], int]) -> Callable[[Context, Any], int]:
    def count(ctx: Context, word: Any) -> int:
        for seat in filters.seats(ctx, word.of):
            return read(ctx.g.players[seat])
        return 0

    return count


def _rather(ctx: Context, word: words.Rather) -> int:
    return number(ctx, word.instead if conditions.holds(ctx, word.when) else word.usual)


def _largest_group(ctx: Context, _: words.LargestSubtypeGroup) -> int:
    own = [ongoing.subtypes(ctx.g, card.id) for card in characters(ctx.g, ctx.seat)]
    return max([sum(subtype in has for has in own) for subtype in CHARACTER_SUBTYPES])


COUNTS: dict[type[Any], Callable[[Context, Any], int]] = {
    words.Count: _count,
    words.ValueOf: lambda ctx, word: sum(
        [die_value(ctx, die) for die in meant_dice(ctx, word.dice)]
    ),
    words.CostOf: lambda ctx, word: sum(
        [facts.of(ctx.g, card).cost for card in meant_cards(ctx, word.cards)]
    ),
    words.TokensOn: _tokens,
    words.HandSize: _of_player(lambda player: len(player.hand)),
    words.Resources: _of_player(lambda player: player.resources),
    words.JustDone: lambda ctx, _: ctx.amount,
    words.EventAmount: lambda ctx, _: ctx.cause.amount,
    words.More: lambda ctx, word: max(number(ctx, word.first) - number(ctx, word.second), 0),
    words.Rather: _rather,
    words.LargestSubtypeGroup: _largest_group,
}

NO_VALUE = (Symbol.SPECIAL, Symbol.BLANK)
"""Sides whose value is 0 and cannot be changed (DS-SPECIAL-2, DS-BLANK-2)."""
