import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.contacts import LookAtContacts
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.library import CONTACTS, asset
from cantina.games.outer_rim.rules.contacts import (
    contacts_at,
    discard_contact,
    look_at,
    move_contact,
    swap_contacts,
    token_of,
)
from cantina.games.outer_rim.terms import Where
from outer_rim.table import Seated, desk, galaxy

LEIA = {"contacts": {"naboo:1": "leia_organa"}, "step": "encounter"}


@pytest.mark.rule("OR-CONTACT-2", "OR-CONTACT-3", "OR-DATABANK-2")
def test_an_encountered_contact_is_turned_up_and_its_databank_card_resolved() -> None:
    table = desk(Seated(space="naboo", reputation={"rebel": -1}), **LEIA)
    table.do("contact:naboo:1")
    assert table.log[:2] == ["or-log-revealed", "or-log-databank"]
    assert token_of(table.g, "leia_organa").face_up
    assert table.me().credits == 8000, "card 16, negative Rebel reputation"
    assert "databank_leia_organa" in table.databank


@pytest.mark.rule("OR-CONTACT-4", "OR-CONTACT-5")
def test_one_contact_is_chosen_unseen_and_must_then_be_met() -> None:
    table = desk(Seated(space="naboo", reputation={"rebel": 1}), **LEIA)
    assert table.option("contact:naboo:1").label.id == "or-option-hidden-contact"
    table.do("contact:naboo:1")
    assert table.prompt == "or-ask-may" and "or-log-databank" in table.log, "her card, at once"
    assert not next(each for each in table.g.contacts if each.place == "naboo:0").face_up
    assert token_of(table.g, "leia_organa").face_up
    table.refused("space")
    table.refused("contact:naboo:0")
    table.do("no")
    assert table.seen.current == 1


@pytest.mark.rule("OR-CONTACT-6", "OR-CONTACT-7", "OR-CONTACT-16")
def test_a_wanted_contact_may_be_fought_after_it_is_revealed() -> None:
    hunter = Seated(space="naboo", assets=["bounty_hera_syndulla", "bounty_k_2so"])
    table = desk(hunter, contacts={"naboo:1": "k_2so"}, step="encounter")
    table.do("contact:naboo:1")
    assert token_of(table.g, "k_2so").face_up
    assert table.keys == ["bounty_k_2so", "databank"], "the other bounty names somebody else"
    assert table.option("bounty_k_2so").odds == pytest.approx(0.4755, abs=0.0001)
    shown = next(each for each in table.table.view(1).contacts if each.place == "naboo:1")
    assert shown.text is not None and shown.databank == 15, "anybody may read the card now"
    assert table.keys == ["bounty_k_2so", "databank"], "reading it decides nothing"
    table.chance(["blank"] * 3, ["hit", "blank", "blank", "blank"]).do("bounty_k_2so")
    assert table.log.count("or-log-combat-ground") == 1 and table.me().damage == 1
    assert "or-log-databank" not in table.log, "one instead of the other"
    plain = desk(Seated(space="naboo"), contacts={"naboo:1": "k_2so"}, step="encounter")
    plain.chance(["blank", "blank"]).do("contact:naboo:1")
    assert "or-ask-hunt" not in plain.log, "nobody else may fight it"
    assert "or-log-databank" in plain.log


@pytest.mark.rule("OR-CONTACT-8", "OR-CONTACT-9", "OR-CONTACT-10")
def test_a_contact_stays_face_up_and_can_be_met_again() -> None:
    place = {"contacts": {"kessel:0": "ponda_baba"}, "step": "encounter"}
    table = desk(Seated(space="kessel", character="boba_fett"), Seated(space="kessel"), **place)
    table.chance(["blank", "blank"]).do("contact:kessel:0")
    assert token_of(table.g, "ponda_baba").face_up
    assert "databank_ponda_baba" in table.databank, "not kept, so it returned"
    table.do("credits", "done")
    assert "contact:kessel:0" in table.keys
    table.chance(["hit", "blank"]).do("contact:kessel:0", "keep")
    assert table.log.count("or-log-revealed") == 1, "it lay face up the second time"
    assert table.assets(1) == ["databank_ponda_baba"]
    slots = [slot for slot in table.table.view(0).players[1].slots if slot.cards]
    assert [(slot.slot, slot.cards) for slot in slots] == [("crew", ["databank_ponda_baba"])]
    assert token_of(table.g, "ponda_baba") is None
    assert table.seen.unused_contacts == ["ponda_baba"]
    assert "databank_ponda_baba" not in table.databank


@pytest.mark.rule("OR-CONTACT-11", "OR-BOUNTY-5")
def test_the_class_of_a_bounty_narrows_the_search() -> None:
    table = desk(Seated(assets=["bounty_greedo"]))
    wanted = asset("bounty_greedo").bounty
    assert wanted.contact_class == CONTACTS["greedo"].contact_class == "green"
    hidden = [each for each in table.table.view(0).contacts if each.contact_class == "green"]
    places = {each.place for each in hidden}
    assert token_of(table.g, "greedo").place in places
    assert all(each.contact is None for each in hidden)
    request = LookAtContacts(Where.ANY, hunted=True).do(Scene(table.g, 0)).send(None)
    assert set(request.keys()) == places, "a look for hunted contacts goes by that class"


@pytest.mark.rule("OR-CONTACT-12")
def test_class_changes_no_number() -> None:
    dice: dict[str, set[int]] = {rank: set() for rank in ("white", "green", "yellow")}
    for card in ("bounty_k_2so", "bounty_saw_gerrera", "bounty_greedo", "bounty_lobot"):
        bounty = asset(card).bounty
        dice[bounty.contact_class].add(bounty.dice)
    assert 4 in dice["green"] and 4 in dice["yellow"], "the same strength in two classes"
    # and a fight reads the bounty alone
    hunter = Seated(space="naboo", assets=["bounty_k_2so"])
    table = desk(hunter, contacts={"naboo:1": "k_2so"}, face_up=["k_2so"], step="encounter")
    table.chance(["blank"] * 3, ["hit", "blank", "blank", "blank"])
    table.do("contact:naboo:1", "bounty_k_2so")
    assert table.me().damage == 1


@pytest.mark.rule("OR-CONTACT-14", "OR-CONTACT-15")
def test_a_moved_contact_takes_any_empty_space_and_keeps_its_side() -> None:
    g = galaxy({}, contacts={"cantonica:0": "lobot", "naboo:1": "chewbacca"}, face_up=["chewbacca"])
    drive(discard_contact(g, "lobot"))
    second = next(each for each in g.contacts if each.place == "cantonica:1")
    drive(discard_contact(g, second.contact))
    request = move_contact(g, 0, "chewbacca", "cantonica").send(None)
    assert request.keys() == ["cantonica:0", "cantonica:1"], "either of two empty spaces"
    g.contacts.append(second)
    drive(move_contact(g, 0, "chewbacca", "cantonica"))
    moved = token_of(g, "chewbacca")
    assert moved.place == "cantonica:0", "a white space for a yellow contact"
    assert moved.face_up
    hidden = next(each for each in g.contacts if each.place == "naboo:0")
    drive(move_contact(g, 0, hidden.contact, "naboo"))
    moved = token_of(g, hidden.contact)
    assert moved.place == "naboo:1" and not moved.face_up
    assert not drive(move_contact(g, 0, hidden.contact, "kessel")), "no empty space there"


@pytest.mark.rule("OR-CONTACT-17", "OR-CONTACT-18", "OR-CONTACT-19")
def test_a_secret_look_shows_the_token_to_one_player_and_no_databank_card() -> None:
    table = desk(Seated(space="naboo"), contacts={"naboo:0": "greedo"}, step="action")
    table.do("ability:character:0", "naboo:0")
    token = token_of(table.g, "greedo")
    assert not token.face_up and token.seen_by == (0,)
    mine = next(each for each in table.table.view(0).contacts if each.place == "naboo:0")
    theirs = next(each for each in table.table.view(1).contacts if each.place == "naboo:0")
    assert mine.contact == "greedo" and mine.text is None
    assert theirs.contact is None
    seen = [event.text.id for event in table.table.events(1)]
    assert "or-log-looked" in seen and "or-log-saw" not in seen
    assert "or-log-saw" in [event.text.id for event in table.table.events(0)]
    assert not any("reveal" in key or "show" in key for key in table.keys)


@pytest.mark.rule("OR-CONTACT-20", "OR-CONTACT-21")
def test_contacts_in_a_players_space() -> None:
    hunter = Seated(space="naboo", assets=["bounty_greedo"], captured={"bounty_greedo": "greedo"})
    g = galaxy(hunter)
    here = [each.contact for each in g.contacts if each.place.startswith("naboo:")]
    assert contacts_at(g, "naboo") == here and len(here) == 2
    assert "greedo" not in here
    assert contacts_at(g, "t5_x") == []
    table = desk(hunter, step="encounter")
    assert sum(key.startswith("contact:") for key in table.keys) == 2


@pytest.mark.rule("OR-CONTACT-22")
def test_swapping_exchanges_places_not_sides() -> None:
    g = galaxy({}, contacts={"naboo:0": "greedo", "kessel:0": "lobot"}, face_up=["greedo"])
    drive(swap_contacts(g, 0, "greedo", "lobot"))
    assert token_of(g, "greedo").place == "kessel:0" and token_of(g, "greedo").face_up
    assert token_of(g, "lobot").place == "naboo:0" and not token_of(g, "lobot").face_up


@pytest.mark.rule("OR-CONTACT-23")
def test_symbols_on_contacts_do_nothing_by_themselves() -> None:
    # Greedo carries the Hutt symbol; a failed test costs damage, no reputation
    assert CONTACTS["greedo"].faction == "hutt"
    table = desk(
        Seated(space="kessel", reputation={"hutt": -1}),
        contacts={"kessel:1": "greedo"},
        step="encounter",
    )
    table.chance(["blank", "blank"]).do("contact:kessel:1")
    assert table.me().damage == 2
    assert table.me().reputation == {"rebel": 0, "imperial": 0, "hutt": -1, "syndicate": 0}
    neutral = desk(Seated(space="kessel"), contacts={"kessel:1": "greedo"}, step="encounter")
    neutral.do("contact:kessel:1", "no")
    assert set(neutral.me().reputation.values()) == {0}, "met without any Hutt taking notice"
    # K-2SO carries the droid symbol; his hunter rolls against the four dice of the bounty
    assert CONTACTS["k_2so"].droid and asset("bounty_k_2so").bounty.dice == 4
    hunter = Seated(space="naboo", assets=["bounty_k_2so"])
    hunt = desk(hunter, contacts={"naboo:1": "k_2so"}, step="encounter")
    hunt.chance(["blank"] * 3, ["hit", "blank", "blank", "blank"])
    hunt.do("contact:naboo:1", "bounty_k_2so")
    assert hunt.me().damage == 1


@pytest.mark.rule("OR-DISCARD-3")
def test_a_discarded_token_is_unused_not_removed() -> None:
    g = galaxy({}, contacts={"naboo:0": "greedo"})
    drive(discard_contact(g, "greedo"))
    assert g.unused_contacts == ["greedo"]
    assert g.removed_contacts == [] and token_of(g, "greedo") is None


def test_looking_twice_is_harmless() -> None:
    g = galaxy({}, contacts={"naboo:0": "greedo"})
    drive(look_at(g, 0, "greedo"))
    drive(look_at(g, 0, "greedo"))
    assert token_of(g, "greedo").seen_by == (0,)
