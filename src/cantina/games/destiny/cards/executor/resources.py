"""Resources and tokens by card text."""

from __future__ import annotations

from cantina.core.effects import Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import language, report
from cantina.games.destiny.cards.reading import filters
from cantina.games.destiny.cards.reading.values import number
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import effects
from cantina.games.destiny.cards.vocabulary.values import Token
from cantina.games.destiny.rules import in_play, resources


@language.does(effects.Gain)
async def _gain(ctx: Context, node: effects.Gain) -> Outcome:
    amount = resources.gain(ctx.g, ctx.seat, number(ctx, node.n))
    return report(ctx, amount > 0, amount)


@language.does(effects.Spend)
async def _spend(ctx: Context, node: effects.Spend) -> Outcome:
    amount = number(ctx, node.n)
    paid = resources.spend(ctx.g, ctx.seat, amount)
    return report(ctx, paid, amount if paid else 0)


@language.can(effects.Spend)
def _can_spend(ctx: Context, node: effects.Spend) -> bool:
    return ctx.g.players[ctx.seat].resources >= number(ctx, node.n)


@language.does(effects.Lose)
async def _lose(ctx: Context, node: effects.Lose) -> Outcome:
    lost = resources.lose(ctx.g, ctx.seat, number(ctx, node.n))
    return report(ctx, lost > 0, lost)


@language.can(effects.Lose)
def _can_lose(ctx: Context, _: effects.Lose) -> bool:
    return ctx.g.players[ctx.seat].resources > 0


@language.does(effects.TakeResources)
async def _take(ctx: Context, node: effects.TakeResources) -> Outcome:
    seat = await targets.player(ctx, node.source)
    if seat is None:
        return report(ctx, False, 0)
    ctx.player = seat
    taken = resources.lose(ctx.g, seat, number(ctx, node.n))
    resources.gain(ctx.g, ctx.seat, taken)
    return report(ctx, taken > 0, taken)


@language.can(effects.TakeResources)
def _can_take(ctx: Context, node: effects.TakeResources) -> bool:
    seats = filters.seats(ctx, node.source)
    return any(seat >= 0 and ctx.g.players[seat].resources > 0 for seat in seats)


@language.does(effects.GiveResources)
async def _give(ctx: Context, node: effects.GiveResources) -> Outcome:
    amount = number(ctx, node.n)
    if not resources.spend(ctx.g, ctx.seat, amount):
        return report(ctx, False, 0)
    resources.gain(ctx.g, ctx.controller, amount)
    return report(ctx, True, amount)


@language.can(effects.GiveResources)
def _can_give(ctx: Context, node: effects.GiveResources) -> bool:
    return ctx.g.players[ctx.seat].resources >= number(ctx, node.n)


@language.does(effects.PlaceTokens)
async def _place(ctx: Context, node: effects.PlaceTokens) -> Outcome:
    found, _ = await targets.cards(ctx, node.on, "ds-ask-place")
    amount = number(ctx, node.n)
    placed = sum([in_play.place(ctx, card, node.token.value, amount) for card in found])
    return report(ctx, placed > 0, placed)


@language.can(effects.PlaceTokens)
def _can_place(ctx: Context, node: effects.PlaceTokens) -> bool:
    return targets.any_cards(ctx, node.on, lambda card: card in ctx.g.play)


@language.does(effects.TakeTokens)
async def _take_tokens(ctx: Context, node: effects.TakeTokens) -> Outcome:
    found, _ = await targets.cards(
        ctx, node.cards, "ds-ask-take", lambda card: tokens(ctx, card, node.token) > 0
    )
    taken = sum([take_off(ctx, card, node.token, number(ctx, node.n)) for card in found])
    return report(ctx, taken > 0, taken)


@language.can(effects.TakeTokens)
def _can_take_tokens(ctx: Context, node: effects.TakeTokens) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: tokens(ctx, card, node.token) > 0)


def tokens(ctx: Context, card: int, token: Token) -> int:
    """Return how many tokens of a kind lie on a card in play."""
    found = ctx.g.play.get(card)
    if found is None:
        return 0
    if token is Token.DAMAGE:
        return found.damage
    return found.resources if token is Token.RESOURCE else found.shields


def take_off(ctx: Context, card: int, token: Token, most: int) -> int:
    """Take tokens off a card; resources go to you."""
    g = ctx.g
    amount = min(tokens(ctx, card, token), most)
    if amount <= 0:
        return 0
    found = g.play[card]
    if token is Token.RESOURCE:
        found.resources -= amount
        resources.gain(g, ctx.seat, amount)
    elif token is Token.DAMAGE:
        found.damage -= amount
    else:
        found.shields -= amount
    g.changes += 1
    g.say("ds-log-taken-off", card=facts.name(g, card), token=token.value, amount=amount)
    return amount
