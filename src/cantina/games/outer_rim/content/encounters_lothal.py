"""Encounters on Lothal and Mon Calamari: movement, jobs, Rebel rewards, fights among players."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import DONE, Outcome
from cantina.games.outer_rim.asking import choose_space
from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.flow import Choose, Do, May, Sequence, To
from cantina.games.outer_rim.cards.jobs import CompleteJob, FailJob
from cantina.games.outer_rim.cards.market import BuyTop, DiscardTop, GainTop, Search
from cantina.games.outer_rim.cards.movement import BringPatrol, Move, MovePatrol
from cantina.games.outer_rim.cards.players import PlayerHere
from cantina.games.outer_rim.cards.reputation import (
    GainFame,
    GainReputation,
    LoseReputation,
    OtherReputation,
)
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.content.makers import reward
from cantina.games.outer_rim.content.sections import by_reputation, encounter, secret, section
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.map import PLANET_IDS, chart_of
from cantina.games.outer_rim.rules.movement import move_directly
from cantina.games.outer_rim.terms import POSITIVE, AssetType, Faction, Hurt, MarketDeck, Skill


class Jump(Effect, frozen=True):
    """Move directly to a planet of the own map tile."""

    async def do(self, scene: Scene) -> Outcome:
        """Choose a planet and go there."""
        here, tile_of = scene.g.players[scene.seat].space, chart_of(scene.g).tile_of
        planets = [each for each in PLANET_IDS if tile_of[each] == tile_of[here]]
        space = await choose_space(scene.g, scene.seat, planets)
        if space != here:
            await move_directly(scene.g, scene.seat, space)
        return DONE


DECK: Final = "lothal_mon_calamari"
IMPERIAL_FRIEND: Final = OtherReputation((POSITIVE,), Faction.IMPERIAL)

LOTHAL_MON_CALAMARI: Final = (
    encounter(
        DECK,
        1,
        by_reputation(
            "lothal",
            Faction.IMPERIAL,
            positive=GainCredits(3000),
            neutral=Test(Skill.KNOWLEDGE, passed=GainReputation(Faction.IMPERIAL)),
            negative=BringPatrol(Faction.IMPERIAL),
        ),
        by_reputation(
            "mon_calamari",
            Faction.REBEL,
            positive=Sequence((GainCredits(2000), Move(3))),
            unwelcome=Test(Skill.PILOTING, passed=Move(3)),
        ),
    ),
    encounter(
        DECK,
        2,
        section("lothal", May(Search(MarketDeck.JOB, 3))),
        by_reputation(
            "mon_calamari",
            Faction.REBEL,
            welcome=Recover(0, Hurt.SHIP),
            negative=Test(Skill.INFLUENCE, passed=GainReputation(Faction.REBEL), failed=Suffer(1)),
        ),
    ),
    encounter(
        DECK,
        3,
        by_reputation(
            "lothal",
            Faction.IMPERIAL,
            welcome=Test(Skill.TACTICS, passed=GainCredits(3000)),
            negative=Fight(
                "stormtroopers", "ground", 4, won=GainCredits(2000), faction=Faction.IMPERIAL
            ),
        ),
        section("mon_calamari", Test(Skill.TECH, passed=May(GainThis()))),
        asset=Asset(
            type=AssetType.JOB,
            destination="ryloth",
            tested=(Skill.STEALTH, Skill.INFLUENCE),
            must_pass=(Skill.STEALTH,),
            encounter=Test(
                Skill.STEALTH,
                passed=Test(
                    Skill.INFLUENCE, passed=CompleteJob(), failed=Sequence((Suffer(1), FailJob()))
                ),
                failed=FailJob(),
            ),
            reward=reward(4000, 1, rebel=1),
        ),
    ),
    encounter(
        DECK,
        4,
        section("lothal", Test(Skill.PILOTING, passed=Jump(), failed=Suffer(1, Hurt.SHIP))),
        by_reputation(
            "mon_calamari",
            Faction.REBEL,
            positive=Do((GainCredits(2000), Recover(2, Hurt.CHARACTER))),
            neutral=May(To(Spend(2000), GainReputation(Faction.REBEL))),
            negative=LoseCredits(2000),
        ),
    ),
    encounter(
        DECK,
        5,
        secret(
            "lothal",
            Moment.ENCOUNTER,
            FightPlayer(who=IMPERIAL_FRIEND, won=Do((GainFame(), GainReputation(Faction.REBEL)))),
            PlayerHere(IMPERIAL_FRIEND),
        ),
        section("mon_calamari", May(Do((BuyTop((MarketDeck.JOB,)), GainCredits(1000))))),
    ),
    encounter(
        DECK,
        6,
        by_reputation(
            "lothal",
            Faction.IMPERIAL,
            positive=MovePatrol(Faction.IMPERIAL, 4),
            unwelcome=Test(Skill.STEALTH, passed=GainCredits(2000), failed=Suffer(2)),
        ),
        section(
            "mon_calamari",
            Test(Skill.STRENGTH, passed=GainCredits(3000), failed=Recover(1, Hurt.CHARACTER)),
        ),
    ),
    encounter(
        DECK,
        7,
        section(
            "lothal",
            Test(Skill.INFLUENCE, passed=May(GainThis()), failed=DiscardTop((MarketDeck.JOB,))),
        ),
        by_reputation(
            "mon_calamari",
            Faction.REBEL,
            positive=May(To(Spend(3000), GainFame())),
            unwelcome=Test(Skill.TACTICS, passed=GainReputation(Faction.REBEL)),
        ),
        asset=Asset(
            type=AssetType.JOB,
            destination="naboo",
            tested=(Skill.KNOWLEDGE, Skill.TECH),
            must_pass=(Skill.TECH,),
            encounter=Sequence(
                (
                    Test(Skill.KNOWLEDGE, failed=Suffer(1)),
                    Test(Skill.TECH, passed=CompleteJob(), failed=FailJob()),
                )
            ),
            reward=reward(5000, 1, imperial=1),
        ),
    ),
    encounter(
        DECK,
        8,
        by_reputation(
            "lothal",
            Faction.IMPERIAL,
            positive=Do((GainCredits(4000), LoseReputation(Faction.REBEL))),
            neutral=Choose((GainCredits(1000), GainReputation(Faction.IMPERIAL))),
            negative=Sequence((Suffer(1), Move(2))),
        ),
        secret("mon_calamari", Moment.ACTION, Do((GainReputation(Faction.REBEL), Move(4)))),
    ),
    encounter(
        DECK,
        9,
        section(
            "lothal", May(FightPlayer(who=IMPERIAL_FRIEND, won=Do((GainCredits(3000), GainFame()))))
        ),
        section(
            "mon_calamari",
            Test(Skill.KNOWLEDGE, passed=GainTop(MarketDeck.JOB), failed=GainCredits(1000)),
        ),
    ),
    encounter(
        DECK,
        10,
        by_reputation(
            "lothal",
            Faction.IMPERIAL,
            welcome=May(To(LoseReputation(Faction.IMPERIAL), GainReputation(Faction.REBEL, 2))),
            negative=Test(Skill.PILOTING, passed=Move(3), failed=Suffer(3, Hurt.SHIP)),
        ),
        section("mon_calamari", Choose((Move(2), Recover(2, Hurt.SHIP)))),
    ),
)
