"""Supports, upgrades and downgrades; limits and changing types."""

from typing import Any

import pytest

from cantina.core.cards import count_of
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CHARACTERS,
    HOST,
    OPPONENT,
    SUPPORTS,
    UPGRADES,
    YOU,
    Ability,
    Activates,
    After,
    Cards,
    Count,
    Deal,
    Each,
    Gain,
    LimitOnHost,
    MoveUpgrade,
    One,
    Standing,
)
from cantina.games.destiny.rules import damage, in_play, leaving_play, ongoing
from cantina.games.destiny.terms import Subtype
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Side, at_once, table

KIT = made("upgrade", "Kit", cost=1)


PATCH = made("upgrade", "Patch", cost=1)


SPIKE = made("upgrade", "Spike", cost=2)


RIFLE = made("upgrade", "Rifle", sides="2RD - - - - -", cost=1)


GEAR = made("upgrade", "Gear", sides="1R - - - - -", cost=3)


CURSE = made("downgrade", "Curse", Ability(After(Activates(HOST, YOU)), Gain(1)), cost=0)


# --- downgrades ---------------------------------------------------------------------------------


@pytest.mark.rule("DS-DOWNGRADE-1", "DS-DOWNGRADE-3", "DS-CONTROLLER-1")
def test_a_downgrade_goes_on_an_opponents_character_and_stays_yours() -> None:
    duel = table(Side([FIGHTER, ENVOY], hand=[CURSE]), Side([SENTRY, RAIDER]))
    duel.act(0, "play", CURSE)
    assert sorted(duel.offered(0)) == sorted([str(duel.id(SENTRY)), str(duel.id(RAIDER))])
    duel.choose(0, SENTRY)
    assert duel.card(CURSE).host == duel.id(SENTRY)
    assert duel.card(CURSE).controller == 0


@pytest.mark.rule("DS-DOWNGRADE-2")
def test_a_downgrade_is_discarded_with_its_character_to_its_owners_pile() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, damage=9, downgrades=[CURSE]), RAIDER])
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.discard(0) == ["Curse"]
    assert duel.discard(1) == []


@pytest.mark.rule("DS-DOWNGRADE-4", "DS-DOWNGRADE-5", "DS-DOWNGRADE-6")
def test_the_fourth_downgrade_may_be_played_and_the_victim_discards_one() -> None:
    duel = table(
        Side([FIGHTER], hand=[CURSE]), Side([In(SENTRY, downgrades=[CURSE, CURSE, CURSE])])
    )
    new = duel.g.players[0].hand[0]
    duel.act(0, "play", new)
    assert duel.asked() == (1,)
    assert len(duel.offered(1)) == 4
    duel.choose(1, new)  # even the new one
    assert len([c for c in duel.g.play.values() if c.kind == "downgrade"]) == 3
    assert new in duel.g.players[0].discard


@pytest.mark.rule("DS-DOWNGRADE-7")
def test_a_downgrade_works_every_round() -> None:
    duel = table(Side([FIGHTER]), Side([In(SENTRY, downgrades=["CONV 160"])]), active=1)
    duel.rolls((SENTRY, "1R")).act(1, "activate", SENTRY)
    assert duel.damage(SENTRY) == 1  # Shock Collar
    duel.pass_(0).pass_(1)
    assert duel.g.round == 3
    duel.pass_(0).rolls((SENTRY, "1R")).act(1, "activate", SENTRY)
    assert duel.damage(SENTRY) == 2


ENGINE = made("support", "Engine", Ability(ACTION, Gain(1)), sides="1R 2RD - - - -", cost=1)


# --- supports -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-SUPPORT-1", "DS-SUPPORT-2", "DS-ZONE-2", "DS-SET-ASIDE-3")
def test_a_support_lies_in_the_play_area_with_its_die_on_it() -> None:
    duel = table(Side([FIGHTER], hand=[ENGINE], resources=1), Side([SENTRY]))
    die = duel.g.players[0].aside_dice[0]
    duel.act(0, "play", ENGINE)
    card = duel.card(ENGINE)
    assert (card.controller, card.host) == (0, -1)
    assert duel.g.dice[die].card == card.id
    assert duel.shows(ENGINE) is None
    assert duel.pool(0) == []
    assert die not in duel.g.players[0].aside_dice


@pytest.mark.rule("DS-SUPPORT-3", "DS-SUPPORT-7")
def test_a_support_stays_and_can_be_used_again_each_round() -> None:
    duel = table(Side([FIGHTER], supports=["TPG 10"]), Side([SENTRY]))
    duel.act(0, "action", "TPG 10", 0)
    assert duel.exhausted("TPG 10")
    duel.pass_(1)
    assert duel.refused(0, "action", "TPG 10", 0) == "DS-EXHAUST-2"
    duel.pass_(0)
    assert duel.g.round == 3
    assert duel.in_play("TPG 10")
    assert duel.can(0, "action", "TPG 10", 0)


@pytest.mark.rule("DS-SUPPORT-4")
def test_supports_are_never_offered_as_targets_of_damage() -> None:
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([SENTRY], supports=[ENGINE]))
    duel.act(0, "resolve", (FIGHTER, 0))
    assert duel.can_choose(0, SENTRY, ENGINE) == [True, False]
    blast = event("Blast All", Deal(2, Each(Cards(OPPONENT))))
    struck = table(Side([FIGHTER], hand=[blast]), Side([SENTRY], supports=[ENGINE]))
    struck.act(0, "play", blast)
    assert (struck.damage(SENTRY), struck.damage(ENGINE)) == (2, 0)
    assert not at_once(damage.deal(Scene(struck.g, 0), [(struck.id(ENGINE), 3)]))
    assert struck.damage(ENGINE) == 0


@pytest.mark.rule("DS-SUPPORT-5")
def test_activating_a_support_rolls_its_die() -> None:
    duel = table(Side([FIGHTER], supports=[ENGINE]), Side([SENTRY]))
    duel.rolls((ENGINE, "2RD")).act(0, "activate", ENGINE)
    assert duel.pool(0) == ["2RD"]
    assert duel.exhausted(ENGINE)


@pytest.mark.rule("DS-SUPPORT-6")
def test_any_number_of_supports() -> None:
    duel = table(
        Side([FIGHTER], supports=[ENGINE] * 10, hand=[ENGINE], resources=1), Side([SENTRY])
    )
    duel.act(0, "play", duel.g.players[0].hand[0])
    assert len([c for c in duel.g.play.values() if c.kind == "support"]) == 11
    assert duel.discard(0) == []


# --- upgrades -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-UPGRADE-1")
def test_upgrades_go_on_own_characters_and_mods_on_supports() -> None:
    mod = made(
        "upgrade",
        "Mod",
        subtypes=(Subtype.MOD,),
        only_on=Cards(types=SUPPORTS, subtypes=(Subtype.VEHICLE,)),
    )
    bike = made("support", "Bike", subtypes=(Subtype.VEHICLE,), sides="1R - - - - -")
    duel = table(
        Side([FIGHTER, ENVOY], supports=[bike, ENGINE], hand=[KIT, mod], resources=1),
        Side([SENTRY]),
    )
    duel.act(0, "play", KIT)
    assert sorted(duel.offered(0)) == sorted([str(duel.id(FIGHTER)), str(duel.id(ENVOY))])
    duel.choose(0, FIGHTER).pass_(1)
    duel.act(0, "play", mod)  # the vehicle is its only host
    assert duel.card(mod).host == duel.id(bike)


@pytest.mark.rule("DS-UPGRADE-2")
def test_the_die_of_an_upgrade_is_put_on_it() -> None:
    duel = table(Side([FIGHTER], hand=[GEAR], resources=3), Side([SENTRY]))
    duel.act(0, "play", GEAR)
    assert duel.shows(GEAR) is None
    assert duel.g.dice[duel.die(GEAR)].card == duel.id(GEAR)


@pytest.mark.rule("DS-UPGRADE-3")
def test_an_upgrade_goes_with_its_host() -> None:
    mod = made("upgrade", "Rig", subtypes=(Subtype.MOD,), only_on=Cards(types=SUPPORTS))
    duel = table(Side([FIGHTER], supports=[In(ENGINE, upgrades=[mod])]), Side([SENTRY]))
    at_once(leaving_play.discard(Scene(duel.g, 0), duel.id(ENGINE)))
    assert duel.discard(0) == ["Engine", "Rig"]
    fallen = table(
        Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, damage=8, upgrades=[KIT]), ENVOY])
    )
    fallen.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert fallen.discard(1) == ["Kit"]
    assert not fallen.in_play(KIT)
    # Until then it stays, round after round.
    kept = table(Side([In(FIGHTER, upgrades=[KIT])]), Side([SENTRY]))
    kept.pass_(0).pass_(1)
    assert kept.card(KIT).host == kept.id(FIGHTER)


@pytest.mark.rule("DS-REPLACE-1", "DS-REPLACE-2")
def test_replacing_an_upgrade_costs_only_the_difference() -> None:
    old = made("upgrade", "Old", cost=2)
    duel = table(Side([In(FIGHTER, upgrades=[old])], hand=[GEAR], resources=1), Side([SENTRY]))
    duel.act(0, "play", GEAR)  # 3 - 2 = 1 is all there is, so the old one is replaced
    assert duel.discard(0) == ["Old"]
    assert duel.card(GEAR).host == duel.id(FIGHTER)
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-REPLACE-1")
def test_replacing_is_a_choice_among_the_upgrades_of_that_card() -> None:
    team = [In(FIGHTER, upgrades=[KIT]), In(ENVOY, upgrades=[PATCH])]
    duel = table(Side(team, hand=[GEAR], resources=9), Side([SENTRY]))
    duel.act(0, "play", GEAR).choose(0, FIGHTER)
    assert duel.offered(0) == ["none", str(duel.id(KIT))]
    duel.choose(0, "none")
    assert duel.resources(0) == 6
    assert duel.card(KIT).host == duel.card(GEAR).host == duel.id(FIGHTER)


@pytest.mark.rule("DS-UPGRADE-3")
def test_an_upgrade_whose_host_dies_of_the_replacing_is_discarded() -> None:
    hurt = In(FIGHTER, damage=10, upgrades=["CONV 71"])  # alive by the armour's health alone
    duel = table(Side([hurt, SENTRY], hand=[GEAR], resources=3), Side([SENTRY]))
    duel.act(0, "play", GEAR).choose(0, FIGHTER).choose(0, "CONV 71")
    assert duel.resources(0) == 2
    assert sorted(duel.discard(0)) == ["Gear", "Republic Jedi Armor"]
    assert not duel.in_play(FIGHTER)
    assert not duel.in_play(GEAR)
    assert duel.log()[-1] == "ds-log-host-gone"
    assert duel.g.played == []
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-REPLACE-3")
def test_a_player_replaces_once_a_round() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[KIT])], hand=[GEAR, GEAR], resources=9), Side([SENTRY])
    )
    first, second = duel.g.players[0].hand
    duel.act(0, "play", first)
    assert duel.offered(0) == ["none", str(duel.id(KIT))]
    duel.choose(0, KIT).pass_(1)
    assert duel.resources(0) == 7
    duel.act(0, "play", second)
    assert duel.asked() == (1,)  # no replacing is offered any more
    assert duel.resources(0) == 4


@pytest.mark.rule("DS-REPLACE-3")
def test_replacing_is_counted_for_each_player_and_each_round() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[KIT])], hand=[GEAR, GEAR], resources=9),
        Side([In(SENTRY, upgrades=[PATCH])], hand=[SPIKE], resources=9),
    )
    first, second = duel.g.players[0].hand
    duel.act(0, "play", first).choose(0, KIT)
    duel.act(1, "play", SPIKE)
    assert duel.prompt(1) == "ds-ask-replace"  # the opponent still may
    duel.choose(1, "none").pass_(0).pass_(1).choose(0)
    duel.act(0, "play", second)
    assert duel.prompt(0) == "ds-ask-replace"  # and so may he in the next round


@pytest.mark.rule("DS-UPGRADE-4", "DS-UPGRADE-6")
def test_the_fourth_upgrade_may_be_played_and_an_older_one_goes() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[KIT, KIT, KIT])], hand=[GEAR], resources=9), Side([SENTRY])
    )
    duel.act(0, "play", GEAR).choose(0, "none")
    assert len(duel.offered(0)) == 3
    assert duel.can_choose(0, GEAR) == [False]
    duel.choose(0, duel.offered(0)[0])
    assert len([c for c in duel.g.play.values() if c.kind == "upgrade"]) == 3
    assert duel.in_play(GEAR)
    assert duel.resources(0) == 6


@pytest.mark.rule("DS-UPGRADE-5")
def test_after_a_move_any_of_the_four_may_go() -> None:
    move = event(
        "Hand Over",
        MoveUpgrade(One(Cards(YOU, UPGRADES, names=("Gear",))), One(Cards(YOU, CHARACTERS))),
    )
    duel = table(
        Side([In(FIGHTER, upgrades=[KIT, KIT, KIT]), In(ENVOY, upgrades=[GEAR])], hand=[move]),
        Side([SENTRY]),
    )
    duel.act(0, "play", move)
    assert len(duel.offered(0)) == 4
    duel.choose(0, GEAR)
    assert duel.discard(0) == ["Gear", "Hand Over"]


@pytest.mark.rule("DS-UPGRADE-7", "DS-UPGRADE-8", "DS-UPGRADE-9")
def test_colours_mixes_and_copies_do_not_matter_for_upgrades() -> None:
    sword = made("upgrade", "Sword", subtypes=(Subtype.WEAPON,), colour="blue")
    duel = table(Side([In(FIGHTER, upgrades=[sword, sword])], hand=[sword]), Side([SENTRY]))
    duel.act(0, "play", duel.g.players[0].hand[0])  # a third weapon, a third copy, blue on red
    assert duel.prompt(0) == "ds-ask-replace"  # allowed, but nobody has to
    duel.choose(0, "none")
    assert duel.asked() == (1,)
    assert len([c for c in duel.g.play.values() if c.kind == "upgrade"]) == 3
    assert duel.discard(0) == []


@pytest.mark.rule("DS-UPGRADE-10", "DS-UPGRADE-11", "DS-UPGRADE-12", "DS-ACTIVATE-1")
def test_upgrade_dice_roll_with_their_host_whatever_the_upgrade_does() -> None:
    duel = table(Side([In(FIGHTER, upgrades=[In(GEAR, exhausted=True), KIT])]), Side([SENTRY]))
    duel.rolls((FIGHTER, "1MD"), (GEAR, "1R")).act(0, "activate", FIGHTER)
    assert sorted(duel.pool(0)) == ["1MD", "1R"]
    assert duel.exhausted(FIGHTER)
    assert duel.exhausted(GEAR)
    assert not duel.exhausted(KIT)


@pytest.mark.rule("DS-UPGRADE-10", "DS-ACTIVATE-1")
def test_all_upgrades_of_the_card_roll_and_none_of_another_card() -> None:
    team = [In(FIGHTER, upgrades=[GEAR, RIFLE]), In(ENVOY, upgrades=[GEAR])]
    duel = table(Side(team), Side([SENTRY]))
    duel.rolls((FIGHTER, "1MD"), (GEAR, "1R"), (RIFLE, "2RD")).act(0, "activate", FIGHTER)
    assert sorted(duel.pool(0)) == ["1MD", "1R", "2RD"]


@pytest.mark.rule("DS-UPGRADE-13", "DS-ONGOING-1")
def test_an_upgrade_changes_its_host_for_as_long_as_it_is_attached() -> None:
    duel = table(Side([In("CONV 19", upgrades=["CONV 34"])]), Side([SENTRY]))  # Modular Frame
    droid = duel.card("CONV 19")
    assert ongoing.health(duel.g, droid) == 8
    assert ongoing.health(duel.g, duel.card(SENTRY)) == 10  # nobody else gains by it
    at_once(leaving_play.discard(Scene(duel.g, 0), duel.id("CONV 34")))
    assert ongoing.health(duel.g, droid) == 7


FORM = made("upgrade", "Form", Standing(LimitOnHost(Subtype.MOVE)), subtypes=(Subtype.MOVE,))


# --- limits, changing types ---------------------------------------------------------------------


@pytest.mark.rule("DS-LIMIT-1")
def test_a_printed_limit_concerns_only_the_character_it_is_on() -> None:
    def play_on(character: Any) -> Any:
        duel = table(Side([In(FIGHTER, upgrades=[FORM]), ENVOY], hand=[FORM]), Side([SENTRY]))
        duel.act(0, "play", duel.g.players[0].hand[0]).choose(0, character)
        if duel.asked() == (0,):
            duel.choose(0, "none")
        return len([c for c in duel.g.play.values() if c.kind == "upgrade"]), duel.discard(0)

    assert play_on(ENVOY) == (2, [])
    assert play_on(FIGHTER) == (1, ["Form"]), "this one has a form already"


@pytest.mark.rule("DS-LIMIT-2")
def test_beyond_a_printed_limit_the_controller_discards() -> None:
    duel = table(Side([In(FIGHTER, upgrades=[FORM])], hand=[FORM]), Side([SENTRY]))
    duel.act(0, "play", duel.g.players[0].hand[0])
    assert duel.prompt(0) == "ds-ask-replace"
    duel.choose(0, "none")
    assert duel.asked() == (1,)  # only one card can go, so nobody is asked
    assert len([c for c in duel.g.play.values() if c.kind == "upgrade"]) == 1
    assert duel.discard(0) == ["Form"]


@pytest.mark.rule("DS-LIMIT-2")
def test_a_limit_passed_by_a_move_lets_the_controller_choose_what_goes() -> None:
    shove = event(
        "Shove", MoveUpgrade(One(Cards(OPPONENT, UPGRADES)), One(Cards(OPPONENT, CHARACTERS)))
    )
    stance = made("upgrade", "Stance", subtypes=(Subtype.MOVE,))
    theirs = Side([In(SENTRY, upgrades=[FORM]), In(RAIDER, upgrades=[stance])])
    duel = table(Side([FIGHTER], hand=[shove]), theirs)
    duel.act(0, "play", shove).choose(0, stance)
    assert duel.asked() == (1,)  # not the player who moved it
    assert duel.can_choose(1, FORM, stance) == [True, True]
    duel.choose(1, FORM)
    assert duel.discard(1) == ["Form"]
    assert duel.card(stance).host == duel.id(SENTRY)


@pytest.mark.rule(
    "DS-TYPE-CHANGE-1",
    "DS-TYPE-CHANGE-2",
    "DS-TYPE-CHANGE-3",
    "DS-TYPE-CHANGE-4",
    "DS-TYPE-CHANGE-5",
)
def test_a_character_that_becomes_a_support_keeps_only_its_position_and_its_dice() -> None:
    duel = table(
        Side(
            [
                In(
                    FIGHTER,
                    dice=("2MD",),
                    damage=3,
                    shields=2,
                    resources=1,
                    exhausted=True,
                    upgrades=[KIT],
                    points=10,
                ),
                ENVOY,
            ]
        ),
        Side([SENTRY]),
    )
    at_once(in_play.change_type(Scene(duel.g, 0), duel.id(FIGHTER), "support"))
    card = duel.card(FIGHTER)
    mine = Cards(YOU, CHARACTERS)
    assert count_of(Scene(duel.g, 0), Count(mine)) == 1
    assert (card.damage, card.shields, card.resources, card.points) == (0, 0, 0, 0)
    assert duel.discard(0) == ["Kit"]
    assert card.exhausted
    at_once(in_play.change_type(Scene(duel.g, 1), duel.id(SENTRY), "support"))
    assert not duel.exhausted(SENTRY)  # it was ready before
    assert duel.shows(FIGHTER) is None
    assert duel.table.view(0).cards[0].health == 0
