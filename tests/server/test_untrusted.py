"""Untrusted work never holds the tables: limits come first, heavy checks run elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cantina.server.http import lobby
from cantina.server.http.trouble import Trouble
from cantina.server.http.wishes import weigh
from cantina.server.process.hall import Hall
from cantina.server.process.quotas import Bucket, Quota, network
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import CreateTable, SeatWish
from server.harness import GAME, PATIENCE, Api, Player, ServerProcess, is_healthy, wait_for

SEATS = [{"kind": "human"}, {"kind": "open"}]


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["reason"]["id"])


def squad(upgrades: int) -> str:
    """Return a squad of one pilot with so many upgrades, as X-Wing reads it."""
    pilot = {"id": "academypilot", "ship": "tiefighter", "upgrades": {"ept": ["x"] * upgrades}}
    return json.dumps({"faction": "imperial", "pilots": [pilot], "version": "0.3.0"})


# --- giants ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"squads": [squad(250), ""], "squad_building": True},
        {"decks": [{"name": "d", "team": [{"code": "01001"}] * 12_000}]},
        {"decks": [{"cards": {str(number): 1 for number in range(500)}}]},
        {"squads": ["x" * 9_000]},
        {"squads": ["[" * 7_000]},
        {"a": [[[[[[[[[[1]]]]]]]]]]},
        {"a": [["x"] * 79] * 30},
        {"a": "nul\0"},
        {"a": ["y" * 7_900] * 5},
    ],
)
def test_giant_options_are_refused_before_anybody_reads_them(options: dict[str, Any]) -> None:
    with pytest.raises(Trouble) as trouble:
        weigh(options, 32_768)
    assert (trouble.value.status, trouble.value.reason.id) == (400, "server-too-much")


def test_what_people_really_play_with_is_not_too_much(api: Api) -> None:
    ready = {game["name"]: game["ready"] for game in api.http.get("/api/games").json()}
    assert weigh({"squads": [squad(12)] * 2}, 32_768)
    keys = [one["key"] for one in ready["destiny"]][:2]
    assert api.create("human", "random", game="destiny", options={"decks": keys})


def test_a_check_that_takes_for_ever_is_ended_and_the_tables_play_on(
    bad_bots: None, db: str
) -> None:
    with ServerProcess(db, desk_seconds=0.5) as server:
        api = Api(server.url)
        first = api.create("human", "open")
        second = api.sit(first["table"], 1)

        async def run() -> None:
            body = {"game": "tarpit", "seats": SEATS}
            checks = [asyncio.to_thread(Api(server.url).post, "/api/tables", body) for _ in "12"]
            asked = asyncio.gather(*checks)
            async with (
                Player(server.ws, first["table"], first["token"]) as one,
                Player(server.ws, first["table"], second["token"]) as two,
            ):
                await asyncio.gather(one.play_on(), two.play_on())
                assert one.result == two.result
            for answer in await asked:
                assert reason(answer) == (503, "server-too-slow")
                wait = answer.headers["retry-after"]
                assert answer.json()["reason"]["args"] == {"seconds": int(wait)}

        asyncio.run(run())
        assert api.create("human", "open")["table"], "the desk is free again"


# --- spectators and seats -------------------------------------------------------------------------


def test_spectators_never_take_the_place_of_players(db: str) -> None:
    with ServerProcess(db, spectators_per_table=3, spectators_per_address=100) as server:
        first = Api(server.url).create("human", "random")

        async def run() -> None:
            crowd = [await Player(server.ws, first["table"], None).connect() for _ in range(3)]
            late = Player(server.ws, first["table"], None)
            await late.connect()
            assert late.refused[0]["reason"]["id"] == "server-full"
            with pytest.raises(ConnectionClosed) as closed:
                await late.pump()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            async with Player(server.ws, first["table"], first["token"]) as player:
                assert player.asks, "whoever has a seat always gets in"
            await crowd[0].close()
            async with Player(server.ws, first["table"], None) as welcome:
                assert welcome.welcome

        asyncio.run(run())


def test_one_address_holds_only_so_many_places_among_the_spectators(db: str) -> None:
    with ServerProcess(db, spectators_per_address=2) as server:
        api = Api(server.url)
        tables = [api.create("human", "random") for _ in range(3)]

        async def run() -> None:
            held = [await Player(server.ws, t["table"], None).connect() for t in tables[:2]]
            late = await Player(server.ws, tables[2]["table"], None).connect()
            assert late.refused[0]["reason"]["id"] == "server-full"
            async with Player(server.ws, tables[2]["table"], tables[2]["token"]) as player:
                assert player.asks
            for one in held:
                await one.close()

        asyncio.run(run())


def test_the_newest_connection_of_a_seat_is_the_one_that_stays(db: str) -> None:
    with ServerProcess(db, connections_per_seat=2) as server:
        first = Api(server.url).create("human", "random")

        async def run() -> None:
            tabs = [Player(server.ws, first["table"], first["token"]) for _ in range(3)]
            for tab in tabs:
                await tab.connect()
            with pytest.raises(ConnectionClosed):
                await tabs[0].until(lambda: False)
            for tab in tabs[1:]:
                assert tab.socket is not None
                await tab.socket.ping()
                await tab.close()

        asyncio.run(run())


# --- dawdlers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_dawdles_is_hung_up_on(db: str, sent: bytes) -> None:
    with (
        ServerProcess(db, header_seconds=0.2, body_seconds=0.2) as server,
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as slow,
    ):
        slow.sendall(sent)
        with contextlib.suppress(ConnectionResetError):
            assert slow.recv(1000) == b""
        # we may be so slow that it hangs up on us
        wait_for(lambda: is_healthy(server.url), "it serves nobody any more")


def test_one_address_opens_only_so_many_connections(db: str) -> None:
    with ServerProcess(db, connections_per_address=5) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(8)]
        try:
            closed = 0
            for one in held[5:]:
                try:
                    closed += one.recv(10) == b""
                except ConnectionResetError:
                    closed += 1
            assert closed == 3
        finally:
            for one in held:
                one.close()


# --- no route without a limit ---------------------------------------------------------------------


def test_pages_and_files_have_a_limit_too(db: str) -> None:
    with ServerProcess(db, pages_per_minute=20) as server:
        http = Api(server.url).http
        statuses = [http.get(f"/assets/{number}.js").status_code for number in range(40)]
        assert set(statuses) == {404, 429}
        wait_for(lambda: "retry-after" in http.get("/live").headers, "it never says when")
        assert http.get("/api/games").status_code == 200, "the API counts for itself"


def test_tables_are_rationed_by_who_opens_them(db: str) -> None:
    with ServerProcess(db, tables_per_hour=6) as server:
        api = Api(server.url)
        body = {"game": GAME, "seats": SEATS}
        assert [api.post("/api/tables", body).status_code for _ in range(3)] == [201, 201, 429]
        assert reason(api.post("/api/tables", body)) == (429, "server-too-many-tables")
        who = {"name": "Ada", "password": "correct horse battery"}
        session = api.post("/api/accounts", who).json()["token"]
        assert api.post("/api/tables", body, session).status_code == 201, "by account, not address"


def test_talking_is_rationed_by_seat_whatever_number_of_connections(db: str) -> None:
    with ServerProcess(db, chat_per_minute=6) as server:
        first = Api(server.url).create("human", "random")

        async def run() -> None:
            said, began = 0, time.monotonic()
            for _ in range(3):
                async with Player(server.ws, first["table"], first["token"]) as player:
                    told = len(player.chat)
                    for _ in range(2):
                        await player.send({"type": "chat", "text": "hi"})
                    want = told + 2
                    await player.until(
                        lambda want=want: len(player.chat) + len(player.refused) >= want
                    )
                    said += len(player.chat) - told
            assert 3 <= said <= 3 + (time.monotonic() - began) / 10

        asyncio.run(run())


def test_bots_of_one_owner_wait_when_their_share_is_used_up() -> None:
    share = Bucket(rate=1.0, burst=2.0)
    assert share.wait() == 0
    share.charge(5.0)
    assert 2.5 < share.wait() <= 3.0
    quota = Quota(1.0, 1.0)
    assert quota.take("a") and not quota.take("a") and quota.take("b")
    assert network("2001:db8::1") == network("2001:db8::2") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == "10.0.0.1"


# --- foreign pages --------------------------------------------------------------------------------


def test_foreign_pages_change_nothing(api: Api, server: ServerProcess) -> None:
    body = json.dumps({"game": GAME, "seats": SEATS})
    plain = api.http.post("/api/tables", content=body, headers={"content-type": "text/plain"})
    assert reason(plain) == (415, "server-bad-request")
    foreign = {"content-type": "application/json", "origin": "https://evil.example"}
    assert reason(api.http.post("/api/tables", content=body, headers=foreign)) == (
        403,
        "server-foreign-page",
    )
    own = {**foreign, "origin": server.url}
    assert api.http.post("/api/tables", content=body, headers=own).status_code == 201


# --- nothing that comes in is our fault ---------------------------------------------------------


def test_odd_addresses_and_bodies_are_refused_not_stumbled_over(api: Api) -> None:
    for path in ("/%00", "/assets/%00.js", "/assets/" + "a" * 60_000, "/api/tables/%00", "/%0d%0a"):
        assert 400 <= api.http.get(path).status_code < 500, path[:40]
    for body in ("[" * 5_000, '{"a":' * 2_000 + "1" + "}" * 2_000, '{"options":' + "[" * 2_000):
        headers = {"content-type": "application/json"}
        answer = api.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400, body[:20]
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    wish = {"game": GAME, "seats": SEATS, "options": {"target": deep}}
    assert api.post("/api/tables", wish).status_code == 400
    decks = {"game": "destiny", "seats": SEATS, "options": {"decks": ["random:²", "random:1"]}}
    assert api.post("/api/tables", decks).status_code == 400


def test_odd_names_are_refused_on_every_database(any_db: str) -> None:
    with ServerProcess(any_db) as server:
        api = Api(server.url)
        for name in ("nul\0", "a\x01b", "\x7f"):
            wish = {"game": GAME, "seats": SEATS, "name": name}
            assert api.post("/api/tables", wish).status_code == 400
            assert api.post("/api/tables", {**wish, "name": "A", "title": name}).status_code == 400
            who = {"name": name, "password": "correct horse"}
            assert api.post("/api/accounts", who).status_code == 400
            assert api.post("/api/sessions", who).status_code == 400
        long = {"name": "ΐ" * 40, "password": "correct horse"}
        assert api.post("/api/accounts", long).status_code == 400
        assert api.post("/api/sessions", long).status_code == 400
        assert api.http.get("/api/tables/ab%00").status_code in (400, 404)
        first = api.create("human", "random")

        async def run() -> None:
            async with Player(server.ws, first["table"], first["token"]) as player:
                await player.send({"type": "chat", "text": "nul\0"})
                await player.until(lambda: player.refused)
                assert player.refused[0]["reason"]["id"] == "server-malformed"

        asyncio.run(run())


# --- the lobby ------------------------------------------------------------------------------------


def test_nobody_fills_the_lobby_alone(db: str) -> None:
    with ServerProcess(db, listed_per_owner=2) as server:
        api = Api(server.url)
        who = {"name": "Ada", "password": "correct horse battery"}
        session = api.post("/api/accounts", who).json()["token"]
        lonely = api.post("/api/tables", {"game": GAME, "seats": SEATS}, session).json()["table"]
        many = [api.create("human", "open")["table"] for _ in range(5)]
        shown = [table["id"] for table in api.http.get("/api/tables?limit=3").json()]
        assert shown == [many[-1], many[-2], lonely]


def test_tables_that_never_began_are_dropped_and_the_others_stay(db: str) -> None:
    async def run() -> None:
        hall = Hall(Settings(db=db, listed_hours=0.0, unlisted_hours=1.0))
        await hall.open()
        try:
            seats = [SeatWish("human"), SeatWish("open")]
            wishes = {
                "public": CreateTable(game=GAME, seats=seats),
                "private": CreateTable(game=GAME, seats=seats, listed=False),
                "begun": CreateTable(
                    game=GAME, seats=[SeatWish("human"), SeatWish("bot")], start=True
                ),
            }
            opened = {
                name: (await lobby.create(hall, wish, None)).table for name, wish in wishes.items()
            }
            await hall.heart._expire()
            assert await hall.room(opened["public"]) is None
            assert opened["public"] not in hall.rooms
            for name in ("private", "begun"):
                assert await hall.room(opened[name]) is not None
        finally:
            await hall.close()

    asyncio.run(run())


def test_a_kept_seat_opens_to_the_invited_only(api: Api) -> None:
    opened = api.create("human", "human", "open")
    path = f"/api/tables/{opened['table']}/seats"
    assert reason(api.post(f"{path}/1", {"name": "Eve"})) == (403, "server-kept")
    wrong = {"name": "Eve", "invitation": "guess"}
    assert reason(api.post(f"{path}/1", wrong)) == (403, "server-kept")
    assert api.post(f"{path}/2", {"name": "Eve"}).status_code == 201, "an open seat is open"
    friend = {"name": "Bo", "invitation": opened["invitation"]}
    assert api.post(f"{path}/1", friend).status_code == 201
    assert opened["invitation"] not in api.http.get(f"/api/tables/{opened['table']}").text
    private = api.create("human", "human", listed=False)
    assert private["invitation"] is None, "there the link is the invitation"
    assert api.sit(private["table"], 1)["seat"] == 1


def test_bogus_tokens_disturb_nobody(api: Api, server: ServerProcess) -> None:
    opened = api.create("human", "open")
    who = {"name": f"Mallory {opened['table']}", "password": "correct horse"}
    session = api.post("/api/accounts", who).json()["token"]

    async def run() -> None:
        async with Player(server.ws, opened["table"], opened["token"]) as viewer:
            await viewer.until(lambda: "seats" in viewer.kinds)
            seen = len(viewer.kinds)
            wish = {"seats": [{"table": opened["table"], "token": "bogus"}] * 200}
            answer = await asyncio.to_thread(api.post, "/api/me/seats", wish, session)
            assert answer.json() == []
            await viewer.send({"type": "chat", "text": "still here"})
            await viewer.until(lambda: viewer.chat)
            assert viewer.kinds[seen:] == ["chat"]

    asyncio.run(run())


def test_handshakes_count_as_requests(db: str) -> None:
    with ServerProcess(db, requests_per_minute=10) as server:

        async def run() -> None:
            statuses = set()
            for _ in range(100):
                try:
                    async with connect(f"{server.ws}/ws/tables/nowhere"):
                        statuses.add(101)
                except InvalidStatus as refusal:
                    statuses.add(refusal.response.status_code)
            assert statuses == {101, 403}, "let in, and turned away at the door"

        asyncio.run(run())
