"""Encounters on Kessel and in the Maelstrom: illegal cargo, fame, extra turns."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardAsset, GainThis, Has
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.dice import RollDice
from cantina.games.outer_rim.cards.flow import (
    Choose,
    Do,
    EnemyChooses,
    If,
    May,
    Otherwise,
    Sequence,
    To,
)
from cantina.games.outer_rim.cards.frames import Modifier, Standing
from cantina.games.outer_rim.cards.market import BuyTop
from cantina.games.outer_rim.cards.movement import ExtraTurn, Move, MovePatrol
from cantina.games.outer_rim.cards.players import PlayerHere
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, LoseReputation
from cantina.games.outer_rim.cards.tests import HasSkill, Test
from cantina.games.outer_rim.content.makers import mod, reward
from cantina.games.outer_rim.content.sections import by_reputation, encounter, secret, section
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, MarketDeck, Skill, Trait

DECK: Final = "kessel_maelstrom"

KESSEL_MAELSTROM: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "kessel",
            Faction.SYNDICATE,
            welcome=May(GainThis()),
            negative=Test(Skill.STEALTH, passed=May(GainThis()), failed=Suffer(1)),
        ),
        section("maelstrom", Test(Skill.PILOTING, passed=ExtraTurn(), failed=Suffer(2, Hurt.SHIP))),
        asset=Asset(
            type=AssetType.CARGO,
            traits=(Trait.ILLEGAL,),
            destination="tatooine",
            reward=reward(4000, 1),
        ),
    ),
    encounter(
        DECK,
        2,
        by_reputation(
            "kessel",
            Faction.SYNDICATE,
            positive=May(To(Spend(4000), GainFame())),
            neutral=GainCredits(2000),
            negative=Fight(
                "mine_guards", "ground", 3, lost=EnemyChooses((LoseCredits(3000), Suffer(1)))
            ),
        ),
        section(
            "maelstrom",
            Test(
                Skill.TACTICS,
                passed=Sequence((GainCredits(2000), ExtraTurn())),
                failed=Suffer(3, Hurt.SHIP),
            ),
        ),
    ),
    encounter(
        DECK,
        3,
        section("kessel", Test(Skill.STRENGTH, passed=May(GainThis()), failed=Suffer(2))),
        section(
            "maelstrom",
            Otherwise(May(To(DiscardAsset(AssetType.CARGO), ExtraTurn())), Suffer(1, Hurt.SHIP)),
        ),
        asset=Asset(
            type=AssetType.CARGO,
            traits=(Trait.ILLEGAL,),
            destination="cantonica",
            reward=reward(5000, 1, syndicate=1),
        ),
    ),
    encounter(
        DECK,
        4,
        by_reputation(
            "kessel",
            Faction.SYNDICATE,
            positive=May(To(LoseReputation(Faction.SYNDICATE), GainFame())),
            unwelcome=Test(Skill.INFLUENCE, passed=GainReputation(Faction.SYNDICATE)),
        ),
        section("maelstrom", Test(Skill.TECH, passed=Do((GainThis(), ExtraTurn())))),
        asset=mod(None, Standing(Modifier(Value.PASSES_MAELSTROM))),
    ),
    encounter(
        DECK,
        5,
        section("kessel", May(BuyTop((MarketDeck.CARGO,), discount=1000))),
        section(
            "maelstrom",
            Choose(
                (
                    Recover(2, Hurt.SHIP),
                    Test(Skill.PILOTING, passed=ExtraTurn(), failed=Suffer(1, Hurt.SHIP)),
                )
            ),
        ),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "kessel",
            Faction.SYNDICATE,
            positive=Do((GainCredits(3000), May(GainThis()))),
            neutral=May(To(Spend(1000), GainThis())),
            negative=Suffer(2),
        ),
        section(
            "maelstrom", Fight("summa_verminoth", "ship", 4, won=Do((GainFame(), ExtraTurn())))
        ),
        asset=Asset(
            type=AssetType.CARGO,
            traits=(Trait.ILLEGAL,),
            destination="naboo",
            reward=reward(7000, 1),
        ),
    ),
    encounter(
        DECK,
        7,
        section(
            "kessel",
            If(
                Has(AssetType.CARGO, trait=Trait.ILLEGAL),
                May(
                    To(
                        DiscardAsset(AssetType.CARGO, Trait.ILLEGAL),
                        Do((GainCredits(4000), GainFame())),
                    )
                ),
                GainCredits(1000),
            ),
        ),
        section(
            "maelstrom",
            RollDice(2, (Face.FOCUS,), each=ExtraTurn(), otherwise=Suffer(1, Hurt.SHIP)),
        ),
    ),
    encounter(
        DECK,
        8,
        secret(
            "kessel",
            Moment.ENCOUNTER,
            FightPlayer(won=Do((GainCredits(4000), GainReputation(Faction.SYNDICATE)))),
            PlayerHere(),
        ),
        section(
            "maelstrom",
            If(
                HasSkill((Skill.PILOTING,)),
                Sequence((Suffer(1, Hurt.SHIP), ExtraTurn())),
                Test(Skill.KNOWLEDGE, passed=ExtraTurn(), failed=Suffer(2, Hurt.SHIP)),
            ),
        ),
    ),
    encounter(
        DECK,
        9,
        by_reputation(
            "kessel",
            Faction.SYNDICATE,
            positive=May(To(Spend(6000), GainFame(2))),
            neutral=Test(Skill.KNOWLEDGE, passed=GainCredits(3000)),
            negative=MovePatrol(Faction.SYNDICATE, 2),
        ),
        secret("maelstrom", Moment.PLANNING, ExtraTurn()),
    ),
    encounter(
        DECK,
        10,
        section("kessel", Test(Skill.TECH, passed=Do((GainCredits(2000), Recover(2, Hurt.SHIP))))),
        section(
            "maelstrom",
            May(
                To(
                    Spend(2000),
                    Test(
                        Skill.PILOTING,
                        passed=ExtraTurn(),
                        failed=Sequence((Suffer(1, Hurt.SHIP), Move(1))),
                    ),
                )
            ),
        ),
    ),
)
