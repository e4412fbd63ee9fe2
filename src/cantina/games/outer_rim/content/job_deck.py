"""The job deck: work for every skill, four favors, and hired help."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.assets import DiscardThis
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.jobs import CompleteJob, Resolve
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import SkillForTest, Test
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import crew, job, job_card, reward
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset, Reward
from cantina.games.outer_rim.terms import AssetType, Faction, Skill


class Helped(Condition, frozen=True):
    """The card lent its skill to the test that was just passed."""

    def holds(self, scene: Scene) -> bool:
        """Look at the test."""
        return scene.g.test is not None and scene.source in scene.g.test.helpers


HIRED_HELP: Final = crew(
    2000,
    Ability(Moment.BEFORE_TEST, SkillForTest(discard_if_passed=True), may=True),
    Ability(Moment.TEST_PASSED, DiscardThis(), when=Helped()),
)


def favor(destination: str, skill: Skill, pays: Reward) -> Asset:
    """Write a favor: one test, and databank card 41 if it fails."""
    return Asset(
        type=AssetType.JOB,
        cost=0,
        cannot_buy_at=(destination,),
        destination=destination,
        encounter=Test(skill, passed=CompleteJob(), failed=Resolve(41)),
        tested=(skill,),
        reward=pays,
    )


JOB_DECK: Final = (
    job_card(
        "job_casino_heist",
        "seed",
        job(
            "cantonica",
            42,
            (Skill.INFLUENCE, Skill.TECH, Skill.STRENGTH),
            (Skill.INFLUENCE,),
            reward(15000),
        ),
        icon=(Faction.REBEL, 2),
    ),
    job_card(
        "job_jabbas_hidden_stash",
        "ours",
        job(
            "tatooine",
            44,
            (Skill.STEALTH, Skill.TACTICS, Skill.STRENGTH),
            (Skill.TACTICS,),
            reward(12000, 1, hutt=-1),
        ),
    ),
    job_card(
        "job_jewel_of_yavin",
        "public",
        job(
            "naboo",
            45,
            (Skill.INFLUENCE, Skill.TACTICS, Skill.STRENGTH, Skill.TECH),
            (Skill.TACTICS,),
            reward(15000, 1),
        ),
        icon=(Faction.IMPERIAL, 3),
    ),
    job_card(
        "job_kessel_run",
        "seed",
        job(
            "kessel",
            46,
            (Skill.INFLUENCE, Skill.STRENGTH, Skill.TACTICS, Skill.KNOWLEDGE, Skill.PILOTING),
            (Skill.PILOTING,),
            reward(10000, 2),
        ),
        icon=(Faction.REBEL, 3),
    ),
    job_card(
        "job_rebel_prison_break",
        "ours",
        job(
            "lothal",
            48,
            (Skill.TACTICS, Skill.STEALTH, Skill.TACTICS, Skill.PILOTING),
            (Skill.TACTICS,),
            reward(10000, 2, rebel=1, imperial=-1),
        ),
        icon=(Faction.HUTT, 4),
    ),
    job_card(
        "job_relic_of_the_past",
        "ours",
        job(
            "mon_calamari",
            49,
            (Skill.KNOWLEDGE, Skill.PILOTING, Skill.STRENGTH),
            (Skill.STRENGTH,),
            reward(7000, 1),
        ),
    ),
    job_card(
        "job_rescue_from_the_mines",
        "ours",
        job(
            "kessel",
            50,
            (Skill.TACTICS, Skill.STRENGTH, Skill.TECH),
            (Skill.STRENGTH,),
            reward(7000, 2, rebel=1),
        ),
    ),
    job_card(
        "job_rooting_out_spies",
        "ours",
        job(
            "takodana",
            51,
            (Skill.KNOWLEDGE, Skill.INFLUENCE, Skill.TACTICS),
            (Skill.INFLUENCE,),
            reward(7000, 1, imperial=-1),
        ),
    ),
    job_card(
        "job_hutt_favor",
        "ours",
        favor("nal_hutta", Skill.INFLUENCE, reward(5000, hutt=1)),
        icon=(Faction.SYNDICATE, 3),
    ),
    job_card(
        "job_imperial_favor", "ours", favor("ryloth", Skill.TACTICS, reward(4000, 1, imperial=1))
    ),
    job_card(
        "job_rebel_favor",
        "ours",
        favor("lothal", Skill.PILOTING, reward(3000, 1, rebel=1)),
        icon=(Faction.REBEL, 3),
    ),
    job_card(
        "job_syndicate_favor",
        "ours",
        favor("nal_hutta", Skill.STRENGTH, reward(4000, 1, syndicate=1)),
    ),
    job_card("job_hired_help_1", "public", HIRED_HELP, icon=(Faction.IMPERIAL, 4)),
    job_card("job_hired_help_2", "public", HIRED_HELP),
)
