"""Ships: buying one, trading the old one in, the pool of unused sheets."""

from __future__ import annotations

from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.library import CARDS, SHIPS
from cantina.games.outer_rim.names import ship_name
from cantina.games.outer_rim.rules.barter import affordable, pay
from cantina.games.outer_rim.rules.discard import remove_card
from cantina.games.outer_rim.rules.market_decks import reveal_top
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.values import hull, ship_cost
from cantina.games.outer_rim.state import Galaxy

USED = "used"


def price_of_ship(g: Galaxy, seat: int, ship: str, discount: int = 0) -> int:
    """Return the price after the old ship, which is always bartered (OR-BARTER-9, OR-SHIP-2)."""
    return max(0, SHIPS[ship].cost - discount - ship_cost(g, seat))


def ships_for_sale(g: Galaxy, seat: int, discount: int = 0, *, dearer: bool = False) -> list[str]:
    """Unused sheets with a price that the player can pay."""
    return [
        ship
        for ship in g.ship_pool
        if SHIPS[ship].cost > (ship_cost(g, seat) if dearer else 0)
        and affordable(g, seat, price_of_ship(g, seat, ship, discount))
    ]


async def take_ship(g: Galaxy, seat: int, ship: str, damage: int = 0) -> None:
    """Replace the ship sheet: goal side up, no damage, assets moved over (OR-SHIP-4, -6, -7)."""
    player = g.players[seat]
    old = player.ship
    g.ship_pool.remove(ship)
    g.ship_pool.append(old)  # OR-SHIP-1: one ship, always
    g.ship_pool.sort()
    player.ship = ship
    g.use(ship)
    player.ship_flipped = False
    player.ship_goal_tokens = 0
    player.ship_damage = 0  # OR-SHIP-5
    g.say("or-log-new-ship", "OR-SHIP-4", player=seat_name(seat), ship=ship_name(ship))
    await settle(g, seat)
    if damage:
        player.ship_damage = min(damage, hull(g, seat))
        await settle(g, seat)


async def choose_ship(g: Galaxy, seat: int, ships: list[str], discount: int) -> str:
    """Let a player choose a sheet, with its price after the trade-in."""
    return await choose(
        g,
        seat,
        "or-ask-ship",
        ships,
        label=ship_name,
        at=lambda ship: f"sheet:{ship}",
        note=lambda ship: price_note(price_of_ship(g, seat, ship, discount)),
        rules=("OR-BARTER-9",),
    )


def price_note(price: int) -> Text:
    """Return the price as a small line."""
    return text("or-note-price", price=price)


async def buy_any_ship(
    g: Galaxy,
    seat: int,
    discount: int = 0,
    *,
    dearer: bool = False,
    damage: int = 0,
) -> bool:
    """Buy an unused sheet outside its deck; its market card leaves the game (OR-CARD-18)."""
    ships = ships_for_sale(g, seat, discount, dearer=dearer)
    if not ships:
        return False
    ship = await choose_ship(g, seat, ships, discount)
    if not await pay(g, seat, price_of_ship(g, seat, ship, discount)):
        return False
    await take_ship(g, seat, ship, damage)
    remove_ship_card(g, ship)
    await reveal_top(g, "ship")  # ruling O3: no patrol moves
    return True


def remove_ship_card(g: Galaxy, ship: str) -> None:
    """Take a ship's card out of the ship deck, if it is still there, and shuffle (OR-SHIP-3).

    The deck was searched, so it is shuffled although the card may have left the game long ago.
    """
    deck = g.market["ship"]
    for card in deck.cards():
        if CARDS[card].ship == ship:
            deck.remove(card)
            remove_card(g, card)
            break
    deck.shuffle()
