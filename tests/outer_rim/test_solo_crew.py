import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.contacts import token_of
from cantina.games.outer_rim.rules.market import market_action
from cantina.games.outer_rim.rules.solo_contact import chosen_contact
from outer_rim.solo_table import CONTACT, HUMAN, LANDO, does, solo
from outer_rim.table import Desk, Seated, galaxy


@pytest.mark.rule("OR-AI-CREW-1", "OR-AI-CREW-2", "OR-AI-CREW-8")
def test_it_gains_crew_for_free() -> None:
    g = solo(Seated(space="kessel"), contacts={"kessel:0": "4_lom"})
    assert does(g, CONTACT)
    assert g.players[1].assets == ["databank_4_lom"]
    assert g.players[1].credits == 6000 and g.players[1].report.dice == {}
    assert token_of(g, "4_lom") is None and g.unused_contacts == ["4_lom"]
    drive(discard_asset(g, 1, "databank_4_lom"))
    assert token_of(g, "4_lom").place == "kessel:0", "and later returns by the normal rule"
    # a person who meets Ponda Baba has to make a test; here no dice are scripted for one
    g = solo(Seated(space="kessel"), contacts={"kessel:0": "ponda_baba"})
    before = g.players[1].copy()
    assert does(g, CONTACT)
    before.assets = ["databank_ponda_baba"]
    assert g.players[1] == before, "nothing else on the card happens"


@pytest.mark.rule("OR-AI-CREW-3")
def test_a_full_ship_loses_a_random_crew_member() -> None:
    g = solo(
        Seated(ship="hwk_290", space="kessel", assets=["databank_greedo", "databank_lobot"]),
        contacts={"kessel:0": "4_lom"},
    )
    h = g.copy()
    does(g, CONTACT, dice=["databank_greedo", "kessel:0"])
    assert g.players[1].assets == ["databank_lobot", "databank_4_lom"]
    greedo = token_of(g, "greedo")
    assert greedo.face_up and greedo.place == "kessel:0", "the space that the new crew left"
    does(h, CONTACT, dice=["databank_lobot", "kessel:0"])
    assert h.players[1].assets == ["databank_greedo", "databank_4_lom"]


@pytest.mark.rule("OR-AI-CREW-4")
def test_a_contact_without_crew_gives_nothing() -> None:
    g = solo(Seated(space="naboo"), contacts={"naboo:0": "thrawn", "naboo:1": "leia_organa"})
    assert does(g, CONTACT)
    assert g.players[1].assets == []
    assert {"databank_thrawn", "databank_leia_organa"} <= set(g.databank)
    assert sum(token_of(g, each).face_up for each in ("thrawn", "leia_organa")) == 1
    assert does(g, CONTACT), "the other one is turned up"
    assert not does(g, CONTACT), "nothing is left to reveal or to gain (OR-AI-TURN-3)"


@pytest.mark.rule("OR-AI-CREW-5", "OR-AI-CREW-6")
def test_which_contact_it_meets() -> None:
    there = {"contacts": {"kessel:0": "lobot", "kessel:1": "greedo"}}
    g = solo(Seated(space="kessel"), **there)
    assert chosen_contact(g, 1) == "lobot", "fewest dots"
    g = solo(Seated(space="kessel"), face_up=["lobot"], **there)
    assert chosen_contact(g, 1) == "greedo", "face down before face up"
    g = solo(Seated(space="kessel"), face_up=["lobot", "greedo"], **there)
    assert chosen_contact(g, 1) == "lobot", "no face-down one left: the lowest class"
    g = solo(Seated(space="kessel"), contacts={"kessel:0": "lobot", "kessel:1": "4_lom"})
    assert chosen_contact(g, 1) == "lobot", "same class: the left one"
    g = solo(Seated(space="t5_x"))
    assert not does(g, CONTACT)


@pytest.mark.rule("OR-AI-CREW-7")
def test_it_does_not_protect_its_crew() -> None:
    hunter: Seated = {**HUMAN, "space": "naboo", "assets": ["bounty_greedo"]}
    g = galaxy(hunter, {**LANDO, "assets": ["databank_greedo"]}, solo=True, step="encounter")
    table = Desk(g, ["hit", "hit", "hit"], ["blank"] * 4)
    table.do("hunt:bounty_greedo:1")
    assert table.prompt == "or-ask-target", "fought with the bounty's four dice"


@pytest.mark.rule("OR-AI-DECIDE-1")
def test_it_declines_whatever_it_can() -> None:
    from cantina.games.outer_rim.asking import may

    g = solo()
    assert drive(may(g, 1, "or-ask-protect")) is False
    assert drive(may(g, 0, "or-ask-protect"), ["yes"]) is True


@pytest.mark.rule("OR-AI-DECIDE-2")
@pytest.mark.parametrize("faction", ["rebel", "syndicate"])
def test_an_obligatory_choice_is_left_to_chance(faction: str) -> None:
    from cantina.games.outer_rim.setup import choose_reputations

    g = solo()
    drive(choose_reputations(g), (), [faction])
    assert g.players[1].reputation[faction] == 1
    assert sum(g.players[1].reputation.values()) == 1


def test_the_human_market_still_asks_the_human() -> None:
    g = galaxy(HUMAN, LANDO, solo=True)
    drive(market_action(g, 0), ["skip", "skip"])
    assert g.players[0].assets == []
