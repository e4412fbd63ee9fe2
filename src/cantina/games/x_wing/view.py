"""What a seat may know: everything on the table except unrevealed dials of others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from cantina.core.shown import shown_of
from cantina.games.x_wing.card_faces import (
    ARC_COLOURS,
    VALUE_COLOURS,
    CardFaces,
    condition_card,
    damage_card,
    ship_card,
    upgrade_card,
)
from cantina.games.x_wing.cards.sources import kit_of
from cantina.games.x_wing.cards.standing.maneuvers import Colour
from cantina.games.x_wing.geometry import ARC_HALF_ANGLE, Arcs
from cantina.games.x_wing.library import asteroid_outline, base_side, ship_type
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.format import Mission, PlaceMarkers, Zone
from cantina.games.x_wing.missions.leaving import exits_of
from cantina.games.x_wing.missions.markers import MARKER_RADIUS, kind_of
from cantina.games.x_wing.missions.places import boxes_of
from cantina.games.x_wing.missions.staging import boxes_now, craft_now
from cantina.games.x_wing.names import is_craft, ship_name
from cantina.games.x_wing.plans import plans
from cantina.games.x_wing.rules.bomb_tokens import TOKEN_RADIUS, is_mine
from cantina.games.x_wing.rules.components import (
    DICE,
    RANGE_RULERS,
    SUPPLIED_IN_MISSIONS,
    SUPPLIED_TOKENS,
)
from cantina.games.x_wing.rules.damage import damage_on
from cantina.games.x_wing.rules.firing import arcs_of
from cantina.games.x_wing.rules.maneuvers import colours_of, printed_colours
from cantina.games.x_wing.rules.measuring import outline_at
from cantina.games.x_wing.rules.placing import OPPOSITE
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.rules.values import (
    value_causes,
    values_of,
)
from cantina.games.x_wing.state import SIDES, Battle, DamageDeck, Result, Ship
from cantina.games.x_wing.view_records import (
    AttackView,
    BattleView,
    BombView,
    DamageView,
    DieView,
    EdgeView,
    LockView,
    ManeuverView,
    MarkerView,
    MissionView,
    ObstacleView,
    ShipView,
    SupplyView,
    ZoneView,
)


def view_of(g: Battle, seat: int | None) -> BattleView:
    """Show the battle to a seat, or to a spectator."""
    return seen_from(g, spectator_view(g), seat)


def views_of(g: Battle, seats: Sequence[int | None]) -> list[BattleView]:
    """Show the battle to several seats, which see nearly the same."""
    public = spectator_view(g)
    return [seen_from(g, public, seat) for seat in seats]


def seen_from(g: Battle, public: BattleView, seat: int | None) -> BattleView:
    """Add to what everybody sees what only one seat may see: its own dials."""
    if seat is None:
        return public
    own = {
        s.ship_id: s.dial for s in g.ships if s.dial and sees_dial(g, s, seat) and not s.revealed
    }
    if not own:
        return msgspec.structs.replace(public, seat=seat)
    ships = [
        msgspec.structs.replace(ship, dial=own[ship.ship_id]) if ship.ship_id in own else ship
        for ship in public.ships
    ]
    return msgspec.structs.replace(public, seat=seat, ships=ships)


def sees_dial(g: Battle, ship: Ship, seat: int | None) -> bool:
    """XW-PLANNING-3 and -4, XW-TEAM-7: only the ship's own player, until it is revealed.

    By the rules reference partners may show each other their dials.
    """
    if ship.revealed or seat is None:
        return ship.revealed
    partner = by_reference(g) and g.seats[seat] == ship.side
    return ship.seat == seat or seat in ship.seen_by or partner


def spectator_view(g: Battle) -> BattleView:
    """Show what everybody sees."""
    return BattleView(
        seat=None,
        round=g.round,
        phase=g.phase,
        width=g.options.width,
        height=g.options.height,
        edges=edges(g.rebel_edge),
        sides=list(g.seats),
        factions={side: g.faction_of(side) for side in SIDES},
        initiative=g.initiative,
        squad_points=dict(g.spent_points),
        active=g.active,
        ships=ship_views(g),
        dials={str(ship.ship_id): dial_view(g, ship) for ship in ships_in_play(g)},
        locks=lock_views(g),
        obstacles=obstacle_views(g),
        markers=[MarkerView(m.marker_id, m.x, m.y, MARKER_RADIUS) for m in g.markers],
        bombs=bomb_views(g),
        attack=attack_view(g),
        supply=shown_of(g).part("supply", beside_the_mat(g), supply_view, g),
        mission=mission_view(g),
        cards=shown_of(g).part("cards", lying_open(g), card_faces, g),
        value_colours=VALUE_COLOURS,
        winner=g.winner,
    )


def lock_views(g: Battle) -> list[LockView]:
    """Show the target locks; few ships may have two."""
    return [
        LockView(lock.letter, ship.ship_id, lock.target) for ship in g.ships for lock in ship.locks
    ]


def lying_open(g: Battle) -> tuple[object, ...]:
    """Return what says which cards lie open."""
    beside = [(ship.pilot, ship.upgrades, ship.damage, ship.cards) for ship in g.ships]
    return beside, g.deck.discard, g.other_deck.discard if g.other_deck is not None else None


def card_faces(g: Battle) -> CardFaces:
    """Show the cards that lie open: ships, upgrades and face-up damage."""
    pilots = {ship.pilot for ship in g.ships if not is_craft(ship)}
    upgrades = {card for ship in g.ships for card in (*ship.upgrades, *ship.cards.discarded)}
    kinds = {card.kind for ship in g.ships for card in ship.damage if card.face_up}
    kinds |= {ship.cards.card_in_wait for ship in g.ships if ship.cards.card_in_wait}
    kinds = kinds.union(*[deck.discard for deck in decks(g)])
    conditions = {condition for ship in g.ships for condition in ship.cards.conditions}
    return CardFaces(
        {pilot: ship_card(pilot, by_reference(g)) for pilot in sorted(pilots)},
        {upgrade: upgrade_card(upgrade, by_reference(g)) for upgrade in sorted(upgrades)},
        {
            kind: damage_card(kind)
            for kind in sorted(kinds.union(*[deck.discard for deck in decks(g)]))
        },
        {condition: condition_card(condition) for condition in sorted(conditions)},
    )


@cache
def edges(rebel_edge: str) -> list[EdgeView]:
    """XW-SETUP-9: the faction edges; the other two belong to nobody."""
    owner = {rebel_edge: SIDES[0], OPPOSITE[rebel_edge]: SIDES[1]}
    return [
        EdgeView(edge, owner.get(edge, ""), 100.0 if edge in owner else 0.0)
        for edge in ("south", "north", "west", "east")
    ]


def ship_views(g: Battle) -> list[ShipView]:
    """Show all ships; one of which nothing has changed is shown as before."""
    part, factions = shown_of(g).part, {side: g.faction_of(side) for side in SIDES}
    return [
        part(ship.ship_id, (ship, factions[ship.side], value_causes(g, ship)), ship_view, g, ship)
        for ship in g.ships
    ]


def ship_view(g: Battle, ship: Ship) -> ShipView:
    """Show a ship as everybody sees it."""
    kind, values = ship_type(ship.pilot), values_of(g, ship)
    return ShipView(
        ship_id=ship.ship_id,
        name=ship_name(g, ship.ship_id),
        pilot=ship.pilot,
        ship_type=kind.xws,
        side=ship.side,
        seat=ship.seat,
        number=ship.number,
        status=ship.status,
        x=ship.x,
        y=ship.y,
        heading=ship.heading,
        base=kind.side,
        arc=ARC_HALF_ANGLE[kind.side] if kind.attack else 0.0,
        arc_colour=ARC_COLOURS[g.faction_of(ship.side)],
        arcs=arc_names(arcs_of(ship)),
        mobile_arc=ship.mobile_arc,
        docked=ship.docked,
        bullseye=kind.bullseye,
        turret=kind.turret,
        skill=values.skill,
        attack=values.attack,
        agility=values.agility,
        hull=values.hull,
        shield_value=values.shields,
        shields=ship.shields,
        damage=[DamageView(c.face_up, c.kind if c.face_up else "") for c in ship.damage],
        damage_total=damage_on(ship),
        critical_tokens=sum([card.face_up for card in ship.damage]),
        tokens=dict(sorted(ship.tokens.items())) if len(ship.tokens) > 1 else dict(ship.tokens),
        upgrades=list(ship.upgrades),
        conditions=list(ship.cards.conditions),
        card_in_wait=ship.cards.card_in_wait,
        action_bar=action_bar(ship.pilot),
        actions=list(ship.deeds.actions),
        dial_set=bool(ship.dial),
        dial=ship.dial if ship.revealed else "",
        dial_revealed=ship.revealed,
        activated=ship.activated,
        had_combat=ship.had_combat,
        touching=list(ship.touching),
        doomed=ship.doomed,
        markers=ship.markers,
    )


@cache
def arc_names(arcs: Arcs) -> list[str]:
    """Return firing arcs by name."""
    return [arc.value for arc in arcs]


@cache
def action_bar(pilot: str) -> list[str]:
    """Return the icons of a ship's action bar."""
    return [action.value for action in ship_type(pilot).actions]


def dial_view(g: Battle, ship: Ship) -> list[ManeuverView]:
    """XW-DIAL-4: the maneuvers a ship has, open to everybody."""
    if not ship.cards.lasting and Colour not in kit_of(g, ship).standing:
        return printed_dial(ship.pilot)
    return coloured_dial(ship.pilot, tuple(colours_of(g, ship)))


@cache
def printed_dial(pilot: str) -> list[ManeuverView]:
    """Return a pilot's dial as it is printed."""
    return coloured_dial(pilot, printed_colours(pilot))


@cache
def coloured_dial(pilot: str, colours: tuple[str, ...]) -> list[ManeuverView]:
    """Return a pilot's dial in these colours."""
    return [
        ManeuverView(m.key, m.bearing.value, m.speed, colour)
        for m, colour in zip(ship_type(pilot).dial, colours, strict=True)
    ]


def obstacle_views(g: Battle) -> list[ObstacleView]:
    """Show the obstacles."""
    return [
        ObstacleView(
            o.obstacle_id,
            o.shape,
            o.x,
            o.y,
            o.heading,
            outline_at(o.shape, o.x, o.y, o.heading),
        )
        for o in g.obstacles
    ]


def bomb_views(g: Battle) -> list[BombView]:
    """Show the tokens of bombs and mines."""
    return [
        BombView(b.bomb_id, b.card, g.ship(b.owner).side, is_mine(b), b.x, b.y, TOKEN_RADIUS)
        for b in g.bombs
    ]


def attack_view(g: Battle) -> AttackView | None:
    """Show the attack in progress."""
    attack = g.attack
    if attack is None:
        return None
    return AttackView(
        attack.attacker,
        attack.defender,
        attack.weapon,
        attack.range,
        attack.obstructed,
        roll_view(attack.dice.attack_roll),
        roll_view(attack.dice.defense_roll),
        attack.results.hits,
        attack.results.criticals,
        plans(g),
    )


def roll_view(roll: list[Result]) -> list[DieView]:
    """Show a roll."""
    return [DieView(result.face, result.rerolled, result.added) for result in roll]


def beside_the_mat(g: Battle) -> tuple[object, ...]:
    """Return what says what lies beside the play area."""
    other = g.other_deck
    return (
        g.deck.left,
        g.deck.discard,
        None if other is None else (other.left, tuple(other.discard)),
        g.markers_lost,
        g.asteroids_left,
    )


def supply_view(g: Battle) -> SupplyView:
    """Show what lies beside the play area."""
    return SupplyView(
        damage_deck=sum(deck.left for deck in decks(g)),
        damage_discard=[kind for deck in decks(g) for kind in deck.discard],
        attack_dice=DICE["attack"],
        defense_dice=DICE["defense"],
        range_ruler=RANGE_RULERS,
        templates=TEMPLATES,
        tokens=SUPPLIED_TOKENS if mission_of(g) is None else SUPPLIED_IN_MISSIONS,
        markers=g.markers_lost,
        asteroids={shape: asteroid_outline(shape) for shape in g.asteroids_left},
    )


def decks(g: Battle) -> list[DamageDeck]:
    """Return the damage decks: one for both sides, or one for each."""
    return [deck for deck in (g.deck, g.other_deck) if deck is not None]


TEMPLATES = [
    *[f"straight:{speed}" for speed in range(1, 6)],
    *[f"{bearing}:{speed}" for bearing in ("bank", "turn") for speed in (1, 2, 3)],
]


def mission_view(g: Battle) -> MissionView | None:
    """Show the mission."""
    mission = mission_of(g)
    if mission is None:
        return None
    return MissionView(
        name=mission.name,
        title=mission.title,
        special_rules=mission.special_rules,
        goals=mission.goals_told,
        tracking_tokens=g.tracking_tokens,
        marked_ship=g.marked_ship,
        craft=[ship.ship_id for ship in g.ships if is_craft(ship)],
        next_craft=craft_now(g),
        next_base=base_side(craft_now(g)) if craft_now(g) else 0.0,
        marker=kind_of(mission),
        placing=placing_zones(g, mission),
        apart=list(next((s.apart for s in mission.setup if isinstance(s, PlaceMarkers)), ())),
        homes=[
            zone_view(box, side)
            for side, name in mission.deliver.items()
            for box in boxes_of(g, mission.zones[name])
        ],
        delivered=dict(g.markers_delivered),
        charges=g.charges,
        charges_needed=mission.charge.needs if mission.charge else 0,
        exits={str(ship.ship_id): list(exits_of(g, ship)) for ship in ships_in_play(g)},
        takers=list(mission.pick_up.sides) if mission.pick_up else [],
        last_round=max([goal.round for goal in mission.goals], default=0),
    )


def placing_zones(g: Battle, mission: Mission) -> list[ZoneView]:
    """Show where the next ship or token of the setup goes, or a ship that is called."""
    if g.phase == "setup":
        return [zone_view(box, "") for box in boxes_now(g)]
    called = mission.reinforcements
    if called is None:
        return []
    zone = Zone(edges=called.edges, range=1)
    return [zone_view(box, called.side) for box in boxes_of(g, zone)]


def zone_view(box: tuple[float, float, float, float], side: str) -> ZoneView:
    """Show a rectangle of the mat."""
    west, south, east, north = box
    return ZoneView(side, west, south, east - west, north - south)
