"""Friends and those kept away: requests, presence, kept seats, and what a block shuts."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from server.harness import GAME, Api, Player, ServerProcess
from server.test_rated import CLOCK, profile, reason, sign_up


def with_key(api: Api, method: str, path: str, token: str) -> httpx.Response:
    return api.http.request(method, path, headers={"authorization": f"Bearer {token}"})


def friends(api: Api, token: str) -> dict[str, tuple[str, bool]]:
    found = with_key(api, "GET", "/api/me/friends", token).json()
    return {one["name"]: (one["bond"], one["online"]) for one in found}


def befriend(api: Api, one: tuple[str, str], two: tuple[str, str]) -> None:
    assert with_key(api, "PUT", f"/api/me/friends/{two[0]}", one[1]).status_code == 204
    assert with_key(api, "PUT", f"/api/me/friends/{one[0]}", two[1]).status_code == 204


def open_table(api: Api, token: str, **wishes: Any) -> str:
    body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}], **wishes}
    return str(api.post("/api/tables", body, token).json()["table"])


def test_friends_are_asked_agree_and_see_each_other(api: Api) -> None:
    ada, bo = sign_up(api, "Ada"), sign_up(api, "Bo")
    assert with_key(api, "PUT", f"/api/me/friends/{bo[0].upper()}", ada[1]).status_code == 204
    assert friends(api, ada[1]) == {bo[0]: ("asked", False)}
    assert friends(api, bo[1]) == {ada[0]: ("asks", False)}, "who only asks is not told more"
    looked = with_key(api, "GET", f"/api/people/{ada[0]}", bo[1]).json()
    assert (looked["bond"], looked["blocked"]) == ("asks", False)
    assert with_key(api, "PUT", f"/api/me/friends/{ada[0]}", bo[1]).status_code == 204
    assert friends(api, ada[1]) == {bo[0]: ("friend", True)}
    assert with_key(api, "DELETE", f"/api/me/friends/{bo[0]}", ada[1]).status_code == 204
    assert friends(api, ada[1]) == friends(api, bo[1]) == {}
    assert profile(api, ada[0])["bond"] == "none"


@pytest.mark.parametrize("door", ["friends", "blocks"])
def test_strangers_oneself_and_nobody_are_refused(api: Api, door: str) -> None:
    name, token = sign_up(api, "Ada")
    assert api.http.put(f"/api/me/{door}/{name}").status_code == 401
    own = with_key(api, "PUT", f"/api/me/{door}/{name}", token)
    assert reason(own) == (400, "server-yourself")
    for nobody in ("nobody-at-all", "%00", "%20", "x" * 60, "%F0%9F%92%A9", "ﷺ" * 20):
        for method in ("PUT", "DELETE"):
            found = with_key(api, method, f"/api/me/{door}/{nobody}", token)
            assert found.status_code in (400, 404), found.text
        assert api.http.get(f"/api/people/{nobody}").status_code in (400, 404)


def test_a_seat_is_kept_for_a_friend_and_for_nobody_else(api: Api) -> None:
    ada, bo, cy = sign_up(api, "Ada"), sign_up(api, "Bo"), sign_up(api, "Cy")
    table = open_table(api, ada[1])
    door = f"/api/tables/{table}/seats/1/invitation"
    assert reason(api.post(door, {"name": bo[0]}, ada[1])) == (403, "server-friends-only")
    befriend(api, ada, bo)
    befriend(api, bo, cy)
    assert reason(api.post(door, {"name": cy[0]}, bo[1])) == (403, "server-host-only")
    assert api.post(door, {"name": bo[0]}, ada[1]).status_code == 204
    seat = api.table(table)["seats"][1]
    assert (seat["kept"], seat["name"], seat.get("taken", False)) == (True, bo[0], False)
    [invited] = with_key(api, "GET", "/api/me/invitations", bo[1]).json()
    assert (invited["table"]["id"], invited["seat"]) == (table, 1)
    assert with_key(api, "GET", "/api/me/invitations", cy[1]).json() == []
    sit = f"/api/tables/{table}/seats/1"
    for token in (None, cy[1]):
        assert reason(api.post(sit, {"name": bo[0]}, token)) == (403, "server-kept")
    assert api.post(sit, {"name": bo[0]}, bo[1]).status_code == 201
    assert with_key(api, "GET", "/api/me/invitations", bo[1]).json() == []
    other = open_table(api, ada[1])
    api.post(f"/api/tables/{other}/seats/1/invitation", {"name": bo[0]}, ada[1])
    gone = f"/api/me/invitations/{other}"
    assert with_key(api, "DELETE", gone, cy[1]).status_code == 404
    assert with_key(api, "DELETE", gone, bo[1]).status_code == 204
    free = api.table(other)["seats"][1]
    assert (free["kind"], free.get("kept", False)) == ("open", False)


def test_whoever_is_blocked_has_no_way_in_and_is_not_told(api: Api) -> None:
    ada, bo = sign_up(api, "Ada"), sign_up(api, "Bo")
    befriend(api, ada, bo)
    table = open_table(api, bo[1])
    api.post(f"/api/tables/{table}/seats/1/invitation", {"name": ada[0]}, bo[1])
    assert with_key(api, "PUT", f"/api/me/blocks/{bo[0]}", ada[1]).status_code == 204
    assert with_key(api, "GET", "/api/me/blocks", ada[1]).json() == [bo[0]]
    assert friends(api, ada[1]) == friends(api, bo[1]) == {}, "the friendship is over"
    assert with_key(api, "GET", "/api/me/invitations", ada[1]).json() == []
    assert with_key(api, "PUT", f"/api/me/friends/{ada[0]}", bo[1]).status_code == 204
    assert friends(api, ada[1]) == {}, "requests are not shown to whoever blocks"
    assert with_key(api, "GET", f"/api/people/{ada[0]}", bo[1]).json()["blocked"] is False
    mine = open_table(api, ada[1])
    sit = f"/api/tables/{mine}/seats/1"
    assert reason(api.post(sit, {"name": bo[0]}, bo[1])) == (403, "server-kept-away")
    seek = {"game": GAME, "clock": CLOCK}
    looking = api.post("/api/seeks", seek, ada[1]).json()
    listed = with_key(api, "GET", "/api/seeks", bo[1]).json()
    assert looking["id"] not in {one["id"] for one in listed}
    found = api.post("/api/seeks", seek, bo[1]).json()
    assert found["table"] is None, "they are not brought together"
    joined = api.post(f"/api/seeks/{looking['id']}", {"name": "Bo"}, bo[1])
    assert reason(joined) == (409, "server-seek-refused")
    for one in (looking, found):
        with_key(api, "DELETE", f"/api/seeks/{one['id']}", one["token"])
    assert with_key(api, "DELETE", f"/api/me/blocks/{bo[0]}", ada[1]).status_code == 204
    assert api.post(sit, {"name": bo[0]}, bo[1]).status_code == 201


def test_lines_of_the_blocked_are_not_heard_at_once_and_later(
    api: Api, server: ServerProcess
) -> None:
    ada, bo, cy = sign_up(api, "Ada"), sign_up(api, "Bo"), sign_up(api, "Cy")
    table = open_table(api, ada[1])
    api.post(f"/api/tables/{table}/seats/1", {"name": bo[0]}, bo[1])

    async def run() -> None:
        async with (
            Player(server.ws, table, ada[1]) as one,
            Player(server.ws, table, bo[1]) as two,
            Player(server.ws, table, cy[1]) as watching,
        ):
            for speaker in (two, watching):
                await speaker.send({"type": "chat", "text": "before"})
                await speaker.until(lambda: speaker.chat)  # noqa: B023
            await one.until(lambda: len(one.chat) == 2)
            for blocked in (bo[0], cy[0]):
                await asyncio.to_thread(with_key, api, "PUT", f"/api/me/blocks/{blocked}", ada[1])
            for speaker in (two, watching):
                told = len(speaker.chat)
                await speaker.send({"type": "chat", "text": "after"})
                await speaker.until(lambda: len(speaker.chat) > told)  # noqa: B023
            await one.send({"type": "chat", "text": "mine"})
            await one.until(lambda: one.chat[-1]["text"] == "mine")
            assert [line["text"] for line in one.chat] == ["before", "before", "mine"]
        async with Player(server.ws, table, ada[1]) as again:
            await again.until(lambda: again.chat)
            assert [line["text"] for line in again.chat] == ["mine"]

    asyncio.run(run())


def test_requests_and_lists_have_limits(db: str) -> None:
    limits = {"bonds_per_hour": 3, "friends_per_account": 1, "blocks_per_account": 1}
    with ServerProcess(db, **limits) as server:
        api = Api(server.url)
        people = [sign_up(api, name) for name in ("Ada", "Bo", "Cy")]
        (_, ada), (bo, _), (cy, _) = people
        for door in ("friends", "blocks"):
            assert with_key(api, "PUT", f"/api/me/{door}/{bo}", ada).status_code == 204
            full = with_key(api, "PUT", f"/api/me/{door}/{cy}", ada)
            assert reason(full) == (429, "server-too-many-people")
        with_key(api, "DELETE", f"/api/me/blocks/{bo}", ada)
        assert with_key(api, "PUT", f"/api/me/friends/{bo}", ada).status_code == 204
        assert reason(with_key(api, "PUT", f"/api/me/friends/{bo}", ada)) == (
            429,
            "server-too-fast",
        )
