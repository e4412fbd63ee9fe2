"""Load: seats that answer as fast as they are asked, on our server or on the peer."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.server_line import Line
from cantina.core.wire import OpenAsk
from cantina.server import protocol

GAMES = ("outer-rim", "x-wing", "destiny")
OPTIONS: dict[str, dict[str, Any]] = {"x-wing": {"width": 4000, "height": 4000}}
"""Ships flown at random leave the standard mat within two rounds."""


WARM_MOVES = 4
"""Moves of each table, on average, before anything is measured."""


class Shown(msgspec.Struct):
    """The part of a message that tells it apart."""

    type: str
    seq: int = 0
    asks: list[OpenAsk] = []


_FRAMES = msgspec.json.Decoder(list[Shown])


def usual_length(lengths: list[int], default: int) -> int:
    """Return the middle one of the lengths, or a guess when no match has ended."""
    return sorted(lengths)[len(lengths) // 2] if lengths else default


class Tally:
    """What a load came to while it was measured."""

    def __init__(self) -> None:
        self.is_measuring = False
        self.warm_moves = 0
        self.moves = 0
        self.latencies: list[float] = []
        self.bytes = 0
        self.frames = 0
        self.processor_ms = 0.0
        """Work of the server for one move: unlike the rate it does not depend on the neighbours."""
        self.kilobytes = 0.0
        """Memory of the server for one table."""

    def heard(self, size: int) -> None:
        """Count a frame that arrived."""
        if self.is_measuring:
            self.frames += 1
            self.bytes += size

    def moved(self, sent: float | None) -> None:
        """Count a move when the other seat hears of it."""
        if sent is None:
            return
        if self.is_measuring:
            self.moves += 1
            self.latencies.append(time.perf_counter() - sent)
        else:
            self.warm_moves += 1

    def quantile(self, part: float) -> float:
        """Return a percentile of the latencies, in milliseconds."""
        ordered = sorted(self.latencies) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def measure(
    tally: Tally,
    play: Callable[[], Awaitable[None]],
    process: int,
    tables: int,
    warm: float,
    seconds: float,
) -> float:
    """Let all tables play; return the moves a second after a warm-up."""
    before = resident_megabytes(process)
    playing = [asyncio.create_task(_forever(play)) for _ in range(tables)]
    while tally.warm_moves < WARM_MOVES * tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(warm)
    tally.is_measuring = True
    began, worked = time.perf_counter(), processor_seconds(process)
    await asyncio.sleep(seconds)
    tally.is_measuring = False
    passed = time.perf_counter() - began
    tally.processor_ms = 1000 * (processor_seconds(process) - worked) / max(1, tally.moves)
    tally.kilobytes = 1024 * (resident_megabytes(process) - before) / tables
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return tally.moves / passed


async def _forever(play: Callable[[], Awaitable[None]]) -> None:
    while True:
        await play()


class Cantina:
    """Plays matches on a Cantina server."""

    def __init__(self, url: str, tally: Tally, games: tuple[str, ...] = GAMES) -> None:
        self._url = url
        self._tally = tally
        self._http = httpx.AsyncClient(base_url=url, timeout=60)
        self._games = games
        self._next = 0
        self.view_bytes: dict[str, int] = {}
        """How large the views of each game are: what the peer's states are made to be."""
        self.lengths: dict[str, list[int]] = {game: [] for game in games}
        """How many moves the finished matches had."""

    async def play(self) -> None:
        """Play one match from its opening to its end."""
        game = self._games[self._next % len(self._games)]
        self._next += 1
        table = await open_table(self._http, game)
        address = self._url.replace("http", "ws", 1) + f"/ws/tables/{table[0]}"
        sent: list[float | None] = [None, None]
        lines = [await Line.open(address) for _ in table[1]]
        try:
            for line, token in zip(lines, table[1], strict=True):
                line.send(msgspec.json.encode(protocol.Hello(token)))
            seats = [self._seat(game, seat, lines[seat], sent) for seat in (0, 1)]
            moves = await asyncio.gather(*seats)
            self.lengths[game].append(max(moves))
        finally:
            for line in lines:
                line.abort()

    async def _seat(self, game: str, seat: int, line: Line, sent: list[float | None]) -> int:
        """Answer until the match is over; return the number of its last move."""
        seq = 0
        rng = random.Random(self._next * 2 + seat)
        while True:
            frame = await line.recv()
            self._tally.heard(len(frame))
            messages = _FRAMES.decode(frame)
            for message in messages:
                if message.type in ("delta", "view"):
                    seq = message.seq
                    other = 1 - seat
                    self._tally.moved(sent[other])
                    sent[other] = None
                    if message.type == "view" and game not in self.view_bytes:
                        self.view_bytes[game] = len(frame)
                elif message.type == "asks" and message.asks:
                    ask = message.asks[0]
                    sent[seat] = time.perf_counter()
                    line.send(msgspec.json.encode(protocol.Answer(ask.number, some_key(ask, rng))))
                elif message.type == "result":
                    return seq


async def open_table(http: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """Open a table for two people; return its id and both tokens."""
    wish = {
        "game": game,
        "seats": [{"kind": "human"}, {"kind": "open"}],
        "options": OPTIONS.get(game, {}),
        "start": True,
    }
    first = (await http.post("/api/tables", json=wish)).raise_for_status().json()
    path = f"/api/tables/{first['table']}/seats/1"
    second = (await http.post(path, json={"name": "Guest"})).raise_for_status().json()
    return first["table"], [first["token"], second["token"]]


def some_key(ask: OpenAsk, rng: random.Random) -> str:
    """Return a random answer that a client can see is allowed."""
    keys = [option.key for option in ask.options]
    if ask.kind != "many":
        return rng.choice(keys)
    chosen = set(rng.sample(keys, rng.randint(ask.least, min(ask.most, len(keys)))))
    return "+".join(key for key in keys if key in chosen) or "none"


def processor_seconds(process: int) -> float:
    """Return how long a process has been working."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: int) -> float:
    """Return how much memory a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
