"""Bots that misbehave, for the tests of the thinking processes."""

from __future__ import annotations

import os
import time

from cantina.core.window import Window


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
