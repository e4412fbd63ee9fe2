"""Encountering a contact: reveal the token, then its databank card or a bounty combat."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.library import CONTACTS
from cantina.games.outer_rim.names import card_name, contact_name
from cantina.games.outer_rim.odds import enemy_odds
from cantina.games.outer_rim.rules.bounty import bounties_on, bounty_of, hunt_contact
from cantina.games.outer_rim.rules.contacts import reveal
from cantina.games.outer_rim.rules.databank import resolve_databank
from cantina.games.outer_rim.state import Galaxy

TALK = "databank"


async def encounter_contact(g: Galaxy, seat: int, contact: str) -> None:
    """Turn the token up, then fight it for a bounty or resolve its card (OR-CONTACT-2 to -7)."""
    await reveal(g, seat, contact)
    wanted = bounties_on(g, seat, contact)
    decision = TALK
    if wanted:
        decision = await choose(
            g,
            seat,
            lambda: text("or-ask-hunt", contact=contact_name(contact)),
            [*wanted, TALK],
            label=_decision_label,
            at=lambda card: None if card == TALK else f"card:{card}",
            odds=lambda card: hunt_odds(g, seat, card),
            rules=("OR-CONTACT-6", "OR-CONTACT-7"),
        )
    if decision == TALK:
        await resolve_databank(g, seat, CONTACTS[contact].databank)
    else:
        await hunt_contact(g, seat, decision)


def _decision_label(decision: str) -> Text:
    if decision == TALK:
        return text("or-option-databank")
    return text("or-option-hunt", card=card_name(decision))


def hunt_odds(g: Galaxy, seat: int, card: str) -> float | None:
    """Chance to beat the target of a bounty."""
    if card == TALK:
        return None
    bounty = bounty_of(card)
    return enemy_odds(g, seat, bounty.kind, bounty.dice)
