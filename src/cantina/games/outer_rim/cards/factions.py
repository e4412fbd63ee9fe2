"""Whose reputation a card speaks of: a named faction, the planet's, a patrol's, a choice."""

from __future__ import annotations

from cantina.games.outer_rim.asking import choose_faction
from cantina.games.outer_rim.cards.nodes import Whose
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.rules.map import PLANET_FACTION
from cantina.games.outer_rim.rules.patrols import patrols_at
from cantina.games.outer_rim.terms import FACTIONS


def factions_of(x: Context, whose: Whose) -> list[str]:
    """Return all factions that fit; the player chooses when there are several."""
    g = x.g
    space = g.players[x.seat].space
    if whose == "planet":
        faction = PLANET_FACTION.get(space, "")
        return [faction] if faction else []
    if whose == "patrol":
        return patrols_at(g, space)
    if whose in ("any", "rival"):
        return list(FACTIONS)
    if whose == "favor":
        return _owed(x)
    return [whose]


def _owed(x: Context) -> list[str]:
    """Return the faction of a favor: the one its reward pleases."""
    if x.g.job is None:
        return []
    reward = asset(x.g.job.card).reward
    return [] if reward is None else [each for each, amount in reward.reputation if amount > 0]


async def choose_whose(x: Context, chooser: int, fitting: list[str]) -> str:
    """Settle on one faction; "" when none fits."""
    if not fitting:
        return ""
    return await choose_faction(x.g, chooser, fitting)
