from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.printed import Asset, Reward
from cantina.games.outer_rim.terms import AssetType
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S056")
def test_a_crit_is_not_good_enough_and_the_turn_may_end_on_the_spot() -> None:
    table = scene(
        "action",
        anna=at(
            "tatooine",
            "bossk",
            ship="yv_666",
            assets=["cargo_stolen_weapons", "luxury_gift_for_jabba"],
        ),
        boris=at("naboo"),
        rolls=("crit",),
    )
    table.comes("databank_1a")
    table.rolls("hit, focus")
    anna = table.anna
    anna.says("deliver", "cargo_stolen_weapons")
    assert anna.cards == ["cargo_stolen_weapons", "luxury_gift_for_jabba"]
    assert anna.standing("imperial") == -1 and anna.fame == 0
    assert table.turn_of == "boris" and table.step == "planning"
    assert "databank_1a" in table.databank


@scenario("OR-S057")
def test_refused_goods_may_be_tried_again_but_not_today() -> None:
    table = scene(
        "action",
        anna=at("kessel", "ig_88", assets=["cargo_stolen_supplies"]),
        boris=at("naboo"),
        rolls=("focus",),
    )
    table.comes("databank_1b")
    table.rolls("hit, hit", "hit, blank, blank", "hit, hit, blank")
    anna = table.anna
    anna.says("deliver", "pass")
    if not anna.may("done"):
        anna.says("pass")
    assert anna.cd == 2 and anna.cards == ["cargo_stolen_supplies"]
    assert (anna.credits, anna.fame) == (0, 0)
    assert anna.cannot("deliver")
    anna.ends_actions().says("space")
    table.boris.says("credits", "done", "space")
    table.rolls("hit")
    anna.says("credits", "deliver")
    assert anna.credits == 2000 + 6000 and anna.fame == 1


@scenario("OR-S058")
def test_cargo_and_prisoner_in_one_delivery() -> None:
    table = scene(
        "action",
        anna=at(
            "ord_mantell",
            "bossk",
            assets=["cargo_droid_parts", "bounty_greedo"],
            captured={"bounty_greedo": "greedo"},
        ),
    )
    anna = table.anna
    anna.says("deliver", "cargo_droid_parts", "bounty_greedo")
    assert (anna.credits, anna.fame) == (14000, 2)
    assert anna.standing("syndicate") == 1 and anna.standing("hutt") == -1
    assert table.bottom("cargo") == "cargo_droid_parts"
    assert "bounty_greedo" in table.removed
    assert table.table.removed_contacts == ["greedo"]


@scenario("OR-S059")
def test_what_is_found_in_the_encounter_step_waits(print_encounter: Printer) -> None:
    cargo = Asset(type=AssetType.CARGO, destination="kessel", reward=Reward(credits=4000))
    card = print_encounter("kessel_maelstrom", "kessel", GainThis(), asset=cargo)
    table = scene(
        "encounter", anna=at("kessel"), boris=at("naboo"), invented={"kessel_maelstrom": [card]}
    )
    anna = table.anna
    anna.says("space", "keep")
    assert anna.slots("cargo") == [[card]] and anna.credits == 0
    assert table.turn_of == "boris"
    table.boris.says("credits", "done", "space")
    anna.says("credits", "deliver")
    assert anna.credits == 6000 and anna.cards == []
    assert table.table.bottom("kessel_maelstrom") == [card]


@scenario("OR-S060")
def test_deliver_first_then_fill_the_freed_slot() -> None:
    table = scene(
        "action",
        anna=at("ryloth", assets=["cargo_coaxium_crystal"], reputation={"imperial": 1}),
        market={"cargo": ["cargo_salvage", "cargo_food_supplies"]},
        patrols={"rebel": "ryloth"},
    )
    anna = table.anna
    anna.says("deliver")
    assert anna.credits == 5000 and anna.standing("imperial") == 1
    assert table.bottom("cargo") == "cargo_coaxium_crystal"
    anna.goes_shopping("cargo")
    assert anna.slots("cargo") == [["cargo_salvage"]] and anna.credits == 4000
    assert anna.cannot("deliver")


@scenario("OR-S061")
def test_dash_rendar_turns_money_into_fame_if_wanted() -> None:
    def begin(roll: str) -> Scene:
        return scene(
            "action",
            anna=at(
                "kessel", "bossk", fame=8, assets=["luxury_dash_rendar", "cargo_stolen_supplies"]
            ),
            boris=at("naboo"),
            rolls=(roll,),
        )

    table = begin("hit")
    anna = table.anna
    anna.says("deliver")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert anna.credits == 0 and anna.fame == 10 and table.winner == "anna"
    declined = begin("hit")
    declined.anna.says("deliver", "pass")
    assert declined.anna.credits == 6000 and declined.anna.fame == 9
    trouble = begin("blank")
    trouble.comes("databank_1a").rolls("blank, blank")
    trouble.anna.says("deliver")
    assert trouble.turn_of == "boris" and trouble.anna.fame == 8, "nothing was offered"


@scenario("OR-S207")
def test_lando_rerolls_the_falcon_turns_the_result() -> None:
    table = scene(
        "action",
        anna=at(
            "ring_of_kafrene",
            "lando_calrissian",
            goal_tokens=1,
            fame=3,
            credits=1000,
            ship="yt_1300",
            ship_flipped=True,
            assets=["cargo_stolen_hyperfuel"],
        ),
        boris=at("naboo"),
        rolls=("blank",),
    )
    anna = table.anna
    anna.says("deliver")
    reroll = next(each for each in anna.offered if each.startswith("character"))
    table.rolls("crit")
    anna.says(reroll, "0")
    falcon = next(each for each in anna.offered if each.startswith("ship"))
    anna.says(falcon, "0")
    assert (anna.credits, anna.fame) == (10000, 5)
    assert anna.sheet.flipped and anna.sheet.goal_tokens == 0
    assert table.bottom("cargo") == "cargo_stolen_hyperfuel"
