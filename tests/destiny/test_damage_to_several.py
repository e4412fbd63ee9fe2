"""Damage dealt to several characters at once: what comes before it is one moment."""

from __future__ import annotations

import pytest

from cantina.games.destiny.cards.vocabulary import (
    CHARACTERS,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    Before,
    Block,
    Cards,
    Deal,
    DealSplit,
    DealtDamage,
    Each,
    Gain,
    GiveShields,
    Spend,
    TakesDamage,
    To,
)
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Side, table

BLAST = event("Wide Blast", Deal(2, Each(Cards(OPPONENT, CHARACTERS))))
QUAKE = event("Quake", Deal(2, Each(Cards(types=CHARACTERS))))
SIDES = "1R - - - - -"
PROTECTOR = made(
    "character",
    "Protector",
    Ability(Before(DealtDamage(THIS)), GiveShields(1, Each(Cards(YOU, CHARACTERS)))),
    sides=SIDES,
)


@pytest.mark.rule("DS-BEFORE-1", "DS-DAMAGE-10")
def test_an_ability_before_damage_to_one_helps_all_who_are_dealt_it_together() -> None:
    duel = table(Side([FIGHTER], hand=[BLAST]), Side([SENTRY, PROTECTOR]))
    duel.act(0, "play", BLAST)
    # The Sentry comes first in the list, but nothing is dealt before the Protector has spoken.
    assert duel.damage(SENTRY) == duel.damage(PROTECTOR) == 1
    told = [
        one for one in duel.log() if one in ("ds-log-shields", "ds-log-blocked", "ds-log-damage")
    ]
    assert told == ["ds-log-shields"] * 2 + ["ds-log-blocked"] * 2 + ["ds-log-damage"] * 2


@pytest.mark.rule("DS-BEFORE-1", "DS-DAMAGE-10")
def test_the_same_holds_for_damage_its_player_distributes() -> None:
    split = event("Split Blast", DealSplit(2))
    duel = table(Side([SENTRY, PROTECTOR], hand=[split]), Side([FIGHTER]))
    duel.act(0, "play", split).choose(0, SENTRY).choose(0, PROTECTOR)
    assert duel.damage(SENTRY) == duel.damage(PROTECTOR) == 0


@pytest.mark.rule("DS-SIMULTANEOUS-1")
def test_their_player_orders_the_abilities_of_several_targets() -> None:
    small = made("character", "Small", Ability(Before(DealtDamage(THIS)), Gain(1)), sides=SIDES)
    large = made("character", "Large", Ability(Before(DealtDamage(THIS)), Gain(5)), sides=SIDES)
    duel = table(Side([FIGHTER], hand=[BLAST]), Side([small, large]))
    duel.act(0, "play", BLAST)
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-order-before"
    duel.choose(1, 1)
    amounts = [one.text.args["amount"] for one in duel.table.log if one.text.id == "ds-log-gain"]
    assert amounts == [5, 1]
    assert duel.damage(small) == duel.damage(large) == 2


@pytest.mark.rule("DS-SIMULTANEOUS-2")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_battlefields_controller_orders_those_of_both_players(controller: int) -> None:
    mine = made("character", "My Own", Ability(Before(DealtDamage(THIS)), Gain(1)), sides=SIDES)
    theirs = made("character", "Theirs", Ability(Before(DealtDamage(THIS)), Gain(5)), sides=SIDES)
    duel = table(Side([mine], hand=[QUAKE]), Side([theirs]), controller=controller)
    duel.act(0, "play", QUAKE)
    assert duel.asked() == (controller,)
    duel.choose(controller, 1)
    assert (duel.resources(0), duel.resources(1)) == (1, 5)
    assert duel.damage(mine) == duel.damage(theirs) == 2


@pytest.mark.rule("DS-SHIELD-8", "DS-SIMULTANEOUS-1")
def test_abilities_that_block_for_several_targets_are_one_moment_too() -> None:
    one = made(
        "character",
        "Blocker One",
        Ability(Before(TakesDamage(THIS)), To(Spend(1), Block())),
        sides=SIDES,
    )
    two = made(
        "character",
        "Blocker Two",
        Ability(Before(TakesDamage(THIS)), To(Spend(1), Block())),
        sides=SIDES,
    )
    duel = table(
        Side([FIGHTER], hand=[BLAST]), Side([In(one, shields=1), two, RAIDER], resources=1)
    )
    duel.act(0, "play", BLAST)
    assert duel.prompt(1) == "ds-ask-block-first"
    duel.yes(1)
    assert duel.prompt(1) == "ds-ask-order-before"
    duel.choose(1, 1)  # the one resource is spent for the second character
    assert (duel.damage(one), duel.damage(two), duel.damage(RAIDER)) == (1, 0, 2)


def test_a_target_that_falls_before_the_damage_is_not_dealt_any() -> None:
    traitor = made(
        "character",
        "Traitor",
        Ability(Before(DealtDamage(THIS)), Deal(1, Each(Cards(YOU, names=("Envoy",))))),
        sides=SIDES,
    )
    duel = table(Side([FIGHTER], hand=[BLAST]), Side([In(ENVOY, damage=9), traitor]))
    duel.act(0, "play", BLAST)
    assert not duel.in_play(ENVOY)
    dealt = [event for event in duel.log() if event == "ds-log-damage"]
    assert len(dealt) == 2  # 1 for the Envoy before, 2 for the Traitor
    assert duel.damage(traitor) == 2
