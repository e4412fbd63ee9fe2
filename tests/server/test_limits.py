"""No route is without a limit, and a table at which nothing happens costs nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.routes import BaseRoute
from litestar.types import ASGIApp

from cantina.server.http.app import make_routes
from cantina.server.http.guard import with_guard
from cantina.server.http.lobby import create
from cantina.server.process.hall import Hall
from cantina.server.process.quotas import Quotas
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import CreateTable, SeatWish
from server.harness import GAME

ONCE = Settings(requests_per_minute=1, pages_per_minute=1, sign_ins_per_minute=1)


def doors(routes: list[BaseRoute]) -> list[tuple[str, str]]:
    """Return every path with every method that opens it."""
    found: list[tuple[str, str]] = []
    for route in routes:
        path = "/".join("x" if part.startswith("{") else part for part in route.path.split("/"))
        methods = getattr(route, "methods", None) or {"WEBSOCKET"}
        found += [(path or "/", method) for method in sorted(methods)]
    return found


async def knock(app: ASGIApp, path: str, method: str) -> int:
    """Ask for something, and return the status of the answer (0: it was let in)."""
    statuses = [0]

    async def send(message: Any) -> None:
        statuses.append(message.get("status") or message.get("code") or statuses[-1])

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {
        "type": "websocket" if method == "WEBSOCKET" else "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [],
        "client": ("10.0.0.1", 1),
        "state": {},
    }
    await app(scope, receive, send)  # type: ignore[arg-type]
    return int(statuses[-1])


def test_no_route_is_without_a_limit(db: str) -> None:
    async def inside(scope: Any, receive: Any, send: Any) -> None:
        return

    async def run() -> None:
        found = doors(make_routes(Hall(Settings(db=db))).routes)
        assert len(found) > 30
        for path, method in found:
            app = with_guard(inside, ONCE, Quotas(ONCE))
            assert await knock(app, path, method) == 0, f"{method} {path} is closed"
            refused = await knock(app, path, method)
            assert refused in (429, 4429), f"{method} {path} has no limit"

    asyncio.run(run())


def test_a_quiet_table_is_left_alone(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a beat looks at does not grow with the tables at which nothing is due."""

    async def run() -> None:
        hall = Hall(Settings(db=db))
        await hall.open()
        try:
            wish = CreateTable(
                game=GAME, seats=[SeatWish("human"), SeatWish("bot", "random")], start=True
            )
            for _ in range(40):
                await create(hall, wish, None)
            await hall.supervisor.close()
            looked: list[str] = []
            monkeypatch.setattr(hall.chores, "look", lambda room: looked.append(room.id))
            hall.chores._unfinished.clear()
            for _ in range(20):
                await hall.heart._look_at_some()
                await hall.chores.make_good()
            assert sorted(looked) == sorted(hall.rooms), "each once in twenty beats"
        finally:
            await hall.close()

    asyncio.run(run())
