"""Printed rewards: abilities may change one as it is gained, then it is paid out in order."""

from __future__ import annotations

from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.credits import UNIT, gain_credits, lose_credits
from cantina.games.outer_rim.rules.fame import gain_fame, lose_fame
from cantina.games.outer_rim.rules.reputation import gain_reputation, lose_reputation
from cantina.games.outer_rim.state import Galaxy


async def collect(g: Galaxy, seat: int, reward: Reward, kind: str, card: str = "") -> None:
    """Gain a reward of a cargo, job, bounty or patrol."""
    event = Event(Moment.REWARD, seat, card=card, kind=kind, reward=reward)
    await window(g, event, (seat,))
    assert event.reward is not None
    await pay_out(g, seat, event.reward, kind, card)


def half(credits: int) -> int:
    """Return half of the credits, in whole thousands."""
    return credits // 2 // UNIT * UNIT


async def pay_out(g: Galaxy, seat: int, reward: Reward, source: str, card: str = "") -> None:
    """Credits, then fame, then reputation, then whatever else; "and" all the way (OR-TIMING-6)."""
    if reward.credits >= 0:
        await gain_credits(g, seat, reward.credits, source)
    else:
        await lose_credits(g, seat, -reward.credits)
    if reward.fame >= 0:
        await gain_fame(g, seat, reward.fame, source)
    else:
        await lose_fame(g, seat, -reward.fame)
    for faction, amount in reward.reputation:
        if amount > 0:
            await gain_reputation(g, seat, faction, amount)
        else:
            await lose_reputation(g, seat, faction, -amount)
    if reward.effect is not None:
        await reward.effect.do(Scene(g, seat, card))
