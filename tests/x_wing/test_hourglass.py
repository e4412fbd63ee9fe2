"""How a squad shares out the time for its dials."""

import pytest

from cantina.core.rng import Rng
from cantina.games.x_wing.bot import hourglass
from cantina.games.x_wing.bot.fighters import Fighter
from cantina.games.x_wing.bot.hourglass import USABLE, Hourglass
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.bot.wing import Squad, Thinking, Wing
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import play, position

THINKING = Thinking(draws=2, peers=4, rivals=2, exact=True)


class Clock:
    """A clock that goes on by one whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def monotonic(self) -> float:
        self.looks += 1
        return float(self.looks)


def planned(monkeypatch: pytest.MonkeyPatch, due: float | None) -> tuple[Wing, dict[int, str]]:
    """Let three scattered Rebels plan against two TIEs with so many looks at the clock."""
    rebels = [x_wing(at=(x, y, 90)) for x, y in ((200, 250), (450, 150), (650, 420))]
    enemies = [tie(at=(420 + 80 * number, 620, 270)) for number in range(2)]
    sight = Sight(play(position(*rebels, *enemies, step="planning")).view(REBEL))
    monkeypatch.setattr(hourglass, "time", Clock())
    wing = Wing(sight, THINKING, Rng(1), hourglass=Hourglass(due))
    return wing, wing.plan()


def place(fighter: Fighter, key: str) -> int:
    return [stance.key for stance in fighter.offered].index(key)


def weight(wing: Wing) -> float:
    return sum(weight for _, weight in wing.expected)


def test_who_has_no_deadline_thinks_of_all_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    wing, _ = planned(monkeypatch, None)
    assert weight(wing) == 2 * 1.0 + 4 * 2.0 + 2 * 8.0


def test_time_is_up_after_the_usable_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hourglass, "time", Clock())
    sand = Hourglass(11.0)
    assert [sand.has_run(0.5) for _ in range(5)] == [False] * 4 + [True]
    assert [sand.has_run() for _ in range(4)] == [False] * 3 + [True]
    assert USABLE * 10.0 == 8.0


def test_little_time_leaves_enough_for_the_own_dials(monkeypatch: pytest.MonkeyPatch) -> None:
    wing, plan = planned(monkeypatch, 50.0)
    assert weight(wing) < 2 * 1.0 + 4 * 2.0 + 2 * 8.0
    ways = [
        ([place(enemy, way[enemy.ship.ship_id]) for enemy in wing.clash.enemies], heavy)
        for way, heavy in wing.expected
    ]
    unhurried = Squad(wing.clash, 0, Hourglass()).answer(ways)
    assert [place(one, plan[one.ship.ship_id]) for one in wing.clash.own] == unhurried
    assert len(set(plan.values())) > 1  # not what all could fly in formation
