"""The search that looks at replies: what it tries, what it learns, and that it knows no secret."""

from typing import Any

import pytest

from cantina.bots.levels import Hard
from cantina.bots.mind import Effort
from cantina.bots.registry import find_mind
from cantina.bots.search import Search
from cantina.bots.tree import Reply, TreeSearch
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window

SOME = Effort(playouts=12, breadth=3, replies=3)


def searched(name: str, skipped: int, seed: int = 3) -> Table[Any]:
    """Return a table at a searched question of a match that common sense plays."""
    game, mind = find_game(name), find_mind(name)
    table = Table.start(game, 2, game.drawn({}, 2, seed), seed=seed, log=False)
    players = [mind.policy(seed + seat) for seat in range(2)]
    while True:
        seat = table.waiting[0]
        window = Window(table, seat)
        skipped -= mind.is_searched(window.prompt)
        if skipped < 0:
            return table
        table.answer(seat, players[seat].choose(window))


def tried(reply: Reply, names: list[str], gains: dict[str, float], times: int) -> list[str]:
    """Return which of several answers are given when each brings what it brings."""
    given = []
    for _ in range(times):
        name = names[reply.choose(names)]
        reply.next.setdefault(name, Reply()).learn(gains[name])
        given.append(name)
    return given


def test_common_sense_answers_first() -> None:
    assert Reply().choose(["sense", "other"]) == 0


def test_what_went_better_is_given_more_often() -> None:
    names = ["sense", "better", "worse"]
    given = tried(Reply(), names, {"sense": 0.0, "better": 0.2, "worse": -0.2}, 60)
    assert given[0] == "sense"
    assert given.count("better") > 40 > 10 > given.count("worse") > 0


def test_an_answer_that_is_not_offered_in_a_world_is_not_given() -> None:
    reply = Reply()
    tried(reply, ["sense", "better"], {"sense": 0.0, "better": 0.5}, 10)
    assert reply.choose(["sense", "third"]) in (0, 1)
    assert Reply().choose(["only"]) == 0


@pytest.mark.parametrize("name", ["destiny", "smugglers-dice"])
def test_it_answers_legally_the_same_again_and_knows_no_secret(name: str) -> None:
    mind = find_mind(name)
    for skipped in (4, 9):
        table = searched(name, skipped)
        seat = table.waiting[0]
        answers = set()
        for other in range(3):
            world = table.imagine(seat, Rng(other)) if other else table
            window = Window(world, seat)
            keys = mind.candidates(window, mind.policy(1).choose(window))
            answers.add(TreeSearch(mind, SOME, 7).best(window, keys))
        assert len(answers) == 1
        assert Window(table, seat).legal(answers.pop())


def test_replies_of_the_enemy_count_against_him() -> None:
    table = searched("destiny", 4)
    window = Window(table, table.waiting[0])
    mind = find_mind("destiny")
    search = TreeSearch(mind, Effort(playouts=60, breadth=2, replies=4), 1)
    lines = search.compare(window, mind.candidates(window, mind.policy(1).choose(window))[:2])
    values = {line.key: line.values for line in lines}
    one, two = values
    gains = [mine - theirs for mine, theirs in zip(values[one], values[two], strict=True)]
    first = search._trees[one].next
    assert sum([reply.times for reply in first.values()]) <= len(gains)
    assert max([reply.times for reply in first.values()]) > 1


def test_a_level_with_replies_searches_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = find_mind("destiny")
    monkeypatch.setattr(type(mind), "hard", SOME)
    table = searched("destiny", 4)
    bot = Hard(mind, 1)
    assert isinstance(bot._search, TreeSearch)
    assert Window(table, table.waiting[0]).legal(bot.choose(Window(table, table.waiting[0])))


def test_so_many_answers_are_given_in_worlds_and_no_more() -> None:
    table = searched("destiny", 4)
    window = Window(table, table.waiting[0])
    mind = find_mind("destiny")
    keys = mind.candidates(window, mind.policy(1).choose(window))
    search = Search(mind, Effort(playouts=10**6, breadth=4, answers=600), 1)
    lines = search.compare(window, keys)
    assert 4 <= sum([len(line.values) for line in lines]) < 600


def test_what_lies_far_behind_is_tried_no_more() -> None:
    table = searched("destiny", 4)
    window = Window(table, table.waiting[0])
    mind = find_mind("destiny")
    keys = mind.candidates(window, mind.policy(1).choose(window))[:4]
    ranked = Search(mind, Effort(playouts=160, breadth=4), 1).compare(window, keys)
    pair = [ranked[0].key, min(ranked, key=lambda line: line.mean).key]
    patient = Search(mind, Effort(playouts=320, breadth=2), 1).compare(window, pair)
    sure = Search(mind, Effort(playouts=320, breadth=2, sure=3.0), 1).compare(window, pair)
    assert [line.key for line in sure] == [line.key for line in patient] == pair
    assert {len(line.values) for line in patient} == {160}
    worlds = len(sure[0].values)
    assert worlds < 160
    assert worlds % 8 == 0
    assert sure[0].beats(sure[1], 3.0)
    assert sure[0].values == patient[0].values[:worlds]
