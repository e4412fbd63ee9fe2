"""The greedy pilot is the yardstick: from the same seed it chooses what it always chose."""

import json
from pathlib import Path
from typing import Any

import pytest

from cantina.core.registry import find_game
from cantina.core.window import Window
from cantina.games.x_wing.bot.greedy import GreedyBot
from cantina.games.x_wing.bot.sight import plain_band
from cantina.games.x_wing.geometry import Pose, distance_between, range_band
from x_wing.table import Skirmish

RECORDED = json.loads(Path(__file__).with_name("greedy_choices.json").read_text("utf-8"))


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda recorded: str(recorded["name"]))
def test_the_yardstick_chooses_what_it_chose(recorded: dict[str, Any]) -> None:
    game, seed = find_game("x-wing"), recorded["seed"]
    options = game.drawn(recorded["options"], 2, seed)
    table = Skirmish.start(game, 2, options, seed=seed, snapshots=False)
    bots = [GreedyBot(seed), GreedyBot(seed + 1)]
    chosen: list[str] = []
    while not table.over and len(chosen) < len(recorded["choices"]):
        seat = table.waiting[0]
        chosen.append(bots[seat].choose(Window(table, seat)))
        table.answer(seat, chosen[-1])
    assert chosen == recorded["choices"]


@pytest.mark.parametrize("base", [40.0, 80.0])
def test_the_quick_range_is_the_measured_one(base: float) -> None:
    for step in range(3700):
        here, there = Pose(0.0, 0.0, step * 7.0), Pose(step / 10.0, 0.0, step * 3.0)
        quick = plain_band(there.x, here, there, base, 40.0)
        assert quick == range_band(distance_between(here, there, base, 40.0)), step
