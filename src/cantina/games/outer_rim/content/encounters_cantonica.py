"""Encounters on Cantonica and Ord Mantell: gambling, crew, gear, credits."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import HasCredits, InCombat, PlayerHere
from cantina.games.outer_rim.cards.nodes import (
    BuyTop,
    ChoosePlayer,
    Fight,
    GainCredits,
    GainFame,
    GainReputation,
    GainThis,
    Gamble,
    LoseCredits,
    LoseReputation,
    Recover,
    RollDice,
    Sell,
    Spend,
    Suffer,
    TakeCredits,
    Test,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, then, to
from cantina.games.outer_rim.cards.windows import Reroll, Turn
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
from cantina.games.outer_rim.printed import Ability, Asset, Modifier
from cantina.games.outer_rim.terms import WEAPON

DECK: Final = "cantonica_ord_mantell"

CANTONICA_ORD_MANTELL: Final = (
    encounter(
        DECK,
        1,
        section("cantonica", Gamble(2000, "influence")),
        by_reputation(
            "ord_mantell",
            "syndicate",
            positive(GainCredits(3000)),
            neutral(Test("strength", passed=GainCredits(2000))),
            negative(Fight("debt_collectors", "ground", 3, lost=LoseCredits(2000))),
        ),
    ),
    encounter(
        DECK,
        2,
        section("cantonica", Gamble(4000, "knowledge")),
        section("ord_mantell", may(BuyTop(("gear_mod",), discount=2000))),
    ),
    encounter(
        DECK,
        3,
        section(
            "cantonica",
            may(
                to(
                    Spend(1000),
                    RollDice(3, ("crit",), each=GainCredits(4000)),
                )
            ),
        ),
        by_reputation(
            "ord_mantell",
            "syndicate",
            welcome(Fight("rival_mercenaries", "ground", 3, won=GainCredits(4000))),
            negative(Suffer(2)),
        ),
    ),
    encounter(
        DECK,
        4,
        section("cantonica", Gamble(1000, "stealth")),
        section(
            "ord_mantell",
            Test("tactics", passed=may(GainThis()), failed=may(to(Spend(2000), GainThis()))),
        ),
        asset=Asset(
            type="crew",
            skills=("tactics", "strength"),
            modifiers=(Modifier(value="ground_combat", condition=InCombat(kind="ground")),),
        ),
    ),
    encounter(
        DECK,
        5,
        section(
            "cantonica",
            Test("stealth", passed=may(GainThis()), failed=LoseCredits(1000)),
        ),
        by_reputation(
            "ord_mantell",
            "syndicate",
            positive(every(GainCredits(2000), may(BuyTop(("gear_mod",), discount=1000)))),
            unwelcome(Test("influence", passed=GainReputation("syndicate"))),
        ),
        asset=Asset(
            type="gear",
            abilities=(
                Ability(
                    moment="after_roll",
                    limit="turn",
                    effect=Reroll(most=1, faces=("blank",)),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        6,
        section(
            "cantonica",
            choose(
                GainCredits(1000),
                RollDice(1, ("hit", "crit"), each=GainCredits(3000), otherwise=LoseCredits(2000)),
            ),
        ),
        section(
            "ord_mantell",
            may(Fight("savrip", "ground", 4, won=every(GainCredits(3000), GainThis()))),
        ),
        asset=Asset(
            type="gear",
            traits=(WEAPON,),
            abilities=(
                Ability(
                    moment="results",
                    condition=InCombat(kind="ground"),
                    effect=Turn(("focus",), "hit"),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        7,
        section(
            "cantonica",
            if_(
                HasCredits(8000),
                may(to(Spend(8000), GainFame())),
                every(GainCredits(1000), Recover(1, "character")),
            ),
        ),
        by_reputation(
            "ord_mantell",
            "syndicate",
            positive(may(to(LoseReputation("syndicate"), GainCredits(6000)))),
            neutral(may(to(Spend(2000), GainReputation("syndicate")))),
            negative(may(to(Spend(4000), GainReputation("syndicate", 2)))),
        ),
    ),
    encounter(
        DECK,
        8,
        section("cantonica", Test("influence", passed=may(GainThis()), failed=GainCredits(1000))),
        section(
            "ord_mantell",
            Test("tech", passed=GainCredits(3000), failed=Suffer(1, "ship")),
        ),
        asset=Asset(type="crew", skills=("influence",)),
    ),
    encounter(
        DECK,
        9,
        secret(
            "cantonica",
            "encounter",
            ChoosePlayer(Test("stealth", passed=TakeCredits(4000), failed=Suffer(1))),
            PlayerHere(),
        ),
        section(
            "ord_mantell",
            then(Recover(2, "ship"), Test("piloting", passed=GainCredits(2000))),
        ),
    ),
    encounter(
        DECK,
        10,
        section(
            "cantonica",
            choose(Gamble(3000, "tactics"), may(Sell(("gear", "mod"), 0))),
        ),
        secret(
            "ord_mantell",
            "action",
            every(GainCredits(3000), Recover(2, "character")),
        ),
    ),
)
