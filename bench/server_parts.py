"""Where the time of a move goes: rules, views, differences, writing frames, the store, the rest.

Each part is run in this process, as the server runs it for a table with two connected seats, and
its CPU time taken. What is left of the server's own CPU time for a move under load is the sockets
and the event loop.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from bench.server_load import GAMES, OPTIONS, STEADY
from cantina.core.ask import AskMany
from cantina.core.rng import Rng
from cantina.server.http.tokens import new_id
from cantina.server.live.audience import Audience, Viewer, frame
from cantina.server.live.patch import Found
from cantina.server.match.happenings import write_happening, write_saved
from cantina.server.match.room import Room
from cantina.server.process.metrics import Metrics
from cantina.server.process.settings import Settings
from cantina.server.protocol.messages import Accepted, Answer, Asks, ClientMessage, Events
from cantina.server.store.rows import Match, Move, Seat
from cantina.server.store.store import Store

MOVES = 300
"""Of each game's match."""
BATCH = 20
"""Moves that share one commit under load."""
PARTS = ("read", "rules", "asks", "views", "difference", "frames", "record", "store")
_MESSAGES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Stopwatch:
    """Adds up the CPU time of the parts of moves."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.moves = 0
        self._then = 0.0

    def start(self) -> None:
        """Begin a move."""
        self._then = time.thread_time()

    def lap(self, part: str) -> None:
        """Charge what passed since the last lap to a part."""
        now = time.thread_time()
        self.spent[part] += now - self._then
        self._then = now


async def never_send(data: str) -> None:
    """Send nothing: the sockets are measured with the whole server."""


def some_answer(room: Room, seat: int, rng: Rng) -> str:
    """Return an answer as the load gives it."""
    assert room.table is not None
    ask = room.table.ask(seat)
    if not isinstance(ask, AskMany):
        steady = [option.key for option in room.asks(seat)[0].options if STEADY in option.key]
        if steady:
            return steady[rng.below(len(steady))]
    return ask.sample(rng)


def play(store: Store, settings: Settings, game: str, watch: Stopwatch) -> list[Move]:
    """Play a part of a match, a lap for each part of a move; return what is to be stored."""
    match = Match(id=new_id(), game=game, secret="bench", state="running")
    match.options = msgspec.json.encode(OPTIONS.get(game, {})).decode()
    seats = [Seat(match=match.id, seat=seat, kind="human") for seat in (0, 1)]
    room = Room(store, settings, match, seats)
    room._note(room.start(), 1, time.time())
    audience: Audience = room.audience
    for seat in (0, 1):
        viewer = Viewer(never_send, Metrics(), seat, 0, "en", write=lambda data: True)
        audience.join(viewer).whole(room.view(seat), room.seq)
    rng, moves = Rng(1), list[Move]()
    while len(moves) < MOVES and room.is_running:
        seat = room.waiting[0]
        number = room.ask_number(seat)
        assert number is not None
        message = msgspec.json.encode(Answer(number, some_answer(room, seat, rng)))
        watch.start()
        answer: Any = _MESSAGES.decode(message)
        watch.lap("read")
        happening = room.answer(seat, answer.ask, answer.key)
        watch.lap("rules")
        data = write_happening(happening)
        if len(moves) % settings.checkpoint_every == 0:
            write_saved(room._save(happening))
        moves.append(Move(match=match.id, seq=room.seq + 1, at=time.time(), data=data))
        watch.lap("record")
        room._note(happening, room.seq + 1, time.time())
        asks = [room.asks(one) for one in (0, 1)]
        watch.lap("asks")
        views = room.views([0, 1])
        watch.lap("views")
        found: Found = {}
        perspectives = audience.perspectives()
        changes = [
            one.change(view, room.seq, found) for one, view in zip(perspectives, views, strict=True)
        ]
        watch.lap("difference")
        events = room.unseen_events()
        for one, change, open_asks in zip(perspectives, changes, asks, strict=True):
            told = [change, Asks(open_asks, room.waiting), Events(events, room.next_event)]
            one.push(frame([Accepted(number, room.seq), *told]), room.next_event)
        watch.lap("frames")
        watch.moves += 1
    return moves


async def keep(store: Store, game: str, moves: list[Move], watch: Stopwatch) -> None:
    """Store moves as the writing thread does, many in one commit."""
    match = Match(id=moves[0].match, game=game)
    await store.create(match, [Seat(match=match.id, seat=0, kind="human")])
    began = time.process_time()
    for start in range(0, len(moves), BATCH):
        await asyncio.gather(*[store.append(move) for move in moves[start : start + BATCH]])
    watch.spent["store"] += time.process_time() - began


async def measure_parts() -> dict[str, Stopwatch]:
    """Return the CPU time of the parts, by game."""
    found: dict[str, Stopwatch] = {}
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=f"sqlite:///{Path(folder) / 'parts.sqlite3'}")
        store = Store(settings)
        await store.open()
        for game in GAMES:
            play(store, settings, game, Stopwatch())  # once, so that everything is loaded
            watch = found[game] = Stopwatch()
            await keep(store, game, play(store, settings, game, watch), watch)
        await store.close()
    return found


def show_parts(server_ms: float | None = None, opening_ms: float = 0.0) -> None:
    """Print the table; with the CPU of a move on the server, what is left for sockets and loop.

    `opening_ms` is what opening tables costs, for each of the moves that were made meanwhile.
    """
    found = asyncio.run(measure_parts())
    print(f"\nwhere the time of a move goes (CPU in µs){'':<4}", end="")
    print("".join(f"{game:>12}" for game in found) + f"{'mixed':>12}")
    total = 0.0
    for part in PARTS:
        each = [1e6 * watch.spent[part] / watch.moves for watch in found.values()]
        total += sum(each) / len(each)
        values = "".join(f"{one:>12.0f}" for one in (*each, sum(each) / len(each)))
        print(f"  {part:<42}{values}")
    if server_ms is not None:
        print(f"  {'opening tables':<42}{1000 * opening_ms:>48.0f}")
        rest = 1000 * (server_ms - opening_ms) - total
        print(f"  {'sockets, event loop, threads (the rest)':<42}{rest:>48.0f}")
    print(f"  {'together':<42}{total if server_ms is None else 1000 * server_ms:>48.0f}")


if __name__ == "__main__":
    show_parts()
