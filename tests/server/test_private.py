"""Private lines: off until one says so, between friends, read once shown, limited."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from cantina.server.process.settings import Settings
from cantina.server.store.rows import Account, PrivateLine
from cantina.server.store.store import Store
from server.harness import Api, ServerProcess
from server.test_friends import befriend, with_key
from server.test_rated import sign_up

Person = tuple[str, str]
"""A name and the key to its account."""


def write(api: Api, one: Person, two: Person, words: str = "Well met.") -> str:
    """Write to somebody; return why not."""
    answer = api.post(f"/api/me/lines/{two[0]}", {"text": words}, one[1])
    return "" if answer.status_code == 204 else str(answer.json()["reason"]["id"])


def hear(api: Api, one: Person, hears: bool = True) -> None:
    headers = {"authorization": f"Bearer {one[1]}"}
    told = api.http.put("/api/me", json={"hears": hears}, headers=headers)
    assert told.json()["hears"] is hears


def friend(api: Api, one: Person) -> dict[str, Any]:
    found: list[dict[str, Any]] = with_key(api, "GET", "/api/me/friends", one[1]).json()
    return found[0]


def lines(api: Api, one: Person, two: Person) -> list[tuple[bool, str]]:
    found = with_key(api, "GET", f"/api/me/lines/{two[0]}", one[1]).json()
    return [(line["is_mine"], line["text"]) for line in found]


def test_friends_write_to_each_other_once_both_want_to_hear(api: Api) -> None:
    ada, bo = sign_up(api, "Ada"), sign_up(api, "Bo")
    assert with_key(api, "GET", "/api/me", ada[1]).json()["hears"] is False
    assert write(api, ada, bo) == "server-private-off", "off until one says so"
    hear(api, ada)
    assert with_key(api, "GET", "/api/me", ada[1]).json()["hears"] is True
    assert write(api, ada, bo) == "server-private-closed"
    hear(api, bo)
    assert write(api, ada, bo) == "server-private-friends", "a stranger may not"
    befriend(api, ada, bo)
    assert write(api, ada, bo) == ""
    assert write(api, bo, ada, "You too!") == ""
    assert (friend(api, bo)["unread"], friend(api, bo)["hears"]) == (1, True)
    assert lines(api, bo, ada) == [(False, "Well met."), (True, "You too!")]
    assert friend(api, bo)["unread"] == 1, "looking changes nothing"
    assert with_key(api, "PUT", f"/api/me/lines/{ada[0]}", bo[1]).status_code == 204
    assert friend(api, bo)["unread"] == 0
    assert friend(api, ada)["unread"] == 1
    hear(api, bo, False)
    assert write(api, ada, bo) == "server-private-closed"
    assert friend(api, ada)["hears"] is False


def test_nobody_else_reads_them_and_nothing_is_written_to_oneself(api: Api) -> None:
    ada, bo, cy = (sign_up(api, name) for name in ("Ada", "Bo", "Cy"))
    befriend(api, ada, bo)
    for one in (ada, bo, cy):
        hear(api, one)
    assert write(api, ada, bo) == ""
    assert lines(api, cy, ada) == lines(api, cy, bo) == []
    assert api.http.get(f"/api/me/lines/{ada[0]}").status_code == 401
    assert write(api, ada, ada) == "server-yourself"
    assert write(api, ada, ("nobody here", "")) == "server-no-person"
    assert api.post(f"/api/me/lines/{bo[0]}", {"text": "  "}, ada[1]).status_code == 400


def test_lines_have_a_limit_and_whoever_is_kept_away_writes_none(db: str) -> None:
    with ServerProcess(db, chat_per_minute=4) as server:
        api = Api(server.url)
        ada, bo = sign_up(api, "Ada"), sign_up(api, "Bo")
        befriend(api, ada, bo)
        for one in (ada, bo):
            hear(api, one)
        told = [write(api, ada, bo, str(number)) for number in range(8)]
        assert told[:2] == ["", ""] and "server-too-fast" in told
        assert with_key(api, "PUT", f"/api/me/blocks/{ada[0]}", bo[1]).status_code == 204
        assert write(api, bo, ada) == "server-private-friends"


def test_old_lines_go_and_those_of_a_deleted_account_too(db: str) -> None:
    async def run() -> None:
        store = Store(Settings(db=db))
        await store.open()
        for name in ("ada", "bo"):
            row = Account(id=name, name=name, folded=name, password="", created=time.time())
            await store.people.add_account(row)
        for number, at in enumerate((100.0, 200.0)):
            line = PrivateLine(id=f"{number}", sender="ada", receiver="bo", at=at, text=f"{at}")
            await store.private.say(line)
        kept = await store.people.everything("ada")
        assert [one["text"] for one in kept["private lines"]] == ["100.0", "200.0"]
        assert await store.private.forget(150.0) == 1
        assert [line.at for line in await store.private.between("bo", "ada", 10)] == [200.0]
        await store.people.remove("ada")
        assert await store.private.between("bo", "ada", 10) == []
        await store.close()

    asyncio.run(run())
