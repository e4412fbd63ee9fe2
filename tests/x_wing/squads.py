"""Squads as players bring them."""

import json


def xws(faction: str, *pilots: tuple[str, dict[str, list[str]]]) -> str:
    """Write a squad of X-wings or TIE fighters down, each with its upgrades by slot."""
    ships = [
        {
            "name": name,
            "ship": "xwing" if faction == "rebel" else "tiefighter",
            "upgrades": upgrades,
        }
        for name, upgrades in pilots
    ]
    return json.dumps({"version": "1.0.0", "faction": faction, "pilots": ships})


ONE_EACH = tuple(
    json.dumps({"faction": faction, "pilots": [{"name": pilot, "ship": ship}]})
    for faction, pilot, ship in (
        ("rebel", "rookiepilot", "xwing"),
        ("imperial", "academypilot", "tiefighter"),
    )
)
"""One ship for each side."""
