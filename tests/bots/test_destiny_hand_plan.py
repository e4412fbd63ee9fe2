"""Which cards of a hand a player of common sense plans with, and which he lets go."""

from __future__ import annotations

import pytest

from cantina.core.window import Window
from cantina.games.destiny.bot import hand_plan
from cantina.games.destiny.bot.normal import NormalBot
from cantina.games.destiny.bot.worth import Sight
from cantina.games.destiny.cards.vocabulary import (
    BLUE,
    CHARACTERS,
    OPPONENT,
    Cards,
    Dice,
    Gain,
    One,
    Remove,
)
from cantina.games.destiny.printed import Card
from destiny.made import FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import Arena, In, Side, table

SHOT = event("Plan shot", Remove(One(Dice(OPPONENT))), cost=1)
COIN = event("Plan coin", Gain(1), cost=1)
BLADE = made("upgrade", "Plan blade", cost=2, sides="2MD 2MD 1MD 1Sh 1R -")
BULK = made("support", "Plan bulk", cost=5, sides="3RD 3RD 2RD 2Sh 2R -")
CROWN = made("upgrade", "Plan crown", cost=1, sides="1MD 1MD 1Sh 1Sh 1R -", unique=True)
ROBE = made(
    "upgrade", "Plan robe", cost=1, sides="2MD 2MD 2MD 2Sh 1R -",
    only_on=Cards(types=CHARACTERS, colours=BLUE),
)  # fmt: skip


def sees(duel: Arena) -> Sight:
    return Sight(Window(duel.table, 0).view)


def holding(*hand: Card, resources: int = 0, deck: int = 20, worn: Card | None = None) -> Arena:
    """Set a fighter of no blue with a hand against a sentry."""
    team = [In(FIGHTER, upgrades=[worn] if worn else [])]
    mine = Side(team, hand=list(hand), resources=resources, deck=["AW 149"] * deck)
    return table(mine, Side([SENTRY]))


def names(duel: Arena, cards: list[int]) -> list[str]:
    return sorted([duel.g.codes[card] for card in cards])


def test_a_mulligan_puts_back_what_three_rounds_cannot_pay_for() -> None:
    duel = holding(BLADE, BLADE, SHOT, SHOT, BULK)
    assert names(duel, hand_plan.to_put_back(sees(duel))) == [BULK.code]


def test_of_equal_unique_cards_one_is_planned_with() -> None:
    duel = holding(CROWN, CROWN, SHOT)
    assert names(duel, hand_plan.to_put_back(sees(duel))) == [CROWN.code]
    duel = holding(CROWN, SHOT, worn=CROWN)
    assert names(duel, hand_plan.to_put_back(sees(duel))) == [CROWN.code]


def test_what_nobody_of_the_team_may_wear_is_no_part_of_a_plan() -> None:
    duel = holding(ROBE, BLADE)
    assert names(duel, hand_plan.to_put_back(sees(duel))) == [ROBE.code]


def test_removal_and_cheap_upgrades_come_before_the_rest() -> None:
    duel = holding(COIN, BLADE, SHOT)
    assert hand_plan.planned(sees(duel), 3) == {duel.id(BLADE), duel.id(SHOT)}
    assert hand_plan.planned(sees(duel), 1) == {duel.id(SHOT)}
    assert hand_plan.planned(sees(duel), 4) == {duel.id(BLADE), duel.id(SHOT), duel.id(COIN)}


def test_dice_that_promise_resources_let_more_be_planned() -> None:
    poor, rich = table(Side([RAIDER]), Side([FIGHTER])), table(Side([SENTRY]), Side([FIGHTER]))
    assert hand_plan.income(sees(rich)) > hand_plan.income(sees(poor)) == 2


@pytest.mark.parametrize(("deck", "gone"), [(20, [BULK.code]), (hand_plan.ENOUGH - 1, [])])
def test_a_round_ends_with_what_is_not_planned_unless_the_deck_runs_out(
    deck: int, gone: list[str]
) -> None:
    duel = holding(BLADE, BLADE, BLADE, BULK, deck=deck)
    duel.pass_(0).pass_(1)
    answer = NormalBot(1).choose(Window(duel.table, 0))
    cards = [int(card) for card in answer.split("+") if card != "none"]
    assert names(duel, cards) == gone


def test_removal_is_never_thrown_away() -> None:
    duel = holding(*[SHOT] * 5, resources=0)
    assert hand_plan.planned(sees(duel), 2) < set(duel.g.players[0].hand)
    assert hand_plan.to_discard(sees(duel)) == []
