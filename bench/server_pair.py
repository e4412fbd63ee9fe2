"""Two processes beside one, and what tables cost at which nothing happens.

    python -m bench.server_pair --db postgresql://cantina@localhost/bench

The seats of a table come in at either process, as behind a proxy that knows nothing of tables. On
a machine with less than three idle cores only the CPU time of a move is worth reading: with a core
for each of them, two processes make 2 x one's CPU / two's CPU times the moves.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import socket
import subprocess
import sys
import time

import httpx
import msgspec

from bench.server import WIDE
from bench.server_line import Line
from bench.server_load import (
    GAMES,
    Cantina,
    Pace,
    Tally,
    measure,
    open_table,
    processor_seconds,
)
from cantina.server.protocol import messages


class Process:
    """One of several servers on a database."""

    def __init__(self, db: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{port}"
        settings = msgspec.json.encode({**WIDE, "port": port, "db": db}).decode()
        command = [sys.executable, "-m", "cantina.server.process.run", settings]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        while True:
            try:
                httpx.get(f"{self.url}/ready", timeout=60).raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


async def load(servers: list[Process], arguments: argparse.Namespace) -> tuple[float, float]:
    """Put servers under load; return moves a second and the CPU of all of them for a move."""
    tally, pace = Tally(), Pace(None)
    playing = Cantina([server.url for server in servers], tally, pace)
    times = (arguments.tables, arguments.warm, arguments.seconds)
    processes = [server.process.pid for server in servers]
    rate = await measure(tally, playing.play, processes, *times)
    return rate, tally.processor_ms


def compare(arguments: argparse.Namespace) -> None:
    """Measure one process and two."""
    works: list[float] = []
    for count in (1, 2):
        servers = [Process(arguments.db) for _ in range(count)]
        try:
            rate, work = asyncio.run(load(servers, arguments))
        finally:
            for server in servers:
                server.stop()
        works.append(work)
        print(f"{count} process(es): {rate:.0f} moves/s, {work:.3f} ms of CPU a move in all")
    print(f"two processes with a core each: {2 * works[0] / works[1]:.2f} times the moves of one")


async def watch(server: Process, tables: int, seconds: float) -> float:
    """Let everybody watch and nobody move; return the part of a core that it costs."""
    lines: list[Line] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        for number in range(tables):
            table, tokens = await open_table(http, GAMES[number % len(GAMES)])
            address = server.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
            for token in tokens:
                lines.append(await Line.open(address, lambda line, frame: None))
                lines[-1].send(msgspec.json.encode(messages.Hello(token)))
    await asyncio.sleep(5)
    before = processor_seconds(server.process.pid)
    await asyncio.sleep(seconds)
    cost = (processor_seconds(server.process.pid) - before) / seconds
    for line in lines:
        line.abort()
    return cost


def idle(arguments: argparse.Namespace) -> None:
    """Measure what tables cost at which nothing happens."""
    server = Process(arguments.db)
    try:
        cost = asyncio.run(watch(server, arguments.idle, 30.0))
    finally:
        server.stop()
    print(f"{arguments.idle} watched tables at rest: {100 * cost:.2f} % of a core")


def main() -> None:
    """Run everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", required=True)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3, help="seconds to run before")
    parser.add_argument("--idle", type=int, default=1000, help="tables at rest; 0: none")
    arguments = parser.parse_args()
    random.seed(1)
    compare(arguments)
    if arguments.idle:
        idle(arguments)


if __name__ == "__main__":
    main()
