"""Real server processes and real sockets for the tests of the server.

A `ServerProcess` is forked from the nursery (`nursery.py`), which has imported everything before;
one that needs another environment than ours is started as `cantina serve` starts it. Its port is
its own from the beginning, over all restarts. Whatever should happen is waited for with `wait_for`
or `Player.until`, never for a number of seconds: the machine may be busy with something else.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cantina.server.live.patch import apply

GAME = "smugglers-dice"
PATIENT = {
    "requests_per_minute": 100_000,
    "pages_per_minute": 100_000,
    "tables_per_hour": 1_000_000,
    "analyses_per_hour": 1_000_000,
    "listed_per_owner": 1_000,
    "seeks_per_owner": 1_000,
    "seek_seconds": 600.0,
    "bonds_per_hour": 100_000,
    "bot_seconds_per_minute": 1_000_000.0,
    "desk_seconds": 60.0,
    "connections_per_address": 10_000,
    "spectators_per_address": 10_000,
    "sign_ins_per_minute": 100_000,
    "messages_per_second": 10_000.0,
    "message_burst": 10_000,
    "bot_seconds": 60.0,
    "bot_pause": 0.0,
}
"""Settings under which a test is never told to slow down, however busy the machine is."""

PATIENCE = 240.0
"""Seconds after which something that should happen counts as never happening."""


PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted; without this every client reads the certificates of the world."""


Deed = Callable[[], Coroutine[Any, Any, None]]
"""Something that is done at tables."""


class Opened(Protocol):
    """A hall or a store: something that is opened and closed."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


Thing = TypeVar("Thing", bound=Opened)


async def within(thing: Thing, work: Callable[[Thing], Awaitable[None]]) -> None:
    """Do something with a hall or a store while it is open."""
    await thing.open()
    try:
        await work(thing)
    finally:
        await thing.close()


def reserved_port() -> socket.socket:
    """Return a socket that keeps a port for a server of ours, which alone may listen there.

    The port is out of those that are never given to outgoing connections.
    """
    while True:
        with contextlib.suppress(OSError):
            kept = socket.socket()
            # without the option, so that a port which somebody else has or keeps is not taken
            kept.bind(("127.0.0.1", random.SystemRandom().randrange(12_000, 32_000)))
            # with it, so that the server (whose socket has it too) may listen
            kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            return kept


def free_port() -> int:
    """Return a port nobody uses, for a program that does not share one."""
    with reserved_port() as found:
        port: int = found.getsockname()[1]
        return port


def wait_for(is_met: Callable[[], Any], what: str) -> None:
    """Look again and again until something holds."""
    end = time.monotonic() + PATIENCE
    while not is_met():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def environment() -> dict[str, str]:
    """Return the environment that processes started now would have."""
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


class Nursery:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        self.environment = environment()
        # -P: the folder of the tests is no place to import from
        command = [sys.executable, "-P", str(Path(__file__).with_name("nursery.py"))]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=self.environment)
        self._line = threading.Lock()
        atexit.register(self.close)

    def ask(self, **order: Any) -> Any:
        """Give an order and return its answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with self._line:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


nursery = cache(Nursery)


class Forked:
    """A server that was forked from the nursery, to be handled as a `subprocess.Popen`."""

    def __init__(self, settings: str) -> None:
        self.pid: int = nursery().ask(cwd=str(Path.cwd()), settings=settings)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = nursery().ask(pid=self.pid)
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
            time.sleep(0.01)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, db: str, **settings: Any) -> None:
        self._port = reserved_port()
        self.port: int = self._port.getsockname()[1]
        self.settings = {**PATIENT, "db": db, "port": self.port, **settings}
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log: Path | None = None
        """Where its log goes; with ours unless said."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Self:
        settings = msgspec.json.encode(self.settings).decode()
        wanted = {**environment(), **self.environment}
        if hasattr(os, "fork") and wanted == nursery().environment and self.log is None:
            self.process = Forked(settings)
        else:
            command = [sys.executable, "-m", "cantina.server.process.run", settings]
            with contextlib.ExitStack() as stack:
                log = None if self.log is None else stack.enter_context(self.log.open("ab"))
                self.process = subprocess.Popen(command, env=wanted, stderr=log)
        wait_for(self.answers, "the server does not answer")
        return self

    def answers(self) -> bool:
        """Whether it is there; one that ended will never be."""
        assert self.process is not None and self.process.poll() is None, "the server has ended"
        return is_healthy(self.url)

    def kill(self) -> None:
        """End it as a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def dies_between(self, before: Deed, after: Deed) -> None:
        """Do one thing, lose the power and come back, do the other."""
        asyncio.run(before())
        self.kill()
        self.start()
        asyncio.run(after())

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def get(url: str, **wishes: Any) -> httpx.Response:
    """Ask for a page, with all patience."""
    return httpx.get(url, timeout=PATIENCE, verify=PLAIN, **wishes)


def is_healthy(url: str) -> bool:
    """Whether a server answers there."""
    with contextlib.suppress(httpx.HTTPError):
        return get(f"{url}/ready").status_code == 200
    return False


class Api:
    """The REST doors, for tests."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=PLAIN)

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.post(path, json=body, headers=headers)

    def create(self, *seats: str, game: str = GAME, **wishes: Any) -> dict[str, Any]:
        """Open a table for these seats: `human`, `open`, or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("human", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": kinds, "name": "Ada", "start": True, **wishes}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, table: str, seat: int, name: str = "Bo") -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/seats/{seat}", {"name": name})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def table(self, table: str) -> dict[str, Any]:
        """Return a table, however long it takes until a process serves it."""
        answer = self.http.get(f"/api/tables/{table}")
        end = time.monotonic() + PATIENCE
        while answer.status_code == 503:
            assert time.monotonic() < end, "nobody serves the table"
            time.sleep(0.1)
            answer = self.http.get(f"/api/tables/{table}")
        found: dict[str, Any] = answer.json()
        return found

    def metric(self, name: str) -> float:
        for line in self.http.get("/metrics").text.splitlines():
            if line.startswith(f"cantina_{name} "):
                return float(line.rsplit(" ", 1)[1])
        raise AssertionError(f"no metric {name}")


def two(api: Api, **wishes: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Open a table for two people and seat both."""
    first = api.create("human", "open", **wishes)
    return first, api.sit(first["table"], 1)


def table_of(api: Api, name: str, session: str) -> dict[str, Any]:
    """Open a table for somebody with an account and whoever comes; return the seat."""
    body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}], "name": name}
    seated: dict[str, Any] = api.post("/api/tables", body, session).json()
    return seated


class Player:
    """A live connection that keeps what it was told."""

    def __init__(self, ws: str, table: str, token: str | None) -> None:
        self._address = f"{ws}/ws/tables/{table}"
        self.token = token
        self.view: Any = None
        self.seq = 0
        self.asks: list[dict[str, Any]] = []
        self.waiting: list[int] = []
        self.asides: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.next_event = 0
        self.seats: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.accepted: list[dict[str, Any]] = []
        self.proposal: dict[str, Any] = {}
        self.clocks: dict[str, Any] = {}
        self.result: dict[str, Any] | None = None
        self.paused = False
        self.rematch: str | None = None
        self.welcome: dict[str, Any] = {}
        self.agreed: dict[str, Any] = {}
        self.frames: list[str] = []
        self.kinds: list[str] = []
        self.socket: ClientConnection | None = None

    async def arrive(self) -> Self:
        """Connect however often it takes, as a browser does while a table is handed over."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.connect()
            except (ConnectionClosed, InvalidHandshake, OSError):
                assert time.monotonic() < end, "nobody takes the table over"
                await asyncio.sleep(0.1)

    async def connect(self, lang: str = "en") -> Self:
        self.socket = await connect(self._address, compression=None, max_size=2**24, max_queue=None)
        hello = {"type": "hello", "token": self.token, "since": self.next_event, "lang": lang}
        await self.send(hello)
        await self.pump()
        return self

    async def __aenter__(self) -> Self:
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Any) -> None:
        assert self.socket is not None
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(raw)

    async def pump(self, timeout: float = PATIENCE) -> None:
        """Take one frame."""
        assert self.socket is not None
        frame = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        for message in msgspec.json.decode(frame):
            self.take(message)

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.kinds.append(kind)
        match kind:
            case "welcome":
                self.welcome = message
                self.seats = message["table"]["seats"]
            case "view":
                self.view, self.seq = message["view"], message["seq"]
            case "delta":
                self.view, self.seq = apply(self.view, message["patch"]), message["seq"]
            case "asks":
                self.asks, self.waiting = message["asks"], message["waiting"]
                self.asides = message["asides"]
            case "events":
                self.events += message["events"]
                self.next_event = message["next"]
            case "seats":
                self.seats, self.paused = message["seats"], message["paused"]
            case "agreed":
                self.agreed = message
            case "chat":
                self.chat += message["lines"]
            case "refused":
                self.refused.append(message)
            case "accepted":
                self.accepted.append(message)
            case "proposal":
                self.proposal = message
            case "clocks":
                self.clocks = message
            case "result":
                self.result = message["result"]
            case "rematch":
                self.rematch = message["table"]

    async def until(self, is_met: Callable[[], Any], timeout: float = PATIENCE) -> None:
        """Take frames until something holds."""
        end = time.monotonic() + timeout
        while not is_met():
            left = end - time.monotonic()
            assert left > 0, "it did not happen in time"
            await self.pump(left)

    async def answer(self, key: str | None = None, rng: random.Random | None = None) -> str:
        """Answer the open ask (at random without a key) and wait for the server's word."""
        ask = self.asks[0]
        key = key if key is not None else some_key(ask, rng or random.Random())
        told = len(self.accepted) + len(self.refused)
        await self.send({"type": "answer", "ask": ask["number"], "key": key})
        await self.until(lambda: len(self.accepted) + len(self.refused) > told)
        return key

    async def play_on(self, rng: random.Random | None = None) -> None:
        """Answer whatever is asked until the match is over."""
        while self.result is None:
            await self.until(lambda: self.asks or self.result)
            if self.result is None:
                await self.answer(rng=rng)


def some_key(ask: dict[str, Any], rng: random.Random) -> str:
    """Return a random legal answer to an ask as a client sees it."""
    keys = [option["key"] for option in ask.get("options", [])]
    if ask["kind"] != "many":
        return rng.choice(keys)
    least, most = ask.get("least", 1), ask.get("most", 1)
    chosen = rng.sample(keys, rng.randint(least, min(most, len(keys))))
    return "+".join(key for key in keys if key in chosen) or "none"


def meet(talk: Callable[..., Awaitable[None]], *players: Player) -> None:
    """Connect players, in this order, for as long as they talk."""

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            await talk(*[await stack.enter_async_context(player) for player in players])

    asyncio.run(run())


def play(*players: Player, rng: random.Random | None = None) -> None:
    """Let several players play a match to its end."""

    async def run() -> None:
        for player in players:
            await player.connect()
        await asyncio.gather(*[player.play_on(rng) for player in players])
        for player in players:
            await player.close()

    asyncio.run(run())


async def hurt(player: Player) -> None:
    """Break a connection without a close frame, as a lost network does."""
    assert player.socket is not None
    with contextlib.suppress(ConnectionClosed):
        player.socket.transport.abort()


def sqlite_url(folder: Path) -> str:
    """Return the URL of a new SQLite file."""
    return f"sqlite:///{folder / 'cantina.sqlite3'}"
