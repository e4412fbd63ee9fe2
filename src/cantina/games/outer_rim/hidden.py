"""Dealing again what a seat cannot know: face-down contacts and others' secrets."""

from __future__ import annotations

from functools import cache, lru_cache

from cantina.core.deck import Deck, exchanged
from cantina.core.rng import Rng
from cantina.games.outer_rim.library import CARDS, CONTACTS
from cantina.games.outer_rim.state import Galaxy, Player, Token
from cantina.games.outer_rim.terms import CONTACT_CLASSES, ENCOUNTER_DECKS

Held = tuple[Player, int]
"""A secret: who has it, and its place among his."""


def resample(g: Galaxy, seat: int | None, rng: Rng) -> None:
    """Deal again, in place, everything hidden from a seat (None: from a spectator)."""
    tokens: dict[str, list[Token]] = {contact_class: [] for contact_class in CONTACT_CLASSES}
    for token in g.contacts:
        if not token.face_up and (seat is None or seat not in token.seen_by):
            tokens[CONTACTS[token.contact].contact_class].append(token)
    for same_class in tokens.values():
        _resample_contacts(same_class, rng)
    held: dict[str, list[Held]] = {}
    for player in g.players:
        for place, card in enumerate(player.secrets) if player.seat != seat else ():
            held.setdefault(CARDS[card].encounter or "", []).append((player, place))
    for deck in ENCOUNTER_DECKS:
        if deck in g.encounters:
            _resample_secrets(g.encounters[deck], held.get(deck, []), seat, rng)


def _resample_contacts(tokens: list[Token], rng: Rng) -> None:
    """Face-down tokens of one class that the seat has not looked at change places."""
    contacts = sorted([token.contact for token in tokens])
    rng.shuffle(contacts)
    for token, contact in zip(tokens, contacts, strict=True):
        token.contact = contact


def _resample_secrets(pile: Deck[str], held: list[Held], seat: int | None, rng: Rng) -> None:
    """Others' secrets could be any unseen secret card of the same deck."""
    unseen = [place for place, seen in enumerate(pile.bottom_seen) if not _knows(seen, seat)]
    cards = [player.secrets[place] for player, place in held]
    cards += [pile.bottom[place] for place in unseen]
    secret_rest = _secrets_among(pile.rest)
    if not cards:  # nobody has any of them: the rest of a deck has no order to be dealt
        rng.skip(max(len(secret_rest) - 1, 0))
        return
    secrets = _secrets()
    pool = sorted([*cards, *secret_rest])
    rng.shuffle(pool)
    for player, place in held:
        player.secrets[place] = pool.pop()
    for place in unseen:
        pile.bottom = exchanged(pile.bottom, place, pool.pop())
    pile.rest = tuple(sorted([card for card in pile.rest if card not in secrets] + pool))


def _knows(seen: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among the seats written as bits."""
    return seen < 0 if seat is None else bool(seen >> seat & 1)


@cache
def _secrets() -> frozenset[str]:
    """Return all cards that somebody can keep as a secret."""
    cards = CARDS.items()
    return frozenset(
        [key for key, card in cards if any(one.secret is not None for one in card.sections)]
    )


@lru_cache(maxsize=1024)
def _secrets_among(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return those cards of a deck that somebody can keep as a secret."""
    secrets = _secrets()
    return tuple([card for card in cards if card in secrets])
