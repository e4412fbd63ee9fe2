"""Encounters at navpoints: one section with a patrol in the space, one without."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardAsset, GainThis, Has
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.dice import RollDice, Turn
from cantina.games.outer_rim.cards.flow import Choose, Do, EnemyChooses, If, May, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.jobs import CompleteJob
from cantina.games.outer_rim.cards.movement import BringPatrol, ExtraTurn, Move, MovePatrol
from cantina.games.outer_rim.cards.players import ChoosePlayer, PlayerHere, That
from cantina.games.outer_rim.cards.reputation import GainReputation, LoseReputation
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.content.makers import crew, reward
from cantina.games.outer_rim.content.phrases import SHIP, at_results
from cantina.games.outer_rim.content.sections import (
    by_patrol,
    by_reputation,
    encounter,
    secret,
    section,
)
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, Skill, Whose

DECK: Final = "navpoint"

NAVPOINT: Final = (
    encounter(
        DECK,
        1,
        by_patrol(
            positive=GainCredits(2000),
            unwelcome=Test(
                Skill.INFLUENCE, passed=GainReputation(Whose.PATROL), failed=LoseCredits(1000)
            ),
        ),
        by_reputation(
            "no_patrol",
            Faction.REBEL,
            welcome=Sequence((BringPatrol(Faction.REBEL), Recover(0, Hurt.SHIP))),
            negative=Test(Skill.PILOTING, failed=Suffer(3, Hurt.SHIP)),
        ),
        confidence="public",
    ),
    encounter(
        DECK,
        2,
        section(
            "patrol",
            May(Test(Skill.STEALTH, passed=May(ExtraTurn()), failed=LoseReputation(Whose.PATROL))),
        ),
        section("no_patrol", Test(Skill.PILOTING, passed=Move(2), failed=Suffer(1, Hurt.SHIP))),
        confidence="public",
    ),
    encounter(
        DECK,
        3,
        by_patrol(
            positive=Recover(0, Hurt.SHIP),
            neutral=May(To(Spend(1000), Recover(2, Hurt.SHIP))),
            negative=LoseCredits(2000),
        ),
        section("no_patrol", Test(Skill.TECH, passed=May(GainThis()), failed=Suffer(2, Hurt.SHIP))),
        asset=crew(
            None,
            at_results(
                Choose((Turn((Face.FOCUS, Face.BLANK), Face.HIT), Turn((Face.HIT,), Face.CRIT))),
                SHIP,
            ),
            skills=(Skill.PILOTING,),
        ),
    ),
    encounter(
        DECK,
        4,
        section(
            "patrol",
            Test(Skill.TACTICS, passed=MovePatrol(Whose.PATROL, 3), failed=Suffer(1, Hurt.SHIP)),
        ),
        section("no_patrol", May(GainThis())),
        asset=Asset(
            type=AssetType.JOB,
            keeps=True,
            reward=reward(4000, 1),
            abilities=(
                Ability(
                    Moment.ACTION,
                    ChoosePlayer(Do((CompleteJob(), That(GainCredits(2000))))),
                    when=PlayerHere(),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        5,
        by_patrol(
            welcome=May(To(Spend(2000), GainReputation(Whose.PATROL))),
            negative=Suffer(2, Hurt.SHIP),
        ),
        by_reputation(
            "no_patrol",
            Faction.IMPERIAL,
            positive=GainCredits(2000),
            neutral=Test(Skill.STEALTH, failed=LoseCredits(1000)),
            negative=BringPatrol(Faction.IMPERIAL),
        ),
    ),
    encounter(
        DECK,
        6,
        section(
            "patrol",
            Choose((LoseCredits(1000), LoseReputation(Whose.PATROL, even_if_negative=True))),
        ),
        section(
            "no_patrol", Test(Skill.STRENGTH, passed=May(GainThis()), failed=GainCredits(1000))
        ),
        asset=Asset(type=AssetType.CARGO, destination="mon_calamari", reward=reward(4000)),
    ),
    encounter(
        DECK,
        7,
        section("patrol", Test(Skill.KNOWLEDGE, passed=GainCredits(3000))),
        by_reputation(
            "no_patrol",
            Faction.HUTT,
            welcome=GainCredits(1000),
            negative=Fight(
                "hutt_raiders",
                "ship",
                3,
                lost=EnemyChooses((LoseCredits(2000), DiscardAsset(AssetType.CARGO))),
                faction=Faction.HUTT,
            ),
        ),
    ),
    encounter(
        DECK,
        8,
        by_patrol(
            positive=Sequence((GainCredits(1000), Move(3))), unwelcome=MovePatrol(Whose.PATROL, 1)
        ),
        secret(
            "no_patrol",
            Moment.ENCOUNTER,
            FightPlayer(kind="ship", won=GainCredits(5000)),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        9,
        secret(
            "patrol", Moment.ACTION, Sequence((MovePatrol(Whose.ANY, 4), Recover(2, Hurt.SHIP)))
        ),
        by_reputation(
            "no_patrol",
            Faction.SYNDICATE,
            positive=Move(4),
            unwelcome=RollDice(
                1, (Face.HIT, Face.CRIT), each=GainCredits(2000), otherwise=Suffer(1, Hurt.SHIP)
            ),
        ),
    ),
    encounter(
        DECK,
        10,
        section(
            "patrol",
            If(
                Has(AssetType.CARGO),
                Choose((DiscardAsset(AssetType.CARGO), Suffer(2, Hurt.SHIP))),
                GainReputation(Whose.PATROL),
            ),
        ),
        section(
            "no_patrol",
            Choose((Recover(1, Hurt.CHARACTER), Recover(1, Hurt.SHIP), GainCredits(1000))),
        ),
    ),
)
