from outer_rim.scenarios.scene import at, scene
from scenario_book import scenario


@scenario("OR-S130")
def test_used_ship_for_sale_has_nothing_for_the_owner_of_the_best_ship() -> None:
    market = {"ship": ["ship_used_ship_for_sale", "ship_lancer"]}
    table = scene("action", anna=at("lothal", ship="firespray_31", credits=30000), market=market)
    table.anna.says("market")
    assert table.anna.may("ship"), "it may be discarded"
    table.anna.says("skip")
    assert table.anna.cannot("ship")
    table = scene("action", anna=at("lothal", ship="yv_666", credits=5000), market=market)
    anna = table.anna
    anna.says("market", "skip", "ship")
    assert anna.may("yt_1300")
    table.comes("ship_hwk_290")
    anna.says("yt_1300")
    assert anna.credits == 0
    assert (anna.sheet.ship, anna.sd, anna.sheet.ship_flipped) == ("yt_1300", 3, False)


@scenario("OR-S220")
def test_a_famous_ship_comes_back_as_an_unknown_one() -> None:
    table = scene(
        "encounter",
        anna=at("ryloth", ship="g9_rigger", credits=6000),
        boris=at("naboo"),
        encounter={"ryloth_naboo": ["ryloth_naboo_6"]},
    )
    table.takes_out("ship", "ship_hwk_290")
    anna = table.anna
    anna.says("space", "yes")
    if not anna.had_to("hwk_290"):
        table.comes("ship_lancer")
        anna.says("hwk_290")
    assert anna.credits == 1000 and anna.sheet.ship == "hwk_290"
    assert (anna.sheet.ship_flipped, anna.sd, len(anna.slots("cargo"))) == (False, 0, 1)
    assert table.top("ship") == "ship_lancer", "shuffled all the same"


@scenario("OR-S233")
def test_a_used_falcon_for_han() -> None:
    table = scene(
        "action",
        anna=at("cantonica", "han_solo", ship="g9_rigger", credits=20000, fame=3),
        boris=at("naboo"),
        market={"ship": ["ship_used_ship_for_sale"]},
    )
    table.takes_out("ship", "ship_yt_1300")
    anna = table.anna
    anna.says("market", "skip", "ship")
    table.comes("ship_hwk_290")
    anna.says("yt_1300")
    assert anna.credits == 0 and anna.sheet.ship == "yt_1300"
    assert (anna.sd, anna.sheet.hull, anna.down, anna.sheet.ship_flipped) == (3, 5, False, False)
    assert anna.fame == 4 and anna.sheet.flipped
    assert "ship_used_ship_for_sale" in table.table.state.market["ship"].cards()
