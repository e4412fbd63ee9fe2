"""What comes before a defeat: abilities and Redeploy are one moment and are put in order."""

from __future__ import annotations

import pytest

from cantina.games.destiny.cards.vocabulary import (
    CHARACTERS,
    OPPONENT,
    Cards,
    Deal,
    Each,
)
from destiny.made import FIGHTER, RAIDER, SENTRY, event
from destiny.table import Arena, In, Named, Side, table


def falling_with_a_lightsaber(controller: int) -> Arena:
    """Let General Grievous defeat a Sentry whose Lightsaber he wants and its player would keep."""
    duel = table(
        Side([In("AW 3", dice=("2MD",))]),
        Side([In(SENTRY, damage=9, upgrades=["AW 59"]), FIGHTER]),
        controller=controller,
    )
    duel.act(0, "resolve", ("AW 3", 0)).choose(0, SENTRY)
    return duel


@pytest.mark.rule("DS-SIMULTANEOUS-2")
@pytest.mark.rule("DS-REDEPLOY-2")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_battlefields_controller_orders_redeploy_against_a_thief(controller: int) -> None:
    duel = falling_with_a_lightsaber(controller)
    assert duel.asked() == (controller,)
    assert duel.prompt(controller) == "ds-ask-order-before"
    duel.choose(controller, 1)
    assert duel.prompt(1) == "ds-ask-redeploy"
    duel.choose(1, FIGHTER)
    # Nothing is left to take, so General Grievous is not even asked.
    assert not duel.in_play(SENTRY)
    assert duel.card("AW 59").host == duel.id(FIGHTER)
    assert duel.card("AW 59").controller == 1


@pytest.mark.rule("DS-SIMULTANEOUS-2")
def test_the_thief_who_comes_first_leaves_nothing_to_redeploy() -> None:
    duel = falling_with_a_lightsaber(controller=0)
    duel.choose(0, 0).yes(0)
    assert duel.card("AW 59").host == duel.id("AW 3")
    assert "ds-ask-redeploy" not in [duel.prompt(seat) for seat in duel.asked()]


@pytest.mark.rule("DS-SIMULTANEOUS-1", "DS-REDEPLOY-2")
def test_several_redeploys_of_one_player_need_no_order() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9, upgrades=["AW 59", "RIV 17"]), "AW 30"]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.prompt(1) == "ds-ask-redeploy"
    duel.choose(1, "AW 30").choose(1)
    assert duel.card("AW 59").host == duel.id("AW 30")
    assert duel.discard(1) == ["Vibrosword"], "declined, it goes with its bearer"
    assert not duel.in_play("RIV 17")


@pytest.mark.rule("DS-REDEPLOY-2")
def test_nothing_is_redeployed_to_a_character_that_falls_at_the_same_time() -> None:
    quake = event("Quake", Deal(2, Each(Cards(OPPONENT, CHARACTERS))))
    team: list[In | Named] = [
        In(SENTRY, damage=9, upgrades=["AW 59"]),
        In("AW 30", damage=6),
        RAIDER,
    ]
    duel = table(Side([FIGHTER], hand=[quake]), Side(team))
    duel.act(0, "play", quake)
    assert duel.prompt(1) == "ds-ask-redeploy"
    assert duel.can_choose(1, RAIDER, "AW 30", SENTRY) == [True, False, False]
    duel.choose(1, RAIDER)
    assert not duel.in_play("AW 30")
    assert duel.card("AW 59").host == duel.id(RAIDER)


@pytest.mark.rule("DS-REDEPLOY-2")
def test_an_upgrade_that_arrives_during_the_defeat_is_redeployed_too() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]), Side([In("SoR 37", damage=10), "AW 30"], hand=["AW 59"])
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, "SoR 37")
    duel.yes(1).choose(1, "SoR 37")
    assert duel.prompt(1) == "ds-ask-redeploy"
    duel.choose(1, "AW 30")
    assert not duel.in_play("SoR 37")
    assert duel.card("AW 59").host == duel.id("AW 30")
