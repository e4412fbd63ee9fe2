from cantina.core.deck import EVERYBODY, Deck
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S047")
def test_barter_frees_the_slot_and_never_gives_change() -> None:
    table = scene(
        "action",
        anna=at("cantonica", ship="g9_rigger", credits=1000, assets=["mod_ion_cannon"]),
        market={"gear_mod": ["mod_targeting_computer", "gear_dl_44"]},
    )
    anna = table.anna
    anna.goes_shopping("gear_mod").says("mod_ion_cannon")
    assert anna.credits == 1000 and anna.slots("mod") == [["mod_targeting_computer"]]
    assert table.bottom("gear_mod") == "mod_ion_cannon"
    assert table.step == "action" and anna.may("done")


@scenario("OR-S048")
def test_crew_jobs_and_cards_without_a_price_are_no_currency() -> None:
    def begin() -> Scene:
        table = scene(
            "action",
            anna=at(
                "takodana",
                ship="hwk_290",
                credits=6000,
                assets=[
                    "job_hired_help_1",
                    "luxury_legendary_sabacc",
                    "bounty_greedo",
                    "databank_91b",
                    "gear_armored_vest",
                ],
            ),
            market={"luxury": ["luxury_extravagant_wardrobe", "luxury_sy_snootles"]},
        )
        table.anna.goes_shopping("luxury")
        return table

    table = begin()
    anna = table.anna
    assert anna.offered == ["gear_armored_vest"]
    assert anna.cannot("none", "job_hired_help_1", "luxury_legendary_sabacc", "databank_91b")
    anna.says("gear_armored_vest")
    assert anna.credits == 0 and "luxury_extravagant_wardrobe" in anna.cards


@scenario("OR-S049")
def test_trade_in_of_the_ship_and_barter_of_cargo_work_together() -> None:
    table = scene(
        "action",
        anna=at("nal_hutta", ship="hwk_290", ship_damage=3, assets=["luxury_stolen_jewels"]),
        market={"ship": ["ship_aggressor", "ship_lancer"]},
    )
    anna = table.anna
    anna.goes_shopping("ship").says("luxury_stolen_jewels")
    assert anna.credits == 0 and anna.fame == 0 and anna.cards == []
    assert table.bottom("luxury") == "luxury_stolen_jewels"
    assert (anna.sheet.ship, anna.sheet.ship_flipped, anna.sd) == ("aggressor", False, 0)
    assert "ship_aggressor" in table.removed
    assert "hwk_290" in table.view.ship_pool
    assert "ship_hwk_290" not in table.table.bottom("ship")


@scenario("OR-S050")
def test_a_dear_ship_pays_for_a_cheap_one_but_not_for_a_pistol() -> None:
    table = scene(
        "action",
        anna=at("naboo", ship="firespray_31"),
        market={"ship": ["ship_lancer", "ship_hwk_290"], "gear_mod": ["gear_dl_44"]},
    )
    anna = table.anna
    anna.says("market", "skip")
    assert anna.cannot("gear_mod")
    anna.says("ship")
    sheet = anna.sheet
    assert anna.credits == 0 and sheet.ship == "lancer"
    assert (sheet.hull, sheet.ship_combat, sheet.hyperdrive) == (5, 4, 6)
    assert "firespray_31" in table.view.ship_pool


@scenario("OR-S051")
def test_a_contacts_price_cannot_be_bartered() -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", credits=2000, assets=["gear_armored_vest"]),
        boris=at("naboo"),
        contacts={"tatooine:0": "4_lom"},
        face_up=["4_lom"],
    )
    anna = table.anna
    anna.meets("tatooine:0")
    if anna.asked and table.turn_of == "anna":
        assert anna.cannot("gear_armored_vest")
        anna.says("no")
    assert anna.cards == ["gear_armored_vest"] and anna.credits == 2000
    assert table.contact("tatooine:0") == "4_lom" and "databank_4_lom" in table.databank
    assert table.turn_of == "boris"


@scenario("OR-S205")
def test_bartering_away_a_fame_asset_costs_the_fame() -> None:
    table = scene(
        "action",
        anna=at(
            "cantonica",
            ship="hwk_290",
            credits=5000,
            fame=6,
            held_fame=1,
            assets=["luxury_dejarik_holotable", "databank_w1_le", "databank_boshek"],
        ),
        market={"luxury": ["luxury_proton_torpedoes", "luxury_sy_snootles"]},
    )
    anna = table.anna
    anna.goes_shopping("luxury").says("luxury_dejarik_holotable")
    assert (anna.credits, anna.fame) == (0, 5)
    assert anna.slots("mod") == [["luxury_proton_torpedoes"]] and anna.sheet.ship_combat == 4
    assert table.bottom("luxury") == "luxury_dejarik_holotable"
    assert table.top("luxury") == "luxury_sy_snootles"


@scenario("OR-S218")
def test_the_card_given_in_payment_comes_straight_back_up() -> None:
    table = scene(
        "action",
        anna=at("takodana", ship="g9_rigger", assets=["mod_maneuvering_thrusters"]),
        boris=at("takodana", credits=6000),
    )
    g = table.table.state
    gone = [card for card in g.market["gear_mod"].cards() if card != "mod_ion_cannon"]
    g.removed += gone
    g.market["gear_mod"] = Deck()
    g.market["gear_mod"].put_on_top("mod_ion_cannon", EVERYBODY)
    anna = table.anna
    anna.goes_shopping("gear_mod").says("mod_maneuvering_thrusters")
    assert anna.credits == 0 and anna.cards == ["mod_ion_cannon"]
    assert table.top("gear_mod") == "mod_maneuvering_thrusters"
    if anna.asked and anna.may("ring_of_kafrene"):
        anna.says("ring_of_kafrene")
    assert table.patrol("imperial") == (1, "ring_of_kafrene")
    anna.ends_actions().says("space")
    table.boris.says("credits", "market", "skip")
    assert table.boris.may("gear_mod")
