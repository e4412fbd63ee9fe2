"""Plots, and abilities that bend the rules of building."""

import msgspec
import pytest

from cantina.games.destiny.library import BY_CODE, card_by_code
from cantina.games.destiny.terms import Affiliation
from destiny.building import build, code, problems, report

REY = "Rey, Force Prodigy"
ENFYS = "Enfys Nest"
MARAUDER = "Enfys Nest's Marauder"
HEROES = {"Let The Wookiee Win": 2, "Impulsive": 2}
VILLAINS = {"Rumors": 2, "Subdue": 2}


@pytest.mark.rule("DS-PLOT-1")
def test_a_team_has_at_most_one_plot() -> None:
    assert problems(REY, plot="Force Flow") == []
    assert ("too-many-plots", "") in problems(REY, plot=("Force Flow", "Lightsaber Mastery"))


@pytest.mark.rule("DS-PLOT-2")
def test_a_plot_counts_towards_the_thirty_points() -> None:
    team = ("Mace Windu, Jedi Champion", "2x Luminara Unduli")
    assert report(*team).points == 28
    assert report(*team, plot="Force Flow").points == 30
    full = ("Mace Windu, Jedi Champion", "2x Rey, Finding The Ways")
    assert problems(*full, plot="Force Flow") == [("too-many-points", "")]


@pytest.mark.rule("DS-PLOT-3", "DS-DECKBUILD-14")
def test_a_plot_is_no_card_of_the_deck() -> None:
    deck = build(REY, plot="Force Flow")
    assert deck.size == 30
    assert not set(deck.plots) & set(deck.cards)


@pytest.mark.rule("DS-PLOT-4")
def test_a_hero_plot_needs_a_hero() -> None:
    assert problems(REY, plot="Astrogation") == []
    found = problems("Nightsister", plot="Astrogation")
    assert found == [("plot-affiliation", "Astrogation")]


@pytest.mark.rule("DS-PLOT-4")
def test_a_villain_plot_needs_a_villain(monkeypatch: pytest.MonkeyPatch) -> None:
    plot = card_by_code(code("Astrogation"))
    changed = msgspec.structs.replace(plot, affiliation=Affiliation.VILLAIN)
    monkeypatch.setitem(BY_CODE, plot.code, changed)
    assert problems("Nightsister", plot="Astrogation") == []
    assert problems(REY, plot="Astrogation") == [("plot-affiliation", "Astrogation")]


@pytest.mark.rule("DS-PLOT-5")
def test_a_coloured_plot_needs_a_character_of_its_colour() -> None:
    assert problems(REY, plot="Grand Design") == [("plot-colour", "Grand Design")]
    assert problems("Rookie Pilot", plot="Grand Design") == []
    assert problems("Padawan", "Padawan", plot="Allies of Necessity") == []


@pytest.mark.rule("DS-PLOT-6", "DS-PLOT-7")
def test_a_plot_of_negative_points_raises_what_characters_may_cost() -> None:
    team = (
        "2x Mon Mothma",
        "2x Ezra Bridger, Force-sensitive Thief",
        "Padmé Amidala, Queen of Naboo",
    )  # 12 + 10 + 10
    assert problems(*team) == [("too-many-points", "")]
    assert report(*team, plot="Allies of Necessity").points == 30
    assert problems(*team, plot="Allies of Necessity") == []
    more = (
        "2x Mon Mothma",
        "Leia Organa, Born Leader",
        "Padmé Amidala, Queen of Naboo",
    )  # 12 + 11 + 10
    assert problems(*more, plot="Allies of Necessity") == [("too-many-points", "")]


def test_allies_of_necessity_needs_two_characters_of_one_colour() -> None:
    found = problems(REY, "Rookie Pilot", plot="Allies of Necessity")
    assert found == [("plot-condition", "Allies of Necessity")]
    assert problems(REY, "Padawan", plot="Allies of Necessity") == []


def test_anakin_and_darth_vader_do_not_share_a_team() -> None:
    anakin = "Anakin Skywalker, Conflicted Apprentice"
    found = problems(anakin, "Darth Vader, Dark Apprentice")
    assert found == [("not-with", "Anakin Skywalker, Conflicted Apprentice")]
    assert problems(anakin, "Nightsister") == []


def test_finn_lets_red_villain_weapons_and_vehicles_in() -> None:
    finn = "Finn, First Order Defector"
    cards = {"F-11D Rifle": 2, "First Order TIE Fighter": 2}
    assert problems(finn, cards=cards) == []
    assert len(problems(REY, cards=cards)) == 4
    assert ("affiliation", "Probe") in problems(finn, "Rookie Pilot", cards={"Probe": 1})


def test_general_grievous_makes_each_droid_one_point_cheaper() -> None:
    grievous = "General Grievous, Droid Armies Commander"
    assert report("Commando Droid").points == 8
    assert report(grievous, "Commando Droid", "Commando Droid").points == 9 + 7 + 7
    assert report(grievous, "First Order Stormtrooper").points == 9 + 7


def test_x_wings_may_fly_in_fours() -> None:
    team = ("Rookie Pilot",)
    assert problems(*team, cards={"X-Wing": 4}) == []
    assert problems(*team, cards={"X-Wing": 5}) == [("too-many-copies", "X-Wing")]


@pytest.mark.rule("DS-DECKBUILD-15", "DS-DECKBUILD-16")
def test_equal_allowances_add_up_enfys_and_two_marauders_let_four_and_four_in() -> None:
    team = (ENFYS, MARAUDER, MARAUDER)
    assert problems(team[0], cards={"Rumors": 2, "Impulsive": 2}) == []
    assert problems(team[0], cards=VILLAINS) == [("too-many-outsiders", "")]
    assert problems(*team, cards={**HEROES, **VILLAINS}) == []
    five = {**HEROES, **VILLAINS, "Long Con": 1}
    assert problems(*team, cards=five) == [("too-many-outsiders", "")]


@pytest.mark.rule("DS-DECKBUILD-15", "DS-DECKBUILD-17")
def test_double_down_does_not_extend_what_enfys_let_in() -> None:
    neutral = {"Unpredictable": 3, "Truce": 3}
    assert problems(MARAUDER, plot="Double Down", cards=neutral) == []
    four = {**neutral, "Entangle": 3}
    assert problems(MARAUDER, plot="Double Down", cards=four) == [("too-many-copies", "Entangle")]
    team = (ENFYS, MARAUDER, MARAUDER)
    let_in = {"Rumors": 3}
    found = problems(*team, plot="Double Down", cards=let_in)
    assert ("too-many-copies", "Rumors") in found


def test_double_down_does_not_add_a_fifth_x_wing() -> None:
    team = ("Rookie Pilot", "Ezra Bridger, Force-sensitive Thief")
    found = problems(*team, plot="Double Down", cards={"X-Wing": 5})
    assert found == [("too-many-copies", "X-Wing")]


def test_home_turf_advantage_brings_two_battlefields() -> None:
    two = ("Frozen Wastes", "Secret Facility")
    team = ("Rookie Pilot",)
    assert problems(*team, plot="Home Turf Advantage", battlefields=two) == []
    assert problems(*team, plot="Home Turf Advantage") == [("wrong-battlefields", "")]


@pytest.mark.rule("DS-CLARIFY-45")
def test_events_under_lightsaber_mastery_are_outside_all_rules_of_the_deck() -> None:
    mastery = "Lightsaber Mastery"
    under = ("Circle of Shelter",)
    assert problems(REY, plot=mastery, under=under) == []
    deck = build(REY, plot=mastery, under=under, cards={"Circle of Shelter": 2})
    assert deck.size == 30
    assert problems(REY, plot=mastery, under=under, cards={"Circle of Shelter": 2}) == []
    assert problems(REY, under=under) == [("under-plot", "")]
    assert problems(REY, plot=mastery, under=("Block",)) == [("under-plot", "Block")]
    twice = ("Circle of Shelter", "Circle of Shelter")
    assert problems(REY, plot=mastery, under=twice) == [("under-plot", "Circle of Shelter")]
