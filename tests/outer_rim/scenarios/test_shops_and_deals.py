from cantina.core.cards import May
from cantina.games.outer_rim.cards.market import BuyTop, GainTop, Search
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.rules.map import chart
from cantina.games.outer_rim.terms import MarketDeck
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Person, Scene, aphra, at, scene
from outer_rim.scenarios.test_market import with_one_ship_left
from scenario_book import scenario


def use(person: Person) -> Person:
    """Use the ability that is offered."""
    return person.says(next(each for each in person.offered if each != "pass"))


@scenario("OR-T001")
def test_the_shopper_at_the_navpoint_cannot_run_from_what_she_stirred_up() -> None:
    table = scene(
        anna=aphra("t6_x", credits=3000, reputation={"imperial": -1}),
        boris=at("naboo"),
        market={"gear_mod": ["gear_dl_44", "gear_iqa_11"]},
        rolls=("hit, blank", "blank, blank, blank"),
    )
    anna = table.anna
    assert table.patrol("imperial") == (1, "t6_ro")
    anna.says(next(each for each in anna.offered if each.startswith("ability")))
    anna.says("skip", "gear_mod")
    assert anna.cards == ["gear_dl_44"]
    assert anna.had_to("done"), "neither planning nor a market at the navpoint is left"
    assert anna.had_to("patrol:imperial")
    assert anna.credits == 3000, "nothing gained in planning, 3,000 for the patrol"
    assert table.patrol("imperial") == (2, "t6_ro") and anna.space == "t6_x"


@scenario("OR-T012")
def test_a_job_that_cannot_be_bought_here_can_be_given_here() -> None:
    table = scene(
        "action",
        anna=at("nal_hutta", "bossk"),
        boris=at("nal_hutta", assets=["job_syndicate_favor"]),
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1", "none", "job_syndicate_favor", "0")
    boris.says("yes")
    anna.says("-1")
    assert anna.cards == ["job_syndicate_favor"]
    table.rolls("hit, blank")
    anna.ends_actions().tries("job_syndicate_favor")
    assert (anna.credits, anna.fame, anna.standing("syndicate")) == (4000, 1, 1)
    assert (
        table.bottom("job") == "job_syndicate_favor" and table.removed == [] and boris.cards == []
    )


@scenario("OR-T013")
def test_delivered_too_early_in_the_day() -> None:
    prey = next(
        card
        for card in ("databank_90a", "databank_90b", "databank_90c", "databank_90d")
        if "evazan" in str(CARDS[card])
    )
    table = scene(
        "action",
        anna=at("mon_calamari", assets=["cargo_salvage"]),
        boris=at("mon_calamari", assets=[prey], captured={prey: "doctor_evazan"}),
    )
    anna, boris = table.anna, table.boris
    anna.says("deliver")
    assert anna.credits == 5000 and anna.standing("rebel") == 1
    anna.says("trade", "1", "none", prey, "0")
    boris.says("yes")
    anna.says("-1")
    assert anna.sheet.captured == {prey: "doctor_evazan"} and boris.sheet.captured == {}
    assert anna.cannot("deliver")
    anna.ends_actions().says("space")
    boris.says("credits", "done", "space")
    anna.says("credits", "deliver")
    assert anna.credits == 5000 + 2000 + 10000 and anna.fame == 1


@scenario("OR-T014")
def test_the_seller_of_the_shield_falls_on_the_buyers_turn() -> None:
    table = scene(
        "action",
        anna=at("ryloth", ship="g9_rigger", credits=6000),
        boris=at(
            "ryloth",
            "bossk",
            ship="g9_rigger",
            ship_damage=3,
            credits=1000,
            assets=["mod_shield_upgrade"],
        ),
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1", "none", "mod_shield_upgrade", "4000")
    boris.says("yes")
    anna.says("-1")
    assert boris.down and boris.sd == 3 and boris.credits == 2000
    assert anna.cards == ["mod_shield_upgrade"] and anna.credits == 2000
    assert anna.may("market")
    anna.goes_shopping().ends_actions().says("space")
    assert boris.had_to("recover") and not boris.down and boris.may("market")


@scenario("OR-T022")
def test_sold_out() -> None:
    table = with_one_ship_left("ship_hwk_290", "ryloth", 6000)
    anna, boris, before = table.anna, table.boris, table.patrols
    anna.goes_shopping("ship")
    assert anna.credits == 1000 and anna.sheet.ship == "hwk_290"
    assert "ship_hwk_290" in table.removed and table.top("ship") == ""
    assert table.patrols == before
    anna.ends_actions().says("space")
    boris.says("credits", "market")
    others = {"job", "bounty", "cargo", "gear_mod", "luxury"}
    assert "ship" not in boris.offered and others <= set(boris.offered)
    boris.says("skip")
    assert "ship" not in boris.offered


@scenario("OR-T023")
def test_three_cards_wanted_two_there_one_bought_one_back_on_top(print_encounter: Printer) -> None:
    card = print_encounter("kafrene_takodana", "takodana", May(Search(MarketDeck.LUXURY, 3)))
    table = scene(
        "encounter",
        anna=at("takodana", credits=12000, reputation={"hutt": -1}),
        boris=at("naboo"),
        invented={"kafrene_takodana": [card]},
        market={"luxury": ["luxury_stolen_jewels", "luxury_mandalorian_armor"]},
    )
    g = table.table.state
    luxury = g.market["luxury"]
    for other in luxury.cards():
        if other not in ("luxury_stolen_jewels", "luxury_mandalorian_armor"):
            luxury.remove(other)
            g.removed.append(other)
    anna = table.anna
    anna.says("space")
    if anna.may("yes"):
        anna.says("yes")
    seen = {"luxury_stolen_jewels", "luxury_mandalorian_armor"}
    assert {each for each in anna.offered if each.startswith("luxury")} <= seen
    table.comes("luxury_stolen_jewels")
    anna.says("luxury_mandalorian_armor")
    assert anna.credits == 2000 and anna.cards == ["luxury_mandalorian_armor"]
    assert table.top("luxury") == "luxury_stolen_jewels"
    assert table.patrol("hutt") == (1, "takodana") and table.turn_of == "boris"


@scenario("OR-T035")
def test_of_three_revealed_icons_only_one_counts() -> None:
    table = scene(
        "action",
        anna=at("takodana", credits=3000, assets=["databank_maz_kanata"]),
        boris=at("naboo"),
        market={
            "ship": ["ship_gx1_short_hauler", "ship_hwk_290"],
            "gear_mod": ["mod_quad_laser", "gear_armored_vest"],
            "bounty": ["bounty_k_2so", "bounty_greedo"],
        },
    )
    anna = table.anna
    before = table.patrol("imperial")
    anna.says("market", "ship")
    assert table.top("ship") == "ship_hwk_290" and table.patrol("rebel") == (1, "t1_lo")
    anna.says("gear_mod")
    for _ in range(3):
        if anna.asked and not anna.may("pass"):
            anna.says(anna.offered[0])
    state = table.table.state
    distance = chart(tuple(state.tiles)).distances["t1_lo"][table.patrol("rebel")[1]]
    assert distance == 4
    use(anna)
    anna.says("bounty")
    assert table.top("bounty") == "bounty_greedo" and table.patrol("imperial") == before
    assert anna.may("done") and anna.cannot("market")


@scenario("OR-T036")
def test_vizago_takes_what_the_market_refuses() -> None:
    table = scene(
        "action",
        anna=at("ord_mantell", ship="g9_rigger", credits=1000, assets=["databank_91d"]),
        boris=at("naboo"),
        contacts={"ord_mantell:0": "cikatro_vizago"},
        face_up=["cikatro_vizago"],
        market={"gear_mod": ["mod_quad_laser"]},
    )
    anna = table.anna
    anna.says("market", "skip")
    assert not anna.may("gear_mod")
    anna.says("skip").ends_actions().meets("ord_mantell:0").says("yes")
    if anna.asked and not anna.may("databank_91d"):
        anna.says("0")
    anna.says("databank_91d", "keep")
    assert anna.cards == ["databank_cikatro_vizago"] and anna.credits == 1000 and anna.fame == 0
    assert "databank_91d" in table.databank and table.contact("ord_mantell:0") is None


@scenario("OR-T037")
def test_the_middleman_needs_an_empty_hold() -> None:
    table = scene(
        "action",
        anna=at("lothal", ship="g9_rigger", assets=["cargo_salvage"]),
        boris=at("lothal", assets=["cargo_droid_parts"]),
        celina=at("lothal", credits=3000),
    )
    anna, boris, celina = table.anna, table.boris, table.celina
    anna.says("trade", "1", "none", "cargo_droid_parts", "0")
    boris.says("yes")
    assert table.table.waiting == (0,)
    assert sorted(anna.offered) == ["cargo_droid_parts", "cargo_salvage"], "one must go at once"
    anna.says("cargo_salvage")
    assert anna.cards == ["cargo_droid_parts"] and table.bottom("cargo") == "cargo_salvage"
    anna.says("2", "cargo_droid_parts", "-2000")
    celina.says("yes")
    assert celina.cards == ["cargo_droid_parts"] and anna.credits == 2000


@scenario("OR-T040")
def test_a_crystal_found_where_it_belongs(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "ryloth", GainTop(MarketDeck.CARGO))
    table = scene(
        "encounter",
        anna=at("ryloth", ship="g9_rigger"),
        boris=at("kessel"),
        market={"cargo": ["cargo_coaxium_crystal", "cargo_food_supplies"]},
        invented={"ryloth_naboo": [card]},
    )
    anna = table.anna
    anna.says("space", "keep")
    while anna.asked and table.turn_of == "anna":
        anna.says(anna.offered[0])
    assert anna.cards == ["cargo_coaxium_crystal"] and anna.credits == 0
    state = table.table.state
    assert chart(tuple(state.tiles)).distances["t1_lo"][table.patrol("rebel")[1]] == 3
    table.boris.says("credits", "done", "space")
    anna.says("move:ryloth", "deliver")
    assert anna.credits == 5000 and anna.standing("imperial") == 1


@scenario("OR-T041")
def test_a_discount_larger_than_the_price(print_encounter: Printer) -> None:
    def begin(answer: str) -> Scene:
        buy = May(BuyTop((MarketDeck.GEAR_MOD,), 3000))
        card = print_encounter("cantonica_ord_mantell", "ord_mantell", buy)
        table = scene(
            "encounter",
            anna=at("ord_mantell"),
            boris=at("naboo"),
            market={"gear_mod": ["mod_quad_laser", "gear_armored_vest"]},
            invented={"cantonica_ord_mantell": [card]},
        )
        table.anna.says("space", answer)
        return table

    table = begin("yes")
    assert table.anna.cards == ["mod_quad_laser"] and table.anna.credits == 0
    assert table.top("gear_mod") == "gear_armored_vest"
    assert table.patrol("rebel") == (1, "ord_mantell")
    declined = begin("no")
    assert declined.top("gear_mod") == "mod_quad_laser"
    assert declined.patrol("rebel") == (1, "t1_lo") and declined.anna.cards == []


@scenario("OR-T046")
def test_the_gun_that_paid_for_the_computer_no_longer_fires() -> None:
    table = scene(
        "action",
        anna=at(
            "ring_of_kafrene",
            ship="g9_rigger",
            assets=["mod_quad_laser"],
            reputation={"imperial": -1},
        ),
        boris=at("naboo"),
        market={"gear_mod": ["mod_targeting_computer", "mod_maneuvering_thrusters"]},
    )
    anna = table.anna
    anna.goes_shopping("gear_mod").says("mod_quad_laser")
    assert anna.credits == 0 and anna.cards == ["mod_targeting_computer"]
    assert table.bottom("gear_mod") == "mod_quad_laser"
    assert table.patrol("imperial") == (1, "ring_of_kafrene")
    table.rolls("blank, blank")
    anna.ends_actions()
    table.rolls("hit, hit", "hit, hit, blank")
    use(anna).says("0+1")
    assert anna.credits == 3000 and anna.standing("imperial") == -1 and anna.sd == 2
