"""Buying: the price of a market card and the reasons why it cannot be bought."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.text import Text, text
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.names import space_name
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.barter import affordable, barterable, pay, price_after
from cantina.games.outer_rim.rules.map import planet
from cantina.games.outer_rim.rules.ships import USED, price_of_ship, ships_for_sale
from cantina.games.outer_rim.rules.slots import has_room
from cantina.games.outer_rim.state import Galaxy

Problem = tuple[Text, str]


def price_of(g: Galaxy, seat: int, card: str, discount: int = 0, free: bool = False) -> int | None:
    """Say what a player pays before barter of assets; None for Used Ship for Sale (OR-BUY-6)."""
    printed = CARDS[card]
    if printed.ship == USED:
        return None
    if free:
        return 0
    if printed.ship:
        return price_of_ship(g, seat, printed.ship, discount)
    assert printed.asset is not None
    return price_after(max(0, (printed.asset.cost or 0) - discount), traded_in(g, seat, card))


def traded_in(g: Galaxy, seat: int, card: str) -> tuple[str, ...]:
    """Worn cards that a new one limited to one takes the place of: always bartered for it."""
    part = CARDS[card].asset
    if part is None or part.limit_one is None:
        return ()
    return tuple([each for each in barterable(g, seat) if part.limit_one in asset(each).traits])


async def pay_for(g: Galaxy, seat: int, card: str, discount: int = 0, free: bool = False) -> bool:
    """Pay for a card with credits, barter and what it takes the place of."""
    price = price_of(g, seat, card, discount, free)
    return await pay(g, seat, price or 0, () if free else traded_in(g, seat, card))


def purchase_problem(
    g: Galaxy, seat: int, card: str, discount: int = 0, free: bool = False
) -> Problem | None:
    """Why a player cannot buy a card now, with the rule; None if nothing speaks against it."""
    problem = _hindrance(g, seat, card, discount, free)
    if problem is None and _is_too_dear(g, seat, card, discount, free):
        price, credits = price_of(g, seat, card, discount, free), g.players[seat].credits
        return text("or-blocked-credits", price=price or 0, credits=credits), "OR-BUY-2"
    return problem


def can_buy(g: Galaxy, seat: int, card: str, discount: int = 0, free: bool = False) -> bool:
    """Whether a player could buy a card now; most are simply too dear, so that comes first."""
    if _is_too_dear(g, seat, card, discount, free):
        return False
    return _hindrance(g, seat, card, discount, free) is None


def _is_too_dear(g: Galaxy, seat: int, card: str, discount: int, free: bool) -> bool:
    """Say whether credits and barter cannot pay the price (OR-BUY-2)."""
    price = price_of(g, seat, card, discount, free)
    return price is not None and not affordable(g, seat, price, traded_in(g, seat, card))


def _hindrance(g: Galaxy, seat: int, card: str, discount: int, free: bool) -> Problem | None:
    """Find what keeps a player from buying a card whatever it costs."""
    printed = CARDS[card]
    if printed.ship == USED:
        if ships_for_sale(g, seat, discount, dearer=True):
            return None
        return text("or-blocked-no-ship"), "OR-BUY-2"
    if printed.ship and printed.ship not in g.ship_pool:
        return text("or-blocked-no-ship"), "OR-LIMIT-2"
    if printed.asset is None:
        return None
    traded = () if free else traded_in(g, seat, card)
    return restriction(g, seat, printed.asset, traded) or _no_slot(g, seat, card)


def restriction(g: Galaxy, seat: int, part: Asset, traded: Sequence[str] = ()) -> Problem | None:
    """Find printed limits: not on this planet, only one of a trait (OR-BUY-3, OR-BUY-4)."""
    here = planet(g, seat)
    if part.type == "cargo" and here and part.destination == here:
        return text("or-blocked-destination", planet=space_name(here)), "OR-BUY-3"
    if here and here in part.cannot_buy_at:
        return text("or-blocked-planet", planet=space_name(here)), "OR-BUY-4"
    if part.limit_one and any(
        part.limit_one in asset(card).traits
        for card in g.players[seat].assets
        if card not in traded
    ):
        return text("or-blocked-limit", trait=part.limit_one.says()), "OR-BUY-4"
    return None


def _no_slot(g: Galaxy, seat: int, card: str) -> Problem | None:
    """Say when there is no slot for a card and no room can be made."""
    return None if has_room(g, seat, card) else (text("or-blocked-slot"), "OR-SLOT-1")
