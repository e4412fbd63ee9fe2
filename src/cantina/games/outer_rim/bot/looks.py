"""What the learned judge of Outer Rim looks at: two players compared, and how the race stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from cantina.games.outer_rim.bot.worth import FAME, equipment_worth, worth_of_reward
from cantina.games.outer_rim.library import CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.rules.values import ship_side
from cantina.games.outer_rim.state import Galaxy, Player

OF_A_PLAYER: Final = (
    "left",
    "last-stretch",
    "held",
    "credits",
    "bounties",
    "captured",
    "errands",
    "equipment",
    "ship",
    "hyperdrive",
    "combat",
    "hurt",
    "defeated",
    "goal",
    "ship-goal",
    "goal-tokens",
    "standing",
    "secrets",
)
LOOKS: Final = (
    "rivals",
    "goal",
    "turn",
    "solo",
    *[f"own-{name}" for name in OF_A_PLAYER],
    *[f"rival-{name}" for name in OF_A_PLAYER],
)
"""The rival is whoever has least to go; of secrets only the number is looked at."""


@cache
def holding(card: str) -> tuple[float, float, float]:
    """Return what a card is worth in fame: as a bounty, as cargo or a job, as equipment."""
    part = asset(card)
    if part.bounty is not None:
        return worth_of_reward(part.bounty.eliminate) / FAME, 0.0, 0.0
    if part.reward is not None:
        return 0.0, worth_of_reward(part.reward) / FAME, 0.0
    return 0.0, 0.0, equipment_worth(part) / FAME


def look_at(player: Player, goal: int) -> list[float]:
    """Return the numbers of one player, all of which lie open."""
    bounties = errands = equipment = captured = 0.0
    for card in player.assets:
        bounty = asset(card).bounty
        if bounty is not None and card in player.captured:
            captured += worth_of_reward(bounty.capture) / FAME
            continue
        of_bounty, of_errand, of_equipment = holding(card)
        bounties += of_bounty
        errands += of_errand
        equipment += of_equipment
    ship = SHIPS[player.ship] if player.ship else None
    side = ship_side(player) if ship else None
    fighter = CHARACTERS[player.character].ground_combat if player.character else 0
    left = goal - player.fame
    return [
        left,
        max(0, 4 - left),
        player.held_fame,
        min(player.credits, 25_000) / 10_000,
        bounties,
        captured,
        errands,
        equipment,
        ship.cost / 20_000 if ship else 0.0,
        side.hyperdrive if side else 0.0,
        (side.combat if side else 0) + fighter,
        player.damage + player.ship_damage,
        player.defeated,
        player.flipped,
        player.ship_flipped,
        player.goal_tokens + player.ship_goal_tokens,
        sum(player.reputation.values()),
        len(player.secrets),
    ]


def look(g: Galaxy, seat: int, progress: Callable[[Player], float]) -> list[float]:
    """Return what a seat sees of itself, of the rival who is farthest, and of the race."""
    others = [player for player in g.players if player.seat != seat]
    rival = max(others, key=progress)
    ahead = (g.current - seat) % len(g.players)
    return [
        len(others) - 1,
        g.fame_to_win - 10,
        1.0 - ahead / len(g.players),
        g.solo,
        *look_at(g.players[seat], g.fame_to_win),
        *look_at(rival, g.fame_to_win),
    ]
