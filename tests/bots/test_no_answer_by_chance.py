"""No level answers by chance, where its common sense has no rule or its rule does not say."""

from collections.abc import Sequence

import pytest

from cantina.bots.levels import LEVELS
from cantina.bots.registry import make_bot
from cantina.bots.search import Search
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Glimpse, Window
from cantina.games.destiny.bot.normal import ANSWERS
from cantina.games.destiny.bot.normal import NormalBot as Duellist
from cantina.games.outer_rim.bot.normal import NormalBot as Captain
from cantina.games.x_wing.bot.normal import NormalBot as Pilot
from levels_at import hurry

DECISIONS = {"easy": 240, "normal": 240, "hard": 120, "ace": 60}
MATCHES = (
    *[("outer-rim", seats, {}) for seats in (1, 3, 4)],
    *[("destiny", seats, {"decks": ["famous"] * seats}) for seats in (2, 3)],
    *[("x-wing", 2, {"squads": [squads, squads]}) for squads in ("famous", "random")],
)


def asked(name: str) -> Window:
    """Return what the first seat sees at a new table."""
    game = find_game(name)
    table = Table.start(game, 2, game.drawn({}, 2, 1), seed=1, log=False)
    return Window(table, table.waiting[0])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "options"), MATCHES)
def test_no_level_answers_by_chance(
    name: str,
    seats: int,
    options: dict[str, object],
    level: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hurry(monkeypatch)
    drawn: list[str] = []

    def note(glimpse: Glimpse, rng: Rng) -> str:
        drawn.append(glimpse.prompt)
        return next(glimpse.answers())

    monkeypatch.setattr(Glimpse, "sample", note)
    game = find_game(name)
    for seed in range(2):
        table = Table.start(game, seats, game.drawn(options, seats, seed), seed=seed, log=False)
        bots = [make_bot(level, name, seat) for seat in range(seats)]
        while not table.over and table.answered < DECISIONS[level]:
            seat = table.waiting[0]
            table.answer(seat, bots[seat].choose(Window(table, seat)))
    assert not drawn


def test_a_captain_who_may_not_do_as_he_likes_refuses_and_says_so() -> None:
    bots = [Captain(seed) for seed in range(4)]
    window = asked("outer-rim")
    answers = {bot.choose(window) for bot in bots}
    assert not any(bot.is_unsure for bot in bots)
    for bot in bots:
        bot.answer = lambda ask, view: "no-such-answer"  # type: ignore[method-assign]
    assert len({bot.choose(window) for bot in bots}) == len(answers) == 1
    assert all(bot.is_unsure for bot in bots)


def test_a_pilot_without_a_rule_takes_the_first_there_is_and_says_so() -> None:
    bots = [Pilot(seed) for seed in range(4)]
    window = asked("x-wing")
    for bot in bots:
        bot.choose(window)
        assert not bot.is_unsure
        bot._answers.clear()
    assert {bot.choose(window) for bot in bots} == {next(window.answers())}
    assert all(bot.is_unsure for bot in bots)


@pytest.mark.parametrize("level", LEVELS)
def test_a_duellist_whose_rule_finds_nothing_says_so_and_looks_into_it(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = asked("destiny")
    bots = [Duellist(seed) for seed in range(4)]
    assert len({bot.choose(window) for bot in bots}) == 1
    assert not any(bot.is_unsure for bot in bots)
    monkeypatch.setitem(ANSWERS, window.prompt, lambda bot, ask, sight: "no-such-answer")
    assert {bot.choose(window) for bot in bots} == {next(window.answers())}
    assert all(bot.is_unsure for bot in bots)
    looked: list[str] = []

    def note(search: Search, window: Window, keys: Sequence[str]) -> str:
        looked.append(window.prompt)
        return keys[0]

    monkeypatch.setattr(Search, "best", note)
    make_bot(level, "destiny", 1).choose(window)
    assert looked == [window.prompt]


@pytest.mark.parametrize("level", ["normal", "hard", "ace", "easy"])
def test_what_common_sense_is_unsure_of_is_looked_into(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = asked("x-wing")
    looked: list[str] = []

    def note(search: Search, window: Window, keys: Sequence[str]) -> str:
        looked.append(window.prompt)
        return keys[0]

    monkeypatch.setattr(Search, "best", note)
    bot = make_bot(level, "x-wing", 1)
    bot.choose(window)
    assert not looked
    bot._policy._answers = {}  # type: ignore[attr-defined]
    bot.choose(window)
    assert looked == [window.prompt]
