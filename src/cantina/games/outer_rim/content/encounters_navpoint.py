"""Encounters at navpoints: one section with a patrol in the space, one without."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import Has, InCombat, PlayerHere
from cantina.games.outer_rim.cards.nodes import (
    BringPatrol,
    ChoosePlayer,
    CompleteJob,
    DiscardAsset,
    EnemyChooses,
    ExtraTurn,
    Fight,
    FightPlayer,
    GainCredits,
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
    That,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, then, to
from cantina.games.outer_rim.cards.windows import Turn
from cantina.games.outer_rim.content.sections import (
    by_patrol,
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
from cantina.games.outer_rim.printed import Ability, Asset, Reward

DECK: Final = "navpoint"

NAVPOINT: Final = (
    encounter(
        DECK,
        1,
        by_patrol(
            positive(GainCredits(2000)),
            unwelcome(Test("influence", passed=GainReputation("patrol"), failed=LoseCredits(1000))),
        ),
        by_reputation(
            "no_patrol",
            "rebel",
            welcome(then(BringPatrol("rebel"), Recover(0, "ship"))),
            negative(Test("piloting", failed=Suffer(3, "ship"))),
        ),
        confidence="public",
    ),
    encounter(
        DECK,
        2,
        section(
            "patrol",
            may(Test("stealth", passed=may(ExtraTurn()), failed=LoseReputation("patrol"))),
        ),
        section("no_patrol", Test("piloting", passed=Move(2), failed=Suffer(1, "ship"))),
        confidence="public",
    ),
    encounter(
        DECK,
        3,
        by_patrol(
            positive(Recover(0, "ship")),
            neutral(may(to(Spend(1000), Recover(2, "ship")))),
            negative(LoseCredits(2000)),
        ),
        section("no_patrol", Test("tech", passed=may(GainThis()), failed=Suffer(2, "ship"))),
        asset=Asset(
            type="crew",
            skills=("piloting",),
            abilities=(
                Ability(
                    moment="results",
                    condition=InCombat(kind="ship"),
                    effect=choose(Turn(("focus", "blank"), "hit"), Turn(("hit",), "crit")),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        4,
        section(
            "patrol", Test("tactics", passed=MovePatrol("patrol", 3), failed=Suffer(1, "ship"))
        ),
        section("no_patrol", may(GainThis())),
        asset=Asset(
            type="job",
            keeps=True,
            reward=Reward(credits=4000, fame=1),
            abilities=(
                Ability(
                    moment="action",
                    condition=PlayerHere(),
                    effect=ChoosePlayer(every(CompleteJob(), That(GainCredits(2000)))),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        5,
        by_patrol(
            welcome(may(to(Spend(2000), GainReputation("patrol")))),
            negative(Suffer(2, "ship")),
        ),
        by_reputation(
            "no_patrol",
            "imperial",
            positive(GainCredits(2000)),
            neutral(Test("stealth", failed=LoseCredits(1000))),
            negative(BringPatrol("imperial")),
        ),
    ),
    encounter(
        DECK,
        6,
        section(
            "patrol", choose(LoseCredits(1000), LoseReputation("patrol", even_if_negative=True))
        ),
        section("no_patrol", Test("strength", passed=may(GainThis()), failed=GainCredits(1000))),
        asset=Asset(type="cargo", destination="mon_calamari", reward=Reward(credits=4000)),
    ),
    encounter(
        DECK,
        7,
        section("patrol", Test("knowledge", passed=GainCredits(3000))),
        by_reputation(
            "no_patrol",
            "hutt",
            welcome(GainCredits(1000)),
            negative(
                Fight(
                    "hutt_raiders",
                    "ship",
                    3,
                    lost=EnemyChooses((LoseCredits(2000), DiscardAsset("cargo"))),
                    faction="hutt",
                )
            ),
        ),
    ),
    encounter(
        DECK,
        8,
        by_patrol(
            positive(then(GainCredits(1000), Move(3))),
            unwelcome(MovePatrol("patrol", 1)),
        ),
        secret(
            "no_patrol",
            "encounter",
            FightPlayer(kind="ship", won=GainCredits(5000)),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        9,
        secret("patrol", "action", then(MovePatrol("any", 4), Recover(2, "ship"))),
        by_reputation(
            "no_patrol",
            "syndicate",
            positive(Move(4)),
            unwelcome(
                RollDice(1, ("hit", "crit"), each=GainCredits(2000), otherwise=Suffer(1, "ship"))
            ),
        ),
    ),
    encounter(
        DECK,
        10,
        section(
            "patrol",
            if_(
                Has("cargo"),
                choose(DiscardAsset("cargo"), Suffer(2, "ship")),
                GainReputation("patrol"),
            ),
        ),
        section(
            "no_patrol", choose(Recover(1, "character"), Recover(1, "ship"), GainCredits(1000))
        ),
    ),
)
