import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.rules.credits import lose_credits
from cantina.games.outer_rim.rules.nearest import nearest, nearest_patrol, nearest_patrols
from cantina.games.outer_rim.rules.ties import the_most_famous
from outer_rim.table import Seated, galaxy


@pytest.mark.rule("OR-NEAREST-1")
def test_the_fewest_spaces_count() -> None:
    g = galaxy(Seated(space="naboo"), patrols={"rebel": "ryloth", "hutt": "t6_li"})
    assert nearest_patrols(g, 0) == ["rebel", "hutt"], "both two spaces away"
    g.patrols[2].space = "takodana"
    assert nearest_patrols(g, 0) == ["rebel"]
    assert nearest(g, "naboo", {"a": "ryloth", "b": "tatooine"}) == ["a"]


@pytest.mark.rule("OR-NEAREST-2", "OR-TIE-1")
def test_the_current_player_decides_between_equally_near_things() -> None:
    g = galaxy(
        Seated(space="kessel"),
        Seated(space="naboo"),
        Seated(space="lothal"),
        current=2,
        patrols={"rebel": "ryloth", "hutt": "t6_li"},
    )
    coroutine = nearest_patrol(g, 1)
    request = coroutine.send(None)
    assert request.seat == 2, "the current player, not the first one nor the one it concerns"
    assert request.keys() == ["rebel", "hutt"]
    with pytest.raises(StopIteration) as stop:
        coroutine.send("hutt")
    assert stop.value.value == "hutt"


@pytest.mark.rule("OR-NEAREST-3")
def test_a_patrol_in_the_own_space_is_the_nearest() -> None:
    g = galaxy(Seated(space="naboo"), patrols={"rebel": "naboo", "hutt": "t5_x"})
    assert nearest_patrols(g, 0) == ["rebel"]


@pytest.mark.rule("OR-TIE-2", "OR-TIE-1")
def test_one_of_several_most_famous_is_chosen_by_the_current_player() -> None:
    g = galaxy(Seated(fame=2), Seated(fame=5), Seated(fame=5), current=2)
    coroutine = the_most_famous(g)
    request = coroutine.send(None)
    assert (request.seat, request.keys()) == (2, ["1", "2"])
    coroutine.close()
    seat = drive(the_most_famous(g), ["2"])
    drive(lose_credits(g, seat, 2000))
    assert [each.credits for each in g.players] == [10000, 10000, 8000]
