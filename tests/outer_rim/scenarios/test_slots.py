from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S126")
def test_moving_things_around_before_throwing_anything_away() -> None:
    table = scene(
        "action",
        anna=at(
            "naboo", ship="aggressor", credits=5000, assets=["mod_quad_laser", "cargo_droid_parts"]
        ),
        market={"gear_mod": ["mod_ion_cannon", "gear_dl_44"]},
    )
    anna = table.anna
    anna.goes_shopping("gear_mod").says("none")
    assert anna.cards == ["cargo_droid_parts", "mod_ion_cannon", "mod_quad_laser"]
    assert anna.credits == 0
    for card, kind in (("mod_shield_upgrade", "gear_mod"), ("cargo_salvage", "cargo")):
        full = scene(
            "action",
            anna=at(
                "naboo",
                ship="aggressor",
                credits=9000,
                assets=["mod_quad_laser", "cargo_droid_parts", "mod_ion_cannon"],
            ),
            market={kind: [card, "gear_dl_44" if kind == "gear_mod" else "cargo_stolen_weapons"]},
        )
        full.anna.goes_shopping(kind).says("none")
        discards = set(full.anna.offered) - {"decline"}
        if kind == "gear_mod":
            assert discards == {"mod_quad_laser", "mod_ion_cannon"}
        else:
            assert "cargo_droid_parts" in discards


@scenario("OR-S127")
def test_the_smuggling_compartment_takes_its_load_along() -> None:
    table = scene(
        "action",
        anna=at(
            "tatooine",
            ship="g9_rigger",
            credits=1000,
            assets=["mod_smuggling_compartment", "cargo_salvage", "cargo_food_supplies"],
        ),
        market={"gear_mod": ["mod_nav_computer", "gear_dl_44"]},
    )
    anna = table.anna
    anna.goes_shopping("gear_mod").says("mod_smuggling_compartment")
    assert sorted(anna.offered) == ["cargo_food_supplies", "cargo_salvage"]
    anna.says("cargo_salvage")
    assert anna.credits == 0
    assert anna.cards == ["cargo_food_supplies", "mod_nav_computer"]
    assert set(table.table.bottom("cargo")[-2:]) == {"mod_smuggling_compartment", "cargo_salvage"}


@scenario("OR-S128")
def test_assets_cannot_be_thrown_away_at_will() -> None:
    def begin() -> Scene:
        table = scene(
            "action",
            anna=at("cantonica", assets=["bounty_greedo", "job_hutt_favor"]),
            market={"job": ["job_imperial_favor", "job_rebel_favor"]},
        )
        assert table.anna.cannot("job_hutt_favor", "discard:job_hutt_favor")
        table.anna.goes_shopping("job")
        return table

    table = begin()
    table.anna.says("job_hutt_favor")
    assert table.anna.cards == ["bounty_greedo", "job_imperial_favor"]
    assert table.top("job") == "job_rebel_favor"
    assert table.patrol("rebel")[1] == "cantonica", "its icon is resolved: it arrives"
    kept = begin()
    kept.anna.says("decline")
    assert kept.anna.cards == ["bounty_greedo", "job_hutt_favor"]
    assert kept.bottom("job") == "job_imperial_favor"
    assert kept.top("job") == "job_rebel_favor" and kept.patrol("rebel")[1] == "cantonica"


@scenario("OR-S129")
def test_a_smaller_hold_means_choosing_what_to_lose() -> None:
    table = scene(
        "action",
        anna=at(
            "naboo",
            ship="yv_666",
            assets=[
                "cargo_salvage",
                "cargo_droid_parts",
                "mod_quad_laser",
                "databank_greedo",
                "databank_lobot",
                "databank_dengar",
            ],
        ),
        empty=["naboo:0", "naboo:1"],
        market={"ship": ["ship_lancer", "ship_hwk_290"]},
    )
    anna = table.anna
    anna.goes_shopping("ship")
    if anna.offered == ["cargo_salvage", "cargo_droid_parts", "mod_quad_laser"]:
        anna.says("none")
    wanted = {"cargo_droid_parts", "databank_dengar"}
    assert wanted <= set(anna.offered) and "mod_quad_laser" not in anna.offered
    anna.says("cargo_droid_parts", "databank_dengar")
    anna.says("naboo:1")
    assert anna.credits == 0 and anna.sheet.ship == "lancer"
    assert anna.cards == ["cargo_salvage", "databank_greedo", "databank_lobot", "mod_quad_laser"]
    assert table.bottom("cargo") == "cargo_droid_parts"
    assert "databank_dengar" in table.databank and table.contact("naboo:1") == "dengar"
