"""Words about combat."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal

from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect, ToOne, followed, outcome
from cantina.games.outer_rim.names import named
from cantina.games.outer_rim.odds import enemy_odds
from cantina.games.outer_rim.rules.combat import can_be_attacked, fight_enemy, fight_player
from cantina.games.outer_rim.terms import CombatKind, Faction


async def _follow(scene: Scene, effect: AnyEffect | None) -> None:
    if effect is not None:
        await effect.do(scene)


class Fight(Effect, frozen=True):
    """Fight an enemy printed on the card."""

    enemy: str
    kind: CombatKind
    dice: int
    won: AnyEffect | None = None
    lost: AnyEffect | None = None
    survived: AnyEffect | None = None
    """After a win, once the damage is taken and only if the player is not defeated."""
    faction: Faction | None = None

    @property
    def name(self) -> Text:
        """The enemy's name."""
        return named("enemy", self.enemy)

    def odds(self, scene: Scene) -> float:
        """Return the chance to win."""
        return enemy_odds(scene.g, scene.seat, self.kind, self.dice)

    async def do(self, scene: Scene) -> Outcome:
        """Fight; what follows comes before the damage (OR-COMBAT-26)."""
        won = await fight_enemy(
            scene.g,
            scene.seat,
            self.kind,
            self.dice,
            self.name.id,
            self.faction or "",
            won=lambda: _follow(scene, self.won),
            lost=lambda: _follow(scene, self.lost),
            source=scene.source,
            cargo=scene.event.card if scene.event is not None else "",
        )
        if won and not scene.g.players[scene.seat].defeated:
            await _follow(scene, self.survived)
        return outcome(won)

    def says(self) -> Text:
        """Say against whom, where, and what follows."""
        first = text(f"{self.message()}-{self.kind}", enemy=self.name, dice=self.dice)
        return followed(first, if_won=self.won, if_survived=self.survived, if_lost=self.lost)


class FightPlayer(ToOne[int], frozen=True):
    """Fight a player in your space, on the ground or in space as the place says."""

    who: AnyCondition | None = None
    kind: CombatKind | None = None
    won: AnyEffect | None = None
    lost: AnyEffect | None = None

    def among(self, scene: Scene) -> list[int]:
        """List who can be fought here."""
        return [
            other
            for other in can_be_attacked(scene.g, scene.seat)
            if self.who is None or self.who.holds(scene.focused(other))
        ]

    def choose(self, scene: Scene, among: list[int]) -> Awaitable[int]:
        """Choose an opponent."""
        return ask.choose_player(scene.g, scene.seat, among, "or-ask-opponent")

    async def do_to(self, scene: Scene, one: int) -> bool:
        """Fight."""
        scene = scene.focused(one)
        return await fight_player(
            scene.g,
            scene.seat,
            one,
            self.kind,
            won=lambda: _follow(scene, self.won),
            lost=lambda: _follow(scene, self.lost),
            source=scene.source,
        )

    def says(self) -> Text:
        """Say whom, and what follows."""
        first = text(f"{self.message()}-ship" if self.kind == "ship" else self.message())
        if self.who is not None:
            first = text("or-says-who", first=first, who=self.who.says())
        return followed(first, if_won=self.won, if_lost=self.lost)


class InCombat(Condition, frozen=True):
    """In a combat of this kind against this sort of opponent."""

    kind: CombatKind | None = None
    enemy: Literal["", "patrol", "player", "bounty"] = ""

    def holds(self, scene: Scene) -> bool:
        """Look at the combat."""
        combat = scene.g.combat
        if combat is None or scene.seat not in (combat.attacker, combat.defender):
            return False
        if self.kind is not None and combat.kind != self.kind:
            return False
        if self.enemy == "bounty":
            return combat.bounty != "" and scene.seat == combat.attacker
        return not self.enemy or combat.enemy == self.enemy

    def reading(self) -> str:
        """Name the opponent, or else the kind."""
        return self.enemy or self.kind or ""
