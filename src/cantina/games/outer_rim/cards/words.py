"""The kinds of word of Outer Rim's cards, and how they read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from cantina.core import cards as core
from cantina.core.cards import DONE, NOTHING, Outcome, Term, said
from cantina.core.text import Text, text

if TYPE_CHECKING:
    from cantina.games.outer_rim.cards.scene import Scene

T = TypeVar("T")


def outcome(done: bool) -> Outcome:
    """Report whether an effect was done in full."""
    return DONE if done else NOTHING


def chain(message: str, parts: Sequence[Text]) -> Text:
    """Join texts from the right: "a or b or c"."""
    joined = parts[-1]
    for part in reversed(parts[:-1]):
        joined = text(message, first=part, rest=joined)
    return joined


def any_of(terms: Sequence[Term]) -> Text:
    """Name some values of which any will do."""
    return chain("or-says-or", [each.says() for each in terms])


def followed(first: Text, **results: core.Word | None) -> Text:
    """Say what may follow: "…; if you pass, …; if you fail, …"."""
    for result, effect in results.items():
        if effect is not None:
            first = text(f"or-says-{result.replace('_', '-')}", first=first, effect=effect.says())
    return first


class Word(core.Word, frozen=True):
    """Anything that only this game's cards say."""

    prefix: ClassVar[str] = "or-says"

    def reading(self) -> str:
        """Return which of its sentences it reads as: what is added to its message's name."""
        return ""

    def says(self) -> Text:
        """Return its sentence; several values stand for any of them."""
        reading = self.reading()
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Text(
            f"{self.message()}-{reading}" if reading else self.message(),
            {
                name: any_of(value) if value and isinstance(value, tuple) else said(value)
                for name, value in fields.items()
            },
        )


class Effect(Word, core.Effect["Scene"], frozen=True):
    """Something that happens."""

    def chooses(self) -> bool:
        """Say no: nobody is offered a price for something that cannot be had."""
        return False

    def odds(self, scene: Scene) -> float | None:
        """Return the chance that its test or combat is won, if it begins with one."""
        return None


class ToOne(Effect, Generic[T], frozen=True):
    """Something that happens to one of several things; without any, nothing happens."""

    @abstractmethod
    def among(self, scene: Scene) -> list[T]:
        """List the things it could happen to."""

    @abstractmethod
    def choose(self, scene: Scene, among: list[T]) -> Awaitable[T]:
        """Let the player choose one."""

    @abstractmethod
    def do_to(self, scene: Scene, one: T) -> Awaitable[bool]:
        """Do it to that one; say whether it was done in full."""

    def can(self, scene: Scene) -> bool:
        """There must be one."""
        return bool(self.among(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Choose one, and do it."""
        among = self.among(scene)
        if not among:
            return NOTHING
        return outcome(await self.do_to(scene, await self.choose(scene, among)))


class Condition(Word, core.Condition["Scene"], frozen=True):
    """Something that holds or does not."""


class Count(Word, core.Count["Scene"], frozen=True):
    """A number read off the table."""
