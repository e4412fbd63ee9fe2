"""What is printed on cards and dice."""

import pytest

from cantina.games.destiny import facts
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.cards.makers import character
from cantina.games.destiny.catalogue import library
from cantina.games.destiny.library import BY_CODE, CARDS, card_by_code, cards_named
from cantina.games.destiny.printed import SETS, Card
from cantina.games.destiny.records import printings, records
from cantina.games.destiny.terms import (
    Affiliation,
    CardType,
    Colour,
    DieSide,
    Rarity,
    Subtype,
    Symbol,
    die,
    side,
)
from cases import proves
from destiny.table import Side, table

RARE_HERO = (Affiliation.HERO, Colour.BLUE, Rarity.RARE)
PLAYABLE = (CardType.EVENT, CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE)


def the(name: str) -> Card:
    (card,) = cards_named(name)
    return card


@pytest.mark.parametrize("unique", [True, False])
def test_a_card_is_told_by_side_colour_and_rarity_whether_it_is_unique_or_not(unique: bool) -> None:
    look = "unique " * unique + "hero blue rare jedi scoundrel"
    card = character("AW 38 Rey", f"{look}, 9/12 points, 10 health; die 1R - - - - -")
    assert (card.affiliation, card.colour, card.rarity) == RARE_HERO
    assert (card.unique, card.subtypes) == (unique, (Subtype.JEDI, Subtype.SCOUNDREL))


SAME_TITLES = {
    "Jabba The Hutt, Renowned Gangster": "Jabba the Hutt, Renowned Gangster",
    "Jabba The Hutt, Influential Kingpin": "Jabba the Hutt, Influential Kingpin",
    "Padme Amidala, Queen of Naboo": "Padmé Amidala, Queen of Naboo",
}
"""Titles printed in two spellings, which are one."""

SUBTYPES_OF_THE_BOOK = {"03041": "trooper", "06004": "scavenger"}
"""Subtypes that the book gives to characters besides the printed ones (DS-SUBTYPE)."""


def test_every_card_of_the_pool_has_the_facts_that_are_printed() -> None:
    for card in CARDS:
        printed = records()[card.code]
        name = ", ".join(filter(None, (printed.name, printed.subtitle)))
        assert card.full_name == SAME_TITLES.get(name, name)
        assert [card.type, card.affiliation, card.colour, card.rarity] == [
            printed.type, printed.affiliation, printed.colour, printed.rarity,
        ]  # fmt: skip
        assert card.unique == bool(printed.unique), card.full_name
        assert str(card.points or "") == printed.points, card.full_name
        assert card.cost == (int(printed.cost) if printed.cost else None), card.full_name
        assert card.health == int(printed.health or 0), card.full_name
        assert " ".join(face.code for face in card.sides) == printed.sides, card.full_name
        own = {*printed.subtypes.split(), SUBTYPES_OF_THE_BOOK.get(card.code, "")} - {""}
        assert {subtype.value for subtype in card.subtypes} == own, card.full_name
        assert set(card.reprints) <= set(printings().get(card.code, ()))


@pytest.mark.rule("DS-CARD-1", "DS-CARD-9")
def test_obi_wan_kenobi_shows_everything_a_card_can_show() -> None:
    card = the("Obi-Wan Kenobi, Mysterious Hermit")
    assert (card.name, card.subtitle) == ("Obi-Wan Kenobi", "Mysterious Hermit")
    assert [face.code for face in card.sides] == ["1MD", "3MD", "1F", "2F", "1R", "-"]
    assert card.type is CardType.CHARACTER and card.unique
    assert card.affiliation is Affiliation.HERO and card.colour is Colour.BLUE
    assert card.rarity is Rarity.LEGENDARY and (card.set, card.number) == ("SoR", 37)
    assert len(card_lines(card)) == 2
    assert card.subtypes and card.health == 11


@pytest.mark.rule("DS-CARD-1", "DS-CARD-3", "DS-AFFILIATION-2", "DS-COLOR-6", "DS-COST-5")
def test_the_card_browser_shows_every_attribute_of_every_card() -> None:
    for card, shown in zip(CARDS, library(), strict=True):
        assert (shown.kind, shown.colour) == (card.type.value, card.colour.value)
        assert (shown.affiliation, shown.rarity) == (
            card.affiliation.value,
            card.rarity.name.lower(),
        )
        assert (shown.set, shown.number, shown.unique) == (card.set, card.number, card.unique)
        assert shown.cost == card.cost
        assert shown.sides == tuple(face.code for face in card.sides)
        assert shown.subtypes == tuple(subtype.value for subtype in card.subtypes)
        assert shown.lines == card_lines(card)
        assert (shown.subtitle is not None) == bool(card.subtitle)


@pytest.mark.rule("DS-CARD-2")
def test_every_card_has_one_of_seven_types() -> None:
    assert {card.type.value for card in CARDS} == {
        "battlefield", "character", "downgrade", "event", "plot", "support", "upgrade",
    }  # fmt: skip


@pytest.mark.rule("DS-CARD-4")
def test_a_card_may_have_several_abilities_or_none() -> None:
    assert card_lines(the("Hired Gun")) == ()
    assert len(card_lines(the("Enfys Nest"))) == 3


@pytest.mark.rule("DS-CARD-6", "DS-CARD-7", "DS-DIE-7")
def test_set_and_number_identify_a_card_and_its_die() -> None:
    places = [(card.set, card.number) for card in CARDS]
    assert len(set(places)) == len(CARDS)
    for card in CARDS:
        assert card.code == f"{SETS[card.set][0]}{card.number:03}"
        assert card_by_code(card.code) is card


@pytest.mark.rule("DS-CARD-8", "DS-DIE-1")
def test_a_card_with_a_die_shows_all_six_sides_of_it() -> None:
    for card in CARDS:
        assert len(card.sides) in (0, 6)
    assert all(card.has_die for card in CARDS if card.type is CardType.CHARACTER)
    assert not any(card.has_die for card in CARDS if card.type is CardType.EVENT)
    with pytest.raises(ValueError, match="six sides"):
        die("1MD 2MD -")


@pytest.mark.rule("DS-CARD-10")
def test_subtitles_tell_places_and_versions_of_a_character_apart() -> None:
    assert the("Frozen Wastes").subtitle == "Starkiller Base"
    assert {card.subtitle for card in cards_named("Rey")} == {"Force Prodigy", "Finding The Ways"}


@pytest.mark.rule("DS-AFFILIATION-1")
def test_there_are_three_affiliations() -> None:
    assert {affiliation.value for affiliation in Affiliation} == {"hero", "villain", "neutral"}
    assert {card.affiliation for card in CARDS} == set(Affiliation)
    assert the("Lobot").affiliation is Affiliation.NEUTRAL


@pytest.mark.rule("DS-COLOR-1")
def test_there_are_four_colours() -> None:
    assert {colour.value for colour in Colour} == {"red", "blue", "yellow", "gray"}
    assert {card.colour for card in CARDS} == set(Colour)


PRINTED = [
    proves("DS-COLOR-2", "First Order Stormtrooper", Colour.RED),
    proves("DS-COLOR-3", "Padawan", Colour.BLUE),
    proves("DS-COLOR-4", "Outer Rim Smuggler", Colour.YELLOW),
    proves("DS-COLOR-5", "Jawa Scavenger", Colour.GRAY),
    proves("DS-RARITY-2", "Rey, Force Prodigy", Rarity.STARTER),
    proves("DS-RARITY-3", "Evade", Rarity.COMMON),
    proves("DS-RARITY-4", "Salvo", Rarity.UNCOMMON),
    proves("DS-RARITY-5", "Royal Guard", Rarity.RARE),
    proves("DS-RARITY-6", "Palpatine, Galactic Emperor", Rarity.LEGENDARY),
]
"""Colours stand for kinds of people; each rarity is on some card."""


@pytest.mark.parametrize(("name", "wanted"), PRINTED)
def test_colour_and_rarity_are_printed_on_a_card(name: str, wanted: Colour | Rarity) -> None:
    assert wanted is (the(name).colour if isinstance(wanted, Colour) else the(name).rarity)


@pytest.mark.rule("DS-BATTLEFIELD-7")
def test_all_battlefields_are_gray() -> None:
    assert {c.colour for c in CARDS if c.type is CardType.BATTLEFIELD} == {Colour.GRAY}


@pytest.mark.rule("DS-RARITY-1")
def test_there_are_five_rarities_and_a_die_has_that_of_its_card() -> None:
    assert {card.rarity for card in CARDS} == set(Rarity)
    assert {rarity.name for rarity in Rarity} == {
        "STARTER",
        "COMMON",
        "UNCOMMON",
        "RARE",
        "LEGENDARY",
    }
    duel = table(Side(["SoR 12", "SoR 11"]), Side(["AW 2"]))
    for named in ("SoR 12", "SoR 11"):
        die_of = facts.of_die(duel.g, duel.die(named)).definition
        assert die_of.rarity is facts.of(duel.g, duel.id(named)).definition.rarity


@pytest.mark.rule("DS-COST-1")
def test_what_is_played_has_a_cost_and_nothing_else_has() -> None:
    for card in CARDS:
        assert (card.cost is not None) == (card.type in PLAYABLE), card.full_name
    assert the("Mobilize").cost == 3


@pytest.mark.rule("DS-SUBTYPE-1")
def test_a_card_has_no_subtype_one_or_several() -> None:
    counts = {name: len(the(name).subtypes) for name in ("Take Cover", "Vibrosword", "Kallus")}
    assert counts == {"Take Cover": 0, "Vibrosword": 1, "Kallus": 2}


@pytest.mark.rule("DS-SUBTYPE-4")
def test_no_card_has_a_subtype_twice() -> None:
    assert all(len(set(card.subtypes)) == len(card.subtypes) for card in CARDS)


@pytest.mark.rule("DS-UNIQUE-1")
def test_a_card_is_unique_or_not() -> None:
    assert the("Darksaber").unique
    assert not the("Lightsaber").unique


@pytest.mark.rule("DS-DIE-2", "DS-DIE-3")
def test_a_side_has_value_symbol_cost_and_modifier() -> None:
    assert side("2RD1") == DieSide(Symbol.RANGED, 2, 1)
    assert side("+2MD") == DieSide(Symbol.MELEE, 2, 0, True)


@pytest.mark.rule("DS-DIE-4")
def test_blank_and_special_sides_have_the_value_0() -> None:
    assert side("-").value == side("Sp").value == side("Sp1").value == 0


@pytest.mark.rule("DS-DIE-6")
def test_lure_of_power_has_plus_sides_without_a_symbol() -> None:
    first = the("Lure of Power").sides[0]
    assert (first.symbol, first.value, first.modifier) == (Symbol.ANY, 1, True)


@pytest.mark.rule("DS-DIE-10", "DS-DIE-11")
def test_costs_and_plus_signs_are_printed_on_sides() -> None:
    sides = the("TIE Pilot").sides
    assert [face.modifier for face in sides] == [True, True, True, False, False, False]
    assert [face.cost for face in sides] == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("code", ["1XX", "MD", "3", "+", "2Sp", "RD1"])
def test_a_misspelt_side_is_an_error(code: str) -> None:
    with pytest.raises(ValueError, match="side"):
        side(code)


def test_every_side_reads_back_as_it_is_written() -> None:
    for card in CARDS:
        for face in card.sides:
            assert side(face.code) == face


def test_reprints_are_the_same_card() -> None:
    assert card_by_code("09118") is the("Lightsaber")
    assert len(BY_CODE) == len(CARDS) + sum(len(card.reprints) for card in CARDS)


@pytest.mark.rule("DS-ERRATA-18", "DS-ERRATA-19")
def test_darksaber_and_dagger_of_mortis_are_unique() -> None:
    assert the("Darksaber").unique and the("Dagger of Mortis").unique
