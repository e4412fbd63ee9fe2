"""Removing, rerolling, turning and rolling dice by card text."""

from __future__ import annotations

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_die, choose_side
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import language, report
from cantina.games.destiny.cards.reading import filters
from cantina.games.destiny.cards.reading.values import die_value, number
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import effects
from cantina.games.destiny.rules import dice
from cantina.games.destiny.rules.zones import in_pool
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import Symbol


@language.does(effects.Remove)
async def _remove(ctx: Context, node: effects.Remove) -> Outcome:
    found, full = await targets.dice(
        ctx, node.dice, "ds-ask-remove-die", lambda die: dice.can_be_removed(ctx, die)
    )
    removed = await dice.remove(ctx, found)
    ctx.dice = removed
    return report(ctx, full and len(removed) == len(found), len(removed))


@language.can(effects.Remove)
def _can_remove(ctx: Context, node: effects.Remove) -> bool:
    return targets.any_dice(ctx, node.dice, lambda die: dice.can_be_removed(ctx, die))


@language.does(effects.Reroll)
async def _reroll(ctx: Context, node: effects.Reroll) -> Outcome:
    found, full = await targets.dice(
        ctx, node.dice, "ds-ask-reroll-dice", lambda die: rollable(ctx, die)
    )
    rolled = await dice.reroll(ctx, found)
    return report(ctx, full and len(rolled) == len(found), len(rolled))


def rollable(ctx: Context, die: int) -> bool:
    """Say whether a die in a pool can be rerolled."""
    return in_pool(ctx.g, die) and dice.can_be_rolled(ctx.g, ctx.g.dice[die])


@language.can(effects.Reroll)
def _can_reroll(ctx: Context, node: effects.Reroll) -> bool:
    return targets.any_dice(ctx, node.dice, lambda die: rollable(ctx, die))


# --- turning ------------------------------------------------------------------------------------


@language.does(effects.Turn)
async def _turn(ctx: Context, node: effects.Turn) -> Outcome:
    symbols = await symbols_to_show(ctx, node)
    found, full = await targets.dice(
        ctx, node.dice, "ds-ask-turn-die", lambda die: bool(faces(ctx, die, node.to, symbols))
    )
    turned = 0
    for die in found:
        prompt = text("ds-ask-side", die=facts.die_text(ctx.g, die))
        able = faces(ctx, die, node.to, symbols)
        face = await choose_side(ctx.g, ctx.seat, prompt, die, able)
        if face is not None and dice.turn(ctx, die, face):
            turned += 1
    return report(ctx, full and turned == len(found), turned)


async def symbols_to_show(ctx: Context, node: effects.Turn) -> tuple[Symbol, ...]:
    """Return the symbols a die has to be turned to, choosing where a card has several dice."""
    if isinstance(node.to, effects.Showing):
        return node.to.symbols
    if isinstance(node.to, effects.SymbolPicked):
        return tuple([side.symbol for d in ctx.picked if (side := filters.showing(ctx, d))])
    if isinstance(node.to, effects.SymbolOfThisDie):
        pool = ctx.g.players[ctx.seat].pool
        own = [die for die in pool if ctx.g.dice[die].card == ctx.card]
        prompt = text("ds-ask-copied-die")
        die = await choose_die(ctx.g, ctx.seat, prompt, own)
        return () if die is None else (facts.side_of(ctx.g, die).symbol,)
    return ()


def faces(
    ctx: Context, die: int, to: effects.Facing | None, symbols: tuple[Symbol, ...]
) -> list[int]:
    """Return the sides a die may be turned to, never the one up (DS-TURN-DIE-2, -3)."""
    if not in_pool(ctx.g, die):
        return []
    sides = facts.sides(ctx.g.die_codes[die])
    up = ctx.g.dice[die].face
    found = [face for face in range(len(sides)) if face != up]
    if to is None:
        return found
    if isinstance(to, effects.OfValue):
        return [face for face in found if sides[face].value == to.value]
    if isinstance(to, effects.OneHigher):
        wanted = die_value(ctx, die) + 1
        return [face for face in found if sides[face].value == wanted]
    return [face for face in found if sides[face].symbol in symbols]


@language.can(effects.Turn)
def _can_turn(ctx: Context, node: effects.Turn) -> bool:
    if isinstance(node.to, effects.SymbolPicked | effects.SymbolOfThisDie):
        return targets.any_dice(ctx, node.dice)
    symbols = node.to.symbols if isinstance(node.to, effects.Showing) else ()
    return targets.any_dice(ctx, node.dice, lambda die: bool(faces(ctx, die, node.to, symbols)))


# --- rolling in ---------------------------------------------------------------------------------


@language.does(effects.RollIn)
async def _roll_in(ctx: Context, node: effects.RollIn) -> Outcome:
    found, full = await targets.dice(
        ctx, node.dice, "ds-ask-roll-die", lambda die: can_roll_in(ctx, die)
    )
    rolled = await dice.roll_in(ctx, found)
    return report(ctx, full and bool(rolled), len(rolled))


def can_roll_in(ctx: Context, die: int) -> bool:
    """Say whether a die lies on its card and may be rolled."""
    found = ctx.g.dice.get(die)
    return found is not None and found.face == ON_CARD and dice.can_be_rolled(ctx.g, found)


@language.can(effects.RollIn)
def _can_roll_in(ctx: Context, node: effects.RollIn) -> bool:
    return targets.any_dice(ctx, node.dice, lambda die: can_roll_in(ctx, die))


@language.does(effects.RollSetAside)
async def _roll_set_aside(ctx: Context, node: effects.RollSetAside) -> Outcome:
    rolled = await dice.roll_set_aside(ctx, node.name, number(ctx, node.n))
    ctx.dice = rolled
    return report(ctx, bool(rolled), len(rolled))


@language.can(effects.RollSetAside)
def _can_roll_set_aside(ctx: Context, node: effects.RollSetAside) -> bool:
    g = ctx.g
    return any(facts.of_die(g, die).title == node.name for die in g.players[ctx.seat].aside_dice)


@language.does(effects.ForbidRolling)
async def _forbid(ctx: Context, node: effects.ForbidRolling) -> Outcome:
    found, full = await targets.dice(ctx, node.dice, "ds-ask-forbid-die")
    for die in found:
        if die in ctx.g.dice:
            ctx.g.dice[die].frozen = ctx.g.round + 1
            ctx.g.changes += 1
            ctx.g.say("ds-log-frozen", die=facts.die_text(ctx.g, die))
    return report(ctx, full, len(found))


# --- the die being resolved ---------------------------------------------------------------------


@language.does(effects.Raise)
async def _raise(ctx: Context, node: effects.Raise) -> Outcome:
    amount = number(ctx, node.n)
    ctx.cause.amount += amount
    return report(ctx, amount > 0, amount)


@language.does(effects.KeepThisDie)
async def _keep(ctx: Context, _: effects.KeepThisDie) -> Outcome:
    if ctx.resolution is None:
        return NOTHING
    ctx.resolution.keep = True
    return DONE


@language.does(effects.RerollThisDie)
async def _reroll_this(ctx: Context, _: effects.RerollThisDie) -> Outcome:
    if ctx.resolution is None:
        return NOTHING
    ctx.resolution.reroll = True
    return DONE
