from typing import Any

from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.frames import Modifier, Standing
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from outer_rim.table import Seated
from scenario_book import scenario


def drawing(deck: str, card: int, anna: Seated, **more: Any) -> Scene:
    return scene("encounter", anna=anna, encounter={deck: [f"{deck}_{card}"]}, **more)


@scenario("OR-S063")
def test_caught_in_the_crossfire_and_defeated_so_no_reputation() -> None:
    anna = at("ryloth", damage=2, credits=5000, reputation={"rebel": -1})
    table = drawing("ryloth_naboo", 6, anna)
    table.anna.says("space")
    assert (table.anna.cd, table.anna.down, table.anna.credits) == (4, True, 2000)
    assert table.anna.standing("rebel") == -1 and table.turn_of == "boris"
    well = drawing("ryloth_naboo", 6, {**anna, "damage": 0})
    well.anna.says("space")
    assert (well.anna.cd, well.anna.down) == (3, False) and well.anna.standing("rebel") == 0
    assert well.turn_of == "boris", "no ship is for sale"
    assert well.bottom("ryloth_naboo") == "ryloth_naboo_6"


@scenario("OR-S064")
def test_a_card_may_waive_the_price() -> None:
    anna = at("naboo", reputation={"rebel": -1})
    table = drawing("ryloth_naboo", 6, anna)
    table.anna.says("space", "yes")
    assert table.anna.standing("rebel") == -1 and table.anna.standing("imperial") == 1
    assert table.anna.credits == 2000
    declined = drawing("ryloth_naboo", 6, anna)
    declined.anna.says("space", "no")
    assert declined.anna.credits == 0 and declined.anna.standing("imperial") == 0
    assert declined.anna.cd == 0, "the section of Ryloth is not resolved"


@scenario("OR-S065")
def test_becoming_a_friend_does_not_open_the_friends_section() -> None:
    table = drawing(
        "tatooine_nal_hutta",
        10,
        at("nal_hutta", "jyn_erso"),
        market={"job": ["job_kessel_run", "job_imperial_favor"]},
        rolls=("hit, blank",),
    )
    table.anna.says("space")
    assert table.anna.standing("hutt") == 1
    assert table.anna.may("yes", "no")
    table.anna.says("no")
    assert table.turn_of == "boris" and table.top("job") == "job_kessel_run"
    assert table.patrol("rebel") == (1, "t1_lo")
    assert not any("combat" in event.text.id for event in table.table.events(None))


@scenario("OR-S066")
def test_a_private_ship_sale_costs_the_normal_price_and_wakes_no_patrol() -> None:
    table = drawing("ryloth_naboo", 6, at("ryloth", ship="hwk_290", ship_damage=2, credits=6000))
    before = table.patrols
    table.comes("ship_yv_666")
    anna = table.anna
    anna.says("space", "yes", "lancer")
    assert anna.credits == 1000
    assert (anna.sheet.ship, anna.sheet.ship_flipped, anna.sd) == ("lancer", False, 0)
    assert "hwk_290" in table.view.ship_pool and "ship_lancer" in table.removed
    assert table.top("ship") == "ship_yv_666"
    assert table.patrols == before


@scenario("OR-S067")
def test_on_a_navpoint_a_friendly_patrol_changes_the_section() -> None:
    def begin(*rolls: str) -> Scene:
        return drawing(
            "navpoint",
            2,
            at("t4_om", "boba_fett", reputation={"hutt": 1}),
            patrols={"hutt": "t4_om", "rebel": "t4_om"},
            rolls=rolls,
        )

    table = begin("focus, blank")
    anna = table.anna
    anna.says("space", "yes")
    assert sorted(anna.offered) == ["hutt", "rebel"]
    anna.says("rebel")
    assert anna.standing("rebel") == -1 and anna.standing("hutt") == 1
    assert table.turn_of == "boris", "she need not fight this turn"
    passed = begin("hit, blank")
    passed.anna.says("space", "yes", "yes")
    assert passed.turn_of == "anna" and passed.view.extra_turn


@scenario("OR-S068")
def test_gear_found_in_an_encounter_stays_and_is_worth_nothing(print_encounter: Printer) -> None:
    gear = Asset(type=AssetType.GEAR, modifiers=(Standing(Modifier(Value.HEALTH)),))
    card = print_encounter("cantonica_ord_mantell", "cantonica", GainThis(), asset=gear)
    table = scene(
        "encounter",
        anna=at("cantonica", assets=["gear_dl_44"], credits=3000),
        invented={"cantonica_ord_mantell": [card]},
        market={"gear_mod": ["gear_jetpack", "mod_ion_cannon"]},
    )
    anna = table.anna
    anna.says("space", "keep")
    assert table.table.bottom("cantonica_ord_mantell") == []
    assert anna.sheet.health == 5
    table.boris.says("credits", "done", "space")
    anna.says("credits")
    anna.goes_shopping("gear_mod")
    assert anna.offered == ["gear_dl_44"], "only the pistol is worth anything"
    anna.says("none", card)
    assert table.table.bottom("cantonica_ord_mantell") == [card]
    assert anna.sheet.health == 4
    assert anna.cards == ["gear_dl_44", "gear_jetpack"] and anna.credits == 0
