"""Databank cards 2 to 23: what each contact says when met, and what it does as crew."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import (
    EnemyFaction,
    InCombat,
    IsDamaged,
    Owned,
    Reputation,
)
from cantina.games.outer_rim.cards.nodes import (
    DiscardAsset,
    DiscardTop,
    Fight,
    GainCredits,
    GainFame,
    GainReputation,
    GainThis,
    LookAtContacts,
    LoseCredits,
    LoseReputation,
    MoveContact,
    Recover,
    RollDice,
    Spend,
    Suffer,
    Test,
)
from cantina.games.outer_rim.cards.phrases import all_of, choose, every, has, if_, may, then, to
from cantina.games.outer_rim.cards.windows import Add, Reroll, RollAgain, Turn
from cantina.games.outer_rim.printed import Ability, Asset, Card, Modifier
from cantina.games.outer_rim.terms import NEGATIVE, NEUTRAL, POSITIVE

HIRE: Final = GainThis()
GROUND: Final = InCombat(kind="ground")

CONTACT_CARDS: Final = (
    Card(
        id="databank_4_lom",
        confidence="seed",
        databank=2,
        text=may(to(Spend(3000, less=1000, per=Owned("bounty")), HIRE)),
        asset=Asset(
            type="crew",
            contact="4_lom",
            droid=True,
            skills=("tactics",),
            modifiers=(Modifier(value="ground_combat"),),
        ),
    ),
    Card(
        id="databank_black_krrsantan",
        confidence="ours",
        databank=3,
        text=may(
            choose(
                Fight("black_krrsantan", "ground", 4, won=HIRE),
                to(Spend(5000), HIRE),
            )
        ),
        asset=Asset(
            type="crew",
            contact="black_krrsantan",
            skills=("strength",),
            modifiers=(Modifier(value="ground_combat"),),
        ),
    ),
    Card(
        id="databank_black_sun_agent",
        confidence="ours",
        databank=4,
        text=if_(
            Reputation("syndicate", (POSITIVE,)),
            HIRE,
            if_(Reputation("syndicate", (NEUTRAL,)), may(to(Spend(2000), HIRE)), Suffer(2)),
        ),
        asset=Asset(
            type="crew",
            contact="black_sun_agent",
            skills=("stealth",),
            abilities=(
                Ability(
                    moment="combat_won",
                    condition=InCombat(enemy="player"),
                    optional=False,
                    effect=GainReputation("syndicate"),
                ),
            ),
        ),
    ),
    Card(
        id="databank_boshek",
        confidence="ours",
        databank=5,
        text=Test("piloting", passed=HIRE, failed=may(to(Spend(3000), HIRE))),
        asset=Asset(
            type="crew",
            contact="boshek",
            skills=("piloting",),
            modifiers=(Modifier(value="hyperdrive"),),
        ),
    ),
    Card(
        id="databank_chewbacca",
        confidence="ours",
        databank=6,
        text=if_(
            Reputation("rebel", (NEGATIVE,)),
            may(to(Spend(4000), HIRE)),
            may(to(Spend(2000), HIRE)),
        ),
        asset=Asset(
            type="crew",
            contact="chewbacca",
            skills=("strength", "tech"),
            abilities=(
                Ability(
                    moment="after_roll",
                    limit="combat",
                    condition=InCombat(),
                    effect=Reroll(most=2, faces=("blank",)),
                ),
            ),
        ),
    ),
    Card(
        id="databank_cikatro_vizago",
        confidence="ours",
        databank=7,
        text=may(choose(to(DiscardAsset("cargo"), HIRE), to(Spend(3000), HIRE))),
        asset=Asset(
            type="crew",
            contact="cikatro_vizago",
            skills=("influence",),
            abilities=(
                Ability(moment="cargo_delivered", optional=False, effect=GainCredits(1000)),
            ),
        ),
    ),
    Card(
        id="databank_dengar",
        confidence="ours",
        databank=8,
        text=if_(has("bounty", 2), HIRE, may(to(Spend(3000), HIRE))),
        asset=Asset(
            type="crew",
            contact="dengar",
            skills=("tactics",),
            abilities=(
                Ability(
                    moment="combat_won",
                    condition=InCombat(enemy="bounty"),
                    optional=False,
                    effect=GainCredits(2000),
                ),
            ),
        ),
    ),
    Card(
        id="databank_doctor_evazan",
        confidence="ours",
        databank=9,
        text=Test("knowledge", passed=HIRE, failed=then(Suffer(1), may(to(Spend(2000), HIRE)))),
        asset=Asset(
            type="crew",
            contact="doctor_evazan",
            skills=("knowledge",),
            abilities=(
                Ability(
                    moment="action",
                    condition=IsDamaged("character"),
                    effect=Recover(1, "character"),
                ),
            ),
        ),
    ),
    Card(
        id="databank_garindan",
        confidence="ours",
        databank=10,
        text=if_(Reputation("imperial", (POSITIVE,)), HIRE, may(to(Spend(2000), HIRE))),
        asset=Asset(
            type="crew",
            contact="garindan",
            skills=("stealth",),
            abilities=(Ability(moment="action", effect=to(Spend(1000), LookAtContacts("any"))),),
        ),
    ),
    Card(
        id="databank_thrawn",
        confidence="ours",
        databank=11,
        text=if_(
            Reputation("imperial", (POSITIVE,)),
            may(
                to(
                    LoseReputation("rebel"),
                    then(
                        every(GainCredits(5000), GainFame()),
                        MoveContact("any", this="thrawn", to="lothal"),
                    ),
                )
            ),
            if_(
                Reputation("imperial", (NEUTRAL,)),
                Test("tactics", passed=GainReputation("imperial")),
                Test("stealth", failed=Suffer(2, "ship")),
            ),
        ),
    ),
    Card(
        id="databank_greedo",
        confidence="seed",
        databank=12,
        text=if_(
            Reputation("hutt", (NEGATIVE,)),
            Test("stealth", failed=Suffer(2)),
            may(Test("influence", passed=HIRE, failed=may(to(Spend(2000), HIRE)))),
        ),
        asset=Asset(
            type="crew",
            contact="greedo",
            skills=("stealth",),
            abilities=(Ability(moment="results", condition=GROUND, effect=to(Spend(1000), Add())),),
        ),
    ),
    Card(
        id="databank_hera_syndulla",
        confidence="ours",
        databank=13,
        text=if_(
            Reputation("rebel", (POSITIVE,)),
            HIRE,
            if_(Reputation("rebel", (NEUTRAL,)), Test("piloting", passed=HIRE)),
        ),
        asset=Asset(
            type="crew",
            contact="hera_syndulla",
            skills=("piloting", "influence"),
            modifiers=(Modifier(value="ship_combat"),),
        ),
    ),
    Card(
        id="databank_hondo_ohnaka",
        confidence="ours",
        databank=14,
        text=RollDice(1, ("hit", "crit"), each=HIRE, otherwise=may(to(Spend(4000), HIRE))),
        asset=Asset(
            type="crew",
            contact="hondo_ohnaka",
            skills=("influence", "piloting"),
            abilities=(
                Ability(
                    moment="encounter_credits",
                    limit="turn",
                    optional=False,
                    effect=GainCredits(1000),
                ),
            ),
        ),
    ),
    Card(
        id="databank_k_2so",
        confidence="ours",
        databank=15,
        text=if_(Reputation("rebel", (POSITIVE,)), HIRE, Test("tech", passed=HIRE)),
        asset=Asset(
            type="crew",
            contact="k_2so",
            droid=True,
            skills=("strength", "tactics"),
            abilities=(
                Ability(moment="results", condition=InCombat(), effect=Turn(("focus",), "hit")),
            ),
        ),
    ),
    Card(
        id="databank_leia_organa",
        confidence="ours",
        databank=16,
        text=if_(
            Reputation("rebel", (POSITIVE,)),
            may(to(Spend(4000), GainFame())),
            if_(
                Reputation("rebel", (NEUTRAL,)),
                Test("influence", passed=every(GainReputation("rebel"), GainCredits(2000))),
                LoseCredits(2000),
            ),
        ),
    ),
    Card(
        id="databank_lobot",
        confidence="ours",
        databank=17,
        text=Test("tech", passed=HIRE, failed=may(to(Spend(2000), HIRE))),
        asset=Asset(
            type="crew",
            contact="lobot",
            skills=("tech", "knowledge"),
            abilities=(Ability(moment="job_completed", optional=False, effect=GainCredits(1000)),),
        ),
    ),
    Card(
        id="databank_maz_kanata",
        confidence="ours",
        databank=18,
        text=Test(("knowledge", "influence"), passed=HIRE, failed=may(to(Spend(4000), HIRE))),
        asset=Asset(
            type="crew",
            contact="maz_kanata",
            skills=("influence", "knowledge"),
            abilities=(Ability(moment="market_action_done", effect=DiscardTop()),),
        ),
    ),
    Card(
        id="databank_ponda_baba",
        confidence="ours",
        databank=19,
        text=Test("strength", passed=HIRE, failed=Suffer(1)),
        asset=Asset(
            type="crew",
            contact="ponda_baba",
            skills=("strength",),
            abilities=(
                Ability(
                    moment="results",
                    limit="combat",
                    condition=GROUND,
                    effect=to(Suffer(1), Add()),
                ),
            ),
        ),
    ),
    Card(
        id="databank_qira",
        confidence="ours",
        databank=20,
        text=if_(Reputation("syndicate", (POSITIVE,)), HIRE, may(to(Spend(4000), HIRE))),
        asset=Asset(
            type="crew",
            contact="qira",
            skills=("influence", "stealth"),
            abilities=(
                Ability(moment="test_failed", limit="turn", effect=to(Spend(2000), RollAgain())),
            ),
        ),
    ),
    Card(
        id="databank_saw_gerrera",
        confidence="ours",
        databank=21,
        text=if_(
            Reputation("imperial", (NEGATIVE,)),
            HIRE,
            Test("tactics", passed=every(HIRE, LoseReputation("imperial"))),
        ),
        asset=Asset(
            type="crew",
            contact="saw_gerrera",
            skills=("tactics", "strength"),
            modifiers=(
                Modifier(value="ground_combat", condition=all_of(GROUND, EnemyFaction("imperial"))),
            ),
        ),
    ),
    Card(
        id="databank_w1_le",
        confidence="ours",
        databank=22,
        text=may(to(Spend(2000), HIRE)),
        asset=Asset(
            type="crew",
            contact="w1_le",
            droid=True,
            skills=("tech",),
            abilities=(
                Ability(moment="action", condition=IsDamaged("ship"), effect=Recover(1, "ship")),
            ),
        ),
    ),
    Card(
        id="databank_zuckuss",
        confidence="ours",
        databank=23,
        text=may(to(Spend(3000, less=1000, per=Owned("crew", card="databank_4_lom")), HIRE)),
        asset=Asset(
            type="crew",
            contact="zuckuss",
            skills=("knowledge", "stealth"),
            abilities=(
                Ability(
                    moment="action",
                    condition=has("bounty"),
                    effect=LookAtContacts("near", hunted=True),
                ),
            ),
        ),
    ),
)
