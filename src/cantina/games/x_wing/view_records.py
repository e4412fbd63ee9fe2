"""What a seat sees of a battle: the records that a view is made of."""

from __future__ import annotations

import msgspec

from cantina.core.text import Text
from cantina.games.x_wing.card_faces import (
    CardFaces,
)
from cantina.games.x_wing.geometry import Polygon
from cantina.games.x_wing.plans import PlanView


class DamageView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A damage card beside a ship card; the kind is shown only while it lies face up."""

    face_up: bool
    kind: str = ""


class LockView(msgspec.Struct, frozen=True, gc=False):
    """A target lock: the letter, who holds the blue token and who the red one."""

    letter: str
    by: int
    on: int


class ShipView(msgspec.Struct, frozen=True, gc=False):
    """A ship as everybody sees it (XW-COMPONENT-2)."""

    ship_id: int
    name: Text
    pilot: str
    ship_type: str
    side: str
    seat: int
    number: int
    status: str
    x: float
    y: float
    heading: float
    base: float
    arc: float
    """XW-SETUP-8: the half angle of the firing arc, centred on the heading; 0 for none."""
    arc_colour: str
    arcs: list[str]
    """The arcs the primary weapon fires in: front, and others (rear, half, left, right)."""
    mobile_arc: str
    """Where its mobile arc points: front, left, right or rear; empty if it has none."""
    docked: int
    """The ship docked to it, or -1."""
    bullseye: bool
    """Whether a bullseye is printed within the front arc."""
    turret: bool
    """Whether the primary weapon fires in every direction."""
    skill: int
    attack: int
    agility: int
    hull: int
    shield_value: int
    shields: int
    damage: list[DamageView]
    damage_total: int
    critical_tokens: int
    """XW-CRITICAL-3: one beside the ship for each face-up card."""
    tokens: dict[str, int]
    upgrades: list[str]
    conditions: list[str]
    """The condition cards it was assigned, which everybody sees."""
    card_in_wait: str
    """The damage card that lies face up on one of them."""
    action_bar: list[str]
    actions: list[str]
    dial_set: bool
    """XW-PLANNING-1: everybody sees that a dial lies there."""
    dial: str
    """The maneuver, if the seat may see it (XW-PLANNING-3, XW-PLANNING-4)."""
    dial_revealed: bool
    activated: bool
    had_combat: bool
    touching: list[int]
    doomed: bool
    markers: int


class ObstacleView(msgspec.Struct, frozen=True, gc=False):
    """An obstacle as it lies."""

    obstacle_id: int
    shape: str
    x: float
    y: float
    heading: float
    outline: Polygon


class MarkerView(msgspec.Struct, frozen=True, gc=False):
    """A token of a mission as it lies."""

    marker_id: int
    x: float
    y: float
    radius: float


class BombView(msgspec.Struct, frozen=True, gc=False):
    """The token of a bomb or mine as it lies."""

    bomb_id: int
    card: str
    side: str
    mine: bool
    x: float
    y: float
    radius: float


class DieView(msgspec.Struct, frozen=True, gc=False):
    """One result of a roll (XW-MODIFY-1: everybody sees it)."""

    face: str
    rerolled: bool
    added: bool


class AttackView(msgspec.Struct, frozen=True, gc=False):
    """The attack in progress."""

    attacker: int
    defender: int
    weapon: str
    range: int
    obstructed: bool
    attack_roll: list[DieView]
    defense_roll: list[DieView]
    hits: int
    criticals: int
    plans: list[PlanView]
    """What the tokens of whoever modifies the own roll would make of it."""


class EdgeView(msgspec.Struct, frozen=True, gc=False):
    """An edge of the play area, the side that sits there, and the depth of its staging zone."""

    edge: str
    side: str
    staging: float


class SupplyView(msgspec.Struct, frozen=True, gc=False):
    """What lies beside the play area for all (XW-SETUP-18)."""

    damage_deck: int
    damage_discard: list[str]
    attack_dice: int
    defense_dice: int
    range_ruler: int
    templates: list[str]
    tokens: dict[str, int]
    markers: int
    asteroids: dict[str, Polygon]
    """Tokens still to be placed, with their outlines around their centres (XW-OBSTACLE-2)."""


class ZoneView(msgspec.Struct, frozen=True, gc=False):
    """A rectangle of the mat that a mission speaks of, and the side it is for."""

    side: str
    x: float
    y: float
    w: float
    h: float


class MissionView(msgspec.Struct, frozen=True, gc=False):
    """The mission: its special rules, goals and counters."""

    name: str
    title: Text
    special_rules: Text
    goals: dict[str, Text]
    tracking_tokens: int
    marked_ship: int
    craft: list[int]
    """Its ships without pilots."""
    next_craft: str
    """The craft that is placed now, by its distance from the edge."""
    next_base: float
    marker: str
    """What its tokens show."""
    placing: list[ZoneView]
    """Where the next ship or token of the setup goes, or a ship that is called."""
    apart: list[int]
    """At which ranges of another token the next one may lie; empty: at any."""
    homes: list[ZoneView]
    """Where carriers lay down what they carry."""
    delivered: dict[str, int]
    charges: int
    charges_needed: int
    exits: dict[str, list[str]]
    """By ship id: the edges over which it may leave undestroyed now."""
    takers: list[str]
    """The sides whose ships take tokens."""
    last_round: int
    """The round after which the mission is over; 0 if it has none."""


class ManeuverView(msgspec.Struct, frozen=True, gc=False):
    """An entry of a dial with its colour now (XW-DIAL-4: open to everybody)."""

    key: str
    bearing: str
    speed: int
    colour: str


class BattleView(msgspec.Struct, frozen=True, gc=False):
    """All that a seat (or a spectator) may know."""

    seat: int | None
    round: int
    phase: str
    width: float
    height: float
    edges: list[EdgeView]
    sides: list[str]
    factions: dict[str, str]
    """By side: the faction it flies."""
    initiative: str
    squad_points: dict[str, int]
    active: int
    ships: list[ShipView]
    dials: dict[str, list[ManeuverView]]
    """By ship id: the maneuvers on each ship's dial."""
    locks: list[LockView]
    obstacles: list[ObstacleView]
    markers: list[MarkerView]
    bombs: list[BombView]
    attack: AttackView | None
    supply: SupplyView
    mission: MissionView | None
    cards: CardFaces
    """XW-SETUP-14: the open cards of both sides, with their texts."""
    value_colours: dict[str, str]
    winner: str
