"""Accounts are optional: a name, a password, one's matches on any device."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from typing import Any

from cantina.server.http import tokens
from server.harness import Api, Player, ServerProcess, table_of, wait_for


def sign_up(api: Api, name: str) -> dict[str, Any]:
    answer = api.post("/api/accounts", {"name": name, "password": "correct horse"})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_an_account_finds_its_tables_and_opens_its_seat_anywhere(
    api: Api, server: ServerProcess
) -> None:
    name = f"Ada-{secrets.token_hex(4)}"
    session = sign_up(api, name)
    seated = table_of(api, name, session["token"])
    other_device = api.post("/api/sessions", {"name": name.upper(), "password": "correct horse"})
    assert other_device.status_code == 201
    token = other_device.json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    [own] = api.http.get("/api/me/tables", headers=headers).json()
    assert (own["table"]["id"], own["seat"]) == (seated["table"], 0)

    async def run() -> None:
        async with Player(server.ws, seated["table"], token) as player:
            assert player.welcome["seat"] == 0

    asyncio.run(run())
    assert api.http.delete("/api/sessions", headers=headers).status_code == 204
    assert api.http.get("/api/me/tables", headers=headers).status_code == 401


def test_seats_of_a_guest_are_carried_into_the_account(api: Api, server: ServerProcess) -> None:
    guest, other = api.create("human", "open"), api.create("human", "open")
    session = sign_up(api, f"Di-{secrets.token_hex(4)}")
    headers = {"authorization": f"Bearer {session['token']}"}
    assert api.http.get("/api/me", headers=headers).json()["name"] == session["name"]
    wish = [
        {"table": guest["table"], "token": guest["token"]},
        {"table": other["table"], "token": guest["token"]},
        {"table": "nowhere", "token": "nothing"},
    ]
    carried = api.post("/api/me/seats", {"seats": wish}, session["token"])
    assert [own["table"]["id"] for own in carried.json()] == [guest["table"]]
    thief = sign_up(api, f"Ed-{secrets.token_hex(4)}")
    assert api.post("/api/me/seats", {"seats": wish}, thief["token"]).json() == []
    assert api.post("/api/me/seats", {"seats": wish}).status_code == 401

    async def run() -> None:
        async with Player(server.ws, guest["table"], session["token"]) as player:
            assert player.welcome["seat"] == 0
        async with Player(server.ws, other["table"], session["token"]) as player:
            assert player.welcome["seat"] is None, "without a seat one watches"

    asyncio.run(run())
    asked = api.http.put(
        f"/api/tables/{guest['table']}/seats/1",
        json={"kind": "bot", "bot": "random"},
        headers=headers,
    )
    assert asked.status_code == 204, "the account is the host, from any device"


def test_wrong_passwords_and_taken_names_are_refused(api: Api) -> None:
    name = f"Bo-{secrets.token_hex(4)}"
    sign_up(api, name)
    taken = api.post("/api/accounts", {"name": name.lower(), "password": "something else"})
    assert (taken.status_code, taken.json()["reason"]["id"]) == (409, "server-name-taken")
    wrong = api.post("/api/sessions", {"name": name, "password": "incorrect horse"})
    nobody = api.post("/api/sessions", {"name": f"{name}x", "password": "incorrect horse"})
    for answer in (wrong, nobody):
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "server-bad-password")
    assert api.post("/api/accounts", {"name": "Cy", "password": "short"}).status_code == 400


def test_strangers_have_no_tables(api: Api) -> None:
    assert api.http.get("/api/me/tables").status_code == 401


def test_signing_in_is_slowed_down(db: str) -> None:
    with ServerProcess(db, sign_ins_per_minute=5) as server:
        api = Api(server.url)
        body = {"name": "Ada", "password": "guess number one"}
        first = [api.post("/api/sessions", body).status_code for _ in range(5)]
        assert first == [403] * 5
        # a slow machine earns another guess meanwhile
        wait_for(lambda: api.post("/api/sessions", body).status_code == 429, "nothing slows it")
        assert api.http.get("/api/games").status_code == 200, "everything else goes on"


def test_only_hashes_are_stored(server: ServerProcess, api: Api) -> None:
    name = f"Cy-{secrets.token_hex(4)}"
    session = sign_up(api, name)
    seated = api.create("human", "open")
    connection = sqlite3.connect(server.settings["db"].removeprefix("sqlite:///"))
    dump = "\n".join(connection.iterdump())
    for secret in (session["token"], seated["token"], "correct horse"):
        assert secret not in dump
    assert tokens.digest(seated["token"]) in dump
    assert "$argon2id$" in dump


def test_an_account_keeps_its_language(api: Api) -> None:
    name = f"Dee-{secrets.token_hex(4)}"
    session = sign_up(api, name)
    headers = {"Authorization": f"Bearer {session['token']}"}
    assert session.get("lang") is None
    assert api.http.put("/api/me", json={"lang": "pl"}).status_code == 401
    assert api.http.put("/api/me", json={"lang": "?!"}, headers=headers).status_code == 400
    assert api.http.put("/api/me", json={"lang": "pl"}, headers=headers).json()["lang"] == "pl"
    assert api.http.get("/api/me", headers=headers).json()["lang"] == "pl"
    again = api.post("/api/sessions", {"name": name, "password": "correct horse"}).json()
    assert again["lang"] == "pl", "another device signs in and reads Polish"
