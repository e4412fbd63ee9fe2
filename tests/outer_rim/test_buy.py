from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.library import SHIPS, asset
from cantina.games.outer_rim.rules.barter import spend_with_barter
from cantina.games.outer_rim.rules.buy import price_of
from cantina.games.outer_rim.rules.market import buy_top, can_buy_top
from cantina.games.outer_rim.rules.market_decks import face_up
from cantina.games.outer_rim.terms import Trait
from outer_rim.card_table import perform
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy


def at_market(player: Seated, market: dict[str, list[str]], **changes: Any) -> Desk:
    table = desk({"space": "naboo", **player}, step="action", market=market, **changes)
    table.do("market", "skip")
    return table


@pytest.mark.rule("OR-BUY-1", "OR-CREDITS-1")
def test_a_card_costs_its_price() -> None:
    table = at_market(Seated(credits=5000), {"gear_mod": ["gear_dl_44", "gear_jetpack"]})
    note = table.option("gear_mod").note
    assert (note.args["price"], note.args["slot"].id) == (3000, "or-slot-gear")
    table.do("gear_mod")
    assert table.me().credits == 2000
    assert table.assets() == ["gear_dl_44"]


@pytest.mark.rule("OR-BUY-2", "OR-TIMING-4")
def test_too_few_credits() -> None:
    table = at_market(Seated(credits=2000), {"gear_mod": ["gear_dl_44", "gear_jetpack"]})
    assert "gear_mod" not in table.keys
    assert table.refused("gear_mod") == "OR-BUY-2"
    assert not can_buy_top(table.g, 0, "gear_mod"), "the blaster costs 3000"
    assert can_buy_top(table.g, 0, "gear_mod", discount=1000), "after the discount it is 2000"
    assert drive(buy_top(table.g, 0, "gear_mod", discount=1000))
    assert (table.me().credits, table.assets()) == (0, ["gear_dl_44"])


@pytest.mark.rule("OR-BUY-3")
def test_cargo_is_not_sold_at_its_destination() -> None:
    table = at_market(Seated(space="ryloth"), {"cargo": ["cargo_coaxium_crystal", "cargo_salvage"]})
    assert table.refused("cargo") == "OR-BUY-3"
    other = at_market(Seated(space="naboo"), {"cargo": ["cargo_coaxium_crystal", "cargo_salvage"]})
    assert "cargo" in other.keys
    job = at_market(Seated(space="naboo"), {"luxury": ["luxury_statue_dedication"]})
    assert asset("luxury_statue_dedication").destination == "naboo"
    assert "luxury" in job.keys, "only cargo is not sold there"


@pytest.mark.rule("OR-BUY-4")
def test_printed_limits_are_obeyed(print_asset: Printer) -> None:
    kessel = at_market(Seated(space="kessel"), {"job": ["job_kessel_run", "job_relic_of_the_past"]})
    assert kessel.refused("job") == "OR-BUY-4"
    plating = print_asset("gear", traits=(Trait.ARMOR,), limit_one=Trait.ARMOR)
    armored = at_market(
        Seated(credits=20000, assets=[plating]),
        {"gear_mod": ["gear_plastoid_armor", "gear_jetpack"]},
    )
    assert armored.refused("gear_mod") == "OR-BUY-4", "without a cost it cannot be bartered"
    bare = at_market(Seated(credits=20000), {"gear_mod": ["gear_plastoid_armor", "gear_jetpack"]})
    assert "gear_mod" in bare.keys


@pytest.mark.rule("OR-BUY-2")
def test_armor_that_is_worn_is_bartered_only_once() -> None:
    vest = Seated(assets=["gear_armored_vest"], credits=3000)
    poor = at_market(vest, {"gear_mod": ["gear_plastoid_armor", "gear_jetpack"]})
    assert poor.refused("gear_mod") == "OR-BUY-2", "8,000 less 4,000 for the vest are 4,000"


@pytest.mark.rule("OR-BUY-4", "OR-BARTER-1", "OR-ASSET-5")
def test_armor_that_is_worn_is_bartered_for_the_new_one() -> None:
    table = at_market(
        Seated(assets=["gear_armored_vest"], credits=4000),
        {"gear_mod": ["gear_plastoid_armor", "gear_jetpack"]},
    )
    table.do("gear_mod")
    assert table.assets() == ["gear_plastoid_armor"]
    assert table.me().credits == 0, "8,000 less the 4,000 of the vest"


@pytest.mark.rule("OR-BUY-6", "OR-BUY-7", "OR-CARD-11")
def test_a_discount_counts_for_a_used_ship_too() -> None:
    g = galaxy(Seated(credits=5000), market={"ship": ["ship_used_ship_for_sale", "ship_lancer"]})
    cheapest = min((SHIPS[ship].cost, ship) for ship in g.ship_pool if SHIPS[ship].cost > 0)
    g.players[0].credits = cheapest[0] - 2000
    assert not can_buy_top(g, 0, "ship")
    assert can_buy_top(g, 0, "ship", discount=2000)
    drive(buy_top(g, 0, "ship", discount=2000), [cheapest[1]], ["ship_lancer"])
    assert (g.players[0].ship, g.players[0].credits) == (cheapest[1], 0)


@pytest.mark.rule("OR-BUY-5")
def test_a_card_for_nothing_needs_no_credits_but_uses_the_purchase() -> None:
    table = at_market(
        Seated(credits=0), {"job": ["job_relic_of_the_past", "job_rooting_out_spies"]}
    )
    table.do("job")
    assert table.assets() == ["job_relic_of_the_past"]
    assert table.me().credits == 0
    assert table.prompt == "or-ask-action"
    assert "market" not in table.keys


@pytest.mark.rule("OR-BUY-6")
def test_discounts_and_cards_for_free() -> None:
    g = galaxy(
        Seated(credits=5000), market={"gear_mod": ["gear_jetpack", "mod_ion_cannon", "gear_dl_44"]}
    )
    drive(buy_top(g, 0, "gear_mod", discount=2000))
    assert g.players[0].credits == 2000
    assert price_of(g, 0, "mod_ion_cannon", free=True) == 0
    assert price_of(g, 0, "gear_dl_44", discount=9000) == 0, "nobody is paid for buying"
    assert price_of(g, 0, "ship_lancer", discount=3000) == 7000, "ships too"
    drive(buy_top(g, 0, "gear_mod", free=True))
    assert g.players[0].credits == 2000
    assert g.players[0].assets == ["gear_jetpack", "mod_ion_cannon"]


@pytest.mark.rule("OR-BUY-7", "OR-BARTER-4", "OR-CORE-4")
def test_buying_by_an_effect_follows_the_same_rules() -> None:
    g = galaxy(
        Seated(credits=1000, assets=["mod_targeting_computer"]),
        market={"gear_mod": ["gear_dl_44", "gear_vibro_ax"]},
    )
    drive(buy_top(g, 0, "gear_mod"), ["mod_targeting_computer", "t1_ri"])
    assert g.players[0].assets == ["gear_dl_44"]
    assert g.players[0].credits == 0, "3000 less the bartered 2000"
    assert face_up(g, "gear_mod") == "gear_vibro_ax"
    assert g.patrols[3].space == "t1_ri", "Syndicate 3 on the revealed card"
    cheaper = galaxy(Seated(credits=1000), market={"gear_mod": ["gear_dl_44", "gear_vibro_ax"]})
    drive(buy_top(cheaper, 0, "gear_mod", discount=2000), ["t1_ri"])
    assert cheaper.players[0].assets == ["gear_dl_44"]
    assert cheaper.patrols[3].space == "t1_ri", "a discount changes only the price"


@pytest.mark.rule("OR-BARTER-1", "OR-BUY-2")
def test_several_assets_lower_the_price_by_the_sum_of_their_costs() -> None:
    table = at_market(
        Seated(assets=["gear_dl_44", "mod_targeting_computer"], credits=1000),
        {"gear_mod": ["mod_maneuvering_thrusters", "gear_jetpack"]},
    )
    assert "gear_mod" in table.keys, "6000 with 1000 credits and 5000 of barter"
    table.do("gear_mod")
    assert table.refused("gear_dl_44") == "OR-BUY-2", "3000 are still missing"
    table.do("gear_dl_44+mod_targeting_computer")
    assert table.assets() == ["mod_maneuvering_thrusters"]
    assert table.me().credits == 0


@pytest.mark.rule("OR-BARTER-2", "OR-BARTER-3", "OR-BARTER-10")
def test_what_can_be_bartered() -> None:
    everything = [
        "cargo_salvage",
        "gear_dl_44",
        "cantonica_ord_mantell_5",
        "mod_ion_cannon",
        "databank_greedo",
        "bounty_hera_syndulla",
        "job_casino_heist",
    ]
    table = at_market(
        Seated(ship="aggressor", assets=everything, credits=20000),
        {"gear_mod": ["gear_jetpack", "gear_vibroknife"]},
    )
    table.do("gear_mod")
    assert table.prompt == "or-ask-barter"
    assert table.keys == ["cargo_salvage", "gear_dl_44", "mod_ion_cannon"]
    assert table.blocked == {
        "cantonica_ord_mantell_5": "OR-BARTER-2",
        "databank_greedo": "OR-BARTER-3",
        "bounty_hera_syndulla": "OR-BARTER-3",
        "job_casino_heist": "OR-BARTER-3",
    }
    table.do("none")
    assert table.me().credits == 15000, "and the ship pays nothing of the 5000 either"


@pytest.mark.rule("OR-BARTER-5")
def test_barter_pays_for_nothing_but_market_cards() -> None:
    # Chewbacca asks for credits, and a shelf full of gear is no help
    rich = Seated(space="naboo", assets=["gear_dl_44"], credits=0)
    table = desk(rich, step="encounter", contacts={"naboo:1": "chewbacca"}, face_up=["chewbacca"])
    table.do("contact:naboo:1")
    assert table.keys == ["no"], "nothing but a loan could help"
    table.do("no")
    assert table.assets() == ["gear_dl_44"]
    g = galaxy(Seated(credits=3000, assets=["gear_dl_44"]))
    assert perform(g, Spend(3000)), "paid without a question"
    assert g.players[0].credits == 0 and g.players[0].assets == ["gear_dl_44"]


@pytest.mark.rule("OR-BARTER-6", "OR-BARTER-7")
def test_an_ion_cannon_for_a_targeting_computer_gives_no_change() -> None:
    table = at_market(
        Seated(assets=["mod_ion_cannon"], credits=4000),
        {"gear_mod": ["mod_targeting_computer", "gear_jetpack"]},
    )
    table.do("gear_mod", "mod_ion_cannon")
    assert table.assets() == ["mod_targeting_computer"]
    assert table.me().credits == 4000


@pytest.mark.rule("OR-BARTER-8")
def test_an_ability_may_allow_barter_for_another_effect() -> None:
    g = galaxy(Seated(assets=["gear_dl_44"], credits=5000))
    tops = {name: face_up(g, name) for name in g.market}
    assert drive(spend_with_barter(g, 0, 4000), ["gear_dl_44"])
    assert g.players[0].credits == 4000
    assert g.players[0].assets == []
    assert {name: face_up(g, name) for name in g.market} == tops, "nothing is revealed"
    g = galaxy(Seated(assets=["gear_mpl_57"], credits=500000))
    drive(spend_with_barter(g, 0, 4000), ["gear_mpl_57"])
    assert g.players[0].credits == 500000, "no change"


@pytest.mark.rule("OR-BARTER-9", "OR-SHIP-2")
def test_a_ship_is_always_traded_in() -> None:
    table = at_market(
        Seated(ship="aggressor", credits=5000), {"ship": ["ship_firespray_31", "ship_yv_666"]}
    )
    assert table.option("ship").note.args == {"price": 5000}
    table.do("ship")
    assert table.me().ship == "firespray_31"
    assert table.me().credits == 0
    starter = at_market(Seated(credits=5000), {"ship": ["ship_hwk_290", "ship_yv_666"]})
    starter.do("ship")
    assert starter.me().credits == 0, "a starting ship is worth nothing"
    assert starter.seen.ship_pool.count("g_1a") == 1, "but it is given away all the same"


@pytest.mark.rule("OR-BARTER-11", "OR-CARD-11")
def test_used_ship_for_sale_takes_the_old_ship_and_assets() -> None:
    table = at_market(
        Seated(ship="lancer", assets=["mod_ion_cannon"], credits=0),
        {"ship": ["ship_used_ship_for_sale"]},
    )
    table.do("ship")
    assert table.prompt == "or-ask-ship"
    assert table.keys == ["aggressor", "yv_666"], "dearer than 10,000 and affordable"
    assert table.option("aggressor").note.args == {"price": 5000}
    table.chance("ship_hwk_290").do("aggressor", "mod_ion_cannon", "t1_ro")
    assert table.me().ship == "aggressor"
    assert table.me().ship_damage == 3
    assert table.assets() == []
    assert "ship_aggressor" in table.seen.removed
    assert "ship_used_ship_for_sale" in table.g.market["ship"].rest, "shuffled back"


@pytest.mark.rule("OR-BARTER-12", "OR-ASSET-5")
def test_bartered_cards_go_under_their_own_decks() -> None:
    table = at_market(
        Seated(assets=["mod_smuggling_compartment", "gear_dl_44"], credits=20000),
        {"gear_mod": ["gear_jetpack", "gear_vibroknife"]},
    )
    table.do("gear_mod", "mod_smuggling_compartment+gear_dl_44")
    assert table.bottom("cargo") == ["mod_smuggling_compartment"]
    assert table.bottom("gear_mod") == ["gear_dl_44"]
    assert table.me().credits == 20000, "5000 of cost paid for by 5000 of printed costs"


@pytest.mark.rule("OR-BARTER-13")
def test_a_bartered_asset_frees_its_slot() -> None:
    table = at_market(
        Seated(assets=["cargo_salvage"], credits=3000),
        {"cargo": ["cargo_stolen_weapons", "cargo_droid_parts"]},
    )
    table.do("cargo", "cargo_salvage")
    assert table.assets() == ["cargo_stolen_weapons"], "nothing had to be discarded"


@pytest.mark.rule("OR-SLOT-1")
def test_what_no_slot_can_be_made_for_is_not_for_sale(
    monkeypatch: pytest.MonkeyPatch, print_asset: Printer
) -> None:
    jobs = [print_asset("job", keeps=True) for _ in range(2)]
    offer = {"job": ["job_kessel_run", "job_imperial_favor"]}
    table = desk(Seated(space="naboo"), step="action", market=offer)
    table.g.players[0].assets += jobs
    table.do("market", "skip")
    assert table.refused("job") == "OR-SLOT-1", "both slots hold what is never given up"
    table = desk(Seated(space="naboo"), step="action", market=offer)
    table.g.players[0].assets += jobs[:1]
    table.do("market", "skip")
    assert "job" in table.keys
