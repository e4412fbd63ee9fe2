"""Resolving dice by card text (DS-CARD-RESOLVE)."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.core.ask import Ask
from cantina.core.effects import Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import language, report, source_name
from cantina.games.destiny.cards.reading import conditions, filters
from cantina.games.destiny.cards.reading.values import number, x_value_of
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import effects
from cantina.games.destiny.cards.vocabulary.nodes import Target
from cantina.games.destiny.cards.vocabulary.selectors import (
    AnyNumber,
    Dice,
    One,
    Several,
    ThisDie,
    ThoseDice,
    Together,
    UpTo,
)
from cantina.games.destiny.rules import resolving
from cantina.games.destiny.rules.resolving import Manner, can_resolve, ways, without_symbol
from cantina.games.destiny.rules.resources import spend
from cantina.games.destiny.rules.symbols import EFFECTS
from cantina.games.destiny.rules.zones import in_pool
from cantina.games.destiny.terms import SYMBOLS, Symbol


def symbols_for(
    ctx: Context, node: effects.Resolve, die: int, shows: tuple[Symbol, ...]
) -> list[Symbol]:
    """Return the symbols a die can be resolved as through this card."""
    g, seat = ctx.g, ctx.seat
    manner = Manner(free=node.free, as_base=node.as_base)
    if not in_pool(g, die) or (ctx.resolution is not None and die in ctx.resolution.busy):
        return []
    natural = facts.side_of(g, die).symbol
    if node.as_symbol is Symbol.ANY:
        special = bool(facts.of_die(g, die).specials)
        able: list[Symbol] = [
            symbol
            for symbol in SYMBOLS
            if symbol is not natural and (special or symbol is not Symbol.SPECIAL)
        ]
        if natural is Symbol.BLANK:
            return []
    else:
        able = list(ways(g, seat, die, node.as_symbol))
    return [
        symbol
        for symbol in able
        if (not shows or symbol in shows) and can_resolve(g, seat, die, symbol, manner)
    ]


@language.does(effects.Resolve)
async def _resolve(ctx: Context, node: effects.Resolve) -> Outcome:
    target = node.dice
    if isinstance(target, UpTo | AnyNumber):
        return await resolve_several(ctx, node, target)
    shows = wanted_symbols(target)
    relaxed = relax(target)
    found, full = await targets.dice(
        ctx, relaxed, "ds-ask-resolve-die", lambda die: bool(symbols_for(ctx, node, die, shows))
    )
    left, resolved = list(found), 0
    hit: tuple[int, ...] = ()
    while left:
        prompt = targets.ask_text(ctx, "ds-ask-resolve-order")
        die = await choose_die(ctx.g, ctx.seat, prompt, left)
        assert die is not None
        left.remove(die)
        if await resolve_one(ctx, node, die, shows, ()):
            resolved += 1
            hit += ctx.characters
    if found:
        ctx.dice = found
    ctx.characters = hit
    return report(ctx, full and resolved == len(found), resolved)


def wanted_symbols(target: Target[Dice]) -> tuple[Symbol, ...]:
    """Return the symbols the words ask for."""
    if isinstance(target, ThisDie):
        return target.shows
    of = getattr(target, "of", None)
    return of.shows if isinstance(of, Dice) else ()


def relax(target: Any) -> Any:
    """Return the same words whatever the dice show; what they count as is tested apart."""
    if isinstance(target, One | Several):
        return msgspec.structs.replace(target, of=without_symbol(target.of))
    if isinstance(target, ThisDie):
        return msgspec.structs.replace(target, shows=())
    return target


async def resolve_several(
    ctx: Context, node: effects.Resolve, target: UpTo[Dice] | AnyNumber[Dice]
) -> Outcome:
    """Resolve up to some dice, each named when its turn comes, with plus dice that fit."""
    g = ctx.g
    most = number(ctx, target.n) if isinstance(target, UpTo) else effects.ALL
    shows = target.of.shows
    of = without_symbol(target.of)
    done: list[int] = []
    hit: tuple[int, ...] = ()
    while len(done) < most:
        able = [
            die
            for die in filters.find_dice(ctx, of)
            if die not in done and symbols_for(ctx, node, die, shows)
        ]
        prompt = targets.ask_text(ctx, "ds-ask-resolve-die")
        die = await choose_die(g, ctx.seat, prompt, able, none=True)
        if die is None:
            break
        symbol = await choose_symbol(ctx, node, die, shows)
        if target.same_symbol:
            shows = (symbol,)
        joining = tuple([d for d in filters.find_dice(ctx, of) if d not in done])
        earlier = len(g.resolved)
        room = most - len(done) - 1
        if not await resolve_as(ctx, node, die, symbol, joining, room):
            done.append(die)
            continue
        done += g.resolved[earlier:]
        hit += ctx.characters
    ctx.dice = tuple(done)
    ctx.characters = hit
    return report(ctx, True, len(done))


async def resolve_one(
    ctx: Context,
    node: effects.Resolve,
    die: int,
    shows: tuple[Symbol, ...],
    joining: tuple[int, ...],
) -> bool:
    """Resolve one die; without a second die no plus die can join (DS-CARD-RESOLVE-3)."""
    if not symbols_for(ctx, node, die, shows):
        return False
    symbol = await choose_symbol(ctx, node, die, shows)
    return await resolve_as(ctx, node, die, symbol, joining, 0)


async def choose_symbol(
    ctx: Context, node: effects.Resolve, die: int, shows: tuple[Symbol, ...]
) -> Symbol:
    """Let the player choose what a die is resolved as, where there is a choice."""
    able = symbols_for(ctx, node, die, shows)
    if len(able) == 1:
        return able[0]
    name = await Ask(
        ctx.seat,
        text("ds-ask-resolve-as", die=facts.die_text(ctx.g, die)),
        [facts.SYMBOL_NAMES[symbol] for symbol in able],
        label=lambda name: text("ds-symbol", symbol=name),
    )
    return next(symbol for symbol in able if facts.SYMBOL_NAMES[symbol] == name)


async def resolve_as(
    ctx: Context,
    node: effects.Resolve,
    die: int,
    symbol: Symbol,
    joining: tuple[int, ...],
    room: int,
) -> bool:
    """Resolve a die as a symbol in the manner the card says."""
    ctx.dice = (die,)
    each = None
    if node.against_each is not None:
        each = tuple(await targets.aim(ctx, node.against_each, lambda: against(ctx, node)))
    keep = node.keep if isinstance(node.keep, bool) else conditions.holds(ctx, node.keep)
    manner = Manner(
        plus=number(ctx, node.plus),
        free=node.free,
        keep=keep,
        as_base=node.as_base,
        unblockable=node.unblockable,
        each=each,
        joining=joining,
        most_joining=room,
    )
    return await resolving.resolve(ctx, die, symbol, manner)


def against(ctx: Context, node: effects.Resolve) -> list[int]:
    """Return the characters that damage is dealt to each of."""
    return [] if node.against_each is None else filters.find_cards(ctx, node.against_each)


@language.can(effects.Resolve)
def _can_resolve(ctx: Context, node: effects.Resolve) -> bool:
    target = node.dice
    if isinstance(target, Together):
        return any(
            targets.any_dice(ctx, relax(part), lambda d: bool(symbols_for(ctx, node, d, ())))
            for part in target.parts
        )
    shows = wanted_symbols(target)
    if isinstance(target, ThoseDice):
        return any(symbols_for(ctx, node, die, ()) for die in ctx.dice)
    if isinstance(target, UpTo | AnyNumber):
        dice = filters.find_dice(ctx, without_symbol(target.of))
        return any(symbols_for(ctx, node, die, shows) for die in dice)
    return targets.any_dice(
        ctx, relax(target), lambda die: bool(symbols_for(ctx, node, die, shows))
    )


@language.does(effects.ResolveAnySide)
async def _resolve_any_side(ctx: Context, node: effects.ResolveAnySide) -> Outcome:
    """Resolve a side of a die whose card is not in play."""
    found, _ = await targets.cards(ctx, node.card, "ds-ask-pick-card")
    g = ctx.g
    if not found or not facts.of(g, found[0]).sides:
        return report(ctx, False, 0)
    code = g.codes[found[0]]
    sides = facts.sides(code)
    able = [
        face
        for face, side in enumerate(sides)
        if side.symbol not in (Symbol.BLANK, Symbol.ANY)
        and not side.modifier
        and side.cost <= g.players[ctx.seat].resources
    ]
    if not able:
        return report(ctx, False, 0)
    face = await Ask(
        ctx.seat,
        text("ds-ask-any-side", card=source_name(ctx)),
        able,
        label=lambda face: facts.side_text(sides[face]),
    )
    side = sides[face]
    spend(g, ctx.seat, side.cost)
    own = Context(g, ctx.seat, found[0], code)
    value = x_value_of(own, code) if side.is_x else side.value
    if value or side.symbol is Symbol.SPECIAL:
        await EFFECTS[side.symbol](own, value, False)
    return report(ctx, True, 1)
