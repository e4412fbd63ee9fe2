import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.databank import resolve_databank, take, unused
from cantina.games.outer_rim.state import Galaxy
from outer_rim.table import Seated, desk, galaxy


def numbers(g: Galaxy) -> list[int]:
    return [CARDS[card].databank for card in g.databank]


@pytest.mark.rule("OR-DATABANK-1", "OR-DATABANK-6")
def test_cards_return_to_their_place_by_number() -> None:
    g = galaxy(Seated(assets=["databank_90b"]))
    drive(take(g, 42))
    assert 42 not in numbers(g)
    drive(discard_asset(g, 0, "databank_90b"))
    assert numbers(g) == sorted(numbers(g))
    assert unused(g, 90) == ["databank_90a", "databank_90b", "databank_90c", "databank_90d"]


@pytest.mark.rule("OR-DATABANK-2")
def test_a_card_is_taken_by_its_number_and_read_by_all() -> None:
    table = desk(Seated(space="kessel", assets=["cargo_stolen_supplies"]), step="action")
    table.chance(["blank"], "databank_1c").do("deliver")
    for seat in (0, 1, None):
        reading = table.table.view(seat).reading
        assert reading.card == "databank_1c" and reading.texts
    assert CARDS["databank_1c"].databank == 1


@pytest.mark.rule("OR-DATABANK-3", "OR-DATABANK-5")
@pytest.mark.parametrize("card", ["databank_1a", "databank_1d"])
def test_one_of_several_equal_numbers_is_taken_at_random(card: str) -> None:
    g = galaxy()
    # the choice is left to chance, not to a fixed order
    assert drive(take(g, 1), (), [card]) == card
    assert card not in g.databank
    rest = [
        each
        for each in ("databank_1a", "databank_1b", "databank_1c", "databank_1d")
        if each != card
    ]
    assert unused(g, 1) == rest


@pytest.mark.rule("OR-DATABANK-6")
def test_a_returned_card_is_mixed_with_its_equals() -> None:
    g = galaxy(Seated(assets=["databank_90a"]))
    drive(discard_asset(g, 0, "databank_90a"))
    for card in ("databank_90a", "databank_90c"):
        h = g.copy()
        assert drive(take(h, 90), (), [card]) == card


@pytest.mark.rule("OR-LIMIT-2", "OR-LIMIT-5")
def test_a_number_whose_cards_are_all_in_use_gives_nothing() -> None:
    g = galaxy()
    g.databank.remove("databank_42")
    before = g.players[0].credits
    assert drive(resolve_databank(g, 0, 42)) == ""
    assert g.players[0].credits == before
