from outer_rim.scenarios.scene import scene
from scenario_book import scenario


@scenario("OR-S130")
def test_used_ship_for_sale_has_nothing_for_the_owner_of_the_best_ship():
    market = {"ship": ["ship_used_ship_for_sale", "ship_lancer"]}
    table = scene(
        anna={"space": "lothal", "ship": "firespray_31", "credits": 30000},
        step="action",
        market=market,
    )
    table.anna.says("market")
    assert table.anna.may("ship"), "it may be discarded"
    table.anna.says("skip")
    assert table.anna.cannot("ship")
    table = scene(
        anna={"space": "lothal", "ship": "yv_666", "credits": 5000}, step="action", market=market
    )
    anna = table.anna
    anna.says("market", "skip", "ship")
    assert anna.may("yt_1300")
    table.comes("ship_hwk_290")
    anna.says("yt_1300")
    assert anna.credits == 0
    assert (anna.sheet.ship, anna.sd, anna.sheet.ship_flipped) == ("yt_1300", 3, False)
