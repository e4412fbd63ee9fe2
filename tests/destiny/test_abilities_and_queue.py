"""Abilities, the queue, before and after, replacement, keywords, and the worked examples."""

import pytest

from cantina.core.effects import Do, May
from cantina.core.fluent import writer
from cantina.core.table import Table
from cantina.games.destiny import facts, game, in_play
from cantina.games.destiny.content.catalogue import CARDS
from cantina.games.destiny.context import Context
from cantina.games.destiny.ongoing import has_keyword
from cantina.games.destiny.printed import Keyword, Subtype
from cantina.games.destiny.printing.sentences import card_lines
from cantina.games.destiny.vocabulary import frames
from cantina.games.destiny.vocabulary.effects import (
    Activate,
    Deal,
    Discard,
    Gain,
    Reroll,
)
from cantina.games.destiny.vocabulary.events import (
    Activates,
    Defeated,
    Discarded,
    Rolls,
    TakesDamage,
)
from cantina.games.destiny.vocabulary.flow import Later, Moment
from cantina.games.destiny.vocabulary.frames import (
    After,
    Before,
    Instead,
    Ongoing,
    WhenPlayed,
)
from cantina.games.destiny.vocabulary.phrases import (
    BLUE,
    CHARACTERS,
    OPPONENT,
    SUPPORTS,
    THIS,
    YOU,
)
from cantina.games.destiny.vocabulary.rules import HasKeyword, IgnoresRestrictions
from cantina.games.destiny.vocabulary.selectors import Cards, Dice, Each, One, ThoseDice
from destiny.table import ENVOY, FIGHTER, RAIDER, SENTRY, In, Side, made, position, table

ANY = Cards(types=CHARACTERS)


def at_once(coroutine):
    with pytest.raises(StopIteration) as stop:
        coroutine.send(None)
    return stop.value.value


def herald(name, effect, by=YOU, **printed):
    """Make a support that reacts to activations."""
    return made("support", name, After(Activates(ANY, by), effect), **printed)


# --- abilities ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-ABILITY-1", "DS-TRIGGER-2", "DS-ONGOING-1")
def test_every_ability_is_of_one_of_the_kinds_and_every_reaction_before_or_after():
    kinds = {
        frames.Action: "action",
        frames.PowerAction: "action",
        frames.Claim: "claim",
        frames.Ongoing: "ongoing",
        frames.WhileInPool: "ongoing",
        frames.Inherent: "ongoing",
        frames.Building: "ongoing",
        frames.Special: "special",
        frames.After: "triggered",
        frames.Before: "triggered",
        frames.Instead: "triggered",
    }
    for card in CARDS:
        for ability in card.abilities:
            if card.type.value == "event" and isinstance(ability, frames.WhenPlayed):
                continue  # the text of an event is applied once, when it is played
            assert type(ability) in kinds, card.name


@pytest.mark.rule("DS-ABILITY-2", "DS-REDEPLOY-1", "DS-MODIFY-1")
def test_keywords_stand_for_abilities_and_redeploy_only_on_upgrades():
    for card in CARDS:
        for keyword in card.keywords:
            assert keyword in (Keyword.AMBUSH, Keyword.GUARDIAN, Keyword.REDEPLOY)
            if keyword is Keyword.REDEPLOY:
                assert card.type.value == "upgrade", card.name
    assert any(Keyword.REDEPLOY in card.keywords for card in CARDS)


@pytest.mark.rule("DS-ABILITY-3")
def test_finn_has_two_abilities():
    assert len(facts.KNOWN["01045"].definition.abilities) == 2


@pytest.mark.rule("DS-ABILITY-5")
def test_the_ability_of_an_event_is_applied_once():
    event = made("event", "Once", WhenPlayed(Gain(2)))
    duel = table(Side([FIGHTER], hand=[event]), Side([SENTRY]))
    duel.act(0, "play", event)
    assert duel.resources(0) == 2
    duel.pass_(1)
    assert duel.resources(0) == 2


@pytest.mark.rule("DS-ABILITY-6", "DS-TRIGGER-1")
def test_may_asks_and_everything_else_happens_unasked():
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
def test_the_keyword_rule_counts_whatever_a_card_says_about_it():
    plain = made("upgrade", "Plain", keywords=("redeploy",))
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9, upgrades=[plain]), RAIDER]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert "none" in duel.offered(1)  # the rule says "may", though reminders read as a duty
    duel.choose(1, "none")
    assert duel.discard(1) == ["Plain"]


# --- the queue ----------------------------------------------------------------------------------


@pytest.mark.rule("DS-QUEUE-3", "DS-QUEUE-6", "DS-SIMULTANEOUS-1")
def test_after_abilities_leave_the_queue_in_the_order_they_entered_it():
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
def test_an_effect_is_finished_first_and_what_it_triggers_goes_to_the_end():
    trigger = made(
        "support",
        "Trigger",
        After(Activates(ANY), Do((Gain(1), Activate(One(Cards(YOU, CHARACTERS))), Gain(2)))),
    )
    once = made("character", "Once Only", After(Activates(THIS), Gain(8)), sides="1R - - - - -")
    duel = table(Side([FIGHTER, once], supports=[trigger]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).rolls((once, "1R")).act(0, "activate", FIGHTER)
    if duel.asked() == (0,):
        duel.choose(0, 0)
    amounts = [
        event.text.args["amount"] for event in duel.table.log if event.text.id == "ds-log-gain"
    ]
    assert amounts[:2] == [1, 2]  # both parts of the first effect before anything it triggered
    assert 8 in amounts[2:]


@pytest.mark.rule("DS-QUEUE-7", "DS-BEFORE-1")
def test_before_abilities_go_ahead_of_everything_that_waits():
    guard = made("character", "Guard", Before(TakesDamage(THIS), Gain(5)), sides="1R - - - - -")
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
def test_example_a_die_for_two_damage_is_applied_at_once():
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([SENTRY]))
    assert duel.g.queue == []
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2


@pytest.mark.rule("DS-QUEUE-9", "DS-QUEUE-10", "DS-QUEUE-11", "DS-QUEUE-12")
def test_example_squad_tactics_royal_guard_baton_and_tusken_raider():
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
def test_a_triggered_ability_is_applied_though_its_card_has_left():
    bomb = herald("Bomb", Discard(Each(Cards(YOU, SUPPORTS))))
    pay = herald("Pay", Gain(6))
    duel = table(Side([FIGHTER], supports=[bomb, pay]), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    duel.choose(0, 0)
    assert duel.discard(0) == ["Bomb", "Pay"]
    assert duel.resources(0) == 6


@pytest.mark.rule("DS-TRIGGER-4")
def test_example_aurra_sing_discards_a_card_to_raise_her_die():
    duel = table(Side([In("SoR 18", dice=("2RD",))], hand=["AW 157"]), Side([SENTRY]))
    duel.act(0, "resolve", ("SoR 18", 0)).yes(0).choose(0, SENTRY)
    assert duel.discard(0) == ["Take Cover"]
    assert duel.damage(SENTRY) == 3


@pytest.mark.rule("DS-BEFORE-2", "DS-FREE-1")
def test_example_obi_wan_plays_a_blue_card_for_free_before_he_is_defeated():
    blue = made("event", "Blue", WhenPlayed(Gain(3)), cost=5, colour="blue")
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
def test_example_life_debt_comes_after_the_activation_is_complete():
    duel = table(Side([In(ENVOY, upgrades=["SoR 118"]), In(FIGHTER, damage=2)]), Side([SENTRY]))
    duel.rolls((ENVOY, "1Dr")).act(0, "activate", ENVOY)
    assert duel.prompt(0) == "ds-ask-may"
    assert duel.exhausted(ENVOY)
    assert duel.pool(0) == ["1Dr"]
    duel.yes(0)
    assert (duel.damage(ENVOY), duel.damage(FIGHTER)) == (1, 1)


@pytest.mark.rule("DS-SIMULTANEOUS-2")
@pytest.mark.parametrize("controller", [0, 1])
def test_across_players_the_battlefields_controller_orders(controller):
    mine = herald("Mine X", Gain(1))
    theirs = herald("Theirs X", Gain(1), OPPONENT)
    duel = table(
        Side([FIGHTER], supports=[mine]), Side([SENTRY], supports=[theirs]), controller=controller
    )
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    assert duel.asked() == (controller,)
    assert duel.prompt(controller) == "ds-ask-order-queue"


@pytest.mark.rule("DS-SIMULTANEOUS-3")
def test_example_chirrut_with_fast_hands_against_jango_with_fast_hands():
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


def test_a_loop_that_changes_nothing_is_found_and_drawn():
    spinner = made("character", "Spinner", sides="1R 1R 1R 1R 1R 1R")
    wheel = made("support", "Wheel", After(Rolls(Dice(YOU)), Reroll(ThoseDice())))
    g = position(Side([spinner], supports=[wheel]), Side([SENTRY]))
    played = Table.at(game, g, seed=1)
    played.answer(0, "activate:0")
    assert played.over
    assert played.result.winners == ()
    assert played.result.reason.id == "ds-end-loop"
    assert played.state.effects < 200  # found by the same table, not by counting to a thousand


def test_a_long_action_that_goes_somewhere_is_no_loop():
    payer = made("support", "Payer", After(Activates(ANY), Gain(1)))
    duel = table(Side([FIGHTER], supports=[payer] * 60), Side([SENTRY]))
    duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)
    while duel.prompt(duel.asked()[0]) == "ds-ask-order-queue":
        duel.choose(0, 0)
    assert duel.resources(0) == 60
    assert not duel.over


# --- delayed and replacement effects ------------------------------------------------------------


@pytest.mark.rule("DS-DELAYED-1", "DS-DELAYED-2")
def test_a_delayed_effect_is_armed_and_comes_at_its_moment():
    fuse = made("event", "Fuse", WhenPlayed(Later(Moment.END_OF_ACTION_PHASE, Deal(1, Each(ANY)))))
    duel = table(Side([FIGHTER], hand=[fuse]), Side([SENTRY]))
    duel.act(0, "play", fuse)
    assert duel.discard(0) == ["Fuse"]
    assert duel.damage(SENTRY) == 0
    duel.pass_(1).pass_(0)
    assert (duel.damage(SENTRY), duel.damage(FIGHTER)) == (1, 1)
    told = duel.log()
    assert told.index("ds-log-phase-end") < told.index("ds-log-damage")
    assert told.index("ds-log-damage") < told.index("ds-log-upkeep-ready")


@pytest.mark.rule("DS-REPLACEMENT-1")
def test_every_replacement_reads_with_instead():
    write = writer("en").write
    for card in CARDS:
        if any(isinstance(ability, Instead) for ability in card.abilities):
            words = " ".join([write(sentence) for sentence in card_lines(card)])
            assert "instead" in words, card.name


LOSE_WEAPON = made(
    "event", "Disarmed", WhenPlayed(Discard(One(Cards(OPPONENT, subtypes=(Subtype.WEAPON,)))))
)
BLADE = made("upgrade", "Blade", subtypes=(Subtype.WEAPON,))


@pytest.mark.rule("DS-REPLACEMENT-2", "DS-REPLACEMENT-3", "DS-REPLACEMENT-4")
def test_example_ammo_belt_goes_instead_of_the_weapon():
    mourn = made("support", "Mourn", After(Discarded(Cards(subtypes=(Subtype.WEAPON,))), Gain(1)))
    note = made("support", "Note", After(Discarded(Cards(names=("Ammo Belt",))), Gain(10)))
    duel = table(
        Side([FIGHTER], hand=[LOSE_WEAPON]),
        Side([In(SENTRY, upgrades=[BLADE, "SoR 141"])], supports=[mourn, note]),
    )
    duel.act(0, "play", LOSE_WEAPON)
    assert duel.prompt(1) == "ds-ask-instead"
    duel.yes(1)
    assert duel.in_play(BLADE)
    assert duel.discard(1) == ["Ammo Belt"]
    assert duel.resources(1) == 10  # the belt was discarded, the weapon was not
    again = table(
        Side([FIGHTER], hand=[LOSE_WEAPON]), Side([In(SENTRY, upgrades=[BLADE, "SoR 141"])])
    )
    again.act(0, "play", LOSE_WEAPON).no(1)
    assert again.discard(1) == ["Blade"]


SAVED = Instead(Defeated(THIS, by_damage=True), Gain(1))


@pytest.mark.rule("DS-REPLACEMENT-5")
def test_would_be_is_faster_than_before():
    hero = made("character", "Hero", Before(Defeated(THIS), Gain(10)), SAVED, sides="1R - - - - -")
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(hero, damage=9)]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, hero)
    assert duel.in_play(hero)
    assert duel.resources(1) == 1  # and the "before" ability never came


@pytest.mark.rule("DS-REPLACEMENT-6", "DS-REPLACEMENT-8")
def test_of_two_own_replacements_the_player_picks_one_and_only_that_applies():
    hero = made("character", "Hero B", SAVED, sides="1R - - - - -")
    angel = made(
        "support", "Angel", Instead(Defeated(Cards(YOU, CHARACTERS), by_damage=True), Gain(4))
    )
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(hero, damage=9)], supports=[angel]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, hero)
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-order-instead"
    duel.choose(1, 1)
    assert duel.resources(1) == 4


@pytest.mark.rule("DS-REPLACEMENT-7")
@pytest.mark.parametrize("controller", [0, 1])
def test_of_two_players_replacements_the_battlefields_controller_picks(controller):
    hero = made("character", "Hero C", SAVED, sides="1R - - - - -")
    thief = made(
        "support", "Thief", Instead(Defeated(Cards(OPPONENT, CHARACTERS), by_damage=True), Gain(4))
    )
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))], supports=[thief]),
        Side([In(hero, damage=9)]),
        controller=controller,
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, hero)
    assert duel.asked() == (controller,)
    assert duel.prompt(controller) == "ds-ask-order-instead"


# --- keywords -----------------------------------------------------------------------------------

WARDEN = made("character", "Warden", keywords=("guardian",), sides="1R - - - - -")


@pytest.mark.rule("DS-KEYWORD-1")
def test_a_keyword_gained_twice_is_there_once():
    order = made("support", "Order", Ongoing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS))))
    duel = table(
        Side([WARDEN], supports=[order, order]),
        Side([In(RAIDER, dice=("1RD", "3RD")), SENTRY]),
    )
    duel.rolls((WARDEN, "1R")).act(0, "activate", WARDEN)
    assert duel.prompt(0) == "ds-ask-guardian"
    duel.choose(0, (RAIDER, 0))
    assert duel.asked() == (1,)  # no second guardian
    assert duel.pool(1) == ["3RD"]
    assert duel.damage(WARDEN) == 1


@pytest.mark.rule("DS-KEYWORD-2")
def test_a_keyword_is_there_or_it_is_not():
    order = made(
        "support", "Order B", Ongoing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS)))
    )
    duel = table(Side([FIGHTER], supports=[order, order]), Side([SENTRY]))
    assert has_keyword(duel.g, duel.card(FIGHTER), "guardian")
    for card in [card.id for card in duel.g.play.values() if card.kind == "support"]:
        at_once(in_play.discard(Context(duel.g, 0), card))
    assert not has_keyword(duel.g, duel.card(FIGHTER), "guardian")


@pytest.mark.rule("DS-GUARDIAN-1", "DS-GUARDIAN-2")
def test_guardian_removes_a_damage_die_and_is_dealt_its_value_before_the_roll():
    duel = table(
        Side([WARDEN]), Side([In(RAIDER, dice=("2ID", "+2RD", "-")), In(SENTRY, dice=("2Sh",))])
    )
    duel.act(0, "activate", WARDEN)
    dice = [(RAIDER, 0), (RAIDER, 1), (RAIDER, 2), (SENTRY, 0)]
    assert duel.can_choose(0, *dice) == [True, True, False, False]
    duel.rolls((WARDEN, "1R")).choose(0, (RAIDER, 0))
    assert duel.shows(RAIDER, 0) is None
    assert duel.damage(WARDEN) == 2
    told = duel.log()
    assert told.index("ds-log-damage") < told.index("ds-log-rolled")


@pytest.mark.rule("DS-GUARDIAN-3")
def test_guardian_is_optional():
    duel = table(Side([WARDEN]), Side([In(RAIDER, dice=("2ID",)), SENTRY]))
    duel.rolls((WARDEN, "1R")).act(0, "activate", WARDEN).choose(0, "none")
    assert duel.damage(WARDEN) == 0
    assert duel.pool(1) == ["2ID"]
    assert duel.pool(0) == ["1R"]


@pytest.mark.rule("DS-REDEPLOY-3", "DS-REDEPLOY-4")
def test_redeploy_takes_the_die_along_and_ignores_restrictions():
    blade = made(
        "upgrade",
        "Blue Blade",
        sides="1MD - - - - -",
        keywords=("redeploy",),
        only_on=Cards(types=CHARACTERS, colours=BLUE),
    )
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9, upgrades=[In(blade, dice=("1MD",))]), RAIDER]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    duel.choose(1, RAIDER)  # a red character
    assert duel.card(blade).host == duel.id(RAIDER)
    assert duel.shows(blade) is None
    assert duel.pool(1) == []


MODIFY = Cards(types=SUPPORTS, subtypes=(Subtype.VEHICLE,))
TURRET = made("upgrade", "Turret", subtypes=(Subtype.MOD,), only_on=MODIFY)
BIKE = made("support", "Bike", subtypes=(Subtype.VEHICLE,))
SADDLE = made("upgrade", "Saddle", subtypes=(Subtype.VEHICLE,))


@pytest.mark.rule("DS-MODIFY-1", "DS-MODIFY-2", "DS-MODIFY-3")
def test_example_modify_vehicle_support_means_a_support():
    duel = table(
        Side([In(FIGHTER, upgrades=[SADDLE])], supports=[BIKE], hand=[TURRET]), Side([SENTRY])
    )
    assert Subtype.MOD in facts.KNOWN[TURRET.code].subtypes
    duel.act(0, "play", TURRET)
    assert duel.card(TURRET).host == duel.id(BIKE)
    none = table(Side([In(FIGHTER, upgrades=[SADDLE])], hand=[TURRET]), Side([SENTRY]))
    assert none.refused(0, "play", TURRET) == "DS-PLAY-CARD-3"


@pytest.mark.rule("DS-MODIFY-4")
def test_modify_cannot_be_ignored_like_a_play_restriction():
    lax = made("character", "Lax", Ongoing(IgnoresRestrictions(Cards())), sides="1R - - - - -")
    sash = made("upgrade", "Sash", only_on=Cards(types=CHARACTERS, colours=BLUE))
    duel = table(Side([lax], hand=[TURRET, sash]), Side([SENTRY]))
    assert duel.can(0, "play", sash)
    assert not duel.can(0, "play", TURRET)
