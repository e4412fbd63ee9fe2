"""The bounty deck: nine contacts with a price on their heads, and two jobs against players."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import MoreFame, OtherReputation, PlayerHere
from cantina.games.outer_rim.cards.nodes import CompleteJob, FightPlayer, GainFame
from cantina.games.outer_rim.cards.phrases import if_, then
from cantina.games.outer_rim.printed import Asset, Bounty, Card, PatrolIcon, Reward
from cantina.games.outer_rim.terms import NEGATIVE

WANTED: Final = Asset(
    type="job",
    cost=0,
    destination="player",
    destination_condition=PlayerHere(OtherReputation((NEGATIVE,))),
    encounter=FightPlayer(
        who=OtherReputation((NEGATIVE,)),
        won=then(if_(MoreFame(), GainFame()), CompleteJob()),
    ),
    reward=Reward(credits=5000, fame=1),
)

BOUNTY_DECK: Final = (
    Card(
        id="bounty_greedo",
        confidence="seed",
        market="bounty",
        icon=PatrolIcon(faction="imperial", distance=2),
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="greedo",
                contact_class="green",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=8000, fame=1),
                capture=Reward(credits=9000, fame=2, reputation=(("syndicate", 1),)),
                destination="ord_mantell",
                after=Reward(reputation=(("hutt", -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_hera_syndulla",
        confidence="ours",
        market="bounty",
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="hera_syndulla",
                contact_class="yellow",
                kind="ship",
                dice=5,
                eliminate=Reward(credits=5000, fame=1),
                capture=Reward(credits=6000, fame=2, reputation=(("imperial", 1),)),
                destination="lothal",
                after=Reward(reputation=(("rebel", -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_maz_kanata",
        confidence="ours",
        market="bounty",
        icon=PatrolIcon(faction="hutt", distance=3),
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="maz_kanata",
                contact_class="yellow",
                kind="ground",
                dice=5,
                eliminate=Reward(credits=4000, fame=1),
                capture=Reward(credits=5000, fame=2, reputation=(("hutt", 1),)),
                destination="nal_hutta",
            ),
        ),
    ),
    Card(
        id="bounty_chewbacca",
        confidence="ours",
        market="bounty",
        asset=Asset(
            type="bounty",
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
        market="bounty",
        icon=PatrolIcon(faction="syndicate", distance=4),
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="black_krrsantan",
                contact_class="green",
                kind="ground",
                dice=5,
                eliminate=Reward(credits=8000, fame=1),
                capture=Reward(credits=9000, fame=2, reputation=(("hutt", 1),)),
                destination="tatooine",
            ),
        ),
    ),
    Card(
        id="bounty_saw_gerrera",
        confidence="ours",
        market="bounty",
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="saw_gerrera",
                contact_class="green",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=6000, fame=1),
                capture=Reward(credits=7000, fame=2, reputation=(("imperial", 1),)),
                destination="naboo",
                after=Reward(reputation=(("rebel", -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_hondo_ohnaka",
        confidence="ours",
        market="bounty",
        icon=PatrolIcon(faction="rebel", distance=2),
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="hondo_ohnaka",
                contact_class="green",
                kind="ship",
                dice=4,
                eliminate=Reward(credits=7000, fame=1),
                capture=Reward(credits=11000, fame=1, reputation=(("syndicate", 1),)),
                destination="cantonica",
            ),
        ),
    ),
    Card(
        id="bounty_k_2so",
        confidence="ours",
        market="bounty",
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="k_2so",
                contact_class="yellow",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=6000, fame=1),
                capture=Reward(credits=10000, fame=1, reputation=(("imperial", 1),)),
                destination="lothal",
                after=Reward(reputation=(("rebel", -1),)),
            ),
        ),
    ),
    Card(
        id="bounty_lobot",
        confidence="ours",
        market="bounty",
        icon=PatrolIcon(faction="imperial", distance=3),
        asset=Asset(
            type="bounty",
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
    Card(id="bounty_wanted_1", confidence="public", market="bounty", asset=WANTED),
    Card(
        id="bounty_wanted_2",
        confidence="public",
        market="bounty",
        icon=PatrolIcon(faction="hutt", distance=4),
        asset=WANTED,
    ),
)
