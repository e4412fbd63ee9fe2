import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.rules.assets import discard_asset, remove_asset
from cantina.games.outer_rim.rules.contacts import eliminate_contact, nearest_room
from cantina.games.outer_rim.rules.market import discard_top, search
from cantina.games.outer_rim.state import Galaxy
from outer_rim.table import Seated, galaxy


@pytest.mark.rule("OR-DISCARD-1")
def test_discarded_cards_go_face_down_under_their_decks() -> None:
    g = galaxy(Seated(assets=["gear_dl_44"]))
    encounter = "cantonica_ord_mantell_5"
    g.players[0].assets.append(encounter)
    drive(discard_asset(g, 0, "gear_dl_44"))
    assert g.market["gear_mod"].bottom[-1] == "gear_dl_44"
    drive(discard_asset(g, 0, encounter))
    assert g.encounters["cantonica_ord_mantell"].bottom == (encounter,)


@pytest.mark.rule("OR-DISCARD-2", "OR-DISCARD-6")
def test_a_removed_card_never_comes_back() -> None:
    g = galaxy(Seated(assets=["job_casino_heist"]), market={"job": ["job_relic_of_the_past"]})
    drive(remove_asset(g, 0, "job_casino_heist"))
    assert g.removed == ["job_casino_heist"]
    assert "job_casino_heist" not in g.market["job"].cards()
    drive(search(g, 0, "job", 20, free=True), ["skip"], [*_rest(g), "job_imperial_favor"])
    assert "job_casino_heist" not in g.market["job"].cards()


def _rest(g: Galaxy) -> list[str]:
    return list(g.market["job"].rest)


@pytest.mark.rule("OR-DISCARD-4")
def test_an_eliminated_contact_can_never_return() -> None:
    g = galaxy(Seated(space="naboo"), contacts={"naboo:0": "greedo"})
    eliminate_contact(g, "greedo")
    assert g.removed_contacts == ["greedo"] and g.unused_contacts == []
    assert nearest_room(g, "naboo") == ["naboo:0"], "its place is free for others"


@pytest.mark.rule("OR-MARKET-4")
def test_discarding_the_only_card_turns_it_up_again() -> None:
    g = galaxy()
    deck = g.market["job"]
    for card in deck.cards():
        if card != deck.top[0]:
            deck.remove(card)
    card = deck.top[0]
    drive(discard_top(g, 0, "job"))
    assert deck.top == (card,)
