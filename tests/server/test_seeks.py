"""Looking for opponents: who fits is brought together, whichever process they ask."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from server.harness import GAME, PATIENCE, Api, Player, ServerProcess, wait_for
from server.test_friends import with_key
from server.test_rated import CLOCK, reason, sign_up


def look(api: Api, token: str | None = None, **wishes: Any) -> dict[str, Any]:
    answer = api.post("/api/seeks", {"game": GAME, **wishes}, token)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ask(api: Api, seeking: dict[str, Any]) -> httpx.Response:
    return with_key(api, "GET", f"/api/seeks/{seeking['id']}", seeking["token"])


def drop(api: Api, *seeking: dict[str, Any]) -> None:
    for one in seeking:
        with_key(api, "DELETE", f"/api/seeks/{one['id']}", one["token"])


def listed(api: Api) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in api.http.get("/api/seeks").json()}


def state_free(api: Api, table: str) -> int:
    """Return the first seat on which nobody sits."""
    return next(s["seat"] for s in api.table(table)["seats"] if not s.get("taken", False))


def test_two_guests_who_look_for_the_same_sit_at_one_table(api: Api, server: ServerProcess) -> None:
    clock = {"per_move": 77}
    first = look(api, clock=clock, name="Ada")
    assert first["table"] is None
    assert listed(api)[first["id"]]["name"] == "Ada"
    other_terms = look(api, clock={"per_move": 78})
    assert other_terms["table"] is None, "another clock is another game"
    second = look(api, clock=clock, name="Bo")
    assert second["table"] is not None and second["seat"] == 0
    found = ask(api, first).json()
    assert (found["table"], found["seat"]) == (second["table"], 1)
    assert first["id"] not in listed(api) and second["id"] not in listed(api)
    shown = api.table(second["table"])
    assert shown["state"] == "running" and [s["name"] for s in shown["seats"]] == ["Bo", "Ada"]

    async def run() -> None:
        async with Player(server.ws, found["table"], first["token"]) as player:
            assert player.welcome["seat"] == 1, "the key of the search opens the seat"

    asyncio.run(run())
    drop(api, other_terms)


def test_a_click_makes_the_table_on_their_terms(api: Api) -> None:
    looking = look(api, clock={"per_move": 71}, name="Ada")
    joined = api.post(f"/api/seeks/{looking['id']}", {"name": "Bo"}).json()
    assert joined["table"] == ask(api, looking).json()["table"] is not None
    assert api.table(joined["table"])["clock"]["per_move"] == 71
    late = api.post(f"/api/seeks/{looking['id']}", {"name": "Cy"})
    assert reason(late) == (404, "server-seek-gone")


def test_rated_searches_are_for_accounts_in_range(api: Api) -> None:
    (ada, first), (bo, second) = sign_up(api, "Ada"), sign_up(api, "Bo")
    wish = {"clock": CLOCK, "rated": True}
    assert reason(api.post("/api/seeks", {"game": GAME, **wish})) == (401, "server-rated-account")
    no_clock = api.post("/api/seeks", {"game": GAME, "rated": True}, first)
    assert reason(no_clock) == (400, "server-rated-clock")
    strong = look(api, first, **wish, low=1900)
    guest = api.post(f"/api/seeks/{strong['id']}", {"name": "Cy"})
    assert reason(guest) == (401, "server-rated-account")
    weak = api.post(f"/api/seeks/{strong['id']}", {"name": "Bo"}, second)
    assert reason(weak) == (409, "server-seek-refused")
    own = look(api, first, **wish)
    assert own["table"] is None, "nobody plays against themselves"
    found = look(api, second, **wish, low=1400, high=1600)
    assert found["table"] == ask(api, own).json()["table"] is not None
    shown = api.table(found["table"])
    assert shown["rated"] and shown["seal"] and shown["clock"]["timeout"] == "forfeit"
    assert [s["name"] for s in shown["seats"]] == [bo, ada]
    assert [s["rating"] for s in shown["seats"]] == [1500, 1500]
    drop(api, strong)


def test_four_seats_wait_until_four_look(api: Api) -> None:
    wish = {"game": "outer-rim", "seats": 4, "clock": {"per_move": 61}}
    people = [look(api, **wish, name=name) for name in ("Ada", "Bo")]
    third = api.post(f"/api/seeks/{people[0]['id']}", {"name": "Cy"})
    assert third.status_code == 201 and third.json()["table"] is None, "one waits with them"
    people.append(third.json())
    people.append(look(api, **wish, name="Di"))
    tables = {ask(api, one).json()["table"] for one in people}
    assert len(tables) == 1 and None not in tables
    assert {ask(api, one).json()["seat"] for one in people} == {0, 1, 2, 3}


def test_who_goes_is_listed_no_longer(db: str) -> None:
    with ServerProcess(db, seek_seconds=0.5) as server:
        api = Api(server.url)
        gone = look(api)
        wait_for(lambda: gone["id"] not in listed(api), "who has gone is still listed")
        assert look(api)["table"] is None, "nobody is brought together with who has gone"


def test_nobody_looks_too_often_or_with_another_key(db: str) -> None:
    with ServerProcess(db, seek_seconds=100.0, seeks_per_owner=2, tables_per_hour=20) as server:
        api = Api(server.url)
        wishes = [{"game": GAME, "clock": {"per_move": 50 + n}} for n in range(9)]
        answers = [api.post("/api/seeks", wish) for wish in wishes]
        assert [one.status_code for one in answers[:2]] == [201, 201]
        assert reason(answers[2]) == (429, "server-too-many-seeks")
        assert reason(answers[-1]) == (429, "server-too-many-tables")
        key = answers[0].json()
        other = with_key(api, "GET", f"/api/seeks/{key['id']}", answers[1].json()["token"])
        assert reason(other) == (403, "server-bad-token")
        assert api.http.get(f"/api/seeks/{key['id']}").status_code == 403
        drop(api, key)
        assert reason(ask(api, key)) == (404, "server-seek-gone")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "no-such-game"},
        {"game": GAME, "seats": 1},
        {"game": GAME, "seats": 8},
        {"game": GAME, "low": 2000, "high": 1000},
        {"game": GAME, "low": -1},
        {"game": GAME, "options": {"a": [[[[[[[[[[1]]]]]]]]]]}},
        {"game": GAME, "options": {"no": "such"}},
    ],
)
def test_odd_searches_are_refused(api: Api, wish: dict[str, Any]) -> None:
    assert api.post("/api/seeks", wish).status_code in (400, 404)


def test_two_processes_bring_their_people_together(postgresql_db: str) -> None:
    shared = {"channels": postgresql_db, "lease_seconds": PATIENCE}
    with (
        ServerProcess(postgresql_db, **shared) as one,
        ServerProcess(postgresql_db, **shared) as two,
    ):
        here, there = Api(one.url), Api(two.url)
        (ada, first), (bo, second) = sign_up(here, "Ada"), sign_up(there, "Bo")
        looking = look(here, first, clock=CLOCK, rated=True)
        found = look(there, second, clock=CLOCK, rated=True)
        table = ask(here, looking).json()["table"]
        assert found["table"] == table is not None
        forged = {"authorization": f"Bearer {first}", "x-cantina-account": "somebody"}
        assert here.http.get("/api/me", headers=forged).json()["name"] == ada

        async def run() -> None:
            async with (
                Player(one.ws, table, looking["token"]) as ours,
                Player(two.ws, table, second) as theirs,
            ):
                await ours.send({"type": "concede"})
                await theirs.until(lambda: theirs.result)

        asyncio.run(run())
        for api, name in ((here, bo), (there, ada)):
            [shown] = api.http.get(f"/api/people/{name}").json()["ratings"]
            assert shown["matches"] == 1
        # the second to ask for a rematch may ask where the new table is not served
        again = here.post(f"/api/tables/{table}/rematch", {}, first).json()["table"]
        assert here.http.get(f"/api/tables/{again}").json()["rated"]
        assert there.http.get(f"/api/tables/{again}").json()["state"] == "open"
        stolen = there.http.post(
            f"/api/tables/{again}/seats/{state_free(there, again)}",
            json={"name": "Cy"},
            headers={"x-cantina-account": "whoever"},
        )
        assert stolen.status_code in (401, 403), "clients cannot say whose account they ask for"
        joined = there.post(f"/api/tables/{table}/rematch", {}, second)
        assert joined.json()["table"] == again
        state = here.table(again)
        assert sorted(s["name"] for s in state["seats"]) == sorted([ada, bo])
