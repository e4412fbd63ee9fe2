"""Barter: assets, and a ship for a ship, in part payment of a purchase."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.core.ask import AskMany
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.credits import can_spend, spend_credits
from cantina.games.outer_rim.state import Galaxy

BARTERED = ("cargo", "gear", "mod")


def barterable(g: Galaxy, seat: int) -> list[str]:
    """Own cargo, gear and mods with a printed cost (OR-BARTER-2, -3, -10); none of the AI's."""
    if g.players[seat].is_ai:
        return []  # OR-AI-BUY-11
    return [
        card
        for card in g.players[seat].assets
        if asset(card).type in BARTERED and asset(card).cost is not None
    ]


def value(card: str) -> int:
    """Say what a card is worth in barter: its printed cost (OR-ASSET-5)."""
    return asset(card).cost or 0


def price_after(price: int, cards: tuple[str, ...]) -> int:
    """Return the price left to pay; there is no change (OR-BARTER-6)."""
    return max(0, price - sum(value(card) for card in cards))


def affordable(g: Galaxy, seat: int, price: int, traded: tuple[str, ...] = ()) -> bool:
    """Whether credits and barter together can pay a price (OR-BUY-2)."""
    if can_spend(g, seat, price):
        return True
    cards = tuple([card for card in barterable(g, seat) if card not in traded])
    return can_spend(g, seat, price_after(price, cards))


async def pay(g: Galaxy, seat: int, price: int, traded: tuple[str, ...] = ()) -> bool:
    """Pay a price with barter and credits, or not at all (OR-BARTER-1, -4, -12).

    What is traded in is counted in the price already and goes with the rest.
    """
    cards = [card for card in barterable(g, seat) if card not in traded]
    chosen: tuple[str, ...] = ()
    if price > 0 and cards:
        chosen = await AskMany(
            seat,
            lambda: text("or-ask-barter", price=price),
            cards,
            label=card_name,
            at=lambda card: f"card:{card}",
            note=lambda card: text("or-note-worth", value=value(card)),
            blocked=lambda: _not_bartered(g, seat),
            valid=lambda some: _too_dear(g, seat, price, some),
            rules=("OR-BARTER-1", "OR-BARTER-6"),
        )
    # Credits first: armor that is bartered away can defeat its wearer, but not undo the purchase.
    if not await spend_credits(g, seat, price_after(price, chosen)):
        return False
    # Cargo goes before the card that holds it, and a defeat on the way may take a card along.
    for card in sorted((*traded, *chosen), key=lambda card: asset(card).holds_cargo):
        if card in g.players[seat].assets:
            await discard_asset(g, seat, card)
    return True


def _not_bartered(g: Galaxy, seat: int) -> Iterable[Blocked]:
    """Name the assets that cannot be bartered, with the rule for each."""
    for card in g.players[seat].assets:
        part = asset(card)
        if part.type not in BARTERED:
            reason = text("or-blocked-barter-type")
            yield Blocked(card, card_name(card), reason, "OR-BARTER-3", f"card:{card}")
        elif part.cost is None:
            reason = text("or-blocked-barter-cost")
            yield Blocked(card, card_name(card), reason, "OR-BARTER-2", f"card:{card}")


def _too_dear(g: Galaxy, seat: int, price: int, cards: tuple[str, ...]) -> Blocked | None:
    left = price_after(price, cards)
    if can_spend(g, seat, left):
        return None
    reason: Text = text("or-blocked-credits", price=left, credits=g.players[seat].credits)
    return Blocked("barter", text("or-ask-barter", price=price), reason, "OR-BUY-2")


async def spend_with_barter(g: Galaxy, seat: int, amount: int) -> bool:
    """Pay for another effect with barter, where an ability allows it (OR-BARTER-8)."""
    return await pay(g, seat, amount) if affordable(g, seat, amount) else False
