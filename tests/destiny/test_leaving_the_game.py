"""What a player who leaves a free-for-all takes with him, even what only waits (DS-FFA-13)."""

from __future__ import annotations

import pytest

from cantina.games.destiny.vocabulary.effects import Gain
from cantina.games.destiny.vocabulary.flow import Later, Moment
from cantina.games.destiny.vocabulary.frames import Action
from destiny.table import ENVOY, FIGHTER, SENTRY, Duel, In, Side, made, table


def three(second: Side, third: Side, active: int = 1) -> Duel:
    """Seat 0 can defeat the only character of seat 1 with one die."""
    return table(Side([In(FIGHTER, dice=("2MD",))]), second, third, active=active)


def defeat_second(duel: Duel) -> None:
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.g.players[1].out


@pytest.mark.rule("DS-FFA-13")
def test_effects_he_armed_for_later_never_come() -> None:
    fund = made("support", "Fund", Action(Later(Moment.END_OF_ACTION_PHASE, Gain(3))))
    duel = three(Side([In(SENTRY, damage=9)], supports=[fund]), Side([ENVOY]))
    duel.act(1, "action", fund, 0).pass_(2)
    defeat_second(duel)
    duel.pass_(2).pass_(0)
    assert duel.g.round == 3
    assert duel.resources(1) == 0


@pytest.mark.rule("DS-FFA-13")
def test_his_unused_battlefield_is_out_of_the_game() -> None:
    duel = three(
        Side([In(SENTRY, damage=9)], battlefields=["SoR 159"]),
        Side([ENVOY], hand=["SoR 137"], resources=2),
        active=0,
    )
    defeat_second(duel)
    duel.act(2, "play", "SoR 137")
    assert duel.g.owners[duel.g.battlefield] == 2
    assert duel.aside(1) == ["Secret Facility", "Sentry"]


@pytest.mark.rule("DS-FFA-13", "DS-CLARIFY-16")
def test_a_premonition_of_his_cannot_be_played_any_more() -> None:
    duel = three(
        Side([In(SENTRY, damage=9)], hand=["SoR 131", "AW 157"]),
        Side([ENVOY], hand=["SoR 131"]),
    )
    duel.act(1, "play", "SoR 131").choose(1, 0)
    duel.pass_(2)
    defeat_second(duel)
    duel.act(2, "play", duel.g.players[2].hand[0]).choose(2, 1)
    assert duel.discard(2) == ["Premonitions"]
    assert len(duel.g.players[1].stacked) == 1
    assert "ds-log-revealed" not in duel.log()


@pytest.mark.rule("DS-FFA-11", "DS-CLARIFY-39")
def test_who_bids_his_last_blood_plays_nothing() -> None:
    duel = three(
        Side([In(SENTRY, damage=9)], hand=["AW 157"]),
        Side([ENVOY], hand=["CONV 41"], resources=2),
        active=2,
    )
    duel.act(2, "play", "CONV 41")
    duel.choose(0, 0).choose(1, 1).choose(2, 0)
    assert duel.g.players[1].out
    assert duel.asked() == (0,)
    assert duel.prompt(0) == "ds-ask-action"
