"""How cards are written down in rows: what is printed on them, what they say, the rest by name."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from cantina.games.outer_rim.cards.frames import Ability, AnyEffect, Standing
from cantina.games.outer_rim.printed import (
    Asset,
    Bounty,
    Card,
    Confidence,
    PatrolIcon,
    Reward,
    ShipSide,
    Slots,
)
from cantina.games.outer_rim.terms import (
    AssetType,
    CombatKind,
    ContactClass,
    Faction,
    MarketDeck,
    Skill,
    Trait,
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


bounty_card: Final = partial(market_card, MarketDeck.BOUNTY)
cargo_card: Final = partial(market_card, MarketDeck.CARGO)
gear_or_mod: Final = partial(market_card, MarketDeck.GEAR_MOD)
job_card: Final = partial(market_card, MarketDeck.JOB)
luxury: Final = partial(market_card, MarketDeck.LUXURY)


def databank(
    number: int,
    letter: str = "",
    *,
    contact: str = "",
    text: AnyEffect | None = None,
    steps: tuple[AnyEffect, ...] = (),
    asset: Asset | None = None,
    confidence: Confidence = "ours",
) -> Card:
    """Write a databank card; its id is its number and letter, or the contact it is about."""
    return Card(
        id=f"databank_{contact or number}{letter}",
        confidence=confidence,
        databank=number,
        asset=asset,
        text=text,
        steps=steps,
    )


def asset(
    kind: AssetType, cost: int | None = None, *says: Ability | Standing, **printed: Any
) -> Asset:
    """Write an asset: its cost, if it has one, and what it says, line by line."""
    return Asset(
        type=kind, cost=cost, abilities=abilities(says), modifiers=modifiers(says), **printed
    )


def abilities(says: tuple[Ability | Standing, ...]) -> tuple[Ability, ...]:
    """Return which of a card's lines happen."""
    return tuple([line for line in says if isinstance(line, Ability)])


def modifiers(says: tuple[Ability | Standing, ...]) -> tuple[Standing, ...]:
    """Return which of a card's lines stand."""
    return tuple([line for line in says if isinstance(line, Standing)])


gear: Final = partial(asset, AssetType.GEAR)
armor: Final = partial(gear, traits=(Trait.ARMOR,), limit_one=Trait.ARMOR)
mod: Final = partial(asset, AssetType.MOD)
crew: Final = partial(asset, AssetType.CREW)


def side(
    hyperdrive: int, combat: int, hull: int, slots: Slots, *says: Ability | Standing
) -> ShipSide:
    """Write one side of a ship sheet: its values, its slots and what it says."""
    return ShipSide(
        hyperdrive=hyperdrive,
        combat=combat,
        hull=hull,
        slots=slots,
        abilities=abilities(says),
        modifiers=modifiers(says),
    )


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
    hunted = Bounty(target, contact_class, kind, dice, eliminate, capture, destination, after)
    return Asset(type=AssetType.BOUNTY, bounty=hunted, **asset)


def cargo(
    cost: int, destination: str, pays: Reward, *says: Ability | Standing, **printed: Any
) -> Asset:
    """Write cargo for a planet, which does not sell it itself."""
    printed |= {"cannot_buy_at": (destination,), "destination": destination, "reward": pays}
    return asset(AssetType.CARGO, cost, *says, **printed)


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
