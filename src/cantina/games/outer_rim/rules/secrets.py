"""Secrets: encounter cards a player keeps unseen until they are played."""

from __future__ import annotations

from cantina.core.deck import seen_by
from cantina.core.text import seat_name
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.state import Galaxy


def discard_secret(g: Galaxy, seat: int, card: str) -> None:
    """Discard a secret unseen to the bottom of its deck (OR-SECRET-5)."""
    g.players[seat].secrets.remove(card)
    deck = CARDS[card].encounter
    assert deck is not None
    g.encounters[deck].put_at_bottom(card, seen_by(seat))
    g.say("or-log-secret-discarded", "OR-SECRET-5", player=seat_name(seat))
