"""Healing, moving damage and upgrades, readying and exhausting."""

import pytest

from cantina.games.destiny.cards.vocabulary import (
    A_CHARACTER,
    CHARACTERS,
    THIS,
    UPGRADES,
    YOU,
    Ability,
    After,
    Cards,
    Exhaust,
    Gain,
    Heal,
    MoveDamage,
    MoveUpgrade,
    One,
    Ready,
    TakesDamage,
    Then,
)
from cantina.games.destiny.rules.ongoing import remaining_health
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Named, Side, table

TAKER = made("character", "Taker", Ability(After(TakesDamage(THIS)), Gain(1)), sides="1R - - - - -")


@pytest.mark.rule("DS-HEAL-1", "DS-HEAL-2", "DS-HEAL-3")
@pytest.mark.parametrize(("had", "left", "healed"), [(3, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_healing_removes_damage_that_is_there(had: int, left: int, healed: int) -> None:
    cure = event("Cure", Then(Heal(2, One(Cards(YOU, CHARACTERS))), Gain(1)))
    duel = table(Side([In(FIGHTER, damage=had)], hand=[cure]), Side([SENTRY]))
    duel.act(0, "play", cure)
    assert duel.damage(FIGHTER) == left
    assert duel.resources(0) == healed  # nothing removed: no healing took place
    assert duel.log().count("ds-log-heal") == healed
    assert remaining_health(duel.g, duel.card(FIGHTER)) == 10 - left


@pytest.mark.rule("DS-MOVE-1", "DS-MOVE-2", "DS-MOVE-6", "DS-MOVE-7")
def test_moved_damage_passes_shields_and_is_not_taken() -> None:
    shove = event("Shove", MoveDamage(1, One(Cards(YOU, CHARACTERS)), A_CHARACTER))
    duel = table(Side([In(FIGHTER, damage=2)], hand=[shove]), Side([In(TAKER, shields=2)]))
    duel.act(0, "play", shove)  # the fighter cannot be the goal, so there is one choice
    assert (duel.damage(FIGHTER), duel.damage(TAKER), duel.shields(TAKER)) == (1, 1, 2)
    assert duel.resources(1) == 0
    own = event("Own", MoveDamage(1, One(Cards(YOU, CHARACTERS)), One(Cards(YOU, CHARACTERS))))
    alone = table(Side([In(FIGHTER, damage=2)], hand=[own]), Side([SENTRY]))
    alone.act(0, "play", own)
    assert alone.damage(FIGHTER) == 2


@pytest.mark.rule("DS-CHARACTER-4")
def test_moved_damage_defeats_as_well() -> None:
    shove = event("Shove B", MoveDamage(1, One(Cards(YOU, CHARACTERS)), A_CHARACTER))
    team: list[In | Named] = [In(SENTRY, damage=9), RAIDER]
    duel = table(Side([In(FIGHTER, damage=2)], hand=[shove]), Side(team))
    duel.act(0, "play", shove).choose(0, SENTRY)
    assert not duel.in_play(SENTRY)
    assert duel.damage(FIGHTER) == 1


@pytest.mark.rule("DS-MOVE-1", "DS-MOVE-3", "DS-MOVE-4")
def test_a_moved_upgrade_takes_its_die_back_and_keeps_its_position() -> None:
    gear = made("upgrade", "Gear M", sides="1R - - - - -")
    shift = event("Shift M", MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(YOU, CHARACTERS))))
    duel = table(
        Side(
            [In(FIGHTER, upgrades=[In(gear, dice=("1R",), exhausted=True)]), ENVOY, RAIDER],
            hand=[shift],
        ),
        Side([SENTRY]),
    )
    duel.act(0, "play", shift)
    assert duel.can_choose(0, FIGHTER, ENVOY, RAIDER) == [False, True, True]
    duel.choose(0, ENVOY)
    assert duel.card(gear).host == duel.id(ENVOY)
    assert duel.pool(0) == []
    assert duel.shows(gear) is None, "the die lies on its card, neither set aside nor elsewhere"
    assert duel.g.players[0].aside_dice == []
    assert duel.exhausted(gear)
    duel.pass_(1)
    duel.rolls((ENVOY, "1F"), (gear, "1R")).act(0, "activate", ENVOY)
    assert sorted(duel.pool(0)) == ["1F", "1R"], "and is rolled with its new bearer"


@pytest.mark.rule("DS-MOVE-2")
def test_with_nowhere_to_go_nothing_moves() -> None:
    gear = made("upgrade", "Gear N")
    shift = event(
        "Shift N",
        Then(MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(YOU, CHARACTERS))), Gain(3)),
    )
    duel = table(Side([In(FIGHTER, upgrades=[gear])], hand=[shift]), Side([SENTRY]))
    duel.act(0, "play", shift)
    assert duel.card(gear).host == duel.id(FIGHTER)
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-REMAINING-HEALTH-1")
def test_remaining_health_is_health_minus_damage() -> None:
    tough = made("character", "Tough", sides="1R - - - - -", health=11)
    duel = table(Side([In(tough, damage=4, shields=2)]), Side([SENTRY]))
    assert remaining_health(duel.g, duel.card(tough)) == 7


# --- ready and exhausted ------------------------------------------------------------------------


@pytest.mark.rule("DS-READY-2")
def test_a_ready_card_cannot_be_readied() -> None:
    wake = event("Wake", Then(Ready(One(Cards(YOU, CHARACTERS))), Gain(1)))
    ready = table(Side([FIGHTER], hand=[wake]), Side([SENTRY]))
    ready.act(0, "play", wake)
    assert ready.resources(0) == 0
    tired = table(Side([In(FIGHTER, exhausted=True)], hand=[wake]), Side([SENTRY]))
    tired.act(0, "play", wake)
    assert tired.resources(0) == 1
    assert not tired.exhausted(FIGHTER)


@pytest.mark.rule("DS-EXHAUST-2")
def test_an_exhausted_card_cannot_be_exhausted() -> None:
    tire = event("Tire", Then(Exhaust(One(Cards(YOU, CHARACTERS))), Gain(1)))
    tired = table(Side([In(FIGHTER, exhausted=True)], hand=[tire]), Side([SENTRY]))
    tired.act(0, "play", tire)
    assert tired.resources(0) == 0
    ready = table(Side([FIGHTER], hand=[tire]), Side([SENTRY]))
    ready.act(0, "play", tire)
    assert ready.resources(0) == 1
    assert ready.exhausted(FIGHTER)


@pytest.mark.rule("DS-READY-3")
def test_no_action_of_the_game_exhausts_an_upgrade() -> None:
    gear = made("upgrade", "Gear O", sides="1R - - - - -")
    duel = table(Side([In(FIGHTER, upgrades=[gear])]), Side([SENTRY]))
    assert not duel.can(0, "activate", gear)
    duel.rolls((FIGHTER, "-"), (gear, "1R")).act(0, "activate", FIGHTER)
    assert not duel.exhausted(gear)
