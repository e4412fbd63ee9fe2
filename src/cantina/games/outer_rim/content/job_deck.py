"""The job deck: work for every skill, four favors, and hired help."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardThis
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.jobs import CompleteJob, Resolve
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import SkillForTest, Test
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.printed import Asset, Card, PatrolIcon, Reward
from cantina.games.outer_rim.terms import AssetType, Faction, MarketDeck, Moment, Skill


class Helped(Condition, frozen=True):
    """The card lent its skill to the test that was just passed."""

    def holds(self, scene: Scene) -> bool:
        """Look at the test."""
        return scene.g.test is not None and scene.source in scene.g.test.helpers


HIRED_HELP: Final = Asset(
    type=AssetType.CREW,
    cost=2000,
    abilities=(
        Ability(at=Moment.BEFORE_TEST, may=True, effect=SkillForTest(discard_if_passed=True)),
        Ability(at=Moment.TEST_PASSED, when=Helped(), effect=DiscardThis()),
    ),
)

JOB_DECK: Final = (
    Card(
        id="job_casino_heist",
        confidence="seed",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.REBEL, distance=2),
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("cantonica",),
            destination="cantonica",
            databank=42,
            tested=(Skill.INFLUENCE, Skill.TECH, Skill.STRENGTH),
            must_pass=(Skill.INFLUENCE,),
            reward=Reward(credits=15000),
            removed=True,
        ),
    ),
    Card(
        id="job_jabbas_hidden_stash",
        confidence="ours",
        market=MarketDeck.JOB,
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("tatooine",),
            destination="tatooine",
            databank=44,
            tested=(Skill.STEALTH, Skill.TECH, Skill.STRENGTH),
            must_pass=(Skill.STEALTH,),
            reward=Reward(credits=12000, fame=1, reputation=((Faction.HUTT, -1),)),
            removed=True,
        ),
    ),
    Card(
        id="job_jewel_of_yavin",
        confidence="public",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=3),
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("naboo",),
            destination="naboo",
            databank=45,
            tested=(Skill.INFLUENCE, Skill.KNOWLEDGE, Skill.STEALTH, Skill.TECH),
            must_pass=(Skill.KNOWLEDGE,),
            reward=Reward(credits=15000, fame=1),
            removed=True,
        ),
    ),
    Card(
        id="job_kessel_run",
        confidence="seed",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.REBEL, distance=3),
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("kessel",),
            destination="kessel",
            databank=46,
            tested=(
                Skill.INFLUENCE,
                Skill.STRENGTH,
                Skill.TACTICS,
                Skill.KNOWLEDGE,
                Skill.PILOTING,
            ),
            must_pass=(Skill.PILOTING,),
            reward=Reward(credits=10000, fame=2),
            removed=True,
        ),
    ),
    Card(
        id="job_rebel_prison_break",
        confidence="ours",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.HUTT, distance=4),
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("lothal",),
            destination="lothal",
            databank=48,
            tested=(Skill.STEALTH, Skill.TACTICS, Skill.PILOTING),
            must_pass=(Skill.STEALTH,),
            reward=Reward(
                credits=6000,
                fame=2,
                reputation=(
                    (Faction.REBEL, 1),
                    (Faction.IMPERIAL, -1),
                ),
            ),
            removed=True,
        ),
    ),
    Card(
        id="job_relic_of_the_past",
        confidence="ours",
        market=MarketDeck.JOB,
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("mon_calamari",),
            destination="mon_calamari",
            databank=49,
            tested=(Skill.KNOWLEDGE, Skill.PILOTING, Skill.STRENGTH),
            must_pass=(Skill.KNOWLEDGE,),
            reward=Reward(credits=8000, fame=2),
            removed=True,
        ),
    ),
    Card(
        id="job_rescue_from_the_mines",
        confidence="ours",
        market=MarketDeck.JOB,
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("kessel",),
            destination="kessel",
            databank=50,
            tested=(Skill.STEALTH, Skill.STRENGTH, Skill.TECH),
            must_pass=(Skill.STRENGTH,),
            reward=Reward(credits=5000, fame=2, reputation=((Faction.REBEL, 1),)),
            removed=True,
        ),
    ),
    Card(
        id="job_rooting_out_spies",
        confidence="ours",
        market=MarketDeck.JOB,
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("takodana",),
            destination="takodana",
            databank=51,
            tested=(Skill.KNOWLEDGE, Skill.INFLUENCE, Skill.TACTICS),
            must_pass=(Skill.INFLUENCE,),
            reward=Reward(credits=7000, fame=1, reputation=((Faction.IMPERIAL, -1),)),
            removed=True,
        ),
    ),
    Card(
        id="job_hutt_favor",
        confidence="ours",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=3),
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("nal_hutta",),
            destination="nal_hutta",
            encounter=Test(Skill.INFLUENCE, passed=CompleteJob(), failed=Resolve(41)),
            tested=(Skill.INFLUENCE,),
            reward=Reward(credits=4000, fame=1, reputation=((Faction.HUTT, 1),)),
        ),
    ),
    Card(
        id="job_imperial_favor",
        confidence="ours",
        market=MarketDeck.JOB,
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("ryloth",),
            destination="ryloth",
            encounter=Test(Skill.STEALTH, passed=CompleteJob(), failed=Resolve(41)),
            tested=(Skill.STEALTH,),
            reward=Reward(credits=4000, fame=1, reputation=((Faction.IMPERIAL, 1),)),
        ),
    ),
    Card(
        id="job_rebel_favor",
        confidence="ours",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.REBEL, distance=3),
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("lothal",),
            destination="lothal",
            encounter=Test(Skill.KNOWLEDGE, passed=CompleteJob(), failed=Resolve(41)),
            tested=(Skill.KNOWLEDGE,),
            reward=Reward(credits=4000, fame=1, reputation=((Faction.REBEL, 1),)),
        ),
    ),
    Card(
        id="job_syndicate_favor",
        confidence="ours",
        market=MarketDeck.JOB,
        asset=Asset(
            type=AssetType.JOB,
            cost=0,
            cannot_buy_at=("nal_hutta",),
            destination="nal_hutta",
            encounter=Test(Skill.KNOWLEDGE, passed=CompleteJob(), failed=Resolve(41)),
            tested=(Skill.KNOWLEDGE,),
            reward=Reward(credits=4000, fame=1, reputation=((Faction.SYNDICATE, 1),)),
        ),
    ),
    Card(
        id="job_hired_help_1",
        confidence="public",
        market=MarketDeck.JOB,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=4),
        asset=HIRED_HELP,
    ),
    Card(
        id="job_hired_help_2",
        confidence="public",
        market=MarketDeck.JOB,
        asset=HIRED_HELP,
    ),
)
