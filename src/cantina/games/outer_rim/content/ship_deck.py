"""The ship deck: one card for each market ship, and a sale."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.printed import Card, Confidence, PatrolIcon
from cantina.games.outer_rim.terms import Faction, MarketDeck


def ship(sheet: str, confidence: Confidence, icon: PatrolIcon | None = None, id: str = "") -> Card:
    """Write the card that brings a sheet."""
    name = f"ship_{id or sheet}"
    return Card(id=name, confidence=confidence, market=MarketDeck.SHIP, ship=sheet, icon=icon)


SHIP_DECK: Final = (
    ship("hwk_290", "public", PatrolIcon(faction=Faction.REBEL, distance=3)),
    ship("gx1_short_hauler", "public"),
    ship("lancer", "public", PatrolIcon(faction=Faction.IMPERIAL, distance=2)),
    ship("heavy_duty_lifter", "public"),
    ship("aggressor", "seed", PatrolIcon(faction=Faction.HUTT, distance=3)),
    ship("yv_666", "public"),
    ship("firespray_31", "seed", PatrolIcon(faction=Faction.SYNDICATE, distance=4)),
    ship("yt_1300", "seed"),
    ship("used", "seed", PatrolIcon(faction=Faction.REBEL, distance=2), id="used_ship_for_sale"),
)
