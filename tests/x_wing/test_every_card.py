"""Squads that between them fly every card."""

import msgspec

from cantina.games.x_wing.every_card import SHOWCASE_POINTS, showcase
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.printed import UpgradeCard
from cantina.games.x_wing.rules.equipping import slots_of
from cantina.games.x_wing.rules.squads import check_xws, may_carry
from cantina.games.x_wing.terms import Faction


def test_every_pilot_and_upgrade_is_flown_in_legal_squads() -> None:
    pilots: set[str] = set()
    upgrades: set[str] = set()
    for pair in showcase():
        for source, faction in zip(pair, (Faction.REBEL, Faction.IMPERIAL), strict=True):
            report = check_xws(source, SHOWCASE_POINTS, factions=(faction, Faction.SCUM))
            assert report.squad is not None
            pilots |= {ship.pilot for ship in report.squad.ships}
            for ship in msgspec.json.decode(source)["pilots"]:
                upgrades |= {c for cards in ship.get("upgrades", {}).values() for c in cards}
    assert pilots == {pilot.xws for pilot in PILOTS.values() if not pilot.carried}
    assert upgrades == {card.xws for card in UPGRADES.values() if has_carrier(card)}


def has_carrier(upgrade: UpgradeCard) -> bool:
    """Say whether some pilot's upgrade bar, with what other cards add, has room for a card."""
    return any(
        upgrade.slot in slots_of(pilot, (other.xws,))
        for pilot in PILOTS.values()
        for other in UPGRADES.values()
        if may_carry(pilot, upgrade) and may_carry(pilot, other)
        if pilot.skill >= upgrade.building.least_skill
    )
