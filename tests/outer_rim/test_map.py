import pytest

from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.rules.combat import place_kind
from cantina.games.outer_rim.rules.map import (
    MAELSTROM,
    PLANET_IDS,
    STANDARD_CHART,
    TILE_OF_ID,
    chart,
    contact_places,
    encounter_deck,
    is_navpoint,
    is_planet,
    planet_faction,
)
from cantina.games.outer_rim.view import make_view
from outer_rim.table import Seated, desk, galaxy


@pytest.mark.rule("OR-MAP-1")
def test_every_space_is_a_planet_a_navpoint_or_the_maelstrom() -> None:
    planets = [space for space in STANDARD_CHART.spaces if is_planet(space)]
    navpoints = [space for space in STANDARD_CHART.spaces if is_navpoint(space)]
    assert sorted(planets) == sorted(PLANET_IDS)
    assert len(planets) + len(navpoints) + 1 == len(STANDARD_CHART.spaces)
    assert {*planets, *navpoints, MAELSTROM} == set(STANDARD_CHART.spaces)
    kinds = {space.id: space.kind for space in make_view(galaxy(), None).spaces}
    assert {space for space, kind in kinds.items() if kind == "planet"} == set(planets)
    assert [space for space, kind in kinds.items() if kind == "maelstrom"] == [MAELSTROM]


@pytest.mark.rule("OR-MAP-2")
def test_spaces_are_adjacent_exactly_when_a_route_joins_them() -> None:
    assert "t5_x" in STANDARD_CHART.neighbours["ryloth"]
    assert "naboo" not in STANDARD_CHART.neighbours["ryloth"], "close, but no route"
    table = desk(Seated(ship="g_1a", space="ryloth"))
    assert table.me(0).space == "ryloth"
    assert STANDARD_CHART.distances["ryloth"]["naboo"] == 2
    assert STANDARD_CHART.distances["t1_ro"]["t2_lo"] == 1, "across the edge, outer to outer"
    assert STANDARD_CHART.distances["t1_ri"]["t2_li"] == 1, "and inner to inner"
    assert "t2_lo" not in STANDARD_CHART.neighbours["t1_ri"]
    other = chart(("t5", "t1", "t6", "t2", "t4", "t3"))
    assert other.distances["t5_ro"]["t1_lo"] == other.distances["t5_ri"]["t1_li"] == 1
    assert "t2_lo" not in other.neighbours["t1_ro"], "these tiles do not meet here"
    assert "t5_x" in other.neighbours["ryloth"], "within a tile nothing changes"
    for space, near in STANDARD_CHART.neighbours.items():
        assert all(space in STANDARD_CHART.neighbours[other] for other in near)


@pytest.mark.rule("OR-MAP-3")
def test_tiles_are_adjacent_when_they_touch() -> None:
    assert STANDARD_CHART.adjacent_tiles("t3") == ("t2", "t4")
    assert STANDARD_CHART.adjacent_tiles("t1") == ("t2",)
    assert STANDARD_CHART.adjacent_tiles("t2") == ("t1", "t3")
    assert STANDARD_CHART.adjacent_tiles("t6") == ("t5",)


@pytest.mark.rule("OR-MAP-4", "OR-SETUP-2")
def test_each_base_is_adjacent_to_the_navpoint_at_its_end() -> None:
    assert STANDARD_CHART.patrol_starts == {
        "rebel": "t1_lo",
        "syndicate": "t1_li",
        "imperial": "t6_ro",
        "hutt": "t6_ri",
    }
    mirrored = chart(tuple(reversed(STANDARD_ORDER)))
    assert mirrored.patrol_starts["hutt"] == "t1_ri"
    g = galaxy()
    for patrol in g.patrols:
        assert patrol.space == STANDARD_CHART.patrol_starts[patrol.faction]
        assert patrol.token.endswith("_1")
        assert is_navpoint(patrol.space)


@pytest.mark.rule("OR-MAP-5")
def test_the_ring_of_kafrene_is_a_planet() -> None:
    table = desk(Seated(space="ring_of_kafrene"), step="action")
    assert "market" in table.keys
    assert is_planet("ring_of_kafrene") and not is_navpoint("ring_of_kafrene")
    assert place_kind(table.g, 0) == "ground"
    assert encounter_deck(table.g, "ring_of_kafrene") == "kafrene_takodana"


@pytest.mark.rule("OR-MAP-6", "OR-MAP-7")
def test_the_faction_of_a_planet() -> None:
    g = galaxy(Seated(space="tatooine"), Seated(space="takodana"), Seated(space="t5_x"))
    assert planet_faction(g, 0) == "hutt"
    assert planet_faction(g, 1) == "", "no symbol on Takodana"
    assert planet_faction(g, 2) == "", "not on a planet"


@pytest.mark.rule("OR-MAP-6", "OR-CHARACTER-1")
def test_landos_action_pleases_the_faction_of_his_planet() -> None:
    lando = Seated(character="lando_calrissian", flipped=True, space="tatooine")
    table = desk(lando, {}, step="action", chance=[["hit", "blank"]])
    table.do("ability:character:1", "pass")
    assert table.me().credits == 9000
    assert table.me().reputation == {"rebel": 0, "imperial": 0, "hutt": 1, "syndicate": 0}


@pytest.mark.rule("OR-SPACE-ENCOUNTER-2", "OR-SPACE-ENCOUNTER-3", "OR-SPACE-ENCOUNTER-4")
def test_which_encounter_deck_a_space_belongs_to() -> None:
    g = galaxy()
    for tile in TILE_OF_ID.values():
        decks = {encounter_deck(g, planet) for planet in tile.planets}
        assert decks == {tile.deck}
    assert encounter_deck(g, "t5_x") == encounter_deck(g, "t1_lo") == "navpoint"
    assert encounter_deck(g, "kessel") == encounter_deck(g, MAELSTROM) == "kessel_maelstrom"


@pytest.mark.rule("OR-MAP-9")
def test_every_planet_has_two_contact_spaces() -> None:
    assert len(PLANET_IDS) == 11
    assert all(len(list(contact_places(planet))) == 2 for planet in PLANET_IDS)
    assert len(galaxy().contacts) == 22


@pytest.mark.rule("OR-MAP-10")
def test_kessels_tile_has_one_planet_and_the_maelstrom() -> None:
    for tile in TILE_OF_ID.values():
        kessel = "kessel" in tile.planets
        assert len(tile.planets) == (1 if kessel else 2)
        assert tile.maelstrom == kessel
    assert STANDARD_CHART.tile_of[MAELSTROM] == STANDARD_CHART.tile_of["kessel"]


def test_the_standard_map_has_the_distances_of_the_book() -> None:
    assert STANDARD_CHART.distances["ryloth"]["ring_of_kafrene"] == 4
    assert len(STANDARD_CHART.spaces) == 56
