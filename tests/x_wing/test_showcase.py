"""Squads that between them fly every card."""

import msgspec

from cantina.games.x_wing.content import PILOTS, UPGRADES
from cantina.games.x_wing.content.cards import Faction
from cantina.games.x_wing.showcase import SHOWCASE_POINTS, showcase
from cantina.games.x_wing.squads import check_xws


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
    assert pilots == set(PILOTS)
    assert upgrades == set(UPGRADES)
