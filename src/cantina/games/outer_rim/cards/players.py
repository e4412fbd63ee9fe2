"""Words about other players."""

from __future__ import annotations

from cantina.core.cards import NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect
from cantina.games.outer_rim.rules.values import others_here


def _fitting(scene: Scene, who: AnyCondition | None) -> list[int]:
    """Other players in the space of whom a condition is true."""
    return [
        other
        for other in others_here(scene.g, scene.seat)
        if who is None or who.holds(scene.focused(other))
    ]


class PlayerHere(Condition, frozen=True):
    """Another player is in the space; `who` looks at that player as the other."""

    who: AnyCondition | None = None

    def holds(self, scene: Scene) -> bool:
        """Look around."""
        return bool(_fitting(scene, self.who))

    def reading(self) -> str:
        """Say who, if it matters."""
        return "" if self.who is None else "who"


class ChoosePlayer(Effect, frozen=True):
    """Choose another player in the space ("that player"), then do something."""

    effect: AnyEffect
    who: AnyCondition | None = None

    def can(self, scene: Scene) -> bool:
        """Somebody must be there."""
        return bool(_fitting(scene, self.who))

    async def do(self, scene: Scene) -> Outcome:
        """Choose whom, and do it."""
        others = _fitting(scene, self.who)
        if not others:
            return NOTHING
        other = await ask.choose_player(scene.g, scene.seat, others)
        return await self.effect.do(scene.focused(other))

    def says(self) -> Text:
        """Say whom, and what is done then."""
        first = text(self.message())
        if self.who is not None:
            first = text("or-says-who", first=first, who=self.who.says())
        return text("or-says-then", first=first, rest=self.effect.says())


class That(Effect, frozen=True):
    """That player does something."""

    effect: AnyEffect

    async def do(self, scene: Scene) -> Outcome:
        """Let that player do it; for the text, "you" are then the other."""
        other = scene.that_player
        if other < 0:
            return NOTHING
        return await self.effect.do(Scene(scene.g, other, scene.source, scene.event, scene.seat))
