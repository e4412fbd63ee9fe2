"""Edges and zones of a mission, on the mat as it lies."""

from __future__ import annotations

from cantina.games.x_wing.geometry import Polygon
from cantina.games.x_wing.missions.format import EdgeName, Zone
from cantina.games.x_wing.rules.placing import BAND, OPPOSITE, depth_from, lies_in_band, strip
from cantina.games.x_wing.state import Battle

LEFT_OF = {"south": "west", "north": "east", "west": "north", "east": "south"}
"""By the Rebel edge: the edge at the Rebel player's left hand."""

Box = tuple[float, float, float, float]
"""A rectangle of the mat: west, south, east, north."""


def edge_of(g: Battle, name: EdgeName) -> str:
    """Return the edge of the mat that a mission means."""
    left = LEFT_OF[g.rebel_edge]
    return {
        "rebel": g.rebel_edge,
        "imperial": OPPOSITE[g.rebel_edge],
        "left": left,
        "right": OPPOSITE[left],
    }[name]


def point_on_mat(g: Battle, across: float, ahead: float) -> tuple[float, float]:
    """Turn a place as the Rebel player sees it into one of the mat."""
    width, height = g.options.width, g.options.height
    return {
        "south": (across, ahead),
        "north": (width - across, height - ahead),
        "west": (ahead, height - across),
        "east": (width - ahead, across),
    }[g.rebel_edge]


def bands_of(g: Battle, zones: list[Zone]) -> tuple[tuple[str, int], ...] | None:
    """Return the edges and bands of some zones, or None if one of them is no band."""
    found: list[tuple[str, int]] = []
    for zone in zones:
        if zone.range is None:
            return None
        found += [(edge_of(g, edge), zone.range) for edge in zone.edges]
    return tuple(found)


def lies_in(g: Battle, zone: Zone, shape: Polygon) -> bool:
    """Whether a whole shape lies in a zone."""
    if zone.range is not None:
        return any(lies_in_band(g, edge_of(g, edge), shape, zone.range) for edge in zone.edges)
    if zone.beyond is not None:
        clear = BAND * zone.beyond
        return all(depth_from(g, edge_of(g, edge), shape)[0] > clear for edge in zone.edges)
    west, south, east, north = boxes_of(g, zone)[0]
    return all(west <= x <= east and south <= y <= north for x, y in shape)


def reaches_into(g: Battle, zone: Zone, shape: Polygon) -> bool:
    """Whether some part of a shape lies in a zone."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return any(
        min(xs) < east and max(xs) > west and min(ys) < north and max(ys) > south
        for west, south, east, north in boxes_of(g, zone)
    )


def boxes_of(g: Battle, zone: Zone) -> list[Box]:
    """Return the rectangles of the mat that a zone is made of."""
    width, height = g.options.width, g.options.height
    if zone.box is not None:
        left, near, right, far = zone.box
        (x0, y0), (x1, y1) = point_on_mat(g, left, near), point_on_mat(g, right, far)
        return [(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))]
    if zone.range is not None:
        found = []
        for edge in zone.edges:
            across, along = strip(g, edge_of(g, edge), BAND * (zone.range - 1), BAND * zone.range)
            found.append((across[0], along[0], across[1], along[1]))
        return found
    clear = {edge_of(g, edge): BAND * (zone.beyond or 0) for edge in zone.edges}
    return [
        (
            clear.get("west", 0.0),
            clear.get("south", 0.0),
            width - clear.get("east", 0.0),
            height - clear.get("north", 0.0),
        )
    ]
