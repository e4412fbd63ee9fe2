"""A game's workshop: where squads, decks and the like are put together before a match.

One set of rules judges what people bring, in the workshop as at the table. A list is JSON in the
game's own form (`Workshop.list_type`), legal or not: what breaks a rule is kept and named.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from cantina.core.problem import BadOptions
from cantina.core.text import Text, text


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a list, or why a card cannot join it, with the rule."""

    reason: Text
    rule: str = ""
    part: int | None = None
    """The ship or character it is about, by its place in the list."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What to judge by, and what to look for."""

    points: int | None = None
    format: str = ""
    side: str = ""
    """For whom to draw a list at random."""
    at: str = ""
    """The place for which every card is to be weighed; empty: none."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ship or a character of a list: what it costs, and the places it has for other cards."""

    points: int
    slots: tuple[str, ...] = ()


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """A list as it was understood, what it costs, and all that is wrong with it."""

    list: Any
    points: int
    limit: int
    parts: tuple[Part, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Fault, ...] = ()
    """What is worth a word but breaks no rule."""
    refused: dict[str, Fault] = {}
    """Cards that cannot be put where the wish asked for, by id; all others can."""
    exports: dict[str, str] = {}
    """The list in the forms that other builders read, by the name of the form."""


class ReadyList(msgspec.Struct, frozen=True, omit_defaults=True):
    """A list prepared to play with, and a word on how it plays."""

    key: str
    name: Text
    side: str
    points: int
    list: Any
    notes: tuple[Text, ...] = ()
    season: int = 0


class Workshop(ABC):
    """What a game knows about building."""

    list_type: ClassVar[Any]
    lists_each: ClassVar[int] = 1
    """How many lists somebody brings to a tournament at most, to meet whoever comes."""

    @abstractmethod
    def judge(self, brought: Any, wish: Wish) -> Judgement:
        """Judge a list of `list_type`."""

    @abstractmethod
    def read(self, content: str, wish: Wish) -> Judgement:
        """Read what another builder wrote; what cannot be understood is a fault."""

    @abstractmethod
    def draw(self, seed: int, wish: Wish) -> Judgement:
        """Draw a legal list at random; BadOptions if there is none."""

    @abstractmethod
    def ready(self) -> list[ReadyList]:
        """Return the lists that are prepared."""

    @abstractmethod
    def bring(self, lists: Sequence[Any], seats: int, seed: int) -> dict[str, Any]:
        """Return the options of a match whose first seats play these lists, the others any."""

    @abstractmethod
    def seat_brings(
        self, options: dict[str, Any], seats: int, seat: int, brought: Any
    ) -> dict[str, Any]:
        """Return the options of a match with a list of one seat, or with the ready one so named.

        BadOptions says why it cannot; whether the match can be played then is for the game to say.
        """

    def find_ready(self, key: str) -> ReadyList:
        """Return a list that is prepared; BadOptions if there is none of the name."""
        found = next((one for one in self.ready() if one.key == key), None)
        if found is None:
            raise BadOptions(text("core-no-ready-list", name=key))
        return found

    def take(self, raw: object) -> Any:
        """Return a list from JSON-like data; BadOptions names what is wrong with its form."""
        try:
            return msgspec.convert(raw, self.list_type)
        except msgspec.ValidationError as error:
            raise BadOptions(text("core-bad-list", problem=str(error))) from error
