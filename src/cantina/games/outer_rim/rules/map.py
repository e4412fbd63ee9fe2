"""The map: spaces and routes, what is adjacent, how far things are, which way is clockwise."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from cantina.games.outer_rim.content.map_tiles import (
    ENDCAPS,
    PLANETS,
    STANDARD_ORDER,
    TILES,
    MapTile,
)
from cantina.games.outer_rim.state import Galaxy

MAELSTROM: Final = "maelstrom"
TILE_OF_ID: Final[dict[str, MapTile]] = {tile.id: tile for tile in TILES}
PLANET_IDS: Final = tuple(planet.id for planet in PLANETS)
IS_PLANET: Final = frozenset(PLANET_IDS)
PLANET_FACTION: Final = {planet.id: planet.faction or "" for planet in PLANETS}
CONTACT_SPACES: Final = {planet.id: planet.contact_spaces for planet in PLANETS}
CONTACT_PLACES: Final = {
    planet: tuple([f"{planet}:{index}" for index in range(len(classes))])
    for planet, classes in CONTACT_SPACES.items()
}


class ContactSpace(NamedTuple):
    """A space for a contact on a planet: which of its planet's, from 1 on, and its class."""

    planet: str
    number: int
    rank: str


CONTACT_SPACE: Final = {
    place: ContactSpace(planet, number, CONTACT_SPACES[planet][number - 1])
    for planet, places in CONTACT_PLACES.items()
    for number, place in enumerate(places, 1)
}
"""The contact spaces by place, `kessel:0`."""
PLANET_OF_PLACE: Final = {place: space.planet for place, space in CONTACT_SPACE.items()}
TILE_WIDTH: Final = 12
NAVPOINT_DECK: Final = "navpoint"

Links = dict[str, tuple[str, ...]]


class Chart:
    """The graph of one order of tiles; built once for each order and shared."""

    __slots__ = ("arc", "distances", "neighbours", "patrol_starts", "spaces", "tile_of", "tiles")

    def __init__(self, tiles: tuple[str, ...]) -> None:
        self.tiles = tiles
        self.neighbours = _join(tiles)
        self.spaces = tuple(sorted(self.neighbours))
        self.tile_of = {space: tile for tile in tiles for space in _spaces_of(TILE_OF_ID[tile])}
        self.arc = {
            space: tiles.index(self.tile_of[space]) * (TILE_WIDTH + 1) + local
            for tile in tiles
            for space, local in _local_arc(TILE_OF_ID[tile]).items()
        }
        self.distances = {space: _distances(self.neighbours, space) for space in self.spaces}
        first, last = TILE_OF_ID[tiles[0]], TILE_OF_ID[tiles[-1]]
        left, right = ENDCAPS
        # OR-SETUP-2, OR-MAP-4: a base touches the lane navpoint at its end of the map.
        self.patrol_starts: dict[str, str] = {
            left.outer: first.left_outer,
            left.inner: first.left_inner,
            right.outer: last.right_outer,
            right.inner: last.right_inner,
        }

    def adjacent_tiles(self, tile: str) -> tuple[str, ...]:
        """Tiles that touch a tile (OR-MAP-3)."""
        place = self.tiles.index(tile)
        return self.tiles[max(place - 1, 0) : place] + self.tiles[place + 1 : place + 2]


def _spaces_of(tile: MapTile) -> tuple[str, ...]:
    return tile.planets + tile.navpoints + ((MAELSTROM,) if tile.maelstrom else ())


def _join(tiles: tuple[str, ...]) -> Links:
    """OR-MAP-2: link the tiles port to port, outer to outer and inner to inner lane."""
    links = [link for tile in tiles for link in TILE_OF_ID[tile].links]
    for left, right in pairwise(tiles):
        one, two = TILE_OF_ID[left], TILE_OF_ID[right]
        links += [(one.right_outer, two.left_outer), (one.right_inner, two.left_inner)]
    return _neighbours(links)


def _neighbours(links: list[tuple[str, str]]) -> Links:
    found: dict[str, list[str]] = {}
    for one, two in links:
        found.setdefault(one, []).append(two)
        found.setdefault(two, []).append(one)
    return {space: tuple(sorted(near)) for space, near in found.items()}


def _distances(neighbours: Links, start: str) -> dict[str, int]:
    """Fewest spaces from `start` to every space (breadth first)."""
    found = {start: 0}
    edge = [start]
    while edge:
        coming = []
        for space in edge:
            for near in neighbours[space]:
                if near not in found:
                    found[near] = found[space] + 1
                    coming.append(near)
        edge = coming
    return found


def _local_arc(tile: MapTile) -> dict[str, int]:
    """How far along the arc each space of a tile lies; planets side by side share a place."""
    neighbours = _neighbours(list(tile.links))
    from_left = [_distances(neighbours, port) for port in (tile.left_outer, tile.left_inner)]
    from_right = [_distances(neighbours, port) for port in (tile.right_outer, tile.right_inner)]
    found = {}
    for space in neighbours:
        left = min(each[space] for each in from_left)
        right = min(each[space] for each in from_right)
        found[space] = TILE_WIDTH * left // (left + right)
    if len(tile.planets) > 1:
        between = set(neighbours[tile.planets[0]]) & set(neighbours[tile.planets[1]])
        for space in (*tile.planets, *between):
            found[space] = TILE_WIDTH // 2
    return found


@lru_cache(maxsize=720)
def chart(tiles: tuple[str, ...]) -> Chart:
    """Return the chart of an order of tiles."""
    return Chart(tiles)


@lru_cache(maxsize=4096)
def _passed(chart: Chart, start: str, spaces: int) -> frozenset[str]:
    """Return where something may hinder a move: all that is near but its start."""
    return _near(chart, start, spaces) - {start}


@lru_cache(maxsize=4096)
def _near(chart: Chart, start: str, spaces: int) -> frozenset[str]:
    return frozenset([space for space, far in chart.distances[start].items() if far <= spaces])


class Reach(NamedTuple):
    """The ends of all moves from a space, nearest first, and the space before each of them."""

    ends: tuple[str, ...]
    before: dict[str, str]

    def way_to(self, end: str) -> list[str]:
        """Return a shortest way to an end, without the start."""
        way = []
        while self.before[end]:
            way.append(end)
            end = self.before[end]
        return way[::-1]


@lru_cache(maxsize=8192)
def _explore(chart: Chart, start: str, spaces: int, blocked: frozenset[str]) -> Reach:
    before = {start: ""}
    edge = [start]
    for _ in range(spaces):
        coming = []
        for here in edge:
            if here not in blocked:
                for near in chart.neighbours[here]:
                    if near not in before:
                        before[near] = here
                        coming.append(near)
        edge = coming
    return Reach(tuple(before), before)


def reach_from(chart: Chart, start: str, spaces: int, blocked: set[str]) -> Reach:
    """Explore the moves of at most so many spaces when no way leads through blocked ones.

    The start is an end, and what lies there never hinders leaving it.
    """
    return _explore(chart, start, spaces, _passed(chart, start, spaces - 1) & blocked)


STANDARD_CHART: Final = chart(STANDARD_ORDER)


STANDARD_TILES: Final = list(STANDARD_ORDER)


def chart_of(g: Galaxy) -> Chart:
    """Return the chart of the map in play."""
    return STANDARD_CHART if g.tiles == STANDARD_TILES else chart(tuple(g.tiles))


def is_planet(space: str) -> bool:
    """Planets include the Ring of Kafrene (OR-MAP-5)."""
    return space in IS_PLANET


def is_navpoint(space: str) -> bool:
    """Return the Maelstrom is no navpoint (OR-MAELSTROM-5)."""
    return space not in IS_PLANET and space != MAELSTROM


def planet(g: Galaxy, seat: int) -> str:
    """Return the planet a player is on, or nothing."""
    space = g.players[seat].space
    return space if space in IS_PLANET else ""


def planet_faction(g: Galaxy, seat: int) -> str:
    """Return the faction of the player's planet, or nothing (OR-MAP-6, OR-MAP-7)."""
    return PLANET_FACTION.get(g.players[seat].space, "")


def encounter_deck(g: Galaxy, space: str) -> str:
    """Return the encounter deck a space belongs to (OR-SPACE-ENCOUNTER-2 to -4)."""
    if is_navpoint(space):
        return NAVPOINT_DECK
    return TILE_OF_ID[chart_of(g).tile_of[space]].deck


def distance(g: Galaxy, start: str, goal: str) -> int:
    """Spaces between two spaces by the shortest way; patrols and the Maelstrom count as plain."""
    return chart_of(g).distances[start][goal]


def spaces_within(g: Galaxy, space: str, spaces: int) -> list[str]:
    """All spaces at most so many spaces away, the nearest first."""
    return [other for other, far in chart_of(g).distances[space].items() if far <= spaces]


def neighbourhood(g: Galaxy, space: str, spaces: int) -> frozenset[str]:
    """Return the same without any order, to look things up in."""
    return _near(chart_of(g), space, spaces)


def contact_places(space: str) -> tuple[str, ...]:
    """Return the contact spaces of a planet, the left one first; elsewhere there are none."""
    return CONTACT_PLACES.get(space, ())


def place_class(place: str) -> str:
    """Return the class of a contact space."""
    return CONTACT_SPACE[place].rank
