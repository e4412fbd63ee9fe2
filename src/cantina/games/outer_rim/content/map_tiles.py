"""The map: eleven planets on six tiles, joined port to port between two endcaps."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from cantina.games.outer_rim.printed import Confidence, Record
from cantina.games.outer_rim.terms import ContactClass, EncounterDeckName, Faction


class Planet(Record, frozen=True, kw_only=True):
    """A planet with its two contact spaces, the left one first."""

    id: str
    faction: Faction | None
    contact_spaces: tuple[ContactClass, ContactClass]


class MapTile(Record, frozen=True, kw_only=True):
    """A tile: its spaces, links and the four navpoints at its edges."""

    id: str
    confidence: Confidence
    deck: EncounterDeckName
    planets: tuple[str, ...]
    navpoints: tuple[str, ...]
    maelstrom: bool = False
    left_outer: str
    right_outer: str
    left_inner: str
    right_inner: str
    links: tuple[tuple[str, str], ...]


class Endcap(Record, frozen=True, kw_only=True):
    """An end of the map with the bases of two factions, one per lane."""

    id: str
    outer: Faction
    inner: Faction


def tile(
    id: str,
    deck: EncounterDeckName,
    planets: tuple[str, ...],
    *lanes: str,
    navpoints: str = "lo om ro li im ri x",
) -> MapTile:
    """Write a tile by its lanes; navpoints are named shortly, `lo` is at the left outer edge."""
    named = {name: f"{id}_{name}" for name in navpoints.split()}
    ways = [[named.get(space, space) for space in lane.split()] for lane in lanes]
    return MapTile(
        id=id,
        confidence="ours",
        deck=deck,
        planets=planets,
        navpoints=tuple(named.values()),
        maelstrom=any("maelstrom" in way for way in ways),
        left_outer=named["lo"],
        right_outer=named["ro"],
        left_inner=named["li"],
        right_inner=named["ri"],
        links=tuple([link for way in ways for link in pairwise(way)]),
    )


PLANETS: Final = (
    Planet(id="cantonica", faction=None, contact_spaces=("white", "yellow")),
    Planet(id="ord_mantell", faction=Faction.SYNDICATE, contact_spaces=("white", "green")),
    Planet(id="lothal", faction=Faction.IMPERIAL, contact_spaces=("white", "green")),
    Planet(id="mon_calamari", faction=Faction.REBEL, contact_spaces=("green", "yellow")),
    Planet(id="kessel", faction=Faction.SYNDICATE, contact_spaces=("white", "green")),
    Planet(id="tatooine", faction=Faction.HUTT, contact_spaces=("white", "green")),
    Planet(id="nal_hutta", faction=Faction.HUTT, contact_spaces=("white", "yellow")),
    Planet(id="ryloth", faction=Faction.REBEL, contact_spaces=("white", "green")),
    Planet(id="naboo", faction=Faction.IMPERIAL, contact_spaces=("green", "yellow")),
    Planet(id="ring_of_kafrene", faction=None, contact_spaces=("green", "yellow")),
    Planet(id="takodana", faction=None, contact_spaces=("white", "yellow")),
)

STANDARD_ORDER: Final = ("t1", "t2", "t3", "t4", "t5", "t6")
"""Left to right, which is clockwise along the arc."""

ENDCAPS: Final = (
    Endcap(id="left", outer=Faction.REBEL, inner=Faction.SYNDICATE),
    Endcap(id="right", outer=Faction.IMPERIAL, inner=Faction.HUTT),
)

TILES: Final = (
    tile(
        "t1",
        "cantonica_ord_mantell",
        ("cantonica", "ord_mantell"),
        "lo cantonica om ro",
        "li im ord_mantell ri",
        "cantonica x ord_mantell",
    ),
    tile(
        "t2",
        "lothal_mon_calamari",
        ("lothal", "mon_calamari"),
        "lo om lothal ro",
        "li im mon_calamari ri",
        "lothal x mon_calamari",
    ),
    tile(
        "t3",
        "kessel_maelstrom",
        ("kessel",),
        "lo a b ro",
        "li maelstrom kessel",
        "li a",
        "kessel c d e ri",
        "e b",
        navpoints="lo a b ro li c d e ri",
    ),
    tile(
        "t4",
        "tatooine_nal_hutta",
        ("tatooine", "nal_hutta"),
        "lo tatooine om ro",
        "li im nal_hutta ri",
        "tatooine x nal_hutta",
    ),
    tile(
        "t5",
        "ryloth_naboo",
        ("ryloth", "naboo"),
        "lo ryloth om ro",
        "li im naboo ri",
        "ryloth x naboo",
    ),
    tile(
        "t6",
        "kafrene_takodana",
        ("ring_of_kafrene", "takodana"),
        "lo ring_of_kafrene om ro",
        "li takodana im ri",
        "ring_of_kafrene x takodana",
    ),
)
