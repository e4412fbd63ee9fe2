"""Bots and a game that misbehave, for the tests of the worker processes."""

from __future__ import annotations

import os
import time
from typing import Any

from cantina.core.ask import Ask, AskAll
from cantina.core.hurry import need_time
from cantina.core.window import Window
from cantina.games.smugglers_dice.game import ALL_ROUTES, Sky, SmugglersDice


class SleepyBot:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, window: Window) -> str:
        time.sleep(3600)
        return ""


class CrashingBot(SleepyBot):
    def choose(self, window: Window) -> str:
        os._exit(3)


class LyingBot(SleepyBot):
    def choose(self, window: Window) -> str:
        print("I print to confuse the pipe")
        return "no-such-option"


class CountingBot:
    """Answers with how often it was asked, which no rules take: for tests of its memory only."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, window: Window) -> str:
        self.asked += 1
        return str(self.asked)


class TarpitGame(SmugglersDice):
    """A game whose options take for ever to check."""

    name = "tarpit"

    def begin(self, options: Any, seats: int) -> Any:
        time.sleep(3600)


tarpit = TarpitGame()


def ponder(route: str) -> float:
    need_time()
    time.sleep(1.0)
    return 0.5


async def pondered_routes(sky: Sky) -> str:
    await AskAll([Ask(seat, "sd-ask-route", ALL_ROUTES, odds=ponder) for seat in sky.order])
    return "routes"


class PonderousGame(SmugglersDice):
    """A game whose odds take long to count."""

    name = "ponderous"
    steps = {**SmugglersDice.steps, "routes": pondered_routes}


ponderous = PonderousGame()
