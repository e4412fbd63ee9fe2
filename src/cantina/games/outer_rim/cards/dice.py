"""Words about dice."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome, count_of
from cantina.core.text import Text, text
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Count, Effect, any_of, followed, outcome
from cantina.games.outer_rim.rules.dice import (
    add_result,
    cancel,
    reroll,
    roll_dice,
    targets,
    turn,
)
from cantina.games.outer_rim.terms import Face


class RollDice(Effect, frozen=True):
    """Roll dice; each die that shows one of the faces performs the effect."""

    dice: int | Count
    faces: tuple[Face, ...]
    each: AnyEffect | None = None
    otherwise: AnyEffect | None = None
    """Performed once if no die shows such a face."""

    async def do(self, scene: Scene) -> Outcome:
        """Roll, and do what the dice say."""
        results = await roll_dice(scene.g, scene.seat, count_of(scene, self.dice))
        fitting = sum(face in self.faces for face in results)
        effect = self.each if fitting else self.otherwise
        if effect is not None:
            for _ in range(max(1, fitting)):
                await effect.do(scene)
        return outcome(fitting > 0)

    def says(self) -> Text:
        """Say how many, for what, and what follows."""
        faces = any_of(self.faces)
        if isinstance(self.dice, int):
            first = text(self.message(), dice=self.dice, faces=faces)
        else:
            first = text(f"{self.message()}-each", count=self.dice.says(), faces=faces)
        return followed(first, each=self.each, no_die=self.otherwise)


def _own_roll(scene: Scene) -> bool:
    return scene.g.roll is not None and scene.g.roll.seat == scene.seat


class Reroll(Effect, frozen=True):
    """Reroll own dice; no number means any number, no faces means any face."""

    most: int = 0
    faces: tuple[Face, ...] = ()

    def can(self, scene: Scene) -> bool:
        """There must be such a die."""
        return _own_roll(scene) and bool(targets(scene.g, self.faces, rerolled=True))

    async def do(self, scene: Scene) -> Outcome:
        """Choose dice and roll them again."""
        return outcome(await reroll(scene.g, scene.seat, self.most, self.faces))

    def reading(self) -> str:
        """Name the faces, if only some may be rerolled."""
        return "faces" if self.faces else ""


class Turn(Effect, frozen=True):
    """Turn own dice with these faces to another face (OR-COMBAT-33)."""

    faces: tuple[Face, ...]
    to: Face
    most: int = 1

    def can(self, scene: Scene) -> bool:
        """There must be such a die."""
        return _own_roll(scene) and bool(targets(scene.g, self.faces))

    async def do(self, scene: Scene) -> Outcome:
        """Choose dice and turn them."""
        return outcome(await turn(scene.g, scene.seat, self.faces, self.to, self.most))


class Cancel(Effect, frozen=True):
    """Cancel results of the opponent (OR-COMBAT-32)."""

    face: Face

    def can(self, scene: Scene) -> bool:
        """Look for such a result of the opponent."""
        opposing = scene.g.roll is not None and scene.g.roll.seat != scene.seat
        return opposing and bool(targets(scene.g, (self.face,)))

    async def do(self, scene: Scene) -> Outcome:
        """Cancel it."""
        return outcome(await cancel(scene.g, scene.seat, self.face))


class Add(Effect, frozen=True):
    """Add a result to the own roll (OR-COMBAT-34)."""

    face: Face = Face.HIT

    def can(self, scene: Scene) -> bool:
        """There must be an own roll."""
        return _own_roll(scene)

    async def do(self, scene: Scene) -> Outcome:
        """Add it."""
        if not _own_roll(scene):
            return NOTHING
        await add_result(scene.g, scene.seat, self.face)
        return DONE
