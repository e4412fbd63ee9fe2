"""Bombs and mines: dropping their tokens, what sets them off, and what handles them."""

from typing import Any

import pytest

from cantina.games.x_wing.rules.bomb_tokens import outline_of
from cantina.games.x_wing.rules.bombs import places
from cantina.games.x_wing.state import Bomb, Ship
from x_wing.faces import BLANK, CRITICAL, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fly


def bomber(*cards: str, at: tuple[float, float, float] = (450, 500, 90), **more: Any) -> Ship:
    return x_wing("goldsquadronpilot", upgrades=list(cards), at=at, **more)


def mine(card: str, x: int, y: int) -> Bomb:
    return Bomb(0, card, 0, float(x), float(y))


def drop_and_detonate(card: str, *chance: str | list[str], victim: Ship | None = None) -> Skirmish:
    """Drop a bomb when the dial is revealed; the victim stands where it falls."""
    victim = victim or tie(at=(450, 360, 0))
    table = fly("straight:1", bomber(card), victim, chance=chance)
    table.use(REBEL, f"upgrade:{card}")
    return table


def finish(table: Skirmish) -> None:
    """Let the bomber do without an action, so that the Activation phase ends."""
    table.answer(REBEL, "pass")


def test_a_bomb_lies_one_template_behind_the_ship() -> None:
    table = drop_and_detonate("seismiccharges")
    bomb = table.view(REBEL).bombs[0]
    assert (bomb.x, bomb.y) == pytest.approx((450.0, 500.0 - 20 - 40 - 15))
    assert (bomb.card, bomb.mine, bomb.radius) == ("seismiccharges", False, 15.0)
    assert table.ship(0).upgrades == []
    assert table.ship(1).damage == []  # not yet
    finish(table)
    assert table.view(REBEL).bombs == []
    assert len(table.ship(1).damage) == 1


def test_a_bomb_hurts_everybody_at_range_one() -> None:
    far, friend = tie(at=(450, 200, 0)), x_wing(at=(520, 420, 90))
    table = fly("straight:1", bomber("seismiccharges"), tie(at=(450, 360, 0)), far, friend)
    table.use(REBEL, "upgrade:seismiccharges")
    finish(table)
    assert [len(table.ship(i).damage) for i in (1, 2)] == [1, 0]
    assert table.ship(3).shields == 1  # friends, too
    assert table.ship(0).shields == 3  # the bomber flew clear


@pytest.mark.parametrize(
    ("card", "chance", "cards", "tokens"),
    [
        ("ionbombs", (), 0, {"ion": 2}),
        ("thermaldetonators", (), 1, {"stress": 1}),
        ("protonbombs", ("injured-pilot", "injured-pilot"), 1, {}),
    ],
)
def test_what_bombs_do(
    card: str, chance: tuple[str, ...], cards: int, tokens: dict[str, int]
) -> None:
    table = drop_and_detonate(card, *chance)
    finish(table)
    ship = table.ship(1)
    assert (len(ship.damage), ship.tokens) == (cards, tokens)
    assert all(dealt.face_up == (card == "protonbombs") for dealt in ship.damage)


def test_bomblets_are_made_again_and_again() -> None:
    table = drop_and_detonate("bombletgenerator", [HIT, BLANK], [BLANK, BLANK])
    finish(table)
    assert table.ship(0).upgrades == ["bombletgenerator"]
    assert table.ship(0).shields + len(table.ship(1).damage) in (2, 4)


def test_one_bomb_a_round() -> None:
    ship = bomber("seismiccharges", "ionbombs")
    table = fly("straight:1", ship, tie(at=(450, 850, 0)))
    table.use(REBEL, "upgrade:seismiccharges")
    assert table.ship(0).upgrades == ["ionbombs"]
    assert "use:0:upgrade:ionbombs:0" not in table.offered(REBEL)


def test_a_mine_is_an_action_and_waits() -> None:
    table = act(bomber("proximitymines"), tie(at=(450, 850, 270)))
    table.answer(REBEL, "card:upgrade:proximitymines:0")
    assert table.view(REBEL).bombs[0].mine
    assert table.ship(0).upgrades == []


def test_a_mine_goes_off_under_a_template() -> None:
    enemy = tie(at=(450, 500, 270))
    table = fly(
        "straight:3",
        enemy,
        x_wing(at=(100, 100, 90)),
        bombs=[mine("proximitymines", 450, 420)],
        chance=([HIT, CRITICAL, BLANK], "injured-pilot"),
    )
    assert table.view(IMPERIAL).bombs == []
    assert [card.face_up for card in table.ship(0).damage] == [False, True]


def test_a_mine_beside_the_way_stays() -> None:
    table = fly(
        "straight:3",
        tie(at=(450, 500, 270)),
        x_wing(at=(100, 100, 90)),
        bombs=[mine("proximitymines", 510, 420)],
    )
    assert len(table.view(IMPERIAL).bombs) == 1


def test_a_mine_goes_off_under_a_boost() -> None:
    ship = x_wing("greensquadronpilot", at=(450, 300, 90))
    table = act(
        ship,
        tie(at=(800, 800, 270)),
        bombs=[mine("clustermines", 450, 390)],
        chance=([HIT, CRITICAL],),
    )
    table.answer(REBEL, "boost:straight")
    assert table.seen.bombs == []
    assert table.ship(0).shields == 0
    assert table.ship(0).damage == []  # cluster mines deal plain damage only


def test_a_mine_beside_the_template_of_a_boost_stays() -> None:
    ship = x_wing("greensquadronpilot", at=(450, 300, 90))
    beside = mine("clustermines", 432, 424)  # where a longer template would lie
    table = act(ship, tie(at=(800, 800, 270)), bombs=[beside])
    table.answer(REBEL, "boost:bank:left")
    assert len(table.seen.bombs) == 1


def test_a_mine_dropped_on_a_ship_goes_off_at_once() -> None:
    table = act(bomber("proximitymines"), tie(at=(450, 400, 270)), chance=([HIT, BLANK, BLANK],))
    table.answer(REBEL, "card:upgrade:proximitymines:0")
    assert table.seen.bombs == []
    assert len(table.ship(1).damage) == 1


def test_conner_net_catches_a_ship() -> None:
    table = fly(
        "straight:3",
        tie(at=(450, 500, 270)),
        x_wing(at=(100, 100, 90), tokens={"stress": 1}),
        tie("blacksquadronpilot", at=(850, 850, 0), dial="straight:2"),
        bombs=[mine("connernet", 450, 420)],
    )
    ship = table.state.ship(0)
    assert (len(ship.damage), ship.tokens, ship.deeds.actions) == (1, {"ion": 2}, ())
    assert ship.y == pytest.approx(340.0)


def test_cluster_mines_lie_side_by_side() -> None:
    table = act(bomber("clustermines"), tie(at=(450, 850, 270)))
    table.answer(REBEL, "card:upgrade:clustermines:0")
    found = sorted((bomb.x, bomb.y) for bomb in table.seen.bombs)
    assert found == [(420.0, 425.0), (450.0, 425.0), (480.0, 425.0)]


def test_the_token_is_a_disc() -> None:
    assert all((x - 5) ** 2 + (y - 7) ** 2 == pytest.approx(225.0) for x, y in outline_of(5.0, 7.0))
    ship = bomber("seismiccharges", at=(450, 500, 0))
    assert places(ship, "near", 1) == [(375.0, 500.0)]
    assert places(ship, "launch", 1) == [(685.0, 500.0)]


@pytest.mark.parametrize(
    ("card", "way", "y"), [("bombardier", "far", 385.0), ("trajectorysimulator", "launch", 735.0)]
)
def test_cards_that_drop_elsewhere(card: str, way: str, y: float) -> None:
    table = fly("straight:1", bomber("seismiccharges", card), tie(at=(100, 100, 0)))
    table.use(REBEL, "upgrade:seismiccharges")
    assert "near" in table.offered(REBEL)
    table.answer(REBEL, way)
    assert table.seen.bombs[0].y == pytest.approx(y)


def test_mines_are_not_launched() -> None:
    table = act(bomber("proximitymines", "trajectorysimulator"), tie(at=(450, 850, 270)))
    table.answer(REBEL, "card:upgrade:proximitymines:0")
    (laid,) = table.seen.bombs
    assert laid.y < table.ship(0).y, "behind the ship, without a question"


def test_genius_drops_after_moving() -> None:
    table = fly("straight:1", bomber("seismiccharges", "genius"), tie(at=(100, 100, 0)))
    table.answer(REBEL, "none")  # nothing when the dial is revealed
    table.use(REBEL, "upgrade:genius")
    assert table.seen.bombs[0].y == pytest.approx(580.0 - 75.0)


def test_sabine_wren_splinters() -> None:
    sabine = bomber("seismiccharges", "sabinewren")
    table = fly("straight:1", sabine, tie(at=(450, 360, 0)))
    table.use(REBEL, "upgrade:seismiccharges")
    finish(table)
    assert len(table.ship(1).damage) == 2


def test_cad_bane_has_blanks_rerolled() -> None:
    ship = x_wing(at=(100, 100, 90), upgrades=["cadbane"])
    table = fly(
        "straight:3",
        tie(at=(450, 500, 270)),
        ship,
        bombs=[Bomb(0, "proximitymines", 1, 450.0, 420.0)],
        chance=([HIT, BLANK, FOCUS], [HIT, BLANK]),
    )
    table.answer(REBEL, "1+2")
    assert len(table.ship(0).damage) == 2


def test_r4e1_drops_mines_under_stress() -> None:
    ship = bomber("proximitymines", "r4e1", tokens={"stress": 1})
    table = act(ship, tie(at=(450, 850, 270)))
    assert table.offered(REBEL) == ["card:upgrade:proximitymines:0", "pass"]
    table.answer(REBEL, "card:upgrade:proximitymines:0")
    table.use(REBEL, "upgrade:r4e1", 1)
    assert (table.ship(0).tokens, table.ship(0).upgrades) == ({}, [])


def test_extra_munitions_hold_a_second_bomb() -> None:
    ship = bomber("seismiccharges", "extramunitions", on_cards=("seismiccharges",))
    table = fly("straight:1", ship, tie(at=(100, 100, 0)))
    table.use(REBEL, "upgrade:seismiccharges")
    assert table.ship(0).upgrades == ["seismiccharges", "extramunitions"]
    assert table.state.ship(0).cards.on_cards == ()
