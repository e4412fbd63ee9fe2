"""How ships, cards and maneuvers are called in texts."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.state import Battle, CardKind, Source

SHUTTLE = "senators-shuttle"


def card_name(kind: str, card_id: str) -> str:
    """Give the Fluent id of a card's name; kind is ship, pilot, upgrade, damage or condition."""
    return f"xw-{kind}-{card_id}"


def ship_name(g: Battle, ship_id: int) -> Text:
    """Name a ship by its pilot and, if it has one, its ID number (XW-ID-1)."""
    ship = g.ships[ship_id]
    if ship.pilot == SHUTTLE:
        return text("xw-shuttle")
    pilot = Text(card_name("pilot", ship.pilot))
    if ship.number:
        return text("xw-ship-numbered", pilot=pilot, number=ship.number)
    return pilot


FACTION_NAMES = {
    "rebel": "xw-side-rebel",
    "imperial": "xw-side-imperial",
    "scum": "xw-side-scum",
}


def side_name(g: Battle, side: str) -> Text:
    """Name a side by the faction it flies."""
    return Text(FACTION_NAMES[g.faction_of(side)])


BEARING_NAMES = {
    "straight": "xw-maneuver-straight",
    "bank:left": "xw-maneuver-bank-left",
    "bank:right": "xw-maneuver-bank-right",
    "turn:left": "xw-maneuver-turn-left",
    "turn:right": "xw-maneuver-turn-right",
    "koiogran": "xw-maneuver-koiogran",
    "segnor:left": "xw-maneuver-segnor-left",
    "segnor:right": "xw-maneuver-segnor-right",
    "tallon:left": "xw-maneuver-tallon-left",
    "tallon:right": "xw-maneuver-tallon-right",
    "tallon-bank:left": "xw-maneuver-tallon-bank-left",
    "tallon-bank:right": "xw-maneuver-tallon-bank-right",
    "reverse-straight": "xw-maneuver-reverse-straight",
    "reverse-bank:left": "xw-maneuver-reverse-bank-left",
    "reverse-bank:right": "xw-maneuver-reverse-bank-right",
    "stationary": "xw-maneuver-stationary",
}


def maneuver_name(key: str) -> Text:
    """Name a maneuver by its key, such as `turn:left:2`."""
    bearing, _, speed = key.rpartition(":")
    return Text(BEARING_NAMES[bearing], {"speed": int(speed)})


def bearing_name(bearing: str) -> Text:
    """Name the bearing of a maneuver without its speed."""
    return Text(f"xw-bearing-{bearing.replace(':', '-')}")


FACE_NAMES = {
    "hit": "xw-face-hit",
    "critical": "xw-face-critical",
    "focus": "xw-face-focus",
    "evade": "xw-face-evade",
    "blank": "xw-face-blank",
}


def face_name(face: str) -> Text:
    """Name a face of a die."""
    return Text(FACE_NAMES[face])


def faces_text(faces: list[str]) -> list[Text]:
    """Name the faces of a roll, in order."""
    return [Text(FACE_NAMES[face]) for face in faces]


EDGE_NAMES = {
    "north": "xw-edge-north",
    "south": "xw-edge-south",
    "east": "xw-edge-east",
    "west": "xw-edge-west",
}


def edge_name(edge: str) -> Text:
    """Name an edge of the play area."""
    return Text(EDGE_NAMES[edge])


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
