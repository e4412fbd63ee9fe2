"""Words about fame and reputation."""

from __future__ import annotations

from typing import TypeAlias

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim.asking import choose_faction
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect, outcome
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.names import standings
from cantina.games.outer_rim.rules.fame import gain_fame
from cantina.games.outer_rim.rules.map import PLANET_FACTION
from cantina.games.outer_rim.rules.patrols import patrols_at
from cantina.games.outer_rim.rules.reputation import gain_reputation, lose_reputation, reputation
from cantina.games.outer_rim.terms import FACTIONS, NEGATIVE, Faction, Whose

AnyFaction: TypeAlias = Faction | Whose
"""A faction, or the one that the table or a player settles."""


def factions_of(scene: Scene, whose: AnyFaction) -> list[str]:
    """Return all factions that fit; the player chooses when there are several."""
    if isinstance(whose, Faction):
        return [whose]
    space = scene.g.players[scene.seat].space
    if whose is Whose.PLANET:
        faction = PLANET_FACTION.get(space, "")
        return [faction] if faction else []
    if whose is Whose.PATROL:
        return patrols_at(scene.g, space)
    if whose is Whose.FAVOR:
        return _owed(scene)
    return list(FACTIONS)


def _owed(scene: Scene) -> list[str]:
    """Return the faction of a favor: the one its reward pleases."""
    if scene.g.job is None:
        return []
    reward = asset(scene.g.job.card).reward
    return [] if reward is None else [each for each, amount in reward.reputation if amount > 0]


async def choose_whose(scene: Scene, chooser: int, fitting: list[str]) -> str:
    """Settle on one faction; "" when none fits."""
    return await choose_faction(scene.g, chooser, fitting) if fitting else ""


class GainFame(Effect, frozen=True):
    """Gain fame."""

    amount: int = 1

    async def do(self, scene: Scene) -> Outcome:
        """Gain it."""
        await gain_fame(scene.g, scene.seat, self.amount, _source(scene.source))
        return DONE


def _source(card: str) -> str:
    """Say what fame counts as that a card brings: that of luxuries is counted apart."""
    printed = CARDS.get(card)
    return "luxury" if printed is not None and printed.market == "luxury" else "card"


class MoreFame(Condition, frozen=True):
    """The other player has more fame."""

    def holds(self, scene: Scene) -> bool:
        """Compare."""
        players = scene.g.players
        return scene.other >= 0 and players[scene.other].fame > players[scene.seat].fame


class GainReputation(Effect, frozen=True):
    """Gain reputation with a faction."""

    faction: AnyFaction
    amount: int = 1

    async def do(self, scene: Scene) -> Outcome:
        """Settle whose, and gain it."""
        faction = await choose_whose(scene, scene.seat, factions_of(scene, self.faction))
        if not faction:
            return NOTHING
        return outcome(await gain_reputation(scene.g, scene.seat, faction, self.amount))


class LoseReputation(Effect, frozen=True):
    """Lose reputation; fails if it is already negative (OR-TIMING-5)."""

    faction: AnyFaction
    amount: int = 1
    even_if_negative: bool = False
    """Counts as done even when nothing can be lost."""

    def _losable(self, scene: Scene) -> list[str]:
        factions = factions_of(scene, self.faction)
        if self.faction is Whose.RIVAL:
            return factions  # Whoever sends the loss names any; a negative one stays so.
        lower = [each for each in factions if reputation(scene.g, scene.seat, each) != NEGATIVE]
        return lower or (factions if self.even_if_negative else [])

    def can(self, scene: Scene) -> bool:
        """There must be something to lose."""
        return bool(self._losable(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Settle whose, and lose it."""
        # A rival's: whoever sent the loss chooses, everybody else chooses for themselves.
        sent = self.faction is Whose.RIVAL and scene.other >= 0
        chooser = scene.other if sent else scene.seat
        faction = await choose_whose(scene, chooser, self._losable(scene))
        if not faction:
            return NOTHING
        lost = await lose_reputation(scene.g, scene.seat, faction, self.amount)
        return outcome(lost or self.even_if_negative)

    def reading(self) -> str:
        """Say that it is lost in any case."""
        return "always" if self.even_if_negative else ""


class Reputation(Condition, frozen=True):
    """Reputation with a faction is one of these."""

    faction: AnyFaction
    standings: tuple[int, ...]

    def holds(self, scene: Scene) -> bool:
        """Look at any faction that fits."""
        return any(
            reputation(scene.g, scene.seat, faction) in self.standings
            for faction in factions_of(scene, self.faction)
        )

    def says(self) -> Text:
        """Name the standings."""
        standing = standings(self.standings)
        return text(self.message(), faction=self.faction.says(), standing=standing)


class OtherReputation(Condition, frozen=True):
    """The other player's reputation with a faction is one of these; no faction means any one."""

    standings: tuple[int, ...]
    faction: Faction | None = None

    def holds(self, scene: Scene) -> bool:
        """Look at that player."""
        factions = FACTIONS if self.faction is None else (self.faction,)
        return scene.other >= 0 and any(
            reputation(scene.g, scene.other, faction) in self.standings for faction in factions
        )

    def says(self) -> Text:
        """Name the standings, and the faction if there is one."""
        standing = standings(self.standings)
        if self.faction is None:
            return text(f"{self.message()}-any", standing=standing)
        return text(self.message(), faction=self.faction.says(), standing=standing)
