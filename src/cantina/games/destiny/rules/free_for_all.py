"""Free-for-all: who leaves the game, and what goes on without him (DS-FFA)."""

from __future__ import annotations

from collections.abc import Awaitable
from types import TracebackType
from typing import TypeVar

from cantina.core.asking import AT_ONCE
from cantina.core.deck import Deck
from cantina.games.destiny.rules.zones import (
    discard,
    seats_from,
    set_card_aside,
    set_die_aside,
    take_out_of_play,
)
from cantina.games.destiny.state import NOBODY, Duel

T = TypeVar("T")


class Left(Exception):  # noqa: N818  (not an error: somebody is out of the game)
    """A player left the game in the middle of what he was applying."""


def applied(g: Duel, seat: int, effect: Awaitable[T]) -> Awaitable[T | None]:
    """Apply something of a player; None where he leaves the game and it ends (DS-FFA-11).

    A game for two ends with the first who leaves it.
    """
    return effect if len(g.players) == 2 else applied_by(g, seat, effect)


async def applied_by(g: Duel, seat: int, effect: Awaitable[T]) -> T | None:
    """Apply something of a player who may leave the game."""
    async with Applying(g, seat):
        return await effect
    return None


class Applying:
    """Something a player applies: where he leaves the game, it ends (DS-FFA-11).

    What others were applying at that moment goes on, each to its own end (DS-QUEUE-4).
    """

    __slots__ = ("falling", "g", "holding", "interrupting", "played", "seats")

    def __init__(self, g: Duel, *seats: int) -> None:
        self.g = g
        self.seats = seats

    def __aenter__(self) -> Awaitable[None]:
        g = self.g
        self.holding, self.interrupting = g.holding, g.interrupting
        self.falling, self.played = len(g.falling), tuple(g.played)
        g.applying.append(self.seats)
        return AT_ONCE

    def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> Awaitable[bool | None]:
        g = self.g
        g.applying.pop()
        if kind is Left:
            return self.end()
        if kind is None:
            stop_without(g)
        return AT_ONCE

    async def end(self) -> bool:
        """End it because its player left; whoever was falling still falls."""
        g = self.g
        self.clear_up()
        if g.memory.let_fall is not None:
            await g.memory.let_fall(g, self.seats[-1])
        stop_without(g)
        return True

    def clear_up(self) -> None:
        """Leave nothing half done behind: cards being played go where they belong."""
        g = self.g
        g.holding, g.interrupting = self.holding, self.interrupting
        del g.falling[self.falling :]
        waiting = {one.card for one in g.queue}
        for card in [card for card in g.played if card not in self.played]:
            if card not in waiting:
                g.played.remove(card)
                discard(g, card)


def part_of(g: Duel, seat: int) -> Applying:
    """Return a part of what is being applied that another player carries out."""
    return Applying(g, *(g.applying[-1] if g.applying else ()), seat)


def stop_without(g: Duel) -> None:
    """End what is being applied now if it is of a player who is out."""
    if g.applying and any(g.players[seat].out for seat in g.applying[-1]):
        raise Left


def leave(g: Duel, seat: int) -> None:
    """Take everything of a player who is out of the game with him (DS-FFA-13)."""
    following = seats_from(g, seat)[1:]
    g.players[seat].out = True
    for card in [card for card in g.play.values() if card.controller == seat]:
        if card.id in g.play and card.id != g.battlefield:
            remove_from_game(g, card.id)
    for die in [die for die in g.dice.values() if die.controller == seat]:
        set_die_aside(g, die)
    drop_what_waits(g, seat)
    empty_zones(g, seat)
    if g.controller == seat:
        g.controller = NOBODY  # until somebody claims it (DS-FFA-14)
        g.decider = following[0]
    elif g.decider == seat:
        g.decider = following[0]


def empty_zones(g: Duel, seat: int) -> None:
    """Take hand, deck, discard pile and what is set aside off the table."""
    player = g.players[seat]
    player.gone += [*player.hand, *player.deck.cards(), *player.discard, *player.aside]
    player.gone += [stack.card for stack in player.stacked]
    player.hand, player.discard, player.aside, player.stacked = [], [], [], []
    player.deck = Deck()


def drop_what_waits(g: Duel, seat: int) -> None:
    """Drop the abilities, armed effects and actions a player who left still had to come."""
    for waiting in [waiting for waiting in g.queue if waiting.seat == seat]:
        g.queue.remove(waiting)
        if waiting.card in g.played:
            g.played.remove(waiting.card)
            discard(g, waiting.card)
    g.moment = [waiting for waiting in g.moment if waiting.seat != seat]
    g.delayed = [armed for armed in g.delayed if armed.seat != seat]
    g.extra = [other for other in g.extra if other != seat]


def remove_from_game(g: Duel, card: int) -> None:
    """Take a card of a player who left out of play, with what is attached to it."""
    for other in [other.id for other in g.play.values() if other.host == card]:
        take_out_of_play(g, other)
        discard(g, other)
    take_out_of_play(g, card)
    set_card_aside(g, card)
