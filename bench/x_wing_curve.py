"""What a decision of X-Wing costs as the table fills: 2 to 16 ships, with cards and without."""

import time
from typing import Any

import msgspec

from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.x_wing.game import game
from cantina.games.x_wing.rules.squads import Squad, SquadShip, to_xws
from cantina.games.x_wing.terms import Faction

SHIPS = (2, 4, 8, 12, 16)
MATCHES = 8
BARE = ("rookiepilot", (), "academypilot", ())
LADEN = (
    "redsquadronpilot",
    ("r2astromech", "protontorpedoes", "engineupgrade"),
    "sabersquadronpilot",
    ("pushthelimit", "stealthdevice"),
)


def squads(ships: int, pilots: tuple[Any, ...]) -> dict[str, Any]:
    """Return the options of a battle between so many ships in all."""
    sides = []
    for faction, pilot, upgrades in (
        (Faction.REBEL, *pilots[:2]),
        (Faction.IMPERIAL, *pilots[2:]),
    ):
        squad = Squad(faction, (SquadShip(pilot, upgrades),) * (ships // 2))
        sides.append(msgspec.json.encode(to_xws(squad)).decode())
    return {"squads": sides, "points": (1000, 1000)}


def cost(options: dict[str, Any]) -> float:
    """Return what a decision of random play costs, in microseconds of the processor."""
    best = float("inf")
    for _ in range(3):
        began, decisions = time.process_time(), 0
        for seed in range(MATCHES):
            table = Table.start(game, 2, options, seed=seed, log=False, snapshots=False)
            table.play_out(Rng(seed))
            decisions += table.answered
        best = min(best, (time.process_time() - began) / decisions)
    return 1e6 * best


def run() -> dict[str, Any]:
    """Measure both curves."""
    return {
        title: {f"{ships} ships, us": round(cost(squads(ships, pilots)), 1) for ships in SHIPS}
        for title, pilots in (("without cards", BARE), ("with cards", LADEN))
    }
