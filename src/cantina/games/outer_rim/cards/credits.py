"""Words about credits."""

from __future__ import annotations

from functools import partial

from cantina.core.cards import DONE, Outcome
from cantina.core.text import text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Count, Effect, outcome
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.odds import own_odds
from cantina.games.outer_rim.rules.credits import (
    can_spend,
    gain_credits,
    lose_credits,
    spend_credits,
    take_credits,
)
from cantina.games.outer_rim.rules.test import skill_test
from cantina.games.outer_rim.rules.values import others_here
from cantina.games.outer_rim.terms import Skill


class GainCredits(Effect, frozen=True):
    """Gain credits."""

    amount: int

    async def do(self, scene: Scene) -> Outcome:
        """Gain them, from an encounter if its card says so."""
        source = "encounter" if _on_encounter_card(scene) else ""
        await gain_credits(scene.g, scene.seat, self.amount, source)
        return DONE


def _on_encounter_card(scene: Scene) -> bool:
    """Say whether the text is an encounter card's section or secret, not its asset part."""
    card = CARDS.get(scene.source)
    if card is None or card.encounter is None:
        return False
    return all(scene.source not in player.assets for player in scene.g.players)


class LoseCredits(Effect, frozen=True):
    """Lose credits, as many as there are."""

    amount: int

    async def do(self, scene: Scene) -> Outcome:
        """Lose them."""
        await lose_credits(scene.g, scene.seat, self.amount)
        return DONE


class Spend(Effect, frozen=True):
    """Pay credits; fails without the full amount (OR-TIMING-4)."""

    amount: int
    less: int = 0
    """Discount for each of `per`, never below 0."""
    per: Count | None = None

    def price(self, scene: Scene) -> int:
        """Return what is to be paid now."""
        cheaper = self.less * self.per.count(scene) if self.per is not None else 0
        return max(0, self.amount - cheaper)

    def can(self, scene: Scene) -> bool:
        """There must be so much."""
        return can_spend(scene.g, scene.seat, self.price(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Pay."""
        return outcome(await spend_credits(scene.g, scene.seat, self.price(scene)))

    def reading(self) -> str:
        """Say the discount, if there is one."""
        return "" if self.per is None else "less"


class TakeCredits(Effect, frozen=True):
    """Take credits from that player, as many as there are."""

    amount: int

    async def do(self, scene: Scene) -> Outcome:
        """Take them."""
        taken = await take_credits(scene.g, scene.seat, scene.other, self.amount)
        return outcome(bool(taken))


class Gamble(Effect, frozen=True):
    """Stake credits on a test; every other player here may stake as much on the same test."""

    stake: int
    skill: Skill

    def can(self, scene: Scene) -> bool:
        """Ask for the stake."""
        return can_spend(scene.g, scene.seat, self.stake)

    async def do(self, scene: Scene) -> Outcome:
        """Whoever stakes and passes the test gets the stake back twice over."""
        g = scene.g
        staked = []
        for seat in (scene.seat, *others_here(g, scene.seat)):
            if not can_spend(g, seat, self.stake):
                continue
            prompt = text("or-ask-gamble", stake=self.stake, skill=self.skill.says())
            wants = await ask.may(g, seat, prompt, odds=partial(own_odds, g, seat, self.skill))
            # Paying can fail: credits may have changed hands meanwhile (OR-CREDITS-5).
            if wants and await spend_credits(g, seat, self.stake):
                staked.append(seat)
        for seat in staked:
            if await skill_test(g, seat, self.skill):
                source = "encounter" if seat == scene.seat else ""
                await gain_credits(g, seat, 2 * self.stake, source)
        return outcome(scene.seat in staked)
