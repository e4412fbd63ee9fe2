"""Which lines run over which tokens, for many matches at once: one kernel for an accelerator.

This is nearly all the arithmetic of `bench.batch_flight`, in single precision: a program of the
device takes the lines of one match and goes through the edges of its tokens. What single precision
cannot tell (a line that grazes a token, or passes a corner so closely that the corner may lie on
either side) is marked as doubtful.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl

from cantina.games.x_wing.geometry import TOLERANCE

Array = Any
"""An array of the device: its library does not tell shapes to the type checker."""
GRAZING = 0.05  # mm of a line inside a token: less is looked at again
CLOSE = 0.002  # mm between line and corner: twenty times what single precision errs by
AT_ONCE = 1024
"""Lines that one program of the device takes; a power of two."""
THROUGH, DOUBTFUL = 1, 2


def over_tokens(line: tuple[Array, ...], tokens: Array) -> tuple[Array, Array]:
    """Tell whether a line runs through a token, and whether that is in doubt."""
    matches, count, corners, _ = tokens.shape
    lines = jnp.stack([one.astype(jnp.float32).reshape(matches, -1) for one in line], axis=1)
    wide = min(AT_ONCE, lines.shape[2])
    room = pl.next_power_of_2(count * corners)
    outlines = tokens.astype(jnp.float32).reshape(matches, -1, 2).transpose(0, 2, 1)
    outlines = jnp.pad(outlines, ((0, 0), (0, 0), (0, room - count * corners)))
    found = pl.pallas_call(
        partial(_kernel, count=count, corners=corners),
        grid=(matches, lines.shape[2] // wide),
        in_specs=[
            pl.BlockSpec((1, 4, wide), lambda match, part: (match, 0, part)),
            pl.BlockSpec((1, 2, room), lambda match, part: (match, 0, 0)),
        ],
        out_specs=pl.BlockSpec((1, wide), lambda match, part: (match, part)),
        out_shape=jax.ShapeDtypeStruct((matches, lines.shape[2]), jnp.int32),
        interpret=jax.default_backend() == "cpu",
    )(lines, outlines).reshape(line[0].shape)
    return (found & THROUGH) > 0, (found & DOUBTFUL) > 0


def _kernel(lines: Array, outlines: Array, found: Array, *, count: int, corners: int) -> None:
    """Take some lines of one match through all of its tokens."""
    a_x, a_y, b_x, b_y = (lines[0, k, :] for k in range(4))
    dx, dy = b_x - a_x, b_y - a_y
    length = jnp.sqrt(dx * dx + dy * dy)
    nothing = jnp.zeros(a_x.shape, jnp.float32)

    def side(x: Array, y: Array) -> Array:
        """On which side of the line a corner lies, and how far off: a product with its length."""
        return dx * (y - a_y) - dy * (x - a_x)

    def token(number: Array, told: Array) -> Array:
        first = number * corners
        last_x, last_y = (outlines[0, k, first + corners - 1] for k in range(2))

        def edge(corner: Array, so_far: tuple[Array, ...]) -> tuple[Array, ...]:
            """Add where the line leaves the token, take away where it enters."""
            c_x, c_y, before, inside, nearest = so_far
            d_x, d_y = (outlines[0, k, first + corner] for k in range(2))
            after = side(d_x, d_y)
            e_x, e_y = d_x - c_x, d_y - c_y
            across = dx * e_y - dy * e_x
            t = ((c_x - a_x) * e_y - (c_y - a_y) * e_x) / jnp.where(across == 0.0, 1.0, across)
            sign = (after > 0.0).astype(jnp.float32) - (before > 0.0).astype(jnp.float32)
            inside = inside + sign * jnp.minimum(jnp.maximum(t, 0.0), 1.0)
            return d_x, d_y, after, inside, jnp.minimum(nearest, jnp.abs(after))

        begun = (last_x, last_y, side(last_x, last_y), nothing, nothing + jnp.inf)
        *_, inside, nearest = jax.lax.fori_loop(0, corners, edge, begun)
        within = jnp.abs(inside) * length
        grazes = (within > 0.0) & (within < GRAZING)
        doubtful = grazes | (nearest < CLOSE * length)
        return told | jnp.where(within > TOLERANCE, THROUGH, 0) | jnp.where(doubtful, DOUBTFUL, 0)

    found[0, :] = jax.lax.fori_loop(0, count, token, jnp.zeros(a_x.shape, jnp.int32))
