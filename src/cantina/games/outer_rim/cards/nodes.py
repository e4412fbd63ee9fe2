"""The words of Outer Rim's cards: frozen nodes that are executed and printed.

Sequences, options and choices are the core's nodes; what is here is said only by this game's cards.
"""

from __future__ import annotations

from typing import Literal

from cantina.core.effects import Condition, Count, Effect
from cantina.games.outer_rim.terms import (
    AssetType,
    CombatKind,
    Face,
    Faction,
    MarketDeckName,
    Skill,
)

Whose = Faction | Literal["planet", "patrol", "any", "favor", "rival"]
"""A faction, or the one of: your planet, a patrol here, your choice, the favor you owe;
"rival" is one with which the other player's reputation may still fall."""
Hurt = Literal["character", "ship", "both"]
Where = Literal["here", "near", "tile", "any"]
"""Contacts on your planet, within three spaces, on your map tile, or anywhere."""


# --- sequences ------------------------------------------------------------------------------------


class Sequence(Effect, frozen=True):
    """Do these one after another ("then", OR-TIMING-3)."""

    effects: tuple[Effect, ...]


class Together(Effect, frozen=True):
    """Do these at the same time: fame counts when all of it is gained (OR-FAME-6)."""

    effects: tuple[Effect, ...]


class Otherwise(Effect, frozen=True):
    """Do the first; if it was not done, do the second."""

    first: Effect
    second: Effect


# --- credits, fame, reputation, damage ----------------------------------------------------------


class GainCredits(Effect, frozen=True):
    """Gain credits."""

    amount: int


class LoseCredits(Effect, frozen=True):
    """Lose credits, as many as there are."""

    amount: int


class Spend(Effect, frozen=True):
    """Pay credits; fails without the full amount (OR-TIMING-4)."""

    amount: int
    less: int = 0
    """Discount for each of `per`, never below 0."""
    per: Count | None = None


class GainFame(Effect, frozen=True):
    """Gain fame."""

    amount: int = 1


class GainReputation(Effect, frozen=True):
    """Gain reputation with a faction."""

    faction: Whose
    amount: int = 1


class LoseReputation(Effect, frozen=True):
    """Lose reputation; fails if it is already negative (OR-TIMING-5)."""

    faction: Whose
    amount: int = 1
    even_if_negative: bool = False
    """Counts as done even when nothing can be lost."""


class Suffer(Effect, frozen=True):
    """Take damage."""

    amount: int
    what: Literal["character", "ship"] = "character"


class Recover(Effect, frozen=True):
    """Recover damage; fails if there is none. No amount means all."""

    amount: int = 0
    what: Hurt = "character"


# --- tests, dice, combat ------------------------------------------------------------------------


class Test(Effect, frozen=True):
    """Test a skill, or one of several of the player's choice."""

    skill: Skill | tuple[Skill, ...]
    passed: Effect | None = None
    failed: Effect | None = None


class NextTestUnskilled(Effect, frozen=True):
    """The next test of this job is made as if unskilled."""


class RollDice(Effect, frozen=True):
    """Roll dice; each die that shows one of the faces performs the effect."""

    dice: int | Count
    faces: tuple[Face, ...]
    each: Effect | None = None
    otherwise: Effect | None = None
    """Performed once if no die shows such a face."""


class Fight(Effect, frozen=True):
    """Fight an enemy printed on the card."""

    enemy: str
    kind: CombatKind
    dice: int
    won: Effect | None = None
    lost: Effect | None = None
    survived: Effect | None = None
    """After a win, once the damage is taken and only if the player is not defeated."""
    faction: Faction | None = None


class FightPlayer(Effect, frozen=True):
    """Fight a player in your space, on the ground or in space as the place says."""

    who: Condition | None = None
    kind: CombatKind | None = None
    won: Effect | None = None
    lost: Effect | None = None


class EnemyChooses(Effect, frozen=True):
    """Whoever rolled for the enemy decides what it does to the player (OR-COMBAT-41)."""

    effects: tuple[Effect, ...]


class Gamble(Effect, frozen=True):
    """Stake credits on a test; every other player here may stake as much on the same test."""

    stake: int
    skill: Skill


# --- movement -----------------------------------------------------------------------------------


class Move(Effect, frozen=True):
    """Move up to some spaces by the normal rules."""

    spaces: int


class Jump(Effect, frozen=True):
    """Move directly to a planet of the own map tile."""


class MovePatrol(Effect, frozen=True):
    """Move a patrol up to some spaces, any way (OR-PATROL-MOVE-13)."""

    faction: Whose
    spaces: int


class BringPatrol(Effect, frozen=True):
    """Move a patrol directly to the player's space."""

    faction: Whose


class ExtraTurn(Effect, frozen=True):
    """Take an extra turn after this one (OR-MAELSTROM-3)."""


class EndTurn(Effect, frozen=True):
    """The turn is over."""


# --- market -------------------------------------------------------------------------------------


class BuyTop(Effect, frozen=True):
    """Buy the face-up card of one of these decks, maybe for less."""

    decks: tuple[MarketDeckName, ...]
    discount: int = 0


class GainTop(Effect, frozen=True):
    """Gain the face-up card of a deck for free."""

    deck: MarketDeckName


class Search(Effect, frozen=True):
    """Look at the first cards of a deck, gain or buy one, shuffle the rest back."""

    deck: MarketDeckName
    cards: int
    free: bool = False


class DiscardTop(Effect, frozen=True):
    """Discard the face-up card of one of these decks; none named means any."""

    decks: tuple[MarketDeckName, ...] = ()


class MarketAction(Effect, frozen=True):
    """Make a market action, here also at a navpoint if the card says so."""

    at_navpoints: bool = False


class Sell(Effect, frozen=True):
    """Sell an own asset of these types for its cost and something on top."""

    types: tuple[AssetType, ...]
    extra: int


class BuyShip(Effect, frozen=True):
    """Buy any unused ship sheet, traded in as usual."""

    dearer: bool = False
    damage: int = 0
    discount: int = 0


# --- assets -------------------------------------------------------------------------------------


class GainThis(Effect, frozen=True):
    """Gain the asset printed on this card."""


class DiscardThis(Effect, frozen=True):
    """Discard this card."""


class RemoveJob(Effect, frozen=True):
    """Remove the job that is being attempted from the game."""


class DiscardAsset(Effect, frozen=True):
    """Discard an own asset of this type; fails without one."""

    type: AssetType
    trait: str = ""


class StealCrew(Effect, frozen=True):
    """Take a crew member from another player in the space."""

    droid: bool = False


class DeliverThis(Effect, frozen=True):
    """Deliver the ILLEGAL cargo after all."""

    half: bool = False
    """For half the credits and without fame."""


class DiscardCargo(Effect, frozen=True):
    """Discard the cargo that was to be delivered."""


# --- jobs, databank, goals ----------------------------------------------------------------------


class CompleteJob(Effect, frozen=True):
    """The job is completed."""


class FailJob(Effect, frozen=True):
    """The job fails (OR-JOB-12)."""


class GoTo(Effect, frozen=True):
    """Go on with a section of this job."""

    section: int


class HalfReward(Effect, frozen=True):
    """The job will pay only half its credits."""


class Resolve(Effect, frozen=True):
    """Resolve a databank card."""

    number: int


class CompleteGoal(Effect, frozen=True):
    """The goal of this card is completed."""


class MarkPlanet(Effect, frozen=True):
    """Put a damage token on this planet (Jyn Erso)."""


# --- contacts -----------------------------------------------------------------------------------


class LookAtContacts(Effect, frozen=True):
    """Look secretly at face-down contacts."""

    where: Where
    most: int = 1
    hunted: bool = False
    """Only contacts of the class of an own bounty."""


class RevealContact(Effect, frozen=True):
    """Turn a face-down contact face up."""

    where: Where


class MoveContact(Effect, frozen=True):
    """Move a contact to a planet with an empty contact space."""

    where: Where
    here: bool = False
    """It comes to the player's planet; otherwise to any planet."""
    this: str = ""
    """This contact goes to this planet, if there is room."""
    to: str = ""


class SwapContacts(Effect, frozen=True):
    """Swap two contacts, one of them on the player's planet (OR-CONTACT-22)."""


class MeetContact(Effect, frozen=True):
    """Encounter a contact."""

    where: Where


class EncounterWithin(Effect, frozen=True):
    """Fight a patrol or encounter a contact up to some spaces away."""

    spaces: int


# --- other players ------------------------------------------------------------------------------


class ChoosePlayer(Effect, frozen=True):
    """Choose another player in the space ("that player"), then do something."""

    effect: Effect
    who: Condition | None = None


class That(Effect, frozen=True):
    """That player does something."""

    effect: Effect


class Stake(Effect, frozen=True):
    """You and that player may stake equally on a test that both make; a lone pass takes it all."""

    most: int
    skill: Skill
    passed: Effect
    failed: Effect


class Duel(Effect, frozen=True):
    """You and that player make the same tests; more passes win, ties are yours."""

    skills: tuple[Skill, ...]
    won: Effect
    lost: Effect


class TakeCredits(Effect, frozen=True):
    """Take credits from that player, as many as there are."""

    amount: int
