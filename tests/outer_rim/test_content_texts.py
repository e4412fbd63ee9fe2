"""Contacts, databank, patrols and encounter cards: what the tables say, and that it can run."""

from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

import msgspec
import pytest

from cantina.core.cards import BadCard, CardTrees, Word, check_cards
from cantina.core.languages import entries
from cantina.games.outer_rim import cards, content
from cantina.games.outer_rim.cards import words
from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.card_text import card_lines
from cantina.games.outer_rim.cards.checking import trees_of_card, trees_of_character, trees_of_ship
from cantina.games.outer_rim.cards.flow import If
from cantina.games.outer_rim.cards.jobs import CompleteJob, Resolve
from cantina.games.outer_rim.cards.movement import ExtraTurn
from cantina.games.outer_rim.cards.reputation import GainFame, GainReputation, MoreFame
from cantina.games.outer_rim.content.map_tiles import PLANETS, TILES
from cantina.games.outer_rim.library import AI_CARDS, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.printed import Card
from cantina.games.outer_rim.rules.map import chart, encounter_deck
from cantina.games.outer_rim.terms import ENCOUNTER_DECKS, POSITIVE
from outer_rim.card_table import galaxy
from outer_rim.card_trees import databank, encounters, nodes, nodes_in, nodes_of, sections

# --- contacts, databank, patrols ----------------------------------------------------------------


@pytest.mark.rule("OR-CONTACT-13")
def test_contact_classes_are_grey_green_and_yellow() -> None:
    classes = Counter(contact.contact_class for contact in CONTACTS.values())
    assert classes == {"white": 8, "green": 8, "yellow": 6}


@pytest.mark.rule("OR-CREW-7")
def test_most_contacts_can_become_crew_with_skills() -> None:
    crewless = []
    for contact in CONTACTS.values():
        (card,) = databank(contact.databank)
        if card.asset is None:
            crewless.append(contact.id)
        else:
            assert card.asset.type == "crew" and card.asset.contact == contact.id
            assert card.asset.skills, contact.id
            assert card.asset.abilities or card.asset.modifiers, contact.id
            assert card.asset.droid == contact.droid, contact.id
    assert crewless == ["thrawn", "leia_organa"]


@pytest.mark.rule("OR-DATABANK-4", "OR-DATABANK-7")
def test_databank_numbers_and_their_copies() -> None:
    copies = Counter(card.databank for card in CARDS.values() if card.databank)
    assert copies[39] == 0 and copies[40] == 2
    shared = {number: count for number, count in copies.items() if count > 1}
    assert shared == {1: 4, 40: 2, 41: 2, 90: 4, 91: 4, 92: 4}
    assert min(copies) == 1 and max(copies) == 92
    for card in CARDS.values():
        if card.databank:
            line = card_lines(card.id)[0]
            assert line.args == {"number": card.databank, "copies": copies[card.databank]}


@pytest.mark.rule("OR-DATABANK-8")
def test_databank_cards_are_of_many_kinds() -> None:
    kinds: Counter[str] = Counter()
    for card in CARDS.values():
        if not card.databank:
            continue
        if card.steps:
            kinds["job"] += 1
        elif card.text is not None and card.asset is not None:
            kinds["contact"] += 1
        elif card.text is not None:
            kinds["effect"] += 1
        else:
            kinds["starting card"] += 1
    assert kinds == {"contact": 20, "job": 11, "starting card": 12, "effect": 10}


@pytest.mark.rule("OR-PATROL-13", "OR-PATROL-21")
def test_patrol_values_and_rewards() -> None:
    for token in PATROLS.values():
        if token.level == 4:
            assert token.combat is None and token.reward is None
            continue
        assert token.combat is not None and token.reward is not None
        pays_credits, pays_fame = token.reward.credits > 0, token.reward.fame > 0
        assert (pays_credits, pays_fame) == (token.level == 1, token.level in (2, 3)), token.id


# --- encounter cards ----------------------------------------------------------------------------


@pytest.mark.rule("OR-SPACE-ENCOUNTER-2", "OR-SPACE-ENCOUNTER-3", "OR-SPACE-ENCOUNTER-4")
def test_which_deck_serves_which_space() -> None:
    g = galaxy()
    for tile in TILES:
        assert {encounter_deck(g, planet) for planet in tile.planets} == {tile.deck}
        assert {encounter_deck(g, point) for point in tile.navpoints} == {"navpoint"}
        for card in encounters(tile.deck):
            expected = {*tile.planets, "maelstrom"} if tile.maelstrom else set(tile.planets)
            assert {section.place for section in card.sections} == expected, card.id
    assert encounter_deck(g, "kessel") == encounter_deck(g, "maelstrom") == "kessel_maelstrom"
    for card in encounters("navpoint"):
        assert {section.place for section in card.sections} == {"patrol", "no_patrol"}, card.id
    assert len(chart(tuple(tile.id for tile in TILES)).spaces) == 56


@pytest.mark.rule("OR-SPACE-ENCOUNTER-15")
def test_an_encounter_card_has_one_to_three_sections() -> None:
    cards = [card for card in CARDS.values() if card.encounter]
    assert all(1 <= len(card.sections) <= 3 for card in cards)


@pytest.mark.rule("OR-MAELSTROM-2")
def test_every_maelstrom_section_offers_an_extra_turn_for_something() -> None:
    found = sections("maelstrom")
    assert len(found) == 10
    for card, section in found:
        assert ExtraTurn() in nodes_in(section), card.id
        direct = [part.effect for part in section.parts]
        assert ExtraTurn() not in direct, f"{card.id} gives the turn for nothing"


@pytest.mark.rule("OR-MAP-8")
def test_planets_of_a_faction_look_at_its_reputation() -> None:
    for planet in PLANETS:
        faction = planet.faction
        if faction is None:
            assert all(
                not part.reputations for _, each in sections(planet.id) for part in each.parts
            ), planet.id
            continue
        gained = rewarded = 0
        for _, section in sections(planet.id):
            for part in section.parts:
                gained += any(
                    isinstance(node, GainReputation) and node.faction in (faction, "planet")
                    for node in nodes(part.effect)
                )
                rewarded += part.faction == faction and POSITIVE in part.reputations
        assert gained + rewarded >= 3, planet.id


@pytest.mark.rule("OR-MAP-9")
def test_every_planet_has_two_contact_spaces_for_22_contacts() -> None:
    g = galaxy()
    places = Counter(token.place.partition(":")[0] for token in g.contacts)
    assert places == {planet.id: 2 for planet in PLANETS}
    assert places.total() == len(CONTACTS) == 22
    classes = Counter(each for planet in PLANETS for each in planet.contact_spaces)
    assert classes == Counter(contact.contact_class for contact in CONTACTS.values())


@pytest.mark.rule("OR-MAP-10")
def test_kessel_shares_its_tile_with_the_maelstrom() -> None:
    planets = {tile.id: tile.planets for tile in TILES}
    assert planets == {
        "t1": ("cantonica", "ord_mantell"),
        "t2": ("lothal", "mon_calamari"),
        "t3": ("kessel",),
        "t4": ("tatooine", "nal_hutta"),
        "t5": ("ryloth", "naboo"),
        "t6": ("ring_of_kafrene", "takodana"),
    }
    assert [tile.id for tile in TILES if tile.maelstrom] == ["t3"]
    tile_of = chart(tuple(planets)).tile_of
    assert tile_of["maelstrom"] == tile_of["kessel"] == "t3"


def test_a_divided_section_covers_every_reputation_once() -> None:
    for card in CARDS.values():
        for section in card.sections:
            standings = [each for part in section.parts for each in part.reputations]
            assert not standings or sorted(standings) == [-1, 0, 1], card.id


def test_there_are_secrets_and_assets_enough() -> None:
    cards = [card for card in CARDS.values() if card.encounter]
    secrets = [card for card in cards for section in card.sections if section.secret is not None]
    assert len(secrets) >= 12
    assert {card.encounter for card in secrets} == set(ENCOUNTER_DECKS)
    with_asset = [card for card in cards if card.asset is not None]
    assert len(with_asset) >= 12
    for card in with_asset:
        assert GainThis() in nodes_of(card), f"nothing on {card.id} gives its asset"


# --- trees --------------------------------------------------------------------------------------


def test_a_card_that_cannot_be_played_or_read_is_refused_by_its_name() -> None:
    class Unfinished(words.Effect, frozen=True):
        """A word that does not say how it works."""

    class Unsaid(GainFame, frozen=True):
        """A word without a message."""

    unfinished = Unfinished()  # type: ignore[abstract]
    for card, tree in (("job_casino_heist", unfinished), ("greedo", If(MoreFame(), Unsaid()))):
        with pytest.raises(BadCard, match=card):
            check_cards([CardTrees(card, card_name("gear_jetpack"), [tree])], entries("en").keys())
    with pytest.raises(BadCard, match="gear_nobody_named"):
        check_cards([CardTrees("gear_nobody_named", card_name("nobody"))], entries("en").keys())


def test_every_record_is_immutable_and_every_id_unique() -> None:
    ids = [*CARDS, *CHARACTERS, *SHIPS, *CONTACTS, *PATROLS, *AI_CARDS]
    assert len(set(CARDS)) == 70 + 53 + 70
    assert len(ids) == len(set(ids)) + len({"4_lom"} & set(CARDS))
    with pytest.raises(AttributeError):
        CARDS["gear_dl_44"].confidence = "seed"  # type: ignore[misc]


def test_no_two_cards_of_a_kind_say_the_same() -> None:
    def shape(card: Card) -> bytes:
        return msgspec.json.encode(
            msgspec.to_builtins(
                (repr(card.sections), repr(card.text), repr(card.steps), repr(card.asset))
            )
        )

    twins = Counter(shape(card) for card in CARDS.values() if not card.ship)
    doubled = [card.id for card in CARDS.values() if not card.ship and twins[shape(card)] > 1]
    assert sorted(doubled) == [
        "bounty_wanted_1",
        "bounty_wanted_2",
        "job_hired_help_1",
        "job_hired_help_2",
    ]


def test_each_character_and_ship_has_trees_or_values_on_both_sides() -> None:
    for character in CHARACTERS.values():
        assert list(trees_of_character(character)) or character.modifiers, character.id
        assert character.flipped_abilities, character.id
        front = set(map(repr, character.abilities + character.modifiers))
        back = set(map(repr, character.flipped_abilities + character.flipped_modifiers))
        assert front != back, character.id
    for ship in SHIPS.values():
        assert ship.starting or list(trees_of_ship(ship)), ship.id


def test_jobs_without_sections_say_how_they_end() -> None:
    for card in CARDS.values():
        part = card.asset
        if part is None or part.type != "job" or part.databank:
            continue
        trees = list(trees_of_card(card))
        ends = any(CompleteJob() in nodes(tree) for tree in trees)
        assert ends or "RemoveJob" in repr(trees) or Resolve(40) in nodes_of(card), card.id


def test_every_word_of_the_language_is_on_some_card() -> None:
    used = {type(node) for card in CARDS.values() for node in nodes_of(card)}
    for character in CHARACTERS.values():
        used |= {type(node) for tree in trees_of_character(character) for node in nodes(tree)}
    for ship in SHIPS.values():
        used |= {type(node) for tree in trees_of_ship(ship) for node in nodes(tree)}
    modules = [
        import_module(f"{package.__name__}.{module.name}")
        for package in (cards, content)
        for module in iter_modules(package.__path__)
    ]
    known = {
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Word) and each.__module__ == module.__name__
    }
    kinds = {"Word", "Effect", "Condition", "Count", "Prevents", "ToOne", "ToADeck", "ToAContact"}
    assert sorted(each.__name__ for each in known - used) == sorted(kinds)
