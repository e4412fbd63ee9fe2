from collections import Counter

import pytest

from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.games.outer_rim import game
from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.rules.map import MAELSTROM, PLANET_IDS, chart
from outer_rim.table import Voyage

IN_ORDER = sorted(STANDARD_ORDER)


def laid(seed: int, agree: tuple[str, ...] = ("yes", "yes")) -> list[str]:
    table = Voyage.start(game, len(agree), {"random_map": True}, seed=seed)
    for seat, answer in enumerate(agree):
        table.answer(seat, answer)
    return table.seen.tiles


@pytest.mark.rule("OR-VARIANT-3")
def test_a_random_map_uses_each_tile_once_between_the_same_endcaps() -> None:
    places: dict[str, Counter[int]] = {tile: Counter() for tile in IN_ORDER}
    for seed in range(60):
        tiles = laid(seed)
        assert sorted(tiles) == IN_ORDER
        for place, tile in enumerate(tiles):
            places[tile][place] += 1
        ends = chart(tuple(tiles)).patrol_starts
        assert (ends["rebel"], ends["syndicate"]) == (f"{tiles[0]}_lo", f"{tiles[0]}_li")
        assert (ends["imperial"], ends["hutt"]) == (f"{tiles[-1]}_ro", f"{tiles[-1]}_ri")
    assert all(len(found) == 6 for found in places.values()), "every tile at every position"
    graph = chart(("t3", "t6", "t1", "t5", "t2", "t4"))
    for planet in (*PLANET_IDS, MAELSTROM):
        assert len(graph.distances[planet]) == len(graph.spaces), "everything can be reached"


@pytest.mark.rule("OR-VARIANT-4", "OR-SETUP-1")
def test_without_everybodys_consent_the_standard_map_is_laid() -> None:
    for seed in range(5):
        assert laid(seed, ("yes", "no", "yes")) == list(STANDARD_ORDER)
    table = Voyage.start(game, 2, {}, seed=1)
    assert table.seen.tiles == list(STANDARD_ORDER), "and nobody is asked without the option"


@pytest.mark.rule("OR-VARIANT-3")
def test_alone_nobody_else_has_to_agree() -> None:
    orders = {
        tuple(Voyage.start(game, 1, {"random_map": True}, seed=seed).seen.tiles)
        for seed in range(4)
    }
    assert len(orders) > 1


@pytest.mark.rule("OR-VARIANT-6")
def test_an_expert_lets_the_opponent_start_with_fame() -> None:
    table = Voyage.start(game, 1, {"ai_fame": 3}, seed=1)
    assert [player.fame for player in table.seen.players] == [0, 3]
    with pytest.raises(BadOptions):
        Voyage.start(game, 2, {"ai_fame": 3})
    with pytest.raises(BadOptions):
        Voyage.start(game, 1, {"ai_fame": 10})


@pytest.mark.rule("OR-VARIANT-7", "OR-VARIANT-1")
def test_a_solo_game_to_twelve() -> None:
    table = Voyage.start(game, 1, {"fame": 12, "turn_cap": 0}, seed=4)
    rng = Rng(4)
    while not table.over:
        table.answer_at_random(rng)
        assert table.over or max(player.fame for player in table.seen.players) < 12
    assert max(player.fame for player in table.seen.players) >= 12


def test_a_turn_cap_stops_the_game_for_the_most_famous() -> None:
    table = Voyage.start(game, 3, {"turn_cap": 3}, seed=2)
    rng = Rng(2)
    while not table.over:
        table.answer_at_random(rng)
    assert table.seen.turn == 9
    most = max(player.fame for player in table.seen.players)
    assert table.result.winners == tuple(
        player.seat for player in table.seen.players if player.fame == most
    )
