"""Letting an asset go: out of its slot, and what lies on it back to the map."""

from __future__ import annotations

from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.rules.contacts import put_on_nearest_planet
from cantina.games.outer_rim.rules.discard import remove_card, return_card, tell_discard
from cantina.games.outer_rim.state import Galaxy


async def let_go(g: Galaxy, seat: int, card: str, *, removed: bool = False) -> None:
    """Take a card out of its slot; its tokens return to the map (OR-CREW-4, OR-BOUNTY-4, -16)."""
    player = g.players[seat]
    player.assets.remove(card)
    if removed:
        remove_card(g, card)
    else:
        tell_discard(g, seat, card)
        return_card(g, card)
    captured = player.captured.pop(card, "")
    if captured:
        g.unused_contacts.append(captured)
        await put_on_nearest_planet(g, seat, captured)
    contact = asset(card).contact
    if contact and contact in g.unused_contacts:
        await put_on_nearest_planet(g, seat, contact)
