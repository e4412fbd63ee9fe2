from cantina.games.outer_rim.cards.market import GainTop
from cantina.games.outer_rim.terms import MarketDeck
from outer_rim.scenarios.scene import scene
from scenario_book import scenario


@scenario("OR-S034")
def test_an_icon_after_a_discard_is_dead_the_one_after_the_purchase_is_not():
    cargo = ["cargo_salvage", "cargo_food_supplies", "cargo_coaxium_crystal"]
    table = scene(
        anna={"space": "ord_mantell", "credits": 5000},
        step="action",
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
def test_a_patrol_that_can_arrive_must_arrive():
    table = scene(
        anna={"space": "cantonica", "reputation": {"rebel": -1}},
        boris={"space": "naboo"},
        step="action",
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
def test_the_player_picks_the_longer_road():
    table = scene(
        anna={"space": "tatooine"},
        step="action",
        market={"job": ["job_imperial_favor", "job_rebel_favor"]},
    )
    table.anna.goes_shopping("job")
    assert sorted(table.anna.offered) == ["ord_mantell", "t1_ro"]
    assert table.anna.cannot("cantonica", "t1_om")
    table.anna.says("ord_mantell")
    assert table.patrol("rebel") == (1, "ord_mantell")


@scenario("OR-S037")
def test_patrols_fly_through_the_maelstrom_and_through_people():
    table = scene(
        anna={"space": "kessel", "credits": 1000},
        boris={"space": "maelstrom"},
        step="action",
        market={"cargo": ["cargo_salvage", "cargo_stolen_supplies"]},
        patrols={"imperial": "maelstrom", "syndicate": "t3_li"},
    )
    table.anna.goes_shopping("cargo")
    assert table.patrol("syndicate") == (1, "kessel")
    assert table.anna.asked and table.step == "action", "Boris is asked nothing"
    assert not any("combat" in event.text.id for event in table.table.events(None))


@scenario("OR-S038")
def test_a_patrol_already_with_the_player_ignores_its_icon():
    table = scene(
        anna={"space": "nal_hutta", "reputation": {"hutt": 1}},
        step="action",
        market={"bounty": ["bounty_greedo", "bounty_wanted_2"]},
        patrols={"hutt": "nal_hutta"},
    )
    table.anna.goes_shopping("bounty")
    assert table.patrol("hutt") == (1, "nal_hutta") and table.anna.may("done")
    table.anna.ends_actions()
    assert table.anna.may("patrol:hutt", "space")


@scenario("OR-S039")
def test_a_card_gained_for_nothing_moves_a_patrol_as_well(print_encounter):
    card = print_encounter("ryloth_naboo", "naboo", GainTop(MarketDeck.CARGO))
    table = scene(
        anna={"space": "naboo"},
        boris={"space": "kessel"},
        step="encounter",
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
