"""Decisions: a person is asked, the solo opponent declines or leaves it to chance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from cantina.core.ask import Ask
from cantina.core.asking import ANSWER, Prompt, Settled, key_of
from cantina.core.chance import Pick
from cantina.core.rng import Rng
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.names import card_name, contact_name, faction_name, space_name
from cantina.games.outer_rim.rules.map import CONTACT_SPACE
from cantina.games.outer_rim.state import Galaxy

V = TypeVar("V")


class PatientAsk(Ask[V]):
    """An ask that stays open with a single option: a loan may bring the others (OR-CREDITS-5)."""

    __slots__ = ()

    def forced(self) -> Settled | None:
        """Wait for an answer in any case."""
        return None

    def decide(self, rng: Rng) -> Settled:
        """Return a random option."""
        key, value = self.draw(rng)
        return ANSWER, key, value


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
    patient: bool = False,
) -> Awaitable[V]:
    """Let a player choose one value; an obligatory choice of the AI is random (OR-AI-DECIDE-2)."""
    if g.players[seat].is_ai:
        return Pick(list(values() if callable(values) else values))
    return (PatientAsk if patient else Ask)(
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


def lendable(g: Galaxy, seat: int) -> int:
    """Credits that others could hand to a player now (OR-CREDITS-3)."""
    if g.players[seat].is_ai or g.turn == 0:
        return 0
    lenders = g.players if seat == g.current else [g.players[g.current]]  # OR-CREDITS-6
    return sum(each.credits for each in lenders if each.seat != seat and not each.is_ai)


async def may_with_a_loan(
    g: Galaxy, seat: int, prompt: Prompt, payable: Callable[[], bool]
) -> bool:
    """Ask whether to pay for something that only a loan could pay; declining is always open."""
    return await PatientAsk(
        seat,
        prompt,
        lambda: (True, False) if payable() else (False,),
        blocked=lambda: (
            () if payable() else (blocked_without_loan(key_of(True), text("core-yes")),)
        ),
        rules=("OR-TIMING-2", "OR-CREDITS-5"),
    )


def blocked_without_loan(key: str, label: Text) -> Blocked:
    """Say of an option that nothing but credits is missing for it."""
    return Blocked(key, label, text("or-blocked-loan"), "OR-CREDITS-5")


async def choose_player(
    g: Galaxy, seat: int, seats: Sequence[int], prompt: Prompt = "or-ask-player"
) -> int:
    """Let a player choose one of several players."""
    return await choose(g, seat, prompt, seats, label=seat_name, at=lambda other: f"player:{other}")


def choose_card(
    g: Galaxy, seat: int, cards: Sequence[str], prompt: Prompt = "or-ask-card", *rules: str
) -> Awaitable[str]:
    """Let a player choose one of several cards."""
    return choose(g, seat, prompt, cards, label=card_name, at="card:{}".format, rules=rules)


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
    where = CONTACT_SPACE[place]
    for token in g.contacts:
        if token.place == place and (token.face_up or seat in token.seen_by):
            return Text(
                "or-option-known-contact",
                {"contact": contact_name(token.contact), "planet": space_name(where.planet)},
            )
    return Text(
        "or-option-hidden-contact", {"planet": space_name(where.planet), "number": where.number}
    )


def choose_space(
    g: Galaxy, seat: int, spaces: Sequence[str], prompt: Prompt = "or-ask-space", *rules: str
) -> Awaitable[str]:
    """Let a player choose one of several spaces."""
    return choose(g, seat, prompt, spaces, label=space_name, at="space:{}".format, rules=rules)


async def choose_faction(
    g: Galaxy, seat: int, factions: Sequence[str], prompt: Prompt = "or-ask-faction"
) -> str:
    """Let a player choose one of several factions."""
    return await choose(g, seat, prompt, factions, label=faction_name)
