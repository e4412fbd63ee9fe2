"""The words of Outer Rim's cards: frozen nodes that are executed and printed.

Sequences, options and choices are the core's nodes; what is here is said only by this game's cards.
"""

from __future__ import annotations

from typing import Literal

from cantina.core.effects import Condition, Count, Effect
from cantina.games.outer_rim.terms import (
    AssetType,
    CombatKind,
    ContactClass,
    Face,
    Faction,
    MarketDeckName,
    Skill,
)

Whose = Faction | Literal["planet", "patrol", "nearest_patrol", "any", "favor", "rival"]
"""A faction, or the one of: your planet, a patrol here, the nearest patrol, your choice,
the favor you owe; "rival" is one with which the other player's reputation may still fall."""
Hurt = Literal["character", "ship", "both"]
Where = Literal["here", "near", "tile", "any"]
"""Contacts on your planet, within three spaces, on your map tile, or anywhere."""


# --- sequences ------------------------------------------------------------------------------------


class Sequence(Effect):
    """Do these one after another ("then", OR-TIMING-3)."""

    effects: tuple[Effect, ...]


class Together(Effect):
    """Do these at the same time: fame counts when all of it is gained (OR-FAME-6)."""

    effects: tuple[Effect, ...]


class Otherwise(Effect):
    """Do the first; if it was not done, do the second."""

    first: Effect
    second: Effect


# --- credits, fame, reputation, damage ----------------------------------------------------------


class GainCredits(Effect):
    """Gain credits."""

    amount: int | Count


class LoseCredits(Effect):
    """Lose credits, as many as there are."""

    amount: int


class Spend(Effect):
    """Pay credits; fails without the full amount (OR-TIMING-4)."""

    amount: int
    less: int = 0
    """Discount for each of `per`, never below 0."""
    per: Count | None = None


class GainFame(Effect):
    """Gain fame."""

    amount: int = 1


class GainReputation(Effect):
    """Gain reputation with a faction."""

    faction: Whose
    amount: int = 1


class LoseReputation(Effect):
    """Lose reputation; fails if it is already negative (OR-TIMING-5)."""

    faction: Whose
    amount: int = 1
    even_if_negative: bool = False
    """Counts as done even when nothing can be lost."""


class Suffer(Effect):
    """Take damage."""

    amount: int
    what: Literal["character", "ship"] = "character"


class Recover(Effect):
    """Recover damage; fails if there is none. No amount means all."""

    amount: int = 0
    what: Hurt = "character"


# --- tests, dice, combat ------------------------------------------------------------------------


class Test(Effect):
    """Test a skill, or one of several of the player's choice."""

    skill: Skill | tuple[Skill, ...]
    passed: Effect | None = None
    failed: Effect | None = None


class NextTestUnskilled(Effect):
    """The next test of this job is made as if unskilled."""


class RollDice(Effect):
    """Roll dice; each die that shows one of the faces performs the effect."""

    dice: int | Count
    faces: tuple[Face, ...]
    each: Effect | None = None
    otherwise: Effect | None = None
    """Performed once if no die shows such a face."""


class Fight(Effect):
    """Fight an enemy printed on the card."""

    enemy: str
    kind: CombatKind
    dice: int
    won: Effect | None = None
    lost: Effect | None = None
    survived: Effect | None = None
    """After a win, once the damage is taken and only if the player is not defeated."""
    faction: Faction | None = None


class FightPlayer(Effect):
    """Fight a player in your space, on the ground or in space as the place says."""

    who: Condition | None = None
    kind: CombatKind | None = None
    won: Effect | None = None
    lost: Effect | None = None


class Gamble(Effect):
    """Stake credits on a test; every other player here may stake as much on the same test."""

    stake: int
    skill: Skill


# --- movement -----------------------------------------------------------------------------------


class Move(Effect):
    """Move up to some spaces by the normal rules."""

    spaces: int


class Jump(Effect):
    """Move directly to a planet: one of the own tile, or any."""

    to: Literal["tile", "any"]


class MovePatrol(Effect):
    """Move a patrol up to some spaces, any way (OR-PATROL-MOVE-13)."""

    faction: Whose
    spaces: int


class BringPatrol(Effect):
    """Move a patrol directly to the player's space."""

    faction: Whose


class ExtraTurn(Effect):
    """Take an extra turn after this one (OR-MAELSTROM-3)."""


class EndTurn(Effect):
    """The turn is over."""


# --- market -------------------------------------------------------------------------------------


class BuyTop(Effect):
    """Buy the face-up card of one of these decks, maybe for less."""

    decks: tuple[MarketDeckName, ...]
    discount: int = 0


class GainTop(Effect):
    """Gain the face-up card of a deck for free."""

    deck: MarketDeckName


class Search(Effect):
    """Look at the first cards of a deck, gain or buy one, shuffle the rest back."""

    deck: MarketDeckName
    cards: int
    free: bool = False


class DiscardTop(Effect):
    """Discard the face-up card of one of these decks; none named means any."""

    decks: tuple[MarketDeckName, ...] = ()


class MarketAction(Effect):
    """Make a market action, here also at a navpoint if the card says so."""

    at_navpoints: bool = False


class Sell(Effect):
    """Sell an own asset of these types for its cost and something on top."""

    types: tuple[AssetType, ...]
    extra: int


class BuyShip(Effect):
    """Buy any unused ship sheet, traded in as usual."""

    dearer: bool = False
    damage: int = 0
    discount: int = 0


# --- assets -------------------------------------------------------------------------------------


class GainThis(Effect):
    """Gain the asset printed on this card."""


class DiscardThis(Effect):
    """Discard this card."""


class RemoveThis(Effect):
    """Remove this card from the game."""


class DiscardAsset(Effect):
    """Discard an own asset of this type; fails without one."""

    type: AssetType
    trait: str = ""


class StealCrew(Effect):
    """Take a crew member from another player in the space."""

    droid: bool = False


class DeliverThis(Effect):
    """Deliver the ILLEGAL cargo after all."""

    half: bool = False
    """For half the credits and without fame."""


class DiscardCargo(Effect):
    """Discard the cargo that was to be delivered."""


# --- jobs, databank, goals ----------------------------------------------------------------------


class CompleteJob(Effect):
    """The job is completed."""


class FailJob(Effect):
    """The job fails (OR-JOB-12)."""


class GoTo(Effect):
    """Go on with a section of this job."""

    section: int


class HalfReward(Effect):
    """The job will pay only half its credits."""


class Resolve(Effect):
    """Resolve a databank card."""

    number: int


class CompleteGoal(Effect):
    """The goal of this card is completed."""


class MarkPlanet(Effect):
    """Put a damage token on this planet (Jyn Erso)."""


# --- contacts -----------------------------------------------------------------------------------


class LookAtContacts(Effect):
    """Look secretly at face-down contacts."""

    where: Where
    most: int = 1
    hunted: bool = False
    """Only contacts of the class of an own bounty."""


class RevealContact(Effect):
    """Turn a face-down contact face up."""

    where: Where


class MoveContact(Effect):
    """Move a contact to a planet with an empty contact space."""

    where: Where
    here: bool = False
    """It comes to the player's planet; otherwise to any planet."""
    this: str = ""
    """This contact goes to this planet, if there is room."""
    to: str = ""


class SwapContacts(Effect):
    """Swap two contacts, one of them on the player's planet (OR-CONTACT-22)."""


class MeetContact(Effect):
    """Encounter a contact."""

    where: Where
    contact_class: ContactClass | None = None


class EncounterWithin(Effect):
    """Fight a patrol or encounter a contact up to some spaces away."""

    spaces: int


# --- other players ------------------------------------------------------------------------------


class ChoosePlayer(Effect):
    """Choose another player in the space ("that player"), then do something."""

    effect: Effect
    who: Condition | None = None


class That(Effect):
    """That player does something."""

    effect: Effect


class Stake(Effect):
    """You and that player may stake equally on a test that both make; a lone pass takes it all."""

    most: int
    skill: Skill
    passed: Effect
    failed: Effect


class Duel(Effect):
    """You and that player make the same tests; more passes win, ties are yours."""

    skills: tuple[Skill, ...]
    won: Effect
    lost: Effect


class TakeCredits(Effect):
    """Take credits from that player, as many as there are."""

    amount: int


# --- inside a window: dice, tests, movement, defeat ---------------------------------------------


class Reroll(Effect):
    """Reroll own dice; no number means any number, no faces means any face."""

    most: int = 0
    faces: tuple[Face, ...] = ()


class Turn(Effect):
    """Turn own dice with these faces to another face (OR-COMBAT-33)."""

    faces: tuple[Face, ...]
    to: Face
    most: int = 1


class Cancel(Effect):
    """Cancel results of the opponent (OR-COMBAT-32)."""

    face: Face


class Add(Effect):
    """Add a result to the own roll (OR-COMBAT-34)."""

    face: Face = "hit"


class SkillForTest(Effect):
    """Have the tested skill once more for this test (OR-SKILL-6)."""

    discard_if_passed: bool = False


class RollAgain(Effect):
    """Make the failed test again."""


class NoStop(Effect):
    """Need not stop in this space."""


class MustStop(Effect):
    """The player who moves in must stop here."""


class ChaseOther(Effect):
    """The patrol moves toward another player instead."""


class NotDefeated(Effect):
    """Is not defeated."""


class FameForCredits(Effect):
    """The reward pays no credits but 1 more fame."""


class PreventDamage(Effect):
    """Prevent some of the damage about to be taken (OR-DAMAGE-4)."""

    amount: int


# --- conditions ---------------------------------------------------------------------------------


class Reputation(Condition):
    """Reputation with a faction is one of these."""

    faction: Whose
    standings: tuple[int, ...]


class HasSkill(Condition):
    """Any one of these skills is there (OR-SKILL-2)."""

    skills: tuple[Skill, ...]


class Has(Condition):
    """At least so many assets of a type."""

    type: AssetType
    least: int = 1
    trait: str = ""
    droid: bool = False


class HasCard(Condition):
    """Owns this very card."""

    card: str


class HasCredits(Condition):
    """At least so many credits."""

    least: int


class IsDroid(Condition):
    """The character is a droid."""


class IsDefeated(Condition):
    """The player is defeated."""


class IsDamaged(Condition):
    """Character or ship has damage."""

    what: Hurt = "both"


class OnPlanet(Condition):
    """On a planet; with `faction`, one of that faction; with `any_faction`, one of any."""

    faction: Faction | None = None
    any_faction: bool = False


class AtNavpoint(Condition):
    """At a navpoint; the Maelstrom is none (OR-MAELSTROM-5)."""


class PlayerHere(Condition):
    """Another player is in the space; `who` looks at that player as the other."""

    who: Condition | None = None


class MoreFame(Condition):
    """The other player has more fame."""


class OtherReputation(Condition):
    """The other player's reputation with a faction is one of these; no faction means any one."""

    standings: tuple[int, ...]
    faction: Faction | None = None


class MostFamous(Condition):
    """Nobody has more fame (OR-FAME-8)."""


class InCombat(Condition):
    """In a combat of this kind against this sort of opponent."""

    kind: CombatKind | None = None
    enemy: Literal["", "patrol", "player", "bounty"] = ""


class PositiveStandings(Condition):
    """Positive reputation with at least so many factions."""

    least: int


class InTest(Condition):
    """In a skill test."""


class EnemyFaction(Condition):
    """The opponent belongs to a faction or, as a player, has positive reputation with it."""

    faction: Faction


class PatrolPaysFame(Condition):
    """The beaten patrol's reward includes fame."""


class EventIs(Condition):
    """The event is of this sort: "eliminate", "capture", "illegal", "bounty" or "job"."""

    sort: Literal["eliminate", "capture", "illegal", "bounty", "job"]


class EventAmount(Condition):
    """The event's amount is at least this."""

    least: int


class PatrolWithin(Condition):
    """The patrol of the event is at most so many spaces away."""

    spaces: int


class ShipCosts(Condition):
    """The ship costs at least this."""

    least: int


class EquipmentCosts(Condition):
    """Some mods and gear together cost at least this."""

    mods: int
    gear: int
    least: int


class MarkedPlanets(Condition):
    """Own damage tokens lie on so many planets."""

    least: int


# --- counts -------------------------------------------------------------------------------------


class Owned(Count):
    """Number of own assets of a type."""

    type: AssetType
    card: str = ""
    """Only this card."""
