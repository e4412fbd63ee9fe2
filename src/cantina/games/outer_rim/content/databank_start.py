"""Databank cards 1 (an ILLEGAL delivery goes wrong) and 90 to 92 (what characters start with)."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import Reputation
from cantina.games.outer_rim.cards.nodes import (
    CompleteJob,
    DeliverThis,
    DiscardCargo,
    EndTurn,
    FailJob,
    Fight,
    GainReputation,
    LoseReputation,
    Spend,
    Suffer,
    Test,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, then, to
from cantina.games.outer_rim.printed import Asset, Bounty, Card, Reward
from cantina.games.outer_rim.terms import ILLEGAL, NEGATIVE

ILLEGAL_DELIVERY_CARDS: Final = (
    Card(
        id="databank_1a",
        confidence="ours",
        databank=1,
        text=then(
            if_(Reputation("imperial", (NEGATIVE,)), Suffer(2)),
            Test(
                "stealth",
                passed=DeliverThis(),
                failed=then(LoseReputation("imperial"), EndTurn()),
            ),
        ),
    ),
    Card(
        id="databank_1b",
        confidence="ours",
        databank=1,
        text=Test(
            "influence",
            passed=DeliverThis(),
            failed=Fight("local_thugs", "ground", 3, won=DeliverThis()),
        ),
    ),
    Card(
        id="databank_1c",
        confidence="ours",
        databank=1,
        text=choose(
            to(Spend(3000), DeliverThis()),
            Fight("port_security", "ground", 4, won=DeliverThis(), lost=DiscardCargo()),
        ),
    ),
    Card(
        id="databank_1d",
        confidence="ours",
        databank=1,
        text=Test(
            "knowledge",
            passed=every(DeliverThis(), GainReputation("planet")),
            failed=DeliverThis(half=True),
        ),
    ),
)

STARTING_CARDS: Final = (
    Card(
        id="databank_90a",
        confidence="seed",
        databank=90,
        asset=Asset(
            type="bounty",
            start_planet="takodana",
            bounty=Bounty(
                target="doctor_evazan",
                contact_class="white",
                kind="ground",
                dice=2,
                eliminate=Reward(credits=5000, fame=1),
                capture=Reward(credits=10000, fame=1),
                destination="mon_calamari",
            ),
        ),
    ),
    Card(
        id="databank_90b",
        confidence="ours",
        databank=90,
        asset=Asset(
            type="bounty",
            start_planet="ord_mantell",
            bounty=Bounty(
                target="ponda_baba",
                contact_class="white",
                kind="ground",
                dice=2,
                eliminate=Reward(credits=5000, fame=1),
                capture=Reward(credits=10000, fame=1),
                destination="naboo",
            ),
        ),
    ),
    Card(
        id="databank_90c",
        confidence="ours",
        databank=90,
        asset=Asset(
            type="bounty",
            start_planet="nal_hutta",
            bounty=Bounty(
                target="garindan",
                contact_class="white",
                kind="ground",
                dice=2,
                eliminate=Reward(credits=5000, fame=1, reputation=(("imperial", -1),)),
                capture=Reward(credits=9000, fame=1, reputation=(("rebel", 1),)),
                destination="mon_calamari",
            ),
        ),
    ),
    Card(
        id="databank_90d",
        confidence="ours",
        databank=90,
        asset=Asset(
            type="bounty",
            start_planet="lothal",
            bounty=Bounty(
                target="boshek",
                contact_class="white",
                kind="ground",
                dice=2,
                eliminate=Reward(credits=5000, fame=1),
                capture=Reward(credits=10000, fame=1),
                destination="kessel",
            ),
        ),
    ),
    Card(
        id="databank_91a",
        confidence="ours",
        databank=91,
        asset=Asset(
            type="cargo",
            traits=(ILLEGAL,),
            start_planet="tatooine",
            destination="ord_mantell",
            reward=Reward(credits=5000, fame=1),
        ),
    ),
    Card(
        id="databank_91b",
        confidence="ours",
        databank=91,
        asset=Asset(
            type="cargo",
            traits=(ILLEGAL,),
            start_planet="cantonica",
            destination="nal_hutta",
            reward=Reward(credits=5000, fame=1),
        ),
    ),
    Card(
        id="databank_91c",
        confidence="ours",
        databank=91,
        asset=Asset(
            type="cargo",
            traits=(ILLEGAL,),
            start_planet="naboo",
            destination="takodana",
            reward=Reward(credits=6000, fame=1),
        ),
    ),
    Card(
        id="databank_91d",
        confidence="ours",
        databank=91,
        asset=Asset(
            type="cargo",
            start_planet="ring_of_kafrene",
            destination="ryloth",
            reward=Reward(credits=8000, reputation=(("rebel", 1),)),
        ),
    ),
    Card(
        id="databank_92a",
        confidence="ours",
        databank=92,
        asset=Asset(
            type="job",
            start_planet="ord_mantell",
            destination="lothal",
            databank=43,
            tested=("stealth", "tech"),
            must_pass=("tech",),
            reward=Reward(credits=6000, fame=1),
        ),
    ),
    Card(
        id="databank_92b",
        confidence="ours",
        databank=92,
        asset=Asset(
            type="job",
            start_planet="mon_calamari",
            destination="kessel",
            databank=47,
            tested=("influence", "knowledge"),
            must_pass=("knowledge",),
            reward=Reward(credits=6000, fame=1),
        ),
    ),
    Card(
        id="databank_92c",
        confidence="ours",
        databank=92,
        asset=Asset(
            type="job",
            start_planet="naboo",
            destination="mon_calamari",
            databank=52,
            tested=("stealth", "piloting"),
            reward=Reward(credits=5000, fame=1, reputation=(("rebel", 1),)),
        ),
    ),
    Card(
        id="databank_92d",
        confidence="ours",
        databank=92,
        asset=Asset(
            type="job",
            start_planet="takodana",
            destination="ryloth",
            tested=("tactics", "strength"),
            must_pass=("tactics", "strength"),
            encounter=Test(
                "tactics",
                passed=Test("strength", passed=CompleteJob(), failed=then(Suffer(1), FailJob())),
                failed=then(Suffer(1), FailJob()),
            ),
            reward=Reward(credits=7000, fame=1),
        ),
    ),
)
