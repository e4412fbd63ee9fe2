"""Starts servers quickly: a process that has imported everything and forks when asked to.

Importing is three quarters of a server's start, and the tests start two hundred of them. A forked
server is a process like any other: it has its own sockets and files, it can be killed, it leaves
an exit status. `harness.py` runs this file, writes one order a line and reads one answer a line:

    {"cwd": …, "settings": …}   start a server; the answer is its process id
    {"pid": …}                  the answer is its exit status, or null while it runs
"""

from __future__ import annotations

import gc
import json
import os
import sys

from sqlalchemy import create_engine

from cantina.core.registry import find_game, game_names
from cantina.server.process import run
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.store.migrate import migrate


def preload() -> None:
    """Have everything imported that is imported only when it is used."""
    run.configuration(Hall(Settings()))
    migrate(create_engine("sqlite://"))
    for game in game_names():
        find_game(game)
    gc.collect()
    gc.freeze()


def main() -> None:
    """Keep the pipes for ourselves, then do what is ordered."""
    orders, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    preload()
    for line in orders:
        order = json.loads(line)
        if "pid" in order:
            pid, status = os.waitpid(order["pid"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        else:
            answer = os.fork()
            if answer == 0:
                orders.close()
                answers.close()
                os.chdir(order["cwd"])
                sys.argv = [run.__file__, order["settings"]]
                return run.main()
        print(json.dumps(answer), file=answers, flush=True)
    return None


if __name__ == "__main__":
    main()
