import pytest

from cantina.core.deck import EVERYBODY
from cantina.core.testing import drive
from cantina.games.outer_rim.cards.market import BuyTop
from cantina.games.outer_rim.rules.market import gain_top, search
from cantina.games.outer_rim.rules.market_decks import face_up
from cantina.games.outer_rim.rules.values import assets_of_type
from cantina.games.outer_rim.terms import MARKET_DECKS, MarketDeck
from outer_rim.card_table import perform
from outer_rim.table import Seated, desk, galaxy

CARGO = {"cargo": ["cargo_salvage", "cargo_droid_parts", "cargo_stolen_weapons"]}


@pytest.mark.rule("OR-MARKET-1")
@pytest.mark.parametrize(
    ("space", "possible"), [("naboo", True), ("t5_x", False), ("maelstrom", False)]
)
def test_the_market_is_on_planets(space: str, possible: bool) -> None:
    damaged = Seated(space=space, character="bossk", damage=1)
    table = desk(damaged, step="action")
    assert ("market" in table.keys) == possible
    if not possible:
        assert table.refused("market") == "OR-MARKET-1"


@pytest.mark.rule("OR-MARKET-2", "OR-MARKET-6")
def test_first_discard_then_buy_each_at_most_once_and_both_optional() -> None:
    table = desk(Seated(space="naboo"), step="action", market=CARGO)
    table.do("market")
    assert table.prompt == "or-ask-market-discard"
    assert table.keys == ["skip", *MARKET_DECKS]
    table.do("cargo")
    assert table.prompt == "or-ask-market-buy", "only one discard"
    assert table.top("cargo") == "cargo_droid_parts"
    table.do("cargo")
    assert table.prompt == "or-ask-action", "only one purchase, and no discard after it"
    assert table.assets() == ["cargo_droid_parts"]
    idle = desk(Seated(space="naboo"), step="action", market=CARGO)
    idle.do("market", "skip", "skip")
    assert idle.assets() == [] and idle.top("cargo") == "cargo_salvage"


@pytest.mark.rule("OR-MARKET-3", "OR-MARKET-4", "OR-DISCARD-1")
def test_a_discarded_card_goes_under_its_deck_and_the_next_is_turned_up() -> None:
    table = desk(Seated(space="naboo"), step="action", market=CARGO)
    before = {name: deck.cards() for name, deck in table.g.market.items()}
    tops = {name: table.top(name) for name in MARKET_DECKS}
    table.do("market")
    assert table.keys == ["skip", *MARKET_DECKS], "one deck of choice, or none"
    table.do("cargo")
    deck = table.g.market["cargo"]
    assert deck.top[0] == "cargo_droid_parts" and deck.top_seen[0] == EVERYBODY
    assert deck.bottom == ("cargo_salvage",)
    assert {name: deck.cards() for name, deck in table.g.market.items()} == before
    for name in MARKET_DECKS:
        if name != "cargo":
            assert table.top(name) == tops[name], "only that deck changes"


@pytest.mark.rule("OR-MARKET-5")
def test_the_card_bought_may_come_from_another_deck_than_the_discarded_one() -> None:
    table = desk(
        Seated(space="naboo"),
        step="action",
        market={**CARGO, "gear_mod": ["gear_dl_44", "gear_jetpack"]},
    )
    table.do("market", "cargo", "gear_mod")
    assert table.assets() == ["gear_dl_44"]


@pytest.mark.rule("OR-MARKET-7", "OR-MARKET-10")
def test_after_a_purchase_the_next_card_is_face_up_for_everybody() -> None:
    table = desk(Seated(space="naboo"), step="action", market=CARGO)
    table.do("market", "skip", "cargo")
    for seat in (0, 1, None):
        shown = {deck.deck: deck.face_up for deck in table.table.view(seat).market}
        assert shown["cargo"] == "cargo_droid_parts"
    assert table.g.market["cargo"].top_seen[0] == EVERYBODY, "turned up, not only on top"
    assert table.log.count("or-log-market-reveal") == 1


@pytest.mark.rule("OR-MARKET-8", "OR-PATROL-MOVE-1", "OR-PATROL-MOVE-4", "OR-PATROL-MOVE-14")
def test_an_icon_on_the_revealed_card_moves_that_patrol_toward_the_buyer() -> None:
    table = desk(
        Seated(space="naboo"),
        Seated(space="cantonica"),
        step="action",
        market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
        patrols={"rebel": "t1_lo"},
    )
    table.do("market", "skip", "job")
    # The Kessel Run carries Rebel 3; the other player is nearer, but did not buy
    assert table.prompt == "or-ask-patrol-route"
    assert table.keys == ["t1_ro", "ord_mantell"]
    table.do("t1_ro")
    assert table.seen.patrols[0].space == "t1_ro"
    assert [patrol.space for patrol in table.seen.patrols[1:]] == ["t6_ro", "t6_ri", "t1_li"]
    # the same card revealed by a discard moves nobody
    other = desk(
        Seated(space="naboo"),
        step="action",
        market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
        patrols={"rebel": "t1_lo"},
    )
    other.do("market", "job")
    assert other.top("job") == "job_kessel_run"
    assert other.prompt == "or-ask-market-buy" and other.seen.patrols[0].space == "t1_lo"


@pytest.mark.rule("OR-MARKET-10", "OR-PATROL-MOVE-2")
def test_gaining_a_card_without_buying_reveals_and_moves_as_well() -> None:
    g = galaxy(Seated(space="naboo"), market={"cargo": ["cargo_salvage", "cargo_coaxium_crystal"]})
    drive(gain_top(g, 0, "cargo"), ["keep", "t1_ri"])
    assert face_up(g, "cargo") == "cargo_coaxium_crystal"
    assert g.players[0].assets == ["cargo_salvage"]
    assert g.players[0].credits == 10000
    assert g.patrols[3].space == "t1_ri", "Syndicate 3"


@pytest.mark.rule("OR-MARKET-11", "OR-MARKET-12")
def test_a_search_sees_the_face_up_card_too_and_reveals_only_after_the_shuffle() -> None:
    g = galaxy(
        Seated(space="naboo"),
        market={"job": ["job_casino_heist", "job_jewel_of_yavin", "job_rooting_out_spies"]},
    )
    answered = ["job_rooting_out_spies", "keep"]
    drive(search(g, 0, "job", 3, free=True), answered, ["job_imperial_favor"])
    assert g.players[0].assets == ["job_rooting_out_spies"]
    deck = g.market["job"]
    assert deck.top == ("job_imperial_favor",), "drawn from the shuffled deck"
    assert "job_casino_heist" in deck.rest, "the old face-up card was shuffled in"


@pytest.mark.rule("OR-MARKET-13")
def test_an_ability_that_names_a_deck_means_whatever_lies_on_it() -> None:
    g = galaxy(Seated(space="naboo"), market={"job": ["job_hired_help_1", "job_relic_of_the_past"]})
    assert perform(g, BuyTop((MarketDeck.JOB,)))
    assert g.players[0].assets == ["job_hired_help_1"]
    assert assets_of_type(g, 0, "crew") == ["job_hired_help_1"]


@pytest.mark.rule("OR-MARKET-14")
def test_an_ability_that_names_a_type_counts_cards_of_any_deck() -> None:
    g = galaxy(Seated(assets=["luxury_stolen_jewels", "mod_smuggling_compartment"]))
    assert assets_of_type(g, 0, "cargo") == ["luxury_stolen_jewels"]
    assert assets_of_type(g, 0, "mod") == ["mod_smuggling_compartment"]


@pytest.mark.rule("OR-LIMIT-5")
def test_a_short_deck_gives_only_what_it_holds() -> None:
    g = galaxy(Seated(space="naboo"))
    deck = g.market["job"]
    for card in deck.cards():
        if card != "job_relic_of_the_past":
            deck.remove(card)
    deck.shuffle()
    drive(
        search(g, 0, "job", 3, free=True),
        ["job_relic_of_the_past", "keep"],
        ["job_relic_of_the_past"],
    )
    assert g.players[0].assets == ["job_relic_of_the_past"]
    assert len(deck) == 0 and face_up(g, "job") == ""
    assert drive(search(g, 0, "job", 3, free=True)) is False, "drawing 0 cards is no error"
    table = desk(Seated(space="naboo"), step="action")
    table.g.market["job"].top = table.g.market["job"].rest = ()
    table.g.market["job"].top_seen = ()
    table.do("market")
    assert "job" not in table.keys


@pytest.mark.rule("OR-MARKET-11", "OR-PATROL-MOVE-3")
def test_a_search_without_a_card_shuffles_and_moves_no_patrol() -> None:
    g = galaxy(Seated(space="naboo"), market={"ship": ["ship_used_ship_for_sale", "ship_hwk_290"]})
    spaces = [each.space for each in g.patrols]
    coroutine = search(g, 0, "ship", 2)
    request = coroutine.send(None)
    while not hasattr(request, "seat"):
        request = coroutine.send(None)
    assert request.keys() == ["skip", "ship_hwk_290"], "a sale is no ship"
    coroutine.close()
    assert not drive(search(g, 0, "ship", 2), ["skip"], ["ship_aggressor"]), "nothing is asked"
    assert g.market["ship"].top == ("ship_aggressor",), "Hutt 3, but nothing was gained"
    assert [each.space for each in g.patrols] == spaces


def test_a_search_may_buy_a_card() -> None:
    g = galaxy(
        Seated(space="naboo", credits=6000),
        market={"gear_mod": ["gear_mpl_57", "gear_dl_44", "gear_jetpack"]},
    )
    drive(search(g, 0, "gear_mod", 3), ["gear_jetpack"], ["gear_vibroknife"])
    assert g.players[0].assets == ["gear_jetpack"]
    assert g.players[0].credits == 1000
