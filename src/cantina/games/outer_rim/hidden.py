"""Dealing again what a seat cannot know: face-down contacts and others' secrets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from cantina.core.deck import EVERYBODY, Deck, exchanged
from cantina.core.hidden import knows
from cantina.core.rng import Rng
from cantina.games.outer_rim.library import CARDS, CONTACTS
from cantina.games.outer_rim.state import Galaxy, Player, Token
from cantina.games.outer_rim.terms import CONTACT_CLASSES, ENCOUNTER_DECKS

Held = tuple[Player, int]
"""A secret: who has it, and its place among his."""


def resample(g: Galaxy, seat: int | None, rng: Rng) -> None:
    """Deal again, in place, everything hidden from a seat (None: from a spectator)."""
    for places, contacts in _hidden_contacts(tuple(g.contacts), seat):
        _resample_contacts(g.contacts, places, list(contacts), rng)
    held: dict[str, list[Held]] = {}
    for player in g.players:
        if player.secrets and player.seat != seat:
            for place, card in enumerate(player.secrets):
                held.setdefault(CARDS[card].encounter or "", []).append((player, place))
    for deck in ENCOUNTER_DECKS:
        pile = g.encounters.get(deck)
        if pile is None:
            continue
        if deck not in held and pile.bottom_seen.count(EVERYBODY) == len(pile.bottom_seen):
            # nobody has any of them: the rest of a deck has no order to be dealt
            rng.skip(max(len(_secrets_among(pile.rest)) - 1, 0))
        else:
            _resample_secrets(pile, held.get(deck, ()), seat, rng)


@lru_cache(maxsize=256)
def _hidden_contacts(
    tokens: tuple[Token, ...], seat: int | None
) -> tuple[tuple[tuple[int, ...], tuple[str, ...]], ...]:
    """Return the face-down tokens of each class that the seat has not looked at.

    They are named by their places in the list; the contacts beside them are sorted.
    """
    found = []
    for contact_class in CONTACT_CLASSES:
        hidden = [
            (place, token.contact)
            for place, token in enumerate(tokens)
            if CONTACTS[token.contact].contact_class == contact_class
            and not token.face_up
            and seat not in token.seen_by
        ]
        places = tuple([place for place, _ in hidden])
        found.append((places, tuple(sorted([contact for _, contact in hidden]))))
    return tuple(found)


def _resample_contacts(
    tokens: list[Token], places: tuple[int, ...], contacts: list[str], rng: Rng
) -> None:
    """Face-down tokens of one class that the seat has not looked at change places."""
    rng.shuffle(contacts)
    for place, contact in zip(places, contacts, strict=True):
        token = tokens[place]
        if token.contact != contact:
            tokens[place] = Token(contact, token.place, token.face_up, token.seen_by)


def _resample_secrets(pile: Deck[str], held: Sequence[Held], seat: int | None, rng: Rng) -> None:
    """Others' secrets could be any unseen secret card of the same deck."""
    unseen = [place for place, seen in enumerate(pile.bottom_seen) if not knows(seen, seat)]
    secret_rest = _secrets_among(pile.rest)
    if not held and not unseen:
        rng.skip(max(len(secret_rest) - 1, 0))
        return
    cards = [player.secrets[place] for player, place in held]
    cards += [pile.bottom[place] for place in unseen]
    secrets = _secrets()
    pool = sorted([*cards, *secret_rest])
    rng.shuffle(pool)
    for player, place in held:
        player.secrets[place] = pool.pop()
    for place in unseen:
        pile.bottom = exchanged(pile.bottom, place, pool.pop())
    pile.rest = tuple(sorted([card for card in pile.rest if card not in secrets] + pool))


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
