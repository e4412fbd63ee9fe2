"""The bounty deck: nine contacts with a price on their heads, and two jobs against players."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.combat import FightPlayer
from cantina.games.outer_rim.cards.flow import If, Sequence
from cantina.games.outer_rim.cards.jobs import CompleteJob
from cantina.games.outer_rim.cards.players import PlayerHere
from cantina.games.outer_rim.cards.reputation import GainFame, MoreFame, OtherReputation
from cantina.games.outer_rim.content.makers import bounty, bounty_card, reward
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import NEGATIVE, AssetType, Faction

WANTED: Final = Asset(
    type=AssetType.JOB,
    cost=0,
    destination="player",
    destination_condition=PlayerHere(OtherReputation((NEGATIVE,))),
    encounter=FightPlayer(
        who=OtherReputation((NEGATIVE,)), won=Sequence((If(MoreFame(), GainFame()), CompleteJob()))
    ),
    reward=reward(5000, 1),
)

BOUNTY_DECK: Final = (
    bounty_card(
        "bounty_greedo",
        "seed",
        bounty(
            "greedo",
            "green",
            "ground",
            4,
            reward(8000, 1),
            "ord_mantell",
            reward(9000, 2, syndicate=1),
            after=reward(hutt=-1),
        ),
        icon=(Faction.IMPERIAL, 2),
    ),
    bounty_card(
        "bounty_hera_syndulla",
        "ours",
        bounty(
            "hera_syndulla",
            "yellow",
            "ship",
            5,
            reward(7000, 1),
            "lothal",
            reward(9000, 2, imperial=1),
            after=reward(rebel=-1),
        ),
    ),
    bounty_card(
        "bounty_maz_kanata",
        "ours",
        bounty(
            "maz_kanata",
            "yellow",
            "ground",
            5,
            reward(7000, 1),
            "nal_hutta",
            reward(9000, 2, hutt=1),
        ),
        icon=(Faction.HUTT, 3),
    ),
    bounty_card(
        "bounty_chewbacca",
        "ours",
        bounty(
            "chewbacca", "yellow", "ground", 6, reward(9000, 2), "ring_of_kafrene", reward(12000, 2)
        ),
    ),
    bounty_card(
        "bounty_black_krrsantan",
        "ours",
        bounty(
            "black_krrsantan",
            "green",
            "ground",
            5,
            reward(8000, 2),
            "tatooine",
            reward(11000, 2, hutt=1),
        ),
        icon=(Faction.SYNDICATE, 4),
    ),
    bounty_card(
        "bounty_saw_gerrera",
        "ours",
        bounty(
            "saw_gerrera",
            "green",
            "ground",
            4,
            reward(8000, 1),
            "naboo",
            reward(9000, 2, imperial=1),
            after=reward(rebel=-1),
        ),
    ),
    bounty_card(
        "bounty_hondo_ohnaka",
        "ours",
        bounty(
            "hondo_ohnaka",
            "green",
            "ship",
            4,
            reward(7000, 1),
            "cantonica",
            reward(11000, 1, syndicate=1),
        ),
        icon=(Faction.REBEL, 2),
    ),
    bounty_card(
        "bounty_k_2so",
        "ours",
        bounty(
            "k_2so",
            "yellow",
            "ground",
            4,
            reward(8000, 1),
            "lothal",
            reward(10000, 2, imperial=1),
            after=reward(rebel=-1),
        ),
    ),
    bounty_card(
        "bounty_lobot",
        "ours",
        bounty("lobot", "white", "ground", 2, reward(5000, 1), "takodana", reward(9000, 1)),
        icon=(Faction.IMPERIAL, 3),
    ),
    bounty_card("bounty_wanted_1", "public", WANTED),
    bounty_card("bounty_wanted_2", "public", WANTED, icon=(Faction.HUTT, 4)),
)
