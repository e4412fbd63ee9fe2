"""`make bench-server`: moves a second, latency, memory and restart, beside boardgame.io.

Both servers run as one process under the same load in the same run: tables with two seats that
answer as fast as they are asked. Ours runs the rules of three games and has every move on disk
before anybody sees it. The peer's moves compute nothing; its states are as large as our views and
its matches as long as ours. It is measured in memory, and with the file store it comes with.

With all seats answering at once a latency is mostly the time spent in line, so ours is measured
again at the rate that boardgame.io reached in memory, and at twice that rate or as near to its own
as leaves no queue: the moves at the same p99 are the last row beside the peer's first.

A move counts when the other seat hears of it, and is measured from its sending to that moment.
`CPU ms` is the server's own work for a move, which neighbours on the machine hardly change. It has
the opening of tables in it, whose cost is measured alone and told as a part of its own.
`load %` is how much of a core the load took, which must stay well below 100.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from bench.server_line import Line
from bench.server_load import (
    ADDRESSES,
    GAMES,
    Cantina,
    Pace,
    Tally,
    client,
    measure,
    open_table,
    processor_seconds,
    usual_length,
    view_bytes,
)
from bench.server_parts import show_parts
from bench.server_peer import Peer, PeerLoad
from cantina.server.protocol.messages import Hello

LONG = 500
"""Moves of a match when none has ended during the measurement."""
NEAR = 0.85
"""The part of its most moves a second at which our server still answers without a queue."""
WATCHED, WATCHED_RATE, VIEWERS = 20, 200.0, 20
"""Tables, moves a second and spectators at each table with which a spectator's cost is measured."""
OPENED = 60
"""Tables whose opening is measured."""
WIDE = {
    "requests_per_minute": 10_000_000,
    "pages_per_minute": 10_000_000,
    "bot_pause": 0.0,
    "tables_per_hour": 100_000_000,
    "bot_seconds_per_minute": 10_000_000.0,
    "spectators_per_address": 100_000,
    "messages_per_second": 1e6,
    "message_burst": 1_000_000,
    "connections_per_address": 100_000,
}


class OurServer:
    """A Cantina server with a fresh SQLite file."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{port}"
        db = f"sqlite:///{folder / 'bench.sqlite3'}"
        self._settings = msgspec.json.encode({**WIDE, "port": port, "db": db}).decode()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start and return after how many seconds it answers."""
        began = time.perf_counter()
        command = [sys.executable, "-m", "cantina.server.process.run", self._settings]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        while True:
            try:
                httpx.get(f"{self.url}/ready", timeout=60).raise_for_status()
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return time.perf_counter() - began

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()

    def metric(self, name: str) -> float:
        """Return one of the server's own numbers."""
        for line in httpx.get(f"{self.url}/metrics").text.splitlines():
            if line.startswith(f"cantina_{name} "):
                return float(line.split()[1])
        return 0.0


def show(name: str, rate: float, tally: Tally) -> None:
    """Print one row."""
    size = tally.bytes / max(1, tally.frames)
    print(
        f"{name:<22}{rate:>10.0f}{tally.quantile(0.5):>10.1f}{tally.quantile(0.99):>10.1f}"
        f"{tally.processor_ms:>10.2f}{size:>12.0f}{tally.kilobytes:>10.0f}"
        f"{100 * tally.load_share:>8.0f}"
    )


async def load_ours(
    server: OurServer, arguments: argparse.Namespace, offered: float | None = None, viewers: int = 0
) -> tuple[float, Tally, Cantina]:
    """Put our server under load; return its rate and what the load learnt."""
    assert server.process is not None
    tally = Tally()
    pace = Pace(offered)
    load = Cantina([server.url], tally, pace, viewers=viewers)
    times = (arguments.tables, arguments.warm, arguments.seconds)
    rate = await measure(tally, load.play, [server.process.pid], *times)
    pace.stop()
    name = "cantina (on disk)" if offered is None else f"  offered {offered:.0f}"
    show(f"{name}, {viewers} watch" if viewers else name, rate, tally)
    return rate, tally, load


def measure_ours(
    arguments: argparse.Namespace, offered: float | None = None
) -> tuple[float, Tally, Cantina]:
    """Measure a server of ours with a fresh store."""
    with tempfile.TemporaryDirectory() as folder:
        server = OurServer(Path(folder))
        server.start()
        try:
            return asyncio.run(load_ours(server, arguments, offered))
        finally:
            server.stop()


def measure_viewer(arguments: argparse.Namespace) -> float:
    """Return what each spectator costs a server of ours for a move, coming and going counted in."""
    works: list[float] = []
    few = argparse.Namespace(**{**vars(arguments), "tables": WATCHED})
    for viewers in (0, VIEWERS):
        with tempfile.TemporaryDirectory() as folder:
            server = OurServer(Path(folder))
            server.start()
            try:
                _, tally, _ = asyncio.run(load_ours(server, few, WATCHED_RATE, viewers))
            finally:
                server.stop()
        works.append(tally.processor_ms)
    return 1000 * (works[1] - works[0]) / VIEWERS


def measure_opening() -> float:
    """Return what opening a table costs a server of ours with a fresh store."""
    with tempfile.TemporaryDirectory() as folder:
        server = OurServer(Path(folder))
        server.start()
        try:
            return asyncio.run(opening_ms(server))
        finally:
            server.stop()


async def load_peer(
    peer: Peer, name: str, lengths: list[int], arguments: argparse.Namespace
) -> tuple[float, Tally]:
    """Put boardgame.io under the same load; return its rate."""
    assert peer.process is not None
    tally = Tally()
    load = PeerLoad(peer.port, lengths, tally)
    times = (arguments.tables, arguments.warm, arguments.seconds)
    rate = await measure(tally, load.play, [peer.process.pid], *times)
    show(name, rate, tally)
    return rate, tally


def compare(ours: float, our_tally: Tally, load: Cantina, arguments: argparse.Namespace) -> None:
    """Measure the peer in memory and with its own file store, and print the ratios."""
    rates: list[float] = []
    waits: list[float] = []
    lengths = [usual_length(load.lengths[game], LONG) for game in GAMES]
    peer = Peer([view_bytes(game) for game in GAMES])
    try:
        peer.install()
        for where in ("memory", "on disk"):
            peer.start(is_on_disk=where == "on disk")
            try:
                name = f"boardgame.io ({where})"
                theirs, tally = asyncio.run(load_peer(peer, name, lengths, arguments))
            finally:
                peer.stop()
            rates.append(theirs)
            waits.append(tally.quantile(0.99))
            work = tally.processor_ms / our_tally.processor_ms
            print(f"  ratio {ours / theirs:.2f} in moves/s, {work:.2f} in moves per CPU second")
    finally:
        peer.remove()
    print("cantina (on disk) at the rate of boardgame.io (memory), and at more")
    for offered in (rates[0], min(2 * rates[0], NEAR * ours)):
        reached, tally, _ = measure_ours(arguments, offered)
        p99 = tally.quantile(0.99)
        print(
            f"  {reached / rates[0]:.2f} of its moves/s at {p99 / waits[0]:.2f} of its p99"
            f" ({p99:.0f} ms beside {waits[0]:.0f} ms)"
        )


class Arrival:
    """Waits until a connection is greeted."""

    def __init__(self) -> None:
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, line: Line, frame: bytes) -> None:
        """Note the first frame."""
        if not self.greeted.done():
            self.greeted.set_result(None)


async def sit_down(url: str, number: int) -> list[Line]:
    """Open a table and sit down on both seats; return the connections, once they are greeted."""
    lines: list[Line] = []
    async with client(url, number % ADDRESSES) as http:
        table, tokens = await open_table(http, GAMES[number % len(GAMES)])
    for token in tokens:
        arrival = Arrival()
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        lines.append(await Line.open(address, arrival.heard))
        lines[-1].send(msgspec.json.encode(Hello(token)))
        await arrival.greeted
    return lines


async def opening_ms(server: OurServer) -> float:
    """Return the server's CPU for opening a table at which both seats are connected."""
    assert server.process is not None
    worked, lines = 0.0, list[Line]()
    for number in range(2 * OPENED):
        if number == OPENED:  # what came before was to warm up
            worked = processor_seconds(server.process.pid)
        lines += await sit_down(server.url, number)
    worked = processor_seconds(server.process.pid) - worked
    for line in lines:
        line.abort()
    return 1000 * worked / OPENED


async def open_many(url: str, count: int) -> None:
    """Open running tables of all games, one after the other from each address."""

    async def from_address(address: int) -> None:
        async with client(url, address) as http:
            for number in range(address, count, ADDRESSES):
                await open_table(http, GAMES[number % len(GAMES)])

    await asyncio.gather(*[from_address(address) for address in range(ADDRESSES)])


def restart(count: int) -> None:
    """Kill a server with many running tables and time how they come back."""
    with tempfile.TemporaryDirectory() as folder:
        server = OurServer(Path(folder))
        try:
            server.start()
            asyncio.run(open_many(server.url, count))
            server.stop(signal.SIGKILL)
            seconds = server.start()
            back = server.metric("recovered_tables")
            recovery = server.metric("recovery_seconds")
            print(
                f"\nrestart after kill -9: {back:.0f} running tables back in {recovery:.1f} s"
                f" ({seconds:.1f} s from start to first answer)"
            )
        finally:
            server.stop()


def main() -> None:
    """Run everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=3, help="seconds to run before")
    parser.add_argument("--restart", type=int, default=1000, help="tables for the restart; 0: none")
    parser.add_argument("--no-peer", action="store_true", help="measure our server only")
    arguments = parser.parse_args()
    print(
        f"{arguments.tables} tables of {', '.join(GAMES)}; {2 * arguments.tables} seats;", end=" "
    )
    print(f"{os.cpu_count()} cores, shared with the load itself")
    print(f"{'':<22}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}", end="")
    print(f"{'CPU ms':>10}{'bytes/frame':>12}{'KB/table':>10}{'load %':>8}")
    ours, our_tally, load = measure_ours(arguments)
    opening = measure_opening()
    print(f"opening a table, both seats connected: {opening:.1f} ms of CPU")
    viewer = measure_viewer(arguments)
    print(f"each spectator of a move: {viewer:.0f} µs of CPU, coming and going counted in")
    show_parts(our_tally.processor_ms, opening * our_tally.opened / max(1, our_tally.moves))
    if not arguments.no_peer:
        compare(ours, our_tally, load, arguments)
    if arguments.restart:
        restart(arguments.restart)


if __name__ == "__main__":
    main()
