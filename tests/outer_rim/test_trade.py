from typing import Any

import pytest

from cantina.core.text import text
from cantina.games.outer_rim.names import card_name
from outer_rim.table import Desk, Seated, desk

HERE = Seated(space="naboo")


def trading(*players: Seated, **changes: Any) -> Desk:
    table = desk(*({"space": "naboo", **player} for player in players), step="action", **changes)
    table.do("trade")
    return table


@pytest.mark.rule("OR-TRADE-1")
def test_players_in_one_space_exchange_cards_and_credits() -> None:
    table = trading(Seated(assets=["gear_dl_44"], credits=1000), Seated(credits=5000))
    table.do("1", "gear_dl_44", "-3000")
    assert table.waiting == 1
    offer = table.table.asks(1)[0].prompt.args
    assert offer["given"] == [card_name("gear_dl_44")]
    assert offer["wanted"] == [text("or-trade-credits", amount=3000)]
    table.do("yes", "-1")
    assert table.assets() == [] and table.assets(1) == ["gear_dl_44"]
    assert (table.me().credits, table.me(1).credits) == (4000, 2000)
    bought = trading(Seated(credits=5000), Seated(assets=["cargo_salvage"], credits=0))
    bought.do("1", "cargo_salvage", "2000", "yes", "-1")
    assert bought.assets() == ["cargo_salvage"] and bought.assets(1) == []
    assert (bought.me().credits, bought.me(1).credits) == (3000, 2000)
    apart = desk(Seated(space="naboo"), Seated(space="ryloth"), step="action")
    assert "trade" not in apart.keys


@pytest.mark.rule("OR-TRADE-2")
def test_a_declined_trade_changes_nothing_and_costs_no_action() -> None:
    table = trading(Seated(assets=["gear_dl_44"]), {})
    table.do("1", "gear_dl_44", "0", "no")
    assert table.assets() == ["gear_dl_44"] and table.assets(1) == []
    assert "trade" in table.keys


@pytest.mark.rule("OR-TRADE-3")
def test_one_trade_action_with_several_partners() -> None:
    table = trading(Seated(assets=["gear_dl_44", "cargo_salvage"]), {}, {})
    assert table.keys == ["-1", "1", "2"]
    table.do("1", "gear_dl_44", "0", "yes")
    table.do("2", "cargo_salvage", "0", "yes", "-1")
    assert table.assets(1) == ["gear_dl_44"]
    assert table.assets(2) == ["cargo_salvage"]
    assert table.refused("trade") == "OR-ACTION-2"


@pytest.mark.rule("OR-TRADE-4")
def test_the_others_trade_only_with_the_current_player() -> None:
    table = trading({}, Seated(assets=["gear_dl_44"]), Seated(assets=["cargo_salvage"]))
    assert table.table.waiting == (0,), "nobody else can propose anything"
    table.do("1")
    # seat 0 is offered its own and seat 1's cards, never seat 2's
    assert table.prompt == "or-ask-trade-take"
    assert table.keys == ["gear_dl_44"]


@pytest.mark.rule("OR-TRADE-5")
def test_a_trade_need_not_be_equal() -> None:
    table = trading(
        Seated(assets=["gear_dl_44"]),
        Seated(assets=["cargo_salvage", "mod_ion_cannon", "gear_jetpack"]),
    )
    table.do("1", "gear_dl_44", "cargo_salvage+mod_ion_cannon+gear_jetpack", "0", "yes", "-1")
    assert sorted(table.assets()) == ["cargo_salvage", "gear_jetpack", "mod_ion_cannon"]
    gift = trading(Seated(assets=["gear_dl_44"]), {})
    gift.do("1", "gear_dl_44", "0")
    assert gift.table.asks(1)[0].prompt.args["wanted"] == [text("or-trade-nothing")]
    gift.do("yes", "-1")
    assert gift.assets(1) == ["gear_dl_44"]
    assert (gift.me().credits, gift.me(1).credits) == (10000, 10000)
    for paid, left in (("3000", (7000, 13000)), ("-3000", (13000, 7000))):
        loan = trading({}, {})
        loan.do("1", paid, "yes", "-1")
        assert (loan.me().credits, loan.me(1).credits) == left, "credits alone, either way"
        assert loan.seen.trade is None and loan.g.settling == 0


@pytest.mark.rule("OR-TRADE-6", "OR-CREDITS-8")
def test_a_promise_binds_nobody() -> None:
    table = trading(Seated(credits=1000, space="t5_x"), Seated(credits=0, space="t5_x"))
    table.do("1", "1000", "yes", "-1")
    assert table.seen.current == 1, "the borrower's next turn"
    assert (table.me().credits, table.me(1).credits) == (0, 1000)
    table.do("credits")
    assert table.me(1).credits == 3000, "the lender gets nothing back by itself"
    assert table.me().credits == 0


@pytest.mark.rule("OR-TRADE-7", "OR-TRADE-9", "OR-SECRET-3", "OR-CORE-2")
def test_what_can_be_traded() -> None:
    everything = [
        "cargo_salvage",
        "gear_dl_44",
        "mod_ion_cannon",
        "databank_greedo",
        "bounty_hera_syndulla",
        "job_casino_heist",
    ]
    table = trading(Seated(assets=everything, secrets=["ryloth_naboo_8"]), {})
    table.do("1")
    assert table.keys == everything, "jobs too; neither the secret nor the ship"


@pytest.mark.rule("OR-TRADE-8")
def test_a_captured_contact_goes_along_with_its_bounty() -> None:
    hunter = Seated(assets=["bounty_greedo"], captured={"bounty_greedo": "greedo"})
    table = trading(hunter, {})
    table.do("1", "bounty_greedo", "0", "yes", "-1")
    assert table.me().captured == {}
    assert table.me(1).captured == {"bounty_greedo": "greedo"}


@pytest.mark.rule("OR-TRADE-10", "OR-SLOT-6")
def test_traded_assets_need_slots_at_their_new_owner() -> None:
    swap = trading(Seated(assets=["databank_greedo"]), Seated(assets=["databank_4_lom"]))
    swap.do("1", "databank_greedo", "databank_4_lom", "0", "yes", "-1")
    assert swap.assets() == ["databank_4_lom"] and swap.assets(1) == ["databank_greedo"]
    gift = trading(Seated(assets=["databank_greedo"]), Seated(assets=["databank_4_lom"]))
    gift.do("1", "databank_greedo", "none", "0", "yes")
    assert gift.waiting == 1 and gift.prompt == "or-ask-surplus"
    assert gift.keys == ["databank_4_lom", "databank_greedo"]
    gift.do("databank_greedo")
    assert gift.assets(1) == ["databank_4_lom"]
    assert "databank_greedo" in gift.databank


@pytest.mark.rule("OR-TRADE-10")
def test_the_current_player_makes_room_as_well() -> None:
    table = trading(Seated(assets=["databank_greedo"]), Seated(assets=["databank_4_lom"]))
    table.do("1", "none", "databank_4_lom", "0", "yes")
    assert table.waiting == 0 and table.prompt == "or-ask-surplus"
    table.do("databank_greedo")
    assert table.assets() == ["databank_4_lom"] and table.assets(1) == []


@pytest.mark.rule("OR-TRADE-2")
def test_everybody_hears_an_offer_grow_until_the_partner_answers() -> None:
    table = trading(
        Seated(assets=["gear_dl_44"], credits=2000), Seated(assets=["cargo_salvage"]), {}
    )

    def heard() -> Any:
        trades = [table.table.view(seat).trade for seat in (0, 1, 2, None)]
        assert all(each == trades[0] for each in trades)
        return trades[0]

    assert heard() is None, "no partner is chosen yet"
    table.do("1")
    assert (heard().seat, heard().other, heard().given, heard().offered) == (0, 1, [], False)
    table.do("gear_dl_44")
    assert (heard().given, heard().wanted) == (["gear_dl_44"], [])
    table.do("cargo_salvage", "1000")
    assert (heard().wanted, heard().paid, heard().offered) == (["cargo_salvage"], 1000, True)
    assert table.assets() == ["gear_dl_44"], "an offer is no deal yet"
    table.do("no")
    assert heard() is None


def test_an_empty_offer_closes_the_trade() -> None:
    table = trading({}, {})
    table.do("1", "0")
    assert table.prompt == "or-ask-action"
    assert "trade" in table.keys
    assert table.table.view(0).trade is None


@pytest.mark.rule("OR-TRADE-2")
def test_a_refused_offer_may_be_made_again() -> None:
    table = trading(Seated(assets=["gear_dl_44"], credits=2000), Seated(credits=1000))
    table.do("1", "gear_dl_44", "-1000", "no", "trade", "1", "gear_dl_44", "-1000")
    assert table.waiting == 1, "the same words once more"
    table.do("yes")
    assert table.assets(1) == ["gear_dl_44"] and table.me().credits == 3000


@pytest.mark.rule("OR-TRADE-1", "OR-TRADE-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_nobody_keeps_a_turn_open_with_offers(answer: str) -> None:
    table = desk(
        Seated(space="naboo", credits=5000), Seated(space="naboo", credits=5000), step="action"
    )
    turn, decisions = table.seen.turn, 0
    while table.seen.turn == turn:
        decisions += 1
        assert decisions < 100, "this turn never ends"
        if table.waiting == 1:
            table.do(answer)
        elif "trade" in table.keys:
            table.do("trade")
        elif table.prompt == "or-ask-trade-partner":
            table.do("1" if "1" in table.keys else "-1")
        elif table.prompt == "or-ask-trade-credits":
            table.do(next(key for key in table.keys if key != "0"))
        else:
            table.do("done" if "done" in table.keys else table.keys[0])


@pytest.mark.rule("OR-TRADE-1")
def test_a_talk_that_is_closed_at_once_counts() -> None:
    table = desk(Seated(space="naboo"), Seated(space="naboo"), step="action")
    for _ in range(8):
        table.do("trade", "-1")
    assert "trade" not in table.keys
    assert table.refused("trade") == "OR-TRADE-2"


@pytest.mark.rule("OR-FAME-6", "OR-FAME-7")
@pytest.mark.parametrize(("purses", "winner"), [((0, 5000), 1), ((5000, 0), 0), ((1000, 1000), 1)])
def test_a_trade_that_lifts_both_to_the_goal_is_a_tie(purses: tuple[int, int], winner: int) -> None:
    wardrobe, holotable = "luxury_extravagant_wardrobe", "luxury_dejarik_holotable"
    crewed = Seated(ship="aggressor", assets=[wardrobe, "databank_greedo", "databank_lobot"])
    liked = Seated(reputation={"rebel": 1, "hutt": 1}, assets=[holotable])
    mine, theirs = purses
    table = trading({**crewed, "fame": 9, "credits": mine}, {**liked, "fame": 9, "credits": theirs})
    table.do("1", wardrobe, holotable, "0", "yes")
    assert [player.fame for player in table.seen.players] == [10, 10]
    assert table.seen.winner == winner, "more credits, then the later seat"
