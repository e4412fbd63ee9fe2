"""Delayed and replacement effects, and the keywords."""

import pytest

from cantina.core.cards import walk
from cantina.core.fluent import writer
from cantina.games.destiny import facts
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    BLUE,
    CHARACTERS,
    OPPONENT,
    SUPPORTS,
    THIS,
    YOU,
    Ability,
    After,
    Before,
    Cards,
    Deal,
    Defeated,
    Discard,
    Discarded,
    Each,
    Gain,
    HasKeyword,
    IgnoresRestrictions,
    Instead,
    Later,
    Moment,
    One,
    Standing,
)
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.rules import leaving_play
from cantina.games.destiny.rules.ongoing import has_keyword
from cantina.games.destiny.terms import Keyword, Subtype
from destiny.made import FIGHTER, RAIDER, SENTRY, character, event, made, support
from destiny.table import In, Side, at_once, table

ANY = Cards(types=CHARACTERS)


# --- delayed and replacement effects ------------------------------------------------------------


@pytest.mark.rule("DS-DELAYED-1", "DS-DELAYED-2")
def test_a_delayed_effect_is_armed_and_comes_at_its_moment() -> None:
    fuse = event("Fuse", Later(Moment.END_OF_ACTION_PHASE, Deal(1, Each(ANY))))
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
def test_every_replacement_reads_with_instead() -> None:
    write = writer("en").write
    replacing = [
        card for card in CARDS if any(isinstance(part, Instead) for part in walk(card.abilities))
    ]
    assert replacing
    for card in replacing:
        words = " ".join([write(sentence) for sentence in card_lines(card)])
        assert "instead" in words, card.name


LOSE_WEAPON = event("Disarmed", Discard(One(Cards(OPPONENT, subtypes=(Subtype.WEAPON,)))))


BLADE = made("upgrade", "Blade", subtypes=(Subtype.WEAPON,))


@pytest.mark.rule("DS-REPLACEMENT-2", "DS-REPLACEMENT-3", "DS-REPLACEMENT-4")
def test_example_ammo_belt_goes_instead_of_the_weapon() -> None:
    mourn = support("Mourn", Ability(After(Discarded(Cards(subtypes=(Subtype.WEAPON,)))), Gain(1)))
    note = support("Note", Ability(After(Discarded(Cards(names=("Ammo Belt",)))), Gain(10)))
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


SAVED = Ability(Instead(Defeated(THIS, by_damage=True)), Gain(1))


@pytest.mark.rule("DS-REPLACEMENT-2", "DS-REPLACEMENT-5")
def test_would_be_is_faster_than_before() -> None:
    hero = character("Hero", Ability(Before(Defeated(THIS)), Gain(10)), SAVED)
    wake = support("Wake", Ability(After(Defeated(Cards(types=CHARACTERS))), Gain(20)))
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(hero, damage=9)], supports=[wake]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, hero)
    assert duel.in_play(hero)
    assert not duel.over
    # The "before" ability never came, nor what follows a defeat, since there was none.
    assert duel.resources(1) == 1


@pytest.mark.rule("DS-REPLACEMENT-6", "DS-REPLACEMENT-8")
def test_of_two_own_replacements_the_player_picks_one_and_only_that_applies() -> None:
    hero = character("Hero B", SAVED)
    angel = support(
        "Angel", Ability(Instead(Defeated(Cards(YOU, CHARACTERS), by_damage=True)), Gain(4))
    )
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(hero, damage=9)], supports=[angel]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, hero)
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-order-instead"
    duel.choose(1, 1)
    assert duel.resources(1) == 4


@pytest.mark.rule("DS-REPLACEMENT-7")
@pytest.mark.parametrize("controller", [0, 1])
def test_of_two_players_replacements_the_battlefields_controller_picks(controller: int) -> None:
    hero = character("Hero C", SAVED)
    thief = support(
        "Thief", Ability(Instead(Defeated(Cards(OPPONENT, CHARACTERS), by_damage=True)), Gain(4))
    )
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))], supports=[thief]),
        Side([In(hero, damage=9)]),
        controller=controller,
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, hero)
    assert duel.asked() == (controller,)
    assert duel.prompt(controller) == "ds-ask-order-instead"


WARDEN = character("Warden", keywords=("guardian",))


# --- keywords -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-KEYWORD-1")
def test_a_keyword_gained_twice_is_there_once() -> None:
    order = support("Order", Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS))))
    duel = table(
        Side([WARDEN], supports=[order, order]), Side([In(RAIDER, dice=("1RD", "3RD")), SENTRY])
    )
    duel.rolls((WARDEN, "1R")).act(0, "activate", WARDEN)
    assert duel.prompt(0) == "ds-ask-guardian"
    duel.choose(0, (RAIDER, 0))
    assert duel.asked() == (1,)  # no second guardian
    assert duel.pool(1) == ["3RD"]
    assert duel.damage(WARDEN) == 1


@pytest.mark.rule("DS-KEYWORD-2")
def test_a_keyword_is_there_or_it_is_not() -> None:
    order = support("Order B", Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS))))
    duel = table(Side([FIGHTER], supports=[order, order]), Side([SENTRY]))
    assert has_keyword(duel.g, duel.card(FIGHTER), "guardian")
    assert not has_keyword(duel.g, duel.card(FIGHTER), "ambush")
    for card in [card.id for card in duel.g.play.values() if card.kind == "support"]:
        at_once(leaving_play.discard(Scene(duel.g, 0), card))
    assert not has_keyword(duel.g, duel.card(FIGHTER), "guardian")


@pytest.mark.rule("DS-GUARDIAN-1", "DS-GUARDIAN-2")
def test_guardian_removes_a_damage_die_and_is_dealt_its_value_before_the_roll() -> None:
    duel = table(
        Side([WARDEN, In(FIGHTER, dice=("1MD",))]),
        Side([In(RAIDER, dice=("2ID", "+2RD", "-")), In(SENTRY, dice=("2Sh",))]),
    )
    duel.act(0, "activate", WARDEN)
    dice = [(RAIDER, 0), (RAIDER, 1), (RAIDER, 2), (SENTRY, 0), (FIGHTER, 0)]
    assert duel.can_choose(0, *dice) == [True, True, False, False, False]
    duel.rolls((WARDEN, "1R")).choose(0, (RAIDER, 0))
    assert duel.shows(RAIDER, 0) is None
    assert duel.damage(WARDEN) == 2
    shielded = table(Side([In(WARDEN, shields=1)]), Side([In(RAIDER, dice=("3RD",)), SENTRY]))
    shielded.rolls((WARDEN, "1R")).act(0, "activate", WARDEN).choose(0, (RAIDER, 0))
    assert (shielded.damage(WARDEN), shielded.shields(WARDEN)) == (2, 0)  # dealt, not placed
    told = duel.log()
    assert told.index("ds-log-damage") < told.index("ds-log-rolled")


@pytest.mark.rule("DS-GUARDIAN-1", "DS-GUARDIAN-3")
def test_guardian_is_optional() -> None:
    duel = table(Side([WARDEN]), Side([In(RAIDER, dice=("2ID",)), SENTRY]))
    duel.rolls((WARDEN, "1R")).act(0, "activate", WARDEN).choose(0, "none")
    assert duel.damage(WARDEN) == 0
    assert duel.pool(1) == ["2ID"]
    assert duel.pool(0) == ["1R"]


@pytest.mark.rule("DS-REDEPLOY-3", "DS-REDEPLOY-4")
def test_redeploy_takes_the_die_along_and_ignores_restrictions() -> None:
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


BIKE = support("Bike", subtypes=(Subtype.VEHICLE,))


SADDLE = made("upgrade", "Saddle", subtypes=(Subtype.VEHICLE,))


@pytest.mark.rule("DS-MODIFY-1", "DS-MODIFY-2", "DS-MODIFY-3")
def test_example_modify_vehicle_support_means_a_support() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[SADDLE])], supports=[BIKE], hand=[TURRET]), Side([SENTRY])
    )
    assert Subtype.MOD in facts.KNOWN[TURRET.code].subtypes
    duel.act(0, "play", TURRET)
    assert duel.card(TURRET).host == duel.id(BIKE)
    none = table(Side([In(FIGHTER, upgrades=[SADDLE])], hand=[TURRET]), Side([SENTRY]))
    assert none.refused(0, "play", TURRET) == "DS-PLAY-CARD-3"


@pytest.mark.rule("DS-MODIFY-4")
def test_modify_cannot_be_ignored_like_a_play_restriction() -> None:
    lax = character("Lax", Standing(IgnoresRestrictions(Cards())))
    sash = made("upgrade", "Sash", only_on=Cards(types=CHARACTERS, colours=BLUE))
    duel = table(Side([lax], hand=[TURRET, sash]), Side([SENTRY]))
    assert duel.can(0, "play", sash)
    assert not duel.can(0, "play", TURRET)
