from outer_rim.scenarios.scene import scene
from scenario_book import scenario


@scenario("OR-S052")
def test_a_prisoner_changes_hands_together_with_the_bounty():
    table = scene(
        anna={
            "space": "ord_mantell",
            "character": "bossk",
            "assets": ["bounty_greedo"],
            "captured": {"bounty_greedo": "greedo"},
        },
        boris={
            "space": "ord_mantell",
            "character": "boba_fett",
            "goal_tokens": 1,
            "credits": 4000,
        },
        step="action",
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
    assert table.table.state.removed_contacts == ["greedo"]
    assert (anna.credits, anna.fame) == (4000, 0)


@scenario("OR-S053")
def test_secrets_and_ships_stay_where_they_are():
    table = scene(
        anna={
            "space": "t4_x",
            "ship": "lancer",
            "secrets": ["tatooine_nal_hutta_10"],
            "assets": ["job_hutt_favor"],
        },
        boris={"space": "t4_x", "ship": "g9_rigger", "credits": 10000},
        step="action",
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
def test_with_three_players_only_the_current_player_deals():
    table = scene(
        anna={"space": "takodana", "assets": ["gear_dl_44"]},
        boris={"space": "takodana", "assets": ["cargo_bacta_supplies"]},
        celina={"space": "takodana", "credits": 5000},
        step="action",
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
def test_a_defeated_neighbour_can_still_trade():
    table = scene(
        anna={"space": "lothal", "character": "bossk", "assets": ["gear_vibroknife"]},
        boris={"space": "lothal", "credits": 4000, "defeated": True, "damage": 4, "fame": 3},
        step="action",
    )
    anna, boris = table.anna, table.boris
    anna.says("trade", "1", "gear_vibroknife", "-3000")
    boris.says("yes")
    anna.says("-1")
    assert (anna.credits, boris.credits) == (3000, 1000) and boris.cards == ["gear_vibroknife"]
    assert boris.down
    hunter = scene(
        anna={"space": "lothal", "character": "bossk", "flipped": True},
        boris={"space": "lothal", "defeated": True, "damage": 4, "fame": 3},
        step="encounter",
    )
    assert not hunter.anna.may_any("ability"), "nobody attacks the defeated"
