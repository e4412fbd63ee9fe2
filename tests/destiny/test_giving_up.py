"""Giving up: a duel ends, a free-for-all goes on without the player (DS-FFA-13)."""

from __future__ import annotations

import pytest

from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.destiny import game, invariants
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY
from destiny.table import Arena, In, Side, random_decks, table


def three(**described: int) -> Arena:
    return table(
        Side([In(FIGHTER, dice=("1MD", "2MD"))], hand=["AW 157"]),
        Side([In(SENTRY, dice=("1R",))]),
        Side([ENVOY]),
        **described,
    )


def test_giving_up_a_duel_ends_it_as_ever() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    result = game.concede(duel.g, 0)
    assert result is not None
    assert result.winners == (1,)
    assert result.reason.id == "core-conceded"


@pytest.mark.rule("DS-FFA-13")
def test_who_gives_up_on_his_turn_can_only_pass_and_is_gone() -> None:
    duel = three()
    assert game.concede(duel.g, 0) is None
    assert duel.table.withdraw(0)
    assert duel.offered(0) == ["pass"]
    duel.pass_(0)
    assert duel.g.players[0].out
    assert not duel.in_play(FIGHTER)
    assert duel.pool(0) == []
    assert not duel.over
    assert duel.asked() == (1,)
    duel.pass_(1).pass_(2)
    assert duel.g.round == 3  # two passes in a row: nobody waits for the empty seat
    invariants.check(duel.g)


@pytest.mark.rule("DS-FFA-13")
def test_who_gives_up_while_another_acts_leaves_once_that_effect_is_applied() -> None:
    duel = three()
    duel.act(0, "resolve", (FIGHTER, 0))
    assert duel.table.withdraw(1)
    assert duel.asked() == (0,)
    duel.choose(0, SENTRY)  # the effect under way still finds him
    assert duel.g.players[1].out
    assert not duel.in_play(SENTRY)
    assert duel.prompt(0) == "ds-ask-resolve-next"
    duel.act(0, "resolve", (FIGHTER, 1))
    assert duel.can_choose(0, FIGHTER, ENVOY) == [True, True]
    duel.choose(0, ENVOY)
    assert duel.asked() == (2,)


@pytest.mark.rule("DS-FFA-13")
def test_in_the_middle_of_resolving_dice_he_can_only_stop() -> None:
    duel = three()
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.can(0, "resolve", (FIGHTER, 1))
    duel.table.withdraw(0)
    assert duel.offered(0) == ["stop"]
    duel.choose(0, "stop")
    assert duel.g.players[0].out
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-FFA-14", "DS-FFA-16")
def test_the_battlefield_of_who_gave_up_is_controlled_by_nobody() -> None:
    duel = three(active=2, controller=2)
    duel.table.withdraw(2)
    duel.pass_(2)
    assert duel.g.controller == -1
    assert duel.asked() == (0,)


@pytest.mark.rule("DS-FFA-17")
def test_the_last_who_did_not_give_up_wins() -> None:
    duel = three()
    duel.table.withdraw(0)
    result = game.concede(duel.g, 1)
    assert result is not None
    assert result.winners == (2,)
    assert [standing.place for standing in result.standings] == [1, 2, 2]


@pytest.mark.rule("DS-FFA-17")
def test_who_gave_up_does_not_win_when_the_others_fall() -> None:
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, damage=9)]), Side([RAIDER]))
    duel.act(0, "resolve", (FIGHTER, 0))
    duel.table.withdraw(2)
    duel.choose(0, SENTRY)
    assert duel.over
    assert duel.winners == (0,)


def test_giving_up_during_the_upkeep_counts_from_the_next_round() -> None:
    duel = three()
    duel.table.state.players[1].hand = []
    duel.pass_(0).pass_(1).pass_(2)
    assert duel.asked() == (0,)
    assert duel.prompt(0) == "ds-ask-upkeep-discard"
    duel.table.withdraw(0)
    duel.choose(0)
    assert duel.g.players[0].out
    assert duel.g.round == 3
    assert duel.asked() == (1,)


@pytest.mark.parametrize("seed", range(4))
def test_a_match_with_concessions_replays_to_the_same_end(seed: int) -> None:
    played = Table.start(game, 4, random_decks(4, 20 + 10 * seed), seed=seed, hashes=True)
    rng = Rng(seed)
    gone = 0
    while not played.over:
        if played.answered % 40 == 20 and gone < 2 and not played.state.players[gone].out:
            played.withdraw(gone)
            assert played.copy().fingerprint() == played.fingerprint()
            gone += 1
        played.answer_at_random(rng)
    assert gone == 2
    assert all(played.state.players[seat].out for seat in range(gone))
    replayed = Record.parse(Record.of(played).dump()).verify()
    assert replayed.fingerprint() == played.fingerprint()


@pytest.mark.rule("DS-FFA-13")
def test_who_gives_up_while_another_ponders_is_gone_at_once() -> None:
    duel = three()
    assert duel.table.withdraw(2)
    assert duel.g.players[2].out and not duel.in_play(ENVOY)
    assert duel.asked() == (0,) and duel.g.controller == 0
    duel.pass_(0)
    assert duel.asked() == (1,)
    duel.pass_(1)
    assert duel.g.step == "upkeep-draw", "two passes in a row: the empty seat is not waited for"
    invariants.check(duel.g)
