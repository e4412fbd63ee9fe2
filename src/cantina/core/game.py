"""The contract between a game and the table. Each sentence here is checked over all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from cantina.core.ask import Refused
from cantina.core.piece import State
from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Chart, Option, Ready, Result, Standing
from cantina.core.workshop import Workshop

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741
V = TypeVar("V", bound=msgspec.Struct)

WITHDRAWN: Final = "withdraw"
"""The key of a seat's withdrawal among all that seats do outside their asks."""

Step = Callable[[S], Coroutine[Any, Any, str | None] | str]
"""A step reads like a paragraph of the rulebook and returns the name of the next one.

One in which nobody is asked and nothing rolled may be a plain function.
"""


class Game(ABC, Generic[S, O, V]):
    """A game: how it begins, its steps, and what each seat may see."""

    name: ClassVar[str]
    """As people type it: `outer-rim`."""
    rules: ClassVar[str]
    """Version of the rules; a record of another version is not replayed."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most seats."""
    title: ClassVar[Text]
    about: ClassVar[Text]
    """One sentence on what the game is."""
    options_type: type[O]
    """Frozen; every field has a sensible default."""
    state_type: type[S]
    view_type: type[V]
    steps: Mapping[str, Step[S]]

    @abstractmethod
    def begin(self, options: O, seats: int) -> S:
        """Return the state before the first step. Nothing random here: steps roll and shuffle.

        Raise BadOptions when these options cannot be played by so many seats.
        """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return all that a seat (None: a spectator) may know, and nothing else."""

    def views(self, state: S, seats: Sequence[int | None]) -> list[V]:
        """Return the views of several seats; a game may make once what they have in common."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def result(self, state: S) -> Result:
        """Return how the match ended; asked only when there is no next step."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, rng: Rng) -> None:
        """Deal again, in place, whatever the seat cannot know, as it might be instead.

        What comes out hangs on what the seat knows and on `rng`, not on how things really are.
        """

    @abstractmethod
    def board(self, view: V, write: Callable[[Text], str]) -> str:
        """Draw the board as text for a terminal."""

    def check(self, state: S) -> None:
        """Raise AssertionError when an invariant is broken (components conserved, limits held)."""
        return

    def content(self) -> Iterable[str]:
        """Return the ids of all content; random play must reach each (see `State.use`)."""
        return ()

    def cards(self) -> Iterable[msgspec.Struct]:
        """Return every printed thing with its name and its text, for card browsers."""
        return ()

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """Return seats and options of every way to play that tests should try."""
        least, most = self.seats
        return [(seats, {}) for seats in range(least, most + 1)]

    def ready(self) -> list[Ready]:
        """Return what is prepared to play with (decks, squads), for whoever brings nothing."""
        return []

    def workshop(self) -> Workshop | None:
        """Return where squads or decks are built, if this game has such."""
        return None

    def showing(self, piece: str, seed: int) -> tuple[int, dict[str, Any]]:
        """Return seats and options of a match in which this piece of content may well be used."""
        variants = self.variants()
        return variants[seed % len(variants)]

    def drawn(self, options: dict[str, Any], seats: int, number: int) -> dict[str, Any]:
        """Return the options of one of many matches, with what they leave to chance drawn."""
        return options

    def charts(self, state: S) -> list[Chart]:
        """Return how the match went over its turns, for the report at its end."""
        return []

    def concede(self, state: S, seat: int) -> Result | None:
        """Return the result when a seat gives up, or None when the others play on."""
        others = [other for other in range(self.player_count(state)) if other != seat]
        if len(others) != 1:
            return None
        standings = (Standing(others[0], 1), Standing(seat, 2))
        return Result((others[0],), Text("core-conceded", {"seat": seat + 1}), standings)

    def withdraw(self, state: S, seat: int) -> bool:
        """Note that a seat which gave up leaves the match; False when a bot plays on for it.

        It leaves at the next checkpoint; what it is asked until then somebody answers for it.
        """
        return False

    def interjections(self, state: S, seat: int) -> list[Option]:
        """Return what a seat may do at any time, outside its own asks."""
        return []

    def interject(self, state: S, seat: int, key: str) -> None:
        """Do what a seat may do at any time; raise Refused, and change nothing, if it may not."""
        raise Refused(text("core-refused-aside", key=key))

    @abstractmethod
    def player_count(self, state: S) -> int:
        """Return how many seats play."""

    def read_options(self, raw: Mapping[str, object] | None = None) -> O:
        """Return checked options from JSON-like data; unknown names and wrong types are named."""
        known = self.options_type.__struct_encode_fields__
        for name in raw or {}:
            if name not in known:
                possible = ", ".join(sorted(known))
                raise BadOptions(
                    text("core-bad-option", game=self.name, option=name, possible=possible)
                )
        try:
            return msgspec.convert(dict(raw or {}), self.options_type)
        except msgspec.ValidationError as error:
            problem = text("core-bad-option-value", game=self.name, problem=str(error))
            raise BadOptions(problem) from error

    def read_state(self, raw: object) -> S:
        """Return a state from JSON-like data; a ValidationError names what is wrong with it."""
        return msgspec.convert(raw, self.state_type, str_keys=True)

    @cached_property
    def default_options(self) -> O:
        """Return the options of somebody who chooses none."""
        return self.read_options()

    def check_seats(self, seats: int) -> None:
        """Raise BadOptions unless so many can play."""
        least, most = self.seats
        if not least <= seats <= most:
            problem = text("core-bad-seats", game=self.name, least=least, most=most, seats=seats)
            raise BadOptions(problem)

    def hear(self, state: S, seat: int, key: str) -> None:
        """Do again what a seat once did outside its asks: give up, or interject."""
        if key == WITHDRAWN:
            self.withdraw(state, seat)
        else:
            self.interject(state, seat, key)


AnyGame = Game[Any, Any, Any]
