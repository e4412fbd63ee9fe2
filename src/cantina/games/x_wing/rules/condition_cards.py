"""Condition cards: how they come to a ship, move and go, with what lies on them."""

from __future__ import annotations

from cantina.core.text import Text
from cantina.games.x_wing.library import CONDITIONS
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.telling import tell

CARRIES_DAMAGE = "illshowyouthedarkside"
"""The condition on which a damage card lies."""


def assign_condition(g: Battle, ship_id: int, condition: str) -> None:
    """Give a ship a condition card; one of a kind leaves the ship that had it."""
    ship = g.ship(ship_id)
    if condition not in ship.cards.conditions:
        ship.beside(conditions=(*ship.cards.conditions, condition))
    if not CONDITIONS[condition].common:
        for other in g.ships:
            if other is not ship and condition in other.cards.conditions:
                move_condition(other, ship, condition)
    tell(g, ship_id, "xw-log-condition", condition=Text(card_name("condition", condition)))


def move_condition(old: Ship, new: Ship, condition: str) -> None:
    """Take a condition card from a ship, and what lies on it to the new one."""
    old.beside(conditions=tuple(other for other in old.cards.conditions if other != condition))
    if condition == CARRIES_DAMAGE:
        new.beside(card_in_wait=old.cards.card_in_wait)
        old.beside(card_in_wait="")


def remove_condition(g: Battle, ship: Ship, condition: str) -> None:
    """Take a condition card out of play; a damage card on it is discarded."""
    ship.beside(conditions=tuple(other for other in ship.cards.conditions if other != condition))
    if condition == CARRIES_DAMAGE and ship.cards.card_in_wait:
        g.deck_for(ship.side).discard.append(ship.cards.card_in_wait)
        ship.beside(card_in_wait="")
