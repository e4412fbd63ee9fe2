"""The words of the effect language for moves, patrols, turns and contacts."""

import pytest

from cantina.games.outer_rim.cards.contacts import LookAtContacts, MoveContact, RevealContact
from cantina.games.outer_rim.cards.movement import BringPatrol, ExtraTurn, Move, MovePatrol
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.content.characters import EncounterWithin
from cantina.games.outer_rim.content.databank_start import EndTurn
from cantina.games.outer_rim.content.encounters_kafrene import SwapContacts
from cantina.games.outer_rim.content.encounters_lothal import Jump
from cantina.games.outer_rim.rules.contacts import token_of
from cantina.games.outer_rim.rules.patrols import patrol
from cantina.games.outer_rim.terms import Faction, Where, Whose
from outer_rim.card_table import galaxy, own, perform

HIT = ["hit", "blank"]
MISS = ["blank", "blank"]


# --- movement, patrols, turns ---------------------------------------------------------------------


def test_extra_movement_follows_the_normal_rules() -> None:
    g = galaxy(at="mon_calamari")
    perform(g, Move(3), "t3_li")
    assert g.players[0].space == "t3_li"


def test_a_direct_jump_on_the_tile() -> None:
    g = galaxy(at="lothal")
    perform(g, Jump(), "mon_calamari")
    assert g.players[0].space == "mon_calamari"


@pytest.mark.rule("OR-PATROL-MOVE-13")
def test_moving_a_patrol_any_way_or_bringing_it_here() -> None:
    g = galaxy(at="naboo")
    assert patrol(g, "rebel").space == "t1_lo"
    perform(g, MovePatrol(Faction.REBEL, 2), "t1_om")
    assert patrol(g, "rebel").space == "t1_om"
    perform(g, BringPatrol(Faction.REBEL))
    assert patrol(g, "rebel").space == "naboo"
    perform(g, MovePatrol(Whose.ANY, 1), "hutt", "t6_im")
    assert patrol(g, "hutt").space == "t6_im"


@pytest.mark.rule("OR-MAELSTROM-4")
def test_no_extra_turn_in_an_extra_turn() -> None:
    g = galaxy()
    assert perform(g, ExtraTurn())
    assert g.extra_turn_gained
    g = galaxy()
    g.extra_turn = True
    assert not ExtraTurn().can(Scene(g, 0))
    assert not perform(g, ExtraTurn())
    assert not g.extra_turn_gained


def test_ending_the_turn_is_for_the_current_player() -> None:
    g = galaxy()
    perform(g, EndTurn(), seat=1)
    assert not g.turn_over
    perform(g, EndTurn())
    assert g.turn_over


# --- contacts -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CONTACT-17")
def test_a_secret_look_is_for_one_player() -> None:
    g = galaxy(at="naboo")
    perform(g, LookAtContacts(Where.HERE, most=2), "naboo:0")
    here = [token for token in g.contacts if token.place.startswith("naboo")]
    assert [token.seen_by for token in here] == [(0,), (0,)]
    assert not any(token.face_up for token in here)
    assert not LookAtContacts(Where.HERE).can(Scene(g, 0))
    assert LookAtContacts(Where.HERE).can(Scene(g, 1))


def test_a_look_for_a_hunted_class_only() -> None:
    g = galaxy(at="ryloth")
    own(g, 0, "bounty_greedo")
    perform(g, LookAtContacts(Where.HERE, hunted=True))
    seen = [token.contact for token in g.contacts if 0 in token.seen_by]
    assert len(seen) == 1
    place = next(token.place for token in g.contacts if token.contact == seen[0])
    assert place == "ryloth:1"  # the green space


def test_revealing_swapping_and_moving_contacts() -> None:
    g = galaxy(at="takodana")
    perform(g, RevealContact(Where.HERE), "takodana:0")
    up = [token for token in g.contacts if token.face_up]
    assert [token.place for token in up] == ["takodana:0"]
    hidden = next(token for token in g.contacts if token.place == "kessel:0")
    perform(g, SwapContacts(), "takodana:0", "kessel:0")
    swapped = [each for each in g.contacts if each.contact in (up[0].contact, hidden.contact)]
    assert {each.place: each.face_up for each in swapped} == {"kessel:0": True, "takodana:0": False}
    assert not MoveContact(Where.ANY, here=True).can(Scene(g, 0))
    g.contacts.remove(next(each for each in swapped if not each.face_up))
    perform(g, MoveContact(Where.ANY, here=True), "naboo:0")
    assert any(token.place == "takodana:0" for token in g.contacts)
    assert not any(token.place == "naboo:0" for token in g.contacts)


def test_one_certain_contact_goes_to_one_certain_planet() -> None:
    g = galaxy(at="naboo")
    effect = MoveContact(Where.ANY, this="thrawn", to="lothal")
    assert not perform(g, effect)
    g.contacts = [token for token in g.contacts if token.place != "lothal:0"]
    assert perform(g, effect)
    token = token_of(g, "thrawn")
    assert token is not None and token.place == "lothal:0"


def test_reach_is_up_to_three_spaces_but_not_the_own_space() -> None:
    g = galaxy("ketsu_onyo", "bossk", at="ryloth")
    patrol(g, "hutt").space = "naboo"
    patrol(g, "rebel").space = "ryloth"
    g.players[0].ship = "aggressor"
    dice = [["crit", "hit", "hit", "hit", "hit"], ["blank", "blank", "blank"]]
    assert perform(g, EncounterWithin(3), "patrol:hutt", dice=dice)
    assert g.players[0].credits == 13000
    assert g.players[0].reputation["hutt"] == -1
    patrol(g, "hutt").space = "t1_li"
    g.contacts = []
    assert not EncounterWithin(3).can(Scene(g, 0))
