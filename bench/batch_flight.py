"""X-Wing's geometry for many matches at once, as one array program for an accelerator.

For every match, ship and maneuver: where the maneuver ends, whether the base would stick out of the
mat or stand on another ship, and from there for every other ship range, arc and obstruction. All of
it is arithmetic on whole arrays in double precision, but for the tokens (`bench.token_lines`);
nothing is sorted and no list grows. It is written down a second time here and is therefore no part
of the package: the rules ask `cantina.games.x_wing.geometry`, and `bench.flight` holds this against
them.

The few answers that hang on hundredths of a millimetre (many shortest lines between parallel edges,
a line that grazes a token) are marked `unsure`: whoever wants them asks the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from bench.token_lines import over_tokens
from cantina.games.x_wing.geometry import (
    ARC_HALF_ANGLE,
    LARGE_BASE,
    MAT,
    SMALL_BASE,
    TOLERANCE,
    Bearing,
)
from cantina.games.x_wing.geometry.ranges import BORDER
from cantina.games.x_wing.geometry.templates import STANDSTILL, flight_of

jax.config.update("jax_enable_x64", True)

Array = Any
"""An array of the device: its library does not tell shapes to the type checker."""
GRID = 1000.0
LARGE_ARC, SMALL_ARC = (radians(ARC_HALF_ANGLE[side]) for side in (LARGE_BASE, SMALL_BASE))
Dial = Sequence[tuple[Bearing, int]]


class Landings(NamedTuple):
    """What comes of every maneuver; the last axis of the lower four is the other ship."""

    x: Array
    """Thousandths of a millimetre, and of a degree: the grid that poses are stored on."""
    y: Array
    heading: Array
    off_mat: Array
    bumped: Array
    in_arc: Array
    band: Array
    """1 to 3, or 0: out of arc or beyond."""
    obstructed: Array
    unsure: Array


def apart(arrays: tuple[Array, ...]) -> tuple[Array, ...]:
    """Keep stages apart: a compiler that merges all of them takes minutes to do so."""
    return tuple(jax.lax.optimization_barrier(arrays))


def shifts(dial: Dial, side: float) -> list[tuple[float, float, float]]:
    """Return ahead, left and turn of each maneuver of a dial."""
    return [_shift(bearing, speed, side) for bearing, speed in dial]


def _shift(bearing: Bearing, speed: int, side: float) -> tuple[float, float, float]:
    template, turn, backwards, _ = flight_of(bearing, speed)
    if template is STANDSTILL:
        return 0.0, 0.0, 0.0
    if template.side == 0:
        ahead, left = template.length + side, 0.0
    else:
        angle, half = radians(template.angle), side / 2.0
        ahead = half + template.radius * sin(angle) + half * cos(angle)
        left = template.radius * (1.0 - cos(angle)) + half * sin(angle)
    back = -1.0 if backwards else 1.0
    return back * ahead, back * template.side * left, template.side * template.angle + turn


@partial(jax.jit, static_argnames=("width", "depth"))
def fly(
    poses: Array,
    sides: Array,
    moves: Array,
    tokens: Array,
    width: float = MAT,
    depth: float = MAT,
) -> Landings:
    """Fly every maneuver of every ship of every match.

    `poses` is match, ship, (x, y, heading); `sides` match, ship; `moves` match, ship, maneuver,
    (ahead, left, turn); `tokens` match, token, corner, (x, y), a corner repeated where there are
    too few.
    """
    angle = jnp.radians(poses[:, :, None, 2])
    c, s = jnp.cos(angle), jnp.sin(angle)
    ahead, left, turn = (moves[..., k] for k in range(3))
    on_x = jnp.round((poses[:, :, None, 0] + ahead * c - left * s) * GRID)
    on_y = jnp.round((poses[:, :, None, 1] + ahead * s + left * c) * GRID)
    heading = jnp.mod(jnp.round((poses[:, :, None, 2] + turn) * GRID), 360.0 * GRID)
    x, y = on_x / GRID, on_y / GRID
    angle = jnp.radians(heading / GRID)
    end_c, end_s = jnp.cos(angle), jnp.sin(angle)
    half = sides[:, :, None] / 2.0
    reach = half * (jnp.abs(end_c) + jnp.abs(end_s))
    over = jnp.maximum(
        jnp.maximum(reach - x, x + reach - width), jnp.maximum(reach - y, y + reach - depth)
    )
    x, y, end_c, end_s = apart((x, y, end_c, end_s))
    seen = _Pair(x, y, end_c, end_s, half, poses, sides)
    others = ~jnp.eye(poses.shape[1], dtype=bool)[None, :, None, :]
    bumped = (seen.depth() > TOLERANCE) & others
    in_arc, distance, line, several = apart(seen.attack())
    in_arc = in_arc & others
    # a distance on a line of the ruler is in the nearer band
    band = jnp.maximum(1.0, jnp.ceil(jnp.round(distance * 1e6) / 1e8))
    band = jnp.where(in_arc & (band <= 3.0), band, 0.0).astype(jnp.int8)
    obstructed, near = over_tokens(line, tokens)
    return Landings(
        on_x.astype(jnp.int32),
        on_y.astype(jnp.int32),
        heading.astype(jnp.int32),
        over > TOLERANCE,
        bumped.any(axis=-1),
        in_arc,
        band,
        obstructed & in_arc,
        in_arc & (near | (several & _may_matter(line, tokens))),
    )


class _Pair:
    """Every mover at every end and every other ship, seen from the mover."""

    def __init__(
        self, x: Array, y: Array, c: Array, s: Array, half: Array, poses: Array, sides: Array
    ) -> None:
        self.x, self.y, self.c, self.s, self.half = (one[..., None] for one in (x, y, c, s, half))
        other = jnp.radians(poses[:, None, None, :, 2])
        other_c, other_s = jnp.cos(other), jnp.sin(other)
        dx, dy = poses[:, None, None, :, 0] - self.x, poses[:, None, None, :, 1] - self.y
        self.other_half = sides[:, None, None, :] / 2.0
        self.ahead, self.left = dx * self.c + dy * self.s, dy * self.c - dx * self.s
        self.turn_c = self.c * other_c + self.s * other_s
        self.turn_s = self.c * other_s - self.s * other_c

    def depth(self) -> Array:
        """How far two bases are in each other: separating axes."""
        spread = jnp.abs(self.turn_c) + jnp.abs(self.turn_s)
        own, their = self.half + self.other_half * spread, self.other_half + self.half * spread
        back_x = self.ahead * self.turn_c + self.left * self.turn_s
        back_y = self.left * self.turn_c - self.ahead * self.turn_s
        return jnp.minimum(
            jnp.minimum(own - jnp.abs(self.ahead), own - jnp.abs(self.left)),
            jnp.minimum(their - jnp.abs(back_x), their - jnp.abs(back_y)),
        )

    def attack(self) -> tuple[Array, Array, tuple[Array, ...], Array]:
        """Give arc, distance, the shortest line on the table, and whether there are several.

        Along a line of the arc the distance to the own base only grows, so the nearest point of
        the part in arc lies on an edge of the other base.
        """
        *edges, there = apart(self._edges_in_arc())
        candidates = self._candidates(*edges)
        squared = jnp.full_like(edges[0], jnp.inf)
        line: Sequence[Array] = [jnp.zeros_like(squared)] * 4
        for new, *points in candidates:
            line = _nearer(new < squared, points, line)
            squared = jnp.minimum(new, squared)
        squared = jnp.where(there, squared, jnp.inf)
        squared, *line = apart((squared, *line))
        best: Sequence[Array] = [one[..., 0] for one in line]
        nearest = squared[..., 0]
        for edge in (1, 2, 3):
            best = _nearer(squared[..., edge] < nearest, [one[..., edge] for one in line], best)
            nearest = jnp.minimum(squared[..., edge], nearest)
        nearest, *best = apart((nearest, *best))
        distance = jnp.sqrt(nearest)
        tied = ((distance + 1.5 * TOLERANCE) ** 2)[..., None]
        several = jnp.zeros_like(there)
        for new, *line in candidates:
            off_x, off_y, to_x, to_y = (
                (one - other[..., None]) ** 2 for one, other in zip(line, best, strict=True)
            )
            off = jnp.maximum(off_x + off_y, to_x + to_y)
            several = several | ((new <= tied) & (off > (0.5 * TOLERANCE) ** 2))
        several = jnp.any(several & there, axis=-1)
        return jnp.any(there, axis=-1), distance, self._on_table(best), several

    def _edges_in_arc(self) -> tuple[Array, ...]:
        """Give the four edges of the other base, cut to the arc, and whether any of each is left.

        The last axis counts the edges: corner by corner, each with the one before it.
        """
        large = (self.half * 2.0 == LARGE_BASE)[..., None]
        arc_c = jnp.where(large, cos(LARGE_ARC), cos(SMALL_ARC))
        arc_s = jnp.where(large, sin(LARGE_ARC), sin(SMALL_ARC))
        c, s = self.other_half * self.turn_c, self.other_half * self.turn_s
        corner_x, corner_y = (c - s, -c - s, -c + s, c + s), (s + c, -s + c, -s - c, s - c)
        b_x = self.ahead[..., None] + jnp.stack(corner_x, axis=-1)
        b_y = self.left[..., None] + jnp.stack(corner_y, axis=-1)
        b_x, b_y = apart((b_x, b_y))
        a_x, a_y = jnp.roll(b_x, 1, axis=-1), jnp.roll(b_y, 1, axis=-1)
        enter, leave = jnp.zeros_like(a_x), jnp.ones_like(a_x)
        inside = jnp.ones_like(a_x, dtype=bool)
        for side in (1.0, -1.0):
            before = a_x * arc_s - side * a_y * arc_c + BORDER
            after = b_x * arc_s - side * b_y * arc_c + BORDER
            t = before / jnp.where(before == after, 1.0, before - after)
            enter = jnp.where((before < 0.0) & (after >= 0.0), jnp.maximum(enter, t), enter)
            leave = jnp.where((before >= 0.0) & (after < 0.0), jnp.minimum(leave, t), leave)
            inside = inside & ((before >= 0.0) | (after >= 0.0))
        dx, dy = b_x - a_x, b_y - a_y
        return (
            a_x + enter * dx,
            a_y + enter * dy,
            a_x + leave * dx,
            a_y + leave * dy,
            inside & (enter <= leave),
        )

    def _candidates(
        self, a_x: Array, a_y: Array, b_x: Array, b_y: Array
    ) -> list[tuple[Array, ...]]:
        """Give squared lengths and lines from the own base to the edges: ends, then corners."""
        found = []
        half = jnp.broadcast_to(self.half[..., None], a_x.shape)
        for x, y in ((a_x, a_y), (b_x, b_y)):
            p_x, p_y = jnp.clip(x, -half, half), jnp.clip(y, -half, half)
            found.append(((x - p_x) ** 2 + (y - p_y) ** 2, p_x, p_y, x, y))
        dx, dy = b_x - a_x, b_y - a_y
        length = jnp.maximum(dx * dx + dy * dy, 1e-30)
        for sign_x, sign_y in ((1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)):
            p_x, p_y = sign_x * half, sign_y * half
            t = jnp.clip(((p_x - a_x) * dx + (p_y - a_y) * dy) / length, 0.0, 1.0)
            x, y = a_x + t * dx, a_y + t * dy
            found.append(((x - p_x) ** 2 + (y - p_y) ** 2, p_x, p_y, x, y))
        return found

    def _on_table(self, line: Sequence[Array]) -> tuple[Array, ...]:
        """Turn a line seen from the mover into one on the table."""
        points = []
        for ahead, left in (line[:2], line[2:]):
            points += [
                self.x + ahead * self.c - left * self.s,
                self.y + ahead * self.s + left * self.c,
            ]
        return tuple(points)


def _nearer(closer: Array, new: Sequence[Array], old: Sequence[Array]) -> tuple[Array, ...]:
    """Take the new line where it is closer."""
    return tuple([jnp.where(closer, one, other) for one, other in zip(new, old, strict=True)])


def _may_matter(line: tuple[Array, ...], tokens: Array) -> Array:
    """Whether a token lies so near that another of several lines might pass over it.

    A guess with room to spare, so single precision will do.
    """
    line, tokens = tuple([one.astype(jnp.float32) for one in line]), tokens.astype(jnp.float32)
    x, y = (line[0] + line[2]) / 2.0, (line[1] + line[3]) / 2.0
    length = jnp.sqrt((line[2] - line[0]) ** 2 + (line[3] - line[1]) ** 2)
    middle = tokens.mean(axis=2)
    radius = jnp.sqrt(((tokens - middle[:, :, None]) ** 2).sum(axis=-1)).max(axis=-1)
    m_x, m_y = (middle[:, None, None, None, :, k] for k in range(2))
    far = (length / 2.0)[..., None] + LARGE_BASE + radius[:, None, None, None, :]
    gap = (m_x - x[..., None]) ** 2 + (m_y - y[..., None]) ** 2
    return jnp.any(gap <= far * far, axis=-1)
