"""Errands that need judgement: advice, prospects, a match in hindsight. Done where bots think."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from cantina.bots.hindsight import Thoroughness
from cantina.bots.registry import make_bot
from cantina.bots.weighing import Weigher
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Explains, Window
from cantina.server.match import errands
from cantina.server.match.course import Course
from cantina.server.match.errands import (
    Advice,
    Advise,
    Foresee,
    Improve,
    Outcome,
    Ponder,
    Weigh,
)
from cantina.server.match.happenings import load_table, read_saved
from cantina.server.process.settings import Settings

THINKING_PART = 0.5
"""How much of the time for an errand a bot thinks; the rest is for being asked and answering."""


def advise(errand: Advise, settings: Settings) -> Outcome:
    """Return a bot's best answers with their chances and reasons, or its answer alone."""
    table = _set_up(errand)
    bot = make_bot(errand.bot, errand.game, errand.seed)
    deadline = time.monotonic() + settings.bot_seconds * THINKING_PART
    window = Window(table, errand.seat, deadline, errand.events)
    found = bot.explain(window) if isinstance(bot, Explains) else []
    told: Advice = [(one.key, one.chance, one.why) for one in found]
    return Outcome(msgspec.msgpack.encode(told or [(bot.choose(window), None, None)]))


def foresee(errand: Foresee) -> Outcome:
    """Say how likely everybody wins, by what everybody may know."""
    table = _set_up(errand)
    effort = Thoroughness(playouts=errand.playouts)
    deadline = time.monotonic() + errand.seconds
    weigher = Weigher(errand.game, table.seats, effort, deadline)
    return Outcome(msgspec.msgpack.encode(weigher.chances(table)))


def look_closely(errand: Weigh | Improve, course: Course) -> Outcome:
    """Weigh one decision of a match, or look for what would have been better."""
    table = course.table
    seat = errand.seat if isinstance(errand, Weigh) else errand.decision.seat
    if table is None or seat not in table.waiting:
        return Outcome(failed=errands.OVER)
    effort = Thoroughness(playouts=errand.playouts)
    deadline = time.monotonic() + errand.seconds
    weigher = Weigher(course.match.game, table.seats, effort, deadline)
    if isinstance(errand, Weigh):
        return Outcome(
            msgspec.msgpack.encode(weigher.decision(course.seq, table, seat, errand.key))
        )
    return Outcome(msgspec.msgpack.encode(weigher.costly(errand.decision, table)))


def _set_up(errand: Ponder) -> Table[Any]:
    game = find_game(errand.game)
    options = game.read_options(msgspec.json.decode(errand.options))
    return load_table(game, read_saved(errand.position), options, seed=errand.seed, log=False)
