"""Rounds, turns, passing, activating, resolving and rerolling."""

import pytest

from cantina.games.destiny.cards.vocabulary import (
    A_DIE,
    ACTION,
    CHARACTERS,
    YOU,
    Ability,
    Cards,
    Gain,
    One,
    Ready,
    Remove,
)
from destiny.made import ENVOY, FIGHTER, GEAR, POST, SENTRY, event, made
from destiny.table import In, Side, table
from destiny.test_card_actions import MINE

BRIEF = event("Brief", Gain(1))


# --- rounds, turns, passing ---------------------------------------------------------------------


@pytest.mark.rule("DS-ROUND-2", "DS-ROUND-3", "DS-BATTLEFIELD-6")
def test_the_battlefields_controller_begins_and_turns_alternate() -> None:
    duel = table(Side([FIGHTER, ENVOY]), Side([SENTRY]), controller=1, step="round", round_=0)
    assert duel.asked() == (1,)
    duel.rolls((SENTRY, "-")).act(1, "activate", SENTRY)
    assert duel.asked() == (0,)
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-ROUND-4", "DS-PASS-1")
def test_the_phase_ends_when_all_pass_in_a_row_and_not_before() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.pass_(0)
    duel.rolls((SENTRY, "-")).act(1, "activate", SENTRY)
    assert duel.g.round == 2
    assert "activate" in duel.kinds(0)  # a full turn again
    duel.pass_(0)
    assert duel.g.round == 2
    duel.pass_(1)
    assert duel.g.round == 3


@pytest.mark.rule("DS-ACTION-1")
def test_passing_is_always_possible_and_doing_nothing_else_is_not() -> None:
    duel = table(Side([In(FIGHTER, exhausted=True)]), Side([SENTRY]))
    assert duel.offered(0) == ["claim", "pass"]
    duel.refused(0, "")
    assert duel.asked() == (0,)


@pytest.mark.rule("DS-ACTION-3")
def test_there_are_six_kinds_of_action_and_the_pass() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD",))], supports=[MINE], hand=[BRIEF]), Side([SENTRY]))
    assert duel.kinds(0) == {"play", "activate", "resolve", "reroll", "action", "claim", "pass"}


@pytest.mark.rule("DS-PASS-2", "DS-CHOOSE-6")
def test_an_action_that_changes_nothing_is_a_pass() -> None:
    idle = made("support", "Idle", Ability(ACTION, Remove(A_DIE)))
    duel = table(Side([FIGHTER]), Side([SENTRY], supports=[idle]))
    duel.pass_(0)
    duel.act(1, "action", idle, 0)
    assert duel.g.round == 3


@pytest.mark.rule("DS-PASS-3", "DS-CARD-ACTION-3")
def test_example_journals_of_ben_kenobi_with_and_without_its_die() -> None:
    journals = In("SoR 41", dice=("1R",))
    duel = table(Side([In(SENTRY, upgrades=[journals])]), Side([FIGHTER]))
    duel.act(0, "action", "SoR 41", 0)
    assert len(duel.hand(0)) == 1
    assert duel.shows("SoR 41") is None
    duel.pass_(1)
    duel.act(0, "action", "SoR 41", 0)  # nothing to remove now: a pass, the second in a row
    assert duel.prompt(0) == "ds-ask-upkeep-discard"
    assert len(duel.hand(0)) == 1


@pytest.mark.rule("DS-PASS-4")
def test_example_air_superiority_without_shields_is_no_pass() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY], supports=["SoR 124"]))
    duel.pass_(0)
    duel.act(1, "action", "SoR 124", 1)
    assert duel.exhausted("SoR 124")
    assert duel.g.round == 2
    assert duel.asked() == (0,)
    duel.pass_(0)
    assert duel.g.round == 2 and duel.asked() == (1,)  # the first pass in a row, not the second
    duel.pass_(1)
    assert duel.g.round == 3


# --- activating ---------------------------------------------------------------------------------


@pytest.mark.rule("DS-ACTIVATE-3")
def test_a_die_already_in_the_pool_is_not_rolled_again() -> None:
    duel = table(Side([In(FIGHTER, dice=("2RD", None))]), Side([SENTRY]))
    duel.rolls((FIGHTER, "1MD")).act(0, "activate", FIGHTER)
    assert duel.pool(0) == ["2RD", "1MD"]


@pytest.mark.rule("DS-ACTIVATE-5")
def test_an_exhausted_upgrade_is_none_that_could_be_activated_if_it_were_ready() -> None:
    geared = In(FIGHTER, upgrades=[In(GEAR, exhausted=True)])
    duel = table(Side([geared], supports=[In(POST, exhausted=True)]), Side([SENTRY]))
    assert duel.refused(0, "activate", POST) == "DS-ACTIVATE-5"
    assert f"activate:{duel.id(GEAR)}" not in duel.blocked(0)


@pytest.mark.rule("DS-ACTIVATE-5", "DS-READY-1", "DS-EXHAUST-1")
def test_an_exhausted_card_cannot_be_activated() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER).pass_(1)
    assert duel.refused(0, "activate", FIGHTER) == "DS-ACTIVATE-5"
    duel.pass_(0)
    assert duel.g.round == 3
    assert duel.can(0, "activate", FIGHTER)


@pytest.mark.rule("DS-READY-1")
def test_a_card_readied_by_an_effect_can_be_exhausted_again() -> None:
    rally = event("Rally", Ready(One(Cards(YOU, CHARACTERS))))
    duel = table(Side([FIGHTER], hand=[rally]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER).pass_(1)
    duel.act(0, "play", rally)
    assert not duel.exhausted(FIGHTER)
    duel.pass_(1)
    duel.act(0, "activate", FIGHTER)
    assert duel.exhausted(FIGHTER)


# --- resolving ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-RESOLVE-1", "DS-RESOLVE-5", "DS-RESOLVE-4")
def test_one_action_resolves_dice_of_one_symbol_whatever_their_values() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD", "2MD", "2RD"))]), Side([SENTRY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.can(0, "resolve", (FIGHTER, 1))
    assert not duel.can(0, "resolve", (FIGHTER, 2))
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    assert duel.shows(FIGHTER, 0) is None
    assert duel.asked() == (1,)
    plus = table(Side([In(FIGHTER, dice=("1MD", "+2MD", "2RD"))]), Side([SENTRY]))
    plus.act(0, "resolve", (FIGHTER, 0)).choose(0, (FIGHTER, 1)).choose(0, SENTRY)
    assert plus.pool(0) == ["2RD"]  # the plus die is back on its card, too
    many = table(Side([In(ENVOY, dice=("1Dr",) * 5)]), Side([SENTRY], resources=5))
    for die in range(5):
        many.act(0, "resolve", (ENVOY, die))
    assert many.resources(1) == 0  # as many as there are
    assert many.asked() == (1,)


@pytest.mark.rule("DS-RESOLVE-6")
def test_the_resolve_action_begins_with_a_die_and_may_stop_after_it() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD", "2MD"))]), Side([SENTRY]))
    assert "stop" not in duel.offered(0)  # an empty resolve action does not exist
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert "stop" in duel.offered(0)
    duel.choose(0, "stop")
    assert duel.pool(0) == ["2MD"]
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-RESOLVE-7")
def test_a_die_turned_to_the_symbol_meanwhile_may_follow() -> None:
    other = made("character", "Other", sides="1F 2R - - - -")
    duel = table(Side([In(ENVOY, dice=("1F",)), In(other, dice=("-",))]), Side([SENTRY]))
    duel.act(0, "resolve", (ENVOY, 0)).choose(0, (other, 0)).side(0, other, "1F")
    assert duel.can(0, "resolve", (other, 0))


# --- discarding to reroll -----------------------------------------------------------------------


@pytest.mark.rule("DS-REROLL-1", "DS-REROLL-2")
def test_a_discarded_card_rerolls_any_number_of_own_dice_at_once() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("-", "-", "1MD", "-"))], hand=[BRIEF]),
        Side([In(SENTRY, dice=("-",))]),
    )
    duel.act(0, "reroll", BRIEF)
    assert duel.discard(0) == ["Brief"]
    assert duel.can_choose(0, (SENTRY, 0)) == [False]
    duel.rolls((FIGHTER, "2MD"), (FIGHTER, "-"), (FIGHTER, "1RD"))
    duel.choose(0, (FIGHTER, 0), (FIGHTER, 1), (FIGHTER, 3))
    assert [duel.shows(FIGHTER, n) for n in range(4)] == ["2MD", "-", "1MD", "1RD"]
    assert duel.asked() == (1,)  # nothing can be added after the roll


@pytest.mark.rule("DS-REROLL-1")
def test_without_dice_there_is_nothing_to_reroll() -> None:
    duel = table(Side([FIGHTER], hand=[BRIEF]), Side([In(SENTRY, dice=("-",))]))
    assert "reroll" not in duel.kinds(0)
