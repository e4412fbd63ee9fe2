"""Decks one card too many, one kind wrong, or with what nobody knows in them."""

from typing import Any

import msgspec
import pytest

from cantina.games.destiny.cards.vocabulary import Cards
from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.records import known_card
from cantina.games.destiny.rules.deckbuilding import check, fits
from cantina.games.destiny.rules.formats import CONSTRUCTED
from cantina.games.destiny.terms import Affiliation, CardType, Colour, Subtype
from cases import each_case
from destiny.building import FILLERS, build, code, problems

UNITED, SWEEPER, HOME_TURF = "13009A", "13004A", code("Home Turf Advantage")
NOBODY = "99999"
PILOT = "Rookie Pilot"
PLAIN = build(PILOT)
SPARE = next(each for each in FILLERS if each not in PLAIN.cards)


def changed(**parts: Any) -> Deck:
    """Return a sound deck with some of its parts replaced."""
    return msgspec.structs.replace(PLAIN, **parts)


def wrong(deck: Deck) -> list[str]:
    """Return what is wrong with a deck."""
    return [found.code for found in check(deck, CONSTRUCTED).problems]


def test_a_sound_deck_can_be_played_and_one_with_a_card_known_by_its_facts_alone_cannot() -> None:
    assert check(PLAIN, CONSTRUCTED).playable
    united = check(changed(plots=(UNITED,)), CONSTRUCTED)
    assert (united.legal, united.playable) == (True, False)
    assert not check(changed(battlefields=()), CONSTRUCTED).playable


@pytest.mark.rule("DS-DECKBUILD-7")
def test_no_card_is_in_a_deck_no_times() -> None:
    for count, found in ((0, ["wrong-quantity"]), (-1, ["wrong-quantity"]), (1, ["deck-size"])):
        assert wrong(changed(cards={**PLAIN.cards, SPARE: count})) == found
    assert wrong(changed(cards={**PLAIN.cards, NOBODY: 0})) == ["unknown-card"]
    assert wrong(changed(cards={**PLAIN.cards, code("Force Strike"): 0})) == ["wrong-quantity"]


UNKNOWN: list[tuple[str, dict[str, Any]]] = [
    ("on the team", {"team": (*PLAIN.team, TeamMember(NOBODY))}),
    ("as a battlefield", {"battlefields": (*PLAIN.battlefields, NOBODY)}),
    ("in the deck", {"cards": {**PLAIN.cards, NOBODY: 2}}),
    ("as a plot", {"plots": (NOBODY,)}),
    ("under a plot", {"under_plot": (NOBODY,)}),
]


@each_case(UNKNOWN, "parts")
def test_what_nobody_knows_is_named_and_the_rest_is_checked_without_it(
    parts: dict[str, Any],
) -> None:
    (found,) = check(changed(**parts), CONSTRUCTED).problems
    assert (found.code, found.card) == ("unknown-card", NOBODY)


FINN = known_card(code("Finn, First Order Defector"))
FITTING: list[tuple[str, Cards, Cards]] = [
    ("type", Cards(types=(CardType.CHARACTER,)), Cards(types=(CardType.PLOT,))),
    ("colour", Cards(colours=(Colour.YELLOW,)), Cards(colours=(Colour.RED, Colour.BLUE))),
    ("side", Cards(affiliations=(Affiliation.HERO,)), Cards(affiliations=(Affiliation.VILLAIN,))),
    ("subtype", Cards(subtypes=(Subtype.SCOUNDREL,)), Cards(subtypes=(Subtype.TROOPER,))),
    ("title", Cards(names=("Finn",)), Cards(names=("Rey",))),
    ("uniqueness", Cards(unique=True), Cards(unique=False)),
]


@each_case(FITTING, "yes", "no")
def test_a_printed_card_fits_what_an_ability_says_of_it(yes: Cards, no: Cards) -> None:
    assert fits(FINN, Cards()) and fits(FINN, yes) and not fits(FINN, no)


# --- plots --------------------------------------------------------------------------------------

PLOTS: list[tuple[str, tuple[str, ...], int, list[str]]] = [
    ("one costs its lower value", (UNITED,), 0, []),
    ("two of them cost the higher one", (UNITED, UNITED), 1, []),
    ("three are too many", (UNITED, UNITED, UNITED), 1, ["too-many-plots"]),
    ("two of a plot with one value are too many", (HOME_TURF,) * 2, 2,
     ["too-many-plots", "wrong-battlefields"]),
    ("two different ones are too many", (UNITED, HOME_TURF), 2,
     ["too-many-plots", "wrong-battlefields"]),
]  # fmt: skip


@each_case(PLOTS, "plots", "points", "found")
@pytest.mark.rule("DS-PLOT-1")
def test_one_plot_or_two_copies_of_one_with_two_values(
    plots: tuple[str, ...], points: int, found: list[str]
) -> None:
    report = check(changed(plots=plots), CONSTRUCTED)
    assert [each.code for each in report.problems] == found
    assert report.points - check(PLAIN, CONSTRUCTED).points == points


def test_a_plot_known_by_its_facts_needs_its_side_and_its_colour() -> None:
    assert wrong(changed(plots=(SWEEPER,))) == ["plot-affiliation"]
    assert "not-a-plot" in wrong(changed(plots=(code("Probe"),)))


@pytest.mark.rule("DS-DECKBUILD-15")
def test_a_plot_that_asks_for_twenty_points_is_content_with_twenty() -> None:
    for team, found in (
        (("2x General Grievous, Fearsome Cyborg",), []),
        (("General Grievous, Fearsome Cyborg",), ["plot-condition"]),
    ):
        codes = [name for name, _ in problems(*team, plot="Retribution", balance=False)]
        assert [each for each in codes if each == "plot-condition"] == found


@pytest.mark.rule("DS-DECKBUILD-7")
def test_a_third_copy_is_not_allowed_of_a_card_that_does_not_belong_in_the_deck() -> None:
    for card, found in (("Electroshock", []), ("Probe", ["colour", "too-many-copies"])):
        codes = [name for name, _ in problems("Jango Fett", plot="Double Down", cards={card: 3})]
        assert codes == found, card


# --- the team -----------------------------------------------------------------------------------

DICE: list[tuple[str, str, int, list[str]]] = [
    ("none", PILOT, 0, ["wrong-dice"]),
    ("one", PILOT, 1, []),
    ("two of one that cannot be elite", "First Order Stormtrooper", 2, ["cannot-be-elite"]),
    ("three", "Rey, Force Prodigy", 3, ["wrong-dice"]),
    ("no character", "Probe", 1, ["not-a-character"]),
]


@each_case(DICE, "name", "dice", "found")
@pytest.mark.rule("DS-ELITE-1")
def test_how_many_dice_a_character_brings(name: str, dice: int, found: list[str]) -> None:
    codes = wrong(changed(team=(TeamMember(code(name), dice),)))
    assert [
        each for each in codes if each in ("wrong-dice", "cannot-be-elite", "not-a-character")
    ] == found


# --- lists of a format --------------------------------------------------------------------------


def test_cards_outside_the_sets_and_one_restricted_card_in_several_places() -> None:
    format_ = FORMATS["infinite"]
    for cards, found in (({}, False), ({"01129": 2}, False), ({"01129": 1, "01110": 1}, True)):
        deck = changed(cards={**PLAIN.cards, **cards})
        codes = [each.code for each in check(deck, format_).problems]
        assert ("restricted" in codes) is found


def test_a_list_names_a_card_by_any_of_its_printings() -> None:
    entangle = known_card(code("Entangle"))
    deck = changed(cards={**PLAIN.cards, entangle.code: 1})
    for banned in ((entangle.code,), entangle.reprints, ("01001",)):
        format_ = msgspec.structs.replace(CONSTRUCTED, banned=banned)
        codes = [each.code for each in check(deck, format_).problems]
        assert ("banned" in codes) is (banned != ("01001",))


def test_what_is_no_character_is_worth_no_points() -> None:
    more = changed(team=(*PLAIN.team, TeamMember(SPARE)))
    assert check(more, CONSTRUCTED).points == check(PLAIN, CONSTRUCTED).points


def test_a_deck_is_short_or_long_by_one_card() -> None:
    assert problems(PILOT, size=30) == []
    for size in (29, 31):
        assert problems(PILOT, size=size) == [("deck-size", "")]
