"""Damage and shields on their way: who can be chosen, how much is offered, who was meant."""

import pytest

from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER
from cantina.games.destiny.cards.vocabulary import (
    As,
    Cards,
    CardType,
    Do,
    Exhaust,
    Forbidden,
    Gain,
    Heal,
    Indirect,
    MoveDamage,
    MoveShields,
    One,
    OpponentsCannot,
    Standing,
    ThatCharacter,
)
from destiny.cards.scene import FOE, FOE2, PAL, RED
from destiny.made import made
from destiny.table import In
from destiny.words.trial import ANYBODY, ONE_OF_MINE, ONE_OF_THEIRS, is_offered, trial

BESIDE = One(Cards(types=(CardType.CHARACTER,), same_side=True))


@pytest.mark.rule("DS-MOVE-2")
def test_damage_moves_only_where_another_on_the_same_side_could_take_it() -> None:
    move = MoveDamage(1, ANYBODY, BESIDE)
    wounded = In(FOE, damage=1)
    assert is_offered(move, team=[PAL], foes=[wounded, FOE2])
    assert not is_offered(move, team=[PAL, RED], foes=[wounded])
    d = trial(move, team=[PAL, RED], foes=[wounded, FOE2])
    assert (d.damage(FOE), d.damage(FOE2), d.done) == (0, 1, True)


def test_shields_move_only_to_one_with_room() -> None:
    foes = [In(FOE, shields=3), In(FOE2, shields=2)]
    d = trial(MoveShields(1, ONE_OF_MINE, ONE_OF_THEIRS), team=[In(PAL, shields=1)], foes=foes)
    assert (d.shields(PAL), d.shields(FOE), d.shields(FOE2)) == (0, 3, 3)
    full = [In(FOE, shields=3), In(FOE2, shields=3)]
    move = MoveShields(1, ONE_OF_MINE, ONE_OF_THEIRS)
    assert not is_offered(move, team=[In(PAL, shields=1)], foes=full)


def test_how_much_is_healed_is_chosen_down_to_none() -> None:
    d = trial(Heal(2, ONE_OF_MINE, up_to=True), team=[In(PAL, damage=3)])
    assert d.offered(0) == ["2", "1", "0"]
    d.choose(0, "0")
    assert (d.damage(PAL), d.done) == (3, False)


@pytest.mark.rule("DS-NEGATIVE-1")
def test_whom_a_card_keeps_from_healing_is_not_asked_whom_to_heal() -> None:
    ban = made("support", "Ban", Standing(OpponentsCannot(Forbidden.HEAL)))
    team = [In(PAL, damage=2), In(RED, damage=1)]
    d = trial(Heal(1, ONE_OF_MINE), team=team, foe_supports=[ban])
    assert (d.my_turn_is_over, d.damage(PAL), d.damage(RED)) == (True, 2, 1)


def test_who_bore_indirect_damage_is_that_character_and_his_player_that_player() -> None:
    after = Do((Indirect(2, OPPONENT), Exhaust(ThatCharacter()), As(THAT_PLAYER, Gain(1))))
    d = trial(after, foes=[FOE, FOE2])
    d.choose(1, FOE).choose(1, FOE)
    assert (d.exhausted(FOE), d.exhausted(FOE2)) == (True, False)
    assert (d.resources(0), d.resources(1)) == (0, 1)
