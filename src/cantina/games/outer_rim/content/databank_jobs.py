"""Databank cards 40 to 52: games of sabacc, favors gone wrong, and jobs section by section."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim.asking import choose, may
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.credits import Spend, TakeCredits
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.flow import Choose, Do, May, Otherwise, Sequence, To, Together
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.jobs import CompleteJob, FailJob, GoTo, RemoveJob
from cantina.games.outer_rim.cards.players import That
from cantina.games.outer_rim.cards.reputation import GainFame, LoseReputation
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import NextTestUnskilled, Test
from cantina.games.outer_rim.cards.words import Effect, chain, followed, outcome
from cantina.games.outer_rim.content.makers import databank
from cantina.games.outer_rim.rules.credits import can_spend, gain_credits, spend_credits
from cantina.games.outer_rim.rules.jobs import halve_reward
from cantina.games.outer_rim.rules.test import skill_test
from cantina.games.outer_rim.terms import Faction, Hurt, Skill, Whose


class HalfReward(Effect, frozen=True):
    """The job will pay only half its credits."""

    async def do(self, scene: Scene) -> Outcome:
        """Remember it."""
        halve_reward(scene.g)
        return DONE


STEP: Final = 1000


class Stake(Effect, frozen=True):
    """You and that player may stake equally on a test that both make; a lone pass takes it all."""

    most: int
    skill: Skill
    passed: AnyEffect
    failed: AnyEffect

    async def do(self, scene: Scene) -> Outcome:
        """Agree on a stake, test, share it out."""
        g, mine, theirs = scene.g, scene.seat, scene.that_player
        stake = await self._agree(scene, theirs)
        passed = await skill_test(g, mine, self.skill)
        if passed != await skill_test(g, theirs, self.skill):
            await gain_credits(g, mine if passed else theirs, 2 * stake)
        else:
            for seat in (mine, theirs):
                await gain_credits(g, seat, stake)
        await (self.passed if passed else self.failed).do(scene)
        return DONE

    async def _agree(self, scene: Scene, other: int) -> int:
        """Let one player name a stake that the other may match; both lay it down."""
        g, both = scene.g, (scene.seat, other)
        limit = min(self.most, *(g.players[seat].credits for seat in both))
        stake = await choose(
            g,
            scene.seat,
            text("or-ask-stake", most=limit),
            list(range(0, limit + 1, STEP)),
            label=lambda amount: text("or-option-stake", amount=amount),
        )
        if stake == 0 or not await may(g, other, text("or-ask-match-stake", amount=stake)):
            return 0
        # Credits may have changed hands while the question was open (OR-CREDITS-5).
        if not all(can_spend(g, seat, stake) for seat in both):
            return 0
        for seat in both:
            await spend_credits(g, seat, stake)
        return stake

    def says(self) -> Text:
        """Say what follows as well."""
        first = text(self.message(), most=self.most, skill=self.skill.says())
        return followed(first, if_passed=self.passed, if_failed=self.failed)


class Duel(Effect, frozen=True):
    """You and that player make the same tests; more passes win, ties are yours."""

    skills: tuple[Skill, ...]
    won: AnyEffect
    lost: AnyEffect

    async def do(self, scene: Scene) -> Outcome:
        """Test one skill after the other, and compare."""
        other = scene.that_player
        lead = 0
        for skill in self.skills:
            lead += await skill_test(scene.g, scene.seat, skill)
            lead -= await skill_test(scene.g, other, skill)
        won = lead >= 0
        await (self.won if won else self.lost).do(scene.focused(other))
        return outcome(won)

    def says(self) -> Text:
        """Name the tests in order, and what follows."""
        skills = chain("or-says-then", [skill.says() for skill in self.skills])
        return followed(text(self.message(), skills=skills), if_won=self.won, if_lost=self.lost)


DATABANK_JOBS: Final = (
    databank(
        40,
        "a",
        text=Sequence(
            (Stake(5000, Skill.INFLUENCE, passed=GainFame(2), failed=GainFame(1)), RemoveJob())
        ),
    ),
    databank(
        40,
        "b",
        text=Sequence(
            (
                Duel(
                    (Skill.KNOWLEDGE, Skill.STEALTH),
                    won=Do((GainFame(2), TakeCredits(3000))),
                    lost=Together((GainFame(), That(GainFame()))),
                ),
                RemoveJob(),
            )
        ),
    ),
    databank(41, "a", text=Otherwise(May(To(Spend(6000), CompleteJob())), FailJob())),
    databank(
        41,
        "b",
        text=Choose(
            (
                Sequence((LoseReputation(Whose.FAVOR), FailJob())),
                Fight("favor_enforcers", "ground", 4, won=CompleteJob(), lost=FailJob()),
            )
        ),
    ),
    databank(
        42,
        steps=(
            Test(Skill.INFLUENCE, failed=FailJob()),
            Test(Skill.TECH, failed=Sequence((Suffer(1), GoTo(4)))),
            Test(Skill.STRENGTH, passed=CompleteJob(), failed=GoTo(4)),
            Fight("casino_security", "ground", 3, survived=CompleteJob(), lost=GoTo(4)),
        ),
        confidence="seed",
    ),
    databank(
        43,
        steps=(
            Test(Skill.INFLUENCE, failed=Sequence((Suffer(1), FailJob()))),
            Test(Skill.TACTICS, passed=CompleteJob(), failed=FailJob()),
        ),
    ),
    databank(
        44,
        steps=(
            Test(Skill.STEALTH, failed=Fight("palace_guards", "ground", 3)),
            Test(Skill.TACTICS, failed=FailJob()),
            Test(Skill.STRENGTH, failed=HalfReward()),
            CompleteJob(),
        ),
    ),
    databank(
        45,
        steps=(
            Test(Skill.INFLUENCE, failed=Otherwise(May(Spend(2000)), FailJob())),
            Test(Skill.TACTICS, failed=FailJob()),
            Test(Skill.STRENGTH, failed=Fight("auction_guards", "ground", 4)),
            Test(Skill.TECH, failed=Suffer(2)),
            CompleteJob(),
        ),
    ),
    databank(
        46,
        steps=(
            Test(Skill.INFLUENCE, failed=Suffer(1)),
            Test(Skill.STRENGTH, failed=Suffer(2)),
            Test(Skill.TACTICS, failed=Fight("mine_guards", "ground", 3)),
            Test(Skill.KNOWLEDGE, failed=Suffer(2, Hurt.SHIP)),
            Test(
                Skill.PILOTING,
                passed=CompleteJob(),
                failed=Sequence((Suffer(2, Hurt.SHIP), FailJob())),
            ),
        ),
    ),
    databank(
        47,
        steps=(
            Test(Skill.KNOWLEDGE, failed=Otherwise(May(Spend(1000)), Suffer(1))),
            Test(Skill.INFLUENCE, passed=CompleteJob(), failed=FailJob()),
        ),
    ),
    databank(
        48,
        steps=(
            Test(Skill.TACTICS, failed=FailJob()),
            Test(
                Skill.STEALTH, failed=Fight("stormtroopers", "ground", 4, faction=Faction.IMPERIAL)
            ),
            Test(Skill.TACTICS, failed=FailJob()),
            Test(Skill.PILOTING, failed=Fight("tie_pursuit", "ship", 3, faction=Faction.IMPERIAL)),
            CompleteJob(),
        ),
    ),
    databank(
        49,
        steps=(
            Test(Skill.PILOTING, failed=Suffer(2, Hurt.SHIP)),
            Test(Skill.KNOWLEDGE, failed=Suffer(2)),
            Test(Skill.STRENGTH, failed=FailJob()),
            CompleteJob(),
        ),
    ),
    databank(
        50,
        steps=(
            Test(Skill.TACTICS, failed=GoTo(3)),
            Test(Skill.TECH, passed=GoTo(4), failed=GoTo(3)),
            Fight("mine_overseers", "ground", 4, lost=FailJob()),
            Test(Skill.STRENGTH, passed=CompleteJob(), failed=FailJob()),
        ),
    ),
    databank(
        51,
        steps=(
            Test(Skill.KNOWLEDGE, failed=NextTestUnskilled()),
            Test(Skill.INFLUENCE, failed=FailJob()),
            Test(
                Skill.TACTICS,
                failed=Fight(
                    "imperial_agents", "ground", 3, lost=FailJob(), faction=Faction.IMPERIAL
                ),
            ),
            CompleteJob(),
        ),
    ),
    databank(
        52,
        steps=(
            Test(Skill.STEALTH, failed=Fight("port_guards", "ground", 2)),
            Test(Skill.PILOTING, failed=Suffer(2, Hurt.SHIP)),
            CompleteJob(),
        ),
    ),
)
