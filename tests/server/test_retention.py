"""What is too old goes by itself, and what is packed is shown as before."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from server.harness import GAME, Api, Player, ServerProcess, sqlite_url, wait_for
from server.test_own_account import headers, sign_up

MOMENT = 1e-6
"""Of a day: less than a second."""


def play(server: ServerProcess, api: Api, token: str | None = None) -> str:
    """Play a match to its end against a bot, and return its table."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    body = {"game": GAME, "seats": seats, "name": "Ada", "start": True}
    seated = api.post("/api/tables", body, token).json()

    async def give_up() -> None:
        async with Player(server.ws, seated["table"], seated["token"]) as player:
            for _ in range(3):
                await player.until(lambda: bool(player.asks) or player.result is not None)
                if player.result is None:
                    await player.answer()
            await player.send({"type": "concede"})
            await player.until(lambda: player.result is not None)

    asyncio.run(give_up())
    return str(seated["table"])


def shown(api: Api, table: str) -> list[Any]:
    """Return all that is told of a finished match."""
    replay = api.http.get(f"/api/tables/{table}/replay").json()
    views = api.http.get(f"/api/tables/{table}/views?first=0&last=100").json()
    record = api.http.get(f"/api/tables/{table}/record")
    report = api.http.get(f"/api/tables/{table}/report").json()
    assert record.status_code == 200
    return [replay["moments"], views, record.text, report]


def count(server: ServerProcess, table: str) -> int:
    file = str(server.settings["db"]).removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_a_packed_match_is_shown_as_before(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), checkpoint_every=2) as server:
        api = Api(server.url)
        table = play(server, api)
        before = shown(api, table)
    settings = {"archive_days": MOMENT, "retention_seconds": 0.2, "checkpoint_every": 2}
    with ServerProcess(sqlite_url(tmp_path), **settings) as server:
        api = Api(server.url)
        wait_for(lambda: count(server, "archives") == 1, "the match is not packed")
        assert count(server, "moves") == count(server, "checkpoints") == 0
        assert shown(api, table) == before
        branch = {"seq": 2, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
        assert api.post(f"/api/tables/{table}/branch", branch).status_code == 201
        metrics = api.http.get("/metrics").text
        assert 'cantina_forgotten_total{what="packed_matches"} 1' in metrics
        assert 'cantina_duty_well{duty="retention"} 1' in metrics


def write_to_friend(api: Api, session: str) -> None:
    """Write to a friend who wants to hear it."""
    friend = sign_up(api, "Bo")
    for one, other in ((session, "Bo"), (friend, "Ada")):
        api.http.put(f"/api/me/friends/{other}", headers=headers(one))
        api.http.put("/api/me", json={"hears": True}, headers=headers(one))
    assert api.post("/api/me/lines/Bo", {"text": "Well met."}, session).status_code == 204


def test_old_guests_and_old_sessions_go_by_themselves(tmp_path: Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), site="https://play.example.org") as server:
        api = Api(server.url)
        session = sign_up(api, "Ada")
        guests, kept = play(server, api), play(server, api, session)
        api.post("/api/sessions/passkey/challenge")
        assert count(server, "challenges") == 1
        write_to_friend(api, session)
        assert count(server, "private_lines") == 1
    file = str(server.settings["db"]).removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE challenges SET until = 1")
    old = {"guest_days": MOMENT, "session_days": MOMENT, "private_days": MOMENT}
    old["retention_seconds"] = 0.2
    with ServerProcess(sqlite_url(tmp_path), **old) as server:
        api = Api(server.url)
        wait_for(lambda: count(server, "sessions") == 0, "the session goes on")
        wait_for(lambda: count(server, "challenges") == 0, "a challenge is still open")
        wait_for(lambda: count(server, "private_lines") == 0, "what was written is still there")
        wait_for(lambda: count(server, "matches") == 1, "the guest's table is still there")
        assert api.http.get(f"/api/tables/{guests}").status_code == 404
        assert api.table(kept)["state"] == "finished", "an account's match is kept"
        assert api.http.get("/api/me", headers=headers(session)).status_code == 401
