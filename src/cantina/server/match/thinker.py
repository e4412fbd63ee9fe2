"""The inside of a thinking process: reads questions, writes answers, one after the other.

Started by `thinkers.py`. It speaks length-prefixed msgpack over its standard streams; whatever a
bot prints goes to the error stream. When the server dies, its end of the pipe closes and this ends.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import BinaryIO

import msgspec

from cantina.bots.registry import make_bot
from cantina.core.registry import find_game
from cantina.core.window import Window
from cantina.server.match.happenings import load_table, read_saved
from cantina.server.match.thinkers import THINKING, Question


def look(question: Question) -> Window:
    """Set up the position and return the seat's window on it."""
    game = find_game(question.game)
    options = game.read_options(msgspec.json.decode(question.options))
    table = load_table(game, read_saved(question.position), options, seed=question.seed, log=False)
    return Window(table, question.seat)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer questions until the server hangs up."""
    while head := source.read(4):
        data = source.read(int.from_bytes(head, "big"))
        question = msgspec.msgpack.decode(data, type=Question)
        window = look(question)
        bot = make_bot(question.bot, question.game, question.seed)
        target.write(THINKING)
        target.flush()
        answer = bot.choose(window).encode()
        target.write(len(answer).to_bytes(4, "big") + answer)
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
