"""Encounters on Lothal and Mon Calamari: movement, jobs, Rebel rewards, fights among players."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import OtherReputation, PlayerHere
from cantina.games.outer_rim.cards.nodes import (
    BringPatrol,
    BuyTop,
    CompleteJob,
    DiscardTop,
    FailJob,
    Fight,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    GainThis,
    GainTop,
    Jump,
    LoseCredits,
    LoseReputation,
    Move,
    MovePatrol,
    Recover,
    Search,
    Spend,
    Suffer,
    Test,
)
from cantina.games.outer_rim.cards.phrases import choose, every, may, then, to
from cantina.games.outer_rim.content.sections import (
    by_reputation,
    encounter,
    negative,
    neutral,
    positive,
    secret,
    section,
    unwelcome,
    welcome,
)
from cantina.games.outer_rim.printed import Asset, Reward
from cantina.games.outer_rim.terms import POSITIVE

DECK: Final = "lothal_mon_calamari"
IMPERIAL_FRIEND: Final = OtherReputation((POSITIVE,), "imperial")

LOTHAL_MON_CALAMARI: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "lothal",
            "imperial",
            positive(GainCredits(3000)),
            neutral(Test("knowledge", passed=GainReputation("imperial"))),
            negative(BringPatrol("imperial")),
        ),
        by_reputation(
            "mon_calamari",
            "rebel",
            positive(then(GainCredits(2000), Move(3))),
            unwelcome(Test("piloting", passed=Move(3))),
        ),
    ),
    encounter(
        DECK,
        2,
        section("lothal", may(Search("job", 3))),
        by_reputation(
            "mon_calamari",
            "rebel",
            welcome(Recover(0, "ship")),
            negative(Test("influence", passed=GainReputation("rebel"), failed=Suffer(1))),
        ),
    ),
    encounter(
        DECK,
        3,
        by_reputation(
            "lothal",
            "imperial",
            welcome(Test("tactics", passed=GainCredits(3000))),
            negative(
                Fight("stormtroopers", "ground", 4, won=GainCredits(2000), faction="imperial")
            ),
        ),
        section("mon_calamari", Test("tech", passed=may(GainThis()))),
        asset=Asset(
            type="job",
            destination="ryloth",
            tested=("stealth", "influence"),
            must_pass=("stealth",),
            encounter=Test(
                "stealth",
                passed=Test("influence", passed=CompleteJob(), failed=then(Suffer(1), FailJob())),
                failed=FailJob(),
            ),
            reward=Reward(credits=4000, fame=1, reputation=(("rebel", 1),)),
        ),
    ),
    encounter(
        DECK,
        4,
        section("lothal", Test("piloting", passed=Jump(), failed=Suffer(1, "ship"))),
        by_reputation(
            "mon_calamari",
            "rebel",
            positive(every(GainCredits(2000), Recover(2, "character"))),
            neutral(may(to(Spend(2000), GainReputation("rebel")))),
            negative(LoseCredits(2000)),
        ),
    ),
    encounter(
        DECK,
        5,
        secret(
            "lothal",
            "encounter",
            FightPlayer(who=IMPERIAL_FRIEND, won=every(GainFame(), GainReputation("rebel"))),
            PlayerHere(IMPERIAL_FRIEND),
        ),
        section("mon_calamari", may(every(BuyTop(("job",)), GainCredits(1000)))),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "lothal",
            "imperial",
            positive(MovePatrol("imperial", 4)),
            unwelcome(Test("stealth", passed=GainCredits(2000), failed=Suffer(2))),
        ),
        section(
            "mon_calamari",
            Test("strength", passed=GainCredits(3000), failed=Recover(1, "character")),
        ),
    ),
    encounter(
        DECK,
        7,
        section("lothal", Test("influence", passed=may(GainThis()), failed=DiscardTop(("job",)))),
        by_reputation(
            "mon_calamari",
            "rebel",
            positive(may(to(Spend(3000), GainFame()))),
            unwelcome(Test("tactics", passed=GainReputation("rebel"))),
        ),
        asset=Asset(
            type="job",
            destination="naboo",
            tested=("knowledge", "tech"),
            must_pass=("tech",),
            encounter=then(
                Test("knowledge", failed=Suffer(1)),
                Test("tech", passed=CompleteJob(), failed=FailJob()),
            ),
            reward=Reward(credits=5000, fame=1, reputation=(("imperial", 1),)),
        ),
    ),
    encounter(
        DECK,
        8,
        by_reputation(
            "lothal",
            "imperial",
            positive(every(GainCredits(4000), LoseReputation("rebel"))),
            neutral(choose(GainCredits(1000), GainReputation("imperial"))),
            negative(then(Suffer(1), Move(2))),
        ),
        secret("mon_calamari", "action", every(GainReputation("rebel"), Move(4))),
    ),
    encounter(
        DECK,
        9,
        section(
            "lothal",
            may(FightPlayer(who=IMPERIAL_FRIEND, won=every(GainCredits(3000), GainFame()))),
        ),
        section("mon_calamari", Test("knowledge", passed=GainTop("job"), failed=GainCredits(1000))),
    ),
    encounter(
        DECK,
        10,
        by_reputation(
            "lothal",
            "imperial",
            welcome(may(to(LoseReputation("imperial"), GainReputation("rebel", 2)))),
            negative(Test("piloting", passed=Move(3), failed=Suffer(3, "ship"))),
        ),
        section("mon_calamari", choose(Move(2), Recover(2, "ship"))),
    ),
)
