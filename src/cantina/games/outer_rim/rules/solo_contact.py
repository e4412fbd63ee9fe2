"""How the solo opponent gains crew from contacts."""

from __future__ import annotations

from cantina.core.chance import Pick
from cantina.core.text import seat_name
from cantina.games.outer_rim.library import CARDS, CONTACTS
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.contacts import discard_contact, reveal, token_of, tokens_at
from cantina.games.outer_rim.rules.databank import take
from cantina.games.outer_rim.rules.discard import put_back
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.slots import fits
from cantina.games.outer_rim.rules.values import assets_of_type
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import CONTACT_CLASSES, AssetType


def chosen_contact(g: Galaxy, seat: int, *, face_down_only: bool = False) -> str:
    """Lowest class, face down before face up, then the left one (OR-AI-CREW-5, -6)."""
    tokens = tokens_at(g, g.players[seat].space)
    hidden = [token for token in tokens if not token.face_up]
    among = hidden if hidden or face_down_only else tokens
    if not among:
        return ""
    best = min(
        among,
        key=lambda token: (
            CONTACT_CLASSES.index(CONTACTS[token.contact].contact_class),
            token.place,
        ),
    )
    return best.contact


async def meet_contact(g: Galaxy, seat: int, *, gain_crew: bool) -> bool:
    """Reveal a contact and gain its crew for free (OR-AI-CREW-1, -2); False without any effect."""
    contact = chosen_contact(g, seat, face_down_only=not gain_crew)
    token = token_of(g, contact)
    if token is None:
        return False
    hidden = not token.face_up
    await reveal(g, seat, contact)
    gained = gain_crew and await _gain_crew(g, seat, contact)
    return hidden or gained


async def _gain_crew(g: Galaxy, seat: int, contact: str) -> bool:
    card = await take(g, CONTACTS[contact].databank)
    if not card:
        return False
    part = CARDS[card].asset
    if part is None or part.type != "crew":
        put_back(g, card)  # OR-AI-CREW-4
        return False
    # As for everybody the new crew's token leaves first; the old one's may take its space.
    await discard_contact(g, contact)  # OR-AI-CREW-8
    if not fits(g, seat, card):
        old = await Pick(assets_of_type(g, seat, AssetType.CREW))  # OR-AI-CREW-3
        await discard_asset(g, seat, old)
    g.in_hand.remove(card)
    g.players[seat].assets.append(card)
    g.say("or-log-gain-card", "OR-AI-CREW-1", player=seat_name(seat), card=card_name(card))
    await settle(g, seat)
    return True
