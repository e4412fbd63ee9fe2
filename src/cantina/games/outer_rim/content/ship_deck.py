"""The ship deck: one card for each market ship, and a sale."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.printed import Card, PatrolIcon
from cantina.games.outer_rim.terms import Faction, MarketDeck

SHIP_DECK: Final = (
    Card(
        id="ship_hwk_290",
        confidence="public",
        market=MarketDeck.SHIP,
        ship="hwk_290",
        icon=PatrolIcon(faction=Faction.REBEL, distance=3),
    ),
    Card(
        id="ship_gx1_short_hauler",
        confidence="public",
        market=MarketDeck.SHIP,
        ship="gx1_short_hauler",
    ),
    Card(
        id="ship_lancer",
        confidence="public",
        market=MarketDeck.SHIP,
        ship="lancer",
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=2),
    ),
    Card(
        id="ship_heavy_duty_lifter",
        confidence="public",
        market=MarketDeck.SHIP,
        ship="heavy_duty_lifter",
    ),
    Card(
        id="ship_aggressor",
        confidence="seed",
        market=MarketDeck.SHIP,
        ship="aggressor",
        icon=PatrolIcon(faction=Faction.HUTT, distance=3),
    ),
    Card(id="ship_yv_666", confidence="public", market=MarketDeck.SHIP, ship="yv_666"),
    Card(
        id="ship_firespray_31",
        confidence="seed",
        market=MarketDeck.SHIP,
        ship="firespray_31",
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=4),
    ),
    Card(id="ship_yt_1300", confidence="seed", market=MarketDeck.SHIP, ship="yt_1300"),
    Card(
        id="ship_used_ship_for_sale",
        confidence="seed",
        market=MarketDeck.SHIP,
        ship="used",
        icon=PatrolIcon(faction=Faction.REBEL, distance=2),
    ),
)
