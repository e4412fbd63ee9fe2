"""Where nothing is left to do: an empty deck, a trade talked over, a token already face up."""

from itertools import pairwise
from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.contacts import MoveContact, RevealContact
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.content.makers import abilities
from cantina.games.outer_rim.library import CONTACTS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.bounty import bounty_of, hunt_contact
from cantina.games.outer_rim.rules.contacts import change, contacts_at, token_of
from cantina.games.outer_rim.rules.deliver import deliver_cargo
from cantina.games.outer_rim.rules.letting_go import let_go
from cantina.games.outer_rim.rules.map import chart_of
from cantina.games.outer_rim.rules.market import discard_top
from cantina.games.outer_rim.rules.movement import blocked_spaces, reach
from cantina.games.outer_rim.rules.patrol_movement import ends_of_move
from cantina.games.outer_rim.rules.trade import MOST_TALKS, TALK
from cantina.games.outer_rim.terms import MarketDeck, Where
from outer_rim.card_table import purse
from outer_rim.table import Seated, desk, galaxy

EVAZAN = "databank_90a"


@pytest.mark.rule("OR-TRADE-2")
@pytest.mark.parametrize(("used", "reason"), [
    ([], None), ([TALK] * (MOST_TALKS - 1), None), ([TALK] * MOST_TALKS, "or-blocked-trade-talks"),
    (["trade"], "or-blocked-action-used"), (["trade", *[TALK] * 8], "or-blocked-action-used"),
])  # fmt: skip
def test_a_trade_is_refused_once_and_for_one_reason(used: list[str], reason: str | None) -> None:
    table = desk(Seated(space="naboo"), Seated(space="naboo"), step="action", actions_used=used)
    asked = table.table.ask(table.waiting).show(1, True)
    found = [each.reason.id for each in asked.blocked if each.key == "trade"]
    assert found == ([reason] if reason else [])
    assert ("trade" in table.keys) is (reason is None)


@pytest.mark.rule("OR-BOUNTY-4")
def test_a_freed_captive_is_in_nobodys_hands_until_it_is_put_down() -> None:
    g = galaxy(Seated(space="naboo", assets=[EVAZAN], captured={EVAZAN: "doctor_evazan"}))
    g.contacts = [each for each in g.contacts if not each.place.startswith("naboo:")]
    going = let_go(g, 0, EVAZAN).__await__()
    ask: Any = going.send(None)
    assert g.unused_contacts == ["doctor_evazan"]
    assert sorted(ask.keys()) == ["naboo:0", "naboo:1"]


def test_contacts_of_a_planet_are_told_from_left_to_right() -> None:
    g = galaxy()
    before = contacts_at(g, "naboo")
    g.contacts.reverse()
    assert len(before) == 2
    assert contacts_at(g, "naboo") == before


def test_only_a_contact_that_lies_face_down_is_revealed() -> None:
    g = galaxy(Seated(space="naboo"))
    here = contacts_at(g, "naboo")
    reveal = RevealContact(Where.HERE)
    for left in (here, here[1:], []):
        assert reveal.among(Scene(g, 0)) == left
        assert reveal.can(Scene(g, 0)) is bool(left)
        token = token_of(g, (left or here)[0])
        assert token is not None
        change(g, token, face_up=True)


@pytest.mark.rule("OR-CONTACT-14")
def test_a_contact_comes_to_a_planet_with_room_alone() -> None:
    g = galaxy(Seated(space="naboo"))
    bring = MoveContact(Where.ANY, here=True)
    assert bring.among(Scene(g, 0)) == []
    g.contacts = [each for each in g.contacts if each.place != "naboo:1"]
    assert bring.among(Scene(g, 0)) == [
        each.contact for each in g.contacts if each.place != "naboo:0"
    ]
    g.players[0].space = "t5_x"
    assert bring.among(Scene(g, 0)) == []


def test_from_an_empty_deck_nothing_is_discarded() -> None:
    g = galaxy()
    deck = g.market[MarketDeck.CARGO]
    for card in deck.cards():
        deck.remove(card)
    drive(discard_top(g, 0, MarketDeck.CARGO))
    assert deck.cards() == []


def test_cargo_without_a_reward_brings_nothing() -> None:
    g = galaxy(Seated(assets=["luxury_stolen_jewels"]))
    before = purse(g)
    drive(deliver_cargo(g, 0, "luxury_stolen_jewels"))
    assert purse(g) == before
    assert g.players[0].assets == []


def test_what_stands_on_a_card_is_no_ability_of_it() -> None:
    happens: Any = Ability(Moment.ACTION, GainCredits(1000))
    assert abilities((happens, object(), happens)) == (happens, happens)


@pytest.mark.rule("OR-MOVEMENT-4", "OR-MOVEMENT-8")
@pytest.mark.parametrize(("start", "spaces"), [("naboo", 2), ("naboo", 5), ("kessel", 4)])
def test_a_space_is_refused_if_it_is_near_enough_and_the_way_is_not_free(
    start: str, spaces: int
) -> None:
    g = galaxy(Seated(space=start, reputation={"hutt": -1, "imperial": -1}))
    near = {space for space, far in chart_of(g).distances[start].items() if far <= spaces}
    refused = {blocked.key for blocked in blocked_spaces(g, 0, spaces)}
    assert refused == near - set(reach(g, 0, spaces))


@pytest.mark.rule("OR-BOUNTY-6")
@pytest.mark.parametrize("card", [EVAZAN, "bounty_k_2so", "bounty_greedo", "bounty_lobot"])
def test_a_hunted_contact_fights_for_its_own_faction(card: str) -> None:
    g = galaxy(Seated(assets=[card]))
    hunt_contact(g, 0, card).__await__().send(None)
    contact = CONTACTS[bounty_of(card).target]
    assert g.combat is not None
    assert (g.combat.enemy_id, g.combat.enemy_faction) == (contact.id, contact.faction or "")


@pytest.mark.rule("OR-ENCOUNTER-3")
@pytest.mark.parametrize(("standing", "kept"), [(0, False), (1, False), (-1, True)])
def test_only_a_hostile_patrol_keeps_a_player_from_everything_else(
    standing: int, kept: bool
) -> None:
    here = Seated(space="naboo", reputation={"hutt": standing, "syndicate": standing})
    patrols = {"hutt": "naboo", "syndicate": "naboo"}
    table = desk(here, step="encounter", patrols=patrols, quiet=False)
    assert ("space" in table.blocked) is kept
    assert [key for key in table.blocked if key.startswith("contact:")] == (
        ["contact:naboo:0", "contact:naboo:1"] if kept else []
    )


@pytest.mark.rule("OR-PATROL-MOVE-4")
def test_a_patrol_that_arrives_goes_space_by_space() -> None:
    chart = chart_of(galaxy())
    for goal, far in chart.distances["naboo"].items():
        way = ends_of_move(chart, "naboo", goal, far)[goal]
        assert len(way) == far
        assert all(b in chart.neighbours[a] for a, b in pairwise(["naboo", *way]))
        assert way[-1:] == ([goal] if far else [])
