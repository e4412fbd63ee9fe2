import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.printed import AiBullet
from cantina.games.outer_rim.rules import solo_movement
from cantina.games.outer_rim.rules.map import STANDARD_CHART
from cantina.games.outer_rim.terms import MarketDeck
from outer_rim.solo_table import CARGO, DELIVER, JOB, does, solo
from outer_rim.table import Seated


@pytest.mark.rule("OR-AI-GOAL-1", "OR-AI-MOVE-1")
def test_it_heads_for_the_nearer_goal_as_far_as_its_hyperdrive() -> None:
    g = solo(Seated(space="ryloth"), goals={"tatooine": 1, "cantonica": 1})
    assert drive(solo_movement.move_to_goal(g, 1))
    assert g.players[1].space == "tatooine", "4 spaces, then it stops on the goal"
    near = solo(Seated(space="ryloth"), goals={"cantonica": 1, "naboo": 1})
    assert drive(solo_movement.move_to_goal(near, 1))
    assert near.players[1].space == "naboo", "the other way, because it is nearer"
    far = solo(Seated(space="takodana", ship="g_1a"), goals={"lothal": 1})
    before = STANDARD_CHART.distances["takodana"]["lothal"]
    assert drive(solo_movement.move_to_goal(far, 1))
    assert STANDARD_CHART.distances[far.players[1].space]["lothal"] == before - 5


@pytest.mark.rule("OR-AI-GOAL-2", "OR-AI-BUY-7")
def test_a_bought_card_marks_its_destination() -> None:
    g = solo(market={"job": ["job_rescue_from_the_mines", "job_relic_of_the_past"]})
    does(g, JOB)
    assert g.ai_goals == {"kessel": 1}
    assert g.players[1].assets == ["job_rescue_from_the_mines"]
    cargo = solo(market={"cargo": ["cargo_stolen_weapons", "cargo_salvage"]})
    does(cargo, CARGO)
    assert cargo.players[1].credits == 4000, "its cost is paid"
    unmarked = solo(market={"job": ["job_hired_help_2", "job_relic_of_the_past"]})
    does(unmarked, JOB)
    assert unmarked.ai_goals == {}, "crew has no destination"
    silent = solo(market={"job": ["job_rescue_from_the_mines", "job_relic_of_the_past"]})
    does(silent, AiBullet(do="buy", deck=MarketDeck.JOB))
    assert silent.ai_goals == {}, "only if its card says so"
    jobs = ["job_rescue_from_the_mines", "job_relic_of_the_past"]
    second = solo(goals={"kessel": 1}, market={"job": jobs})
    does(second, JOB)
    assert second.ai_goals == {"kessel": 2}, "tokens add up"


@pytest.mark.rule("OR-AI-GOAL-3", "OR-AI-JOB-3", "OR-AI-JOB-4", "OR-AI-JOB-6")
def test_one_token_is_removed_for_each_delivery() -> None:
    two = Seated(ship="yv_666", assets=["cargo_coaxium_crystal", "databank_91d"], space="ryloth")
    g = solo(two, goals={"ryloth": 3})
    assert does(g, DELIVER)
    assert g.ai_goals == {"ryloth": 1}
    assert g.players[1].assets == []
    assert g.players[1].credits == 6000 + 5000 + 8000
    assert g.players[1].ship_damage == 0, "nothing was ILLEGAL"
    assert g.market["cargo"].bottom == ("cargo_coaxium_crystal",) and g.removed == []
    assert "databank_91d" in g.databank, "each goes back where it came from"
    elsewhere = solo({**two, "space": "naboo"}, goals={"ryloth": 2})
    assert not does(elsewhere, DELIVER) and len(elsewhere.players[1].assets) == 2
    one = solo(Seated(assets=["cargo_coaxium_crystal"], space="ryloth"), goals={"ryloth": 2})
    does(one, DELIVER)
    assert one.ai_goals == {"ryloth": 1}


@pytest.mark.rule("OR-AI-MOVE-2")
def test_it_stays_on_a_goal() -> None:
    g = solo(Seated(space="ryloth"), goals={"ryloth": 1, "naboo": 1})
    assert not drive(solo_movement.move_to_goal(g, 1))
    assert g.players[1].space == "ryloth"


@pytest.mark.rule("OR-AI-MOVE-3", "OR-AI-MOVE-6", "OR-AI-MOVE-4")
def test_it_takes_a_shortest_path_into_any_patrol() -> None:
    # from Ryloth to the Ring of Kafrene: 4 spaces, or 6 around the patrol
    g = solo(
        Seated(space="ryloth", reputation={"imperial": -1}),
        goals={"ring_of_kafrene": 1},
        patrols={"imperial": "t5_ro"},
    )
    assert {len(path) for path in solo_movement.paths_to_goal(g, 1)} == {4}
    drive(solo_movement.move_to_goal(g, 1))
    assert g.players[1].space == "t5_ro", "stopped after 2"
    friend = solo(
        Seated(space="ryloth", reputation={"imperial": 1}),
        goals={"ring_of_kafrene": 1},
        patrols={"imperial": "t5_ro"},
    )
    drive(solo_movement.move_to_goal(friend, 1))
    assert friend.players[1].space == "ring_of_kafrene"
    for standing in (-1, 0):
        straight = solo(
            Seated(space="ryloth", reputation={"imperial": standing}),
            goals={"ring_of_kafrene": 1},
            patrols={"imperial": "t5_om"},
        )
        drive(solo_movement.move_to_goal(straight, 1))
        assert straight.players[1].space == "t5_om", "next door, and neutral stops it as well"


@pytest.mark.rule("OR-AI-MOVE-5")
def test_the_maelstrom_is_a_navpoint_to_it() -> None:
    g = solo(Seated(space="t3_li"), goals={"kessel": 1})
    drive(solo_movement.move_to_goal(g, 1))
    assert g.players[1].space == "kessel"
    ship = solo(Seated(ship="g_1a"))
    assert solo_movement.end_of(ship, 1, ("a", "b", "c", "kessel", "maelstrom")) == "kessel", (
        "a planet is better"
    )


@pytest.mark.rule("OR-AI-MOVE-7")
def test_of_equal_paths_the_one_without_a_stopping_patrol() -> None:
    g = solo(Seated(space="naboo"), goals={"tatooine": 1})
    paths = solo_movement.paths_to_goal(g, 1)
    assert len(paths) > 1
    blocked_space = (set(paths[0]) - set(paths[1])).pop()
    g.patrols[0].space = blocked_space
    chosen = solo_movement.preferred(g, 1, paths)
    assert chosen and all(blocked_space not in path for path in chosen)
    g.players[1].reputation["rebel"] = 1
    assert set(solo_movement.preferred(g, 1, paths)) == set(paths), (
        "a friendly patrol would not stop it"
    )


@pytest.mark.rule("OR-AI-MOVE-7", "OR-AI-MOVE-8")
def test_a_free_path_counts_more_than_a_planet_at_the_end() -> None:
    g = solo(Seated(space="t5_x"), patrols={"rebel": "ryloth"})
    paths = [("a", "ryloth"), ("b", "t5_li")]
    assert solo_movement.preferred(g, 1, paths) == [("b", "t5_li")]


@pytest.mark.rule("OR-AI-MOVE-8")
def test_of_equal_ends_a_planet_and_among_planets_chance() -> None:
    g = solo(Seated(space="t5_x", ship="g_1a"), goals={"ring_of_kafrene": 1, "takodana": 1})
    paths = [("a", "ryloth"), ("b", "t5_li")]
    assert solo_movement.preferred(g, 1, paths) == [("a", "ryloth")]
    both = [("a", "ryloth"), ("b", "naboo")]
    assert solo_movement.preferred(g, 1, both) == both
    near = solo(Seated(space="t5_x"), goals={"ryloth": 1, "naboo": 1})
    for goal in ("ryloth", "naboo"):
        h = near.copy()
        drive(solo_movement.move_to_goal(h, 1), (), [(goal,)])
        assert h.players[1].space == goal


@pytest.mark.rule("OR-AI-MOVE-9", "OR-AI-MOVE-10")
def test_a_full_move_into_deep_space_ends_a_little_earlier_on_a_planet() -> None:
    g = solo(Seated(ship="g_1a"))
    path = ("a", "b", "naboo", "ryloth", "t5_om")
    assert solo_movement.end_of(g, 1, path) == "ryloth", "the one nearer the goal"
    assert solo_movement.end_of(g, 1, ("a", "b", "naboo", "t5_x", "t5_om")) == "naboo"
    assert solo_movement.end_of(g, 1, ("a", "naboo", "t5_x", "t5_lo", "t5_om")) == "t5_om", (
        "three spaces are too many"
    )
    assert solo_movement.end_of(g, 1, ("naboo", "t5_x")) == "t5_x", "not a full move"


@pytest.mark.rule("OR-AI-MOVE-4", "OR-AI-MOVE-9")
def test_a_full_move_into_a_patrol_ends_a_little_earlier_too() -> None:
    path = ("a", "b", "naboo", "t5_x", "t5_om")
    g = solo(Seated(ship="g_1a"), patrols={"rebel": "t5_om"})
    assert solo_movement.end_of(g, 1, path) == "naboo"
    early = solo(Seated(ship="g_1a"), patrols={"rebel": "t5_x"})
    assert solo_movement.end_of(early, 1, path) == "t5_x", "stopped before the move was a full one"
