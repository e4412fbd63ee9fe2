"""The bounty deck: nine contacts with a price on their heads, and two jobs against players."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.combat import FightPlayer
from cantina.games.outer_rim.cards.flow import If, Sequence
from cantina.games.outer_rim.cards.jobs import CompleteJob
from cantina.games.outer_rim.cards.players import PlayerHere
from cantina.games.outer_rim.cards.reputation import GainFame, MoreFame, OtherReputation
from cantina.games.outer_rim.printed import Asset, Bounty, Card, PatrolIcon, Reward
from cantina.games.outer_rim.terms import NEGATIVE, AssetType, Faction, MarketDeck

WANTED: Final = Asset(
    type=AssetType.JOB,
    cost=0,
    destination="player",
    destination_condition=PlayerHere(OtherReputation((NEGATIVE,))),
    encounter=FightPlayer(
        who=OtherReputation((NEGATIVE,)),
        won=Sequence((If(MoreFame(), GainFame()), CompleteJob())),
    ),
    reward=Reward(credits=5000, fame=1),
)

BOUNTY_DECK: Final = (
    Card(
        id="bounty_greedo",
        confidence="seed",
        market=MarketDeck.BOUNTY,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=2),
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="greedo",
                contact_class="green",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=8000, fame=1),
                capture=Reward(credits=9000, fame=2, reputation=((Faction.SYNDICATE, 1),)),
                destination="ord_mantell",
                after=Reward(reputation=((Faction.HUTT, -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_hera_syndulla",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="hera_syndulla",
                contact_class="yellow",
                kind="ship",
                dice=5,
                eliminate=Reward(credits=5000, fame=1),
                capture=Reward(credits=6000, fame=2, reputation=((Faction.IMPERIAL, 1),)),
                destination="lothal",
                after=Reward(reputation=((Faction.REBEL, -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_maz_kanata",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        icon=PatrolIcon(faction=Faction.HUTT, distance=3),
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="maz_kanata",
                contact_class="yellow",
                kind="ground",
                dice=5,
                eliminate=Reward(credits=4000, fame=1),
                capture=Reward(credits=5000, fame=2, reputation=((Faction.HUTT, 1),)),
                destination="nal_hutta",
            ),
        ),
    ),
    Card(
        id="bounty_chewbacca",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="chewbacca",
                contact_class="yellow",
                kind="ground",
                dice=6,
                eliminate=Reward(credits=9000, fame=1),
                capture=Reward(credits=12000, fame=2),
                destination="ring_of_kafrene",
            ),
        ),
    ),
    Card(
        id="bounty_black_krrsantan",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=4),
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="black_krrsantan",
                contact_class="green",
                kind="ground",
                dice=5,
                eliminate=Reward(credits=8000, fame=1),
                capture=Reward(credits=9000, fame=2, reputation=((Faction.HUTT, 1),)),
                destination="tatooine",
            ),
        ),
    ),
    Card(
        id="bounty_saw_gerrera",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="saw_gerrera",
                contact_class="green",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=6000, fame=1),
                capture=Reward(credits=7000, fame=2, reputation=((Faction.IMPERIAL, 1),)),
                destination="naboo",
                after=Reward(reputation=((Faction.REBEL, -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_hondo_ohnaka",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        icon=PatrolIcon(faction=Faction.REBEL, distance=2),
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="hondo_ohnaka",
                contact_class="green",
                kind="ship",
                dice=4,
                eliminate=Reward(credits=7000, fame=1),
                capture=Reward(credits=11000, fame=1, reputation=((Faction.SYNDICATE, 1),)),
                destination="cantonica",
            ),
        ),
    ),
    Card(
        id="bounty_k_2so",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="k_2so",
                contact_class="yellow",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=6000, fame=1),
                capture=Reward(credits=10000, fame=1, reputation=((Faction.IMPERIAL, 1),)),
                destination="lothal",
                after=Reward(reputation=((Faction.REBEL, -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_lobot",
        confidence="ours",
        market=MarketDeck.BOUNTY,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=3),
        asset=Asset(
            type=AssetType.BOUNTY,
            bounty=Bounty(
                target="lobot",
                contact_class="white",
                kind="ground",
                dice=2,
                eliminate=Reward(credits=5000, fame=1),
                capture=Reward(credits=9000, fame=1),
                destination="takodana",
            ),
        ),
    ),
    Card(id="bounty_wanted_1", confidence="public", market=MarketDeck.BOUNTY, asset=WANTED),
    Card(
        id="bounty_wanted_2",
        confidence="public",
        market=MarketDeck.BOUNTY,
        icon=PatrolIcon(faction=Faction.HUTT, distance=4),
        asset=WANTED,
    ),
)
