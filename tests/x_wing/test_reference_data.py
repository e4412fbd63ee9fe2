"""The tables against the community's data set, where it lies beside the repository."""

import json
from pathlib import Path
from typing import Any

import pytest

from cantina.games.x_wing.content.not_yet import UPGRADES_NOT_YET
from cantina.games.x_wing.content.pilots_not_yet import PILOTS_NOT_YET
from cantina.games.x_wing.library import CONDITIONS, PILOTS, SHIPS, TYPE_OF, UPGRADES
from cantina.games.x_wing.terms import Faction

DATA = Path(__file__).parents[3] / "shared" / "reference" / "x_wing" / "data"
FACTIONS = {
    "Rebel Alliance": Faction.REBEL,
    "Resistance": Faction.REBEL,
    "Galactic Empire": Faction.IMPERIAL,
    "First Order": Faction.IMPERIAL,
    "Scum and Villainy": Faction.SCUM,
}
SLOTS = {"elite": "ept", "astromech": "amd", "salvaged astromech": "samd", "modification": "mod"}
WITHOUT_A_PRICE = "?"

pytestmark = pytest.mark.skipif(not DATA.is_dir(), reason="the data set does not lie beside")


def read(name: str) -> list[dict[str, Any]]:
    return json.loads((DATA / name).read_text())  # type: ignore[no-any-return]


def slot(name: str) -> str:
    return SLOTS.get(name.lower(), name.lower())


def waiting(groups: dict[Any, dict[str, tuple[str, ...]]]) -> set[str]:
    return {card for reasons in groups.values() for ids in reasons.values() for card in ids}


def ships() -> dict[str, str]:
    return {ship["name"]: ship["xws"] for ship in read("ships.json")}


def test_every_ship_has_the_values_of_the_data_set() -> None:
    for ship in read("ships.json"):
        card = SHIPS.get(ship["xws"])
        if card is None:
            assert ship["size"] == "huge", ship["xws"]
            continue
        values = (card.attack, card.agility, card.hull, card.shields)
        assert values == (ship["attack"], ship["agility"], ship["hull"], ship["shields"])
        assert card.is_large == (ship["size"] == "large"), ship["xws"]
        assert len(card.dial) == len(ship["dial"]), ship["xws"]


def test_every_pilot_has_the_facts_of_the_data_set() -> None:
    types = ships()
    missing = waiting(PILOTS_NOT_YET)
    for pilot in read("pilots.json"):
        ship, faction = types[pilot["ship"]], FACTIONS[pilot["faction"]]
        found = [
            card
            for card in PILOTS.values()
            if card.in_squads == pilot["xws"] and (card.ship, card.faction) == (ship, faction)
        ]
        if not found:
            assert pilot["xws"] in missing, pilot["xws"]
            continue
        (card,) = found
        if pilot["points"] != WITHOUT_A_PRICE:
            assert (card.skill, card.points) == (pilot["skill"], pilot["points"]), pilot["xws"]
        assert card.unique == bool(pilot.get("unique")), pilot["xws"]
        assert sorted(card.slots) == sorted(slot(name) for name in pilot["slots"]), pilot["xws"]
        if "ship_override" in pilot:
            own = pilot["ship_override"]
            kind = TYPE_OF[card.xws]
            values = (kind.attack, kind.agility, kind.hull, kind.shields)
            assert values == (own["attack"], own["agility"], own["hull"], own["shields"])


def test_every_upgrade_has_the_facts_of_the_data_set() -> None:
    types = ships()
    missing = waiting(UPGRADES_NOT_YET)
    for upgrade in read("upgrades.json"):
        card = UPGRADES.get(upgrade["xws"])
        if card is None:
            assert upgrade["xws"] in missing, upgrade["xws"]
            continue
        assert (card.slot.value, card.points) == (slot(upgrade["slot"]), upgrade["points"])
        assert card.unique == bool(upgrade.get("unique")), upgrade["xws"]
        if "ship" in upgrade:
            assert set(card.ships) == {types[name] for name in upgrade["ship"]}, upgrade["xws"]
        sizes = upgrade.get("size", [])
        if len(sizes) == 1:
            assert card.building.size == sizes[0], upgrade["xws"]


def test_every_condition_is_there() -> None:
    assert set(CONDITIONS) == {condition["xws"] for condition in read("conditions.json")}
