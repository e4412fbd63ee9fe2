"""Scenarios of the machine at the market."""

import pytest

from outer_rim.scenarios.machine import ANNA, APHRA, FAR, against
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario
from telling import OPEN


@scenario("OR-S143")
def test_one_discard_then_take_it_or_leave_it() -> None:
    table = against(
        {**APHRA, "space": "takodana", "credits": 2000, "assets": []},
        "ai_8",
        goals={"takodana": 1},
        market={"gear_mod": ["gear_mpl_57", "gear_plastoid_armor", "mod_quad_laser"]},
        empty=["takodana:0", "takodana:1"],
        patrols=FAR,
    )
    # it stands on its goal, so planning brought 2,000: too little for either card still
    assert table.bottom("gear_mod") == "gear_mpl_57"
    assert table.top("gear_mod") == "gear_plastoid_armor"
    assert table.ai().credits == 4000
    assert [card for slot in table.ai().slots for card in slot.cards] == []
    assert table.patrol("hutt") == (1, "t6_ro")


@scenario("OR-S144")
def test_a_full_hold_sends_the_ai_to_the_job_deck() -> None:
    table = against(
        {**APHRA, "space": "tatooine", "assets": ["cargo_salvage"]},
        "ai_1",
        goals={"tatooine": 1},
        market={"job": ["job_jabbas_hidden_stash", "job_casino_heist", "job_rebel_favor"]},
        patrols={**FAR, "rebel": "t1_lo"},
    )
    ai = table.ai()
    cards = sorted(card for slot in ai.slots for card in slot.cards)
    assert cards == ["cargo_salvage", "job_casino_heist"]
    assert table.bottom("job") == "job_jabbas_hidden_stash"
    assert table.view.ai_goals["cantonica"] == 1
    assert table.top("job") == "job_rebel_favor" and table.patrol("rebel") == (1, "t1_ro")


@scenario("OR-S145")
def test_two_cargos_at_once_one_of_them_hot() -> None:
    table = against(
        {
            **APHRA,
            "ship": "yv_666",
            "space": "tatooine",
            "assets": ["cargo_stolen_weapons", "luxury_gift_for_jabba"],
            "reputation": {"rebel": -1},
        },
        "ai_1",
        goals={"tatooine": 2, "kessel": 1},
        market={"cargo": ["cargo_stolen_hyperfuel", "cargo_stolen_prototype"]},
        patrols=FAR,
    )
    ai = table.ai()
    assert ai.fame == 3 and ai.reputation["hutt"] == 1 and ai.ship_damage == 2
    assert table.view.ai_goals.get("tatooine") is None and table.view.ai_goals["kessel"] == 1
    assert "cargo_stolen_weapons" in table.table.bottom("cargo")
    assert table.bottom("luxury") == "luxury_gift_for_jabba"
    spent = 3000 if any("hyperfuel" in c for slot in ai.slots for c in slot.cards) else 0
    assert ai.credits == 2000 + 5000 - spent, "2,000 of planning, then the delivery"


@scenario("OR-S241")
def test_the_machine_buys_second_hand() -> None:
    def begin() -> Scene:
        return scene(
            "encounter",
            anna=ANNA,
            boris=at("takodana", "han_solo", ship="g9_rigger", credits=16000, fame=2),
            solo=True,
            current=0,
            ai_card="ai_9",
            goals={"takodana": 0},
            market={"ship": ["ship_used_ship_for_sale"]},
            patrols=FAR,
        )

    table = begin()
    ai = table.ai()
    assert ai.credits == 16000
    table.comes("yv_666", "ship_hwk_290")
    table.anna.says("space")
    ai = table.ai()
    assert ai.ship == "yv_666" and ai.ship_damage == 3
    # 2,000 of planning (no goal token to fly to) and 4,000 of the encounter part of card 9
    assert ai.credits == 16000 + 2000 - 15000 + 4000
    assert ai.fame == 2 and not ai.flipped
    assert "ship_yv_666" in table.removed
    assert "ship_used_ship_for_sale" in table.table.state.market["ship"].cards()
    for ship in ("lancer", "firespray_31"):
        wrong = begin()
        wrong.comes(ship)
        with pytest.raises(ValueError, match=ship):
            wrong.anna.says("space")
        OPEN.remove(wrong)


@scenario("OR-S242")
def test_the_machine_does_not_trade_down_and_cannot_stretch() -> None:
    def begin(credits: int) -> Scene:
        return against(
            {
                **APHRA,
                "ship": "lancer",
                "space": "takodana",
                "credits": credits - 2000,
                "assets": ["luxury_gift_for_jabba"],
            },
            "ai_9",
            goals={},
            market={"ship": ["ship_hwk_290", "ship_firespray_31", "ship_gx1_short_hauler"]},
            patrols=FAR,
        )

    table = begin(8000)
    assert table.bottom("ship") == "ship_hwk_290"
    assert table.top("ship") == "ship_firespray_31" and table.ai().ship == "lancer"
    assert any("gift" in card for slot in table.ai().slots for card in slot.cards)
    assert table.ai().credits == 8000 + 4000, "and the 4,000 of the encounter part"
    rich = begin(10000)
    assert rich.ai().ship == "firespray_31" and rich.ai().credits == 4000
    assert "lancer" in rich.view.ship_pool
    assert rich.patrol("imperial") == (1, "t6_im")


@scenario("OR-S247")
def test_the_card_that_stirs_the_market_and_does_not_lie_still() -> None:
    table = against(
        {**APHRA, "space": "takodana"},
        "ai_10",
        goals={},
        market={
            "bounty": ["bounty_lobot", "bounty_greedo"],
            "luxury": ["luxury_dash_rendar", "luxury_stolen_jewels"],
            "cargo": ["cargo_stolen_hyperfuel", "cargo_stolen_prototype", "cargo_salvage"],
        },
        patrols=FAR,
    )
    assert table.bottom("bounty") == "bounty_lobot"
    assert table.bottom("luxury") == "luxury_dash_rendar"
    assert table.top("bounty") == "bounty_greedo" and table.top("luxury") == "luxury_stolen_jewels"
    assert table.patrol("imperial") == (1, "t6_im") and table.patrol("hutt") == (1, "t6_ro")
    deck = table.table.state.ai_deck
    assert len(deck) == 10 and deck.bottom == () and "ai_10" in deck.rest


@scenario("OR-S248")
def test_no_room_in_the_cockpit_so_chance_decides() -> None:
    table = scene(
        "encounter",
        anna=ANNA,
        boris={
            **APHRA,
            "ship": "hwk_290",
            "space": "naboo",
            "credits": 5000,
            "assets": [
                "databank_boshek",
                "databank_garindan",
                "job_imperial_favor",
                "job_rebel_favor",
                "cargo_salvage",
            ],
        },
        solo=True,
        current=0,
        ai_card="ai_2",
        goals={},
        contacts={"naboo:0": "zuckuss"},
        empty=["naboo:1"],
        market={"cargo": ["cargo_stolen_weapons", "cargo_stolen_hyperfuel"]},
        patrols=FAR,
    )
    table.comes("databank_boshek")
    where = "naboo:1"
    table.comes(where)
    table.anna.says("space")
    ai = table.ai()
    crew = [slot.cards[0] for slot in ai.slots if slot.slot == "crew" and slot.cards]
    assert sorted(crew) == ["databank_garindan", "databank_zuckuss"]
    assert ai.credits == 5000 + 2000, "nothing paid; 2,000 of planning"
    assert "databank_boshek" in table.databank and table.contact(where) == "boshek"
    assert not any(each.contact == "zuckuss" for each in table.view.contacts)
    assert ai.hyperdrive == 6


@scenario("OR-S250")
def test_hired_help_for_a_machine_that_never_tests() -> None:
    def begin(assets: list[str]) -> Scene:
        return against(
            {**APHRA, "space": "takodana", "credits": 1000, "assets": assets},
            "ai_3",
            goals={},
            market={"job": ["job_hired_help_2", "job_rooting_out_spies"]},
            patrols={"rebel": "t6_x", "imperial": "t1_ro", "hutt": "t1_ri"},
        )

    table = begin([])
    ai = table.ai()
    assert "job_hired_help_2" in [card for slot in ai.slots for card in slot.cards]
    assert ai.credits == 3000 - 2000 + 4000 and table.view.ai_goals == {}
    full = begin(["databank_w1_le"])
    assert full.bottom("job") == "job_hired_help_2"
    assert full.top("job") == "job_rooting_out_spies"
    assert [card for slot in full.ai().slots for card in slot.cards] == ["databank_w1_le"]
