"""Decisions: a person is asked, the solo opponent declines or leaves it to chance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from cantina.core.ask import Ask
from cantina.core.asking import Prompt
from cantina.core.chance import Pick
from cantina.core.text import Text, seat_name
from cantina.core.wire import Blocked
from cantina.games.outer_rim.names import card_name, contact_name, faction_name, space_name
from cantina.games.outer_rim.state import Galaxy

V = TypeVar("V")


def choose(
    g: Galaxy,
    seat: int,
    prompt: Prompt,
    values: Sequence[V] | Callable[[], Iterable[V]],
    *,
    label: Callable[[V], Text],
    at: Callable[[V], str | None] | None = None,
    odds: Callable[[V], float | None] | None = None,
    note: Callable[[V], Text | None] | None = None,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    rules: tuple[str, ...] = (),
) -> Awaitable[V]:
    """Let a player choose one value; an obligatory choice of the AI is random (OR-AI-DECIDE-2)."""
    if g.players[seat].is_ai:
        return Pick(list(values() if callable(values) else values))
    return Ask(
        seat,
        prompt,
        values,
        label=label,
        at=at,
        odds=odds,
        note=note,
        blocked=blocked,
        rules=rules,
    )


async def may(
    g: Galaxy,
    seat: int,
    prompt: Prompt,
    *,
    odds: Callable[[], float | None] | None = None,
    rules: tuple[str, ...] = ("OR-TIMING-2",),
) -> bool:
    """Ask whether to do something optional; the AI declines (OR-AI-DECIDE-1)."""
    if g.players[seat].is_ai:
        return False
    return await Ask(
        seat,
        prompt,
        (True, False),
        odds=(lambda yes: odds() if yes else None) if odds is not None else None,
        rules=rules,
    )


async def choose_player(
    g: Galaxy, seat: int, seats: Sequence[int], prompt: Prompt = "or-ask-player"
) -> int:
    """Let a player choose one of several players."""
    return await choose(g, seat, prompt, seats, label=seat_name, at=lambda other: f"player:{other}")


async def choose_card(
    g: Galaxy,
    seat: int,
    cards: Sequence[str],
    prompt: Prompt = "or-ask-card",
    rules: tuple[str, ...] = (),
) -> str:
    """Let a player choose one of several cards."""
    return await choose(
        g, seat, prompt, cards, label=card_name, at=lambda card: f"card:{card}", rules=rules
    )


async def choose_contact(
    g: Galaxy, seat: int, contacts: Sequence[str], prompt: Prompt = "or-ask-contact"
) -> str:
    """Let a player choose one of several contact tokens by its place, not by its hidden name."""
    places = [token.place for token in g.contacts if token.contact in contacts]
    place = await choose(
        g,
        seat,
        prompt,
        places,
        label=lambda place: token_label(g, seat, place),
        at=lambda place: f"contact:{place}",
    )
    return next(token.contact for token in g.contacts if token.place == place)


def token_label(g: Galaxy, seat: int, place: str) -> Text:
    """Say what a player may know of the token in a contact space."""
    planet, index = place.split(":")
    for token in g.contacts:
        if token.place == place and (token.face_up or seat in token.seen_by):
            return Text(
                "or-option-known-contact",
                {"contact": contact_name(token.contact), "planet": space_name(planet)},
            )
    return Text(
        "or-option-hidden-contact", {"planet": space_name(planet), "number": int(index) + 1}
    )


async def choose_space(
    g: Galaxy,
    seat: int,
    spaces: Sequence[str],
    prompt: Prompt = "or-ask-space",
    rules: tuple[str, ...] = (),
) -> str:
    """Let a player choose one of several spaces."""
    return await choose(
        g, seat, prompt, spaces, label=space_name, at=lambda space: f"space:{space}", rules=rules
    )


async def choose_faction(
    g: Galaxy, seat: int, factions: Sequence[str], prompt: Prompt = "or-ask-faction"
) -> str:
    """Let a player choose one of several factions."""
    return await choose(g, seat, prompt, factions, label=faction_name)
