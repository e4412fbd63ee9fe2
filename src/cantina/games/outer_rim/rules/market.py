"""The market: the market action, buying, gaining, discarding and searching cards of its decks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from cantina.core.deck import Draw, Peek
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.library import CARDS, SHIPS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import card_name, deck_name, slot_name
from cantina.games.outer_rim.rules.assets import discard_asset, gain_asset
from cantina.games.outer_rim.rules.barter import pay
from cantina.games.outer_rim.rules.buy import can_buy, pay_for, price_of, purchase_problem
from cantina.games.outer_rim.rules.credits import gain_credits
from cantina.games.outer_rim.rules.discard import remove_card, tell_discard
from cantina.games.outer_rim.rules.market_decks import face_up, reveal_top
from cantina.games.outer_rim.rules.patrol_movement import resolve_icon
from cantina.games.outer_rim.rules.ships import (
    USED,
    choose_ship,
    price_note,
    price_of_ship,
    remove_ship_card,
    ships_for_sale,
    take_ship,
)
from cantina.games.outer_rim.rules.slots import slot_for
from cantina.games.outer_rim.rules.values import cost_of
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import MARKET_DECKS

SKIP = "skip"


async def reveal_after_gain(g: Galaxy, seat: int, deck: str) -> None:
    """Reveal after a card was bought or gained; its icon moves a patrol (OR-MARKET-7, -8)."""
    card = await reveal_top(g, deck)
    icon = CARDS[card].icon if card else None
    if icon is not None:
        await resolve_icon(g, seat, icon.faction, icon.distance)


async def market_action(g: Galaxy, seat: int) -> None:
    """OR-MARKET-2: first maybe discard one card, then maybe buy one."""
    await _discard_step(g, seat)
    await _buy_step(g, seat)
    await window(g, Event(Moment.MARKET_ACTION_DONE, seat), (seat,))


def _deck_label(g: Galaxy, seat: int, deck: str, verb: str) -> Text:
    if deck == SKIP:
        return text("or-option-skip")
    return text(verb, card=card_name(face_up(g, deck)), deck=deck_name(deck))


async def _discard_step(g: Galaxy, seat: int) -> None:
    deck = await choose(
        g,
        seat,
        "or-ask-market-discard",
        lambda: [SKIP, *(deck for deck in MARKET_DECKS if face_up(g, deck))],
        label=lambda deck: _deck_label(g, seat, deck, "or-option-market-discard"),
        at=lambda deck: None if deck == SKIP else f"deck:{deck}",
        rules=("OR-MARKET-3", "OR-MARKET-6"),
    )
    if deck != SKIP:
        await discard_top(g, seat, deck)


async def _buy_step(g: Galaxy, seat: int) -> None:
    deck = await choose(
        g,
        seat,
        "or-ask-market-buy",
        lambda: chain((SKIP,), (deck for deck in MARKET_DECKS if can_buy_top(g, seat, deck))),
        label=lambda deck: _deck_label(g, seat, deck, "or-option-market-buy"),
        at=lambda deck: None if deck == SKIP else f"deck:{deck}",
        note=lambda deck: None if deck == SKIP else _price_note(g, seat, deck),
        blocked=lambda: blocked_purchases(g, seat),
        rules=("OR-MARKET-5", "OR-MARKET-6"),
    )
    if deck != SKIP:
        await buy_top(g, seat, deck)


def _price_note(g: Galaxy, seat: int, deck: str) -> Text | None:
    card = face_up(g, deck)
    price = price_of(g, seat, card)
    if price is None or CARDS[card].asset is None:
        return None if price is None else price_note(price)
    slot = slot_for(g, seat, card)
    message = "or-note-purchase-full" if slot == "none" else "or-note-purchase"
    return text(message, price=price, slot=slot_name(slot))


def can_buy_top(g: Galaxy, seat: int, deck: str, discount: int = 0, free: bool = False) -> bool:
    """Whether a player could buy the face-up card of a deck now."""
    card = face_up(g, deck)
    return bool(card) and can_buy(g, seat, card, discount, free)


def blocked_purchases(g: Galaxy, seat: int) -> Iterable[Blocked]:
    """Face-up cards that cannot be bought, with the reason."""
    for deck in MARKET_DECKS:
        card = face_up(g, deck)
        problem = purchase_problem(g, seat, card) if card else None
        if problem is not None:
            reason, rule = problem
            label = text("or-option-market-buy", card=card_name(card), deck=deck_name(deck))
            yield Blocked(deck, label, reason, rule, f"deck:{deck}")


async def discard_top(g: Galaxy, seat: int, deck: str) -> None:
    """Put the face-up card under its deck and reveal the next; no patrol moves (OR-MARKET-4)."""
    if not face_up(g, deck):
        return
    card = await Draw(g.market[deck])
    tell_discard(g, seat, card)
    g.market[deck].put_at_bottom(card)  # and nothing moves: OR-PATROL-MOVE-3
    await reveal_top(g, deck)


async def buy_top(g: Galaxy, seat: int, deck: str, discount: int = 0, free: bool = False) -> bool:
    """Buy the face-up card of a deck, by whatever effect (OR-BUY-1, OR-BUY-6, OR-BUY-7)."""
    if not can_buy_top(g, seat, deck, discount, free):
        return False
    card = face_up(g, deck)
    if CARDS[card].ship == USED:
        return await _buy_used_ship(g, seat, discount)
    price = price_of(g, seat, card, discount, free)
    if not await pay_for(g, seat, card, discount, free):
        return False
    g.say("or-log-buy", "OR-BUY-1", player=seat_name(seat), card=card_name(card), price=price or 0)
    await Draw(g.market[deck])
    await _receive(g, seat, card)
    await reveal_after_gain(g, seat, deck)
    return True


async def _receive(g: Galaxy, seat: int, card: str) -> None:
    """Put a bought card where it belongs."""
    ship = CARDS[card].ship
    if ship:
        g.use(card)
        remove_card(g, card)
        await take_ship(g, seat, ship)
    else:
        await gain_asset(g, seat, card, bought=True)


async def _buy_used_ship(g: Galaxy, seat: int, discount: int) -> bool:
    """OR-CARD-11, OR-BARTER-11: any dearer unused ship, with 3 damage; then shuffle and reveal."""
    ships = ships_for_sale(g, seat, discount, dearer=True)
    if g.players[seat].is_ai:
        most = max(SHIPS[ship].cost for ship in ships)  # OR-AI-BUY-12
        ships = [ship for ship in ships if SHIPS[ship].cost == most]
    ship = await choose_ship(g, seat, ships, discount)
    if not await pay(g, seat, price_of_ship(g, seat, ship, discount)):
        return False
    sale = await Draw(g.market["ship"])
    g.in_hand.append(sale)
    g.use(sale)
    await take_ship(g, seat, ship, damage=3)
    remove_ship_card(g, ship)
    g.in_hand.remove(sale)
    g.market["ship"].shuffle_in([sale])
    await reveal_after_gain(g, seat, "ship")
    return True


async def gain_top(g: Galaxy, seat: int, deck: str) -> bool:
    """Gain the face-up card for free; a revealed icon counts as after buying (OR-MARKET-10)."""
    card = face_up(g, deck)
    if not card or CARDS[card].asset is None:
        return False
    await Draw(g.market[deck])
    kept = await gain_asset(g, seat, card)
    await reveal_after_gain(g, seat, deck)
    return kept


async def search(
    g: Galaxy,
    seat: int,
    deck: str,
    count: int,
    *,
    free: bool = False,
) -> bool:
    """Look at the first cards, the face-up one included, take one, shuffle (OR-MARKET-11, -12)."""
    found = await Peek(g.market[deck], count, seat)
    if not found:
        return False
    card = await choose(
        g,
        seat,
        text("or-ask-search", deck=deck_name(deck)),
        [SKIP, *(each for each in found if _can_take(g, seat, each, free))],
        label=lambda each: text("or-option-skip") if each == SKIP else card_name(each),
        note=lambda each: _search_note(g, seat, each, free),
        rules=("OR-MARKET-12",),
    )
    paid = card != SKIP and (free or await pay_for(g, seat, card))
    if not paid:
        g.market[deck].shuffle()
        await reveal_top(g, deck)
        return False
    g.market[deck].remove(card)
    g.market[deck].shuffle()
    if free:
        await gain_asset(g, seat, card)
    else:
        await _receive(g, seat, card)
    await reveal_after_gain(g, seat, deck)
    return True


def _can_take(g: Galaxy, seat: int, card: str, free: bool) -> bool:
    if CARDS[card].ship == USED or (free and CARDS[card].asset is None):
        return False
    return free or purchase_problem(g, seat, card) is None


def _search_note(g: Galaxy, seat: int, card: str, free: bool) -> Text | None:
    price = None if card == SKIP or free else price_of(g, seat, card)
    return None if price is None else price_note(price)


async def sell_asset(g: Galaxy, seat: int, card: str, bonus: int) -> None:
    """Discard an own asset for its cost and something on top."""
    await gain_credits(g, seat, (cost_of(card) or 0) + bonus, "encounter")
    await discard_asset(g, seat, card)
