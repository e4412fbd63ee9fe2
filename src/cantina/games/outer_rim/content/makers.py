"""How cards are written down in rows: market cards, bounties, rewards."""

from __future__ import annotations

from typing import Any

from cantina.games.outer_rim.printed import Asset, Bounty, Card, Confidence, PatrolIcon, Reward
from cantina.games.outer_rim.terms import (
    AssetType,
    CombatKind,
    ContactClass,
    Faction,
    MarketDeck,
    Skill,
)


def reward(credits: int = 0, fame: int = 0, **reputation: int) -> Reward:
    """Write a reward; reputation by faction: `hutt=1, rebel=-1`."""
    gained = tuple([(Faction(faction), amount) for faction, amount in reputation.items()])
    return Reward(credits=credits, fame=fame, reputation=gained)


def market_card(
    deck: MarketDeck,
    id: str,
    confidence: Confidence,
    asset: Asset,
    icon: tuple[Faction, int] | None = None,
) -> Card:
    """Write a card of a market deck, with the faction and distance of its patrol icon."""
    moves = None if icon is None else PatrolIcon(faction=icon[0], distance=icon[1])
    return Card(id=id, confidence=confidence, market=deck, asset=asset, icon=moves)


def bounty(
    target: str,
    contact_class: ContactClass,
    kind: CombatKind,
    dice: int,
    eliminate: Reward,
    destination: str,
    capture: Reward,
    after: Reward | None = None,
    **asset: Any,
) -> Asset:
    """Write a bounty: how the target fights, what it pays dead, where and what it pays alive."""
    hunted = Bounty(
        target=target,
        contact_class=contact_class,
        kind=kind,
        dice=dice,
        eliminate=eliminate,
        capture=capture,
        destination=destination,
        after=after,
    )
    return Asset(type=AssetType.BOUNTY, bounty=hunted, **asset)


def cargo(cost: int, destination: str, pays: Reward, **asset: Any) -> Asset:
    """Write cargo for a planet, which does not sell it itself."""
    return Asset(
        type=AssetType.CARGO,
        cost=cost,
        cannot_buy_at=(destination,),
        destination=destination,
        reward=pays,
        **asset,
    )


def job(
    destination: str,
    number: int,
    tested: tuple[Skill, ...],
    must_pass: tuple[Skill, ...],
    pays: Reward,
    **asset: Any,
) -> Asset:
    """Write a job told by a databank card, which is not sold at its own destination."""
    return Asset(
        type=AssetType.JOB,
        cost=0,
        cannot_buy_at=(destination,),
        destination=destination,
        databank=number,
        tested=tested,
        must_pass=must_pass,
        reward=pays,
        removed=True,
        **asset,
    )
