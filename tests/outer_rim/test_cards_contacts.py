"""Contacts: what each asks for before joining a crew."""

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.library import CARDS, CONTACTS, asset
from cantina.games.outer_rim.rules.combat import fight_player
from cantina.games.outer_rim.rules.contact_encounter import encounter_contact
from cantina.games.outer_rim.state import Galaxy
from outer_rim.card_table import CRIT, HIT, MISS, galaxy, own, perform, purse


def meet(
    contact: str,
    *outcomes: object,
    answers: tuple[str, ...] = (),
    own_cards: tuple[str, ...] = (),
    credits: int = 10000,
    **standing: int,
) -> Galaxy:
    g = galaxy("boba_fett", "han_solo")
    g.players[0].reputation.update(standing)
    g.players[0].credits = credits
    own(g, 0, *own_cards)
    place = next(token.place for token in g.contacts if token.contact == contact)
    g.players[0].space = place.partition(":")[0]
    drive(encounter_contact(g, 0, contact), answers, outcomes)
    return g


def hired(g: Galaxy, contact: str) -> bool:
    """Say whether the crew is aboard; then the token has left the map (OR-CONTACT-24)."""
    aboard = f"databank_{contact}" in g.players[0].assets
    on_map = contact in [token.contact for token in g.contacts]
    assert aboard != on_map
    assert (contact in g.unused_contacts) == aboard
    return aboard


@pytest.mark.rule("OR-CARD-6")
def test_meeting_greedo() -> None:
    g = meet("greedo", MISS, hutt=-1)
    assert (hired(g, "greedo"), g.players[0].damage) == (False, 2)
    g = meet("greedo", HIT, hutt=-1)
    assert g.players[0].damage == 0
    g = meet("greedo", CRIT, answers=("yes", "keep"))
    assert hired(g, "greedo") and g.players[0].credits == 10000
    g = meet("greedo", MISS, answers=("yes", "yes", "keep"))
    assert hired(g, "greedo") and g.players[0].credits == 8000
    g = meet("greedo", MISS, answers=("yes",), credits=1000)
    assert not hired(g, "greedo")
    assert not hired(meet("greedo", answers=("no",)), "greedo")
    assert CONTACTS["greedo"].databank == 12 and CONTACTS["greedo"].faction == "hutt"


@pytest.mark.rule("OR-CARD-7", "OR-CONTACT-24")
def test_meeting_4_lom() -> None:
    part = asset("databank_4_lom")
    assert CONTACTS["4_lom"].droid and part.droid and part.skills == ("tactics",)
    g = meet("4_lom", answers=("yes", "keep"))
    assert hired(g, "4_lom") and g.players[0].credits == 7000
    g = meet("4_lom", answers=("yes", "keep"), own_cards=("databank_90a", "bounty_greedo"))
    assert hired(g, "4_lom") and g.players[0].credits == 9000
    assert not hired(meet("4_lom", credits=2000), "4_lom")


@pytest.mark.parametrize(
    ("contact", "outcomes", "answers", "standing", "credits"),
    [
        ("black_krrsantan", [["hit"] * 3, ["blank"] * 4], ("yes", "0", "keep"), {}, 10000),
        ("black_krrsantan", [], ("yes", "1", "keep"), {}, 5000),
        ("black_sun_agent", [], ("keep",), {"syndicate": 1}, 10000),
        ("black_sun_agent", [], ("yes", "keep"), {}, 8000),
        ("boshek", [CRIT], ("keep",), {}, 10000),
        ("boshek", [MISS], ("yes", "keep"), {}, 7000),
        ("chewbacca", [], ("yes", "keep"), {}, 8000),
        ("chewbacca", [], ("yes", "keep"), {"rebel": -1}, 6000),
        ("cikatro_vizago", [], ("yes", "keep"), {}, 7000),
        ("dengar", [], ("yes", "keep"), {}, 7000),
        ("doctor_evazan", [CRIT], ("keep",), {}, 10000),
        ("doctor_evazan", [MISS], ("yes", "keep"), {}, 8000),
        ("garindan", [], ("yes", "keep"), {}, 8000),
        ("garindan", [], ("keep",), {"imperial": 1}, 10000),
        ("hera_syndulla", [], ("keep",), {"rebel": 1}, 10000),
        ("hera_syndulla", [CRIT], ("keep",), {}, 10000),
        ("hondo_ohnaka", [["hit"]], ("keep",), {}, 10000),
        ("hondo_ohnaka", [["focus"]], ("yes", "keep"), {}, 6000),
        ("k_2so", [CRIT], ("keep",), {}, 10000),
        ("k_2so", [], ("keep",), {"rebel": 1}, 10000),
        ("lobot", [CRIT], ("keep",), {}, 10000),
        ("lobot", [MISS], ("yes", "keep"), {}, 8000),
        ("maz_kanata", [CRIT], ("knowledge", "keep"), {}, 10000),
        ("maz_kanata", [MISS], ("influence", "yes", "keep"), {}, 6000),
        ("ponda_baba", [CRIT], ("keep",), {}, 10000),
        ("qira", [], ("keep",), {"syndicate": 1}, 10000),
        ("qira", [], ("yes", "keep"), {}, 6000),
        ("saw_gerrera", [], ("keep",), {"imperial": -1}, 10000),
        ("saw_gerrera", [HIT], ("keep",), {}, 10000),
        ("w1_le", [], ("yes", "keep"), {}, 8000),
        ("zuckuss", [], ("yes", "keep"), {}, 7000),
    ],
)
@pytest.mark.rule("OR-CONTACT-24", "OR-CONTACT-10")
def test_ways_to_hire(
    contact: str,
    outcomes: list[object],
    answers: tuple[str, ...],
    standing: dict[str, int],
    credits: int,
) -> None:
    g = meet(contact, *outcomes, answers=answers, **standing)
    assert hired(g, contact)
    assert g.players[0].credits == credits


@pytest.mark.rule("OR-CONTACT-8")
def test_ways_not_to_hire() -> None:
    g = meet("black_sun_agent", syndicate=-1)
    assert (hired(g, "black_sun_agent"), g.players[0].damage) == (False, 2)
    assert not hired(meet("hera_syndulla", rebel=-1), "hera_syndulla")
    g = meet("ponda_baba", MISS)
    assert (hired(g, "ponda_baba"), g.players[0].damage) == (False, 1)
    assert not hired(meet("k_2so", MISS), "k_2so")
    assert not hired(meet("saw_gerrera", MISS), "saw_gerrera")
    g = meet("w1_le", answers=("no",))
    assert not hired(g, "w1_le")
    assert next(token.face_up for token in g.contacts if token.contact == "w1_le")


def test_hiring_in_kind_for_old_friends_and_by_reputation() -> None:
    g = meet("cikatro_vizago", answers=("yes", "0", "keep"), own_cards=("cargo_salvage",))
    assert hired(g, "cikatro_vizago") and g.players[0].credits == 10000
    cards = ("databank_90b", "bounty_greedo")
    assert hired(meet("dengar", answers=("keep",), own_cards=cards), "dengar")
    g = meet("saw_gerrera", HIT, answers=("keep",))
    assert g.players[0].reputation["imperial"] == -1
    g = galaxy("boba_fett", "han_solo")
    g.players[0].ship = "lancer"
    own(g, 0, "databank_4_lom")
    g.players[0].space = next(t.place for t in g.contacts if t.contact == "zuckuss").split(":")[0]
    drive(encounter_contact(g, 0, "zuckuss"), ["yes", "keep"])
    assert g.players[0].credits == 8000


@pytest.mark.rule("OR-REPUTATION-7")
def test_all_syndicates_share_one_reputation() -> None:
    g = galaxy("boba_fett", "han_solo")
    g.players[0].ship = "lancer"
    own(g, 0, "databank_black_sun_agent")
    drive(fight_player(g, 0, 1), (), [["hit"] * 3, ["blank"] * 3])  # Black Sun is pleased
    g.players[0].space = next(t.place for t in g.contacts if t.contact == "qira").split(":")[0]
    drive(encounter_contact(g, 0, "qira"), ["keep"])  # and Crimson Dawn hires out for nothing
    assert hired(g, "qira") and g.players[0].credits == 10000
    assert g.players[0].reputation == {"rebel": 0, "imperial": 0, "hutt": 0, "syndicate": 1}


def test_thrawn_and_leia_ask_for_favors() -> None:
    g = meet("thrawn", answers=("yes",), imperial=1)
    assert purse(g) == (15000, 1)
    assert g.players[0].reputation["rebel"] == -1
    assert meet("thrawn", HIT).players[0].reputation["imperial"] == 1
    assert meet("thrawn", MISS, imperial=-1).players[0].ship_damage == 2
    assert "GainFame" not in repr(CARDS["databank_leia_organa"].text), "no fame for asking again"
    g = galaxy("boba_fett", "han_solo")
    g.players[0].reputation["rebel"] = 1
    first = g.market["job"].cards()[:3]
    text = CARDS["databank_leia_organa"].text
    assert perform(g, text, "yes", first[1], "t1_om", dice=[first[1], first[2], first[0]])
    assert g.players[0].assets == [first[1]]
    g = meet("leia_organa", CRIT)
    assert (purse(g), g.players[0].reputation["rebel"]) == ((12000, 0), 1)
    assert purse(meet("leia_organa", rebel=-1)) == (8000, 0)
