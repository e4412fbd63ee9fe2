"""Control of the battlefield, and its claim ability."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.frames import Ability
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import ALL, Effect
from cantina.games.destiny.rules import claiming, in_play, zones


class TakeBattlefield(Effect, frozen=True):
    """Take control of the battlefield without claiming it; done if you did not control it."""

    def can(self, scene: Scene) -> bool:
        return scene.g.controller != scene.seat

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(in_play.take_control_of_battlefield(scene.g, scene.seat))


class ClaimBattlefield(Effect, frozen=True):
    """Claim the battlefield, even if an opponent has claimed it, who goes on passing."""

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        if g.claimed == scene.seat:
            return NOTHING
        if g.claimed >= 0:
            g.players[g.claimed].must_pass = ALL
        await claiming.claim(g, scene.seat)
        return DONE


class GiveBattlefield(Effect, frozen=True):
    """Give control of the battlefield to a player; done only if you controlled it."""

    to: Whose

    def can(self, scene: Scene) -> bool:
        return scene.g.controller == scene.seat

    async def do(self, scene: Scene) -> Outcome:
        if scene.g.controller != scene.seat:
            return NOTHING
        seat = await self.to.choose(scene)
        if seat is None:
            return NOTHING
        scene.player = seat
        return Outcome(in_play.take_control_of_battlefield(scene.g, seat))


def set_aside(scene: Scene) -> list[int]:
    """Return the set-aside battlefields; who left the game took his along (DS-FFA-13)."""
    g = scene.g
    aside = [card for player in g.players for card in player.aside]
    return [card for card in aside if facts.of(g, card).kind == "battlefield"]


class SwitchBattlefield(Effect, frozen=True):
    """Put a set-aside battlefield of your choice in place of the one in play; control stays."""

    def can(self, scene: Scene) -> bool:
        return bool(set_aside(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        chosen = await scene.choose_card("ds-ask-switch", set_aside(scene))
        if chosen is None:
            return NOTHING
        old = g.battlefield
        zones.take_out_of_play(g, old)
        zones.set_card_aside(g, old)
        g.players[g.owners[chosen]].aside.remove(chosen)
        zones.use_battlefield(g, chosen, g.controller)
        g.say("ds-log-switched", card=facts.name(g, chosen))
        scene.cards = (chosen,)
        return DONE


class UseClaim(Effect, frozen=True):
    """Use a claim ability as if you had just claimed.

    `unused`: that of a set-aside battlefield of your choice; otherwise of the one in play.
    `or_power_action`: a power action of the one in play does as well, even if it was used.
    """

    unused: bool = False
    or_power_action: bool = False

    def can(self, scene: Scene) -> bool:
        g = scene.g
        if self.or_power_action and power_actions(scene):
            return True
        return any(
            claim.effect.can(scene.at(card))
            for card in (set_aside(scene) if self.unused else [g.battlefield])
            for claim in facts.of(g, card).claims
        )

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        card: int | None = g.battlefield
        if self.unused:
            able = [card for card in set_aside(scene) if facts.of(g, card).claims]
            card = await scene.choose_card("ds-ask-use-claim", able)
        if card is None:
            return NOTHING
        used = False
        for claim in facts.of(g, card).claims:
            used = await claiming.use_claim(scene.at(card), claim) or used
        if self.or_power_action:
            for action in power_actions(scene):
                used = (await action.apply(scene.at(card))).done or used
        return Outcome(used)


def power_actions(scene: Scene) -> list[Ability]:
    """Return the power actions of the battlefield in play."""
    of = facts.of(scene.g, scene.g.battlefield)
    return [of.ability(index) for index in of.used.get("power-action", ())]
