"""Secrets: encounter cards a player keeps unseen until they are played."""

from __future__ import annotations

from cantina.core.deck import seen_by
from cantina.core.text import seat_name
from cantina.games.outer_rim.catalogue import CARDS
from cantina.games.outer_rim.definitions import Ability
from cantina.games.outer_rim.state import Galaxy


def secret_of(card: str) -> Ability:
    """Say what a secret does and when it may be played (OR-SECRET-2)."""
    for section in CARDS[card].sections:
        if section.secret is not None:
            return section.secret
    raise LookupError(f"{card} has no secret section")


def discard_secret(g: Galaxy, seat: int, card: str) -> None:
    """Discard a secret unseen to the bottom of its deck (OR-SECRET-5)."""
    g.players[seat].secrets.remove(card)
    deck = CARDS[card].encounter
    assert deck is not None
    g.encounters[deck].put_at_bottom(card, seen_by(seat))
    g.say("or-log-secret-discarded", "OR-SECRET-5", player=seat_name(seat))
