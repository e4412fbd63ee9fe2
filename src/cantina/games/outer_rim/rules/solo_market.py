"""How the solo opponent buys: one deck, one look, perhaps one discard first."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.library import CARDS, SHIPS
from cantina.games.outer_rim.names import space_name
from cantina.games.outer_rim.printed import AiBullet
from cantina.games.outer_rim.rules.buy import purchase_problem
from cantina.games.outer_rim.rules.map import is_planet, planet
from cantina.games.outer_rim.rules.market import buy_top, discard_top
from cantina.games.outer_rim.rules.market_decks import face_up
from cantina.games.outer_rim.rules.slots import fits
from cantina.games.outer_rim.rules.values import ship_cost
from cantina.games.outer_rim.state import Galaxy


def can_buy(g: Galaxy, seat: int, deck: str) -> bool:
    """Whether the AI can buy the face-up card (OR-AI-BUY-3 to -6, -8, -9)."""
    card = face_up(g, deck)
    if not card or purchase_problem(g, seat, card) is not None:
        return False
    printed = CARDS[card]
    if printed.asset is not None:
        return fits(g, seat, card)
    return printed.ship not in SHIPS or SHIPS[printed.ship].cost > ship_cost(g, seat)


def slots_full(g: Galaxy, seat: int, deck: str) -> bool:
    """Whether no slot for the assets a deck is named after is empty."""
    probe = next(
        card.id
        for card in CARDS.values()
        if card.market == deck and card.asset is not None and card.asset.type == deck
    )
    return not fits(g, seat, probe)


async def buy_for_ai(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    """Buy from the named deck, only on a planet (OR-AI-BUY-1, -2, -7)."""
    if not planet(g, seat):
        return False
    deck = bullet.deck
    assert deck is not None
    token = bullet.goal_token
    if bullet.if_full is not None and slots_full(g, seat, deck):
        deck, token = bullet.if_full, bullet.goal_token_if_full
    if not can_buy(g, seat, deck):
        await discard_top(g, seat, deck)
    if not can_buy(g, seat, deck):
        return True
    card = face_up(g, deck)
    await buy_top(g, seat, deck)
    part = CARDS[card].asset
    if token and part is not None and is_planet(part.destination):
        place_goal_token(g, seat, part.destination)
    return True


def place_goal_token(g: Galaxy, seat: int, planet_id: str) -> None:
    """Put a goal token of the AI on a planet (OR-AI-GOAL-2)."""
    g.ai_goals[planet_id] = g.ai_goals.get(planet_id, 0) + 1
    g.say("or-log-goal-token", "OR-AI-GOAL-2", player=seat_name(seat), space=space_name(planet_id))


def remove_goal_token(g: Galaxy, planet_id: str) -> None:
    """Take one goal token off a planet, if there is one (OR-AI-GOAL-3)."""
    left = g.ai_goals.get(planet_id, 0) - 1
    if left > 0:
        g.ai_goals[planet_id] = left
    else:
        g.ai_goals.pop(planet_id, None)
