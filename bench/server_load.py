"""Load: seats that answer as fast as they are asked, on our server or on the peer."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.server_line import Line
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.server.protocol import messages

GAMES = ("outer-rim", "x-wing", "destiny")
OPTIONS: dict[str, dict[str, Any]] = {"x-wing": {"width": 4000, "height": 4000}}
STEADY = ":straight:"
"""Ships flown at random leave the standard mat within two rounds: ours fly straight over a wide
one, which makes matches of X-Wing as long as those of Destiny."""


TICK = 0.002
"""Seconds between two looks of a paced load at what is due."""
MOST_AT_ONCE = 10
"""So many ticks' answers are sent at once after the load itself was held up."""
ADDRESSES = 100
"""From how many addresses the people come."""
VIEWS = 300
"""Moments of a match whose views are measured."""


class Choice(msgspec.Struct):
    """The part of an option that an answer needs."""

    key: str


class NumberedAsk(msgspec.Struct):
    """The part of an open ask that an answer needs."""

    number: int
    kind: str
    options: list[Choice] = []
    least: int = 1
    most: int = 1


class Shown(msgspec.Struct):
    """The part of a message that tells it apart."""

    type: str
    seq: int = 0
    asks: list[NumberedAsk] = []


_FRAMES = msgspec.json.Decoder(list[Shown])


def usual_length(lengths: list[int], default: int) -> int:
    """Return the middle one of the lengths, or a guess when no match has ended."""
    return sorted(lengths)[len(lengths) // 2] if lengths else default


class Tally:
    """What a load came to while it was measured."""

    def __init__(self) -> None:
        self.is_measuring = False
        self.matches = 0
        """Matches that have begun; when there are as many as tables the measuring may begin."""
        self.opened = 0
        """Those of them that began while it was measured: opening a table costs, too."""
        self.moves = 0
        self.latencies: list[float] = []
        self.bytes = 0
        self.frames = 0
        self.processor_ms = 0.0
        """Work of the server for one move: unlike the rate it does not depend on the neighbours."""
        self.kilobytes = 0.0
        """Memory of the server for one table."""
        self.load_share = 0.0
        """How much of one core the load itself took: below 1 it did not hold the server up."""

    def heard(self, size: int) -> None:
        """Count a frame that arrived."""
        if self.is_measuring:
            self.frames += 1
            self.bytes += size

    def moved(self, seconds: float) -> None:
        """Count a move that the other seat heard of after so many seconds."""
        if self.is_measuring:
            self.moves += 1
            self.latencies.append(seconds)

    def quantile(self, part: float) -> float:
        """Return a percentile of the latencies, in milliseconds."""
        ordered = sorted(self.latencies) or [0.0]
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class Pace:
    """Lets seats answer at a steady rate, or at once when no rate is given."""

    def __init__(self, rate: float | None) -> None:
        self._rate = rate
        self._ready: deque[Callable[[], None]] = deque()
        self._task = None if rate is None else asyncio.create_task(self._run(rate))

    def answer(self, send: Callable[[], None]) -> None:
        """Send an answer when its time has come; its latency counts from then."""
        if self._rate is None:
            send()
        else:
            self._ready.append(send)

    async def _run(self, rate: float) -> None:
        then, due = time.perf_counter(), 0.0
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            # what nobody was ready for is not made good later
            due = min(due + (now - then) * rate, MOST_AT_ONCE * TICK * rate + 1)
            then = now
            while due >= 1 and self._ready:
                due -= 1
                self._ready.popleft()()

    def stop(self) -> None:
        """Answer nothing more."""
        if self._task is not None:
            self._task.cancel()


class Moves:
    """Pairs the moment a move was sent with the moment the other seat heard of it."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._sent: dict[int, float] = {}
        self._heard: dict[int, float] = {}

    def sent(self, number: int, at: float) -> None:
        """Note when the move of this number was sent."""
        heard = self._heard.pop(number, None)
        if heard is None:
            self._sent[number] = at
        else:
            self._tally.moved(heard - at)

    def heard(self, number: int) -> None:
        """Note that the other seat has heard of a move."""
        now = time.perf_counter()
        sent = self._sent.pop(number, None)
        if sent is None:
            self._heard[number] = now
        else:
            self._tally.moved(now - sent)


async def measure(
    tally: Tally,
    play: Callable[[], Awaitable[None]],
    processes: list[int],
    tables: int,
    warm: float,
    seconds: float,
) -> float:
    """Let all tables play; return the moves a second after a warm-up."""
    before = sum(map(resident_megabytes, processes))
    playing = [asyncio.create_task(_forever(play)) for _ in range(tables)]
    while tally.matches < tables and not any(task.done() for task in playing):
        await asyncio.sleep(0.1)
    await asyncio.sleep(warm)
    tally.is_measuring = True
    began, worked = time.perf_counter(), sum(map(processor_seconds, processes))
    own_work, matches = time.process_time(), tally.matches
    await asyncio.sleep(seconds)
    tally.is_measuring = False
    tally.opened = tally.matches - matches
    passed = time.perf_counter() - began
    tally.load_share = (time.process_time() - own_work) / passed
    work = sum(map(processor_seconds, processes)) - worked
    tally.processor_ms = 1000 * work / max(1, tally.moves)
    tally.kilobytes = 1024 * (sum(map(resident_megabytes, processes)) - before) / tables
    broken = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    if broken:
        raise RuntimeError(f"{len(broken)} tables broke off") from broken[0].exception()
    return tally.moves / passed


async def _forever(play: Callable[[], Awaitable[None]]) -> None:
    while True:
        await play()


def client(url: str, number: int) -> httpx.AsyncClient:
    """Come from an address of one's own: one address may ask for only a few tables at once."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{number + 1}")
    return httpx.AsyncClient(base_url=url, timeout=60, transport=transport)


class Cantina:
    """Plays matches on a Cantina server."""

    def __init__(
        self,
        urls: list[str],
        tally: Tally,
        pace: Pace,
        games: tuple[str, ...] = GAMES,
        viewers: int = 0,
    ) -> None:
        self._urls = urls
        self._viewers = viewers
        self.tally = tally
        self.pace = pace
        self._http = [client(url, n) for url in urls for n in range(ADDRESSES)]
        self._games = games
        self._next = 0
        self.lengths: dict[str, list[int]] = {game: [] for game in games}
        """How many moves the finished matches had."""

    async def play(self) -> None:
        """Play one match from its opening to its end."""
        game = self._games[self._next % len(self._games)]
        self._next += 1
        table = await open_table(random.choice(self._http), game)
        moves = Moves(self.tally)
        seats = [Seat(self, moves, random.Random(self._next * 2 + n)) for n in (0, 1)]
        lines: list[Line] = []
        try:
            for seat, token in zip(seats, table[1], strict=True):
                lines.append(await self._come(table[0], token, seat.heard))
            for _ in range(self._viewers):
                lines.append(await self._come(table[0], None, lambda line, frame: None))
            self.tally.matches += 1
            await asyncio.gather(*[line.ended for line in lines[: len(seats)]])
            self.lengths[game].append(seats[0].seq)
        finally:
            for line in lines:
                line.abort()

    async def _come(
        self, table: str, token: str | None, heard: Callable[[Line, bytes], None]
    ) -> Line:
        """Connect to a table, at whichever server."""
        server = random.choice(self._urls).replace("http", "ws", 1)
        line = await Line.open(f"{server}/ws/tables/{table}", heard)
        line.send(msgspec.json.encode(messages.Hello(token)))
        return line


class Seat:
    """Answers until the match is over."""

    def __init__(self, load: Cantina, moves: Moves, rng: random.Random) -> None:
        self._load = load
        self._moves = moves
        self._rng = rng
        self._ask: NumberedAsk | None = None
        self._sent = 0.0
        self.seq = 0

    def heard(self, line: Line, frame: bytes) -> None:
        """Read a frame and answer what it asks."""
        self._load.tally.heard(len(frame))
        is_own = False
        for message in _FRAMES.decode(frame):
            match message.type:
                case "accepted":
                    is_own = True
                    self._moves.sent(message.seq, self._sent)
                case "delta" | "view":
                    self.seq = message.seq
                    if not is_own:
                        self._moves.heard(message.seq)
                case "asks" if message.asks:
                    self._asked(line, message.asks[0])
                case "refused":
                    self._answer(line)
                case "result":
                    line.finish()

    def _asked(self, line: Line, ask: NumberedAsk) -> None:
        """Answer a question unless its answer is on its way."""
        if self._ask is None or self._ask.number != ask.number:
            self._ask = ask
            self._load.pace.answer(lambda: self._answer(line) if self._ask is ask else None)

    def _answer(self, line: Line) -> None:
        assert self._ask is not None
        key = some_key(self._ask, self._rng)
        self._sent = time.perf_counter()
        line.send(msgspec.json.encode(messages.Answer(self._ask.number, key)))


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


def some_key(ask: NumberedAsk, rng: random.Random) -> str:
    """Return a random answer that a client can see is allowed."""
    keys = [option.key for option in ask.options]
    if ask.kind != "many":
        return rng.choice([key for key in keys if STEADY in key] or keys)
    chosen = set(rng.sample(keys, rng.randint(ask.least, min(ask.most, len(keys)))))
    return "+".join(key for key in keys if key in chosen) or "none"


def view_bytes(game: str) -> int:
    """Return how large a seat's view is on average: what the peer's states are made to be."""
    table = Table.start(find_game(game), 2, OPTIONS.get(game), seed=1)
    rng = Rng(1)
    sizes: list[int] = []
    while not table.over and len(sizes) < VIEWS:
        sizes.append(len(msgspec.json.encode(table.view(0))))
        table.answer_at_random(rng)
    return sum(sizes) // len(sizes)


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
