"""Matches that count: who may sit, what is not done there, and what they do to ratings, once."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest

from cantina.core.text import text
from cantina.core.wire import Result, Standing
from cantina.server.process.settings import Settings
from cantina.server.store.glicko import Rating, together
from cantina.server.store.ratings import Played, places
from cantina.server.store.rows import Account, Match, Move, Seat
from cantina.server.store.store import Store
from server.harness import GAME, Api, Player, ServerProcess

CLOCK = {"per_move": 600}
SEATS = [{"kind": "human"}, {"kind": "open"}]
REASON = text("core-conceded", seat=1)


def sign_up(api: Api, name: str) -> tuple[str, str]:
    """Return the name and the session of a new account."""
    name = f"{name}-{secrets.token_hex(4)}"
    answer = api.post("/api/accounts", {"name": name, "password": "correct horse"})
    assert answer.status_code == 201, answer.text
    return name, answer.json()["token"]


def reason(answer: Any) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["reason"]["id"])


def rated_table(api: Api, token: str, **wishes: Any) -> dict[str, Any]:
    body = {"game": GAME, "seats": SEATS, "clock": CLOCK, "rated": True, "start": True, **wishes}
    answer = api.post("/api/tables", body, token)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def profile(api: Api, name: str) -> dict[str, Any]:
    found: dict[str, Any] = api.http.get(f"/api/people/{name}").json()
    return found


def test_only_what_is_fair_can_be_rated(api: Api) -> None:
    _, token = sign_up(api, "Ada")
    body = {"game": GAME, "seats": SEATS, "clock": CLOCK, "rated": True}
    assert reason(api.post("/api/tables", body)) == (401, "server-rated-account")
    wrong = {
        "server-rated-no-bots": {"seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]},
        "server-rated-seed": {"seed": 7},
        "server-rated-clock": {"clock": None},
    }
    for expected, wish in wrong.items():
        assert reason(api.post("/api/tables", {**body, **wish}, token)) == (400, expected)
    table = rated_table(api, token, absent="bot", hints=True, name="Somebody else")["table"]
    shown = api.table(table)
    assert shown["rated"] and shown["clock"]["timeout"] == "forfeit"
    assert not shown.get("hints") and shown.get("absent", "wait") == "wait"
    assert shown["seats"][0]["rating"] == 1500 and shown["seats"][0]["unsure"]
    assert shown["seats"][0]["name"].startswith("Ada-"), "under the account's own name"
    sit = f"/api/tables/{table}/seats/1"
    assert reason(api.post(sit, {"name": "Bo"})) == (401, "server-rated-account")
    assert reason(api.post(sit, {"name": "Ada"}, token)) == (409, "server-rated-twice")
    headers = {"authorization": f"Bearer {token}"}
    bot = api.http.put(sit, json={"kind": "bot", "bot": "random"}, headers=headers)
    assert reason(bot) == (400, "server-rated-no-bots")


def test_a_rated_match_changes_both_ratings_once_whatever_happens_to_the_server(db: str) -> None:
    with ServerProcess(db) as server:
        api = Api(server.url)
        (ada, first), (bo, second) = sign_up(api, "Ada"), sign_up(api, "Bo")
        table = rated_table(api, first)["table"]
        assert api.post(f"/api/tables/{table}/seats/1", {"name": "x"}, second).status_code == 201

        async def run() -> None:
            async with (
                Player(server.ws, table, first) as one,
                Player(server.ws, table, second) as two,
            ):
                await two.send({"type": "undo"})
                await two.until(lambda: two.refused)
                assert two.refused[0]["reason"]["id"] == "server-rated-no-undo"
                await two.send({"type": "stand_in", "seat": 0})
                await two.until(lambda: len(two.refused) == 2)
                assert two.refused[1]["reason"]["id"] == "server-rated-no-stand-in"
                hint = api.post(f"/api/tables/{table}/hint", None, first)
                assert reason(hint) == (409, "server-no-hints")
                await two.send({"type": "concede"})
                await one.until(lambda: one.result)

        asyncio.run(run())
        server.kill()
        server.start()
        winner, loser = together([(Rating(), 1), (Rating(), 2)])
        for name, fresh in ((ada, winner), (bo, loser)):
            [shown] = profile(api, name)["ratings"]
            assert (shown["game"], shown["matches"]) == (GAME, 1)
            assert (shown["rating"], shown["history"]) == (round(fresh.rating),) * 1 + (
                [round(fresh.rating)],
            )
        opened = api.http.get(f"/api/tables/{table}/opening").json()
        assert [one["rating"] for one in opened["changes"]] == [
            round(winner.rating),
            round(loser.rating),
        ]
        leaders = api.http.get(f"/api/leaders/{GAME}").json()
        assert [one["name"] for one in leaders] == [ada, bo]
        again = api.post(f"/api/tables/{table}/rematch", {}, first).json()
        _, stranger = sign_up(api, "Cy")
        sit = f"/api/tables/{again['table']}/seats/1"
        assert reason(api.post(sit, {"name": "Cy"}, stranger)) == (403, "server-kept")
        joined = api.post(f"/api/tables/{table}/rematch", {}, second)
        assert joined.json()["table"] == again["table"]
        seats = api.table(again["table"])["seats"]
        assert [one["rating"] for one in seats] == [round(winner.rating), round(loser.rating)]


def test_an_unrated_match_changes_nothing(api: Api, server: ServerProcess) -> None:
    (ada, first), (_, second) = sign_up(api, "Ada"), sign_up(api, "Bo")
    table = rated_table(api, first, rated=False)["table"]
    api.post(f"/api/tables/{table}/seats/1", {"name": "x"}, second)

    async def run() -> None:
        async with Player(server.ws, table, second) as two:
            await two.send({"type": "concede"})
            await two.until(lambda: two.result)

    asyncio.run(run())
    assert profile(api, ada)["ratings"] == []


@pytest.mark.parametrize(
    ("result", "gave_up", "expected"),
    [
        (Result((0,), REASON), [], [1, 2, 2, 2]),
        (Result((), REASON), [], [1, 1, 1, 1]),
        (Result((2,), REASON), [0, 1, 3], [2, 2, 1, 2]),
        (
            Result((1,), REASON, tuple(Standing(s, p) for s, p in enumerate((4, 1, 2, 3)))),
            [2],
            [4, 1, 5, 3],
        ),
    ],
)
def test_who_gave_up_comes_behind_all_others(
    result: Result, gave_up: list[int], expected: list[int]
) -> None:
    assert places(4, result, frozenset(gave_up)) == expected


def test_ratings_are_settled_with_the_last_move_and_never_twice(any_db: str) -> None:
    async def run() -> None:
        store = Store(Settings(db=any_db))
        await store.open()
        try:
            for name in ("a", "b", "c", "d"):
                account = Account(id=name, name=name, folded=name, password="p", created=1.0)
                await store.people.add_account(account)
            for name in ("m1", "m2", "m3"):
                await store.create(
                    Match(id=name, game="g", created=1.0),
                    [Seat(match=name, seat=number, kind="open") for number in range(4)],
                )
            four = [Played(name, seat, seat + 1) for seat, name in enumerate("abcd")]
            end = {"state": "finished"}
            last = [Move(match=f"m{n}", seq=1, at=float(n), data="{}") for n in (1, 2, 3)]
            # several matches of the same people end in one batch
            await asyncio.gather(
                *[store.append(move, None, end, played=("g", four)) for move in last],
                store.append(
                    Move(match="m1", seq=2, at=9.0, data="{}"), None, end, played=("g", four)
                ),
            )
            for seat, name in enumerate("abcd"):
                history = await store.ratings.history(name, 10)
                assert sorted(one.match for one in history) == ["m1", "m2", "m3"]
                assert (await store.ratings.of(name, "g")).matches == 3
                assert {one.seat for one in history} == {seat}
            leaders = await store.ratings.leaders("g", 10, 1.0)
            assert [leader.name for leader in leaders] == ["a", "b", "c", "d"]
            await store.people.remove("a")
            assert len(await store.ratings.of_match("m1")) == 3
        finally:
            await store.close()

    asyncio.run(run())
