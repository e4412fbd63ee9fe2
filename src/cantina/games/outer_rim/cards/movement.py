"""Words about moving, patrols and turns."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.outer_rim.cards.events import Prevents
from cantina.games.outer_rim.cards.reputation import AnyFaction, choose_whose, factions_of
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Effect, outcome
from cantina.games.outer_rim.rules.movement import move_up_to
from cantina.games.outer_rim.rules.patrol_movement import move_patrol_directly, patrol_steps
from cantina.games.outer_rim.rules.turn import gain_extra_turn


class Move(Effect, frozen=True):
    """Move up to some spaces by the normal rules."""

    spaces: int

    async def do(self, scene: Scene) -> Outcome:
        """Move."""
        await move_up_to(scene.g, scene.seat, self.spaces)
        return DONE


class NoStop(Prevents, frozen=True):
    """Need not stop in this space."""


class MovePatrol(Effect, frozen=True):
    """Move a patrol up to some spaces, any way (OR-PATROL-MOVE-13)."""

    faction: AnyFaction
    spaces: int

    async def do(self, scene: Scene) -> Outcome:
        """Settle whose, and move it."""
        faction = await choose_whose(scene, scene.seat, factions_of(scene, self.faction))
        if not faction:
            return NOTHING
        await patrol_steps(scene.g, scene.seat, faction, self.spaces)
        return DONE


class BringPatrol(Effect, frozen=True):
    """Move a patrol directly to the player's space."""

    faction: AnyFaction

    async def do(self, scene: Scene) -> Outcome:
        """Settle whose, and bring it."""
        faction = await choose_whose(scene, scene.seat, factions_of(scene, self.faction))
        if not faction:
            return NOTHING
        await move_patrol_directly(scene.g, faction, scene.g.players[scene.seat].space)
        return DONE


class ExtraTurn(Effect, frozen=True):
    """Take an extra turn after this one (OR-MAELSTROM-3)."""

    def can(self, scene: Scene) -> bool:
        """Only the current player, and only one."""
        g = scene.g
        return scene.seat == g.current and not (g.extra_turn or g.extra_turn_gained)

    async def do(self, scene: Scene) -> Outcome:
        """Gain it."""
        return outcome(gain_extra_turn(scene.g, scene.seat))
