"""The trade action: deals between the current player and others in the same space."""

from __future__ import annotations

from typing import Final

from cantina.core.ask import AskMany
from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose, may
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.rules.assets import give_asset
from cantina.games.outer_rim.rules.credits import can_spend, take_credits
from cantina.games.outer_rim.rules.settle import settle_both
from cantina.games.outer_rim.rules.values import others_here
from cantina.games.outer_rim.state import Galaxy, Trade

CLOSE = -1
STEP = 1000
TALK: Final = "talk"
MOST_TALKS: Final = 8
"""How often the current player turns to somebody about a trade in one turn: a limit of ours, so
that a turn ends even if nobody ever agrees or everybody always does."""


def partners(g: Galaxy, seat: int) -> list[int]:
    """Players in the space to trade with; the AI never trades (OR-TRADE-1, ruling O24)."""
    here = others_here(g, seat)
    return [other for other in here if not g.players[other].is_ai] if here else here


def has_partner(g: Galaxy, seat: int) -> bool:
    """Whether there is anybody in the space to trade with."""
    space = g.players[seat].space
    for player in g.players:
        if player.space == space and player.seat != seat and not player.is_ai:
            return True
    return False


def may_talk(g: Galaxy) -> bool:
    """Whether the current player may still turn to somebody about a trade this turn."""
    return g.actions_used.count(TALK) < MOST_TALKS


def tradable(g: Galaxy, seat: int) -> list[str]:
    """All assets; secrets and ships are not among them (OR-TRADE-7, -9)."""
    return list(g.players[seat].assets)


async def trade_action(g: Galaxy, seat: int) -> bool:
    """Deals with one partner after another; used up once one deal was made (ruling O8)."""
    traded = False
    g.actions_used.append(TALK)
    while True:
        other = await choose(
            g,
            seat,
            "or-ask-trade-partner",
            [CLOSE, *partners(g, seat)] if may_talk(g) or not traded else [CLOSE],
            label=lambda other: (
                text("or-option-close-trade") if other == CLOSE else seat_name(other)
            ),
            at=lambda other: None if other == CLOSE else f"player:{other}",
            rules=("OR-TRADE-3", "OR-TRADE-4"),
        )
        if other == CLOSE:
            return traded
        if not await _deal(g, seat, other):
            return traded
        traded = True
        g.actions_used.append(TALK)


async def _deal(g: Galaxy, seat: int, other: int) -> bool:
    """One offer, executed as a whole if the partner agrees (OR-TRADE-2, -5)."""
    g.trade = trade = Trade(seat, other)
    agreed = await _is_agreed(g, trade)
    g.trade = None
    if not agreed:
        return False
    for card in trade.given:
        await give_asset(g, seat, other, card)
    for card in trade.wanted:
        await give_asset(g, other, seat, card)
    if trade.paid > 0:
        await take_credits(g, other, seat, trade.paid)
    elif trade.paid < 0:
        await take_credits(g, seat, other, -trade.paid)
    # Slots are checked once everything has changed hands (ruling O19).
    g.settling += 1
    await settle_both(g, seat, other)
    g.settling -= 1
    return True


async def _is_agreed(g: Galaxy, trade: Trade) -> bool:
    """Build the offer in the open and put it to the partner; an empty one is no offer."""
    seat, other = trade.seat, trade.other
    trade.given = list(await _cards(g, seat, seat, "or-ask-trade-give"))
    trade.wanted = list(await _cards(g, seat, other, "or-ask-trade-take"))
    trade.paid = await _credits(g, trade)
    if not trade.given and not trade.wanted and trade.paid == 0:
        return False
    trade.offered = True
    agreed = await may(g, other, _offer_text(trade), rules=("OR-TRADE-2",))
    # Credits may have changed hands while the partner was asked (OR-CREDITS-5, OR-TRADE-6).
    covered = can_spend(g, seat, trade.paid) and can_spend(g, other, -trade.paid)
    if not agreed or not covered:
        g.say("or-log-trade-declined", "OR-TRADE-2", player=seat_name(other))
        return False
    return True


async def _cards(g: Galaxy, seat: int, owner: int, prompt: str) -> tuple[str, ...]:
    return await AskMany(
        seat,
        prompt,
        tradable(g, owner),
        label=card_name,
        at=lambda card: f"card:{card}",
        rules=("OR-TRADE-5", "OR-TRADE-7"),
    )


async def _credits(g: Galaxy, trade: Trade) -> int:
    """Credits that change hands: positive ones are given, negative ones asked for."""
    return await choose(
        g,
        trade.seat,
        "or-ask-trade-credits",
        lambda: _sums(g, trade),
        label=_credits_label,
        rules=("OR-TRADE-1",),
    )


def _sums(g: Galaxy, trade: Trade) -> list[int]:
    """Return what both could pay, the smallest sums first."""
    most, least = g.players[trade.seat].credits, -g.players[trade.other].credits
    return sorted(range(least, most + 1, STEP), key=abs)


def _credits_label(amount: int) -> Text:
    if amount == 0:
        return text("or-option-no-credits")
    message = "or-option-give-credits" if amount > 0 else "or-option-take-credits"
    return text(message, amount=abs(amount))


def _offer_text(trade: Trade) -> Text:
    return text(
        "or-ask-trade-offer",
        player=seat_name(trade.seat),
        given=_goods(trade.given, trade.paid),
        wanted=_goods(trade.wanted, -trade.paid),
    )


def _goods(cards: list[str], credits: int) -> list[Text]:
    """List what goes over to one side; a gift brings nothing in return."""
    goods = [card_name(card) for card in cards]
    if credits > 0:
        goods.append(text("or-trade-credits", amount=credits))
    return goods or [text("or-trade-nothing")]
