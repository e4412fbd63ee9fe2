"""The doors of a server that a terminal needs: finding a table, sitting down, opening one."""

from __future__ import annotations

import contextlib
import secrets
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from cantina.cli.bringing import read_list, workshop_of
from cantina.cli.common import fail
from cantina.cli.session import HUMAN
from cantina.core.problem import BadOptions
from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.server.protocol import requests
from cantina.server.protocol.responses.service import RequestRefused
from cantina.server.protocol.responses.tables import Seated, TableInfo

PATIENCE = httpx.Timeout(60.0, connect=10.0)
"""A busy server may take a while to lay out a game."""


class Wanted(msgspec.Struct, frozen=True):
    """What somebody wants to play, and as whom."""

    name: str
    game: str | None = None
    kinds: list[str] | None = None
    options: dict[str, Any] = {}
    brought: str | None = None
    """A deck or squad: a file, or the name of a ready one."""


class Lobby:
    """A server, and the table that its address names."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rstrip("/").rsplit("/", 1)[-1]
        self._client = httpx.Client(base_url=self.base, timeout=PATIENCE)

    def ask(self, method: str, path: str, kind: type[Any], body: object = None) -> Any:
        """Send a request; end the command with the server's own words if it refuses."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            answer = self._client.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            fail(text("server-play-unreachable", url=self.base, detail=str(error)))
        if answer.is_error:
            with contextlib.suppress(msgspec.DecodeError):
                fail(msgspec.json.decode(answer.content, type=RequestRefused).reason)
            fail(text("server-play-unreachable", url=self.base, detail=str(answer.status_code)))
        return msgspec.json.decode(answer.content, type=kind)

    def free_seat(self, table: TableInfo) -> int | None:
        """Return a seat one may take."""
        free = [seat.seat for seat in table.seats if seat.kind != "bot" and not seat.taken]
        return free[0] if free and table.state == "open" else None

    def join(self, table: TableInfo, wanted: Wanted) -> Seated:
        """Sit down at a table with what one brings, or watch it when there is no seat."""
        seat = self.free_seat(table)
        if seat is None:
            return Seated(table.id, None, "")
        brings = None
        if wanted.brought is not None:
            found = read_list(workshop_of(table.game), wanted.brought)
            brings = requests.Brings(list=msgspec.to_builtins(found.list))
        path = f"/api/tables/{table.id}/seats/{seat}"
        wish = requests.TakeSeat(wanted.name, brings=brings)
        seated: Seated = self.ask("POST", path, Seated, wish)
        return seated

    def open(self, game: str, wanted: Wanted) -> Seated:
        """Open a table for a person and a guest, or for the seats given."""
        least = max(2, find_game(game).seats[0])
        wishes: list[requests.SeatWish] = []
        for kind in wanted.kinds or [HUMAN] * least:
            if kind != HUMAN:
                wishes.append(requests.SeatWish("bot", kind))
            else:
                is_first = all(wish.kind == "bot" for wish in wishes)
                wishes.append(requests.SeatWish("human" if is_first else "open"))
        wish = requests.CreateTable(
            game=game,
            seats=wishes,
            options=self.options(game, wishes, wanted),
            name=wanted.name,
            start=True,
        )
        seated: Seated = self.ask("POST", "/api/tables", Seated, wish)
        return seated

    def options(self, game: str, wishes: list[requests.SeatWish], wanted: Wanted) -> dict[str, Any]:
        """Return what the game is agreed on, with what the own seat brings."""
        if wanted.brought is None:
            return wanted.options
        workshop = workshop_of(game)
        brought = read_list(workshop, wanted.brought).list
        seats = len(wishes)
        own = next((place for place, wish in enumerate(wishes) if wish.kind == "human"), 0)
        try:
            if own == 0:
                return {**wanted.options, **workshop.bring([brought], seats, secrets.randbits(32))}
            return workshop.seat_brings(wanted.options, seats, own, brought)
        except BadOptions as error:
            fail(error.reason)

    def sit(self, wanted: Wanted) -> Seated:
        """Find a place: the table of the link, one that waits for somebody, or a new one."""
        if self.table:
            info = self.ask("GET", f"/api/tables/{self.table}", TableInfo)
            return self.join(info, wanted)
        if wanted.kinds is None:
            for info in self.ask("GET", "/api/tables?state=open", list[TableInfo]):
                if wanted.game in (None, info.game) and self.free_seat(info) is not None:
                    return self.join(info, wanted)
        if wanted.game is None:
            fail(text("cli-play-which"))
        return self.open(wanted.game, wanted)
