import pytest

from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.rules import map as rim
from cantina.games.outer_rim.rules.combat import place_kind
from cantina.games.outer_rim.view import make_view
from outer_rim.table import Seated, desk, galaxy


@pytest.mark.rule("OR-MAP-1")
def test_every_space_is_a_planet_a_navpoint_or_the_maelstrom() -> None:
    planets = [space for space in rim.STANDARD_CHART.spaces if rim.is_planet(space)]
    navpoints = [space for space in rim.STANDARD_CHART.spaces if rim.is_navpoint(space)]
    assert sorted(planets) == sorted(rim.PLANET_IDS)
    assert len(planets) + len(navpoints) + 1 == len(rim.STANDARD_CHART.spaces)
    assert {*planets, *navpoints, rim.MAELSTROM} == set(rim.STANDARD_CHART.spaces)
    kinds = {space.id: space.kind for space in make_view(galaxy(), None).spaces}
    assert {space for space, kind in kinds.items() if kind == "planet"} == set(planets)
    assert [space for space, kind in kinds.items() if kind == "maelstrom"] == [rim.MAELSTROM]


@pytest.mark.rule("OR-MAP-2")
def test_spaces_are_adjacent_exactly_when_a_route_joins_them() -> None:
    assert "t5_x" in rim.STANDARD_CHART.neighbours["ryloth"]
    assert "naboo" not in rim.STANDARD_CHART.neighbours["ryloth"], "close, but no route"
    table = desk(Seated(ship="g_1a", space="ryloth"))
    assert table.me(0).space == "ryloth"
    assert rim.STANDARD_CHART.distances["ryloth"]["naboo"] == 2
    assert rim.STANDARD_CHART.distances["t1_ro"]["t2_lo"] == 1, "across the edge, outer to outer"
    assert rim.STANDARD_CHART.distances["t1_ri"]["t2_li"] == 1, "and inner to inner"
    assert "t2_lo" not in rim.STANDARD_CHART.neighbours["t1_ri"]
    other = rim.chart(("t5", "t1", "t6", "t2", "t4", "t3"))
    assert other.distances["t5_ro"]["t1_lo"] == other.distances["t5_ri"]["t1_li"] == 1
    assert "t2_lo" not in other.neighbours["t1_ro"], "these tiles do not meet here"
    assert "t5_x" in other.neighbours["ryloth"], "within a tile nothing changes"
    for space, near in rim.STANDARD_CHART.neighbours.items():
        assert all(space in rim.STANDARD_CHART.neighbours[other] for other in near)


@pytest.mark.rule("OR-MAP-3")
def test_tiles_are_adjacent_when_they_touch() -> None:
    assert rim.STANDARD_CHART.adjacent_tiles("t3") == ("t2", "t4")
    assert rim.STANDARD_CHART.adjacent_tiles("t1") == ("t2",)
    assert rim.STANDARD_CHART.adjacent_tiles("t2") == ("t1", "t3")
    assert rim.STANDARD_CHART.adjacent_tiles("t6") == ("t5",)


@pytest.mark.rule("OR-MAP-4", "OR-SETUP-2")
def test_each_base_is_adjacent_to_the_navpoint_at_its_end() -> None:
    assert rim.STANDARD_CHART.patrol_starts == {
        "rebel": "t1_lo",
        "syndicate": "t1_li",
        "imperial": "t6_ro",
        "hutt": "t6_ri",
    }
    mirrored = rim.chart(tuple(reversed(STANDARD_ORDER)))
    assert mirrored.patrol_starts["hutt"] == "t1_ri"
    g = galaxy()
    for patrol in g.patrols:
        assert patrol.space == rim.STANDARD_CHART.patrol_starts[patrol.faction]
        assert patrol.token.endswith("_1")
        assert rim.is_navpoint(patrol.space)


@pytest.mark.rule("OR-MAP-5")
def test_the_ring_of_kafrene_is_a_planet() -> None:
    table = desk(Seated(space="ring_of_kafrene"), step="action")
    assert "market" in table.keys
    assert rim.is_planet("ring_of_kafrene") and not rim.is_navpoint("ring_of_kafrene")
    assert place_kind(table.g, 0) == "ground"
    assert rim.encounter_deck(table.g, "ring_of_kafrene") == "kafrene_takodana"


@pytest.mark.rule("OR-MAP-6", "OR-MAP-7")
def test_the_faction_of_a_planet() -> None:
    g = galaxy(Seated(space="tatooine"), Seated(space="takodana"), Seated(space="t5_x"))
    assert rim.planet_faction(g, 0) == "hutt"
    assert rim.planet_faction(g, 1) == "", "no symbol on Takodana"
    assert rim.planet_faction(g, 2) == "", "not on a planet"


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
    for tile in rim.TILE_OF_ID.values():
        decks = {rim.encounter_deck(g, planet) for planet in tile.planets}
        assert decks == {tile.deck}
    assert rim.encounter_deck(g, "t5_x") == rim.encounter_deck(g, "t1_lo") == "navpoint"
    assert (
        rim.encounter_deck(g, "kessel")
        == rim.encounter_deck(g, rim.MAELSTROM)
        == "kessel_maelstrom"
    )


@pytest.mark.rule("OR-MAP-9")
def test_every_planet_has_two_contact_spaces() -> None:
    assert len(rim.PLANET_IDS) == 11
    assert all(len(list(rim.contact_places(planet))) == 2 for planet in rim.PLANET_IDS)
    assert len(galaxy().contacts) == 22


@pytest.mark.rule("OR-MAP-10")
def test_kessels_tile_has_one_planet_and_the_maelstrom() -> None:
    for tile in rim.TILE_OF_ID.values():
        kessel = "kessel" in tile.planets
        assert len(tile.planets) == (1 if kessel else 2)
        assert tile.maelstrom == kessel
    assert rim.STANDARD_CHART.tile_of[rim.MAELSTROM] == rim.STANDARD_CHART.tile_of["kessel"]


def test_the_standard_map_has_the_distances_of_the_book() -> None:
    assert rim.STANDARD_CHART.distances["ryloth"]["ring_of_kafrene"] == 4
    assert len(rim.STANDARD_CHART.spaces) == 56
