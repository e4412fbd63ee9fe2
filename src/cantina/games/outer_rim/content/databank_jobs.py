"""Databank cards 40 to 52: games of sabacc, favors gone wrong, and jobs section by section."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.nodes import (
    CompleteJob,
    Duel,
    FailJob,
    Fight,
    GainFame,
    GoTo,
    HalfReward,
    LoseReputation,
    NextTestUnskilled,
    RemoveJob,
    Spend,
    Stake,
    Suffer,
    TakeCredits,
    Test,
    That,
)
from cantina.games.outer_rim.cards.phrases import choose, every, may, otherwise, then, to
from cantina.games.outer_rim.printed import Card

DATABANK_JOBS: Final = (
    Card(
        id="databank_40a",
        confidence="ours",
        databank=40,
        text=then(Stake(5000, "influence", passed=GainFame(2), failed=GainFame(1)), RemoveJob()),
    ),
    Card(
        id="databank_40b",
        confidence="ours",
        databank=40,
        text=then(
            Duel(
                ("knowledge", "stealth"),
                won=every(GainFame(2), TakeCredits(3000)),
                lost=every(GainFame(), That(GainFame()), together=True),
            ),
            RemoveJob(),
        ),
    ),
    Card(
        id="databank_41a",
        confidence="ours",
        databank=41,
        text=otherwise(may(to(Spend(3000), CompleteJob())), FailJob()),
    ),
    Card(
        id="databank_41b",
        confidence="ours",
        databank=41,
        text=choose(
            then(LoseReputation("favor"), FailJob()),
            Fight("favor_enforcers", "ground", 4, won=CompleteJob(), lost=FailJob()),
        ),
    ),
    Card(
        id="databank_42",
        confidence="seed",
        databank=42,
        steps=(
            Test("influence", failed=FailJob()),
            Test("tech", failed=then(Suffer(1), GoTo(4))),
            Test("strength", passed=CompleteJob(), failed=GoTo(4)),
            Fight("casino_security", "ground", 3, survived=CompleteJob(), lost=GoTo(4)),
        ),
    ),
    Card(
        id="databank_43",
        confidence="ours",
        databank=43,
        steps=(
            Test("stealth", failed=Suffer(1)),
            Test("tech", passed=CompleteJob(), failed=FailJob()),
        ),
    ),
    Card(
        id="databank_44",
        confidence="ours",
        databank=44,
        steps=(
            Test("stealth", failed=FailJob()),
            Test("tech", failed=Fight("palace_guards", "ground", 3)),
            Test("strength", failed=HalfReward()),
            CompleteJob(),
        ),
    ),
    Card(
        id="databank_45",
        confidence="ours",
        databank=45,
        steps=(
            Test("influence", failed=otherwise(may(Spend(2000)), FailJob())),
            Test("knowledge", failed=FailJob()),
            Test("stealth", failed=Fight("auction_guards", "ground", 4)),
            Test("tech", failed=Suffer(2)),
            CompleteJob(),
        ),
    ),
    Card(
        id="databank_46",
        confidence="ours",
        databank=46,
        steps=(
            Test("influence", failed=Suffer(1)),
            Test("strength", failed=Suffer(2)),
            Test("tactics", failed=Fight("mine_guards", "ground", 3)),
            Test("knowledge", failed=Suffer(2, "ship")),
            Test("piloting", passed=CompleteJob(), failed=then(Suffer(2, "ship"), FailJob())),
        ),
    ),
    Card(
        id="databank_47",
        confidence="ours",
        databank=47,
        steps=(
            Test("influence", failed=otherwise(may(Spend(1000)), Suffer(1))),
            Test("knowledge", passed=CompleteJob(), failed=FailJob()),
        ),
    ),
    Card(
        id="databank_48",
        confidence="ours",
        databank=48,
        steps=(
            Test("stealth", failed=FailJob()),
            Test("tactics", failed=Fight("stormtroopers", "ground", 4, faction="imperial")),
            Test("piloting", failed=Fight("tie_pursuit", "ship", 3, faction="imperial")),
            CompleteJob(),
        ),
    ),
    Card(
        id="databank_49",
        confidence="ours",
        databank=49,
        steps=(
            Test("piloting", failed=Suffer(2, "ship")),
            Test("knowledge", failed=FailJob()),
            Test("strength", failed=Suffer(2)),
            CompleteJob(),
        ),
    ),
    Card(
        id="databank_50",
        confidence="ours",
        databank=50,
        steps=(
            Test("stealth", failed=GoTo(3)),
            Test("tech", passed=GoTo(4), failed=GoTo(3)),
            Fight("mine_overseers", "ground", 4, lost=FailJob()),
            Test("strength", passed=CompleteJob(), failed=FailJob()),
        ),
    ),
    Card(
        id="databank_51",
        confidence="ours",
        databank=51,
        steps=(
            Test("knowledge", failed=NextTestUnskilled()),
            Test("influence", failed=FailJob()),
            Test("tactics", failed=Fight("imperial_agents", "ground", 3, faction="imperial")),
            CompleteJob(),
        ),
    ),
    Card(
        id="databank_52",
        confidence="ours",
        databank=52,
        steps=(
            Test("stealth", failed=Fight("port_guards", "ground", 2)),
            Test("piloting", failed=Suffer(2, "ship")),
            CompleteJob(),
        ),
    ),
)
