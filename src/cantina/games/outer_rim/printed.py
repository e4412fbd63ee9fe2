"""What a printed component says: immutable records that the content tables are made of."""

from __future__ import annotations

from typing import Literal

import msgspec

from cantina.games.outer_rim.cards.frames import (
    Ability,
    AnyCondition,
    AnyEffect,
    Goal,
    Standing,
)
from cantina.games.outer_rim.terms import (
    AssetType,
    CombatKind,
    ContactClass,
    EncounterDeckName,
    Faction,
    MarketDeck,
    Skill,
    Trait,
    Whose,
)

Confidence = Literal["seed", "public", "ours"]


class Record(msgspec.Struct, frozen=True):
    """Base of all printed records; those of more than a row say `kw_only=True`."""


class Reward(Record, frozen=True, kw_only=True):
    """Credits first, then fame, then reputation; negative numbers are losses."""

    credits: int = 0
    fame: int = 0
    reputation: tuple[tuple[Faction, int], ...] = ()
    effect: AnyEffect | None = None
    """Anything else that the reward gives or takes, performed last."""


class PatrolIcon(Record, frozen=True, kw_only=True):
    """Patrol movement icon of a market card."""

    faction: Faction
    distance: int


class Bounty(Record, frozen=True):
    """The hunted contact with its two rewards; `after` follows either of them (OR-CARD-5)."""

    target: str
    contact_class: ContactClass
    kind: CombatKind
    dice: int
    eliminate: Reward
    capture: Reward
    destination: str
    after: Reward | None = None


class Asset(Record, frozen=True, kw_only=True):
    """The part of a card that can be owned."""

    type: AssetType
    cost: int | None = None
    """Printed cost; None on cards without one, which therefore cannot be bartered."""
    traits: tuple[Trait, ...] = ()
    cannot_buy_at: tuple[str, ...] = ()
    limit_one: Trait | None = None
    """Trait of which a player may have only one card (ARMOR)."""
    skills: tuple[Skill, ...] = ()
    droid: bool = False
    contact: str = ""
    """Crew: the contact whose token it is."""
    destination: str = ""
    """Planet of a cargo or job; "player" = the space of another player."""
    destination_condition: AnyCondition | None = None
    own_delivery: AnyEffect | None = None
    """Cargo: text that replaces the roll for ILLEGAL cargo (OR-DELIVER-7)."""
    reward: Reward | None = None
    removed: bool = False
    """Job or cargo: removed from the game after its reward instead of discarded."""
    encounter: AnyEffect | None = None
    """Job: what attempting it does; None = resolve databank card `databank`."""
    databank: int = 0
    tested: tuple[Skill, ...] = ()
    must_pass: tuple[Skill, ...] = ()
    bounty: Bounty | None = None
    start_planet: str = ""
    fits: tuple[Literal["cargo", "mod"], ...] = ()
    """Slots for a mod that also goes into another kind of slot."""
    holds_cargo: int = 0
    keeps: bool = False
    """Cannot be discarded while unfinished."""
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Standing, ...] = ()


class Part(Record, frozen=True, kw_only=True):
    """Subsection for some reputations with a faction; no reputations = for everybody."""

    effect: AnyEffect
    faction: Faction | Whose | None = None
    """`Whose.PATROL`: the faction of a patrol in the player's space."""
    reputations: tuple[int, ...] = ()


class Section(Record, frozen=True, kw_only=True):
    """Section of an encounter card for one space, or for navpoints with or without a patrol."""

    place: str
    """Planet id, "maelstrom", "patrol" or "no_patrol"."""
    parts: tuple[Part, ...] = ()
    secret: Ability | None = None
    """The section is kept as a secret with this ability."""


class Card(Record, frozen=True, kw_only=True):
    """A market, encounter or databank card. One record is one physical card."""

    id: str
    confidence: Confidence
    market: MarketDeck | None = None
    encounter: EncounterDeckName | None = None
    databank: int = 0
    asset: Asset | None = None
    ship: str = ""
    """Ship deck: the sheet it brings; "used" on Used Ship for Sale."""
    icon: PatrolIcon | None = None
    sections: tuple[Section, ...] = ()
    text: AnyEffect | None = None
    """Upper text of a databank card (contacts, fallbacks)."""
    steps: tuple[AnyEffect, ...] = ()
    """Numbered sections of a job's databank card."""


class Character(Record, frozen=True, kw_only=True):
    """A character card with both sides; flipped abilities replace or repeat the front ones."""

    id: str
    confidence: Confidence
    ground_combat: int
    health: int
    skills: tuple[Skill, ...]
    droid: bool = False
    databank: int
    reputation: tuple[tuple[Faction, int], ...] = ()
    any_reputation: bool = False
    """Positive with one faction of the player's choice."""
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Standing, ...] = ()
    goal: Goal
    flipped_abilities: tuple[Ability, ...] = ()
    flipped_modifiers: tuple[Standing, ...] = ()


class Slots(Record, frozen=True, kw_only=True):
    """Asset slots of a ship sheet."""

    cargo: int = 0
    mod: int = 0
    cargo_or_mod: int = 0
    crew: int = 0


class ShipSide(Record, frozen=True, kw_only=True):
    """One side of a ship sheet."""

    hyperdrive: int
    combat: int
    hull: int
    slots: Slots
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Standing, ...] = ()


class Ship(Record, frozen=True, kw_only=True):
    """A ship sheet; starting ships have neither goal nor named side."""

    id: str
    confidence: Confidence
    cost: int
    front: ShipSide
    goal: Goal | None = None
    named: ShipSide | None = None
    starting: bool = False


class Contact(Record, frozen=True):
    """A contact token."""

    id: str
    confidence: Confidence
    databank: int
    contact_class: ContactClass
    faction: Faction | None = None
    droid: bool = False


class PatrolToken(Record, frozen=True):
    """A patrol token; level 4 has no combat value and no reward."""

    id: str
    confidence: Confidence
    faction: Faction
    level: int
    combat: int | None
    reward: Reward | None = None


class AiBullet(Record, frozen=True, kw_only=True):
    """One bullet of a solo card."""

    do: Literal[
        "recover",
        "move",
        "credits",
        "deliver",
        "buy",
        "patrol",
        "job",
        "contact",
        "fame",
        "reputation",
    ]
    only_if_defeated: bool = False
    """recover: only when defeated, otherwise whenever there is damage."""
    amount: int = 0
    """credits or reputation gained, or credits spent for 1 fame."""
    illegal: Literal["", "ship_damage", "character_damage", "reputation"] = ""
    illegal_amount: int = 0
    deck: MarketDeck | None = None
    if_full: MarketDeck | None = None
    """buy: deck used instead when no slot for the first deck's assets is empty."""
    goal_token: bool = False
    goal_token_if_full: bool = False
    faction: Literal["", "planet", "nearest_patrol"] = ""
    """reputation: whose; credits: with whom 1 reputation is lost afterwards."""
    gain_crew: bool = True


class AiCard(Record, frozen=True, kw_only=True):
    """A solo card: planning and encounter do the first that applies, action all that apply."""

    number: int
    confidence: Confidence
    planning: tuple[AiBullet, ...]
    action: tuple[AiBullet, ...]
    encounter: tuple[AiBullet, ...]
    discard_market: tuple[MarketDeck, ...] = ()
    """Market decks whose face-up card is discarded at the end of the turn."""
    shuffled_back: bool = False

    @property
    def id(self) -> str:
        """By which it lies in the deck."""
        return f"ai_{self.number}"
