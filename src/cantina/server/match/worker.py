"""The inside of a worker process: reads errands, writes outcomes, one after the other.

Started by `workers.py`. It speaks length-prefixed msgpack over its standard streams; whatever a
bot prints goes to the error stream. When the server dies, its end of the pipe closes and this ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from cantina.bots.registry import make_bot
from cantina.core import lessons
from cantina.core.problem import Problem
from cantina.core.registry import find_game
from cantina.core.together import open_view
from cantina.core.undoing import CannotUndo
from cantina.core.window import Bot, Window
from cantina.core.workshop import Wish
from cantina.server.live.patch import difference
from cantina.server.match import errands
from cantina.server.match.course import Course
from cantina.server.match.errands import (
    Advise,
    Arm,
    AtDesk,
    Bring,
    Build,
    Chart,
    Check,
    Choose,
    Describe,
    Enter,
    Foresee,
    Improve,
    Outcome,
    Parcel,
    Past,
    ShowMoments,
    Teach,
    Weigh,
    WithJudgement,
    Write,
)
from cantina.server.match.happenings import load_table, read_happening, read_saved, save_table
from cantina.server.match.pondering import advise, foresee, look_closely
from cantina.server.match.records import record_of
from cantina.server.match.refusals import Unreadable
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import Brings, Work
from cantina.server.protocol.responses.replays import ReplayViews, Report
from cantina.server.tournaments.bringing import armed, entered

MOST_BOTS = 5_000
"""Bots that live in one worker; the one asked longest ago is let go and told its match again."""
Lives = OrderedDict[tuple[str, int, str], Bot]


class Desk:
    """Does the errands of one worker."""

    def __init__(self, is_ready: Callable[[], None]) -> None:
        self._is_ready = is_ready
        self._bots: Lives = OrderedDict()

    def do(self, parcel: Parcel) -> Outcome:
        """Do one errand; whatever goes wrong with it is its outcome."""
        errand, settings = parcel.errand, parcel.settings
        try:
            if isinstance(errand, Choose):
                return self._choose(errand, settings)
            find_game(game_of(errand))
            if isinstance(errand, Weigh | Improve):
                course = look_back(errand.past, settings)
                self._is_ready()
                return look_closely(errand, course)
            self._is_ready()
            if isinstance(errand, Advise):
                return advise(errand, settings)
            if isinstance(errand, Foresee):
                return foresee(errand)
            return do_at_desk(errand, settings)
        except Problem as problem:
            return Outcome(refused=problem.reason)
        except Unreadable:
            return Outcome(failed=errands.UNREADABLE)
        except Exception as error:
            return Outcome(failed=f"{type(error).__name__}: {error}"[:500])

    # --- bots -------------------------------------------------------------------------------------

    def _choose(self, errand: Choose, settings: Settings) -> Outcome:
        """Have the bot of a seat answer; what it does itself, remembering too, is on its time."""
        key = (errand.table, errand.seat, errand.bot)
        if key not in self._bots and errand.past is None:
            self._is_ready()
            return Outcome(failed=errands.NEEDS_PAST)
        game = find_game(errand.game)
        options = game.read_options(msgspec.json.decode(errand.options))
        table = load_table(game, read_saved(errand.position), options, seed=errand.seed, log=False)
        self._is_ready()
        deadline = time.monotonic() + settings.bot_seconds
        bot = self._bots.get(key) or self._new_bot(errand, settings)
        self._bots[key] = bot
        self._bots.move_to_end(key)
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        window = Window(table, errand.seat, deadline, errand.events)
        return Outcome(bot.choose(window).encode())

    def _new_bot(self, errand: Choose, settings: Settings) -> Bot:
        """Return a bot that has been told the match it comes to."""
        bot = make_bot(errand.bot, errand.game, errand.seed)
        if errand.past is not None:
            remember(bot, errand.seat, errand.past, settings)
        return bot


def remember(bot: Bot, seat: int, past: Past, settings: Settings) -> None:
    """Let a new bot live through what a bot at its seat was asked before."""
    course = Course(settings, msgspec.structs.replace(past.match), past.seats)
    with contextlib.suppress(Exception):  # a bot that cannot remember plays on all the same
        if past.checkpoint is None:
            course.restart(None, past.moves[:1])
            moves = past.moves[1:]
        else:
            course.restore(past.checkpoint, [])
            moves = past.moves
        for move in moves:
            happening = read_happening(move.data)
            is_own = happening.kind == "answer" and happening.by_bot and happening.seat == seat
            if is_own and course.table is not None:
                bot.choose(Window(course.table, seat, deadline=0.0))  # it thinks no more of that
            course.replay(move)


def game_of(errand: AtDesk | WithJudgement) -> str:
    """Return the game that an errand is about."""
    if isinstance(
        errand, Check | Describe | Bring | Build | Enter | Arm | Teach | Advise | Foresee
    ):
        return errand.game
    return errand.past.match.game


# --- the past -------------------------------------------------------------------------------------


def look_back(past: Past, settings: Settings) -> Course:
    """Set up a match as it stood."""
    match = msgspec.structs.replace(past.match, state="running", result=None)
    course = Course(settings, match, past.seats)
    if past.is_whole or past.checkpoint is None:
        try:
            course.restart(past.checkpoint, past.moves)
        except Exception as error:
            raise Unreadable(str(error)) from error
    else:
        course.restore(past.checkpoint, past.moves)
    return course


def do_at_desk(errand: AtDesk, settings: Settings) -> Outcome:
    """Do an errand that no bot is needed for."""
    if isinstance(errand, Check):
        return check(errand)
    if isinstance(errand, Bring):
        return bring(errand)
    if isinstance(errand, Describe):
        return describe(errand)
    if isinstance(errand, Build):
        return build(errand)
    if isinstance(errand, Enter | Arm):
        return tournament_lists(errand)
    if isinstance(errand, Teach):
        return teach(errand)
    if isinstance(errand, ShowMoments):
        return Outcome(zlib_json(moments(errand, settings)))
    course = look_back(errand.past, settings)
    if isinstance(errand, Chart):
        charts = [] if course.table is None else course.game.charts(course.table.state)
        return Outcome(zlib_json(Report(charts)))
    if isinstance(errand, Write):
        return Outcome(record_of(course, errand.past.checkpoint, errand.past.moves))
    if course.table is None or course.table.over:
        return Outcome(failed=errands.OVER)
    return Outcome(msgspec.msgpack.encode(save_table(course.table)))


def zlib_json(answer: Any) -> bytes:
    """Return an answer as it is sent to browsers: JSON, compressed here and not at the tables."""
    packer = zlib.compressobj(6, wbits=31)
    return packer.compress(msgspec.json.encode(answer)) + packer.flush()


def check(errand: Check) -> Outcome:
    """Read options and lay the game out as a match would begin."""
    game = find_game(errand.game)
    options = game.read_options(msgspec.json.decode(errand.options))
    game.check_seats(errand.seats)
    game.begin(options, errand.seats)
    return Outcome()


def bring(errand: Bring) -> Outcome:
    """Put a seat's squad or deck into the options, and see whether that can be played."""
    workshop = find_game(errand.game).workshop()
    brings = msgspec.json.decode(errand.brings, type=Brings)
    assert workshop is not None, errand.game
    brought = workshop.take(brings.list) if brings.list is not None else brings.ready
    agreed = msgspec.json.decode(errand.options)
    found = workshop.seat_brings(agreed, errand.seats, errand.seat, brought)
    options = msgspec.json.encode(found)
    check(Check(game=errand.game, options=options, seats=errand.seats))
    return Outcome(options)


def describe(errand: Describe) -> Outcome:
    """Describe an open question, however long it takes to count what its options bring."""
    game = find_game(errand.game)
    options = game.read_options(msgspec.json.decode(errand.options))
    table = load_table(game, read_saved(errand.position), options, seed=0, log=False)
    asked = table.ask(errand.seat).show(errand.number, explain=True)
    return Outcome(msgspec.json.encode(asked))


def build(errand: Build) -> Outcome:
    """Work at a list in the game's workshop."""
    workshop = find_game(errand.game).workshop()
    work = msgspec.json.decode(errand.work, type=Work)
    wish = work.wish or Wish()
    assert workshop is not None, errand.game
    if work.deed == "read":
        found = workshop.read(work.text, wish)
    elif work.deed == "draw":
        found = workshop.draw(work.seed, wish)
    else:
        found = workshop.judge(workshop.take(work.list), wish)
    return Outcome(msgspec.json.encode(found))


def tournament_lists(errand: Enter | Arm) -> Outcome:
    """Look at what people bring to a tournament."""
    game = find_game(errand.game)
    options, lists = msgspec.json.decode(errand.options), msgspec.json.decode(errand.lists)
    if isinstance(errand, Enter):
        return Outcome(msgspec.json.encode(entered(game, options, errand.seats, lists)))
    return Outcome(msgspec.json.encode(armed(game, options, lists, errand.table)))


def teach(errand: Teach) -> Outcome:
    """Play a lesson."""
    lesson = lessons.find_lesson(errand.game, errand.kind, errand.name)
    assert lesson is not None, errand.name
    return Outcome(msgspec.json.encode(lessons.play(lesson, errand.answers)))


def moments(errand: ShowMoments, settings: Settings) -> ReplayViews:
    """Return a run of moments: the first view whole, then one patch a moment."""
    course = look_back(errand.past, settings)
    stored = {point.seq: point for point in errand.checkpoints}

    def look() -> Any:
        if errand.is_open and course.table is not None:
            return open_view(course.table)
        return course.view(errand.seat)

    first, shown = course.seq, look()
    whole = msgspec.Raw(msgspec.json.encode(shown))
    patches: list[list[list[Any]]] = []
    for move in errand.later:
        try:
            course.replay(move)
        except CannotUndo:  # the answer lies before the checkpoint; an undo stores its own
            course.restore(stored[move.seq], [])
        now = look()
        patches.append(difference(shown, now))
        shown = now
    return ReplayViews(first, whole, patches)


# --- the process ----------------------------------------------------------------------------------


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Do errands until the server hangs up."""

    def is_ready() -> None:
        target.write(errands.READY)
        target.flush()

    desk = Desk(is_ready)
    decoder = msgspec.msgpack.Decoder(Parcel)
    while head := source.read(4):
        outcome = desk.do(decoder.decode(source.read(int.from_bytes(head, "big"))))
        data = msgspec.msgpack.encode(outcome)
        target.write(len(data).to_bytes(4, "big") + data)
        target.flush()


def main() -> None:
    """Keep the pipe for ourselves, then serve."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people's moves come first
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError):  # the server died while a bot was thinking
        serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
