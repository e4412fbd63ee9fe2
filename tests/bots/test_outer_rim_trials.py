"""Plans tried out in imagined turns, and what a player has when a turn is over."""

from __future__ import annotations

import msgspec

from bots.test_outer_rim_voyages import asked, view_of
from cantina.bots.search import Line, Search
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.core.wire import Option
from cantina.games.outer_rim.bot import trials
from cantina.games.outer_rim.bot.trials import TrialBot, standing
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.state import Galaxy


def stands(*cards: str, **me: object) -> float:
    return standing(Voyages(view_of(cards, **me)), 0.0)


def test_whoever_has_more_stands_better() -> None:
    plain = stands()
    assert stands(fame=1) > plain
    assert stands(credits=9000) > plain
    assert stands("gear_dl_44") > plain
    assert stands(ship="yt_1300") > plain
    assert stands(goal_tokens=1) > plain
    assert stands(goal_tokens=1, flipped=True) < stands(goal_tokens=1)


def test_fame_does_not_make_worthless_what_else_there_is() -> None:
    rich = {"credits": 20000, "ship": "yt_1300"}
    assert stands(fame=8, **rich) - stands(fame=7, **rich) > 8000


def test_what_is_far_behind_the_best_plan_is_not_tried() -> None:
    bot = TrialBot(1)
    window = at_planning()
    scores = {"credits": 0.0, "recover": -trials.CLOSE - 1}
    ask = asked("or-ask-planning", *scores)
    key = bot._tried(window, ask, lambda option: scores[option.key])
    assert key == "credits"


def at_planning() -> Window:
    table: Table[Galaxy] = Table.start(game, 2, seed=1)
    while table.ask(table.waiting[0]).prompt_text().id != "or-ask-planning":
        seat = table.waiting[0]
        table.answer(seat, TrialBot(1).choose(Window(table, seat)))
    return Window(table, table.waiting[0])


class _Told(Search):
    """A search that has been told how answers go."""

    def __init__(self, means: dict[str, float]) -> None:
        self._means = means

    def compare(self, window: Window, keys: object) -> list[Line]:
        lines = []
        for key, mean in self._means.items():
            line = Line(key)
            line.values = [mean / trials.WON]
            lines.append(line)
        return lines


def test_what_was_planned_and_what_came_of_it_count_together() -> None:
    bot, window = TrialBot(1), at_planning()
    ask = asked("or-ask-planning", "credits", "recover")

    def score(option: Option) -> float:
        return 1000.0 * (option.key == "credits")

    even = 1000.0 * trials.PLANNED
    for gain, best in ((even - 100, "credits"), (even + 100, "recover")):
        bot._long = _Told({"credits": 0.0, "recover": gain})
        assert bot._tried(window, ask, score) == best


def test_the_usual_answer_is_kept_unless_another_is_clearly_better() -> None:
    ask = asked("or-ask-may", "yes", "no")
    score = trials.TRIED["or-ask-may"](TrialBot(1), ask, view_of())
    assert {score(option) for option in ask.options} == {0.0, trials.HABIT}


def test_a_turn_is_weighed_from_0_to_winning() -> None:
    window = at_planning()
    state = window.imagine(TrialBot(1)._rng).state
    worth = TrialBot(1)._turn.value(state, window.seat)
    assert 0 < worth < 1
    richer = msgspec.structs.replace(state.players[window.seat], fame=5)
    state.players[window.seat] = richer
    assert worth < TrialBot(1)._turn.value(state, window.seat) < 1
