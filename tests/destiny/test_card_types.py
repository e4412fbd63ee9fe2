"""Characters, events, supports, upgrades, downgrades, plots and battlefields; uniqueness."""

import pytest

from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.games.destiny import elite, facts, game, in_play, ongoing
from cantina.games.destiny.content.catalogue import CARDS
from cantina.games.destiny.content.decks import READY
from cantina.games.destiny.context import Context
from cantina.games.destiny.deckbuilding import check
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.formats import CONSTRUCTED
from cantina.games.destiny.printed import CHARACTER_SUBTYPES, Subtype
from cantina.games.destiny.random_decks import random_deck
from cantina.games.destiny.reading.values import number
from cantina.games.destiny.vocabulary.effects import Gain, MoveUpgrade, Remove
from cantina.games.destiny.vocabulary.events import Activates
from cantina.games.destiny.vocabulary.frames import Action, After, Ongoing, WhenPlayed
from cantina.games.destiny.vocabulary.phrases import (
    A_DIE,
    CHARACTERS,
    HOST,
    SUPPORTS,
    UPGRADES,
    YOU,
)
from cantina.games.destiny.vocabulary.rules import HasSubtype, LimitOnHost
from cantina.games.destiny.vocabulary.selectors import Cards, One
from cantina.games.destiny.vocabulary.values import Count
from destiny.table import ENVOY, FIGHTER, RAIDER, SENTRY, In, Side, made, table

KIT = made("upgrade", "Kit", cost=1)
GEAR = made("upgrade", "Gear", sides="1R - - - - -", cost=3)
CURSE = made("downgrade", "Curse", After(Activates(HOST, YOU), Gain(1)), cost=0)


def at_once(coroutine):
    """Run something that asks nobody."""
    with pytest.raises(StopIteration) as stop:
        coroutine.send(None)
    return stop.value.value


# --- subtypes -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-SUBTYPE-1")
def test_a_card_has_none_one_or_several_subtypes():
    assert facts.KNOWN["03025"].subtypes == {"leader", "pilot", "spectre"}  # Hera Syndulla
    assert facts.KNOWN["01157"].subtypes == frozenset()


@pytest.mark.rule("DS-SUBTYPE-2", "DS-SUBTYPE-4")
def test_subtypes_matter_only_to_cards_that_name_them_and_count_once():
    troopers = Cards(YOU, CHARACTERS, subtypes=(Subtype.TROOPER,))
    badge = made("upgrade", "Badge", Ongoing(HasSubtype(Subtype.TROOPER, HOST)))
    duel = table(
        Side([In("AW 2", upgrades=[badge]), FIGHTER, In(RAIDER, upgrades=[badge])]),
        Side([SENTRY]),
    )
    assert number(Context(duel.g, 0), Count(troopers)) == 2
    assert ongoing.subtypes(duel.g, duel.id("AW 2")) == {"trooper"}


@pytest.mark.rule("DS-SUBTYPE-5")
def test_a_player_who_names_a_character_subtype_has_twenty_one_to_choose_from():
    duel = table(Side(["AoN 13"]), Side([SENTRY]))
    duel.rolls(("AoN 13", "1R")).act(0, "activate", "AoN 13").yes(0)
    assert sorted(duel.offered(0)) == sorted([subtype.value for subtype in CHARACTER_SUBTYPES])
    assert len(duel.offered(0)) == 21
    duel.choose(0, "jedi")
    assert "jedi" in ongoing.subtypes(duel.g, duel.id("AoN 13"))


@pytest.mark.rule("DS-EFFECT-1")
def test_what_lasts_until_the_end_of_the_round_ends_then():
    duel = table(Side(["AoN 13"]), Side([SENTRY]))
    duel.rolls(("AoN 13", "1R")).act(0, "activate", "AoN 13").yes(0).choose(0, "jedi")
    assert "jedi" in ongoing.subtypes(duel.g, duel.id("AoN 13"))
    duel.pass_(1).pass_(0)
    assert duel.g.round == 3
    assert "jedi" not in ongoing.subtypes(duel.g, duel.id("AoN 13"))


# --- uniqueness ---------------------------------------------------------------------------------

CROWN = made("support", "Crown", unique=True)
CROWN_BEARER = made("character", "Crown", unique=True, sides="1R - - - - -")


@pytest.mark.rule("DS-UNIQUE-1")
def test_a_card_is_unique_or_not():
    assert facts.KNOWN["01038"].unique is True  # Rey
    assert facts.KNOWN["01059"].unique is False  # Lightsaber


@pytest.mark.rule("DS-UNIQUE-2", "DS-UNIQUE-4")
def test_a_second_copy_of_a_unique_card_cannot_be_played():
    duel = table(Side([FIGHTER], supports=[CROWN], hand=[CROWN]), Side([SENTRY]))
    card = duel.g.players[0].hand[0]
    assert f"play:{card}" not in duel.offered(0)
    assert duel.blocked(0)[f"play:{card}"] == "DS-UNIQUE-4"
    titled = table(Side([CROWN_BEARER], hand=[CROWN]), Side([SENTRY]))
    assert titled.refused(0, "play", titled.g.players[0].hand[0]) == "DS-UNIQUE-4"


@pytest.mark.rule("DS-UNIQUE-5")
def test_each_player_may_have_a_copy_of_the_same_unique_card():
    duel = table(Side([FIGHTER], hand=[CROWN]), Side([SENTRY], supports=[CROWN]))
    duel.act(0, "play", duel.g.players[0].hand[0])
    titles = [facts.of(duel.g, card).title for card in duel.g.play]
    assert titles.count("Crown") == 2


def control(duel, card, seat):
    """Let a player take control of a card, as an effect would."""
    return in_play.take_control(Context(duel.g, seat), card, seat)


@pytest.mark.rule("DS-UNIQUE-6", "DS-CONTROLLER-1", "DS-ZONE-8")
def test_who_comes_to_control_two_copies_discards_one_at_once():
    duel = table(Side([FIGHTER], supports=[CROWN]), Side([SENTRY], supports=[CROWN]))
    theirs = next(c.id for c in duel.g.play.values() if c.kind == "support" and c.controller == 1)
    taking = control(duel, theirs, 0)
    ask = taking.send(None)
    assert ask.seat == 0
    assert len(ask.values()) == 2
    with pytest.raises(StopIteration):
        taking.send(theirs)
    assert theirs not in duel.g.play
    assert duel.discard(1) == ["Crown"]  # its owner's pile
    assert duel.discard(0) == []


@pytest.mark.rule("DS-UNIQUE-7")
def test_a_surplus_unique_character_is_defeated():
    duel = table(Side([CROWN_BEARER, FIGHTER]), Side([CROWN_BEARER, SENTRY]))
    other = next(c.id for c in duel.g.play.values() if c.controller == 1 and c.kind == "character")
    taking = control(duel, other, 0)
    taking.send(None)
    with pytest.raises(StopIteration):
        taking.send(other)
    assert other not in duel.g.play
    assert "Crown" in duel.aside(1)


@pytest.mark.rule("DS-UNIQUE-8", "DS-CHARACTER-3")
def test_identical_dice_of_a_unique_character_are_no_copies():
    duel = table(Side([In("AW 38", dice=(None, None))]), Side([SENTRY]))
    duel.rolls(("AW 38", "1MD"), ("AW 38", "1MD")).act(0, "activate", "AW 38")
    assert duel.pool(0) == ["1MD", "1MD"]


def team(*codes: str, plots: tuple[str, ...] = (), cards=None) -> Deck:
    members = []
    for code in codes:
        number_, _, dice = code.partition("x")
        members.append(TeamMember(number_, int(dice or 1)))
    return Deck("test", tuple(members), ("01168",), cards or {}, plots)


def problems(deck: Deck, balance: bool = False) -> set[str]:
    return {problem.rule for problem in check(deck, CONSTRUCTED, balance).problems}


@pytest.mark.rule("DS-UNIQUE-3", "DS-UNIQUE-9", "DS-UNIQUE-10")
def test_a_team_has_no_unique_character_twice_under_whatever_subtitle():
    assert "DS-UNIQUE-3" in problems(team("01038", "01038"))  # Rey twice
    assert "DS-UNIQUE-3" in problems(team("01010", "02010"))  # two Darth Vaders
    assert "DS-UNIQUE-3" not in problems(team("01002", "01002"))  # two stormtroopers


# --- plots --------------------------------------------------------------------------------------


@pytest.mark.rule("DS-PLOT-1", "DS-PLOT-2")
def test_one_plot_at_most_and_its_points_count():
    assert "DS-PLOT-1" not in problems(team("01035"))
    assert "DS-PLOT-1" not in problems(team("01035", plots=("09113",)))
    assert "DS-PLOT-1" in problems(team("01035", plots=("09113", "10016")))
    assert "DS-CHARACTER-1" in problems(team("01010", "01003", plots=("10008",)))  # 29 + 2


@pytest.mark.rule("DS-CHARACTER-1")
def test_a_team_costs_at_most_thirty_points():
    assert "DS-CHARACTER-1" in problems(team("01010x2", "01003"))  # 21 + 13
    assert "DS-CHARACTER-1" not in problems(team("01010", "01003"))  # 16 + 13


@pytest.mark.rule("DS-PLOT-3")
def test_a_plot_starts_in_play_and_is_in_no_deck():
    key = next(ready.key for ready in READY if ready.deck.plots)
    started = Table.start(game, 2, {"decks": [key, key]}, seed=1)
    plots = [card for card in started.state.play.values() if card.kind == "plot"]
    assert len(plots) == 2
    for player in started.state.players:
        held = [*player.hand, *player.deck.cards()]
        assert not [card for card in held if facts.of(started.state, card).kind == "plot"]


@pytest.mark.rule("DS-PLOT-4", "DS-PLOT-5")
def test_a_plot_needs_a_character_of_its_side_and_colour():
    astrogation = ("10004",)  # blue hero
    assert "DS-PLOT-4" in problems(team("06004", plots=astrogation))  # neutral gray
    assert "DS-PLOT-5" in problems(team("01046", plots=astrogation))  # yellow hero
    assert not {"DS-PLOT-4", "DS-PLOT-5"} & problems(team("01035", plots=astrogation))


@pytest.mark.rule("DS-PLOT-6", "DS-PLOT-7")
def test_a_plot_below_zero_raises_the_limit_by_so_much():
    # The example's plot is worth -1; the pool has one worth -2, which allows 32 points.
    allies = ("10016",)
    thirty_two = team("02011x1", "02010x1", plots=())  # 21 + 13 = 34
    assert "DS-CHARACTER-1" in problems(thirty_two)
    assert check(team("01010x2", "01012", plots=allies), CONSTRUCTED, False).points == 27
    assert "DS-CHARACTER-1" not in problems(team("01010x2", "01020", plots=allies))  # 32 - 2
    assert "DS-CHARACTER-1" in problems(team("01010x2", "01020"))  # 32
    assert "DS-CHARACTER-1" in problems(team("01010x2", "01021", plots=allies))  # 33 - 2


# --- characters, elite, events ------------------------------------------------------------------


@pytest.mark.rule("DS-ELITE-1")
def test_two_point_values_mean_one_die_or_two():
    assert check(team("01011"), CONSTRUCTED, False).points == 10
    assert check(team("01011x2"), CONSTRUCTED, False).points == 13
    plain = Table.start(game, 2, {"decks": ["rey-starter", "kylo-ren-starter"]}).state
    dice = [die for die in plain.dice.values() if facts.of_die(plain, die.id).title == "Rey"]
    finn = [die for die in plain.dice.values() if facts.of_die(plain, die.id).title == "Finn"]
    assert (len(dice), len(finn)) == (2, 1)


@pytest.mark.rule("DS-ELITE-2", "DS-ELITE-3", "DS-ONGOING-2")
def test_training_makes_elite_without_changing_the_points():
    duel = table(
        Side([In("AW 2", points=7)], hand=["SoR 125"], spare_dice=["AW 2"], resources=2),
        Side([SENTRY]),
    )
    trooper = duel.id("AW 2")
    assert not elite.is_elite(duel.g, trooper)
    duel.act(0, "play", "SoR 125")
    assert elite.is_elite(duel.g, trooper)
    assert duel.card("AW 2").points == 7
    duel.pass_(1).rolls(("AW 2", "1RD"), ("AW 2", "2RD")).act(0, "activate", "AW 2")
    assert duel.pool(0) == ["1RD", "2RD"]


@pytest.mark.rule("DS-CHARACTER-2", "DS-CHARACTER-4")
def test_characters_stay_in_play_until_damage_reaches_their_health():
    soldier = made("character", "Soldier", sides="1RD - - - - -", health=7)
    duel = table(Side([In(FIGHTER, dice=("1MD", "1RD"))]), Side([In(soldier, damage=5), SENTRY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, soldier)
    assert duel.in_play(soldier)  # 6 of 7
    duel.pass_(1)
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, soldier)
    assert not duel.in_play(soldier)
    assert "Soldier" in duel.aside(1)


@pytest.mark.rule("DS-EVENT-1", "DS-EVENT-2", "DS-CHOOSE-6")
def test_an_event_may_be_played_for_nothing_and_goes_to_the_discard_pile():
    purge = made("event", "Purge", WhenPlayed(Remove(A_DIE)), cost=1)
    duel = table(Side([FIGHTER], hand=[purge], resources=1), Side([SENTRY]))
    duel.act(0, "play", purge)
    assert duel.discard(0) == ["Purge"]
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-COST-1", "DS-COST-2")
def test_cards_are_paid_for_with_resources():
    for card in CARDS:
        played = card.type.value in ("event", "support", "upgrade", "downgrade")
        assert (card.cost is not None and card.cost >= 0) == played, card.name
    duel = table(Side([FIGHTER], hand=["AW 153"], resources=3), Side([SENTRY]))
    duel.act(0, "play", "AW 153")
    assert duel.resources(0) == 1


# --- downgrades ---------------------------------------------------------------------------------


@pytest.mark.rule("DS-DOWNGRADE-1", "DS-DOWNGRADE-3", "DS-CONTROLLER-1")
def test_a_downgrade_goes_on_an_opponents_character_and_stays_yours():
    duel = table(Side([FIGHTER, ENVOY], hand=[CURSE]), Side([SENTRY, RAIDER]))
    duel.act(0, "play", CURSE)
    assert sorted(duel.offered(0)) == sorted([str(duel.id(SENTRY)), str(duel.id(RAIDER))])
    duel.choose(0, SENTRY)
    assert duel.card(CURSE).host == duel.id(SENTRY)
    assert duel.card(CURSE).controller == 0


@pytest.mark.rule("DS-DOWNGRADE-2")
def test_a_downgrade_is_discarded_with_its_character_to_its_owners_pile():
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side([In(SENTRY, damage=9, downgrades=[CURSE]), RAIDER]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.discard(0) == ["Curse"]
    assert duel.discard(1) == []


@pytest.mark.rule("DS-DOWNGRADE-4", "DS-DOWNGRADE-5", "DS-DOWNGRADE-6")
def test_the_fourth_downgrade_may_be_played_and_the_victim_discards_one():
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
def test_a_downgrade_works_every_round():
    duel = table(Side([FIGHTER]), Side([In(SENTRY, downgrades=["CONV 160"])]), active=1)
    duel.rolls((SENTRY, "1R")).act(1, "activate", SENTRY)
    assert duel.damage(SENTRY) == 1  # Shock Collar
    duel.pass_(0).pass_(1)
    assert duel.g.round == 3
    duel.pass_(0).rolls((SENTRY, "1R")).act(1, "activate", SENTRY)
    assert duel.damage(SENTRY) == 2


# --- supports -----------------------------------------------------------------------------------

ENGINE = made("support", "Engine", Action(Gain(1)), sides="1R 2RD - - - -", cost=1)


@pytest.mark.rule("DS-SUPPORT-1", "DS-SUPPORT-2", "DS-ZONE-2", "DS-SET-ASIDE-3")
def test_a_support_lies_in_the_play_area_with_its_die_on_it():
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
def test_a_support_stays_and_can_be_used_again_each_round():
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
def test_supports_are_never_offered_as_targets_of_damage():
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([SENTRY], supports=[ENGINE]))
    duel.act(0, "resolve", (FIGHTER, 0))
    assert duel.can_choose(0, SENTRY, ENGINE) == [True, False]


@pytest.mark.rule("DS-SUPPORT-5")
def test_activating_a_support_rolls_its_die():
    duel = table(Side([FIGHTER], supports=[ENGINE]), Side([SENTRY]))
    duel.rolls((ENGINE, "2RD")).act(0, "activate", ENGINE)
    assert duel.pool(0) == ["2RD"]
    assert duel.exhausted(ENGINE)


@pytest.mark.rule("DS-SUPPORT-6")
def test_any_number_of_supports():
    duel = table(
        Side([FIGHTER], supports=[ENGINE] * 10, hand=[ENGINE], resources=1), Side([SENTRY])
    )
    duel.act(0, "play", duel.g.players[0].hand[0])
    assert len([c for c in duel.g.play.values() if c.kind == "support"]) == 11
    assert duel.discard(0) == []


# --- upgrades -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-UPGRADE-1")
def test_upgrades_go_on_own_characters_and_mods_on_supports():
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
def test_the_die_of_an_upgrade_is_put_on_it():
    duel = table(Side([FIGHTER], hand=[GEAR], resources=3), Side([SENTRY]))
    duel.act(0, "play", GEAR)
    assert duel.shows(GEAR) is None
    assert duel.g.dice[duel.die(GEAR)].card == duel.id(GEAR)


@pytest.mark.rule("DS-UPGRADE-3")
def test_an_upgrade_goes_with_its_host():
    mod = made("upgrade", "Rig", subtypes=(Subtype.MOD,), only_on=Cards(types=SUPPORTS))
    duel = table(Side([FIGHTER], supports=[In(ENGINE, upgrades=[mod])]), Side([SENTRY]))
    at_once(in_play.discard(Context(duel.g, 0), duel.id(ENGINE)))
    assert duel.discard(0) == ["Engine", "Rig"]


@pytest.mark.rule("DS-REPLACE-1", "DS-REPLACE-2")
def test_replacing_an_upgrade_costs_only_the_difference():
    old = made("upgrade", "Old", cost=2)
    duel = table(Side([In(FIGHTER, upgrades=[old])], hand=[GEAR], resources=1), Side([SENTRY]))
    duel.act(0, "play", GEAR)  # 3 - 2 = 1 is all there is, so the old one is replaced
    assert duel.discard(0) == ["Old"]
    assert duel.card(GEAR).host == duel.id(FIGHTER)
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-REPLACE-3")
def test_a_player_replaces_once_a_round():
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


@pytest.mark.rule("DS-UPGRADE-4", "DS-UPGRADE-6")
def test_the_fourth_upgrade_may_be_played_and_an_older_one_goes():
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
def test_after_a_move_any_of_the_four_may_go():
    move = made(
        "event",
        "Hand Over",
        WhenPlayed(
            MoveUpgrade(One(Cards(YOU, UPGRADES, names=("Gear",))), One(Cards(YOU, CHARACTERS)))
        ),
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
def test_colours_mixes_and_copies_do_not_matter_for_upgrades():
    sword = made("upgrade", "Sword", subtypes=(Subtype.WEAPON,), colour="blue")
    duel = table(Side([In(FIGHTER, upgrades=[sword, sword])], hand=[sword]), Side([SENTRY]))
    duel.act(0, "play", duel.g.players[0].hand[0])  # a third weapon, a third copy, blue on red
    if duel.asked() == (0,):
        duel.choose(0, "none")
    assert len([c for c in duel.g.play.values() if c.kind == "upgrade"]) == 3
    assert duel.discard(0) == []


@pytest.mark.rule("DS-UPGRADE-10", "DS-UPGRADE-11", "DS-UPGRADE-12", "DS-ACTIVATE-1")
def test_upgrade_dice_roll_with_their_host_whatever_the_upgrade_does():
    duel = table(Side([In(FIGHTER, upgrades=[In(GEAR, exhausted=True), KIT])]), Side([SENTRY]))
    duel.rolls((FIGHTER, "1MD"), (GEAR, "1R")).act(0, "activate", FIGHTER)
    assert sorted(duel.pool(0)) == ["1MD", "1R"]
    assert duel.exhausted(FIGHTER)
    assert duel.exhausted(GEAR)
    assert not duel.exhausted(KIT)


@pytest.mark.rule("DS-UPGRADE-13", "DS-ONGOING-1")
def test_an_upgrade_changes_its_host_for_as_long_as_it_is_attached():
    duel = table(Side([In("CONV 19", upgrades=["CONV 34"])]), Side([SENTRY]))  # Modular Frame
    droid = duel.card("CONV 19")
    assert ongoing.health(duel.g, droid) == 8
    at_once(in_play.discard(Context(duel.g, 0), duel.id("CONV 34")))
    assert ongoing.health(duel.g, droid) == 7


# --- limits, changing types ---------------------------------------------------------------------

FORM = made("upgrade", "Form", Ongoing(LimitOnHost(Subtype.MOVE)), subtypes=(Subtype.MOVE,))


@pytest.mark.rule("DS-LIMIT-1")
def test_a_printed_limit_concerns_only_the_character_it_is_on():
    duel = table(Side([In(FIGHTER, upgrades=[FORM]), ENVOY], hand=[FORM]), Side([SENTRY]))
    duel.act(0, "play", duel.g.players[0].hand[0]).choose(0, ENVOY)
    assert len([c for c in duel.g.play.values() if c.kind == "upgrade"]) == 2


@pytest.mark.rule("DS-LIMIT-2")
def test_beyond_a_printed_limit_the_controller_discards():
    duel = table(Side([In(FIGHTER, upgrades=[FORM])], hand=[FORM]), Side([SENTRY]))
    duel.act(0, "play", duel.g.players[0].hand[0])
    while duel.asked() == (0,):
        duel.choose(0, "none" if "none" in duel.offered(0) else duel.offered(0)[0])
    assert len([c for c in duel.g.play.values() if c.kind == "upgrade"]) == 1
    assert duel.discard(0) == ["Form"]


@pytest.mark.rule(
    "DS-TYPE-CHANGE-1",
    "DS-TYPE-CHANGE-2",
    "DS-TYPE-CHANGE-3",
    "DS-TYPE-CHANGE-4",
    "DS-TYPE-CHANGE-5",
)
def test_a_character_that_becomes_a_support_keeps_only_its_position_and_its_dice():
    duel = table(
        Side(
            [
                In(
                    FIGHTER,
                    dice=("2MD",),
                    damage=3,
                    shields=2,
                    exhausted=True,
                    upgrades=[KIT],
                    points=10,
                ),
                ENVOY,
            ]
        ),
        Side([SENTRY]),
    )
    at_once(in_play.change_type(Context(duel.g, 0), duel.id(FIGHTER), "support"))
    card = duel.card(FIGHTER)
    mine = Cards(YOU, CHARACTERS)
    assert number(Context(duel.g, 0), Count(mine)) == 1
    assert (card.damage, card.shields, card.points) == (0, 0, 0)
    assert duel.discard(0) == ["Kit"]
    assert card.exhausted
    assert duel.shows(FIGHTER) is None
    assert duel.table.view(0).cards[0].health == 0


# --- battlefields -------------------------------------------------------------------------------


@pytest.mark.rule("DS-BATTLEFIELD-7")
def test_battlefields_are_gray():
    colours = {card.colour.value for card in CARDS if card.type.value == "battlefield"}
    assert colours == {"gray"}


@pytest.mark.rule("DS-BATTLEFIELD-5")
def test_without_a_claim_the_claim_ability_is_not_offered():
    duel = table(Side([In(FIGHTER, dice=("1MD",))]), Side([SENTRY]), battlefield="AW 168")
    assert not [key for key in duel.offered(0) if key.startswith("action")]
    duel.act(0, "claim")
    assert duel.prompt(0) == "ds-ask-claim"


@pytest.mark.rule("DS-DICELESS-1", "DS-ACTIVATE-4")
def test_a_card_without_a_die_is_diceless_and_cannot_be_activated():
    duel = table(Side([FIGHTER], supports=["AW 89", ENGINE]), Side([SENTRY]))
    assert not facts.KNOWN["01089"].definition.has_die
    assert duel.can(0, "activate", ENGINE)
    assert not duel.can(0, "activate", "AW 89")


@pytest.mark.rule("DS-DECKBUILD-1")
def test_a_game_does_not_start_with_a_list_that_is_not_legal():
    good = READY[0].deck
    bad = Deck("bad", good.team, (), good.cards, format=good.format)
    with pytest.raises(BadOptions):
        game.begin(game.options_type(decks=(bad,)), 2)
    assert game.begin(game.options_type(decks=(good,)), 2).step == "setup"


def test_options_choose_the_format_and_the_points():
    starters = game.begin(game.options_type(format="starter"), 2)
    assert {len(player.deck) for player in starters.players} == {20}
    built = game.begin(game.options_type(format="constructed"), 4)
    assert {len(player.deck) for player in built.players} == {30}
    with pytest.raises(BadOptions):
        game.begin(game.options_type(decks=("rey-starter",), format="constructed"), 2)
    with pytest.raises(BadOptions):
        game.begin(game.options_type(decks=("no-such-deck",)), 2)
    finn = {
        points: next(
            card.points
            for card in game.begin(
                game.options_type(decks=("rey-starter",), points=points), 2
            ).play.values()
            if card.id == 1
        )
        for points in ("balance", "printed")
    }
    assert finn == {"balance": 11, "printed": 13}


def test_a_random_deck_is_legal_and_always_the_same():
    assert random_deck(5) == random_deck(5)
    for seed in range(12):
        assert check(random_deck(seed), CONSTRUCTED).legal
