"""How effects with several players are performed: that player, stakes, duels, gambling."""

from __future__ import annotations

from functools import partial

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.language import LANGUAGE, holds, perform
from cantina.games.outer_rim.cards.nodes import ChoosePlayer, Duel, Gamble, Stake, TakeCredits, That
from cantina.games.outer_rim.cards.perform_basics import outcome
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.names import skill_name
from cantina.games.outer_rim.odds import own_odds
from cantina.games.outer_rim.rules.credits import can_spend, gain_credits, spend_credits
from cantina.games.outer_rim.rules.test import skill_test
from cantina.games.outer_rim.rules.values import others_here

STEP = 1000


def that_player(x: Context) -> int:
    """Return the player an earlier part of the text chose, maybe on the card that led here."""
    if x.other >= 0 or x.event is None:
        return x.other
    return x.event.other


def _eligible(x: Context, node: ChoosePlayer) -> list[int]:
    return [
        other
        for other in others_here(x.g, x.seat)
        if node.who is None or holds(x.focused(other), node.who)
    ]


@LANGUAGE.does(ChoosePlayer)
async def _choose_player(x: Context, node: ChoosePlayer) -> Outcome:
    others = _eligible(x, node)
    if not others:
        return NOTHING
    other = await ask.choose_player(x.g, x.seat, others)
    return outcome(await perform(x.focused(other), node.effect))


@LANGUAGE.can(ChoosePlayer)
def _can_choose_player(x: Context, node: ChoosePlayer) -> bool:
    return bool(_eligible(x, node))


@LANGUAGE.does(That)
async def _that(x: Context, node: That) -> Outcome:
    other = that_player(x)
    if other < 0:
        return NOTHING
    return outcome(await perform(Context(x.g, other, x.source, x.event, x.seat), node.effect))


@LANGUAGE.does(Stake)
async def _stake(x: Context, node: Stake) -> Outcome:
    other = that_player(x)
    stake = await _agree_stake(x, other, node.most)
    mine = await skill_test(x.g, x.seat, node.skill)
    theirs = await skill_test(x.g, other, node.skill)
    if mine != theirs:
        await gain_credits(x.g, x.seat if mine else other, 2 * stake)
    else:
        for seat in (x.seat, other):
            await gain_credits(x.g, seat, stake)
    await perform(x, node.passed if mine else node.failed)
    return DONE


async def _agree_stake(x: Context, other: int, most: int) -> int:
    """Let one player name a stake that the other may match; both lay it down."""
    players = x.g.players
    limit = min(most, players[x.seat].credits, players[other].credits)
    stake = await ask.choose(
        x.g,
        x.seat,
        text("or-ask-stake", most=limit),
        list(range(0, limit + 1, STEP)),
        label=lambda amount: text("or-option-stake", amount=amount),
    )
    if stake == 0 or not await ask.may(x.g, other, text("or-ask-match-stake", amount=stake)):
        return 0
    # Credits may have changed hands while the question was open (OR-CREDITS-5).
    if not all(can_spend(x.g, seat, stake) for seat in (x.seat, other)):
        return 0
    for seat in (x.seat, other):
        await spend_credits(x.g, seat, stake)
    return stake


@LANGUAGE.does(Duel)
async def _duel(x: Context, node: Duel) -> Outcome:
    other = that_player(x)
    mine = theirs = 0
    for skill in node.skills:
        mine += await skill_test(x.g, x.seat, skill)
        theirs += await skill_test(x.g, other, skill)
    x = x.focused(other)
    await perform(x, node.won if mine >= theirs else node.lost)
    return outcome(mine >= theirs)


@LANGUAGE.does(Gamble)
async def _gamble(x: Context, node: Gamble) -> Outcome:
    """Whoever stakes and passes the test gets the stake back twice over."""
    staked = []
    for seat in (x.seat, *others_here(x.g, x.seat)):
        if not can_spend(x.g, seat, node.stake):
            continue
        prompt = text("or-ask-gamble", stake=node.stake, skill=skill_name(node.skill))
        chance = partial(own_odds, x.g, seat, node.skill)
        wants = await ask.may(x.g, seat, prompt, odds=chance)
        # Paying can fail: credits may have changed hands meanwhile (OR-CREDITS-5).
        if wants and await spend_credits(x.g, seat, node.stake):
            staked.append(seat)
    for seat in staked:
        if await skill_test(x.g, seat, node.skill):
            source = "encounter" if seat == x.seat else ""
            await gain_credits(x.g, seat, 2 * node.stake, source)
    return outcome(x.seat in staked)


@LANGUAGE.can(Gamble)
def _can_gamble(x: Context, node: Gamble) -> bool:
    return can_spend(x.g, x.seat, node.stake)


@LANGUAGE.can(TakeCredits)
def _can_take_credits(x: Context, node: TakeCredits) -> bool:
    other = that_player(x)
    return other >= 0 and x.g.players[other].credits > 0
