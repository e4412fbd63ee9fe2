"""Scenarios of the machine on its way."""

from outer_rim.scenarios.machine import ANNA, APHRA, FAR, against
from outer_rim.scenarios.scene import at, scene
from scenario_book import scenario


@scenario("OR-S138")
def test_standing_on_the_goal_means_money_not_motion() -> None:
    table = against(
        at("ord_mantell", "han_solo", ship="g9_rigger", credits=1000, assets=["databank_91a"]),
        "ai_4",
        goals={"ord_mantell": 1},
        market={"cargo": ["cargo_salvage", "cargo_droid_parts"]},
        empty=["ord_mantell:0", "ord_mantell:1"],
    )
    ai = table.ai()
    assert ai.space == "ord_mantell" and ai.fame == 1
    assert table.view.ai_goals == {"mon_calamari": 1}
    assert [card for slot in ai.slots for card in slot.cards] == ["cargo_salvage"]
    assert ai.credits == 7000


@scenario("OR-S139")
def test_the_ai_flies_straight_into_the_patrol() -> None:
    table = against(
        {**APHRA, "space": "ord_mantell", "credits": 5000},
        "ai_1",
        goals={"lothal": 1},
        patrols={**FAR, "rebel": "t2_im"},
    )
    ai = table.ai()
    assert ai.space == "t2_im"
    assert [card for slot in ai.slots for card in slot.cards] == [] and ai.credits == 5000


@scenario("OR-S140")
def test_of_two_equal_roads_the_ai_takes_the_quiet_one() -> None:
    ai = {**APHRA, "space": "ryloth"}
    where = {"goals": {"nal_hutta": 1}, "patrols": {**FAR, "hutt": "t4_ro"}}
    market = {"cargo": ["cargo_droid_parts", "cargo_salvage"]}
    quiet = against(ai, "ai_1", market=market, **where)
    assert quiet.ai().space == "nal_hutta"
    friend = scene(
        "planning",
        anna=ANNA,
        boris={**ai, "reputation": {"hutt": 1}},
        solo=True,
        current=0,
        ai_card="ai_1",
        market=market,
        **where,
    )
    ways = (
        ("t5_lo", "t4_ro", "t4_om", "tatooine", "t4_x", "nal_hutta"),
        ("t5_x", "naboo", "t5_im", "t5_li", "t4_ri", "nal_hutta"),
    )
    for way in ways:
        again = friend.table.copy()
        again.force(list(way))
        again.answer(0, "credits")
        again.answer(0, "done")
        again.answer(0, "space")
        assert again.view(None).players[1].space == "nal_hutta"


@scenario("OR-S141")
def test_the_ai_would_rather_sleep_on_a_planet() -> None:
    for start, end in (("cantonica", "lothal"), ("t1_om", "lothal"), ("t1_ro", "t3_a")):
        table = against(
            {**APHRA, "space": start},
            "ai_1",
            goals={"tatooine": 1},
            patrols=FAR,
            market={"cargo": ["cargo_salvage", "cargo_droid_parts"]},
        )
        assert table.ai().space == end, start


@scenario("OR-S142")
def test_the_maelstrom_does_not_slow_the_ai_down() -> None:
    market = {"cargo": ["cargo_salvage", "cargo_droid_parts"]}
    ai = {**APHRA, "space": "mon_calamari"}
    free = against(ai, "ai_1", goals={"kessel": 1}, patrols=FAR, market=market)
    assert free.ai().space == "kessel"
    stopped = against(
        ai,
        "ai_1",
        goals={"kessel": 1},
        patrols={**FAR, "syndicate": "maelstrom"},
        encounter={"kessel_maelstrom": ["kessel_maelstrom_1"]},
        market=market,
    )
    assert stopped.ai().space == "maelstrom" and stopped.turn_of == "anna"
    assert "kessel_maelstrom_1" in stopped.table.state.encounters["kessel_maelstrom"].top


@scenario("OR-S246")
def test_beaten_by_a_patrol_the_machine_shrugs() -> None:
    table = scene(
        "encounter",
        anna=ANNA,
        boris=at("t4_x", "han_solo", ship="g9_rigger", credits=9000, reputation={"hutt": -1}),
        solo=True,
        current=0,
        ai_card="ai_1",
        goals={},
        patrols={**FAR, "hutt": "t4_x"},
    )
    table.rolls("blank, focus", "hit, hit, blank").comes("tatooine")
    table.anna.says("space")
    ai = table.ai()
    assert table.patrol("hutt") == (1, "tatooine")
    assert ai.ship_damage == 2 and not ai.defeated
    assert ai.fame == 0 and ai.credits == 9000 + 2000
    assert table.turn_of == "anna"
