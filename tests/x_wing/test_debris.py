"""Debris clouds and cargo, and obstacles that players choose."""

import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.rules.obstacles import new_tokens
from cantina.games.x_wing.state import Obstacle
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (450, 800, 270)
CLOUD = "yt2400debris0"


def cloud(y: float) -> list[Obstacle]:
    return [Obstacle(0, CLOUD, 450.0, y, 0.0)]


@pytest.mark.rule("XW-DEBRIS-1", "XW-DEBRIS-2")
def test_debris_stresses_but_does_not_take_the_action_away() -> None:
    fearless = x_wing("rookiepilot", upgrades=["r2f2"])
    table = fly("straight:1", fearless, tie(at=FAR), obstacles=cloud(380), chance=(HIT,))
    assert table.ship(0).tokens == {"stress": 1}
    assert "xw-log-no-action-obstacle" not in {event.text.id for event in table.log}
    assert table.ship(0).shields == 2


@pytest.mark.rule("XW-DEBRIS-3")
@pytest.mark.parametrize(("face", "shields"), [(BLANK, 2), (HIT, 2), (CRITICAL, 1)])
def test_only_a_critical_rolled_for_debris_hurts(face: str, shields: int) -> None:
    table = fly("straight:1", x_wing(), tie(at=FAR), obstacles=cloud(380), chance=(face,))
    assert table.ship(0).shields == shields


@pytest.mark.rule("XW-DEBRIS-1")
def test_a_ship_on_debris_may_attack() -> None:
    g = position(x_wing(), tie(had_combat=True), obstacles=cloud(300))
    assert "attack:primary:1" in play(g).offered(REBEL)


@pytest.mark.rule("XW-DEBRIS-1")
def test_debris_obstructs_attacks() -> None:
    g = position(x_wing(), tie(had_combat=True), obstacles=cloud(400))
    table = play(g, [BLANK] * 3, [BLANK] * 4)
    table.answer(REBEL, "attack:primary:1")
    assert table.seen.attack is None


@pytest.mark.rule("XW-DEBRIS-4")
def test_cargo_lies_behind_the_ship_like_debris() -> None:
    falcon = x_wing("hansolo", upgrades=["riggedcargochute"])
    hunter = tie(at=(450, 190, 90))
    table = act(falcon, hunter, tie(at=FAR), chance=(BLANK,))
    table.answer(REBEL, "card:upgrade:riggedcargochute:0")
    (cargo,) = table.state.obstacles
    assert (cargo.shape, round(cargo.y)) == ("cargo", 205)
    assert table.ship(0).upgrades == []
    assert table.ship(1).tokens == {"stress": 1}


@pytest.mark.rule("XW-TOURNAMENT-1")
def test_players_choose_six_of_twelve_obstacles_in_turn() -> None:
    assert len(new_tokens()) == 6
    assert len(new_tokens(choice=True)) == 12
    options = {"obstacles": (True, True), "obstacle_choice": True}
    table = Skirmish.start(game, 2, options, seed=4)
    first = table.state.seats.index(table.seen.initiative)
    chosen: list[int] = []
    while table.state.step == "place-obstacle":
        if len(table.seen.obstacles) == len(chosen):
            chosen.append(table.waiting[0])
        table.answer(table.waiting[0], table.offered(table.waiting[0])[-1])
    assert chosen == [first, 1 - first] * 3
    assert len(table.seen.obstacles) == 6
    assert table.waiting == (1 - first,)
