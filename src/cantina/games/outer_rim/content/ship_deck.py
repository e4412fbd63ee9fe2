"""The ship deck: one card for each market ship, and a sale."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.printed import Card, PatrolIcon

SHIP_DECK: Final = (
    Card(
        id="ship_hwk_290",
        confidence="public",
        market="ship",
        ship="hwk_290",
        icon=PatrolIcon(faction="rebel", distance=3),
    ),
    Card(id="ship_gx1_short_hauler", confidence="public", market="ship", ship="gx1_short_hauler"),
    Card(
        id="ship_lancer",
        confidence="public",
        market="ship",
        ship="lancer",
        icon=PatrolIcon(faction="imperial", distance=2),
    ),
    Card(id="ship_heavy_duty_lifter", confidence="public", market="ship", ship="heavy_duty_lifter"),
    Card(
        id="ship_aggressor",
        confidence="seed",
        market="ship",
        ship="aggressor",
        icon=PatrolIcon(faction="hutt", distance=3),
    ),
    Card(id="ship_yv_666", confidence="public", market="ship", ship="yv_666"),
    Card(
        id="ship_firespray_31",
        confidence="seed",
        market="ship",
        ship="firespray_31",
        icon=PatrolIcon(faction="syndicate", distance=4),
    ),
    Card(id="ship_yt_1300", confidence="seed", market="ship", ship="yt_1300"),
    Card(
        id="ship_used_ship_for_sale",
        confidence="seed",
        market="ship",
        ship="used",
        icon=PatrolIcon(faction="rebel", distance=2),
    ),
)
