"""The peer: a boardgame.io server with states as large as ours, under the same load.

It runs as fast as it can be made to: patches instead of whole states, and node's production mode.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import httpx

from bench.server_line import Line
from bench.server_load import Moves, Tally

VERSION = "0.50.2"
PACKAGE = {
    "name": "peer",
    "private": True,
    "dependencies": {"boardgame.io": VERSION, "node-persist": "3.1.3"},
    # a fresh install pulls a koa-compose that boardgame.io cannot load
    "overrides": {"koa-compose": "4.1.0"},
}
SERVER = """
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const [port, ...sizes] = process.argv.slice(2).map(Number);
const count = (things) => Object.keys(things).length;
const games = sizes.map((size, index) => ({
  name: `game-${index}`,
  setup: () => ({
    count: 0,
    // by name and not in a list: its patches compare lists in the square of their length
    things: Object.fromEntries(
      Array.from({ length: Math.max(1, Math.round(size / 100)) }, (_, id) => [id, {
        name: `thing number ${id}`, place: `space:${id % 17}`, tokens: [0, 0, 0],
        owner: id % 2, note: "twenty characters...",
      }]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  deltaState: true,
  moves: {
    answer: ({ G }, key) => {
      G.count += 1;
      const thing = G.things[key % count(G.things)];
      thing.tokens[key % 3] += 1;
      thing.owner = 1 - thing.owner;
    },
  },
}));
const db = process.env.STORE ? new FlatFile({ dir: process.env.STORE }) : undefined;
Server({ games, db, origins: [Origins.LOCALHOST] }).run(port, () => console.log("ready"));
"""


NUMBER = re.compile(rb'"_stateID":(\d+)')
CURRENT = re.compile(rb'"currentPlayer":"(\d)"')
"""All that a load reads of a state, so that it costs as little as ours."""
PATCHED = re.compile(rb'\["patch","[^"]*",\d+,(\d+),')
NEXT = re.compile(rb'"path":"/ctx/currentPlayer","value":"(\d)"')
"""The same of a patch: what changed since the last state."""


class Peer:
    """A boardgame.io server in a temporary folder."""

    def __init__(self, sizes: list[int]) -> None:
        self._sizes = sizes
        self._folder = Path(tempfile.mkdtemp(prefix="cantina-peer-"))
        self.process: subprocess.Popen[bytes] | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])

    def install(self) -> None:
        """Install boardgame.io from npm."""
        (self._folder / "package.json").write_text(json.dumps(PACKAGE))
        (self._folder / "server.js").write_text(SERVER)
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=self._folder, check=True, timeout=300)

    def start(self, is_on_disk: bool = False) -> None:
        """Start the server, with its own file store or in memory, and wait until it listens."""
        store = {"STORE": str(self._folder / "store")} if is_on_disk else {}
        store["NODE_ENV"] = "production"
        command = ["node", "server.js", str(self.port), *map(str, self._sizes)]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, cwd=self._folder, env={**os.environ, **store}, stdout=quiet, stderr=quiet
        )
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)
        raise RuntimeError("boardgame.io did not start")

    def stop(self) -> None:
        """End the server."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()

    def remove(self) -> None:
        """Remove its folder."""
        shutil.rmtree(self._folder, ignore_errors=True)


class PeerLoad:
    """Plays matches on a boardgame.io server, speaking its socket.io protocol."""

    def __init__(self, port: int, lengths: list[int], tally: Tally) -> None:
        self._port = port
        self._lengths = lengths
        self.tally = tally
        # under full load it takes minutes to answer a request beside its sockets
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=600)
        self._next = 0

    async def play(self) -> None:
        """Play one match, as long as ours of that game are."""
        which = self._next % len(self._lengths)
        game, length = f"game-{which}", self._lengths[which]
        self._next += 1
        made = await self._http.post(f"/games/{game}/create", json={"numPlayers": 2})
        match = made.raise_for_status().json()["matchID"]
        keys: list[str] = []
        for player in ("0", "1"):
            body = {"playerID": player, "playerName": f"p{player}"}
            joined = await self._http.post(f"/games/{game}/{match}/join", json=body)
            keys.append(joined.raise_for_status().json()["playerCredentials"])
        moves = Moves(self.tally)
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        seats = [PeerSeat(self, game, match, n, keys[n], moves, length) for n in (0, 1)]
        lines = [await Line.open(address, seat.heard) for seat in seats]
        try:
            self.tally.matches += 1
            await asyncio.gather(*[line.ended for line in lines])
        finally:
            for line in lines:
                line.abort()


class PeerSeat:
    """Answers until the match is as long as it should be."""

    def __init__(
        self,
        load: PeerLoad,
        game: str,
        match: str,
        seat: int,
        key: str,
        moves: Moves,
        length: int,
    ) -> None:
        self._load = load
        self._game = game
        self._match = match
        self._seat = seat
        self._key = key
        self._moves = moves
        self._length = length
        self._prefix = f"42/{game},".encode()

    def heard(self, line: Line, frame: bytes) -> None:
        """Read a packet: the greeting of the transport, of the game, a heartbeat, or a state."""
        if frame == b"2":
            line.send(b"3")
        elif frame.startswith(b"0"):
            line.send(f"40/{self._game},".encode())
        elif frame.startswith(b"40"):
            wish = ["sync", self._match, str(self._seat), self._key, 2]
            line.send(self._prefix + json.dumps(wish).encode())
        else:
            self._load.tally.heard(len(frame))
            self._seen(line, frame)

    def _seen(self, line: Line, frame: bytes) -> None:
        if (number := PATCHED.search(frame)) is not None:
            current = NEXT.search(frame)
        else:
            number, current = NUMBER.search(frame), CURRENT.search(frame)
        if number is None or current is None:
            return
        moves, is_own_turn = int(number[1]), int(current[1]) == self._seat
        if is_own_turn and moves > 0:
            self._moves.heard(moves)
        if moves >= self._length:
            line.finish()
        elif is_own_turn:
            self._moves.sent(moves + 1, time.perf_counter())
            line.send(self._prefix + move(moves, self._match, self._seat, self._key))


def move(number: int, match: str, seat: int, key: str) -> bytes:
    """Return the message of a move, as boardgame.io's own client writes it."""
    payload = {"type": "answer", "args": [number], "playerID": str(seat), "credentials": key}
    action = {"type": "MAKE_MOVE", "payload": payload}
    return json.dumps(["update", action, number, match, str(seat)]).encode()
