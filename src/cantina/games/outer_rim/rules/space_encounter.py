"""Encountering the space: an encounter card, its section, its subsection, its secret or asset."""

from __future__ import annotations

from cantina.core.deck import Draw
from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.names import card_name, faction_name
from cantina.games.outer_rim.printed import Part, Section
from cantina.games.outer_rim.rules.discard import put_back
from cantina.games.outer_rim.rules.map import encounter_deck, is_navpoint
from cantina.games.outer_rim.rules.patrols import patrols_at
from cantina.games.outer_rim.rules.reputation import reputation
from cantina.games.outer_rim.rules.ties import decide_tie
from cantina.games.outer_rim.state import EncounterProgress, Galaxy
from cantina.games.outer_rim.terms import Whose


def place_of(g: Galaxy, seat: int) -> str:
    """Which section counts: the space, or on navpoints whether a patrol is here."""
    space = g.players[seat].space
    if not is_navpoint(space):
        return space
    return "patrol" if patrols_at(g, space) else "no_patrol"


def section_for(card: str, place: str) -> Section | None:
    """Return the section of a card for a place (OR-SPACE-ENCOUNTER-5, -6)."""
    for section in CARDS[card].sections:
        if section.place == place:
            return section
    return None


async def part_for(g: Galaxy, seat: int, section: Section) -> Part | None:
    """Return the subsection that fits the player's reputation now (OR-SPACE-ENCOUNTER-7, -8)."""
    patrol = ""
    if any(part.faction is Whose.PATROL for part in section.parts):
        patrol = await _patrol_that_counts(g, seat)
    for part in section.parts:
        faction = patrol if part.faction is Whose.PATROL else part.faction
        if not part.reputations or reputation(g, seat, faction or "") in part.reputations:
            return part
    return None


async def _patrol_that_counts(g: Galaxy, seat: int) -> str:
    """Settle on the patrol a section speaks of; several are a tie (OR-TIE-1)."""
    here = patrols_at(g, g.players[seat].space)
    return await decide_tie(g, here, faction_name) if here else ""


async def encounter_space(g: Galaxy, seat: int) -> None:
    """Draw the top card of the space's deck and resolve the fitting section."""
    deck = g.encounters[encounter_deck(g, g.players[seat].space)]
    if not deck:
        return  # OR-LIMIT-5
    card = await Draw(deck)
    g.use(card)
    place = place_of(g, seat)
    section = section_for(card, place)
    if section is not None and section.secret is not None:
        _keep_secret(g, seat, card)
        return
    g.encounter = EncounterProgress(seat, card, place)
    g.in_hand.append(card)
    if g.told:
        player, name = seat_name(seat), card_name(card)
        g.say("or-log-encounter", "OR-SPACE-ENCOUNTER-1", player=player, card=name)
    part = await part_for(g, seat, section) if section is not None else None
    if part is not None:
        await part.effect.do(Scene(g, seat, card))
    if not g.encounter.kept:
        put_back(g, card)  # OR-SPACE-ENCOUNTER-13
    g.encounter = None


def _keep_secret(g: Galaxy, seat: int, card: str) -> None:
    """OR-SECRET-1: the player keeps the card unseen by the others."""
    g.players[seat].secrets.append(card)
    g.say("or-log-secret", "OR-SECRET-1", player=seat_name(seat))
    g.say("or-log-own-secret", "OR-SECRET-4", only=(seat,), card=card_name(card))
