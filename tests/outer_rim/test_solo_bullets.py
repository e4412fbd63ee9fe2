"""What the bullets of the solo cards do one by one, and whether they count as having applied."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.printed import AiBullet
from cantina.games.outer_rim.rules.contacts import token_of
from cantina.games.outer_rim.rules.solo import first_that_applies
from cantina.games.outer_rim.state import Galaxy, Player
from outer_rim.solo_table import CONTACT, does, solo
from outer_rim.table import Seated

NEXT = AiBullet(do="credits", amount=500000)
"""A bullet that must not be reached."""


def applies(g: Galaxy, bullet: AiBullet, dice: list[str] | tuple[Any, ...] = ()) -> Player:
    """Resolve a bullet as the first of two; the second one must stay unresolved."""
    drive(first_that_applies(g, 1, (bullet, NEXT)), (), dice)
    assert g.players[1].credits < 500000
    return g.players[1]


@pytest.mark.rule("OR-AI-TURN-3")
def test_credits_may_cost_reputation_with_the_planets_faction() -> None:
    g = solo(Seated(space="tatooine"))
    ai = applies(g, AiBullet(do="credits", amount=3000, faction="planet"))
    assert (ai.credits, ai.reputation["hutt"], ai.reputation["rebel"]) == (9000, -1, 0)
    plain = applies(solo(Seated(space="tatooine")), AiBullet(do="credits", amount=3000))
    assert (plain.credits, plain.reputation["hutt"]) == (9000, 0)
    nowhere = solo(Seated(space="takodana"))
    ai = applies(nowhere, AiBullet(do="credits", amount=1000, faction="planet"))
    assert ai.credits == 7000 and set(ai.reputation.values()) == {0}, "no faction, no loss"


@pytest.mark.rule("OR-AI-TURN-3", "OR-AI-DECIDE-2")
def test_of_equally_near_patrols_chance_names_one() -> None:
    bullet = AiBullet(do="credits", amount=1000, faction="nearest_patrol")
    near = {"rebel": "ryloth", "hutt": "t5_ri", "imperial": "t6_ro", "syndicate": "t1_li"}
    ai = applies(solo(Seated(space="naboo"), patrols=near), bullet)
    assert ai.reputation == {"rebel": 0, "imperial": 0, "hutt": -1, "syndicate": 0}, "next door"
    tied = {**near, "rebel": "t5_x"}
    for faction in ("rebel", "hutt"):
        ai = applies(solo(Seated(space="naboo"), patrols=tied), bullet, [faction])
        assert [each for each, value in ai.reputation.items() if value] == [faction]


@pytest.mark.rule("OR-AI-TURN-3", "OR-AI-TURN-9")
def test_fame_is_bought_for_credits() -> None:
    bullet = AiBullet(do="fame", amount=5000)
    ai = applies(solo(Seated(credits=5000)), bullet)
    assert (ai.credits, ai.fame) == (0, 1)
    assert not does(solo(Seated(credits=4000)), bullet)


@pytest.mark.rule("OR-AI-TURN-3")
@pytest.mark.parametrize(
    ("amount", "before", "after"), [(0, 0, 1), (1, -1, 0), (2, -1, 1), (1, 0, 1)]
)
def test_reputation_is_gained_as_far_as_the_card_says(amount: int, before: int, after: int) -> None:
    bullet = AiBullet(do="reputation", faction="planet", amount=amount)
    g = solo(Seated(space="tatooine", reputation={"hutt": before}))
    ai = applies(g, bullet)
    assert ai.reputation == {"rebel": 0, "imperial": 0, "hutt": after, "syndicate": 0}


@pytest.mark.rule("OR-AI-CREW-1", "OR-AI-TURN-3")
def test_crew_of_a_contact_known_to_all_is_an_effect_too() -> None:
    there = {"contacts": {"kessel:0": "lobot", "kessel:1": "thrawn"}}
    g = solo(Seated(space="kessel"), face_up=["lobot", "thrawn"], **there)
    ai = applies(g, CONTACT)
    assert ai.assets == ["databank_lobot"] and g.in_hand == []
    assert "databank_lobot" not in g.databank


@pytest.mark.rule("OR-AI-TURN-3")
def test_a_contact_may_be_revealed_without_joining() -> None:
    reveal = AiBullet(do="contact", gain_crew=False)
    there = {"contacts": {"kessel:0": "lobot", "kessel:1": "greedo"}}
    g = solo(Seated(space="kessel"), face_up=["lobot"], **there)
    ai = applies(g, reveal)
    assert token_of(g, "greedo").face_up and ai.assets == []
    assert not does(g, reveal), "both lie open, so there is nothing to do"


def test_a_databank_card_in_use_gives_no_crew() -> None:
    g = solo(Seated(space="kessel"), contacts={"kessel:0": "lobot"}, face_up=["lobot"])
    g.contacts = [each for each in g.contacts if each.place != "kessel:1"]
    g.databank.remove("databank_lobot")
    assert not does(g, CONTACT)
    assert g.players[1].assets == [] and token_of(g, "lobot") is not None


@pytest.mark.rule("OR-AI-JOB-6")
def test_illegal_cargo_may_cost_more_than_one_reputation() -> None:
    liked = Seated(assets=["cargo_stolen_supplies"], space="kessel", reputation={"syndicate": 1})
    for amount, left in ((0, 0), (1, 0), (2, -1)):
        g = solo(liked)
        does(g, AiBullet(do="deliver", illegal="reputation", illegal_amount=amount))
        assert g.players[1].reputation["syndicate"] == left
