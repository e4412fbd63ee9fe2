import pytest

from cantina.core.ask import Refused
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S042")
def test_a_mod_from_the_cargo_deck_where_cargo_may_not_be_bought() -> None:
    table = scene(
        "action",
        anna=at("ryloth", ship="hwk_290", credits=6000),
        market={"cargo": ["cargo_coaxium_crystal", "mod_smuggling_compartment", "cargo_salvage"]},
    )
    anna = table.anna
    anna.says("market", "skip")
    assert anna.cannot("cargo")
    table = scene(
        "action",
        anna=at("ryloth", ship="hwk_290", credits=6000),
        market={"cargo": ["cargo_coaxium_crystal", "mod_smuggling_compartment", "cargo_salvage"]},
    )
    anna = table.anna
    anna.goes_shopping("cargo", discard="cargo")
    assert anna.credits == 4000 and anna.cards == ["mod_smuggling_compartment"]
    for other, kept in (("mod_ion_cannon", "cargo"), ("cargo_droid_parts", "mod")):
        full = scene(
            "action",
            anna=at("ryloth", ship="hwk_290", credits=6000, assets=[other]),
            market={"cargo": ["mod_smuggling_compartment", "cargo_salvage"]},
        )
        full.anna.goes_shopping("cargo").says("none")
        assert full.anna.cards == sorted([other, "mod_smuggling_compartment"])
        assert full.anna.slots(kept) and full.table.state.in_hand == []


@scenario("OR-S043")
def test_zero_credits_are_enough_for_a_card_that_costs_zero() -> None:
    table = scene(
        "action",
        anna=at("tatooine", assets=["job_hutt_favor", "bounty_lobot"]),
        market={"bounty": ["bounty_greedo", "bounty_hera_syndulla"]},
    )
    anna = table.anna
    anna.goes_shopping("bounty")
    anna.says("job_hutt_favor")
    assert table.bottom("job") == "job_hutt_favor"
    assert anna.cards == ["bounty_greedo", "bounty_lobot"] and anna.credits == 0


@scenario("OR-S044")
def test_one_armor_stops_the_second_at_the_counter() -> None:
    table = scene(
        "action",
        anna=at("cantonica", credits=12000, assets=["gear_armored_vest"]),
        market={
            "luxury": ["luxury_mandalorian_armor", "luxury_sy_snootles"],
            "gear_mod": ["gear_plastoid_armor", "gear_dl_44", "mod_ion_cannon"],
        },
    )
    anna = table.anna
    anna.says("market", "skip")
    assert anna.sheet.health == 6
    anna.says("luxury")
    assert anna.cards == ["luxury_mandalorian_armor"], "the vest goes in part payment, never both"
    assert anna.credits == 6000
    weapon = scene(
        "action",
        anna=at("cantonica", credits=12000, assets=["gear_armored_vest"]),
        market={"gear_mod": ["gear_dl_44", "mod_ion_cannon"]},
    )
    assert weapon.anna.sheet.health == 6
    weapon.anna.goes_shopping("gear_mod").says("none")
    assert weapon.anna.cards == ["gear_armored_vest", "gear_dl_44"]


@scenario("OR-S045")
def test_credits_lent_in_the_middle_of_a_purchase_count() -> None:
    table = scene(
        "action",
        anna=at("mon_calamari", credits=2000),
        boris=at("takodana", credits=5000),
        celina=at("naboo", credits=9000),
        market={"gear_mod": ["mod_nav_computer", "gear_dl_44"]},
    )
    anna, boris = table.anna, table.boris
    anna.says("market", "skip")
    assert anna.cannot("gear_mod")
    boris.gives(anna, 1000)
    anna.says("gear_mod")
    assert anna.credits == 0 and anna.cards == ["mod_nav_computer"] and boris.credits == 4000
    with pytest.raises(Refused):
        table.celina.gives(boris, 1000)
    assert (table.celina.credits, boris.credits) == (9000, 4000)
    anna.ends_actions().says("space")
    assert table.turn_of == "boris" and (anna.credits, boris.credits) == (0, 4000)


@scenario("OR-S046")
def test_buying_a_job_by_an_encounter_card_obeys_the_ban_of_the_planet() -> None:
    def begin(*jobs: str) -> Scene:
        return scene(
            "encounter",
            anna=at("nal_hutta", "boba_fett"),
            boris=at("naboo"),
            encounter={"tatooine_nal_hutta": ["tatooine_nal_hutta_10"]},
            market={"job": list(jobs)},
            rolls=("hit, blank",),
        )

    banned = begin("job_hutt_favor", "job_imperial_favor")
    banned.anna.says("space")
    assert banned.anna.standing("hutt") == 1
    assert banned.turn_of == "boris", "nothing is offered"
    assert banned.anna.cards == [] and banned.top("job") == "job_hutt_favor"
    table = begin("job_casino_heist", "job_rebel_favor")
    anna = table.anna
    anna.says("space", "yes")
    assert anna.may("t1_ro")
    anna.says("t1_ro")
    assert anna.cards == ["job_casino_heist"] and table.top("job") == "job_rebel_favor"
    assert table.patrol("rebel") == (1, "t1_ro")
