"""The map: eleven planets on six tiles, joined port to port between two endcaps."""

from __future__ import annotations

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
    MapTile(
        id="t1",
        confidence="ours",
        deck="cantonica_ord_mantell",
        planets=("cantonica", "ord_mantell"),
        navpoints=("t1_lo", "t1_om", "t1_ro", "t1_li", "t1_im", "t1_ri", "t1_x"),
        left_outer="t1_lo",
        right_outer="t1_ro",
        left_inner="t1_li",
        right_inner="t1_ri",
        links=(
            ("t1_lo", "cantonica"),
            ("cantonica", "t1_om"),
            ("t1_om", "t1_ro"),
            ("t1_li", "t1_im"),
            ("t1_im", "ord_mantell"),
            ("ord_mantell", "t1_ri"),
            ("cantonica", "t1_x"),
            ("t1_x", "ord_mantell"),
        ),
    ),
    MapTile(
        id="t2",
        confidence="ours",
        deck="lothal_mon_calamari",
        planets=("lothal", "mon_calamari"),
        navpoints=("t2_lo", "t2_om", "t2_ro", "t2_li", "t2_im", "t2_ri", "t2_x"),
        left_outer="t2_lo",
        right_outer="t2_ro",
        left_inner="t2_li",
        right_inner="t2_ri",
        links=(
            ("t2_lo", "t2_om"),
            ("t2_om", "lothal"),
            ("lothal", "t2_ro"),
            ("t2_li", "t2_im"),
            ("t2_im", "mon_calamari"),
            ("mon_calamari", "t2_ri"),
            ("lothal", "t2_x"),
            ("t2_x", "mon_calamari"),
        ),
    ),
    MapTile(
        id="t3",
        confidence="ours",
        deck="kessel_maelstrom",
        planets=("kessel",),
        navpoints=("t3_lo", "t3_a", "t3_b", "t3_ro", "t3_li", "t3_c", "t3_d", "t3_e", "t3_ri"),
        maelstrom=True,
        left_outer="t3_lo",
        right_outer="t3_ro",
        left_inner="t3_li",
        right_inner="t3_ri",
        links=(
            ("t3_lo", "t3_a"),
            ("t3_a", "t3_b"),
            ("t3_b", "t3_ro"),
            ("t3_li", "maelstrom"),
            ("maelstrom", "kessel"),
            ("t3_li", "t3_a"),
            ("kessel", "t3_c"),
            ("t3_c", "t3_d"),
            ("t3_d", "t3_e"),
            ("t3_e", "t3_ri"),
            ("t3_e", "t3_b"),
        ),
    ),
    MapTile(
        id="t4",
        confidence="ours",
        deck="tatooine_nal_hutta",
        planets=("tatooine", "nal_hutta"),
        navpoints=("t4_lo", "t4_om", "t4_ro", "t4_li", "t4_im", "t4_ri", "t4_x"),
        left_outer="t4_lo",
        right_outer="t4_ro",
        left_inner="t4_li",
        right_inner="t4_ri",
        links=(
            ("t4_lo", "tatooine"),
            ("tatooine", "t4_om"),
            ("t4_om", "t4_ro"),
            ("t4_li", "t4_im"),
            ("t4_im", "nal_hutta"),
            ("nal_hutta", "t4_ri"),
            ("tatooine", "t4_x"),
            ("t4_x", "nal_hutta"),
        ),
    ),
    MapTile(
        id="t5",
        confidence="ours",
        deck="ryloth_naboo",
        planets=("ryloth", "naboo"),
        navpoints=("t5_lo", "t5_om", "t5_ro", "t5_li", "t5_im", "t5_ri", "t5_x"),
        left_outer="t5_lo",
        right_outer="t5_ro",
        left_inner="t5_li",
        right_inner="t5_ri",
        links=(
            ("t5_lo", "ryloth"),
            ("ryloth", "t5_om"),
            ("t5_om", "t5_ro"),
            ("t5_li", "t5_im"),
            ("t5_im", "naboo"),
            ("naboo", "t5_ri"),
            ("ryloth", "t5_x"),
            ("t5_x", "naboo"),
        ),
    ),
    MapTile(
        id="t6",
        confidence="ours",
        deck="kafrene_takodana",
        planets=("ring_of_kafrene", "takodana"),
        navpoints=("t6_lo", "t6_om", "t6_ro", "t6_li", "t6_im", "t6_ri", "t6_x"),
        left_outer="t6_lo",
        right_outer="t6_ro",
        left_inner="t6_li",
        right_inner="t6_ri",
        links=(
            ("t6_lo", "ring_of_kafrene"),
            ("ring_of_kafrene", "t6_om"),
            ("t6_om", "t6_ro"),
            ("t6_li", "takodana"),
            ("takodana", "t6_im"),
            ("t6_im", "t6_ri"),
            ("ring_of_kafrene", "t6_x"),
            ("t6_x", "takodana"),
        ),
    ),
)
