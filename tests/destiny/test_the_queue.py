"""Abilities and the queue: before, after, simultaneous, and the worked examples."""

from typing import Any

import pytest

from cantina.core.table import Table
from cantina.core.testing import prompt, told_ids
from cantina.games.destiny import facts, game
from cantina.games.destiny.cards.events import Hurt
from cantina.games.destiny.cards.frames import Trigger
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.vocabulary import (
    CHARACTERS,
    OPPONENT,
    RED,
    SUPPORTS,
    THIS,
    YOU,
    Ability,
    Activate,
    Activates,
    After,
    Before,
    Cards,
    Deal,
    DealtDamage,
    Dice,
    Discard,
    Do,
    Each,
    Gain,
    May,
    One,
    Reroll,
    Rolls,
    Standing,
    TakesDamage,
    ThoseDice,
    Use,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from cantina.games.destiny.state import Duel
from cantina.games.destiny.terms import Keyword
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Side, position, table

ANY = Cards(types=CHARACTERS)


def herald(name: str, effect: Effect, by: Whose = YOU, **printed: Any) -> Card:
    """Make a support that reacts to activations."""
    return made("support", name, Ability(After(Activates(ANY, by)), effect), **printed)


# --- abilities ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-ABILITY-1", "DS-TRIGGER-2", "DS-ONGOING-1")
def test_every_ability_is_of_one_of_the_kinds_and_every_reaction_before_or_after() -> None:
    for card in CARDS:
        for ability in card.abilities:
            if isinstance(ability, Ability) and ability.at is Use.WHEN_PLAYED:
                assert card.type.value == "event", "it is applied once, when it is played"
            else:
                assert isinstance(ability, Standing) or isinstance(ability.at, Use | Trigger)


@pytest.mark.rule("DS-ABILITY-2", "DS-REDEPLOY-1")
def test_keywords_stand_for_abilities_and_redeploy_only_on_upgrades() -> None:
    for card in CARDS:
        for keyword in card.keywords:
            assert keyword in (Keyword.AMBUSH, Keyword.GUARDIAN, Keyword.REDEPLOY)
            if keyword is Keyword.REDEPLOY:
                assert card.type.value == "upgrade", card.name
    assert any(Keyword.REDEPLOY in card.keywords for card in CARDS)


@pytest.mark.rule("DS-ABILITY-3")
def test_finn_has_two_abilities() -> None:
    assert len(facts.KNOWN["01045"].definition.abilities) == 2


@pytest.mark.rule("DS-ABILITY-5")
def test_the_ability_of_an_event_is_applied_once() -> None:
    once = event("Once", Gain(2))
    duel = table(Side([FIGHTER], hand=[once]), Side([SENTRY]))
    duel.act(0, "play", once)
    assert duel.resources(0) == 2
    duel.pass_(1)
    assert duel.resources(0) == 2


@pytest.mark.rule("DS-ABILITY-6", "DS-TRIGGER-1")
def test_may_asks_and_everything_else_happens_unasked() -> None:
    duel = table(
        Side([FIGHTER], supports=[herald("Must", Gain(1)), herald("Can", May(Gain(10)))]),
        Side([SENTRY]),
    )
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    duel.choose(0, 0)  # the order: the duty first
    assert duel.resources(0) == 1
    assert duel.prompt(0) == "ds-ask-may"
    duel.no(0)
    assert duel.resources(0) == 1
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-REMINDER-1", "DS-KEYWORD-3")
def test_the_keyword_rule_counts_whatever_a_card_says_about_it() -> None:
    plain = made("upgrade", "Plain", keywords=("redeploy",))
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, damage=9, upgrades=[plain]), RAIDER])
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert "none" in duel.offered(1)  # the rule says "may", though reminders read as a duty
    duel.choose(1, "none")
    assert duel.discard(1) == ["Plain"]


# --- what could do nothing is not put in order --------------------------------------------------

LOOT = May(Discard(One(Cards(OPPONENT, SUPPORTS))))


@pytest.mark.rule("DS-SIMULTANEOUS-1")
def test_nobody_is_asked_where_an_ability_goes_that_could_do_nothing() -> None:
    heralds = [herald("Loot", LOOT), herald("Gift", Gain(1))]
    duel = table(Side([FIGHTER], supports=heralds), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.prompt(1) == "ds-ask-action"
    assert duel.resources(0) == 1


@pytest.mark.rule("DS-SIMULTANEOUS-1")
@pytest.mark.parametrize("loot", [LOOT, Discard(One(Cards(YOU, CHARACTERS)))])
def test_who_could_use_it_or_must_chooses_the_order_and_reads_what_each_does(loot: Effect) -> None:
    prize = made("support", "Prize")
    heralds = [herald("Loot", loot), herald("Gift", Gain(1))]
    duel = table(Side([FIGHTER], supports=heralds), Side([SENTRY], supports=[prize]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.prompt(0) == "ds-ask-order-queue"
    (ask,) = duel.table.asks(0)
    notes = [option.note.id for option in ask.options if option.note is not None]
    assert notes == [loot.says().id, "ds-says-gain"]


@pytest.mark.rule("DS-SIMULTANEOUS-1")
def test_before_something_only_what_can_do_something_is_put_in_order() -> None:
    ward = made("support", "Ward", Ability(Before(DealtDamage(ANY)), LOOT))
    gift = made("support", "Gift", Ability(Before(DealtDamage(ANY)), Gain(1)))
    duel = table(Side([In(FIGHTER, dice=("1MD",))]), Side([SENTRY, RAIDER], supports=[ward, gift]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 1
    assert duel.resources(1) == 1


# --- the queue ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-QUEUE-3", "DS-QUEUE-6", "DS-SIMULTANEOUS-1")
def test_after_abilities_leave_the_queue_in_the_order_they_entered_it() -> None:
    cards = [herald(name, Gain(amount)) for name, amount in (("a", 1), ("b", 2), ("c", 4))]
    duel = table(Side([FIGHTER], supports=cards), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.prompt(0) == "ds-ask-order-queue"
    duel.choose(0, 2).choose(0, 1)  # c, then b, then a
    amounts = [
        event.text.args["amount"] for event in duel.table.log if event.text.id == "ds-log-gain"
    ]
    assert amounts == [4, 2, 1]


@pytest.mark.rule("DS-QUEUE-4", "DS-QUEUE-5", "DS-AFTER-3")
def test_an_effect_is_finished_first_and_what_it_triggers_goes_to_the_end() -> None:
    red = Cards(YOU, CHARACTERS, colours=RED)
    parts = Do((Gain(1), Activate(One(Cards(YOU, CHARACTERS))), Gain(2)))
    first = made("support", "First", Ability(After(Activates(red)), parts))
    second = made("support", "Second", Ability(After(Activates(red)), Gain(4)))
    gray = made("character", "Gray", Ability(After(Activates(THIS)), Gain(8)), sides="1R - - - - -")
    duel = table(Side([FIGHTER, gray], supports=[first, second]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).rolls((gray, "1R")).act(0, "activate", FIGHTER)
    duel.choose(0, 0)
    amounts = [
        event.text.args["amount"] for event in duel.table.log if event.text.id == "ds-log-gain"
    ]
    # both parts of the first effect, then what waited already, then what the first one triggered
    assert amounts == [1, 2, 4, 8]
    alone = table(Side([FIGHTER, gray], supports=[first]), Side([SENTRY]))
    alone.rolls((FIGHTER, "-")).rolls((gray, "1R")).act(0, "activate", FIGHTER)
    told = [event.text for event in alone.table.log if event.text.id == "ds-log-gain"]
    assert [text.args["amount"] for text in told] == [1, 2, 8]  # even if nothing else waits


@pytest.mark.rule("DS-QUEUE-7", "DS-BEFORE-1")
@pytest.mark.parametrize("coming", [DealtDamage(THIS), TakesDamage(THIS)])
def test_before_abilities_go_ahead_of_everything_that_waits(coming: Hurt) -> None:
    guard = made("character", "Guard", Ability(Before(coming), Gain(5)), sides="1R - - - - -")
    zap = herald("Zap", Deal(2, One(Cards(OPPONENT, CHARACTERS))))
    late = herald("Late", Gain(1))
    duel = table(Side([FIGHTER], supports=[zap, late]), Side([guard]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    duel.choose(0, 0)
    told = [
        (event.text.id, event.text.args["amount"])
        for event in duel.table.log
        if event.text.id in ("ds-log-gain", "ds-log-damage")
    ]
    assert told == [("ds-log-gain", 5), ("ds-log-damage", 2), ("ds-log-gain", 1)]


@pytest.mark.rule("DS-QUEUE-8")
def test_example_a_die_for_two_damage_is_applied_at_once() -> None:
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([SENTRY]))
    assert duel.g.queue == []
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2


@pytest.mark.rule("DS-QUEUE-9", "DS-QUEUE-10", "DS-QUEUE-11", "DS-QUEUE-12")
def test_example_squad_tactics_royal_guard_baton_and_tusken_raider() -> None:
    duel = table(
        Side([In("SoR 12", damage=6, upgrades=["SoR 8"]), "AW 22"], hand=["AW 143", "AW 157"]),
        Side([In(RAIDER, dice=("2ID",)), SENTRY]),
    )
    duel.act(0, "play", "AW 143").choose(0, "SoR 12", "AW 22")
    duel.choose(0, "SoR 12")  # the guard first
    assert duel.prompt(0) == "ds-ask-guardian"  # before it activates
    assert not duel.exhausted("SoR 12")
    duel.choose(0, (RAIDER, 0))  # 2 damage defeat the guard (8 health)
    assert duel.prompt(0) == "ds-ask-redeploy"
    assert duel.in_play("SoR 12")  # the baton moves before the defeat is complete
    duel.rolls(("AW 22", "1RD"), ("SoR 8", "2MD"))
    duel.choose(0, "AW 22")
    assert not duel.in_play("SoR 12")
    assert duel.card("SoR 8").host == duel.id("AW 22")
    assert sorted(duel.pool(0)) == ["1RD", "2MD"]  # the raider rolls its own die and the baton's
    # the baton may be rerolled and the raider may discard a card, in the order the player likes
    assert duel.prompt(0) == "ds-ask-order-queue"
    labels = [option.label.args["card"].id for option in duel.table.asks(0)[0].options]
    duel.choose(0, labels.index("ds-name-01022"))
    duel.yes(0).choose(0, ("SoR 8", 0)).choose(0, SENTRY)
    assert duel.discard(0) == ["Squad Tactics", "Take Cover"]
    assert duel.damage(SENTRY) == 2


@pytest.mark.rule("DS-TRIGGER-3")
def test_a_triggered_ability_is_applied_though_its_card_has_left() -> None:
    bomb = herald("Bomb", Discard(Each(Cards(YOU, SUPPORTS))))
    pay = herald("Pay", Gain(6))
    duel = table(Side([FIGHTER], supports=[bomb, pay]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    duel.choose(0, 0)
    assert duel.discard(0) == ["Bomb", "Pay"]
    assert duel.resources(0) == 6


@pytest.mark.rule("DS-TRIGGER-4")
def test_example_aurra_sing_discards_a_card_to_raise_her_die() -> None:
    duel = table(Side([In("SoR 18", dice=("2RD",))], hand=["AW 157"]), Side([SENTRY]))
    duel.act(0, "resolve", ("SoR 18", 0)).yes(0).choose(0, SENTRY)
    assert duel.discard(0) == ["Take Cover"]
    assert duel.damage(SENTRY) == 3


@pytest.mark.rule("DS-BEFORE-2", "DS-FREE-1")
def test_example_obi_wan_plays_a_blue_card_for_free_before_he_is_defeated() -> None:
    blue = event("Blue", Gain(3), cost=5, colour="blue")
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]), Side([In("SoR 37", damage=10), SENTRY], hand=[blue])
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, "SoR 37")
    assert duel.asked() == (1,)
    assert duel.in_play("SoR 37")
    duel.yes(1)
    assert duel.resources(1) == 3
    assert not duel.in_play("SoR 37")


@pytest.mark.rule("DS-AFTER-1", "DS-AFTER-2")
def test_example_life_debt_comes_after_the_activation_is_complete() -> None:
    duel = table(Side([In(ENVOY, upgrades=["SoR 118"]), In(FIGHTER, damage=2)]), Side([SENTRY]))
    duel.rolls((ENVOY, "1Dr")).act(0, "activate", ENVOY)
    assert duel.prompt(0) == "ds-ask-may"
    assert duel.exhausted(ENVOY)
    assert duel.pool(0) == ["1Dr"]
    duel.yes(0)
    assert (duel.damage(ENVOY), duel.damage(FIGHTER)) == (1, 1)


@pytest.mark.rule("DS-SIMULTANEOUS-2")
@pytest.mark.parametrize("controller", [0, 1])
def test_across_players_the_battlefields_controller_orders(controller: int) -> None:
    mine = herald("Mine X", Gain(1))
    theirs = herald("Theirs X", Gain(1), OPPONENT)
    duel = table(
        Side([FIGHTER], supports=[mine]), Side([SENTRY], supports=[theirs]), controller=controller
    )
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (controller,)
    assert duel.prompt(controller) == "ds-ask-order-queue"


@pytest.mark.rule("DS-SIMULTANEOUS-3")
def test_example_chirrut_with_fast_hands_against_jango_with_fast_hands() -> None:
    duel = table(
        Side([In("SoR 35", upgrades=["SoR 150"])]),
        Side([In("AW 21", upgrades=["SoR 150"]), SENTRY]),
        controller=1,
    )
    duel.rolls(("SoR 35", "2MD")).act(0, "activate", "SoR 35")
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-order-queue"
    cards = {option.label.args["card"].id for option in duel.table.asks(1)[0].options}
    # Chirrut, his Fast Hands and Jango; Jango's own Fast Hands wait for his activation
    assert cards == {"ds-name-02035", "ds-name-02150", "ds-name-01021"}


SPINNER = made("character", "Spinner", sides="1R 1R 1R 1R 1R 1R")


def spin(effect: Effect) -> Table[Duel]:
    """Let a support react to every roll, on a table whose dice always show the same."""
    wheel = made("support", "Wheel", Ability(After(Rolls(Dice(YOU))), effect))
    g = position(Side([SPINNER, SPINNER], supports=[wheel]), Side([SENTRY]))
    played = Table.at(game, g, seed=1)
    played.answer(0, "activate:0")
    return played


def test_a_loop_that_changes_nothing_is_found_and_drawn() -> None:
    played = spin(Reroll(ThoseDice()))
    assert played.over
    assert played.result.winners == ()
    assert played.result.reason.id == "ds-end-loop"
    assert played.state.effects < 200  # found by the same table, not by counting to a thousand


def test_who_repeats_an_optional_loop_has_to_stop_and_the_game_goes_on() -> None:
    played = spin(May(Reroll(ThoseDice())))
    repeated = 0
    while played.waiting == (0,):
        assert prompt(played, 0) == "ds-ask-may"
        played.answer(0, "yes")
        repeated += 1
    assert 2 < repeated < 200
    assert "ds-log-declining" in told_ids(played)
    assert not played.over
    assert played.waiting == (1,)
    played.answer(1, "pass")
    played.answer(0, "activate:1")
    assert prompt(played, 0) == "ds-ask-may"  # in another action he may begin anew


def test_who_repeats_a_loop_that_gains_something_has_to_stop_after_a_thousand_effects() -> None:
    played = spin(May(Do((Gain(1), Reroll(ThoseDice())))))
    while played.waiting == (0,):
        played.answer(0, "yes")
    assert 400 < played.state.players[0].resources < 1100
    assert not played.over
    assert played.waiting == (1,)


def test_nobody_has_to_repeat_an_optional_loop() -> None:
    played = spin(May(Reroll(ThoseDice())))
    played.answer(0, "yes")
    played.answer(0, "no")
    assert played.waiting == (1,)
    assert "ds-log-declining" not in told_ids(played)


def test_a_long_action_that_goes_somewhere_is_no_loop() -> None:
    payer = made("support", "Payer", Ability(After(Activates(ANY)), Gain(1)))
    duel = table(Side([FIGHTER], supports=[payer] * 60), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    while duel.prompt(duel.asked()[0]) == "ds-ask-order-queue":
        duel.choose(0, 0)
    assert duel.resources(0) == 60
    assert not duel.over
