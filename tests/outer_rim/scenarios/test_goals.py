from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType
from outer_rim.scenarios.scene import scene
from scenario_book import scenario

BORIS = {"space": "ring_of_kafrene"}


@scenario("OR-S122")
def test_hans_dream_comes_true_at_the_counter():
    table = scene(
        anna={
            "character": "han_solo",
            "ship": "lancer",
            "space": "takodana",
            "credits": 5000,
            "fame": 2,
        },
        boris=BORIS,
        step="action",
        market={"ship": ["ship_yv_666", "ship_gx1_short_hauler", "ship_hwk_290"]},
    )
    anna = table.anna
    assert not anna.sheet.flipped
    anna.goes_shopping("ship")
    assert anna.credits == 0 and anna.fame == 3 and anna.sheet.flipped
    anna.ends_actions().says("space")
    table.boris.says("credits", "done", "space")
    anna.says("credits")
    anna.goes_shopping("ship")
    assert anna.sheet.ship == "gx1_short_hauler" and anna.credits == 2000
    assert anna.sheet.flipped and anna.fame == 3


@scenario("OR-S123")
def test_a_third_guest_aboard_the_gx1():
    table = scene(
        anna={
            "space": "tatooine",
            "ship": "gx1_short_hauler",
            "credits": 3000,
            "fame": 4,
            "assets": ["databank_w1_le", "databank_boshek"],
        },
        boris=BORIS,
        step="encounter",
        contacts={"tatooine:0": "4_lom"},
    )
    anna = table.anna
    anna.meets("tatooine:0").says("yes")
    assert anna.fame == 5 and anna.sheet.ship_flipped
    assert anna.cards == ["databank_4_lom", "databank_boshek", "databank_w1_le"]
    hated = scene(
        anna={
            "space": "tatooine",
            "ship": "gx1_short_hauler",
            "ship_flipped": True,
            "reputation": {"hutt": -1},
        },
        step="encounter",
        patrols={"hutt": "tatooine"},
    )
    assert hated.anna.may("space")


@scenario("OR-S124")
def test_bossk_counts_what_the_shopping_cost(print_encounter):
    found = print_encounter("ryloth_naboo", "naboo", asset=Asset(type=AssetType.GEAR))
    table = scene(
        anna={
            "character": "bossk",
            "space": "tatooine",
            "fame": 1,
            "credits": 5000,
            "assets": ["gear_mpl_57", "mod_quad_laser"],
        },
        boris=BORIS,
        step="action",
        market={"gear_mod": ["gear_vibro_ax", "gear_dl_44", "mod_ion_cannon"]},
    )
    table.table.state.players[0].assets.append(found)
    anna = table.anna
    assert not anna.sheet.flipped and anna.fame == 1
    anna.goes_shopping("gear_mod").says("none", found)
    assert anna.cards == ["gear_mpl_57", "gear_vibro_ax", "mod_quad_laser"]
    assert anna.fame == 2 and anna.sheet.flipped
    anna.ends_actions().says("space")
    table.boris.says("credits", "done", "space")
    anna.says("credits")
    anna.goes_shopping("gear_mod").says("mod_quad_laser", "decline")
    assert "mod_quad_laser" not in anna.cards
    assert anna.fame == 2 and anna.sheet.flipped


@scenario("OR-S125")
def test_a_card_game_is_not_a_completed_job():
    table = scene(
        anna={
            "character": "doctor_aphra",
            "goal_tokens": 1,
            "space": "kessel",
            "assets": ["luxury_legendary_sabacc"],
        },
        boris={"character": "boba_fett", "space": "kessel"},
        step="encounter",
    )
    table.comes("databank_40a")
    anna = table.anna
    anna.tries("luxury_legendary_sabacc")
    table.rolls("blank, hit", "crit, blank")
    anna.says("pass")
    assert anna.fame == 1 and "luxury_legendary_sabacc" in table.removed
    assert anna.sheet.goal_tokens == 1 and not anna.sheet.flipped
