"""Claiming the battlefield (DS-CLAIM, DS-BATTLEFIELD)."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card, confirm
from cantina.games.destiny.cards.frames import Ability
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import ClaimCosts
from cantina.games.destiny.rules import in_play, ongoing, queue
from cantina.games.destiny.rules.resources import spend
from cantina.games.destiny.state import Duel, Happening


def claim_cost(g: Duel, seat: int) -> int:
    """Return what claiming costs because of opponents' abilities."""
    held = ongoing.holding(g, ClaimCosts)
    return sum([rule.n for _, card, rule in held if card.controller != seat])


def can_claim(g: Duel, seat: int) -> bool:
    """Say whether a player can claim the battlefield now."""
    if g.claimed >= 0:
        return False
    return claim_cost(g, seat) <= g.players[seat].resources


def problem(g: Duel, seat: int) -> tuple[Text, str] | None:
    """Return why a player cannot claim and the rule that says so (DS-CLAIM-7)."""
    if g.claimed >= 0:
        return text("ds-blocked-claimed", seat=facts.player(g.claimed)), "DS-CLAIM-5"
    cost = claim_cost(g, seat)
    resources = g.players[seat].resources
    if cost > resources:
        return text("ds-blocked-cost", cost=cost, resources=resources), "DS-GOLDEN-1"
    return None


async def claim(g: Duel, seat: int) -> None:
    """Take control, then use the Claim ability or not (DS-CLAIM-1, -2, -6)."""
    spend(g, seat, claim_cost(g, seat))
    g.claimed = seat
    g.changes += 1
    in_play.take_control_of_battlefield(g, seat)  # DS-BATTLEFIELD-2, DS-CLAIM-7
    card = g.battlefield
    g.use(g.codes[card])
    name = facts.name(g, card)
    g.say("ds-log-claim", "DS-CLAIM-1", seat=facts.player(seat), card=name)
    queue.after(g, Happening("claim", seat, card, target=seat))
    await queue.settle(g)
    for ability in facts.of(g, card).claims:
        await use_claim(Scene(g, seat, card), ability)


async def use_claim(scene: Scene, ability: Ability) -> bool:
    """Offer a Claim ability to the player who claimed, and to nobody else (DS-CLAIM-9)."""
    if not ability.effect.can(scene):
        return False
    prompt = text("ds-ask-claim", card=facts.name(scene.g, scene.card))
    if not await confirm(scene.seat, prompt, at_card(scene.card)):
        return False
    await ability.apply(scene)
    return True
