"""The solo opponent's turn: one card, resolved from top to bottom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cantina.core.chance import Pick
from cantina.core.deck import Draw
from cantina.games.outer_rim.library import AI_CARDS
from cantina.games.outer_rim.printed import AiBullet, AiCard
from cantina.games.outer_rim.rules.credits import can_spend, gain_credits, spend_credits
from cantina.games.outer_rim.rules.damage import recover_all
from cantina.games.outer_rim.rules.fame import gain_fame
from cantina.games.outer_rim.rules.map import chart_of, planet_faction
from cantina.games.outer_rim.rules.market import discard_top
from cantina.games.outer_rim.rules.patrols import fight_patrol, forced_patrols
from cantina.games.outer_rim.rules.reputation import gain_reputation, lose_reputation
from cantina.games.outer_rim.rules.solo_contact import meet_contact
from cantina.games.outer_rim.rules.solo_job import complete_job_here, deliver_all
from cantina.games.outer_rim.rules.solo_market import buy_for_ai
from cantina.games.outer_rim.rules.solo_movement import move_to_goal
from cantina.games.outer_rim.rules.turn import finish_turn, until_won
from cantina.games.outer_rim.state import Galaxy

Doing = Callable[[Galaxy, int, AiBullet], Awaitable[bool]]


@until_won
async def ai_turn(g: Galaxy) -> str | None:
    """Draw the top card and resolve its three parts (OR-AI-TURN-2)."""
    seat = g.current
    assert g.ai_deck is not None
    drawn = await Draw(g.ai_deck)
    card = AI_CARDS[drawn]
    g.use(drawn)
    g.say("or-log-ai-card", "OR-AI-TURN-2", number=card.number)
    await _resolve(g, seat, card)
    if card.shuffled_back:
        g.ai_deck.shuffle_in([drawn])
    else:
        g.ai_deck.put_at_bottom(drawn)  # OR-AI-TURN-6
    return finish_turn(g)


async def _resolve(g: Galaxy, seat: int, card: AiCard) -> None:
    if g.players[seat].defeated:
        await recover_all(g, seat)  # OR-AI-TURN-12
    else:
        await first_that_applies(g, seat, card.planning)
    for bullet in card.action:
        if g.turn_ending:
            return  # OR-AI-TURN-13
        await DOINGS[bullet.do](g, seat, bullet)  # OR-AI-TURN-5
    if g.turn_ending:
        return
    await first_that_applies(g, seat, card.encounter)
    if g.turn_ending:
        return
    for deck in card.discard_market:
        await discard_top(g, seat, deck)


async def first_that_applies(g: Galaxy, seat: int, bullets: tuple[AiBullet, ...]) -> None:
    """Only the first bullet that can be resolved and has an effect (OR-AI-TURN-3, -4)."""
    for bullet in bullets:
        if await DOINGS[bullet.do](g, seat, bullet):
            return


async def _recover(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    if bullet.only_if_defeated and not g.players[seat].defeated:
        return False
    return await recover_all(g, seat) > 0


async def _move(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    return await move_to_goal(g, seat)


async def _credits(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    await gain_credits(g, seat, bullet.amount)
    faction = await _faction(g, seat, bullet)
    if faction:
        await lose_reputation(g, seat, faction)
    return True


async def _fame(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    if not can_spend(g, seat, bullet.amount):
        return False
    await spend_credits(g, seat, bullet.amount)
    await gain_fame(g, seat, 1, "other")
    return True


async def _reputation(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    faction = await _faction(g, seat, bullet)
    return bool(faction) and await gain_reputation(g, seat, faction, bullet.amount or 1)


async def _faction(g: Galaxy, seat: int, bullet: AiBullet) -> str:
    """Return the faction a bullet speaks of: the planet's, or the nearest patrol's."""
    if bullet.faction == "planet":
        return planet_faction(g, seat)
    if bullet.faction == "nearest_patrol":
        away = chart_of(g).distances[g.players[seat].space]
        near = min(away[each.space] for each in g.patrols)
        return await Pick([each.faction for each in g.patrols if away[each.space] == near])
    return ""


async def _patrol(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    hostile = forced_patrols(g, seat)
    if not hostile:
        return False
    await fight_patrol(g, seat, await Pick(hostile))
    return True


async def _deliver(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    return await deliver_all(g, seat, bullet)


async def _job(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    return await complete_job_here(g, seat)


async def _buy(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    return await buy_for_ai(g, seat, bullet)


async def _contact(g: Galaxy, seat: int, bullet: AiBullet) -> bool:
    return await meet_contact(g, seat, gain_crew=bullet.gain_crew)


DOINGS: dict[str, Doing] = {
    "recover": _recover,
    "move": _move,
    "credits": _credits,
    "deliver": _deliver,
    "buy": _buy,
    "patrol": _patrol,
    "job": _job,
    "contact": _contact,
    "fame": _fame,
    "reputation": _reputation,
}
