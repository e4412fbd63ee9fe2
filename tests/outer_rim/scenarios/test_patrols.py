from outer_rim.scenarios.scene import at, scene
from outer_rim.table import Seated
from scenario_book import scenario


@scenario("OR-S025")
def test_the_successor_appears_beside_the_victor_without_a_second_fight() -> None:
    table = scene(
        "encounter",
        anna=at("t1_lo", ship="g_1a", credits=1000),
        rolls=("hit, hit, blank", "hit, focus, blank"),
    )
    table.anna.fights("rebel")
    assert table.anna.credits == 4000 and table.anna.standing("rebel") == -1
    assert table.table.removed_patrols == ["rebel_1"]
    assert table.patrol("rebel") == (2, "t1_lo")
    assert table.anna.sd == 1
    assert table.turn_of == "boris", "no second fight this turn"


@scenario("OR-S026")
def test_a_defeated_winner_keeps_the_reward_then_pays() -> None:
    table = scene(
        "encounter",
        anna=at("t6_ri", ship="g9_rigger", ship_damage=1, credits=1000),
        rolls=("crit, crit", "crit, hit, blank"),
    )
    table.anna.fights("hutt")
    assert table.anna.standing("hutt") == -1
    assert table.anna.sd == 3 and table.anna.down
    assert table.anna.credits == 1000
    assert table.patrol("hutt") == (2, "t6_ri") and table.anna.space == "t6_ri"


@scenario("OR-S027")
def test_ten_fame_win_before_the_damage_is_dealt() -> None:
    table = scene(
        "encounter",
        anna=at("t6_ro", ship="aggressor", ship_damage=4, fame=9, credits=2000),
        levels={"imperial": 2},
        rolls=("hit, hit, hit, focus, blank", "hit, hit, hit, blank"),
    )
    table.anna.fights("imperial")
    assert table.winner == "anna" and table.anna.fame == 10
    assert not table.anna.down and table.anna.credits == 2000


@scenario("OR-S028")
def test_after_losing_the_player_sends_the_patrol_one_space_away() -> None:
    table = scene(
        "encounter",
        anna=at("kessel", ship="g_1a"),
        patrols={"syndicate": "kessel"},
        levels={"syndicate": 2},
        rolls=("blank, focus, focus", "hit, hit, blank, blank"),
    )
    anna = table.anna
    anna.fights("syndicate")
    assert sorted(anna.offered) == ["maelstrom", "t3_c"]
    assert anna.sd == 0, "the patrol moves before the damage"
    anna.says("maelstrom")
    assert table.patrol("syndicate") == (2, "maelstrom")
    assert anna.sd == 2 and anna.standing("syndicate") == 0
    assert (anna.credits, anna.fame) == (0, 0)


@scenario("OR-S029")
def test_nobody_rolls_against_a_level_4_patrol() -> None:
    table = scene(
        "encounter",
        anna=at(
            "lothal",
            ship="firespray_31",
            ship_damage=1,
            assets=["mod_quad_laser"],
            credits=5000,
            reputation={"imperial": -1},
        ),
        patrols={"imperial": "lothal"},
        levels={"imperial": 4},
    )
    anna = table.anna
    assert anna.had_to("patrol:imperial")
    assert sorted(anna.offered) == ["t2_om", "t2_ro", "t2_x"]
    anna.says("t2_x")
    assert anna.sd == 6 and anna.down and anna.credits == 2000
    assert table.patrol("imperial") == (4, "t2_x") and anna.standing("imperial") == -1


@scenario("OR-S030")
def test_two_hostile_patrols_mean_one_fight() -> None:
    table = scene(
        "encounter",
        anna=at("t4_x", reputation={"rebel": -1, "hutt": -1, "imperial": 1}),
        patrols={"rebel": "t4_x", "hutt": "t4_x", "imperial": "t4_x"},
        rolls=("hit, blank, blank", "blank, blank, blank"),
    )
    assert sorted(table.anna.offered) == ["patrol:hutt", "patrol:rebel"]
    assert table.anna.cannot("patrol:imperial", "space")
    table.anna.fights("hutt")
    assert table.patrol("rebel") == (1, "t4_x") and table.turn_of == "boris"


@scenario("OR-S031")
def test_a_hostile_patrol_at_the_destination_bars_the_job() -> None:
    anna = at("lothal", assets=["job_rebel_prison_break"], reputation={"imperial": -1})
    place = {"step": "encounter", "patrols": {"imperial": "lothal"}}
    table = scene(anna=anna, rolls=("blank, blank, blank", "blank, blank, blank"), **place)
    assert table.anna.had_to("patrol:imperial"), "no job, no contact, no space"
    assert table.anna.cards == ["job_rebel_prison_break"]
    free = scene(anna={**anna, "ship": "gx1_short_hauler", "ship_flipped": True}, **place)
    assert free.anna.may("job:job_rebel_prison_break", "space", "contact:lothal:0")


@scenario("OR-S032")
def test_a_flipped_aggressor_beats_patrols_without_making_enemies() -> None:
    table = scene(
        "encounter",
        anna=at("t6_ri", ship="aggressor", ship_flipped=True, reputation={"hutt": 1}),
        levels={"hutt": 2},
        rolls=("hit, hit, hit, blank, blank", "hit, blank, blank, blank"),
    )
    table.anna.fights("hutt")
    assert table.anna.fame == 1 and table.anna.standing("hutt") == 1
    assert table.patrol("hutt") == (3, "t6_ri") and table.anna.sd == 1
    assert table.table.removed_patrols == ["hutt_1", "hutt_2"]


@scenario("OR-S033")
def test_ketsu_fights_three_spaces_away_unless_one_at_hand_forces_her() -> None:
    ketsu = at("takodana", "ketsu_onyo", ship="lancer")
    patrols = {"imperial": "t6_om", "hutt": "t6_im"}
    table = scene(
        "encounter",
        anna=ketsu,
        patrols=patrols,
        rolls=("hit, hit, hit, blank", "hit, blank, blank"),
    )
    anna = table.anna
    anna.says("ability:character:0", "patrol:imperial")
    assert anna.space == "takodana" and anna.credits == 3000
    assert anna.standing("imperial") == -1 and anna.sd == 1
    assert table.patrol("imperial") == (2, "t6_ro")
    forced = scene(
        "encounter",
        anna={**ketsu, "reputation": {"syndicate": -1}},
        patrols={**patrols, "syndicate": "takodana"},
        rolls=("blank, blank, blank, blank", "blank, blank, blank"),
    )
    assert forced.anna.had_to("patrol:syndicate")


WARDROBE = Seated(assets=["luxury_extravagant_wardrobe"], reputation={"rebel": 1, "hutt": 1})


@scenario("OR-S202")
def test_the_reward_comes_before_the_loss_of_reputation() -> None:
    table = scene(
        "encounter",
        anna={"space": "t1_lo", "ship": "aggressor", "fame": 8, "held_fame": 1, **WARDROBE},
        levels={"rebel": 3},
        rolls=("crit, crit, hit, blank, blank", "hit, hit, focus, blank, blank, focus"),
    )
    table.anna.fights("rebel")
    assert table.winner == "anna" and table.anna.fame == 10
    assert table.anna.standing("rebel") == 1


@scenario("OR-S231")
def test_the_reward_that_makes_an_enemy_on_the_spot() -> None:
    table = scene(
        "action",
        anna=at(
            "ord_mantell",
            "bossk",
            ship="g_1a",
            assets=["bounty_greedo", "bounty_wanted_1"],
            captured={"bounty_greedo": "greedo"},
        ),
        boris=at("ord_mantell", reputation={"rebel": -1}),
        patrols={"hutt": "ord_mantell"},
    )
    anna = table.anna
    anna.says("deliver")
    assert anna.standing("hutt") == -1 and table.step == "action"
    table.rolls("blank, blank, blank", "blank, blank, blank")
    anna.ends_actions()
    assert anna.had_to("patrol:hutt")
    kept = scene(
        "encounter",
        anna=at(
            "ord_mantell",
            "bossk",
            assets=["bounty_greedo", "bounty_wanted_1"],
            captured={"bounty_greedo": "greedo"},
        ),
        boris=at("ord_mantell", reputation={"rebel": -1}),
        patrols={"hutt": "ord_mantell"},
    )
    assert kept.anna.may("patrol:hutt", "job:bounty_wanted_1", "space", "contact:ord_mantell:0")


@scenario("OR-S240")
def test_torpedoes_pay_twice_and_the_friends_leave_once() -> None:
    table = scene(
        "encounter",
        anna=at(
            "t6_ri",
            ship="aggressor",
            fame=6,
            held_fame=1,
            assets=["luxury_proton_torpedoes", "luxury_extravagant_wardrobe"],
            reputation={"rebel": 1, "hutt": 1},
        ),
        levels={"hutt": 2},
        rolls=("crit, hit, blank, blank, blank, blank", "hit, blank, blank, blank"),
    )
    anna = table.anna
    assert anna.sheet.ship_combat == 6
    anna.fights("hutt")
    assert anna.fame == 7 and anna.standing("hutt") == 0
    assert anna.sheet.ship_goal_tokens == 1 and anna.sd == 1
    assert table.patrol("hutt") == (3, "t6_ri")
