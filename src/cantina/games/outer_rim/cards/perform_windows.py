"""How effects inside a window are performed: they change the roll, the test or the event."""

from __future__ import annotations

import msgspec

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.games.outer_rim.asking import choose_player
from cantina.games.outer_rim.cards.language import LANGUAGE
from cantina.games.outer_rim.cards.perform_basics import outcome
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.cards.windows import (
    Add,
    Cancel,
    ChaseOther,
    FameForCredits,
    MustStop,
    NoStop,
    NotDefeated,
    PreventDamage,
    Reroll,
    RollAgain,
    SkillForTest,
    Turn,
)
from cantina.games.outer_rim.rules.dice import add_result, cancel, reroll, targets, turn
from cantina.games.outer_rim.rules.test import gain_skill_for_test


def _own_roll(x: Context) -> bool:
    return x.g.roll is not None and x.g.roll.seat == x.seat


@LANGUAGE.does(Reroll)
async def _reroll(x: Context, node: Reroll) -> Outcome:
    return outcome(await reroll(x.g, x.seat, node.most, node.faces))


@LANGUAGE.can(Reroll)
def _can_reroll(x: Context, node: Reroll) -> bool:
    return _own_roll(x) and bool(targets(x.g, node.faces, rerolled=True))


@LANGUAGE.does(Turn)
async def _turn(x: Context, node: Turn) -> Outcome:
    return outcome(await turn(x.g, x.seat, node.faces, node.to, node.most))


@LANGUAGE.can(Turn)
def _can_turn(x: Context, node: Turn) -> bool:
    return _own_roll(x) and bool(targets(x.g, node.faces))


@LANGUAGE.does(Cancel)
async def _cancel(x: Context, node: Cancel) -> Outcome:
    return outcome(await cancel(x.g, x.seat, node.face))


@LANGUAGE.can(Cancel)
def _can_cancel(x: Context, node: Cancel) -> bool:
    opposing = x.g.roll is not None and x.g.roll.seat != x.seat
    return opposing and bool(targets(x.g, (node.face,)))


@LANGUAGE.does(Add)
async def _add(x: Context, node: Add) -> Outcome:
    if not _own_roll(x):
        return NOTHING
    await add_result(x.g, x.seat, node.face)
    return DONE


@LANGUAGE.can(Add)
def _can_add(x: Context, node: Add) -> bool:
    return _own_roll(x)


@LANGUAGE.does(SkillForTest)
async def _skill_for_test(x: Context, node: SkillForTest) -> Outcome:
    if x.g.test is None:
        return NOTHING
    gain_skill_for_test(x.g)
    if node.discard_if_passed:
        x.g.test.helpers.append(x.source)
    return DONE


@LANGUAGE.does(RollAgain)
async def _roll_again(x: Context, node: RollAgain) -> Outcome:
    return _prevent(x)


@LANGUAGE.does(NoStop)
async def _no_stop(x: Context, node: NoStop) -> Outcome:
    return _prevent(x)


@LANGUAGE.does(MustStop)
async def _must_stop(x: Context, node: MustStop) -> Outcome:
    return _prevent(x)


@LANGUAGE.does(NotDefeated)
async def _not_defeated(x: Context, node: NotDefeated) -> Outcome:
    return _prevent(x)


def _prevent(x: Context) -> Outcome:
    """Tell the rule that opened the window that its normal course is off."""
    if x.event is None:
        return NOTHING
    x.event.prevented = True
    return DONE


@LANGUAGE.does(ChaseOther)
async def _chase_other(x: Context, node: ChaseOther) -> Outcome:
    if x.event is None:
        return NOTHING
    others = [player.seat for player in x.g.players if player.seat != x.seat]
    x.event.other = await choose_player(x.g, x.seat, others)
    return DONE


@LANGUAGE.can(ChaseOther)
def _can_chase_other(x: Context, node: ChaseOther) -> bool:
    return len(x.g.players) > 1


@LANGUAGE.does(FameForCredits)
async def _fame_for_credits(x: Context, node: FameForCredits) -> Outcome:
    if x.event is None or x.event.reward is None:
        return NOTHING
    reward = x.event.reward
    x.event.reward = msgspec.structs.replace(reward, credits=0, fame=reward.fame + 1)
    return DONE


@LANGUAGE.can(FameForCredits)
def _can_trade_credits_for_fame(x: Context, node: FameForCredits) -> bool:
    return x.event is not None and x.event.reward is not None and x.event.reward.credits > 0


@LANGUAGE.does(PreventDamage)
async def _prevent_damage(x: Context, node: PreventDamage) -> Outcome:
    if x.event is None:
        return NOTHING
    x.event.amount = max(0, x.event.amount - node.amount)
    return DONE
