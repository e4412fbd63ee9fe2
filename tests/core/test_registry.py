import os
import subprocess
import sys
from pathlib import Path
from typing import assert_type

import pytest

from cantina.bots.registry import UnknownBot, bot_names, make_bot
from cantina.core.ask import Refused
from cantina.core.registry import UnknownGame, find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.destiny.view import DuelView
from cantina.games.outer_rim.view import View as OuterRimView
from cantina.games.smugglers_dice.game import View as SmugglersView
from cantina.games.x_wing.view_records import BattleView

MODULE = """
from cantina.games.smugglers_dice.game import SmugglersDice
class Sabacc(SmugglersDice):
    name = "sabacc"
game = Sabacc()
"""


def test_an_outside_package_adds_a_game(tmp_path: Path) -> None:
    (tmp_path / "corellian.py").write_text(MODULE)
    facts = tmp_path / "corellian-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: corellian\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[cantina.games]\nsabacc = corellian:game\n")
    program = (
        "from cantina.core.registry import *; from cantina.core.table import Table;"
        "print(find_game('sabacc').name, Table.start(find_game('sabacc'), 2).waiting)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "sabacc (0, 1)"


def test_an_unknown_game_or_bot_names_the_possible_ones() -> None:
    with pytest.raises(UnknownGame, match="no game “chess”. Possible: .*outer-rim"):
        find_game("chess")
    with pytest.raises(UnknownBot, match="no bot “yoda” for x-wing. Possible: random, greedy"):
        make_bot("yoda", "x-wing")


def test_random_plays_every_game() -> None:
    assert all(bot_names(game)[0] == "random" for game in game_names())


def test_a_bot_gets_a_view_and_asks_and_nothing_else() -> None:
    table = Table.start(find_game("smugglers-dice"), 2, seed=1)
    window = Window(table, 1)
    public = {name for name in dir(window) if not name.startswith("_")}
    assert public == {
        "answers",
        "ask",
        "deadline",
        "events",
        "game",
        "imagine",
        "keys",
        "legal",
        "prompt",
        "sample",
        "seat",
        "value",
        "view",
        "view_as",
    }
    assert window.view == table.view(1)
    assert window.ask == table.asks(1)[0]
    assert window.keys() == ["trade-lane", "asteroids", "night-run"]
    assert window.legal("night-run")
    assert not window.legal("hyperspace")
    assert window.legal(window.sample(Rng(1)))
    assert window.prompt == window.ask.prompt.id
    assert window.value("night-run") == "night-run"
    with pytest.raises(Refused):
        window.value("hyperspace")


def test_a_bot_gets_its_view_by_its_type() -> None:
    views: dict[str, type] = {"destiny": DuelView, "outer-rim": OuterRimView, "x-wing": BattleView}
    for name, kind in views.items():
        window = Window(Table.start(find_game(name), 2, seed=1), 0)
        assert window.view_as(kind) == window.view
    window = Window(Table.start(find_game("smugglers-dice"), 2, seed=1), 0)
    view = assert_type(window.view_as(SmugglersView), SmugglersView)
    assert view.smugglers[0].credits == 2
    with pytest.raises(TypeError, match="the view of smugglers-dice is a View"):
        window.view_as(DuelView)


def test_a_bot_hears_what_was_told_since_its_last_answer() -> None:
    table = Table.start(find_game("smugglers-dice"), 2, seed=1)
    window = Window(table, 0)
    table.answer(0, "asteroids")
    before = len(table.log)
    table.answer(1, "night-run")
    while 0 not in table.waiting:
        table.answer(1, table.ask(1).keys()[0])
    assert window.events == table.events(0, before)
    assert window.events
    assert Window(table, 0, events=[]).events == []


def test_a_bot_knows_when_its_answer_is_due() -> None:
    table = Table.start(find_game("smugglers-dice"), 2, seed=1)
    assert Window(table, 0).deadline is None
    assert Window(table, 0, deadline=60.0).deadline == 60.0


def test_random_bots_are_reproducible() -> None:
    table = Table.start(find_game("smugglers-dice"), 2, seed=1)
    answers = [
        [make_bot("random", "smugglers-dice", 5).choose(Window(table, 0)) for _ in range(3)]
        for _ in range(2)
    ]
    assert answers[0] == answers[1]
