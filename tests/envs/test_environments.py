"""The doors for learning agents keep their contracts, for every game."""

import math
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
import pytest

from cantina.core.registry import game_names
from cantina.core.text import Text
from cantina.core.wire import Result
from cantina.envs.features import OPTION_SIZE, VIEW_SIZE, option_vector, view_vector
from cantina.envs.pettingzoo import CantinaEnv, env
from cantina.envs.stepping import Stepper, rewards_of
from cantina.envs.vector import VectorTables

GAMES = game_names()
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test

    api_test(env(game), num_cycles=25)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_a_seed_to_decide_everything(game: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: env(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_is_content(game: str) -> None:
    import pyspiel

    from cantina.envs.open_spiel import load

    matches = 2 if game == "outer-rim" else 8  # where a random match takes long, fewer of them
    pyspiel.random_sim_test(load(game), num_sims=matches, serialize=True, verbose=False)


def play(stepper: Stepper, seed: int) -> list[str]:
    rng = np.random.default_rng(seed)
    stepper.reset(seed)
    told = []
    while not stepper.over:
        action = int(rng.choice(np.flatnonzero(stepper.mask())))
        told.append(stepper.answers()[action])
        stepper.step(action)
    return told


def test_actions_are_answers_and_what_is_none_is_refused() -> None:
    stepper = Stepper("smugglers-dice")
    assert play(stepper, 3) == play(stepper, 3) != play(stepper, 4)
    assert sum(stepper.rewards()) == 0
    stepper.reset(1)
    legal = len(stepper.answers())
    assert stepper.mask().sum() == legal
    assert stepper.mask(stepper.seat).sum() == legal
    assert stepper.mask(1 - stepper.seat).sum() == 0
    with pytest.raises(ValueError, match="is not legal"):
        stepper.step(legal)


def test_options_have_rows_for_legal_answers_only() -> None:
    stepper = Stepper("smugglers-dice")
    stepper.reset(1)
    rows = stepper.options()
    assert rows.shape == (256, OPTION_SIZE)
    legal = stepper.mask().astype(bool)
    assert (rows[legal, 0] == 1).all()
    assert not rows[~legal].any()
    assert len(np.unique(rows[legal], axis=0)) == legal.sum()
    assert rows[legal, 1].any(), "routes have odds"


def test_a_vector_hangs_on_the_view_alone() -> None:
    stepper = Stepper("smugglers-dice")
    stepper.reset(5)
    other = Stepper("smugglers-dice")
    other.reset(6)
    mine = stepper.observe(0)
    assert mine.shape == (VIEW_SIZE,)
    assert (mine == view_vector(stepper.table.view(0))).all()
    assert (mine != other.observe(0)).any()
    assert (mine != stepper.observe(1)).any()
    assert (option_vector("p", "a:b", None) != option_vector("p", "a:c", None)).any()


def leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """Go through a tree of plain things as the page about environments tells it."""
    if isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from leaves(part, f"{path}.{number}")
    elif value:
        yield path, math.copysign(math.log2(1 + abs(value)), value)


@pytest.mark.parametrize("game", GAMES)
def test_vectors_are_what_the_page_says_whatever_was_seen_before(game: str) -> None:
    stepper = Stepper(game)
    stepper.reset(3)
    source = np.random.default_rng(3)
    for _ in range(60):
        if stepper.over:
            break
        for seat in (0, 1):
            wanted = np.zeros(VIEW_SIZE)
            tree = msgspec.to_builtins(stepper.table.view(seat), str_keys=True)
            for name, number in leaves(tree, ""):
                place = crc32(name.encode())
                wanted[place % VIEW_SIZE] += number if place >> 31 else -number
            np.testing.assert_allclose(stepper.observe(seat), wanted, rtol=1e-5, atol=1e-5)
        stepper.step(int(source.integers(stepper.mask().sum())))


def test_rewards_are_fair_shares() -> None:
    def won(*winners: int) -> Result:
        return Result(winners, Text("core-yes"))

    assert rewards_of(won(0), 2) == [1, -1]
    assert rewards_of(won(1), 3) == pytest.approx([-0.5, 1, -0.5])
    assert sum(rewards_of(won(0, 2), 4)) == pytest.approx(0)
    assert rewards_of(won(), 2) == rewards_of(won(0, 1), 2) == rewards_of(None, 2) == [0, 0]
    assert rewards_of(won(0), 1) == [1]
    assert rewards_of(won(), 1) == [-1]


def test_many_tables_step_together_and_begin_again() -> None:
    tables = VectorTables("smugglers-dice", 40, size=64)
    rng, runs = np.random.default_rng(1), []
    for _ in range(2):
        rng = np.random.default_rng(1)
        batch = tables.reset(seed=2)
        ended, total = 0, np.zeros(2)
        for _ in range(80):
            actions = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
            batch = tables.step(actions)
            assert (batch.rewards[~batch.dones] == 0).all()
            ended += int(batch.dones.sum())
            total += batch.rewards.sum(axis=0)
        assert ended > 20
        assert total.sum() == pytest.approx(0, abs=1e-4)
        runs.append((ended, batch.observations.tobytes()))
    assert runs[0] == runs[1]
    assert batch.observations.shape == (40, 64)
    assert tables.options().shape == (40, 256, OPTION_SIZE)


def test_the_board_is_rendered_as_text() -> None:
    shown = CantinaEnv("smugglers-dice", render_mode="ansi")
    shown.reset(seed=1)
    assert "credits" in str(shown.render())


def test_the_page_about_environments_tells_the_truth() -> None:
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    found: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", page, re.S):
        exec(block.replace("tables=1000", "tables=3"), found)
    assert found["batch"].observations.shape == (3, 512)
    assert found["features"].shape == (3, 256, 32)


def test_an_agent_learns_the_teaching_game() -> None:
    learn = runpy.run_path(str(ROOT / "examples" / "learn_smugglers_dice.py"))
    weights = np.zeros(OPTION_SIZE)
    _, before = learn["play"](weights, 200, learn=False, seed=1)
    learned, _ = learn["play"](weights, 500, learn=True, seed=2)
    _, after = learn["play"](learned, 200, learn=False, seed=3)
    assert np.isfinite(learned).all()
    assert before < 0.55, "at first it is as good as whoever plays at random"
    assert after > 0.6
    assert after > before + 0.1


def test_an_algorithm_of_open_spiel_plays() -> None:
    search = runpy.run_path(str(ROOT / "examples" / "open_spiel_search.py"))
    assert search["main"](1, 4) in (0, 1)
