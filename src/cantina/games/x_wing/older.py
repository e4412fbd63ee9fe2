"""What options and positions of older versions are called now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

OPTIONS = {"faq": "reference"}
"""Names of the rule sets that were."""
BATTLE = {
    "satellites": "markers",
    "satellites_placed": "markers_placed",
    "satellites_in_supply": "markers_lost",
    "damaged_ship": "marked_ship",
}
"""Fields of a battle that have another name since missions are data."""
GONE = ("shuttle",)
"""Fields that follow from others: the shuttle is the ship of that name."""


def options_of_today(raw: Mapping[str, object]) -> dict[str, object]:
    """Return options as they are written now."""
    rules = raw.get("rules")
    return dict(raw) if rules not in OPTIONS else {**raw, "rules": OPTIONS[str(rules)]}


def battle_of_today(raw: object) -> object:
    """Return a described battle as it is written now."""
    if not isinstance(raw, Mapping):
        return raw
    found: dict[str, Any] = {
        BATTLE.get(str(name), str(name)): value for name, value in raw.items() if name not in GONE
    }
    if isinstance(found.get("options"), Mapping):
        found["options"] = options_of_today(found["options"])
    for kind, old, new in (
        ("ships", "satellites", "markers"),
        ("markers", "satellite_id", "marker_id"),
    ):
        if isinstance(found.get(kind), list):
            found[kind] = [_renamed(each, old, new) for each in found[kind]]
    return found


def _renamed(raw: object, old: str, new: str) -> object:
    if not isinstance(raw, Mapping) or old not in raw:
        return raw
    return {new if name == old else name: value for name, value in raw.items()}
