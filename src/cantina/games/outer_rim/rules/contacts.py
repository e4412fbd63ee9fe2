"""Contacts: tokens on planets, looking at them, moving them, encountering them."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.core.chance import Reveal
from cantina.core.text import seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.names import contact_name, space_name
from cantina.games.outer_rim.rules.map import (
    CONTACT_SPACE,
    IS_PLANET,
    PLANET_OF_PLACE,
    chart_of,
    contact_places,
)
from cantina.games.outer_rim.state import Galaxy, Token


def planet_of(token: Token) -> str:
    """Return the planet of a token; its contact space counts as that planet (OR-CONTACT-20)."""
    return PLANET_OF_PLACE[token.place]


def token_of(g: Galaxy, contact: str) -> Token | None:
    """Return the token of a contact, if it is on the map."""
    return next((token for token in g.contacts if token.contact == contact), None)


def change(g: Galaxy, token: Token, **changes: Any) -> None:
    """Change something about a token on the map."""
    g.contacts[g.contacts.index(token)] = msgspec.structs.replace(token, **changes)


def tokens_at(g: Galaxy, space: str) -> list[Token]:
    """Tokens on a planet, the left one first."""
    places = contact_places(space)
    if not places:
        return []
    found = [token for token in g.contacts if token.place in places]
    if len(found) > 1:
        found.sort(key=lambda token: token.place)
    return found


def contacts_at(g: Galaxy, space: str) -> list[str]:
    """Contacts in a space; captured ones are nowhere (OR-CONTACT-20, -21)."""
    return [token.contact for token in tokens_at(g, space)]


def empty_places(g: Galaxy, planet: str) -> list[str]:
    """Empty contact spaces of a planet, of whatever class (OR-CONTACT-14)."""
    taken = {token.place for token in g.contacts}
    return [place for place in contact_places(planet) if place not in taken]


async def look_at(g: Galaxy, seat: int, contact: str) -> None:
    """Look secretly at a token; it stays face down (OR-CONTACT-17)."""
    token = token_of(g, contact)
    if token is None or token.face_up:
        return
    if seat not in token.seen_by:
        change(g, token, seen_by=(*token.seen_by, seat))
        await Reveal()
    planet = space_name(planet_of(token))
    g.say("or-log-looked", "OR-CONTACT-17", player=seat_name(seat), planet=planet)
    g.say(
        "or-log-saw",
        "OR-CONTACT-17",
        only=(seat,),
        contact=contact_name(contact),
        planet=planet,
    )


async def reveal(g: Galaxy, seat: int, contact: str) -> None:
    """Turn a token face up (OR-CONTACT-3)."""
    token = token_of(g, contact)
    if token is None or token.face_up:
        return
    change(g, token, face_up=True, seen_by=())
    await Reveal()
    g.say(
        "or-log-revealed",
        "OR-CONTACT-3",
        player=seat_name(seat),
        contact=contact_name(contact),
        planet=space_name(planet_of(token)),
    )


async def swap_contacts(g: Galaxy, seat: int, one: str, two: str) -> None:
    """Exchange the places of two tokens; their sides stay (OR-CONTACT-22)."""
    first, second = token_of(g, one), token_of(g, two)
    assert first is not None and second is not None
    change(g, first, place=second.place)
    change(g, second, place=first.place)
    g.say(
        "or-log-swapped",
        "OR-CONTACT-22",
        player=seat_name(seat),
        one=space_name(planet_of(second)),
        two=space_name(planet_of(first)),
    )


async def move_contact(g: Galaxy, seat: int, contact: str, planet: str) -> bool:
    """Move a token to a planet with an empty contact space; its side stays (OR-CONTACT-15)."""
    token = token_of(g, contact)
    places = empty_places(g, planet)
    if token is None or not places:
        return False
    change(g, token, place=await _choose_place(g, seat, places))
    g.say("or-log-contact-moved", "OR-CONTACT-14", planet=space_name(planet))
    return True


async def _choose_place(g: Galaxy, seat: int, places: list[str]) -> str:
    return await choose(
        g,
        seat,
        "or-ask-contact-space",
        places,
        label=lambda place: text(
            "or-option-contact-space",
            planet=space_name(CONTACT_SPACE[place].planet),
            number=CONTACT_SPACE[place].number,
        ),
        at=lambda place: f"contact:{place}",
        rules=("OR-CREW-5", "OR-CONTACT-14"),
    )


def take_off_map(g: Galaxy, contact: str) -> bool:
    """Lift a token off the map; the caller says where it goes."""
    token = token_of(g, contact)
    if token is None:
        return False
    g.contacts.remove(token)
    return True


async def discard_contact(g: Galaxy, contact: str) -> bool:
    """Discard a token to the unused ones; it is not removed from the game (OR-DISCARD-3)."""
    if not take_off_map(g, contact):
        return False
    g.unused_contacts.append(contact)
    g.say("or-log-contact-discarded", "OR-DISCARD-3", contact=contact_name(contact))
    return True


def nearest_room(g: Galaxy, space: str) -> list[str]:
    """Empty contact spaces on the nearest planets that have any (OR-CREW-5, ruling D13)."""
    found: list[str] = []
    nearest = -1
    for planet, far in chart_of(g).distances[space].items():  # the nearest come first
        if found and far > nearest:
            break
        if planet in IS_PLANET and (places := empty_places(g, planet)):
            found += places
            nearest = far
    return found


async def put_on_nearest_planet(g: Galaxy, seat: int, contact: str) -> None:
    """Put an unused token face up on the nearest planet with room (OR-CREW-4, OR-BOUNTY-4, -16)."""
    place = await _choose_place(g, seat, nearest_room(g, g.players[seat].space))
    if contact in g.unused_contacts:
        g.unused_contacts.remove(contact)
    g.contacts.append(Token(contact, place, face_up=True))
    g.say(
        "or-log-contact-returns",
        "OR-CREW-4",
        contact=contact_name(contact),
        planet=space_name(CONTACT_SPACE[place].planet),
    )


def eliminate_contact(g: Galaxy, contact: str) -> None:
    """Remove a token from the game, wherever it is (OR-BOUNTY-10, OR-DISCARD-4)."""
    take_off_map(g, contact)
    if contact in g.unused_contacts:
        g.unused_contacts.remove(contact)
    g.removed_contacts.append(contact)
