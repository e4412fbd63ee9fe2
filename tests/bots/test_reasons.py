"""Why an answer: what worlds do not tell apart is alike, and only what is clear is a reason."""

import pytest

from cantina.bots.mind import Effort
from cantina.bots.reasons import Reasons, rounded, together, why
from cantina.bots.registry import find_mind
from cantina.bots.search import Line
from cantina.core.table import Table
from cantina.core.window import Window

GAME = "outer-rim"
MIND = find_mind(GAME)
FAME, CREDITS, HURT = range(3)


def line(key: str, *values: float, amounts: tuple[float, ...] = (0.0, 0.0, 0.0)) -> Line:
    """Return an answer that went so in its worlds, each time with the same amounts."""
    found = Line(key)
    found.values = list(values)
    found.amounts = [amounts] * len(values)
    return found


def told(monkeypatch: pytest.MonkeyPatch, *lines: Line) -> list[tuple[str, float, str]]:
    """Return what is told of answers of which the first is the bot's own."""
    reasons = Reasons(MIND, Effort(playouts=1, breadth=3), 1)
    monkeypatch.setattr(reasons, "compare", lambda *_: list(lines))
    window = Window(Table.start(MIND.game, 2, {}, seed=1), 0)
    found = reasons.explain(window, [one.key for one in lines])
    return [(one.key, round(one.chance, 4), one.why.id) for one in found]


def test_what_worlds_do_not_tell_apart_has_one_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = line("own", 0.2, 0.6, 0.4, 0.4), line("other", 0.6, 0.3, 0.5, 0.4)
    assert told(monkeypatch, own, other) == [
        ("own", 0.425, "bot-why-even"),
        ("other", 0.425, "bot-why-alike"),
    ]


def test_less_than_a_hundredth_is_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = line("own", 0.500, 0.510, 0.520), line("other", 0.504, 0.514, 0.524)
    assert told(monkeypatch, own, other) == [
        ("own", 0.512, "bot-why-even"),
        ("other", 0.512, "bot-why-alike"),
    ]


def test_who_is_worse_in_every_world_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    own = line("own", 0.50, 0.52, 0.54, 0.52, amounts=(3.0, 0.0, 0.0))
    worse = line("worse", 0.30, 0.31, 0.35, 0.32, amounts=(1.0, 9000.0, 0.0))
    dull = line("dull", 0.20, 0.21, 0.25, 0.22, amounts=(3.0, 0.0, 0.0))
    assert told(monkeypatch, own, dull, worse) == [
        ("own", 0.52, "or-why-fame"),
        ("worse", 0.32, "or-why-less-fame"),  # its credits do not make it worse
        ("dull", 0.22, "bot-why-worse"),
    ]


def test_a_bot_stands_to_its_plan_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    own = line("own", 0.30, 0.31, 0.35, 0.32)
    better = line("better", 0.50, 0.52, 0.54, 0.52)
    assert told(monkeypatch, own, better) == [
        ("own", 0.32, "bot-why-own-way"),
        ("better", 0.52, "bot-why-better"),
    ]


def test_who_is_as_good_is_not_praised(monkeypatch: pytest.MonkeyPatch) -> None:
    own, richer = (
        line("own", 0.2, 0.6, 0.4),
        line("richer", 0.6, 0.3, 0.4, amounts=(0.0, 900.0, 0.0)),
    )
    poorer = line("poorer", 0.5, 0.4, 0.3, amounts=(0.0, -900.0, 0.0))
    assert [one[2] for one in told(monkeypatch, own, richer, poorer)] == [
        "bot-why-even",
        "bot-why-alike",
        "or-why-poorer",
    ]


def test_who_has_no_choice_compares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, line("only", 0.4, 0.5)) == [("only", 0.45, "bot-why-only")]


def test_luck_in_one_world_is_no_reason() -> None:
    lucky = [(0.0, 0.0, 0.0)] * 7 + [(8.0, 0.0, 0.0)]
    assert why(MIND, lucky, [(0.0, 0.0, 0.0)] * 8, True) is None
    steady = [(1.0, 0.0, 0.0)] * 8
    found = why(MIND, steady, [(0.0, 0.0, 0.0)] * 8, True)
    assert found is not None
    assert (found.id, found.args["amount"]) == ("or-why-fame", 1.0)


def test_the_clearest_difference_is_named() -> None:
    mine = [(1.0 + number % 3, 500.0, 0.0) for number in range(6)]
    found = why(MIND, mine, [(0.0, 0.0, 0.0)] * 6, True)
    assert found is not None
    assert (found.id, found.args["amount"]) == ("or-why-credits", 500)


def test_several_answers_are_one_average_in_each_world() -> None:
    long, short = line("long", 0.5, 0.5, amounts=(4.0,)), line("short", 0.5, amounts=(2.0,))
    assert together([long, short]) == [(3.0,), (4.0,)]
    assert [rounded(amount) for amount in (0.26, 9.94, 812.4)] == [0.3, 9.9, 812]


def test_shooting_costs_the_enemy_more_than_not_shooting() -> None:
    mind = find_mind("x-wing")
    table = Table.start(mind.game, 2, {}, seed=5)
    players = [mind.policy(seat) for seat in range(2)]
    while True:
        window = Window(table, table.waiting[0])
        keys = window.keys()
        attacks = [key for key in keys if key != "pass"]
        if window.prompt == "xw-ask-attack" and len(attacks) < len(keys):
            break
        table.answer(window.seat, players[window.seat].choose(window))
    reasons = Reasons(mind, Effort(playouts=120, breadth=6), 1)
    first, *others = reasons.explain(window, [attacks[0], "pass"])
    assert first.why.id != "xw-why-harmless"
    assert all(one.why.id != "xw-why-harm" for one in others)
