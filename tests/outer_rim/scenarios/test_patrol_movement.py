from cantina.games.outer_rim.cards.market import GainTop
from cantina.games.outer_rim.rules.map import distance
from cantina.games.outer_rim.terms import MarketDeck
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S034")
def test_an_icon_after_a_discard_is_dead_the_one_after_the_purchase_is_not() -> None:
    cargo = ["cargo_salvage", "cargo_food_supplies", "cargo_coaxium_crystal"]
    table = scene(
        "action",
        anna=at("ord_mantell", credits=5000),
        market={"cargo": cargo},
        patrols={"syndicate": "t2_ri", "rebel": "t1_lo"},
    )
    anna = table.anna
    anna.says("market", "cargo")
    assert table.top("cargo") == "cargo_food_supplies"
    assert table.patrol("rebel") == (1, "t1_lo") and table.patrol("syndicate") == (1, "t2_ri")
    assert table.bottom("cargo") == "cargo_salvage"
    anna.says("cargo")
    if anna.may("t2_li"):
        anna.says("t2_li")
    assert table.top("cargo") == "cargo_coaxium_crystal"
    assert table.patrol("syndicate") == (1, "t2_li"), "3 spaces toward Anna"
    assert table.patrol("rebel") == (1, "t1_lo")
    assert anna.credits == 4000


@scenario("OR-S035")
def test_a_patrol_that_can_arrive_must_arrive() -> None:
    table = scene(
        "action",
        anna=at("cantonica", reputation={"rebel": -1}),
        boris=at("naboo"),
        market={"bounty": ["bounty_greedo", "bounty_hondo_ohnaka"]},
    )
    anna = table.anna
    anna.goes_shopping("bounty")
    assert table.patrol("rebel") == (1, "cantonica")
    assert table.step == "action" and anna.may("done"), "no combat yet, no route asked"
    table.rolls("blank, blank, blank", "blank, blank, blank")
    anna.ends_actions()
    assert anna.had_to("patrol:rebel")


@scenario("OR-S036")
def test_the_player_picks_the_longer_road() -> None:
    table = scene(
        "action", anna=at("tatooine"), market={"job": ["job_imperial_favor", "job_rebel_favor"]}
    )
    table.anna.goes_shopping("job")
    assert sorted(table.anna.offered) == ["ord_mantell", "t1_ro"]
    assert table.anna.cannot("cantonica", "t1_om")
    table.anna.says("ord_mantell")
    assert table.patrol("rebel") == (1, "ord_mantell")


@scenario("OR-S037")
def test_patrols_fly_through_the_maelstrom_and_through_people() -> None:
    table = scene(
        "action",
        anna=at("kessel", credits=1000),
        boris=at("maelstrom"),
        market={"cargo": ["cargo_salvage", "cargo_stolen_supplies"]},
        patrols={"imperial": "maelstrom", "syndicate": "t3_li"},
    )
    table.anna.goes_shopping("cargo")
    assert table.patrol("syndicate") == (1, "kessel")
    assert table.anna.asked and table.step == "action", "Boris is asked nothing"
    assert not any("combat" in event.text.id for event in table.table.events(None))


@scenario("OR-S038")
def test_a_patrol_already_with_the_player_ignores_its_icon() -> None:
    table = scene(
        "action",
        anna=at("nal_hutta", reputation={"hutt": 1}),
        market={"bounty": ["bounty_greedo", "bounty_wanted_2"]},
        patrols={"hutt": "nal_hutta"},
    )
    table.anna.goes_shopping("bounty")
    assert table.patrol("hutt") == (1, "nal_hutta") and table.anna.may("done")
    table.anna.ends_actions()
    assert table.anna.may("patrol:hutt", "space")


@scenario("OR-S039")
def test_a_card_gained_for_nothing_moves_a_patrol_as_well(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", GainTop(MarketDeck.CARGO))
    table = scene(
        "encounter",
        anna=at("naboo"),
        boris=at("kessel"),
        market={"cargo": ["cargo_droid_parts", "cargo_bacta_supplies"]},
        invented={"ryloth_naboo": [card]},
    )
    anna = table.anna
    anna.says("space", "keep")
    if anna.asked and anna.may("takodana"):
        anna.says("takodana")
    assert anna.cards == ["cargo_droid_parts"] and anna.credits == 0
    assert table.top("cargo") == "cargo_bacta_supplies"
    assert table.patrol("imperial") == (1, "takodana"), "4 of 7 spaces"


@scenario("OR-S203")
def test_used_ship_for_sale_reveals_after_its_shuffle() -> None:
    table = scene(
        "action",
        anna=at("ryloth", ship="g9_rigger", credits=16000),
        market={"ship": ["ship_used_ship_for_sale"]},
    )
    anna = table.anna
    anna.says("market", "skip", "ship")
    table.comes("ship_lancer")
    anna.says("aggressor")
    assert "ship_aggressor" in table.removed
    assert "ship_used_ship_for_sale" in table.table.state.market["ship"].cards()
    assert (anna.sheet.ship, anna.sheet.ship_flipped, anna.sd) == ("aggressor", False, 3)
    assert anna.credits == 1000 and table.top("ship") == "ship_lancer"
    if anna.may("ring_of_kafrene"):
        anna.says("ring_of_kafrene")
    assert table.patrol("imperial") == (1, "ring_of_kafrene")


@scenario("OR-S204")
def test_jyn_sends_a_nearby_patrol_after_somebody_else() -> None:
    def begin(imperial: str) -> Scene:
        table = scene(
            "action",
            anna=at("naboo", "jyn_erso", flipped=True, credits=3000),
            boris=at("tatooine"),
            market={"gear_mod": ["gear_dl_44", "gear_iqa_11"]},
            patrols={"imperial": imperial},
        )
        table.anna.goes_shopping("gear_mod")
        return table

    table = begin("t5_ri")
    anna = table.anna
    anna.says(next(each for each in anna.offered if each != "pass"))
    if anna.may("1"):
        anna.says("1")
    if table.patrol("imperial")[1] == "t5_ri":
        anna.says(anna.offered[0])
    away = table.table.state
    assert table.patrol("imperial")[1] not in ("naboo", "t5_ri")
    assert distance(away, table.patrol("imperial")[1], "tatooine") == 4
    declined = begin("t5_ri")
    declined.anna.says("pass")
    assert declined.patrol("imperial") == (1, "naboo")
    far = begin("t6_om")
    assert "pass" not in far.anna.offered


@scenario("OR-S232")
def test_one_purchase_too_many_before_the_prison_break() -> None:
    table = scene(
        "action",
        anna=at(
            "lothal", credits=3000, assets=["job_rebel_prison_break"], reputation={"imperial": -1}
        ),
        boris=at("naboo"),
        market={"gear_mod": ["gear_dl_44", "gear_iqa_11"]},
        patrols={"imperial": "t3_lo"},
    )
    anna = table.anna
    anna.goes_shopping("gear_mod")
    assert table.patrol("imperial") == (1, "lothal")
    table.rolls("hit, blank, blank", "blank, blank, blank")
    anna.ends_actions()
    assert anna.had_to("patrol:imperial")
    assert table.patrol("imperial") == (2, "t6_ro")
    table.boris.says("credits", "done", "space")
    anna.says("credits", "done")
    assert anna.may("job:job_rebel_prison_break")
