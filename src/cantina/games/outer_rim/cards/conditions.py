"""What cards look at: conditions that hold or not, and numbers read off the table."""

from __future__ import annotations

from typing import Literal

from cantina.core.effects import Condition, Count
from cantina.games.outer_rim.cards.nodes import Hurt, Whose
from cantina.games.outer_rim.terms import AssetType, CombatKind, Faction, Skill


class Reputation(Condition, frozen=True):
    """Reputation with a faction is one of these."""

    faction: Whose
    standings: tuple[int, ...]


class HasSkill(Condition, frozen=True):
    """Any one of these skills is there (OR-SKILL-2)."""

    skills: tuple[Skill, ...]


class Has(Condition, frozen=True):
    """At least so many assets of a type."""

    type: AssetType
    least: int = 1
    trait: str = ""
    droid: bool = False


class HasCard(Condition, frozen=True):
    """Owns this very card."""

    card: str


class HasCredits(Condition, frozen=True):
    """At least so many credits."""

    least: int


class IsDroid(Condition, frozen=True):
    """The character is a droid."""


class IsDefeated(Condition, frozen=True):
    """The player is defeated."""


class IsDamaged(Condition, frozen=True):
    """Character or ship has damage."""

    what: Hurt = "both"


class OnPlanet(Condition, frozen=True):
    """On a planet; with `faction`, on one of that faction."""

    faction: Faction | None = None


class AtNavpoint(Condition, frozen=True):
    """At a navpoint; the Maelstrom is none (OR-MAELSTROM-5)."""


class PlayerHere(Condition, frozen=True):
    """Another player is in the space; `who` looks at that player as the other."""

    who: Condition | None = None


class MoreFame(Condition, frozen=True):
    """The other player has more fame."""


class OtherReputation(Condition, frozen=True):
    """The other player's reputation with a faction is one of these; no faction means any one."""

    standings: tuple[int, ...]
    faction: Faction | None = None


class MostFamous(Condition, frozen=True):
    """Nobody has more fame (OR-FAME-8)."""


class InCombat(Condition, frozen=True):
    """In a combat of this kind against this sort of opponent."""

    kind: CombatKind | None = None
    enemy: Literal["", "patrol", "player", "bounty"] = ""


class PositiveStandings(Condition, frozen=True):
    """Positive reputation with at least so many factions."""

    least: int


class InTest(Condition, frozen=True):
    """In a skill test."""


class Helped(Condition, frozen=True):
    """The card lent its skill to the test that was just passed."""


class EnemyFaction(Condition, frozen=True):
    """The opponent belongs to a faction or, as a player, has positive reputation with it."""

    faction: Faction


class PatrolPaysFame(Condition, frozen=True):
    """The beaten patrol's reward includes fame."""


class EventIs(Condition, frozen=True):
    """The event is of this sort."""

    sort: Literal["eliminate", "illegal", "bounty", "job"]


class EventAmount(Condition, frozen=True):
    """The event's amount is at least this."""

    least: int


class PatrolWithin(Condition, frozen=True):
    """The patrol of the event is at most so many spaces away."""

    spaces: int


class ShipCosts(Condition, frozen=True):
    """The ship costs at least this."""

    least: int


class EquipmentCosts(Condition, frozen=True):
    """Some mods and gear together cost at least this."""

    mods: int
    gear: int
    least: int


class MarkedPlanets(Condition, frozen=True):
    """Own damage tokens lie on so many planets."""

    least: int


# --- counts -------------------------------------------------------------------------------------


class Owned(Count, frozen=True):
    """Number of own assets of a type."""

    type: AssetType
    card: str = ""
    """Only this card."""
