"""Picking upgrade cards one by one, Imperials first, from one core set (XW-MISSION-11)."""

from __future__ import annotations

from collections import Counter

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.names import ship_name, weapon_name
from cantina.games.x_wing.rules.core_set import UPGRADE_COPIES
from cantina.games.x_wing.rules.equipping import slots_of
from cantina.games.x_wing.rules.forces import points_of
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.state import Battle

Pick = tuple[int, str]
"""A ship and the upgrade it takes; `(-1, "done")` ends the picking."""

DONE: Pick = (-1, "done")


def taken(g: Battle) -> Counter[str]:
    """Count the upgrade cards that ships already carry."""
    return Counter(card for ship in g.ships for card in ship.upgrades)


def picks(g: Battle, side: str) -> list[Pick]:
    """Return the cards a side may still take: copies left, a free symbol, points left."""
    ships = [ship for ship in g.ships if ship.side == side]
    spent = points_of(tuple((ship.pilot, tuple(ship.upgrades)) for ship in ships))
    left = g.options.limit(side) - spent
    gone = taken(g)
    found: list[Pick] = []
    for ship in ships:
        free = Counter(slots_of(PILOTS[ship.pilot], ship.upgrades))
        free.subtract(UPGRADES[card].slot for card in ship.upgrades)
        for card, copies in UPGRADE_COPIES.items():
            fits = free[UPGRADES[card].slot] > 0 and UPGRADES[card].points <= left
            if fits and gone[card] < copies:
                found.append((ship.ship_id, card))
    return [*found, DONE]


async def pick_upgrades(g: Battle, side: str) -> None:
    """Let a side take upgrade cards until it has enough."""

    def label(pick: Pick) -> Text:
        if pick == DONE:
            return text("xw-option-done")
        return text("xw-option-equip", ship=ship_name(g, pick[0]), card=weapon_name(pick[1]))

    def refused() -> list[Blocked]:
        return [
            Blocked(
                f"{ship.ship_id}:{card}",
                label((ship.ship_id, card)),
                text("xw-blocked-card-taken"),
                "XW-MISSION-11",
            )
            for ship in g.ships
            if ship.side == side
            for card, copies in UPGRADE_COPIES.items()
            if taken(g)[card] >= copies
        ]

    while True:
        pick = await Ask(
            captain(g, side),
            "xw-ask-upgrade",
            lambda: picks(g, side),
            label=label,
            blocked=refused,
            rules=("XW-MISSION-11", "XW-UPGRADE-1"),
        )
        if pick == DONE:
            return
        ship = g.ship(pick[0])
        ship.upgrades = (*ship.upgrades, pick[1])
        g.brings_more()
