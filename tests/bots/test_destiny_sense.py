"""What a player of common sense does with cards in play."""

from __future__ import annotations

import pytest

from cantina.core.window import Window
from cantina.games.destiny.bot.mind import mind
from cantina.games.destiny.bot.normal import NormalBot, ability_worth, needs_dice
from cantina.games.destiny.cards.vocabulary import ACTION, THIS, Ability, Exhaust, Gain, To
from destiny.made import FIGHTER, GEAR, RAIDER, SENTRY, made
from destiny.table import In, Side, table

MINE = made("support", "Mine", Ability(ACTION, To(Exhaust(THIS), Gain(1))))


def test_a_card_in_play_is_used_before_the_battlefield_is_claimed() -> None:
    duel = table(Side([In(FIGHTER, exhausted=True)], supports=[MINE]), Side([SENTRY]))
    chosen = NormalBot(1).choose(Window(duel.table, 0))
    duel.table.answer(0, chosen)
    assert chosen.startswith("action")
    assert duel.resources(0) == 1


@pytest.mark.parametrize(("code", "worth"), [("01089", 3.0), ("09047", 0.0)])
def test_the_words_of_an_action_say_what_it_is_worth(code: str, worth: float) -> None:
    assert ability_worth(code) == worth


def test_what_removes_dice_waits_for_dice() -> None:
    assert needs_dice("01014")
    assert not needs_dice("01089")


def test_damage_goes_to_the_enemy_whose_dice_promise_most() -> None:
    foes = Side([In(SENTRY, damage=4), In(RAIDER, damage=4, upgrades=[GEAR])])
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), foes)
    duel.act(0, "resolve", (FIGHTER, 0))
    duel.table.answer(0, NormalBot(1).choose(Window(duel.table, 0)))
    assert duel.damage(RAIDER) == 6


def test_who_is_nearly_defeated_is_hit_first() -> None:
    foes = Side([In(SENTRY, damage=8), In(RAIDER, damage=1, upgrades=[GEAR])])
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), foes)
    duel.act(0, "resolve", (FIGHTER, 0))
    duel.table.answer(0, NormalBot(1).choose(Window(duel.table, 0)))
    assert duel.damage(RAIDER) == 1


@pytest.mark.parametrize("answer", ["claim", "pass", "reroll:4", "action:7:0"])
def test_what_is_done_rashly_is_looked_into_first(answer: str) -> None:
    assert not mind.is_settled("ds-ask-action", answer)
    assert mind.is_settled("ds-ask-action", "activate:4")
    assert mind.is_settled("ds-ask-remove-die", "4")
