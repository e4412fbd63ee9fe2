"""The levels of every game: they answer, repeat themselves, explain, and know no secret."""

import time
from collections.abc import Iterator

import pytest

from cantina.bots.levels import LEVELS, Normal
from cantina.bots.mind import Effort
from cantina.bots.reasons import Reasons
from cantina.bots.registry import bot_names, find_mind, has_mind, make_bot, usual_bot
from cantina.bots.search import Line, Search
from cantina.bots.tree import TreeSearch
from cantina.core.fluent import Writer
from cantina.core.languages import offered
from cantina.core.registry import game_names
from cantina.core.rng import Rng
from cantina.core.window import Explains, Window
from cantina.games.outer_rim.bot.expert import ExpertBot
from cantina.games.outer_rim.bot.trials import TrialBot
from levels_at import everybody, hurry, moments, start

TINY = Effort(playouts=2, breadth=2)
DECISIONS = 14
DEALS = 3


@pytest.fixture(scope="module", autouse=True)
def forget() -> Iterator[None]:
    """Let go of the tables that the tests share."""
    yield
    moments.cache_clear()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every mind imagine next to nothing."""
    for name in game_names():
        for level in ("normal", "hard", "ace"):
            monkeypatch.setattr(type(find_mind(name)), level, TINY)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level imagine less, but in its own way."""
    hurry(monkeypatch)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_all_levels(name: str) -> None:
    assert has_mind(name)
    assert bot_names(name)[-4:] == ["easy", "normal", "hard", "ace"] == list(LEVELS)
    assert usual_bot(name) == "normal"


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_a_level_answers_legally_and_the_same_again(name: str, level: str) -> None:
    stories: list[list[str]] = []
    for _ in range(2):
        table = start(name, 4)
        bots = [make_bot(level, name, seat) for seat in range(2)]
        keys: list[str] = []
        while not table.over and len(keys) < DECISIONS:
            seat = table.waiting[0]
            keys.append(bots[seat].choose(Window(table, seat)))
            table.answer(seat, keys[-1])
        stories.append(keys)
    assert stories[0] == stories[1]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(("name", "bot"), everybody())
def test_an_answer_hangs_on_nothing_that_the_seat_cannot_know(name: str, bot: str) -> None:
    differing = 0
    for table in moments(name, 6):
        seat = table.waiting[0]
        answers = {make_bot(bot, name, 5).choose(Window(table, seat))}
        for deal in range(1, DEALS + 1):
            world = table.imagine(seat, Rng(deal))
            assert world.view(seat) == table.view(seat)
            differing += world.state != table.state
            answers.add(make_bot(bot, name, 5).choose(Window(world, seat)))
        assert len(answers) == 1
    assert differing > DEALS, "there was something to know"


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", game_names())
def test_reasons_hang_on_nothing_that_the_seat_cannot_know(name: str, level: str) -> None:
    for table in moments(name, 3):
        seat = table.waiting[0]
        worlds = [table, *[table.imagine(seat, Rng(deal)) for deal in range(1, DEALS)]]
        bots = [make_bot(level, name, 5) for _ in worlds]
        told = [
            bot.explain(Window(world, seat))
            for bot, world in zip(bots, worlds, strict=True)
            if isinstance(bot, Explains)
        ]
        assert len(told) == DEALS
        assert all(one == told[0] for one in told)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(("name", "bot"), everybody())
def test_the_first_reason_is_what_the_bot_answers_and_asking_changes_nothing(
    name: str, bot: str
) -> None:
    for moment in moments(name, 3):
        table = moment.copy()
        asked, unasked = ([make_bot(bot, name, 7 + seat) for seat in range(2)] for _ in range(2))
        for _ in range(3):
            if table.over:
                break
            seat = table.waiting[0]
            window = Window(table, seat)
            explaining = asked[seat]
            assert isinstance(explaining, Explains)
            reasons = explaining.explain(window)
            answer = explaining.choose(window)
            assert answer == unasked[seat].choose(window) == reasons[0].key
            keys = [reason.key for reason in reasons]
            assert len(set(keys)) == len(keys) <= 3
            table.answer(seat, answer)


@pytest.mark.usefixtures("hurried")
def test_the_levels_of_the_tests_above_are_themselves() -> None:
    kinds = {bot: type(make_bot(bot, "outer-rim", 1)._policy) for bot in ("hard", "ace")}  # type: ignore[attr-defined]
    assert kinds == {"hard": ExpertBot, "ace": TrialBot}
    searches = {bot: type(make_bot(bot, "destiny", 1)._search) for bot in ("hard", "ace")}  # type: ignore[attr-defined]
    assert searches == {"hard": Search, "ace": TreeSearch}


def test_another_answer_may_have_the_better_chance_and_is_told_after_the_own() -> None:
    table = moments("smugglers-dice", 6)[0]
    window = Window(table, table.waiting[0])
    reasons = Reasons(find_mind("smugglers-dice"), Effort(playouts=900, breadth=6), 1)
    best = reasons.explain(window, list(window.answers()))
    worst = min(best, key=lambda reason: reason.chance).key
    others = [key for key in window.answers() if key != worst]
    told = reasons.explain(window, [worst, *others])
    assert told[0].key == worst
    assert told[1].chance >= told[2].chance
    assert told[1].chance > told[0].chance


@pytest.mark.parametrize("name", game_names())
def test_values_are_chances_and_hang_on_what_a_seat_may_know(name: str) -> None:
    mind = find_mind(name)
    for table in moments(name, 6):
        chances = [mind.value(table.state, seat) for seat in range(2)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        imagined = table.imagine(0, Rng(9)).state
        assert mind.value(imagined, 0) == chances[0]


@pytest.mark.parametrize("name", game_names())
def test_a_bot_explains_in_every_language(name: str) -> None:
    mind = find_mind(name)
    table = moments(name, 6)[0]
    window = Window(table, table.waiting[0], deadline=0.0)
    bot = Normal(mind, 1)
    assert isinstance(bot, Explains)
    reasons = bot.explain(window)
    assert 1 < len(reasons) <= 3
    for reason in reasons:
        assert window.legal(reason.key)
        assert 0.0 <= reason.chance <= 1.0
        for language in offered():
            assert Writer(language).write(reason.why)
    assert len(mind.amounts(table.state, window.seat)) == len(mind.reasons)


def test_a_deadline_ends_the_search() -> None:
    table = moments("smugglers-dice", 6)[0]
    mind, seat = find_mind("smugglers-dice"), table.waiting[0]
    endless = Search(mind, Effort(playouts=10**9, breadth=8), 1)
    window = Window(table, seat, deadline=time.monotonic())
    assert endless.best(window, list(window.answers())) in window.answers()


def test_all_answers_are_tried_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = moments("smugglers-dice", 6)[0]
    mind, seat = find_mind("smugglers-dice"), table.waiting[0]
    window = Window(table, seat)
    tried: dict[str, list[int]] = {}
    search = Search(mind, Effort(playouts=24, breadth=4), 1)

    def note(_: Window, line: Line, seed: int) -> None:
        tried.setdefault(line.key, []).append(seed)
        line.values.append(0.5)
        line.amounts.append((0.0,))

    monkeypatch.setattr(search, "_try", note)
    lines = search.compare(window, list(window.answers()))
    longest = tried[lines[0].key]
    assert len(set(longest)) == len(longest) > 1
    assert all(longest[: len(seeds)] == seeds for seeds in tried.values())
    assert sum(map(len, tried.values())) <= 24


def test_an_answer_replaces_the_first_only_beyond_doubt() -> None:
    first, other = Line("first"), Line("other")
    first.values, other.values = [0.5, 0.5, 0.5, 0.5], [0.9, 0.2, 0.9, 0.1]
    assert not other.beats(first)
    other.values = [0.6, 0.7, 0.6, 0.7]
    assert other.beats(first)
    assert not other.beats(first, 6.0), "whoever doubts more wants to see more"
