from itertools import pairwise, product
from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.rules.map import STANDARD_CHART, Chart, chart
from cantina.games.outer_rim.rules.patrol_movement import (
    ends_of_move,
    move_patrol_toward,
    patrol_steps,
    resolve_icon,
)
from outer_rim.table import Seated, desk, galaxy


def moved(
    start: str, goal: str, distance: int, *answers: str, faction: str = "hutt", **changes: Any
) -> str:
    g = galaxy(Seated(space=goal), patrols={faction: start}, **changes)
    drive(resolve_icon(g, 0, faction, distance), answers)
    return next(each.space for each in g.patrols if each.faction == faction)


@pytest.mark.rule("OR-PATROL-MOVE-3")
def test_a_card_revealed_by_a_discard_moves_no_patrol() -> None:
    table = desk(
        Seated(space="naboo"),
        step="action",
        market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
    )
    table.do("market", "job")
    assert table.prompt == "or-ask-market-buy"
    assert table.seen.patrols[0].space == "t1_lo"
    deck = table.g.market["job"]
    assert deck.top[0] == "job_kessel_run" and "job_relic_of_the_past" in deck.cards()


@pytest.mark.rule("OR-PATROL-MOVE-4")
def test_the_named_patrol_moves_exactly_the_distance() -> None:
    g = galaxy(Seated(space="ryloth"), patrols={"hutt": "t6_lo"})
    before = [each.space for each in g.patrols if each.faction != "hutt"]
    ends = ends_of_move(STANDARD_CHART, "t6_lo", "ryloth", 2)
    assert list(ends) == ["t5_om"], "neither 0 nor 1 spaces"
    drive(resolve_icon(g, 0, "hutt", 2))
    assert g.patrols[2].space == "t5_om"
    assert [each.space for each in g.patrols if each.faction != "hutt"] == before


@pytest.mark.rule("OR-PATROL-MOVE-5")
def test_it_moves_toward_the_player_who_revealed_the_icon() -> None:
    g = galaxy(
        Seated(space="cantonica"), Seated(space="takodana"), patrols={"hutt": "t4_om"}, current=1
    )
    drive(resolve_icon(g, 1, "hutt", 2))
    assert g.patrols[2].space == "t5_lo", "clockwise, toward seat 1"


@pytest.mark.rule("OR-PATROL-MOVE-6")
def test_the_player_chooses_the_route_even_a_longer_one() -> None:
    # from Tatooine to Ryloth: 4 spaces along the outer lane, 6 over Nal Hutta and Naboo
    ends = ends_of_move(STANDARD_CHART, "tatooine", "ryloth", 3)
    assert set(ends) == {"t5_lo", "t4_ri"}
    assert STANDARD_CHART.distances["t4_ri"]["ryloth"] > STANDARD_CHART.distances["t5_lo"]["ryloth"]
    g = galaxy(
        Seated(space="ryloth"), Seated(space="kessel"), patrols={"hutt": "tatooine"}, current=1
    )
    assert resolve_icon(g, 0, "hutt", 3).send(None).seat == 0, "asked of whom it moves toward"
    assert moved("tatooine", "ryloth", 3, "t4_ri") == "t4_ri"
    assert moved("tatooine", "ryloth", 3, "t5_lo") == "t5_lo"


@pytest.mark.rule("OR-PATROL-MOVE-7", "OR-PATROL-MOVE-9")
def test_a_patrol_that_can_arrive_goes_straight_there_and_stops() -> None:
    assert moved("t5_x", "naboo", 3) == "naboo", "1 space away, distance 3, nothing asked"
    assert moved("t5_om", "naboo", 3) == "naboo", "exactly 3 spaces"


@pytest.mark.rule("OR-PATROL-MOVE-8")
def test_a_patrol_never_goes_the_other_way_round() -> None:
    ends = ends_of_move(STANDARD_CHART, "t4_om", "takodana", 3)
    assert ends
    for end in ends:
        assert STANDARD_CHART.arc[end] >= STANDARD_CHART.arc["t4_om"]
    back = ends_of_move(STANDARD_CHART, "t4_om", "cantonica", 3)
    for end in back:
        assert STANDARD_CHART.arc[end] <= STANDARD_CHART.arc["t4_om"]
    assert not set(ends) & set(back)
    for way in ends.values():
        arcs = [STANDARD_CHART.arc[space] for space in ("t4_om", *way)]
        assert arcs == sorted(arcs)


@pytest.mark.rule("OR-PATROL-MOVE-10", "OR-PATROL-MOVE-11")
def test_an_arriving_patrol_fights_only_in_the_encounter_step() -> None:
    table = desk(
        Seated(space="naboo", reputation={"rebel": -1, "hutt": -1}),
        step="action",
        patrols={"rebel": "t5_x", "hutt": "naboo"},
        market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
    )
    table.do("market", "skip", "job")
    assert table.seen.patrols[0].space == "naboo"
    assert table.prompt == "or-ask-action", "the action step goes on"
    assert "or-log-roll" not in table.log
    table.do("done")
    assert table.keys == ["patrol:rebel", "patrol:hutt"]


@pytest.mark.rule("OR-PATROL-MOVE-12", "OR-PATROL-20")
def test_patrols_pass_patrols_players_and_the_maelstrom() -> None:
    g = galaxy(
        Seated(space="cantonica"),
        Seated(space="maelstrom"),
        patrols={"hutt": "kessel", "rebel": "t3_li"},
    )
    drive(resolve_icon(g, 0, "hutt", 3))
    assert g.patrols[2].space == "t2_ri", "Maelstrom, a player and a patrol on the way"
    drive(resolve_icon(g, 0, "hutt", 1))
    assert g.patrols[2].space == "mon_calamari", "and it may stand on a planet"
    g = galaxy(Seated(space="cantonica"), patrols={"hutt": "kessel"})
    drive(resolve_icon(g, 0, "hutt", 1))
    assert g.patrols[2].space == "maelstrom"


@pytest.mark.rule("OR-PATROL-MOVE-13", "OR-PATROL-19")
def test_an_ability_moves_a_patrol_as_it_says() -> None:
    g = galaxy(Seated(space="naboo"), patrols={"hutt": "t4_om", "rebel": "t4_lo"})
    drive(patrol_steps(g, 0, "hutt", 2), ["t4_lo"])
    assert g.patrols[2].space == "t4_lo", "away from the player, onto another patrol"
    request = patrol_steps(g, 0, "hutt", 2).send(None)
    away = STANDARD_CHART.distances["t4_lo"]
    assert set(request.keys()) == {space for space, far in away.items() if far <= 2}


@pytest.mark.rule("OR-PATROL-MOVE-15")
def test_a_patrol_already_there_stays() -> None:
    assert moved("naboo", "naboo", 3) == "naboo"
    for place, told in (("naboo", 0), ("t5_x", 1)):
        table = desk(
            Seated(space="naboo", credits=50000),
            step="action",
            market={"job": ["job_relic_of_the_past", "job_kessel_run"]},
            patrols={"rebel": place},
        )
        table.do("market", "skip", "job")  # the purchase reveals the Rebel icon
        assert table.seen.patrols[0].space == "naboo" and table.prompt == "or-ask-action"
        assert table.log.count("or-log-patrol-moved") == told, "who is there does not move"


def test_at_the_same_place_along_the_arc_the_shortest_way_counts() -> None:
    g = galaxy(Seated(space="naboo"), patrols={"hutt": "ryloth"})
    drive(move_patrol_toward(g, 0, "hutt", 1))
    assert g.patrols[2].space == "t5_x"


@pytest.mark.rule("OR-PATROL-MOVE-4", "OR-PATROL-MOVE-7", "OR-PATROL-MOVE-8")
@pytest.mark.parametrize("tiles", [STANDARD_ORDER, ("t3", "t6", "t1", "t5", "t2", "t4")])
def test_every_offered_route_is_legal(tiles: tuple[str, ...]) -> None:
    graph = chart(tuple(tiles))
    for number, (start, goal) in enumerate(product(graph.spaces, repeat=2)):
        if number % 7:
            continue
        distance = 2 + number % 3
        ends = ends_of_move(graph, start, goal, distance)
        assert ends, "there is always a way"
        if graph.distances[start][goal] <= distance:
            assert list(ends) == [goal]
            continue
        toward = graph.arc[goal] - graph.arc[start]
        for end, way in ends.items():
            assert way[-1] == end and len(way) == distance and len({start, *way}) == distance + 1
            for here, coming in pairwise([start, *way]):
                assert coming in graph.neighbours[here]
                if straight_way(graph, start, goal, toward):
                    assert (graph.arc[coming] - graph.arc[here]) * toward >= 0


def straight_way(graph: Chart, start: str, goal: str, toward: int) -> bool:
    """Say whether some way never turns back along the arc."""
    seen, edge = {start}, [start]
    while edge and toward:
        here = edge.pop()
        for coming in graph.neighbours[here]:
            ahead = (graph.arc[coming] - graph.arc[here]) * toward >= 0
            if coming not in seen and ahead:
                seen.add(coming)
                edge.append(coming)
    return goal in seen and toward != 0


@pytest.mark.rule("OR-PATROL-MOVE-6", "OR-PATROL-MOVE-8")
def test_a_route_that_could_not_arrive_is_not_offered() -> None:
    # past the Ring of Kafrene the outer lane never comes back to the navpoint beside Takodana
    assert STANDARD_CHART.arc["t6_om"] == STANDARD_CHART.arc["t6_im"]
    assert list(ends_of_move(STANDARD_CHART, "t6_lo", "t6_im", 2)) == ["t6_x"]
