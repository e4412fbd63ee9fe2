"""What each symbol does when a die showing it is resolved (DS-MELEE to DS-SPECIAL)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card, choose_dice, choose_opponent, choose_side
from cantina.games.destiny.cards.executor.language import in_words, perform
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.rules import damage, hand
from cantina.games.destiny.rules.dice import turn
from cantina.games.destiny.rules.resources import gain, lose
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import Battle
from cantina.games.destiny.terms import Symbol

Effect = Callable[[Context, int, bool], Coroutine[Any, Any, None]]


def targets(g: Battle, seat: int) -> list[int]:
    """Return all characters in play, the opponents' first."""
    found = [card for card in g.play.values() if card.kind == "character"]
    return [card.id for card in found if card.controller != seat] + [
        card.id for card in found if card.controller == seat
    ]


def damaging(symbol: Symbol) -> Effect:
    """Make the effect of melee or ranged damage: all of it to one character (DS-MELEE-2)."""

    async def effect(ctx: Context, value: int, unblockable: bool) -> None:
        g = ctx.g
        prompt = text("ds-ask-damage", amount=value, symbol=facts.SYMBOL_NAMES[symbol])
        target = await choose_card(g, ctx.seat, prompt, targets(g, ctx.seat))
        if target is not None:
            ctx.characters = (target,)
            await damage.deal(ctx, [(target, value)], symbol, unblockable)

    return effect


async def indirect(ctx: Context, value: int, unblockable: bool) -> None:
    """Deal damage that the opponent distributes over his characters (DS-INDIRECT-1)."""
    opponent = await choose_opponent(ctx.g, ctx.seat)
    if opponent is not None:
        ctx.player = opponent
        hits = await damage.distribute(ctx, opponent, value, Symbol.INDIRECT, unblockable)
        ctx.characters = tuple([hit.card for hit in hits])


async def shield(ctx: Context, value: int, _: bool) -> None:
    """Give one character shields (DS-SHIELD-1, DS-SHIELD-2)."""
    g = ctx.g
    own_first = sorted(targets(g, ctx.seat), key=lambda card: g.play[card].controller != ctx.seat)
    prompt = text("ds-ask-shields", amount=value)
    target = await choose_card(g, ctx.seat, prompt, own_first)
    if target is not None:
        ctx.characters = (target,)
        await damage.give_shields(ctx, target, value)


async def resource(ctx: Context, value: int, _: bool) -> None:
    """Gain resources (DS-RESOURCE-1)."""
    gain(ctx.g, ctx.seat, value)


async def disrupt(ctx: Context, value: int, _: bool) -> None:
    """Make an opponent lose resources (DS-DISRUPT-1)."""
    opponent = await choose_opponent(ctx.g, ctx.seat)
    if opponent is not None:
        ctx.player = opponent
        lose(ctx.g, opponent, value)


async def discard(ctx: Context, value: int, _: bool) -> None:
    """Discard random cards from an opponent's hand (DS-DISCARD-1, DS-DISCARD-2)."""
    holding = [seat for seat in opponents(ctx.g, ctx.seat) if ctx.g.players[seat].hand]
    opponent = holding[0] if len(holding) == 1 else await choose_opponent(ctx.g, ctx.seat)
    if opponent is not None:
        ctx.player = opponent
        await hand.discard_at_random(ctx, opponent, value)


async def focus(ctx: Context, value: int, _: bool) -> None:
    """Turn other dice in your pool to sides you choose (DS-FOCUS-1, DS-FOCUS-2)."""
    g = ctx.g
    resolution = ctx.resolution
    kept = resolution is not None and resolution.keep  # it may turn itself (DS-CLARIFY-19)
    others = [die for die in g.players[ctx.seat].pool if kept or die != ctx.die]
    prompt = text("ds-ask-focus", amount=value)
    for die in await choose_dice(g, ctx.seat, prompt, others, 0, value):
        faces = [face for face in range(6) if face != g.dice[die].face]
        prompt = text("ds-ask-side", die=facts.die_text(g, die))
        face = await choose_side(g, ctx.seat, prompt, die, faces)
        if face is not None:
            turn(ctx, die, face)


async def special(ctx: Context, _: int, __: bool) -> None:
    """Use a special of the card the die belongs to (DS-SPECIAL-1, -3, -6)."""
    of = facts.KNOWN[ctx.code]
    if not of.specials:
        return
    index = of.specials[0]
    if len(of.specials) > 1:
        index = await Ask(
            ctx.seat,
            text("ds-ask-special", card=facts.code_name(ctx.code)),
            list(of.specials),
            label=lambda at: text(
                "ds-option-special", number=of.specials.index(at) + 1, effect=special_text(of, at)
            ),
        )
    ability: Any = of.definition.abilities[index]
    await perform(ctx, ability.effect)


def special_text(of: facts.Facts, index: int) -> Text:
    """Return what a special does, as its card says it."""
    ability: Any = of.definition.abilities[index]
    return in_words(ability.effect)


EFFECTS: dict[Symbol, Effect] = {
    Symbol.MELEE: damaging(Symbol.MELEE),
    Symbol.RANGED: damaging(Symbol.RANGED),
    Symbol.INDIRECT: indirect,
    Symbol.SHIELD: shield,
    Symbol.RESOURCE: resource,
    Symbol.DISRUPT: disrupt,
    Symbol.DISCARD: discard,
    Symbol.FOCUS: focus,
    Symbol.SPECIAL: special,
}
