"""The record types of ships, cards and obstacles: what is printed on each of them.

A card is known by its XWS id everywhere; its name is the Fluent message `card_name` points at.
"""

import msgspec

from cantina.games.x_wing.cards.frames import Line
from cantina.games.x_wing.geometry import (
    FRONT_ONLY,
    LARGE_BASE,
    SMALL_BASE,
    Arcs,
    Polygon,
)
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.terms import Action, Faction, Requirement, Slot, Trait


class ShipType(msgspec.Struct, frozen=True):
    """A kind of ship: printed values, action bar and dial."""

    xws: str
    attack: int
    agility: int
    hull: int
    shields: int
    actions: tuple[Action, ...]
    dial: tuple[Maneuver, ...]
    side: float = SMALL_BASE
    arcs: Arcs = FRONT_ONLY
    """The firing arcs of the primary weapon: the front one, and auxiliary ones of later ships."""
    turret: bool = False
    """The primary weapon fires in any direction."""
    bullseye: bool = False
    """Whoever stands straight ahead cannot modify its dice against the primary weapon."""
    mobile: bool = False
    """It also has an arc that the rotate action turns to another side of the base."""
    special: Arcs = ()
    """Arcs that only some weapons fire in."""

    @property
    def is_large(self) -> bool:
        """XW-LARGE-1: whether it stands on a large base."""
        return self.side == LARGE_BASE


class PilotCard(msgspec.Struct, frozen=True):
    """A ship card: who flies, how well, and what may be equipped."""

    xws: str
    ship: str
    faction: Faction
    skill: int
    points: int
    unique: bool = False
    slots: tuple[Slot, ...] = ()
    wave: int = 0
    """0 is the core set, 1 the first expansions, 2 all later ones."""
    squad_id: str = ""
    """The id in squad files, where a card of another ship or faction has the same."""
    abilities: tuple[Line, ...] = ()
    values: tuple[int, int, int, int] | None = None
    """Attack, agility, hull and shields where the card's differ from the ship's."""
    carried: bool = False
    """Whether it only ever takes off from another ship, and so is in no squad."""
    resistance: bool = False
    """Whether the card belongs to the Resistance among the Rebels."""
    errata: tuple[Line, ...] = ()
    """What it says by the rules reference, where that is something else."""

    @property
    def in_squads(self) -> str:
        """The id that squad files use for this card."""
        return self.squad_id or self.xws


class Weapon(msgspec.Struct, frozen=True):
    """A secondary weapon: the values beside its header."""

    attack: int
    nearest: int
    farthest: int
    requirement: Requirement = Requirement.NONE
    turret: bool = False
    only_aside: bool = False
    """Fired only when its card says so, never in the ship's turn of the Combat phase."""


class Building(msgspec.Struct, frozen=True):
    """What an upgrade card says about building squads: what it needs, and what it changes."""

    gains: tuple[Slot, ...] = ()
    """Symbols it adds to the upgrade bar."""
    gains_one_of: tuple[Slot, ...] = ()
    loses: tuple[Slot, ...] = ()
    """Symbols of which it removes all."""
    cheaper: int = 0
    """How many points the ship's other upgrades cost less, but never below 0."""
    cheaper_slot: Slot | None = None
    """The only symbol that is cheaper, if it is not all of them."""
    dearest_crew: int | None = None
    unique_only: Slot | None = None
    """A symbol of which only unique cards may be equipped."""
    least_skill: int = 0
    most_agility: int | None = None
    most_hull: int | None = None
    shields: int | None = None
    """The only shield value that will do."""
    needs_action: Action | None = None
    needs_slots: tuple[Slot, ...] = ()
    lacks_slot: Slot | None = None
    needs_card: str = ""
    squad_limit: int = 0
    """How many copies a squad may have, if there is a limit."""
    size: str = ""
    """The only size of base that will do: "small" or "large"."""
    dearest_modification: int | None = None
    """What the ship's other modifications may cost at most."""


class UpgradeCard(msgspec.Struct, frozen=True):
    """An upgrade card and the ships that may carry it."""

    xws: str
    slot: Slot
    points: int
    unique: bool = False
    limited: bool = False
    weapon: Weapon | None = None
    factions: tuple[Faction, ...] = ()
    ships: tuple[str, ...] = ()
    wave: int = 0
    building: Building = Building()
    abilities: tuple[Line, ...] = ()
    back: tuple[Line, ...] = ()
    """What the other side of a card with two sides does."""
    errata: tuple[Line, ...] = ()
    """What it says by the rules reference, where that is something else."""


class DamageCard(msgspec.Struct, frozen=True):
    """A kind of damage card and how many of the 33 it makes up."""

    card_id: str
    trait: Trait
    count: int
    abilities: tuple[Line, ...] = ()
    decks: tuple[str, ...] = ("core", "awakens")
    """The decks it is in: that of the first core set, that of the second."""


class ConditionCard(msgspec.Struct, frozen=True):
    """A condition card, which other cards assign to a ship."""

    xws: str
    abilities: tuple[Line, ...]
    common: bool = False
    """Whether any number of ships may have one; of all others there is one card."""


class ObstacleToken(msgspec.Struct, frozen=True):
    """A cardboard obstacle: what it is and its outline around its own centre."""

    xws: str
    kind: str
    outline: Polygon


class FamousSquad(msgspec.Struct, frozen=True):
    """A squad ready to fly: messages with its name say what it is called and how it flies."""

    name: str
    faction: Faction
    season: int
    """The year whose ships it is made of."""
    ships: tuple[tuple[str, tuple[str, ...]], ...]
    """Pilots with their upgrades."""
