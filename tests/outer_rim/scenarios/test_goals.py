from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Person, at, scene
from scenario_book import scenario


@scenario("OR-S122")
def test_hans_dream_comes_true_at_the_counter() -> None:
    table = scene(
        "action",
        anna=at("takodana", "han_solo", ship="lancer", credits=5000, fame=2),
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
def test_a_third_guest_aboard_the_gx1() -> None:
    table = scene(
        "encounter",
        anna=at(
            "tatooine",
            ship="gx1_short_hauler",
            credits=3000,
            fame=4,
            assets=["databank_w1_le", "databank_boshek"],
        ),
        contacts={"tatooine:0": "4_lom"},
    )
    anna = table.anna
    anna.meets("tatooine:0").says("yes")
    assert anna.fame == 5 and anna.sheet.ship_flipped
    assert anna.cards == ["databank_4_lom", "databank_boshek", "databank_w1_le"]
    hated = scene(
        "encounter",
        anna=at("tatooine", ship="gx1_short_hauler", ship_flipped=True, reputation={"hutt": -1}),
        patrols={"hutt": "tatooine"},
    )
    assert hated.anna.may("space")


@scenario("OR-S124")
def test_bossk_counts_what_the_shopping_cost(print_encounter: Printer) -> None:
    found = print_encounter("ryloth_naboo", "naboo", asset=Asset(type=AssetType.GEAR))
    table = scene(
        "action",
        anna=at(
            "tatooine", "bossk", fame=1, credits=5000, assets=["gear_mpl_57", "mod_quad_laser"]
        ),
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
def test_a_card_game_is_not_a_completed_job() -> None:
    table = scene(
        "encounter",
        anna=at("kessel", "doctor_aphra", goal_tokens=1, assets=["luxury_legendary_sabacc"]),
        boris=at("kessel", "boba_fett"),
    )
    table.comes("databank_40a")
    anna = table.anna
    anna.tries("luxury_legendary_sabacc")
    table.rolls("blank, hit", "crit, blank")
    anna.says("pass")
    assert anna.fame == 1 and "luxury_legendary_sabacc" in table.removed
    assert anna.sheet.goal_tokens == 1 and not anna.sheet.flipped


@scenario("OR-S215")
def test_old_victories_do_not_count_for_a_new_ship() -> None:
    table = scene(
        "action",
        anna=at("takodana", "ketsu_onyo", goal_tokens=1, ship="g9_rigger", credits=15000),
        patrols={"hutt": "takodana", "rebel": "takodana"},
        market={"ship": ["ship_aggressor", "ship_hwk_290", "ship_lancer"]},
    )
    anna = table.anna
    anna.goes_shopping("ship")
    assert anna.sheet.ship == "aggressor" and anna.sheet.ship_goal_tokens == 0
    table.rolls("hit, blank, blank, blank, blank", "blank, blank, blank")
    anna.ends_actions().fights("hutt")
    assert (anna.sheet.ship_goal_tokens, anna.sheet.goal_tokens) == (1, 2)
    again = table.table.copy()
    table.boris.says("credits", "done", "space")
    anna.says("credits", "done")
    table.rolls("hit, blank, blank, blank, blank", "blank, blank, blank")
    anna.fights("rebel")
    assert anna.fame == 2 and anna.sheet.flipped and anna.sheet.ship_flipped
    assert (anna.sheet.ship_goal_tokens, anna.sheet.goal_tokens) == (0, 0)
    for seat, key in ((1, "credits"), (1, "done"), (1, "space"), (0, "credits")):
        again.answer(seat, key)
    for key in ("market", "skip", "ship"):
        again.answer(0, key)
    bought = again.view(None).players[0]
    assert (bought.ship, bought.ship_goal_tokens) == ("hwk_290", 0)


@scenario("OR-S222")
def test_twice_on_naboo_is_only_one_planet() -> None:
    table = scene("action", anna=at("naboo", "jyn_erso", fame=3, marked=["naboo"]))
    anna = table.anna
    stealth = "ability:character:1"
    if anna.may(stealth):
        table.rolls("crit, blank")
        anna.says(stealth)
        while anna.asked and anna.may("pass"):
            anna.says("pass")
    assert anna.sheet.marked == ["naboo"] and not anna.sheet.flipped and anna.fame == 3
    later = scene(
        "action", anna=at("lothal", "jyn_erso", fame=3, marked=["naboo"]), rolls=("focus, blank",)
    )
    jyn = later.anna
    jyn.says(stealth)
    jyn.says(next(each for each in jyn.offered if each != "pass"))
    assert jyn.fame == 4 and jyn.sheet.flipped and (jyn.cd, jyn.sd) == (0, 0)
    after = scene("action", anna=at("lothal", "jyn_erso", flipped=True, marked=["naboo", "lothal"]))
    assert not after.anna.may(stealth)


@scenario("OR-S223")
def test_the_last_delivery_ends_the_game() -> None:
    table = scene(
        "action",
        anna=at(
            "ord_mantell",
            "bossk",
            ship="lancer",
            fame=7,
            assets=["bounty_greedo", "cargo_droid_parts"],
            captured={"bounty_greedo": "greedo"},
            reputation={"hutt": 1},
        ),
        boris=at("naboo", fame=9),
    )
    table.anna.says("deliver", "bounty_greedo")
    assert table.winner == "anna" and table.anna.fame == 10
    assert "cargo_droid_parts" in table.anna.cards


@scenario("OR-S224")
def test_the_lifter_grows_the_moment_the_job_is_done() -> None:
    table = scene(
        "encounter",
        anna=at(
            "cantonica",
            ship="heavy_duty_lifter",
            fame=2,
            assets=["job_casino_heist", "job_rebel_favor", "cargo_salvage", "mod_quad_laser"],
        ),
        rolls=("crit, blank", "crit, blank", "crit, blank"),
    )
    anna = table.anna
    anna.tries("job_casino_heist")
    assert anna.credits == 15000 and "job_casino_heist" in table.removed
    assert anna.fame == 3 and anna.sheet.ship_flipped
    assert [len(anna.slots(kind)) for kind in ("cargo", "mod", "crew")] == [2, 1, 3]
    assert anna.slots("mod") == [["mod_quad_laser"]]
    assert anna.cards == ["cargo_salvage", "job_rebel_favor", "mod_quad_laser"]
    assert anna.sheet.hyperdrive == 7


@scenario("OR-S225")
def test_a_hidden_hold_that_is_itself_a_mod() -> None:
    table = scene(
        "action",
        anna=at(
            "ring_of_kafrene",
            "ketsu_onyo",
            ship="yt_1300",
            fame=4,
            assets=["mod_nav_computer", "mod_smuggling_compartment", "cargo_stolen_hyperfuel"],
        ),
        boris=at("naboo"),
        rolls=("focus",),
    )
    anna = table.anna
    anna.says("deliver")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert (anna.credits, anna.fame) == (9000, 6) and anna.sheet.ship_flipped
    assert anna.cards == ["mod_nav_computer", "mod_smuggling_compartment"]
    assert anna.sheet.ship_combat == 5


@scenario("OR-S226")
def test_naming_the_moldy_crow_takes_cash_and_a_mod() -> None:
    table = scene(
        "action",
        anna=at("kessel", ship="g9_rigger", credits=11000, fame=3, assets=["mod_ion_cannon"]),
        boris=at("naboo", credits=5000),
        market={"ship": ["ship_hwk_290", "ship_lancer"]},
        patrols={"imperial": "t1_ro"},
    )
    anna, boris = table.anna, table.boris
    anna.goes_shopping("ship").says("none")
    while not anna.may("done"):
        anna.says(anna.offered[0])
    assert anna.sheet.ship == "hwk_290" and anna.credits == 6000
    assert not any(each.startswith("ability:ship") for each in anna.offered)
    boris.gives(anna, 1000)
    before = anna.sheet.ground_combat
    anna.says(next(each for each in anna.offered if each.startswith("ability:ship")))
    assert (anna.credits, anna.fame) == (0, 4) and anna.sheet.ship_flipped
    assert len(anna.slots("cargo")) == 2 and anna.sheet.ground_combat == before + 1
    assert anna.cards == ["mod_ion_cannon"]


@scenario("OR-S227")
def test_the_firespray_looks_up_never_across() -> None:
    table = scene(
        "encounter",
        anna=at("kessel", ship="firespray_31", fame=4),
        boris=at("kessel", ship="g9_rigger", fame=5, credits=2000, assets=["databank_lobot"]),
        celina=at("kessel", fame=4),
        rolls=("hit, hit, crit, blank, blank", "hit, blank"),
    )
    anna, boris = table.anna, table.boris
    anna.says(next(each for each in anna.offered if each.startswith("ability:ship")))
    assert anna.had_to("1")
    assert anna.fame == 5 and anna.sheet.ship_flipped and len(anna.slots("mod")) == 2
    assert boris.credits == 0 and boris.fame == 5 and boris.cards == ["databank_lobot"]
    fallen = [e for e in table.table.events(None) if e.text.id == "or-log-defeated"]
    assert len(fallen) == 1 and anna.sd == 1 and not anna.down


@scenario("OR-S234")
def test_a_repair_bill_worth_a_name() -> None:
    def begin(ship_damage: int) -> Person:
        table = scene(
            anna=at("naboo", ship="yv_666", ship_damage=ship_damage, damage=1, credits=8000, fame=5)
        )
        table.anna.says("recover")
        return table.anna

    anna = begin(3)
    assert "pass" in anna.offered
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert (anna.credits, anna.fame, anna.cd, anna.sd) == (1000, 6, 0, 0)
    assert anna.sheet.ship_flipped and anna.sheet.ship_combat == 4
    assert "pass" not in begin(2).offered
    frugal = begin(3)
    frugal.says("pass")
    assert (frugal.credits, frugal.sd, frugal.cd) == (8000, 0, 0)
    assert not frugal.sheet.ship_flipped
