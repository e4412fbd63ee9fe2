"""Bounties and cargo: what each pays, and what happens when cargo is noticed."""

import pytest

from cantina.core.testing import drive, offered
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.rules.bounty import hunt_contact
from cantina.games.outer_rim.rules.deliver import deliver, deliverable
from cantina.games.outer_rim.state import Galaxy
from outer_rim.card_table import galaxy, own, put_on_market, seat_at

MISS = ["blank", "blank"]
HIT = ["hit", "blank"]
CRIT = ["crit", "blank"]


def player(g: Galaxy) -> tuple[int, int]:
    return g.players[0].credits, g.players[0].fame


# --- bounties -------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-4", "OR-DELIVER-9")
def test_doctor_evazan_alive() -> None:
    part = asset("databank_90a")
    assert part.start_planet == "takodana"
    assert part.bounty is not None and part.bounty.dice == 2
    g = galaxy()
    own(g, 0, "databank_90a")
    drive(hunt_contact(g, 0, "databank_90a"), ["capture"], [["hit"] * 3, MISS])
    assert player(g) == (10000, 0)
    assert g.players[0].captured == {"databank_90a": "doctor_evazan"}
    assert deliverable(g, 0) == []
    g.players[0].space = "mon_calamari"
    assert deliverable(g, 0) == ["databank_90a"]
    drive(deliver(g, 0, "databank_90a"))
    assert player(g) == (20000, 1)
    assert g.removed == ["databank_90a"] and g.removed_contacts == ["doctor_evazan"]


@pytest.mark.rule("OR-CARD-4", "OR-BOUNTY-9")
def test_doctor_evazan_dead() -> None:
    g = galaxy()
    own(g, 0, "databank_90a")
    drive(hunt_contact(g, 0, "databank_90a"), ["eliminate"], [["hit"] * 3, MISS])
    assert player(g) == (15000, 1)
    assert g.removed == ["databank_90a"] and g.removed_contacts == ["doctor_evazan"]


@pytest.mark.rule("OR-CARD-5")
def test_greedos_bounty() -> None:
    g = galaxy()
    own(g, 0, "bounty_greedo")
    g.players[0].reputation["hutt"] = 1
    dice = [["hit", "hit", "hit"], ["blank"] * 4]
    drive(hunt_contact(g, 0, "bounty_greedo"), ["eliminate"], dice)
    assert player(g) == (18000, 1)
    assert g.players[0].reputation["hutt"] == 0
    assert "bounty_greedo" in g.removed
    g = galaxy()
    own(g, 0, "bounty_greedo")
    drive(hunt_contact(g, 0, "bounty_greedo"), ["capture"], dice)
    g.players[0].space = "ord_mantell"
    assert deliverable(g, 0) == ["bounty_greedo"]
    drive(deliver(g, 0, "bounty_greedo"))
    assert player(g) == (19000, 2)
    assert g.players[0].reputation == {"hutt": -1, "syndicate": 1, "rebel": 0, "imperial": 0}


MARKET_BOUNTIES = [card.id for card in CARDS.values() if card.asset and card.asset.bounty]


@pytest.mark.parametrize("card", MARKET_BOUNTIES)
@pytest.mark.parametrize("way", ["eliminate", "capture"])
def test_every_bounty_pays_as_printed(card: str, way: str) -> None:
    bounty = asset(card).bounty
    assert bounty is not None
    g = galaxy("bossk", "han_solo")
    g.players[0].reputation = dict.fromkeys(("rebel", "imperial", "hutt", "syndicate"), 0)
    own(g, 0, card)
    dice = [["crit"] * (3 if bounty.kind == "ground" else 2), ["blank"] * bounty.dice]
    drive(hunt_contact(g, 0, card), [way], dice)
    if way == "capture":
        g.players[0].space = bounty.destination
        drive(deliver(g, 0, card))
    reward = bounty.capture if way == "capture" else bounty.eliminate
    assert player(g) == (10000 + reward.credits, reward.fame)
    changes = dict(reward.reputation)
    for faction, amount in bounty.after.reputation if bounty.after else ():
        changes[faction] = changes.get(faction, 0) + amount
    for faction, amount in changes.items():
        assert g.players[0].reputation[faction] == amount
    assert g.removed == [card]


def test_wanted_is_a_fight_with_somebody_in_disgrace() -> None:
    g = galaxy(at="takodana")
    own(g, 0, "bounty_wanted_1")
    assert "job:bounty_wanted_1" not in offered(seat_at(g.copy()), 0)
    g.players[1].reputation["rebel"] = -1
    won: list[object] = [["hit"] * 3, ["blank"] * 3]
    table = seat_at(g.copy(), won)
    table.answer(0, "job:bounty_wanted_1")
    assert player(table.state) == (15000, 1)
    g.players[1].fame = 4
    table = seat_at(g, won)
    table.answer(0, "job:bounty_wanted_1")
    assert player(table.state) == (15000, 2)
    assert table.bottom("bounty") == ["bounty_wanted_1"]


# --- cargo ----------------------------------------------------------------------------------------


@pytest.mark.rule("OR-CARD-8")
def test_coaxium_crystal() -> None:
    for planet, buyable in (("ryloth", False), ("naboo", True)):
        g = galaxy(at=planet, step="action")
        put_on_market(g, "cargo_coaxium_crystal")
        table = seat_at(g, ["cargo_salvage"])
        table.answer(0, "market")
        table.answer(0, "skip")
        assert ("cargo" in offered(table, 0)) == buyable
    table.answer(0, "cargo")
    assert table.sheet(0).credits == 9000
    g = table.state.copy()
    g.players[0].space = "ryloth"
    drive(deliver(g, 0, "cargo_coaxium_crystal"))
    assert player(g) == (14000, 0)
    assert g.players[0].reputation["imperial"] == 1
    assert g.market["cargo"].bottom == ("cargo_coaxium_crystal",)


CARGO = [
    card.id
    for card in CARDS.values()
    if card.asset and card.asset.type == "cargo" and card.asset.destination
]


@pytest.mark.parametrize("card", CARGO)
def test_every_cargo_pays_as_printed(card: str) -> None:
    part = asset(card)
    assert part.reward is not None
    g = galaxy(at=part.destination)
    own(g, 0, card)
    dice: list[object] = [["hit"]] if "ILLEGAL" in part.traits else []
    drive(deliver(g, 0, card), (), dice)
    assert player(g) == (10000 + part.reward.credits, part.reward.fame)
    for faction, amount in part.reward.reputation:
        assert g.players[0].reputation[faction] == amount
    assert g.players[0].assets == []


# --- databank card 1 ------------------------------------------------------------------------------


def smuggle(*outcomes: object, answers: tuple[str, ...] = (), **changes: int) -> Galaxy:
    """Fail the roll for stolen weapons (5,000, 1 fame, Hutt reputation) on Tatooine."""
    g = galaxy("boba_fett", "han_solo", at="tatooine")
    own(g, 0, "cargo_stolen_weapons")
    g.players[0].reputation.update(changes)
    drive(deliver(g, 0, "cargo_stolen_weapons"), answers, [["crit"], *outcomes])
    return g


@pytest.mark.rule("OR-DELIVER-6", "OR-DELIVER-14")
def test_imperial_presence() -> None:
    g = smuggle("databank_1a", HIT)
    assert player(g) == (15000, 1)
    g = smuggle("databank_1a", MISS, imperial=-1)
    assert player(g) == (10000, 0)
    assert g.players[0].damage == 2
    assert g.players[0].assets == ["cargo_stolen_weapons"]
    assert g.turn_over
    g = smuggle("databank_1a", MISS)
    assert g.players[0].reputation["imperial"] == -1
    assert "databank_1a" in g.databank


def test_unwanted_attention() -> None:
    assert player(smuggle("databank_1b", CRIT)) == (15000, 1)
    g = smuggle("databank_1b", MISS, ["hit"] * 3, ["hit", "blank", "blank"])
    assert player(g) == (15000, 1)
    g = smuggle("databank_1b", MISS, ["blank"] * 3, ["hit", "blank", "blank"])
    assert player(g) == (10000, 0)
    assert g.players[0].assets == ["cargo_stolen_weapons"]


def test_local_security() -> None:
    assert player(smuggle("databank_1c", answers=("0",))) == (12000, 1)
    g = smuggle("databank_1c", ["hit"] * 3, ["hit"] + ["blank"] * 3, answers=("1",))
    assert player(g) == (15000, 1)
    g = smuggle("databank_1c", ["blank"] * 3, ["hit"] + ["blank"] * 3, answers=("1",))
    assert (player(g), g.players[0].assets) == ((10000, 0), [])


def test_special_interest_groups() -> None:
    g = smuggle("databank_1d", CRIT)
    assert (player(g), g.players[0].reputation["hutt"]) == ((15000, 1), 1)
    g = smuggle("databank_1d", MISS)
    assert player(g) == (12000, 0)
    assert g.players[0].assets == []
