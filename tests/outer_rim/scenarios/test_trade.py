from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S052")
def test_a_prisoner_changes_hands_together_with_the_bounty() -> None:
    table = scene(
        "action",
        anna=at(
            "ord_mantell", "bossk", assets=["bounty_greedo"], captured={"bounty_greedo": "greedo"}
        ),
        boris=at("ord_mantell", "boba_fett", goal_tokens=1, credits=4000),
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1", "bounty_greedo", "-4000")
    boris.says("yes")
    anna.says("-1")
    assert anna.credits == 4000 and anna.cards == [] and anna.sheet.captured == {}
    assert boris.sheet.captured == {"bounty_greedo": "greedo"}
    anna.ends_actions().says("space")
    boris.says("credits", "deliver")
    assert boris.credits == 2000 + 9000, "2,000 from planning, 9,000 for Greedo"
    assert boris.standing("syndicate") == 1 and boris.standing("hutt") == -1
    assert boris.fame == 3 and boris.sheet.flipped
    assert "bounty_greedo" in table.removed
    assert table.table.removed_contacts == ["greedo"]
    assert (anna.credits, anna.fame) == (4000, 0)


@scenario("OR-S053")
def test_secrets_and_ships_stay_where_they_are() -> None:
    table = scene(
        "action",
        anna=at(
            "t4_x", ship="lancer", secrets=["tatooine_nal_hutta_10"], assets=["job_hutt_favor"]
        ),
        boris=at("t4_x", ship="g9_rigger", credits=10000),
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1")
    assert anna.offered == ["job_hutt_favor"]
    assert anna.cannot("tatooine_nal_hutta_10", "lancer")
    anna.says("job_hutt_favor", "-3000")
    boris.says("no")
    assert anna.cards == ["job_hutt_favor"] and (anna.credits, boris.credits) == (0, 10000)
    if anna.may("trade"):
        anna.says("trade")
    anna.says("1", "job_hutt_favor", "-3000")
    boris.says("yes")
    assert boris.cards == ["job_hutt_favor"]
    assert (anna.credits, boris.credits) == (3000, 7000)


@scenario("OR-S054")
def test_with_three_players_only_the_current_player_deals() -> None:
    table = scene(
        "action",
        anna=at("takodana", assets=["gear_dl_44"]),
        boris=at("takodana", assets=["cargo_bacta_supplies"]),
        celina=at("takodana", credits=5000),
    )
    anna, boris, celina = table.anna, table.boris, table.celina
    anna.says("trade", "1", "gear_dl_44", "cargo_bacta_supplies", "0")
    boris.says("yes")
    assert anna.cards == ["cargo_bacta_supplies"] and boris.cards == ["gear_dl_44"]
    assert table.table.waiting == (0,), "Boris cannot offer Celina anything"
    anna.says("2", "cargo_bacta_supplies", "-2000")
    celina.says("yes")
    anna.says("-1")
    assert celina.cards == ["cargo_bacta_supplies"] and celina.credits == 3000
    assert anna.cannot("trade")


@scenario("OR-S055")
def test_a_defeated_neighbour_can_still_trade() -> None:
    table = scene(
        "action",
        anna=at("lothal", "bossk", assets=["gear_vibroknife"]),
        boris=at("lothal", credits=4000, defeated=True, damage=4, fame=3),
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1", "gear_vibroknife", "-3000")
    boris.says("yes")
    anna.says("-1")
    assert (anna.credits, boris.credits) == (3000, 1000) and boris.cards == ["gear_vibroknife"]
    assert boris.down
    hunter = scene(
        "encounter",
        anna=at("lothal", "bossk", flipped=True),
        boris=at("lothal", defeated=True, damage=4, fame=3),
    )
    assert not hunter.anna.may_any("ability"), "nobody attacks the defeated"


@scenario("OR-S206")
def test_traded_crew_that_does_not_fit_pushes_somebody_off() -> None:
    table = scene(
        "action",
        anna=at("naboo", assets=["databank_greedo"]),
        boris=at("naboo", "bossk", ship="g9_rigger", assets=["databank_w1_le"]),
        empty=["naboo:0"],
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1", "databank_greedo", "none", "0")
    boris.says("yes", "databank_w1_le")
    if boris.asked:
        boris.says("naboo:0")
    assert boris.cards == ["databank_greedo"] and "databank_w1_le" in table.databank
    assert table.contact("naboo:0") == "w1_le"
    assert boris.sheet.skills["stealth"] == 1 and boris.sheet.skills.get("tech", 0) == 0


@scenario("OR-S229")
def test_a_gift_that_loses_the_game() -> None:
    table = scene(
        "action",
        anna=at("naboo", "bossk", assets=["databank_w1_le"]),
        boris=at(
            "naboo",
            "ig_88",
            ship="gx1_short_hauler",
            fame=9,
            credits=5000,
            assets=["databank_k_2so"],
        ),
    )
    assert not table.boris.sheet.flipped
    table.anna.says("trade", "1", "databank_w1_le", "none", "-5000")
    table.boris.says("yes")
    assert table.boris.fame == 10 and table.winner == "boris"


@scenario("OR-S238")
def test_a_prisoner_nobody_has_room_for() -> None:
    def begin(dropped: str) -> Scene:
        table = scene(
            "action",
            anna=at("cantonica", assets=["bounty_lobot"], captured={"bounty_lobot": "lobot"}),
            boris=at("cantonica", credits=1000, assets=["job_kessel_run", "job_hutt_favor"]),
            empty=["cantonica:1"],
        )
        table.anna.says("trade", "1", "bounty_lobot", "none", "-1000")
        table.boris.says("yes", dropped)
        return table

    table = begin("bounty_lobot")
    assert table.bottom("bounty") == "bounty_lobot" and table.anna.credits == 1000
    assert table.contact("cantonica:1") == "lobot"
    assert table.boris.cards == ["job_hutt_favor", "job_kessel_run"]
    other = begin("job_hutt_favor")
    assert other.bottom("job") == "job_hutt_favor"
    assert other.boris.cards == ["bounty_lobot", "job_kessel_run"]
    assert other.boris.sheet.captured == {"bounty_lobot": "lobot"}
