"""Encounters on Tatooine and Nal Hutta: fighting players, finding contacts, credits, bounties."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import (
    Has,
    InCombat,
    MoreFame,
    OtherReputation,
    PlayerHere,
)
from cantina.games.outer_rim.cards.nodes import (
    BuyTop,
    DiscardAsset,
    Fight,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    GainThis,
    LookAtContacts,
    LoseCredits,
    LoseReputation,
    MeetContact,
    Recover,
    RevealContact,
    RollDice,
    Search,
    Spend,
    Suffer,
    TakeCredits,
    Test,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, then, to
from cantina.games.outer_rim.cards.windows import Add
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
from cantina.games.outer_rim.printed import Ability, Asset, Bounty, Reward
from cantina.games.outer_rim.terms import NEGATIVE

DECK: Final = "tatooine_nal_hutta"
HUTT_ENEMY: Final = OtherReputation((NEGATIVE,), "hutt")

TATOOINE_NAL_HUTTA: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "tatooine",
            "hutt",
            positive(every(GainCredits(2000), LookAtContacts("here"))),
            neutral(Test("stealth", passed=LookAtContacts("here", most=2))),
            negative(Fight("palace_guards", "ground", 3, lost=LoseCredits(3000))),
        ),
        by_reputation(
            "nal_hutta",
            "hutt",
            positive(GainCredits(4000)),
            unwelcome(may(to(Spend(3000), GainReputation("hutt")))),
        ),
    ),
    encounter(
        DECK,
        2,
        section("tatooine", may(Search("bounty", 4, free=True))),
        section("nal_hutta", Test("strength", passed=GainCredits(3000), failed=Suffer(2))),
    ),
    encounter(
        DECK,
        3,
        section("tatooine", then(may(GainThis()), LookAtContacts("tile"))),
        by_reputation(
            "nal_hutta",
            "hutt",
            welcome(RevealContact("tile")),
            negative(Test("stealth", failed=Suffer(2))),
        ),
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="zuckuss",
                contact_class="green",
                kind="ground",
                dice=4,
                eliminate=Reward(credits=6000, fame=1),
                capture=Reward(credits=8000, fame=2),
                destination="cantonica",
            ),
        ),
    ),
    encounter(
        DECK,
        4,
        section(
            "tatooine",
            may(Fight("krayt_dragon", "ground", 6, won=every(GainFame(), GainCredits(4000)))),
        ),
        section("nal_hutta", choose(GainThis(), GainCredits(2000))),
        asset=Asset(
            type="bounty",
            bounty=Bounty(
                target="black_sun_agent",
                contact_class="white",
                kind="ground",
                dice=3,
                eliminate=Reward(credits=4000, fame=1),
                capture=Reward(credits=8000, fame=1, reputation=(("hutt", 1),)),
                destination="tatooine",
                after=Reward(reputation=(("syndicate", -1),)),
            ),
        ),
    ),
    encounter(
        DECK,
        5,
        secret(
            "tatooine",
            "encounter",
            FightPlayer(who=MoreFame(), won=every(TakeCredits(3000), GainFame())),
            PlayerHere(MoreFame()),
        ),
        section("nal_hutta", choose(GainCredits(2000), LookAtContacts("tile", most=2))),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "tatooine",
            "hutt",
            welcome(may(MeetContact("tile"))),
            negative(then(LoseCredits(1000), LookAtContacts("tile"))),
        ),
        by_reputation(
            "nal_hutta",
            "hutt",
            positive(may(to(LoseReputation("hutt"), every(GainFame(), GainCredits(2000))))),
            neutral(RollDice(2, ("hit",), each=GainCredits(1000))),
            negative(Suffer(1)),
        ),
    ),
    encounter(
        DECK,
        7,
        section("tatooine", Test("tech", passed=may(GainThis()), failed=GainCredits(1000))),
        section(
            "nal_hutta",
            if_(
                Has("bounty"),
                every(GainCredits(2000), LookAtContacts("any", hunted=True)),
                may(BuyTop(("bounty",))),
            ),
        ),
        asset=Asset(
            type="crew",
            skills=("tech",),
            droid=True,
            abilities=(
                Ability(
                    moment="results",
                    limit="turn",
                    condition=InCombat(kind="ship"),
                    effect=Add(),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        8,
        section(
            "tatooine",
            Test("piloting", passed=then(GainCredits(4000), GainReputation("hutt"))),
        ),
        secret(
            "nal_hutta",
            "encounter",
            FightPlayer(won=TakeCredits(5000), lost=LoseReputation("hutt")),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        9,
        by_reputation(
            "tatooine",
            "hutt",
            positive(may(to(DiscardAsset("cargo"), GainCredits(5000)))),
            neutral(may(FightPlayer(won=GainCredits(3000)))),
            negative(Test("influence", passed=GainReputation("hutt"), failed=Suffer(1))),
        ),
        section("nal_hutta", then(Recover(2, "character"), LookAtContacts("near"))),
    ),
    encounter(
        DECK,
        10,
        secret(
            "tatooine",
            "encounter",
            FightPlayer(who=HUTT_ENEMY, won=every(GainFame(), GainReputation("hutt"))),
            PlayerHere(HUTT_ENEMY),
        ),
        by_reputation(
            "nal_hutta",
            "hutt",
            positive(
                may(Fight("dragonsnake", "ground", 5, won=every(GainCredits(3000), GainFame())))
            ),
            unwelcome(Test("tactics", passed=then(GainReputation("hutt"), may(BuyTop(("job",)))))),
        ),
        confidence="seed",
    ),
)
