from typing import Any

from cantina.games.outer_rim.cards.flow import May
from cantina.games.outer_rim.cards.movement import ExtraTurn
from outer_rim.conftest import Printer
from outer_rim.scenarios.machine import ANNA, APHRA, FAR, against
from outer_rim.scenarios.scene import Beginning, at, scene
from scenario_book import scenario


@scenario("OR-S136")
def test_setting_up_against_the_machine() -> None:
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
def test_some_ai_cards_mend_every_scratch_others_only_a_defeat() -> None:
    ai = {**APHRA, "space": "mon_calamari", "ship_damage": 1}
    market = {"cargo": ["cargo_droid_parts", "cargo_salvage"]}
    moved = against(ai, "ai_1", goals={"kessel": 1}, patrols=FAR, market=market)
    assert moved.ai().ship_damage == 1 and moved.ai().space == "kessel"
    assert moved.ai().credits == 0
    assert moved.table.state.ai_deck.bottom == ("ai_1",)
    mended = scene(
        "ai_turn",
        anna=ANNA,
        boris=ai,
        solo=True,
        current=1,
        ai_card="ai_2",
        goals={"kessel": 1},
        patrols=FAR,
        market={"job": ["job_jabbas_hidden_stash", "job_imperial_favor"]},
        empty=["mon_calamari:0", "mon_calamari:1"],
    )
    after = mended.ai()
    assert (after.ship_damage, after.space, after.credits) == (0, "mon_calamari", 0)
    bought = [card for slot in after.slots for card in slot.cards]
    assert bought == ["job_jabbas_hidden_stash"], "the later parts are resolved too"


@scenario("OR-S146")
def test_the_ai_breaks_down_over_its_own_contraband() -> None:
    table = against(
        at(
            "kessel",
            "han_solo",
            ship="g9_rigger",
            credits=1000,
            fame=2,
            reputation={"hutt": -1},
            assets=["cargo_stolen_supplies"],
        ),
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
    deck.remove("ai_6")
    deck.put_on_top("ai_6", 0)
    table.anna.says("credits", "done", "space")
    ai = table.ai()
    assert not ai.defeated and ai.ship_damage == 0 and ai.space == "kessel"
    assert [card for slot in ai.slots for card in slot.cards] == ["job_imperial_favor"]


@scenario("OR-S147")
def test_the_ai_shoots_with_bigger_guns_but_without_finesse() -> None:
    table = against(
        at(
            "t1_lo",
            "lando_calrissian",
            ship="hwk_290",
            assets=["mod_quad_laser"],
            reputation={"rebel": -1},
            credits=8000,
        ),
        "ai_1",
        goals={},
        rolls=("hit, blank, blank, blank", "hit, focus, blank"),
    )
    ai = table.ai()
    assert ai.credits == 8000 + 2000 + 3000 and ai.reputation["rebel"] == -1
    assert ai.ship_damage == 1 and ai.fame == 0, "no fame bought afterwards"
    assert table.patrol("rebel") == (2, "t1_lo") and table.turn_of == "anna"


@scenario("OR-S148")
def test_the_ai_gets_paid_without_working() -> None:
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
    assert me.credits == 2000 + 2000 + 10000, "2,000 of planning included; no fame was bought"
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
def test_contacts_without_crew_disappoint_the_ai() -> None:
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
def test_hunting_the_machines_crew() -> None:
    table = scene(
        "encounter",
        anna=at("naboo", "boba_fett", assets=["bounty_lobot"]),
        boris={**APHRA, "space": "naboo", "assets": ["databank_lobot"]},
        solo=True,
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
    assert table.table.removed_contacts == ["lobot"]
    assert (table.ai().damage, table.ai().ship_damage) == (0, 0)


@scenario("OR-S243")
def test_jewels_shared_with_the_machine() -> None:
    table = scene(
        "action",
        anna=at("nal_hutta", fame=9, credits=2000, assets=["luxury_stolen_jewels"]),
        boris={**APHRA, "space": "nal_hutta", "fame": 9, "credits": 6000},
        solo=True,
    )
    assert not table.anna.may("trade")
    table.anna.says("ability:luxury_stolen_jewels:0")
    assert table.anna.fame == 10 and table.ai().fame == 10
    assert (table.anna.credits, table.ai().credits) == (9000, 13000)
    assert table.table.over and table.view.winner == 1
    assert table.table.result.winners == ()


@scenario("OR-S244")
def test_the_machine_at_the_sabacc_table() -> None:
    table = scene(
        "encounter",
        anna=at("kessel", "han_solo", credits=5000, fame=3, assets=["luxury_legendary_sabacc"]),
        boris=at("kessel", "lando_calrissian", ship="g9_rigger", credits=9000),
        solo=True,
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
def test_the_humans_extra_turn_comes_before_the_machine(print_encounter: Printer) -> None:
    card = print_encounter("kessel_maelstrom", "maelstrom", May(ExtraTurn()))
    table = scene(
        "encounter",
        anna=at("maelstrom"),
        boris={**APHRA, "space": "t2_om"},
        solo=True,
        ai_card="ai_6",
        goals={},
        invented={"kessel_maelstrom": [card]},
        patrols=FAR,
    )
    anna = table.anna
    anna.says("yes")

    def machine() -> Any:
        return sum(e.text.id == "or-log-ai-card" for e in table.table.events(None))

    assert table.turn_of == "anna" and table.view.extra_turn and machine() == 0
    anna.says("credits")
    while machine() == 0:
        anna.says(anna.offered[0])
    assert machine() == 1 and table.turn_of == "anna"


@scenario("OR-S249")
def test_eight_thousand_credits_end_the_game() -> None:
    table = against(
        {**APHRA, "space": "tatooine", "fame": 9, "credits": 6000, "assets": ["cargo_salvage"]},
        "ai_1",
        anna={**ANNA, "fame": 9, "credits": 30000},
        goals={},
        market={"job": ["job_imperial_favor", "job_syndicate_favor"]},
        patrols={**FAR, "imperial": "tatooine"},
    )
    assert table.table.over and table.view.winner == 1
    assert table.ai().fame == 10 and table.anna.fame == 9
