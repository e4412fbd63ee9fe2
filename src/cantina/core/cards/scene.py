"""The scene of an ability: who decides, what it speaks of, and how its owner is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Any

from cantina.core.ask import Ask, AskMany
from cantina.core.text import text

if TYPE_CHECKING:
    from typing import Self

    from cantina.core.cards.words import Effect


class Scene:
    """One ability at one moment; each game adds what its words need to know."""

    __slots__ = ()

    seat: int
    """The seat that decides."""

    def focused(self, target: Any) -> Self:
        """Return the same scene as it speaks of one target."""
        raise NotImplementedError(f"{type(self).__name__} speaks of no targets")

    @property
    def is_over(self) -> bool:
        """Say whether what follows in a sequence is cut off."""
        return False

    def confirm(self, effect: Effect[Any]) -> Awaitable[bool]:
        """Ask whoever decides whether to do what a card says they may."""
        return Ask(self.seat, lambda: text("effect-ask-may", effect=effect.says()), [True, False])

    def open_choices(self, effects: Sequence[Effect[Any]]) -> list[int]:
        """Return which of several effects may be chosen: those something could come of."""
        return [index for index, effect in enumerate(effects) if effect.can(self)]

    def choose(
        self, effects: Sequence[Effect[Any]], open_now: list[int], count: int
    ) -> Awaitable[Sequence[int]]:
        """Ask which of several effects to do."""
        return AskMany(
            self.seat,
            lambda: text("effect-ask-choose", count=count),
            open_now,
            least=count,
            most=count,
            label=lambda index: effects[index].says(),
        )
