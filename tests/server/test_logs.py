"""The log tells what happens, and nobody's secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from pathlib import Path
from typing import Any

import pytest

from cantina.server.process.logs import Plain, discreet
from server.harness import GAME, Api, Player, ServerProcess, sqlite_url, wait_for
from server.post_office import MailServer
from server.test_own_account import headers
from server.test_passkeys import SITE, Authenticator


class UnkindMailServer(MailServer):
    """Knows nobody, and says whom not."""

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        return f"550 there is no {address} here"


def drive(api: Api, ws: str) -> list[str]:
    """Go through many doors with secrets, and return them."""
    name, address = f"Cara {secrets.token_hex(4)}", f"{secrets.token_hex(4)}@example.org"
    password, fresh = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    session = api.post("/api/accounts", {"name": name, "password": password}).json()["token"]
    seated = api.create("human", "open")
    api.http.get(f"/api/tables/{seated['table']}?token={seated['token']}")
    again = {"password": password}
    codes = api.post("/api/me/recovery", again, session).json()["codes"]
    api.http.put("/api/me/mail", json={**again, "address": address}, headers=headers(session))
    api.post("/api/sessions/forgotten", {"address": address})
    recover = {"name": name, "code": codes[0], "password": fresh}
    session2 = api.post("/api/sessions/recovery", recover).json()["token"]
    passkey = Authenticator()
    asked = api.post("/api/me/passkeys/challenge", {"password": fresh}, session2).json()
    api.post("/api/me/passkeys", passkey.make(asked), session2)
    answer = passkey.answer(api.post("/api/sessions/passkey/challenge").json())
    session3 = api.post("/api/sessions/passkey", answer).json()["token"]
    guesses = [secrets.token_urlsafe(12) for _ in range(4)]
    api.post("/api/sessions", {"name": name, "password": guesses[0]})
    api.post(f"/api/letter/off/{guesses[1]}")
    api.post("/api/letters/confirm", {"token": guesses[2]})
    api.http.get(f"/letter/password/{guesses[3]}")
    api.http.get(f"/api/people/{name}")
    api.http.get("/api/me", headers=headers(session3))

    async def watch() -> None:
        async with Player(ws, seated["table"], seated["token"]):
            pass

    asyncio.run(watch())
    sessions = [session, session2, session3, seated["token"]]
    said = [answer["signature"], asked["challenge"], address, name]
    return [password, fresh, *sessions, *said, *codes, *guesses]


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    with UnkindMailServer() as office:
        settings: dict[str, Any] = {
            "site": SITE,
            "mail_from": "table@example.org",
            "smtp_host": "127.0.0.1",
            "smtp_port": office.port,
            "smtp_security": "none",
        }
        told = {"log_level": "debug", "log_format": "json", "access_log": True}
        server = ServerProcess(sqlite_url(tmp_path), **settings, **told)
        server.log = tmp_path / "log"
        with server:
            api = Api(server.url)
            used = drive(api, server.ws)
            log = server.log
            wait_for(lambda: "a letter" in log.read_text("utf-8"), "no letter was refused")
    written = server.log.read_text("utf-8")
    for secret in used:
        assert secret not in written
    lines = [json.loads(line) for line in written.splitlines()]
    asked = [line for line in lines if line["from"] == "cantina.access"]
    paths = {(line["method"], line["path"], line["status"]) for line in asked}
    assert ("POST", "/api/letter/off/{token}", 403) in paths
    assert ("GET", "/letter/…", 200) in paths
    assert any(path.startswith("/ws/tables/") and how == "LIVE" for how, path, _ in paths)
    assert all(line["ms"] >= 0 and line["who"].count(":") == 1 for line in asked)
    assert {"at", "level", "from"} <= set.intersection(*(set(line) for line in lines))


def test_the_access_log_is_off_unless_wanted(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), log_level="info")
    server.log = tmp_path / "log"
    with server:
        Api(server.url).create("human", "open", game=GAME)
    assert "cantina.access" not in server.log.read_text("utf-8")


@pytest.mark.parametrize("address", ["ada@example.org", "a.b+c@x-y.example.co.uk", "Ada@Example"])
def test_an_address_that_others_quote_is_taken_out(address: str) -> None:
    message = f"{{'{address}': (550, b'no such user')}} <{address}>, {address}"
    assert address not in discreet(message)
    record = logging.LogRecord("x", logging.WARNING, "", 0, "refused: %s", (message,), None)
    assert address not in Plain().format(record) and "550" in Plain().format(record)
