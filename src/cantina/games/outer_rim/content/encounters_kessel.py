"""Encounters on Kessel and in the Maelstrom: illegal cargo, fame, extra turns."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import Has, HasSkill, PlayerHere
from cantina.games.outer_rim.cards.nodes import (
    BuyTop,
    DiscardAsset,
    EnemyChooses,
    ExtraTurn,
    Fight,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    GainThis,
    LoseCredits,
    LoseReputation,
    Move,
    MovePatrol,
    Recover,
    RollDice,
    Spend,
    Suffer,
    Test,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, otherwise, then, to
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
from cantina.games.outer_rim.printed import Asset, Modifier, Reward
from cantina.games.outer_rim.terms import ILLEGAL

DECK: Final = "kessel_maelstrom"

KESSEL_MAELSTROM: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "kessel",
            "syndicate",
            welcome(may(GainThis())),
            negative(Test("stealth", passed=may(GainThis()), failed=Suffer(1))),
        ),
        section("maelstrom", Test("piloting", passed=ExtraTurn(), failed=Suffer(2, "ship"))),
        asset=Asset(
            type="cargo",
            traits=(ILLEGAL,),
            destination="tatooine",
            reward=Reward(credits=4000, fame=1),
        ),
    ),
    encounter(
        DECK,
        2,
        by_reputation(
            "kessel",
            "syndicate",
            positive(may(to(Spend(4000), GainFame()))),
            neutral(GainCredits(2000)),
            negative(
                Fight(
                    "mine_guards",
                    "ground",
                    3,
                    lost=EnemyChooses((LoseCredits(3000), Suffer(1))),
                )
            ),
        ),
        section(
            "maelstrom",
            Test(
                "tactics",
                passed=then(GainCredits(2000), ExtraTurn()),
                failed=Suffer(3, "ship"),
            ),
        ),
    ),
    encounter(
        DECK,
        3,
        section("kessel", Test("strength", passed=may(GainThis()), failed=Suffer(2))),
        section(
            "maelstrom",
            otherwise(may(to(DiscardAsset("cargo"), ExtraTurn())), Suffer(1, "ship")),
        ),
        asset=Asset(
            type="cargo",
            traits=(ILLEGAL,),
            destination="cantonica",
            reward=Reward(credits=5000, fame=1, reputation=(("syndicate", 1),)),
        ),
    ),
    encounter(
        DECK,
        4,
        by_reputation(
            "kessel",
            "syndicate",
            positive(may(to(LoseReputation("syndicate"), GainFame()))),
            unwelcome(Test("influence", passed=GainReputation("syndicate"))),
        ),
        section("maelstrom", Test("tech", passed=every(GainThis(), ExtraTurn()))),
        asset=Asset(
            type="mod",
            modifiers=(Modifier(value="passes_maelstrom"),),
        ),
    ),
    encounter(
        DECK,
        5,
        section("kessel", may(BuyTop(("cargo",), discount=1000))),
        section(
            "maelstrom",
            choose(
                Recover(2, "ship"),
                Test("piloting", passed=ExtraTurn(), failed=Suffer(1, "ship")),
            ),
        ),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "kessel",
            "syndicate",
            positive(every(GainCredits(3000), may(GainThis()))),
            neutral(may(to(Spend(1000), GainThis()))),
            negative(Suffer(2)),
        ),
        section(
            "maelstrom",
            Fight("summa_verminoth", "ship", 4, won=every(GainFame(), ExtraTurn())),
        ),
        asset=Asset(
            type="cargo",
            traits=(ILLEGAL,),
            destination="naboo",
            reward=Reward(credits=7000, fame=1),
        ),
    ),
    encounter(
        DECK,
        7,
        section(
            "kessel",
            if_(
                Has("cargo", trait=ILLEGAL),
                may(to(DiscardAsset("cargo", ILLEGAL), every(GainCredits(4000), GainFame()))),
                GainCredits(1000),
            ),
        ),
        section(
            "maelstrom",
            RollDice(2, ("focus",), each=ExtraTurn(), otherwise=Suffer(1, "ship")),
        ),
    ),
    encounter(
        DECK,
        8,
        secret(
            "kessel",
            "encounter",
            FightPlayer(won=every(GainCredits(4000), GainReputation("syndicate"))),
            PlayerHere(),
        ),
        section(
            "maelstrom",
            if_(
                HasSkill(("piloting",)),
                then(Suffer(1, "ship"), ExtraTurn()),
                Test("knowledge", passed=ExtraTurn(), failed=Suffer(2, "ship")),
            ),
        ),
    ),
    encounter(
        DECK,
        9,
        by_reputation(
            "kessel",
            "syndicate",
            positive(may(to(Spend(6000), GainFame(2)))),
            neutral(Test("knowledge", passed=GainCredits(3000))),
            negative(MovePatrol("syndicate", 2)),
        ),
        secret("maelstrom", "planning", ExtraTurn()),
    ),
    encounter(
        DECK,
        10,
        section("kessel", Test("tech", passed=every(GainCredits(2000), Recover(2, "ship")))),
        section(
            "maelstrom",
            may(
                to(
                    Spend(2000),
                    Test("piloting", passed=ExtraTurn(), failed=then(Suffer(1, "ship"), Move(1))),
                )
            ),
        ),
    ),
)
