"""Dealing again what a seat cannot know: face-down contacts and others' secrets."""

from __future__ import annotations

from cantina.core.rng import Rng
from cantina.games.outer_rim.library import CARDS, CONTACTS
from cantina.games.outer_rim.state import Galaxy, Token
from cantina.games.outer_rim.terms import CONTACT_CLASSES, ENCOUNTER_DECKS


def resample(g: Galaxy, seat: int | None, rng: Rng) -> None:
    """Deal again, in place, everything hidden from a seat (None: from a spectator)."""
    for contact_class in CONTACT_CLASSES:
        _resample_contacts(g, seat, contact_class, rng)
    for deck in ENCOUNTER_DECKS:
        _resample_secrets(g, seat, deck, rng)


def _hidden(token: Token, seat: int | None) -> bool:
    return not token.face_up and (seat is None or seat not in token.seen_by)


def _resample_contacts(g: Galaxy, seat: int | None, contact_class: str, rng: Rng) -> None:
    """Face-down tokens of one class that the seat has not looked at change places."""
    tokens = [
        token
        for token in g.contacts
        if _hidden(token, seat) and CONTACTS[token.contact].contact_class == contact_class
    ]
    contacts = sorted(token.contact for token in tokens)
    rng.shuffle(contacts)
    for token, contact in zip(tokens, contacts, strict=True):
        token.contact = contact


def _resample_secrets(g: Galaxy, seat: int | None, deck: str, rng: Rng) -> None:
    """Others' secrets could be any unseen secret card of the same deck."""
    if deck not in g.encounters:
        return
    pile = g.encounters[deck]
    held = [
        (player, place)
        for player in g.players
        if player.seat != seat
        for place, card in enumerate(player.secrets)
        if CARDS[card].encounter == deck
    ]
    unseen = [place for place, seen in enumerate(pile.bottom_seen) if not _knows(seen, seat)]
    cards = [player.secrets[place] for player, place in held]
    cards += [pile.bottom[place] for place in unseen]
    secret_rest = [card for card in pile.rest if _is_secret(card)]
    pool = sorted(cards + secret_rest)
    rng.shuffle(pool)
    for player, place in held:
        player.secrets[place] = pool.pop()
    for place in unseen:
        pile.bottom[place] = pool.pop()
    pile.rest = sorted([card for card in pile.rest if not _is_secret(card)] + pool)


def _knows(seen: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among the seats written as bits."""
    return seen < 0 if seat is None else bool(seen >> seat & 1)


def _is_secret(card: str) -> bool:
    return any(section.secret is not None for section in CARDS[card].sections)
