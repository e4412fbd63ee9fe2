from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.flow import May
from cantina.games.outer_rim.cards.movement import ExtraTurn
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import aphra, at, scene
from scenario_book import scenario

MARKET = {"cargo": ["cargo_droid_parts", "cargo_salvage"]}


@scenario("OR-S009")
def test_a_defeated_player_may_only_recover() -> None:
    table = scene(anna=aphra("naboo", ship_damage=3, damage=1, defeated=True, credits=6000))
    anna = table.anna
    assert anna.had_to("recover"), "nothing else was possible"
    assert (anna.sd, anna.cd, anna.down) == (0, 0, False)
    assert table.step == "action" and anna.may("market")
    anna.ends_actions()
    assert table.step == "encounter" and anna.may("space")


@scenario("OR-S010")
def test_bacta_before_planning_lifts_a_defeat() -> None:
    table = scene(
        anna=at("nal_hutta", "boba_fett", damage=4, defeated=True, assets=["cargo_bacta_supplies"])
    )
    anna = table.anna
    anna.says("now:cargo_bacta_supplies:0")
    assert (anna.cd, anna.down) == (0, False)
    assert anna.may("credits", "recover", "move:nal_hutta", "move:t4_x")
    assert table.bottom("cargo") == "cargo_bacta_supplies" and anna.cards == []


@scenario("OR-S011")
def test_aphras_market_action_in_planning_leaves_the_action_step_untouched() -> None:
    table = scene(
        anna=aphra("naboo", credits=5000, assets=["databank_92a"]),
        market={**MARKET, "gear_mod": ["mod_nav_computer", "gear_dl_44"]},
    )
    anna = table.anna
    anna.says("ability:character:1", "skip", "cargo")
    assert anna.space == "naboo" and anna.credits == 4000
    assert table.step == "action"
    anna.goes_shopping("gear_mod").says("none")
    assert anna.credits == 1000
    assert anna.cards == ["cargo_droid_parts", "databank_92a", "mod_nav_computer"]
    assert not anna.may("market") and anna.cannot("market")


@scenario("OR-S012")
def test_aphra_buys_at_a_navpoint_in_planning_only(print_encounter: Printer) -> None:
    card = print_encounter("navpoint", "no_patrol", GainCredits(0))
    table = scene(
        anna=at("t4_x", "doctor_aphra", flipped=True, credits=4000),
        market={"gear_mod": ["mod_quad_laser", "gear_dl_44"]},
        invented={"navpoint": [card]},
    )
    anna = table.anna
    anna.says("ability:character:1", "skip", "gear_mod")
    assert anna.credits == 2000 and anna.cards == ["mod_quad_laser"]
    assert anna.had_to("done"), "no market action on a navpoint"
    assert anna.had_to("space")
    assert table.table.bottom("navpoint") == [card], "the deck of her space"


@scenario("OR-S013")
def test_an_extra_turn_is_a_whole_turn_and_cannot_breed_another(print_encounter: Printer) -> None:
    cards = [print_encounter("kessel_maelstrom", "maelstrom", May(ExtraTurn())) for _ in range(2)]
    table = scene(
        "action",
        anna=at("maelstrom", assets=["mod_shield_upgrade"], ship_damage=3),
        boris=at("naboo"),
        invented={"kessel_maelstrom": cards},
    )
    anna = table.anna
    anna.says("ability:mod_shield_upgrade:0")
    assert anna.cannot("ability:mod_shield_upgrade:0")
    anna.ends_actions().says("yes")
    assert table.turn_of == "anna" and anna.view.extra_turn and table.step == "planning"
    anna.says("credits")
    assert table.step == "action" and anna.may("ability:mod_shield_upgrade:0")
    anna.ends_actions()
    if table.turn_of == "anna":
        anna.says("yes")
    assert table.turn_of == "boris" and table.step == "planning"


@scenario("OR-S014")
def test_moving_zero_spaces_uses_up_the_planning_step() -> None:
    table = scene(anna=at("takodana", credits=1000, ship_damage=2))
    anna = table.anna
    anna.moves("takodana")
    assert (anna.space, anna.credits, anna.sd) == ("takodana", 1000, 2)
    assert table.step == "action" and not anna.may("credits") and not anna.may("recover")
    anna.ends_actions()
    assert anna.offered == ["space", "contact:takodana:0", "contact:takodana:1"]
    assert anna.cannot("done", "skip", "pass")
