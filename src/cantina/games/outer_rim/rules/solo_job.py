"""How the solo opponent delivers cargo and completes jobs: rewards without dice."""

from __future__ import annotations

from cantina.core.chance import Pick
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.printed import AiBullet
from cantina.games.outer_rim.rules.damage import suffer_damage
from cantina.games.outer_rim.rules.deliver import deliver_cargo, is_illegal
from cantina.games.outer_rim.rules.jobs import finish_job_card
from cantina.games.outer_rim.rules.map import planet, planet_faction
from cantina.games.outer_rim.rules.reputation import lose_reputation
from cantina.games.outer_rim.rules.rewards import collect
from cantina.games.outer_rim.rules.solo_market import remove_goal_token
from cantina.games.outer_rim.rules.values import assets_of_type
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import AssetType


async def deliver_all(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    """Deliver all cargo for this planet, ILLEGAL or not (OR-AI-JOB-3 to -6)."""
    here = planet(g, seat)
    ready = [
        card
        for card in assets_of_type(g, seat, AssetType.CARGO)
        if asset(card).destination == here != ""
    ]
    for card in ready:
        illegal = is_illegal(card)
        await deliver_cargo(g, seat, card)
        remove_goal_token(g, here)
        if illegal:
            await _pay_for_illegal(g, seat, bullet)
    return bool(ready)


async def _pay_for_illegal(g: Galaxy, seat: int, bullet: AiBullet) -> None:
    if bullet.illegal == "ship_damage":
        await suffer_damage(g, seat, bullet.illegal_amount, "ship")
    elif bullet.illegal == "character_damage":
        await suffer_damage(g, seat, bullet.illegal_amount, "ground")
    elif bullet.illegal == "reputation" and planet_faction(g, seat):
        await lose_reputation(g, seat, planet_faction(g, seat), bullet.illegal_amount or 1)


async def complete_job_here(g: Galaxy, seat: int) -> bool:
    """Complete a job at its destination: the reward, no databank, no tests (OR-AI-JOB-1, -2)."""
    here = planet(g, seat)
    ready = [
        card
        for card in assets_of_type(g, seat, AssetType.JOB)
        if asset(card).destination == here != "" and asset(card).reward is not None
    ]
    if not ready:
        return False
    card = await Pick(ready)
    reward = asset(card).reward
    assert reward is not None
    await collect(g, seat, reward, "job", card)
    await finish_job_card(g, seat, card)
    remove_goal_token(g, here)
    return True
