"""Encounters on Ryloth and Naboo: Rebel reputation, cargo, selling assets, buying ships."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import IsDefeated, PlayerHere
from cantina.games.outer_rim.cards.nodes import (
    BuyShip,
    BuyTop,
    ChoosePlayer,
    DiscardAsset,
    Fight,
    GainCredits,
    GainFame,
    GainReputation,
    GainThis,
    GainTop,
    LoseCredits,
    LoseReputation,
    Recover,
    Search,
    Sell,
    Spend,
    Suffer,
    Test,
    That,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, not_, then, to
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

DECK: Final = "ryloth_naboo"

RYLOTH_NABOO: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "ryloth",
            "rebel",
            welcome(may(Sell(("cargo", "gear"), 2000))),
            negative(Test("influence", passed=GainReputation("rebel"))),
        ),
        section("naboo", Test("knowledge", passed=GainCredits(3000), failed=LoseCredits(1000))),
    ),
    encounter(
        DECK,
        2,
        section("ryloth", Test("strength", passed=may(GainThis()))),
        by_reputation(
            "naboo",
            "imperial",
            positive(GainCredits(3000)),
            neutral(Test("influence", passed=GainReputation("imperial"))),
            negative(Test("stealth", failed=LoseCredits(2000))),
        ),
        asset=Asset(
            type="cargo",
            destination="lothal",
            reward=Reward(credits=5000, reputation=(("imperial", 1),)),
        ),
    ),
    encounter(
        DECK,
        3,
        by_reputation(
            "ryloth",
            "rebel",
            positive(every(GainCredits(2000), Recover(0, "character"))),
            unwelcome(may(to(Spend(1000), GainReputation("rebel")))),
        ),
        section("naboo", may(Sell(("mod", "gear", "crew"), 1000))),
    ),
    encounter(
        DECK,
        4,
        section("ryloth", choose(GainThis(), GainCredits(1000))),
        section("naboo", may(BuyTop(("ship",), discount=3000))),
        asset=Asset(
            type="cargo",
            destination="ring_of_kafrene",
            reward=Reward(credits=6000, reputation=(("rebel", 1),)),
        ),
    ),
    encounter(
        DECK,
        5,
        by_reputation(
            "ryloth",
            "rebel",
            positive(may(GainThis())),
            neutral(Test("tactics", passed=may(GainThis()))),
            negative(Fight("free_ryloth_fighters", "ground", 3, lost=LoseCredits(2000))),
        ),
        section("naboo", choose(GainCredits(1000), GainTop("cargo"))),
        asset=Asset(
            type="crew",
            skills=("tactics", "piloting"),
            modifiers=(Modifier(value="hull"),),
        ),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "ryloth",
            "rebel",
            welcome(may(BuyShip())),
            negative(then(Suffer(3), if_(not_(IsDefeated()), GainReputation("rebel")))),
        ),
        section(
            "naboo",
            may(
                to(
                    LoseReputation("rebel", even_if_negative=True),
                    every(GainCredits(2000), GainReputation("imperial")),
                )
            ),
        ),
        confidence="seed",
    ),
    encounter(
        DECK,
        7,
        section("ryloth", may(Search("cargo", 3))),
        by_reputation(
            "naboo",
            "imperial",
            welcome(may(to(LoseReputation("imperial"), GainCredits(5000)))),
            negative(Suffer(1)),
        ),
    ),
    encounter(
        DECK,
        8,
        by_reputation(
            "ryloth",
            "rebel",
            welcome(
                may(to(DiscardAsset("cargo"), every(GainCredits(3000), GainReputation("rebel"))))
            ),
            negative(then(LoseCredits(2000), GainReputation("rebel"))),
        ),
        secret(
            "naboo",
            "action",
            ChoosePlayer(That(LoseReputation("rival"))),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        9,
        secret("ryloth", "action", every(GainReputation("rebel"), GainCredits(2000))),
        section(
            "naboo",
            may(to(Spend(5000), every(GainFame(), GainReputation("imperial")))),
        ),
    ),
    encounter(
        DECK,
        10,
        section("ryloth", may(BuyShip(dearer=True, discount=2000, damage=2))),
        by_reputation(
            "naboo",
            "imperial",
            positive(may(Sell(("cargo",), 3000))),
            unwelcome(Test("tech", passed=GainCredits(2000), failed=Suffer(1, "ship"))),
        ),
    ),
)
