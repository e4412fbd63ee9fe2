"""How ships, cards and maneuvers are called in texts."""

from __future__ import annotations

from functools import cache

from cantina.core.text import Text, text
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.state import Battle, CardKind, Ship, Source

SHUTTLE = "senators-shuttle"
TRANSPORT = "transport"
STATION = "station"
CRAFT_NAMES = {SHUTTLE: "xw-shuttle", TRANSPORT: "xw-transport", STATION: "xw-station"}
"""Ships of missions that have no pilot: they fly, or stand, and nothing else."""


def card_name(kind: str, card_id: str) -> str:
    """Give the Fluent id of a card's name; kind is ship, pilot, upgrade, damage or condition."""
    return f"xw-{kind}-{card_id}"


def ship_name(g: Battle, ship_id: int) -> Text:
    """Name a ship by its pilot and, if it has one, its ID number (XW-ID-1)."""
    ship = g.ships[ship_id]
    return pilot_name(ship.pilot, ship.number)


@cache
def pilot_name(pilot: str, number: int) -> Text:
    """Name a pilot with an ID number, or the craft of a mission."""
    name = Text(CRAFT_NAMES.get(pilot) or card_name("pilot", pilot))
    return text("xw-ship-numbered", pilot=name, number=number) if number else name


def is_craft(ship: Ship) -> bool:
    """Whether a ship has no pilot, no skill and no dial (XW-MISSION-1-9)."""
    return ship.pilot in CRAFT_NAMES


def faction_name(faction: str) -> Text:
    """Name a faction."""
    return Text(f"xw-side-{faction}")


def side_name(g: Battle, side: str) -> Text:
    """Name a side by the faction it flies."""
    return faction_name(g.faction_of(side))


@cache
def maneuver_name(key: str) -> Text:
    """Name a maneuver by its key, such as `turn:left:2`."""
    maneuver = Maneuver.named(key)
    slug = maneuver.bearing.replace(":", "-")
    return Text(f"xw-maneuver-{slug}", {"speed": maneuver.speed})


def bearing_name(bearing: str) -> Text:
    """Name the bearing of a maneuver without its speed."""
    return Text(f"xw-bearing-{bearing.replace(':', '-')}")


def face_name(face: str) -> Text:
    """Name a face of a die."""
    return Text(f"xw-face-{face}")


def faces_text(faces: list[str]) -> list[Text]:
    """Name the faces of a roll, in order."""
    return [face_name(face) for face in faces]


def edge_name(edge: str) -> Text:
    """Name an edge of the play area."""
    return Text(f"xw-edge-{edge}")


def weapon_name(weapon: str) -> Text:
    """Name the weapon of an attack: the primary one or an upgrade."""
    return Text(card_name("upgrade", weapon)) if weapon else text("xw-weapon-primary")


def source_name(g: Battle, ship_id: int, source: Source) -> Text:
    """Name the card an ability comes from."""
    if source.kind is not CardKind.DAMAGE:
        return Text(card_name(source.kind.value, source.card))
    for dealt in g.ships[ship_id].damage:
        if dealt.card_id == int(source.card):
            return damage_name(dealt.kind)
    return text("xw-damage-card")


def damage_name(kind: str) -> Text:
    """Name a kind of damage card."""
    return Text(card_name("damage", kind))
