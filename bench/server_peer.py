"""The peer: a boardgame.io server with states as large as ours, under the same load."""

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
from bench.server_load import Tally

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
const games = sizes.map((size, index) => ({
  name: `game-${index}`,
  setup: () => ({
    count: 0,
    things: Array.from({ length: Math.max(1, Math.round(size / 100)) }, (_, id) => ({
      id, name: `thing number ${id}`, place: `space:${id % 17}`, tokens: [0, 0, 0],
      owner: id % 2, note: "twenty characters...",
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer: ({ G }, key) => {
      G.count += 1;
      const thing = G.things[key % G.things.length];
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
        self._tally = tally
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self._next = 0

    async def play(self) -> None:
        """Play one match, as long as ours of that game are."""
        which = self._next % len(self._lengths)
        game, length = f"game-{which}", self._lengths[which]
        self._next += 1
        made = await self._http.post(f"/games/{game}/create", json={"numPlayers": 2})
        match = made.raise_for_status().json()["matchID"]
        keys: list[str] = []
        for seat in ("0", "1"):
            body = {"playerID": seat, "playerName": f"p{seat}"}
            joined = await self._http.post(f"/games/{game}/{match}/join", json=body)
            keys.append(joined.raise_for_status().json()["playerCredentials"])
        sent: list[float | None] = [None, None]
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        lines = [await Line.open(address) for _ in keys]
        try:
            seats = [
                self._seat(game, match, seat, keys[seat], lines[seat], sent, length)
                for seat in (0, 1)
            ]
            await asyncio.gather(*seats)
        finally:
            for line in lines:
                line.abort()

    async def _seat(
        self,
        game: str,
        match: str,
        seat: int,
        key: str,
        line: Line,
        sent: list[float | None],
        length: int,
    ) -> None:
        await line.recv()
        line.send(f"40/{game},".encode())
        await line.recv()
        prefix = f"42/{game},".encode()
        line.send(prefix + json.dumps(["sync", match, str(seat), key, 2]).encode())
        while True:
            frame = await line.recv()
            if frame == b"2":
                line.send(b"3")
                continue
            self._tally.heard(len(frame))
            number, current = NUMBER.search(frame), CURRENT.search(frame)
            if number is None or current is None:
                continue
            moves, other = int(number[1]), 1 - seat
            if moves > 0:
                self._tally.moved(sent[other])
                sent[other] = None
            if moves >= length:
                return
            if int(current[1]) == seat:
                sent[seat] = time.perf_counter()
                line.send(prefix + move(moves, match, seat, key))


def move(number: int, match: str, seat: int, key: str) -> bytes:
    """Return the message of a move, as boardgame.io's own client writes it."""
    payload = {"type": "answer", "args": [number], "playerID": str(seat), "credentials": key}
    action = {"type": "MAKE_MOVE", "payload": payload}
    return json.dumps(["update", action, number, match, str(seat)]).encode()
