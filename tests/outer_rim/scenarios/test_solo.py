import pytest

from cantina.games.outer_rim.cards.flow import May
from cantina.games.outer_rim.cards.movement import ExtraTurn
from outer_rim.scenarios.scene import OPEN, Beginning, scene
from scenario_book import scenario

ANNA = {"space": "ring_of_kafrene", "character": "boba_fett"}
FAR = {"rebel": "t6_om", "imperial": "t6_im", "hutt": "t6_ro", "syndicate": "t6_ri"}
APHRA = {"character": "doctor_aphra", "ship": "g9_rigger"}


def against(ai, card, **more):
    """Let the machine draw this card for its turn; Anna watches."""
    return scene(
        anna=more.pop("anna", ANNA),
        boris=ai,
        solo=True,
        current=1,
        step="ai_turn",
        ai_card=card,
        **more,
    )


@scenario("OR-S136")
def test_setting_up_against_the_machine():
    begun = Beginning(1, tops=("databank_92b",))
    table = begun.scene
    begun.says(0, "lando_calrissian")
    assert sorted(table.anna.offered) == ["doctor_aphra", "han_solo", "jyn_erso"]
    begun.says(0, "doctor_aphra")
    begun.says(0, "g_1a")
    begun.says(0, "rebel")
    ai = table.ai()
    assert not any(each.text.id == "or-log-first-roll" for each in table.table.events(None))
    assert table.turn_of == "anna" and (table.anna.credits, ai.credits) == (4000, 6000)
    assert ai.ship == "g9_rigger" and ai.space == "mon_calamari"
    assert ai.reputation["imperial"] == 1
    job = [slot.cards for slot in ai.slots if slot.slot == "job_or_bounty"]
    assert job == [["databank_92b"], []]
    assert table.view.ai_goals == {"kessel": 1}


@scenario("OR-S137")
def test_some_ai_cards_mend_every_scratch_others_only_a_defeat():
    ai = {**APHRA, "space": "mon_calamari", "ship_damage": 1}
    market = {"cargo": ["cargo_droid_parts", "cargo_salvage"]}
    moved = against(ai, "ai_1", goals={"kessel": 1}, patrols=FAR, market=market)
    assert moved.ai().ship_damage == 1 and moved.ai().space == "kessel"
    assert moved.ai().credits == 0
    assert moved.table.state.ai_deck.bottom == ["ai_1"]
    mended = scene(
        anna=ANNA,
        boris=ai,
        solo=True,
        current=1,
        step="ai_turn",
        ai_card="ai_2",
        goals={"kessel": 1},
        patrols=FAR,
        market={"job": ["job_jabbas_hidden_stash", "job_imperial_favor"]},
        empty=["mon_calamari:0", "mon_calamari:1"],
    )
    ai = mended.ai()
    assert (ai.ship_damage, ai.space, ai.credits) == (0, "mon_calamari", 0)
    bought = [card for slot in ai.slots for card in slot.cards]
    assert bought == ["job_jabbas_hidden_stash"], "the later parts are resolved too"


@scenario("OR-S138")
def test_standing_on_the_goal_means_money_not_motion():
    table = against(
        {
            "character": "han_solo",
            "ship": "g9_rigger",
            "space": "ord_mantell",
            "credits": 1000,
            "assets": ["databank_91a"],
        },
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
def test_the_ai_flies_straight_into_the_patrol():
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
def test_of_two_equal_roads_the_ai_takes_the_quiet_one():
    ai = {**APHRA, "space": "ryloth"}
    where = {"goals": {"nal_hutta": 1}, "patrols": {**FAR, "hutt": "t4_ro"}}
    market = {"cargo": ["cargo_droid_parts", "cargo_salvage"]}
    quiet = against(ai, "ai_1", market=market, **where)
    assert quiet.ai().space == "nal_hutta"
    friend = scene(
        anna=ANNA,
        boris={**ai, "reputation": {"hutt": 1}},
        solo=True,
        current=0,
        step="planning",
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
        assert again.state.players[1].space == "nal_hutta"


@scenario("OR-S141")
def test_the_ai_would_rather_sleep_on_a_planet():
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
def test_the_maelstrom_does_not_slow_the_ai_down():
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


@scenario("OR-S143")
def test_one_discard_then_take_it_or_leave_it():
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
def test_a_full_hold_sends_the_ai_to_the_job_deck():
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
def test_two_cargos_at_once_one_of_them_hot():
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
    assert "cargo_stolen_weapons" in table.table.state.market["cargo"].bottom
    assert table.bottom("luxury") == "luxury_gift_for_jabba"
    spent = 3000 if any("hyperfuel" in c for slot in ai.slots for c in slot.cards) else 0
    assert ai.credits == 2000 + 5000 - spent, "2,000 of planning, then the delivery"


@scenario("OR-S146")
def test_the_ai_breaks_down_over_its_own_contraband():
    table = against(
        {
            "character": "han_solo",
            "ship": "g9_rigger",
            "space": "kessel",
            "credits": 1000,
            "fame": 2,
            "reputation": {"hutt": -1},
            "assets": ["cargo_stolen_supplies"],
        },
        "ai_5",
        goals={"kessel": 1},
        market={"job": ["job_imperial_favor", "job_syndicate_favor"]},
        patrols=FAR,
    )
    ai = table.ai()
    assert ai.fame == 3 and ai.credits == 6000
    assert ai.ship_damage == 3 and ai.defeated
    assert table.view.ai_goals == {} and table.top("job") == "job_imperial_favor"
    assert all(each.face_up is False for each in table.view.contacts)
    table.table.state.ai_goals = {"naboo": 1}
    deck = table.table.state.ai_deck
    deck.rest.remove("ai_6")
    deck.put_on_top("ai_6", 0)
    table.anna.says("credits", "done", "space")
    ai = table.ai()
    assert not ai.defeated and ai.ship_damage == 0 and ai.space == "kessel"
    assert [card for slot in ai.slots for card in slot.cards] == ["job_imperial_favor"]


@scenario("OR-S147")
def test_the_ai_shoots_with_bigger_guns_but_without_finesse():
    table = against(
        {
            "character": "lando_calrissian",
            "ship": "hwk_290",
            "space": "t1_lo",
            "assets": ["mod_quad_laser"],
            "reputation": {"rebel": -1},
            "credits": 8000,
        },
        "ai_1",
        goals={},
        rolls=("hit, blank, blank, blank", "hit, focus, blank"),
    )
    ai = table.ai()
    assert ai.credits == 8000 + 2000 + 3000 and ai.reputation["rebel"] == -1
    assert ai.ship_damage == 1 and ai.fame == 0, "no fame bought afterwards"
    assert table.patrol("rebel") == (2, "t1_lo") and table.turn_of == "anna"


@scenario("OR-S148")
def test_the_ai_gets_paid_without_working():
    ai = {
        **APHRA,
        "space": "lothal",
        "credits": 2000,
        "fame": 4,
        "reputation": {"imperial": 1},
        "assets": ["job_rebel_prison_break"],
    }
    jobs = ["job_rebel_favor", "job_imperial_favor", "job_syndicate_favor"]
    paid = against(
        {**ai, "ship_damage": 0},
        "ai_6",
        goals={"lothal": 1, "kessel": 1},
        market={"job": jobs},
        patrols=FAR,
    )
    me = paid.ai()
    assert me.fame == 6 and me.reputation["rebel"] == 1 and me.reputation["imperial"] == 0
    assert me.credits == 2000 + 2000 + 6000, "2,000 of planning included; no fame was bought"
    assert "job_rebel_prison_break" in paid.removed
    assert paid.view.ai_goals.get("lothal") is None and me.goal_tokens == 0
    other = against(
        ai,
        "ai_3",
        goals={"lothal": 1, "kessel": 1},
        market={"job": jobs},
        patrols={**FAR, "hutt": "t2_ro"},
    )
    me = other.ai()
    cards = [card for slot in me.slots for card in slot.cards]
    assert "job_rebel_prison_break" in cards and me.goal_tokens == 0
    assert me.fame == 4 and me.credits == 2000 + 2000 + 4000
    assert me.reputation["hutt"] == -1


@scenario("OR-S149")
def test_contacts_without_crew_disappoint_the_ai():
    where = {
        "goals": {"cantonica": 1},
        "contacts": {"cantonica:0": "w1_le", "cantonica:1": "leia_organa"},
        "market": {"cargo": ["cargo_stolen_prototype", "cargo_stolen_hyperfuel"]},
        "patrols": FAR,
    }
    ai = {**APHRA, "space": "cantonica", "assets": ["job_imperial_favor", "job_rebel_favor"]}
    first = against(ai, "ai_2", **where)
    cards = [card for slot in first.ai().slots for card in slot.cards]
    assert "databank_w1_le" in cards and first.ai().credits == 2000
    assert first.contact("cantonica:0") is None
    assert first.contact("cantonica:1") == "hidden"
    second = against(ai, "ai_2", empty=["cantonica:0"], **where)
    assert second.contact("cantonica:1") == "leia_organa"
    assert "databank_leia_organa" in second.databank
    assert second.ai().credits == 2000 and second.ai().reputation["rebel"] == 0
    cards = [card for slot in second.ai().slots for card in slot.cards]
    assert sorted(cards) == ["job_imperial_favor", "job_rebel_favor"]


@scenario("OR-S150")
def test_hunting_the_machines_crew():
    table = scene(
        anna={"space": "naboo", "character": "boba_fett", "assets": ["bounty_lobot"]},
        boris={**APHRA, "space": "naboo", "assets": ["databank_lobot"]},
        solo=True,
        step="encounter",
        ai_card="ai_6",
        goals={"naboo": 1},
        rolls=("hit, blank, blank", "hit, blank"),
        market={"job": ["job_imperial_favor", "job_syndicate_favor"]},
    )
    anna = table.anna
    anna.says("hunt:bounty_lobot:1")
    assert anna.offered == ["eliminate", "capture"], "the AI never protects"
    anna.says("eliminate")
    assert (anna.credits, anna.fame, anna.cd) == (5000, 1, 1)
    assert "databank_lobot" in table.databank and "bounty_lobot" in table.removed
    assert table.table.state.removed_contacts == ["lobot"]
    assert (table.ai().damage, table.ai().ship_damage) == (0, 0)


@scenario("OR-S241")
def test_the_machine_buys_second_hand():
    def begin():
        return scene(
            anna=ANNA,
            boris={
                "character": "han_solo",
                "ship": "g9_rigger",
                "space": "takodana",
                "credits": 16000,
                "fame": 2,
            },
            solo=True,
            current=0,
            step="encounter",
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
def test_the_machine_does_not_trade_down_and_cannot_stretch():
    def begin(credits):
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


@scenario("OR-S243")
def test_jewels_shared_with_the_machine():
    table = scene(
        anna={
            "space": "nal_hutta",
            "fame": 9,
            "credits": 2000,
            "assets": ["luxury_stolen_jewels"],
        },
        boris={**APHRA, "space": "nal_hutta", "fame": 9, "credits": 6000},
        solo=True,
        step="action",
    )
    assert not table.anna.may("trade")
    table.anna.says("ability:luxury_stolen_jewels:0")
    assert table.anna.fame == 10 and table.ai().fame == 10
    assert (table.anna.credits, table.ai().credits) == (9000, 13000)
    assert table.table.over and table.view.winner == 1
    assert table.table.result.winners == ()


@scenario("OR-S244")
def test_the_machine_at_the_sabacc_table():
    table = scene(
        anna={
            "character": "han_solo",
            "space": "kessel",
            "credits": 5000,
            "fame": 3,
            "assets": ["luxury_legendary_sabacc"],
        },
        boris={
            "character": "lando_calrissian",
            "ship": "g9_rigger",
            "space": "kessel",
            "credits": 9000,
        },
        solo=True,
        step="encounter",
        ai_card="ai_8",
        goals={"kessel": 1},
        market={"gear_mod": ["gear_mpl_57", "gear_plastoid_armor"]},
        empty=["kessel:0", "kessel:1"],
    )
    table.comes("databank_40a")
    anna = table.anna
    anna.tries("luxury_legendary_sabacc")
    table.rolls("crit, blank", "focus, blank")
    anna.says("5000")
    assert anna.fame == 5 and anna.credits == 5000
    assert "luxury_legendary_sabacc" in table.removed and "databank_40a" in table.databank


@scenario("OR-S245")
def test_the_humans_extra_turn_comes_before_the_machine(print_encounter):
    card = print_encounter("kessel_maelstrom", "maelstrom", May(ExtraTurn()))
    table = scene(
        anna={"space": "maelstrom"},
        boris={**APHRA, "space": "t2_om"},
        solo=True,
        step="encounter",
        ai_card="ai_6",
        goals={},
        invented={"kessel_maelstrom": [card]},
        patrols=FAR,
    )
    anna = table.anna
    anna.says("yes")

    def machine():
        return sum(e.text.id == "or-log-ai-card" for e in table.table.events(None))

    assert table.turn_of == "anna" and table.view.extra_turn and machine() == 0
    anna.says("credits")
    while machine() == 0:
        anna.says(anna.offered[0])
    assert machine() == 1 and table.turn_of == "anna"


@scenario("OR-S246")
def test_beaten_by_a_patrol_the_machine_shrugs():
    table = scene(
        anna=ANNA,
        boris={
            "character": "han_solo",
            "ship": "g9_rigger",
            "space": "t4_x",
            "credits": 9000,
            "reputation": {"hutt": -1},
        },
        solo=True,
        current=0,
        step="encounter",
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


@scenario("OR-S247")
def test_the_card_that_stirs_the_market_and_does_not_lie_still():
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
    assert len(deck) == 10 and deck.bottom == [] and "ai_10" in deck.rest


@scenario("OR-S248")
def test_no_room_in_the_cockpit_so_chance_decides():
    table = scene(
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
        step="encounter",
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


@scenario("OR-S249")
def test_eight_thousand_credits_end_the_game():
    table = against(
        {
            **APHRA,
            "space": "tatooine",
            "fame": 9,
            "credits": 6000,
            "assets": ["cargo_salvage"],
        },
        "ai_1",
        anna={**ANNA, "fame": 9, "credits": 30000},
        goals={},
        market={"job": ["job_imperial_favor", "job_syndicate_favor"]},
        patrols={**FAR, "imperial": "tatooine"},
    )
    assert table.table.over and table.view.winner == 1
    assert table.ai().fame == 10 and table.anna.fame == 9


@scenario("OR-S250")
def test_hired_help_for_a_machine_that_never_tests():
    def begin(assets):
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
